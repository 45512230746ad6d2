//! The short form of a recording, for links.
//!
//! `bk1.` and then, in base64 with `-` and `_` and without padding:
//!
//! - a byte of flags: bits 0 and 1 for where the tiles come from (0 unsaid,
//!   1 seed, 2 secret, 3 a secret of which only the commitment is there), bit 2 if the game began from a position, bit 3 if
//!   its rules are no preset, bit 4 if the player has chosen to go on from
//!   the last board, bit 5 if the player has ended the game there, at its
//!   goal;
//! - the rules: a byte for the preset's place in [`Preset::ALL`], or the
//!   length and bytes of their text;
//! - the seed's length and bytes, or the 32 bytes of the secret or of the
//!   commitment;
//! - the number of undos; for a position its ranks, a byte for each cell,
//!   its score and moves; the number of plies;
//! - the start tiles and plies as digits: for a ply the direction among the
//!   legal ones, then the new tile; for a tile its cell among the empty ones,
//!   then its place among the tiles of the rules. The radix of a digit is the
//!   number of possibilities. Digits share a 64-bit word, the first one lowest,
//!   as long as the product of their radices is below 2^64. A word is 8 bytes,
//!   lowest first; the last ends with its last byte that is not 0, but has one
//!   at least;
//! - the first 6 bytes of the SHA-256 of all bytes before.
//!
//! Blanks around a link are passed over. Numbers are written in groups of 7 bits, lowest first, with the eighth
//! bit set in all bytes but the last. Every recording has exactly one link.

mod bytes;

use super::digits::{DigitReader, DigitWriter};
use super::{Problem, Recording, RecordingError, Replay, Source, checksum};
use crate::encoding::{from_base64, to_base64};
use crate::{
    Board, Chance, Commitment, Direction, Game, Ply, Preset, Rank, Rules, Secret, Seed, Size,
    Spawn, Start,
};

use bytes::{Bytes, write_number, write_text};

/// The opening of every link of this version.
pub const PREFIX: &str = "bk1.";

const SEED: u8 = 1;
const SECRET: u8 = 2;
const COMMITMENT: u8 = 3;
const POSITION: u8 = 4;
const OTHER_RULES: u8 = 8;
const KEPT_PLAYING: u8 = 16;
const FINISHED: u8 = 32;
const CHECKSUM_BYTES: usize = 6;

impl Recording {
    /// Writes the link form.
    pub fn to_link(&self) -> String {
        let mut bytes = self.link_header();
        write_number(&mut bytes, self.plies().len() as u64);
        bytes.extend(self.link_digits());
        bytes.extend(checksum::<CHECKSUM_BYTES>(&bytes));
        PREFIX.to_owned() + &to_base64(&bytes)
    }

    fn link_header(&self) -> Vec<u8> {
        let game = &self.game;
        let mut flags = 0;
        let mut bytes = vec![0];
        if let Some(place) = Preset::of(game.rules()).and_then(preset_place) {
            bytes.push(place);
        } else {
            flags |= OTHER_RULES;
            write_text(&mut bytes, &game.rules().to_string());
        }
        flags |= self.link_source(&mut bytes);
        write_number(&mut bytes, game.undos());
        if let Start::Position {
            board,
            score,
            moves,
        } = game.beginning()
        {
            flags |= POSITION;
            bytes.extend(board.numbers());
            write_number(&mut bytes, *score);
            write_number(&mut bytes, *moves);
        }
        if self.ends_with_keeping_on() {
            flags |= KEPT_PLAYING;
        }
        if self.is_finished() {
            flags |= FINISHED;
        }
        bytes[0] = flags;
        bytes
    }

    /// Writes the seed, secret or commitment; returns its flags.
    fn link_source(&self, bytes: &mut Vec<u8>) -> u8 {
        match (self.chance(), self.commitment()) {
            (Some(Chance::Seed(seed)), _) => {
                write_text(bytes, seed.as_str());
                SEED
            }
            (Some(Chance::Secret(secret)), _) => {
                bytes.extend(secret.bytes());
                SECRET
            }
            (None, Some(commitment)) => {
                bytes.extend(commitment.bytes());
                COMMITMENT
            }
            (None, None) => 0,
        }
    }

    fn link_digits(&self) -> Vec<u8> {
        let game = &self.game;
        let mut digits = DigitWriter::default();
        if let Start::Tiles(tiles) = game.beginning() {
            let mut board = Board::empty(game.rules().size());
            for &spawn in tiles {
                write_spawn(&mut digits, &board, spawn, game.rules());
                let _ = board.set(spawn.square, Some(spawn.rank));
            }
        }
        for (number, &Ply { direction, spawn }) in game.plies().iter().enumerate() {
            let Some(board) = game.board_after(number) else {
                break;
            };
            let legal: Vec<Direction> = board.legal_directions().collect();
            let place = legal.iter().position(|&known| known == direction);
            digits.push(place.unwrap_or(0) as u64, legal.len() as u64);
            if let Some(slide) = board.slide(direction) {
                write_spawn(&mut digits, slide.after.board(), spawn, game.rules());
            }
        }
        digits.finish()
    }

    /// Reads the link form.
    ///
    /// # Errors
    ///
    /// The link is changed, cut or contradicts itself or the rules; the error
    /// says at which ply.
    pub fn from_link(link: &str) -> Result<Recording, RecordingError> {
        let mut ply = 0;
        let read = decode(link).and_then(|bytes| read(&bytes, &mut ply));
        let recording = read.and_then(|recording| {
            // There is one link for each recording, and this is not it.
            let same = recording.to_link() == link;
            same.then_some(recording).ok_or(Problem::Encoding)
        });
        recording.map_err(|problem| RecordingError {
            ply,
            line: None,
            problem,
        })
    }
}

fn decode(link: &str) -> Result<Vec<u8>, Problem> {
    let body = link.strip_prefix(PREFIX).ok_or(Problem::NoRecording)?;
    // A cut link may end within a byte: read up to there, and find the ply.
    let shorter = || {
        let body = body.get(..body.len().saturating_sub(1))?;
        from_base64(body)
    };
    from_base64(body).or_else(shorter).ok_or(Problem::Encoding)
}

/// Reads all of it, whatever the checksum says, so that a changed or cut
/// recording is refused with the ply at which that shows.
fn read(bytes: &[u8], ply: &mut u64) -> Result<Recording, Problem> {
    let end = bytes.len().saturating_sub(CHECKSUM_BYTES);
    let (body, sum) = bytes.split_at(end);
    let mut reader = Bytes(body);
    let flags = reader.byte("the start")?;
    let (mut replay, plies, mut digits) = read_start(flags, &mut reader)?;
    for _ in 0..plies {
        *ply += 1;
        let next = read_ply(&mut digits, &replay.game)?;
        replay.play(next)?;
    }
    if flags & KEPT_PLAYING != 0 {
        replay.keep_playing()?;
    }
    if flags & FINISHED != 0 {
        replay.end_at_goal()?;
    }
    if sum != checksum::<CHECKSUM_BYTES>(body) {
        return Err(Problem::Checksum);
    }
    Ok(replay.finish())
}

fn read_start<'a>(
    flags: u8,
    reader: &mut Bytes<'a>,
) -> Result<(Replay, u64, DigitReader<'a>), Problem> {
    if flags > COMMITMENT | POSITION | OTHER_RULES | KEPT_PLAYING | FINISHED {
        return Err(Problem::Encoding);
    }
    let rules = if flags & OTHER_RULES == 0 {
        let place = usize::from(reader.byte("the rules")?);
        Preset::ALL.get(place).ok_or(Problem::Encoding)?.rules()
    } else {
        reader.text("the rules")?.parse::<Rules>()?
    };
    let source = read_source(flags, reader)?;
    let undos = reader.number("the number of undos")?;
    let position = if flags & POSITION == 0 {
        None
    } else {
        Some(read_position(reader, rules.size())?)
    };
    let plies = reader.number("the number of plies")?;
    let mut digits = DigitReader::new(reader.0);
    let start = match position {
        Some(position) => position,
        None => read_start_tiles(&mut digits, &rules)?,
    };
    let replay = Replay::start(rules, source, start, undos)?;
    Ok((replay, plies, digits))
}

fn read_source(flags: u8, reader: &mut Bytes<'_>) -> Result<Source, Problem> {
    Ok(match flags & (SEED | SECRET) {
        0 => Source::Unknown,
        SEED => Source::Chance(Chance::Seed(Seed::new(reader.text("the seed")?)?)),
        SECRET => Source::Chance(Chance::Secret(Secret::new(reader.array("the secret")?))),
        _ => Source::Commitment(Commitment::new(reader.array("the commitment")?)),
    })
}

fn read_position(reader: &mut Bytes<'_>, size: Size) -> Result<Start, Problem> {
    let mut board = Board::empty(size);
    for index in 0..size.cells() {
        let tile = match reader.byte("the position")? {
            0 => None,
            number => Some(Rank::new(number).ok_or(Problem::Encoding)?),
        };
        board.put(index, tile);
    }
    Ok(Start::Position {
        board,
        score: reader.number("the score")?,
        moves: reader.number("the number of moves")?,
    })
}

fn read_start_tiles(digits: &mut DigitReader<'_>, rules: &Rules) -> Result<Start, Problem> {
    let mut board = Board::empty(rules.size());
    let mut tiles = Vec::new();
    for _ in 0..rules.start() {
        let spawn = read_spawn(digits, &board, rules).ok_or(Problem::Cut("a start tile"))?;
        board.put(rules.size().index(spawn.square), Some(spawn.rank));
        tiles.push(spawn);
    }
    Ok(Start::Tiles(tiles))
}

fn read_ply(digits: &mut DigitReader<'_>, game: &Game) -> Result<Ply, Problem> {
    let board = game.board();
    let legal: Vec<Direction> = board.legal_directions().collect();
    if legal.is_empty() {
        return Err(crate::IllegalMove::Over.into());
    }
    let cut = Problem::Cut("a ply");
    let place = digits.take(legal.len() as u64).ok_or(cut.clone())?;
    let direction = legal[usize::try_from(place).unwrap_or(0)];
    let slide = board.slide(direction).ok_or(cut.clone())?;
    let spawn = read_spawn(digits, slide.after.board(), game.rules()).ok_or(cut)?;
    Ok(Ply { direction, spawn })
}

fn write_spawn(digits: &mut DigitWriter, board: &Board, spawn: Spawn, rules: &Rules) {
    let cell = board
        .empty_squares()
        .position(|square| square == spawn.square);
    digits.push(cell.unwrap_or(0) as u64, board.empty_count() as u64);
    let tiles = rules.tiles().iter();
    let radix = tiles.len() as u64;
    let tile = rules
        .tiles()
        .iter()
        .position(|(rank, _)| rank == spawn.rank);
    digits.push(tile.unwrap_or(0) as u64, radix);
}

fn read_spawn(digits: &mut DigitReader<'_>, board: &Board, rules: &Rules) -> Option<Spawn> {
    let cell = digits.take(board.empty_count() as u64)?;
    let tile = digits.take(rules.tiles().iter().len() as u64)?;
    Some(Spawn {
        square: board.empty_squares().nth(usize::try_from(cell).ok()?)?,
        rank: rules.tiles().iter().nth(usize::try_from(tile).ok()?)?.0,
    })
}

fn preset_place(preset: Preset) -> Option<u8> {
    let place = Preset::ALL.iter().position(|&known| known == preset)?;
    u8::try_from(place).ok()
}
