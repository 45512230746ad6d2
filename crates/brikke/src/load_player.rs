//! Loading players with a progress bar.

use std::time::Duration;

use brikke_ai::Player;
use brikke_app::Directories;
use brikke_app::player_assets;
use brikke_engine::Rules;
use brikke_players::{LoadContext, LoadError, LoadedPlayer, PlayerAssets, PlayerSpec};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// The player, loaded for these rules; a progress bar shows how far
/// it is. Where there is no directory for it, nothing is saved.
pub(crate) fn load_player(
    player: PlayerSpec,
    rules: &Rules,
    interrupt: &Interrupt,
) -> Result<LoadedPlayer, Failure> {
    load_player_from(&default_assets(), player, rules, interrupt)
}

/// The networks and solutions in the usual directories.
pub(crate) fn default_assets() -> PlayerAssets {
    let places = Directories::find(None, |name| std::env::var_os(name));
    player_assets(places.ok().as_ref())
}

/// The same from these assets.
pub(crate) fn load_player_from(
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
