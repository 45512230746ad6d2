//! `brikke verify`: checking a recording.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use brikke_engine::Recording;
use serde::Serialize;

use crate::cli::VerifyArgs;
use crate::failure::Failure;

/// The most that is read. The longest game on record has fewer than 50,000
/// moves, about a megabyte.
const MOST_BYTES: u64 = 64 << 20;

#[derive(Serialize)]
struct Verified {
    valid: bool,
    score: u64,
    plies: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "valid: {} plies, score {}", self.plies, self.score)
    }
}

#[derive(Serialize)]
struct Refused {
    valid: bool,
    error: String,
    ply: u64,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid: {}", self.error)
    }
}

pub(super) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let bytes = read(&args.file)?;
    match check(&bytes) {
        Ok(verified) => args.output.write(&verified),
        Err(refused) => {
            args.output.write(&refused)?;
            Err(Failure::Told)
        }
    }
}

fn check(bytes: &[u8]) -> Result<Verified, Refused> {
    let refused = |error: String, ply| Refused {
        valid: false,
        error,
        ply,
    };
    if bytes.len() as u64 > MOST_BYTES {
        let error = format!("a recording has at most {} MiB", MOST_BYTES >> 20);
        return Err(refused(error, 0));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        refused(format!("byte {place} is no text: a recording is UTF-8"), 0)
    })?;
    let recording = Recording::read(text).map_err(|error| refused(error.to_string(), error.ply))?;
    Ok(Verified {
        valid: true,
        score: recording.score(),
        plies: recording.plies().len(),
    })
}

/// Reads the file, but not much more than a recording can have.
fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let reader: io::Result<Box<dyn Read>> = if path.as_os_str() == "-" {
        Ok(Box::new(io::stdin()))
    } else {
        File::open(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    let mut bytes = Vec::new();
    reader
        .and_then(|reader| reader.take(MOST_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::unreadable(path, &error))?;
    Ok(bytes)
}
