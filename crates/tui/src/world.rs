//! What all screens share: the game, what is kept, the settings, the words.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::sync::mpsc::Sender;

use brikke_engine::{Chance, Rules};
use brikke_locale::{Language, Locale, Value};
use brikke_play::{Command, Moment, View};
use brikke_session::{Session, Told};
use brikke_store::settings::{Action, ColourChoice, LanguageChoice, Setting, SettingsProblem};
use brikke_store::{GameId, Settings, Store, StoreError};
use crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

use crate::colour::ColourDepth;
use crate::fresh;
use crate::input::Input;
use crate::key_hint::KeyHint;
use crate::keys;
use crate::options::Options;
use crate::theme::{Glyphs, Look, Theme};
use crate::thinker::Thinker;
use crate::widgets::motion::MotionTimes;

/// What all screens share.
pub(crate) struct World {
    held: Option<Held>,
    told: Option<Told>,
    pub(crate) settings: Settings,
    /// What was wrong in the file of settings.
    pub(crate) problems: Vec<SettingsProblem>,
    /// Where settings are written.
    pub(crate) settings_file: Option<PathBuf>,
    environment: fn(&str) -> Option<String>,
    colour: ColourChoice,
    pub(crate) look: Look,
    pub(crate) locale: Locale,
    pub(crate) thinker: Thinker,
    /// The window as it was drawn last, for the mouse.
    pub(crate) area: Cell<Rect>,
    /// Where keys were drawn last, for the mouse.
    pub(crate) drawn_keys: RefCell<Vec<(Rect, KeyEvent)>>,
    trouble: Option<String>,
}

/// Who has the store.
enum Held {
    Store(Store),
    Session(Box<Session>),
}

impl World {
    /// Everything from the options.
    pub(crate) fn new(options: Options, sender: Sender<Input>) -> World {
        World {
            look: look(&options.settings, options.colour, options.environment),
            held: Some(Held::Store(options.store)),
            told: None,
            settings: options.settings,
            problems: options.problems,
            settings_file: options.settings_file,
            environment: options.environment,
            colour: options.colour,
            locale: Locale::new(options.language),
            thinker: Thinker::new(sender),
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

    /// Keys with the words for what they do.
    pub(crate) fn keys(&self, keys: &[(&str, &str)]) -> Vec<KeyHint> {
        keys.iter().map(|&(key, id)| self.hint(key, id)).collect()
    }

    /// A key with the words for what it does.
    pub(crate) fn hint(&self, key: &str, id: &str) -> KeyHint {
        KeyHint {
            shown: self.key(key),
            does: self.text(id),
            key: keys::event(key),
        }
    }

    /// The key of an action with the words for it.
    pub(crate) fn action_hint(&self, action: Action) -> Option<KeyHint> {
        let key = keys::shortest(self.locale, &self.settings.keys, action)?;
        Some(self.hint(key, &format!("action-{}", action.name())))
    }

    /// The key whose words are drawn at a position, for a mouse.
    pub(crate) fn key_at(&self, position: Position) -> Option<KeyEvent> {
        let drawn = self.drawn_keys.borrow();
        let found = drawn.iter().find(|(area, _)| area.contains(position));
        found.map(|(_, key)| *key)
    }

    /// A key as it is shown.
    pub(crate) fn key(&self, name: &str) -> String {
        keys::word(self.locale, name)
    }

    /// The shortest key of an action, as it is shown.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        let key = keys::shortest(self.locale, &self.settings.keys, action)?;
        Some(self.key(key))
    }

    /// How long moves are on their way.
    pub(crate) fn motion_times(&self) -> MotionTimes {
        if self.settings.reduced_motion {
            return MotionTimes::NONE;
        }
        MotionTimes {
            speed: self.settings.animation_speed,
            ..MotionTimes::default()
        }
    }

    /// What is kept.
    pub(crate) fn store(&self) -> Option<&Store> {
        match self.held.as_ref()? {
            Held::Store(store) => Some(store),
            Held::Session(session) => Some(session.store()),
        }
    }

    /// The game in hand.
    pub(crate) fn session(&self) -> Option<&Session> {
        match self.held.as_ref()? {
            Held::Store(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    fn session_mut(&mut self) -> Option<&mut Session> {
        match self.held.as_mut()? {
            Held::Store(_) => None,
            Held::Session(session) => Some(session),
        }
    }

    /// What there is to draw of the game in hand.
    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        Some(self.session()?.view(now))
    }

    /// Lets the game in hand carry a command out.
    pub(crate) fn apply(&mut self, command: Command, now: Moment) -> Told {
        let told = self
            .session_mut()
            .map(|session| session.apply(command, now));
        told.unwrap_or_else(nothing_told)
    }

    /// Begins a game.
    pub(crate) fn new_game(&mut self, rules: Rules, chance: Chance, now: Moment) -> Told {
        match self.held.take() {
            Some(Held::Store(store)) => {
                let (session, told) = Session::begin(store, rules, chance, fresh::chance(), now);
                self.held = Some(Held::Session(Box::new(session)));
                told
            }
            Some(Held::Session(mut session)) => {
                let told = session.new_game(rules, chance, now);
                self.held = Some(Held::Session(session));
                told
            }
            None => nothing_told(),
        }
    }

    /// Begins again.
    pub(crate) fn restart(&mut self, now: Moment) -> Told {
        let told = self
            .session_mut()
            .map(|session| session.restart(fresh::chance(), now));
        told.unwrap_or_else(nothing_told)
    }

    /// Goes on with a game that is kept.
    pub(crate) fn open(&mut self, id: GameId, now: Moment) -> Result<Told, StoreError> {
        match self.held.take() {
            Some(Held::Store(store)) => match Session::resume(store, id, fresh::chance(), now) {
                Ok((session, told)) => {
                    self.held = Some(Held::Session(Box::new(session)));
                    Ok(told)
                }
                Err((store, error)) => {
                    self.held = Some(Held::Store(store));
                    Err(error)
                }
            },
            Some(Held::Session(mut session)) => {
                let told = session.open(id, now);
                self.held = Some(Held::Session(session));
                told
            }
            None => Ok(nothing_told()),
        }
    }

    /// Keeps what was told for the screen that comes next.
    pub(crate) fn leave_told(&mut self, told: Told) {
        self.told = Some(told);
    }

    /// What was told to the screen before.
    pub(crate) fn take_told(&mut self) -> Told {
        self.told.take().unwrap_or_else(nothing_told)
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, now: Moment) {
        let trouble = self.session_mut().and_then(|session| session.tick(now));
        self.note_trouble(trouble);
    }

    /// When time matters next to what is kept.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.session()?.deadline()
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

    /// Changes a setting, in the file if there is one. What is seen changes
    /// at once.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), String> {
        if let Setting::Colour(colour) = setting {
            self.colour = colour;
        }
        let written = self
            .settings_file
            .as_ref()
            .map(|path| Settings::set(path, &setting));
        let result = match written {
            Some(Ok((settings, problems))) => {
                self.settings = settings;
                self.problems = problems;
                Ok(())
            }
            Some(Err(error)) => Err(error.to_string()),
            None => {
                self.keep_for_now(setting);
                Ok(())
            }
        };
        self.look = look(&self.settings, self.colour, self.environment);
        if let Some(language) = language(self.settings.language) {
            self.locale = Locale::new(language);
        }
        result
    }

    /// Without a file a setting holds for this run.
    fn keep_for_now(&mut self, setting: Setting) {
        let settings = &mut self.settings;
        match setting {
            Setting::Language(language) => settings.language = language,
            Setting::Theme(theme) => settings.theme = theme,
            Setting::Colour(colour) => settings.colour = colour,
            Setting::ReducedMotion(reduced) => settings.reduced_motion = reduced,
            Setting::AnimationSpeed(speed) => settings.animation_speed = speed,
            Setting::Rules(rules) => settings.rules = rules,
            Setting::PlayerName(name) => settings.player_name = name,
            Setting::HintPlayer(player) => settings.hint_player = player,
            Setting::ConfirmNewGame(confirm) => settings.confirm_new_game = confirm,
            Setting::Keys(..) => {}
        }
    }

    /// Leaves everything kept.
    pub(crate) fn close(self, now: Moment) {
        if let Some(Held::Session(session)) = self.held {
            session.close(now);
        }
    }
}

/// Without a game nothing is told.
const fn nothing_told() -> Told {
    Told {
        events: Vec::new(),
        trouble: None,
    }
}

fn look(
    settings: &Settings,
    colour: ColourChoice,
    environment: fn(&str) -> Option<String>,
) -> Look {
    let depth = ColourDepth::detect(colour, environment);
    let theme = Theme::chosen(settings.theme, environment);
    Look::new(theme, depth, Glyphs::detect(environment))
}

/// The language that was chosen; none leaves it to the system.
const fn language(choice: LanguageChoice) -> Option<Language> {
    Some(match choice {
        LanguageChoice::Auto => return None,
        LanguageChoice::English => Language::English,
        LanguageChoice::Portuguese => Language::Portuguese,
        LanguageChoice::French => Language::French,
        LanguageChoice::Norwegian => Language::Norwegian,
        LanguageChoice::Chinese => Language::Chinese,
    })
}
