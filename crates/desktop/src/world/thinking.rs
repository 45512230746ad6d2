//! Players that think while the window goes on.

use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

use brikke_app::fresh;
use brikke_players::{Answer, PlayerAssets, PlayerWorker, Request, RequestKind};
use eframe::egui::Context;

/// Asks players; their answers wake the window.
pub(crate) struct Thinking {
    thinker: PlayerWorker,
    answers: Receiver<Answer>,
    /// Where players find what they need.
    pub(crate) stock: PlayerAssets,
    /// A player at full speed is waited for within a frame.
    pub(crate) is_hurried: bool,
}

impl Thinking {
    /// Players whose answers wake this window.
    pub(crate) fn new(stock: PlayerAssets, ctx: &Context) -> Thinking {
        let (sender, answers) = channel();
        let ctx = ctx.clone();
        let thinker = PlayerWorker::new(stock.clone(), fresh::seed(), move |answer| {
            // Nobody listens any longer when the program ends.
            let _ = sender.send(answer);
            ctx.request_repaint();
        });
        Thinking {
            thinker,
            answers,
            stock,
            is_hurried: false,
        }
    }

    /// Asks a player.
    pub(crate) fn ask(&self, question: Request) {
        self.thinker.ask(question);
    }

    /// No move of a player is wanted any longer.
    pub(crate) fn stop(&mut self) {
        self.is_hurried = false;
        self.thinker.forget(RequestKind::Move);
    }

    /// The next answer that has come; one of a player at full speed is waited
    /// for, but no longer than this.
    pub(crate) fn next(&self, until: Instant) -> Option<Answer> {
        let rest = until.checked_duration_since(Instant::now());
        match rest.filter(|_| self.is_hurried) {
            Some(rest) => self.answers.recv_timeout(rest).ok(),
            None => self.answers.try_recv().ok(),
        }
    }
}
