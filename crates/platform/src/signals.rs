//! Signals: what ends, stops or continues a program.
//!
//! On Windows there are two, which end long work ([`set_when_interrupted`]); a terminal and a
//! window are closed by the system.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// A signal, as a program on a screen understands it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// The program is asked to end, by the signal with this number.
    End(i32),
    /// It is asked to stop until it is continued.
    Suspend,
    /// It was continued.
    Continued,
    /// The terminal has another size.
    Resized,
}

/// The signals that end long work, everywhere.
const INTERRUPTS: [i32; 2] = [SIGINT, SIGTERM];

/// Sets the flag at the first signal that asks long work to end.
///
/// # Errors
///
/// The system does not tell us of signals.
pub fn set_when_interrupted(asked: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in INTERRUPTS {
        flag::register(signal, Arc::clone(asked))?;
    }
    Ok(())
}

/// Lets a signal that asks long work to end end the program with this exit code, while
/// the flag is true.
///
/// # Errors
///
/// The system does not tell us of signals.
pub fn exit_when_interrupted(code: u8, armed: &Arc<AtomicBool>) -> io::Result<()> {
    for signal in INTERRUPTS {
        flag::register_conditional_shutdown(signal, code.into(), Arc::clone(armed))?;
    }
    Ok(())
}

pub use system::{Signals, end_by, fail_beyond_size_limit, suspend};

#[cfg(unix)]
mod system {
    use std::io;
    use std::sync::Arc;

    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSYS, SIGTERM,
        SIGTRAP, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU, SIGXFSZ,
    };
    use signal_hook::low_level::emulate_default_handler;
    use signal_hook::{flag, iterator};

    use super::Signal;

    /// Those that ask a window to close.
    const OF_WINDOW: [i32; 4] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];

    /// Every signal that would end a program on a terminal without handing it back, and those
    /// that concern the terminal itself.
    const OF_TERMINAL: [i32; 17] = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGUSR2, SIGIO, SIGPROF,
        SIGSYS, SIGTRAP, SIGVTALRM, SIGXCPU, SIGTSTP, SIGCONT, SIGWINCH,
    ];

    /// Lets a write beyond the size that files may have fail, as one to a full disk does,
    /// instead of ending the program.
    ///
    /// # Errors
    ///
    /// The system does not tell us of signals.
    pub fn fail_beyond_size_limit() -> io::Result<()> {
        flag::register(SIGXFSZ, Arc::default()).map(drop)
    }

    /// The signals that come from now on. The default of each no longer happens.
    #[derive(Debug)]
    pub struct Signals(iterator::Signals);

    impl Signals {
        /// Those that concern a program with a window.
        ///
        /// # Errors
        ///
        /// The system does not tell us of signals.
        pub fn of_window() -> io::Result<Signals> {
            Ok(Signals(iterator::Signals::new(OF_WINDOW)?))
        }

        /// Those that concern a program on a terminal.
        ///
        /// # Errors
        ///
        /// The system does not tell us of signals.
        pub fn of_terminal() -> io::Result<Signals> {
            Ok(Signals(iterator::Signals::new(OF_TERMINAL)?))
        }
    }

    impl Iterator for Signals {
        type Item = Signal;

        /// Waits for the next one.
        fn next(&mut self) -> Option<Signal> {
            let signal = self.0.forever().next()?;
            Some(match signal {
                SIGTSTP => Signal::Suspend,
                SIGCONT => Signal::Continued,
                SIGWINCH => Signal::Resized,
                number => Signal::End(number),
            })
        }
    }

    /// Ends the program as the signal would have ended it.
    pub fn end_by(signal: i32) {
        // There is nobody left to hear of an error.
        let _ = emulate_default_handler(signal);
    }

    /// Stops the program until it is continued.
    ///
    /// # Errors
    ///
    /// It cannot be stopped.
    pub fn suspend() -> io::Result<()> {
        emulate_default_handler(SIGTSTP)
    }
}

#[cfg(not(unix))]
mod system {
    use std::io;

    use super::Signal;

    /// Nothing to do: a system without signals ends no program by one.
    ///
    /// # Errors
    ///
    /// Never.
    pub fn fail_beyond_size_limit() -> io::Result<()> {
        Ok(())
    }

    /// The signals that come from now on: none.
    #[derive(Debug)]
    pub struct Signals(());

    impl Signals {
        /// None: the system closes a window itself.
        ///
        /// # Errors
        ///
        /// Never.
        pub fn of_window() -> io::Result<Signals> {
            Ok(Signals(()))
        }

        /// None: the system closes a terminal itself.
        ///
        /// # Errors
        ///
        /// Never.
        pub fn of_terminal() -> io::Result<Signals> {
            Ok(Signals(()))
        }
    }

    impl Iterator for Signals {
        type Item = Signal;

        fn next(&mut self) -> Option<Signal> {
            None
        }
    }

    /// Ends nothing: no signal ever comes.
    pub fn end_by(_: i32) {}

    /// Does nothing, where programs cannot be stopped.
    ///
    /// # Errors
    ///
    /// Never.
    pub fn suspend() -> io::Result<()> {
        Ok(())
    }
}
