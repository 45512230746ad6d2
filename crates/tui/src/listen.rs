//! Threads that wait for the terminal and for signals.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;

use crate::background::AnswerReader;
use crate::event::Event;

/// Begins to send what the terminal says.
/// An answer to the question for its background is among it.
pub(crate) fn listen_to_terminal(sender: &Sender<Event>, answers: AnswerReader) -> io::Result<()> {
    watched("input", sender, |sender| {
        let _ = read_terminal(sender, answers);
        let _ = sender.send(Event::TerminalGone);
    })
}

/// Does work on a thread of its own. A panic there ends the program: without
/// this thread nobody could.
fn watched(
    name: &str,
    sender: &Sender<Event>,
    work: impl FnOnce(&Sender<Event>) + Send + 'static,
) -> io::Result<()> {
    let sender = sender.clone();
    let thread = thread::Builder::new().name(name.to_owned());
    thread.spawn(move || {
        if catch_unwind(AssertUnwindSafe(|| work(&sender))).is_err() {
            let _ = sender.send(Event::Panicked);
        }
    })?;
    Ok(())
}

/// Sends what the terminal says until it is gone.
///
/// The wait is ours: a reader that waits by itself spins on a terminal that
/// has vanished.
#[cfg(unix)]
fn read_terminal(sender: &Sender<Event>, mut answers: AnswerReader) -> io::Result<()> {
    use std::time::Duration;

    const MORE: Duration = Duration::from_millis(1);
    while wait_for_terminal()? {
        while crossterm::event::poll(MORE)? {
            if !pass_on(crossterm::event::read()?, &mut answers, sender) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Waits until there is something to read. False: the terminal is gone.
#[cfg(unix)]
fn wait_for_terminal() -> io::Result<bool> {
    use rustix::event::{PollFd, PollFlags, poll};

    let stdin = io::stdin();
    loop {
        let mut waited = [PollFd::new(&stdin, PollFlags::IN)];
        match poll(&mut waited, None) {
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
            Ok(_) => {
                let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
                return Ok(!waited[0].revents().intersects(gone));
            }
        }
    }
}

#[cfg(not(unix))]
fn read_terminal(sender: &Sender<Event>, mut answers: AnswerReader) -> io::Result<()> {
    while pass_on(crossterm::event::read()?, &mut answers, sender) {}
    Ok(())
}

/// Sends what comes of an event. False: nobody listens any longer.
fn pass_on(
    event: crossterm::event::Event,
    answers: &mut AnswerReader,
    sender: &Sender<Event>,
) -> bool {
    let events = Event::of(event).into_iter();
    let mut events = events.flat_map(|event| answers.read(event));
    events.all(|event| sender.send(event).is_ok())
}

/// Begins to send the signals that concern a program on a terminal. Those that
/// would end it end it in order: the terminal is handed back, and what waits
/// is saved.
#[cfg(unix)]
pub(crate) fn listen_for_signals(sender: &Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSYS, SIGTERM,
        SIGTRAP, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU,
    };
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGALRM, SIGUSR1, SIGUSR2, SIGIO, SIGPROF,
        SIGSYS, SIGTRAP, SIGVTALRM, SIGXCPU, SIGTSTP, SIGCONT, SIGWINCH,
    ])?;
    watched("signals", sender, move |sender| {
        for signal in signals.forever() {
            let event = match signal {
                SIGTSTP => Event::Suspend,
                SIGCONT => Event::Continued,
                SIGWINCH => Event::Redraw,
                _ => Event::End { signal },
            };
            if sender.send(event).is_err() {
                return;
            }
        }
    })
}

#[cfg(not(unix))]
pub(crate) fn listen_for_signals(_: &Sender<Event>) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_panic_of_a_listening_thread_is_an_event() {
        let (sender, events) = channel();
        watched("test", &sender, |_| {
            panic!("this panic was asked for by a test")
        })
        .unwrap();
        assert_eq!(events.recv(), Ok(Event::Panicked));
    }
}
