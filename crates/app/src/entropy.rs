//! Randomness for the secrets of games, handed in by the program.

use brikke_engine::Secret;

/// A source of randomness that nobody can foretell.
pub trait Entropy {
    /// A secret for a new game.
    ///
    /// # Errors
    ///
    /// The system has no randomness to give. No game may begin then: a secret
    /// made from anything else could be guessed.
    fn secret(&mut self) -> Result<Secret, NoEntropy>;

    /// A seed for a player.
    ///
    /// # Errors
    ///
    /// The system has no randomness to give.
    fn seed(&mut self) -> Result<u64, NoEntropy>;
}

/// The system has no randomness to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system has no randomness to give: no game can begin")]
pub struct NoEntropy;

impl NoEntropy {
    /// The id of its message.
    pub const MESSAGE: &str = "no-entropy";
}

/// The randomness of the operating system.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemEntropy;

#[cfg(not(target_arch = "wasm32"))]
impl Entropy for SystemEntropy {
    fn secret(&mut self) -> Result<Secret, NoEntropy> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
        Ok(Secret::new(bytes))
    }

    fn seed(&mut self) -> Result<u64, NoEntropy> {
        getrandom::u64().map_err(|_| NoEntropy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_secrets_are_alike() {
        let (one, other) = (SystemEntropy.secret(), SystemEntropy.secret());
        assert!(one.is_ok());
        assert_ne!(one, other);
    }
}
