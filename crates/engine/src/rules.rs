//! The rules of a game.

mod error;
mod preset;
mod text;

use crate::{GameResult, Grid, Phase, Rank, Size, TileWeights};
pub use error::{RulesError, RulesTextError, UnknownChoice};
pub use preset::{Preset, UnknownPreset};

/// Everything that can differ between two games of Brikke.
///
/// Rules come from a [`Preset`] and what is to be different
/// ([`Rules::new`] is the only door), so that rules that exist are possible:
/// the goal fits the board, the start tiles find room.
///
/// ```
/// use brikke_engine::{Overrides, Preset, Rules};
///
/// let classic = Rules::default();
/// assert_eq!(
///     classic.to_string(),
///     "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck",
/// );
///
/// // A preset's goal that the size cannot hold is dropped.
/// let small = Overrides { size: Some("2x2".parse().unwrap()), ..Overrides::default() };
/// assert_eq!(Rules::new(Preset::Classic, small).unwrap().goal(), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rules {
    size: Size,
    tiles: TileWeights,
    start: u8,
    goal: Option<Rank>,
    at_goal: AtGoal,
    lost_when: LostWhen,
}

/// The consequence of reaching the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AtGoal {
    /// The game ends, won.
    Stop,
    /// The player may keep playing.
    Continue,
}

/// The condition under which the game is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LostWhen {
    /// No direction is left.
    Stuck,
    /// No empty cell is left.
    Full,
}

/// The tile to reach, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Play on for points.
    None,
    /// Reach this tile.
    Tile(Rank),
}

/// The differences from a preset.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Overrides {
    /// Another board.
    pub size: Option<Size>,
    /// Other tiles or weights.
    pub tiles: Option<TileWeights>,
    /// Another number of start tiles.
    pub start: Option<u32>,
    /// Another goal. Unlike a preset's goal it must fit the board.
    pub goal: Option<Goal>,
    /// Something else at the goal.
    pub at_goal: Option<AtGoal>,
    /// Something else that loses.
    pub lost_when: Option<LostWhen>,
}

impl Rules {
    /// The preset's rules with what is to be different.
    ///
    /// # Errors
    ///
    /// More start tiles than cells or none, tiles too large to count, or a
    /// goal in `overrides` that the board cannot hold.
    pub fn new(preset: Preset, overrides: Overrides) -> Result<Rules, RulesError> {
        let usual = preset.rules();
        let size = overrides.size.unwrap_or(usual.size);
        let tiles = overrides.tiles.unwrap_or(usual.tiles);
        let Some(largest) = size.largest_tile(tiles.largest()) else {
            let tile = tiles.largest();
            return Err(RulesError::TileTooLarge { tile, size });
        };
        let start = checked_start(overrides.start.unwrap_or(usual.start.into()), size)?;
        let goal = match overrides.goal {
            Some(Goal::Tile(goal)) if goal > largest => {
                return Err(RulesError::GoalTooLarge {
                    goal,
                    size,
                    largest,
                });
            }
            Some(Goal::Tile(goal)) => Some(goal),
            Some(Goal::None) => None,
            None => usual.goal.filter(|&goal| goal <= largest),
        };
        let at_goal = overrides.at_goal.unwrap_or(usual.at_goal);
        Ok(Rules {
            size,
            tiles,
            start,
            goal,
            // Without a goal there is one way only: equal rules are equal.
            at_goal: goal.map_or(AtGoal::Continue, |_| at_goal),
            lost_when: overrides.lost_when.unwrap_or(usual.lost_when),
        })
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The tiles that can appear.
    pub const fn tiles(&self) -> &TileWeights {
        &self.tiles
    }

    /// The number of start tiles.
    pub const fn start(&self) -> u8 {
        self.start
    }

    /// The tile to reach.
    pub const fn goal(&self) -> Option<Rank> {
        self.goal
    }

    /// The consequence of reaching the goal.
    pub const fn at_goal(&self) -> AtGoal {
        self.at_goal
    }

    /// The condition under which the game is lost.
    pub const fn lost_when(&self) -> LostWhen {
        self.lost_when
    }

    /// The largest tile that these rules can lead to.
    pub fn largest_tile(&self) -> Rank {
        self.size
            .largest_tile(self.tiles.largest())
            .unwrap_or(Rank::MAX)
    }

    /// The phase of a game whose new tile has just been placed.
    ///
    /// `kept_playing` says that the player went on after reaching the goal.
    pub fn phase(&self, board: &impl Grid, kept_playing: bool) -> Phase {
        let over = self.is_lost(board);
        if !kept_playing && self.is_goal_reached(board) {
            if over || self.at_goal == AtGoal::Stop {
                Phase::Won
            } else {
                Phase::GoalReached
            }
        } else if over {
            Phase::Lost
        } else {
            Phase::Playing
        }
    }

    /// The result of a game that stands in this phase with this largest tile.
    pub fn result(&self, largest: Option<Rank>, phase: Phase) -> GameResult {
        GameResult::of(self.goal, largest, phase)
    }

    /// True if no further move is possible for one who keeps playing as long
    /// as the rules allow it.
    pub fn is_over(&self, board: &impl Grid) -> bool {
        self.is_lost(board) || (self.at_goal == AtGoal::Stop && self.is_goal_reached(board))
    }

    /// True if a tile of the goal's rank or above is on the board.
    pub fn is_goal_reached(&self, board: &impl Grid) -> bool {
        self.goal.is_some_and(|goal| board.largest() >= Some(goal))
    }

    fn is_lost(&self, board: &impl Grid) -> bool {
        match self.lost_when {
            // A board that has both a tile and an empty cell has a move.
            LostWhen::Full if board.empty_count() == 0 => true,
            LostWhen::Full | LostWhen::Stuck => board.is_stuck(),
        }
    }
}

impl Default for Rules {
    /// The classic rules.
    fn default() -> Rules {
        Preset::Classic.rules()
    }
}

fn checked_start(start: u32, size: Size) -> Result<u8, RulesError> {
    u8::try_from(start)
        .ok()
        .filter(|&start| (1..=size.cells()).contains(&start.into()))
        .ok_or(RulesError::StartTiles { start, size })
}
