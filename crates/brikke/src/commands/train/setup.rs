//! The training that the arguments ask for.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use brikke_ai::learned::{INERTIA, Method, Network, STAGES, Shape, Shares, Training, USUAL_SHARES};
use brikke_engine::{Rules, Size};

use super::directory::{Directory, unreadable};
use crate::cli::TrainArgs;
use crate::data::DataArgs;
use crate::failure::Failure;
use crate::input::shown;
use crate::output::tell;
use crate::sentences::Sentences;

/// A new training, or the one that is saved in the directory.
pub(super) fn training(
    args: &TrainArgs,
    directory: &Directory,
    data: &DataArgs,
    sentences: Sentences,
) -> Result<Training, Failure> {
    let shares = args.shares.as_deref().map(shares).transpose()?;
    let rules = args.rules.chosen(data)?;
    if args.resume {
        let mut training = directory.read()?;
        if let Some(alpha) = args.alpha {
            within("--alpha", alpha, 0.0001, 10.0)?;
            training.set_alpha(alpha);
        }
        if rules.is_some_and(|rules| rules != training.record().rules) {
            let saved = &training.record().rules;
            let values = [
                ("place", directory.shown().into()),
                ("rules", saved.to_string().into()),
            ];
            return Err(Failure::refused_with("train-other-rules", values));
        }
        refuse_impossible_stages(args, &training)?;
        return staged(args, training, shares, sentences);
    }
    let seed = args.seed.unwrap_or(1);
    let training = if let Some(file) = &args.from {
        from_network(file, method(args)?, rules.as_ref(), seed)?
    } else {
        let rules = rules.unwrap_or_default();
        let shape = shape(args.shape.as_deref(), &rules)?;
        Training::new(shape, rules, method(args)?, seed)
    };
    refuse_impossible_stages(args, &training)?;
    // Only now: arguments that are refused leave no directory behind.
    directory.claim()?;
    staged(args, training, shares, sentences)
}

/// Reads `1:4:1:4:4:4:3:3:4:4`.
fn shares(text: &str) -> Result<Shares, Failure> {
    const MOST: u64 = 999_999;
    let numbers: Result<Vec<u32>, _> = text.split(':').map(str::parse).collect();
    let shares = numbers
        .ok()
        .and_then(|shares| Shares::try_from(shares).ok());
    let shares = shares.ok_or_else(|| {
        let example = USUAL_SHARES.map(|share| share.to_string()).join(":");
        let values = [
            ("value", text.to_owned().into()),
            ("count", STAGES.into()),
            ("example", example.into()),
        ];
        Failure::misused_with("train-shares", values)
    })?;
    let sum = shares.iter().map(|&share| u64::from(share)).sum();
    if (1..=MOST).contains(&sum) {
        return Ok(shares);
    }
    Err(Failure::misused_with(
        "train-shares-sum",
        [("most", MOST.into())],
    ))
}

/// Stages are for boards that can hold them, and some options for trainings
/// that have them.
fn refuse_impossible_stages(args: &TrainArgs, training: &Training) -> Result<(), Failure> {
    let options = [
        ("--stages", args.stages),
        ("--late-only", args.late_only),
        ("--shares", args.shares.is_some()),
    ];
    let Some((option, _)) = options.into_iter().find(|&(_, is_given)| is_given) else {
        return Ok(());
    };
    if !training.can_have_stages() {
        Err(no_stages(option))
    } else if !args.stages && !training.record().staged {
        let values = [("option", option.into())];
        Err(Failure::misused_with("train-needs-stages", values))
    } else {
        Ok(())
    }
}

fn no_stages(option: &'static str) -> Failure {
    Failure::misused_with("train-no-stages", [("option", option.into())])
}

/// A training that begins with the weights of a network.
fn from_network(
    path: &Path,
    method: Method,
    rules: Option<&Rules>,
    seed: u64,
) -> Result<Training, Failure> {
    let file = File::open(path).map_err(|error| Failure::unreadable(path, &error))?;
    let network = Network::read(BufReader::with_capacity(1 << 20, file))
        .map_err(|error| unreadable(path, error))?;
    let trained = &network.record().rules;
    if rules.is_some_and(|rules| rules != trained) {
        let values = [
            ("place", shown(path).into()),
            ("rules", trained.to_string().into()),
        ];
        return Err(Failure::refused_with("train-network-other-rules", values));
    }
    Ok(Training::of_network(&network, method, seed))
}

/// The number of games and episodes that are played to find the first boards
/// and levels of new stages.
const CALIBRATION: u64 = 2000;

/// The training with the stages that the arguments ask for.
fn staged(
    args: &TrainArgs,
    mut training: Training,
    shares: Option<Shares>,
    sentences: Sentences,
) -> Result<Training, Failure> {
    let has_stages = training.record().staged;
    if has_stages && args.from.is_some() || args.stages && !has_stages {
        let games = [("games", sentences.number(CALIBRATION).into())];
        tell(&sentences.text_with("train-stages-begin", &games));
        training = training
            .with_stages(CALIBRATION)
            .ok_or_else(|| no_stages("--stages"))?;
    }
    training.set_shares(shares.unwrap_or(USUAL_SHARES));
    training.set_late_only(args.late_only);
    Ok(training)
}

fn shape(name: Option<&str>, rules: &Rules) -> Result<Shape, Failure> {
    let size = rules.size();
    let choices = if size == Size::CLASSIC {
        "4x6, 5x6, 8x6"
    } else {
        "auto"
    };
    match name {
        None => Ok(Shape::of_size(size)),
        Some("auto") if size != Size::CLASSIC => Ok(Shape::of_size(size)),
        Some(name) => Shape::named(name)
            .filter(|shape| shape.size() == size)
            .ok_or_else(|| {
                let values = [
                    ("name", name.to_owned().into()),
                    ("size", size.to_string().into()),
                    ("choices", choices.into()),
                ];
                Failure::misused_with("train-no-shape", values)
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
        inertia: if args.from.is_some() || args.stages {
            INERTIA
        } else {
            usual.inertia
        },
    };
    within("--alpha", method.alpha, 0.0001, 10.0)?;
    within("--lambda", method.lambda, 0.0, 0.95)?;
    within("--optimistic", method.start, 0.0, 1e7)?;
    Ok(method)
}

fn within(flag: &'static str, value: f32, least: f32, most: f32) -> Result<(), Failure> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let values = [("value", value), ("least", least), ("most", most)];
    let values = values.map(|(name, number)| (name, number.to_string().into()));
    let option = [("option", flag.into())];
    Err(Failure::misused_with(
        "train-range",
        option.into_iter().chain(values),
    ))
}
