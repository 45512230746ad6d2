//! New games, restarts, games taken up again.

use std::time::Duration;

use brikke_engine::{Game, Start};
use brikke_play::{
    Assistance, Bookmarks, Category, Command, Leaderboard, Mode, OwnEntries, SavedGame,
};

use crate::scene::{LINE, LINE_TO_4, Scene, board, chance, check, entries, rules, tell};

#[test]
fn a_game_that_nobody_has_touched_is_left_without_a_question() {
    check(Scene::of(LINE), "restart", "Scored game 2 begins");
    check(Scene::of(LINE), "new", "Scored game 2 begins");
}

#[test]
fn an_unfinished_game_is_left_only_after_a_yes() {
    let expected = "restart? | Scored game 2 begins";
    check(Scene::of(LINE).after("left"), "restart yes", expected);
    check(
        Scene::of(LINE).after("left"),
        "new yes",
        "new? | Scored game 2 begins",
    );
}

#[test]
fn a_no_leaves_everything_as_it_is() {
    let mut scene = Scene::of(LINE).after("left");
    assert_eq!(scene.does("restart no"), "restart? | not restart");
    assert_eq!((scene.view().moves, scene.view().confirmation), (1, None));
}

#[test]
fn another_key_withdraws_the_question_and_is_not_lost() {
    let scene = Scene::of(LINE).after("left");
    check(
        scene,
        "restart left",
        "restart? | not restart | left to 4,4,2",
    );
}

#[test]
fn a_finished_game_is_left_without_a_question() {
    let scene = Scene::of(LINE).after("left left left left name:Bo");
    check(scene, "restart", "Scored game 2 begins");
}

#[test]
fn a_taken_win_is_finished_and_the_goal_alone_is_not() {
    let scene = Scene::of(LINE_TO_4).after("left");
    check(scene, "restart", "restart?");
    let scene = Scene::of(LINE_TO_4).after("left take name:Bo");
    check(scene, "restart", "Scored game 2 begins");
}

#[test]
fn a_restart_can_be_undone_and_redone() {
    let mut scene = Scene::of(LINE).after("left restart yes");
    assert_eq!(scene.does("undo"), "back to game 1");
    assert_eq!((scene.view().moves, scene.view().undos), (1, 0));
    assert_eq!(scene.view().category, Some(Category::Clean));
    assert_eq!(scene.does("redo"), "back to game 2");
    assert_eq!(scene.view().moves, 0);
}

#[test]
fn a_restart_can_be_undone_after_its_moves() {
    let scene = Scene::of(LINE).after("left restart yes left");
    check(
        scene,
        "undo undo",
        "undo left | helped by undo | back to game 1",
    );
}

#[test]
fn what_was_undone_last_is_redone_first() {
    let scene = Scene::of(LINE).after("left left undo restart yes");
    let expected = "back to game 1 | back to game 2";
    check(scene, "undo redo", expected);
    let scene = Scene::of(LINE).after("left restart yes");
    let expected = "back to game 1 | undo left | helped by undo | redo left | back to game 2";
    check(scene, "undo undo redo redo", expected);
}

#[test]
fn who_returns_need_not_undo() {
    let scene = Scene::of(LINE).after("left restart yes left left");
    check(scene, "return redo", "back to game 1 | back to game 2");
}

#[test]
fn a_move_in_the_earlier_game_forgets_the_later_one() {
    let scene = Scene::of(LINE).after("left restart yes undo left");
    check(scene, "redo", "no: there is nothing to redo");
}

#[test]
fn there_is_no_game_before_the_first() {
    check(
        Scene::of(LINE),
        "return",
        "no: there is no earlier game to return to",
    );
}

/// A game left after two moves.
fn left_game() -> SavedGame {
    let mut game = Game::start(rules(LINE), chance("otters"));
    game.play(brikke_engine::Direction::Left).unwrap();
    game.play(brikke_engine::Direction::Left).unwrap();
    SavedGame {
        bookmarks: Bookmarks::from_iter([("start".parse().unwrap(), 0)]),
        spent: Duration::from_mins(1),
        ..SavedGame::of(game)
    }
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let (scene, told) = Scene::resumed(left_game(), Leaderboard::default());
    assert_eq!(told, "game 1 goes on");
    let view = scene.view();
    assert_eq!(*view.board, board("4 4 2"));
    assert_eq!((view.score, view.moves, view.mode), (8, 2, Mode::Scored));
    assert_eq!(view.spent, Duration::from_mins(1));
    assert_eq!(view.bookmarks.get(&"start".parse().unwrap()), Some(0));
    assert!(view.can_undo);
}

#[test]
fn help_is_remembered_when_a_game_is_taken_up() {
    let assistance = Assistance {
        hints: 1,
        ..Assistance::default()
    };
    let saved = SavedGame {
        assistance,
        ..left_game()
    };
    let (scene, _) = Scene::resumed(saved, Leaderboard::default());
    assert_eq!(scene.view().category, Some(Category::Assisted));
}

#[test]
fn another_game_is_taken_up_without_a_question() {
    let mut scene = Scene::of(LINE).after("left");
    let events = scene.command_now(Command::Resume {
        saved: Box::new(left_game()),
        leaderboard: Leaderboard::default(),
    });
    assert_eq!(tell(&events), "game 2 goes on");
}

#[test]
fn a_game_from_a_position_can_only_be_practice() {
    let start = Start::Position {
        board: board("4 2 2"),
        score: 1_000_000,
        moves: 7,
    };
    let game = Game::resume(rules(LINE), Some(chance("otters")), start).unwrap();
    let (mut scene, _) = Scene::resumed(SavedGame::of(game), Leaderboard::default());
    assert_eq!(scene.view().mode, Mode::Practice);
    let expected = "left to 4,4,2 | left to 8,2,2 | left to 8,4,2 | lost with 1000016, practice";
    assert_eq!(scene.does("left left left"), expected);
}

#[test]
fn a_name_that_could_not_be_told_is_asked_for_again() {
    let mut saved = left_game();
    saved.game = finished().into();
    let (_, told) = Scene::resumed(saved.clone(), Leaderboard::default());
    assert_eq!(told, "game 1 goes on | 1. clean: who?");
    saved.entries = OwnEntries {
        clean: entries(&[20]).pop(),
        ..OwnEntries::default()
    };
    let (_, told) = Scene::resumed(saved, Leaderboard::of([(Category::Clean, entries(&[20]))]));
    assert_eq!(told, "game 1 goes on");
}

fn finished() -> Game {
    let mut game = Game::start(rules(LINE), chance("otters"));
    while game.play(brikke_engine::Direction::Left).is_ok() {}
    game
}
