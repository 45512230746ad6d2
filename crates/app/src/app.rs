//! The application: input in, pages and effects out.

use std::borrow::Cow;

use brikke_ai::learned::Record;
use brikke_engine::{Phase, Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_play::{Mode, Moment};
use brikke_players::{Answer, PlayerAssets};
use brikke_store::{GameId, Storage};

use crate::context::Context;
use crate::files::FileDialog;
use crate::game::GameScreen;
use crate::leaving::LeavingDialog;
use crate::overlay::Overlay;
use crate::page::{Body, Dialog, DialogKind, KeyHint, MakeVisible, Note, Page, Tone};
use crate::screens::{
    Contents, GamesScreen, MenuScreen, Next, ReplayScreen, ScoresScreen, Screen, SettingsScreen,
    StatisticsScreen, about, help_on,
};
use crate::settings::PageKey;
use crate::{
    Destination, Effect, Entropy, Imported, Input, Preferences, Settings, Update, Watched,
    control_character, daily, earlier, link, words,
};

/// The key that explains the keys of a page.
const HELP: &str = "?";

/// The same where a text is written.
const HELP_IN_TEXT: &str = "f1";

/// Everything that the application is given.
pub struct Options {
    /// The storage of games and scores.
    pub storage: Box<dyn Storage>,
    /// The settings and their file.
    pub preferences: Preferences,
    /// The language of people who have not chosen one.
    pub language: Language,
    /// Networks and solutions for the players.
    pub assets: PlayerAssets,
    /// Randomness for the secrets of games.
    pub entropy: Box<dyn Entropy>,
    /// The first screen.
    pub start: FirstScreen,
    /// The face that draws the pages.
    pub face: Face,
    /// Sentences about the saved games, shown on the first page until the
    /// person's first input.
    pub warnings: Vec<String>,
}

/// The first screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstScreen {
    /// The menu.
    Menu,
    /// The unfinished game that was played last, or a new one.
    Continue,
    /// This saved game.
    Open(GameId),
    /// A new game at once.
    Play {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
        /// The player to watch; none leaves the game to the person.
        player: Option<Watched>,
    },
    /// A practice game at once.
    Practice {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
    },
}

/// The kinds of faces, as far as they offer different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Cells of a terminal.
    Terminal,
    /// Lines of text.
    Plain,
    /// A window.
    Window,
    /// A page in a browser.
    Browser,
}

impl Face {
    /// True if this face can play sounds.
    pub(crate) const fn has_sounds(self) -> bool {
        matches!(self, Face::Window | Face::Browser)
    }
}

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
    /// Set while the clock stands because nobody plays.
    is_clock_held: bool,
}

/// A screen among those that lie over the menu.
enum Layer {
    Game,
    Other(Box<dyn Screen>),
    /// A dialog over the screen below.
    Over(Overlay),
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
            is_clock_held: false,
        };
        match options.start {
            FirstScreen::Menu => {}
            FirstScreen::Continue => app.continue_last(now),
            FirstScreen::Open(id) => app.open_saved(id, now),
            FirstScreen::Play {
                rules,
                seed,
                player,
            } => app.start_game(rules, seed, player.as_ref(), now),
            FirstScreen::Practice { rules, seed } => app.start_practice(rules, seed, now),
        }
        if !options.warnings.is_empty() {
            app.context.report(options.warnings.join("\n"));
        }
        let effects = app.finish(now);
        (app, effects)
    }

    fn start_game(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        player: Option<&Watched>,
        now: Moment,
    ) {
        match self.context.new_game(rules, seed, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => return self.context.report(problem),
        }
        if let Some(watched) = player {
            let next = self.game.watch(watched, &mut self.context, now);
            self.go(next, now);
        }
    }

    fn start_practice(&mut self, rules: Rules, seed: Option<Seed>, now: Moment) {
        match self.context.new_practice(rules, seed, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => self.context.report(problem),
        }
    }

    fn open_saved(&mut self, id: GameId, now: Moment) {
        match self.context.open(id, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => self.context.report(problem),
        }
    }

    fn continue_last(&mut self, now: Moment) {
        match self.open_last(now) {
            Ok(Some(update)) => return self.go(Next::Play(update), now),
            Ok(None) => {}
            Err(problem) => self.context.report(problem),
        }
        let rules = self.context.preferences.settings.rules.rules();
        self.start_game(rules, None, None, now);
    }

    /// Opens the unfinished game that was played last, if there is one.
    fn open_last(&mut self, now: Moment) -> Result<Option<Update>, String> {
        let last = self.context.last_game();
        let last = last.map_err(|error| words::store_error(self.context.locale, &error))?;
        last.map(|game| self.context.open(game.id, now)).transpose()
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
            Input::Open(destination) => {
                let next = self.open(destination, now);
                self.go(next, now);
            }
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

    /// Opens the file of this name, or the recording in this text.
    // Not part of its only caller: a browser loads it later.
    #[inline(never)]
    fn open_text(&mut self, text: &str, now: Moment) {
        let dialog = FileDialog::naming(&self.context, text);
        self.without_dialog(dialog, &Input::press("enter"), now);
    }

    /// Lets a dialog handle an input that is not shown; what is wrong stands
    /// on the page instead.
    fn without_dialog(&mut self, mut dialog: FileDialog, input: &Input, now: Moment) {
        let next = dialog.handle(input, &mut self.context, now);
        if let Some(problem) = dialog.problem() {
            self.context.show_problem(Note::new(Tone::Warning, problem));
        }
        match next {
            // No dialog is open.
            Next::Saying(note) => self.notice(note, now),
            next => self.go(next, now),
        }
    }

    /// Opens the game or the scores in a file.
    #[inline(never)]
    fn import(&mut self, bytes: &[u8], now: Moment) {
        match self.context.import(bytes, now) {
            Ok((imported, update)) => self.show_imported(&imported, update, now),
            Err(problem) => self.context.report(problem),
        }
    }

    /// Shows the game or the scores that were in a file.
    fn show_imported(&mut self, imported: &Imported, update: Option<Update>, now: Moment) {
        let text = words::imported(self.context.locale, imported);
        match (imported, update) {
            (_, Some(update)) => {
                self.go(Next::Play(update), now);
                self.game.tell(text, &mut self.context, now);
            }
            (Imported::Scores(scores), None) => {
                let screen = ScoresScreen::imported(&self.context, scores, text.clone());
                self.go(Next::open(screen), now);
                self.context.announce(text);
            }
            (Imported::Backup(restored), None) => {
                // The game in hand may have gone on in the backup.
                self.follow_store(now);
                let screen = GamesScreen::new(&self.context);
                self.go(Next::open(screen), now);
                let tone = if restored.is_damaged() {
                    Tone::Warning
                } else {
                    Tone::Good
                };
                self.notice(Note::new(tone, text), now);
            }
            (Imported::Game(game), None) => match ReplayScreen::of(game.id, &self.context) {
                Ok(screen) => {
                    self.go(Next::open(screen), now);
                    self.notice(Note::new(Tone::Plain, text), now);
                }
                Err(problem) => self.context.report(problem),
            },
        }
    }

    #[inline(never)]
    fn open(&mut self, destination: Destination, now: Moment) -> Next {
        let context = &mut self.context;
        match destination {
            Destination::Analysis => self.game.analyse(context, now),
            Destination::Share => self.game.share(context, now),
            Destination::Games => Next::open(GamesScreen::new(context)),
            Destination::Scores => Next::open(ScoresScreen::new(context)),
            Destination::Statistics => Next::open(StatisticsScreen::new(context)),
            Destination::Settings => Next::open(SettingsScreen::default()),
            Destination::About => Next::open(about()),
            Destination::File => Next::File(FileDialog::open(context)),
        }
    }

    /// The keys of the page on top, where somebody asks for them: with `?`, or
    /// with F1 where a text is written. The game explains its own.
    #[inline(never)]
    fn help_wanted(&self, input: &Input, now: Moment) -> Option<Next> {
        let (Some(Layer::Other(_)), Input::Press(key)) = (self.layers.last(), input) else {
            return None;
        };
        let page = self.page(now);
        let is_asked = match key.name.as_str() {
            HELP_IN_TEXT => !page.asks_for_key(),
            HELP => !page.asks_for_key() && !page.is_written_to(),
            _ => false,
        };
        let mut keys = page.keys;
        keys.retain(|hint| ![Some(HELP), Some(HELP_IN_TEXT)].contains(&hint.key.as_deref()));
        (is_asked && self.has_keys_to_explain()).then(|| Next::open(help_on(page.title, keys)))
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
        let was_failing = self.context.session.is_failing();
        let update = self.context.session.tick(now);
        let next = self.game.on_update(update, &mut self.context, now);
        if was_failing {
            self.game.ask_for_name(&self.context, now);
        }
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

    /// Opens the screen at an address, over the game or the menu.
    #[inline(never)]
    fn open_link(&mut self, address: &str, now: Moment) {
        match link::open(address, &mut self.context, now) {
            Ok(next) => {
                self.leave_all(now);
                if self.context.session.game().is_some() && matches!(next, Next::Open(_)) {
                    self.layers.push(Layer::Game);
                }
                self.go(next, now);
            }
            Err(problem) => self.context.report(problem),
        }
        if address == daily::ADDRESS {
            let text = daily::note(&self.context, now);
            self.game.tell(text, &mut self.context, now);
        }
    }

    /// The address of what is shown, for [`Input::Link`]; empty for the game in
    /// hand.
    pub fn address(&self, now: Moment) -> String {
        let shown = self.layers.iter().rev().find_map(|layer| match layer {
            Layer::Game => Some(self.game_address(now)),
            Layer::Other(screen) => Some(screen.address()),
            Layer::Over(_) => None,
        });
        shown.unwrap_or_else(|| MenuScreen::ADDRESS.to_owned())
    }

    fn game_address(&self, now: Moment) -> String {
        let Some(game) = self.context.session.game() else {
            return String::new();
        };
        match self.context.mode() {
            Mode::Practice => link::of_position(game.board()),
            Mode::Scored if daily::is_of_today(game, now) => daily::ADDRESS.to_owned(),
            Mode::Scored => String::new(),
        }
    }

    /// Hands an answer to the screen that asked, wherever it lies.
    #[inline(never)]
    fn answered(&mut self, answer: Answer, now: Moment) {
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

    fn go(&mut self, next: Next, now: Moment) {
        match next {
            Next::Stay => return,
            Next::Open(mut screen) => {
                screen.opened(&mut self.context, now);
                self.layers.push(Layer::Other(screen));
            }
            Next::File(dialog) => return self.layers.push(Layer::Over(Overlay::File(dialog))),
            Next::Back => self.leave_top(now),
            Next::BackAnd(input) => {
                self.leave_top(now);
                let next = self.on_top(&input, now);
                return self.go(next, now);
            }
            Next::Imported(imported, update) => {
                if self.is_naming_file() {
                    self.layers.pop();
                }
                return self.show_imported(&imported, update, now);
            }
            Next::Saying(note) => {
                self.leave_top(now);
                return self.notice(note, now);
            }
            Next::Menu(note) => {
                self.leave_all(now);
                return self.notice(note, now);
            }
            Next::Game => self.show_game(now),
            Next::Play(update) => {
                self.leave_all(now);
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                return self.go(next, now);
            }
            Next::OpenText(text) => return self.open_text(&text, now),
            Next::Try(update) => {
                self.layers.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                return self.go(next, now);
            }
            Next::Quit => return self.quit(now),
        }
        let title = self.page(now).title;
        self.context.announce(title);
    }

    /// Ends the program; if something is not saved, asks first. Line by line
    /// that is said at the end.
    fn quit(&mut self, now: Moment) {
        self.game.suspend(&mut self.context, now);
        if let Err(error) = self.context.session.write_now(now) {
            self.context.report_save_error(&error);
        }
        let is_asked = self.context.face != Face::Plain;
        if is_asked && self.context.session.unsaved().is_some() {
            let dialog = Overlay::Leaving(LeavingDialog::default());
            self.layers.push(Layer::Over(dialog));
        } else {
            self.context.effect(Effect::Quit);
        }
    }

    fn is_naming_file(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Over(Overlay::File(_))))
    }

    /// The screen on top says something.
    fn notice(&mut self, note: Note, now: Moment) {
        match self.layers.last_mut() {
            Some(Layer::Game) => return self.game.notice(note, &mut self.context, now),
            Some(Layer::Over(dialog)) => dialog.notice(note.clone()),
            Some(Layer::Other(screen)) => screen.notice(note.clone()),
            None => self.menu.notice(note.clone()),
        }
        self.context.announce(note.text);
    }

    /// Leaves the screen on top.
    fn leave_top(&mut self, now: Moment) {
        if let Some(Layer::Other(mut screen)) = self.layers.pop() {
            screen.left(&mut self.context);
        }
        self.shown_again(now);
    }

    fn leave_all(&mut self, now: Moment) {
        while let Some(layer) = self.layers.pop() {
            if let Layer::Other(mut screen) = layer {
                screen.left(&mut self.context);
            }
        }
        self.shown_again(now);
    }

    fn show_game(&mut self, now: Moment) {
        self.leave_all(now);
        self.layers.push(Layer::Game);
        self.game.show(&mut self.context, now);
    }

    fn shown_again(&mut self, now: Moment) {
        match self.layers.last_mut() {
            Some(Layer::Other(screen)) => screen.shown_again(&mut self.context),
            Some(Layer::Game) => self.game.show(&mut self.context, now),
            Some(Layer::Over(_)) => {}
            None => self.menu.shown_again(&mut self.context),
        }
    }

    /// The dialog at this moment.
    fn dialog(&self, now: Moment) -> Option<Dialog> {
        match self.layers.last()? {
            Layer::Game => self.game.dialog(&self.context, now),
            Layer::Other(screen) => screen.contents(&self.context, now).dialog,
            Layer::Over(dialog) => Some(dialog.page(&self.context)),
        }
    }

    /// Lets the clock stand while something else than the board is looked at,
    /// and go on from there.
    fn mind_clock(&mut self, now: Moment) {
        let is_on_top = matches!(self.layers.last(), Some(Layer::Game));
        let (runs, goes_on) = match self.context.view(now) {
            Some(view) => (view.clock_runs, view.phase == Phase::Playing),
            None => (false, false),
        };
        let is_played = is_on_top && goes_on && !self.is_away && self.dialog(now).is_none();
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
        self.mind_clock(now);
        let shown = self
            .dialog(now)
            .map(|dialog| ((dialog.kind, dialog.title), dialog.text));
        let (key, text) = shown.unzip();
        if key != self.announced {
            if let (Some((_, title)), Some(text)) = (&key, text) {
                self.context.announce(joined(title, &text));
            }
            self.announced = key;
        }
        self.context.forget_save_failure();
        self.context.take_effects()
    }

    /// The page at this moment.
    pub fn page(&self, now: Moment) -> Page {
        let context = &self.context;
        let top = self.layers.iter().rev().find_map(|layer| match layer {
            Layer::Game => self.game.contents(context, now),
            Layer::Other(screen) => {
                let mut contents = screen.contents(context, now);
                if let Some(page) = screen.key_page() {
                    contents.show_keys_of(page, context);
                }
                if let Some(dialog) = &contents.dialog {
                    contents.keys = keys_of_dialog(dialog, context);
                }
                Some(contents)
            }
            Layer::Over(_) => None,
        });
        let mut contents = top.unwrap_or_else(|| self.menu.contents(context, now));
        if let Some(Layer::Over(dialog)) = self.layers.last() {
            contents.dialog = Some(dialog.page(context));
            contents.keys = dialog.keys(context);
        }
        let unsaved = || Some(Note::new(Tone::Warning, context.unsaved_text()?));
        let window_title = window_title(&contents);
        let is_on_top = matches!(self.layers.last(), Some(Layer::Game));
        let is_game = matches!(&contents.body, Body::Game(game) if game.board.cursor.is_none());
        let tip = || GameScreen::first_tip(context, now).filter(|_| is_game && is_on_top);
        let mut page = Page {
            window_title,
            title: contents.title,
            body: contents.body,
            dialog: contents.dialog,
            note: context
                .problem()
                .cloned()
                .or(contents.note)
                .or_else(unsaved)
                .or_else(tip),
            keys: contents.keys,
            back: (!self.layers.is_empty()).then(|| context.text("back")),
            caret: self.caret(),
            look: context.look(),
        };
        self.offer_help(&mut page);
        page.make_visible();
        page
    }

    /// True if a screen with keys of its own is on top, not one that explains
    /// them. The game has its own help.
    fn has_keys_to_explain(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Other(screen)) if !screen.is_read())
    }

    /// Shows the key that explains the others before the way out, in a terminal,
    /// which may have no room for all of them.
    fn offer_help(&self, page: &mut Page) {
        let is_terminal = self.context.face == Face::Terminal;
        if is_terminal && page.dialog.is_none() && self.has_keys_to_explain() {
            let key = if page.is_written_to() {
                HELP_IN_TEXT
            } else {
                HELP
            };
            let place = page.keys.len().saturating_sub(1);
            page.keys
                .insert(place, self.context.hint(key, "action-help"));
        }
    }

    /// The cursor in the text that has the keyboard.
    fn caret(&self) -> Option<usize> {
        match self.layers.last()? {
            Layer::Game => self.game.caret(),
            Layer::Other(screen) => screen.caret(),
            Layer::Over(dialog) => dialog.caret(),
        }
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
        earlier(screen, self.context.session.deadline())
    }

    /// A network of this training can be loaded by the player that needs it.
    pub fn offer_network(&mut self, training: Record) {
        self.context.assets = self.context.assets.clone().offering(training);
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

/// The keys of a dialog over a screen.
fn keys_of_dialog(dialog: &Dialog, context: &Context) -> Vec<KeyHint> {
    if !dialog.answers.is_empty() {
        return context.hints(&[
            ("↑↓", "keys-line"),
            ("enter", "keys-choose"),
            ("esc", "keys-back"),
        ]);
    }
    let accept = dialog.accept.as_ref().map(|label| KeyHint {
        does: label.to_lowercase(),
        ..context.hint("enter", "done")
    });
    let leave = context.hint("esc", "keys-back");
    accept.into_iter().chain([leave]).collect()
}

/// The title of a window: the rules and the score of a game, else the title of
/// the page.
fn window_title(contents: &Contents) -> String {
    match &contents.body {
        Body::Game(game) => format!("{} · {} – Brikke", game.rules, game.score.value),
        _ if contents.title.is_empty() => "Brikke".to_owned(),
        _ => format!("{} – Brikke", contents.title),
    }
}

/// Two sentences after one another; a title has no full stop.
fn joined(title: &str, text: &str) -> String {
    let is_ended = title.ends_with(['.', '!', '?', '。', '！', '？']);
    let between = if is_ended { " " } else { ". " };
    format!("{title}{between}{text}")
}
