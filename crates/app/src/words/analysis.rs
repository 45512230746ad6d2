//! The analysis of a game, in words.

use brikke_ai::analysis::{AnalysedMove, Analysis, Grade};
use brikke_engine::Direction;
use brikke_locale::Locale;

use super::direction;

/// The analysis of a whole game in one line.
pub fn analysed_game(locale: Locale, analysis: &Analysis) -> String {
    let figure = |figure: Option<String>| figure.unwrap_or_else(|| "–".to_owned());
    let accuracy = analysis
        .accuracy
        .map(|accuracy| locale.decimal(accuracy, 1));
    let luck = analysis.luck.deviations.map(|luck| locale.signed(luck, 1));
    let values = [
        ("accuracy", figure(accuracy).into()),
        ("blunders", analysis.count(Grade::Blunder).into()),
        ("mistakes", analysis.count(Grade::Mistake).into()),
        ("luck", figure(luck).into()),
    ];
    locale.text_with("replay-analysed", &values)
}

/// A sentence about the move that comes next.
pub fn analysed_move(locale: Locale, analysed: &AnalysedMove) -> String {
    let id = match analysed.grade {
        Grade::Forced => "replay-move-forced",
        Grade::Best => "replay-move-best",
        Grade::Good => "replay-move-good",
        Grade::Inaccuracy => "replay-move-inaccuracy",
        Grade::Mistake => "replay-move-mistake",
        Grade::Blunder => "replay-move-blunder",
    };
    let values = [
        ("played", direction(locale, analysed.played).into()),
        ("better", direction(locale, analysed.best).into()),
    ];
    locale.text_with(id, &values)
}

/// The value of a direction beside the best one: "best", "as good", how much
/// less in percent, "risky" where that is much, or that nothing moves there.
pub fn difference(
    locale: Locale,
    side: Direction,
    best: Direction,
    values: &[Option<f64>; 4],
) -> String {
    /// A loss from here on is more than a player would weigh, in percent.
    const RISKY: f64 = 20.0;
    let (Some(value), Some(most)) = (values[side as usize], values[best as usize]) else {
        return locale.text("hint-impossible");
    };
    let percent = 100.0 * (most - value) / most.abs().max(f64::MIN_POSITIVE);
    if side == best {
        locale.text("hint-best")
    } else if percent < 0.05 {
        locale.text("hint-as-good")
    } else if percent >= RISKY {
        locale.text("hint-risky")
    } else {
        let less = locale.signed(-percent, 1);
        locale.text_with("hint-less", &[("percent", less.into())])
    }
}

/// A line about one of the worst moves.
pub fn worst_move(locale: Locale, analysed: &AnalysedMove) -> String {
    let values = [
        ("number", analysed.number.into()),
        ("played", direction(locale, analysed.played).into()),
        ("better", direction(locale, analysed.best).into()),
    ];
    locale.text_with("replay-worst-move", &values)
}

/// A few words about the accuracy of a game: its blunders and mistakes.
pub fn accuracy(locale: Locale, analysis: &Analysis) -> String {
    let values = [
        ("blunders", analysis.count(Grade::Blunder).into()),
        ("mistakes", analysis.count(Grade::Mistake).into()),
    ];
    locale.text_with("replay-accuracy-about", &values)
}

/// A few words about the luck of a game: how many are less lucky.
pub fn luck(locale: Locale, analysis: &Analysis) -> String {
    let share = analysis.luck.share_of_less_lucky().unwrap_or(0.5);
    let percent = locale.decimal(100.0 * share, 0);
    locale.text_with("replay-luck-about", &[("percent", percent.into())])
}
