//! The figures beside or above the board.

use brikke_engine::Direction;
use brikke_play::{HintState, Mode, ResultKind, View};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

use crate::world::World;
use crate::{panel, words};

/// The figures in one column.
pub(super) fn beside(view: &View<'_>, gained: Option<u64>, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let strong = look.accent().add_modifier(Modifier::BOLD);
    let figure = |id: &str, value: String| {
        Line::from(vec![
            Span::styled(panel::fitted(&world.text(id), 10), look.muted()),
            Span::raw(format!(" {value}")),
        ])
    };
    let mut score = figure("play-score", view.score.to_string());
    if let Some(points) = gained {
        let text = world.text_with("play-gained", &[("points", points.into())]);
        score.push_span(Span::styled(format!(" {text}"), look.good()));
    }
    let mut lines = vec![
        Line::raw(""),
        Line::styled(words::rules(world.locale, view.rules), strong),
    ];
    lines.push(marks(view, world));
    lines.extend([
        score,
        figure("play-best", view.best.to_string()),
        figure("play-moves", view.moves.to_string()),
        figure("play-undos", view.undos.to_string()),
        figure("play-time", words::clock(view.spent)),
    ]);
    if let Some(goal) = view.rules.goal() {
        lines.push(figure("play-goal", goal.to_string()));
    }
    lines.push(Line::raw(""));
    lines.extend(hint_lines(view, world));
    lines.extend(best_three(view, world));
    lines
}

/// What is special about the game.
fn marks(view: &View<'_>, world: &World) -> Line<'static> {
    let text = if view.is_looking_back() {
        let values = [("ply", view.ply.into()), ("plies", view.plies.into())];
        world.text_with("play-looking-back", &values)
    } else if view.mode == Mode::Practice {
        world.text("play-practice")
    } else if view.result == ResultKind::Assisted {
        world.text("play-assisted")
    } else {
        String::new()
    };
    Line::styled(text, world.look.warning())
}

fn best_three(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
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
            .clone()
            .unwrap_or_else(|| world.text("scores-nameless"));
        let score = panel::right_fitted(&entry.score.to_string(), 8);
        lines.push(Line::raw(format!(
            "{place}. {} {score}",
            panel::fitted(&name, 12)
        )));
    }
    lines
}

/// What the four directions are worth, as bars.
fn hint_lines(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let HintState::Shown(hint) = view.hint else {
        return Vec::new();
    };
    let look = &world.look;
    let values = hint.values.iter().flatten().copied();
    let (least, most) = values.fold((f64::MAX, f64::MIN), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    let mut lines = vec![Line::styled(world.text("hint-title"), look.muted())];
    for (direction, value) in Direction::ALL.into_iter().zip(hint.values) {
        let name = panel::fitted(&words::direction(world.locale, direction), 7);
        let style = if direction == hint.best {
            look.good()
        } else {
            look.page()
        };
        let bar = value.map_or_else(String::new, |value| bar(value, least, most, world));
        lines.push(Line::styled(format!("{name} {bar}"), style));
    }
    lines.push(Line::raw(""));
    lines
}

/// A bar of one to ten blocks, and the value.
fn bar(value: f64, least: f64, most: f64, world: &World) -> String {
    let share = if most > least {
        (value - least) / (most - least)
    } else {
        1.0
    };
    let lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let full = lengths
        .into_iter()
        .rfind(|&length| f64::from(length) <= 1.0 + share * 9.0);
    let blocks = usize::try_from(full.unwrap_or(1)).unwrap_or(1);
    format!("{} {value:.0}", world.look.glyphs().block().repeat(blocks))
}

/// The figures in two lines.
pub(super) fn above(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let figure = |id: &str, value: String| format!("{} {value}", world.text(id));
    let first = [
        figure("play-score", view.score.to_string()),
        figure("play-best", view.best.to_string()),
    ];
    let second = [
        figure("play-moves", view.moves.to_string()),
        figure("play-undos", view.undos.to_string()),
        words::clock(view.spent),
    ];
    let mut lines = vec![Line::raw(first.join("  ")), Line::raw(second.join("  "))];
    let marks = marks(view, world);
    if marks.width() > 0 {
        lines[0].push_span(Span::raw("  "));
        lines[0].extend(
            marks
                .spans
                .into_iter()
                .map(|span| span.style(world.look.warning())),
        );
    }
    lines.into_iter().map(Line::centered).collect()
}
