//! Networks: how they learn, and the files they are kept in.

#![allow(clippy::cast_precision_loss, reason = "means of scores")]

mod corpus;
mod endgames;
mod files;
mod lambda_return;
mod learning;
mod searching;
mod shipped;

use brikke_ai::learned::{Method, Shape, Training};
use brikke_engine::{Overrides, Preset, Rules};

/// The classic rules on a board of this size.
fn rules(size: &str) -> Rules {
    let size = Some(size.parse().unwrap());
    Rules::new(
        Preset::Classic,
        Overrides {
            size,
            ..Overrides::default()
        },
    )
    .unwrap()
}

/// A training from nothing.
fn training(size: &str, method: Method) -> Training {
    let rules = rules(size);
    Training::new(Shape::of_size(rules.size()), rules, method, 1)
}

/// The bytes of a training's checkpoint.
fn checkpoint(training: &Training) -> Vec<u8> {
    let mut bytes = Vec::new();
    training.write_checkpoint(&mut bytes).unwrap();
    bytes
}
