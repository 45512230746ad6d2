//! A game as it is kept and sent.
//!
//! A [`Recording`] holds the rules, where the tiles came from, the beginning
//! and every ply with the tile that appeared: it replays without any random
//! generator. It has two forms, both with a checksum: [a text file](text)
//! that people and scripts can read, and [a link](link) that is short.

mod digits;
mod error;
pub mod link;
pub mod text;

use sha2::{Digest, Sha256};

pub use error::{Problem, RecordingError};

use crate::{Chance, Game, Ply, Rules, Start};

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

    /// Reads either form.
    ///
    /// # Errors
    ///
    /// The recording is changed, cut or contradicts itself or the rules.
    pub fn read(text: &str) -> Result<Recording, RecordingError> {
        if text.trim_start().starts_with(link::PREFIX) {
            Recording::from_link(text.trim())
        } else {
            Recording::from_text(text)
        }
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

    /// Where its tiles came from, if it says so. They have been checked then.
    pub const fn chance(&self) -> Option<&Chance> {
        self.game.chance()
    }

    /// Its plies.
    pub fn plies(&self) -> &[Ply] {
        self.game.plies()
    }

    /// The score at its end.
    pub fn score(&self) -> u64 {
        self.game.score()
    }
}

/// Replays a recording ply by ply, checking everything that can be checked.
struct Replay {
    game: Game,
}

impl Replay {
    fn start(
        rules: Rules,
        chance: Option<Chance>,
        start: Start,
        undos: u64,
    ) -> Result<Replay, Problem> {
        if let (Some(chance), Start::Tiles(_)) = (&chance, &start) {
            let drawn = Game::start(rules.clone(), chance.clone());
            if *drawn.beginning() != start {
                return Err(Problem::NotDrawn);
            }
        }
        let mut game = Game::resume(rules, chance, start)?;
        game.set_undos(undos);
        Ok(Replay { game })
    }

    /// Plays the next ply. A recorded ply after the goal shows that the
    /// player kept playing.
    fn play(&mut self, ply: Ply) -> Result<u64, Problem> {
        self.game.keep_playing();
        let turn = self.game.play_with(ply)?;
        if let Some(chance) = self.game.chance() {
            let before = self.game.board_after(self.game.plies().len() - 1);
            let slide = before.and_then(|board| board.slide(ply.direction));
            let tiles = self.game.rules().tiles();
            let drawn = slide.and_then(|slide| chance.secret().tile(turn.ply, &slide.after, tiles));
            if drawn != Some(ply.spawn) {
                return Err(Problem::NotDrawn);
            }
        }
        Ok(turn.gained)
    }

    fn finish(self) -> Recording {
        Recording { game: self.game }
    }
}

/// The first `N` bytes of the SHA-256 of `bytes`.
fn checksum<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let digest = Sha256::digest(bytes);
    std::array::from_fn(|index| digest[index])
}
