//! A game, scored or practice.

use brikke_engine::{Chance, Direction, Game, IllegalMove, Recording, Rules, Turn};

use crate::stepped::{Stepped, is_redo};
use crate::{PracticeGame, ScoredGame};

/// The mode of a game: scored or practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Its result enters a leaderboard.
    Scored,
    /// Its board may be edited, and its result enters nothing.
    Practice,
}

impl Mode {
    /// The recording of a game of this mode as it may leave the program.
    ///
    /// A scored game that is not over goes out with the commitment to its
    /// secret in place of the secret: nobody can try its coming tiles out. One
    /// that is over reveals it; whoever goes on nevertheless takes something
    /// back, so that the result is assisted. Practice has nothing to hide.
    pub fn shared_recording(self, game: &Game) -> Recording {
        let recording = game.recording();
        if self == Mode::Scored && !game.phase().is_over() {
            recording.without_secret()
        } else {
            recording
        }
    }
}

/// A game. Scored and practice games are different types:
/// only the first has a category to enter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameKind {
    /// A game that counts.
    Scored(ScoredGame),
    /// A game that does not.
    Practice(PracticeGame),
}

impl GameKind {
    /// The engine's game: all of it, or in practice since the last edit.
    pub const fn game(&self) -> &Game {
        match self {
            GameKind::Scored(scored) => scored.game(),
            GameKind::Practice(practice) => practice.game(),
        }
    }

    /// Scored or practice.
    pub const fn mode(&self) -> Mode {
        match self {
            GameKind::Scored(_) => Mode::Scored,
            GameKind::Practice(_) => Mode::Practice,
        }
    }

    /// The rules as they were asked for.
    pub const fn rules(&self) -> &Rules {
        match self {
            GameKind::Scored(scored) => scored.game().rules(),
            GameKind::Practice(practice) => practice.rules(),
        }
    }

    /// The number of steps (moves, and in practice edits) that led here.
    pub fn steps(&self) -> usize {
        match self {
            GameKind::Scored(scored) => scored.game().plies().len(),
            GameKind::Practice(practice) => practice.steps(),
        }
    }

    /// The number of steps that were taken back.
    pub const fn undos(&self) -> u64 {
        match self {
            GameKind::Scored(scored) => scored.game().undos(),
            GameKind::Practice(practice) => practice.undos(),
        }
    }

    /// Returns true if an undone step can be done again.
    pub fn can_redo(&self) -> bool {
        match self {
            GameKind::Scored(scored) => scored.game().redos() > 0,
            GameKind::Practice(practice) => practice.can_redo(),
        }
    }

    /// The number of steps, undone ones included.
    pub(crate) fn steps_with_undone(&self) -> usize {
        match self {
            GameKind::Scored(scored) => scored.game().plies().len() + scored.game().redos(),
            GameKind::Practice(practice) => practice.steps_with_undone(),
        }
    }

    /// Returns true if a move this way is the one that was undone.
    pub(crate) fn is_redo(&self, direction: Direction) -> bool {
        is_redo(self.game(), direction)
    }

    /// Plays a move. Practice without a source of tiles has them from `spare`.
    pub(crate) fn play(
        &mut self,
        direction: Direction,
        spare: &Chance,
    ) -> Result<Turn, IllegalMove> {
        match self {
            GameKind::Scored(scored) => scored.game_mut().play(direction),
            GameKind::Practice(practice) => practice.play(direction, spare),
        }
    }

    pub(crate) fn keep_playing(&mut self) -> bool {
        match self {
            GameKind::Scored(scored) => scored.game_mut().keep_playing(),
            GameKind::Practice(practice) => practice.keep_playing(),
        }
    }

    pub(crate) fn finish(&mut self) -> bool {
        match self {
            GameKind::Scored(scored) => scored.game_mut().finish(),
            GameKind::Practice(practice) => practice.finish(),
        }
    }

    pub(crate) fn reopen(&mut self) -> bool {
        match self {
            GameKind::Scored(scored) => scored.game_mut().reopen(),
            GameKind::Practice(practice) => practice.reopen(),
        }
    }

    pub(crate) fn undo(&mut self) -> Option<Stepped> {
        match self {
            GameKind::Scored(scored) => scored.game_mut().undo().map(Stepped::from),
            GameKind::Practice(practice) => practice.undo(),
        }
    }

    pub(crate) fn redo(&mut self) -> Option<Stepped> {
        match self {
            GameKind::Scored(scored) => scored.game_mut().redo().map(Stepped::from),
            GameKind::Practice(practice) => practice.redo(),
        }
    }
}

impl From<Game> for GameKind {
    /// Scored if it began as the rules say, practice if from a position.
    fn from(game: Game) -> GameKind {
        match ScoredGame::try_from(game) {
            Ok(scored) => GameKind::Scored(scored),
            Err(refused) => GameKind::Practice(PracticeGame::from(*refused.0)),
        }
    }
}

impl From<PracticeGame> for GameKind {
    fn from(practice: PracticeGame) -> GameKind {
        GameKind::Practice(practice)
    }
}
