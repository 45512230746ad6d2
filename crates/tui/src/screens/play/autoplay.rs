//! A player at work.

use brikke_engine::{Board, Direction};
use brikke_play::{Command, Moment};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::screen::Next;
use crate::words;
use crate::world::World;
use brikke_app::Watched;

impl PlayScreen {
    /// Lets a player play the game that has just begun.
    pub(crate) fn watch(&mut self, watched: &Watched, world: &mut World, now: Moment) {
        let player = watched.player.to_string();
        let pace = watched.pace.unwrap_or_default();
        self.autoplay.watch(player.clone(), pace);
        self.apply(Command::TakeOver { player }, world, now);
    }

    /// Asks who takes over, or sends the player away.
    pub(super) fn take_over_or_stop(&mut self, world: &mut World, now: Moment) -> Next {
        if world.view(now).is_some_and(|view| view.player.is_some()) {
            self.autoplay.forget();
            self.autoplay.stop_watching();
            return self.apply(Command::StopPlayer, world, now);
        }
        self.ask(Dialog::players(world, now))
    }

    /// Lets the player of this number take over.
    pub(super) fn take_over(&mut self, index: usize, world: &mut World, now: Moment) -> Next {
        let Some(player) = world.offered_players(now).get(index).copied() else {
            return Next::Stay;
        };
        self.autoplay.hurry(now);
        let player = player.to_string();
        self.apply(Command::TakeOver { player }, world, now)
    }

    /// Lets the player wait, or go on.
    pub(super) fn pause_or_go_on(&mut self, world: &mut World, now: Moment) -> Next {
        let Some(view) = world.view(now) else {
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
        self.apply(command, world, now)
    }

    /// Lets the player make one move.
    pub(super) fn step(&mut self, world: &mut World, now: Moment) -> Next {
        if world.view(now).is_some_and(|view| view.player.is_none()) {
            return self.ask(Dialog::players(world, now));
        }
        self.autoplay.hurry(now);
        self.apply(Command::StepPlayer, world, now);
        self.player_due(world, now)
    }

    /// Lets the player move faster or slower.
    pub(super) fn change_speed(&mut self, faster: bool, world: &World, now: Moment) -> Next {
        let pace = self.autoplay.pace();
        let pace = if faster { pace.faster() } else { pace.slower() };
        self.autoplay.set_pace(pace, now);
        self.say(words::pace(world.locale, pace), now);
        Next::Stay
    }

    /// The player has thought of a move: made at once, or when its time
    /// comes.
    pub(super) fn thought(
        &mut self,
        board: Board,
        direction: Direction,
        world: &mut World,
        now: Moment,
    ) -> Next {
        self.autoplay.thought(board, direction, now);
        self.player_due(world, now)
    }

    /// Makes the move that waits, if its time has come.
    pub(super) fn player_due(&mut self, world: &mut World, now: Moment) -> Next {
        match self.autoplay.take_due(now) {
            Some(waiting) => self.apply(waiting.command(), world, now),
            None => Next::Stay,
        }
    }
}
