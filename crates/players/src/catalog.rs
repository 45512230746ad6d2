//! The players that can be asked under some rules.

use brikke_ai::Effort;
use brikke_engine::Rules;

use crate::assets::PlayerAssets;
use crate::solution_cache::is_solved_quickly;
use crate::spec::PlayerSpec;

/// The name in settings that stands for the best player under the rules,
/// whichever that is.
pub const BEST: &str = "best";

/// The player that gives hints, plays matches and analyses moves where nobody
/// names another and no perfect player is at hand.
pub const DEFAULT_PLAYER: PlayerSpec = PlayerSpec::Expectimax(Effort::Usual);

/// The player that values tiles beside one that looks ahead.
const DEFAULT_LUCK_PLAYER: PlayerSpec = PlayerSpec::Expectimax(Effort::at_depth::<2>());

/// The player that values tiles beside one that has learned.
const LEARNED_LUCK_PLAYER: PlayerSpec = PlayerSpec::Learned(Effort::at_depth::<1>());

/// The effort of the best learned player: a move takes it a thousandth of a
/// second or less.
const QUICK: Effort = Effort::at_depth::<3>();

/// Every player that can be offered under these rules, the simplest first:
/// `learned` is among them where there is a network for them, `optimal`
/// where it is loaded within moments.
///
/// It reads no file, so that a dialog may call it while it is drawn.
pub fn available_for(rules: &Rules, assets: &PlayerAssets) -> Vec<PlayerSpec> {
    let mut players = PlayerSpec::ALL.to_vec();
    players.retain(|player| match player {
        PlayerSpec::Learned(_) => assets.offers_network_for(rules),
        PlayerSpec::Optimal => is_solved_quickly(rules),
        _ => true,
    });
    players
}

/// The best player that needs no file: the perfect one where it is loaded
/// within moments, else the one that looks ahead.
pub fn default_for(rules: &Rules) -> PlayerSpec {
    if is_solved_quickly(rules) {
        PlayerSpec::Optimal
    } else {
        DEFAULT_PLAYER
    }
}

/// The player that values tiles where nobody is named, beside the one that
/// analyses moves. An analysis asks it some twenty times as often.
pub const fn luck_player_beside(advisor: PlayerSpec) -> PlayerSpec {
    match advisor {
        PlayerSpec::Optimal => PlayerSpec::Optimal,
        PlayerSpec::Learned(_) | PlayerSpec::Best(_) => LEARNED_LUCK_PLAYER,
        _ => DEFAULT_LUCK_PLAYER,
    }
}

/// Every name that settings can have, the best first and then the simplest.
pub fn names() -> Vec<&'static str> {
    let players = PlayerSpec::ALL.map(PlayerSpec::name);
    std::iter::once(BEST).chain(players).collect()
}

/// The player that a name in the settings means: the best where that is the
/// name, or where nobody is called so, or where that one cannot play under
/// these rules. Where there is a network, the best is the player that has it,
/// and the endgame tables where they help it, and looks ahead as far as nobody
/// notices.
///
/// ```
/// use brikke_engine::Rules;
/// use brikke_players::{BEST, PlayerAssets, default_for, resolve};
///
/// let (rules, assets) = (Rules::default(), PlayerAssets::default());
/// assert_eq!(resolve("corner", &rules, &assets).to_string(), "corner");
/// assert_eq!(resolve(BEST, &rules, &assets), default_for(&rules));
/// assert_eq!(resolve("optimal", &rules, &assets).to_string(), "expectimax");
/// ```
pub fn resolve(name: &str, rules: &Rules, assets: &PlayerAssets) -> PlayerSpec {
    match name.parse::<PlayerSpec>() {
        Ok(player) if player != PlayerSpec::Best(Effort::Usual) && player.check(rules).is_ok() => {
            player
        }
        _ => best_for(rules, assets),
    }
}

/// The one best advisor: it gives hints, analyses games and plays where nobody
/// is named. Perfect where that is loaded within moments, else the one that has
/// learned, with the endgame tables that are built if they help it, else the one
/// that looks ahead.
pub fn best_for(rules: &Rules, assets: &PlayerAssets) -> PlayerSpec {
    match default_for(rules) {
        PlayerSpec::Optimal => PlayerSpec::Optimal,
        _ if assets.has_network_for(rules) && assets.has_helpful_tables(rules) => {
            PlayerSpec::Best(QUICK)
        }
        _ if assets.has_network_for(rules) => PlayerSpec::Learned(QUICK),
        other => other,
    }
}

/// The player that is the best one as soon as a network that is offered is
/// loaded; none where that changes nothing.
pub fn better_for(rules: &Rules, assets: &PlayerAssets) -> Option<PlayerSpec> {
    let better = best_for(rules, &assets.clone().with_offered());
    (better != best_for(rules, assets)).then_some(better)
}
