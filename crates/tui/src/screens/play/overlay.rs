//! What lies over the board: questions, the goal, the end, what is asked.

use brikke_play::{Command, Confirmation, Moment, View};
use ratatui::layout::Position;

use super::PlayScreen;
use super::dialog::{Dialog, Kind};
use crate::popup::Popup;
use crate::screen::Next;
use crate::words;
use crate::world::World;

/// Yes and no, in the order in which they are offered.
const ANSWERS: [Command; 2] = [Command::Confirm, Command::Cancel];

impl PlayScreen {
    /// The box over the board, if there is one.
    pub(super) fn popup(&self, view: &View<'_>, world: &World, now: Moment) -> Option<Popup> {
        if let Some(dialog) = &self.dialog {
            Some(asking(dialog, world, now))
        } else if let Some(asked) = view.confirmation {
            Some(question(asked, world))
        } else if self.moving.is_none() {
            self.ending_popup(view, world)
        } else {
            None
        }
    }

    /// A click on a choice of the box over the board; none where there is
    /// no box.
    pub(super) fn popup_click(
        &mut self,
        position: Position,
        world: &mut World,
        now: Moment,
    ) -> Option<Next> {
        let view = world.view(now)?;
        let popup = self.popup(&view, world, now)?;
        let is_question = view.confirmation.is_some();
        let chosen = popup.choice_at(world.area.get(), &world.look, position);
        let Some(index) = chosen else {
            return Some(Next::Stay);
        };
        Some(if let Some(dialog) = self.dialog.take() {
            self.dialog_chosen(&dialog, index, world, now)
        } else if is_question {
            self.apply(ANSWERS[index.min(1)].clone(), world, now)
        } else {
            self.ending_chosen(index, world, now)
        })
    }
}

/// A question that waits for yes or no.
fn question(question: &Confirmation, world: &World) -> Popup {
    let answers = [("yes-letter", "yes"), ("no-letter", "no")];
    let answers = answers.map(|(key, id)| format!("{}  {}", world.text(key), world.text(id)));
    Popup {
        title: world.text(words::question_title(question)),
        text: words::question(world.locale, question),
        choices: answers.to_vec(),
        ..Popup::default()
    }
}

/// A dialog that takes the keys.
fn asking(dialog: &Dialog, world: &World, now: Moment) -> Popup {
    let (title, text) = asked(dialog.kind, world);
    let lines = dialog.lines(world, now);
    let nothing = dialog.kind == Kind::Bookmarks && lines.is_empty();
    let numbered = lines.iter().enumerate();
    let numbered = numbered.map(|(index, line)| format!("{}  {line}", index + 1));
    Popup {
        title,
        text: if nothing {
            world.text("bookmark-empty")
        } else {
            text
        },
        field: dialog.is_written().then(|| dialog.field.text().to_owned()),
        choices: numbered.collect(),
        selected: (!lines.is_empty()).then_some(dialog.choice.index),
        problem: dialog.problem.clone(),
    }
}

fn asked(kind: Kind, world: &World) -> (String, String) {
    let (title, text) = match kind {
        Kind::Name(wanted) => {
            let title = world.text_with("name-title", &[("place", wanted.place.into())]);
            return (title, world.text("name-prompt"));
        }
        Kind::Bookmark => ("bookmark-title", "bookmark-prompt"),
        Kind::Bookmarks => return (world.text("bookmark-go-to"), String::new()),
        Kind::Players => ("player-title", "player-choose"),
        Kind::Paste => ("practice-title", "practice-paste-prompt"),
    };
    (world.text(title), world.text(text))
}
