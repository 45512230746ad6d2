//! Long work that Ctrl-C ends, with what it has so far.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_locale::Value;
use brikke_platform::signals;

use crate::failure::Failure;

/// A flag that an interrupting signal sets.
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// The exit code of an interrupted command.
    pub(crate) const EXIT_CODE: u8 = 130;

    /// Listens from now on. The first signal asks the work to end, the
    /// second one ends the program.
    pub(crate) fn listen() -> Result<Interrupt, Failure> {
        let asked = Arc::new(AtomicBool::new(false));
        register(&asked).map_err(|error| unheard(&error))?;
        Ok(Interrupt(asked))
    }

    /// Lets the first signal end the program, for work that loses nothing by it.
    pub(crate) fn end_at_once() -> Result<(), Failure> {
        let armed = Arc::new(AtomicBool::new(true));
        let listening = signals::exit_when_interrupted(Interrupt::EXIT_CODE, &armed);
        listening.map_err(|error| unheard(&error))
    }

    /// The flag that becomes true with the signal.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.0
    }

    /// The flag for players, which keep it.
    pub(crate) fn shared_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// True once there was a signal.
    pub(crate) fn was_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Ended by the signal; the message with this id says what was done until
    /// then.
    pub(crate) fn failure(
        id: &'static str,
        values: impl IntoIterator<Item = (&'static str, Value<'static>)>,
    ) -> Failure {
        let values: Vec<_> = values.into_iter().collect();
        Failure::interrupted(move |locale| locale.text_with(id, &values))
    }
}

fn unheard(error: &io::Error) -> Failure {
    Failure::refused_with("signals-unheard", [("reason", error.to_string().into())])
}

fn register(asked: &Arc<AtomicBool>) -> io::Result<()> {
    // In this order: the one that ends the program looks at what the other one
    // has set before.
    signals::exit_when_interrupted(Interrupt::EXIT_CODE, asked)?;
    signals::set_when_interrupted(asked)
}
