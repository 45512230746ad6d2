//! Dialogs of the game: names, players, bookmarks, positions.

mod answers;

use brikke_engine::Board;
use brikke_play::{BookmarkName, Command, Edit, Mode, Moment, PlayerName};
use brikke_players::PlayerSpec;

use super::assistance::{ANSWERS, Help};
use crate::context::Context;
use crate::page::{Dialog, DialogKind};
use crate::selection::Selection;
use crate::settings::Action;
use crate::text_field::TextField;
use crate::{Face, Input, numbered, one_line, question, words};

/// A dialog that is open.
pub(super) struct OpenDialog {
    subject: Subject,
    field: TextField,
    selection: Selection,
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
            problem: None,
        }
    }

    /// Asks for the name for a score, and offers one.
    pub(super) fn name(offered: &str, is_accepted_by_empty_line: bool) -> OpenDialog {
        let mut dialog = OpenDialog::new(Subject::Name);
        let field = if is_accepted_by_empty_line {
            TextField::offering(offered)
        } else {
            TextField::with(offered)
        };
        dialog.field = field.of_at_most(PlayerName::MAX_SHOWN);
        dialog
    }

    /// Asks whether the game is to be saved here, under a name or as a file.
    pub(super) fn save(mode: Mode) -> OpenDialog {
        OpenDialog::new(Subject::Save(SaveWay::all_for(mode)))
    }

    /// Asks for the name of a bookmark.
    pub(super) fn bookmark() -> OpenDialog {
        let mut dialog = OpenDialog::new(Subject::Bookmark);
        dialog.field = TextField::default().of_at_most(BookmarkName::MAX_SHOWN);
        dialog
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

    /// True if bookmarks are asked for, and there is none.
    const fn has_no_bookmark(&self) -> bool {
        matches!(&self.subject, Subject::Bookmarks(names) if names.is_empty())
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
        if self.has_no_bookmark() {
            // Line by line a word is typed.
            let key = context.key_of(Action::Save);
            let key = key.filter(|_| context.face != Face::Plain);
            let key = key.unwrap_or_else(|| context.text("action-save"));
            let values = [
                ("key", key.into()),
                ("way", context.text(SaveWay::Here.message()).into()),
            ];
            return context.text_with("bookmark-empty", &values);
        }
        context.text(match &self.subject {
            Subject::Name => "name-prompt",
            Subject::Save(_) => "save-question",
            Subject::Bookmark => "bookmark-prompt",
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
            Subject::Name => Some("keys-no-name"),
            _ if self.has_no_bookmark() => Some("keys-back"),
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
    pub(super) fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.subject {
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
