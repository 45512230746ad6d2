//! Threads that wait for the terminal and for signals.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use crate::event::Event;

/// Begins to send what the terminal and the system say.
pub(crate) fn listen(sender: &Sender<Event>) -> io::Result<()> {
    listen_for_signals(sender.clone())?;
    let sender = sender.clone();
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            let _ = read_terminal(&sender);
            let _ = sender.send(Event::TerminalGone);
        })?;
    Ok(())
}

/// Sends what the terminal says until it is gone.
///
/// The wait is ours: a reader that waits by itself spins on a terminal that
/// has vanished.
#[cfg(unix)]
fn read_terminal(sender: &Sender<Event>) -> io::Result<()> {
    use std::time::Duration;

    const MORE: Duration = Duration::from_millis(1);
    while wait_for_terminal()? {
        while crossterm::event::poll(MORE)? {
            let Some(event) = Event::of(crossterm::event::read()?) else {
                continue;
            };
            if sender.send(event).is_err() {
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
fn read_terminal(sender: &Sender<Event>) -> io::Result<()> {
    loop {
        if let Some(event) = Event::of(crossterm::event::read()?)
            && sender.send(event).is_err()
        {
            return Ok(());
        }
    }
}

/// Sends the signals that concern a program on a terminal.
#[cfg(unix)]
fn listen_for_signals(sender: Sender<Event>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH])?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
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
        })?;
    Ok(())
}

#[cfg(not(unix))]
fn listen_for_signals(_: Sender<Event>) -> io::Result<()> {
    Ok(())
}
