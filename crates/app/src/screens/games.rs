//! The saved games.

mod list;
mod rename;

use brikke_play::{GameName, Moment};
use brikke_store::{GameId, GameLine};

use super::{Contents, Next, ReplayScreen, Screen};
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Body, Cell, Dialog, DialogKind, KeyHint, Listing, Note, Tone};
use crate::selection::{Picked, Selection};
use crate::text_field::TextField;
use crate::{Effect, FieldValue, Input, words};
use list::{FILTERS, GameList, SORTS, WHO};
use rename::NameDialog;

/// The saved games, the newest first.
pub(crate) struct GamesScreen {
    list: GameList,
    selection: Selection,
    dialog: Option<Open>,
    /// What was said last: a game could not be opened, or was deleted.
    note: Option<Note>,
}

/// A dialog over the list.
enum Open {
    /// The text that is searched for, which filters the list as it is written.
    Search(TextField),
    /// The name of a game.
    Name(NameDialog),
}

/// The buttons for the selected game, with the ids of what they do.
const FOR_A_GAME: [(&str, &str); 7] = [
    ("enter", "keys-open"),
    ("v", "keys-replay"),
    ("a", "replay-analyse"),
    ("n", "keys-rename"),
    ("x", "keys-delete"),
    ("e", "keys-export"),
    ("c", "keys-copy-link"),
];

impl GamesScreen {
    /// The games of the person; all of them if there are none.
    pub(crate) fn new(context: &Context) -> GamesScreen {
        GamesScreen {
            list: GameList::read(context),
            selection: Selection::default(),
            dialog: None,
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

    fn open(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match context.open(id, now) {
            Ok(update) => Next::Play(update),
            Err(problem) => self.say(Tone::Warning, problem, context),
        }
    }

    fn replay(&mut self, analyse: bool, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match ReplayScreen::of(id, context) {
            Ok(mut replay) => {
                if analyse {
                    let _ = replay.handle(&Input::press("a"), context, now);
                }
                Next::open(replay)
            }
            Err(problem) => self.say(Tone::Warning, problem, context),
        }
    }

    /// Opens the game and asks for the file to write it to.
    fn export(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        if context.session.game_id() != Some(id)
            && let Err(problem) = context.open(id, now)
        {
            return self.say(Tone::Warning, problem, context);
        }
        Next::File(FileDialog::save())
    }

    fn copy_link(&mut self, context: &mut Context) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match context.storage().load(id) {
            Ok(stored) => {
                let link = stored.mode.shared_recording(&stored.game).to_link();
                context.effect(Effect::Copy(link));
                let copied = context.copied("file-link-copied");
                self.say(Tone::Good, copied, context)
            }
            Err(error) => {
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    fn delete(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        match context.session.trash(id, now) {
            Ok(()) => {
                self.list.read_again(context);
                self.select(None);
                let values = [("game", id.to_string().into()), ("key", "z".into())];
                let deleted = context.text_with("games-deleted", &values);
                self.say(Tone::Accent, deleted, context)
            }
            Err(error) => {
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    fn undo_delete(&mut self, context: &mut Context) -> Next {
        let (tone, text) = match context.session.restore_trash() {
            Ok(restored) if restored.is_empty() => {
                (Tone::Muted, context.text("games-nothing-to-restore"))
            }
            Ok(restored) => {
                self.list.read_again(context);
                self.select(restored.first().copied());
                let count = restored.len();
                let count = u64::try_from(count).unwrap_or(u64::MAX);
                let values = [("count", count.into())];
                (Tone::Good, context.text_with("games-restored", &values))
            }
            Err(error) => (Tone::Warning, words::store_error(context.locale, &error)),
        };
        self.say(tone, text, context)
    }

    fn rename(&mut self, name: Option<&GameName>, id: GameId, context: &mut Context) -> Next {
        self.dialog = None;
        match context.session.rename(id, name) {
            Ok(()) => {
                self.list.read_again(context);
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
        match self.dialog.take() {
            None => Next::Stay,
            Some(Open::Name(mut dialog)) => {
                let id = dialog.game;
                match dialog.handle(input, context) {
                    rename::Answer::Given(name) => return self.rename(name.as_ref(), id, context),
                    rename::Answer::Left => {}
                    rename::Answer::Open => self.dialog = Some(Open::Name(dialog)),
                }
                Next::Stay
            }
            Some(Open::Search(field)) => self.search(field, input, context),
        }
    }

    /// Searches for what is written, with every letter anew.
    fn search(&mut self, mut field: TextField, input: &Input, context: &mut Context) -> Next {
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        let selected = self.selected_id();
        match key {
            "enter" => context.announce(self.list.about(context)),
            "esc" => {
                self.list.search("");
                self.list.show(context);
                self.select(selected);
            }
            _ => {
                if field.handle(input) {
                    self.list.search(field.text());
                    self.list.show(context);
                    self.select(selected);
                }
                self.dialog = Some(Open::Search(field));
            }
        }
        Next::Stay
    }

    fn press(&mut self, key: &str, context: &mut Context, now: Moment) -> Option<Next> {
        Some(match key {
            "esc" | "q" => Next::Back,
            "v" => self.replay(false, context, now),
            "a" => self.replay(true, context, now),
            "e" => self.export(context, now),
            "c" => self.copy_link(context),
            "x" | "delete" => self.delete(context, now),
            "z" | "ctrl-z" => self.undo_delete(context),
            "o" => Next::File(FileDialog::open(context)),
            "n" | "f2" => {
                let dialog = self.selected().map(NameDialog::of);
                self.dialog = dialog.map(Open::Name);
                Next::Stay
            }
            "/" | "ctrl-f" => {
                self.dialog = Some(Open::Search(TextField::with(self.list.searched())));
                Next::Stay
            }
            "f" => self.changed(GameList::next_who, context),
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

    fn buttons(&self, context: &Context) -> Vec<KeyHint> {
        let mut buttons = context.hints(&FOR_A_GAME);
        for button in &mut buttons {
            button.is_enabled = self.list.len() > 0;
        }
        buttons.extend(context.hints(&[
            ("z", "keys-undo-delete"),
            ("/", "keys-search"),
            ("o", "keys-open-file"),
        ]));
        buttons
    }

    fn dialog_page(&self, context: &Context) -> Option<Dialog> {
        match self.dialog.as_ref()? {
            Open::Name(dialog) => Some(dialog.page(context)),
            Open::Search(field) => Some(Dialog {
                kind: DialogKind::Search,
                title: context.text("games-search"),
                text: self.list.about(context),
                field: Some(field.text().to_owned()),
                answers: Vec::new(),
                selected: None,
                problem: None,
                accept: Some(context.text("keys-search")),
                cancel: Some(context.text("cancel")),
                is_quiet: false,
                is_offered: field.is_offered(),
            }),
        }
    }
}

impl Screen for GamesScreen {
    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if input.is_by_person() {
            self.note = None;
        }
        if self.dialog.is_some() {
            return self.handle_dialog(input, context);
        }
        match input {
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
                about: Some(self.list.about(context)),
                columns: list::columns(context),
                rows: self.list.rows().clone(),
                selected: (!is_empty).then_some(self.selection.index),
                is_choosable: true,
                buttons: self.buttons(context),
                message: self.list.message(context),
            }),
            dialog: self.dialog_page(context),
            note: self.note.clone(),
            keys: context.hints(&[
                ("↑↓", "keys-choose"),
                ("enter", "keys-open"),
                ("v", "keys-replay"),
                ("/", "keys-search"),
                ("f", "keys-filter"),
                ("t", "keys-state"),
                ("r", "keys-rules"),
                ("s", "keys-sort"),
                ("n", "keys-rename"),
                ("x", "keys-delete"),
                ("z", "keys-undo-delete"),
                ("a", "replay-analyse"),
                ("c", "keys-copy-link"),
                ("e", "keys-export"),
                ("o", "keys-open-file"),
                ("esc", "keys-back"),
            ]),
        }
    }

    fn shown_again(&mut self, context: &mut Context) {
        let selected = self.selected_id();
        self.list.read_again(context);
        self.select(selected);
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }
}
