//! The replays of 2048verse.com, which are read but not written.
//!
//! Behind `replay_` stands one character for each tile that appeared on a board
//! of 4x4. Its place in the alphabet is
//! `direction << 5 | is_four << 4 | column << 2 | row`, with the directions up,
//! right, down, left. The first two characters are the tiles of the start, and
//! their directions mean nothing. Nothing in it vouches for the tiles.

use super::{Problem, Recording, RecordingError, Replay, Source};
use crate::{Direction, Ply, Rank, Rules, Spawn, Square, Start};

/// The beginning of a replay.
pub const PREFIX: &str = "replay_";

/// The characters after those of ASCII, which are the first 33 of code page 850
/// behind them.
const BEYOND_ASCII: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒá";

/// The number of printable characters of ASCII, from the blank to the tilde.
const OF_ASCII: usize = 95;

impl Recording {
    /// Reads a replay of 2048verse.com, under the classic rules.
    ///
    /// # Errors
    ///
    /// A character is not of its alphabet, or the moves break the rules; the
    /// error says at which ply.
    pub fn from_verse(text: &str) -> Result<Recording, RecordingError> {
        let mut ply = 0;
        read(text, &mut ply).map_err(|problem| RecordingError {
            ply,
            line: None,
            problem,
        })
    }
}

fn read(text: &str, ply: &mut u64) -> Result<Recording, Problem> {
    let replay = text.trim_start().strip_prefix(PREFIX);
    let replay = replay.ok_or(Problem::NoRecording)?;
    // A blank is one of the characters.
    let mut characters = replay.trim_end_matches(['\r', '\n']).chars();
    let rules = Rules::default();
    let first = characters.by_ref().take(usize::from(rules.start()));
    let tiles: Vec<Spawn> = first
        .map(|character| decoded(character).map(|ply| ply.spawn))
        .collect::<Result<_, _>>()?;
    if tiles.len() < usize::from(rules.start()) {
        return Err(Problem::Cut("the start"));
    }
    let mut game = Replay::start(rules, Source::Unknown, Start::Tiles(tiles), 0)?;
    for character in characters {
        *ply += 1;
        game.play(decoded(character)?)?;
    }
    Ok(game.finish())
}

/// The move of a character.
fn decoded(character: char) -> Result<Ply, Problem> {
    let index = index(character).ok_or(Problem::Character(character))?;
    let [column, row] = [index >> 2 & 3, index & 3];
    let exponent = if index >> 4 & 1 == 1 { 2 } else { 1 };
    Ok(Ply {
        direction: Direction::ALL[usize::from(index >> 5 & 3)],
        spawn: Spawn {
            square: Square::new(row, column),
            rank: Rank::new(exponent).ok_or(Problem::Character(character))?,
        },
    })
}

/// The place of a character in the alphabet, from 0 to 127.
fn index(character: char) -> Option<u8> {
    let index = match character {
        ' '..='~' => character as usize - usize::from(b' '),
        _ => OF_ASCII + BEYOND_ASCII.chars().position(|other| other == character)?,
    };
    u8::try_from(index).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_alphabet_has_128_characters() {
        let all = (' '..='~').chain(BEYOND_ASCII.chars());
        let indices: Vec<u8> = all.filter_map(index).collect();
        assert_eq!(indices, (0..128).collect::<Vec<u8>>());
        assert_eq!(index('\u{7f}'), None);
        assert_eq!(index('中'), None);
    }
}
