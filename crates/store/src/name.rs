//! The name of a player.

/// A player's name that can be shown anywhere.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PlayerName(String);

/// Why a name was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing there, or too much.
    #[error("a name has from 1 to {} characters", PlayerName::MAX_CHARACTERS)]
    Length,
    /// Characters that cannot be seen.
    #[error("a name has no control characters")]
    Invisible,
}

impl PlayerName {
    /// The longest name.
    pub const MAX_CHARACTERS: usize = 20;

    /// The name with this text, without the blanks around it.
    ///
    /// # Errors
    ///
    /// Nothing is left, it is too long, or it has control characters.
    pub fn new(text: &str) -> Result<PlayerName, NameError> {
        let text = text.trim();
        if text.chars().any(char::is_control) {
            return Err(NameError::Invisible);
        }
        if (1..=PlayerName::MAX_CHARACTERS).contains(&text.chars().count()) {
            Ok(PlayerName(text.to_owned()))
        } else {
            Err(NameError::Length)
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
