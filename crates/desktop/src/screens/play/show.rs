//! The game, shown: the board, and what stands around it.

use brikke_app::motion::Frame as MotionFrame;
use brikke_engine::Square;
use brikke_play::HintState;
use eframe::egui::{
    Align, CentralPanel, CornerRadius, EventFilter, FontId, Frame, Id, Margin, Panel, Rect, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::PlayScreen;
use crate::painting::{BoardPainter, Layout, paint_hint, square_name};
use crate::parts::{announcing, focus_first};
use crate::screen::Next;
use crate::world::World;

impl PlayScreen {
    /// The board has the keyboard while the game is played.
    pub(super) fn board_id() -> Id {
        Id::unique("board")
    }

    /// Shows everything.
    pub(super) fn show_game(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let area = ui.max_rect().size();
        let is_wide = area.x >= 520.0 && area.x > area.y * 1.15;
        let next = if is_wide {
            self.show_wide(ui, world)
        } else {
            self.show_narrow(ui, world)
        };
        let over = self.show_dialogs(&ui.ctx().clone(), world);
        if matches!(next, Next::Stay) {
            over
        } else {
            next
        }
    }

    fn show_wide(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let width = (ui.max_rect().width() * 0.36).clamp(220.0, 360.0);
        let panel = Panel::right("beside").resizable(false).exact_size(width);
        panel
            .frame(margin())
            .show_separator_line(false)
            .show(ui, |ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    self.show_beside(ui, world);
                    ui.add_space(6.0);
                    next = self.show_controls(ui, world);
                });
            });
        let board = CentralPanel::default().frame(margin());
        let of_board = board.show(ui, |ui| self.show_board(ui, world)).inner;
        first(next, of_board)
    }

    fn show_narrow(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let above = Panel::top("above")
            .resizable(false)
            .show_separator_line(false);
        above
            .frame(margin())
            .show(ui, |ui| self.show_above(ui, world));
        let below = Panel::bottom("below")
            .resizable(false)
            .show_separator_line(false);
        below.frame(margin()).show(ui, |ui| {
            next = self.show_controls(ui, world);
        });
        let narrow = margin().inner_margin(Margin::symmetric(10, 2));
        let board = CentralPanel::default().frame(narrow);
        let of_board = board.show(ui, |ui| self.show_board(ui, world)).inner;
        first(next, of_board)
    }

    fn show_controls(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let of_player = self.show_player(ui, world);
        let of_practice = self.show_practice(ui, world);
        let of_buttons = self.show_buttons(ui, world);
        first(of_player, first(of_practice, of_buttons))
    }

    fn show_board(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        announcing(ui, world);
        let Some(view) = world.view() else {
            return Next::Stay;
        };
        let (board, pixels) = (*view.board, ui.ctx().pixels_per_point());
        let layout = Layout::fit(board.size(), ui.available_rect_before_wrap(), pixels);
        self.paint_board(ui, world, &layout);
        self.name_board(ui, world, &layout);
        self.show_note(ui, world, layout.rect());
        let squares = board.size().squares();
        let clicked = squares.filter_map(|square| {
            let name = square_name(world, &board, square);
            self.show_square(ui, &layout, square, &name)
                .map(|larger| (square, larger))
        });
        let clicked: Vec<(Square, bool)> = clicked.collect();
        match clicked.first() {
            Some(&(square, larger)) => self.click_square(square, larger, world),
            None => Next::Stay,
        }
    }

    fn paint_board(&self, ui: &Ui, world: &World, layout: &Layout) {
        let Some(view) = world.view() else {
            return;
        };
        let painter = BoardPainter::new(ui.painter(), &world.look, *layout);
        let times = world.preferences.motion_times();
        let moving = self.moving.as_ref();
        if let Some(moving) = moving.filter(|moving| !times.is_over(moving.elapsed(world))) {
            let elapsed = moving.elapsed(world);
            painter.paint(&MotionFrame::at(&moving.turn, &times, elapsed));
            return;
        }
        painter.paint(&MotionFrame::still(view.board));
        if let Some(editing) = self.editing {
            painter.cursor(editing.on(view.board.size()));
        }
        if let HintState::Shown(hint) = view.hint {
            paint_hint(ui.painter(), layout, &world.look, hint.best);
        }
    }

    /// Gives the board its name and the keyboard.
    fn name_board(&self, ui: &Ui, world: &World, layout: &Layout) {
        let id = Self::board_id();
        let sense = Sense::focusable_noninteractive();
        let response = ui.interact(layout.rect(), id, sense);
        let name = world.view().map(|view| rows(world, view.board));
        let name = name.unwrap_or_default();
        response.widget_info(|| WidgetInfo::labeled(Role::Grid, true, &name));
        if !self.is_asking(world) && !self.is_ending(world) {
            focus_first(ui, &response);
        }
        // Arrows move tiles, and never the keyboard to a button.
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        if response.has_focus() && ui.input(|input| input.key_down(eframe::egui::Key::Tab)) {
            let stroke = Stroke::new(2.0, world.look.colours().accent);
            let place = layout.rect().expand(2.0);
            ui.painter()
                .rect_stroke(place, CornerRadius::same(8), stroke, StrokeKind::Outside);
        }
    }

    /// A square with its name. While the board is changed by hand: whether it
    /// was clicked, and whether its tile is to grow.
    fn show_square(&self, ui: &Ui, layout: &Layout, square: Square, name: &str) -> Option<bool> {
        let id = Self::board_id().with((square.row, square.column));
        let (sense, role) = match self.editing {
            Some(_) => (Sense::CLICK, Role::Button),
            None => (Sense::empty(), Role::Cell),
        };
        let response = ui.interact(layout.cell(square), id, sense);
        response.widget_info(|| WidgetInfo::labeled(role, true, name));
        let larger = response.clicked();
        (larger || response.secondary_clicked()).then_some(larger)
    }

    /// What is said, for a while, over the lower edge of the board.
    fn show_note(&self, ui: &Ui, world: &World, board: Rect) {
        let thinking = world.text("hint-thinking");
        let is_thinking = world
            .view()
            .is_some_and(|view| *view.hint == HintState::Wanted);
        let note = match &self.note {
            Some((note, _)) => note,
            None if is_thinking => &thinking,
            None => return,
        };
        let colours = world.look.colours();
        let room = (ui.max_rect().width().min(420.0) - 48.0).max(60.0);
        let font = FontId::proportional(14.0);
        let text = colours.page.text;
        let mut job = eframe::egui::text::LayoutJob::simple(note.clone(), font, text, room);
        job.halign = Align::Center;
        let galley = ui.painter().layout_job(job);
        let size = galley.size() + vec2(24.0, 14.0);
        let middle = pos2(board.center().x, board.bottom() - size.y / 2.0 - 10.0);
        let place = Rect::from_center_size(middle, size);
        let edge = Stroke::new(1.0, colours.muted);
        let ground = colours.page.ground.gamma_multiply(0.95);
        ui.painter().rect(
            place,
            CornerRadius::same(8),
            ground,
            edge,
            StrokeKind::Inside,
        );
        let top = pos2(place.center().x, place.top() + 7.0);
        ui.painter().galley(top, galley, text);
    }
}

/// The room around a part of the page.
fn margin() -> Frame {
    Frame::NONE.inner_margin(Margin::same(10))
}

/// The first of two that leads somewhere.
fn first(one: Next, other: Next) -> Next {
    if matches!(one, Next::Stay) {
        other
    } else {
        one
    }
}

/// The rows of the board in words.
fn rows(world: &World, board: &brikke_engine::Board) -> String {
    let size = board.size();
    let cell = |row, column| {
        let tile = board.at(Square::new(row, column)).ok().flatten();
        tile.map_or_else(|| world.text("plain-empty"), |tile| tile.to_string())
    };
    let separator = world.text("list-separator");
    let row = |row: u8| {
        let cells: Vec<String> = (0..size.columns())
            .map(|column| cell(row, column))
            .collect();
        let values = [
            ("row", (row + 1).into()),
            ("cells", cells.join(&separator).into()),
        ];
        world.text_with("plain-row", &values)
    };
    (0..size.rows()).map(row).collect::<Vec<_>>().join(" ")
}
