//! Signals that end the program in order: what waits is saved, and what cannot
//! be saved is said.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;
use std::time::Duration;

use brikke_platform::signals::{self, Signal, Signals};
use eframe::egui::Context;

/// A window that nobody draws, because it is minimised, hears of nothing:
/// after this time the program ends without it. Moves are on disk by then.
const PATIENCE: Duration = Duration::from_secs(2);

/// The signal that asked the program to end, if there was one.
#[derive(Clone, Default)]
pub(crate) struct EndSignal(Arc<AtomicI32>);

impl EndSignal {
    /// Listens from now on, and wakes the window when a signal comes.
    pub(crate) fn listen(&self, ctx: &Context) -> io::Result<()> {
        let mut signals = Signals::of_window()?;
        let (received, ctx) = (Arc::clone(&self.0), ctx.clone());
        let wait = move || {
            let Some(Signal::End(signal)) = signals.next() else {
                return;
            };
            received.store(signal, Ordering::Relaxed);
            ctx.request_repaint();
            thread::sleep(PATIENCE);
            signals::end_by(signal);
        };
        let thread = thread::Builder::new().name("signals".to_owned());
        thread.spawn(wait).map(|_| ())
    }

    /// The number of the signal.
    pub(crate) fn number(&self) -> Option<i32> {
        match self.0.load(Ordering::Relaxed) {
            0 => None,
            number => Some(number),
        }
    }
}
