//! Document 001, the game in C with an explanation in Chinese.

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Preset, Rank};

use super::{
    board, check_slide, continuations, game_from, new_game, play_to_the_end, rules, slide,
};
use crate::lines::said;

/// What `brikke` with these arguments says when these lines are typed.
fn told(arguments: &[&str], lines: &str) -> String {
    let outcome = said(arguments, lines);
    assert_eq!(outcome.code, Some(0), "{}", outcome.stderr);
    outcome.stdout
}

/// The pieces of a text stand in it, one after the other.
fn check_order(text: &str, pieces: &[&str]) {
    let mut rest = text;
    for piece in pieces {
        let (_, after) = rest
            .split_once(piece)
            .unwrap_or_else(|| panic!("{piece} is not where it should be:\n{text}"));
        rest = after;
    }
}

/// The grid of the explanation.
const GRID: &str = "0,2,4,2/2,8,2,0/0,0,0,2/0,0,0,0";

/// Row `SIZE`.
#[test]
fn a_grid_may_have_another_size() {
    check_slide(&["2,2,4/0,0,0/4,0,4", "left"], "4,4,0/0,0,0/8,0,0", 12);
    let eight = format!("2,2,0,0,0,0,0,0/{}", ["0,0,0,0,0,0,0,0"; 7].join("/"));
    assert!(slide(&[&eight, "down"]).is_some());
}

/// Row `score`.
#[test]
fn every_sum_is_added_to_the_score() {
    let mut game = game_from(rules(Preset::Even), "2,2,8,8/0,0,0,0/0,0,0,0/0,0,0,0");
    game.play(Left).expect("a move");
    assert_eq!(game.score(), 4 + 16);
}

/// Row `new_game`.
#[test]
fn a_game_begins_with_two_tiles_of_2_or_4_on_different_cells() {
    let game = new_game(rules(Preset::Even));
    assert_eq!((game.board().tiles().count(), game.score()), (2, 0));
    let faces = game.board().tiles().map(|(_, rank)| rank);
    assert!(faces.into_iter().all(|rank| rank <= Rank::FOUR));
}

/// Row `isover`.
#[test]
fn the_game_is_over_without_a_free_cell_or_an_equal_neighbour() {
    let stuck = "2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2";
    assert_eq!(continuations(stuck, "even"), 0);
    assert!(board(stuck).is_stuck());
    for position in [
        "2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,0",
        "2,4,2,4/4,2,4,2/2,4,2,4/4,2,8,8",
        "2,4,2,4/4,2,4,2/2,4,2,8/4,2,4,8",
    ] {
        assert!(continuations(position, "even") > 0, "{position}");
    }
}

fn check_units(direction: Direction, expected: [&str; 4]) {
    let units = board(GRID);
    let units = units.lanes(direction).map(|lane| lane.to_string());
    assert_eq!(units.collect::<Vec<_>>(), expected, "{direction}");
}

/// Row `单元`.
#[test]
fn the_grid_has_four_units_for_each_direction() {
    check_units(Up, ["0,2,0,0", "2,8,0,0", "4,2,0,0", "2,0,2,0"]);
    check_units(Left, ["0,2,4,2", "2,8,2,0", "0,0,0,2", "0,0,0,0"]);
    check_units(Right, ["2,4,2,0", "0,2,8,2", "2,0,0,0", "0,0,0,0"]);
    check_units(Down, ["0,0,2,0", "0,0,8,2", "0,0,2,4", "0,2,0,2"]);
}

/// Row `加和`.
#[test]
fn equal_tiles_of_a_unit_are_added() {
    for (before, after, gained) in [
        ("2,4,2,2", "2,4,4,0", 4),
        ("2,0,2,8", "4,0,0,8", 4),
        ("2,2,8,8", "4,0,16,0", 20),
    ] {
        check_slide(&[before, "left", "--step", "merge"], after, gained);
        let (merged, points) = board(before).lane(Left, 0).expect("a lane").merge();
        assert_eq!((merged.to_string(), points), (after.into(), gained.into()));
    }
}

/// Row `推格`.
#[test]
fn the_tiles_of_a_unit_are_pushed_forward() {
    for (before, after) in [("0,4,0,2", "4,2,0,0"), ("2,0,8,2", "2,8,2,0")] {
        check_slide(&[before, "left", "--step", "push"], after, 0);
        let pushed = board(before).lane(Left, 0).expect("a lane").push();
        assert_eq!(pushed.to_string(), after);
    }
}

/// Row `control_in_each_unit`.
#[test]
fn a_unit_is_added_and_then_pushed() {
    for (before, after, gained) in [
        ("2,4,2,2", "2,4,4,0", 4),
        ("2,0,2,8", "4,8,0,0", 4),
        ("2,2,8,8", "4,16,0,0", 20),
    ] {
        let (slid, points) = board(before).lane(Left, 0).expect("a lane").slide();
        assert_eq!((slid.to_string(), points), (after.into(), gained));
    }
}

/// Row `upward`.
#[test]
fn every_direction_says_whether_it_had_an_effect() {
    check_slide(&[GRID, "up"], "2,2,4,4/0,8,2,0/0,0,0,0/0,0,0,0", 4);
    check_slide(&[GRID, "down"], "0,0,0,0/0,0,0,0/0,2,4,0/2,8,2,4", 4);
    check_slide(&[GRID, "left"], "2,4,2,0/2,8,2,0/2,0,0,0/0,0,0,0", 0);
    check_slide(&[GRID, "right"], "0,2,4,2/0,2,8,2/0,0,0,2/0,0,0,0", 0);
    assert_eq!(slide(&["2,4,0,0/0,0,0,0", "up"]), None);
}

/// Row `next_step`.
#[test]
fn a_move_with_effect_brings_a_2_or_a_4_with_equal_chances() {
    let even = rules(Preset::Even);
    assert!((even.tiles().probability(Rank::FOUR) - 0.50).abs() < 1e-12);
    let mut game = new_game(even);
    play_to_the_end(&mut game);
    let spawned: Vec<Rank> = game.plies().iter().map(|ply| ply.spawn.rank).collect();
    assert!(spawned.iter().all(|&rank| rank <= Rank::FOUR));
    assert!(spawned.contains(&Rank::TWO) && spawned.contains(&Rank::FOUR));
}

/// Row `init`.
#[test]
fn the_menu_asks_for_a_number_until_it_has_one() {
    let menu = ["1. New game", "2. Quit", "Please type a number:"];
    let quit = told(&["--plain"], "2\n");
    check_order(&quit, &[&menu[..], &["Goodbye."]].concat());
    let asked_again = told(&["--plain"], "x\n0\n1\nquit\n");
    let wrong = "There is no such choice. Type a number from 1 to 10.";
    let begun = "New game.";
    check_order(&asked_again, &[&menu[..], &[wrong, wrong, begun]].concat());
}

/// Row `get_direction`.
#[test]
fn w_a_s_d_move_and_anything_else_is_asked_again() {
    let position = ["play", "--plain", "--rules", "even", "--seed", "otters"];
    let moved = told(&position, "w\na\ns\nd\nw\na\ns\nd\nq\n");
    for direction in ["up", "left", "down", "right"] {
        assert!(moved.contains(&format!("You slid {direction}")), "{moved}");
    }
    let wrong = told(&position, "banana\na\ns\nq\n");
    check_order(&wrong, &["Unknown command: “banana”.", "You slid"]);
}

/// Row `show_table`.
#[test]
fn the_table_and_the_score_are_shown_after_every_move() {
    let said = told(
        &["play", "--plain", "--rules", "even", "--seed", "otters"],
        "a\ns\nq\n",
    );
    let table = ["Row 1: ", "Row 2: ", "Row 3: ", "Row 4: ", "Score "];
    check_order(
        &said,
        &[&table[..], &["You slid"], &table, &["You slid"], &table].concat(),
    );
}

/// A game on four cells, from a seed, and the lines that play it to its end.
const SMALL: [&str; 8] = [
    "play", "--plain", "--rules", "even", "--size", "2x2", "--seed", "otters",
];
const TO_THE_END: &str = "s\nw\ns\nw\na\n";

/// Row `over`.
#[test]
fn the_end_is_told_with_the_score() {
    let said = told(&SMALL, TO_THE_END);
    check_order(
        &said,
        &[
            "Score 16, ",
            "You slid left: 16 points.",
            "Score 32, ",
            "Game over",
        ],
    );
}

/// Row `main`.
#[test]
fn after_a_game_the_menu_comes_again() {
    let said = told(&SMALL, &format!("{TO_THE_END}name Ada\n7\n2\n"));
    let menu = ["1. New game", "2. Quit", "Please type a number:"];
    check_order(
        &said,
        &[&["Game over", "7. Menu"], &menu[..], &["Goodbye."]].concat(),
    );
}
