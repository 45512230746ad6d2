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
    /// Saves the game: here, under a name or as a file.
    Save,
    /// Opens a file.
    Open,
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
    /// Changes the board by hand, or plays on.
    Edit,
    /// Goes back to the game that was left for an older position or for
    /// practice.
    Return,
    /// Shows the bookmarks.
    Bookmarks,
    /// Shows the game move by move.
    Replay,
    /// Copies a link to the game.
    Share,
    /// Begins a practice game again.
    Reset,
    /// Mirrors the board of practice, left for right.
    Mirror,
    /// Turns the rows of the board of practice into columns.
    Transpose,
    /// Fills the board of practice with the numbers 1, 2, 3…
    Numbers,
    /// Fills the board of practice with twos.
    Twos,
    /// Sets up the board of practice on which pushing and merging are tried.
    TestBoard,
    /// Lets the directions push alone in practice, or slide again.
    Push,
    /// Lets the directions merge alone in practice, or slide again.
    Merge,
    /// Lets the directions slide in three passes in practice, or at once
    /// again.
    Passes,
    /// Shows the endgame tables to practise with.
    Endgames,
}

impl Action {
    /// All actions, in the order in which the file has them.
    pub const ALL: [Action; 34] = [
        Action::Up,
        Action::Right,
        Action::Down,
        Action::Left,
        Action::Undo,
        Action::Redo,
        Action::New,
        Action::Restart,
        Action::Save,
        Action::Open,
        Action::Hint,
        Action::Autoplay,
        Action::Pause,
        Action::Step,
        Action::Faster,
        Action::Slower,
        Action::Help,
        Action::Menu,
        Action::Quit,
        Action::Edit,
        Action::Return,
        Action::Bookmarks,
        Action::Replay,
        Action::Share,
        Action::Reset,
        Action::Mirror,
        Action::Transpose,
        Action::Numbers,
        Action::Twos,
        Action::TestBoard,
        Action::Push,
        Action::Merge,
        Action::Passes,
        Action::Endgames,
    ];

    /// The number of actions that are there in every game.
    const EVERYWHERE: usize = 24;

    /// The actions of every game.
    pub fn of_every_game() -> &'static [Action] {
        &Action::ALL[..Action::EVERYWHERE]
    }

    /// The actions of practice. Keys of other actions come before theirs.
    pub fn of_practice() -> &'static [Action] {
        &Action::ALL[Action::EVERYWHERE..]
    }

    /// True if it exists only in practice.
    pub fn is_of_practice(self) -> bool {
        Action::of_practice().contains(&self)
    }

    /// True if it moves tiles.
    pub const fn is_move(self) -> bool {
        matches!(
            self,
            Action::Up | Action::Right | Action::Down | Action::Left
        )
    }

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
            Action::Open => "open",
            Action::Hint => "hint",
            Action::Autoplay => "autoplay",
            Action::Pause => "pause",
            Action::Step => "step",
            Action::Faster => "faster",
            Action::Slower => "slower",
            Action::Help => "help",
            Action::Menu => "menu",
            Action::Quit => "quit",
            Action::Edit => "edit",
            Action::Return => "return",
            Action::Bookmarks => "bookmarks",
            Action::Replay => "replay",
            Action::Share => "share",
            Action::Reset => "reset",
            Action::Mirror => "mirror",
            Action::Transpose => "transpose",
            Action::Numbers => "numbers",
            Action::Twos => "twos",
            Action::TestBoard => "test",
            Action::Push => "push",
            Action::Merge => "merge",
            Action::Passes => "passes",
            Action::Endgames => "endgames",
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
            Action::Restart | Action::Reset => &["R"],
            Action::Save => &["S", "ctrl-s"],
            Action::Open => &["o", "ctrl-o"],
            Action::Hint => &["i", "f2"],
            Action::Autoplay => &["p", "f3"],
            Action::Pause => &["space"],
            Action::Step => &["."],
            Action::Faster => &["+"],
            Action::Slower => &["-"],
            Action::Help => &["?", "f1"],
            Action::Menu => &["esc"],
            Action::Quit => &["q"],
            Action::Edit => &["e"],
            Action::Return => &["b"],
            Action::Bookmarks => &["g"],
            Action::Replay => &["v"],
            Action::Share => &["c", "f4"],
            // In practice the letters of a game do what they do there; tools
            // have others, or capital ones.
            Action::Mirror => &["f", "F"],
            Action::Transpose => &["t", "T"],
            Action::Numbers => &["I"],
            Action::Twos => &["D"],
            Action::TestBoard => &["P"],
            Action::Push => &["x", "X"],
            Action::Merge => &["m", "M"],
            Action::Passes => &["C"],
            Action::Endgames => &["z", "Z"],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
