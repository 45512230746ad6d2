//! The index of the log, which programs share while they run.
//!
//! A commit is entered in it only once its frames are on disk. After a kill
//! the file is still there, and tells how many frames the log must have.

/// The bytes of one copy of the index's header. It stands there twice.
const HEADER: usize = 48;

/// The state of a log as the last program knew it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Index {
    /// The frames that are committed.
    pub(crate) frames: usize,
    /// The salts of the log.
    pub(crate) salts: [u8; 8],
    /// The frames that are in the database already.
    pub(crate) written_back: usize,
}

impl Index {
    /// Reads an index that is in order.
    pub(crate) fn read(bytes: &[u8]) -> Option<Index> {
        let (one, rest) = bytes.split_first_chunk::<HEADER>()?;
        let (other, rest) = rest.split_first_chunk::<HEADER>()?;
        // The numbers are in the order of this machine.
        let number = |at: usize| {
            let four = one[at..at + 4].try_into().ok();
            four.map_or(0, u32::from_ne_bytes)
        };
        let is_ready = one == other && number(0) == super::VERSION && one[12] == 1;
        if !is_ready || (number(40), number(44)) != checksum(&one[..40]) {
            return None;
        }
        let mut salts = [0; 8];
        salts.copy_from_slice(&one[32..40]);
        let written_back = rest
            .first_chunk::<4>()
            .map(|four| u32::from_ne_bytes(*four));
        Some(Index {
            frames: usize::try_from(number(16)).ok()?,
            salts,
            written_back: usize::try_from(written_back?).ok()?,
        })
    }
}

fn checksum(bytes: &[u8]) -> (u32, u32) {
    let numbers = bytes
        .chunks_exact(4)
        .filter_map(|four| four.try_into().ok());
    let numbers: Vec<u32> = numbers.map(u32::from_ne_bytes).collect();
    numbers
        .chunks_exact(2)
        .fold((0, 0), |(first, second): (u32, u32), pair| {
            let first = first.wrapping_add(pair[0]).wrapping_add(second);
            (first, second.wrapping_add(pair[1]).wrapping_add(first))
        })
}
