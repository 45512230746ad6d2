//! Players at work, line by line.

use std::io::{self, Write};
use std::thread::sleep;
use std::time::Duration;

use brikke_ai::Player;
use brikke_engine::Phase;
use brikke_play::Command;

use super::Plain;
use crate::fresh;
use crate::thinker::player_named;
use brikke_face::Pace;
use brikke_face::Watched;
use brikke_face::{earlier, now};

impl<W: Write> Plain<W> {
    /// Lets the best player make so many moves.
    pub(super) fn autoplay(&mut self, moves: u32) -> io::Result<()> {
        let name = self
            .world
            .preferences
            .settings
            .hint_player
            .as_str()
            .to_owned();
        let player = player_named(&name).map_or(name, |spec| spec.to_string());
        self.apply(Command::TakeOver { player })?;
        for _ in 0..moves {
            if !self.player_moves()? {
                break;
            }
        }
        let view = self.world.view(now());
        if view.is_some_and(|view| view.player.is_some()) {
            self.apply(Command::StopPlayer)?;
        }
        Ok(())
    }

    /// Lets a player play the game to its end.
    pub(super) fn watch(&mut self, watched: &Watched) -> io::Result<()> {
        let pace = watched.pace.unwrap_or(Pace::FULL);
        let player = watched.player.to_string();
        self.apply(Command::TakeOver { player })?;
        while self.player_moves()? {
            let phase = self.world.view(now()).map(|view| view.phase);
            if phase == Some(Phase::GoalReached) {
                self.apply(Command::KeepPlaying)?;
            }
            self.wait(pace.interval());
        }
        Ok(())
    }

    /// Lets the player make the move that is wanted of it. False: none is.
    fn player_moves(&mut self) -> io::Result<bool> {
        let wanted = self.world.view(now()).and_then(|view| {
            let player = view.player?;
            let board = *player.awaited()?;
            Some((player.name().to_owned(), board, view.rules.clone()))
        });
        let Some((name, board, rules)) = wanted else {
            return Ok(false);
        };
        let chosen = self
            .player(&name)
            .and_then(|player| player.choose(&board, &rules));
        let Some(direction) = chosen else {
            return Ok(false);
        };
        self.apply(Command::PlayerMoves { board, direction })?;
        Ok(true)
    }

    /// Waits, but lets nothing that is to be kept wait too long.
    fn wait(&mut self, time: Duration) {
        let end = brikke_face::after(now(), time);
        while now() < end {
            let until = earlier(Some(end), self.world.deadline()).unwrap_or(end);
            sleep(until.since(now()));
            self.world.tick(now());
        }
    }

    /// The player of this name, the same as before where it is.
    pub(super) fn player(&mut self, name: &str) -> Option<&mut dyn Player> {
        if self.player.as_ref().is_none_or(|(known, _)| known != name) {
            let spec = player_named(name)?;
            self.player = Some((name.to_owned(), spec.build(fresh::seed())));
        }
        self.player
            .as_mut()
            .map(|(_, player)| player.as_mut() as &mut dyn Player)
    }
}
