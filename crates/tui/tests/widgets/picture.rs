//! A buffer as text: its characters, then its colours.

use std::fmt::Write;

use brikke_app::motion::Frame;
use brikke_tui::colour::ColourDepth;
use brikke_tui::theme::{Glyphs, Look, Theme};
use brikke_tui::widgets::board::BoardWidget;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use crate::colours::colours;

/// The theme in all colours and characters.
pub(crate) fn look(theme: Theme) -> Look {
    Look::new(theme, ColourDepth::True, Glyphs::Unicode)
}

/// No colours and no characters beyond ASCII.
pub(crate) fn plainest() -> Look {
    Look::new(Theme::Classic, ColourDepth::None, Glyphs::Ascii)
}

/// The board of a frame.
pub(crate) fn board_widget<'a>(frame: &'a Frame, look: &'a Look) -> BoardWidget<'a> {
    BoardWidget::new(frame.size(), frame.sprites(), look)
}

/// The widget, drawn on an empty buffer of this size.
pub(crate) fn draw(widget: impl Widget, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    widget.render(buffer.area, &mut buffer);
    buffer
}

/// The characters of a widget.
pub(crate) fn text(widget: impl Widget, columns: u16, rows: u16) -> String {
    characters(&draw(widget, columns, rows))
}

/// The characters of a widget, then its colours: each look a letter, each
/// run of a letter with its length, equal rows once.
pub(crate) fn picture(widget: impl Widget, columns: u16, rows: u16) -> String {
    let buffer = draw(widget, columns, rows);
    characters(&buffer) + &colours(&buffer)
}

fn characters(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut line = String::new();
        let mut hidden = 0;
        for cell in row {
            if hidden == 0 {
                line.push_str(cell.symbol());
                hidden = brikke_tui::widgets::text::width(cell.symbol());
            }
            hidden = hidden.saturating_sub(1);
        }
        // Marks where the row ends, and keeps editors from trimming it.
        writeln!(text, "{line}|").unwrap();
    }
    text
}
