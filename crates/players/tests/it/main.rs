//! Players by name, offered, loaded and asked.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot begin is a test that fails"
)]

mod catalog;
mod names;
mod networks;
mod perfect;
mod responder;
mod worker;

use std::sync::atomic::AtomicBool;

use brikke_ai::learned::{Method, Network, Shape, Training};
use brikke_engine::{Game, Overrides, Preset, Rules};
use brikke_players::{LoadContext, LoadError, LoadedPlayer, PlayerAssets, PlayerSpec, Query};

fn rules(preset: Preset, size: &str) -> Rules {
    let others = Overrides {
        size: size.parse().ok(),
        ..Overrides::default()
    };
    Rules::new(preset, others).unwrap()
}

fn classic(size: &str) -> Rules {
    rules(Preset::Classic, size)
}

fn load(
    player: PlayerSpec,
    rules: &Rules,
    assets: &PlayerAssets,
) -> Result<LoadedPlayer, LoadError> {
    let context = LoadContext {
        assets,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    player.load(rules, &context)
}

/// The question for an analysis of a game of which nothing is known.
fn analysis_of(game: Game) -> Query {
    Query::Analysis {
        game: Box::new(game),
        known: Box::default(),
    }
}

/// A network for boards of this size that has learned little.
fn little_network(size: &str) -> Network {
    let rules = classic(size);
    let shape = Shape::of_size(rules.size());
    let training = Training::new(shape, rules, Method::default(), 1);
    training.play_games(0..200, |_, _| {});
    training.network(0.0)
}
