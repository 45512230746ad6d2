//! Threads that wait for the terminal and for signals.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use brikke_platform::signals::{Signal, Signals};
use brikke_platform::standard_input;

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
fn read_terminal(sender: &Sender<Event>, mut answers: AnswerReader) -> io::Result<()> {
    const MORE: Duration = Duration::from_millis(1);
    while standard_input::wait()? {
        // Where nobody can wait for it, the first event is waited for by reading.
        let mut is_there = !standard_input::CAN_WAIT;
        while is_there || crossterm::event::poll(MORE)? {
            is_there = false;
            if !pass_on(crossterm::event::read()?, &mut answers, sender) {
                return Ok(());
            }
        }
    }
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
pub(crate) fn listen_for_signals(sender: &Sender<Event>) -> io::Result<()> {
    let signals = Signals::of_terminal()?;
    watched("signals", sender, move |sender| {
        for signal in signals {
            let event = match signal {
                Signal::Suspend => Event::Suspend,
                Signal::Continued => Event::Continued,
                Signal::Resized => Event::Redraw,
                Signal::End(signal) => Event::End { signal },
            };
            if sender.send(event).is_err() {
                return;
            }
        }
    })
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
