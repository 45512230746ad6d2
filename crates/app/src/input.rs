//! Everything that reaches the application from outside.

use brikke_engine::{Rank, Square};
use brikke_players::Answer;
use brikke_store::GameId;

use crate::FileAnswer;
use crate::settings::{Action, ReadingChoice};

/// One thing that happened: a key, a click, an answer, the passing of time.
///
/// A face translates its own events into these and decides nothing. Buttons
/// that a page offers as a [`KeyHint`](crate::page::KeyHint) are pressed as
/// the key that they name.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// A key was pressed.
    Press(Key),
    /// The button of an action was pressed, or a swipe made a move.
    Do(Action),
    /// A line, a row, a card or an answer was clicked: of the dialog if one
    /// is open, else of the page.
    Choose(usize),
    /// The selection moved to a line or row without opening it.
    Mark(usize),
    /// A tab of the page was chosen.
    Tab(usize),
    /// A screen was asked for by its name; it opens over the page.
    Open(Destination),
    /// A field got a new value: of the dialog if one is open (it has one
    /// field, number 0), else of the form.
    Set(usize, FieldValue),
    /// A text was typed or pasted where the keyboard is.
    Write(String),
    /// A square of the board was clicked.
    Square(Square, Button),
    /// The replay goes to this move, 0 for the start.
    GoTo(usize),
    /// Autoplay goes at this step of [`Pace::STEPS`](crate::Pace::STEPS).
    Pace(usize),
    /// The strongest player makes this many moves and stops.
    Autoplay(u32),
    /// A new game of these rules, this size and this seed, in words; empty for
    /// the usual one.
    NewGame(String),
    /// A tile is put on a square of the board that is edited, or taken away.
    Put(Square, Option<Rank>),
    /// The parts of a game that are read out after a move.
    Reading(ReadingChoice),
    /// The file of this name, or the recording in this text, is opened without
    /// a dialog.
    OpenFile(String),
    /// An address within the page was opened: a screen by its name, a game, a
    /// position, or the game of the day. Empty for the game in hand.
    Link(String),
    /// A file was dropped or chosen: its bytes. It may be a recording, a link,
    /// or a file of another program.
    File(Vec<u8>),
    /// A player answered.
    Player(Answer),
    /// A file that was asked for is written or read, or is not.
    FileAnswer(FileAnswer),
    /// Another program has written to the saved games.
    StoreChanged,
    /// The messages of the language that was chosen are there now: a browser
    /// loads them when they are needed.
    LanguageLoaded,
    /// The stronger advisor that the page offers is wanted.
    LoadAdvisor,
    /// The network that was offered is on this machine already: it is loaded
    /// without being asked for.
    NetworkFound,
    /// Time passed: the moment that [`App::next_wake`](crate::App::next_wake)
    /// named has come, or nothing else has happened for a while.
    Tick,
    /// The person leaves the program from outside of any page: the window is
    /// closed, or the terminal's key to interrupt was pressed. A second time
    /// it is left whether or not everything is saved.
    Quit,
    /// The program is about to be suspended or hidden: the clock stops.
    Suspend,
    /// The window or the terminal lost the keyboard: the clock stands.
    FocusLost,
    /// The window or the terminal has the keyboard again.
    FocusGained,
    /// A menu of the face itself, such as that of a right click, lies over the
    /// board: the clock stands.
    MenuOpened,
    /// That menu is closed.
    MenuClosed,
}

/// A key by the name that the settings use: `a`, `A`, `left`, `ctrl-r`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// Its name, as [`KeyName`](crate::settings::KeyName) writes it.
    pub name: String,
    /// True if it is on the number pad. A face that cannot tell says no: a
    /// digit is then looked up as both.
    pub is_on_pad: bool,
}

impl Key {
    /// A key that is not known to be on the number pad.
    pub fn new(name: impl Into<String>) -> Key {
        Key {
            name: name.into(),
            is_on_pad: false,
        }
    }

    /// Its name among the keys of an action: digits of the number pad have
    /// names of their own.
    pub(crate) fn bound_name(&self) -> String {
        let is_digit = matches!(self.name.as_bytes(), [b'0'..=b'9']);
        if self.is_on_pad && is_digit {
            format!("num{}", self.name)
        } else {
            self.name.clone()
        }
    }
}

impl Input {
    /// The press of the key with this name.
    pub fn press(name: impl Into<String>) -> Input {
        Input::Press(Key::new(name))
    }

    /// True if a person did it, and not a player, a file or the clock.
    pub const fn is_by_person(&self) -> bool {
        !matches!(
            self,
            Input::Player(_)
                | Input::FileAnswer(_)
                | Input::StoreChanged
                | Input::LanguageLoaded
                | Input::NetworkFound
                | Input::Tick
                | Input::FocusLost
                | Input::FocusGained
                | Input::MenuOpened
                | Input::MenuClosed
        )
    }
}

/// The place of the first control character in a text that a person wrote,
/// from 1; line breaks and tabs are none.
pub(crate) fn control_character(input: &Input) -> Option<usize> {
    let (Input::Write(text) | Input::Set(_, FieldValue::Text(text))) = input else {
        return None;
    };
    let is_control = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\r' | '\t');
    let place = text.chars().position(is_control)?;
    Some(place + 1)
}

/// A screen that can be opened from anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// The saved games.
    Games,
    /// The best scores.
    Scores,
    /// The statistics.
    Statistics,
    /// The settings.
    Settings,
    /// The program itself.
    About,
    /// The file to read.
    File,
    /// The menu, from whatever page.
    Menu,
    /// The analysis of the current game.
    Analysis,
    /// The analysis of a saved game.
    AnalysisOf(GameId),
    /// A saved game, move by move.
    ReplayOf(GameId),
    /// A link to the current game, copied where it is.
    Share,
    /// The endgame tables to practise with.
    Endgames,
    /// The proof of the tiles of the current game, read aloud.
    Proof,
}

/// A mouse button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Button {
    /// The main one, or a tap.
    Primary,
    /// The other one, or a long press.
    Secondary,
}

/// A new value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldValue {
    /// The whole text of a text field.
    Text(String),
    /// The number of the option that was chosen.
    Option(usize),
    /// The state of a switch.
    Switch(bool),
    /// The value of a number with steps.
    Number(u8),
    /// The key with this number among those of the field was removed.
    RemoveKey(usize),
}
