//! A terminal that is written to with few bytes.

mod runs;

use std::io::{self, Write};

use crossterm::cursor::{self, Hide, MoveTo, Show};
use crossterm::execute;
use crossterm::terminal::{self, Clear};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use runs::{Run, runs};

/// Between these a terminal shows nothing of what it is told (mode 2026), so
/// that no half of a frame is ever seen. Others ignore them.
const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// The modifiers that are seen on a blank cell, besides its background.
const SEEN_ON_BLANK: Modifier = Modifier::UNDERLINED
    .union(Modifier::REVERSED)
    .union(Modifier::CROSSED_OUT);

/// A terminal that is written to with few bytes: a frame at once, colours only
/// where they change, and none for what nobody sees.
pub(crate) struct LeanBackend<W: Write> {
    terminal: W,
    is_cursor_shown: bool,
    /// True if erased cells have the background of the pen.
    can_erase: bool,
}

impl<W: Write> LeanBackend<W> {
    /// A terminal behind this writer, with its cursor hidden.
    pub(crate) const fn new(writer: W, can_erase: bool) -> LeanBackend<W> {
        LeanBackend {
            terminal: writer,
            is_cursor_shown: false,
            can_erase,
        }
    }

    /// The cursor was hidden by somebody else.
    pub(crate) const fn cursor_was_hidden(&mut self) {
        self.is_cursor_shown = false;
    }

    /// Writes this as it is.
    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.terminal.write_all(bytes)?;
        self.terminal.flush()
    }
}

/// Takes away from a frame what nobody sees, so that it is not drawn again when
/// it changes: the colour of the text of blank cells.
pub(crate) fn without_unseen(buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| is_blank(cell)) {
        cell.fg = Color::Reset;
        cell.modifier = Modifier::empty();
    }
}

fn is_narrow(cell: &Cell) -> bool {
    crate::widgets::text::width(cell.symbol()) == 1
}

fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(SEEN_ON_BLANK)
}

impl<W: Write> Backend for LeanBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut pen = Pen::default();
        for run in runs(content) {
            pen.run(&run, self.can_erase);
        }
        if pen.written.is_empty() {
            return Ok(());
        }
        let frame = [BEGIN, &pen.written, b"\x1b[m", END].concat();
        self.terminal.write_all(&frame)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.is_cursor_shown) {
            execute!(self.terminal, Hide)?;
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_cursor_shown, true) {
            execute!(self.terminal, Show)?;
        }
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        let (x, y) = cursor::position()?;
        Ok(Position { x, y })
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        execute!(self.terminal, MoveTo(x, y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        use terminal::ClearType as Cleared;
        execute!(
            self.terminal,
            Clear(match region {
                ClearType::All => Cleared::All,
                ClearType::AfterCursor => Cleared::FromCursorDown,
                ClearType::BeforeCursor => Cleared::FromCursorUp,
                ClearType::CurrentLine => Cleared::CurrentLine,
                ClearType::UntilNewLine => Cleared::UntilNewLine,
            })
        )
    }

    fn size(&self) -> io::Result<Size> {
        let (width, height) = terminal::size()?;
        Ok(Size { width, height })
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = terminal::window_size()?;
        Ok(WindowSize {
            columns_rows: Size::new(size.columns, size.rows),
            pixels: Size::new(size.width, size.height),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.terminal.flush()
    }
}

/// True if a terminal erases cells with the background of the pen, by the names of
/// the terminal and of what stands between: GNU screen and the oldest ones do not.
pub(crate) fn erases_with_background(variable: impl Fn(&str) -> Option<String>) -> bool {
    let term = variable("TERM").unwrap_or_default();
    let is_old = term.starts_with("vt") || ["", "ansi", "dumb"].contains(&term.as_str());
    let is_screen = term.starts_with("screen") && variable("TMUX").is_none();
    !is_old && !is_screen && variable("STY").is_none()
}

/// The pen of a terminal: where it stands, and how it writes.
#[derive(Debug, Default)]
struct Pen {
    written: Vec<u8>,
    place: Option<Position>,
    text: Color,
    ground: Color,
    modifier: Modifier,
}

impl Pen {
    /// Writes cells beside each other. Blank ones are erased where that is
    /// shorter: the cursor stays, one step above the next row.
    fn run(&mut self, run: &Run<'_>, can_erase: bool) {
        if can_erase && run.is_better_erased {
            self.go_to(run.place);
            self.style(run.cells[0]);
            self.count(run.cells.len(), 'X');
            return;
        }
        for (x, cell) in (run.place.x..).zip(&run.cells) {
            self.cell(Position { x, ..run.place }, cell);
        }
    }

    /// Writes a command that is carried out so many times.
    fn count(&mut self, count: usize, command: char) {
        let command = match count {
            1 => format!("\x1b[{command}"),
            _ => format!("\x1b[{count}{command}"),
        };
        self.written.extend_from_slice(command.as_bytes());
    }

    fn cell(&mut self, place: Position, cell: &Cell) {
        self.go_to(place);
        self.style(cell);
        self.written.extend_from_slice(cell.symbol().as_bytes());
        // How far a wide character goes is left to the terminal.
        self.place = is_narrow(cell).then_some(Position {
            x: place.x.saturating_add(1),
            ..place
        });
    }

    /// Goes forward in the row, down in the column, or to any place. Never
    /// backward: behind the last column the cursor is elsewhere than it seems.
    fn go_to(&mut self, to: Position) {
        if self.place == Some(to) {
            return;
        }
        let steps = self.place.and_then(|from| {
            let right = to.x.checked_sub(from.x).filter(|_| from.y == to.y);
            let down = to.y.checked_sub(from.y).filter(|_| from.x == to.x);
            let right = right.map(|columns| (columns, 'C'));
            right.or(down.map(|rows| (rows, 'B')))
        });
        if let Some((steps, way)) = steps {
            self.count(steps.into(), way);
        } else {
            let command = format!("\x1b[{};{}H", to.y + 1, to.x + 1);
            self.written.extend_from_slice(command.as_bytes());
        }
        self.place = Some(to);
    }

    /// Takes the colours that are seen of this cell.
    fn style(&mut self, cell: &Cell) {
        let mut codes = Vec::new();
        let modifier = if is_blank(cell) {
            self.modifier.difference(SEEN_ON_BLANK)
        } else {
            cell.modifier
        };
        self.modify(modifier, &mut codes);
        if !is_blank(cell) && self.text != cell.fg {
            self.text = cell.fg;
            codes.push(colour(cell.fg, 30));
        }
        if cell.symbol() != "█" && self.ground != cell.bg {
            self.ground = cell.bg;
            codes.push(colour(cell.bg, 40));
        }
        if !codes.is_empty() {
            let command = format!("\x1b[{}m", codes.join(";"));
            self.written.extend_from_slice(command.as_bytes());
        }
    }

    /// Writes bold, underlined and so on. There is no way to end one of them
    /// that all terminals know, so that they end together with the colours.
    fn modify(&mut self, modifier: Modifier, codes: &mut Vec<String>) {
        if !modifier.contains(self.modifier) {
            codes.push("0".to_owned());
            (self.text, self.ground) = (Color::Reset, Color::Reset);
            self.modifier = Modifier::empty();
        }
        let added = modifier.difference(self.modifier);
        let known = MODIFIERS.iter().filter(|(it, _)| added.contains(*it));
        codes.extend(known.map(|(_, code)| (*code).to_owned()));
        self.modifier = modifier;
    }
}

const MODIFIERS: [(Modifier, &str); 8] = [
    (Modifier::BOLD, "1"),
    (Modifier::DIM, "2"),
    (Modifier::ITALIC, "3"),
    (Modifier::UNDERLINED, "4"),
    (Modifier::SLOW_BLINK, "5"),
    (Modifier::REVERSED, "7"),
    (Modifier::HIDDEN, "8"),
    (Modifier::CROSSED_OUT, "9"),
];

/// The code of a colour: from 30 for the text, from 40 for the background.
fn colour(colour: Color, base: u8) -> String {
    let plain = |number: u8| (base + number).to_string();
    let bright = |number: u8| (base + 60 + number).to_string();
    match colour {
        Color::Reset => plain(9),
        Color::Black => plain(0),
        Color::Red => plain(1),
        Color::Green => plain(2),
        Color::Yellow => plain(3),
        Color::Blue => plain(4),
        Color::Magenta => plain(5),
        Color::Cyan => plain(6),
        Color::Gray => plain(7),
        Color::DarkGray => bright(0),
        Color::LightRed => bright(1),
        Color::LightGreen => bright(2),
        Color::LightYellow => bright(3),
        Color::LightBlue => bright(4),
        Color::LightMagenta => bright(5),
        Color::LightCyan => bright(6),
        Color::White => bright(7),
        Color::Indexed(number) => format!("{};5;{number}", base + 8),
        Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", base + 8),
    }
}

#[cfg(test)]
mod tests;
