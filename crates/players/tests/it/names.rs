//! How players are asked for.

use brikke_engine::Rules;
use brikke_players::{Choice, available_for};

fn check_refused(text: &str, message: &str) {
    let error = text.parse::<Choice>().unwrap_err();
    assert_eq!(error.to_string(), message);
}

const CHOICES: &str = "choose random, greedy, corner, expectimax or optimal";

#[test]
fn what_is_offered_is_read_as_it_is_written() {
    for choice in available_for(&super::classic("2x2")) {
        assert_eq!(choice.to_string().parse(), Ok(choice));
        assert_eq!(choice.name().to_uppercase().parse(), Ok(choice));
    }
}

#[test]
fn what_is_no_player_is_explained() {
    check_refused("cornr", &format!("there is no player 'cornr': {CHOICES}"));
    check_refused("", &format!("there is no player '': {CHOICES}"));
    check_refused(
        "learned:3",
        &format!("the player learned is not here yet: {CHOICES}"),
    );
    check_refused("corner:3", "the player corner takes no '3': write corner");
    check_refused("optimal:", "the player optimal takes no '': write optimal");
}

#[test]
fn who_cannot_play_says_what_it_would_take() {
    let refused = Choice::Optimal.check(&Rules::default()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the player optimal cannot play under these rules: a board of 4x4 under these rules \
         comes to hold tiles up to 131072: only boards with tiles up to 32768 can be solved, or \
         with a tile to reach up to there"
    );
    let refused = Choice::Optimal.check(&super::classic("3x4")).unwrap_err();
    assert!(refused.to_string().contains("states"), "{refused}");
}
