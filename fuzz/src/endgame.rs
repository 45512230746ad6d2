//! Properties that must hold for any bytes that are read as an endgame table.
//! The fuzz target calls it, and so do the ordinary tests of the solver, with
//! the corpus.

use brikke_engine::{Board, Rank};
use brikke_solver::endgame::Table;

/// The length of the directory, its checksum and the last word.
const TRAILER: usize = 16;
/// Half of the sum, the shape, the number of afterstates, the place and the
/// checksum.
const ENTRY: usize = 21;

/// Bytes are a table that can be asked, or are refused with a reason. The
/// checksums are put right first, which nobody would guess.
pub fn endgame(bytes: &[u8]) {
    for bytes in [bytes.to_vec(), with_checksums(bytes)] {
        match Table::open(Box::new(bytes)) {
            Ok(table) => can_be_asked(&table),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn can_be_asked(table: &Table) {
    if let Err(error) = table.check() {
        assert!(!error.to_string().is_empty());
    }
    for wall in table.spec().walls() {
        let Ok(mut board) = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0".parse::<Board>() else {
            return;
        };
        let cells = wall.to_string().replace('/', "");
        let mut last_free = None;
        for ((square, letter), rank) in board.size().squares().zip(cells.chars()).zip(20..) {
            if letter == 'x' {
                let _ = board.set(square, Rank::new(rank));
            } else {
                last_free = Some(square);
            }
        }
        if let Some(square) = last_free {
            let _ = board.set(square, Some(Rank::TWO));
        }
        if let Ok(Some(answer)) = table.ask(&board) {
            let mut values = answer.into_iter().flatten();
            assert!(values.all(|value| (0.0..=1.0).contains(&value)));
        }
    }
}

/// The bytes with the checksums of the directory and of all sections put right.
fn with_checksums(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let _ = put_checksums(&mut bytes);
    bytes
}

fn put_checksums(bytes: &mut [u8]) -> Option<()> {
    let end = bytes.len().checked_sub(TRAILER)?;
    let length = usize::try_from(number(bytes, end, 8)?).ok()?;
    let start = end.checked_sub(length)?;
    let text = usize::try_from(number(bytes, start, 4)?).ok()?;
    let spec = bytes.get(start + 4..)?.get(..text)?;
    let walls = str::from_utf8(spec)
        .ok()?
        .lines()
        .nth(1)?
        .split(' ')
        .count();
    let mut entry = start + 4 + text + 8 + 2 * walls + 4;
    while entry + ENTRY <= end {
        let place = usize::try_from(number(bytes, entry + 9, 8)?).ok()?;
        let next = match number(bytes, entry + ENTRY + 9, 8) {
            Some(next) if entry + 2 * ENTRY <= end => usize::try_from(next).ok()?,
            _ => start,
        };
        let checksum = crc32fast::hash(bytes.get(place..next)?);
        bytes[entry + 17..entry + 21].copy_from_slice(&checksum.to_le_bytes());
        entry += ENTRY;
    }
    let checksum = crc32fast::hash(&bytes[start..end]);
    bytes[end + 8..end + 12].copy_from_slice(&checksum.to_le_bytes());
    Some(())
}

fn number(bytes: &[u8], at: usize, width: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(width)?)?;
    let digits = bytes.iter().rev();
    Some(digits.fold(0, |value, &byte| value << 8 | u64::from(byte)))
}
