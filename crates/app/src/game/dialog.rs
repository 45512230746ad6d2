//! Dialogs of the game: names, players, bookmarks, positions, yes or no.

use brikke_engine::Board;
use brikke_play::{BookmarkName, Category, Command, Confirmation, Edit, Mode, Moment, PlayerName};
use brikke_players::PlayerSpec;

use super::GameScreen;
use super::assistance::{ANSWERS, Help};
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{Dialog, DialogKind, Tone};
use crate::screens::Next;
use crate::selection::{Picked, Selection};
use crate::text_field::TextField;
use crate::{Face, Input, numbered, one_line, question, words};

/// A dialog that is open.
pub(super) struct OpenDialog {
    subject: Subject,
    field: TextField,
    selection: Selection,
    /// True if somebody has typed what stands in the field.
    is_typed: bool,
    /// The problem with the last try.
    problem: Option<String>,
}

/// A way to save a game.
#[derive(Clone, Copy)]
enum SaveWay {
    Here,
    UnderName,
    AsFile,
}

impl SaveWay {
    /// The ways for a game. A practice game has no bookmarks.
    fn all_for(mode: Mode) -> Vec<SaveWay> {
        match mode {
            Mode::Scored => vec![SaveWay::Here, SaveWay::UnderName, SaveWay::AsFile],
            Mode::Practice => vec![SaveWay::Here, SaveWay::AsFile],
        }
    }

    const fn message(self) -> &'static str {
        match self {
            SaveWay::Here => "save-here",
            SaveWay::UnderName => "save-bookmark",
            SaveWay::AsFile => "save-file",
        }
    }
}

/// The subject of a dialog.
enum Subject {
    Name,
    Save(Vec<SaveWay>),
    Bookmark,
    Bookmarks(Vec<BookmarkName>),
    Players(Vec<PlayerSpec>),
    Position,
    Quit,
    Assistance(Help),
}

impl OpenDialog {
    fn new(subject: Subject) -> OpenDialog {
        OpenDialog {
            subject,
            field: TextField::default(),
            selection: Selection::default(),
            is_typed: false,
            problem: None,
        }
    }

    /// Asks for the name for a score, and offers one.
    fn name(offered: &str) -> OpenDialog {
        let mut dialog = OpenDialog::new(Subject::Name);
        dialog.field = TextField::with(offered);
        dialog
    }

    /// Asks whether the game is to be saved here, under a name or as a file.
    pub(super) fn save(mode: Mode) -> OpenDialog {
        OpenDialog::new(Subject::Save(SaveWay::all_for(mode)))
    }

    /// Asks for the name of a bookmark.
    pub(super) fn bookmark() -> OpenDialog {
        OpenDialog::new(Subject::Bookmark)
    }

    /// Asks for the bookmark to go to.
    pub(super) fn bookmarks(context: &Context, now: Moment) -> OpenDialog {
        let names = context.view(now).map(|view| {
            let names = view.bookmarks.iter().map(|(name, _)| name.clone());
            names.collect()
        });
        OpenDialog::new(Subject::Bookmarks(names.unwrap_or_default()))
    }

    /// Asks who takes over; the best player is selected.
    pub(super) fn players(context: &Context, now: Moment) -> OpenDialog {
        let players = context.offered_players(now);
        let best = players.len().saturating_sub(1);
        let mut dialog = OpenDialog::new(Subject::Players(players));
        dialog.selection = Selection::at(best);
        dialog
    }

    /// Asks for a position.
    pub(super) fn position() -> OpenDialog {
        OpenDialog::new(Subject::Position)
    }

    /// Asks whether to leave the program.
    pub(super) fn quit() -> OpenDialog {
        OpenDialog::new(Subject::Quit)
    }

    /// Asks before help makes a clean game an assisted one.
    pub(super) fn assistance(help: Help) -> OpenDialog {
        OpenDialog::new(Subject::Assistance(help))
    }

    /// True if it asks for the name for a score.
    pub(super) const fn asks_for_name(&self) -> bool {
        matches!(self.subject, Subject::Name)
    }

    /// True if one of its answers leaves everything as it is.
    const fn is_question(&self) -> bool {
        matches!(self.subject, Subject::Quit | Subject::Assistance(_))
    }

    const fn kind(&self) -> DialogKind {
        match self.subject {
            Subject::Name => DialogKind::Name,
            Subject::Save(_) => DialogKind::Save,
            Subject::Bookmark => DialogKind::Bookmark,
            Subject::Bookmarks(_) => DialogKind::Bookmarks,
            Subject::Players(_) => DialogKind::Players,
            Subject::Position => DialogKind::Position,
            Subject::Quit => DialogKind::Question,
            Subject::Assistance(_) => DialogKind::Assistance,
        }
    }

    /// The lines to choose from; none where something is written.
    fn lines(&self, context: &Context) -> Option<Vec<String>> {
        match &self.subject {
            Subject::Save(ways) => {
                let lines = ways.iter().map(|way| context.text(way.message()));
                Some(lines.collect())
            }
            Subject::Quit => Some(["yes", "no"].map(|id| context.text(id)).to_vec()),
            Subject::Assistance(_) => Some(ANSWERS.map(|id| context.text(id)).to_vec()),
            Subject::Players(players) => {
                let lines = players.iter().map(|player| player_line(*player, context));
                Some(lines.collect())
            }
            Subject::Bookmarks(names) => {
                Some(names.iter().map(|name| name.as_str().to_owned()).collect())
            }
            _ => None,
        }
    }

    fn title(&self, context: &Context) -> String {
        match &self.subject {
            // Nothing about a table is said before the score is on disk.
            Subject::Name if context.session.is_failing() => context.text("name-prompt"),
            Subject::Name => context.text("name-title"),
            Subject::Save(_) => context.text("save-title"),
            Subject::Bookmark => context.text("bookmark-title"),
            Subject::Bookmarks(_) => context.label("action-bookmarks"),
            Subject::Players(_) => context.label("action-autoplay"),
            Subject::Position => context.text("practice-title"),
            Subject::Quit => context.text("quit-title"),
            Subject::Assistance(_) => context.text("assist-title"),
        }
    }

    fn prompt(&self, context: &Context) -> String {
        context.text(match &self.subject {
            Subject::Name => "name-prompt",
            Subject::Save(_) => "save-question",
            Subject::Bookmark => "bookmark-prompt",
            Subject::Bookmarks(names) if names.is_empty() => "bookmark-empty",
            Subject::Bookmarks(_) => return String::new(),
            Subject::Players(_) => "player-choose",
            Subject::Position => "practice-paste-prompt",
            Subject::Quit => "quit-text",
            Subject::Assistance(_) if context.mode() == Mode::Practice => "assist-question-before",
            Subject::Assistance(_) => "assist-question",
        })
    }

    /// The dialog as it is drawn.
    pub(super) fn page(&self, is_quiet: bool, context: &Context) -> Dialog {
        let lines = self.lines(context);
        let is_written = lines.is_none();
        let lines = lines.unwrap_or_default();
        let leave = match self.subject {
            Subject::Name if self.is_typed => None,
            Subject::Name => Some("keys-no-name"),
            _ => Some("cancel"),
        };
        let leave = leave.filter(|_| !self.is_question());
        Dialog {
            kind: self.kind(),
            title: self.title(context),
            text: self.prompt(context),
            field: is_written.then(|| self.field.text().to_owned()),
            selected: (!lines.is_empty()).then_some(self.selection.index),
            answers: numbered(lines),
            problem: self.problem.clone(),
            accept: is_written.then(|| context.text("done")),
            cancel: leave.map(|id| context.label(id)),
            is_quiet,
            is_offered: self.field.is_offered(),
            short: match self.subject {
                Subject::Assistance(_) => context.text("assist-short"),
                Subject::Save(_) => self.title(context),
                _ => String::new(),
            },
        }
    }

    /// The cursor in what is written.
    pub(super) fn caret(&self) -> usize {
        self.field.caret()
    }

    /// The keys that work here, with the ids of what they do.
    pub(super) const fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.subject {
            // What was typed is entered by every key that leaves.
            Subject::Name if self.is_typed => &[("↑↓", "keys-choices"), ("enter", "keys-save")],
            Subject::Name => &[
                ("↑↓", "keys-choices"),
                ("enter", "keys-save"),
                ("esc", "keys-no-name"),
            ],
            Subject::Bookmark => &[("enter", "keys-save"), ("esc", "keys-back")],
            Subject::Position => &[("enter", "practice-paste"), ("esc", "keys-back")],
            Subject::Quit => &[("enter", "action-quit"), ("esc", "keys-back")],
            Subject::Save(_) => &[
                ("↑↓", "keys-choose"),
                ("enter", "action-save"),
                ("esc", "keys-back"),
            ],
            Subject::Bookmarks(_) | Subject::Players(_) | Subject::Assistance(_) => &[
                ("↑↓", "keys-line"),
                ("enter", "keys-choose"),
                ("esc", "keys-back"),
            ],
        }
    }

    /// The yes or no of a key, where the dialog takes one. Enter chooses the
    /// selected line.
    fn yes_or_no(&self, input: &Input, context: &Context) -> Option<bool> {
        let is_key = matches!(input, Input::Press(key) if key.name != "enter");
        let is_asked = matches!(
            self.subject,
            Subject::Save(_) | Subject::Quit | Subject::Assistance(_)
        );
        (is_key && is_asked).then(|| question::answer(input, context))?
    }

    /// The command for the written text, or the sentence that says what is
    /// wrong with it.
    fn command(&self, context: &Context) -> Result<Command, String> {
        let text = self.field.text();
        match &self.subject {
            Subject::Name if text.trim().is_empty() => Ok(Command::EnterName(None)),
            Subject::Name => PlayerName::new(text)
                .map(|name| Command::EnterName(Some(name)))
                .map_err(|error| words::name_error(context.locale, &error)),
            Subject::Position => one_line(text)
                .parse::<Board>()
                .map(|board| Command::Edit(Edit::Paste(board)))
                .map_err(|error| words::position_error(context.locale, &error)),
            _ => BookmarkName::new(text.trim())
                .map(Command::Bookmark)
                .map_err(|error| words::name_error(context.locale, &error)),
        }
    }
}

fn player_line(player: PlayerSpec, context: &Context) -> String {
    let name = player.name();
    let about = context.text(&format!("player-{name}-about"));
    format!("{} – {about}", words::player(context.locale, name))
}

impl GameScreen {
    /// Asks for the name for a score; offered is the person's own, or the one
    /// that was given last.
    pub(super) fn name_dialog(context: &Context) -> OpenDialog {
        let own = context.preferences.settings.player_name.clone();
        // Line by line an empty line accepts the person's own name.
        let is_offered = own.is_some() && context.face == Face::Plain;
        let name = own.or_else(|| last_name(context));
        let mut dialog = OpenDialog::name(name.as_ref().map_or("", PlayerName::as_str));
        if is_offered {
            dialog.field = TextField::offering(dialog.field.text());
        }
        dialog
    }

    /// The cursor in what is written, where a dialog is open.
    pub(crate) fn caret(&self) -> Option<usize> {
        let dialog = self.dialog.as_ref().filter(|_| !self.is_beside_name());
        dialog.map(OpenDialog::caret)
    }

    /// An input while a dialog is open; none where there is no dialog.
    pub(super) fn dialog_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let mut dialog = self.dialog.take()?;
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        if let Some(is_yes) = dialog.yes_or_no(input, context) {
            return Some(if is_yes {
                self.dialog_chosen(&dialog, 0, context, now)
            } else {
                self.dialog_left(&dialog, context, now)
            });
        }
        Some(match (key, dialog.lines(context)) {
            ("esc", _) if dialog.asks_for_name() && dialog.is_typed => {
                // No name that somebody wrote is thrown away.
                self.dialog_written(dialog, context, now)
            }
            ("esc", _) => self.dialog_left(&dialog, context, now),
            (_, Some(mut lines)) => match dialog.selection.menu(input, lines.len()) {
                Picked::Chosen(index) => self.dialog_chosen(&dialog, index, context, now),
                Picked::Moved => {
                    context.announce(lines.swap_remove(dialog.selection.index));
                    self.ask(dialog)
                }
                Picked::Ignored => self.ask(dialog),
            },
            ("enter", None) => self.dialog_written(dialog, context, now),
            _ => {
                if dialog.field.handle(input) {
                    dialog.problem = None;
                    dialog.is_typed = !dialog.field.text().is_empty();
                }
                self.ask(dialog)
            }
        })
    }

    fn dialog_left(&mut self, dialog: &OpenDialog, context: &mut Context, now: Moment) -> Next {
        match dialog.subject {
            Subject::Name => self.apply(Command::Cancel, context, now),
            Subject::Assistance(_) => GameScreen::help_refused(context),
            _ => Next::Stay,
        }
    }

    fn dialog_chosen(
        &mut self,
        dialog: &OpenDialog,
        index: usize,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match &dialog.subject {
            Subject::Players(players) => match players.get(index) {
                Some(player) => self.take_over(player.to_string(), context, now),
                None => Next::Stay,
            },
            Subject::Bookmarks(names) => match names.get(index) {
                Some(name) => self.apply(Command::GoToBookmark(name.clone()), context, now),
                None => Next::Stay,
            },
            Subject::Quit if index == 0 => {
                self.leave(context, now);
                Next::Quit
            }
            Subject::Assistance(help) => self.help_answered(*help, index, context, now),
            Subject::Save(ways) => match ways.get(index) {
                Some(SaveWay::Here) => self.save_here(context, now),
                Some(SaveWay::UnderName) => self.ask(OpenDialog::bookmark()),
                Some(SaveWay::AsFile) => Next::File(FileDialog::save()),
                None => Next::Stay,
            },
            _ => Next::Stay,
        }
    }

    /// Saves the game at this move: a bookmark leads back to it. A practice
    /// game has no bookmarks, and its board is saved as it stands.
    fn save_here(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(view) = context.view(now) else {
            return Next::Stay;
        };
        if view.mode == Mode::Practice {
            return self.save_practice(context, now);
        }
        let name = context.text_with("bookmark-usual-name", &[("ply", view.ply.into())]);
        match BookmarkName::new(&name) {
            Ok(name) => self.apply(Command::Bookmark(name), context, now),
            Err(_) => self.ask(OpenDialog::bookmark()),
        }
    }

    fn save_practice(&mut self, context: &mut Context, now: Moment) -> Next {
        match context.session.keep_trial(now) {
            Ok(()) => {
                let text = context.text("save-practice-done");
                self.say(Tone::Good, text, context, now);
            }
            Err(error) => {
                let text = words::store_error(context.locale, &error);
                self.warn(text, context, now);
            }
        }
        Next::Stay
    }

    pub(super) fn dialog_written(
        &mut self,
        mut dialog: OpenDialog,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match dialog.command(context) {
            Ok(command) => self.apply(command, context, now),
            Err(problem) => {
                context.announce(problem.clone());
                dialog.problem = Some(problem);
                self.ask(dialog)
            }
        }
    }

    /// The answer to a yes or no; none where nothing is asked.
    pub(super) fn confirmation_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        context.view(now)?.confirmation?;
        let answer = question::answer_selected(input, &mut self.answer, context);
        let Some(is_yes) = answer else {
            return Some(Next::Stay);
        };
        self.answer = Selection::default();
        let command = if is_yes {
            Command::Confirm
        } else {
            Command::Cancel
        };
        if !is_yes {
            context.announce(context.text("plain-cancelled"));
        }
        let is_over_screen = std::mem::take(&mut self.asks_over_screen);
        let next = self.apply(command, context, now);
        Some(match next {
            Next::Stay if is_over_screen => Next::Answered(is_yes),
            next => next,
        })
    }
}

/// The name that was last given to a score.
fn last_name(context: &Context) -> Option<PlayerName> {
    let rules = context.storage().scored_rules().unwrap_or_default();
    let scores = |table| {
        let of_rules = move |rules| context.storage().scores(rules, table).unwrap_or_default();
        rules.iter().flat_map(of_rules)
    };
    let tables = [Category::Clean, Category::Assisted, Category::Seeded];
    let lines = tables.into_iter().flat_map(scores);
    let named = lines.filter(|line| line.game.is_some() && line.name.is_some());
    named.max_by_key(|line| line.at)?.name
}

/// A yes or no as it is drawn, with this answer selected.
pub(super) fn confirmation_page(
    asked: &Confirmation,
    answer: Selection,
    context: &Context,
) -> Dialog {
    let title = context.label(words::confirmation_title(asked));
    let text = words::confirmation(context.locale, asked);
    Dialog {
        short: match asked {
            Confirmation::New => context.text("confirm-new-game-short"),
            Confirmation::Restart => context.text("confirm-restart-short"),
            Confirmation::MoveBookmark(_) => String::new(),
        },
        ..question::page_selected(title, text, answer, context)
    }
}
