//! The analysis of a replayed game: how far it is, and its result.

use std::sync::Arc;

use brikke_ai::analysis::{AnalysedMove, Analysis, Grade};
use brikke_locale::Locale;
use brikke_players::{Reply, RequestId};

use crate::page::{Chart, Mark, Note, Tone};
use crate::{Playback, words};

/// The analysis of a game.
pub(super) enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// The player is loading, so far in percent.
    Loading(RequestId, u8),
    /// So many moves are analysed.
    Running(RequestId, usize),
    /// All moves are analysed.
    Done(Box<Finished>),
}

/// A finished analysis, ready to be drawn.
pub(super) struct Finished {
    analysis: Analysis,
    costs: Arc<Vec<f32>>,
    marks: Arc<Vec<Mark>>,
}

impl AnalysisState {
    /// The request under way.
    pub(super) const fn request(&self) -> Option<RequestId> {
        match self {
            AnalysisState::Loading(id, _) | AnalysisState::Running(id, _) => Some(*id),
            AnalysisState::None | AnalysisState::Done(_) => None,
        }
    }

    /// The result, once it is there.
    pub(super) fn result(&self) -> Option<&Analysis> {
        match self {
            AnalysisState::Done(finished) => Some(&finished.analysis),
            _ => None,
        }
    }

    /// The key that leads on, with the id of what it does.
    pub(super) const fn key(&self) -> (&'static str, &'static str) {
        match self {
            AnalysisState::Done(_) => ("n", "replay-next-mistake"),
            _ => ("a", "replay-analyse"),
        }
    }

    /// Takes an answer to the request; a sentence where one is to be said.
    pub(super) fn answered(&mut self, reply: Reply, locale: Locale) -> Option<Note> {
        let id = self.request()?;
        match reply {
            Reply::Loading { done, .. } => *self = AnalysisState::Loading(id, percent(done)),
            Reply::AnalysisProgress { done, .. } => *self = AnalysisState::Running(id, done),
            Reply::Analysis { analysis, .. } => {
                let text = words::analysed_game(locale, &analysis);
                *self = AnalysisState::Done(Box::new(Finished::new(*analysis)));
                return Some(Note::new(Tone::Muted, text));
            }
            Reply::Failed { player, error } => {
                *self = AnalysisState::None;
                let text = words::player_error(locale, player, &error);
                return Some(Note::new(Tone::Warning, text));
            }
            _ => *self = AnalysisState::None,
        }
        None
    }

    /// The position before the next mistake after this one.
    pub(super) fn next_mistake(&self, ply: usize) -> Option<usize> {
        let mut mistakes = self.result()?.mistakes().map(position_before);
        mistakes.find(|&mistake| mistake > ply)
    }

    /// The position before the last mistake before this one.
    pub(super) fn previous_mistake(&self, ply: usize) -> Option<usize> {
        let mut mistakes = self.result()?.mistakes().map(position_before);
        mistakes.rfind(|&mistake| mistake < ply)
    }

    /// Lines about the progress, or about the game and its next move.
    pub(super) fn notes(&self, playback: &Playback, locale: Locale) -> Vec<Note> {
        match self {
            AnalysisState::None => Vec::new(),
            AnalysisState::Loading(_, percent) => {
                let percent = [("percent", (*percent).into())];
                vec![muted(locale.text_with("replay-loading", &percent))]
            }
            AnalysisState::Running(_, done) => {
                let values = [("done", (*done).into()), ("plies", playback.plies().into())];
                vec![muted(locale.text_with("replay-analysing", &values))]
            }
            AnalysisState::Done(finished) => {
                let game = muted(words::analysed_game(locale, &finished.analysis));
                let next = finished.analysis.moves.get(playback.ply());
                let next = next.map(|analysed| {
                    Note::new(tone(analysed.grade), words::analysed_move(locale, analysed))
                });
                std::iter::once(game).chain(next).collect()
            }
        }
    }

    /// The costs of the moves where they are known, the score otherwise.
    pub(super) fn chart(&self, scores: &Arc<Vec<f32>>, locale: Locale) -> Chart {
        match self {
            AnalysisState::Done(finished) => Chart {
                name: locale.text("chart-costs"),
                values: Arc::clone(&finished.costs),
                marks: Arc::clone(&finished.marks),
            },
            _ => Chart {
                name: locale.text("play-score"),
                values: Arc::clone(scores),
                marks: Arc::default(),
            },
        }
    }
}

impl Finished {
    fn new(analysis: Analysis) -> Finished {
        let costs = analysis.moves.iter().map(|analysed| height(analysed.cost));
        let marks = analysis.mistakes().map(|analysed| Mark {
            at: position_before(analysed),
            tone: tone(analysed.grade),
        });
        Finished {
            costs: Arc::new(costs.collect()),
            marks: Arc::new(marks.collect()),
            analysis,
        }
    }
}

fn muted(text: String) -> Note {
    Note::new(Tone::Muted, text)
}

/// The position in which a move was made.
const fn position_before(analysed: &AnalysedMove) -> usize {
    analysed.number - 1
}

const fn tone(grade: Grade) -> Tone {
    match grade {
        Grade::Best | Grade::Good => Tone::Good,
        Grade::Forced | Grade::Inaccuracy => Tone::Plain,
        Grade::Mistake | Grade::Blunder => Tone::Warning,
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the height of a curve")]
const fn height(cost: f64) -> f32 {
    cost as f32
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to 100"
)]
const fn percent(done: f64) -> u8 {
    (100.0 * done) as u8
}
