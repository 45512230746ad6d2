//! A key that works now, and what it does.

use crossterm::event::KeyEvent;
use unicode_width::UnicodeWidthStr;

/// A key that works now, and what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyHint {
    /// The key as people read it.
    pub(crate) shown: String,
    /// What it does.
    pub(crate) does: String,
    /// The key itself, for a mouse; none where several are shown as one.
    pub(crate) key: Option<KeyEvent>,
}

impl KeyHint {
    /// How many columns it takes, with the blank in its middle.
    pub(crate) fn width(&self) -> usize {
        self.shown.width() + 1 + self.does.width()
    }
}
