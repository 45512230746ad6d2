//! The menu.

use brikke_play::Moment;
use brikke_store::GameLine;

use super::{Contents, GamesScreen, NewGameScreen, Next, ScoresScreen, Screen, SettingsScreen};
use super::{about, help, statistics};
use crate::context::Context;
use crate::page::{Body, KeyHint, Line, Menu, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::Action;
use crate::{Input, words};

/// A line of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    NewGame,
    Games,
    Scores,
    Statistics,
    Settings,
    Help,
    About,
    Quit,
}

impl Item {
    const fn id(self) -> &'static str {
        match self {
            Item::Continue => "menu-continue",
            Item::NewGame => "menu-new-game",
            Item::Games => "menu-games",
            Item::Scores => "menu-scores",
            Item::Statistics => "menu-statistics",
            Item::Settings => "menu-settings",
            Item::Help => "menu-help",
            Item::About => "about-title",
            Item::Quit => "menu-quit",
        }
    }
}

const ITEMS: [Item; 9] = [
    Item::Continue,
    Item::NewGame,
    Item::Games,
    Item::Scores,
    Item::Statistics,
    Item::Settings,
    Item::Help,
    Item::About,
    Item::Quit,
];

/// The menu, with the game that can be continued.
pub(crate) struct MenuScreen {
    last: Option<GameLine>,
    selection: Selection,
    note: Option<Note>,
}

impl MenuScreen {
    /// The menu; problems in the settings file are mentioned.
    pub(crate) fn new(context: &Context) -> MenuScreen {
        let problems = context.preferences.problems.len();
        let count = [("count", problems.into())];
        let note = (problems > 0).then(|| context.text_with("settings-problems", &count));
        MenuScreen {
            last: last_game(context),
            selection: Selection::default(),
            note: note.map(warning),
        }
    }

    fn items(&self) -> &'static [Item] {
        if self.last.is_some() {
            &ITEMS
        } else {
            &ITEMS[1..]
        }
    }

    fn open(&mut self, item: Item, context: &mut Context, now: Moment) -> Next {
        match item {
            Item::Continue => self.continue_game(context, now),
            Item::NewGame => Next::open(NewGameScreen::new(context)),
            Item::Games => Next::open(GamesScreen::new(context)),
            Item::Scores => Next::open(ScoresScreen::new(context, None)),
            Item::Statistics => Next::open(statistics(context)),
            Item::Settings => Next::open(SettingsScreen::default()),
            Item::Help => Next::open(help()),
            Item::About => Next::open(about()),
            Item::Quit => Next::Quit,
        }
    }

    /// Goes on with the current game, or with the one played last.
    fn continue_game(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.view(now).is_some_and(|view| !view.phase.is_over()) {
            return Next::Game;
        }
        let Some(game) = &self.last else {
            return Next::Stay;
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
        context.announce(text.clone());
        self.note = Some(warning(text));
        Next::Stay
    }

    fn act(&mut self, action: Option<Action>, context: &mut Context) -> Next {
        match action {
            Some(Action::Quit) => Next::Quit,
            Some(Action::Help) => Next::open(help()),
            Some(Action::New) => Next::open(NewGameScreen::new(context)),
            _ => {
                let last = [("last", self.items().len().into())];
                self.warn(context.text_with("menu-wrong-key", &last), context)
            }
        }
    }

    fn line(&self, item: Item, context: &Context) -> Line {
        let game = self.last.as_ref().filter(|_| item == Item::Continue);
        let about = game.map(|game| {
            let values = [
                ("rules", words::rules(context.locale, &game.rules).into()),
                ("score", game.summary.score.into()),
            ];
            context.text_with("menu-continue-about", &values)
        });
        Line {
            name: context.text(item.id()),
            about: about.unwrap_or_default(),
        }
    }
}

impl Screen for MenuScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        match self.selection.menu(input, self.items().len()) {
            Picked::Chosen(index) => {
                self.note = None;
                self.open(self.items()[index], context, now)
            }
            Picked::Moved => {
                self.note = None;
                let item = self.items()[self.selection.index];
                context.announce(context.text(item.id()));
                Next::Stay
            }
            Picked::Ignored => match input {
                Input::Press(key) => self.act(context.action(key), context),
                Input::Do(action) => self.act(Some(*action), context),
                _ => Next::Stay,
            },
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let lines = self.items().iter();
        Contents {
            title: String::new(),
            body: Body::Menu(Menu {
                tagline: context.text("menu-tagline"),
                lines: lines.map(|&item| self.line(item, context)).collect(),
                selected: self.selection.index,
            }),
            dialog: None,
            note: self.note.clone(),
            keys: keys(context),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        let could_continue = self.last.is_some();
        self.last = last_game(context);
        if self.last.is_some() != could_continue {
            self.selection = Selection::default();
        }
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

fn warning(text: String) -> Note {
    Note::new(Tone::Warning, text)
}

/// The unfinished game that was played last.
fn last_game(context: &Context) -> Option<GameLine> {
    let games = context.storage().unfinished().ok()?;
    games.into_iter().next()
}
