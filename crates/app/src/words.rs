//! Sentences for the types of other crates, in the person's language.

mod analysis;
#[cfg(not(target_family = "wasm"))]
mod damage;
mod date;
mod drill;
mod errors;
mod events;
mod imports;
mod rules;
mod saved;
mod settings;

use std::time::Duration;

use brikke_engine::{Direction, IllegalMove, OutsideBoard, PositionError, Square, StartError};
use brikke_locale::{Locale, Value};
use brikke_play::{CharacterProblem, NameError, Refusal};
use brikke_players::PlayerSpec;

use crate::Pace;
use crate::page::{Note, Tone};
pub use analysis::{
    accuracy, analysed_game, analysed_game_in_short, analysed_move, analysed_move_in_short, luck,
    worst_move,
};
#[cfg(not(target_family = "wasm"))]
pub use damage::store_damage;
pub use date::{UtcOffset, date, iso_date, set_utc_offset, utc_iso_day};
pub use drill::table_estimate;
pub(crate) use drill::{
    better_in_short, judged, lost_points, outcome, outcome_in_short, outcome_title, percent,
    points, success, successes, summary as drill_summary,
};
pub use errors::{
    file_problem, io_error, load_error, player_error, set_error, store_error, unremoved,
};
pub use events::{
    action, caught_up, commitment, compared, confirmation, confirmation_title, elsewhere, end,
    end_title, event, half_slid, hint, hint_loss, hint_value, is_as_good, mark, note, over, pass,
    points_in_moves, replayed, secret, summary, summary_in_short, turn_in_short,
};
pub use imports::{board_error, import_error, imported, origin, recording_error, scores_error};
pub use rules::{
    named_rules, practised_rules, rules, rules_error, rules_in_short, rules_name_error,
    start_tiles, tiles_error,
};
pub use saved::{game_state, help, played_by, statistics};
pub use settings::{setting_value, settings_problem};

/// A text as it stands on a button, with a capital letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The direction within a sentence.
pub fn towards(locale: Locale, direction: Direction) -> String {
    locale.text(&format!("towards-{}", direction.name()))
}

/// The direction alone.
pub fn direction(locale: Locale, direction: Direction) -> String {
    locale.text(&format!("direction-{}", direction.name()))
}

/// The value of a direction: with decimals where all values are so small that
/// they would look the same without.
pub fn worth(locale: Locale, value: f64, all: &[Option<f64>]) -> String {
    let largest = all.iter().flatten().fold(0.0, |a: f64, b| a.max(b.abs()));
    let decimals = if largest < 100.0 { 2 } else { 0 };
    locale.decimal(value, decimals)
}

/// The pace of a player.
pub fn pace(locale: Locale, pace: Pace) -> String {
    match pace.per_second() {
        Some(speed) => locale.text_with("autoplay-speed", &[("speed", speed.into())]),
        None => locale.text("autoplay-speed-full"),
    }
}

/// A player's name as people read it.
pub fn player(locale: Locale, name: &str) -> String {
    let kind = name.split(':').next().unwrap_or(name);
    let id = format!("player-{kind}");
    let text = locale.text(&id);
    if text == id { name.to_owned() } else { text }
}

/// A value behind its name, with the colon of the language.
pub fn labelled(locale: Locale, name: &str, value: &str) -> String {
    let values = [("name", name.into()), ("value", value.into())];
    locale.text_with("labelled", &values)
}

/// Two sentences after one another; a title has no full stop.
pub fn joined(locale: Locale, first: &str, second: &str) -> String {
    if first.is_empty() || second.is_empty() {
        return format!("{first}{second}");
    }
    let is_ended = first.ends_with(['.', '!', '?', '。', '！', '？']);
    let id = if is_ended {
        "following-sentence"
    } else {
        "joined-sentences"
    };
    let values = [("first", first.into()), ("second", second.into())];
    locale.text_with(id, &values)
}

/// A name with a note in brackets, unless the name says the same already.
pub fn with_note(locale: Locale, name: &str, note: &str) -> String {
    if name.to_lowercase() == note.to_lowercase() {
        return name.to_owned();
    }
    let values = [("name", name.into()), ("note", note.into())];
    locale.text_with("with-note", &values)
}

/// A player that is still loading, or loaded and not yet unpacked.
pub fn loading(locale: Locale, loading: PlayerSpec, done: f64) -> Note {
    let player = match loading {
        PlayerSpec::Endgame(table) => table.name.to_owned(),
        _ => player(locale, loading.name()),
    };
    let text = if done < 1.0 {
        let percent = format!("{:.0}", 100.0 * done);
        let values = [("player", player.into()), ("percent", percent.into())];
        locale.text_with("player-loading", &values)
    } else {
        locale.text_with("player-preparing", &[("player", player.into())])
    };
    Note::new(Tone::Muted, text).with_progress(done)
}

/// A time as a clock shows it.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// A time to the millisecond, as a stopwatch shows it.
pub fn stopwatch(locale: Locale, time: Duration) -> String {
    let (whole, sign) = (clock(time), locale.decimal_sign());
    format!("{whole}{sign}{:03}", time.subsec_millis())
}

/// A time before (−) or behind (+) another one, in seconds.
pub fn ahead_or_behind(locale: Locale, time: Duration, best: Duration) -> String {
    match time.checked_sub(best) {
        Some(behind) => format!("+{}", stopwatch(locale, behind)),
        None => format!("−{}", stopwatch(locale, best.saturating_sub(time))),
    }
}

/// The reason why nothing happened.
pub fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let id = match refusal {
        Refusal::Move(illegal) => return illegal_move(locale, illegal),
        Refusal::MergesNothing(direction) => {
            let towards = towards(locale, *direction);
            return locale.text_with("refusal-merges-nothing", &[("direction", towards.into())]);
        }
        Refusal::NothingToUndo => "refusal-nothing-to-undo",
        Refusal::NothingToRedo => "refusal-nothing-to-redo",
        Refusal::NotAtGoal => "refusal-not-at-goal",
        Refusal::NothingToReturnTo => "refusal-nothing-to-return-to",
        Refusal::NoSuchBookmark(name) => {
            return locale.text_with(
                "refusal-no-such-bookmark",
                &[("name", name.as_str().into())],
            );
        }
        Refusal::PracticeBookmark => "refusal-practice-bookmark",
        Refusal::NoSuchPly { ply, plies } => {
            let values = [("ply", (*ply).into()), ("plies", (*plies).into())];
            return locale.text_with("refusal-no-such-ply", &values);
        }
        Refusal::LookingBack => "refusal-looking-back",
        Refusal::HintNotAwaited => "refusal-hint-not-awaited",
        Refusal::NoPlayer => "refusal-no-player",
        Refusal::PlayerNotAwaited => "refusal-player-not-awaited",
        Refusal::AlreadyPractising => "refusal-already-practising",
        Refusal::Square(outside) => return outside_board(locale, *outside),
        Refusal::Position(error) => return position_refusal(locale, error),
        Refusal::Unplayable => "refusal-unplayable",
        Refusal::NoQuestion => "refusal-no-question",
        Refusal::NoNameWanted => "refusal-no-name-wanted",
    };
    locale.text(id)
}

fn outside_board(locale: Locale, outside: OutsideBoard) -> String {
    let values = [
        ("row", (usize::from(outside.square.row) + 1).into()),
        ("column", (usize::from(outside.square.column) + 1).into()),
        ("size", outside.size.to_string().into()),
    ];
    locale.text_with("refusal-square", &values)
}

fn position_refusal(locale: Locale, error: &StartError) -> String {
    match error {
        StartError::Size { board, rules } => {
            let values = [
                ("board", board.to_string().into()),
                ("rules", rules.to_string().into()),
            ];
            locale.text_with("refusal-position-size", &values)
        }
        StartError::TooLarge { tile, largest } => {
            let values = [
                ("tile", tile.to_string().into()),
                ("largest", largest.to_string().into()),
            ];
            locale.text_with("refusal-position-too-large", &values)
        }
        StartError::Count { expected, found } => {
            let values = [("expected", (*expected).into()), ("found", (*found).into())];
            locale.text_with("refusal-position-count", &values)
        }
        StartError::Moves { moves } => {
            locale.text_with("refusal-position-moves", &[("moves", (*moves).into())])
        }
        StartError::Tile { .. } => locale.text("refusal-position-other"),
    }
}

fn illegal_move(locale: Locale, illegal: &IllegalMove) -> String {
    match illegal {
        IllegalMove::MovesNothing(direction) => {
            let towards = towards(locale, *direction);
            locale.text_with("refusal-moves-nothing", &[("direction", towards.into())])
        }
        IllegalMove::Over => locale.text("refusal-over"),
        IllegalMove::GoalReached => locale.text("refusal-goal-reached"),
        IllegalMove::ScoreOverflow => locale.text("refusal-score-overflow"),
        IllegalMove::NoChance => locale.text("refusal-no-chance"),
        IllegalMove::NotDrawn => locale.text("refusal-not-drawn"),
        IllegalMove::Nothing | IllegalMove::Place(_) => locale.text("refusal-nothing"),
        IllegalMove::WrongTile(rank) => {
            locale.text_with("refusal-wrong-tile", &[("tile", rank.to_string().into())])
        }
    }
}

/// The problem with a name.
pub fn name_error(locale: Locale, error: &NameError) -> String {
    match error {
        NameError::Empty => locale.text("name-empty"),
        NameError::TooLong { shown, most } => {
            let values = [("most", (*most).into()), ("shown", (*shown).into())];
            locale.text_with("name-too-long", &values)
        }
        NameError::TooWide { columns, most } => {
            let values = [("most", (*most).into()), ("columns", (*columns).into())];
            locale.text_with("name-too-wide", &values)
        }
        NameError::Character { place, problem, .. } => {
            locale.text_with(name_problem(*problem), &[("place", (*place).into())])
        }
    }
}

const fn name_problem(problem: CharacterProblem) -> &'static str {
    match problem {
        CharacterProblem::Control => "name-control",
        CharacterProblem::Direction => "name-direction",
        CharacterProblem::Invisible => "name-invisible",
        CharacterProblem::Blank => "name-blank",
        CharacterProblem::LineBreak => "name-line-break",
        CharacterProblem::Meaningless => "name-meaningless",
        CharacterProblem::LooseMark => "name-loose-mark",
        CharacterProblem::PileOfMarks => "name-pile-of-marks",
        CharacterProblem::PileOfParts => "name-pile-of-parts",
    }
}

/// The problem with a position.
pub fn position_error(locale: Locale, error: &PositionError) -> String {
    let at = |square: &Square| (usize::from(square.row) + 1, usize::from(square.column) + 1);
    let with = |id, (row, column): (usize, usize), more: &[(&str, String)]| {
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("row", row.into()), ("column", column.into())];
        values.extend(more.iter().map(|(name, value)| (*name, value.into())));
        locale.text_with(id, &values)
    };
    match error {
        PositionError::NotATile { square, text } => {
            with("position-not-a-tile", at(square), &[("text", text.clone())])
        }
        PositionError::NotAPowerOfTwo { square, value } => with(
            "position-not-a-power",
            at(square),
            &[("value", value.clone())],
        ),
        PositionError::TooLarge {
            square,
            value,
            size,
            largest,
        } => {
            let size = ("size", size.to_string());
            let more = [
                ("value", value.clone()),
                size,
                ("largest", largest.to_string()),
            ];
            with("position-too-large", at(square), &more)
        }
        PositionError::Ragged {
            row,
            column,
            found,
            expected,
        } => {
            let more = [
                ("found", found.to_string()),
                ("expected", expected.to_string()),
            ];
            with("position-ragged", (*row, *column), &more)
        }
        PositionError::Hexadecimal { found } => {
            locale.text_with("position-hexadecimal", &[("found", (*found).into())])
        }
        PositionError::Size(_) => locale.text("position-size"),
    }
}

#[cfg(test)]
mod tests {
    use brikke_locale::Language;

    use super::*;

    #[test]
    fn a_clock_shows_hours_only_when_there_are_some() {
        assert_eq!(clock(Duration::from_secs(75)), "1:15");
        assert_eq!(clock(Duration::from_secs(3_675)), "1:01:15");
    }

    #[test]
    fn a_stopwatch_shows_milliseconds_and_their_difference() {
        let at = Duration::from_millis;
        let (english, french) = (Locale::default(), Locale::new(Language::French));
        assert_eq!(stopwatch(english, at(75_007)), "1:15.007");
        assert_eq!(stopwatch(french, at(75_007)), "1:15,007");
        assert_eq!(ahead_or_behind(english, at(1_500), at(1_000)), "+0:00.500");
        assert_eq!(ahead_or_behind(french, at(1_000), at(61_250)), "−1:00,250");
    }
}
