//! The command as scripts use it: arguments in, output and exit code out.

#![allow(
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod analyse;
mod bench;
mod contest;
mod documents;
mod exit_codes;
mod global_options;
mod guide;
mod hint;
mod hostile;
mod imported;
mod lines;
mod long_games;
mod perft;
mod proof;
mod refusals;
mod rescue;
mod saved_games;
mod shell;
mod slide;
mod solve;
#[cfg(target_os = "linux")]
mod source_paths;
mod tables;
mod train;
mod verify;
mod watching;

use assert_cmd::Command;
use serde_json::Value;

/// The program.
#[cfg(target_os = "linux")]
const PROGRAM: &str = env!("CARGO_BIN_EXE_brikke");

/// The output of a call, and its exit code.
struct Outcome {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

/// Runs `brikke` with these arguments and this standard input.
fn brikke_with_input(arguments: &[&str], input: impl Into<Vec<u8>>) -> Outcome {
    outcome(command(arguments).write_stdin(input))
}

/// `brikke` with these arguments, not yet run.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brikke"));
    command
        .args(arguments)
        // Nothing that tests solve is saved where people have theirs.
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .write_stdin("");
    command
}

/// Runs a command to its end.
fn outcome(command: &mut Command) -> Outcome {
    let output = command.output().expect("the program starts");
    Outcome {
        stdout: String::from_utf8(output.stdout).expect("the output is text"),
        stderr: String::from_utf8(output.stderr).expect("messages are text"),
        code: output.status.code(),
    }
}

fn brikke(arguments: &[&str]) -> Outcome {
    brikke_with_input(arguments, "")
}

/// The call succeeds, prints exactly this and has nothing to say besides.
fn check(arguments: &[&str], expected: &str) {
    let outcome = brikke(arguments);
    assert_eq!(
        outcome.stdout, expected,
        "{arguments:?}: {}",
        outcome.stderr
    );
    assert_eq!(outcome.stderr, "", "{arguments:?}");
    assert_eq!(outcome.code, Some(0), "{arguments:?}");
}

/// The call is refused with one sentence that says this, prints nothing, and
/// exits with 1.
fn check_refused(arguments: &[&str], reason: &str) {
    check_said(arguments, reason, 1);
}

/// The same for arguments that ask for what cannot be: exit code 2.
fn check_misused(arguments: &[&str], reason: &str) {
    check_said(arguments, reason, 2);
}

fn check_said(arguments: &[&str], reason: &str, code: i32) {
    let outcome = brikke(arguments);
    assert_eq!(
        outcome.stderr,
        format!("brikke: {reason}\n"),
        "{arguments:?}"
    );
    assert_eq!(outcome.stdout, "", "{arguments:?}");
    assert_eq!(outcome.code, Some(code), "{arguments:?}");
}

/// The call is a mistake in the use of the command: exit code 2.
fn check_usage(arguments: &[&str], hint: &str) {
    let outcome = brikke(arguments);
    assert!(
        outcome.stderr.contains(hint),
        "{arguments:?}: {}",
        outcome.stderr
    );
    assert_eq!(outcome.stdout, "", "{arguments:?}");
    assert_eq!(outcome.code, Some(2), "{arguments:?}");
}

/// Equal, figures to rounding.
fn check_near(found: &Value, expected: &Value, at: &str) {
    match (found, expected) {
        (Value::Number(one), Value::Number(other)) => {
            let [one, other] = [one, other].map(|number| number.as_f64().expect("finite"));
            assert!((one - other).abs() < 1e-9, "{at}: {one}, not {other}");
        }
        (Value::Array(ones), Value::Array(others)) => {
            assert_eq!(ones.len(), others.len(), "{at}");
            for (index, (one, other)) in ones.iter().zip(others).enumerate() {
                check_near(one, other, &format!("{at}[{index}]"));
            }
        }
        (Value::Object(ones), Value::Object(others)) => {
            let keys = |object: &serde_json::Map<_, _>| object.keys().cloned().collect::<Vec<_>>();
            assert_eq!(keys(ones), keys(others), "{at}");
            for (key, one) in ones {
                check_near(one, &others[key], &format!("{at}.{key}"));
            }
        }
        (one, other) => assert_eq!(one, other, "{at}"),
    }
}
