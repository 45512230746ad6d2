//! The application line by line, for screen readers and pipes: sentences out,
//! one command per line in, and no cursor that moves.

mod command;
mod dialog;
mod pending;
mod reading;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use brikke_app::page::{Body, Dialog, DialogKind, GamePage, Page};
use brikke_app::settings::Action;
use brikke_app::{App, Destination, Effect, FieldValue, FirstScreen, Input, PlayerWorker, now};
use brikke_players::Answer;

use crate::options::{Ending, Options, TuiError};
use command::Command;
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
    input: impl BufRead,
    output: impl Write,
) -> Result<Ending, TuiError> {
    let mut options = options.app;
    // A line of text does not slide.
    options.preferences.settings.reduced_motion = true;
    let is_watching = matches!(
        options.start,
        FirstScreen::Play {
            player: Some(_),
            ..
        }
    );
    let (sender, answers) = channel();
    let seed = options.entropy.seed()?;
    let worker = PlayerWorker::new(options.assets.clone(), seed, move |answer| {
        // Nobody listens any longer when the program ends.
        let _ = sender.send(answer);
    });
    let (app, effects) = App::new(options, now());
    let mut plain = Plain {
        app,
        worker,
        answers,
        pending: Pending::default(),
        output,
        shown: Shown::default(),
        is_watching,
        is_over: false,
    };
    let ending = match plain.play(effects, input) {
        Ok(()) => Ending::Quit,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ending::TerminalGone,
        Err(error) => return Err(error.into()),
    };
    Ok(ending.closed(plain.app.close(now())))
}

/// The application line by line.
struct Plain<W> {
    app: App,
    worker: PlayerWorker,
    answers: Receiver<Answer>,
    pending: Pending,
    output: W,
    shown: Shown,
    /// True if a player's game is watched: nobody is asked anything.
    is_watching: bool,
    is_over: bool,
}

/// The parts of the last page that were read out.
#[derive(Default)]
struct Shown {
    rules: String,
    rows: Vec<String>,
    dialog: Option<(DialogKind, String)>,
    title: String,
}

impl<W: Write> Plain<W> {
    fn play(&mut self, effects: Vec<Effect>, input: impl BufRead) -> io::Result<()> {
        if !self.is_watching {
            self.say_text("plain-welcome")?;
        }
        self.carry_out(effects)?;
        self.show()?;
        self.settle()?;
        if self.is_watching {
            return Ok(());
        }
        for line in input.lines() {
            self.line(line?.trim())?;
            if self.is_over {
                break;
            }
        }
        self.say_text("plain-goodbye")
    }

    /// Handles a line that was typed: the answer to a dialog, or a command.
    fn line(&mut self, line: &str) -> io::Result<()> {
        let page = self.app.page(now());
        match &page.dialog {
            Some(dialog) => self.answer(line, dialog, &page),
            None => self.command(line, &page),
        }
    }

    fn answer(&mut self, line: &str, dialog: &Dialog, page: &Page) -> io::Result<()> {
        if dialog.field.is_some() {
            return self.write(line);
        }
        match (dialog::answer(line, dialog), dialog.kind) {
            (Some(answer), _) => self.input(Input::Choose(answer)),
            (None, DialogKind::Goal | DialogKind::Over) => self.command(line, page),
            (None, _) => self.input(Input::press("esc")),
        }
    }

    /// Writes a line into the field of the dialog, and accepts it.
    fn write(&mut self, line: &str) -> io::Result<()> {
        self.input(Input::Set(0, FieldValue::Text(line.to_owned())))?;
        self.input(Input::press("enter"))
    }

    fn command(&mut self, line: &str, page: &Page) -> io::Result<()> {
        if line.is_empty() {
            return Ok(());
        }
        match Command::of(line, self.app.locale()) {
            Some(Command::Do(action)) => self.input(Input::Do(action)),
            Some(Command::New) => self.new_game(),
            Some(Command::Keep) => self.keep_playing(page),
            Some(Command::Autoplay(moves)) => self.input(Input::Autoplay(moves)),
            Some(Command::Bookmark(name)) => self.bookmark(&name),
            Some(Command::Board) => self.say_all(&reading::page(page)),
            Some(Command::Scores) => self.read_scores(),
            Some(Command::Help) => self.say_all(&command::help(self.app.locale())),
            Some(Command::Quit) => self.input(Input::Do(Action::Quit)),
            None => {
                let text = [("text", line.into())];
                self.say(&self.app.locale().text_with("plain-unknown", &text))
            }
        }
    }

    /// Begins with the rules that are offered first.
    fn new_game(&mut self) -> io::Result<()> {
        self.quietly(Input::Do(Action::New))?;
        self.input(Input::press("enter"))
    }

    fn keep_playing(&mut self, page: &Page) -> io::Result<()> {
        match &page.dialog {
            Some(dialog) if dialog.kind == DialogKind::Goal => self.input(Input::Choose(0)),
            _ => self.say_text("refusal-not-at-goal"),
        }
    }

    /// Gives the position a name; without one it is asked for.
    fn bookmark(&mut self, name: &str) -> io::Result<()> {
        self.input(Input::Do(Action::Save))?;
        if name.is_empty() {
            return Ok(());
        }
        self.write(name)
    }

    /// Reads the tables of best scores, and returns to the game.
    fn read_scores(&mut self) -> io::Result<()> {
        self.quietly(Input::Open(Destination::Scores))?;
        let page = self.app.page(now());
        let tabs = match &page.body {
            Body::Listing(listing) => listing.tabs.len(),
            _ => 0,
        };
        self.say(&page.title)?;
        for tab in 0..tabs {
            self.quietly(Input::Tab(tab))?;
            self.say_all(&reading::page(&self.app.page(now())))?;
        }
        self.quietly(Input::press("esc"))
    }

    /// Hands an input to the application, says what it announces, and waits
    /// for its players.
    fn input(&mut self, input: Input) -> io::Result<()> {
        self.handle(input)?;
        self.settle()
    }

    fn handle(&mut self, input: Input) -> io::Result<()> {
        let effects = self.app.handle(input, now());
        self.carry_out(effects)?;
        self.show()
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
                Effect::Announce(text) | Effect::Copy(text) => self.say(&text)?,
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
        let is_playing = match &page.body {
            Body::Game(game) => game
                .autoplay
                .as_ref()
                .is_some_and(|autoplay| autoplay.is_running),
            _ => false,
        };
        let is_quiet = page.dialog.is_some_and(|dialog| dialog.is_quiet);
        is_playing || !self.pending.is_empty() || (is_quiet && !self.is_watching)
    }

    /// Reads out the parts of the page that are new.
    fn show(&mut self) -> io::Result<()> {
        let page = self.app.page(now());
        match &page.body {
            Body::Game(game) => self.show_game(game)?,
            _ if page.title != self.shown.title => self.say_all(&reading::page(&page))?,
            _ => {}
        }
        self.shown.title = page.title;
        self.show_answers(page.dialog.as_ref())
    }

    fn show_game(&mut self, game: &GamePage) -> io::Result<()> {
        let rules = reading::rules(game, self.app.locale());
        if rules != self.shown.rules {
            self.say(&rules)?;
            self.shown.rules = rules;
        }
        if game.board.rows != self.shown.rows {
            self.say_all(&reading::board(game))?;
            self.shown.rows.clone_from(&game.board.rows);
        }
        Ok(())
    }

    /// The application announces a dialog; the answers are read here.
    fn show_answers(&mut self, dialog: Option<&Dialog>) -> io::Result<()> {
        let key = dialog.map(|dialog| (dialog.kind, dialog.title.clone()));
        if key == self.shown.dialog {
            return Ok(());
        }
        self.shown.dialog = key;
        match dialog {
            Some(dialog) if !self.is_watching => self.say_all(&dialog::answers(dialog)),
            _ => Ok(()),
        }
    }

    fn say_all(&mut self, sentences: &[String]) -> io::Result<()> {
        for sentence in sentences {
            writeln!(self.output, "{sentence}")?;
        }
        self.output.flush()
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output, "{sentence}")?;
        self.output.flush()
    }

    fn say_text(&mut self, id: &str) -> io::Result<()> {
        let text = self.app.locale().text(id);
        self.say(&text)
    }
}
