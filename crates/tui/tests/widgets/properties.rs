//! Properties of every board in every area.

use std::time::Duration;

use brikke_app::motion::{Frame, MotionTimes};
use brikke_app::page::RisingPoints;
use brikke_app::settings::Speed;
use brikke_engine::{
    Board, Chance, Direction, Game, Overrides, Preset, Rank, Rules, Seed, Size, Square, Turn,
};
use brikke_tui::colour::ColourDepth;
use brikke_tui::theme::{Glyphs, Look, Theme};
use brikke_tui::widgets::bars::{Bar, Bars};
use brikke_tui::widgets::board::fit;
use brikke_tui::widgets::dialog::Dialog;
use brikke_tui::widgets::rising::Rising;
use brikke_tui::widgets::table::{Column, Row, Table};
use brikke_tui::widgets::title::Title;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::picture::board_widget;

fn looks() -> impl Strategy<Value = Look> {
    let themes = select(&Theme::ALL[..]);
    let depths = select(&ColourDepth::ALL[..]);
    let glyphs = select(&[Glyphs::Unicode, Glyphs::Ascii][..]);
    (themes, depths, glyphs).prop_map(|(theme, depth, glyphs)| Look::new(theme, depth, glyphs))
}

fn areas() -> impl Strategy<Value = Rect> {
    (0..4_u16, 0..4_u16, 0..=300_u16, 0..=100_u16)
        .prop_map(|(x, y, width, height)| Rect::new(x, y, width, height))
}

fn sizes() -> impl Strategy<Value = Size> {
    select(Size::all().collect::<Vec<_>>())
}

fn boards() -> impl Strategy<Value = Board> {
    let ranks = vec(0..=Rank::MAX.get(), Size::MAX_CELLS);
    (sizes(), ranks).prop_map(|(size, ranks)| {
        let mut board = Board::empty(size);
        for (square, rank) in size.squares().zip(ranks) {
            board.set(square, Rank::new(rank)).unwrap();
        }
        board
    })
}

/// The last move of a random game on a board of any size.
fn turns() -> impl Strategy<Value = Turn> {
    let directions = vec(select(&Direction::ALL[..]), 1..60);
    (sizes(), "[a-z]{1,8}", directions).prop_filter_map("no move", |(size, seed, directions)| {
        let overrides = Overrides {
            size: Some(size),
            ..Overrides::default()
        };
        let rules = Rules::new(Preset::Classic, overrides).ok()?;
        let mut game = Game::start(rules, Chance::Seed(Seed::new(seed).ok()?));
        let turns = directions.into_iter().map(|direction| game.play(direction));
        turns.filter_map(Result::ok).last()
    })
}

/// Texts with wide characters, marks without width and control characters.
fn words() -> impl Strategy<Value = String> {
    "([a-zØ 李龙é\u{301}\u{200b}\n\t🎲]|[0-9]){0,30}"
}

/// Draws into a part of a larger buffer, and checks that nothing around it
/// has changed.
fn check(widget: impl Widget, area: Rect) -> Result<Buffer, TestCaseError> {
    let whole = Rect::new(0, 0, area.right() + 2, area.bottom() + 2);
    let mut buffer = Buffer::filled(whole, Cell::new("x"));
    widget.render(area, &mut buffer);
    let untouched = Cell::new("x");
    for place in whole.positions().filter(|&place| !area.contains(place)) {
        prop_assert_eq!(&buffer[place], &untouched, "at {} in {}", place, area);
    }
    Ok(buffer)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_board_stays_in_its_area(
        board in boards(),
        look in looks(),
        area in areas(),
        cursor in option::of((0..9_u8, 0..9_u8)),
        hint in option::of(select(&Direction::ALL[..])),
    ) {
        let cursor = cursor.map(|(row, column)| Square::new(row, column));
        check(board_widget(&Frame::still(&board), &look).cursor(cursor).hint(hint), area)?;
    }

    #[test]
    fn a_board_that_fits_has_all_its_cells(size in sizes(), area in areas()) {
        match fit(size, area) {
            Ok(layout) => {
                let inside = |cell: Rect| cell.intersection(layout.area()) == cell;
                prop_assert!(size.squares().all(|square| inside(layout.cell(square))));
                prop_assert_eq!(layout.area().intersection(area), layout.area());
            }
            Err(needed) => {
                let has_room = area.width >= needed.columns && area.height >= needed.rows;
                prop_assert!(!has_room);
            }
        }
    }

    #[test]
    fn a_motion_stays_in_its_area_and_ends_as_the_board(
        turn in turns(),
        look in looks(),
        area in areas(),
        elapsed in 0..1400_u64,
        speed in 0.25..=4.0,
    ) {
        let speed = Speed::new(speed).unwrap();
        let times = MotionTimes { speed, ..MotionTimes::default() };
        let elapsed = Duration::from_millis(elapsed);
        let frame = Frame::at(&turn, &times, elapsed);
        let drawn = check(board_widget(&frame, &look), area)?;
        if times.is_over(elapsed) {
            let still = Frame::still(&turn.board);
            prop_assert_eq!(&frame, &still);
            prop_assert_eq!(drawn, check(board_widget(&still, &look), area)?);
        }
    }

    #[test]
    fn a_dialog_stays_in_its_area(
        title in words(),
        text in words(),
        choices in vec(words(), 0..5),
        selected in option::of(0..6_usize),
        look in looks(),
        area in areas(),
        field in option::of(words()),
    ) {
        let dialog = Dialog::new(&title, &text, &choices, &look)
            .selected(selected)
            .field(field.as_deref())
            .problem(Some(&text));
        let is_inside = |place: Rect| place.intersection(area) == place;
        let drawn = dialog.choices(area);
        prop_assert!(drawn.iter().all(|(choice, place)| *choice < choices.len() && is_inside(*place)));
        check(dialog, area)?;
    }

    #[test]
    fn a_table_stays_in_its_area(
        titles in vec(words(), 0..5),
        cells in vec(vec(words(), 0..6), 0..12),
        selected in option::of(0..14_usize),
        look in looks(),
        area in areas(),
        small in any::<bool>(),
    ) {
        let columns: Vec<Column> = titles.into_iter().map(Column::left).collect();
        let rows: Vec<Row> = cells.into_iter().map(Row::new).collect();
        let area = if small { Rect { width: area.width % 30, height: area.height % 8, ..area } } else { area };
        check(Table::new(&columns, &rows, &look).selected(selected), area)?;
    }

    #[test]
    fn bars_title_and_points_stay_in_their_area(
        bars in vec((words(), option::of(any::<f64>()), words()), 0..8),
        points: u64,
        progress in 0.0..1.2_f32,
        look in looks(),
        area in areas(),
        small in any::<bool>(),
    ) {
        let area = if small { Rect { width: area.width % 30, height: area.height % 8, ..area } } else { area };
        let bars: Vec<Bar> = bars
            .into_iter()
            .map(|(label, value, text)| Bar::new(label, value, text))
            .collect();
        check(Bars::new(&bars, &look), area)?;
        check(Title::new(&look), area)?;
        check(Rising::new(RisingPoints { points, progress }, &look), area)?;
    }
}
