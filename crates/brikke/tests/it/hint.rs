//! `brikke hint`.

use super::{check, check_refused, check_usage};

#[test]
fn all_four_directions_have_a_value_or_null() {
    check(
        &["hint", "2,2/0,0", "--player", "greedy", "--json"],
        concat!(
            r#"{"player":"greedy","best":"right","#,
            r#""values":{"up":null,"right":4.0,"down":0.0,"left":4.0}}"#,
            "\n"
        ),
    );
}

#[test]
fn people_see_the_best_marked() {
    check(
        &["hint", "2 2 / . .", "--player", "greedy"],
        "up     impossible
right  best
down   risky
left   as good
player greedy
",
    );
    check(
        &["hint", "2 2 / . .", "--player", "greedy", "--lang", "fr"],
        "haut    impossible
droite  meilleur
bas     risqué
gauche  aussi bon
joueur greedy
",
    );
}

#[test]
fn the_digits_of_a_position_are_counted() {
    check(
        &["hint", "1100000000000000", "--player", "greedy"],
        "up     impossible
right  best
down   risky
left   as good
player greedy
",
    );
    check_refused(
        &["hint", "123100000000000"],
        "a position in hexadecimal has 16 digits; this has 15",
    );
}

#[test]
fn the_rules_are_those_that_are_given() {
    // Down would fill the board: only under these rules is that a loss.
    let board = "4,8,2,2/8,2,4,8/2,4,8,16/4,2,16,0";
    let value_of_down = |rules: &[&str]| {
        let asked = ["hint", board, "--player", "corner", "--json"];
        let said = super::brikke(&[&asked[..], rules].concat()).stdout;
        let json: serde_json::Value = serde_json::from_str(&said).expect("JSON");
        json["values"]["down"].as_f64().expect("a legal direction")
    };
    assert!(value_of_down(&["--lost-when", "full"]) <= 0.0);
    assert!(value_of_down(&[]) > 0.0);
}

#[test]
fn where_nothing_moves_there_is_no_hint() {
    let nothing = "nothing moves in this position";
    check_refused(&["hint", "2,4/4,2", "--json"], nothing);
    check_refused(&["hint", "0,0/0,0"], nothing);
}

#[test]
fn a_game_that_is_over_has_no_hint() {
    check_refused(
        &["hint", "8,0/0,0", "--goal", "8", "--at-goal", "stop"],
        "the game is over in this position: the goal is reached",
    );
    check_refused(
        &["hint", "2,2/4,8", "--lost-when", "full"],
        "the game is over in this position: the board is full",
    );
}

#[test]
fn mistakes_are_explained() {
    check_refused(
        &["hint", "2,3"],
        "position: row 1, column 2: 3 is not a tile: write 0 for empty, or a power of two from 2",
    );
    check_usage(
        &["hint", "2,2", "--player", "cornr"],
        "there is no player 'cornr'",
    );
}
