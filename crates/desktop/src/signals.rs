//! Signals that end the program in order: what waits is saved, and what cannot
//! be saved is said.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use eframe::egui::Context;

/// The signal that asked the program to end, if there was one.
#[derive(Clone, Default)]
pub(crate) struct EndSignal(Arc<AtomicI32>);

impl EndSignal {
    /// Listens from now on, and wakes the window when a signal comes.
    pub(crate) fn listen(&self, ctx: &Context) -> io::Result<()> {
        platform::listen(Arc::clone(&self.0), ctx.clone())
    }

    /// The number of the signal.
    pub(crate) fn number(&self) -> Option<i32> {
        match self.0.load(Ordering::Relaxed) {
            0 => None,
            number => Some(number),
        }
    }
}

#[cfg(unix)]
mod platform {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::thread;
    use std::time::Duration;

    use eframe::egui::Context;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// A window that nobody draws, because it is minimised, hears of nothing:
    /// after this time the program ends without it. Moves are on disk by then.
    const PATIENCE: Duration = Duration::from_secs(2);

    pub(super) fn listen(received: Arc<AtomicI32>, ctx: Context) -> io::Result<()> {
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT])?;
        let wait = move || {
            let Some(signal) = signals.forever().next() else {
                return;
            };
            received.store(signal, Ordering::Relaxed);
            ctx.request_repaint();
            thread::sleep(PATIENCE);
            // It ends the program; there is nobody to hear of an error.
            let _ = emulate_default_handler(signal);
        };
        thread::Builder::new()
            .name("signals".to_owned())
            .spawn(wait)?;
        Ok(())
    }
}

/// Elsewhere the system closes the window itself.
#[cfg(not(unix))]
mod platform {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::AtomicI32;

    use eframe::egui::Context;

    pub(super) fn listen(_: Arc<AtomicI32>, _: Context) -> io::Result<()> {
        Ok(())
    }
}
