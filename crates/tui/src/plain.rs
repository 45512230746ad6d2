//! The game line by line, for screen readers and pipes: sentences out, one
//! command per line in, and no cursor that moves.

mod autoplay;
mod order;
mod reading;
mod telling;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::channel;

use brikke_app::session::Update;
use brikke_engine::{Chance, Rules};
use brikke_play::{Command, Moment, PlayerName};

use crate::options::{Ending, Options, Start, TuiError};
use crate::world::World;
use crate::{fresh, words};
use autoplay::Seated;
use brikke_app::now;
use order::Order;

/// Plays line by line until the input ends or the person leaves.
///
/// # Errors
///
/// The input cannot be read. An output that nobody reads any longer is an
/// [`Ending`].
pub fn run_plain(
    options: Options,
    input: impl BufRead,
    output: impl Write,
) -> Result<Ending, TuiError> {
    let start = options.start.clone();
    let (sender, _answers) = channel();
    let mut plain = Plain {
        world: World::new(options, sender),
        output,
        player: None,
        is_watching: start.watched().is_some(),
    };
    let ending = match plain.play(start, input) {
        Ok(()) => Ending::Quit,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ending::TerminalGone,
        Err(error) => return Err(error.into()),
    };
    plain.world.close(now());
    Ok(ending)
}

/// The game line by line.
struct Plain<W> {
    world: World,
    output: W,
    /// The player that was asked last.
    player: Option<Seated>,
    /// A player's game is watched: nobody is asked anything.
    is_watching: bool,
}

impl<W: Write> Plain<W> {
    fn play(&mut self, start: Start, input: impl BufRead) -> io::Result<()> {
        let player = start.watched().cloned();
        if !self.is_watching {
            self.say_text("plain-welcome")?;
        }
        let told = self.begin(start, now());
        self.tell(told)?;
        self.read_out()?;
        if let Some(watched) = player {
            return self.watch(&watched);
        }
        for line in input.lines() {
            if !self.answer(line?.trim())? {
                break;
            }
        }
        self.say_text("plain-goodbye")
    }

    /// The game that was asked for, or the one last played, or a new one.
    fn begin(&mut self, start: Start, now: Moment) -> Update {
        if let Start::Play { rules, seed, .. } = start {
            let chance = seed.map_or_else(fresh::chance, Chance::Seed);
            return self.world.new_game(rules, chance, now);
        }
        let unfinished = self.world.store().and_then(|store| store.unfinished().ok());
        let last = unfinished.and_then(|games| games.into_iter().next());
        match last.map(|game| self.world.open(game.id, now)) {
            Some(Ok(told)) => told,
            _ => self.new_game(now),
        }
    }

    fn new_game(&mut self, now: Moment) -> Update {
        let rules: Rules = self.world.preferences.settings.rules.rules();
        self.world.new_game(rules, fresh::chance(), now)
    }

    /// Answers to a line. False: the person leaves.
    fn answer(&mut self, line: &str) -> io::Result<bool> {
        let view = self.world.view(now());
        let (asked, named) = view.map_or((false, false), |view| {
            (view.confirmation.is_some(), view.name_wanted.is_some())
        });
        if asked {
            self.confirm(line)?;
        } else if named {
            self.enter_name(line)?;
        } else if !line.is_empty() {
            return self.carry_out(line);
        }
        Ok(true)
    }

    fn confirm(&mut self, line: &str) -> io::Result<()> {
        let answer = line.to_lowercase();
        let agrees = answer.starts_with('y') || answer == self.world.text("yes-letter");
        let command = if agrees {
            Command::Confirm
        } else {
            Command::Cancel
        };
        self.apply(command)?;
        if agrees {
            self.read_out()
        } else {
            self.say_text("plain-cancelled")
        }
    }

    fn enter_name(&mut self, line: &str) -> io::Result<()> {
        if line.is_empty() {
            return self.apply(Command::EnterName(None));
        }
        match PlayerName::new(line) {
            Ok(name) => self.apply(Command::EnterName(Some(name))),
            Err(error) => self.say(&words::name_error(self.world.locale, &error)),
        }
    }

    fn carry_out(&mut self, line: &str) -> io::Result<bool> {
        match Order::of(line, self.world.locale) {
            Some(Order::Quit) => return Ok(false),
            Some(Order::Do(command)) => self.apply(command)?,
            Some(Order::New) => {
                let told = self.new_game(now());
                self.tell_begun(told)?;
            }
            Some(Order::Restart) => {
                let told = self.world.restart(now());
                self.tell_begun(told)?;
            }
            Some(Order::Autoplay(moves)) => self.autoplay(moves)?,
            Some(Order::Board) => self.read_out()?,
            Some(Order::Scores) => self.read_scores()?,
            Some(Order::Help) => self.read_help()?,
            None => {
                let unknown = self
                    .world
                    .text_with("plain-unknown", &[("text", line.into())]);
                self.say(&unknown)?;
            }
        }
        Ok(true)
    }

    fn apply(&mut self, command: Command) -> io::Result<()> {
        let told = self.world.apply(command, now());
        self.tell(told)
    }

    fn tell_begun(&mut self, told: Update) -> io::Result<()> {
        self.tell(told)?;
        let asked = self
            .world
            .view(now())
            .is_some_and(|view| view.confirmation.is_some());
        if asked { Ok(()) } else { self.read_out() }
    }

    fn say(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.output, "{sentence}")?;
        self.output.flush()
    }

    fn say_text(&mut self, id: &str) -> io::Result<()> {
        let text = self.world.text(id);
        self.say(&text)
    }
}
