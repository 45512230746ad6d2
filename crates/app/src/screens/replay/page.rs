//! The page of a replay.

use brikke_ai::analysis::{AnalysedMove, Analysis, Grade};
use brikke_engine::{Board, Direction};
use brikke_play::{Hint, Moment};

use super::ReplayScreen;
use super::analysis::{position_before, tone};
use crate::board_view::board_in_motion;
use crate::context::Context;
use crate::game::page::hint_view;
use crate::motion::Frame;
use crate::page::{BoardView, Headline, HintView, Icon, ReplayPage, WorstMove};
use crate::{Face, words};

/// The number of worst moves that are listed.
const WORST: usize = 8;

impl ReplayScreen {
    /// The page at this moment.
    pub(super) fn page(&self, context: &Context, now: Moment) -> ReplayPage {
        let result = self.analysis.result();
        let next = self.analysis.move_at(self.playback.ply());
        ReplayPage {
            board: self.board(next, context, now),
            ply: self.playback.ply(),
            plies: self.playback.plies(),
            is_playing: self.playback.due().is_some(),
            status: self.status(context),
            headlines: result.map_or_else(Vec::new, |result| self.headlines(result, context)),
            analysis: self.analysis.notes(self.playback.ply(), context),
            values: next.map(|next| self.values(next, context)),
            worst_title: context.text("replay-worst"),
            worst: result.map_or_else(Vec::new, |result| self.worst(result, context)),
            chart: self.analysis.chart(&self.scores, context.locale),
            slider: context.text("replay-jump"),
            buttons: self.buttons(context),
            transport: self.transport(),
        }
    }

    /// The board, with arrows for the move that was played and for a better
    /// one.
    fn board(&self, next: Option<&AnalysedMove>, context: &Context, now: Moment) -> BoardView {
        let board = self.shown_board();
        let times = context.preferences.motion_times();
        let moving = self.moving.as_ref();
        let glides = context.face == Face::Browser;
        let glide = moving.filter(|_| glides);
        let glide = glide.and_then(|moving| moving.glide(&times, now));
        let frame = moving.filter(|_| !glides);
        let frame = frame.and_then(|moving| moving.frame(&times, now));
        let is_moving = frame.is_some();
        let frame = frame.unwrap_or_else(|| Frame::still(board));
        let labels = self.labels(context);
        let mut view = board_in_motion(board, &frame, is_moving, labels, context.locale);
        view.is_moving |= glide.is_some();
        view.glide = glide;
        if let Some(next) = next.filter(|_| !is_moving) {
            let best = best_shown(next);
            view.hint = Some(best);
            view.played = (next.played != best).then_some(next.played);
        }
        view
    }

    pub(super) fn shown_board(&self) -> &Board {
        let shown = self.game.board_after(self.playback.ply());
        shown.unwrap_or_else(|| self.game.board())
    }

    fn buttons(&self, context: &Context) -> Vec<crate::page::KeyHint> {
        let mut buttons = vec![
            ("home", "replay-first"),
            ("left", "replay-backward"),
            ("space", "replay-play"),
            ("right", "replay-forward"),
            ("end", "replay-last"),
            ("-", "action-slower"),
            ("+", "action-faster"),
        ];
        if self.analysis.result().is_some() {
            buttons.push(("p", "replay-previous-mistake"));
        }
        buttons.push(self.analysis.key());
        if self.analysis.result().is_some() {
            buttons.push(("w", "replay-worst-mistake"));
        }
        buttons.push(("t", "replay-try"));
        context.hints(&buttons)
    }

    /// The values of the four directions.
    fn values(&self, next: &AnalysedMove, context: &Context) -> HintView {
        let hint = Hint {
            board: *self.shown_board(),
            player: self.advisor.clone(),
            best: best_shown(next),
            values: next.values,
        };
        HintView {
            title: context.text("replay-values"),
            ..hint_view(&hint, context)
        }
    }

    /// The pictures on the first buttons.
    fn transport(&self) -> Vec<Icon> {
        let play = match self.playback.due() {
            Some(_) => Icon::Pause,
            None => Icon::Play,
        };
        vec![
            Icon::First,
            Icon::Backward,
            play,
            Icon::Forward,
            Icon::Last,
            Icon::Slower,
            Icon::Faster,
        ]
    }

    /// Accuracy and luck, each with a word of explanation. Who says so stands
    /// beside the first.
    fn headlines(&self, analysis: &Analysis, context: &Context) -> Vec<Headline> {
        let locale = context.locale;
        let advisor = words::player(locale, &self.advisor);
        let accuracy = analysis.accuracy.map(|accuracy| Headline {
            name: words::with_note(locale, &locale.text("replay-accuracy"), &advisor),
            value: locale.decimal(accuracy, 1),
            about: words::accuracy(locale, analysis),
        });
        let luck = analysis.luck.deviations.map(|luck| Headline {
            name: locale.text("replay-luck"),
            value: locale.signed(luck, 1),
            about: words::luck(locale, analysis),
        });
        accuracy.into_iter().chain(luck).collect()
    }

    fn worst(&self, analysis: &Analysis, context: &Context) -> Vec<WorstMove> {
        let worst = analysis.worst().into_iter().take(WORST);
        let ply = self.playback.ply();
        worst
            .map(|worst| WorstMove {
                ply: position_before(worst),
                text: words::worst_move(context.locale, worst),
                tone: tone(worst.grade),
                is_shown: position_before(worst) == ply,
            })
            .collect()
    }
}

/// The best move as it is shown: the one that was played, where none is better
/// by as much as can be seen.
fn best_shown(next: &AnalysedMove) -> Direction {
    let is_good = matches!(next.grade, Grade::Best | Grade::Good);
    if is_good && words::is_as_good(next.played, next.best, &next.values) {
        next.played
    } else {
        next.best
    }
}
