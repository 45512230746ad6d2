//! The menu.

use brikke_engine::Game;
use brikke_play::{Mode, Moment};
use brikke_store::GameLine;

use super::{Contents, EndgamesScreen, GamesScreen, NewGameScreen, Next, ScoresScreen, Screen};
use super::{SettingsScreen, StatisticsScreen, about, help_on_lines, help_on_menu};
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Body, KeyHint, Line, Menu, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::Action;
use crate::{Face, Input, daily};

/// A line of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    NewGame,
    /// Goes on with a game, or loads one where there is none to go on with.
    Continue,
    Quit,
    /// The game of the day, in a browser, which nobody quits.
    Daily,
    Games,
    Scores,
    Statistics,
    Settings,
    Help,
    About,
    Endgames,
}

/// The lines of the menu. Every line keeps its digit, whatever there is to
/// continue.
const ITEMS: [Item; 10] = [
    Item::NewGame,
    Item::Continue,
    Item::Quit,
    Item::Games,
    Item::Scores,
    Item::Statistics,
    Item::Settings,
    Item::Help,
    Item::About,
    Item::Endgames,
];

/// The lines on this face. The menu of a 2048 that is played line by line has
/// two lines of old: 1 begins, and 2 quits.
const fn items(face: Face) -> [Item; 10] {
    let mut items = ITEMS;
    if matches!(face, Face::Plain) {
        items[1] = Item::Quit;
        items[2] = Item::Continue;
    }
    if matches!(face, Face::Browser) {
        items[2] = Item::Daily;
    }
    items
}

/// The menu, with the game that can be continued.
pub(crate) struct MenuScreen {
    items: [Item; 10],
    last: Option<GameLine>,
    selection: Selection,
    /// True if there was a game to go on with when a line was last selected.
    has_game: bool,
    note: Option<Note>,
}

impl MenuScreen {
    /// The menu; problems in the settings file are mentioned.
    pub(crate) fn new(context: &Context) -> MenuScreen {
        let problems = context.preferences.problems.len();
        let count = [("count", problems.into())];
        let note = (problems > 0).then(|| context.text_with("settings-problems", &count));
        let mut menu = MenuScreen {
            items: items(context.face),
            last: last_game(context),
            selection: Selection::default(),
            has_game: false,
            note: note.map(warning),
        };
        menu.select_first(context);
        menu
    }

    /// Somebody comes from a game: the line is selected that Enter is most likely
    /// meant for then.
    pub(crate) fn shown_after_game(&mut self, context: &mut Context) {
        self.shown_again(context);
        self.select_first(context);
    }

    /// Selects the line that Enter is most likely meant for: the game that
    /// waits, or a new one.
    fn select_first(&mut self, context: &Context) {
        self.has_game = self.has_game(context);
        let wanted = if self.has_game {
            Item::Continue
        } else {
            Item::NewGame
        };
        let index = self.items.iter().position(|&item| item == wanted);
        self.selection = Selection::at(index.unwrap_or_default());
    }

    /// True if there is a game to go on with, in hand or saved.
    fn has_game(&self, context: &Context) -> bool {
        is_in_hand(context) || self.last.is_some()
    }

    fn id(&self, item: Item, context: &Context) -> &'static str {
        match item {
            Item::NewGame => "menu-new-game",
            Item::Continue if self.has_game(context) => "menu-continue",
            Item::Continue => "menu-load",
            Item::Quit => "menu-quit",
            Item::Daily => "menu-daily",
            Item::Games => "menu-games",
            Item::Scores => "menu-scores",
            Item::Statistics => "menu-statistics",
            Item::Settings => "menu-settings",
            Item::Help => "menu-help",
            Item::About => "about-title",
            Item::Endgames => "menu-endgames",
        }
    }

    fn open(&mut self, item: Item, context: &mut Context, now: Moment) -> Next {
        match item {
            Item::Continue => self.continue_game(context, now),
            Item::NewGame => self.new_game(context, now),
            Item::Games => Next::open(GamesScreen::new(context)),
            Item::Scores => Next::open(ScoresScreen::new(context)),
            Item::Statistics => Next::open(StatisticsScreen::new(context)),
            Item::Settings => Next::open(SettingsScreen::default()),
            Item::Help if context.face == Face::Plain => Next::open(help_on_lines()),
            Item::Help => Next::open(help_on_menu(all_keys(context))),
            Item::About => Next::open(about()),
            Item::Endgames => Next::open(EndgamesScreen::new(context)),
            Item::Quit => Next::Quit,
            Item::Daily => MenuScreen::open_daily(context, now),
        }
    }

    fn open_daily(context: &mut Context, now: Moment) -> Next {
        match daily::open(context, now) {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                context.report(problem);
                Next::Stay
            }
        }
    }

    /// Lets the person choose a new game; line by line it begins at once.
    fn new_game(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.face != Face::Plain {
            return Next::open(NewGameScreen::new(context));
        }
        self.begin(context, now)
    }

    /// Begins a game under the usual rules.
    fn begin(&mut self, context: &mut Context, now: Moment) -> Next {
        match context.usual_game(now) {
            Ok(update) => Next::Play(update),
            Err(problem) => self.warn(problem, context),
        }
    }

    /// Goes on with the current game, or with the one played last; where
    /// there is none, a file can be loaded.
    fn continue_game(&mut self, context: &mut Context, now: Moment) -> Next {
        if is_in_hand(context) {
            return Next::Game;
        }
        let Some(game) = &self.last else {
            return Next::File(FileDialog::open(context));
        };
        match context.open(game.id, now) {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                self.last = last_game(context);
                self.warn(problem, context)
            }
        }
    }

    fn warn(&mut self, text: String, context: &mut Context) -> Next {
        self.say(warning(text), context)
    }

    fn say(&mut self, note: Note, context: &mut Context) -> Next {
        context.announce(note.text.clone());
        self.note = Some(note);
        Next::Stay
    }

    fn act(&mut self, action: Option<Action>, context: &mut Context, now: Moment) -> Next {
        match action {
            Some(Action::Quit) => Next::Quit,
            Some(Action::Help) => Next::open(help_on_menu(all_keys(context))),
            Some(Action::New) => self.new_game(context, now),
            Some(Action::Open) => Next::File(FileDialog::open(context)),
            _ => self.wrong_key(context),
        }
    }

    fn wrong_key(&mut self, context: &mut Context) -> Next {
        let text = match context.face {
            Face::Plain => {
                let last = [("last", self.items.len().into())];
                context.text_with("menu-wrong-number", &last)
            }
            _ => context.text("menu-wrong-key"),
        };
        self.say(Note::new(Tone::Accent, text), context)
    }

    fn line(&self, item: Item, context: &Context, now: Moment) -> Line {
        let about = match item {
            Item::Continue => self.about_continue(context, now),
            _ => None,
        };
        Line {
            name: context.text(self.id(item, context)),
            about: about.unwrap_or_default(),
        }
    }

    /// The game that would go on: its rules and its score.
    fn about_continue(&self, context: &Context, now: Moment) -> Option<String> {
        let in_hand = context.view(now);
        let in_hand = in_hand.filter(|_| is_in_hand(context));
        let (name, score) = match (in_hand, &self.last) {
            (Some(view), _) => (context.rules_name(view.rules), view.score),
            (None, Some(game)) => (context.rules_name(&game.rules), game.summary.score),
            (None, None) => return None,
        };
        let values = [("rules", name.into()), ("score", score.into())];
        Some(context.text_with("menu-continue-about", &values))
    }
}

/// True if the game in hand is one to go on with: it counts, somebody has moved
/// in it, and it is not over.
fn is_in_hand(context: &Context) -> bool {
    let is_under_way = |game: &Game| game.moves() > 0 && !game.phase().is_over();
    context.mode() == Mode::Scored && context.session.game().is_some_and(is_under_way)
}

/// True if a game is open and goes on.
fn is_playing(context: &Context, now: Moment) -> bool {
    context.view(now).is_some_and(|view| !view.phase.is_over())
}

/// True if somebody who has never played here presses Enter: a game begins, and
/// what there is to choose can wait.
fn is_first_enter(input: &Input, context: &Context) -> bool {
    let is_enter = matches!(input, Input::Press(key) if key.name == "enter");
    is_enter && context.is_first_game && context.session.game().is_none()
}

impl Screen for MenuScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if context.face == Face::Plain && *input == Input::press("0") {
            // Lines are typed by their numbers there, and none has this one.
            return self.wrong_key(context);
        }
        match self.selection.menu(input, self.items.len()) {
            Picked::Chosen(index) => {
                self.note = None;
                let item = self.items[index];
                if item == Item::NewGame && is_first_enter(input, context) {
                    return self.begin(context, now);
                }
                self.open(item, context, now)
            }
            // Line by line nobody sees a selection move.
            Picked::Moved if context.face == Face::Plain => {
                self.select_first(context);
                self.wrong_key(context)
            }
            Picked::Moved => {
                self.note = None;
                let item = self.items[self.selection.index];
                context.announce(self.line(item, context, now).name);
                Next::Stay
            }
            Picked::Ignored => match input {
                Input::Press(key) if key.name == "esc" && is_playing(context, now) => Next::Game,
                Input::Press(key) => self.act(context.action(key), context, now),
                Input::Do(action) => self.act(Some(*action), context, now),
                _ => Next::Stay,
            },
        }
    }

    fn contents(&self, context: &Context, now: Moment) -> Contents {
        let lines = self.items.iter();
        Contents {
            title: String::new(),
            body: Body::Menu(Menu {
                tagline: context.text("menu-tagline"),
                lines: lines.map(|&item| self.line(item, context, now)).collect(),
                selected: self.selection.index,
            }),
            dialog: None,
            note: self.note.clone(),
            keys: keys(context),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        self.last = last_game(context);
        if self.has_game != self.has_game(context) {
            self.select_first(context);
        }
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }
}

fn keys(context: &Context) -> Vec<KeyHint> {
    let mut keys = context.hints(&[("↑↓", "keys-choose"), ("enter", "keys-open")]);
    let actions = [Action::Help, Action::Quit];
    keys.extend(
        actions
            .into_iter()
            .filter_map(|action| context.action_hint(action)),
    );
    keys
}

/// All keys of the menu: those that are shown, and the digits of its lines.
fn all_keys(context: &Context) -> Vec<KeyHint> {
    let mut all = keys(context);
    all.insert(2, context.hint("1–9 0", "keys-open"));
    all
}

fn warning(text: String) -> Note {
    Note::new(Tone::Warning, text)
}

/// The unfinished game that was played last.
fn last_game(context: &Context) -> Option<GameLine> {
    context.last_game().ok().flatten()
}
