//! Document 000, the game in C with a report in Portuguese.

use brikke_engine::{Phase, Preset, Rank};

use super::{check_slide, continuations, new_game, play_to_the_end, rules, slide};

/// Row `Inclui_Elemento`.
#[test]
fn one_new_tile_in_ten_is_a_four() {
    let sudden = rules(Preset::Sudden);
    assert!((sudden.tiles().probability(Rank::FOUR) - 0.10).abs() < 1e-12);
    assert_eq!(new_game(sudden).board().tiles().count(), 2);
}

/// Row `Movimento_Matriz`.
#[test]
fn a_row_is_pushed_then_added() {
    check_slide(&["2,0,2,0", "right", "--step", "push"], "0,0,2,2", 0);
    check_slide(&["0,0,2,2", "right"], "0,0,0,4", 4);
    check_slide(&["2,0,2,0", "right"], "0,0,0,4", 4);
}

/// Row `Compara_Anterior`.
#[test]
fn a_direction_that_changes_nothing_is_no_move() {
    assert_eq!(slide(&["2,4,0,0/2,0,0,0", "left"]), None);
}

/// Row `Confere_Matriz`.
#[test]
fn the_game_ends_at_2048_or_on_a_full_board() {
    let full = "2,2,4,8/4,8,16,32/2,4,8,16/4,8,16,32";
    assert_eq!(continuations(full, "sudden"), 0);
    assert!(continuations(full, "classic") > 0);
    let won = "2048,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2";
    assert_eq!(continuations(won, "sudden"), 0);
    let mut game = new_game(rules(Preset::Sudden));
    play_to_the_end(&mut game);
    assert_eq!((game.phase(), game.board().empty_count()), (Phase::Lost, 0));
}
