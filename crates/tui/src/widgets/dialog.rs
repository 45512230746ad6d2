//! A question over what is visible.

mod buttons;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::{border, field, text};
use crate::areas::{height, middle};
use crate::theme::Look;
use buttons::Buttons;

/// A box with a title, some text and choices, in the middle of its area.
///
/// It is as large as its text needs. Where the area is smaller, text goes
/// before choices do; but choices go first where something is written.
#[derive(Debug, Clone)]
pub struct Dialog<'a> {
    title: &'a str,
    text: &'a str,
    choices: &'a [String],
    selected: Option<usize>,
    field: Option<&'a str>,
    caret: Option<usize>,
    problem: Option<&'a str>,
    is_wide: bool,
    is_compact: bool,
    look: &'a Look,
}

/// The greatest width of a dialog's text.
const WIDEST_TEXT: u16 = 56;

/// The width of a field where there is room: the box does not grow with the
/// text in it.
const FIELD: u16 = 32;

/// The narrowest area in which a dialog reads well.
const NARROWEST: u16 = 24;

/// The border and one blank on each side.
const SIDES: u16 = 4;

/// Lines with their styles.
type StyledLines = Vec<(String, Style)>;

/// The places of a dialog's parts.
#[derive(Debug)]
struct Parts {
    frame: Rect,
    lines: StyledLines,
    text: Rect,
    /// The row and column of the cursor in the text.
    cursor: Option<(u16, u16)>,
    /// Choices by number.
    buttons: Vec<(usize, Rect)>,
}

impl<'a> Dialog<'a> {
    /// A dialog with this title, text (lines may be wrapped) and choices.
    pub fn new(title: &'a str, text: &'a str, choices: &'a [String], look: &'a Look) -> Dialog<'a> {
        Dialog {
            title,
            text,
            choices,
            selected: None,
            field: None,
            caret: None,
            problem: None,
            is_wide: false,
            is_compact: false,
            look,
        }
    }

    /// With this choice selected.
    #[must_use]
    pub fn selected(mut self, choice: Option<usize>) -> Dialog<'a> {
        self.selected = choice;
        self
    }

    /// With a field below the text, in which this is written.
    #[must_use]
    pub fn field(mut self, written: Option<&'a str>) -> Dialog<'a> {
        self.field = written;
        self
    }

    /// With the cursor of the field before this character; none is its end.
    #[must_use]
    pub fn caret(mut self, caret: Option<usize>) -> Dialog<'a> {
        self.caret = caret;
        self
    }

    /// With a sentence about the last try, below everything else.
    #[must_use]
    pub fn problem(mut self, problem: Option<&'a str>) -> Dialog<'a> {
        self.problem = problem;
        self
    }

    /// As wide as its area.
    #[must_use]
    pub fn wide(mut self, is_wide: bool) -> Dialog<'a> {
        self.is_wide = is_wide;
        self
    }

    /// With its choices in several columns, where rows are few.
    #[must_use]
    pub fn compact(mut self, is_compact: bool) -> Dialog<'a> {
        self.is_compact = is_compact;
        self
    }

    /// The box, when drawn in this area.
    pub fn frame(&self, area: Rect) -> Rect {
        self.parts(area).frame
    }

    /// True if nothing of it is cut off in this area.
    pub fn fits(&self, area: Rect) -> bool {
        let choices = self.choices.iter().map(|choice| text::width(choice) + 2);
        let is_wide_enough = choices.max().unwrap_or(0) <= button_room(area);
        area.width >= NARROWEST && is_wide_enough && self.has_rows(area)
    }

    /// True if none of its lines is cut off in this area.
    pub fn has_rows(&self, area: Rect) -> bool {
        let endless = Rect {
            height: u16::MAX - area.y,
            ..area
        };
        self.parts(endless).frame.height <= area.height
    }

    /// The place of the cursor in this area, where something is written.
    pub fn cursor(&self, area: Rect) -> Option<Position> {
        let parts = self.parts(area);
        let (row, column) = parts.cursor?;
        let place = Position::new(parts.text.x.saturating_add(column), parts.text.y + row);
        parts.text.contains(place).then_some(place)
    }

    /// The choices by number and where they are drawn in this area, for a
    /// mouse.
    pub fn choices(&self, area: Rect) -> Vec<(usize, Rect)> {
        self.parts(area).buttons
    }

    fn parts(&self, area: Rect) -> Parts {
        let room = room(area);
        let buttons = Buttons::fitting(self.choices, button_room(area), self.is_compact);
        let (lines, cursor) = self.lines(room);
        let frame = self.frame_around(&lines, &buttons, area);
        let inner = inside(frame);
        // Where something is to be written, choices go before the text does.
        let written_rows = cursor.map_or(0, |_| height(lines.len()).min(inner.height));
        let button_rows = buttons.rows().min(inner.height - written_rows);
        let text_rows = inner.height - button_rows;
        let (lines, cursor) = around_field(lines, cursor, text_rows);
        let text = Rect {
            height: text_rows,
            ..inner
        };
        // The brackets of choices are blanks at the sides already.
        let below = Rect {
            x: inner.x.saturating_sub(1),
            y: inner.y + text_rows,
            width: inner.width.saturating_add(2),
            height: button_rows,
        }
        .intersection(frame);
        Parts {
            frame,
            lines,
            text,
            cursor,
            buttons: buttons.places(below, self.selected.unwrap_or(0)),
        }
    }

    /// The text, the field and the problem, in lines that fit; and the row and
    /// column of the cursor.
    fn lines(&self, room: u16) -> (StyledLines, Option<(u16, u16)>) {
        let look = self.look;
        let wrapped = |text: &str, style| {
            let lines = text::wrap(text, room);
            lines.into_iter().map(move |line| (line, style))
        };
        let mut lines: Vec<_> = Vec::new();
        if !self.has_title_above(room) {
            lines.extend(wrapped(self.title, look.accent()));
        }
        lines.extend(wrapped(self.text, look.page()));
        let mut cursor = None;
        if let Some(written) = self.field {
            let columns = FIELD.min(room).saturating_sub(2);
            let shown = field::shown(written, self.caret, columns);
            let row = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            cursor = Some((row, shown.cursor + 1));
            // Its ends are seen without colours too.
            lines.push((format!("[{}]", shown.text), look.selected()));
        }
        lines.extend(wrapped(self.problem.unwrap_or(""), look.warning()));
        (lines, cursor)
    }

    /// True if the title stands in the border; a longer one is the first of
    /// the text.
    fn has_title_above(&self, room: u16) -> bool {
        text::width(self.title) <= room
    }

    /// The box around text and buttons, with an empty row between them.
    fn frame_around(&self, lines: &[(String, Style)], buttons: &Buttons, area: Rect) -> Rect {
        let widths = lines.iter().map(|(line, _)| text::width(line));
        let title = if self.has_title_above(room(area)) {
            text::width(self.title)
        } else {
            0
        };
        let buttons_columns = buttons.columns().saturating_sub(2);
        let widest = widths.chain([title, buttons_columns]).max();
        let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let between = u16::from(rows > 0 && buttons.rows() > 0);
        let height = rows
            .saturating_add(between + 2)
            .saturating_add(buttons.rows());
        let width = if self.is_wide {
            area.width
        } else {
            widest.unwrap_or(0).saturating_add(SIDES)
        };
        middle(area, width, height)
    }
}

impl Widget for Dialog<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let parts = self.parts(area);
        clear_left_edge(parts.frame, area, buffer);
        text::fill(parts.frame, self.look.page(), buffer);
        let lines = self.look.glyphs().double_border();
        border::draw(lines, self.look.page(), parts.frame, buffer);
        if self.has_title_above(room(area)) && !self.title.is_empty() {
            let title = format!(" {} ", self.title);
            let place = parts.frame.inner(Margin::new(1, 0));
            text::write(&title, self.look.accent(), place, buffer);
        }
        for ((line, style), place) in parts.lines.iter().zip(parts.text.rows()) {
            text::write(line, *style, place, buffer);
        }
        for (number, place) in parts.buttons {
            let is_selected = self.selected == Some(number);
            self.draw_choice(&self.choices[number], is_selected, place, buffer);
        }
    }
}

impl Dialog<'_> {
    fn draw_choice(&self, choice: &str, is_selected: bool, place: Rect, buffer: &mut Buffer) {
        let style = if is_selected {
            self.look.selected()
        } else {
            self.look.page()
        };
        let brackets = if is_selected { ('[', ']') } else { (' ', ' ') };
        let text = format!("{}{choice}{}", brackets.0, brackets.1);
        let text = text::cut(&text, place.width, self.look.glyphs().ellipsis());
        text::write(&text, style, place, buffer);
    }
}

/// The lines that fit these rows, the field among them: of the text before it
/// the first lines stay.
fn around_field(
    mut lines: StyledLines,
    cursor: Option<(u16, u16)>,
    rows: u16,
) -> (StyledLines, Option<(u16, u16)>) {
    let Some((row, column)) = cursor else {
        return (lines, None);
    };
    let excess = height(lines.len()).saturating_sub(rows).min(row);
    let first = row - excess;
    lines.drain(usize::from(first)..usize::from(row));
    (lines, Some((first, column)))
}

/// The columns for text in an area.
fn room(area: Rect) -> u16 {
    area.width.saturating_sub(SIDES).min(WIDEST_TEXT)
}

/// The columns for choices in an area: their brackets take the blanks at the
/// sides.
fn button_room(area: Rect) -> u16 {
    room(area).saturating_add(2)
}

/// Takes characters away that are two columns wide and would reach over the
/// left border.
fn clear_left_edge(frame: Rect, area: Rect, buffer: &mut Buffer) {
    let Some(x) = frame.x.checked_sub(1).filter(|&x| x >= area.x) else {
        return;
    };
    for y in frame.y..frame.bottom() {
        if let Some(cell) = buffer.cell_mut((x, y))
            && text::width(cell.symbol()) > 1
        {
            cell.set_symbol(" ");
        }
    }
}

/// The inside of the border and its blanks.
fn inside(frame: Rect) -> Rect {
    let (left, top) = (2.min(frame.width), 1.min(frame.height));
    Rect {
        x: frame.x + left,
        y: frame.y + top,
        width: frame.width.saturating_sub(SIDES),
        height: frame.height.saturating_sub(2),
    }
}
