//! An analysis under way: what was said of the first moves of a game, and its
//! bytes in a store.

use brikke_engine::{Direction, Game, Phase};
use crc32fast::Hasher;

use super::Analysis;
use super::analyst::CHUNK;
use super::luck::TileLuck;
use super::observation::{Observation, compare};
use super::stake::at_stake;

/// An analysis that has come as far as some move of its game. The next moves can
/// be added, and it makes an [`Analysis`] at any point.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct AnalysisProgress {
    pub(super) observations: Vec<Observation>,
}

/// The version of the bytes.
const VERSION: u8 = 1;

impl AnalysisProgress {
    /// The number of moves that are analysed.
    pub fn len(&self) -> usize {
        self.observations.len()
    }

    /// True if no move is analysed.
    pub fn is_empty(&self) -> bool {
        self.observations.is_empty()
    }

    /// Adds the moves that came next.
    pub fn append(&mut self, next: AnalysisProgress) {
        self.observations.extend(next.observations);
    }

    /// The part about the moves after the first `moves`.
    #[must_use]
    pub fn after(&self, moves: usize) -> AnalysisProgress {
        let rest = self.observations.get(moves..).unwrap_or_default();
        AnalysisProgress {
            observations: rest.to_vec(),
        }
    }

    /// Keeps the part about the first `moves` moves.
    pub fn keep_first(&mut self, moves: usize) {
        self.observations.truncate(moves);
    }

    /// The figures of the moves so far.
    pub fn analysis(&self) -> Analysis {
        Analysis::of(&self.observations)
    }

    /// The pieces of work that are done, from which an analysis goes on as if it had never
    /// stopped: players forget between pieces of the work.
    pub(super) fn pieces(&self) -> usize {
        self.len() / CHUNK
    }

    /// The bytes of it, with which the moves of the game are marked.
    pub fn to_bytes(&self, game: &Game) -> Vec<u8> {
        let count = u32::try_from(self.len()).unwrap_or(u32::MAX);
        let mut bytes = vec![VERSION];
        bytes.extend(count.to_le_bytes());
        bytes.extend(fingerprint(game, self.len()).to_le_bytes());
        for observation in &self.observations {
            write(observation, &mut bytes);
        }
        bytes
    }

    /// The bytes of it, for another program that knows the game.
    pub fn to_message(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for observation in &self.observations {
            bytes.push(observation.played as u8);
            write(observation, &mut bytes);
        }
        bytes
    }

    /// Reads what [`to_message`](AnalysisProgress::to_message) writes; `None` if the
    /// bytes are something else.
    pub fn from_message(bytes: &[u8]) -> Option<AnalysisProgress> {
        let mut reader = Reader(bytes);
        let mut observations = Vec::new();
        while !reader.0.is_empty() {
            let [played] = reader.take()?;
            let played = *Direction::ALL.get(usize::from(played))?;
            observations.push(read(&mut reader, played)?);
        }
        Some(AnalysisProgress { observations })
    }

    /// Reads an analysis of this game; `None` if the bytes are about other moves,
    /// or are something else.
    pub fn from_bytes(bytes: &[u8], game: &Game) -> Option<AnalysisProgress> {
        let mut reader = Reader(bytes);
        let version = reader.take::<1>()?;
        let count = u32::from_le_bytes(reader.take()?);
        let marked = u32::from_le_bytes(reader.take()?);
        let count = usize::try_from(count).ok()?;
        let is_about_it = count <= game.plies().len() && marked == fingerprint(game, count);
        if version != [VERSION] || !is_about_it {
            return None;
        }
        let plies = game.plies()[..count].iter();
        let observations: Option<Vec<_>> =
            plies.map(|ply| read(&mut reader, ply.direction)).collect();
        let observations = observations.filter(|_| reader.0.is_empty())?;
        Some(AnalysisProgress { observations })
    }
}

/// A checksum of the rules, the first board and the first moves with their
/// tiles.
fn fingerprint(game: &Game, moves: usize) -> u32 {
    let mut hasher = Hasher::new();
    hasher.update(game.rules().to_string().as_bytes());
    if let Some(board) = game.board_after(0) {
        hasher.update(board.to_string().as_bytes());
    }
    for ply in game.plies().iter().take(moves) {
        let square = ply.spawn.square;
        let direction = ply.direction as u8;
        hasher.update(&[direction, square.row, square.column, ply.spawn.rank.get()]);
    }
    // The last move of a lost game is judged by its end.
    let is_lost = moves == game.plies().len() && game.phase() == Phase::Lost;
    hasher.update(&[u8::from(is_lost)]);
    hasher.finalize()
}

/// One byte says which numbers follow: those of the four directions, the
/// stake of the luck player, and whether the move was fatal.
fn write(seen: &Observation, bytes: &mut Vec<u8>) {
    let has_value = |direction: Direction| seen.values[direction as usize].is_some();
    let mut flags = 0;
    for direction in Direction::ALL {
        flags |= u8::from(has_value(direction)) << direction as u8;
    }
    flags |= u8::from(seen.at_stake_for_luck.is_some()) << 4;
    flags |= u8::from(seen.is_fatal) << 5;
    bytes.push(flags);
    let values = seen.values.into_iter().flatten();
    let luck = [seen.luck.luck, seen.luck.variance];
    for number in values.chain(luck).chain(seen.at_stake_for_luck) {
        bytes.extend(number.to_le_bytes());
    }
}

fn read(reader: &mut Reader<'_>, played: Direction) -> Option<Observation> {
    let [flags] = reader.take()?;
    let mut values = [None; 4];
    for (index, value) in values.iter_mut().enumerate() {
        if flags >> index & 1 == 1 {
            *value = Some(reader.number()?);
        }
    }
    let luck = TileLuck {
        luck: reader.number()?,
        variance: reader.number()?,
    };
    let has_stake = flags >> 4 & 1 == 1;
    let at_stake_for_luck = if has_stake {
        Some(reader.number()?)
    } else {
        None
    };
    let (best, loss) = compare(values, played)?;
    Some(Observation {
        played,
        best,
        values,
        loss,
        at_stake: at_stake(values),
        is_fatal: flags >> 5 & 1 == 1,
        luck,
        at_stake_for_luck,
    })
}

/// Bytes from the front.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<f64> {
        let number = f64::from_le_bytes(self.take()?);
        number.is_finite().then_some(number)
    }
}
