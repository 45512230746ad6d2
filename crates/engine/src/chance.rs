//! The source of the new tiles of a game.
//!
//! The tile is a pure function of the game's secret, the ply and the board
//! after the slide, so that the same seed and moves give the same game on
//! every machine, and undoing a move cannot fish for a better tile. What
//! follows is the whole construction, version 1; `tools/verify.py` is the
//! same in Python.
//!
//! 1. The **secret** is 32 bytes. A seed text stands for the secret
//!    SHA-256(`"brikke seed 1\n"` followed by the text in UTF-8). A seed has
//!    1 to 256 bytes, no hidden characters (U+0000 to 1F, 7F to 9F, AD, 61C,
//!    200B, 200E, 200F, 2028 to 202E, 2060 to 206F, FEFF, E0000 to E007F) and
//!    no blanks (Unicode's `White_Space`) at its ends, and is taken as it is,
//!    without any normalisation.
//! 2. The **message** is: the version byte 1; the number of rows and of
//!    columns, a byte each; the ply, 8 bytes big-endian (1 for the first
//!    move, 0 for every start tile); the board after the slide and before
//!    the new tile, row by row, a byte for each cell, which is log2 of the
//!    tile and 0 if it is empty.
//! 3. **Block** `i` (from 0) is HMAC-SHA256 with the secret as key, over the
//!    message followed by `i` as 4 bytes big-endian. It is read as four
//!    64-bit words, big-endian; the words of block 0, 1, 2… are the
//!    **stream**. Every new tile has a message and so a stream of its own.
//! 4. To **draw below n**, take words from the stream until one is less than
//!    2^64 − (2^64 mod n); the result is that word mod n. (If n is a power
//!    of two that bound is 2^64 itself, and every word will do. Drawing
//!    below 1 takes a word like any other draw.)
//! 5. First draw below the number of empty cells: the tile appears on that
//!    empty cell, counted from 0 row by row. Then, going on in the same
//!    stream, draw below the sum of the weights (in lowest terms): with the
//!    tiles in ascending order, the first tile has the first `weight`
//!    numbers, the second tile the next, and so on.
//!
//! Start tiles are drawn one after the other, each on the board that holds
//! the ones before it.
//!
//! The **commitment** to a secret is SHA-256(`"brikke commitment 1\n"`
//! followed by the 32 bytes of the secret), written as 64 hexadecimal digits in
//! lower case. A scored game shows it before the first move and the secret only
//! when it is over: the hash cannot be turned back into the secret, and no
//! second secret with the same hash can be found, so the tiles were fixed when
//! it was shown, and nobody could know them. A seed has no commitment: somebody
//! chose it and could try it out.

mod commitment;

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::encoding::{from_hex, to_hex};
use crate::{Afterstate, Board, Spawn, TileWeights};
pub use commitment::Commitment;

/// The version byte of the construction.
const VERSION: u8 = 1;

/// The 32 bytes that decide all new tiles of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// A text that stands for a secret: from 1 to 256 bytes, without control
/// characters and without blanks at its ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed(String);

/// The source of the tiles of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chance {
    /// From a seed that somebody chose.
    Seed(Seed),
    /// From a secret of the game's own.
    Secret(Secret),
}

/// The reason why a text is no seed, secret or commitment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeedError {
    /// Nothing there, or too much.
    #[error("a seed of {0} bytes is not possible: it has from 1 to {max}", max = Seed::MAX_BYTES)]
    Length(usize),
    /// Characters that cannot be seen.
    #[error(
        "a seed has no control characters, none that cannot be seen or change the direction of \
         the text, and no blanks at its ends"
    )]
    Invisible,
    /// Not 64 hexadecimal digits.
    #[error("a secret is 64 hexadecimal digits")]
    Secret,
    /// Not 64 hexadecimal digits in lower case.
    #[error("a commitment is 64 hexadecimal digits in lower case")]
    Commitment,
}

impl Secret {
    /// A secret of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The tile that answers the slide of move number `ply`.
    ///
    /// `None` only for a board without an empty cell, which no slide leaves.
    ///
    /// ```
    /// use brikke_engine::{Board, Direction, Rules, Seed};
    ///
    /// let secret = Seed::new("otters").unwrap().secret();
    /// let board: Board = "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0".parse().unwrap();
    /// let slide = board.slide(Direction::Left).unwrap();
    /// let tiles = Rules::default().tiles().clone();
    /// let spawn = secret.tile(1, &slide.after, &tiles).unwrap();
    /// // The same question has the same answer, for ever.
    /// assert_eq!(secret.tile(1, &slide.after, &tiles), Some(spawn));
    /// ```
    pub fn tile(&self, ply: u64, after: &Afterstate, tiles: &TileWeights) -> Option<Spawn> {
        self.tile_on(ply, after.board(), tiles)
    }

    /// The tile that appears on any board that awaits one, start tiles included.
    ///
    /// `None` only for a board without an empty cell.
    pub fn tile_on(&self, ply: u64, board: &Board, tiles: &TileWeights) -> Option<Spawn> {
        let mut words = Stream::new(self, ply, board);
        let empty = u64::try_from(board.empty_count()).ok()?;
        let nth = draw_below(empty, &mut words)?;
        let drawn = draw_below(tiles.total().into(), &mut words)?;
        Some(Spawn {
            square: board.empty_squares().nth(usize::try_from(nth).ok()?)?,
            rank: tiles.pick(u32::try_from(drawn).ok()?),
        })
    }
}

impl Seed {
    /// The longest seed.
    pub const MAX_BYTES: usize = 256;

    /// The seed with this text.
    ///
    /// # Errors
    ///
    /// The text is empty, too long, or has characters that cannot be seen.
    pub fn new(text: impl Into<String>) -> Result<Seed, SeedError> {
        let text = text.into();
        if text.is_empty() || text.len() > Seed::MAX_BYTES {
            return Err(SeedError::Length(text.len()));
        }
        if text.trim() != text || text.chars().any(is_hidden) {
            return Err(SeedError::Invisible);
        }
        Ok(Seed(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number that this seed stands for in simulations: the first eight
    /// bytes of its secret.
    pub fn number(&self) -> u64 {
        let secret = self.secret();
        let [first, ..] = secret.bytes().as_chunks::<8>().0 else {
            return 0;
        };
        u64::from_le_bytes(*first)
    }

    /// The secret that this seed stands for.
    pub fn secret(&self) -> Secret {
        let digest = Sha256::new_with_prefix(b"brikke seed 1\n").chain_update(&self.0);
        Secret(digest.finalize().into())
    }
}

/// Returns true for a character that nobody sees, or that would change how the
/// text around it is shown: a control character, a soft hyphen, a mark of
/// direction, a blank without width, a separator of lines, a tag.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}'
                | '\u{61c}'
                | '\u{200b}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

impl Chance {
    /// The secret that decides the tiles.
    pub fn secret(&self) -> Secret {
        match self {
            Chance::Seed(seed) => seed.secret(),
            Chance::Secret(secret) => *secret,
        }
    }
}

/// The stream of words for one new tile; it ends after 2^32 blocks.
struct Stream {
    key: [u8; 64],
    message: Vec<u8>,
    blocks: std::ops::RangeInclusive<u32>,
    words: std::array::IntoIter<u64, 4>,
}

impl Stream {
    fn new(secret: &Secret, ply: u64, board: &Board) -> Stream {
        // HMAC pads a short key with zeros; a key of a whole block cannot be
        // refused.
        let mut key = [0; 64];
        key[..32].copy_from_slice(secret.bytes());
        let mut message = vec![VERSION, board.size().rows(), board.size().columns()];
        message.extend(ply.to_be_bytes());
        message.extend(board.numbers());
        let mut empty = [0; 4].into_iter();
        empty.by_ref().for_each(drop);
        Stream {
            key,
            message,
            blocks: 0..=u32::MAX,
            words: empty,
        }
    }

    fn block(&self, number: u32) -> [u64; 4] {
        let mut mac = Hmac::<Sha256>::new(&self.key.into());
        mac.update(&self.message);
        mac.update(&number.to_be_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        let (words, _) = bytes.as_chunks::<8>();
        std::array::from_fn(|word| u64::from_be_bytes(words[word]))
    }
}

impl Iterator for Stream {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.words.len() == 0 {
            let number = self.blocks.next()?;
            self.words = self.block(number).into_iter();
        }
        self.words.next()
    }
}

/// Draws uniformly from `0..n`: words of the incomplete last round of `n`
/// are rejected. `None` if `n` is 0.
fn draw_below(n: u64, words: &mut impl Iterator<Item = u64>) -> Option<u64> {
    let incomplete = n.wrapping_neg().checked_rem(n)?;
    words
        .find(|&word| word <= u64::MAX - incomplete)
        .map(|word| word % n)
}

impl fmt::Display for Secret {
    /// Writes 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        to_hex(&self.0).fmt(f)
    }
}

impl fmt::Debug for Secret {
    /// Prints nothing: the secret reveals all tiles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Secret, SeedError> {
        from_hex(text)
            .and_then(|bytes| bytes.try_into().ok())
            .map(Secret)
            .ok_or(SeedError::Secret)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        Seed::new(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_incomplete_round_are_rejected() {
        // 2^64 mod 10 = 6: the last six words are one short of a round.
        let mut words = [u64::MAX, u64::MAX - 5, u64::MAX - 6].into_iter();
        assert_eq!(draw_below(10, &mut words), Some((u64::MAX - 6) % 10));
        assert_eq!(words.next(), None, "all three were looked at");
    }

    #[test]
    fn a_power_of_two_rejects_nothing() {
        assert_eq!(draw_below(16, &mut [u64::MAX].into_iter()), Some(15));
    }

    #[test]
    fn nothing_can_be_drawn_below_zero() {
        assert_eq!(draw_below(0, &mut [7].into_iter()), None);
    }

    /// Draws of which about half are rejected, so that the third needs the
    /// second block. The numbers come from an implementation in Python.
    #[test]
    fn draws_go_on_through_rejected_words_and_blocks() {
        let board = Board::empty(crate::Size::new(2, 2).unwrap());
        let mut stream = Stream::new(&Secret::new([0; 32]), 0, &board);
        let drawn = [(); 3].map(|()| draw_below((1 << 63) + 1, &mut stream));
        let expected = [
            1_519_461_359_473_489_947,
            6_584_465_753_671_295_108,
            7_887_888_634_106_016_038,
        ];
        assert_eq!(drawn, expected.map(Some));
        assert_eq!(stream.next(), Some(0xA725_3265_7929_95CC));
    }

    #[test]
    fn the_stream_goes_on_in_the_next_block() {
        let board = Board::empty(crate::Size::CLASSIC);
        let secret = Secret::new([7; 32]);
        let words: Vec<u64> = Stream::new(&secret, 3, &board).take(9).collect();
        let stream = Stream::new(&secret, 3, &board);
        assert_eq!(words[..4], stream.block(0));
        assert_eq!(words[4..8], stream.block(1));
        assert_eq!(words[8], stream.block(2)[0]);
    }
}
