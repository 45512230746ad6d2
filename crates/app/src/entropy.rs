//! Randomness for the secrets of games.

use brikke_engine::Secret;

/// A source of randomness.
pub trait Entropy {
    /// A secret that nobody knows.
    ///
    /// # Errors
    ///
    /// There is no randomness.
    fn secret(&mut self) -> Result<Secret, NoEntropy>;

    /// A seed for a player.
    ///
    /// # Errors
    ///
    /// There is no randomness.
    fn seed(&mut self) -> Result<u64, NoEntropy>;
}

/// The system has no randomness to offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system provides no randomness")]
pub struct NoEntropy;

/// The randomness of the operating system.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemEntropy;

#[cfg(not(target_family = "wasm"))]
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
