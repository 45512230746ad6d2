//! Players that get ready on threads of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use super::Answer;
use super::desk::{Answers, Message, Need};
use crate::ready::{NotReady, Ready};
use crate::stock::{Stock, Supplies};

/// Somebody who is getting ready. Dropped, it stops.
pub(super) struct Preparing {
    pub(super) need: Need,
    stop: Arc<AtomicBool>,
}

impl Drop for Preparing {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Preparing {
    /// Begins; the result goes to the desk. `None` if the system has no
    /// thread left.
    pub(super) fn begin(
        need: Need,
        stock: Stock,
        answers: Arc<Answers>,
        desk: Sender<Message>,
    ) -> Option<Preparing> {
        let stop = Arc::new(AtomicBool::new(false));
        let (asked, stopped) = (need.clone(), Arc::clone(&stop));
        let thread = thread::Builder::new().name("getting ready".to_owned());
        let started = thread.spawn(move || {
            let ready = prepare(&asked, &stock, &stopped, &*answers);
            let _ = desk.send(Message::Prepared(asked, ready));
        });
        started.is_ok().then_some(Preparing { need, stop })
    }
}

fn prepare(
    need: &Need,
    stock: &Stock,
    stop: &AtomicBool,
    answers: &Answers,
) -> Result<Ready, NotReady> {
    let player = need.player;
    let told = AtomicU32::new(u32::MAX);
    let progress = |done: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 100"
        )]
        let percent = (100.0 * done) as u32;
        if told.swap(percent, Ordering::Relaxed) != percent && !stop.load(Ordering::Relaxed) {
            answers(Answer::GettingReady { player, done });
        }
    };
    let supplies = Supplies {
        stock,
        stop,
        progress: &progress,
    };
    player.prepare(&need.rules, &supplies)
}
