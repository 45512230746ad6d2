//! The application line by line, for screen readers and pipes: sentences out,
//! one command per line in, and no cursor that moves.

mod line_input;
mod pending;

use std::io::{self, BufRead, BufWriter, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use brikke_app::Answer;
use brikke_app::lines::{self, Line};
use brikke_app::page::{Body, Dialog, DialogKind, Page};
use brikke_app::{App, Effect, FirstScreen, Input, PlayerWorker, now, visible_lines};

use crate::options::{Ending, Options, TuiError};
pub use line_input::LineInput;
use line_input::TypedLine;
use pending::Pending;

/// The longest wait for an answer before time passes for the application.
const WAIT: Duration = Duration::from_secs(1);

/// Plays line by line until the input ends or the person leaves.
///
/// # Errors
///
/// The input cannot be read, or there is no randomness. An output that
/// nobody reads any longer is an [`Ending`].
pub fn run_plain(
    options: Options,
    input: LineInput<impl BufRead>,
    output: impl Write,
) -> Result<Ending, TuiError> {
    let mut options = options.app;
    // A line of text does not slide.
    options.preferences.is_still = true;
    options.preferences.is_typed |= input.is_terminal();
    let is_watching = matches!(
        options.start,
        FirstScreen::Play {
            player: Some(_),
            ..
        }
    );
    let (sender, answers) = channel();
    let worker = options.worker(move |answer| {
        // Nobody listens any longer when the program ends.
        let _ = sender.send(answer);
    })?;
    let (app, effects) = App::new(options, now());
    let mut plain = Plain {
        app,
        worker,
        answers,
        pending: Pending::default(),
        output: BufWriter::new(output),
        shown: Shown::default(),
        is_watching,
        is_over: false,
        has_spoken: false,
        announced: Vec::new(),
    };
    let ending = match plain.play(effects, input) {
        Ok(()) => Ending::Quit,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ending::TerminalGone,
        Err(error) => return Err(error.into()),
    };
    let goodbye = plain.app.locale().text("plain-goodbye");
    let closed = plain.app.close(now());
    if ending == Ending::Quit && !is_watching && closed.is_ok() {
        // It says that the game is saved, which is known only now.
        let _ = writeln!(plain.output, "{goodbye}");
        let _ = plain.output.flush();
    }
    Ok(ending.closed(closed))
}

/// The application line by line.
struct Plain<W: Write> {
    app: App,
    worker: PlayerWorker,
    answers: Receiver<Answer>,
    pending: Pending,
    /// Everything that an input brings is written at once: a program that is
    /// killed says of no move that it was made without saying that it is not
    /// saved.
    output: BufWriter<W>,
    shown: Shown,
    /// True if a player's game is watched: nobody is asked anything.
    is_watching: bool,
    is_over: bool,
    /// Set when something is said; cleared when a command is typed.
    has_spoken: bool,
    /// Everything that the last input made the application say: the page need
    /// not say it again.
    announced: Vec<String>,
}

/// The parts of the last page that were read out.
#[derive(Default)]
struct Shown {
    dialog: Option<(DialogKind, String)>,
    /// The page itself.
    page: Option<Page>,
}

impl<W: Write> Plain<W> {
    fn play(&mut self, effects: Vec<Effect>, mut input: LineInput<impl BufRead>) -> io::Result<()> {
        if !self.is_watching {
            self.say_text("plain-welcome")?;
        }
        self.carry_out(effects)?;
        self.show()?;
        self.output.flush()?;
        self.settle()?;
        if self.is_watching {
            return Ok(());
        }
        while !self.is_over {
            self.wait_for_line(&mut input)?;
            let Some(line) = input.next()? else {
                break;
            };
            self.line(&line)?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Lets time pass until a line is there: what could not be saved is tried
    /// again.
    fn wait_for_line(&mut self, input: &mut LineInput<impl BufRead>) -> io::Result<()> {
        input.begin();
        while let Some(wake) = self.app.next_wake(now())
            && !input.is_ready(wake.since(now()))
        {
            self.handle(Input::Tick)?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// Handles a line that was typed.
    fn line(&mut self, typed: &TypedLine) -> io::Result<()> {
        for line in lines::split(typed.text.trim()) {
            self.part(line, typed)?;
        }
        Ok(())
    }

    /// Handles a part of a line that means something by itself.
    fn part(&mut self, line: &str, typed: &TypedLine) -> io::Result<()> {
        let (page, locale) = (self.app.page(now()), self.app.locale());
        let meaning = if typed.is_text {
            lines::understand(line, typed.timing, &page, locale)
        } else {
            lines::unreadable(line, locale)
        };
        match meaning {
            Line::Inputs(inputs) => self.inputs(inputs),
            Line::Command(inputs, otherwise) => self.command(inputs, &otherwise),
            Line::Then(sentences, inputs) => {
                self.say_all(&sentences)?;
                self.inputs(inputs)
            }
            Line::Say(sentences) => self.say_all(&sentences),
            Line::ReadPage => self.read_page(&page),
            Line::Quit => {
                self.is_over = true;
                Ok(())
            }
        }
    }

    /// Hands inputs over; only what the last one brings is said.
    fn inputs(&mut self, mut inputs: Vec<Input>) -> io::Result<()> {
        let last = inputs.pop();
        for input in inputs {
            self.quietly(input)?;
        }
        last.map_or(Ok(()), |input| self.input(input))
    }

    /// Hands the inputs of a command over, and says the sentence where they
    /// bring nothing to say.
    fn command(&mut self, inputs: Vec<Input>, otherwise: &str) -> io::Result<()> {
        self.has_spoken = false;
        self.inputs(inputs)?;
        if self.has_spoken || self.is_over {
            return Ok(());
        }
        self.say(otherwise)
    }

    fn read_page(&mut self, page: &Page) -> io::Result<()> {
        self.say_all(&lines::read(page))?;
        match page.body {
            Body::Menu(_) => self.say_text("plain-choose"),
            _ => Ok(()),
        }
    }

    /// Hands an input to the application, says what it announces, and waits
    /// for its players.
    fn input(&mut self, input: Input) -> io::Result<()> {
        self.handle(input)?;
        self.settle()
    }

    fn handle(&mut self, input: Input) -> io::Result<()> {
        let effects = self.app.handle(input, now());
        self.announced.clear();
        self.carry_out(effects)?;
        self.show()?;
        self.output.flush()
    }

    /// Hands an input to the application without a word.
    fn quietly(&mut self, input: Input) -> io::Result<()> {
        let mut effects = self.app.handle(input, now());
        effects.retain(|effect| !matches!(effect, Effect::Announce(_)));
        self.carry_out(effects)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<()> {
        for effect in effects {
            match effect {
                Effect::Ask(request) => {
                    self.pending.asked(&request);
                    self.worker.ask(request);
                }
                Effect::Forget(kind) => {
                    self.pending.forgotten(kind);
                    self.worker.forget(kind);
                }
                Effect::Announce(text) => {
                    self.say(&text)?;
                    self.announced.push(text);
                }
                Effect::Copy(text) => self.say(&text)?,
                Effect::File(request) => {
                    let answer = Input::FileAnswer(request.carry_out());
                    let effects = self.app.handle(answer, now());
                    self.carry_out(effects)?;
                }
                Effect::Share { .. }
                | Effect::Picture(_)
                | Effect::Sound(_)
                | Effect::Vibrate(_) => {}
                Effect::Quit => self.is_over = true,
            }
        }
        Ok(())
    }

    /// Waits until no player has anything left to say, and no dialog has
    /// appeared so lately that it does not listen yet.
    fn settle(&mut self) -> io::Result<()> {
        while self.is_busy() {
            let wait = self.app.next_wake(now());
            let wait = wait.map_or(WAIT, |wake| wake.since(now()).min(WAIT));
            match self.answers.recv_timeout(wait) {
                Ok(answer) => {
                    self.pending.answered(&answer);
                    self.handle(Input::Player(answer))?;
                }
                Err(RecvTimeoutError::Timeout) => self.handle(Input::Tick)?,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
        Ok(())
    }

    fn is_busy(&self) -> bool {
        if self.is_over {
            return false;
        }
        let page = self.app.page(now());
        // A player waits at a question as well.
        let is_playing = match &page.body {
            Body::Game(_) if page.dialog.is_some() => false,
            Body::Game(game) => game
                .autoplay
                .as_ref()
                .is_some_and(|autoplay| autoplay.is_running),
            _ => false,
        };
        let is_quiet = page.dialog.is_some_and(|dialog| dialog.is_quiet);
        is_playing || !self.pending.is_empty() || (is_quiet && !self.is_watching)
    }

    /// Reads out the parts of the page that are new and were not said already.
    fn show(&mut self) -> io::Result<()> {
        let page = self.app.page(now());
        let before = self.shown.page.as_ref();
        let is_new = before.is_none_or(|before| !lines::is_same_page(before, &page));
        if is_new && lines::is_only_read(&page) {
            return self.read_and_return(&page);
        }
        let mut news = lines::news(before, &page);
        news.retain(|sentence| !self.announced.contains(sentence));
        if !news.is_empty() {
            self.say_all(&news)?;
        }
        if is_new && matches!(page.body, Body::Menu(_)) {
            self.say_text("plain-choose")?;
        }
        self.show_question(page.dialog.as_ref())?;
        self.shown.page = Some(page);
        Ok(())
    }

    /// Reads a page on which nothing can be done, and returns to the one
    /// before.
    fn read_and_return(&mut self, page: &Page) -> io::Result<()> {
        self.say_all(&lines::read(page))?;
        self.quietly(Input::press("esc"))?;
        let page = self.app.page(now());
        let is_menu = matches!(page.body, Body::Menu(_));
        self.shown.page = Some(page);
        if is_menu {
            return self.say_text("plain-choose");
        }
        Ok(())
    }

    /// Reads a question that has appeared, with its answers.
    fn show_question(&mut self, dialog: Option<&Dialog>) -> io::Result<()> {
        let key = dialog.map(|dialog| (dialog.kind, dialog.title.clone()));
        if key == self.shown.dialog {
            return Ok(());
        }
        self.shown.dialog = key;
        match dialog {
            Some(dialog) if !self.is_watching => {
                let lines = lines::question(dialog, self.app.locale());
                self.say_all(&lines)
            }
            _ => Ok(()),
        }
    }

    fn say_all(&mut self, sentences: &[String]) -> io::Result<()> {
        self.has_spoken = true;
        for sentence in sentences {
            writeln!(self.output, "{}", visible_lines(sentence))?;
        }
        Ok(())
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        self.has_spoken = true;
        writeln!(self.output, "{}", visible_lines(sentence))
    }

    fn say_text(&mut self, id: &str) -> io::Result<()> {
        let text = self.app.locale().text(id);
        self.say(&text)
    }
}
