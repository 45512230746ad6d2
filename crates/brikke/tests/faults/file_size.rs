//! A limit on the size of files.

use crate::number;
use crate::run::Run;

/// The largest limit, in the shell's blocks of 512 bytes.
const LARGEST: usize = 400;

#[test]
fn no_file_may_grow_beyond_a_limit() {
    let lines = number("FAULTS_MOVES", 4).max(24);
    let step = number("FAULTS_STEP", 13);
    let mut unsaved = 0;
    for blocks in (0..LARGEST).step_by(step) {
        let run = Run::new().after(&format!("trap '' XFSZ; ulimit -f {blocks}; "));
        let outcome = run.play(lines);
        outcome.check(&run.data(), &format!("{blocks} blocks"));
        unsaved += usize::from(outcome.unsaved() > 0);
    }
    assert!(
        unsaved > 2,
        "a few limits stop a game that has begun: {unsaved}"
    );
    println!("{} limits, {unsaved} met during the game", LARGEST / step);
}
