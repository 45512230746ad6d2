//! A box over a page.

use eframe::egui::{
    Align2, Area, Color32, Context, Frame, Id, Margin, Modal, Order, Rect, ScrollArea, Sense, Ui,
    UiKind, Vec2, vec2,
};

use crate::canvas::Canvas;
use crate::focus;
use crate::parts::is_new;

/// The part of the page that a dialog hides.
const BACKDROP: f32 = 0.55;

/// The time that a dialog takes to appear, in seconds.
const FADE: f32 = 0.2;

/// The room between the contents and the edge of the box, and around the box.
const INSIDE: i8 = 16;
const AROUND: f32 = 8.0;

/// The part of the room inside in which the bar of a box that scrolls stands.
const BAR: i8 = 10;

/// The widest box, and the smallest one over a small board. One that is modal
/// may be larger: nothing around it can be clicked.
const WIDEST: f32 = 400.0;
const SMALLEST: Vec2 = vec2(250.0, 340.0);
const SMALLEST_MODAL: Vec2 = vec2(320.0, 440.0);

/// The part of the window that a box stands over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Over {
    /// The whole window: the box asks something before anything goes on. It
    /// stands in the middle of this place.
    Window(Rect),
    /// The board alone; everything around it is seen as before.
    Board(Rect),
}

impl Over {
    /// The room that the box has.
    fn room(self, window: Rect, is_modal: bool) -> Rect {
        match self {
            Over::Window(place) => {
                Rect::from_center_size(place.center(), window.shrink(AROUND).size())
            }
            Over::Board(board) => {
                let smallest = if is_modal { SMALLEST_MODAL } else { SMALLEST };
                let size = board.shrink(AROUND).size().max(smallest);
                let room = Rect::from_center_size(board.center(), size.min(window.size()));
                room.translate(moved_inside(room, window))
            }
        }
    }
}

/// The way that brings a place into the window.
fn moved_inside(place: Rect, window: Rect) -> eframe::egui::Vec2 {
    let before = (window.min - place.min).max(vec2(0.0, 0.0));
    let after = (window.max - place.max).min(vec2(0.0, 0.0));
    before + after
}

/// A box over a page or its board, with a name. It has the keyboard from its
/// first frame on, and scrolls where there is little room. Around one that is
/// not modal everything else can be clicked.
pub(crate) fn show_box(
    ctx: &Context,
    canvas: &mut Canvas,
    (id, name): (Id, &str),
    (over, is_modal): (Over, bool),
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
    let page = canvas.look.colours().page.background;
    let backdrop = page.gamma_multiply(BACKDROP * shown);
    let room = over.room(ctx.content_rect(), is_modal);
    let sides = 2.0 * f32::from(INSIDE);
    let width = (room.width() - sides).clamp(120.0, WIDEST - sides);
    let show = |ui: &mut Ui| {
        name_dialog(ui, name, is_modal);
        ui.multiply_opacity(shown);
        if let Over::Board(board) = over {
            ui.painter().rect_filled(board, 8.0, backdrop);
        }
        let mut inside = Margin::same(INSIDE);
        inside.right -= BAR;
        let frame = Frame::popup(ui.style()).inner_margin(inside);
        frame.show(ui, |ui| {
            ui.set_width(width + f32::from(BAR));
            let height = room.height() - sides;
            let area = ScrollArea::vertical().max_height(height);
            let area = area.min_scrolled_height(height);
            area.show(ui, |ui| {
                ui.set_max_width(width);
                contents(ui, canvas);
            });
        });
    };
    if is_modal {
        let behind = match over {
            Over::Window(_) => backdrop,
            Over::Board(_) => Color32::TRANSPARENT,
        };
        let modal = Modal::new(id).area(area(id, room)).frame(Frame::NONE);
        modal.backdrop_color(behind).show(ctx, show);
    } else {
        area(id, room).show(ctx, show);
    }
}

/// The area of a box in the middle of its room.
fn area(id: Id, room: Rect) -> Area {
    Area::new(id)
        .kind(UiKind::Modal)
        .sense(Sense::hover())
        .order(Order::Foreground)
        .interactable(true)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(room.center())
}

/// Gives the dialog its name for a screen reader.
fn name_dialog(ui: &Ui, title: &str, is_modal: bool) {
    let mut stack = ui.stack().iter();
    let modal = stack.find(|ui| ui.kind() == Some(UiKind::Modal));
    if let Some(modal) = modal {
        ui.ctx().accesskit_node_builder(modal.unique_id, |node| {
            node.set_label(title.to_owned());
            if is_modal {
                node.set_modal();
            }
        });
    }
}

/// The opacity of a dialog, from 0 at its beginning to 1.
fn faded_in(ctx: &Context, id: Id, is_new: bool) -> f32 {
    let animation = id.with("fade");
    if is_new {
        ctx.animate_bool_with_time(animation, false, 0.0);
    }
    ctx.animate_bool_with_time(animation, true, FADE)
}
