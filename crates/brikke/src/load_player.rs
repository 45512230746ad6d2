//! Loading players with a progress bar.

use brikke_ai::Player;
use brikke_app::{Locale, player_assets, words};
use brikke_engine::Rules;
use brikke_players::{LoadContext, LoadError, LoadedPlayer, PlayerAssets, PlayerSpec};

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::progress::{self, Counted};

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
    locale: Option<Locale>,
) -> Result<LoadedPlayer, Failure> {
    let bar = progress::bar(locale, Counted::Loading, 100);
    let name = [("player", player.to_string().into())];
    let loading = locale.unwrap_or_default();
    bar.set_message(loading.text_with("progress-loading", &name));
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
        LoadError::Stopped => {
            let name = player.to_string().into();
            Interrupt::failure("interrupted-loading", [("player", name)])
        }
        other => Failure::refused_in_words(other.to_string(), move |locale| {
            words::load_error(locale, player, &other)
        }),
    })
}

/// Builds a player that gives up once there is an interrupt.
pub(crate) fn build(player: &LoadedPlayer, seed: u64, interrupt: &Interrupt) -> Box<dyn Player> {
    let mut player = player.build(seed);
    player.set_stop_flag(interrupt.shared_flag());
    player
}
