//! The loop: waits for an event or for the next moment that matters, handles
//! it, draws.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use brikke_app::page::Page;
use brikke_app::{App, Effect, Input, PlayerWorker, now};

use crate::background::{self, AnswerReader};
use crate::event::Event;
use crate::keys;
use crate::listen::{listen_for_signals, listen_to_terminal};
use crate::options::{Ending, Options, TuiError};
use crate::screen::Screen;
use crate::terminal::TerminalGuard;

/// The time in which a terminal says what its background is. Later the colours
/// stay as they are.
const ANSWER: Duration = Duration::from_millis(100);

/// The time that the first frame waits for that answer: most terminals take a
/// few milliseconds, and nobody notices so many.
const FIRST_FRAME: Duration = Duration::from_millis(20);

/// A frame: nothing that moves by itself is drawn more often.
const FRAME: Duration = Duration::from_millis(16);

/// Plays in the terminal until the person leaves.
///
/// Standard input and output must be a terminal; otherwise there is
/// [`run_plain`](crate::run_plain).
///
/// # Errors
///
/// The terminal cannot be used, or there is no randomness.
pub fn run(mut options: Options) -> Result<Ending, TuiError> {
    let (sender, events) = channel();
    // From before the terminal is taken, so that no signal leaves it so.
    listen_for_signals(&sender)?;
    let answers = sender.clone();
    let worker = options.app.worker(move |answer| {
        // Nobody listens any longer when the program ends.
        let _ = answers.send(Event::Answer(answer));
    })?;
    let (app, effects) = App::new(options.app, now());
    let screen = Screen::new(options.environment, options.colour).with_theme(options.theme);
    let mut terminal = Running {
        guard: TerminalGuard::take()?,
        screen,
        app,
        worker,
        pace: FramePace::new(),
    };
    let is_asked = background::can_be_asked(options.environment);
    if is_asked {
        terminal.guard.ask(background::QUESTION)?;
        terminal.pace.hold_back();
    }
    listen_to_terminal(&sender, AnswerReader::new(is_asked))?;
    // From here on a terminal that fails is one that is gone.
    let ending = terminal.play(effects, &events);
    let ending = ending.unwrap_or(Ending::TerminalGone);
    drop(terminal.guard);
    Ok(ending.closed(terminal.app.close(now())))
}

/// The application on the terminal.
struct Running {
    guard: TerminalGuard,
    screen: Screen,
    app: App,
    worker: PlayerWorker,
    pace: FramePace,
}

impl Running {
    fn play(&mut self, effects: Vec<Effect>, events: &Receiver<Event>) -> io::Result<Ending> {
        if let Some(ending) = self.carry_out(effects)? {
            return Ok(ending);
        }
        loop {
            if self.pace.is_due() {
                self.draw()?;
            }
            let ending = match next_event(events, self.pace.limit(self.app.next_wake(now()))) {
                Waited::Event(first) => self.handle_all(first, events)?,
                Waited::Timeout => self.tick()?,
                Waited::Alone => Some(Ending::TerminalGone),
            };
            if let Some(ending) = ending {
                return Ok(ending);
            }
        }
    }

    /// Handles the first event and those that wait behind it. Players may
    /// answer faster than they are handled: after a frame's time the page is
    /// drawn.
    fn handle_all(&mut self, first: Event, events: &Receiver<Event>) -> io::Result<Option<Ending>> {
        let began = Instant::now();
        let mut next = Some(first);
        while let Some(event) = next {
            let ending = self.handle(event)?;
            if ending.is_some() {
                return Ok(ending);
            }
            next = (began.elapsed() < FRAME)
                .then(|| events.try_recv().ok())
                .flatten();
        }
        Ok(None)
    }

    fn handle(&mut self, event: Event) -> io::Result<Option<Ending>> {
        if event.is_by_mouse() && self.pace.is_wanted {
            // The places that can be clicked are those of the page as it is.
            self.draw()?;
        }
        self.pace.notice(event.is_by_person());
        match event {
            Event::End { signal } => return Ok(Some(Ending::Signal(signal))),
            Event::TerminalGone => return Ok(Some(Ending::TerminalGone)),
            Event::Panicked => return Ok(Some(Ending::Panicked)),
            Event::Continued => self.guard.retake()?,
            Event::Redraw => self.guard.repaint()?,
            Event::Background(background) => {
                if self.pace.age() < ANSWER {
                    self.screen.set_background(background);
                }
                self.pace.release();
            }
            Event::Key(key) if keys::is_control(&key, 'l') => self.guard.repaint()?,
            Event::Key(key) if keys::is_control(&key, 'c') => return self.input(Input::Quit),
            Event::Key(key) if keys::is_control(&key, 'z') => return self.suspend(),
            Event::Suspend => return self.suspend(),
            Event::Answer(answer) => return self.input(Input::Player(answer)),
            event => {
                let input = self.screen.input(&event, &self.page());
                return input.map_or(Ok(None), |input| self.input(input));
            }
        }
        Ok(None)
    }

    fn input(&mut self, input: Input) -> io::Result<Option<Ending>> {
        let effects = self.app.handle(input, now());
        self.carry_out(effects)
    }

    fn tick(&mut self) -> io::Result<Option<Ending>> {
        self.pace.notice(false);
        self.input(Input::Tick)
    }

    fn suspend(&mut self) -> io::Result<Option<Ending>> {
        let ending = self.input(Input::Suspend)?;
        self.guard.suspend()?;
        Ok(ending)
    }

    /// Does what the application asks for. Announcements are for those who
    /// cannot see the screen.
    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<Option<Ending>> {
        let mut ending = None;
        for effect in effects {
            match effect {
                Effect::Ask(request) => self.worker.ask(request),
                Effect::Forget(kind) => self.worker.forget(kind),
                Effect::Copy(text) => self.guard.copy(&text)?,
                Effect::Announce(_)
                | Effect::Share { .. }
                | Effect::Picture(_)
                | Effect::Sound(_)
                | Effect::Vibrate(_) => {}
                Effect::File(request) => {
                    let answer = Input::FileAnswer(request.carry_out());
                    ending = self.input(answer)?.or(ending);
                }
                Effect::Quit => ending = Some(Ending::Quit),
            }
        }
        Ok(ending)
    }

    fn page(&self) -> Page {
        self.app.page(now())
    }

    fn draw(&mut self) -> io::Result<()> {
        self.pace.drawn();
        let page = self.page();
        let screen = &mut self.screen;
        self.guard.draw(|frame| screen.draw(&page, frame))
    }
}

/// The end of a wait.
enum Waited {
    /// An event came.
    Event(Event),
    /// The time is over.
    Timeout,
    /// Nobody is left to send anything.
    Alone,
}

fn next_event(events: &Receiver<Event>, wait: Option<Duration>) -> Waited {
    let Some(wait) = wait else {
        return events.recv().map_or(Waited::Alone, Waited::Event);
    };
    match events.recv_timeout(wait) {
        Ok(event) => Waited::Event(event),
        Err(RecvTimeoutError::Timeout) => Waited::Timeout,
        Err(RecvTimeoutError::Disconnected) => Waited::Alone,
    }
}

/// The moments of drawing: at once for a person, at most once in a frame for
/// a player.
struct FramePace {
    began: Instant,
    last: Option<Instant>,
    is_wanted: bool,
    /// True while the first frame waits.
    is_held_back: bool,
}

impl FramePace {
    fn new() -> FramePace {
        FramePace {
            began: Instant::now(),
            last: None,
            is_wanted: true,
            is_held_back: false,
        }
    }

    /// The first frame waits a little.
    fn hold_back(&mut self) {
        self.began = Instant::now();
        self.is_held_back = true;
    }

    /// The first frame waits no longer.
    const fn release(&mut self) {
        self.is_held_back = false;
    }

    /// The time since the first frame began to wait.
    fn age(&self) -> Duration {
        self.began.elapsed()
    }

    /// The time for which the first frame still waits.
    fn held_back_for(&self) -> Option<Duration> {
        let rest = FIRST_FRAME.saturating_sub(self.age());
        Some(rest).filter(|rest| self.is_held_back && !rest.is_zero())
    }

    /// Something happened, by a person or not.
    fn notice(&mut self, is_by_person: bool) {
        self.is_wanted = true;
        if is_by_person {
            self.last = None;
        }
    }

    fn is_due(&self) -> bool {
        let is_in_time = || self.last.is_none_or(|last| last.elapsed() >= FRAME);
        self.is_wanted && self.held_back_for().is_none() && is_in_time()
    }

    fn drawn(&mut self) {
        self.last = Some(Instant::now());
        self.is_wanted = false;
        self.is_held_back = false;
    }

    /// The time to wait: until the application wants to be woken, or until a
    /// page that was not drawn may be drawn.
    fn limit(&self, wake: Option<brikke_app::Moment>) -> Option<Duration> {
        let wake = wake.map(|wake| wake.since(now()));
        let frame = self.last.filter(|_| self.is_wanted);
        let frame = frame.map(|last| FRAME.saturating_sub(last.elapsed()));
        let frame = self.held_back_for().or(frame);
        match (wake, frame) {
            (Some(wake), Some(frame)) => Some(wake.min(frame)),
            (wake, frame) => wake.or(frame),
        }
    }
}
