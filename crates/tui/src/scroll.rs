//! The part of a long page that is shown.

use std::mem::{Discriminant, discriminant};

use brikke_app::Input;
use brikke_app::page::{Body, Page};
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::areas;
use crate::canvas::Canvas;
use crate::widgets::text;

/// The lines of a document that the mouse wheel goes.
const WHEEL: isize = 3;

/// The part of a long page that is shown: a document, or a table in which
/// nothing is chosen. A new page begins at its top.
#[derive(Debug, Default)]
pub(crate) struct Scroll {
    page: Option<Shown>,
    /// The first line; none while nothing was scrolled.
    from: Option<usize>,
    /// The lines that find room.
    visible: u16,
}

/// Something to scroll.
#[derive(Debug, PartialEq, Eq)]
struct Shown {
    kind: Discriminant<Body>,
    title: String,
    /// The tab, and the choice above the table.
    part: Option<(usize, Option<usize>)>,
}

impl Scroll {
    /// Begins at the top where this is another page than the last one.
    pub(crate) fn turn_to(&mut self, page: &Page) {
        let part = match &page.body {
            Body::Listing(listing) => {
                let chosen = listing.selectors.first().map(|selector| selector.chosen);
                Some((listing.tab, chosen))
            }
            _ => None,
        };
        let shown = Some(Shown {
            kind: discriminant(&page.body),
            title: page.title.clone(),
            part,
        });
        if self.page != shown {
            self.page = shown;
            self.from = None;
        }
    }

    /// Scrolls by a key. False: the key means something else.
    pub(crate) fn key(&mut self, name: &str) -> bool {
        let page = isize::try_from(self.visible.max(1)).unwrap_or(1);
        let by = match name {
            "down" | "j" => 1,
            "up" | "k" => -1,
            "page-down" | "space" | "ctrl-f" => page,
            "page-up" | "ctrl-b" => -page,
            "ctrl-d" => page / 2,
            "ctrl-u" => -page / 2,
            "home" | "g" => isize::MIN,
            "end" | "G" => isize::MAX,
            _ => return false,
        };
        self.by(by);
        true
    }

    /// Scrolls by a turn of the mouse wheel.
    pub(crate) fn wheel(&mut self, down: bool) {
        self.by(if down { WHEEL } else { -WHEEL });
    }

    fn by(&mut self, lines: isize) {
        self.from = Some(self.from.unwrap_or(0).saturating_add_signed(lines));
    }

    /// The first line of so many of which so many find room.
    pub(crate) fn first_of(&mut self, lines: usize, visible: u16) -> Option<usize> {
        self.visible = visible;
        let last = lines.saturating_sub(visible.into());
        self.from = self.from.map(|from| from.min(last));
        self.from
    }

    /// Draws the part of the lines that is shown, wrapped where they are too
    /// long, each with the input of a click on it.
    pub(crate) fn draw(
        &mut self,
        lines: Vec<(Line<'static>, Option<Input>)>,
        area: Rect,
        canvas: &mut Canvas<'_, '_>,
    ) {
        let lines = lines.into_iter();
        let rows = lines.flat_map(|(line, click)| {
            let rows = wrapped(&line, area.width).into_iter();
            rows.map(move |row| (row, click.clone()))
        });
        let rows: Vec<(Line<'static>, Option<Input>)> = rows.collect();
        let first = self.first_of(rows.len(), area.height).unwrap_or(0);
        if rows.len() > usize::from(area.height) {
            let last = (first + usize::from(area.height)).min(rows.len());
            canvas.position(last, rows.len());
        }
        let shown = rows.into_iter().skip(first).take(area.height.into());
        let (text, clicks): (Vec<Line<'static>>, Vec<Option<Input>>) = shown.unzip();
        canvas.lines(&text, area);
        for (number, click) in (0..).zip(clicks) {
            if let Some(input) = click {
                canvas.click(areas::row(area, number), input);
            }
        }
    }
}

fn wrapped(line: &Line<'static>, columns: u16) -> Vec<Line<'static>> {
    if line.width() <= usize::from(columns) {
        return vec![line.clone()];
    }
    let style = line.style;
    let rows = text::wrap(&line.to_string(), columns);
    rows.into_iter()
        .map(|row| Line::styled(row, style))
        .collect()
}
