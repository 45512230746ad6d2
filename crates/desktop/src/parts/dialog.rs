//! A box over a screen.

use eframe::egui::{Context, Frame, Id, Margin, Modal, RichText, Ui, UiKind};

use crate::world::World;

/// How much the page is hidden behind a dialog.
const BACKDROP: f32 = 0.55;

/// How long a dialog takes to appear, in seconds.
const FADE: f32 = 0.2;

/// A box over a screen, with a title and what is asked. It has the keyboard
/// from its first frame on.
pub(crate) fn dialog<T>(
    ctx: &Context,
    name: &str,
    world: &World,
    title: &str,
    contents: impl FnOnce(&mut Ui) -> T,
) -> T {
    let id = Id::unique(("dialog", name));
    let is_new = is_new(ctx, id);
    if is_new && let Some(focused) = ctx.memory(eframe::egui::Memory::focused) {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
    let shown = if world.preferences.settings.reduced_motion {
        1.0
    } else {
        faded_in(ctx, id, is_new)
    };
    let behind = world
        .look
        .colours()
        .page
        .ground
        .gamma_multiply(BACKDROP * shown);
    let room = (ctx.content_rect().width() - 48.0).clamp(120.0, 380.0);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(16));
    let modal = Modal::new(id).backdrop_color(behind).frame(frame);
    let shown = modal.show(ctx, |ui| {
        name_dialog(ui, title);
        ui.multiply_opacity(shown);
        ui.set_width(room);
        ui.heading(RichText::new(title));
        contents(ui)
    });
    shown.inner
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

/// Whether the dialog was not there in the frame before.
fn is_new(ctx: &Context, id: Id) -> bool {
    let frame = ctx.cumulative_pass_nr();
    let last = ctx.data_mut(|data| {
        let seen: &mut u64 = data.get_temp_mut_or_insert_with(id, || 0);
        std::mem::replace(seen, frame)
    });
    frame > last + 1
}

/// How much of a dialog is to be seen, from 0 to 1: it begins with nothing.
fn faded_in(ctx: &Context, id: Id, is_new: bool) -> f32 {
    let animation = id.with("fade");
    if is_new {
        ctx.animate_bool_with_time(animation, false, 0.0);
    }
    ctx.animate_bool_with_time(animation, true, FADE)
}
