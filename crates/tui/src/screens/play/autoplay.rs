//! A player at work: its speed, and the move that waits for its time.

use std::time::Duration;

use brikke_engine::{Board, Direction};
use brikke_play::{Command, Moment};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::clock::after;
use crate::options::Watched;
use crate::pace::Pace;
use crate::screen::Next;
use crate::world::World;

/// A player at work.
#[derive(Default)]
pub(super) struct Autoplay {
    pace: Pace,
    /// The name of the player that plays this game from its beginning, to be
    /// watched.
    watched: Option<String>,
    last: Option<Moment>,
    waiting: Option<Waiting>,
}

/// A move that waits for its time.
struct Waiting {
    board: Board,
    direction: Direction,
    due: Moment,
}

impl Autoplay {
    /// Whether its moves are slow enough to be seen sliding.
    pub(super) fn is_slow(&self) -> bool {
        self.pace.interval() >= Duration::from_millis(500)
    }

    /// The name of the player whose game this is.
    pub(super) fn watched(&self) -> Option<&str> {
        self.watched.as_deref()
    }

    /// This is a person's game.
    pub(super) fn stop_watching(&mut self) {
        self.watched = None;
    }

    /// When the move that waits is to be made.
    pub(super) fn due(&self) -> Option<Moment> {
        self.waiting.as_ref().map(|waiting| waiting.due)
    }

    /// Forgets the move that waits.
    pub(super) fn forget(&mut self) {
        self.waiting = None;
    }

    fn next_due(&self, now: Moment) -> Moment {
        self.last
            .map_or(now, |last| after(last, self.pace.interval()))
    }
}

impl PlayScreen {
    /// Lets a player play the game that has just begun.
    pub(crate) fn watch(&mut self, watched: &Watched, world: &mut World, now: Moment) {
        let player = watched.player.to_string();
        self.autoplay.pace = watched.pace.unwrap_or_default();
        self.autoplay.watched = Some(player.clone());
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
        self.autoplay.last = None;
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
        self.autoplay.last = None;
        if let Some(waiting) = &mut self.autoplay.waiting {
            waiting.due = now;
        }
        self.apply(Command::StepPlayer, world, now);
        self.player_due(world, now)
    }

    /// Lets the player move faster or slower.
    pub(super) fn change_speed(&mut self, faster: bool, world: &World, now: Moment) -> Next {
        let pace = self.autoplay.pace;
        self.autoplay.pace = if faster { pace.faster() } else { pace.slower() };
        let due = self.autoplay.next_due(now);
        if let Some(waiting) = &mut self.autoplay.waiting {
            waiting.due = due;
        }
        self.say(speed_text(&self.autoplay, world), now);
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
        let due = self.autoplay.next_due(now);
        self.autoplay.waiting = Some(Waiting {
            board,
            direction,
            due,
        });
        self.player_due(world, now)
    }

    /// Makes the move that waits, if its time has come.
    pub(super) fn player_due(&mut self, world: &mut World, now: Moment) -> Next {
        let Some(waiting) = self.autoplay.waiting.take_if(|waiting| waiting.due <= now) else {
            return Next::Stay;
        };
        self.autoplay.last = Some(now);
        let command = Command::PlayerMoves {
            board: waiting.board,
            direction: waiting.direction,
        };
        self.apply(command, world, now)
    }
}

/// The speed in words.
pub(super) fn speed_text(autoplay: &Autoplay, world: &World) -> String {
    match autoplay.pace.per_second() {
        Some(speed) => world.text_with("autoplay-speed", &[("speed", speed.into())]),
        None => world.text("autoplay-speed-full"),
    }
}
