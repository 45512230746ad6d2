//! Sentences for what the other rooms say in types.

use brikke_engine::{Direction, IllegalMove, PositionError, Preset, Rules};
use brikke_locale::Locale;
use brikke_play::Refusal;
use brikke_store::{NameError, StoreError};
use std::time::Duration;

/// The direction within a sentence.
pub(crate) fn towards(locale: Locale, direction: Direction) -> String {
    locale.text(&format!("towards-{}", direction.name()))
}

/// The direction alone.
pub(crate) fn direction(locale: Locale, direction: Direction) -> String {
    locale.text(&format!("direction-{}", direction.name()))
}

/// A player's name as people read it.
pub(crate) fn player(locale: Locale, name: &str) -> String {
    let kind = name.split(':').next().unwrap_or(name);
    let id = format!("player-{kind}");
    let text = locale.text(&id);
    if text == id { name.to_owned() } else { text }
}

/// A short name of rules: the preset's, and the size where it is unusual.
pub(crate) fn rules(locale: Locale, rules: &Rules) -> String {
    let size = rules.size();
    let of_size = |preset: &Preset| {
        let overrides = brikke_engine::Overrides {
            size: Some(size),
            ..Default::default()
        };
        Rules::new(*preset, overrides).is_ok_and(|sized| sized == *rules)
    };
    let preset = Preset::of(rules).or_else(|| Preset::ALL.into_iter().find(of_size));
    let name = preset.map_or("custom", Preset::name);
    let name = locale.text(&format!("preset-{name}"));
    if size == brikke_engine::Size::CLASSIC {
        name
    } else {
        format!("{name} {size}")
    }
}

/// A time as a clock shows it.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Why nothing happened.
pub(crate) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let id = match refusal {
        Refusal::Move(illegal) => return illegal_move(locale, illegal),
        Refusal::NothingToUndo => "refusal-nothing-to-undo",
        Refusal::NothingToRedo => "refusal-nothing-to-redo",
        Refusal::NotAtGoal => "refusal-not-at-goal",
        Refusal::NothingToReturnTo => "refusal-nothing-to-return-to",
        Refusal::NoSuchBookmark(name) => {
            return locale.text_with("refusal-no-such-bookmark", &[("name", name.into())]);
        }
        Refusal::NamelessBookmark => "refusal-nameless-bookmark",
        Refusal::NoSuchPly { ply, plies } => {
            let values = [("ply", (*ply).into()), ("plies", (*plies).into())];
            return locale.text_with("refusal-no-such-ply", &values);
        }
        Refusal::LookingBack => "refusal-looking-back",
        Refusal::HintNotAwaited => "refusal-hint-not-awaited",
        Refusal::NoPlayer => "refusal-no-player",
        Refusal::PlayerNotAwaited => "refusal-player-not-awaited",
        Refusal::AlreadyPractising => "refusal-already-practising",
        Refusal::Square(_) | Refusal::Position(_) => "refusal-position-other",
        Refusal::Unplayable => "refusal-unplayable",
        Refusal::NoQuestion => "refusal-no-question",
        Refusal::NoNameWanted => "refusal-no-name-wanted",
    };
    locale.text(id)
}

fn illegal_move(locale: Locale, illegal: &IllegalMove) -> String {
    match illegal {
        IllegalMove::MovesNothing { direction } => {
            let towards = towards(locale, *direction);
            locale.text_with("refusal-moves-nothing", &[("direction", towards.into())])
        }
        IllegalMove::Over => locale.text("refusal-over"),
        IllegalMove::GoalReached => locale.text("refusal-goal-reached"),
        _ => locale.text("refusal-nothing"),
    }
}

/// Why something could not be kept.
pub(crate) fn trouble(locale: Locale, error: &StoreError) -> String {
    locale.text_with("store-database", &[("reason", error.to_string().into())])
}

/// What is wrong with a name.
pub(crate) fn name_error(locale: Locale, error: &NameError) -> String {
    match error {
        NameError::Empty => locale.text("name-empty"),
        error => error.to_string(),
    }
}

/// What is wrong with a position.
pub(crate) fn position_error(locale: Locale, error: &PositionError) -> String {
    let _ = error;
    locale.text("position-size")
}
