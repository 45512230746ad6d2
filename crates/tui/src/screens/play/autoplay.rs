//! A player at work: its speed, and the move that waits for its time.

use std::time::Duration;

use brikke_ai::available;
use brikke_engine::{Board, Direction};
use brikke_play::{Command, Moment};

use super::PlayScreen;
use super::dialog::Dialog;
use crate::clock::after;
use crate::screen::Next;
use crate::world::World;

/// Moves in a second; none is as fast as it goes.
const SPEEDS: [Option<u32>; 7] = [
    Some(1),
    Some(2),
    Some(5),
    Some(10),
    Some(25),
    Some(60),
    None,
];

/// A player at work.
pub(super) struct Autoplay {
    speed: usize,
    last: Option<Moment>,
    waiting: Option<Waiting>,
}

/// A move that waits for its time.
struct Waiting {
    board: Board,
    direction: Direction,
    due: Moment,
}

impl Default for Autoplay {
    fn default() -> Autoplay {
        Autoplay {
            speed: 2,
            last: None,
            waiting: None,
        }
    }
}

impl Autoplay {
    /// Moves in a second; none is as fast as it goes.
    pub(super) const fn speed(&self) -> Option<u32> {
        SPEEDS[self.speed]
    }

    /// Whether its moves are slow enough to be seen sliding.
    pub(super) fn is_slow(&self) -> bool {
        self.speed().is_some_and(|speed| speed <= 2)
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
        match (self.speed(), self.last) {
            (Some(speed), Some(last)) => after(last, Duration::from_secs(1) / speed),
            _ => now,
        }
    }
}

impl PlayScreen {
    /// Asks who takes over, or sends the player away.
    pub(super) fn take_over_or_stop(&mut self, world: &mut World, now: Moment) -> Next {
        if world.view(now).is_some_and(|view| view.player.is_some()) {
            self.autoplay.forget();
            return self.apply(Command::StopPlayer, world, now);
        }
        self.ask(Dialog::players())
    }

    /// Lets the player of this number take over.
    pub(super) fn take_over(&mut self, index: usize, world: &mut World, now: Moment) -> Next {
        let Some(player) = available().get(index) else {
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
            return self.ask(Dialog::players());
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
        let speed = self.autoplay.speed;
        let last = SPEEDS.len() - 1;
        self.autoplay.speed = if faster {
            (speed + 1).min(last)
        } else {
            speed.saturating_sub(1)
        };
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
    match autoplay.speed() {
        Some(speed) => world.text_with("autoplay-speed", &[("speed", speed.into())]),
        None => world.text("autoplay-speed-full"),
    }
}
