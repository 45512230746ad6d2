//! The analysis of a game, in words.

use brikke_ai::analysis::{AnalysedMove, Analysis, Grade};
use brikke_locale::{Locale, Value};

use super::{capitalised, direction, is_as_good, worth};

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

/// The accuracy of a whole game, in a few words.
pub fn analysed_game_in_short(locale: Locale, analysis: &Analysis) -> Option<String> {
    let accuracy = locale.decimal(analysis.accuracy?, 1);
    let values = [("accuracy", accuracy.into())];
    Some(locale.text_with("replay-analysed-short", &values))
}

/// A sentence about the move that comes next.
pub fn analysed_move(locale: Locale, analysed: &AnalysedMove) -> String {
    let id = match analysed.grade {
        Grade::Forced => "replay-move-forced",
        _ if is_best(analysed) => "replay-move-best",
        Grade::Best | Grade::Good => "replay-move-good",
        Grade::Inaccuracy => "replay-move-inaccuracy",
        Grade::Mistake => "replay-move-mistake",
        Grade::Blunder => "replay-move-blunder",
    };
    locale.text_with(id, &played_and_better(locale, analysed))
}

/// A few words about the move that comes next: the best one, which the board may have
/// no room to show.
pub fn analysed_move_in_short(locale: Locale, analysed: &AnalysedMove) -> String {
    let id = match analysed.grade {
        Grade::Forced => "replay-short-forced",
        _ if is_best(analysed) => "replay-short-best",
        _ => "replay-short-better",
    };
    capitalised(&locale.text_with(id, &played_and_better(locale, analysed)))
}

/// True if no move was better. Where the values say that a good move is as good as the
/// best one, so do the sentences.
fn is_best(analysed: &AnalysedMove) -> bool {
    match analysed.grade {
        Grade::Best => true,
        Grade::Good => is_as_good(analysed.played, analysed.best, &analysed.values),
        _ => false,
    }
}

fn played_and_better(
    locale: Locale,
    analysed: &AnalysedMove,
) -> [(&'static str, Value<'static>); 2] {
    [
        ("played", direction(locale, analysed.played).into()),
        ("better", direction(locale, analysed.best).into()),
    ]
}

/// A line about one of the worst moves: what it lost in the advisor's unit, by
/// which they are sorted, and what was better.
pub fn worst_move(locale: Locale, analysed: &AnalysedMove) -> String {
    let lost = worth(locale, analysed.loss, &analysed.values);
    let values = [
        ("number", analysed.number.into()),
        ("lost", lost.into()),
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
    // One game among all is neither the luckiest nor the unluckiest.
    let percent = locale.decimal((100.0 * share).clamp(1.0, 99.0), 0);
    locale.text_with("replay-luck-about", &[("percent", percent.into())])
}
