//! `brikke perft`, and rules on the command line.

use super::{check, check_misused, check_usage};

#[test]
fn a_sequence_is_a_direction_and_a_tile() {
    check(&["perft", "2,0/0,0", "0", "--json"], "{\"count\":1}\n");
    check(&["perft", "2,0/0,0", "1", "--json"], "{\"count\":12}\n");
    check(&["perft", "2,0/0,0", "1", "--rules", "1024"], "6\n");
    check(&["perft", "2,0/0,0", "1", "--tiles", "2:1,4:1,8:1"], "18\n");
}

#[test]
fn the_progress_in_depth_adds_up_to_the_same() {
    let deep = ["perft", "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2", "3"];
    check(&deep, "1,124,032\n");
}

#[test]
fn a_game_that_is_over_has_no_continuation() {
    check(&["perft", "2,2/4,8", "1", "--lost-when", "full"], "0\n");
    check(
        &["perft", "8,0/0,0", "1", "--goal", "8", "--at-goal", "stop"],
        "0\n",
    );
    check(&["perft", "8,0/0,0", "1", "--goal", "8"], "12\n");
}

#[test]
fn rules_that_are_not_possible_are_refused_with_the_reason() {
    let refused = |rule: &[&str], reason: &str| {
        let arguments = [&["perft", "2,2/0,0", "1"], rule].concat();
        check_misused(&arguments, reason);
    };
    refused(
        &["--size", "9x9"],
        "--size: a board of 9x9 is not possible: each side is from 1 to 8",
    );
    refused(
        &["--size", "4x4"],
        "--size: the position is a board of 2x2, not 4x4: leave --size out",
    );
    refused(
        &["--tiles", "2:0"],
        "--tiles: the tile 2 has the weight 0: weights are from 1, and add up to at most 1000000000",
    );
    refused(
        &["--tiles", "2:1,2:3"],
        "--tiles: the tile 2 is listed twice: give it one weight",
    );
    refused(
        &["--tiles", "two"],
        "--tiles: tile 1: 'two' is not tile:weight, for example 2:9,4:1",
    );
    refused(
        &["--goal", "64"],
        "the goal 64 is too large: a board of 2x2 holds at most 32",
    );
    refused(
        &["--goal", "3000"],
        "--goal: '3000' is not known: write none or a power of two such as 2048",
    );
    refused(
        &["--start", "5"],
        "5 start tiles are not possible: a board of 2x2 takes from 1 to 4",
    );
    refused(
        &["--rules", "harsh"],
        "--rules: there are no rules 'harsh': choose classic, sudden, even, gentle or 1024",
    );
    refused(
        &["--lost-when", "bored"],
        "--lost-when: 'bored' is not known: write stuck or full",
    );
}

#[test]
fn a_depth_is_a_number() {
    check_usage(&["perft", "2,2", "deep"], "deep");
    check_usage(&["perft", "2,2", "256"], "256");
}
