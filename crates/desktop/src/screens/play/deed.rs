//! What a person does while playing, with keys and with drags.

use brikke_app::Cursor;
use brikke_app::session::Session;
use brikke_app::settings::Action;
use brikke_engine::Direction;
use brikke_play::{Command, Confirmation};
use eframe::egui::{Context, Event};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::screen::Next;
use crate::screens::{Help, NewGame, Replay};
use crate::world::World;

impl PlayScreen {
    /// Answers to the keys, drags and texts of this frame, each in its turn.
    pub(super) fn handle(&mut self, ctx: &Context, world: &mut World) -> Next {
        if self.is_asking(world) {
            // The box over the board has the keyboard and the mouse.
            return self.asked_keys(world);
        }
        let mut next = Next::Stay;
        for press in self.presses(ctx, world) {
            if matches!(next, Next::Stay) {
                next = self.press(&press, world);
            }
        }
        for direction in self.swipe.moves(ctx) {
            if self.editing.is_none() && matches!(next, Next::Stay) {
                self.moving = None;
                next = self.apply(Command::Move(direction), world);
            }
        }
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => self.copy(ctx, world),
                Event::Paste(text) if self.editing.is_some() => {
                    self.set_up(&text, world);
                }
                _ => {}
            }
        }
        next
    }

    /// The keys that are meant for the game: those that press a button are
    /// not.
    fn presses(&self, ctx: &Context, world: &mut World) -> Vec<String> {
        let board = Self::board_id();
        let focused = ctx.memory(eframe::egui::Memory::focused);
        let is_on_button = focused.is_some_and(|id| id != board);
        let mut presses = world.take_presses(ctx);
        let is_for_board = presses.iter().any(|press| is_of_board(press, world));
        if is_on_button && is_for_board && !self.is_ending(world) {
            ctx.memory_mut(|memory| memory.request_focus(board));
        }
        if is_on_button {
            presses.retain(|press| !matches!(press.as_str(), "enter" | "space"));
        }
        presses.retain(|press| !matches!(press.as_str(), "tab" | "shift-tab"));
        if self.is_ending(world) {
            // There arrows go from one choice to the next.
            presses.retain(|press| !matches!(press.as_str(), "up" | "down" | "left" | "right"));
        }
        presses
    }

    fn press(&mut self, press: &str, world: &mut World) -> Next {
        // Nothing waits for a motion: it is at its end now.
        self.moving = None;
        self.note = None;
        if let Some(next) = self.editing_key(press, world) {
            return next;
        }
        if let Some(next) = self.ending_key(press, world) {
            return next;
        }
        match world.action(press) {
            Some(action) => self.act(action, world),
            None => self.other_key(press, world),
        }
    }

    /// What the settings have a key for.
    pub(super) fn act(&mut self, action: Action, world: &mut World) -> Next {
        match action {
            Action::Up => self.apply(Command::Move(Direction::Up), world),
            Action::Right => self.apply(Command::Move(Direction::Right), world),
            Action::Down => self.apply(Command::Move(Direction::Down), world),
            Action::Left => self.apply(Command::Move(Direction::Left), world),
            Action::Undo => self.apply(Command::Undo, world),
            Action::Redo => self.apply(Command::Redo, world),
            Action::New => Next::open(NewGame::new(world)),
            Action::Restart => {
                let told = world.desk.restart(world.now);
                self.hear(told, world)
            }
            Action::Save => self.ask(Dialog::bookmark()),
            Action::Hint => self.apply(Command::Hint, world),
            Action::Autoplay => self.take_over_or_stop(world),
            Action::Pause => self.pause_or_go_on(world),
            Action::Step => self.step(world),
            Action::Faster => self.change_pace(brikke_app::Pace::faster, world),
            Action::Slower => self.change_pace(brikke_app::Pace::slower, world),
            Action::Help => Next::open(Help),
            Action::Menu => self.leave(Next::Menu, world),
            Action::Quit => self.leave(Next::Quit, world),
        }
    }

    /// Leaves the screen with the clock standing still and no player at work.
    pub(super) fn leave(&mut self, next: Next, world: &mut World) -> Next {
        self.autoplay.forget();
        if world.view().is_some_and(|view| view.player.is_some()) {
            world.apply(Command::StopPlayer);
        }
        world.thinking.stop();
        world.apply(Command::Pause);
        next
    }

    pub(super) fn ask(&mut self, dialog: Dialog) -> Next {
        self.dialog = Some(dialog);
        Next::Stay
    }

    /// Keys that are the same for everybody.
    fn other_key(&mut self, press: &str, world: &mut World) -> Next {
        match press {
            "e" => self.begin_editing(world),
            "b" => self.apply(Command::Return, world),
            "g" => self.ask(Dialog::bookmarks()),
            "v" => watch_again(world),
            _ => {
                let help = world.key_of(Action::Help).unwrap_or_default();
                let note = world.text_with("play-wrong-key", &[("key", help.into())]);
                self.say(note, world);
                Next::Stay
            }
        }
    }

    /// Opens the board for practice.
    pub(super) fn begin_editing(&mut self, world: &mut World) -> Next {
        if world.view().is_some_and(|view| view.player.is_some()) {
            self.autoplay.forget();
            self.apply(Command::StopPlayer, world);
        }
        self.editing = Some(Cursor::default());
        let about = world.text("practice-about");
        world.announce(about);
        Next::Stay
    }

    /// Whether the question is asked at all.
    pub(super) const fn is_asked(question: &Confirmation, world: &World) -> bool {
        match question {
            Confirmation::New | Confirmation::Restart => {
                world.preferences.settings.confirm_new_game
            }
            Confirmation::MoveBookmark(_) => true,
        }
    }
}

/// Whether a key is for the board, whatever has the keyboard.
fn is_of_board(press: &str, world: &World) -> bool {
    !matches!(press, "enter" | "space" | "tab" | "shift-tab") && world.action(press).is_some()
}

/// The replay of the game in hand, once it is kept.
pub(super) fn watch_again(world: &World) -> Next {
    let id = world.desk.session().and_then(Session::game_id);
    match id.and_then(|id| Replay::of(id, world).ok()) {
        Some(replay) => Next::open(replay),
        None => Next::Stay,
    }
}
