//! Solutions as bytes.
//!
//! A line with the version; the length of the header, the header as text
//! (rules, objective, value, states, afterstates, layers, a line each) and its
//! CRC-32; then each layer: the sum of its tiles (4 bytes), the number of its
//! afterstates and the lengths of its two blocks (8 bytes each), the blocks,
//! and the CRC-32 of all that. Numbers are little-endian.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use brikke_engine::{Rank, Rules};

use crate::backward::ValuedLayer;
use crate::block::{KeyBlock, ValueBlock};
use crate::solution::Solution;
use crate::solver::Objective;
use crate::solver::Solved;

const VERSION_LINE: &[u8] = b"brikke solution 1\n";
/// The opening of files of all versions.
const KIND: usize = b"brikke solution ".len();
/// Longer headers are none.
const LONGEST_HEADER: u32 = 1 << 16;

/// The reason why a file is no solution.
#[derive(Debug, thiserror::Error)]
pub enum SolutionError {
    /// Something else.
    #[error("it is not a solution written by brikke solve --save")]
    Foreign,
    /// Written by another version.
    #[error("it was written by another version of Brikke: solve again")]
    Version,
    /// It ends too early.
    #[error("it is cut off: solve again")]
    Cut,
    /// A checksum does not fit, or something contradicts itself.
    #[error("it is damaged: solve again")]
    Damaged,
    /// It cannot be read at all.
    #[error("it cannot be read: {0}")]
    Unreadable(io::Error),
}

impl From<io::Error> for SolutionError {
    fn from(error: io::Error) -> SolutionError {
        if error.kind() == io::ErrorKind::UnexpectedEof {
            SolutionError::Cut
        } else {
            SolutionError::Unreadable(error)
        }
    }
}

impl Solution {
    /// Writes the solution.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        to.write_all(VERSION_LINE)?;
        let header = self.header();
        let length = u32::try_from(header.len()).unwrap_or(LONGEST_HEADER);
        to.write_all(&length.to_le_bytes())?;
        to.write_all(header.as_bytes())?;
        to.write_all(&crc32fast::hash(header.as_bytes()).to_le_bytes())?;
        for (&sum, layer) in &self.layers {
            write_layer(to, sum, &layer.packed)?;
        }
        to.flush()
    }

    fn header(&self) -> String {
        let Solved {
            value,
            states,
            afterstates,
        } = self.solved;
        let (rules, objective, layers) = (&self.rules, self.objective, self.layers.len());
        format!("{rules}\n{objective}\n{value:e}\n{states}\n{afterstates}\n{layers}\n")
    }

    /// Reads a solution and checks all of it.
    ///
    /// # Errors
    ///
    /// It is none, or damaged, cut off, or of another version.
    pub fn read(from: &mut impl Read) -> Result<Solution, SolutionError> {
        check_version(from)?;
        let length = read_u32(from)?;
        if length > LONGEST_HEADER {
            return Err(SolutionError::Damaged);
        }
        let header = read_bytes(from, length.into())?;
        if read_u32(from)? != crc32fast::hash(&header) {
            return Err(SolutionError::Damaged);
        }
        let header = Header::parse(&header).ok_or(SolutionError::Damaged)?;
        let mut layers = BTreeMap::new();
        for _ in 0..header.layers {
            let (sum, layer) = read_layer(from)?;
            layers.insert(sum, layer);
        }
        // A file may name any numbers, which must not overflow here.
        let count = |layer: &ValuedLayer| layer.keys.count as u128;
        let counted: u128 = layers.values().map(count).sum();
        let is_whole = counted == u128::from(header.solved.afterstates);
        if !is_whole || layers.len() != header.layers || from.read(&mut [0])? != 0 {
            return Err(SolutionError::Damaged);
        }
        Ok(Solution::new(
            header.rules,
            header.objective,
            header.solved,
            layers,
        ))
    }
}

fn check_version(from: &mut impl Read) -> Result<(), SolutionError> {
    let mut line = Vec::new();
    from.take(VERSION_LINE.len() as u64)
        .read_to_end(&mut line)?;
    if line == VERSION_LINE {
        Ok(())
    } else if line.len() < VERSION_LINE.len() && VERSION_LINE.starts_with(&line) && !line.is_empty()
    {
        Err(SolutionError::Cut)
    } else if line.starts_with(&VERSION_LINE[..KIND]) {
        Err(SolutionError::Version)
    } else {
        Err(SolutionError::Foreign)
    }
}

/// The header of a file.
struct Header {
    rules: Rules,
    objective: Objective,
    solved: Solved,
    layers: usize,
}

impl Header {
    fn parse(bytes: &[u8]) -> Option<Header> {
        let mut lines = std::str::from_utf8(bytes).ok()?.lines();
        let mut line = || lines.next();
        Some(Header {
            rules: line()?.parse().ok()?,
            objective: parse_objective(line()?)?,
            solved: Solved {
                value: line()?
                    .parse()
                    .ok()
                    .filter(|value: &f64| value.is_finite())?,
                states: line()?.parse().ok()?,
                afterstates: line()?.parse().ok()?,
            },
            layers: line()?.parse().ok()?,
        })
    }
}

fn parse_objective(text: &str) -> Option<Objective> {
    match text.strip_prefix("reach=") {
        Some(tile) => Some(Objective::Reach(Rank::of_tile(tile.parse().ok()?)?)),
        None => (text == "score").then_some(Objective::Score),
    }
}

fn write_layer(to: &mut impl Write, sum: u32, layer: &ValuedLayer) -> io::Result<()> {
    let ValuedLayer { keys, values } = layer;
    let mut head = sum.to_le_bytes().to_vec();
    for number in [keys.count, keys.bytes.len(), values.bytes.len()] {
        head.extend_from_slice(&(number as u64).to_le_bytes());
    }
    to.write_all(&head)?;
    to.write_all(&keys.bytes)?;
    to.write_all(&values.bytes)?;
    to.write_all(&checksum(&head, layer).to_le_bytes())
}

fn read_layer(from: &mut impl Read) -> Result<(u32, ValuedLayer), SolutionError> {
    let head = read_bytes(from, 28)?;
    let mut numbers = &head[..];
    let sum = read_u32(&mut numbers)?;
    let count = read_u64(&mut numbers)?;
    let lengths = [read_u64(&mut numbers)?, read_u64(&mut numbers)?];
    let layer = ValuedLayer {
        keys: KeyBlock {
            count: usize::try_from(count).map_err(|_| SolutionError::Damaged)?,
            bytes: read_bytes(from, lengths[0])?,
        },
        values: ValueBlock {
            bytes: read_bytes(from, lengths[1])?,
        },
    };
    if read_u32(from)? == checksum(&head, &layer) {
        Ok((sum, layer))
    } else {
        Err(SolutionError::Damaged)
    }
}

fn checksum(head: &[u8], layer: &ValuedLayer) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    hasher.update(&layer.keys.bytes);
    hasher.update(&layer.values.bytes);
    hasher.finalize()
}

/// So many bytes. It reserves no more than there are, whatever it is told.
fn read_bytes(from: &mut impl Read, count: u64) -> Result<Vec<u8>, SolutionError> {
    let mut bytes = Vec::new();
    from.take(count).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == count {
        Ok(bytes)
    } else {
        Err(SolutionError::Cut)
    }
}

fn read_u32(from: &mut impl Read) -> Result<u32, SolutionError> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn read_u64(from: &mut impl Read) -> Result<u64, SolutionError> {
    let mut bytes = [0; 8];
    from.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}
