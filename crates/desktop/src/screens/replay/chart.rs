//! What a player thinks of the game: in words, and as a chart.

use brikke_ai::analysis::{Analysis, Grade};
use brikke_app::{Judgement, words};
use eframe::egui::{Color32, Label, RichText, Ui};

use super::Replay;
use crate::parts::{Curve, Mark, show_curve};
use crate::world::World;

impl Replay {
    /// What is said of the game and of the move that comes next.
    pub(super) fn show_judgement(&self, ui: &mut Ui, world: &World) {
        match &self.judgement {
            Judgement::None => {}
            Judgement::UnderWay(under_way) => {
                let plies = self.playback.plies();
                ui.weak(words::judging(world.locale, under_way, plies));
            }
            Judgement::Done(analysis) => {
                let game = words::judged_game(world.locale, analysis);
                ui.add(Label::new(RichText::new(game).weak()).wrap());
                if let Some(judged) = analysis.moves.get(self.playback.ply()) {
                    let text = words::judged_move(world.locale, judged);
                    ui.colored_label(colour(judged.grade, world), text);
                }
            }
        }
    }

    /// The score, or once the moves are judged what they cost, over the game.
    pub(super) fn show_chart(&mut self, ui: &mut Ui, world: &World) {
        let height = (ui.ctx().content_rect().height() * 0.12).clamp(36.0, 90.0);
        let (name, values, marks) = match self.judgement.analysis() {
            Some(analysis) => (
                world.text("chart-costs"),
                costs(analysis),
                marks(analysis, world),
            ),
            None => (
                world.text("play-score"),
                self.scores.iter().copied().map(points).collect(),
                Vec::new(),
            ),
        };
        let curve = Curve {
            name: &name,
            values: &values,
            marks: &marks,
            at: self.playback.ply(),
        };
        if let Some(ply) = show_curve(ui, world, &curve, height) {
            self.playback.go_to(ply);
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the height of a curve in pixels"
)]
const fn points(score: u64) -> f32 {
    score as f32
}

/// What each move cost, in stakes.
fn costs(analysis: &Analysis) -> Vec<f32> {
    let moves = analysis.moves.iter();
    moves.map(|judged| height(judged.cost)).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "the height of a curve")]
const fn height(cost: f64) -> f32 {
    cost as f32
}

/// The moves that were mistakes.
fn marks(analysis: &Analysis, world: &World) -> Vec<Mark> {
    let mistakes = analysis.mistakes();
    mistakes
        .map(|judged| Mark {
            at: judged.number - 1,
            colour: colour(judged.grade, world),
        })
        .collect()
}

fn colour(grade: Grade, world: &World) -> Color32 {
    let colours = world.look.colours();
    match grade {
        Grade::Best | Grade::Good => colours.good,
        Grade::Forced | Grade::Inaccuracy => colours.page.text,
        Grade::Mistake | Grade::Blunder => colours.warning,
    }
}
