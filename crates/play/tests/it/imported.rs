//! Games that go on from another program's board.

use brikke_engine::{Chance, Game, Start};
use brikke_play::{
    Assistance, Category, GameKind, Leaderboard, Mode, Origin, SavedGame, ScoredGame,
};

use crate::scene::{LINE, Scene, board, chance, check, rules};

/// A game on the line of three cells, from a board with a score and moves.
fn line_from(position: &str, chance: Option<Chance>) -> Game {
    let start = Start::Position {
        board: board(position),
        score: 100,
        moves: 7,
    };
    Game::resume(rules(LINE), chance, start).unwrap()
}

fn imported(position: &str) -> SavedGame {
    let game = line_from(position, Some(chance("otters")));
    SavedGame {
        assistance: Assistance::IMPORTED,
        ..SavedGame::of(GameKind::Scored(ScoredGame::imported(game).unwrap()))
    }
}

fn scene(saved: SavedGame) -> Scene {
    Scene::resumed(saved, Leaderboard::default()).0
}

#[test]
fn it_goes_on_with_its_score_and_moves() {
    let scene = scene(imported("4 4 2")).after("left");
    let view = scene.view();
    assert_eq!((view.score, view.moves, view.mode), (108, 8, Mode::Scored));
    assert_eq!(*view.board, board("8 2 2"));
}

#[test]
fn it_counts_as_assisted_from_the_start() {
    let scene = scene(imported("4 4 2"));
    assert_eq!(scene.view().category, Some(Category::Assisted));
    // Nothing is lost by the first undo, so nothing is said about it.
    check(scene, "left undo", "left to 8,2,2 | undo left");
}

#[test]
fn its_result_enters_the_assisted_scores_with_its_origin() {
    let mut scene = scene(imported("8 2 2"));
    let expected = "left to 8,4,2 | lost with 104, assisted | 1. assisted: who? | \
                    1. assisted: Bo 104";
    assert_eq!(scene.does("left name:Bo"), expected);
    let best = scene.view().best_three[0].clone();
    assert_eq!((best.score, best.origin), (104, Origin::Imported));
}

/// Even if somebody forgets to say that it was imported.
#[test]
fn it_is_never_clean() {
    let game = line_from("4 4 2", Some(chance("otters")));
    let scored = ScoredGame::imported(game).unwrap();
    assert_eq!(scored.category(Assistance::default()), Category::Assisted);
}

#[test]
fn only_a_position_with_a_source_of_tiles_is_imported() {
    assert!(ScoredGame::imported(line_from("4 4 2", None)).is_err());
    let new = Game::start(rules(LINE), chance("otters"));
    assert!(ScoredGame::imported(new).is_err());
}

#[test]
fn a_board_at_its_end_waits_for_a_name() {
    let (_, told) = Scene::resumed(imported("8 4 2"), Leaderboard::default());
    assert_eq!(told, "game 1 goes on | 1. assisted: who?");
}

#[test]
fn another_game_with_its_rules_is_clean_again() {
    let scene = scene(imported("8 2 2")).after("left name:Bo restart");
    assert_eq!(scene.view().category, Some(Category::Clean));
    // The imported score stands beside it all the same.
    assert_eq!(scene.view().best_three[0].score, 104);
}

/// As a recording without a seed, or a board from an earlier Brikke.
#[test]
fn practice_without_a_source_of_tiles_borrows_one() {
    let saved = SavedGame::of(line_from("4 4 2", None));
    let scene = scene(saved);
    assert_eq!(scene.view().mode, Mode::Practice);
    check(
        scene,
        "left undo left left",
        "left to 8,2,2 | undo left | left to 8,2,2 | left to 8,4,2 | lost with 112, practice, 1 undone",
    );
}
