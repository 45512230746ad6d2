//! Title, bars, dialogs, tables and rising points.

use brikke_app::page::RisingPoints;
use brikke_tui::theme::{Look, Theme};
use brikke_tui::widgets::bars::{Bar, Bars};
use brikke_tui::widgets::dialog::Dialog;
use brikke_tui::widgets::rising::Rising;
use brikke_tui::widgets::table::{Column, Row, Table};
use brikke_tui::widgets::title::{Title, TitleSize};
use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::picture::{look, picture, plainest, text};

#[test]
fn titles_of_every_size() {
    let mut titles = String::new();
    for look in [look(Theme::Classic), plainest()] {
        for size in TitleSize::ALL {
            titles += &text(Title::new(&look), size.columns(), size.rows());
            titles += "\n";
        }
    }
    assert_snapshot!(titles);
}

#[test]
fn a_title_in_colours() {
    assert_snapshot!(picture(Title::new(&look(Theme::Classic)), 45, 7));
}

fn hint() -> [Bar; 4] {
    [
        Bar::new("up", Some(512.3), "512"),
        Bar::new("right", Some(1024.0), "1024").marked(true),
        Bar::new("down", None, ""),
        Bar::new("left", Some(100.0), "100"),
    ]
}

#[test]
fn the_four_values_of_a_hint() {
    let look = look(Theme::Dark);
    assert_snapshot!(picture(Bars::new(&hint(), &look), 30, 4));
    assert_snapshot!(text(Bars::new(&hint(), &look).between(90.0, 2000.0), 30, 4));
    assert_snapshot!(text(Bars::new(&hint(), &plainest()), 30, 3));
    assert_snapshot!(text(Bars::new(&hint(), &look), 9, 4));
}

#[test]
fn the_reason_for_no_value_takes_the_place_of_its_bar() {
    let look = look(Theme::Dark);
    let mut bars = hint();
    bars[2].text = "the wall moves away".to_owned();
    let lines = |columns| {
        let drawn = text(Bars::new(&bars, &look), columns, 4);
        drawn.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let without = text(Bars::new(&hint(), &look), 30, 4);
    let wide = lines(30);
    assert!(wide[2].contains("down  the wall moves away"), "{wide:?}");
    // The other bars are as long as they were.
    for row in [0, 1, 3] {
        assert_eq!(without.lines().nth(row), Some(wide[row].as_str()));
    }
    let narrow = lines(24);
    assert!(narrow[2].contains("down  –"), "{narrow:?}");
}

#[test]
fn bars_of_strange_values() {
    let values = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -5.0, 0.0];
    let bars = values.map(|value| Bar::new("bar", Some(value), value.to_string()));
    let look = plainest();
    assert_snapshot!(text(Bars::new(&bars, &look), 30, 5));
    let equal = [
        Bar::new("上", Some(0.0), "0"),
        Bar::new("下", Some(0.0), "0"),
    ];
    assert_snapshot!(text(Bars::new(&equal, &look), 30, 2));
}

fn dialog<'a>(choices: &'a [String], look: &'a Look) -> Dialog<'a> {
    let text = "No more moves.\nYou made 12 345 points and enter the table in place 3.";
    Dialog::new("Game over", text, choices, look).selected(Some(0))
}

#[test]
fn a_dialog() {
    let look = look(Theme::Classic);
    let choices = ["New game", "Undo", "Menu"].map(String::from);
    assert_snapshot!(picture(dialog(&choices, &look), 64, 10));
    assert_snapshot!(text(dialog(&choices, &look), 24, 12));
    assert_snapshot!(text(dialog(&choices, &look), 12, 4));
    let plain = plainest();
    let chinese = ["新游戏", "菜单"].map(String::from);
    let dialog = Dialog::new("游戏结束", "没有可走的步了", &chinese, &plain);
    assert_snapshot!(text(dialog, 30, 7));
}

#[test]
fn the_choices_of_a_dialog_are_found_by_the_mouse() {
    let look = plainest();
    let choices = ["Yes", "No"].map(String::from);
    let dialog = Dialog::new("Sure?", "", &choices, &look);
    let area = Rect::new(0, 0, 20, 5);
    assert_eq!(dialog.frame(area), Rect::new(4, 1, 12, 3));
    let places = [(0, Rect::new(5, 2, 5, 1)), (1, Rect::new(11, 2, 4, 1))];
    assert_eq!(dialog.choices(area), places);
}

#[test]
fn no_wide_character_reaches_over_the_border_of_a_dialog() {
    let look = plainest();
    let dialog = Dialog::new("Sure?", "Really", &[], &look);
    let area = Rect::new(0, 0, 20, 5);
    let mut buffer = Buffer::empty(area);
    for y in 0..5 {
        buffer.set_string(0, y, "步数步数步数步数步数", look.page());
    }
    let frame = dialog.frame(area);
    assert_eq!(frame.x % 2, 1, "a character stands across the border");
    dialog.render(area, &mut buffer);
    let at = |x, y| buffer[(x, y)].symbol().to_owned();
    assert_eq!(
        (at(frame.x - 1, frame.y), at(frame.x, frame.y)),
        (" ".into(), "#".into())
    );
    assert_eq!(at(frame.x - 1, 0), "步", "rows beside the dialog stay");
}

fn scores() -> ([Column; 4], Vec<Row>) {
    let columns = [
        Column::right("#"),
        Column::left("Name"),
        Column::right("Score"),
        Column::left("Date"),
    ];
    let rows = vec![
        Row::new(["1", "Ingrid Ødegård", "131072", "2026-01-02"]),
        Row::new(["2", "李小龙", "9384", "2026-03-04"]).marked(true),
        Row::new(["3", "João", "16", "2026-05-06"]),
    ];
    (columns, rows)
}

#[test]
fn a_table() {
    let look = look(Theme::HighContrast);
    let (columns, rows) = scores();
    let table = || Table::new(&columns, &rows, &look);
    assert_eq!(table().width(), 37);
    assert_snapshot!(picture(table(), 40, 5));
    assert_snapshot!(text(table(), 30, 4));
    assert_snapshot!(text(table(), 12, 4));
    assert_snapshot!(picture(table().selected(Some(2)), 40, 3));
}

#[test]
fn the_rows_of_a_table_are_found_by_the_mouse() {
    let look = plainest();
    let (columns, rows) = scores();
    let table = Table::new(&columns, &rows, &look).selected(Some(2));
    let area = Rect::new(0, 10, 40, 3);
    let found = [9, 10, 11, 12, 13].map(|y| table.row_at(area, y));
    assert_eq!(found, [None, None, Some(1), Some(2), None]);
}

#[test]
fn points_rise_and_vanish() {
    let look = look(Theme::Dark);
    let mut pictures = String::new();
    for progress in [0.0, 250.0 / 600.0, 0.75, 1.0] {
        let points = RisingPoints {
            points: 128,
            progress,
        };
        pictures += &picture(Rising::new(points, &look), 8, 3);
    }
    assert_snapshot!(pictures);
}
