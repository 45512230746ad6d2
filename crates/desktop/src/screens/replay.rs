//! A kept game, watched again.

mod chart;

use brikke_app::motion::Frame as MotionFrame;
use brikke_app::{Judgement, Playback, words};
use brikke_engine::Game;
use brikke_play::Command;
use brikke_store::{GameId, StoreError};
use eframe::egui::{Panel, Role, Sense, Slider, Ui, WidgetInfo};

use crate::painting::{BoardPainter, Layout};
use crate::parts::{Page, compact};
use crate::screen::{Next, Screen};
use crate::world::World;

/// A kept game, watched again.
pub(crate) struct Replay {
    id: GameId,
    game: Game,
    /// The score at the beginning and after each move.
    scores: Vec<u64>,
    playback: Playback,
    note: Option<String>,
    judgement: Judgement,
}

impl Replay {
    /// The game from its beginning.
    pub(crate) fn of(id: GameId, world: &World) -> Result<Replay, StoreError> {
        let store = world.desk.store().ok_or(StoreError::NoSuchGame(id))?;
        let game = store.load(id)?.game;
        Ok(Replay {
            id,
            playback: Playback::new(game.plies().len()),
            scores: scores(&game),
            game,
            note: None,
            judgement: Judgement::None,
        })
    }

    /// Plays on from the position that is shown, for practice.
    fn take_over(&mut self, world: &mut World) -> Next {
        if let Err(error) = world.open(self.id) {
            self.note = Some(words::trouble(world.locale, &error));
            return Next::Stay;
        }
        world.apply(Command::GoToPly(self.playback.ply()));
        let told = world.apply(Command::Practise);
        world.leave_told(told);
        Next::Play
    }

    fn go_to_mistake(&mut self, find: fn(&Judgement, usize) -> Option<usize>, world: &World) {
        self.note = self
            .judgement
            .go_to_mistake(find, &mut self.playback, world.locale);
    }

    fn press(&mut self, press: &str, world: &mut World) -> Next {
        let ply = self.playback.ply();
        self.note = None;
        match press {
            "q" => return Next::Back,
            "t" => return self.take_over(world),
            "space" => self.playback.play_or_pause(world.now),
            "+" => self.playback.faster(),
            "-" => self.playback.slower(),
            "a" => self
                .judgement
                .begin_or_stop(&self.game, &world.thinking.stock),
            "n" => self.go_to_mistake(Judgement::next_mistake, world),
            "N" | "p" => self.go_to_mistake(Judgement::previous_mistake, world),
            "right" | "l" | "." => self.playback.go_to(ply + 1),
            "left" | "h" | "," => self.playback.go_to(ply.saturating_sub(1)),
            "page-down" => self.playback.go_to(ply + 10),
            "page-up" => self.playback.go_to(ply.saturating_sub(10)),
            "home" => self.playback.go_to(0),
            "end" => self.playback.go_to(self.playback.plies()),
            _ => {}
        }
        Next::Stay
    }

    fn show_buttons(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let (key, id) = self.judgement.key();
        let buttons = [
            ("home", "replay-first"),
            ("left", "replay-backward"),
            ("space", "replay-play"),
            ("right", "replay-forward"),
            ("end", "replay-last"),
            ("-", "action-slower"),
            ("+", "action-faster"),
            (key, id),
            ("t", "replay-take-over"),
        ];
        ui.horizontal_wrapped(|ui| {
            compact(ui);
            for (key, id) in buttons {
                let shown = brikke_app::keys::word(world.locale, key);
                let button = ui.button(world.button_text(id));
                if button.on_hover_text(shown).clicked() {
                    next = self.press(key, world);
                }
            }
        });
        next
    }

    fn show_slider(&mut self, ui: &mut Ui, world: &World) {
        let mut ply = self.playback.ply();
        ui.spacing_mut().slider_width = ui.available_width() - 90.0;
        let slider = Slider::new(&mut ply, 0..=self.playback.plies()).integer();
        let response = ui.add(slider);
        let name = world.text("replay-jump");
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(name));
        if response.changed() {
            self.playback.go_to(ply);
        }
    }

    fn status(&self, world: &World) -> String {
        let (ply, plies) = (self.playback.ply(), self.playback.plies());
        let values = [("ply", ply.into()), ("plies", plies.into())];
        let position = world.text_with("replay-position", &values);
        let speed = [("speed", self.playback.speed().into())];
        let speed = world.text_with("replay-speed", &speed);
        let score = self.scores.get(ply).copied().unwrap_or_default();
        let score = format!("{} {score}", world.text("play-score"));
        [position, score, world.text(self.playback.state()), speed].join(" · ")
    }

    fn show_board(&self, ui: &mut Ui, world: &World) {
        let Some(board) = self.game.board_after(self.playback.ply()) else {
            return;
        };
        let area = ui.available_rect_before_wrap();
        let layout = Layout::fit(board.size(), area, ui.ctx().pixels_per_point());
        let response = ui.allocate_rect(layout.rect(), Sense::empty());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, board.to_string()));
        let painter = BoardPainter::new(ui.painter(), &world.look, layout);
        painter.paint(&MotionFrame::still(board));
    }

    fn show_page(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        ui.weak(self.status(world));
        if let Some(note) = &self.note {
            ui.colored_label(world.look.colours().warning, note);
        }
        self.show_judgement(ui, world);
        Panel::bottom("controls")
            .show_separator_line(false)
            .show(ui, |ui| {
                self.show_chart(ui, world);
                self.show_slider(ui, world);
                next = self.show_buttons(ui, world);
            });
        self.show_board(ui, world);
        next
    }
}

/// The score at the beginning and after each move.
fn scores(game: &Game) -> Vec<u64> {
    let turns = (1..=game.plies().len()).filter_map(|ply| game.turn(ply));
    let first = std::iter::once(game.opening_score());
    first.chain(turns.map(|turn| turn.score)).collect()
}

impl Screen for Replay {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        self.judgement.look();
        self.playback.wake(world.now);
        let number = [("number", self.id.to_string().into())];
        let number = world.text_with("statistics-game", &number);
        let title = format!("{} · {number}", world.text("replay-title"));
        let mut next = Next::Stay;
        let back = Page::filling(title).show(ui, world, |ui, world| {
            next = self.show_page(ui, world);
        });
        // A slider that has the keyboard moves by itself.
        let is_free = ui.memory(|memory| memory.focused().is_none());
        for press in world.take_presses(ui.ctx()) {
            let moves = matches!(press.as_str(), "left" | "right" | "space");
            if matches!(next, Next::Stay) && (is_free || !moves) {
                next = self.press(&press, world);
            }
        }
        let due = [self.playback.due(), self.judgement.next_look(world.now)];
        for moment in due.into_iter().flatten() {
            ui.ctx().request_repaint_after(moment.since(world.now));
        }
        if back { Next::Back } else { next }
    }
}
