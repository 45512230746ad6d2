//! The application: input in, pages and effects out.

mod elsewhere;
mod layers;
mod opening;
mod options;
mod page;

use std::borrow::Cow;

use brikke_ai::learned::Record;
use brikke_engine::Phase;
use brikke_locale::Locale;
use brikke_play::Moment;
use brikke_players::{Answer, PlayerSpec};

use crate::context::Context;
use crate::files::FileDialog;
use crate::game::GameScreen;
use crate::overlay::Overlay;
use crate::page::DialogKind;
use crate::screens::{MenuScreen, Next, Screen};
use crate::settings::PageKey;
use crate::{Effect, Input, Settings, control_character, earlier, words};

use elsewhere::Elsewhere;
use layers::Layer;
pub use options::{BrowserStorage, Face, FirstScreen, Options};

/// The application without a face.
///
/// Time is handed in with every call, and nothing is drawn, asked or slept
/// here: [`App::handle`] returns the [`Effect`]s that its surroundings carry
/// out, and [`App::next_wake`] says when to send the next [`Input::Tick`].
pub struct App {
    context: Context,
    game: GameScreen,
    /// The first screen, which is never left.
    menu: MenuScreen,
    /// The screens over the menu, one upon another.
    layers: Vec<Layer>,
    /// The dialog that was announced last.
    announced: Option<(DialogKind, String)>,
    /// Set while another program has the keyboard.
    is_away: bool,
    /// True while a menu of the face lies over the board.
    has_menu: bool,
    /// Set while the clock stands because nobody plays.
    is_clock_held: bool,
    elsewhere: Elsewhere,
}

impl App {
    /// The application with its first screen.
    pub fn new(options: Options, now: Moment) -> (App, Vec<Effect>) {
        let context = Context::new(
            options.storage,
            options.preferences,
            options.language,
            options.assets,
            options.entropy,
            options.face,
        );
        let menu = MenuScreen::new(&context);
        let mut app = App {
            context,
            game: GameScreen::default(),
            menu,
            layers: Vec::new(),
            announced: None,
            is_away: false,
            has_menu: false,
            is_clock_held: false,
            elsewhere: Elsewhere::default(),
        };
        app.start(options.start, now);
        if !options.warnings.is_empty() {
            app.context.report(options.warnings.join("\n"));
        }
        let effects = app.finish(now);
        (app, effects)
    }

    /// Handles one input.
    pub fn handle(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        if input.is_by_person() && !matches!(input, Input::Suspend) {
            self.context.take_problem();
        }
        if let Some(place) = control_character(&input) {
            let place = [("place", place.into())];
            let text = self.context.text_with("name-control", &place);
            self.context.report(text);
            return self.finish(now);
        }
        match input {
            Input::Player(answer) => self.answered(answer, now),
            Input::Suspend => self.game.suspend(&mut self.context, now),
            Input::FocusLost => self.is_away = true,
            Input::FocusGained => self.is_away = false,
            Input::MenuOpened => self.has_menu = true,
            Input::MenuClosed => self.has_menu = false,
            Input::Open(destination) => {
                let next = self.open(destination, now);
                self.go(next, now);
            }
            Input::NewGame(text) => self.choose_game(&text, now),
            Input::Reading(reading) => self.set_reading(reading),
            Input::OpenFile(name) => self.open_text(&name, now),
            // Nothing is written in the menu: a pasted text is opened.
            Input::Write(text) if self.layers.is_empty() => self.open_text(&text, now),
            Input::Quit
                if !matches!(self.layers.last(), Some(Layer::Over(Overlay::Leaving(_)))) =>
            {
                self.quit(now);
            }
            Input::FileAnswer(_) if !self.is_naming_file() => {
                let dialog = FileDialog::open(&self.context);
                self.without_dialog(dialog, &input, now);
            }
            Input::File(bytes) => self.import(&bytes, now),
            Input::StoreChanged => self.follow_store(now),
            Input::Link(address) => self.open_link(&address, now),
            Input::LoadAdvisor => self.game.load_advisor(&mut self.context, now),
            Input::NetworkFound => self.context.take_offered_network(now),
            input => {
                if matches!(input, Input::Tick) {
                    self.save_due(now);
                }
                let help = self.help_wanted(&input, now);
                let next = help.unwrap_or_else(|| self.on_top(&input, now));
                self.go(next, now);
            }
        }
        self.finish(now)
    }

    fn on_top(&mut self, input: &Input, now: Moment) -> Next {
        match self.layers.last_mut() {
            Some(Layer::Other(screen)) => {
                let Some(input) = known_key(&**screen, input, &self.context) else {
                    return Next::Stay;
                };
                screen.handle(&input, &mut self.context, now)
            }
            Some(Layer::Game) => self.game.handle(input, &mut self.context, now),
            Some(Layer::Over(dialog)) => dialog.handle(input, &mut self.context, now),
            None => self.menu.handle(input, &mut self.context, now),
        }
    }

    /// Writes what must not wait any longer. Nothing opens by itself over a
    /// screen that lies over the game.
    fn save_due(&mut self, now: Moment) {
        let update = self.context.session.tick(now);
        let next = self.game.on_update(update, &mut self.context, now);
        if matches!(self.layers.last(), Some(Layer::Game)) {
            self.go(next, now);
        }
    }

    /// Shows the games as another program has left them.
    fn follow_store(&mut self, now: Moment) {
        let update = self.context.session.follow(now);
        if update.caught_up.is_some() {
            let next = self.game.on_update(update, &mut self.context, now);
            self.go(next, now);
        }
        match self.layers.last_mut() {
            Some(Layer::Other(screen)) => screen.shown_again(&mut self.context),
            None => self.menu.shown_again(&mut self.context),
            Some(Layer::Game | Layer::Over(_)) => {}
        }
    }

    /// Hands an answer to the screen that asked, wherever it lies.
    #[inline(never)]
    fn answered(&mut self, answer: Answer, now: Moment) {
        if let Some(PlayerSpec::Learned(_)) = answer.reply.loaded_player() {
            self.context.take_offered_network(now);
        }
        if self.context.is_about_building(&answer) {
            return self.hear_of_building(&answer, now);
        }
        if self.game.asked(answer.id) {
            let is_on_top = matches!(self.layers.last(), Some(Layer::Game));
            let next = self
                .game
                .answered(answer, is_on_top, &mut self.context, now);
            return self.go(next, now);
        }
        let top = self.layers.len().saturating_sub(1);
        let mut layers = self.layers.iter_mut().enumerate();
        let asking = layers.find_map(|(place, layer)| match layer {
            Layer::Other(screen) if screen.asked(answer.id) => Some((place, screen)),
            _ => None,
        });
        if let Some((place, screen)) = asking {
            let next = screen.answered(answer, &mut self.context, now);
            if place == top {
                self.go(next, now);
            }
        }
    }

    /// Says on whichever screen is on top that an endgame table is built, or why
    /// it is not.
    fn hear_of_building(&mut self, answer: &Answer, now: Moment) {
        let Some(note) = self.context.hear_of_building(answer) else {
            return;
        };
        if let Some(Layer::Other(screen)) = self.layers.last_mut() {
            screen.shown_again(&mut self.context);
        }
        self.notice(note, now);
    }

    /// Lets the clock stand while something else than the board is looked at or
    /// the board is edited, and go on from there.
    fn mind_clock(&mut self, now: Moment) {
        let is_on_top = matches!(self.layers.last(), Some(Layer::Game));
        let (runs, goes_on) = match self.context.view(now) {
            Some(view) => (view.clock_runs, view.phase == Phase::Playing),
            None => (false, false),
        };
        let is_free = !self.is_away && !self.has_menu && self.dialog(now).is_none();
        let is_free = is_free && !self.game.waits_for_player(&self.context, now);
        let is_free = is_free && !self.game.is_editing();
        let is_played = is_on_top && goes_on && is_free;
        if runs && !is_played {
            self.is_clock_held = true;
            self.game.hold_clock(&mut self.context, now);
        } else if self.is_clock_held && is_played {
            self.is_clock_held = false;
            self.game.release_clock(&mut self.context, now);
        }
    }

    /// Announces a dialog that has appeared, and hands out the effects.
    fn finish(&mut self, now: Moment) -> Vec<Effect> {
        self.look_elsewhere(now);
        self.mind_clock(now);
        let shown = self
            .dialog(now)
            .map(|dialog| ((dialog.kind, dialog.title), dialog.text));
        let (key, text) = shown.unzip();
        if key != self.announced {
            // Line by line the question is read after the page, before its answers.
            let is_read = self.context.face != Face::Plain;
            if let (Some((_, title)), Some(text), true) = (&key, text, is_read) {
                let locale = self.context.locale;
                // Each line becomes a sentence: nobody hears where one ends.
                let said = text.lines().fold(title.clone(), |said, line| {
                    words::joined(locale, &said, line)
                });
                self.context.announce(said);
            }
            self.announced = key;
        }
        self.context.forget_save_failure();
        self.context.take_effects()
    }

    /// The moment at which something happens by itself; until then the
    /// program may sleep.
    pub fn next_wake(&self, now: Moment) -> Option<Moment> {
        let screen = match self.layers.last() {
            Some(Layer::Game) => self.game.next_wake(&self.context, now),
            Some(Layer::Other(screen)) => screen.next_wake(now),
            Some(Layer::Over(_)) => None,
            None => self.menu.next_wake(now),
        };
        let own = earlier(screen, self.context.session.deadline());
        earlier(own, self.next_look())
    }

    /// A network of this training, of so many megabytes, can be loaded by the
    /// player that needs it.
    pub fn offer_network(&mut self, training: Record, megabytes: u64) {
        self.context.network_megabytes = megabytes;
        self.context.assets = self.context.assets.clone().offering(training);
    }

    /// Says how safe games are that this browser has saved. Where it saves
    /// none, it cannot promise to keep them.
    pub fn set_browser_storage(&mut self, storage: BrowserStorage) {
        if self.context.browser_storage != Some(BrowserStorage::Forbidden) {
            self.context.browser_storage = Some(storage);
        }
    }

    /// The settings as they stand.
    pub const fn settings(&self) -> &Settings {
        &self.context.preferences.settings
    }

    /// The sentences of the person's language.
    pub const fn locale(&self) -> Locale {
        self.context.locale
    }

    /// Writes everything that waits, and closes.
    ///
    /// # Errors
    ///
    /// The sentences that say what could not be saved.
    pub fn close(mut self, now: Moment) -> Result<(), String> {
        self.context.take_problem();
        self.leave_all(now);
        let unsaved_setting = self.context.take_problem().map(|problem| problem.text);
        let update = self.context.session.finish(now);
        if let Some(error) = update.save_error {
            self.context.report_save_error(&error);
        }
        let unsaved_game = self.context.unsaved_text();
        let problem = self.context.take_problem().map(|problem| problem.text);
        let unsaved_game = unsaved_game.or(problem);
        let set_aside = update.caught_up.filter(|caught_up| caught_up.set_aside > 0);
        let set_aside = set_aside.map(|it| words::caught_up(self.context.locale, it));
        let problems: Vec<String> = unsaved_setting
            .into_iter()
            .chain(unsaved_game)
            .chain(set_aside)
            .collect();
        if problems.is_empty() {
            Ok(())
        } else {
            Err(problems.join("\n"))
        }
    }
}

/// The input as a screen knows it: a key of the settings becomes the screen's
/// own. None for a key that means nothing any more. Where a text is written,
/// every key is one.
fn known_key<'a>(
    screen: &dyn Screen,
    input: &'a Input,
    context: &Context,
) -> Option<Cow<'a, Input>> {
    let (Input::Press(key), Some(page), None) = (input, screen.key_page(), screen.caret()) else {
        return Some(Cow::Borrowed(input));
    };
    let keys = &context.preferences.settings.page_keys;
    match keys.meaning(&key.name, page) {
        PageKey::Means(own) => Some(Cow::Owned(Input::press(own))),
        PageKey::Other => Some(Cow::Borrowed(input)),
        PageKey::Nothing => None,
    }
}
