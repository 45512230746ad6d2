//! The analysis of a replayed game: how far it is, and its result.

use std::sync::Arc;
use std::time::Duration;

use brikke_ai::analysis::{AnalysedMove, Analysis, AnalysisProgress, Grade};
use brikke_engine::Game;
use brikke_locale::Locale;
use brikke_play::Moment;
use brikke_players::{Reply, RequestId, RequestKind};
use brikke_store::GameId;

use crate::context::Context;
use crate::page::{Chart, Mark, Note, Tone};
use crate::{Face, after, words};

/// An analysis that takes longer than this does not start by itself.
const SOON: Duration = Duration::from_secs(2);

/// The analysis of a game.
pub(super) struct GameAnalysis {
    /// The game that the analysis is stored with, if it is.
    id: Option<GameId>,
    plies: usize,
    /// The analysis as far as it has come.
    known: AnalysisProgress,
    /// The number of moves of which the store knows.
    stored: usize,
    work: Option<Work>,
    /// The result, once all moves are analysed.
    finished: Option<Box<Finished>>,
}

/// A request under way.
struct Work {
    request: RequestId,
    /// The share of the player that is loaded, in percent, while it loads.
    loading: Option<f64>,
    /// Set if it started by itself: it says nothing, and stops if it would
    /// take long.
    is_tried: bool,
    /// The moment from which it is timed, with the moves that were known.
    since: (Moment, usize),
}

/// A finished analysis, ready to be drawn.
struct Finished {
    analysis: Analysis,
    costs: Arc<Vec<f32>>,
    marks: Arc<Vec<Mark>>,
}

impl GameAnalysis {
    /// As much as the store knows of the game.
    pub(super) fn stored(id: GameId, game: &Game, context: &Context) -> GameAnalysis {
        let mut analysis = GameAnalysis::none(game);
        analysis.id = Some(id);
        analysis.known = context.known_analysis(id, game);
        analysis.stored = analysis.known.len();
        analysis.finish_if_whole();
        analysis
    }

    /// Nothing yet, for a game that the store does not have like this.
    pub(super) fn none(game: &Game) -> GameAnalysis {
        GameAnalysis {
            id: None,
            plies: game.plies().len(),
            known: AnalysisProgress::default(),
            stored: 0,
            work: None,
            finished: None,
        }
    }

    fn finish_if_whole(&mut self) {
        if self.known.len() == self.plies && self.plies > 0 {
            self.finished = Some(Box::new(Finished::new(self.known.analysis())));
        }
    }

    /// The request under way.
    pub(super) fn request(&self) -> Option<RequestId> {
        self.work.as_ref().map(|work| work.request)
    }

    /// The result, once it is there.
    pub(super) fn result(&self) -> Option<&Analysis> {
        self.finished.as_ref().map(|finished| &finished.analysis)
    }

    /// The key that leads on, with the id of what it does.
    pub(super) const fn key(&self) -> (&'static str, &'static str) {
        match self.finished {
            Some(_) => ("n", "replay-next-mistake"),
            None => ("a", "replay-analyse"),
        }
    }

    /// Starts by itself, unless it is known to take long.
    pub(super) fn try_to_start(&mut self, game: &Game, context: &mut Context, now: Moment) {
        let rest = self.plies.saturating_sub(self.known.len());
        let speed = context.analysis_speed(game.rules());
        let takes_long = speed.is_some_and(|speed| seconds(rest, speed) > SOON.as_secs_f64());
        if rest > 0 && !takes_long {
            self.ask(game, true, context, now);
        }
    }

    /// Starts because the person wants it, or stops.
    pub(super) fn start_or_stop(&mut self, game: &Game, context: &mut Context, now: Moment) {
        match &mut self.work {
            _ if self.finished.is_some() => {}
            Some(work) if work.is_tried => work.is_tried = false,
            Some(_) => self.stop(game, context),
            None => self.ask(game, false, context, now),
        }
    }

    fn ask(&mut self, game: &Game, is_tried: bool, context: &mut Context, now: Moment) {
        self.work = Some(Work {
            request: context.ask_analysis(game, self.known.clone()),
            loading: None,
            is_tried,
            since: (now, self.known.len()),
        });
    }

    /// Stops the work and stores what was said so far.
    pub(super) fn stop(&mut self, game: &Game, context: &mut Context) {
        if self.work.take().is_some() {
            context.forget(RequestKind::Analysis);
            self.store(game, context);
        }
    }

    fn store(&mut self, game: &Game, context: &mut Context) {
        let is_new = self.known.len() > self.stored;
        if let Some(id) = self.id.filter(|_| is_new) {
            self.stored = self.known.len();
            context.store_analysis(id, game, &self.known);
        }
    }

    /// Time passed: one that started by itself has taken long enough.
    pub(super) fn tick(&mut self, game: &Game, context: &mut Context, now: Moment) {
        if self.due().is_some_and(|due| due <= now) {
            self.stop(game, context);
        }
    }

    /// The moment at which one that started by itself stops.
    pub(super) fn due(&self) -> Option<Moment> {
        let work = self.work.as_ref().filter(|work| work.is_tried)?;
        Some(after(work.since.0, SOON))
    }

    /// Takes an answer to the request; a sentence where one is to be said.
    pub(super) fn answered(
        &mut self,
        reply: Reply,
        game: &Game,
        context: &mut Context,
        now: Moment,
    ) -> Option<Note> {
        let work = self.work.as_mut()?;
        match reply {
            Reply::Loading { done, .. } => {
                work.loading = Some(done);
                work.since.0 = now;
            }
            Reply::AnalysisProgress { new, .. } => {
                work.loading = None;
                if self.known.len() + new.len() <= self.plies {
                    self.known.append(*new);
                }
                self.look_at_speed(game, context, now);
            }
            Reply::Analysis { progress, .. } if progress.len() == self.plies => {
                self.work = None;
                self.known = *progress;
                self.store(game, context);
                self.finish_if_whole();
                let text = words::analysed_game(context.locale, self.result()?);
                return Some(Note::new(Tone::Muted, text));
            }
            Reply::Failed { player, error } => {
                let was_tried = work.is_tried;
                self.work = None;
                let text = words::player_error(context.locale, player, &error);
                return (!was_tried).then(|| Note::new(Tone::Warning, text));
            }
            _ => self.work = None,
        }
        None
    }

    /// Remembers how fast the advisor is, and stops what would take long.
    fn look_at_speed(&mut self, game: &Game, context: &mut Context, now: Moment) {
        let Some(work) = &self.work else {
            return;
        };
        let (since, known) = work.since;
        let took = now.since(since).as_secs_f64();
        let made = self.known.len().saturating_sub(known);
        if took <= 0.0 || made == 0 {
            return;
        }
        let speed = number(made) / took;
        let takes_long = seconds(self.plies.saturating_sub(known), speed) > SOON.as_secs_f64();
        let is_tried = work.is_tried;
        context.set_analysis_speed(game.rules(), speed);
        if is_tried && takes_long {
            self.stop(game, context);
        }
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

    /// The position before the worst mistake, or before the next worst one after
    /// the one at this position. Where there is no mistake, the one before the
    /// move that cost most.
    pub(super) fn worst_mistake(&self, after: Option<usize>) -> Option<usize> {
        let mut worst = self.result()?.worst();
        if worst.is_empty() {
            let costly = self.result()?.moves.iter().filter(|made| made.cost > 0.0);
            worst.extend(costly.max_by(|one, other| one.cost.total_cmp(&other.cost)));
        }
        let is_before = |worst: &&AnalysedMove| Some(position_before(worst)) == after;
        let shown = worst.iter().position(is_before);
        let next = shown.map_or(0, |shown| (shown + 1) % worst.len());
        worst.get(next).map(|worst| position_before(worst))
    }

    /// The move that is made in this position, with what was said of it.
    pub(super) fn move_at(&self, ply: usize) -> Option<&AnalysedMove> {
        self.result()?.moves.get(ply)
    }

    /// Lines about the progress, or about the game and its next move.
    pub(super) fn notes(&self, ply: usize, context: &Context) -> Vec<Note> {
        let locale = context.locale;
        if let Some(finished) = &self.finished {
            let short = words::analysed_game_in_short(locale, &finished.analysis);
            let game = Note {
                short,
                ..muted(words::analysed_game(locale, &finished.analysis))
            };
            let next = self.move_at(ply).map(|analysed| {
                let note = Note::new(tone(analysed.grade), words::analysed_move(locale, analysed));
                note.in_short(words::analysed_move_in_short(locale, analysed))
            });
            return std::iter::once(game).chain(next).collect();
        }
        let work = self.work.as_ref().filter(|work| !work.is_tried);
        let note = work.map(|work| self.work_note(work, context));
        note.into_iter().collect()
    }

    /// The note about an analysis that is under way.
    fn work_note(&self, work: &Work, context: &Context) -> Note {
        let locale = context.locale;
        if context.face == Face::Plain {
            // Every change is read aloud: there it is one sentence.
            return muted(locale.text("plain-analysing"));
        }
        if let Some(done) = work.loading {
            return muted(loading(locale, done)).with_progress(done);
        }
        let done = number(self.known.len()) / number(self.plies.max(1));
        muted(self.progress(locale)).with_progress(done)
    }

    /// A sentence about how far it is.
    pub(super) fn progress(&self, locale: Locale) -> String {
        let (done, plies) = (self.known.len(), self.plies);
        let values = [("done", done.into()), ("plies", plies.into())];
        locale.text_with("replay-analysing", &values)
    }

    /// The costs of the moves where they are known, the score otherwise.
    pub(super) fn chart(&self, scores: &Arc<Vec<f32>>, locale: Locale) -> Chart {
        match &self.finished {
            Some(finished) => Chart {
                name: locale.text("chart-costs"),
                values: Arc::clone(&finished.costs),
                marks: Arc::clone(&finished.marks),
            },
            None => Chart {
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
            // No move is made in the last position.
            costs: Arc::new(costs.chain([0.0]).collect()),
            marks: Arc::new(marks.collect()),
            analysis,
        }
    }
}

fn muted(text: String) -> Note {
    Note::new(Tone::Muted, text)
}

/// The position in which a move was made.
pub(super) const fn position_before(analysed: &AnalysedMove) -> usize {
    analysed.number - 1
}

/// The tone of a grade.
pub(super) const fn tone(grade: Grade) -> Tone {
    match grade {
        Grade::Best | Grade::Good => Tone::Good,
        Grade::Forced | Grade::Inaccuracy => Tone::Plain,
        Grade::Mistake => Tone::Accent,
        Grade::Blunder => Tone::Warning,
    }
}

/// The seconds that moves take at a speed in moves per second.
fn seconds(moves: usize, speed: f64) -> f64 {
    number(moves) / speed
}

#[expect(clippy::cast_precision_loss, reason = "moves of a game")]
const fn number(moves: usize) -> f64 {
    moves as f64
}

#[expect(clippy::cast_possible_truncation, reason = "the height of a curve")]
const fn height(cost: f64) -> f32 {
    cost as f32
}

/// The advisor, while it is loaded and unpacked.
fn loading(locale: Locale, done: f64) -> String {
    if done >= 1.0 {
        return locale.text("replay-preparing");
    }
    let percent = format!("{:.0}", 100.0 * done);
    locale.text_with("replay-loading", &[("percent", percent.into())])
}

#[cfg(test)]
mod tests {
    use brikke_ai::analysis::Luck;
    use brikke_engine::Direction;

    use super::*;

    /// An analysis in which the moves cost this much, and none is a mistake.
    fn without_mistakes(costs: &[f64]) -> GameAnalysis {
        let made = |(number, &cost): (usize, &f64)| AnalysedMove {
            number,
            played: Direction::Left,
            best: Direction::Down,
            values: [None; 4],
            loss: cost,
            cost,
            grade: Grade::Good,
            luck: 0.0,
        };
        let analysis = Analysis {
            moves: (1..).zip(costs).map(made).collect(),
            stake: Some(1.0),
            accuracy: Some(99.0),
            luck: Luck {
                total: 0.0,
                deviations: None,
            },
            turning_points: Vec::new(),
        };
        GameAnalysis {
            id: None,
            plies: costs.len(),
            known: AnalysisProgress::default(),
            stored: costs.len(),
            work: None,
            finished: Some(Box::new(Finished::new(analysis))),
        }
    }

    #[test]
    fn without_a_mistake_the_worst_move_is_the_one_that_cost_most() {
        let analysis = without_mistakes(&[0.0, 0.1, 0.3, 0.2]);
        assert_eq!(analysis.worst_mistake(None), Some(2));
        assert_eq!(analysis.worst_mistake(Some(2)), Some(2));
        assert_eq!(without_mistakes(&[0.0, 0.0]).worst_mistake(None), None);
    }
}
