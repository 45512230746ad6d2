//! A player at work.

use brikke_app::{Pace, Watched, words};
use brikke_play::Command;
use brikke_players::{PlayerError, PlayerSpec};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::screen::Next;
use crate::world::World;

impl PlayScreen {
    /// Lets a player play the game that has just begun.
    pub(crate) fn watch(&mut self, watched: &Watched, world: &mut World) {
        let player = watched.player.to_string();
        let pace = watched.pace.unwrap_or_default();
        self.autoplay.watch(player.clone(), pace);
        world.thinking.is_hurried = pace == Pace::FULL;
        self.apply(Command::TakeOver { player }, world);
    }

    /// Asks who takes over, or sends the player away.
    pub(super) fn take_over_or_stop(&mut self, world: &mut World) -> Next {
        if world.view().is_some_and(|view| view.player.is_some()) {
            self.autoplay.forget();
            self.autoplay.stop_watching();
            world.thinking.stop();
            return self.apply(Command::StopPlayer, world);
        }
        self.ask(Dialog::players())
    }

    /// Lets the player of this number take over.
    pub(super) fn take_over(&mut self, index: usize, world: &mut World) -> Next {
        let Some(player) = world.offered_players().get(index).copied() else {
            return Next::Stay;
        };
        self.autoplay.hurry(world.now);
        world.thinking.is_hurried = self.autoplay.pace() == Pace::FULL;
        let player = player.to_string();
        self.apply(Command::TakeOver { player }, world)
    }

    /// Lets the player wait, or go on; without one, the clock.
    pub(super) fn pause_or_go_on(&mut self, world: &mut World) -> Next {
        let Some(view) = world.view() else {
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
        self.apply(command, world)
    }

    /// Lets the player make one move.
    pub(super) fn step(&mut self, world: &mut World) -> Next {
        if world.view().is_some_and(|view| view.player.is_none()) {
            return self.ask(Dialog::players());
        }
        self.autoplay.hurry(world.now);
        self.apply(Command::StepPlayer, world);
        self.player_due(world)
    }

    /// Lets the player move faster or slower.
    pub(super) fn change_pace(&mut self, change: fn(Pace) -> Pace, world: &mut World) -> Next {
        self.set_pace(change(self.autoplay.pace()), world)
    }

    /// Lets the player move at this pace.
    pub(super) fn set_pace(&mut self, pace: Pace, world: &mut World) -> Next {
        self.autoplay.set_pace(pace, world.now);
        world.thinking.is_hurried = pace == Pace::FULL;
        let text = words::pace(world.locale, pace);
        self.say(text, world);
        Next::Stay
    }

    /// A player is still getting ready.
    pub(super) fn getting_ready(
        &mut self,
        player: PlayerSpec,
        done: f64,
        world: &mut World,
    ) -> Next {
        let percent = format!("{:.0}", 100.0 * done);
        let player = words::player(world.locale, player.name());
        let values = [("player", player.into()), ("percent", percent.into())];
        self.say(world.text_with("player-getting-ready", &values), world);
        Next::Stay
    }

    /// A player has no answer: it waits to be told again.
    pub(super) fn no_thought(&mut self, reason: Option<&PlayerError>, world: &mut World) -> Next {
        let next = self.apply(Command::PausePlayer, world);
        if let Some(reason) = reason {
            self.say(reason.to_string(), world);
        }
        next
    }

    /// Makes the move that waits, if its time has come.
    pub(super) fn player_due(&mut self, world: &mut World) -> Next {
        match self.autoplay.take_due(world.now) {
            Some(waiting) => self.apply(waiting.command(), world),
            None => Next::Stay,
        }
    }
}
