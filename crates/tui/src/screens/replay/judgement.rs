//! What is said of the moves, above the board.

use brikke_ai::analysis::Grade;
use brikke_app::Judgement;
use brikke_engine::Size;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::widgets::board::fit;
use crate::world::World;
use crate::{panel, words};

/// Says what is known, in the first lines of the area: as many as leave
/// room for the board. Returns what is left.
pub(super) fn draw(
    judgement: &Judgement,
    frame: &mut Frame<'_>,
    world: &World,
    area: Rect,
    (size, ply, plies): (Size, usize, usize),
) -> Rect {
    let lines = lines(judgement, world, ply, plies);
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

fn lines(judgement: &Judgement, world: &World, ply: usize, plies: usize) -> Vec<(String, Style)> {
    match judgement {
        Judgement::None => Vec::new(),
        Judgement::UnderWay(under_way) => {
            let text = words::judging(world.locale, under_way, plies);
            vec![(text, world.look.muted())]
        }
        Judgement::Done(analysis) => {
            let game = words::judged_game(world.locale, analysis);
            let game = (game, world.look.muted());
            let next = analysis.moves.get(ply).map(|judged| {
                let text = words::judged_move(world.locale, judged);
                (text, style(judged.grade, world))
            });
            std::iter::once(game).chain(next).collect()
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

fn style(grade: Grade, world: &World) -> Style {
    let look = &world.look;
    match grade {
        Grade::Best | Grade::Good => look.good(),
        Grade::Forced | Grade::Inaccuracy => look.page(),
        Grade::Mistake | Grade::Blunder => look.warning(),
    }
}
