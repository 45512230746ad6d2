//! `brikke slide`.

use super::{check, check_refused, check_usage};

#[test]
fn the_pair_nearest_the_wall_merges_first() {
    check(
        &["slide", "2,2,2,0/0,0,0,0", "right", "--json"],
        "{\"after\":\"0,0,2,4/0,0,0,0\",\"gained\":4}\n",
    );
    check(
        &["slide", "2,2,2,2/4,2,2,0", "left", "--json"],
        "{\"after\":\"4,4,0,0/4,4,0,0\",\"gained\":12}\n",
    );
}

#[test]
fn people_get_the_position_and_the_points() {
    check(&["slide", ". 2 2 / 4 _ 4", "l"], "4,0,0/8,0,0\ngained 12\n");
}

#[test]
fn the_top_of_the_board_is_exact() {
    check(
        &[
            "slide",
            "65536,65536,0,0/32768,32768,0,0/0,0,0,0/0,0,0,0",
            "r",
            "--json",
        ],
        "{\"after\":\"0,0,0,131072/0,0,0,65536/0,0,0,0/0,0,0,0\",\"gained\":196608}\n",
    );
    let empty = "0,0,0,0,0,0,0,0";
    let position = format!(
        "18446744073709551616,18446744073709551616,0,0,0,0,0,0/{}",
        [empty; 7].join("/")
    );
    let after = format!(
        "36893488147419103232,0,0,0,0,0,0,0/{}",
        [empty; 7].join("/")
    );
    check(
        &["slide", &position, "left", "--json"],
        &format!("{{\"after\":\"{after}\",\"gained\":36893488147419103232}}\n"),
    );
}

#[test]
fn where_nothing_moves_it_is_no_move() {
    check_refused(
        &["slide", "2,4/8,0", "left"],
        "left moves nothing in this position",
    );
}

#[test]
fn a_malformed_position_is_refused_with_its_place() {
    check_refused(
        &["slide", "2,2/0,6", "left"],
        "position: row 2, column 2: 6 is not a tile: write 0 for empty, or a power of two from 2",
    );
    check_refused(
        &["slide", "2,2/x,0", "left"],
        "position: row 2, column 1: 'x' is not a tile: write 0, '.' or '_' for empty, or a power of two from 2",
    );
    check_refused(
        &["slide", "2,2/64,0", "left"],
        "position: row 2, column 1: 64 is too large: a board of 2x2 holds at most 32",
    );
    check_refused(
        &["slide", "2,2/0", "left"],
        "position: row 2, column 2: row 2 has 1 cell, but row 1 has 2",
    );
    check_refused(
        &["slide", "2,2,2,2,2,2,2,2,2", "left"],
        "position: row 1, column 1: a board of 1x9 is not possible: each side is from 1 to 8",
    );
}

#[test]
fn an_empty_position_is_called_empty() {
    for empty in ["", " ", "/"] {
        check_refused(
            &["slide", empty, "left"],
            "the position is empty: write rows such as 2,0,0,4/0,8,0,0",
        );
    }
}

/// No game leads to two tiles of which there can be one at most.
#[test]
fn what_a_slide_makes_is_a_position_itself() {
    check_refused(
        &["slide", "32,32/0,0", "left"],
        "this slide makes a 64, and a board of 2x2 holds at most 32",
    );
    check_refused(
        &[
            "slide",
            "131072,131072,0,0/0,0,0,0/0,0,0,0/0,0,0,0",
            "r",
            "--step",
            "merge",
        ],
        "this slide makes a 262144, and a board of 4x4 holds at most 131072",
    );
    check(&["slide", "16,16/0,0", "left"], "32,0/0,0\ngained 32\n");
    check(&["slide", "32,0/0,0", "right"], "0,32/0,0\ngained 0\n");
}

#[test]
fn a_direction_is_one_of_four() {
    check_usage(
        &["slide", "2,2", "sideways"],
        "write up, right, down or left",
    );
    check_usage(&["slide", "2,2"], "DIRECTION");
}

#[test]
fn a_push_moves_all_tiles_and_merges_nothing() {
    check(
        &["slide", "2,2,0,4", "right", "--step", "push", "--json"],
        "{\"after\":\"0,2,2,4\",\"gained\":0}\n",
    );
}

#[test]
fn a_merge_joins_equal_tiles_and_moves_nothing_else() {
    check(
        &[
            "slide",
            "2,0,2,8/2,2,8,8",
            "left",
            "--step",
            "merge",
            "--json",
        ],
        "{\"after\":\"4,0,0,8/4,0,16,0\",\"gained\":24}\n",
    );
    check(
        &["slide", "0,2,2,2", "right", "--step", "merge"],
        "0,2,0,4\ngained 4\n",
    );
}

#[test]
fn a_half_that_changes_nothing_is_refused() {
    check_refused(
        &["slide", "2,2,0,0", "left", "--step", "push"],
        "a push left moves nothing in this position",
    );
    check_refused(
        &["slide", "2,4,2,0", "left", "--step", "merge", "--json"],
        "a merge left joins no tiles in this position",
    );
}

#[test]
fn a_slide_has_two_halves() {
    check_usage(
        &["slide", "2,2", "left", "--step", "jump"],
        "[possible values: push, merge]",
    );
    check_usage(&["slide", "2,2", "left", "--step"], "--step <STEP>");
}
