//! The screens one upon another: opening, leaving and showing them again.

use brikke_play::Moment;

use super::{App, Face};
use crate::game::asks;
use crate::leaving::LeavingDialog;
use crate::overlay::Overlay;
use crate::page::Note;
use crate::screens::{Next, Screen};
use crate::{Effect, Update};

/// A screen among those that lie over the menu.
pub(super) enum Layer {
    /// The game in hand.
    Game,
    /// Any other screen.
    Other(Box<dyn Screen>),
    /// A dialog over the screen below.
    Over(Overlay),
}

impl App {
    pub(super) fn go(&mut self, next: Next, now: Moment) {
        match next {
            Next::Stay => return,
            Next::Open(mut screen) => {
                screen.opened(&mut self.context, now);
                self.layers.push(Layer::Other(screen));
            }
            Next::File(dialog) => return self.layers.push(Layer::Over(Overlay::File(dialog))),
            Next::Back | Next::Answered(false) => self.leave_top(now),
            Next::BackAnd(input) => {
                self.leave_top(now);
                let next = self.on_top(&input, now);
                return self.go(next, now);
            }
            Next::Imported(imported, update) => {
                if self.is_naming_file() {
                    self.layers.pop();
                }
                return self.show_imported(&imported, update, now);
            }
            Next::Saying(note) => {
                self.leave_top(now);
                return self.notice(note, now);
            }
            Next::Menu(note) => {
                self.leave_all(now);
                self.menu.shown_after_game(&mut self.context);
                self.announce_title(now);
                return self.notice(note, now);
            }
            Next::Game => self.show_game(now),
            Next::Play(update) if self.asks_first(&update) => {
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                self.game.asks_over_screen = true;
                return self.go(next, now);
            }
            Next::Answered(true) => {
                self.leave_all(now);
                self.layers.push(Layer::Game);
                return self.game.show(&mut self.context, now);
            }
            Next::Play(update) => {
                self.leave_all(now);
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                return self.go(next, now);
            }
            Next::PlayOver(update) => {
                self.layers.retain(|layer| !matches!(layer, Layer::Game));
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                self.context.is_opened_from_list = true;
                return self.go(next, now);
            }
            Next::OpenText(text) => return self.open_text(&text, now),
            Next::Try(update) => {
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                return self.go(next, now);
            }
            Next::Quit => return self.quit(now),
        }
        self.announce_title(now);
    }

    /// Reads the title of the page aloud. Nobody sees the menu of a browser as the
    /// first thing: it has a title there.
    fn announce_title(&mut self, now: Moment) {
        let is_menu = self.layers.is_empty() && self.context.face == Face::Browser;
        let title = if is_menu {
            self.context.label("action-menu")
        } else {
            self.page(now).title
        };
        self.context.announce(title);
    }

    /// True if a question comes before the game that a screen wants to open.
    /// Line by line everything leads to the menu.
    fn asks_first(&self, update: &Update) -> bool {
        let is_game = matches!(self.layers.last(), Some(Layer::Game));
        let has_screen = !is_game && self.context.face != Face::Plain;
        has_screen && asks(update, &self.context)
    }

    /// Ends the program; if something is not saved, asks first. Line by line
    /// that is said at the end.
    pub(super) fn quit(&mut self, now: Moment) {
        self.game.suspend(&mut self.context, now);
        if let Err(error) = self.context.session.write_now(now) {
            self.context.report_save_error(&error);
        }
        let is_asked = self.context.face != Face::Plain;
        if is_asked && self.context.session.unsaved().is_some() {
            let dialog = Overlay::Leaving(LeavingDialog::default());
            self.layers.push(Layer::Over(dialog));
        } else {
            self.context.effect(Effect::Quit);
        }
    }

    pub(super) fn is_naming_file(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Over(Overlay::File(_))))
    }

    /// The screen on top says something.
    pub(super) fn notice(&mut self, note: Note, now: Moment) {
        match self.layers.last_mut() {
            Some(Layer::Game) => return self.game.notice(note, &mut self.context, now),
            Some(Layer::Over(dialog)) => dialog.notice(note.clone()),
            Some(Layer::Other(screen)) => screen.notice(note.clone()),
            None => self.menu.notice(note.clone()),
        }
        self.context.announce(note.text);
    }

    /// Leaves the screen on top.
    fn leave_top(&mut self, now: Moment) {
        if let Some(Layer::Other(mut screen)) = self.layers.pop() {
            screen.left(&mut self.context);
        }
        self.shown_again(now);
    }

    pub(super) fn leave_all(&mut self, now: Moment) {
        self.context.is_opened_from_list = false;
        while let Some(layer) = self.layers.pop() {
            if let Layer::Other(mut screen) = layer {
                screen.left(&mut self.context);
            }
        }
        self.shown_again(now);
    }

    fn show_game(&mut self, now: Moment) {
        self.leave_all(now);
        self.layers.push(Layer::Game);
        self.game.show(&mut self.context, now);
    }

    fn shown_again(&mut self, now: Moment) {
        match self.layers.last_mut() {
            Some(Layer::Other(screen)) => screen.shown_again(&mut self.context),
            Some(Layer::Game) => self.game.show(&mut self.context, now),
            Some(Layer::Over(_)) => {}
            None => self.menu.shown_again(&mut self.context),
        }
    }
}
