//! Work that takes long: without the interpreter's lock, and stopped by Ctrl-C.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// The time between two looks at signals.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Does the work on a thread of its own. It hands out what is worth telling,
/// which `tell` hears on this thread; once the flag is true it gives up soon.
///
/// # Errors
///
/// Ctrl-C was pressed, or `tell` has raised an exception.
pub(crate) fn run<T: Send, M: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>, &(dyn Fn(M) + Sync)) -> T + Send,
    mut tell: impl FnMut(Python<'_>, M) -> PyResult<()> + Send,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    py.detach(|| {
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            let flag = Arc::clone(&stop);
            let worker = scope.spawn(move || {
                work(&flag, &|message| {
                    let _ = sender.send(message);
                })
            });
            let mut told = Ok(());
            loop {
                let message = match receiver.recv_timeout(POLL_INTERVAL) {
                    Ok(message) => Some(message),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                if told.is_ok() {
                    told = Python::attach(|py| {
                        py.check_signals()?;
                        message.map_or(Ok(()), |message| tell(py, message))
                    });
                }
                stop.store(told.is_err(), Ordering::Relaxed);
            }
            let result = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            told.map(|()| result)
        })
    })
}

/// Runs long work that has nothing to tell.
pub(crate) fn run_silently<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
) -> PyResult<T> {
    run(py, |stop, _| work(stop), |_, ()| Ok(()))
}

/// The exception for work that has stopped.
pub(crate) fn stopped() -> PyErr {
    PyKeyboardInterrupt::new_err("stopped")
}
