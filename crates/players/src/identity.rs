//! The identity of an advisor, by which its analyses are stored.

use brikke_engine::Rules;
use crc32fast::hash;

use crate::assets::PlayerAssets;
use crate::spec::PlayerSpec;

/// A text that is the same for two analyses only if the same players with the
/// same networks and endgame tables made them, in the same version of the program.
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
    let has_learned = |player| matches!(player, PlayerSpec::Learned(_) | PlayerSpec::Best(_));
    let asks_network = has_learned(advisor) || has_learned(luck);
    let training = assets.training(rules.size()).filter(|_| asks_network);
    let players = match training.map(|training| hash(format!("{training:?}").as_bytes())) {
        Some(training) => format!("{players}, network {training:08x}"),
        None => players,
    };
    match advisor {
        PlayerSpec::Best(_) if assets.has_helpful_tables(rules) => players + &tables(assets),
        _ => players,
    }
}

/// The endgame tables at hand.
#[cfg(not(target_family = "wasm"))]
fn tables(assets: &PlayerAssets) -> String {
    let endgames = assets.endgames();
    let names = endgames.iter().flat_map(|endgames| endgames.names());
    names.fold(String::new(), |text, name| text + ", table " + name)
}

#[cfg(target_family = "wasm")]
fn tables(_: &PlayerAssets) -> String {
    String::new()
}
