//! A saved game, move by move.

mod analysis;
mod jump;
mod keys;
mod page;

use std::sync::Arc;
use std::time::Duration;

use brikke_engine::Game;
use brikke_play::{Mode, Moment};
use brikke_players::{Answer, RequestId};
use brikke_store::{GameId, Milestone, StoredGame};

use super::moving::Moving;
use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::page::{Body, KeyHint, Note, ReplayStatus, Tone};
use crate::session::TrialStart;
use crate::settings::{KeyPage, LabelChoice};
use crate::text_field::TextField;
use crate::{Face, Input, Playback, after, earlier, labels_of, link, words};
use analysis::GameAnalysis;

/// The time from one frame of an animation to the next.
const FRAME: Duration = Duration::from_millis(16);

/// A saved game, move by move, with its analysis.
pub(crate) struct ReplayScreen {
    id: GameId,
    address: String,
    game: Game,
    mode: Mode,
    /// The name of the player that analyses.
    advisor: String,
    /// The score at the start and after each move.
    scores: Arc<Vec<f32>>,
    playback: Playback,
    /// The number of a move that is being written, and what was wrong with the
    /// last.
    jump: Option<(TextField, Option<String>)>,
    /// The position of the bad move to which a key went last: the next press
    /// goes to the one that is not quite as bad.
    worst_shown: Option<usize>,
    note: Option<Note>,
    analysis: GameAnalysis,
    moving: Option<Moving>,
    /// Set once the analysis was tried to start by itself.
    is_tried: bool,
}

impl ReplayScreen {
    /// The game from its start; where it cannot be read, the sentence that
    /// says why.
    pub(crate) fn of(id: GameId, context: &Context) -> Result<ReplayScreen, String> {
        let stored = load(id, context)?;
        let address = match context.face {
            Face::Browser => link::of_game(&stored.mode.shared_recording(&stored.game)),
            _ => String::new(),
        };
        let game = stored.game;
        let analysis = GameAnalysis::stored(id, &game, context);
        let mut screen = ReplayScreen::with(id, game, stored.mode, analysis, context);
        screen.address = address;
        Ok(screen)
    }

    /// The game at an earlier moment: in its course, or in the one that was
    /// taken back since.
    pub(crate) fn at(
        id: GameId,
        milestone: Milestone,
        context: &Context,
    ) -> Result<ReplayScreen, String> {
        let found = context.storage().load_at(id, milestone);
        let found = found.map_err(|error| words::store_error(context.locale, &error))?;
        let mut screen = ReplayScreen::of(id, context)?;
        let Some(former) = found else {
            return Ok(screen);
        };
        if !screen.game.plies().starts_with(former.plies()) {
            let analysis = GameAnalysis::none(&former);
            screen = ReplayScreen::with(id, former.clone(), screen.mode, analysis, context);
            let text = context.text("replay-former-course");
            screen.note = Some(Note::new(Tone::Muted, text));
        }
        screen.playback.go_to(former.plies().len());
        Ok(screen)
    }

    fn with(
        id: GameId,
        game: Game,
        mode: Mode,
        analysis: GameAnalysis,
        context: &Context,
    ) -> ReplayScreen {
        let advisor = context.hint_player(game.rules());
        ReplayScreen {
            advisor: advisor.name().to_owned(),
            id,
            mode,
            address: String::new(),
            analysis,
            playback: Playback::new(game.plies().len()),
            scores: Arc::new(scores(&game)),
            game,
            jump: None,
            worst_shown: None,
            note: None,
            moving: None,
            is_tried: false,
        }
    }

    /// The replay of a game, with an analysis that starts at once.
    pub(crate) fn analysed(
        id: GameId,
        context: &mut Context,
        now: Moment,
    ) -> Result<ReplayScreen, String> {
        let mut screen = ReplayScreen::of(id, context)?;
        screen.is_tried = true;
        if screen.analysis.result().is_none() {
            screen.analysis.start_or_stop(&screen.game, context, now);
        }
        Ok(screen)
    }

    /// Tries another move from the position that is shown, in practice.
    fn try_it(&mut self, context: &mut Context, now: Moment) -> Next {
        match context.begin_trial(self.trial_start(), now) {
            Ok(update) => Next::Try(update),
            Err(problem) => {
                self.warn(problem, context);
                Next::Stay
            }
        }
    }

    /// Shows the position after this many moves.
    pub(crate) fn show(&mut self, ply: usize) {
        self.playback.go_to(ply);
    }

    /// The position that is shown.
    pub(crate) fn trial_start(&self) -> TrialStart {
        let behind = self.playback.plies() - self.playback.ply();
        TrialStart {
            game: self.id,
            board: *self.shown_board(),
            score: self.score(),
            moves: self.game.moves().saturating_sub(behind as u64),
        }
    }

    /// The numbers on the tiles.
    fn labels(&self, context: &Context) -> LabelChoice {
        labels_of(self.mode, &self.game, context.preferences.settings.labels)
    }

    /// The score of the position that is shown.
    fn score(&self) -> u64 {
        match self.playback.ply() {
            0 => self.game.opening_score(),
            ply => self.game.turn(ply).map_or(0, |turn| turn.score),
        }
    }

    fn warn(&mut self, text: String, context: &mut Context) {
        self.say(Tone::Warning, text, context);
    }

    fn say(&mut self, tone: Tone, text: String, context: &mut Context) {
        context.announce(text.clone());
        self.note = Some(Note::new(tone, text));
    }

    fn on_input(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if !matches!(input, Input::Tick)
            && let Some((field, _)) = self.jump.take()
        {
            self.jump(field, input, context);
            return Next::Stay;
        }
        match input {
            Input::Tick => {
                self.playback.wake(now);
                self.analysis.tick(&self.game, context, now);
            }
            Input::Press(key) => return self.press(&key.name, context, now),
            Input::GoTo(ply) => self.playback.go_to(*ply),
            _ => {}
        }
        Next::Stay
    }

    fn speed(&self, context: &Context) -> String {
        let speed = [("speed", self.playback.speed().into())];
        context.text_with("replay-speed", &speed)
    }

    /// Reads the move aloud that led to the position that is shown.
    fn announce_move(&self, context: &mut Context) {
        let (ply, plies) = (self.playback.ply(), self.playback.plies());
        let is_plain = context.face == Face::Plain;
        let Some(turn) = ply.checked_sub(1).and_then(|_| self.game.turn(ply)) else {
            if !is_plain {
                context.announce(context.text("replay-first"));
            }
            return;
        };
        let labels = self.labels(context);
        for sentence in words::replayed(context.locale, labels, &turn, (ply, plies)) {
            context.announce(sentence);
        }
        // Line by line the whole page is read, with what it says of the move.
        let next = self.analysis.move_at(ply).filter(|_| !is_plain);
        if let Some(mistake) = next.filter(|next| next.grade.is_mistake()) {
            context.announce(words::analysed_move(context.locale, mistake));
        }
    }

    fn status(&self, context: &Context) -> ReplayStatus {
        let (ply, plies) = (self.playback.ply(), self.playback.plies());
        let points = context.locale.number(self.score());
        let score = format!("{} {points}", context.text("play-score"));
        if plies == 0 {
            return ReplayStatus {
                parts: vec![context.text("replay-no-moves"), score],
                short: vec![points],
            };
        }
        let values = [("ply", ply.into()), ("plies", plies.into())];
        // The moves of an analysis have numbers, and this is a place between two.
        let id = match ply {
            0 => "replay-position",
            _ => "replay-after",
        };
        let position = context.text_with(id, &values);
        let state = match self.playback.state() {
            "replay-at-end" if !self.game.phase().is_over() => "replay-at-last",
            state => state,
        };
        let state = context.text(state);
        ReplayStatus {
            parts: vec![position, score, state, self.speed(context)],
            short: vec![format!("{ply}/{plies}"), points],
        }
    }

    /// Lets the move between two neighbouring positions be seen.
    fn animate(&mut self, before: usize, context: &Context, now: Moment) {
        let ply = self.playback.ply();
        let times = context.preferences.motion_times();
        let is_step = ply.abs_diff(before) == 1 && self.playback.has_time_for(times.slide);
        let turn = self.game.turn(ply.max(before)).filter(|_| is_step);
        self.moving = turn.map(|turn| Moving::new(turn, ply < before, now));
    }
}

impl Screen for ReplayScreen {
    fn address(&self) -> String {
        link::at_move(&self.address, self.playback.ply())
    }

    fn key_page(&self) -> Option<KeyPage> {
        Some(KeyPage::Replay)
    }

    fn is_list(&self) -> bool {
        false
    }

    fn more_keys(&self, context: &Context) -> Vec<KeyHint> {
        self.further_keys(context)
    }

    fn caret(&self) -> Option<usize> {
        self.jump.as_ref().map(|(field, _)| field.caret())
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        let before = self.playback.ply();
        let next = self.on_input(input, context, now);
        let times = context.preferences.motion_times();
        self.moving.take_if(|moving| moving.is_over(&times, now));
        if self.playback.ply() != before {
            self.animate(before, context, now);
            self.announce_move(context);
        }
        next
    }

    fn contents(&self, context: &Context, now: Moment) -> Contents {
        let number = [("number", self.id.to_string().into())];
        let number = context.text_with("statistics-game", &number);
        Contents {
            title: format!("{} · {number}", context.text("replay-title")),
            body: Body::Replay(Box::new(self.page(context, now))),
            dialog: self.dialog(context),
            note: self.note.clone(),
            keys: self.keys(context),
        }
    }

    fn next_wake(&self, now: Moment) -> Option<Moment> {
        let moving = self.moving.as_ref().map(|_| after(now, FRAME));
        earlier(earlier(moving, self.playback.due()), self.analysis.due())
    }

    fn opened(&mut self, context: &mut Context, now: Moment) {
        if !std::mem::replace(&mut self.is_tried, true) {
            self.analysis.try_to_start(&self.game, context, now);
        }
    }

    fn left(&mut self, context: &mut Context) {
        self.analysis.stop(&self.game, context);
    }

    fn asked(&self, id: RequestId) -> bool {
        self.analysis.request() == Some(id)
    }

    fn answered(&mut self, answer: Answer, context: &mut Context, now: Moment) -> Next {
        let said = self
            .analysis
            .answered(answer.reply, &self.game, context, now);
        if let Some(note) = said {
            // Line by line the page is read where it has changed.
            if context.face != Face::Plain || note.tone == Tone::Warning {
                context.announce(note.text.clone());
            }
            self.note = (note.tone == Tone::Warning).then_some(note);
        }
        Next::Stay
    }
}

/// The saved game, or the sentence that says why it cannot be read.
fn load(id: GameId, context: &Context) -> Result<StoredGame, String> {
    let loaded = context.storage().load(id);
    loaded.map_err(|error| words::store_error(context.locale, &error))
}

/// The score at the start and after each move.
fn scores(game: &Game) -> Vec<f32> {
    let turns = (1..=game.plies().len()).filter_map(|ply| game.turn(ply));
    let first = std::iter::once(game.opening_score());
    first
        .chain(turns.map(|turn| turn.score))
        .map(points)
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "the height of a curve")]
const fn points(score: u64) -> f32 {
    score as f32
}
