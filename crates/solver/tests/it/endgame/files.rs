//! Tables as bytes, whole and damaged.

use brikke_solver::endgame::{Precision, Table, TableError};

use super::{TWO_SHAPES, bytes, spec};

fn small() -> Vec<u8> {
    bytes(&spec(&TWO_SHAPES[..1], 8, Precision::Byte))
}

/// Opens a table and reads all of it.
fn read(bytes: &[u8]) -> Result<Table, TableError> {
    let table = Table::open(Box::new(bytes.to_vec()))?;
    table.check()?;
    Ok(table)
}

fn refusal(bytes: &[u8]) -> String {
    match read(bytes) {
        Ok(_) => panic!("a damaged file was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_written_is_read_again() {
    let spec = spec(&TWO_SHAPES, 16, Precision::Word);
    let table = read(&bytes(&spec)).unwrap();
    assert_eq!(table.spec(), &spec);
    assert!(table.afterstates() > 1000);
}

#[test]
fn every_cut_file_is_refused() {
    let bytes = small();
    for length in 0..bytes.len() {
        let reason = if length == 0 {
            "it is not an endgame table"
        } else {
            "it is cut off"
        };
        assert_eq!(refusal(&bytes[..length]), reason, "{length}");
    }
}

#[test]
fn every_changed_bit_is_found() {
    let mut bytes = small();
    for place in 0..8 * bytes.len() {
        bytes[place / 8] ^= 1 << (place % 8);
        refusal(&bytes);
        bytes[place / 8] ^= 1 << (place % 8);
    }
    assert!(read(&bytes).is_ok());
    bytes.push(0);
    refusal(&bytes);
}

#[test]
fn other_files_are_told_apart() {
    assert_eq!(
        refusal(b"brikke recording 1\nsize=2x2"),
        "it is not an endgame table"
    );
    let other_version = "it was written by another version of Brikke";
    assert_eq!(refusal(b"brikke endgame table 2\n"), other_version);
}

#[test]
fn a_damaged_section_is_an_error_where_it_is_asked_about() {
    let mut bytes = small();
    let place = bytes.len() / 3;
    let table = Table::open(Box::new(bytes.clone())).unwrap();
    let board = "64 128 256 512 / 1024 2048 4096 8192 / 16384 32768 . . / . . . 2"
        .parse()
        .unwrap();
    assert!(table.ask(&board).unwrap().is_some());
    bytes[23..place].fill(0);
    let table = Table::open(Box::new(bytes)).unwrap();
    assert!(matches!(table.ask(&board), Err(TableError::Damaged)));
}
