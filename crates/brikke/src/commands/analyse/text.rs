//! An analysed game as people read it, and the sentences that the report has in
//! common with that.

use std::fmt;

use brikke_ai::analysis::{AnalysedMove, Cause, Grade, TurningPoint};
use brikke_app::words;
use brikke_locale::Locale;

use super::AnalysedGame;

impl fmt::Display for AnalysedGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let locale = self.locale;
        let labelled = |id: &str, value: &str| words::labelled(locale, &locale.text(id), value);
        writeln!(f, "{}", self.headline())?;
        writeln!(f, "{}", labelled("replay-accuracy", &accuracy(self)))?;
        writeln!(f, "  {}", grades(self))?;
        write!(f, "{}", labelled("replay-luck", &luck(self)))?;
        for point in &self.analysis.turning_points {
            let point = turning_point(locale, point);
            write!(f, "\n{}", labelled("analyse-turned", &point))?;
        }
        for found in self.analysis.worst().into_iter().take(self.worst) {
            write!(f, "\n\n{}", mistake(locale, found))?;
            if let Some(board) = self.game.board_after(found.number - 1) {
                write!(f, "\n{}", format!("{board:?}").trim_end())?;
            }
        }
        Ok(())
    }
}

impl AnalysedGame<'_> {
    /// The game, and who analysed it.
    fn headline(&self) -> String {
        let values = [
            ("game", (&self.name).into()),
            ("rules", words::rules(self.locale, self.game.rules()).into()),
            ("moves", self.analysis.moves.len().into()),
            ("score", self.game.score().into()),
            ("player", self.advisor.to_string().into()),
        ];
        self.locale.text_with("analyse-game", &values)
    }
}

pub(super) fn accuracy(analysed: &AnalysedGame<'_>) -> String {
    let locale = analysed.locale;
    let Some(accuracy) = analysed.analysis.accuracy else {
        return locale.text("analyse-accuracy-none");
    };
    let values = [("accuracy", locale.decimal(accuracy, 1).into())];
    locale.text_with("analyse-accuracy", &values)
}

/// The number of moves with each grade.
pub(super) fn grades(analysed: &AnalysedGame<'_>) -> String {
    let count = |grade| analysed.analysis.count(grade).into();
    let values = [
        ("blunders", count(Grade::Blunder)),
        ("mistakes", count(Grade::Mistake)),
        ("inaccuracies", count(Grade::Inaccuracy)),
        ("good", count(Grade::Good)),
        ("best", count(Grade::Best)),
        ("forced", count(Grade::Forced)),
    ];
    analysed.locale.text_with("analyse-grades", &values)
}

pub(super) fn luck(analysed: &AnalysedGame<'_>) -> String {
    let (locale, luck) = (analysed.locale, &analysed.analysis.luck);
    let (Some(deviations), Some(share)) = (luck.deviations, luck.share_of_less_lucky()) else {
        return locale.text("analyse-luck-none");
    };
    let (id, share) = if deviations >= 0.0 {
        ("analyse-luck-kinder", share)
    } else {
        ("analyse-luck-harder", 1.0 - share)
    };
    let percent = locale.decimal(100.0 * share, 0);
    locale.text_with(id, &[("percent", percent.into())])
}

pub(super) fn turning_point(locale: Locale, point: &TurningPoint) -> String {
    let id = match point.cause {
        Cause::Move => "analyse-turn-move",
        Cause::Tile if point.swing > 0.0 => "analyse-turn-good",
        Cause::Tile => "analyse-turn-bad",
    };
    locale.text_with(id, &[("number", point.number.into())])
}

pub(super) fn mistake(locale: Locale, found: &AnalysedMove) -> String {
    let id = match found.grade {
        Grade::Blunder => "analyse-blunder",
        _ => "analyse-mistake",
    };
    let values = [
        ("number", found.number.into()),
        ("played", words::direction(locale, found.played).into()),
        ("better", words::direction(locale, found.best).into()),
    ];
    locale.text_with(id, &values)
}
