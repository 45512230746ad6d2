//! A player that makes the moves.

use brikke_play::{Command, Moment};

use super::GameScreen;
use super::assistance::Help;
use crate::context::Context;
use crate::page::Tone;
use crate::screens::Next;
use crate::{Face, Pace, Watched, words};

impl GameScreen {
    /// Lets a player play the game that has just begun.
    pub(crate) fn watch(&mut self, watched: &Watched, context: &mut Context, now: Moment) -> Next {
        let usual = match context.face {
            Face::Plain => Pace::FULL,
            _ => Pace::default(),
        };
        let player = watched.player.to_string();
        let pace = watched.pace.unwrap_or(usual);
        self.autoplay.watch(player.clone(), pace);
        self.apply(Command::TakeOver { player }, context, now)
    }

    /// Lets the player that gives hints make so many moves.
    pub(super) fn play_moves(&mut self, moves: u32, context: &mut Context, now: Moment) -> Next {
        self.with_help(Help::Moves(moves), context, now)
    }

    /// Lets it make them.
    pub(super) fn make_moves(&mut self, moves: u32, context: &mut Context, now: Moment) -> Next {
        let Some(rules) = context.view(now).map(|view| view.rules.clone()) else {
            return Next::Stay;
        };
        let player = context.hint_player(&rules).to_string();
        self.autoplay.hurry(now);
        if context.face == Face::Plain {
            self.autoplay.set_pace(Pace::FULL, now);
        }
        self.autoplay.limit(moves);
        self.apply(Command::TakeOver { player }, context, now)
    }

    /// Asks who takes over, or sends the player away.
    pub(super) fn take_over_or_stop(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.view(now).is_some_and(|view| view.player.is_some()) {
            self.autoplay.stop_watching();
            self.stop_player(context, now);
            return Next::Stay;
        }
        self.with_help(Help::Players, context, now)
    }

    /// Lets this player take over.
    pub(super) fn take_over(&mut self, player: String, context: &mut Context, now: Moment) -> Next {
        self.autoplay.hurry(now);
        self.apply(Command::TakeOver { player }, context, now)
    }

    /// Lets the player wait or go on; without one, the clock.
    pub(super) fn pause_or_continue(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(view) = context.view(now) else {
            return Next::Stay;
        };
        let command = match view.player {
            Some(player) if player.is_running() => Command::PausePlayer,
            Some(player) => Command::TakeOver {
                player: player.name().to_owned(),
            },
            None if view.clock_runs => Command::Pause,
            None => Command::Continue,
        };
        self.apply(command, context, now)
    }

    /// Lets the player make one move.
    pub(super) fn step(&mut self, context: &mut Context, now: Moment) -> Next {
        if context.view(now).is_some_and(|view| view.player.is_none()) {
            return self.with_help(Help::Players, context, now);
        }
        self.autoplay.hurry(now);
        self.apply(Command::StepPlayer, context, now);
        self.player_due(context, now)
    }

    /// Lets the player move faster or slower.
    pub(super) fn change_pace(
        &mut self,
        change: fn(Pace) -> Pace,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        self.set_pace(change(self.autoplay.pace()), context, now)
    }

    /// Lets the player move at this step of the slider.
    pub(super) fn set_pace_step(
        &mut self,
        step: usize,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        match Pace::STEPS.get(step) {
            Some(&pace) => self.set_pace(pace, context, now),
            None => Next::Stay,
        }
    }

    fn set_pace(&mut self, pace: Pace, context: &mut Context, now: Moment) -> Next {
        self.autoplay.set_pace(pace, now);
        self.say(
            Tone::Accent,
            words::pace(context.locale, pace),
            context,
            now,
        );
        Next::Stay
    }

    /// Makes the move that waits, if its time has come.
    pub(super) fn player_due(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(waiting) = self.autoplay.take_due(now) else {
            return Next::Stay;
        };
        let next = self.apply(waiting.command(), context, now);
        if self.autoplay.is_at_limit() {
            self.stop_player(context, now);
        }
        next
    }
}
