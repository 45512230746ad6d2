//! Events of the game, shown and announced.

use std::time::Duration;

use brikke_engine::{Direction, GameAction, GameResult, HalfSlide, IllegalMove, Step, Turn};
use brikke_play::{Category, Command, Confirmation, Event, Mode, Moment, Mover, Refusal};
use brikke_players::RequestKind;

use super::moving::{Move, Moving};
use super::{BEFORE_END, GameScreen, NUDGE, QUIET};
use crate::context::Context;
use crate::game::ending::Ending;
use crate::game::splits::Splits;
use crate::page::Tone;
use crate::screens::Next;
use crate::{Face, Sound, Update, after, grade_wanted, settings, words};

/// Moves that come faster than this cannot be followed.
const FOLLOWED: Duration = Duration::from_millis(50);

impl GameScreen {
    /// Shows everything that happened, in order.
    pub(crate) fn on_update(&mut self, update: Update, context: &mut Context, now: Moment) -> Next {
        let mut next = Next::Stay;
        let is_act = |event: &Event| matches!(event, Event::Acted { .. });
        let has_acted = update.events.iter().any(is_act);
        for event in update.events {
            if let Some(other) = self.on_event(event, context, now) {
                next = other;
            }
        }
        let has_failed = update.save_error.is_some();
        if let Some(error) = update.save_error {
            context.report_save_error(&error);
        }
        if has_acted || has_failed {
            context.announce_unsaved();
        }
        let elsewhere = words::elsewhere(context.locale, update.caught_up, update.has_restored);
        if let Some(text) = elsewhere {
            self.say(Tone::Accent, text, context, now);
        }
        next
    }

    fn on_event(&mut self, event: Event, context: &mut Context, now: Moment) -> Option<Next> {
        match event {
            Event::Acted {
                action, turn, by, ..
            } => self.on_action(action, turn, &by, context, now),
            Event::GoalReached if self.autoplay.watched().is_some() => {
                // A player plays on as far as the rules allow.
                return Some(self.apply(Command::KeepPlaying, context, now));
            }
            Event::Started { mode, .. } => self.on_started(mode, context, now),
            Event::Resumed { .. } => {
                self.has_moved = false;
                self.forget_requests(context);
                self.splits = Splits::of_game(context, now);
                self.note_best(context, now);
                let text = context.opening_text.take();
                if let Some(text) = text.or_else(|| resumed(context, now)) {
                    self.say(Tone::Accent, text, context, now);
                }
            }
            Event::Returned { .. } if context.session.has_undone_trial() => {
                return Some(self.leave_trial(context, now));
            }
            Event::Edited { .. } | Event::Returned { .. } => {
                self.has_moved = false;
                if let (Event::Edited { .. }, Some(view)) = (&event, context.view(now)) {
                    self.practice.stepped(&view);
                }
                if let Event::Returned { .. } = event {
                    self.accepts_help = false;
                    self.note_best(context, now);
                }
                self.leave_position(context);
                announce(&event, context, now);
            }
            Event::HalfSlid {
                step,
                direction,
                half,
            } => self.on_half_slide(step, direction, half, context, now),
            Event::Refused(refusal) => self.on_refusal(&refusal, context, now),
            // A player has no name to ask for.
            Event::NameWanted(_) if self.is_of_player() => {}
            Event::NameWanted(_) => {
                self.be_quiet(context, now);
                self.dialog = Some(GameScreen::name_dialog(context));
            }
            Event::EnteredLeaderboard {
                category,
                place,
                ref entry,
            } => {
                // Nobody waits for a machine's score.
                if context.face == Face::Plain || category == Category::Machine {
                    announce(&event, context, now);
                    return None;
                }
                self.entered = Some((category, place, entry.clone()));
                let text = sentence(&event, context, now);
                self.say(Tone::Good, text, context, now);
            }
            Event::ConfirmationNeeded(asked) if !is_asked(&asked, context) => {
                return Some(self.apply(Command::Confirm, context, now));
            }
            event => {
                if let Event::ConfirmationNeeded(_) = event {
                    self.asks_over_screen = false;
                }
                self.on_assistance(&event, context, now);
            }
        }
        None
    }

    fn on_action(
        &mut self,
        action: GameAction,
        turn: Option<Turn>,
        by: &Mover,
        context: &mut Context,
        now: Moment,
    ) {
        self.ending = Ending::Open;
        self.ending_from = None;
        self.entered = None;
        self.note_peak(context, now);
        let is_move = matches!(action, GameAction::Play(_) | GameAction::Redo);
        if let (GameAction::Play(_), Some(view)) = (action, context.view(now)) {
            self.practice.stepped(&view);
        }
        if is_move && *by == Mover::Person {
            self.autoplay.stop_watching();
        }
        let wanted = context
            .view(now)
            .and_then(|view| grade_wanted(action, by, turn.as_ref(), context, &view));
        if let Some((player, board, played, rules)) = wanted {
            self.requests.grade = Some(context.ask_grade(player, board, played, &rules));
        }
        if let (GameAction::Play(_), Some(turn)) = (action, &turn) {
            self.note_goal(turn, by, context, now);
            let spent = context.view(now).map(|view| view.spent);
            self.splits.made(turn, by, spent.unwrap_or_default());
        }
        self.has_moved = true;
        self.announce_action(action, turn.as_ref(), by, context, now);
        if let Some(turn) = turn
            .as_ref()
            .filter(|_| is_move && self.is_followed(by, context))
        {
            context.sound(Sound::of_move(turn));
        }
        let turn = turn.filter(|_| self.animates(by, context));
        let what = match action {
            _ if is_move => turn.map(Move::Turn),
            GameAction::Undo => turn.map(Move::Undone),
            _ => None,
        };
        self.moving = what.map(|what| Moving { what, since: now });
    }

    /// Reads an action aloud.
    fn announce_action(
        &self,
        action: GameAction,
        turn: Option<&Turn>,
        by: &Mover,
        context: &mut Context,
        now: Moment,
    ) {
        let labels = self.labels(context, now);
        let sentences = match turn {
            Some(turn) if context.reads_tersely() && matches!(action, GameAction::Play(_)) => {
                words::turn_in_short(context.locale, labels, turn, by)
            }
            turn => words::action(context.locale, labels, action, turn, by),
        };
        for sentence in sentences {
            context.announce(sentence);
        }
    }

    fn on_half_slide(
        &mut self,
        step: Step,
        direction: Direction,
        half: HalfSlide,
        context: &mut Context,
        now: Moment,
    ) {
        self.leave_position(context);
        self.has_moved = false;
        if let Some(view) = context.view(now) {
            self.practice.stepped(&view);
        }
        if !self.practice.names_passes() {
            context.announce(words::half_slid(context.locale, step, direction, &half));
        }
        let what = Move::Half(half);
        self.moving = self
            .animates(&Mover::Person, context)
            .then_some(Moving { what, since: now });
    }

    /// The board is another one: what was about the one before is forgotten.
    fn leave_position(&mut self, context: &mut Context) {
        self.moving = None;
        self.autoplay.stop_watching();
        self.forget_requests(context);
    }

    fn on_assistance(&mut self, event: &Event, context: &mut Context, now: Moment) {
        match event {
            Event::HintWanted { board } => {
                let rules = context.view(now).map(|view| view.rules.clone());
                self.requests.hint = rules.map(|rules| context.ask_hint(*board, &rules));
            }
            Event::PlayerMoveWanted { board } => {
                let asked = context.view(now).and_then(|view| {
                    let player = view.player?.name().to_owned();
                    Some((player, view.rules.clone()))
                });
                self.requests.player_move =
                    asked.map(|(player, rules)| context.ask_move(&player, *board, &rules));
            }
            Event::HintShown(hint) => {
                for sentence in words::hint(context.locale, hint) {
                    context.announce(sentence);
                }
            }
            Event::GoalReached | Event::Over { .. } => self.on_end(event, context, now),
            event => {
                if *event == Event::PlayerStopped {
                    self.autoplay.forget();
                    self.requests.player_move = None;
                    context.forget(RequestKind::Move);
                }
                let is_for_nobody = *event == Event::PlayerStopped && self.is_unattended(context);
                if is_for_nobody {
                    return;
                }
                if let Some(note) = words::note(context.locale, event) {
                    self.notice(note, context, now);
                } else {
                    announce(event, context, now);
                }
            }
        }
    }

    /// True if a player's game is read line by line to its end.
    pub(super) fn is_unattended(&self, context: &Context) -> bool {
        context.face == Face::Plain && self.autoplay.watched().is_some()
    }

    /// True if the game is a player's from its beginning.
    pub(super) fn is_of_player(&self) -> bool {
        self.autoplay.watched().is_some()
    }

    fn on_end(&mut self, event: &Event, context: &mut Context, now: Moment) {
        self.be_quiet(context, now);
        if let (Event::Over { score, .. }, Some(view)) = (event, context.view(now)) {
            let best = self.best_before(&view);
            let over = (best > 0).then(|| score.saturating_sub(best));
            let is_own = view.mode == Mode::Scored && !view.assistance.is_by_machine();
            self.over_best = over.filter(|&over| over > 0 && is_own);
        }
        let is_lost = matches!(event, Event::Over { result, .. } if *result == GameResult::Lost);
        context.sound(if is_lost { Sound::Over } else { Sound::Goal });
        // Line by line the dialog says it, unless nobody is there to answer it.
        let is_told = context.face != Face::Plain || self.is_unattended(context);
        let sentence = context.view(now).filter(|_| is_told).and_then(|view| {
            let by_player = self.is_goal_by_player(&view);
            let is_over = matches!(event, Event::Over { .. });
            is_over.then(|| words::over(context.locale, &view, is_lost, by_player))
        });
        context.announce(sentence.unwrap_or_default());
    }

    /// Reads aloud what proves the tiles of the game: the commitment to its
    /// secret, the secret itself once the game is over, and what that means.
    pub(crate) fn read_proof(context: &mut Context) {
        let Some(commitment) = context.commitment() else {
            return context.announce(context.text("plain-no-proof"));
        };
        context.announce(words::commitment(context.locale, commitment));
        if let Some(secret) = context.revealed_secret() {
            context.announce(words::secret(context.locale, secret));
        }
        context.announce(context.text("help-proof-text"));
    }

    /// A dialog is about to appear by itself.
    fn be_quiet(&mut self, context: &Context, now: Moment) {
        let motion = match self.moving {
            Some(_) => context.preferences.motion_times().total(),
            None => Duration::ZERO,
        };
        let from = match context.face {
            Face::Plain => after(now, motion),
            _ => after(now, motion + BEFORE_END),
        };
        self.ending_from = Some(from);
        self.quiet_until = Some(after(from, QUIET));
    }

    fn on_started(&mut self, mode: Mode, context: &mut Context, now: Moment) {
        self.has_moved = false;
        self.accepts_help = false;
        self.ending = Ending::Open;
        self.entered = None;
        self.is_goal_by_player = None;
        self.splits = Splits::of_game(context, now);
        self.note_best(context, now);
        self.dialog = None;
        self.leave_position(context);
        self.autoplay.forget();
        self.practice.slide_again();
        match mode {
            Mode::Scored => {
                self.editing = None;
                context.announce(context.text("plain-started"));
            }
            Mode::Practice => {
                let text = if context.session.is_trial() {
                    GameScreen::trial_begun(context)
                } else {
                    practice_begun(context, now)
                };
                self.say(Tone::Accent, text, context, now);
            }
        }
    }

    /// Answers about another game are not wanted.
    pub(super) fn forget_requests(&mut self, context: &mut Context) {
        let kinds = [RequestKind::Hint, RequestKind::Move, RequestKind::Grade];
        let requests = std::mem::take(&mut self.requests);
        let open = [requests.hint, requests.player_move, requests.grade];
        for (kind, request) in kinds.into_iter().zip(open) {
            if request.is_some() {
                context.forget(kind);
            }
        }
    }

    fn on_refusal(&mut self, refusal: &Refusal, context: &mut Context, now: Moment) {
        // Answers that came too late concern nobody.
        let is_late = matches!(
            refusal,
            Refusal::PlayerNotAwaited | Refusal::HintNotAwaited | Refusal::NoPlayer
        );
        if is_late {
            return;
        }
        let is_blocked = matches!(
            refusal,
            Refusal::Move(IllegalMove::MovesNothing(_)) | Refusal::MergesNothing(_)
        );
        if is_blocked {
            context.sound(Sound::Blocked);
        }
        let tone = if is_blocked {
            Tone::Muted
        } else {
            Tone::Accent
        };
        let text = words::refusal(context.locale, refusal);
        // The board itself shows it where it can.
        let is_seen = matches!(context.face, Face::Window | Face::Browser);
        match refusal {
            Refusal::Move(IllegalMove::MovesNothing(direction)) if is_seen => {
                self.nudge = Some((*direction, after(now, NUDGE)));
                context.announce(text);
            }
            // A key that is held says so once in a game.
            Refusal::Move(IllegalMove::MovesNothing(direction))
                if context.face == Face::Terminal && !self.told.insert(*direction) => {}
            _ => self.say(tone, text, context, now),
        }
    }

    /// True if a move slides over the board: those of a player that is faster
    /// than a slide do not.
    fn animates(&self, by: &Mover, context: &Context) -> bool {
        self.is_followed(by, context) && !context.preferences.reduces_motion()
    }

    /// True if a person can follow moves like this one: those of a player that
    /// is faster than a slide cannot be followed.
    fn is_followed(&self, by: &Mover, context: &Context) -> bool {
        let slide = context.preferences.motion_times().slide;
        match by {
            Mover::Person => true,
            Mover::Player(_) => self.autoplay.pace().interval() >= slide.max(FOLLOWED),
        }
    }
}

/// A sentence about the game that goes on; none for one that is over, and where
/// another way is tried from it.
fn resumed(context: &Context, now: Moment) -> Option<String> {
    let view = context.view(now)?;
    if view.phase.is_over() || context.session.is_trial() {
        return None;
    }
    let rules = context.rules_name_in(view.mode, view.rules);
    let values = [("rules", rules.into()), ("score", view.score.into())];
    Some(context.text_with("play-resumed", &values))
}

/// A sentence for practice that has begun.
fn practice_begun(context: &Context, now: Moment) -> String {
    let is_first = context.view(now).is_some_and(|view| !view.can_undo);
    if is_first {
        let key = context.key_of(settings::Action::Help).unwrap_or_default();
        context.text_with("practice-alone", &[("key", key.into())])
    } else {
        context.text("practice-begun")
    }
}

/// Reads an event aloud.
fn announce(event: &Event, context: &mut Context, now: Moment) {
    context.announce(sentence(event, context, now));
}

/// The sentence about an event.
fn sentence(event: &Event, context: &Context, now: Moment) -> String {
    let view = context.view(now);
    let sentence = view.and_then(|view| words::event(context.locale, event, &view));
    sentence.unwrap_or_default()
}

/// True if the person is asked something before anything else happens.
pub(crate) fn asks(update: &Update, context: &Context) -> bool {
    let asks = |event: &Event| match event {
        Event::ConfirmationNeeded(asked) => is_asked(asked, context),
        _ => false,
    };
    update.events.iter().any(asks)
}

/// True for a practice board on which nobody has moved: it can be had again.
fn is_untouched_practice(context: &Context) -> bool {
    let game = context.session.game();
    context.mode() == Mode::Practice && game.is_some_and(|game| game.plies().is_empty())
}

/// True if the person wants to be asked. Practice begins again as often as
/// one likes, and who has closed a game has left it already.
fn is_asked(confirmation: &Confirmation, context: &Context) -> bool {
    match confirmation {
        Confirmation::Restart if context.mode() == Mode::Practice => false,
        Confirmation::New if context.is_closed => false,
        Confirmation::New if is_untouched_practice(context) => false,
        Confirmation::New | Confirmation::Restart => context.preferences.settings.confirm_new_game,
        Confirmation::MoveBookmark(_) => true,
    }
}
