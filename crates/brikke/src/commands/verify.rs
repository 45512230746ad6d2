//! `brikke verify`: checking a recording.

use std::fmt;

use brikke_engine::{Chance, Game, Recording, Start};
use brikke_locale::visible;
use serde::Serialize;

use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::game_argument::GameArgument;
use crate::input;

#[derive(Serialize)]
struct Verified {
    valid: bool,
    score: u64,
    plies: usize,
    proof: Proof,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(skip)]
    is_position: bool,
}

/// The proof that every tile of a game was left to chance.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Proof {
    /// The tiles follow from a secret, which its commitment has fixed.
    Secret,
    /// The tiles follow from a seed, which somebody chose.
    Seed,
    /// Nothing.
    None,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verified { score, plies, .. } = self;
        write!(f, "valid: {plies} plies, score {score}; ")?;
        match (self.proof, &self.commitment) {
            (Proof::Secret, commitment) => write!(
                f,
                "the tiles follow from a secret (commitment {}): compare it with the one shown \
                 before the first move",
                commitment.as_deref().unwrap_or("missing")
            ),
            (Proof::Seed, _) => f.write_str("the tiles follow from a seed that the player chose"),
            (Proof::None, _) if self.is_position => {
                f.write_str("nothing proves the tiles: the game began from a position")
            }
            (Proof::None, Some(commitment)) => write!(
                f,
                "nothing proves the tiles yet: the secret of the commitment {commitment} is shown \
                 when the game is over"
            ),
            (Proof::None, None) => {
                f.write_str("nothing proves the tiles: the recording has no seed or secret")
            }
        }
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
    let bytes = match &args.game {
        GameArgument::File(path) => input::read(path)?,
        saved @ GameArgument::Saved(_) => saved.recording(&args.data)?.to_text().into_bytes(),
    };
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
        refused(format!("byte {place} is not text: a recording is UTF-8"), 0)
    })?;
    let recording = Recording::read(text).map_err(|error| refused(error.to_string(), error.ply))?;
    Ok(Verified {
        valid: true,
        score: recording.score(),
        plies: recording.plies().len(),
        proof: proof(recording.game()),
        commitment: recording
            .commitment()
            .map(|commitment| commitment.to_string()),
        is_position: matches!(recording.game().beginning(), Start::Position { .. }),
    })
}

/// The proof of every tile of the game. Nothing does for a position that
/// was typed in or came from another program.
fn proof(game: &Game) -> Proof {
    match (game.beginning(), game.chance()) {
        (Start::Position { .. }, _) | (_, None) => Proof::None,
        (Start::Tiles(_), Some(Chance::Seed(_))) => Proof::Seed,
        (Start::Tiles(_), Some(Chance::Secret(_))) => Proof::Secret,
    }
}
