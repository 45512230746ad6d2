//! Dialogs over the board: names, players, positions, questions.

use brikke_engine::Board;
use brikke_face::{one_line, words};
use brikke_play::{Command, Edit, NameWanted, Question};
use brikke_store::PlayerName;
use eframe::egui::{Button, Context, Key, ScrollArea, TextEdit, Ui, vec2};

use super::PlayScreen;
use crate::parts::{dialog, focus_first};
use crate::screen::Next;
use crate::world::World;

/// A dialog over the board.
pub(super) struct Dialog {
    kind: Kind,
    field: String,
    /// What was wrong with the last try.
    problem: Option<String>,
}

/// What the dialog is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The name for a score.
    Name(NameWanted),
    /// The name of a bookmark.
    Bookmark,
    /// Which bookmark to go to.
    Bookmarks,
    /// Which player takes over.
    Players,
    /// A position to be set up.
    Paste,
}

/// What a person did in a dialog.
#[derive(Clone, Copy)]
enum Done {
    Written,
    Chosen(usize),
    Left,
}

impl Dialog {
    const fn new(kind: Kind) -> Dialog {
        Dialog {
            kind,
            field: String::new(),
            problem: None,
        }
    }

    /// Asks for the name of a bookmark.
    pub(super) const fn bookmark() -> Dialog {
        Dialog::new(Kind::Bookmark)
    }

    /// Asks for the bookmark to go to.
    pub(super) const fn bookmarks() -> Dialog {
        Dialog::new(Kind::Bookmarks)
    }

    /// Asks who takes over.
    pub(super) const fn players() -> Dialog {
        Dialog::new(Kind::Players)
    }

    /// Asks for a position.
    pub(super) const fn paste() -> Dialog {
        Dialog::new(Kind::Paste)
    }

    const fn is_written(&self) -> bool {
        !matches!(self.kind, Kind::Bookmarks | Kind::Players)
    }

    fn title(&self, world: &World) -> String {
        match self.kind {
            Kind::Name(wanted) => world.text_with("name-title", &[("place", wanted.place.into())]),
            Kind::Bookmark => world.text("bookmark-title"),
            Kind::Bookmarks => world.text("bookmark-go-to"),
            Kind::Players => world.text("player-title"),
            Kind::Paste => world.text("practice-title"),
        }
    }

    /// What is asked for.
    fn prompt(&self, world: &World) -> String {
        world.text(match self.kind {
            Kind::Name(_) => "name-prompt",
            Kind::Bookmark => "bookmark-prompt",
            Kind::Bookmarks if self.lines(world).is_empty() => "bookmark-empty",
            Kind::Bookmarks => return String::new(),
            Kind::Players => "player-choose",
            Kind::Paste => "practice-paste-prompt",
        })
    }

    /// The lines to choose from.
    fn lines(&self, world: &World) -> Vec<String> {
        match self.kind {
            Kind::Players => {
                let offered = world.offered_players().into_iter();
                let lines = offered.map(|player| player_line(world, player.name()));
                lines.collect()
            }
            Kind::Bookmarks => bookmark_names(world),
            _ => Vec::new(),
        }
    }

    fn show(&mut self, ui: &mut Ui, world: &World) -> Option<Done> {
        let prompt = self.prompt(world);
        let label = (!prompt.is_empty()).then(|| ui.label(prompt));
        let done = if self.is_written() {
            self.show_field(ui, world, label.map(|label| label.id))
        } else {
            self.show_lines(ui, world)
        };
        if let Some(problem) = &self.problem {
            ui.colored_label(world.look.colours().warning, problem);
        }
        done
    }

    fn show_field(
        &mut self,
        ui: &mut Ui,
        world: &World,
        label: Option<eframe::egui::Id>,
    ) -> Option<Done> {
        let field = TextEdit::singleline(&mut self.field).desired_width(f32::INFINITY);
        let mut field = ui.add(field);
        if let Some(label) = label {
            field = field.labelled_by(label);
        }
        focus_first(ui, &field);
        if field.changed() {
            self.problem = None;
        }
        let entered = ui.input(|input| input.key_pressed(Key::Enter));
        let mut done = (field.lost_focus() && entered).then_some(Done::Written);
        ui.horizontal(|ui| {
            if ui.button(world.text("done")).clicked() {
                done = Some(Done::Written);
            }
            let leave = match self.kind {
                Kind::Name(_) => "keys-no-name",
                _ => "cancel",
            };
            if ui.button(world.button_text(leave)).clicked() {
                done = Some(Done::Left);
            }
        });
        done
    }

    fn show_lines(&self, ui: &mut Ui, world: &World) -> Option<Done> {
        let mut done = None;
        let lines = self.lines(world);
        let last = lines.len().saturating_sub(1);
        let room = ui.ctx().content_rect().height() * 0.5;
        ScrollArea::vertical().max_height(room).show(ui, |ui| {
            for (index, line) in lines.into_iter().enumerate() {
                let size = vec2(ui.available_width(), 34.0);
                let response = ui.add(Button::new(line).wrap().min_size(size));
                // The best player is the last of them.
                if index == last || self.kind == Kind::Bookmarks {
                    focus_first(ui, &response);
                }
                if response.clicked() {
                    done = Some(Done::Chosen(index));
                }
            }
        });
        if ui.button(world.text("cancel")).clicked() {
            done = Some(Done::Left);
        }
        done
    }
}

fn player_line(world: &World, name: &str) -> String {
    let about = world.text(&format!("player-{name}-about"));
    format!("{} – {about}", words::player(world.locale, name))
}

fn bookmark_names(world: &World) -> Vec<String> {
    let names = world.view().map(|view| {
        let names = view.bookmarks.iter().map(|(name, _)| name.to_owned());
        names.collect()
    });
    names.unwrap_or_default()
}

impl PlayScreen {
    /// Asks for the name for a score; offered is the person's own, or that
    /// of the player whose game it was.
    pub(super) fn name_dialog(&self, wanted: NameWanted, world: &World) -> Dialog {
        let own = world.preferences.settings.player_name.as_ref();
        let own = own.map_or("", PlayerName::as_str).to_owned();
        let watched = self.autoplay.watched();
        let offered = watched.map(|player| words::player(world.locale, player));
        Dialog {
            field: offered.unwrap_or(own),
            ..Dialog::new(Kind::Name(wanted))
        }
    }

    /// Whether a box over the board waits for the person.
    pub(super) fn is_asking(&self, world: &World) -> bool {
        self.dialog.is_some() || world.view().is_some_and(|view| view.question.is_some())
    }

    /// The keys of a box over the board.
    pub(super) fn asked_keys(&mut self, _ctx: &Context, world: &mut World) -> Next {
        if self.dialog.is_some() {
            if world.takes_press("esc") {
                return self.dialog_done(Done::Left, world);
            }
            return Next::Stay;
        }
        let (yes, no) = (world.text("yes-letter"), world.text("no-letter"));
        if world.takes_press("y") || world.takes_press(&yes) {
            return self.apply(Command::Confirm, world);
        }
        if world.takes_press("n") || world.takes_press(&no) || world.takes_press("esc") {
            return self.apply(Command::Cancel, world);
        }
        Next::Stay
    }

    /// Shows what lies over the board.
    pub(super) fn show_dialogs(&mut self, ctx: &Context, world: &mut World) -> Next {
        if let Some(mut open) = self.dialog.take() {
            let title = open.title(world);
            let done = dialog(ctx, "dialog", world, &title, |ui| open.show(ui, world));
            self.dialog = Some(open);
            return done.map_or(Next::Stay, |done| self.dialog_done(done, world));
        }
        let question = world.view().and_then(|view| view.question.cloned());
        if let Some(question) = question {
            return self.show_question(&question, ctx, world);
        }
        if self.moving.is_none() {
            return self.show_ending(ctx, world);
        }
        Next::Stay
    }

    fn show_question(&mut self, question: &Question, ctx: &Context, world: &mut World) -> Next {
        let title = world.text(words::question_title(question));
        let answer = dialog(ctx, "question", world, &title, |ui| {
            ui.label(words::question(world.locale, question));
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let size = vec2(90.0, 34.0);
                let yes = ui.add(Button::new(world.text("yes")).min_size(size));
                focus_first(ui, &yes);
                let no = ui.add(Button::new(world.text("no")).min_size(size));
                match (yes.clicked(), no.clicked()) {
                    (true, _) => Some(Command::Confirm),
                    (_, true) => Some(Command::Cancel),
                    _ => None,
                }
            })
            .inner
        });
        answer.map_or(Next::Stay, |command| self.apply(command, world))
    }

    fn dialog_done(&mut self, done: Done, world: &mut World) -> Next {
        let Some(dialog) = self.dialog.take() else {
            return Next::Stay;
        };
        match done {
            Done::Left => match dialog.kind {
                Kind::Name(_) => self.apply(Command::Cancel, world),
                _ => Next::Stay,
            },
            Done::Chosen(index) => match dialog.kind {
                Kind::Players => self.take_over(index, world),
                _ => match dialog.lines(world).into_iter().nth(index) {
                    Some(name) => self.apply(Command::GoToBookmark(name), world),
                    None => Next::Stay,
                },
            },
            Done::Written => match written(&dialog, world) {
                Ok(command) => self.apply(command, world),
                Err(problem) => {
                    world.announce(problem.clone());
                    self.ask(Dialog {
                        problem: Some(problem),
                        ..dialog
                    })
                }
            },
        }
    }
}

/// The command of what was written, or what is wrong with it.
fn written(dialog: &Dialog, world: &World) -> Result<Command, String> {
    let text = &dialog.field;
    match dialog.kind {
        Kind::Name(_) if text.trim().is_empty() => Ok(Command::EnterName(String::new())),
        Kind::Name(_) => PlayerName::new(text)
            .map(|name| Command::EnterName(name.as_str().to_owned()))
            .map_err(|error| words::name_error(world.locale, &error)),
        Kind::Paste => one_line(text)
            .parse::<Board>()
            .map(|board| Command::Edit(Edit::Paste(board)))
            .map_err(|error| words::position_error(world.locale, &error)),
        _ => Ok(Command::Bookmark(text.trim().to_owned())),
    }
}
