//! The names of players, as people write them.

use brikke_engine::Rules;
use brikke_players::{PlayerAssets, PlayerSpec, available_for};

fn check_refused(text: &str, message: &str) {
    let error = text.parse::<PlayerSpec>().unwrap_err();
    assert_eq!(error.to_string(), message);
}

const CHOICES: &str =
    "choose random, greedy, corner, fast, slow, expectimax, learned, optimal or best";

#[test]
fn what_is_offered_is_read_as_it_is_written() {
    for player in available_for(&super::classic("2x2"), &PlayerAssets::default()) {
        assert_eq!(player.to_string().parse(), Ok(player));
        assert_eq!(player.name().to_uppercase().parse(), Ok(player));
    }
}

#[test]
fn searching_players_take_a_depth_or_a_time() {
    for name in ["expectimax", "learned", "best"] {
        for effort in ["", ":1", ":3", ":50ms", ":2s"] {
            let text = format!("{name}{effort}");
            let player: PlayerSpec = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
            assert_eq!(player.name(), name);
        }
    }
}

#[test]
fn a_player_is_built_with_the_name_it_was_asked_for() {
    let (rules, assets) = (super::classic("2x2"), PlayerAssets::default());
    for text in [
        "random",
        "greedy",
        "corner",
        "fast",
        "slow",
        "expectimax",
        "expectimax:50ms",
        "expectimax:2.5",
        "optimal",
    ] {
        let player: PlayerSpec = text.parse().unwrap();
        let loaded = super::load(player, &rules, &assets).unwrap();
        assert_eq!(loaded.build(1).name(), text);
        assert_eq!(loaded.spec(), player);
    }
}

#[test]
fn what_is_no_player_is_explained() {
    for text in ["", "cornr", "cornr:3", " corner", "expectimax3"] {
        check_refused(text, &format!("there is no player '{text}': {CHOICES}"));
    }
    check_refused(
        "learned:deep",
        "the player learned takes a depth or a time: 'deep' is neither a depth from 1 to 20 \
         such as 3 or 2.5 nor a time per move such as 50ms or 2s (an hour at most)",
    );
    check_refused(
        "expectimax:0",
        "the player expectimax takes a depth or a time: '0' is neither a depth from 1 to 20 \
         such as 3 or 2.5 nor a time per move such as 50ms or 2s (an hour at most)",
    );
    check_refused("corner:3", "the player corner takes no '3': write corner");
    check_refused("slow:3", "the player slow takes no '3': write slow");
    check_refused("optimal:", "the player optimal takes no '': write optimal");
}

#[test]
fn who_cannot_play_says_what_it_would_take() {
    let refused = PlayerSpec::Optimal.check(&Rules::default()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the player optimal cannot play under these rules: a board of 4x4 under these rules \
         comes to hold tiles up to 131072, too large to be solved: boards up to 3x3 and 2x4 can \
         be solved, and larger ones as far as a small tile to reach"
    );
    let refused = PlayerSpec::Optimal
        .check(&super::classic("3x4"))
        .unwrap_err();
    assert!(refused.to_string().contains("states"), "{refused}");
}
