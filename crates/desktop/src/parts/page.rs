//! A page: its title, the way back, and what stands below.

use eframe::egui::{
    Align, CentralPanel, Frame, Layout, Margin, Response, RichText, ScrollArea, Ui, vec2,
};

use super::announcing;
use crate::world::World;

/// Wider than this, lines are hard to read.
const WIDEST: f32 = 720.0;

/// A page: its title, the way back, and what stands below.
pub(crate) struct Page {
    title: String,
    scrolls: bool,
}

impl Page {
    /// A page with this title, scrolled where it is too long.
    pub(crate) fn new(title: String) -> Page {
        Page {
            title,
            scrolls: true,
        }
    }

    /// A page that fills the window and nothing more.
    pub(crate) fn filling(title: String) -> Page {
        Page {
            title,
            scrolls: false,
        }
    }

    /// Shows the page. True: the person wants to go back.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        world: &mut World,
        contents: impl FnOnce(&mut Ui, &mut World),
    ) -> bool {
        let frame = Frame::NONE.inner_margin(Margin::same(12));
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            announcing(ui, world);
            let back = self.head(ui, world);
            ui.add_space(4.0);
            if self.scrolls {
                let area = ScrollArea::vertical().auto_shrink(false);
                area.show(ui, |ui| in_the_middle(ui, |ui| contents(ui, world)));
            } else {
                contents(ui, world);
            }
            back
        });
        shown.inner || (!ui.ctx().text_edit_focused() && world.takes_press("esc"))
    }

    fn head(&self, ui: &mut Ui, world: &World) -> bool {
        ui.horizontal(|ui| {
            let back = ui.button(world.text("back")).clicked();
            ui.add_space(4.0);
            ui.heading(RichText::new(&self.title));
            back
        })
        .inner
    }
}

/// What is shown in a column in the middle, not too wide.
fn in_the_middle(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    let width = room.min(WIDEST);
    ui.horizontal_top(|ui| {
        ui.add_space((room - width) / 2.0);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width - 4.0, 0.0), layout, |ui| {
            ui.set_width(width - 4.0);
            contents(ui);
        });
    });
}

/// Gives this the keyboard, if nothing has it yet: so that arrows and Enter
/// work on every page at once.
pub(crate) fn focus_first(ui: &Ui, response: &Response) {
    let nobody = ui.memory(|memory| memory.focused().is_none());
    // What has just handed the keyboard back does not get it again at once.
    if nobody && !response.lost_focus() {
        response.request_focus();
    }
}
