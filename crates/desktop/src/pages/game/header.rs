//! The header of the game: the rules at the left, the score at the right.

use brikke_app::page::{Figure, GamePage, RisingPoints};
use eframe::egui::text::{LayoutJob, TextFormat, TextWrapping};
use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Rect, Role, Sense, Ui, WidgetInfo, pos2,
    vec2,
};
use std::sync::Arc;

use crate::canvas::Canvas;
use crate::fonts;

/// The sizes of the score and of the best score. The score is the largest
/// number on the page.
const SCORE: f32 = 32.0;
const BEST: f32 = 20.0;

/// The size of names.
const NAME: f32 = 13.0;

/// The size of the name of the rules, and the least one where it is long.
const RULES: f32 = 20.0;
const LEAST_RULES: f32 = 14.0;

/// The room between the score and the best score.
const BETWEEN: f32 = 22.0;

/// The room beside the score for the points of a move.
const RISING: f32 = 64.0;

/// The least room beside the score.
const BESIDE: f32 = 10.0;

/// Draws the header.
pub(super) fn show(ui: &mut Ui, canvas: &Canvas, game: &GamePage, place: Rect) {
    let most = place.width() * 0.32;
    let best = show_figure(ui, canvas, &game.best, place, (BEST, most));
    let left_of_best = place.with_max_x(best.left() - BETWEEN);
    let score = show_figure(ui, canvas, &game.score, left_of_best, (SCORE, most));
    // No points rise while the board is edited.
    let beside = if game.editing.is_empty() {
        RISING.min(place.width() * 0.16)
    } else {
        BESIDE
    };
    let rules = place.with_max_x(score.left() - beside);
    show_rules(ui, canvas, game, rules);
    if let Some(rising) = game.rising {
        paint_rising(ui.painter(), canvas, rising, score);
    }
}

/// A figure at the right edge of a place, with its name above. Returns its
/// place.
fn show_figure(
    ui: &Ui,
    canvas: &Canvas,
    figure: &Figure,
    place: Rect,
    (size, most): (f32, f32),
) -> Rect {
    let Figure { name, value } = figure;
    let colours = canvas.look.colours();
    let painter = ui.painter();
    let write =
        |text: &str, size: f32| line(painter, text, (size, fonts::bold()), colours.page.text);
    let width = write(value, size).size().x;
    let size = size * (most / width).min(1.0);
    let number = write(value, size);
    let name_galley = line(
        painter,
        name,
        (NAME, FontFamily::Proportional),
        colours.muted,
    );
    let width = number.size().x.max(name_galley.size().x);
    let rect = Rect::from_min_max(pos2(place.right() - width, place.top()), place.max);
    // Numbers of every size stand on one line: a comma reaches below it.
    let ink = write("0", size).mesh_bounds;
    let baseline = place.bottom() - 4.0;
    let at = pos2(rect.right() - number.size().x, baseline - ink.bottom());
    let above = pos2(rect.right() - name_galley.size().x, rect.top());
    painter.galley(above, name_galley, colours.muted);
    painter.galley(at, number, colours.page.text);
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {value}")));
    rect
}

fn line(
    painter: &Painter,
    text: &str,
    (size, family): (f32, FontFamily),
    colour: Color32,
) -> Arc<Galley> {
    painter.layout_no_wrap(text.to_owned(), FontId::new(size, family), colour)
}

/// The name of the rules, below it the size and what is special about the
/// game.
fn show_rules(ui: &Ui, canvas: &Canvas, game: &GamePage, place: Rect) {
    let colours = canvas.look.colours();
    let size = game.board.size.to_string();
    let rules = name_without(&game.rules, &size);
    let mut below = vec![(size.as_str(), colours.muted)];
    below.extend(game.mark.as_deref().map(|mark| (mark, colours.warning)));
    let name: Vec<&str> = [rules]
        .into_iter()
        .chain(below.iter().map(|it| it.0))
        .collect();
    let name = name.join(", ");
    let rules = truncated(
        ui,
        &[(rules, colours.page.text)],
        rules_size(ui, rules, place.width()),
        place.width(),
    );
    let below = truncated(ui, &below, NAME, place.width());
    let bottom = place.bottom() - 2.0;
    let at = pos2(place.left(), bottom - below.size().y);
    let above = pos2(place.left(), at.y - rules.size().y);
    ui.painter().galley(above, rules, colours.page.text);
    ui.painter().galley(at, below, colours.muted);
    let response = ui.interact(place, ui.scope_id().with("rules"), Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// The name of rules without the size, which stands in a line of its own.
fn name_without<'a>(rules: &'a str, size: &str) -> &'a str {
    rules.strip_suffix(size).map_or(rules, str::trim_end)
}

/// The size in which the name of the rules fits, or the least one.
fn rules_size(ui: &Ui, rules: &str, room: f32) -> f32 {
    let font = (RULES, fonts::bold());
    let width = line(ui.painter(), rules, font, Color32::PLACEHOLDER)
        .size()
        .x;
    (RULES * room / width.max(1.0)).clamp(LEAST_RULES, RULES)
}

/// Texts after one another in a line that is cut off where it is too long.
fn truncated(ui: &Ui, texts: &[(&str, Color32)], size: f32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob {
        wrap: TextWrapping::truncate_at_width(width.max(20.0)),
        ..LayoutJob::default()
    };
    let family = if size > NAME {
        fonts::bold()
    } else {
        FontFamily::Proportional
    };
    for (index, (text, colour)) in texts.iter().enumerate() {
        let space = if index == 0 { 0.0 } else { 10.0 };
        let format = TextFormat::simple(FontId::new(size, family.clone()), *colour);
        job.append(text, space, format);
    }
    ui.painter().layout_job(job)
}

/// `+N` beside the score, rising a little and fading.
fn paint_rising(painter: &Painter, canvas: &Canvas, rising: RisingPoints, score: Rect) {
    let rise = score.height() * 0.35 * rising.progress;
    let at = score.left_bottom() - vec2(10.0, 4.0 + rise);
    let colour = canvas.look.colours().accent;
    // Easy to read for the first half.
    let shown = (2.0 - 2.0 * rising.progress).min(1.0);
    let font = FontId::new(18.0, fonts::bold());
    let text = format!("+{}", rising.points);
    painter.text(
        at,
        Align2::RIGHT_BOTTOM,
        text,
        font,
        colour.gamma_multiply(shown),
    );
}
