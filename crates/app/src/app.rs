//! The application: input in, pages and effects out.

use brikke_engine::{Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_play::Moment;
use brikke_players::{Answer, PlayerAssets};
use brikke_store::Storage;

use crate::context::Context;
use crate::game::GameScreen;
use crate::page::{DialogKind, Page};
use crate::screens::{
    GamesScreen, MenuScreen, Next, ScoresScreen, Screen, SettingsScreen, statistics,
};
use crate::{Destination, Effect, Entropy, Input, Preferences, Watched, earlier, words};

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
}

/// The first screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstScreen {
    /// The menu.
    Menu,
    /// The unfinished game that was played last, or a new one.
    Continue,
    /// A new game at once.
    Play {
        /// Its rules.
        rules: Rules,
        /// Its seed; none draws a secret.
        seed: Option<Seed>,
        /// The player to watch; none leaves the game to the person.
        player: Option<Watched>,
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

/// The application without a face.
///
/// Time is handed in with every call, and nothing is drawn, asked or slept
/// here: [`App::handle`] returns the [`Effect`]s that its surroundings carry
/// out, and [`App::next_wake`] says when to send the next [`Input::Tick`].
pub struct App {
    context: Context,
    game: GameScreen,
    /// The screens, one upon another: the menu first.
    screens: Vec<Layer>,
    /// The dialog that was announced last.
    announced: Option<(DialogKind, String)>,
}

/// A screen among those that lie upon one another.
enum Layer {
    Game,
    Other(Box<dyn Screen>),
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
            screens: vec![Layer::Other(Box::new(menu))],
            announced: None,
        };
        match options.start {
            FirstScreen::Menu => {}
            FirstScreen::Continue => app.continue_last(now),
            FirstScreen::Play {
                rules,
                seed,
                player,
            } => app.start_game(rules, seed, player.as_ref(), now),
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
            Err(problem) => return self.game.warn(problem, &mut self.context, now),
        }
        if let Some(watched) = player {
            let next = self.game.watch(watched, &mut self.context, now);
            self.go(next, now);
        }
    }

    fn continue_last(&mut self, now: Moment) {
        let games = self.context.storage().unfinished();
        let last = games.unwrap_or_default().into_iter().next();
        match last.map(|game| self.context.open(game.id, now)) {
            Some(Ok(update)) => self.go(Next::Play(update), now),
            _ => {
                let rules = self.context.preferences.settings.rules.rules();
                self.start_game(rules, None, None, now);
            }
        }
    }

    /// Handles one input.
    pub fn handle(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        match input {
            Input::Player(answer) => self.answered(answer, now),
            Input::Suspend => self.game.suspend(&mut self.context, now),
            Input::Open(destination) => {
                let next = self.open(destination);
                self.go(next, now);
            }
            input => {
                if input == Input::Tick {
                    self.save_due(now);
                }
                let next = self.on_top(&input, now);
                self.go(next, now);
            }
        }
        self.finish(now)
    }

    fn open(&self, destination: Destination) -> Next {
        let context = &self.context;
        match destination {
            Destination::Games => Next::open(GamesScreen::new(context)),
            Destination::Scores => Next::open(ScoresScreen::new(context, None)),
            Destination::Statistics => Next::open(statistics(context)),
            Destination::Settings => Next::open(SettingsScreen::default()),
        }
    }

    fn on_top(&mut self, input: &Input, now: Moment) -> Next {
        match self.screens.last_mut() {
            Some(Layer::Other(screen)) => screen.handle(input, &mut self.context, now),
            Some(Layer::Game) => self.game.handle(input, &mut self.context, now),
            None => Next::Stay,
        }
    }

    /// Writes what must not wait any longer.
    fn save_due(&mut self, now: Moment) {
        if let Some(error) = self.context.session.tick(now) {
            let text = words::store_error(self.context.locale, &error);
            self.game.warn(text, &mut self.context, now);
        }
    }

    /// Hands an answer to the screen that asked, wherever it lies.
    fn answered(&mut self, answer: Answer, now: Moment) {
        if self.game.asked(answer.id) {
            let is_on_top = matches!(self.screens.last(), Some(Layer::Game));
            let next = self
                .game
                .answered(answer, is_on_top, &mut self.context, now);
            return self.go(next, now);
        }
        let asking = self.screens.iter_mut().find_map(|layer| match layer {
            Layer::Other(screen) if screen.asked(answer.id) => Some(screen),
            _ => None,
        });
        if let Some(screen) = asking {
            screen.answered(answer, &mut self.context);
        }
    }

    fn go(&mut self, next: Next, now: Moment) {
        match next {
            Next::Stay => return,
            Next::Open(screen) => self.screens.push(Layer::Other(screen)),
            Next::Back => self.leave_top(now),
            Next::Menu => self.leave_all(now),
            Next::Game => self.show_game(now),
            Next::Play(update) => {
                self.leave_all(now);
                self.screens.push(Layer::Game);
                let next = self.game.open(update, &mut self.context, now);
                return self.go(next, now);
            }
            Next::Quit => self.context.effect(Effect::Quit),
        }
        let title = self.page(now).title;
        self.context.announce(title);
    }

    /// Leaves the screen on top, but never the first one.
    fn leave_top(&mut self, now: Moment) {
        if self.screens.len() > 1
            && let Some(Layer::Other(mut screen)) = self.screens.pop()
        {
            screen.left(&mut self.context);
        }
        self.shown_again(now);
    }

    fn leave_all(&mut self, now: Moment) {
        while self.screens.len() > 1 {
            if let Some(Layer::Other(mut screen)) = self.screens.pop() {
                screen.left(&mut self.context);
            }
        }
        self.shown_again(now);
    }

    fn show_game(&mut self, now: Moment) {
        self.leave_all(now);
        self.screens.push(Layer::Game);
        self.game.show(&mut self.context, now);
    }

    fn shown_again(&mut self, now: Moment) {
        match self.screens.last_mut() {
            Some(Layer::Other(screen)) => screen.shown_again(&mut self.context),
            Some(Layer::Game) => self.game.show(&mut self.context, now),
            None => {}
        }
    }

    /// Announces a dialog that has appeared, and hands out the effects.
    fn finish(&mut self, now: Moment) -> Vec<Effect> {
        let dialog = match self.screens.last() {
            Some(Layer::Game) => self.game.dialog(&self.context, now),
            Some(Layer::Other(screen)) => screen.contents(&self.context, now).dialog,
            None => None,
        };
        let shown = dialog.map(|dialog| ((dialog.kind, dialog.title), dialog.text));
        let (key, text) = shown.unzip();
        if key != self.announced {
            if let (Some((_, title)), Some(text)) = (&key, text) {
                self.context.announce(joined(title, &text));
            }
            self.announced = key;
        }
        self.context.take_effects()
    }

    /// The page at this moment.
    pub fn page(&self, now: Moment) -> Page {
        let context = &self.context;
        let top = self.screens.iter().rev().find_map(|layer| match layer {
            Layer::Game => self.game.contents(context, now),
            Layer::Other(screen) => Some(screen.contents(context, now)),
        });
        let contents = top.unwrap_or_else(|| MenuScreen::new(context).contents(context, now));
        Page {
            title: contents.title,
            body: contents.body,
            dialog: contents.dialog,
            note: contents.note,
            keys: contents.keys,
            back: (self.screens.len() > 1).then(|| context.text("back")),
            look: context.look(),
        }
    }

    /// The moment at which something happens by itself; until then the
    /// program may sleep.
    pub fn next_wake(&self, now: Moment) -> Option<Moment> {
        let screen = match self.screens.last()? {
            Layer::Game => self.game.next_wake(&self.context, now),
            Layer::Other(screen) => screen.next_wake(now),
        };
        earlier(screen, self.context.session.deadline())
    }

    /// The sentences of the person's language.
    pub const fn locale(&self) -> Locale {
        self.context.locale
    }

    /// Writes everything that waits, and closes.
    ///
    /// # Errors
    ///
    /// The sentence that says what could not be saved.
    pub fn close(mut self, now: Moment) -> Result<(), String> {
        self.leave_all(now);
        let locale = self.context.locale;
        match self.context.session.close(now).1 {
            Some(error) => Err(words::store_error(locale, &error)),
            None => Ok(()),
        }
    }
}

/// Two sentences after one another; a title has no full stop.
fn joined(title: &str, text: &str) -> String {
    let is_ended = title.ends_with(['.', '!', '?', '。', '！', '？']);
    let between = if is_ended { " " } else { ". " };
    format!("{title}{between}{text}")
}
