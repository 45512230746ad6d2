//! Boards at every size, in every theme and depth of colour.

use std::fmt::Write;

use brikke_app::motion::Frame;
use brikke_app::settings::LabelChoice;
use brikke_engine::{Board, Direction, Size, Square};
use brikke_tui::colour::ColourDepth;
use brikke_tui::theme::{Glyphs, Look, Theme};
use brikke_tui::widgets::board::{TooSmall, fit};
use insta::assert_snapshot;
use ratatui::layout::{Position, Rect};

use crate::picture::{board_widget, look, picture, plainest, text};

fn board() -> Board {
    let text = "2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / 0 8192 65536 131072";
    text.parse().unwrap()
}

/// The smallest, the usual and a large window.
const WINDOWS: [(&str, u16, u16); 3] = [("tiny", 19, 4), ("usual", 80, 24), ("large", 110, 48)];

#[test]
fn a_board_in_every_theme() {
    for theme in Theme::ALL {
        for (window, columns, rows) in WINDOWS {
            let look = look(theme);
            let drawn = picture(board_widget(&Frame::still(&board()), &look), columns, rows);
            assert_snapshot!(format!("board_{theme:?}_{window}"), drawn);
        }
    }
}

#[test]
fn a_board_in_every_depth_of_colour() {
    for depth in ColourDepth::ALL {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let look = Look::new(Theme::ColourBlind, depth, glyphs);
            let drawn = picture(board_widget(&Frame::still(&board()), &look), 80, 25);
            assert_snapshot!(format!("board_{depth:?}_{glyphs:?}"), drawn);
        }
    }
}

#[test]
fn boards_shrink_with_their_window() {
    let mut drawn = String::new();
    for (columns, rows) in [
        (56, 26),
        (46, 21),
        (50, 20),
        (38, 17),
        (33, 12),
        (29, 7),
        (27, 4),
    ] {
        let look = plainest();
        let picture = text(board_widget(&Frame::still(&board()), &look), columns, rows);
        writeln!(drawn, "{columns}x{rows}\n{picture}").unwrap();
    }
    assert_snapshot!(drawn);
}

#[test]
fn large_tiles_have_large_digits() {
    let mut drawn = String::new();
    let frame = Frame::still(&board());
    for (columns, rows) in [(49, 20), (62, 29), (70, 33), (98, 45), (142, 65)] {
        for depth in [ColourDepth::Ansi16, ColourDepth::None] {
            let look = Look::new(Theme::Classic, depth, Glyphs::Unicode);
            let picture = text(board_widget(&frame, &look), columns, rows);
            writeln!(drawn, "{columns}x{rows} {depth:?}\n{picture}").unwrap();
        }
    }
    let look = look(Theme::Classic);
    let exponents = board_widget(&frame, &look).labels(LabelChoice::Exponents);
    writeln!(drawn, "exponents\n{}", text(exponents, 70, 33)).unwrap();
    let ascii = text(board_widget(&frame, &plainest()), 98, 45);
    writeln!(drawn, "ASCII\n{ascii}").unwrap();
    assert_snapshot!(drawn);
}

#[test]
fn arrows_without_room_around_the_board_are_on_its_tiles() {
    let look = look(Theme::Dark);
    let frame = Frame::still(&board());
    for (direction, arrow) in [(Direction::Up, "▲"), (Direction::Down, "▼")] {
        let widget = board_widget(&frame, &look).hint(Some(direction));
        let drawn = text(widget, 41, 16);
        assert_eq!(drawn.matches(arrow).count(), 4, "{drawn}");
        for tile in board().tiles().map(|(_, rank)| rank.to_string()) {
            assert!(drawn.contains(&tile), "{tile} is missing:\n{drawn}");
        }
    }
}

#[test]
fn half_a_row_lies_between_rows_that_touch() {
    let look = look(Theme::Classic);
    assert_snapshot!(picture(
        board_widget(&Frame::still(&board()), &look),
        50,
        20
    ));
}

#[test]
fn long_and_tall_boards() {
    let look = plainest();
    let draw = |position: &str, columns, rows| {
        let board: Board = position.parse().unwrap();
        text(board_widget(&Frame::still(&board), &look), columns, rows)
    };
    assert_snapshot!(draw("2 0 4 8 0 16 128 512", 80, 7));
    assert_snapshot!(draw("2/0/4/8/0/16/128/512", 20, 24));
    assert_snapshot!(draw(&["2 4 8 16 32 64 128 131072"; 8].join("/"), 60, 9));
}

#[test]
fn a_cursor_and_a_hint() {
    let look = look(Theme::Dark);
    let frame = Frame::still(&board());
    let marked = |cursor, hint| board_widget(&frame, &look).cursor(cursor).hint(hint);
    let square = Some(Square::new(3, 0));
    assert_snapshot!(picture(marked(square, Some(Direction::Up)), 46, 21));
    assert_snapshot!(picture(marked(square, Some(Direction::Left)), 21, 4));
    assert_snapshot!(picture(marked(square, Some(Direction::Right)), 19, 4));
    assert_snapshot!(text(marked(None, Some(Direction::Down)), 46, 21));
}

#[test]
fn a_cursor_outside_the_board_is_not_drawn() {
    let look = look(Theme::Dark);
    let frame = Frame::still(&board());
    let with = board_widget(&frame, &look).cursor(Some(Square::new(4, 0)));
    let without = board_widget(&frame, &look);
    assert_eq!(picture(with, 80, 24), picture(without, 80, 24));
}

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    let area = Rect::new(0, 0, 18, 24);
    let needed = TooSmall {
        columns: 19,
        rows: 4,
    };
    assert_eq!(fit(Size::CLASSIC, area), Err(needed));
    let enough = Rect::new(0, 0, needed.columns, needed.rows);
    assert!(fit(Size::CLASSIC, enough).is_ok());
}

#[test]
fn every_cell_is_found_by_the_mouse() {
    for size in Size::all() {
        let layout = fit(size, Rect::new(3, 2, 120, 40)).unwrap();
        for square in size.squares() {
            let cell = layout.cell(square);
            let corner = Position::new(cell.right() - 1, cell.bottom() - 1);
            assert_eq!(layout.square_at(cell.as_position()), Some(square));
            assert_eq!(layout.square_at(corner), Some(square));
        }
        assert_eq!(layout.square_at(Position::new(0, 0)), None);
    }
}
