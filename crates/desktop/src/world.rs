//! What all screens share: the game, what is kept, the settings, the words.

mod thinking;

use brikke_app::session::Update;
use brikke_app::settings::{Action, Setting};
use brikke_app::theme::Theme;
use brikke_app::{Desk, Preferences, keys};
use brikke_engine::{Board, Chance, Rules};
use brikke_locale::{Language, Locale, Value};
use brikke_play::{Command, Moment, View};
use brikke_players::{Choice, Question, Wish, available_for, named};
use brikke_store::{GameId, StoreError};
use eframe::egui::{self, Context};

use crate::look::Look;
use crate::options::{Clock, Options};
use crate::press::presses;
pub(crate) use thinking::Thinking;

/// What all screens share.
pub(crate) struct World {
    pub(crate) desk: Desk,
    told: Option<Update>,
    pub(crate) preferences: Preferences,
    system_language: Language,
    pub(crate) locale: Locale,
    pub(crate) look: Look,
    pub(crate) thinking: Thinking,
    clock: Clock,
    /// The moment of this frame.
    pub(crate) now: Moment,
    /// The keys of this frame that no screen has answered to yet.
    presses: Vec<String>,
    trouble: Option<String>,
    /// What a screen reader says next.
    announced: String,
    /// Whether that was said in this frame.
    is_announcing: bool,
}

impl World {
    /// Everything there is before the first frame.
    pub(crate) fn new(options: Options, ctx: &Context) -> World {
        let system_language = options.language;
        let mut world = World {
            desk: Desk::new(options.store),
            told: None,
            look: Look::new(Theme::Classic),
            preferences: options.preferences,
            system_language,
            locale: Locale::new(system_language),
            thinking: Thinking::new(options.stock, ctx),
            clock: options.clock,
            now: Moment::from_millis(0),
            presses: Vec::new(),
            trouble: None,
            announced: String::new(),
            is_announcing: false,
        };
        world.tell_time(ctx);
        world.follow_settings(ctx);
        world
    }

    /// A frame begins: what the time is, which keys were pressed.
    pub(crate) fn begin_frame(&mut self, ctx: &Context) {
        self.tell_time(ctx);
        self.presses = ctx.input(presses);
        self.is_announcing = false;
        if let Some(error) = self.desk.tick(self.now) {
            self.trouble = Some(brikke_app::words::trouble(self.locale, &error));
        }
        if let Some(due) = self.desk.deadline() {
            ctx.request_repaint_after(due.since(self.now));
        }
    }

    fn tell_time(&mut self, ctx: &Context) {
        self.now = match self.clock {
            Clock::System => brikke_app::now(),
            Clock::Frames(began) => {
                let seconds = ctx.input(|input| input.time).max(0.0);
                brikke_app::after(began, std::time::Duration::from_secs_f64(seconds))
            }
        };
    }

    /// The keys that were pressed, once. A field that is being written in
    /// has its own.
    pub(crate) fn take_presses(&mut self, ctx: &Context) -> Vec<String> {
        if ctx.text_edit_focused() {
            return Vec::new();
        }
        std::mem::take(&mut self.presses)
    }

    /// Whether this key was pressed, wherever; only once.
    pub(crate) fn takes_press(&mut self, name: &str) -> bool {
        let before = self.presses.len();
        self.presses.retain(|press| press != name);
        self.presses.len() < before
    }

    /// What a key does, by the settings.
    pub(crate) fn action(&self, press: &str) -> Option<Action> {
        keys::action(&self.preferences.settings.keys, press, false)
    }

    /// The words for this.
    pub(crate) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    /// The words for this, as they stand on a button: a terminal has some of
    /// them in small letters.
    pub(crate) fn button_text(&self, id: &str) -> String {
        let text = self.text(id);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    /// The words for this, with what belongs into them.
    pub(crate) fn text_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.text_with(id, values)
    }

    /// The shortest key of an action, as people read it.
    pub(crate) fn key_of(&self, action: Action) -> Option<String> {
        let settings = &self.preferences.settings;
        let key = keys::shortest(self.locale, &settings.keys, action)?;
        Some(keys::word(self.locale, key))
    }

    /// What there is to draw of the game in hand.
    pub(crate) fn view(&self) -> Option<View<'_>> {
        self.desk.view(self.now)
    }

    /// Who gives hints under these rules.
    pub(crate) fn hint_player(&self, rules: &Rules) -> Choice {
        let name = self.preferences.settings.hint_player.as_str();
        named(name, rules, &self.thinking.stock)
    }

    /// Who can take over the game in hand, the best last.
    pub(crate) fn offered_players(&self) -> Vec<Choice> {
        let view = self.view();
        view.map_or_else(Vec::new, |view| {
            available_for(view.rules, &self.thinking.stock)
        })
    }

    /// Asks a player.
    pub(crate) fn ask_player(&self, wish: Wish, player: Choice, board: Board, rules: &Rules) {
        self.thinking.ask(Question {
            wish,
            player,
            board,
            rules: rules.clone(),
        });
    }

    /// Lets the game in hand carry a command out.
    pub(crate) fn apply(&mut self, command: Command) -> Update {
        self.desk.apply(command, self.now)
    }

    /// Begins a game; the screen that comes next is told of it.
    pub(crate) fn new_game(&mut self, rules: Rules, chance: Chance) {
        let told = self.desk.new_game(rules, chance, self.now);
        self.told = Some(told);
    }

    /// Goes on with a game that is kept; the screen that comes next is told.
    pub(crate) fn open(&mut self, id: GameId) -> Result<(), StoreError> {
        let told = self.desk.open(id, self.now)?;
        self.told = Some(told);
        Ok(())
    }

    /// Keeps what was told for the screen that comes next.
    pub(crate) fn leave_told(&mut self, told: Update) {
        self.told = Some(told);
    }

    /// What was told to the screen before.
    pub(crate) fn take_told(&mut self) -> Option<Update> {
        self.told.take()
    }

    /// What could not be kept, said once.
    pub(crate) fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    /// Changes a setting. What is seen changes at once.
    pub(crate) fn set(&mut self, setting: Setting, ctx: &Context) -> Result<(), String> {
        let result = self.preferences.set(setting);
        self.follow_settings(ctx);
        result
    }

    /// Lets everything look and read as the settings say.
    pub(crate) fn follow_settings(&mut self, ctx: &Context) {
        let language = self.preferences.language();
        self.locale = Locale::new(language.unwrap_or(self.system_language));
        let is_dark = ctx.system_theme() == Some(egui::Theme::Dark);
        self.look = Look::new(Theme::chosen(self.preferences.settings.theme, is_dark));
        let reduced = self.preferences.settings.reduced_motion;
        self.look.apply(ctx, reduced);
    }

    /// Lets a screen reader say this, after what was said in the same frame.
    pub(crate) fn announce(&mut self, text: String) {
        if self.is_announcing {
            self.announced = format!("{} {text}", self.announced);
        } else {
            self.announced = text;
        }
        self.is_announcing = true;
    }

    /// What a screen reader was last told to say.
    pub(crate) fn announced(&self) -> &str {
        &self.announced
    }

    /// Leaves everything kept.
    pub(crate) fn close(self) {
        let now = self.now;
        if let Some(error) = self.desk.close(now) {
            eprintln!("{}", brikke_app::words::trouble(self.locale, &error));
        }
    }
}
