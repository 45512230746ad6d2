//! Endings.

use brikke_engine::Direction::{Down, Left, Right, Up};
use brikke_engine::{Direction, Game, GameResult, IllegalMove, Phase, Ply};

use super::check_refused;
use crate::given::{board, game, ply, rules, seed, tile};

/// Plays one move and says where the game stands.
fn phase_after(rules_text: &str, drawing: &str, ply: Ply) -> Phase {
    let mut game = game(rules_text, drawing);
    let turn = game.play_with(ply).unwrap();
    assert_eq!(turn.phase, game.phase());
    turn.phase
}

#[test]
fn the_new_tile_decides_whether_the_game_is_lost() {
    let last_pair = "2 2 / 8 16";
    let phase = |face| phase_after("classic size=2x2", last_pair, ply(Left, face, 0, 1));
    assert_eq!(phase(2), Phase::Lost);
    assert_eq!(phase(4), Phase::Playing);
}

#[test]
fn a_board_that_is_full_but_for_the_new_tile_is_not_lost_yet() {
    let mut game = game("sudden size=2x2", "2 4 / . .");
    assert_eq!(
        game.play_with(ply(Down, 2, 0, 0)).unwrap().phase,
        Phase::Playing
    );
    assert_eq!(game.board().empty_count(), 1);
    assert_eq!(
        game.play_with(ply(Right, 2, 0, 0)).unwrap().phase,
        Phase::Lost
    );
}

#[test]
fn no_move_is_possible_when_the_game_is_over() {
    let over = |refused: &IllegalMove| *refused == IllegalMove::Over;
    check_refused(
        game("classic size=2x2", "2 4 / 8 16"),
        ply(Left, 2, 0, 0),
        over,
    );
    check_refused(
        game("sudden size=2x2", "2 2 / 8 16"),
        ply(Left, 2, 0, 1),
        over,
    );
    check_refused(
        game("1024", &REACHED.replace("2048", "1024")),
        ply(Left, 2, 0, 3),
        over,
    );
}

/// A game that draws its own tiles, at its end.
fn over_by_chance(rules_text: &str) -> Game {
    let mut game = Game::start(rules(rules_text), seed("otters"));
    while game.phase() == Phase::Playing {
        let way = game.board().legal_directions().next().unwrap();
        game.play(way).unwrap();
    }
    game
}

#[test]
fn that_a_game_is_over_is_said_before_anything_changes() {
    let lost = over_by_chance("classic size=2x2 goal=none");
    let mut finished = over_by_chance("classic size=3x3 goal=8");
    assert!(finished.finish());
    let moves_are_left = finished.board().legal_directions().next().is_some();
    assert!(moves_are_left, "it is over only because it was finished");
    for over in [lost, finished] {
        for direction in Direction::ALL {
            let mut game = over.clone();
            assert_eq!(game.play(direction), Err(IllegalMove::Over));
            assert_eq!(game, over);
        }
    }
}

const REACHED: &str = "2048 2 . . / . . . 2 / . . . . / . . . .";

/// 16 is reached by the last pair, and the new tile leaves no move.
fn phase_of_a_last_merge(rules_text: &str) -> Phase {
    let rules_text = format!("classic size=2x2 {rules_text}");
    phase_after(&rules_text, "8 8 / 2 4", ply(Left, 2, 0, 1))
}

#[test]
fn a_merge_that_reaches_the_goal_and_leaves_no_move_is_a_win() {
    assert_eq!(phase_of_a_last_merge("goal=16 at-goal=stop"), Phase::Won);
    assert_eq!(
        phase_of_a_last_merge("goal=16 at-goal=continue"),
        Phase::Won
    );
    assert_eq!(phase_of_a_last_merge("goal=32"), Phase::Lost);
    assert_eq!(phase_of_a_last_merge("goal=none"), Phase::Lost);
}

/// 16 appears on the last empty cell. This is how a full board can have
/// reached its goal: a merge leaves room for more than the new tile.
fn phase_of_a_last_tile(rules_text: &str, drawing: &str) -> Phase {
    let rules_text = format!("classic size=2x2 tiles=2:1,16:1 {rules_text}");
    phase_after(&rules_text, drawing, ply(Right, 16, 1, 0))
}

#[test]
fn a_tile_that_reaches_the_goal_and_leaves_no_move_is_a_win() {
    let phase = |rules_text: &str| phase_of_a_last_tile(rules_text, "2 8 / 4 .");
    for at_goal in ["stop", "continue"] {
        for lost_when in ["stuck", "full"] {
            let rules_text = format!("goal=16 at-goal={at_goal} lost-when={lost_when}");
            assert_eq!(phase(&rules_text), Phase::Won, "{rules_text}");
        }
    }
    assert_eq!(phase("goal=32"), Phase::Lost);
    assert_eq!(phase("goal=none lost-when=full"), Phase::Lost);
}

#[test]
fn a_tile_that_reaches_the_goal_and_fills_the_board_is_a_win() {
    let phase = |rules_text: &str| phase_of_a_last_tile(rules_text, "4 2 / 2 .");
    assert_eq!(phase("goal=16 lost-when=full"), Phase::Won);
    assert_eq!(phase("goal=16 at-goal=stop lost-when=full"), Phase::Won);
    assert_eq!(phase("goal=16 lost-when=stuck"), Phase::GoalReached);
    assert_eq!(phase("goal=none lost-when=full"), Phase::Lost);
    assert_eq!(phase("goal=none lost-when=stuck"), Phase::Playing);
}

#[test]
fn where_the_goal_ends_the_game_it_is_won_there() {
    let before = "1024 1024 . . / . . . . / . . . . / . . . .";
    assert_eq!(
        phase_after("sudden", before, ply(Left, 2, 3, 3)),
        Phase::Won
    );
    let before = "512 512 . . / . . . . / . . . . / . . . .";
    assert_eq!(phase_after("1024", before, ply(Left, 2, 3, 3)), Phase::Won);
    assert_eq!(
        phase_after("sudden", before, ply(Left, 2, 3, 3)),
        Phase::Playing
    );
}

#[test]
fn where_the_goal_does_not_end_the_game_the_player_may_keep_playing() {
    let mut game = game("classic", "1024 1024 . . / . . . . / . . . . / . . . .");
    assert!(!game.keep_playing(), "nothing is reached yet");
    assert_eq!(
        game.play_with(ply(Left, 2, 3, 3)).unwrap().phase,
        Phase::GoalReached
    );
    let ahead = ply(Right, 2, 0, 0);
    assert_eq!(game.play_with(ahead), Err(IllegalMove::GoalReached));
    assert!(game.keep_playing());
    assert!(!game.keep_playing(), "it is asked once");
    assert_eq!(game.play_with(ahead).unwrap().phase, Phase::Playing);
}

#[test]
fn who_keeps_playing_is_not_asked_again_at_a_larger_tile() {
    let mut game = game("classic", "2048 2048 . . / . . . . / . . . . / . . . .");
    assert_eq!(game.phase(), Phase::GoalReached);
    assert!(game.keep_playing());
    assert_eq!(
        game.play_with(ply(Left, 2, 3, 3)).unwrap().phase,
        Phase::Playing
    );
    assert_eq!(game.board().largest(), Some(tile(4096)));
}

#[test]
fn who_keeps_playing_until_stuck_has_no_further_move() {
    let mut game = game("classic size=2x2 goal=8", "8 2 / 2 .");
    assert!(game.keep_playing());
    let turn = game.play_with(ply(Right, 4, 1, 0)).unwrap();
    assert_eq!(turn.board, board("8 2 / 4 2"));
    assert_eq!(turn.phase, Phase::Playing);
    let turn = game.play_with(ply(Up, 2, 1, 1)).unwrap();
    assert_eq!(turn.board, board("8 4 / 4 2"));
    assert!(turn.phase.is_over());
}

#[test]
fn a_game_finished_at_its_goal_is_over_and_won() {
    let mut game = game("classic size=2x2 goal=8", "4 4 / . .");
    assert!(!game.finish(), "nothing is reached yet");
    game.play_with(ply(Left, 2, 1, 1)).unwrap();
    assert!(game.finish());
    assert!(!game.finish(), "it is asked once");
    assert_eq!((game.phase(), game.result()), (Phase::Won, GameResult::Won));
    assert_eq!(game.play(Right), Err(IllegalMove::Over));
    assert!(game.reopen());
    assert_eq!(game.phase(), Phase::GoalReached);
    assert!(game.finish() && game.keep_playing());
    assert_eq!(game.phase(), Phase::Playing);
}

/// The secret of a finished game may have been shown.
#[test]
fn going_on_after_finishing_counts_as_an_undo() {
    let mut game = game("classic size=2x2 goal=8", "4 4 / . .");
    game.play_with(ply(Left, 2, 1, 1)).unwrap();
    assert!(game.finish() && game.reopen());
    assert_eq!(game.undos(), 1);
    assert!(game.finish() && game.keep_playing());
    assert_eq!(game.undos(), 2);
    assert!(!game.keep_playing() && !game.reopen());
    assert_eq!(game.undos(), 2);
}

#[test]
fn a_game_that_reached_its_goal_is_won_however_it_ends() {
    let check = |board: &str, phase, expected| {
        let game = game("classic size=2x2 goal=8", board);
        let largest = game.board().largest();
        assert_eq!(game.rules().result(largest, phase), expected);
    };
    check("8 2 / 4 .", Phase::Playing, GameResult::Won);
    check("8 2 / 2 8", Phase::Lost, GameResult::Won);
    check("4 2 / 2 4", Phase::Lost, GameResult::Lost);
    check("4 2 / 2 .", Phase::Playing, GameResult::Unfinished);
}

#[test]
fn a_won_game_cannot_be_kept_playing() {
    let mut game = game("sudden", REACHED);
    assert_eq!(game.phase(), Phase::Won);
    assert!(!game.keep_playing());
}

#[test]
fn a_tile_beyond_the_goal_reaches_it_too() {
    assert_eq!(
        game("classic goal=1024", REACHED).phase(),
        Phase::GoalReached
    );
    let by_chance = "classic size=2x2 tiles=8:1 goal=8 at-goal=stop";
    assert_eq!(
        phase_after(by_chance, "2 . / . 4", ply(Left, 8, 0, 1)),
        Phase::Won
    );
}

#[test]
fn under_sudden_a_full_board_loses_although_a_move_is_left() {
    let before = "2 4 8 16 / 4 8 16 32 / 8 16 32 64 / . 16 32 64";
    let last = ply(Left, 64, 3, 3);
    let rules_text = "sudden tiles=2:9,4:1,64:1";
    assert_eq!(phase_after(rules_text, before, last), Phase::Lost);
    let stuck_only = format!("{rules_text} lost-when=stuck");
    assert_eq!(phase_after(&stuck_only, before, last), Phase::Playing);
}
