//! `brikke verify`: checking a recording.

use std::fmt;

use brikke_app::words;
use brikke_engine::recording::Problem;
use brikke_engine::{Chance, Game, Recording, Start};
use brikke_locale::{Locale, visible};
use serde::Serialize;

use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::game_argument::GameArgument;
use crate::input;
use crate::told::Told;
use crate::translation::{bad_recording, recording_problem};

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
        let english = Locale::default();
        let (plies, score) = (
            english.number(self.plies as u64),
            english.number(self.score),
        );
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

/// A valid recording in a language.
fn told(locale: Locale, verified: &Verified) -> String {
    let counts = [
        ("moves", verified.plies.into()),
        ("score", verified.score.into()),
    ];
    let commitment = verified.commitment.clone().unwrap_or_default();
    let proof = match verified.proof {
        Proof::Secret => "verify-secret",
        Proof::Seed => "verify-seed",
        Proof::None if verified.is_position => "verify-position",
        Proof::None if commitment.is_empty() => "verify-nothing",
        Proof::None => "verify-later",
    };
    let proof = locale.text_with(proof, &[("commitment", commitment.into())]);
    words::joined(locale, &locale.text_with("verify-valid", &counts), &proof)
}

/// A recording that is refused, in a language: where and why.
fn told_refusal(locale: Locale, refused: &Refused) -> String {
    let problem = match &refused.problem {
        BadRecording::Text { byte } => {
            locale.text_with("recording-not-text", &[("byte", (*byte).into())])
        }
        BadRecording::Game(problem) => recording_problem(locale, problem),
    };
    let reason = bad_recording(locale, refused.ply, &problem);
    locale.text_with("verify-invalid", &[("reason", reason.into())])
}

/// The problem with a recording.
enum BadRecording {
    /// This byte is not text.
    Text {
        byte: usize,
    },
    Game(Problem),
}

#[derive(Serialize)]
struct Refused {
    valid: bool,
    error: String,
    ply: u64,
    #[serde(skip)]
    problem: BadRecording,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid: {}", visible(&self.error))
    }
}

pub(super) fn run(args: &VerifyArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let bytes = match &args.game {
        GameArgument::File(path) => input::read(path)?,
        saved @ GameArgument::Saved(_) => {
            let recording = saved.recording(&args.data, locale)?;
            recording.to_text().into_bytes()
        }
    };
    match check(&bytes) {
        Ok(verified) => {
            let text = locale.map(|locale| told(locale, &verified));
            args.output.write(&Told::new(verified, text))
        }
        Err(refused) => {
            let text = locale.map(|locale| told_refusal(locale, &refused));
            args.output.write(&Told::new(refused, text))?;
            Err(Failure::AlreadyReported)
        }
    }
}

fn check(bytes: &[u8]) -> Result<Verified, Refused> {
    let refused = |error: String, ply, problem| Refused {
        valid: false,
        error,
        ply,
        problem,
    };
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let byte = error.valid_up_to() + 1;
        let english = format!("byte {byte} is not text: a recording is UTF-8");
        refused(english, 0, BadRecording::Text { byte })
    })?;
    let recording = Recording::read(text).map_err(|error| {
        let problem = BadRecording::Game(error.problem.clone());
        refused(error.to_string(), error.ply, problem)
    })?;
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
