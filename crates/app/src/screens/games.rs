//! The saved games.

mod keys;
mod list;
mod rename;
mod trash;

use brikke_play::{GameName, Moment};
use brikke_store::{GameId, GameLine, PlayedBy};

use super::{Contents, Next, PLAY, ReplayScreen, Screen, empty_page};
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Body, Cell, EmptyPicture, KeyHint, Listing, Note, SearchField, Tone};
use crate::selection::{Picked, Selection};
use crate::settings::KeyPage;
use crate::text_field::TextField;
use crate::{Face, FieldValue, Input, words};
use keys::RESTORE;
use list::{FILTERS, GameList, SORTS, WHO};
use rename::NameDialog;
use trash::has_trash;

/// The saved games, the newest first.
pub(crate) struct GamesScreen {
    list: GameList,
    selection: Selection,
    /// The text that is searched for: the list is filtered as it is written.
    search: TextField,
    /// True while the keyboard writes into it.
    is_searching: bool,
    /// The dialog that asks for the name of a game.
    dialog: Option<NameDialog>,
    /// The games that were deleted on this visit, the latest last.
    deleted: Vec<GameId>,
    /// True if there are deleted games to bring back, of this visit or another.
    can_restore: bool,
    /// The last message, for example that a game was deleted.
    note: Option<Note>,
}

/// The number of the field for the search, behind the choices above the list.
const SEARCH: usize = 3;

impl GamesScreen {
    /// The games of the person; all of them if there are none.
    pub(crate) fn new(context: &Context) -> GamesScreen {
        GamesScreen {
            list: GameList::read(context),
            can_restore: has_trash(context),
            selection: Selection::default(),
            search: TextField::default(),
            is_searching: false,
            dialog: None,
            deleted: Vec::new(),
            note: None,
        }
    }

    fn selected(&self) -> Option<&GameLine> {
        self.list.get(self.selection.index)
    }

    fn selected_id(&self) -> Option<GameId> {
        self.selected().map(|game| game.id)
    }

    /// Shows other games, or in another order; the selected one stays so.
    fn change(&mut self, change: impl FnOnce(&mut GameList), context: &mut Context) {
        let selected = self.selected_id();
        change(&mut self.list);
        self.list.show(context);
        self.select(selected);
        context.announce(self.list.about(context));
    }

    /// Selects this game, or the one in its place.
    fn select(&mut self, game: Option<GameId>) {
        let last = self.list.len().saturating_sub(1);
        let place = game.and_then(|game| self.list.position(game));
        self.selection.index = place.unwrap_or(self.selection.index).min(last);
    }

    /// Opens the selected game. A machine's game is looked at: nobody changes
    /// what a machine has played.
    fn open(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(game) = self.selected() else {
            return Next::Stay;
        };
        if game.played_by != PlayedBy::Person {
            return self.replay(false, context, now);
        }
        let id = game.id;
        match context.open(id, now) {
            // Line by line everything leads to the menu.
            Ok(update) if context.face == Face::Plain => Next::Play(update),
            Ok(update) => Next::PlayOver(update),
            Err(problem) => self.say(Tone::Warning, problem, context),
        }
    }

    fn replay(&mut self, analyse: bool, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        let replay = if analyse {
            ReplayScreen::analysed(id, context, now)
        } else {
            ReplayScreen::of(id, context)
        };
        match replay {
            Ok(replay) => Next::open(replay),
            Err(problem) => self.say(Tone::Warning, problem, context),
        }
    }

    /// Asks for the file to write the game to. The game in hand stays.
    fn export(&mut self, context: &mut Context) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match context.storage().load(id) {
            Ok(saved) => Next::File(FileDialog::exporting(saved)),
            Err(error) => {
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    fn copy_link(&mut self, context: &mut Context) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match context.storage().load(id) {
            Ok(stored) => {
                context.share_link(&stored.mode.shared_recording(&stored.game));
                let copied = context.copied("file-link-copied");
                self.say(Tone::Good, copied, context)
            }
            Err(error) => {
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    /// Reads the games and the trash anew.
    fn read_again(&mut self, context: &Context) {
        self.list.read_again(context);
        self.can_restore = has_trash(context);
    }

    fn rename(&mut self, name: Option<&GameName>, id: GameId, context: &mut Context) -> Next {
        self.dialog = None;
        match context.session.rename(id, name) {
            Ok(()) => {
                self.read_again(context);
                self.select(Some(id));
                let renamed = context.text("games-renamed");
                self.say(Tone::Good, renamed, context)
            }
            Err(error) => {
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    fn say(&mut self, tone: Tone, text: String, context: &mut Context) -> Next {
        context.announce(text.clone());
        self.note = Some(Note::new(tone, text));
        Next::Stay
    }

    /// The selected row in words: the number, the rules, the score.
    fn selected_row(&self, context: &Context) -> String {
        let row = self.list.rows().get(self.selection.index);
        let cells = row.map_or(&[][..], |row| &row.cells);
        let cells: Vec<String> = cells.iter().take(3).map(Cell::text).collect();
        cells.join(&context.text("list-separator"))
    }

    fn handle_dialog(&mut self, input: &Input, context: &mut Context) -> Next {
        let Some(mut dialog) = self.dialog.take() else {
            return Next::Stay;
        };
        let id = dialog.game;
        match dialog.handle(input, context) {
            rename::Answer::Given(name) => return self.rename(name.as_ref(), id, context),
            rename::Answer::Left => {}
            rename::Answer::Open => self.dialog = Some(dialog),
        }
        Next::Stay
    }

    /// An input while the keyboard writes into the search. False: it is for
    /// the list.
    fn handle_search(&mut self, input: &Input, context: &mut Context) -> bool {
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        match key {
            "enter" => {
                self.is_searching = false;
                context.announce(self.list.about(context));
            }
            "esc" => {
                self.is_searching = false;
                self.search = TextField::default();
                self.filter_by_search(context);
            }
            "up" | "down" | "page-up" | "page-down" => return false,
            _ if self.search.handle(input) => self.filter_by_search(context),
            _ => return false,
        }
        true
    }

    /// Shows the games in which the written text is found.
    fn filter_by_search(&mut self, context: &Context) {
        let selected = self.selected_id();
        self.list.search(self.search.text());
        self.list.show(context);
        self.select(selected);
    }

    fn press(&mut self, key: &str, context: &mut Context, now: Moment) -> Option<Next> {
        Some(match key {
            "esc" if !self.search.text().is_empty() => {
                // What was searched for comes first.
                self.search = TextField::default();
                self.filter_by_search(context);
                Next::Stay
            }
            "esc" | "q" => Next::Back,
            PLAY if self.list.has_no_games() => Next::play(context, now),
            "v" => self.replay(false, context, now),
            "a" => self.replay(true, context, now),
            "e" => self.export(context),
            "c" => self.copy_link(context),
            "x" | "delete" => self.delete(context, now),
            RESTORE | "ctrl-z" => self.undo_delete(context),
            "o" => Next::File(FileDialog::open(context)),
            "n" | "f2" => {
                self.dialog = self.selected().map(NameDialog::of);
                Next::Stay
            }
            "/" | "ctrl-f" => {
                self.is_searching = true;
                Next::Stay
            }
            "f" | "tab" => self.changed(GameList::next_who, context),
            "shift-tab" => self.changed(GameList::previous_who, context),
            "t" => self.changed(GameList::next_filter, context),
            "r" => self.changed(GameList::next_rules, context),
            "s" => self.changed(GameList::next_sort, context),
            _ => return None,
        })
    }

    fn changed(&mut self, change: impl FnOnce(&mut GameList), context: &mut Context) -> Next {
        self.change(change, context);
        Next::Stay
    }
}

impl GamesScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = "games";
}

impl Screen for GamesScreen {
    fn address(&self) -> String {
        GamesScreen::ADDRESS.to_owned()
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Games)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if input.is_by_person() {
            self.note = None;
        }
        if self.dialog.is_some() {
            return self.handle_dialog(input, context);
        }
        if matches!(input, Input::Mark(_) | Input::Choose(_)) {
            // The keyboard follows the pointer.
            self.is_searching = false;
        }
        if self.is_searching && self.handle_search(input, context) {
            return Next::Stay;
        }
        match input {
            Input::Set(SEARCH, FieldValue::Text(_)) => {
                self.is_searching = true;
                self.handle_search(input, context);
            }
            Input::Tab(tab) => {
                let tab = *tab;
                self.change(|list| list.set_who(tab), context);
            }
            Input::Set(field, FieldValue::Option(option)) => {
                let (field, option) = (*field, *option);
                self.change(|list| list.choose(field, option), context);
            }
            Input::Press(key) => {
                if let Some(next) = self.press(&key.name, context, now) {
                    return next;
                }
            }
            _ => {}
        }
        match self.selection.list(input, self.list.len()) {
            Picked::Chosen(_) => self.open(context, now),
            Picked::Moved => {
                context.announce(self.selected_row(context));
                Next::Stay
            }
            Picked::Ignored => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let labels = |ids: &[&str]| ids.iter().map(|id| context.label(id)).collect();
        let is_empty = self.list.len() == 0;
        Contents {
            title: context.text("games-title"),
            body: Body::Listing(Listing {
                tabs: labels(&WHO.map(|(_, id)| id)),
                tab: self.list.who,
                selectors: vec![
                    self.list
                        .states(labels(&FILTERS.map(|(_, id)| id)), context),
                    self.list.rules_selector(context),
                    self.list.orders(labels(&SORTS.map(|(_, id)| id)), context),
                ],
                search: Some(SearchField {
                    name: context.text("games-search"),
                    text: self.search.text().to_owned(),
                    is_focused: self.is_searching,
                    key: "/".to_owned(),
                }),
                about: Some(self.list.about(context)),
                columns: list::columns(context),
                rows: self.list.rows().clone(),
                selected: (!is_empty).then_some(self.selection.index),
                is_choosable: true,
                buttons: self.buttons(context),
                message: self.list.message(context),
                empty: self
                    .list
                    .has_no_games()
                    .then(|| empty_page(EmptyPicture::Board, context)),
            }),
            dialog: self.dialog.as_ref().map(|dialog| dialog.page(context)),
            note: self.note.clone(),
            keys: self.hints(self.keys(), context),
        }
    }

    fn more_keys(&self, context: &Context) -> Vec<KeyHint> {
        self.other_keys(context)
    }

    fn caret(&self) -> Option<usize> {
        let dialog = self.dialog.as_ref().map(NameDialog::caret);
        dialog.or_else(|| self.is_searching.then(|| self.search.caret()))
    }

    fn shown_again(&mut self, context: &mut Context) {
        let selected = self.selected_id();
        self.read_again(context);
        self.select(selected);
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }
}
