//! Frames are shown as the simplest backend shows them, with fewer bytes.

use std::num::NonZero;

use crossterm::queue;
use crossterm::style::{self, Attribute, Print, ResetColor, SetAttribute, SetColors};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::*;

/// The bytes for these frames, one after another.
fn lean(frames: &[Buffer]) -> Vec<u8> {
    written(frames, true)
}

fn written(frames: &[Buffer], can_erase: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut last = Buffer::empty(frames[0].area);
    for frame in frames {
        let mut seen = frame.clone();
        without_unseen(&mut seen);
        let mut backend = LeanBackend::new(&mut bytes, can_erase);
        backend.draw(last.diff(&seen).into_iter()).unwrap();
        last = seen;
    }
    bytes
}

/// The same with everything told anew for every cell.
fn usual(frames: &[Buffer]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut last = Buffer::empty(frames[0].area);
    for frame in frames {
        for (x, y, cell) in last.diff(frame) {
            let colours = style::Colors::new(crossterm_colour(cell.fg), crossterm_colour(cell.bg));
            queue!(
                bytes,
                MoveTo(x, y),
                ResetColor,
                SetAttribute(Attribute::Reset)
            )
            .unwrap();
            for (modifier, attribute) in [
                (Modifier::BOLD, Attribute::Bold),
                (Modifier::UNDERLINED, Attribute::Underlined),
                (Modifier::REVERSED, Attribute::Reverse),
            ] {
                if cell.modifier.contains(modifier) {
                    queue!(bytes, SetAttribute(attribute)).unwrap();
                }
            }
            queue!(bytes, SetColors(colours), Print(cell.symbol())).unwrap();
        }
        last = frame.clone();
    }
    bytes
}

fn crossterm_colour(colour: Color) -> style::Color {
    match colour {
        Color::Rgb(r, g, b) => style::Color::Rgb { r, g, b },
        Color::Indexed(number) => style::Color::AnsiValue(number),
        Color::White => style::Color::White,
        Color::LightRed => style::Color::Red,
        colour => panic!("no frame has {colour}"),
    }
}

/// The screen of a terminal after these bytes: for each cell its character, its
/// background, and its colour where that is seen.
fn shown(bytes: &[u8]) -> Vec<String> {
    let size = |side| NonZero::new(side).unwrap();
    let mut terminal = vt100::Parser::new(size(6), size(24), 0);
    terminal.process(bytes);
    let screen = terminal.screen();
    let cells = (0..6).flat_map(|row| (0..24).map(move |column| (row, column)));
    cells
        .filter_map(|(row, column)| screen.cell(row, column))
        .map(|cell| match cell.contents().trim() {
            "" if !cell.underline() && !cell.inverse() => format!("{:?}", cell.bgcolor()),
            "█" => format!("█ {:?}", cell.fgcolor()),
            text => format!(
                "{text} {:?} {:?} {} {} {}",
                cell.fgcolor(),
                cell.bgcolor(),
                cell.bold(),
                cell.underline(),
                cell.inverse()
            ),
        })
        .collect()
}

/// A frame with a tile here and words there.
fn frame(left: u16, words: &str) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 24, 6));
    let page = Style::new()
        .fg(Color::Rgb(1, 2, 3))
        .bg(Color::Rgb(250, 248, 239));
    buffer.set_style(buffer.area, page);
    let tile = Style::new().fg(Color::White).bg(Color::Indexed(130));
    buffer.set_style(Rect::new(left, 1, 6, 3), tile);
    buffer.set_string(left + 2, 2, "64", tile.add_modifier(Modifier::BOLD));
    buffer.set_string(left, 4, "▄█", page.fg(Color::LightRed));
    buffer.set_string(1, 0, words, page.add_modifier(Modifier::UNDERLINED));
    buffer.set_string(12, 5, " 李 ", page.add_modifier(Modifier::REVERSED));
    buffer
}

#[test]
fn frames_look_as_the_usual_backend_draws_them_and_take_fewer_bytes() {
    let frames = [
        frame(1, "Score"),
        frame(4, "Score 4"),
        frame(9, "李"),
        frame(9, ""),
    ];
    for count in 1..=frames.len() {
        let (lean, usual) = (lean(&frames[..count]), usual(&frames[..count]));
        assert_eq!(shown(&lean), shown(&usual), "after {count} frames");
        assert!(lean.len() < usual.len(), "{} {}", lean.len(), usual.len());
        let without_erasing = written(&frames[..count], false);
        assert_eq!(
            shown(&without_erasing),
            shown(&usual),
            "after {count} frames"
        );
        assert!(!without_erasing.contains(&b'X'));
    }
}

/// A tile that moves to the right leaves its column and takes another.
#[test]
fn a_column_of_blanks_is_erased_step_by_step() {
    let frames = [frame(2, "Score"), frame(3, "Score")];
    let bytes = lean(&frames);
    let bytes = &bytes[lean(&frames[..1]).len()..];
    let bytes = String::from_utf8_lossy(bytes);
    assert!(bytes.contains("\x1b[X\x1b[B\x1b["), "{bytes:?}");
}

#[test]
fn terminals_that_erase_to_their_own_background_are_told_apart() {
    let check = |variables: &[(&str, &str)]| {
        erases_with_background(|name| {
            let found = variables.iter().find(|(it, _)| *it == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    assert!(check(&[("TERM", "xterm-256color")]));
    assert!(check(&[("TERM", "screen"), ("TMUX", "/tmp/tmux")]));
    assert!(!check(&[("TERM", "screen.xterm-256color")]));
    assert!(!check(&[("TERM", "xterm"), ("STY", "1.pts")]));
    assert!(!check(&[("TERM", "vt220")]));
    assert!(!check(&[]));
}

#[test]
fn a_frame_without_a_change_is_no_byte() {
    let frames = [frame(1, "Score"), frame(1, "Score")];
    assert_eq!(lean(&frames), lean(&frames[..1]));
}

#[test]
fn a_frame_is_shown_whole() {
    let bytes = lean(&[frame(1, "Score")]);
    assert!(bytes.starts_with(BEGIN) && bytes.ends_with(END));
}

#[test]
fn the_cursor_is_told_only_when_it_changes() {
    let mut bytes = Vec::new();
    let mut backend = LeanBackend::new(&mut bytes, true);
    backend.hide_cursor().unwrap();
    backend.show_cursor().unwrap();
    backend.show_cursor().unwrap();
    backend.hide_cursor().unwrap();
    assert_eq!(bytes, b"\x1b[?25h\x1b[?25l");
}
