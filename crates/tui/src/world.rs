//! What all screens share: the game, what is kept, the settings, the words.

mod keys;
mod players;
mod settings;

use std::cell::{Cell, RefCell};
use std::sync::mpsc::Sender;

use brikke_app::session::{Session, Update};
use brikke_app::settings::ColourChoice;
use brikke_app::{Desk, Preferences};
use brikke_engine::{Chance, Rules};
use brikke_locale::{Locale, Value};
use brikke_play::{Command, Moment, View};
use brikke_players::{Stock, Thinker};
use brikke_store::{GameId, Storage, StoreError};
use crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use crate::input::Input;
use crate::options::Options;
use crate::theme::Look;
use crate::thoughts::thinker;
use crate::widgets::motion::MotionTimes;
use settings::look;

/// What all screens share.
pub(crate) struct World {
    desk: Desk,
    told: Option<Update>,
    pub(crate) preferences: Preferences,
    environment: fn(&str) -> Option<String>,
    colour: ColourChoice,
    pub(crate) look: Look,
    pub(crate) locale: Locale,
    /// Where players find what they need.
    pub(crate) stock: Stock,
    pub(crate) thinker: Thinker,
    /// The window as it was drawn last, for the mouse.
    pub(crate) area: Cell<Rect>,
    /// Where keys were drawn last, for the mouse.
    pub(crate) drawn_keys: RefCell<Vec<(Rect, KeyEvent)>>,
    trouble: Option<String>,
}

impl World {
    /// Everything from the options.
    pub(crate) fn new(options: Options, sender: Sender<Input>) -> World {
        World {
            look: look(&options.settings, options.colour, options.environment),
            desk: Desk::new(options.store),
            told: None,
            preferences: Preferences {
                settings: options.settings,
                problems: options.problems,
                file: options.settings_file,
            },
            environment: options.environment,
            colour: options.colour,
            locale: Locale::new(options.language),
            thinker: thinker(options.stock.clone(), sender),
            stock: options.stock,
            area: Cell::new(Rect::default()),
            drawn_keys: RefCell::default(),
            trouble: None,
        }
    }

    /// The words for this.
    pub(crate) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    /// The words for this, with what belongs into them.
    pub(crate) fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.text_with(id, values)
    }

    /// How long moves are on their way.
    pub(crate) fn motion_times(&self) -> MotionTimes {
        self.preferences.motion_times()
    }

    /// What is kept.
    pub(crate) fn store(&self) -> Option<&dyn Storage> {
        self.desk.store()
    }

    /// The game in hand.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.desk.session()
    }

    /// What there is to draw of the game in hand.
    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        self.desk.view(now)
    }

    /// Lets the game in hand carry a command out.
    pub(crate) fn apply(&mut self, command: Command, now: Moment) -> Update {
        self.desk.apply(command, now)
    }

    /// Begins a game.
    pub(crate) fn new_game(&mut self, rules: Rules, chance: Chance, now: Moment) -> Update {
        self.desk.new_game(rules, chance, now)
    }

    /// Begins again.
    pub(crate) fn restart(&mut self, now: Moment) -> Update {
        self.desk.restart(now)
    }

    /// Goes on with a game that is kept.
    pub(crate) fn open(&mut self, id: GameId, now: Moment) -> Result<Update, StoreError> {
        self.desk.open(id, now)
    }

    /// Keeps what was told for the screen that comes next.
    pub(crate) fn leave_told(&mut self, told: Update) {
        self.told = Some(told);
    }

    /// What was told to the screen before.
    pub(crate) fn take_told(&mut self) -> Update {
        self.told.take().unwrap_or_else(nothing_told)
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, now: Moment) {
        let trouble = self.desk.tick(now);
        self.note_trouble(trouble);
    }

    /// When time matters next to what is kept.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.desk.deadline()
    }

    /// Remembers that something could not be kept, to be said on the screen.
    pub(crate) fn note_trouble(&mut self, trouble: Option<StoreError>) {
        if let Some(trouble) = trouble {
            self.trouble = Some(trouble.to_string());
        }
    }

    /// What could not be kept, said once.
    pub(crate) fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    /// Leaves everything kept.
    pub(crate) fn close(self, now: Moment) {
        if let Some(error) = self.desk.close(now) {
            eprintln!("{}", brikke_app::words::trouble(self.locale, &error));
        }
    }
}

/// Without a game nothing is told.
const fn nothing_told() -> Update {
    Update {
        events: Vec::new(),
        save_error: None,
    }
}
