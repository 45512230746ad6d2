//! How players are asked for.

use brikke_ai::{PlayerSpec, available};

fn check_refused(text: &str, message: &str) {
    let error = text.parse::<PlayerSpec>().unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn what_is_available_is_read_as_it_is_written() {
    for &spec in available() {
        assert_eq!(spec.to_string().parse(), Ok(spec));
        assert_eq!(spec.name().to_uppercase().parse(), Ok(spec));
        assert_eq!(spec.build(1).name(), spec.name());
    }
}

#[test]
fn searching_players_take_a_depth_or_a_time() {
    for text in [
        "expectimax:1",
        "expectimax:3",
        "expectimax:50ms",
        "expectimax:2s",
    ] {
        let spec: PlayerSpec = text.parse().unwrap();
        assert_eq!(spec.to_string(), text);
        assert_eq!(spec.build(1).name(), text);
    }
    check_refused(
        "expectimax:deep",
        "the player expectimax takes a depth or a time: 'deep' is no depth from 1 to 20 \
         and no time per move such as 50ms or 2s, at most an hour",
    );
}

const CHOICES: &str = "choose random, greedy, corner or expectimax";

#[test]
fn players_that_are_still_to_come_are_known() {
    let coming = format!("is not here yet: {CHOICES}");
    for text in ["learned", "learned:50ms", "Learned:2"] {
        check_refused(text, &format!("the player learned {coming}"));
    }
}

#[test]
fn other_names_are_refused_with_what_there_is() {
    for text in ["", "cornr", "cornr:3", " corner", "expectimax3"] {
        check_refused(text, &format!("there is no player '{text}': {CHOICES}"));
    }
}

#[test]
fn a_player_that_does_not_search_takes_no_depth() {
    check_refused("corner:3", "the player corner takes no '3': write corner");
    check_refused("random:", "the player random takes no '': write random");
}
