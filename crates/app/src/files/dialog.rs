//! The dialogs that ask for a file, over whatever page there is.

use brikke_engine::Recording;
use brikke_engine::recording::verse;
use brikke_play::Moment;
use brikke_store::StoredGame;

use super::format::in_usual_directory;
use super::{FileAnswer, FileFormat, FileRequest};
use crate::context::Context;
use crate::import::position;
use crate::page::{Dialog, DialogAnswer, DialogKind, KeyHint, Note, Tone};
use crate::screens::Next;
use crate::selection::{Picked, Selection};
use crate::text_field::TextField;
use crate::{Effect, Face, Input, numbered, question, words};

/// A file that is being named, to be written or to be read.
pub(crate) struct FileDialog {
    /// The saved game that is written; none is the current one.
    saved: Option<Box<StoredGame>>,
    step: Step,
    field: TextField,
    selection: Selection,
    /// The problem with the last try.
    problem: Option<String>,
}

/// The question that the dialog asks.
enum Step {
    /// The kind of file.
    Format,
    /// The path of the file to write.
    Path(FileFormat),
    /// May an existing file be replaced?
    Replace { format: FileFormat, shown: String },
    /// The path of the file to read.
    Open,
}

impl FileDialog {
    /// Asks for the kind and the path of a file to write.
    pub(crate) fn save() -> FileDialog {
        FileDialog::new(Step::Format, TextField::default())
    }

    /// Asks for the kind and the path of a file to write a saved game to.
    pub(crate) fn exporting(saved: StoredGame) -> FileDialog {
        FileDialog {
            saved: Some(Box::new(saved)),
            ..FileDialog::save()
        }
    }

    /// Asks for the path of a file of this kind to write.
    pub(crate) fn writing(format: FileFormat, context: &Context) -> FileDialog {
        let field = TextField::offering(format.offered_path(context.session.game_id(), context));
        FileDialog::new(Step::Path(format), field)
    }

    /// Asks for the path of a file to read. In a browser files are chosen, not
    /// named; a window offers the usual one where there is such a file.
    pub(crate) fn open(context: &Context) -> FileDialog {
        let usual = in_usual_directory(FileFormat::BOARD, context);
        let path = match context.face {
            Face::Browser => String::new(),
            Face::Window if !super::is_there(&usual) => String::new(),
            _ => usual,
        };
        FileDialog::new(Step::Open, TextField::offering(path))
    }

    /// Asks for the path of a file to read, with this one filled in.
    pub(crate) fn naming(context: &Context, path: &str) -> FileDialog {
        FileDialog {
            field: TextField::offering(path.to_owned()),
            ..FileDialog::open(context)
        }
    }

    /// The sentence about what was wrong with the last try.
    pub(crate) fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    fn new(step: Step, field: TextField) -> FileDialog {
        FileDialog {
            saved: None,
            step,
            field,
            selection: Selection::default(),
            problem: None,
        }
    }

    /// Handles an input.
    pub(crate) fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if let Input::FileAnswer(answer) = input {
            return self.answered(answer, context, now);
        }
        if let Step::Replace { format, .. } = self.step {
            return self.replace_or_not(format, input, context);
        }
        let key = match input {
            Input::Press(key) => key.name.as_str(),
            _ => "",
        };
        match (&self.step, key) {
            (_, "esc") => Next::Back,
            (Step::Format, _) => self.choose_format(input, context),
            (Step::Path(format), "enter") => self.write_there(*format, false, context),
            (Step::Open, "enter") => self.read(context, now),
            (Step::Open, _) if matches!(input, Input::Choose(0)) => choose_file(context),
            _ => {
                if self.field.handle(input) {
                    self.problem = None;
                }
                Next::Stay
            }
        }
    }

    fn choose_format(&mut self, input: &Input, context: &mut Context) -> Next {
        let is_key = matches!(input, Input::Press(_));
        if is_key && question::answer(input, context) == Some(false) {
            return Next::Back;
        }
        let Picked::Chosen(index) = self.selection.menu(input, FileFormat::ALL.len()) else {
            return Next::Stay;
        };
        let game = self.saved.as_ref().map(|saved| saved.id);
        let game = game.or_else(|| context.session.game_id());
        match FileFormat::ALL[index] {
            FileFormat::Link => self.copy_link(context),
            // The browser itself asks where to, if the person wants that.
            format if context.face == Face::Browser => {
                let path = format.offered_path(game, context);
                self.write(path, format, false, context)
            }
            format => {
                let field = TextField::offering(format.offered_path(game, context));
                *self = FileDialog {
                    saved: self.saved.take(),
                    ..FileDialog::new(Step::Path(format), field)
                };
                Next::Stay
            }
        }
    }

    fn copy_link(&mut self, context: &mut Context) -> Next {
        match FileFormat::recording(self.saved.as_deref(), context) {
            Ok(recording) => {
                context.share_link(&recording);
                Next::Saying(Note::new(Tone::Good, context.copied("file-link-copied")))
            }
            Err(problem) => self.refuse(problem, context),
        }
    }

    /// The path that was written; where there is none, it is asked for.
    fn path(&mut self, context: &mut Context) -> Option<String> {
        let path = self.field.text().trim().to_owned();
        if path.is_empty() {
            let problem = context.text("file-name-missing");
            self.refuse(problem, context);
            return None;
        }
        Some(path)
    }

    /// Writes the file whose path was written.
    fn write_there(&mut self, format: FileFormat, replace: bool, context: &mut Context) -> Next {
        match self.path(context) {
            Some(path) => self.write(path, format, replace, context),
            None => Next::Stay,
        }
    }

    fn write(
        &mut self,
        path: String,
        format: FileFormat,
        replace: bool,
        context: &mut Context,
    ) -> Next {
        match format.contents(self.saved.as_deref(), context) {
            Ok(bytes) => {
                context.effect(Effect::File(FileRequest::Write {
                    path,
                    bytes,
                    replace,
                }));
                Next::Stay
            }
            Err(problem) => self.refuse(problem, context),
        }
    }

    fn replace_or_not(&mut self, format: FileFormat, input: &Input, context: &mut Context) -> Next {
        let answer = question::answer_selected(input, &mut self.selection, context);
        let Some(is_yes) = answer else {
            return Next::Stay;
        };
        self.step = Step::Path(format);
        if is_yes {
            return self.write_there(format, true, context);
        }
        context.announce(context.text("plain-cancelled"));
        Next::Stay
    }

    /// Reads the file; a recording, a link or a position that was pasted is
    /// opened as it is.
    fn read(&mut self, context: &mut Context, now: Moment) -> Next {
        let is_browser = context.face == Face::Browser;
        if is_browser && self.field.text().trim().is_empty() {
            return choose_file(context);
        }
        let Some(text) = self.path(context) else {
            return Next::Stay;
        };
        if is_browser || is_recording(&text) || position(&text).is_some() {
            return self.import(text.as_bytes(), None, context, now);
        }
        context.effect(Effect::File(FileRequest::Read { path: text }));
        Next::Stay
    }

    fn answered(&mut self, answer: &FileAnswer, context: &mut Context, now: Moment) -> Next {
        match (answer, &self.step) {
            (FileAnswer::Written { path }, _) => {
                let path = [("path", path.as_str().into())];
                let id = match context.face {
                    Face::Browser => "browser-saved",
                    _ => "file-saved",
                };
                let text = context.text_with(id, &path);
                Next::Saying(Note::new(Tone::Good, text))
            }
            (FileAnswer::Exists { path }, Step::Path(format)) => {
                self.step = Step::Replace {
                    format: *format,
                    shown: path.clone(),
                };
                self.selection = Selection::default();
                Next::Stay
            }
            (FileAnswer::Exists { .. }, _) => Next::Stay,
            (FileAnswer::Read { path, bytes }, _) => self.import(bytes, Some(path), context, now),
            (FileAnswer::Failed { path, problem }, _) => {
                let reason = words::file_problem(context.locale, *problem);
                let problem = located(path, reason, context);
                self.refuse(problem, context)
            }
        }
    }

    fn import(
        &mut self,
        bytes: &[u8],
        path: Option<&str>,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match context.import(bytes, now) {
            Ok((imported, update)) => Next::Imported(imported, update),
            Err(reason) => {
                let problem = match path {
                    Some(path) => located(path, reason, context),
                    None => reason,
                };
                self.refuse(problem, context)
            }
        }
    }

    fn refuse(&mut self, problem: String, context: &mut Context) -> Next {
        context.announce(problem.clone());
        self.problem = Some(problem);
        Next::Stay
    }

    /// The dialog as it is drawn.
    pub(crate) fn page(&self, context: &Context) -> Dialog {
        let title = context.text(match self.step {
            Step::Format | Step::Path(_) | Step::Replace { .. } => "file-save-title",
            Step::Open => "file-open-title",
        });
        let (kind, text) = match &self.step {
            Step::Format => (DialogKind::FileFormat, context.text("file-format-prompt")),
            Step::Path(_) => (DialogKind::FileToWrite, context.text("file-save-prompt")),
            Step::Open => {
                let id = match context.face {
                    Face::Browser => "browser-open-prompt",
                    _ => "file-open-prompt",
                };
                (DialogKind::FileToRead, context.text(id))
            }
            Step::Replace { shown, .. } => {
                let path = [("path", shown.as_str().into())];
                let text = context.text_with("file-replace", &path);
                return question::page_selected(title, text, self.selection, context);
            }
        };
        let is_written = kind != DialogKind::FileFormat;
        let answers = match self.step {
            Step::Format => numbered(FileFormat::ALL.map(|it| context.text(it.id())).to_vec()),
            Step::Open if context.face == Face::Browser => vec![DialogAnswer {
                key: String::new(),
                name: context.text("browser-open-choose"),
            }],
            _ => Vec::new(),
        };
        Dialog {
            kind,
            title,
            text,
            field: is_written.then(|| self.field.text().to_owned()),
            selected: (!is_written).then_some(self.selection.index),
            answers,
            problem: self.problem.clone(),
            accept: is_written.then(|| self.accept(context)),
            cancel: Some(context.label("cancel")),
            is_quiet: false,
            is_offered: self.field.is_offered(),
            short: String::new(),
        }
    }

    /// The words on the button that accepts what was written.
    fn accept(&self, context: &Context) -> String {
        match (&self.step, context.face) {
            (Step::Open, Face::Browser) => context.label("keys-open"),
            _ => context.text("done"),
        }
    }

    /// The cursor in the path.
    pub(crate) fn caret(&self) -> usize {
        self.field.caret()
    }

    /// The keys that work here.
    pub(crate) fn keys(&self, context: &Context) -> Vec<KeyHint> {
        context.hints(match self.step {
            Step::Replace { .. } => &[],
            Step::Format => &[
                ("↑↓", "keys-choose"),
                ("enter", "action-save"),
                ("esc", "keys-back"),
            ],
            Step::Path(_) => &[("enter", "action-save"), ("esc", "keys-back")],
            Step::Open => &[("enter", "keys-open"), ("esc", "keys-back")],
        })
    }
}

/// Lets the person choose a file, where files have no paths.
fn choose_file(context: &mut Context) -> Next {
    let path = String::new();
    context.effect(Effect::File(FileRequest::Read { path }));
    Next::Stay
}

/// A reason with the path of the file that it is about.
fn located(path: &str, reason: String, context: &Context) -> String {
    let values = [("path", path.into()), ("reason", reason.into())];
    context.text_with("store-io", &values)
}

/// True if a text is a recording itself, not the path of one. A file may well be
/// called `replay_1`: what begins so is a replay only if it can be replayed.
fn is_recording(text: &str) -> bool {
    if text.starts_with(verse::PREFIX) {
        return Recording::from_verse(text).is_ok();
    }
    Recording::is_likely(text)
}
