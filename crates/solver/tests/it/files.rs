//! Solutions as bytes, whole and damaged.

use brikke_solver::Solution;

use super::{classic, solution};

fn bytes() -> Vec<u8> {
    let mut bytes = Vec::new();
    solution(&classic("2x2")).write(&mut bytes).unwrap();
    bytes
}

fn refusal(bytes: &[u8]) -> String {
    match Solution::read(&mut &*bytes) {
        Ok(_) => panic!("a damaged file was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_written_is_read_again() {
    let read = Solution::read(&mut &*bytes()).unwrap();
    let solved = solution(&classic("2x2"));
    assert_eq!(read.rules(), solved.rules());
    assert_eq!(read.solved(), solved.solved());
    let board = "2,2/0,0".parse().unwrap();
    assert_eq!(read.values(&board), solved.values(&board));
}

#[test]
fn every_cut_file_is_refused() {
    let bytes = bytes();
    for length in 1..bytes.len() {
        assert_eq!(refusal(&bytes[..length]), "it is cut off: solve again");
    }
}

#[test]
fn every_changed_bit_is_found() {
    let mut bytes = bytes();
    for place in 0..8 * bytes.len() {
        bytes[place / 8] ^= 1 << (place % 8);
        refusal(&bytes);
        bytes[place / 8] ^= 1 << (place % 8);
    }
    bytes.push(0);
    assert_eq!(refusal(&bytes), "it is damaged: solve again");
}

#[test]
fn other_files_are_told_apart() {
    let foreign = "it is not a solution written by brikke solve --save";
    assert_eq!(refusal(b""), foreign);
    assert_eq!(refusal(b"brikke recording 1\nsize=2x2"), foreign);
    let other_version = "it was written by another version of Brikke: solve again";
    assert_eq!(refusal(b"brikke solution 2\n"), other_version);
}
