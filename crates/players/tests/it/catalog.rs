//! The players that can be asked under which rules.

use std::sync::Arc;

use brikke_engine::{Overrides, Preset, Rules};
use brikke_players::{
    BEST, PlayerAssets, PlayerSpec, available_for, best_for, default_for, luck_player_beside,
    names, resolve,
};

use super::{classic, little_network, load, rules};

#[test]
fn the_perfect_player_is_offered_up_to_3x3() {
    for preset in Preset::ALL {
        for size in ["1x2", "1x8", "2x2", "2x3", "4x2", "3x3"] {
            let rules = rules(preset, size);
            assert_eq!(default_for(&rules), PlayerSpec::Optimal, "{rules}");
            assert_eq!(
                available_for(&rules, &PlayerAssets::default()).last(),
                Some(&PlayerSpec::Optimal)
            );
            assert_eq!(luck_player_beside(PlayerSpec::Optimal), PlayerSpec::Optimal);
        }
        for size in ["2x6", "3x4", "4x4", "8x8"] {
            let rules = rules(preset, size);
            assert_eq!(default_for(&rules).to_string(), "expectimax", "{rules}");
            assert!(
                !available_for(&rules, &PlayerAssets::default()).contains(&PlayerSpec::Optimal)
            );
            assert_eq!(
                luck_player_beside(default_for(&rules)).to_string(),
                "expectimax:2"
            );
        }
    }
}

#[test]
fn it_goes_by_what_there_is_to_solve_and_not_by_the_size() {
    // Large tiles from the beginning make many more boards of 3x3.
    let others = Overrides {
        size: "3x3".parse().ok(),
        tiles: "2:1,64:1".parse().ok(),
        ..Overrides::default()
    };
    let many = Rules::new(Preset::Classic, others).unwrap();
    assert_eq!(default_for(&many).to_string(), "expectimax");
    // A goal that ends the game early makes few of 3x4.
    let others = Overrides {
        size: "3x4".parse().ok(),
        goal: "32".parse().ok(),
        at_goal: "stop".parse().ok(),
        ..Overrides::default()
    };
    let few = Rules::new(Preset::Classic, others).unwrap();
    assert_eq!(default_for(&few), PlayerSpec::Optimal);
}

#[test]
fn a_setting_names_whoever_can_play() {
    let (small, large) = (classic("2x3"), Rules::default());
    let assets = PlayerAssets::default();
    assert_eq!(resolve(BEST, &small, &assets), PlayerSpec::Optimal);
    assert_eq!(resolve("optimal", &small, &assets), PlayerSpec::Optimal);
    assert_eq!(
        resolve("optimal", &large, &assets).to_string(),
        "expectimax"
    );
    assert_eq!(
        resolve("expectimax:3", &small, &assets).to_string(),
        "expectimax:3"
    );
    assert_eq!(resolve("deepblue", &small, &assets), PlayerSpec::Optimal);
    assert!(
        names()
            .into_iter()
            .all(|name| name.parse::<PlayerSpec>().is_ok())
    );
    assert_eq!(
        resolve("best:50ms", &large, &assets).to_string(),
        "best:50ms"
    );
}

#[test]
fn the_best_is_whoever_is_ready() {
    let best: PlayerSpec = "best:2".parse().unwrap();
    let assets = PlayerAssets::default();
    let small = load(best, &classic("2x3"), &assets).unwrap();
    assert_eq!(small.spec(), PlayerSpec::Optimal);
    let without_network = load(best, &Rules::default(), &assets).unwrap();
    assert_eq!(without_network.spec().to_string(), "expectimax:2");
    let network = Arc::new(little_network("4x4"));
    let assets = assets.with_network(network);
    let with_network = load(best, &Rules::default(), &assets).unwrap();
    assert_eq!(with_network.spec(), best);
    assert_eq!(with_network.build(1).name(), "best:2");
    // Without tables it is the one that has learned.
    assert_eq!(
        best_for(&Rules::default(), &assets).to_string(),
        "learned:3"
    );
}
