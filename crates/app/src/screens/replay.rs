//! A saved game, move by move.

mod analysis;

use std::sync::Arc;

use brikke_engine::Game;
use brikke_play::{Command, Moment};
use brikke_players::{Answer, RequestId, RequestKind};
use brikke_store::GameId;

use super::{Contents, Next, Screen};
use crate::board_view::board_at_rest;
use crate::context::Context;
use crate::page::{Body, Dialog, DialogKind, Note, ReplayPage, Tone};
use crate::text_field::TextField;
use crate::{Input, Playback, words};
use analysis::AnalysisState;

/// A saved game, move by move, with its analysis.
pub(crate) struct ReplayScreen {
    id: GameId,
    game: Game,
    /// The score at the start and after each move.
    scores: Arc<Vec<f32>>,
    playback: Playback,
    /// The number of a move that is being written.
    jump: Option<TextField>,
    note: Option<Note>,
    analysis: AnalysisState,
}

impl ReplayScreen {
    /// The game from its start; where it cannot be read, the sentence that
    /// says why.
    pub(crate) fn of(id: GameId, context: &Context) -> Result<ReplayScreen, String> {
        let loaded = context.storage().load(id);
        let game = loaded
            .map_err(|error| words::store_error(context.locale, &error))?
            .game;
        Ok(ReplayScreen {
            id,
            playback: Playback::new(game.plies().len()),
            scores: Arc::new(scores(&game)),
            game,
            jump: None,
            note: None,
            analysis: AnalysisState::None,
        })
    }

    /// Practises from the position that is shown.
    fn practise(&mut self, context: &mut Context, now: Moment) -> Next {
        let opened = match context.open(self.id, now) {
            Ok(opened) => opened,
            Err(problem) => {
                self.warn(problem, context);
                return Next::Stay;
            }
        };
        let shown = context.apply(Command::GoToPly(self.playback.ply()), now);
        let practised = context.apply(Command::Practise, now);
        Next::Play(opened.then(shown).then(practised))
    }

    fn warn(&mut self, text: String, context: &mut Context) {
        context.announce(text.clone());
        self.note = Some(Note::new(Tone::Warning, text));
    }

    fn on_input(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if !matches!(input, Input::Tick)
            && let Some(field) = self.jump.take()
        {
            self.jump(field, input, context);
            return Next::Stay;
        }
        match input {
            Input::Tick => self.playback.wake(now),
            Input::Press(key) => return self.press(&key.name, context, now),
            Input::GoTo(ply) => self.playback.go_to(*ply),
            _ => {}
        }
        Next::Stay
    }

    fn press(&mut self, key: &str, context: &mut Context, now: Moment) -> Next {
        self.note = None;
        match key {
            "esc" | "q" => return Next::Back,
            "t" => return self.practise(context, now),
            "space" => {
                self.playback.play_or_pause(now);
                context.announce(context.text(self.playback.state()));
            }
            "+" => {
                self.playback.faster();
                context.announce(self.speed(context));
            }
            "-" => {
                self.playback.slower();
                context.announce(self.speed(context));
            }
            "a" => self.analyse_or_stop(context),
            "n" => self.go_to_mistake(AnalysisState::next_mistake, context),
            "N" | "p" => self.go_to_mistake(AnalysisState::previous_mistake, context),
            "g" => self.jump = Some(TextField::default()),
            key => self.step(key),
        }
        Next::Stay
    }

    /// Goes to another move and stays there.
    fn step(&mut self, key: &str) {
        let ply = self.playback.ply();
        self.playback.go_to(match key {
            "right" | "l" | "." => ply + 1,
            "left" | "h" | "," => ply.saturating_sub(1),
            "page-down" | "down" => ply + 10,
            "page-up" | "up" => ply.saturating_sub(10),
            "home" => 0,
            "end" => self.playback.plies(),
            _ => return,
        });
    }

    fn go_to_mistake(
        &mut self,
        find: fn(&AnalysisState, usize) -> Option<usize>,
        context: &mut Context,
    ) {
        let ply = self.playback.ply();
        let found = find(&self.analysis, ply);
        self.playback.go_to(found.unwrap_or(ply));
        let problem = match found {
            Some(_) => return,
            None if self.analysis.result().is_some() => context.text("replay-no-mistake"),
            None => context.text_with("replay-analyse-first", &[("key", "a".into())]),
        };
        self.warn(problem, context);
    }

    fn analyse_or_stop(&mut self, context: &mut Context) {
        if self.analysis.result().is_some() {
            return;
        }
        if self.analysis.request().is_some() {
            self.analysis = AnalysisState::None;
            context.forget(RequestKind::Analysis);
        } else {
            self.analysis = AnalysisState::Loading(context.ask_analysis(&self.game), 0);
        }
    }

    fn jump(&mut self, mut field: TextField, input: &Input, context: &mut Context) {
        match input {
            Input::Press(key) if key.name == "esc" => {}
            Input::Press(key) if key.name == "enter" => match field.text().trim().parse() {
                Ok(ply) if ply <= self.playback.plies() => self.playback.go_to(ply),
                _ => {
                    let plies = [("plies", self.playback.plies().into())];
                    self.warn(context.text_with("replay-not-a-move", &plies), context);
                }
            },
            input => {
                field.handle(input);
                self.jump = Some(field);
            }
        }
    }

    fn speed(&self, context: &Context) -> String {
        let speed = [("speed", self.playback.speed().into())];
        context.text_with("replay-speed", &speed)
    }

    /// Reads the move aloud that led to the position that is shown.
    fn announce_move(&self, context: &mut Context) {
        let (ply, plies) = (self.playback.ply(), self.playback.plies());
        let Some(turn) = ply.checked_sub(1).and_then(|_| self.game.turn(ply)) else {
            return context.announce(context.text("replay-first"));
        };
        let labels = context.preferences.settings.labels;
        for sentence in words::replayed(context.locale, labels, &turn, (ply, plies)) {
            context.announce(sentence);
        }
    }

    fn status(&self, context: &Context) -> String {
        let (ply, plies) = (self.playback.ply(), self.playback.plies());
        let values = [("ply", ply.into()), ("plies", plies.into())];
        let position = context.text_with("replay-position", &values);
        let score = match ply {
            0 => self.game.opening_score(),
            ply => self.game.turn(ply).map_or(0, |turn| turn.score),
        };
        let score = format!("{} {score}", context.text("play-score"));
        let state = context.text(self.playback.state());
        [position, score, state, self.speed(context)].join(" · ")
    }

    fn page(&self, context: &Context) -> ReplayPage {
        let shown = self.game.board_after(self.playback.ply());
        let board = shown.unwrap_or_else(|| self.game.board());
        let analyse = self.analysis.key();
        let buttons = [
            ("home", "replay-first"),
            ("left", "replay-backward"),
            ("space", "replay-play"),
            ("right", "replay-forward"),
            ("end", "replay-last"),
            ("-", "action-slower"),
            ("+", "action-faster"),
            analyse,
            ("t", "replay-take-over"),
        ];
        ReplayPage {
            board: board_at_rest(board, context.preferences.settings.labels, context.locale),
            ply: self.playback.ply(),
            plies: self.playback.plies(),
            is_playing: self.playback.due().is_some(),
            status: self.status(context),
            analysis: self.analysis.notes(&self.playback, context.locale),
            chart: self.analysis.chart(&self.scores, context.locale),
            slider: context.text("replay-jump"),
            buttons: context.hints(&buttons),
        }
    }

    fn dialog(&self, context: &Context) -> Option<Dialog> {
        let field = self.jump.as_ref()?;
        let plies = [("plies", self.playback.plies().into())];
        Some(Dialog {
            kind: DialogKind::Jump,
            title: context.text("replay-title"),
            text: context.text_with("replay-jump-prompt", &plies),
            field: Some(field.text().to_owned()),
            answers: Vec::new(),
            selected: None,
            problem: None,
            accept: Some(context.text("done")),
            cancel: Some(context.text("cancel")),
            is_quiet: false,
            is_offered: false,
        })
    }
}

impl Screen for ReplayScreen {
    fn caret(&self) -> Option<usize> {
        self.jump.as_ref().map(TextField::caret)
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        let before = self.playback.ply();
        let next = self.on_input(input, context, now);
        if self.playback.ply() != before {
            self.announce_move(context);
        }
        next
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        let number = [("number", self.id.to_string().into())];
        let number = context.text_with("statistics-game", &number);
        Contents {
            title: format!("{} · {number}", context.text("replay-title")),
            body: Body::Replay(Box::new(self.page(context))),
            dialog: self.dialog(context),
            note: self.note.clone(),
            keys: context.hints(&[
                ("←→", "replay-step"),
                ("space", "replay-play"),
                ("+-", "keys-speed"),
                self.analysis.key(),
                ("t", "replay-take-over"),
                ("g", "replay-jump"),
                ("esc", "keys-back"),
            ]),
        }
    }

    fn next_wake(&self, _now: Moment) -> Option<Moment> {
        self.playback.due()
    }

    fn left(&mut self, context: &mut Context) {
        if self.analysis.request().is_some() {
            context.forget(RequestKind::Analysis);
        }
    }

    fn asked(&self, id: RequestId) -> bool {
        self.analysis.request() == Some(id)
    }

    fn answered(&mut self, answer: Answer, context: &mut Context) {
        if let Some(note) = self.analysis.answered(answer.reply, context.locale) {
            context.announce(note.text.clone());
            self.note = (note.tone == Tone::Warning).then_some(note);
        }
    }
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
