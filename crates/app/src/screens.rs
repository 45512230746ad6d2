//! The screens of the application, one upon another.

mod data_places;
mod documents;
mod drill;
mod endgames;
mod games;
mod keys;
mod menu;
mod moving;
mod new_game;
mod replay;
mod rules_form;
mod scores;
mod settings;
mod shown_keys;
mod statistics;

use brikke_play::Moment;
use brikke_players::{Answer, RequestId};

use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Body, Dialog, EmptyPage, EmptyPicture, KeyHint, Note};
use crate::settings::KeyPage;
use crate::{Imported, Input, Update};

pub(crate) use documents::{
    CommonKeys, DocumentScreen, about, help, help_in, help_on, help_on_lines, help_on_menu,
    help_with,
};
pub(crate) use drill::{DrillScreen, EXPLANATIONS as DRILL_EXPLANATIONS};
pub(crate) use endgames::EndgamesScreen;
pub(crate) use games::GamesScreen;
pub(crate) use keys::KeysScreen;
pub(crate) use menu::MenuScreen;
pub(crate) use new_game::NewGameScreen;
pub(crate) use replay::ReplayScreen;
pub(crate) use rules_form::RulesScreen;
pub(crate) use scores::ScoresScreen;
pub(crate) use settings::SettingsScreen;
pub(crate) use shown_keys::show_keys;
pub(crate) use statistics::StatisticsScreen;

/// A screen other than the game itself.
pub(crate) trait Screen {
    /// Handles an input.
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next;

    /// The page at this moment.
    fn contents(&self, context: &Context, now: Moment) -> Contents;

    /// The screen has just been opened.
    fn opened(&mut self, _context: &mut Context, _now: Moment) {}

    /// The moment at which something happens by itself.
    fn next_wake(&self, _now: Moment) -> Option<Moment> {
        None
    }

    /// Its address within a page; empty where it has none of its own.
    fn address(&self) -> String {
        String::new()
    }

    /// The cursor in the text that has the keyboard, in characters as people
    /// see them.
    fn caret(&self) -> Option<usize> {
        None
    }

    /// The page whose keys can be changed.
    fn key_page(&self) -> Option<KeyPage> {
        None
    }

    /// The keys for which the line of keys has no room: its help has them too.
    fn more_keys(&self, _context: &Context) -> Vec<KeyHint> {
        Vec::new()
    }

    /// The ids of what its help explains besides the keys.
    fn explanations(&self) -> &'static [&'static str] {
        &[]
    }

    /// True if the keys of every list work here.
    fn is_list(&self) -> bool {
        true
    }

    /// True if its keys explain those of another screen, or there is nothing to
    /// do but to read.
    fn is_read(&self) -> bool {
        false
    }

    /// The screen is shown again after another one.
    fn shown_again(&mut self, _context: &mut Context) {}

    /// The screen is left: changes that wait are made.
    fn left(&mut self, _context: &mut Context) {}

    /// Something is to be said here.
    fn notice(&mut self, _note: Note) {}

    /// True if this screen made the request with this id.
    fn asked(&self, _id: RequestId) -> bool {
        false
    }

    /// A player answered a request that was made here. Another screen opens
    /// only if this one is on top.
    fn answered(&mut self, _answer: Answer, _context: &mut Context, _now: Moment) -> Next {
        Next::Stay
    }
}

/// The parts of a page that differ from screen to screen.
pub(crate) struct Contents {
    pub(crate) title: String,
    pub(crate) body: Body,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) note: Option<Note>,
    pub(crate) keys: Vec<KeyHint>,
}

/// The screen that comes next.
pub(crate) enum Next {
    /// This screen stays.
    Stay,
    /// Another screen, and then this one again.
    Open(Box<dyn Screen>),
    /// A dialog for a file, over this screen.
    File(FileDialog),
    /// The screen before this one.
    Back,
    /// The screen before this one, which gets an input.
    BackAnd(Input),
    /// The game or the scores in a file that was imported.
    Imported(Imported, Option<Update>),
    /// The screen before this one, which says something.
    Saying(Note),
    /// The game, which has just been opened.
    Play(Update),
    /// The game, which has just been opened over this screen, which comes again.
    PlayOver(Update),
    /// A game that is tried from here, over this screen, which comes again.
    Try(Update),
    /// The game as it was left.
    Game,
    /// The answer to a question that lies over the screen from which it came:
    /// yes leads to the new game, no back to that screen.
    Answered(bool),
    /// The menu, which says something.
    Menu(Note),
    /// A text that was pasted or dropped is opened: a recording, a link, or the
    /// name of a file.
    OpenText(String),
    /// The end.
    Quit,
}

/// The key that leads from an empty page to a game.
const PLAY: &str = "p";

/// A page that has nothing to show yet, with this picture.
fn empty_page(picture: EmptyPicture, context: &Context) -> EmptyPage {
    EmptyPage {
        picture,
        play: context.hint(PLAY, "keys-play"),
    }
}

impl Next {
    /// The game that is being played; without one that goes on, a new game.
    pub(crate) fn play(context: &mut Context, now: Moment) -> Next {
        let game = context.session.game();
        if game.is_some_and(|game| !game.phase().is_over()) {
            return Next::Game;
        }
        match context.usual_game(now) {
            Ok(update) => Next::Play(update),
            Err(problem) => {
                context.report(problem);
                Next::Stay
            }
        }
    }

    /// Another screen.
    pub(crate) fn open(screen: impl Screen + 'static) -> Next {
        Next::Open(Box::new(screen))
    }
}
