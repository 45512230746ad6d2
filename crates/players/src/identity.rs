//! The identity of an advisor, by which its analyses are stored.

use brikke_engine::Rules;
use crc32fast::hash;

use crate::assets::PlayerAssets;
use crate::spec::PlayerSpec;

/// A text that is the same for two analyses only if the same players with the
/// same networks made them, in the same version of the program.
///
/// ```
/// use brikke_engine::Rules;
/// use brikke_players::{PlayerAssets, PlayerSpec, advisor_identity};
///
/// let (rules, assets) = (Rules::default(), PlayerAssets::default());
/// let identity = |advisor| advisor_identity(advisor, PlayerSpec::Corner, &rules, &assets);
/// assert_eq!(identity(PlayerSpec::Corner), identity(PlayerSpec::Corner));
/// assert_ne!(identity(PlayerSpec::Corner), identity(PlayerSpec::Greedy));
/// ```
pub fn advisor_identity(
    advisor: PlayerSpec,
    luck: PlayerSpec,
    rules: &Rules,
    assets: &PlayerAssets,
) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let players = format!("{advisor}, tiles {luck}, brikke {version}");
    let has_learned = |player| matches!(player, PlayerSpec::Learned(_));
    let asks_network = has_learned(advisor) || has_learned(luck);
    let training = assets.training(rules.size()).filter(|_| asks_network);
    match training.map(|training| hash(format!("{training:?}").as_bytes())) {
        Some(training) => format!("{players}, network {training:08x}"),
        None => players,
    }
}
