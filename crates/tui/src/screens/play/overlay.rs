//! What lies over the board: questions, the goal, the end, what is asked.

use brikke_engine::Phase;
use brikke_play::{Mode, Moment, Question, View};
use brikke_store::settings::Action;
use ratatui::Frame;
use ratatui::text::Line;

use super::dialog::{Dialog, Kind};
use crate::world::World;
use crate::{keys, panel};

/// A question that waits for yes or no.
pub(super) fn draw_question(frame: &mut Frame<'_>, question: &Question, world: &World) {
    let lines = vec![Line::raw(question_text(question, world)), yes_no(world)];
    let title = world.text(question_title(question));
    panel::dialog(frame, &world.look, &title, lines);
}

const fn question_title(question: &Question) -> &'static str {
    match question {
        Question::New => "dialog-new-game",
        Question::Restart => "dialog-restart",
        Question::MoveBookmark(_) => "bookmark-title",
    }
}

fn question_text(question: &Question, world: &World) -> String {
    match question {
        Question::New => world.text("confirm-new-game"),
        Question::Restart => world.text("confirm-restart"),
        Question::MoveBookmark(name) => {
            world.text_with("confirm-bookmark", &[("name", name.into())])
        }
    }
}

fn yes_no(world: &World) -> Line<'static> {
    let answers = [("yes-letter", "yes"), ("no-letter", "no")];
    let answers = answers.map(|(key, id)| format!("{} {}", world.text(key), world.text(id)));
    Line::styled(answers.join("   "), world.look.accent())
}

/// The goal, or the end.
pub(super) fn draw_end(frame: &mut Frame<'_>, view: &View<'_>, world: &World) {
    let look = &world.look;
    let choice =
        |key: &str, id: &str| Line::styled(format!("{key}  {}", world.text(id)), look.accent());
    let (title, lines) = if view.phase == Phase::GoalReached {
        let goal = view.rules.goal();
        let number = goal.map_or(String::new(), |goal| goal.to_string());
        let title = world.text_with("goal-title", &[("tile", number.into())]);
        let lines = vec![
            Line::raw(world.text("goal-text")),
            choice(&world.key("Enter"), "goal-keep-playing"),
            choice("t", "goal-take-win"),
        ];
        (title, lines)
    } else {
        let won = view.phase == Phase::Won;
        let title = world.text(if won {
            "over-title-won"
        } else {
            "over-title-lost"
        });
        (title, end_lines(view, world))
    };
    panel::dialog(frame, look, &title, lines);
}

fn end_lines(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let values = [("score", view.score.into()), ("moves", view.moves.into())];
    let mut lines = vec![Line::raw(world.text_with("over-text", &values))];
    if view.mode == Mode::Practice {
        lines.push(Line::raw(world.text("over-practice")));
    }
    let key = |action| keys::shown(&world.settings.keys, action).unwrap_or_default();
    let choices = [
        (world.key("Enter"), "dialog-restart"),
        (key(Action::New), "dialog-new-game"),
        (key(Action::Undo), "dialog-undo"),
        ("v".to_owned(), "dialog-replay"),
        (key(Action::Menu), "dialog-menu"),
    ];
    let style = world.look.accent();
    lines
        .extend(choices.map(|(key, id)| Line::styled(format!("{key}  {}", world.text(id)), style)));
    lines
}

/// A dialog that takes the keys.
pub(super) fn draw_asking(frame: &mut Frame<'_>, dialog: &Dialog, world: &World, now: Moment) {
    let look = &world.look;
    let (title, prompt) = match dialog.kind {
        Kind::Name(wanted) => {
            let title = world.text_with("name-title", &[("place", wanted.place.into())]);
            (title, world.text("name-prompt"))
        }
        Kind::Bookmark => (world.text("bookmark-title"), world.text("bookmark-prompt")),
        Kind::Bookmarks => (world.text("bookmark-go-to"), String::new()),
        Kind::Players => (world.text("player-title"), world.text("player-choose")),
        Kind::Paste => (
            world.text("practice-title"),
            world.text("practice-paste-prompt"),
        ),
    };
    let mut lines = vec![Line::raw(prompt)];
    if dialog.is_written() {
        let text = format!(" {}_ ", dialog.field.text());
        lines.push(Line::styled(text, look.selected()));
    }
    for (index, text) in dialog.lines(world, now).into_iter().enumerate() {
        let style = if index == dialog.choice.index {
            look.selected()
        } else {
            look.page()
        };
        lines.push(Line::styled(format!(" {}  {text} ", index + 1), style));
    }
    if dialog.kind == Kind::Bookmarks && lines.len() == 1 {
        lines.push(Line::styled(world.text("bookmark-empty"), look.muted()));
    }
    if let Some(problem) = &dialog.problem {
        lines.push(Line::styled(problem.clone(), look.warning()));
    }
    panel::dialog(frame, look, &title, lines);
}
