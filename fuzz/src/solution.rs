//! Properties that must hold for any bytes that are read as a solution. The
//! fuzz target calls it, and so do the ordinary tests of the solver, with the
//! corpus.

use brikke_engine::{Board, Rank};
use brikke_solver::Solution;

/// The bytes before the header, and before the blocks of a layer.
const VERSION_LINE: &[u8] = b"brikke solution 1\n";
const LAYER_HEAD: usize = 28;

/// Bytes are a solution that can be asked and survives a round trip, or are
/// refused with a reason. The checksums are put right first, which nobody
/// would guess.
pub fn solution(bytes: &[u8]) {
    for bytes in [bytes, &with_checksums(bytes)] {
        match Solution::read(&mut &bytes[..]) {
            Ok(solution) => survives(&solution),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn survives(solution: &Solution) {
    let mut written = Vec::new();
    assert!(solution.write(&mut written).is_ok());
    assert!(Solution::read(&mut &written[..]).is_ok());
    // One square is free, and neighbours differ in most places: few boards follow,
    // so that it is answered soon even where nothing of them is solved.
    let size = solution.rules().size();
    let mut board = Board::empty(size);
    for (number, square) in (1..).zip(size.squares().skip(1)) {
        let _ = board.set(square, Rank::new(1 + number % 7));
    }
    let _ = solution.values(&board);
}

/// The bytes with every checksum that has its place among them put right.
fn with_checksums(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let Some(length) = number(&bytes, VERSION_LINE.len(), 4) else {
        return bytes;
    };
    let start = VERSION_LINE.len() + 4;
    let Some(mut end) = put_checksum(&mut bytes, start, length) else {
        return bytes;
    };
    while let (Some(keys), Some(values)) =
        (number(&bytes, end + 12, 8), number(&bytes, end + 20, 8))
    {
        let Some(length) = keys
            .checked_add(values)
            .and_then(|sum| sum.checked_add(LAYER_HEAD))
        else {
            break;
        };
        let Some(next) = put_checksum(&mut bytes, end, length) else {
            break;
        };
        end = next;
    }
    bytes
}

/// Writes the checksum of so many bytes behind them; returns the place after
/// it.
fn put_checksum(bytes: &mut [u8], start: usize, length: usize) -> Option<usize> {
    let end = start.checked_add(length)?;
    let checksum = crc32fast::hash(bytes.get(start..end)?);
    bytes
        .get_mut(end..end.checked_add(4)?)?
        .copy_from_slice(&checksum.to_le_bytes());
    Some(end + 4)
}

fn number(bytes: &[u8], at: usize, width: usize) -> Option<usize> {
    let bytes = bytes.get(at..at.checked_add(width)?)?;
    let value = bytes
        .iter()
        .rev()
        .fold(0, |value, &byte| value << 8 | u64::from(byte));
    usize::try_from(value).ok()
}
