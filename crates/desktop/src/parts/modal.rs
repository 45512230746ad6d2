//! A box over a page.

use eframe::egui::{Context, Frame, Id, Margin, Modal, RichText, Ui, UiKind};

use crate::canvas::Canvas;
use crate::focus;

/// The part of the page that a dialog hides.
const BACKDROP: f32 = 0.55;

/// The time that a dialog takes to appear, in seconds.
const FADE: f32 = 0.2;

/// A box over a page, with a title. It has the keyboard from its first frame
/// on.
pub(crate) fn show_box(
    ctx: &Context,
    canvas: &mut Canvas,
    id: Id,
    title: &str,
    contents: impl FnOnce(&mut Ui, &mut Canvas),
) {
    let is_new = is_new(ctx, id);
    if is_new {
        focus::surrender(ctx);
    }
    let shown = if canvas.reduced_motion {
        1.0
    } else {
        faded_in(ctx, id, is_new)
    };
    let background = canvas.look.colours().page.background;
    let room = (ctx.content_rect().width() - 48.0).clamp(120.0, 380.0);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(16));
    Modal::new(id)
        .backdrop_color(background.gamma_multiply(BACKDROP * shown))
        .frame(frame)
        .show(ctx, |ui| {
            name_dialog(ui, title);
            ui.multiply_opacity(shown);
            ui.set_width(room);
            ui.heading(RichText::new(title));
            contents(ui, canvas);
        });
}

/// Gives the dialog its name for a screen reader.
fn name_dialog(ui: &Ui, title: &str) {
    let mut stack = ui.stack().iter();
    let modal = stack.find(|ui| ui.kind() == Some(UiKind::Modal));
    if let Some(modal) = modal {
        ui.ctx().accesskit_node_builder(modal.unique_id, |node| {
            node.set_label(title.to_owned());
            node.set_modal();
        });
    }
}

/// True if the dialog is new in this frame.
fn is_new(ctx: &Context, id: Id) -> bool {
    let frame = ctx.cumulative_pass_nr();
    let last = ctx.data_mut(|data| {
        let seen: &mut u64 = data.get_temp_mut_or_insert_with(id, || 0);
        std::mem::replace(seen, frame)
    });
    frame > last + 1
}

/// The opacity of a dialog, from 0 at its beginning to 1.
fn faded_in(ctx: &Context, id: Id, is_new: bool) -> f32 {
    let animation = id.with("fade");
    if is_new {
        ctx.animate_bool_with_time(animation, false, 0.0);
    }
    ctx.animate_bool_with_time(animation, true, FADE)
}
