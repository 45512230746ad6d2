//! The training that the arguments ask for.

use brikke_ai::learned::{Method, Shape, Training};
use brikke_engine::{Rules, Size};

use super::directory::Directory;
use crate::cli::TrainArgs;
use crate::failure::Failure;

/// A new training, or the one that is kept in the directory.
pub(super) fn training(args: &TrainArgs, directory: &Directory) -> Result<Training, Failure> {
    let rules = args.rules.chosen()?;
    if args.resume {
        let mut training = directory.read()?;
        if let Some(alpha) = args.alpha {
            within("--alpha", alpha, 0.0001, 10.0)?;
            training.set_alpha(alpha);
        }
        if rules.is_some_and(|rules| rules != training.record().rules) {
            let kept = &training.record().rules;
            return Err(Failure::refused(format!(
                "the training in {} is for other rules ({kept}): leave the rules out",
                directory.shown()
            )));
        }
        return Ok(training);
    }
    directory.refuse_if_taken()?;
    let rules = rules.unwrap_or_default();
    let shape = shape(args.shape.as_deref(), &rules)?;
    Ok(Training::new(
        shape,
        rules,
        method(args)?,
        args.seed.unwrap_or(1),
    ))
}

fn shape(name: Option<&str>, rules: &Rules) -> Result<Shape, Failure> {
    let size = rules.size();
    let choices = if size == Size::CLASSIC {
        "4x6, 5x6 or 8x6"
    } else {
        "auto"
    };
    match name {
        None => Ok(Shape::of_size(size)),
        Some("auto") if size != Size::CLASSIC => Ok(Shape::of_size(size)),
        Some(name) => Shape::named(name)
            .filter(|shape| shape.size() == size)
            .ok_or_else(|| {
                Failure::refused(format!(
                    "--shape: there is no shape '{name}' for {size}: choose {choices}"
                ))
            }),
    }
}

fn method(args: &TrainArgs) -> Result<Method, Failure> {
    let usual = Method::default();
    let method = Method {
        alpha: args
            .alpha
            .unwrap_or(if args.td { 0.1 } else { usual.alpha }),
        lambda: args.lambda.unwrap_or(usual.lambda),
        coherent: !args.td,
        start: args.optimistic.unwrap_or(usual.start),
    };
    within("--alpha", method.alpha, 0.0001, 10.0)?;
    within("--lambda", method.lambda, 0.0, 0.95)?;
    within("--optimistic", method.start, 0.0, 1e7)?;
    Ok(method)
}

fn within(flag: &str, value: f32, least: f32, most: f32) -> Result<(), Failure> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(Failure::refused(format!(
        "{flag}: {value} is not possible: write a number from {least} to {most}"
    )))
}
