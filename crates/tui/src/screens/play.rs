//! The game.

mod autoplay;
mod deed;
mod dialog;
mod draw;
mod editing;
mod ending;
mod figures;
mod layout;
mod overlay;
mod telling;

use std::time::Duration;

use brikke_app::session::Update;
use brikke_engine::Turn;
use brikke_play::{Command, Moment, View};
use crossterm::event::KeyEvent;
use ratatui::Frame;

use crate::input::Input;
use crate::keys;
use crate::screen::{Next, Screen};
use crate::widgets::rising::Rising;
use crate::world::World;
use brikke_app::{Autoplay, Cursor, End, after, earlier, grade};
use dialog::Dialog;

/// A frame of an animation.
const FRAME: Duration = Duration::from_millis(16);

/// How long a note stays.
const NOTE: Duration = Duration::from_secs(4);

/// The game in hand, on the screen.
pub(crate) struct PlayScreen {
    moving: Option<Moving>,
    note: Option<(String, Moment)>,
    dialog: Option<Dialog>,
    autoplay: Autoplay,
    editing: Option<Cursor>,
    end: End,
}

/// A move on its way over the screen.
struct Moving {
    turn: Turn,
    since: Moment,
}

impl PlayScreen {
    /// The game, with what was told of it so far.
    pub(crate) fn new(told: Update, world: &mut World, now: Moment) -> PlayScreen {
        let mut screen = PlayScreen {
            moving: None,
            note: None,
            dialog: None,
            autoplay: Autoplay::default(),
            editing: None,
            end: End::Open,
        };
        screen.hear(told, world, now);
        screen.moving = None;
        screen.ask_for_name(world, now);
        screen.hear(world.apply(Command::Continue, now), world, now);
        screen
    }

    /// A score that waits for a name asks for it, also after a pause.
    fn ask_for_name(&mut self, world: &World, now: Moment) {
        let wanted = world.view(now).and_then(|view| view.name_wanted);
        if let (None, Some(wanted)) = (&self.dialog, wanted) {
            self.dialog = Some(self.name_dialog(wanted, world));
        }
    }

    /// Lets the game carry a command out, and shows what it tells.
    fn apply(&mut self, command: Command, world: &mut World, now: Moment) -> Next {
        let told = world.apply(command, now);
        self.hear(told, world, now)
    }

    fn say(&mut self, text: String, now: Moment) {
        self.note = Some((text, after(now, NOTE)));
    }

    fn key(&mut self, key: &KeyEvent, world: &mut World, now: Moment) -> Next {
        // Nothing waits for an animation: it is at its end now.
        self.moving = None;
        self.note = None;
        if self.dialog.is_some() {
            return self.dialog_key(key, world, now);
        }
        if let Some(next) = self.question_key(key, world, now) {
            return next;
        }
        if let Some(next) = self.editing_key(key, world, now) {
            return next;
        }
        if let Some(next) = self.ending_key(key, world, now) {
            return next;
        }
        match keys::action(&world.preferences.settings.keys, key) {
            Some(action) => self.act(action, world, now),
            None => self.other_key(key, world, now),
        }
    }

    fn wake(&mut self, world: &mut World, now: Moment) -> Next {
        if self
            .moving
            .as_ref()
            .is_some_and(|moving| moving.is_over(world, now))
        {
            self.moving = None;
        }
        if self.note.as_ref().is_some_and(|(_, until)| *until <= now) {
            self.note = None;
        }
        if let Some(trouble) = world.take_trouble() {
            self.say(trouble, now);
        }
        self.player_due(world, now)
    }
}

impl Screen for PlayScreen {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        match input {
            Input::Key(key) => self.key(key, world, now),
            Input::Click(position) => self.click(*position, world, now),
            Input::Scroll { down } => self.dialog_scroll(*down, world, now),
            Input::Paste(text) => self.paste(text, world, now),
            Input::Wake => self.wake(world, now),
            Input::Hint(hint) => self.apply(Command::HintGiven(hint.clone()), world, now),
            Input::Thought { board, direction } => self.thought(*board, *direction, world, now),
            Input::NoThought { reason, .. } => self.no_thought(reason.as_ref(), world, now),
            Input::Judged { played, advice } => {
                if let Some(grade) = grade(world.locale, *played, advice) {
                    self.say(grade, now);
                }
                Next::Stay
            }
            Input::GettingReady { player, percent } => {
                self.getting_ready(*player, *percent, world, now);
                Next::Stay
            }
            Input::Suspend => self.apply(Command::Pause, world, now),
            _ => Next::Stay,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, now: Moment) {
        self.draw_game(frame, world, now);
    }

    fn next_wake(&self, world: &World, now: Moment) -> Option<Moment> {
        let moving = self.moving.as_ref().map(|_| after(now, FRAME));
        let note = self.note.as_ref().map(|(_, until)| *until);
        let clock = world.view(now).and_then(|view| next_second(&view, now));
        let due = self.autoplay.due();
        earlier(earlier(moving, note), earlier(clock, due))
    }

    fn shown_again(&mut self, world: &mut World, now: Moment) {
        let told = world.take_told();
        self.hear(told, world, now);
        self.moving = None;
    }
}

/// When the clock shows another second.
fn next_second(view: &View<'_>, now: Moment) -> Option<Moment> {
    let rest = 1_000 - u64::from(view.spent.subsec_millis());
    view.clock_runs
        .then(|| after(now, Duration::from_millis(rest)))
}

impl Moving {
    /// How long it has been on its way.
    const fn elapsed(&self, now: Moment) -> Duration {
        now.since(self.since)
    }

    /// Whether nothing moves any longer: neither tiles nor points.
    fn is_over(&self, world: &World, now: Moment) -> bool {
        let elapsed = self.elapsed(now);
        world.motion_times().is_over(elapsed) && Rising::is_over(self.turn.gained, elapsed)
    }
}
