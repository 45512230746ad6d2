//! An input or output error at each call in turn.

use crate::log;
use crate::number;
use crate::run::Run;

/// The errors of a disk that fails once (`EIO`) and of one that stays full
/// (`ENOSPC`).
const FAILURES: [(u32, bool); 2] = [(5, false), (28, true)];

#[test]
fn every_write_may_fail_once_or_for_good() {
    let lines = number("FAULTS_MOVES", 4);
    let run = Run::new().logged();
    let outcome = run.play(lines);
    outcome.check(&run.data(), "without a fault");
    assert!(outcome.announced() > 2, "{}", outcome.stdout);
    let calls = log::read(&run.log())
        .iter()
        .filter(|entry| entry.is_call())
        .count();
    assert!(calls > 20, "{calls} calls reach the shim");
    for call in 1..=calls {
        for (error, forever) in FAILURES {
            let mut run = Run::new()
                .with("FAULTS_AT", call)
                .with("FAULTS_ERROR", error);
            if forever {
                run = run.with("FAULTS_FOREVER", 1);
            }
            let what = format!("call {call} fails with {error}, for good: {forever}");
            run.play(lines).check(&run.data(), &what);
        }
    }
    println!("{calls} calls, each failed in {} ways", FAILURES.len());
}
