//! Loading players with a progress bar.

use std::time::Duration;

use brikke_ai::Player;
use brikke_app::player_assets;
use brikke_engine::Rules;
use brikke_players::{LoadContext, LoadError, LoadedPlayer, PlayerAssets, PlayerSpec};
use indicatif::{ProgressBar, ProgressStyle};

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// The networks, solutions and tables in these directories. Where there are
/// none, nothing is saved.
pub(crate) fn assets(data: &DataArgs) -> PlayerAssets {
    player_assets(data.places().ok().as_ref())
}

/// The player, loaded from these assets for these rules; a progress bar shows
/// how far it is.
pub(crate) fn load_player(
    assets: &PlayerAssets,
    player: PlayerSpec,
    rules: &Rules,
    interrupt: &Interrupt,
) -> Result<LoadedPlayer, Failure> {
    let bar = ProgressBar::new(100).with_style(style());
    bar.set_message(player.to_string());
    bar.enable_steady_tick(Duration::from_millis(500));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 100"
    )]
    let progress = |done: f64| bar.set_position((100.0 * done) as u64);
    let context = LoadContext {
        assets,
        stop: interrupt.flag(),
        progress: &progress,
    };
    let loaded = player.load(rules, &context);
    bar.finish_and_clear();
    loaded.map_err(|error| match error {
        LoadError::Stopped => Interrupt::failure(&format!("the player {player} is not loaded")),
        other => Failure::refused(other),
    })
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("loading {msg} {wide_bar} {percent} %, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// Builds a player that gives up once there is an interrupt.
pub(crate) fn build(player: &LoadedPlayer, seed: u64, interrupt: &Interrupt) -> Box<dyn Player> {
    let mut player = player.build(seed);
    player.set_stop_flag(interrupt.shared_flag());
    player
}
