//! What the game tells, shown.

use brikke_app::session::Update;
use brikke_engine::Action;
use brikke_play::{Command, Event, Mode, Moment, Mover, Refusal};
use brikke_players::{PlayerError, PlayerSpec, Query, RequestKind, resolve};

use super::{Moving, PlayScreen};
use crate::screen::Next;
use crate::screens::Scores;
use crate::words;
use crate::world::World;
use brikke_app::{End, grade_wanted};

impl PlayScreen {
    /// Shows what was told.
    pub(super) fn hear(&mut self, told: Update, world: &mut World, now: Moment) -> Next {
        let mut next = Next::Stay;
        for event in told.events {
            if let Some(other) = self.hear_event(event, world, now) {
                next = other;
            }
        }
        if let Some(trouble) = told.save_error {
            self.say(words::trouble(world.locale, &trouble), now);
        }
        next
    }

    fn hear_event(&mut self, event: Event, world: &mut World, now: Moment) -> Option<Next> {
        match event {
            Event::Acted {
                action, turn, by, ..
            } => {
                self.end = End::Open;
                let is_move = matches!(action, Action::Play(_) | Action::Redo);
                if is_move && by == Mover::Person {
                    self.autoplay.stop_watching();
                }
                let view = world.view(now);
                let wanted = view.and_then(|view| grade_wanted(action, &by, turn.as_ref(), &view));
                if let Some(question) = wanted {
                    world.thinker.ask(question);
                }
                let turn = turn.filter(|_| is_move && self.animates(&by, world));
                self.moving = turn.map(|turn| Moving { turn, since: now });
            }
            Event::GoalReached if self.autoplay.watched().is_some() => {
                // A player takes the rules at their word.
                return Some(self.apply(Command::KeepPlaying, world, now));
            }
            Event::Started { mode, .. } => self.hear_started(mode, world, now),
            Event::Edited { .. } | Event::Returned { .. } => {
                self.moving = None;
                self.autoplay.stop_watching();
            }
            Event::Resumed { .. } => self.say(world.text("play-resumed"), now),
            Event::Refused(refusal) => self.hear_refusal(&refusal, world, now),
            Event::NameWanted(wanted) => self.dialog = Some(self.name_dialog(wanted, world)),
            Event::EnteredLeaderboard {
                category, place, ..
            } => {
                let scores = Scores::new(world, Some((category, place)));
                return Some(Next::Open(Box::new(scores)));
            }
            Event::ConfirmationNeeded(question) if !Self::is_asked(&question, world) => {
                return Some(self.apply(Command::Confirm, world, now));
            }
            event => self.hear_help(event, world, now),
        }
        None
    }

    fn hear_help(&mut self, event: Event, world: &World, now: Moment) {
        let note = match event {
            Event::HintWanted { board } => {
                if let Some(view) = world.view(now) {
                    let player = world.hint_player(view.rules);
                    world.ask_player(Query::Hint(board), player, view.rules);
                }
                return;
            }
            Event::PlayerMoveWanted { board } => {
                if let Some((view, player)) = world.view(now).and_then(|view| {
                    let player = view.player?;
                    Some((view, player))
                }) {
                    let player = resolve(player.name(), view.rules, &world.stock);
                    world.ask_player(Query::Move(board), player, view.rules);
                }
                return;
            }
            Event::PlayerStopped => {
                self.autoplay.forget();
                world.thinker.forget(RequestKind::Move);
                words::note(world.locale, &event)
            }
            event => words::note(world.locale, &event),
        };
        if let Some(note) = note {
            self.say(note, now);
        }
    }

    fn hear_started(&mut self, mode: Mode, world: &World, now: Moment) {
        self.moving = None;
        self.end = End::Open;
        self.dialog = None;
        self.autoplay.stop_watching();
        match mode {
            Mode::Scored => self.editing = None,
            Mode::Practice => self.say(world.text("practice-begun"), now),
        }
    }

    fn hear_refusal(&mut self, refusal: &Refusal, world: &World, now: Moment) {
        // Answers that came too late concern nobody.
        let late = matches!(
            refusal,
            Refusal::PlayerNotAwaited | Refusal::HintNotAwaited | Refusal::NoPlayer
        );
        if !late {
            self.say(words::refusal(world.locale, refusal), now);
        }
    }

    /// A player is still getting ready.
    pub(super) fn getting_ready(
        &mut self,
        player: PlayerSpec,
        percent: u8,
        world: &World,
        now: Moment,
    ) {
        let player = words::player(world.locale, player.name());
        let values = [("player", player.into()), ("percent", percent.into())];
        self.say(world.text_with("player-getting-ready", &values), now);
    }

    /// A player has no answer: it waits to be told again.
    pub(super) fn no_thought(
        &mut self,
        reason: Option<&PlayerError>,
        world: &mut World,
        now: Moment,
    ) -> Next {
        let next = self.apply(Command::PausePlayer, world, now);
        if let Some(reason) = reason {
            self.say(reason.to_string(), now);
        }
        next
    }

    /// Whether a move slides over the screen: a fast player's do not.
    fn animates(&self, by: &Mover, world: &World) -> bool {
        let slow = match by {
            Mover::Person => true,
            Mover::Player(_) => self.autoplay.is_slow(),
        };
        slow && !world.preferences.settings.reduced_motion
    }
}
