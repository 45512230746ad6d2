//! What happens in a game, as sentences.

use brikke_engine::{GameResult, Turn};
use brikke_locale::Locale;
use brikke_play::{AssistanceKind, BookmarkName, Category, Confirmation, Event, Mode, Mover, View};

use super::{player, towards};

/// A move, in sentences: the slide, what merged, what appeared.
pub fn turn(locale: Locale, turn: &Turn, by: &Mover) -> Vec<String> {
    let towards = towards(locale, turn.direction);
    let (id, player) = match by {
        Mover::Person => ("plain-slid", String::new()),
        Mover::Player(name) => ("plain-player-slid", player(locale, name)),
    };
    let values = [
        ("direction", towards.into()),
        ("gained", turn.gained.into()),
        ("player", player.into()),
    ];
    let mut sentences = vec![locale.text_with(id, &values)];
    sentences.extend(merged(locale, turn));
    let square = turn.spawn.square;
    let values = [
        ("tile", turn.spawn.rank.to_string().into()),
        ("row", (square.row + 1).into()),
        ("column", (square.column + 1).into()),
    ];
    sentences.push(locale.text_with("plain-appeared", &values));
    sentences
}

fn merged(locale: Locale, turn: &Turn) -> Option<String> {
    let merged: Vec<String> = turn.merges().map(|(_, rank)| rank.to_string()).collect();
    if merged.is_empty() {
        return None;
    }
    let tiles = merged.join(&locale.text("list-separator"));
    let values = [("count", merged.len().into()), ("tiles", tiles.into())];
    Some(locale.text_with("plain-merged", &values))
}

/// What a person should be told of an event, where one sentence says it.
pub fn note(locale: Locale, event: &Event) -> Option<String> {
    let with_name =
        |id, name: &BookmarkName| locale.text_with(id, &[("name", name.as_str().into())]);
    Some(match event {
        Event::PlayerStopped => locale.text("autoplay-stopped"),
        Event::Assisted(AssistanceKind::Undo) => locale.text("play-assisted-undo"),
        Event::Assisted(AssistanceKind::Hint) => locale.text("play-assisted-hint"),
        Event::Assisted(AssistanceKind::Player) => locale.text("play-assisted-player"),
        Event::Bookmarked { name, .. } => with_name("bookmark-saved", name),
        Event::BookmarkLost { name } => with_name("bookmark-lost", name),
        _ => return None,
    })
}

/// What a person is asked to confirm.
pub fn question(locale: Locale, question: &Confirmation) -> String {
    match question {
        Confirmation::New => locale.text("confirm-new-game"),
        Confirmation::Restart => locale.text("confirm-restart"),
        Confirmation::MoveBookmark(name) => {
            locale.text_with("confirm-bookmark", &[("name", name.as_str().into())])
        }
    }
}

/// The id of the title of a question.
pub const fn question_title(question: &Confirmation) -> &'static str {
    match question {
        Confirmation::New => "dialog-new-game",
        Confirmation::Restart => "dialog-restart",
        Confirmation::MoveBookmark(_) => "bookmark-title",
    }
}

/// What is special about the game that is shown; nothing about most.
pub fn mark(locale: Locale, view: &View<'_>) -> String {
    if view.is_looking_back() {
        let values = [("ply", view.ply.into()), ("plies", view.plies.into())];
        locale.text_with("play-looking-back", &values)
    } else if view.mode == Mode::Practice {
        locale.text("play-practice")
    } else if view.category == Some(Category::Assisted) {
        locale.text("play-assisted")
    } else {
        String::new()
    }
}

/// The title of the end, or of the goal.
pub fn end_title(locale: Locale, view: &View<'_>, at_goal: bool) -> String {
    if at_goal {
        let goal = view.rules.goal().map(|goal| goal.to_string());
        return locale.text_with("goal-title", &[("tile", goal.unwrap_or_default().into())]);
    }
    let lost = view.result != GameResult::Won;
    locale.text(["over-title-won", "over-title-lost"][usize::from(lost)])
}

/// What the game came to.
pub fn end(locale: Locale, view: &View<'_>) -> String {
    let values = [("score", view.score.into()), ("moves", view.moves.into())];
    let text = locale.text_with("over-text", &values);
    match view.mode {
        Mode::Practice => format!("{text}\n{}", locale.text("over-practice")),
        Mode::Scored => text,
    }
}
