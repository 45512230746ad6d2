//! The actions of keys.

use std::fmt;

/// An action of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Action {
    /// Slides up.
    Up,
    /// Slides right.
    Right,
    /// Slides down.
    Down,
    /// Slides left.
    Left,
    /// Takes the last move back.
    Undo,
    /// Plays the move again that was taken back.
    Redo,
    /// Begins a new game.
    New,
    /// Begins the same rules again.
    Restart,
    /// Saves the game under a name, or a bookmark in it.
    Save,
    /// Shows what the directions are worth.
    Hint,
    /// Lets a player take over, or hand back.
    Autoplay,
    /// Stops the player, or lets it go on.
    Pause,
    /// Lets the player make one move.
    Step,
    /// Lets the player move faster.
    Faster,
    /// Lets the player move slower.
    Slower,
    /// Explains the keys.
    Help,
    /// Goes to the menu, or back.
    Menu,
    /// Ends the program.
    Quit,
}

impl Action {
    /// All actions, in the order in which the file has them.
    pub const ALL: [Action; 18] = [
        Action::Up,
        Action::Right,
        Action::Down,
        Action::Left,
        Action::Undo,
        Action::Redo,
        Action::New,
        Action::Restart,
        Action::Save,
        Action::Hint,
        Action::Autoplay,
        Action::Pause,
        Action::Step,
        Action::Faster,
        Action::Slower,
        Action::Help,
        Action::Menu,
        Action::Quit,
    ];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Up => "up",
            Action::Right => "right",
            Action::Down => "down",
            Action::Left => "left",
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::New => "new",
            Action::Restart => "restart",
            Action::Save => "save",
            Action::Hint => "hint",
            Action::Autoplay => "autoplay",
            Action::Pause => "pause",
            Action::Step => "step",
            Action::Faster => "faster",
            Action::Slower => "slower",
            Action::Help => "help",
            Action::Menu => "menu",
            Action::Quit => "quit",
        }
    }

    /// The action with this name.
    pub fn named(name: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.name() == name)
    }

    /// The names of its usual keys.
    pub(super) const fn usual_keys(self) -> &'static [&'static str] {
        match self {
            Action::Up => &["up", "w", "k", "num8"],
            Action::Right => &["right", "d", "l", "num6"],
            // `s` is one of the four letters that move, so it cannot save.
            Action::Down => &["down", "s", "j", "num2"],
            Action::Left => &["left", "a", "h", "num4"],
            Action::Undo => &["backspace", "u"],
            Action::Redo => &["r", "ctrl-r"],
            Action::New => &["n"],
            Action::Restart => &["R"],
            Action::Save => &["S", "ctrl-s"],
            Action::Hint => &["i"],
            Action::Autoplay => &["p"],
            Action::Pause => &["space"],
            Action::Step => &["."],
            Action::Faster => &["+"],
            Action::Slower => &["-"],
            Action::Help => &["?", "f1"],
            Action::Menu => &["esc"],
            Action::Quit => &["q"],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
