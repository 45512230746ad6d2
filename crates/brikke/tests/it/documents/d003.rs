//! Document 003, the lesson in Pascal with slides in Portuguese.

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Preset, Rank};

use super::{
    PAGE, board, check_slide, continuations, game_from, new_game, play_to_the_end, rules, slide,
};
use options::{second_array, single_pass, three_passes};

#[path = "../../../../engine/examples/lesson/options.rs"]
mod options;

const OPTIONS: &str = include_str!("../../../../engine/examples/lesson/options.rs");

/// A row with gaps, equal tiles beside gaps, and three equal tiles.
const ROWS: [[u64; 8]; 4] = [
    [4, 0, 4, 0, 8, 2, 0, 2],
    [0, 0, 0, 8, 8, 4, 4, 4],
    [2, 2, 2, 2, 2, 2, 2, 2],
    [0, 0, 0, 0, 0, 0, 0, 0],
];

/// Row `MAX`.
#[test]
fn a_table_may_be_larger() {
    let row = "0,2,0,0,2,0,0,0";
    let table = format!("{row}/{}", ["0,0,0,0,0,0,0,0"; 7].join("/"));
    let after = table.replace(row, "0,0,0,0,0,0,0,4");
    check_slide(&[&table, "right"], &after, 4);
}

/// Row `PERCENT`.
#[test]
fn five_new_tiles_in_a_hundred_are_fours() {
    let gentle = rules(Preset::Gentle);
    assert!((gentle.tiles().probability(Rank::FOUR) - 0.05).abs() < 1e-12);
    assert_eq!(
        gentle.tiles().iter().map(|(rank, _)| rank).max(),
        Some(Rank::FOUR)
    );
}

/// Row `IniciarJogo`.
#[test]
fn a_game_begins_without_points() {
    let game = new_game(rules(Preset::Gentle));
    assert_eq!((game.score(), game.moves()), (0, 0));
    assert_eq!(game.board().tiles().count(), 2);
}

/// Row `InserirNovaPeca`.
#[test]
fn every_move_brings_a_new_tile() {
    let corner = "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut game = game_from(rules(Preset::Gentle), corner);
    for (direction, tiles) in [(Right, 2), (Down, 3)] {
        let turn = game.play(direction).expect("a move");
        assert!(turn.spawn.rank <= Rank::FOUR);
        assert!(game.board().tiles().count() <= tiles);
        assert_eq!(
            game.board().at(turn.spawn.square),
            Ok(Some(turn.spawn.rank))
        );
    }
}

/// Row `ExisteMovimento`.
#[test]
fn the_game_goes_on_while_there_is_a_movement() {
    assert_eq!(continuations("2,4/4,2", "gentle"), 0);
    assert!(continuations("2,4/4,4", "gentle") > 0);
    let mut game = new_game(rules(Preset::Gentle));
    play_to_the_end(&mut game);
    assert!(game.board().is_stuck());
}

/// Row `CompactarDireita`.
#[test]
fn a_row_is_compacted_to_the_right() {
    let compact = |row: &str, after: &str| check_slide(&[row, "right", "--step", "push"], after, 0);
    compact("4,0,4,0,8,2,0,2", "0,0,0,4,4,8,2,2");
    compact("2,0,0,0", "0,0,0,2");
    assert_eq!(
        slide(&["2,4,8,16", "right", "--step", "push"]),
        None,
        "full"
    );
    assert_eq!(
        slide(&["0,0,0,0", "right", "--step", "push"]),
        None,
        "zeros"
    );
}

/// Row `AglomerarDireita`.
#[test]
fn a_compacted_row_is_merged_to_the_right() {
    let merge = |row: &str, after: &str, points| {
        check_slide(&[row, "right", "--step", "merge"], after, points);
    };
    merge("0,0,0,8,8,2,4,4", "0,0,0,0,16,2,0,8", 24);
    merge("0,0,0,8,8,4,4,4", "0,0,0,0,16,4,0,8", 24);
}

/// Row `MovimentarDireita`.
#[test]
fn compact_merge_and_compact_are_a_slide() {
    let row = "4,0,4,0,8,2,0,2";
    let (mut table, mut points) = (row.to_owned(), 0);
    for step in ["push", "merge", "push"] {
        let (after, gained) = slide(&[&table, "right", "--step", step]).expect("a change");
        (table, points) = (after.to_string(), points + gained);
    }
    assert_eq!((table.as_str(), points), ("0,0,0,0,0,8,8,4", 12));
    check_slide(&[row, "right"], &table, points);
}

/// Row `MovimentarPecas`.
#[test]
fn a_direction_is_asked_for_until_something_moves() {
    let corner = "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut game = game_from(rules(Preset::Gentle), corner);
    for blocked in [Left, Up] {
        assert!(game.play(blocked).is_err());
        assert_eq!(game.board(), &board(corner), "no tile appears");
    }
    game.play(Right).expect("a move");
    assert_eq!(game.board().tiles().count(), 2);
}

/// Row `Pontos`.
#[test]
fn points_come_with_every_sum() {
    check_slide(&["16,16,2,2", "right"], "0,0,32,4", 36);
}

/// Row `T[X,M]`.
#[test]
fn down_is_right_with_rows_and_columns_exchanged() {
    let table = board("2,2,4,0/0,4,4,2/8,0,8,8/2,0,0,2");
    let slid = |table: Board, direction| *table.slide(direction).expect("a move").after.board();
    assert_eq!(
        slid(table, Down),
        slid(table.transpose(), Right).transpose()
    );
    assert_eq!(slid(table, Up), slid(table.transpose(), Left).transpose());
}

/// Row `Problema 1`.
#[test]
fn left_is_right_backwards() {
    let table = board("2,2,4,0/0,4,4,2/8,0,8,8/2,0,0,2");
    for (left, right) in table.lanes(Left).zip(table.lanes(Right)) {
        assert_eq!(left.reversed(), right);
    }
}

/// Row `Problema 2`.
#[test]
fn up_is_down_backwards() {
    let table = board("2,2,4,0/0,4,4,2/8,0,8,8/2,0,0,2");
    for (up, down) in table.lanes(Up).zip(table.lanes(Down)) {
        assert_eq!(up.reversed(), down);
    }
}

/// Row `Problema 3`.
#[test]
fn one_procedure_moves_in_every_direction() {
    let table = board("2,2,4,0/0,4,4,2/8,0,8,8/2,0,0,2");
    for direction in Direction::ALL {
        let (mut after, mut points) = (table, 0);
        for (number, lane) in table.lanes(direction).enumerate() {
            let (slid, gained) = lane.slide();
            after.set_lane(direction, number, &slid).expect("it fits");
            points += gained;
        }
        let whole = table.slide(direction).expect("a move");
        assert_eq!((&after, points), (whole.after.board(), whole.gained));
    }
}

/// An option comes to the engine's rows and points.
fn check_option(option: fn(&mut [u64]) -> u64) {
    for row in ROWS {
        let text = row.map(|face| face.to_string()).join(",");
        let slid = board(&text).slide(Right);
        let expected = slid.map_or((text, 0), |slide| (slide.after.to_string(), slide.gained));
        let mut moved = row;
        let points = option(&mut moved);
        let moved = moved.map(|face| face.to_string()).join(",");
        assert_eq!((moved, u128::from(points)), expected);
    }
}

/// The page shows this function as it is compiled.
fn check_shown(function: &str) {
    let source = OPTIONS.replace("pub(crate) ", "");
    let start = source
        .find(&format!("fn {function}("))
        .expect("the function");
    let end = source[start..].find("\n}\n").expect("its end") + start;
    assert!(PAGE.contains(&source[start..end]), "{function}");
}

/// Row `Primeira opção`.
#[test]
fn the_first_option_has_three_passes() {
    check_option(three_passes);
    for function in ["three_passes", "compact", "merge"] {
        check_shown(function);
    }
}

/// Row `Segunda opção`.
#[test]
fn the_second_option_has_a_second_array() {
    check_option(second_array);
    check_shown("second_array");
}

/// Row `Terceira opção`.
#[test]
fn the_third_option_has_a_single_pass() {
    check_option(single_pass);
    check_shown("single_pass");
}
