//! A game as it is saved and shared.
//!
//! A [`Recording`] holds the rules, where the tiles came from, the beginning
//! and every ply with the tile that appeared: it replays without any random
//! generator. It has two forms, both with a checksum: [a text file](text)
//! that people and scripts can read, and [a link](link) that is short. The
//! replays [of another site](verse) are read too.

mod digits;
mod error;
pub mod link;
pub mod text;
pub mod verse;

use sha2::{Digest, Sha256};

pub use error::{Problem, RecordingError};

use crate::{Chance, Commitment, Game, GameAction, Ply, Rules, Start};

/// A game that was played, checked from its first tile to its last.
///
/// ```
/// use brikke_engine::{Chance, Direction, Game, Recording, Rules, Seed};
///
/// let mut game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
/// for direction in Direction::ALL {
///     let _ = game.play(direction);
/// }
/// let recording = game.recording();
///
/// let text = recording.to_text();
/// assert_eq!(Recording::from_text(&text), Ok(recording.clone()));
/// let link = recording.to_link();
/// assert_eq!(Recording::from_link(&link), Ok(recording));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    game: Game,
}

impl Recording {
    /// The game so far, without what was undone.
    pub(crate) fn of(game: &Game) -> Recording {
        Recording {
            game: game.without_undone(),
        }
    }

    /// Reads any form.
    ///
    /// # Errors
    ///
    /// The recording is changed, cut or contradicts itself or the rules.
    pub fn read(text: &str) -> Result<Recording, RecordingError> {
        let beginning = text.trim_start();
        if beginning.starts_with(link::PREFIX) {
            Recording::from_link(text.trim())
        } else if beginning.starts_with(verse::PREFIX) {
            Recording::from_verse(text)
        } else {
            Recording::from_text(text)
        }
    }

    /// True if a text begins as one of the forms does.
    pub fn is_likely(text: &str) -> bool {
        let beginning = text.trim_start();
        let beginnings = [link::PREFIX, verse::PREFIX, text::NAME];
        beginnings.iter().any(|name| beginning.starts_with(name))
    }

    /// The recorded game, to look at or to play on.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The recorded game.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The rules it was played under.
    pub const fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// The source of its tiles, if it says so. They have been checked then.
    pub const fn chance(&self) -> Option<&Chance> {
        self.game.chance()
    }

    /// The commitment to the secret of its tiles.
    pub fn commitment(&self) -> Option<Commitment> {
        self.game.commitment()
    }

    /// Puts the commitment in place of the secret, for a game that goes on: nobody
    /// can look ahead with it.
    #[must_use]
    pub fn without_secret(self) -> Recording {
        Recording {
            game: self.game.without_secret(),
        }
    }

    /// Its plies.
    pub fn plies(&self) -> &[Ply] {
        self.game.plies()
    }

    /// True if the player chose to go on from its last board, which no ply
    /// shows yet.
    fn ends_with_keeping_on(&self) -> bool {
        let Some(before) = self.plies().len().checked_sub(1) else {
            return self.game.has_kept_playing();
        };
        self.game.has_kept_playing() && !self.game.had_kept_playing(before)
    }

    /// True if the player ended the game at its goal.
    fn is_finished(&self) -> bool {
        self.game.has_finished()
    }

    /// The score at its end.
    pub fn score(&self) -> u64 {
        self.game.score()
    }
}

/// The source of the tiles as a recording says it.
enum Source {
    /// Known: the tiles can be checked.
    Chance(Chance),
    /// Promised: the secret comes later, or never.
    Commitment(Commitment),
    /// Unsaid.
    Unknown,
}

/// Plays a recording again, ply by ply. The game itself checks every tile.
struct Replay {
    game: Game,
    commitment: Option<Commitment>,
}

impl Replay {
    fn start(rules: Rules, source: Source, start: Start, undos: u64) -> Result<Replay, Problem> {
        let (chance, commitment) = match source {
            Source::Chance(chance) => (Some(chance), None),
            Source::Commitment(commitment) => (None, Some(commitment)),
            Source::Unknown => (None, None),
        };
        let mut game = Game::resume(rules, chance, start)?;
        if undos > Game::MOST_MOVES_BEFORE {
            return Err(Problem::Undos(undos));
        }
        game.set_undos(undos);
        Ok(Replay { game, commitment })
    }

    /// Plays the next ply and returns the points. A recorded ply after the
    /// goal shows that the player kept playing.
    fn play(&mut self, ply: Ply) -> Result<u64, Problem> {
        self.game.keep_playing();
        Ok(self.game.play_with(ply)?.gained)
    }

    /// The player has chosen to go on, and no ply shows it yet.
    fn keep_playing(&mut self) -> Result<(), Problem> {
        Ok(self.game.perform(GameAction::KeepPlaying)?)
    }

    /// The player has ended the game at its goal.
    fn end_at_goal(&mut self) -> Result<(), Problem> {
        Ok(self.game.perform(GameAction::Finish)?)
    }

    fn finish(self) -> Recording {
        let Replay {
            mut game,
            commitment,
        } = self;
        if let Some(commitment) = commitment {
            game.commit_to(commitment);
        }
        Recording { game }
    }
}

/// The first `N` bytes of the SHA-256 of `bytes`.
fn checksum<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let digest = Sha256::digest(bytes);
    std::array::from_fn(|index| digest[index])
}
