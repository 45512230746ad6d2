//! Moves at moments in time.

use std::fmt::Write;
use std::time::Duration;

use brikke_app::motion::{Frame, MotionTimes, Sprite};
use brikke_app::settings::Speed;
use brikke_engine::{Board, Direction, Game, Ply, Rank, Rules, Spawn, Square, Start, Turn};
use brikke_tui::theme::Theme;
use insta::assert_snapshot;

use crate::picture::{board_widget, draw, look, plainest, text};

/// `2 2 4 .` and more to the right; a four appears at the bottom left.
fn turn() -> Turn {
    let board: Board = "2 2 4 0 / 0 0 0 0 / 8 0 8 2 / 0 0 0 0".parse().unwrap();
    let start = Start::Position {
        board,
        score: 0,
        moves: 0,
    };
    let mut game = Game::resume(Rules::default(), None, start).unwrap();
    let spawn = Spawn {
        square: Square::new(3, 0),
        rank: Rank::FOUR,
    };
    let direction = Direction::Right;
    game.play_with(Ply { direction, spawn }).unwrap()
}

fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

#[test]
fn a_move_in_pictures() {
    let (look, turn, times) = (plainest(), turn(), MotionTimes::default());
    let mut pictures = String::new();
    for elapsed in [0, 30, 50, 70, 100, 150, 200, 250, 300] {
        let frame = Frame::at(&turn, &times, millis(elapsed));
        let picture = text(board_widget(&frame, &look), 46, 21);
        writeln!(pictures, "{elapsed} ms\n{picture}").unwrap();
    }
    assert_snapshot!(pictures);
}

#[test]
fn tiles_slide_from_where_they_were() {
    let frame = Frame::at(&turn(), &MotionTimes::default(), Duration::ZERO);
    let before: Board = "2 2 4 0 / 0 0 0 0 / 8 0 8 2 / 0 0 0 0".parse().unwrap();
    let place = |sprite: &Sprite| (sprite.row.to_bits(), sprite.column.to_bits(), sprite.rank);
    let mut sliding: Vec<_> = frame.sprites().iter().map(place).collect();
    let mut standing: Vec<_> = Frame::still(&before).sprites().iter().map(place).collect();
    sliding.sort_unstable();
    standing.sort_unstable();
    assert_eq!(sliding, standing);
}

#[test]
fn merged_tiles_swell_and_the_new_one_grows() {
    let (turn, times) = (turn(), MotionTimes::default());
    let scale = |row: f32, column: f32, elapsed| {
        let frame = Frame::at(&turn, &times, millis(elapsed));
        let is_there = |sprite: &&Sprite| (sprite.row, sprite.column) == (row, column);
        frame
            .sprites()
            .iter()
            .find(is_there)
            .map(|sprite| sprite.scale)
    };
    // The merged 4 beside the 4 that was there.
    assert_eq!(scale(0.0, 2.0, 100), Some(1.0));
    assert_eq!(scale(0.0, 2.0, 200), Some(1.2));
    assert_eq!(scale(0.0, 3.0, 200), Some(1.0));
    assert_eq!(scale(0.0, 2.0, 300), Some(1.0));
    assert_eq!(scale(3.0, 0.0, 99), None);
    assert_eq!(scale(3.0, 0.0, 100), Some(0.0));
    assert_eq!(scale(3.0, 0.0, 200), Some(0.5));
    assert_eq!(scale(3.0, 0.0, 300), Some(1.0));
}

#[test]
fn a_motion_ends_as_the_board() {
    let (turn, times) = (turn(), MotionTimes::default());
    for theme in Theme::ALL {
        let look = look(theme);
        let frame = Frame::at(&turn, &times, times.total());
        let end = draw(board_widget(&frame, &look), 80, 24);
        assert_eq!(
            end,
            draw(board_widget(&Frame::still(&turn.board), &look), 80, 24)
        );
    }
}

#[test]
fn speed_makes_it_shorter() {
    let at = |speed| MotionTimes {
        speed: Speed::new(speed).unwrap(),
        ..MotionTimes::default()
    };
    assert_eq!(at(0.5).total(), millis(600));
    assert_eq!(at(1.0).total(), millis(300));
    assert_eq!(at(4.0).total(), millis(75));
    assert!(at(4.0).is_over(millis(75)));
    assert!(!at(0.5).is_over(millis(599)));
}

#[test]
fn reduced_motion_is_over_at_once() {
    let turn = turn();
    assert!(MotionTimes::NONE.is_over(Duration::ZERO));
    let frame = Frame::at(&turn, &MotionTimes::NONE, Duration::ZERO);
    assert_eq!(frame, Frame::still(&turn.board));
}
