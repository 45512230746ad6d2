//! An analysed game as people read it, and the sentences that the report has in
//! common with that.

use std::fmt;

use brikke_ai::analysis::{AnalysedMove, Cause, Grade, Luck, TurningPoint};

use super::AnalysedGame;

impl fmt::Display for AnalysedGame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, score) = (self.game.rules().name(), self.game.score());
        let moves = counted(self.analysis.moves.len(), "move", "moves");
        let (name, advisor) = (&self.name, self.advisor);
        writeln!(
            f,
            "{name}: {rules}, {moves}, score {score}; analysed by {advisor}"
        )?;
        writeln!(f, "accuracy {}", accuracy(self.analysis.accuracy))?;
        writeln!(f, "         {}", grades(self))?;
        write!(f, "luck     {}", luck(&self.analysis.luck))?;
        for point in &self.analysis.turning_points {
            write!(f, "\nturned   {}", turning_point(point))?;
        }
        for found in self.analysis.worst().into_iter().take(self.worst) {
            write!(f, "\n\n{}", mistake(found))?;
            if let Some(board) = self.game.board_after(found.number - 1) {
                write!(f, "\n{}", format!("{board:?}").trim_end())?;
            }
        }
        Ok(())
    }
}

pub(super) fn accuracy(accuracy: Option<f64>) -> String {
    accuracy.map_or_else(
        || "none: nowhere was one move better than another".to_owned(),
        |accuracy| format!("{accuracy:.1} of 100"),
    )
}

/// The number of moves with each grade.
pub(super) fn grades(analysed: &AnalysedGame<'_>) -> String {
    let counts = Grade::ALL.iter().rev().map(|&grade| {
        let count = analysed.analysis.count(grade);
        match grade {
            Grade::Blunder => counted(count, "blunder", "blunders"),
            Grade::Mistake => counted(count, "mistake", "mistakes"),
            Grade::Inaccuracy => counted(count, "inaccuracy", "inaccuracies"),
            grade => format!("{count} {}", grade.name()),
        }
    });
    counts.collect::<Vec<String>>().join(", ")
}

pub(super) fn luck(luck: &Luck) -> String {
    let (Some(deviations), Some(share)) = (luck.deviations, luck.share_of_less_lucky()) else {
        return "none: no tile made a difference".to_owned();
    };
    let (kind, share) = if deviations >= 0.0 {
        ("kinder", share)
    } else {
        ("less kind", 1.0 - share)
    };
    let total = luck.total;
    format!(
        "{deviations:+.2} deviations ({total:+.1} stakes): tiles {kind} than in {:.0} % of games",
        share * 100.0
    )
}

pub(super) fn turning_point(point: &TurningPoint) -> String {
    let cause = match point.cause {
        Cause::Move => "what was played",
        Cause::Tile if point.swing > 0.0 => "a kind tile",
        Cause::Tile => "an unkind tile",
    };
    let (number, swing) = (point.number, point.swing);
    format!("move {number}: {cause}, {swing:+.2} stakes")
}

pub(super) fn mistake(found: &AnalysedMove) -> String {
    let (number, played, best) = (found.number, found.played, found.best);
    let (grade, cost) = (found.grade.name(), found.cost);
    format!("move {number}: {played}, better {best}: a {grade} that cost {cost:.2} stakes")
}

fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}
