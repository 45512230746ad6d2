//! Moves.

use brikke_engine::Direction::{Down, Left, Right, Up};
use brikke_engine::{Game, IllegalMove};

use super::check_refused;
use crate::given::{self, game, ply, rules, tile};

#[test]
fn a_direction_that_changes_nothing_counts_for_nothing() {
    let mut game = Game::start(rules("classic size=1x4"), given::seed("otters"));
    let before = game.clone();
    assert_eq!(game.play(Up), Err(IllegalMove::MovesNothing(Up)));
    assert_eq!(game.play(Down), Err(IllegalMove::MovesNothing(Down)));
    assert_eq!(game, before);
}

#[test]
fn the_score_grows_by_each_merged_tile() {
    let mut game = game("classic", "2 2 4 4 / . . . . / 8 8 . . / . . . .");
    let turn = game.play_with(ply(Left, 2, 3, 3)).unwrap();
    assert_eq!((turn.gained, game.score(), game.moves()), (28, 28, 1));
    let turn = game.play_with(ply(Right, 2, 0, 0)).unwrap();
    assert_eq!((turn.gained, game.score(), game.moves()), (0, 28, 2));
}

#[test]
fn a_new_tile_needs_an_empty_cell_of_the_board() {
    let place = |refused: &IllegalMove| matches!(refused, IllegalMove::Place(_));
    let drawing = "2 2 / . .";
    check_refused(game("classic size=2x2", drawing), ply(Left, 2, 0, 0), place);
    check_refused(game("classic size=2x2", drawing), ply(Left, 2, 2, 0), place);
    check_refused(
        game("classic size=2x2", drawing),
        ply(Left, 2, 0, 255),
        place,
    );
}

#[test]
fn a_new_tile_is_one_of_the_rules() {
    let wrong = |face| move |refused: &IllegalMove| *refused == IllegalMove::WrongTile(tile(face));
    check_refused(
        game("classic size=2x2", "2 2 / . ."),
        ply(Left, 8, 1, 1),
        wrong(8),
    );
    check_refused(
        game("1024 size=2x2", "2 2 / . ."),
        ply(Left, 4, 1, 1),
        wrong(4),
    );
}

#[test]
fn a_game_without_chance_takes_only_given_tiles() {
    let mut game = game("classic", "2 . . . / . . . . / . . . . / . . . .");
    assert_eq!(game.play(Right), Err(IllegalMove::NoChance));
    assert!(game.play_with(ply(Right, 2, 0, 0)).is_ok());
}
