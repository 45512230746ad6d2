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
fn players_that_are_still_to_come_are_known() {
    let coming = "is not here yet: choose random, greedy or corner";
    for text in ["expectimax", "expectimax:3", "expectimax:50ms"] {
        check_refused(text, &format!("the player expectimax {coming}"));
    }
    for text in ["learned", "learned:50ms", "Learned:2"] {
        check_refused(text, &format!("the player learned {coming}"));
    }
    check_refused("optimal", &format!("the player optimal {coming}"));
}

#[test]
fn other_names_are_refused_with_what_there_is() {
    for text in ["", "cornr", "cornr:3", " corner", "expectimax3"] {
        let message = format!("there is no player '{text}': choose random, greedy or corner");
        check_refused(text, &message);
    }
}

#[test]
fn a_player_that_does_not_search_takes_no_depth() {
    check_refused("corner:3", "the player corner takes no '3': write corner");
    check_refused("random:", "the player random takes no '': write random");
}
