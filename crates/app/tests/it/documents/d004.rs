//! Document 004, the exam in C++ with tasks in Norwegian: the keys of its
//! table 1 in a practice game, its figures drawn as boards.

use crate::exam::{
    FIGURE_3, FIGURE_4, FIGURE_5, FIGURE_6, FIGURE_7, FIGURE_8, TWOS, check, count, exam,
};

/// Row `R`.
#[test]
fn r_begins_a_new_game_at_once() {
    for keys in ["P left R", "I R", "D x R"] {
        let mut stage = exam();
        stage.press(keys);
        assert_eq!(stage.page().dialog, None, "{keys}");
        let board = stage.drawn();
        assert_eq!((count(&board, "2"), count(&board, ".")), (2, 14), "{keys}");
        assert_eq!(
            (stage.game().score.value, stage.moves()),
            ("0".into(), "0".into())
        );
        assert_eq!(stage.game().mark.as_deref(), Some("PRACTICE"), "{keys}");
    }
}

/// Row `F`.
#[test]
fn f_mirrors() {
    check("I f", FIGURE_4);
    check("I F", FIGURE_4);
    check("I f f", FIGURE_3);
}

/// Row `T`.
#[test]
fn t_transposes() {
    check("I t", FIGURE_5);
    check("I T", FIGURE_5);
    check("I t t", FIGURE_3);
}

/// Row `I`.
#[test]
fn i_fills_with_one_to_sixteen() {
    check("I", FIGURE_3);
    check("I", FIGURE_3);
}

/// Row `D`.
#[test]
fn d_fills_with_twos_whatever_was_there() {
    check("D", TWOS);
    check("I D", TWOS);
}

/// Row `P`.
#[test]
fn p_sets_up_the_test_board() {
    check("P", FIGURE_6);
    check("I P", FIGURE_6);
}

/// Row `q`.
#[test]
fn q_closes() {
    assert!(exam().press("q").has_quit);
}

/// Row `piltast`.
#[test]
fn the_right_arrow_gives_figure_8_and_a_new_two() {
    let mut stage = exam();
    stage.press("P right");
    let moved: Vec<char> = stage.drawn().chars().collect();
    let expected: Vec<char> = FIGURE_8.chars().collect();
    let changed: Vec<_> = moved
        .iter()
        .zip(&expected)
        .filter(|(a, b)| a != b)
        .collect();
    assert_eq!(changed, [(&'2', &'.')]);
}

/// Row `Figur 7`.
#[test]
fn push_alone_gives_figure_7() {
    check("P x right", FIGURE_7);
    check("P X l", FIGURE_7);
}
