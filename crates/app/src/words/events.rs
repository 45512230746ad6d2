//! Events of a game, as sentences.

use brikke_ai::Advice;
use brikke_engine::{Commitment, Direction, GameAction, GameResult, HalfSlide, Secret, Step, Turn};
use brikke_locale::Locale;
use brikke_play::{
    AssistanceKind, BookmarkName, Confirmation, Event, Hint, Mode, Mover, PlayerName, View,
};
use brikke_players::PlayerSpec;

use super::{capitalised, direction, joined, labelled, player, towards};
use crate::label;
use crate::page::{Note, Tone};
use crate::session::CaughtUp;
use crate::settings::LabelChoice;

/// A move, in sentences: the slide, what merged, what appeared.
fn turn(locale: Locale, labels: LabelChoice, turn: &Turn, by: &Mover) -> Vec<String> {
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
    sentences.extend(merged(locale, labels, turn));
    sentences.push(appeared(locale, labels, turn));
    sentences
}

/// A move in short: the slide with its points, and what appeared.
pub fn turn_in_short(locale: Locale, labels: LabelChoice, made: &Turn, by: &Mover) -> Vec<String> {
    let sentences = turn(locale, labels, made, by);
    let last = sentences.len() - 1;
    let is_needed = |(index, _): &(usize, String)| [0, last].contains(index);
    let needed = sentences.into_iter().enumerate().filter(is_needed);
    needed.map(|(_, sentence)| sentence).collect()
}

fn appeared(locale: Locale, labels: LabelChoice, turn: &Turn) -> String {
    let square = turn.spawn.square;
    let values = [
        ("tile", label(labels, turn.spawn.rank, u16::MAX).into()),
        ("row", (square.row + 1).into()),
        ("column", (square.column + 1).into()),
    ];
    locale.text_with("plain-appeared", &values)
}

fn merged(locale: Locale, labels: LabelChoice, turn: &Turn) -> Option<String> {
    let made = turn.merges().map(|(_, rank)| rank);
    let made: Vec<String> = made.map(|rank| label(labels, rank, u16::MAX)).collect();
    if made.is_empty() {
        return None;
    }
    let tiles = made.join(&locale.text("list-separator"));
    let values = [("count", made.len().into()), ("tiles", tiles.into())];
    Some(locale.text_with("plain-merged", &values))
}

/// The note for an event, where one sentence says it.
pub fn note(locale: Locale, event: &Event) -> Option<Note> {
    let plain = |text: String| Note::new(Tone::Accent, text);
    let with_name =
        |id, name: &BookmarkName| plain(locale.text_with(id, &[("name", name.as_str().into())]));
    let assisted = |id| plain(locale.text(id)).in_short(locale.text("play-assisted-short"));
    Some(match event {
        Event::PlayerStopped => plain(locale.text("autoplay-stopped")),
        Event::Assisted(AssistanceKind::Undo) => assisted("play-assisted-undo"),
        Event::Assisted(AssistanceKind::Hint) => assisted("play-assisted-hint"),
        Event::Assisted(AssistanceKind::Player) => assisted("play-assisted-player"),
        Event::HelpedGameBefore { is_first: true, .. } => assisted("play-assisted-before"),
        Event::Bookmarked { name, .. } => with_name("bookmark-saved", name),
        Event::BookmarkLost { name } => with_name("bookmark-lost", name),
        Event::HelpedGameBefore {
            is_first: false, ..
        }
        | Event::Started { .. }
        | Event::Resumed { .. }
        | Event::Returned { .. }
        | Event::Acted { .. }
        | Event::Edited { .. }
        | Event::HalfSlid { .. }
        | Event::Refused(_)
        | Event::GoalReached
        | Event::Over { .. }
        | Event::NameWanted(_)
        | Event::EnteredLeaderboard { .. }
        | Event::LookedBack { .. }
        | Event::BackToPresent
        | Event::ConfirmationNeeded(_)
        | Event::Cancelled(_)
        | Event::HintWanted { .. }
        | Event::HintShown(_)
        | Event::PlayerTookOver { .. }
        | Event::PlayerMoveWanted { .. }
        | Event::PlayerPaused
        | Event::ClockPaused { .. }
        | Event::ClockContinues => return None,
    })
}

/// The sentences about what another program did to the game in hand; none if it
/// left it alone. `is_restored` says that it had deleted the game.
pub fn elsewhere(locale: Locale, caught_up: Option<CaughtUp>, is_restored: bool) -> Option<String> {
    let restored = is_restored.then(|| locale.text("deleted-elsewhere"));
    let caught_up = caught_up.map(|it| self::caught_up(locale, it));
    match (restored, caught_up) {
        (Some(restored), Some(caught_up)) => Some(joined(locale, &restored, &caught_up)),
        (restored, caught_up) => restored.or(caught_up),
    }
}

/// The sentences about a game that went on in another program.
pub fn caught_up(locale: Locale, caught_up: CaughtUp) -> String {
    let text = locale.text("caught-up");
    if caught_up.set_aside == 0 {
        return text;
    }
    let moves = [("moves", caught_up.set_aside.into())];
    format!("{text} {}", locale.text_with("caught-up-aside", &moves))
}

/// The question that a person is to confirm.
pub fn confirmation(locale: Locale, confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::New => locale.text("confirm-new-game"),
        Confirmation::Restart => locale.text("confirm-restart"),
        Confirmation::MoveBookmark(name) => {
            locale.text_with("confirm-bookmark", &[("name", name.as_str().into())])
        }
    }
}

/// The id of the title of such a question.
pub const fn confirmation_title(confirmation: &Confirmation) -> &'static str {
    match confirmation {
        Confirmation::New => "action-new",
        Confirmation::Restart => "action-restart",
        Confirmation::MoveBookmark(_) => "bookmark-title",
    }
}

/// A mark for a game that is special; empty for most.
pub fn mark(locale: Locale, view: &View<'_>) -> String {
    if view.is_looking_back() {
        let values = [("ply", view.ply.into()), ("plies", view.plies.into())];
        locale.text_with("play-looking-back", &values)
    } else if view.mode == Mode::Practice {
        locale.text("play-practice")
    } else if view.undos > 0 || !view.assistance.is_none() {
        locale.text("play-assisted")
    } else {
        String::new()
    }
}

/// The commitment to the secret of a scored game that begins, in full.
pub fn commitment(locale: Locale, commitment: Commitment) -> String {
    let values = [("commitment", commitment.to_string().into())];
    locale.text_with("plain-commitment", &values)
}

/// The secret of a scored game that is over, in full.
pub fn secret(locale: Locale, secret: Secret) -> String {
    locale.text_with("plain-secret", &[("secret", secret.to_string().into())])
}

/// The title of the end, or of the goal, which a person reached or autoplay.
pub fn end_title(locale: Locale, view: &View<'_>, at_goal: bool, by_player: bool) -> String {
    let goal = view.rules.goal().map(|goal| goal.to_string());
    let tile = [("tile", goal.unwrap_or_default().into())];
    if at_goal {
        return locale.text_with("goal-title", &tile);
    }
    match (view.result, by_player) {
        (GameResult::Won, false) => locale.text("over-title-won"),
        (GameResult::Won, true) => locale.text_with("over-title-autoplay", &tile),
        _ => locale.text("over-title-lost"),
    }
}

/// The result of a game, in a sentence or two.
///
/// `over_best` are the points over the best game before it.
pub fn end(locale: Locale, view: &View<'_>, over_best: Option<u64>) -> String {
    let mut lines = vec![points_in_moves(locale, view)];
    if let Some(points) = over_best {
        lines.push(locale.text_with("over-best", &[("points", points.into())]));
    }
    let best_tile = view.board.tiles().map(|(_, tile)| tile).max();
    if let Some(tile) = best_tile {
        lines.push(locale.text_with("over-tile", &[("tile", tile.to_string().into())]));
    }
    if view.mode == Mode::Practice {
        lines.push(locale.text("over-practice"));
    }
    lines.join("\n")
}

/// The points and the moves of a game.
pub fn points_in_moves(locale: Locale, view: &View<'_>) -> String {
    let values = [("score", view.score.into()), ("moves", view.moves.into())];
    locale.text_with("over-text", &values)
}

/// Sentences for reading an action aloud.
pub fn action(
    locale: Locale,
    labels: LabelChoice,
    action: GameAction,
    made: Option<&Turn>,
    by: &Mover,
) -> Vec<String> {
    match (action, made) {
        (GameAction::Play(_), Some(made)) => turn(locale, labels, made, by),
        // A move without its motions was made elsewhere and is told there.
        (GameAction::Play(_), None) => Vec::new(),
        (GameAction::Undo | GameAction::Reopen, _) => vec![locale.text("plain-undone")],
        (GameAction::Redo, _) => vec![locale.text("plain-redone")],
        (GameAction::KeepPlaying, _) => vec![locale.text("goal-keep-playing")],
        (GameAction::Finish, _) => vec![locale.text("goal-take-win")],
    }
}

/// A sentence for reading one half of a slide aloud.
pub fn half_slid(locale: Locale, step: Step, side: Direction, half: &HalfSlide) -> String {
    let id = match step {
        Step::Push => "practice-pushed",
        Step::Merge => "practice-merged",
    };
    let values = [
        ("direction", towards(locale, side).into()),
        ("gained", half.gained.to_string().into()),
    ];
    locale.text_with(id, &values)
}

/// A sentence for one of the three passes of a slide, the first of which is
/// number 1.
pub fn pass(locale: Locale, number: usize, step: Step, side: Direction, changes: bool) -> String {
    let id = match (step, changes) {
        (Step::Push, true) => "pass-push",
        (Step::Merge, true) => "pass-merge",
        (Step::Push, false) => "pass-push-nothing",
        (Step::Merge, false) => "pass-merge-nothing",
    };
    let values = [
        ("number", number.into()),
        ("direction", towards(locale, side).into()),
    ];
    locale.text_with(id, &values)
}

/// A move of a replay, in sentences: which one, what merged, what appeared.
pub fn replayed(
    locale: Locale,
    labels: LabelChoice,
    turn: &Turn,
    (ply, plies): (usize, usize),
) -> Vec<String> {
    let values = [("ply", ply.into()), ("plies", plies.into())];
    let position = locale.text_with("replay-position", &values);
    let mut sentences = vec![labelled(
        locale,
        &position,
        &direction(locale, turn.direction),
    )];
    sentences.extend(merged(locale, labels, turn));
    sentences.push(appeared(locale, labels, turn));
    sentences
}

/// A sentence for reading an event aloud that has no note, in the game as it
/// is shown now.
pub fn event(locale: Locale, event: &Event, view: &View<'_>) -> Option<String> {
    let with_player = |id, name: &str| {
        let name = player(locale, name);
        locale.text_with(id, &[("player", name.into())])
    };
    Some(match event {
        Event::Returned { .. } => locale.text("play-returned"),
        Event::EnteredLeaderboard { place, entry, .. } => {
            let name = entry.name.as_ref().map(PlayerName::as_str);
            let name = name.map_or_else(|| locale.text("scores-nameless"), str::to_owned);
            let values = [
                ("name", name.into()),
                ("place", (*place).into()),
                ("score", entry.score.into()),
            ];
            locale.text_with("plain-entered", &values)
        }
        Event::LookedBack { .. } => mark(locale, view),
        Event::BackToPresent => locale.text("play-present"),
        Event::PlayerTookOver { player } => with_player("autoplay-playing", player),
        Event::PlayerPaused => with_player("autoplay-paused", view.player?.name()),
        Event::ClockPaused { .. } => locale.text("play-clock-paused"),
        Event::ClockContinues => locale.text("play-clock-continues"),
        // These have notes, or sentences of their own, or open a dialog, or are
        // requests to players, whose answers are told.
        Event::PlayerStopped
        | Event::Assisted(_)
        | Event::HelpedGameBefore { .. }
        | Event::Bookmarked { .. }
        | Event::BookmarkLost { .. }
        | Event::Started { .. }
        | Event::Resumed { .. }
        | Event::Acted { .. }
        | Event::Edited { .. }
        | Event::HalfSlid { .. }
        | Event::Refused(_)
        | Event::GoalReached
        | Event::Over { .. }
        | Event::NameWanted(_)
        | Event::ConfirmationNeeded(_)
        | Event::Cancelled(_)
        | Event::HintShown(_)
        | Event::HintWanted { .. }
        | Event::PlayerMoveWanted { .. } => return None,
    })
}

/// A sentence for the end of a game, which a person has played, or autoplay.
pub fn over(locale: Locale, view: &View<'_>, is_lost: bool, by_player: bool) -> String {
    let goal = view.rules.goal().map(|goal| goal.to_string());
    let values = [
        ("score", view.score.into()),
        ("moves", view.moves.into()),
        ("tile", goal.unwrap_or_default().into()),
    ];
    let id = match (is_lost, by_player) {
        (true, _) => "plain-over-lost",
        (false, false) => "plain-over-won",
        (false, true) => "plain-over-autoplay",
    };
    locale.text_with(id, &values)
}

/// A sentence for score, moves and best score, with the moves that were taken
/// back.
pub fn summary(locale: Locale, view: &View<'_>, best: u64) -> String {
    let mut values = vec![
        ("score", view.score.into()),
        ("moves", view.moves.into()),
        ("best", best.into()),
    ];
    if view.undos == 0 {
        return locale.text_with("plain-status", &values);
    }
    values.push(("undos", view.undos.into()));
    locale.text_with("plain-status-undos", &values)
}

/// A sentence for the score alone, with the moves that were taken back.
pub fn summary_in_short(locale: Locale, view: &View<'_>) -> String {
    let score = ("score", view.score.into());
    if view.undos == 0 {
        return locale.text_with("plain-terse-status", &[score]);
    }
    let undos = ("undos", view.undos.into());
    locale.text_with("plain-terse-status-undos", &[score, undos])
}

/// Sentences for reading a hint aloud.
pub fn hint(locale: Locale, hint: &Hint) -> Vec<String> {
    let best = towards(locale, hint.best);
    let values = [
        ("direction", best.into()),
        ("player", player(locale, &hint.player).into()),
    ];
    let mut sentences = vec![locale.text_with("plain-hint", &values)];
    for side in Direction::ALL {
        let values = [
            ("direction", direction(locale, side).into()),
            ("value", hint_value(locale, side, hint).into()),
        ];
        sentences.push(locale.text_with("plain-hint-value", &values));
    }
    sentences
}

/// A direction that is worth so much less than the best one is risky.
const RISKY: f64 = 0.25;

/// A smaller difference than this is none.
const AS_GOOD: f64 = 0.0005;

/// The part of the best direction's value that another one loses; none where
/// nothing moves.
pub fn hint_loss(direction: Direction, hint: &Hint) -> Option<f64> {
    let player: Option<PlayerSpec> = hint.player.parse().ok();
    let lost = player.map_or(0.0, PlayerSpec::value_of_loss);
    loss(direction, hint.best, &hint.values, lost)
}

/// The part of the best direction's value that another one loses. Values are
/// counted from that of a lost game.
fn loss(
    direction: Direction,
    best: Direction,
    values: &[Option<f64>; 4],
    lost: f64,
) -> Option<f64> {
    let value = values[direction as usize]?;
    let best = values[best as usize].unwrap_or(value);
    Some(((best - value) / (best - lost).abs().max(1.0)).clamp(0.0, 1.0))
}

/// A sentence about a move that was compared with the best one by an advisor
/// that estimates: the best, or which one was better.
pub fn compared(
    locale: Locale,
    advisor: PlayerSpec,
    played: Direction,
    advice: &Advice,
) -> Option<String> {
    let loss = loss(played, advice.best, &advice.values, advisor.value_of_loss())?;
    if loss < AS_GOOD {
        return Some(locale.text("practice-best"));
    }
    let percent = locale.decimal(100.0 * loss, 1);
    let values = [
        ("better", direction(locale, advice.best).into()),
        ("percent", percent.into()),
    ];
    let text = locale.text_with("practice-better-percent", &values);
    // It may begin with the name of the direction.
    Some(capitalised(&text))
}

/// True if a direction is worth as much as the best, as far as that is shown. The
/// values are points, or chances.
pub fn is_as_good(played: Direction, best: Direction, values: &[Option<f64>; 4]) -> bool {
    loss(played, best, values, 0.0).is_some_and(|loss| loss < AS_GOOD)
}

/// The distance of one direction from the best, or that nothing moves there.
pub fn hint_value(locale: Locale, direction: Direction, hint: &Hint) -> String {
    let Some(loss) = hint_loss(direction, hint) else {
        return locale.text("hint-impossible");
    };
    if hint.values.iter().flatten().count() == 1 {
        locale.text("hint-only")
    } else if loss >= RISKY {
        locale.text("hint-risky")
    } else if loss >= AS_GOOD {
        let percent = locale.decimal(100.0 * loss, 1);
        locale.text_with("hint-less", &[("percent", percent.into())])
    } else if direction == hint.best {
        locale.text("hint-best")
    } else {
        locale.text("hint-as-good")
    }
}
