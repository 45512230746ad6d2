//! What is said of the moves, above the board.

use brikke_ai::analysis::{Analysis, Grade, JudgedMove};
use brikke_engine::Size;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Judgement, UnderWay};
use crate::widgets::board::fit;
use crate::world::World;
use crate::{panel, words};

impl Judgement {
    /// Says what is known, in the first lines of the area: as many as leave
    /// room for the board. Returns what is left.
    pub(in crate::screens::replay) fn draw(
        &self,
        frame: &mut Frame<'_>,
        world: &World,
        area: Rect,
        (size, ply, plies): (Size, usize, usize),
    ) -> Rect {
        let lines = self.lines(world, ply, plies);
        let shown = (0..=lines.len())
            .rev()
            .find(|&count| fit(size, without_first(area, count)).is_ok())
            .unwrap_or(0);
        // The line on the move says more than the one on the game.
        for (number, (text, style)) in (0..).zip(&lines[lines.len() - shown..]) {
            panel::message(frame, panel::row(area, number), *style, text);
        }
        without_first(area, shown)
    }

    fn lines(&self, world: &World, ply: usize, plies: usize) -> Vec<(String, Style)> {
        match self {
            Judgement::None => Vec::new(),
            Judgement::UnderWay(under_way) => {
                let text = of_work(under_way, plies, world);
                vec![(text, world.look.muted())]
            }
            Judgement::Done(analysis) => {
                let game = (of_game(analysis, world), world.look.muted());
                let next = analysis.moves.get(ply).map(|judged| of_move(judged, world));
                std::iter::once(game).chain(next).collect()
            }
        }
    }
}

fn without_first(area: Rect, lines: usize) -> Rect {
    let lines = u16::try_from(lines).unwrap_or(u16::MAX).min(area.height);
    Rect {
        y: area.y + lines,
        height: area.height - lines,
        ..area
    }
}

fn of_work(under_way: &UnderWay, plies: usize, world: &World) -> String {
    if let Some(percent) = under_way.getting_ready() {
        return world.text_with("replay-getting-ready", &[("percent", percent.into())]);
    }
    let values = [("done", under_way.done().into()), ("plies", plies.into())];
    world.text_with("replay-judging", &values)
}

fn of_game(analysis: &Analysis, world: &World) -> String {
    let figure = |figure: Option<String>| figure.unwrap_or_else(|| "–".to_owned());
    let accuracy = analysis.accuracy.map(|accuracy| format!("{accuracy:.1}"));
    let luck = analysis.luck.deviations.map(|luck| format!("{luck:+.1}"));
    let values = [
        ("accuracy", figure(accuracy).into()),
        ("blunders", analysis.count(Grade::Blunder).into()),
        ("mistakes", analysis.count(Grade::Mistake).into()),
        ("luck", figure(luck).into()),
    ];
    world.text_with("replay-judged", &values)
}

/// What is said of the move that was played here.
fn of_move(judged: &JudgedMove, world: &World) -> (String, Style) {
    let look = &world.look;
    let (id, style) = match judged.grade {
        Grade::Forced => ("replay-move-forced", look.page()),
        Grade::Best => ("replay-move-best", look.good()),
        Grade::Good => ("replay-move-good", look.good()),
        Grade::Inaccuracy => ("replay-move-inaccuracy", look.page()),
        Grade::Mistake => ("replay-move-mistake", look.warning()),
        Grade::Blunder => ("replay-move-blunder", look.warning()),
    };
    let values = [
        (
            "played",
            words::direction(world.locale, judged.played).into(),
        ),
        ("better", words::direction(world.locale, judged.best).into()),
    ];
    (world.text_with(id, &values), style)
}
