//! The figures beside or above the board.

use brikke_engine::Direction;
use brikke_play::{Hint, HintState, View};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::widgets::bars::{Bar, Bars};
use crate::widgets::rising::Rising;
use crate::world::World;
use crate::{panel, words};

/// The rows of a hint: its title, four bars, an empty one.
const HINT_ROWS: u16 = 6;

/// The row of the score.
const SCORE_ROW: u16 = 3;

/// The figures in one column.
pub(super) fn draw_beside(
    frame: &mut Frame<'_>,
    area: Rect,
    view: &View<'_>,
    rising: Option<Rising<'_>>,
    below: Vec<Line<'static>>,
    world: &World,
) {
    let lines = beside(view, world);
    let mut rest = panel::below(area, u16::try_from(lines.len()).unwrap_or(u16::MAX));
    frame.render_widget(Paragraph::new(lines), area);
    if let Some(rising) = rising {
        // From the score up to the top, clear of the words at the left.
        let place = Rect {
            width: area.width.saturating_sub(1),
            height: area.height.min(SCORE_ROW + 1),
            ..area
        };
        frame.render_widget(rising, place);
    }
    if let HintState::Shown(hint) = view.hint {
        rest = panel::below(rest, draw_hint(frame, rest, hint, world));
    }
    frame.render_widget(Paragraph::new(below), rest);
}

fn beside(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let strong = look.accent().add_modifier(Modifier::BOLD);
    let mut figures = vec![
        ("play-score", view.score.to_string()),
        ("play-best", view.best.to_string()),
        ("play-moves", view.moves.to_string()),
        ("play-undos", view.undos.to_string()),
        ("play-time", words::clock(view.spent)),
    ];
    figures.extend(
        view.rules
            .goal()
            .map(|goal| ("play-goal", goal.to_string())),
    );
    let labels = figures.iter().map(|(id, _)| world.text(id));
    let widest = labels.map(|label| label.width()).max().unwrap_or(0).max(10);
    let mut lines = vec![
        Line::raw(""),
        Line::styled(words::rules(world.locale, view.rules), strong),
        marks(view, world),
    ];
    lines.extend(figures.into_iter().map(|(id, value)| {
        let label = panel::fitted(&world.text(id), widest);
        Line::from(vec![
            Span::styled(label, look.muted()),
            Span::raw(format!(" {value}")),
        ])
    }));
    lines.push(Line::raw(""));
    lines
}

/// What is special about the game.
fn marks(view: &View<'_>, world: &World) -> Line<'static> {
    Line::styled(words::mark(world.locale, view), world.look.warning())
}

/// The best three scores.
pub(super) fn best_three(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let mut lines = vec![Line::styled(world.text("play-best-three"), look.muted())];
    if view.best_three.is_empty() {
        lines.push(Line::styled(
            world.text("play-best-three-empty"),
            look.muted(),
        ));
    }
    for (entry, place) in view.best_three.iter().zip(1..) {
        let name = entry
            .name
            .as_ref()
            .map_or_else(|| world.text("scores-nameless"), ToString::to_string);
        let score = panel::right_fitted(&entry.score.to_string(), 8);
        lines.push(Line::raw(format!(
            "{place}. {} {score}",
            panel::fitted(&name, 12)
        )));
    }
    lines
}

/// What the four directions are worth, as bars from the worst to the best.
fn draw_hint(frame: &mut Frame<'_>, area: Rect, hint: &Hint, world: &World) -> u16 {
    let bars: Vec<Bar> = Direction::ALL
        .into_iter()
        .zip(hint.values)
        .map(|(direction, value)| {
            let text = value.map_or_else(String::new, |value| words::worth(value, &hint.values));
            Bar::new(words::direction(world.locale, direction), value, text)
                .marked(direction == hint.best)
        })
        .collect();
    let values = hint.values.iter().flatten().copied();
    let least = values.clone().fold(f64::MAX, f64::min);
    let most = values.fold(f64::MIN, f64::max);
    // Even the worst of them is seen as a bar.
    let below = least - (most - least).max(1.0) / 8.0;
    let title = Line::styled(world.text("hint-title"), world.look.muted());
    frame.render_widget(title, panel::row(area, 0));
    let width = area.width.saturating_sub(1);
    let place = panel::below(Rect { width, ..area }, 1);
    frame.render_widget(Bars::new(&bars, &world.look).between(below, most), place);
    HINT_ROWS
}

/// The figures in two lines, and points that rise beside them where they do
/// not hide anything.
pub(super) fn draw_above(
    frame: &mut Frame<'_>,
    area: Rect,
    view: &View<'_>,
    rising: Option<Rising<'_>>,
    world: &World,
) {
    let lines = above(view, area.width, world);
    let widest = lines.iter().map(Line::width).max().unwrap_or(0);
    let free = usize::from(area.width).saturating_sub(widest) / 2;
    frame.render_widget(Paragraph::new(lines), area);
    if let Some(rising) = rising.filter(|rising| usize::from(rising.width()) < free) {
        frame.render_widget(rising, area);
    }
}

/// The figures in two lines: those for which there is room.
fn above(view: &View<'_>, room: u16, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let figure = |id: &str, value: String| Span::raw(format!("{} {value}", world.text(id)));
    let mut first = vec![figure("play-score", view.score.to_string())];
    let mark = marks(view, world).to_string();
    first.extend((!mark.is_empty()).then(|| Span::styled(mark, look.warning())));
    first.push(figure("play-best", view.best.to_string()));
    let second = vec![
        figure("play-moves", view.moves.to_string()),
        Span::raw(words::clock(view.spent)),
        figure("play-undos", view.undos.to_string()),
    ];
    [first, second]
        .map(|figures| fitting(figures, room))
        .to_vec()
}

/// As many of the figures as fit beside each other.
fn fitting(figures: Vec<Span<'static>>, room: u16) -> Line<'static> {
    let mut line = Line::default().centered();
    for figure in figures {
        let gap = if line.spans.is_empty() { 0 } else { 2 };
        if line.width() + gap + figure.width() <= room.into() {
            line.push_span(Span::raw(" ".repeat(gap)));
            line.push_span(figure);
        }
    }
    line
}
