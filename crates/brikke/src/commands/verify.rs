//! `brikke verify`: checking a recording.

use std::fmt;

use brikke_engine::{Chance, Game, Recording, Start};
use brikke_locale::visible;
use serde::Serialize;

use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::input;

#[derive(Serialize)]
struct Verified {
    valid: bool,
    score: u64,
    plies: usize,
    proof: &'static str,
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
        write!(f, "invalid: {}", visible(&self.error))
    }
}

pub(super) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let bytes = input::read(&args.file)?;
    match check(&bytes) {
        Ok(verified) => args.output.write(&verified),
        Err(refused) => {
            args.output.write(&refused)?;
            Err(Failure::AlreadyReported)
        }
    }
}

fn check(bytes: &[u8]) -> Result<Verified, Refused> {
    let refused = |error: String, ply| Refused {
        valid: false,
        error,
        ply,
    };
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        refused(format!("byte {place} is no text: a recording is UTF-8"), 0)
    })?;
    let recording = Recording::read(text).map_err(|error| refused(error.to_string(), error.ply))?;
    Ok(Verified {
        valid: true,
        score: recording.score(),
        plies: recording.plies().len(),
        proof: proof(recording.game()),
    })
}

/// The proof of every tile of the game. Nothing does for a position that
/// was typed in or came from another program.
fn proof(game: &Game) -> &'static str {
    match (game.beginning(), game.chance()) {
        (Start::Position { .. }, _) | (_, None) => "none",
        (Start::Tiles(_), Some(Chance::Seed(_))) => "seed",
        (Start::Tiles(_), Some(Chance::Secret(_))) => "secret",
    }
}
