//! The loop: waits for something to happen or for the next moment that
//! matters, handles it, draws.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::app::App;
use crate::input::Input;
use crate::listen::listen;
use crate::options::{Ending, Options, TuiError};
use crate::terminal::Taken;
use brikke_app::now;

/// A frame: nothing that moves by itself is drawn more often.
const FRAME: Duration = Duration::from_millis(16);

/// Plays in the terminal until the person leaves.
///
/// Standard input and output must be a terminal; otherwise there is
/// [`run_plain`](crate::run_plain).
///
/// # Errors
///
/// The terminal cannot be used.
pub fn run(options: Options) -> Result<Ending, TuiError> {
    let (sender, inputs) = channel();
    let mut app = App::new(options, sender.clone(), now());
    let mut taken = Taken::take()?;
    listen(&sender)?;
    // From here on a terminal that fails is one that is gone.
    let ending = play(&mut taken, &mut app, &inputs).unwrap_or(Ending::TerminalGone);
    drop(taken);
    app.close(now());
    Ok(ending)
}

fn play(taken: &mut Taken, app: &mut App, inputs: &Receiver<Input>) -> io::Result<Ending> {
    let mut pace = Pace::new();
    loop {
        if pace.draws_now() {
            draw(taken, app)?;
        }
        let Some(first) = next_input(inputs, pace.limit(app.next_wake(now()))) else {
            return Ok(Ending::TerminalGone);
        };
        for input in std::iter::once(first).chain(inputs.try_iter()) {
            pace.notice(&input);
            handle(taken, app, input)?;
        }
        if let Some(ending) = app.ending() {
            return Ok(ending);
        }
    }
}

fn draw(taken: &mut Taken, app: &App) -> io::Result<()> {
    let moment = now();
    taken.terminal().draw(|frame| app.draw(frame, moment))?;
    Ok(())
}

fn handle(taken: &mut Taken, app: &mut App, input: Input) -> io::Result<()> {
    match input {
        Input::Continued => return taken.retake(),
        Input::Redraw => return taken.repaint(),
        _ => {}
    }
    let mut suspends = input == Input::Suspend;
    app.handle(input, now());
    if app.takes_suspend() {
        // A key asked for it: the clock is to stand still as well.
        app.handle(Input::Suspend, now());
        suspends = true;
    }
    if suspends { taken.suspend() } else { Ok(()) }
}

/// The next input, or a wake-up when the time has come. None: nobody is left
/// to send anything.
fn next_input(inputs: &Receiver<Input>, wait: Option<Duration>) -> Option<Input> {
    match wait {
        None => inputs.recv().ok(),
        Some(wait) => match inputs.recv_timeout(wait) {
            Ok(input) => Some(input),
            Err(RecvTimeoutError::Timeout) => Some(Input::Wake),
            Err(RecvTimeoutError::Disconnected) => None,
        },
    }
}

/// When to draw: at once for a person, at most once in a frame for a player.
struct Pace {
    drawn: Option<Instant>,
    wanted: bool,
}

impl Pace {
    const fn new() -> Pace {
        Pace {
            drawn: None,
            wanted: true,
        }
    }

    fn notice(&mut self, input: &Input) {
        self.wanted = true;
        if input.is_by_person() {
            self.drawn = None;
        }
    }

    fn draws_now(&mut self) -> bool {
        let due = self.wanted && self.drawn.is_none_or(|drawn| drawn.elapsed() >= FRAME);
        if due {
            self.drawn = Some(Instant::now());
            self.wanted = false;
        }
        due
    }

    /// How long to wait: until the app wants to be woken, or until what was
    /// not drawn may be drawn.
    fn limit(&self, wake: Option<brikke_play::Moment>) -> Option<Duration> {
        let wake = wake.map(|wake| wake.since(now()));
        let frame = self.drawn.filter(|_| self.wanted);
        let frame = frame.map(|drawn| FRAME.saturating_sub(drawn.elapsed()));
        match (wake, frame) {
            (Some(wake), Some(frame)) => Some(wake.min(frame)),
            (wake, frame) => wake.or(frame),
        }
    }
}
