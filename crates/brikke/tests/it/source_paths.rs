//! The program needs nothing of the place where it was built: no path of the sources
//! is in the part of it that is loaded. (Debug information, which is not loaded, names
//! sources; `cargo xtask dist` looks for paths in whole programs, which have none.)

#![allow(
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

use std::env;
use std::fs;
use std::path::Path;

/// A type of program header: what is loaded.
const LOADED: usize = 1;

/// The bytes of a program in the format ELF that are loaded, and those before them.
fn loaded(program: &Path) -> Vec<u8> {
    let mut bytes = fs::read(program).expect("a program");
    let number = |at: usize, length: usize| {
        let digits = bytes[at..at + length].iter().rev();
        digits.fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    assert_eq!(bytes[..5], *b"\x7fELF\x02", "{}", program.display());
    let (headers, length, count) = (number(32, 8), number(54, 2), number(56, 2));
    let end = (0..count)
        .map(|header| headers + header * length)
        .filter(|&header| number(header, 4) == LOADED)
        .map(|header| number(header + 8, 8) + number(header + 32, 8))
        .max()
        .expect("something is loaded");
    bytes.truncate(end);
    bytes
}

/// True if the program contains the directory of the sources; not that of what cargo
/// builds, where other people's crates have code that is generated.
fn names_the_sources(program: &Path) -> bool {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = sources.canonicalize().expect("the sources");
    let built = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
    let [sources, built] = [Some(&*sources), built].map(|path| path.and_then(Path::to_str));
    // The search in text is quick also where tests are not optimised.
    let text = String::from_utf8_lossy(&loaded(program)).into_owned();
    let text = text.replace(built.expect("a path of text"), "");
    text.contains(sources.expect("a path of text"))
}

#[test]
fn the_program_does_not_name_the_sources() {
    assert!(!names_the_sources(Path::new(super::PROGRAM)));
}

/// This test does, in its constants: the one above would find them.
#[test]
fn a_path_in_a_program_is_found() {
    assert!(names_the_sources(&env::current_exe().expect("a program")));
}
