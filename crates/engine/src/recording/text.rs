//! The text form of a recording.
//!
//! ```text
//! brikke recording 1
//! rules size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck
//! seed otters
//! undos 0
//! tile 2 at 4,2
//! tile 2 at 2,1
//! 1 right +0 2 at 4,2
//! 2 right +4 2 at 1,3
//! 3 down +0 2 at 1,1
//! end plies=3 score=4 board=2,0,0,0/0,0,0,0/0,0,0,2/0,0,2,4
//! checksum …
//! ```
//!
//! - Lines end with a line feed, and with nothing else: a seed may contain
//!   other characters that some programs take for the end of a line. One
//!   carriage return at the end of a line is passed over. Numbers have no
//!   zeros before them; rows and columns are counted from 1 at the top left.
//!   Everything has exactly one spelling: words are apart by one blank.
//! - `rules`: all six, in this order; tiles ascending with their weights in
//!   lowest terms, which add up to at most 10^9; `goal=none` where there is no
//!   goal, and `at-goal=continue` then. The largest tile of the rules, doubled
//!   once for every cell but one, is the largest that a position or a goal may
//!   have, and at most 2^112.
//! - `seed` with its text up to the end of the line, or `secret` with 64
//!   hexadecimal digits in lower case: the tiles must be the ones that it
//!   gives. Or `commitment` with 64 such digits, the hash of a secret that is
//!   not shown (a scored game that is not over yet): the tiles need only be
//!   possible. Or none of the three.
//! - `undos`: how many moves, or decisions to finish, had been taken back, up
//!   to 2^62; always there. What was taken back is not recorded.
//! - The start tiles in the order in which they were drawn; or in their
//!   place `position 2,0,… score=0 moves=0` for a game that began from a
//!   position with the score (below 2^64) and moves (up to 2^62) that it came
//!   with.
//! - The plies, numbered from 1 whatever the position came with: direction,
//!   points of this move alone, new tile. After the goal the player may go
//!   on unless it ends the game.
//! - `kept playing`, only where the last board is the first with the goal and
//!   the player has chosen to go on.
//! - `finished`, only where the last board has the goal, the game could go on
//!   and the player has chosen to end it there.
//! - `end`: the number of plies, the score (with the one that the position
//!   came with; never 2^64 or more) and the board, whether or not the game is
//!   over.
//! - `checksum`: the first 16 hexadecimal digits, in lower case, of the
//!   SHA-256 of all lines before, each with its line feed and without
//!   carriage returns. The line feed of this last line may be missing.

mod reader;

use std::fmt::Write;
use std::str::FromStr;

use super::{Recording, RecordingError, checksum};
use crate::encoding::to_hex;
use crate::{Chance, Rank, Spawn, Square, Start};
use reader::{Reader, number};

/// The first line of every recording of this version.
pub const HEADER: &str = "brikke recording 1";

/// The beginning of that line, whatever the version.
pub(super) const NAME: &str = "brikke recording";

/// The line that says that the player chose to go on from the last board.
const KEPT_PLAYING: &str = "kept playing";

/// The line that says that the player ended the game at its goal.
const FINISHED: &str = "finished";

impl Recording {
    /// Writes the text form.
    pub fn to_text(&self) -> String {
        let text = self.body();
        let sum = to_hex(&checksum::<8>(text.as_bytes()));
        text + "checksum " + &sum + "\n"
    }

    /// All lines before the checksum.
    fn body(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_body(&mut text);
        text
    }

    fn write_body(&self, text: &mut String) -> std::fmt::Result {
        let game = &self.game;
        writeln!(text, "{HEADER}")?;
        writeln!(text, "rules {}", game.rules())?;
        self.write_source(text)?;
        writeln!(text, "undos {}", game.undos())?;
        match game.beginning() {
            Start::Tiles(tiles) => {
                for &spawn in tiles {
                    writeln!(text, "tile {}", SpawnText(spawn))?;
                }
            }
            Start::Position {
                board,
                score,
                moves,
            } => {
                writeln!(text, "position {board} score={score} moves={moves}")?;
            }
        }
        for number in 1..=self.plies().len() {
            let Some(turn) = game.turn(number) else { break };
            let (direction, gained) = (turn.direction, turn.gained);
            writeln!(
                text,
                "{number} {direction} +{gained} {}",
                SpawnText(turn.spawn)
            )?;
        }
        if self.ends_with_keeping_on() {
            writeln!(text, "{KEPT_PLAYING}")?;
        }
        if self.is_finished() {
            writeln!(text, "{FINISHED}")?;
        }
        let (plies, score, board) = (self.plies().len(), self.score(), game.board());
        writeln!(text, "end plies={plies} score={score} board={board}")
    }

    fn write_source(&self, text: &mut String) -> std::fmt::Result {
        match (self.chance(), self.commitment()) {
            (Some(Chance::Seed(seed)), _) => writeln!(text, "seed {seed}"),
            (Some(Chance::Secret(secret)), _) => writeln!(text, "secret {secret}"),
            (None, Some(commitment)) => writeln!(text, "commitment {commitment}"),
            (None, None) => Ok(()),
        }
    }

    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// The text is changed, cut or contradicts itself or the rules; the error
    /// says at which ply and line.
    pub fn from_text(text: &str) -> Result<Recording, RecordingError> {
        let mut reader = Reader::new(text);
        reader.read().map_err(|problem| RecordingError {
            ply: reader.ply(),
            line: Some(reader.line().max(1)),
            problem,
        })
    }
}

/// `2 at 1,3`.
struct SpawnText(Spawn);

impl std::fmt::Display for SpawnText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Spawn { square, rank } = self.0;
        write!(f, "{rank} at {},{}", square.row + 1, square.column + 1)
    }
}

impl FromStr for SpawnText {
    type Err = ();

    fn from_str(text: &str) -> Result<SpawnText, ()> {
        let (rank, square) = text.split_once(" at ").ok_or(())?;
        let (row, column) = square.split_once(',').ok_or(())?;
        let count_from_0 = |text: &str| number(text).and_then(|number: u8| number.checked_sub(1));
        Ok(SpawnText(Spawn {
            square: Square::new(
                count_from_0(row).ok_or(())?,
                count_from_0(column).ok_or(())?,
            ),
            rank: number(rank).and_then(Rank::of_tile).ok_or(())?,
        }))
    }
}
