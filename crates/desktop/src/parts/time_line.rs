//! The time line of a replay: a slider as wide as the curve over it, with the
//! mistakes in colour.

use brikke_app::page::Mark;
use eframe::egui::accesskit::{Action, ActionData, Orientation};
use eframe::egui::{
    CornerRadius, CursorIcon, EventFilter, Key, Modifiers, Rect, Response, Sense, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::canvas::Canvas;

/// The height of the time line.
const HEIGHT: f32 = 24.0;

/// The room at both ends, of the time line and of the curve over it: half of
/// the handle.
pub(crate) const MARGIN: f32 = 8.0;

/// A time line: the move that is shown among all of them.
pub(crate) struct TimeLine<'a> {
    /// Its name for a screen reader.
    pub(crate) name: &'a str,
    pub(crate) ply: usize,
    pub(crate) plies: usize,
    /// The moves that stand out.
    pub(crate) marks: &'a [Mark],
}

impl TimeLine<'_> {
    /// Shows the time line. Returns the move that it was set to.
    pub(crate) fn show(&self, ui: &mut Ui, canvas: &mut Canvas) -> Option<usize> {
        let size = vec2(ui.available_width(), HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let inside = rect.shrink2(vec2(MARGIN, 0.0));
        canvas.focus.add_slider(&response);
        self.paint(ui, canvas, &response, inside);
        self.tell(ui, &response);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let pressed = response.interact_pointer_pos();
        let pressed =
            pressed.map(|at| nearest((at.x - inside.left()) / inside.width(), self.plies));
        let asked = || self.asked_for(ui, &response);
        let set = pressed
            .or_else(|| self.stepped(ui, &response))
            .or_else(asked)?;
        (set != self.ply).then_some(set)
    }

    /// The move after the steps of the arrows or of a screen reader.
    fn stepped(&self, ui: &Ui, response: &Response) -> Option<usize> {
        let asked =
            |action| ui.input(|input| input.num_accesskit_action_requests(response.id, action));
        let (mut forward, mut back) = (asked(Action::Increment), asked(Action::Decrement));
        if response.has_focus() {
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            let pressed =
                |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
            forward += pressed(Key::ArrowRight);
            back += pressed(Key::ArrowLeft);
        }
        let set = (self.ply + forward).min(self.plies).saturating_sub(back);
        (forward + back > 0).then_some(set)
    }

    /// The move that a screen reader asked for.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casts of floats saturate"
    )]
    fn asked_for(&self, ui: &Ui, response: &Response) -> Option<usize> {
        let value = ui.input(|input| {
            let mut requests = input.accesskit_action_requests(response.id, Action::SetValue);
            requests.find_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value),
                _ => None,
            })
        });
        value.map(|value| (value.round() as usize).min(self.plies))
    }

    /// Tells a screen reader what it is.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a screen reader gets every move of a game exactly"
    )]
    fn tell(&self, ui: &Ui, response: &Response) {
        response.widget_info(|| WidgetInfo::slider(true, self.ply as f64, self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_orientation(Orientation::Horizontal);
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(self.plies as f64);
            node.set_numeric_value_step(1.0);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
            node.add_action(Action::SetValue);
        });
    }

    fn paint(&self, ui: &Ui, canvas: &Canvas, response: &Response, inside: Rect) {
        let colours = canvas.look.colours();
        let (middle, painter) = (inside.center().y, ui.painter());
        let at = |ply: usize| inside.left() + inside.width() * share(ply, self.plies);
        let rail = Rect::from_min_max(
            pos2(inside.left(), middle - 2.0),
            pos2(inside.right(), middle + 2.0),
        );
        painter.rect_filled(rail, 2.0, canvas.look.edge());
        let done = rail.with_max_x(at(self.ply));
        painter.rect_filled(done, 2.0, colours.accent);
        for mark in self.marks {
            let tick = Rect::from_center_size(pos2(at(mark.at), middle), vec2(3.0, 12.0));
            painter.rect_filled(tick, CornerRadius::same(1), canvas.tone(mark.tone));
        }
        let handle = pos2(at(self.ply), middle);
        let visuals = ui.style().interact(response);
        let edge = if response.has_focus() {
            Stroke::new(2.0, colours.accent)
        } else {
            Stroke::new(1.5, visuals.fg_stroke.color)
        };
        painter.circle(handle, MARGIN - 1.0, colours.page.background, edge);
    }
}

/// A place among moves as a part of the whole.
#[expect(
    clippy::cast_precision_loss,
    reason = "a pixel more or less in games of millions of moves"
)]
pub(crate) fn share(ply: usize, plies: usize) -> f32 {
    ply as f32 / plies.max(1) as f32
}

/// The move at this part of the whole.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 1, and casts of floats saturate"
)]
pub(crate) fn nearest(along: f32, plies: usize) -> usize {
    (along.clamp(0.0, 1.0) * plies as f32).round() as usize
}
