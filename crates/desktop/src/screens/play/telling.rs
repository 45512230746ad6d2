//! What the game tells, shown and announced.

use brikke_app::session::Update;
use brikke_app::{End, grade_wanted, words};
use brikke_engine::Action;
use brikke_play::{Command, Event, Mode, Mover, Refusal};
use brikke_players::{Query, resolve};

use super::{Moving, PlayScreen};
use crate::screen::Next;
use crate::screens::Scores;
use crate::world::World;

impl PlayScreen {
    /// Shows what was told.
    pub(super) fn hear(&mut self, told: Update, world: &mut World) -> Next {
        let mut next = Next::Stay;
        for event in told.events {
            if let Some(other) = self.hear_event(event, world) {
                next = other;
            }
        }
        if let Some(trouble) = told.save_error {
            self.say(words::trouble(world.locale, &trouble), world);
        }
        next
    }

    fn hear_event(&mut self, event: Event, world: &mut World) -> Option<Next> {
        match event {
            Event::Acted {
                action, turn, by, ..
            } => self.hear_action(action, turn, &by, world),
            Event::GoalReached if self.autoplay.watched().is_some() => {
                // A player takes the rules at their word.
                return Some(self.apply(Command::KeepPlaying, world));
            }
            Event::Started { mode, .. } => self.hear_started(mode, world),
            Event::Edited { .. } | Event::Returned { .. } => {
                self.moving = None;
                self.autoplay.stop_watching();
            }
            Event::Resumed { .. } => self.say(world.text("play-resumed"), world),
            Event::Refused(refusal) => self.hear_refusal(&refusal, world),
            Event::NameWanted(wanted) => self.dialog = Some(self.name_dialog(wanted, world)),
            Event::EnteredLeaderboard {
                category, place, ..
            } => {
                return Some(Next::open(Scores::new(world, Some((category, place)))));
            }
            Event::ConfirmationNeeded(question) if !Self::is_asked(&question, world) => {
                return Some(self.apply(Command::Confirm, world));
            }
            event => self.hear_help(event, world),
        }
        None
    }

    fn hear_action(
        &mut self,
        action: Action,
        turn: Option<brikke_engine::Turn>,
        by: &Mover,
        world: &mut World,
    ) {
        self.end = End::Open;
        let is_move = matches!(action, Action::Play(_) | Action::Redo);
        if is_move && *by == Mover::Person {
            self.autoplay.stop_watching();
        }
        let wanted = world
            .view()
            .and_then(|view| grade_wanted(action, by, turn.as_ref(), &view));
        if let Some(question) = wanted {
            world.thinking.ask(question);
        }
        match (&action, &turn) {
            (Action::Play(_) | Action::Redo, Some(turn)) => {
                world.announce(words::turn(world.locale, turn, by).join(" "));
            }
            (Action::Undo, _) => world.announce(world.text("plain-undone")),
            _ => {}
        }
        let turn = turn.filter(|_| is_move && self.animates(by, world));
        self.moving = turn.map(|turn| Moving {
            turn,
            since: world.now,
        });
    }

    fn hear_help(&mut self, event: Event, world: &mut World) {
        match event {
            Event::HintWanted { board } => {
                if let Some(view) = world.view() {
                    let player = world.hint_player(view.rules);
                    world.ask_player(Query::Hint(board), player, view.rules);
                }
            }
            Event::PlayerMoveWanted { board } => {
                let view = world.view();
                if let Some((player, view)) = view.and_then(|view| Some((view.player?, view))) {
                    let player = resolve(player.name(), view.rules, &world.thinking.stock);
                    world.ask_player(Query::Move(board), player, view.rules);
                }
            }
            Event::HintShown(hint) => {
                let best = words::towards(world.locale, hint.best);
                world.announce(world.text_with("hint-best", &[("direction", best.into())]));
            }
            event => {
                if event == Event::PlayerStopped {
                    self.autoplay.forget();
                    world.thinking.stop();
                }
                if let Some(note) = words::note(world.locale, &event) {
                    self.say(note, world);
                }
            }
        }
    }

    fn hear_started(&mut self, mode: Mode, world: &mut World) {
        self.moving = None;
        self.end = End::Open;
        self.dialog = None;
        self.autoplay.stop_watching();
        match mode {
            Mode::Scored => self.editing = None,
            Mode::Practice => self.say(world.text("practice-begun"), world),
        }
    }

    fn hear_refusal(&mut self, refusal: &Refusal, world: &mut World) {
        // Answers that came too late concern nobody.
        let late = matches!(
            refusal,
            Refusal::PlayerNotAwaited | Refusal::HintNotAwaited | Refusal::NoPlayer
        );
        if !late {
            self.say(words::refusal(world.locale, refusal), world);
        }
    }

    /// Whether a move slides over the board: those of a player that is faster
    /// than a slide do not.
    fn animates(&self, by: &Mover, world: &World) -> bool {
        let slide = world.preferences.motion_times().slide;
        let slow = match by {
            Mover::Person => true,
            Mover::Player(_) => self.autoplay.pace().interval() >= slide,
        };
        slow && !world.preferences.settings.reduced_motion
    }
}
