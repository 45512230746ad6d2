//! `brikke slide`: one slide of a position, or half of it.

use brikke_app::words;
use brikke_engine::{Board, Direction, IllegalMove, PositionError, Step};
use brikke_locale::Locale;
use brikke_play::Refusal;
use serde::Serialize;

use crate::cli::{HalfArg, SlideArgs};
use crate::failure::Failure;
use crate::sentences::Sentences;
use crate::told::Told;

#[derive(Serialize)]
struct Slid {
    after: String,
    gained: u128,
}

impl From<HalfArg> for Step {
    fn from(half: HalfArg) -> Step {
        match half {
            HalfArg::Push => Step::Push,
            HalfArg::Merge => Step::Merge,
        }
    }
}

pub(super) fn run(args: &SlideArgs, locale: Option<Locale>) -> Result<(), Failure> {
    let board: Board = args.position.parse().map_err(Failure::position)?;
    let slid = match args.step {
        None => whole(&board, args.direction),
        Some(half) => step(&board, half.into(), args.direction),
    }?;
    let text = told(&slid, Sentences::new(locale));
    args.output.write(&Told::in_words(slid, text))
}

fn told(slid: &Slid, sentences: Sentences) -> String {
    let points = [("points", sentences.number(slid.gained).into())];
    format!(
        "{}\n{}",
        slid.after,
        sentences.text_with("slide-gained", &points)
    )
}

fn whole(board: &Board, direction: Direction) -> Result<Slid, Failure> {
    let slide = board.slide(direction).ok_or_else(|| {
        let english = format!("{direction} moves nothing in this position");
        moves_nothing(english, direction)
    })?;
    slid(slide.after.board(), slide.gained)
}

fn step(board: &Board, step: Step, direction: Direction) -> Result<Slid, Failure> {
    let half = board.step(step, direction).ok_or_else(|| match step {
        Step::Push => {
            let english = format!("a push {direction} moves nothing in this position");
            moves_nothing(english, direction)
        }
        Step::Merge => {
            let english = format!("a merge {direction} joins no tiles in this position");
            refused(english, Refusal::MergesNothing(direction))
        }
    })?;
    slid(&half.after, half.gained)
}

fn moves_nothing(english: String, direction: Direction) -> Failure {
    refused(english, Refusal::Move(IllegalMove::MovesNothing(direction)))
}

fn refused(english: String, refusal: Refusal) -> Failure {
    Failure::refused_in_words(english, move |locale| words::refusal(locale, &refusal))
}

/// The result, unless it has a tile that no position on such a board has: then
/// no game led to the position before it either.
fn slid(after: &Board, gained: u128) -> Result<Slid, Failure> {
    let after = after.to_string();
    match after.parse::<Board>() {
        Err(PositionError::TooLarge {
            value,
            size,
            largest,
            ..
        }) => {
            let sentence = move |locale: Locale| {
                let values = [
                    ("tile", (&value).into()),
                    ("size", size.to_string().into()),
                    ("largest", largest.to_string().into()),
                ];
                locale.text_with("slide-too-large", &values)
            };
            Err(Failure::refused_in_words(
                sentence(Locale::default()),
                sentence,
            ))
        }
        _ => Ok(Slid { after, gained }),
    }
}
