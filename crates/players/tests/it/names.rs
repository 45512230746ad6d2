//! How players are asked for.

use brikke_engine::Rules;
use brikke_players::{Choice, Stock, available_for};

fn check_refused(text: &str, message: &str) {
    let error = text.parse::<Choice>().unwrap_err();
    assert_eq!(error.to_string(), message);
}

const CHOICES: &str = "choose random, greedy, corner, expectimax, learned or optimal";

#[test]
fn what_is_offered_is_read_as_it_is_written() {
    for choice in available_for(&super::classic("2x2"), &Stock::default()) {
        assert_eq!(choice.to_string().parse(), Ok(choice));
        assert_eq!(choice.name().to_uppercase().parse(), Ok(choice));
    }
}

#[test]
fn the_player_that_has_learned_takes_a_depth_or_a_time() {
    for text in ["learned", "learned:2", "learned:50ms"] {
        let choice: Choice = text.parse().unwrap();
        assert_eq!(choice.to_string(), text);
        assert_eq!(choice.name(), "learned");
    }
}

#[test]
fn what_is_no_player_is_explained() {
    check_refused("cornr", &format!("there is no player 'cornr': {CHOICES}"));
    check_refused("", &format!("there is no player '': {CHOICES}"));
    check_refused(
        "learned:deep",
        "the player learned takes a depth or a time: 'deep' is no depth from 1 to 20 \
         and no time per move such as 50ms or 2s, at most an hour",
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
