//! A dialog over the board: a name, a player, a bookmark, a position.

use brikke_app::{one_line, words};
use brikke_engine::Board;
use brikke_play::{BookmarkName, Command, Edit, NameWanted, PlayerName};
use eframe::egui::{Button, Id, Key, ScrollArea, TextEdit, Ui, vec2};

use crate::parts::focus_first;
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
pub(super) enum Done {
    /// Wrote something.
    Written,
    /// Chose the line with this number.
    Chosen(usize),
    /// Nothing: it is left.
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

    /// Asks for the name for a score, and offers one.
    pub(super) fn name(wanted: NameWanted, offered: String) -> Dialog {
        Dialog {
            field: offered,
            ..Dialog::new(Kind::Name(wanted))
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

    /// Asks again, and says what was wrong.
    pub(super) fn with_problem(self, problem: String) -> Dialog {
        Dialog {
            problem: Some(problem),
            ..self
        }
    }

    /// Whether it asks for the name for a score.
    pub(super) const fn asks_for_name(&self) -> bool {
        matches!(self.kind, Kind::Name(_))
    }

    /// Whether it asks who takes over.
    pub(super) const fn asks_for_player(&self) -> bool {
        matches!(self.kind, Kind::Players)
    }

    const fn is_written(&self) -> bool {
        !matches!(self.kind, Kind::Bookmarks | Kind::Players)
    }

    pub(super) fn title(&self, world: &World) -> String {
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
    pub(super) fn lines(&self, world: &World) -> Vec<String> {
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

    /// Shows what is asked, and tells what the person did.
    pub(super) fn show(&mut self, ui: &mut Ui, world: &World) -> Option<Done> {
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

    fn show_field(&mut self, ui: &mut Ui, world: &World, label: Option<Id>) -> Option<Done> {
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

    /// The command of what was written, or what is wrong with it.
    pub(super) fn written(&self, world: &World) -> Result<Command, String> {
        let text = &self.field;
        match self.kind {
            Kind::Name(_) if text.trim().is_empty() => Ok(Command::EnterName(None)),
            Kind::Name(_) => PlayerName::new(text)
                .map(|name| Command::EnterName(Some(name)))
                .map_err(|error| words::name_error(world.locale, &error)),
            Kind::Paste => one_line(text)
                .parse::<Board>()
                .map(|board| Command::Edit(Edit::Paste(board)))
                .map_err(|error| words::position_error(world.locale, &error)),
            _ => BookmarkName::new(text)
                .map(Command::Bookmark)
                .map_err(|error| words::name_error(world.locale, &error)),
        }
    }
}

fn player_line(world: &World, name: &str) -> String {
    let about = world.text(&format!("player-{name}-about"));
    format!("{} – {about}", words::player(world.locale, name))
}

fn bookmark_names(world: &World) -> Vec<String> {
    let names = world.view().map(|view| {
        let names = view.bookmarks.iter().map(|(name, _)| name.to_string());
        names.collect()
    });
    names.unwrap_or_default()
}
