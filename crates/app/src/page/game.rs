//! The page of the game.

use brikke_engine::{Direction, Rank};

use super::{BoardView, KeyHint, Tone};
use crate::settings::Action;

/// The game as it is to be drawn at this moment. Its note line is
/// [`Page::note`](super::Page::note).
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GamePage {
    /// The name of the rules, with the size where it is unusual.
    pub rules: String,
    /// The size of the board, where the name of the rules does not say it.
    pub size: Option<String>,
    /// Something special about the game: practice, assisted, looking back.
    pub mark: Option<String>,
    /// The board.
    pub board: BoardView,
    /// The score.
    pub score: Figure,
    /// The best score.
    pub best: Figure,
    /// The smaller figures: moves, undos, time, goal.
    pub figures: Vec<Figure>,
    /// True if the person plays for speed: the time goes last where room is short.
    pub is_speedrun: bool,
    /// The splits of a speedrun, the latest last; empty unless they are wanted.
    pub splits: Vec<SplitLine>,
    /// The points of the last move, while they rise from the score.
    pub rising: Option<RisingPoints>,
    /// The title of the best scores.
    pub best_three_title: String,
    /// The best three scores.
    pub best_three: Vec<RankedScore>,
    /// The text shown while there are none.
    pub best_three_empty: String,
    /// The values of the four directions, once they were asked for.
    pub hint: Option<HintView>,
    /// The label of the button that loads a stronger advisor than the one of the
    /// hint ([`Input::LoadAdvisor`](crate::Input::LoadAdvisor)); none where there is
    /// no stronger one.
    pub stronger: Option<String>,
    /// The player that makes the moves.
    pub autoplay: Option<AutoplayView>,
    /// The keys of practice, while the board is edited, the one that plays on last;
    /// empty otherwise.
    pub editing: Vec<KeyHint>,
    /// The keys that lead from a practice game to editing and to the game
    /// before; empty otherwise.
    pub practice: Vec<KeyHint>,
    /// The toolbar.
    pub tools: Vec<Tool>,
    /// Actions behind the toolbar's button for more.
    pub more: Vec<Tool>,
    /// Keys behind the same button.
    pub more_keys: Vec<KeyHint>,
    /// The label of that button.
    pub more_label: String,
    /// Actions of the menu on the board itself.
    pub board_tools: Vec<Tool>,
    /// Keys of the same menu: the position and the picture of the board.
    pub board_keys: Vec<KeyHint>,
    /// The state of the game, in a sentence for reading aloud.
    pub summary: String,
    /// The sentence that is enough after the last move, for somebody who wants
    /// to hear no more; none reads the whole board.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub summary_in_short: Option<String>,
}

/// A figure with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Figure {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The time of a tile against the person's best.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SplitLine {
    /// The tile.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::rank"))]
    pub tile: Rank,
    /// Its time.
    pub time: String,
    /// The time ahead of or behind the best one, if there is one.
    pub difference: Option<String>,
    /// Good where it is ahead.
    pub tone: Tone,
}

/// The points of a move that rise from the score.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RisingPoints {
    /// The points.
    pub points: u64,
    /// The part of the way that they have risen, from 0 to 1. A face in another
    /// language lets them rise by itself.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub progress: f32,
}

/// One of the best scores.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RankedScore {
    /// The place, from 1.
    pub place: usize,
    /// The person's name.
    pub name: String,
    /// The score, as the language writes it.
    pub score: String,
    /// Its origin, unless the game was played here.
    pub origin: Option<String>,
}

/// The values of the four directions.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HintView {
    /// The title.
    pub title: String,
    /// A bar for each direction, in the order of `Direction::ALL`.
    pub bars: Vec<HintBar>,
}

/// The value of one direction.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HintBar {
    /// The direction.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialise::text"))]
    pub direction: Direction,
    /// Its name.
    pub name: String,
    /// Its distance from the best in words, or that nothing moves there.
    pub value: String,
    /// The advisor's own number; empty where nothing moves.
    pub number: String,
    /// The length of the bar, from 0 to 1; none where nothing moves.
    pub length: Option<f32>,
    /// True if it is the best.
    pub is_best: bool,
}

/// The player that makes the moves.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AutoplayView {
    /// A sentence: the player, and whether it plays or waits.
    pub status: String,
    /// True while it plays.
    pub is_running: bool,
    /// True if it goes as fast as it can.
    pub is_at_full_speed: bool,
    /// Its place among [`Pace::STEPS`](crate::Pace::STEPS).
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// Its pace in words.
    pub pace: String,
    /// The name of the slider for it.
    pub pace_label: String,
    /// Pausing and stepping.
    pub tools: Vec<Tool>,
}

/// A button of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tool {
    /// The action, sent as [`Input::Do`](crate::Input::Do).
    pub action: Action,
    /// Its picture.
    pub icon: Icon,
    /// Its name, as it stands on a button.
    pub name: String,
    /// A sentence about it, with its key.
    pub about: String,
    /// True if it does something now.
    pub is_enabled: bool,
}

/// The picture on a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Icon {
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// A bulb.
    Hint,
    /// A robot's face.
    Autoplay,
    /// A square: stop.
    Stop,
    /// A triangle: play.
    Play,
    /// Two bars: pause.
    Pause,
    /// A triangle before a bar: one step.
    Step,
    /// A bar before a triangle that points back: to the beginning.
    First,
    /// An arrow back.
    Backward,
    /// An arrow forward.
    Forward,
    /// A triangle before a bar: to the end.
    Last,
    /// A minus.
    Slower,
    /// A plus: faster.
    Faster,
    /// A plus.
    New,
    /// Three lines.
    Menu,
    /// Three dots: more.
    More,
}
