//! Builds that were interrupted, and builds on several threads.

use std::io::Cursor;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use brikke_solver::endgame::{BuildError, BuildLimits, Precision, TableSpec, WorkLog, build};

use super::{TWO_SHAPES, bytes, limits, spec};

fn small() -> TableSpec {
    spec(&TWO_SHAPES, 16, Precision::Word)
}

/// Builds on, and stops after so many layers; true if it was finished before.
fn build_on(spec: &TableSpec, file: &mut Cursor<Vec<u8>>, layers: usize) -> bool {
    let mut log = WorkLog::open(file, spec).unwrap();
    let (told, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let limits = BuildLimits {
        progress: &|_| {
            if told.fetch_add(1, Ordering::Relaxed) >= layers {
                stop.store(true, Ordering::Relaxed);
            }
        },
        ..limits(1, &stop)
    };
    match build(spec, &mut log, &limits) {
        Ok(()) => true,
        Err(BuildError::Stopped) => false,
        Err(error) => panic!("{error}"),
    }
}

fn table(spec: &TableSpec, file: &mut Cursor<Vec<u8>>) -> Vec<u8> {
    let mut written = Vec::new();
    WorkLog::open(file, spec)
        .unwrap()
        .write_table(spec, &mut written)
        .unwrap();
    written
}

#[test]
fn an_interrupted_build_goes_on_to_the_same_table() {
    let spec = small();
    let expected = bytes(&spec);
    for layers in [3, 5] {
        let mut file = Cursor::new(Vec::new());
        let mut interruptions = 0;
        while !build_on(&spec, &mut file, layers) {
            interruptions += 1;
            assert!(interruptions < 1000, "it does not come to an end");
        }
        assert!(interruptions > 5, "interrupted only {interruptions} times");
        assert!(table(&spec, &mut file) == expected);
    }
}

#[test]
fn a_log_that_was_cut_anywhere_is_gone_on_from() {
    let spec = small();
    let expected = bytes(&spec);
    let mut whole = Cursor::new(Vec::new());
    assert!(build_on(&spec, &mut whole, usize::MAX));
    let whole = whole.into_inner();
    for part in 0..12 {
        let mut file = Cursor::new(whole[..whole.len() * part / 12].to_vec());
        assert!(build_on(&spec, &mut file, usize::MAX));
        assert!(
            table(&spec, &mut file) == expected,
            "cut at {part} twelfths"
        );
    }
}

#[test]
fn the_log_of_another_table_is_begun_anew() {
    let (spec, other) = (small(), self::spec(&TWO_SHAPES, 8, Precision::Word));
    let mut file = Cursor::new(Vec::new());
    assert!(build_on(&other, &mut file, usize::MAX));
    assert!(build_on(&spec, &mut file, usize::MAX));
    assert!(table(&spec, &mut file) == bytes(&spec));
}

#[test]
fn a_full_disk_is_an_error() {
    let spec = small();
    let mut file = Cursor::new(Vec::new());
    assert!(build_on(&spec, &mut file, usize::MAX));
    let mut log = WorkLog::open(&mut file, &spec).unwrap();
    let error = log.write_table(&spec, &mut &mut [0_u8; 100][..]);
    assert!(matches!(error, Err(BuildError::Log(_))));
}

#[test]
fn an_unfinished_log_is_no_table() {
    let spec = small();
    let mut file = Cursor::new(Vec::new());
    assert!(!build_on(&spec, &mut file, 5));
    let mut log = WorkLog::open(&mut file, &spec).unwrap();
    let error = log.write_table(&spec, &mut Vec::new());
    assert!(matches!(error, Err(BuildError::DamagedLog)));
}

#[test]
fn any_number_of_threads_builds_the_same_table() {
    let spec = small();
    let one = {
        let mut log = WorkLog::open(Cursor::new(Vec::new()), &spec).unwrap();
        build(&spec, &mut log, &limits(1, &AtomicBool::new(false))).unwrap();
        let mut written = Vec::new();
        log.write_table(&spec, &mut written).unwrap();
        written
    };
    assert!(one == bytes(&spec));
}
