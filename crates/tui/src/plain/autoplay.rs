//! Players at work, line by line.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::thread::sleep;
use std::time::Duration;

use brikke_ai::Player;
use brikke_engine::{Phase, Rules};
use brikke_play::Command;
use brikke_players::{LoadContext, LoadError, LoadedPlayer, PlayerSpec, resolve};

use super::Plain;
use crate::fresh;
use crate::words;
use crate::world::World;
use brikke_app::{Pace, Watched, earlier, now};

/// The player that was asked last.
pub(super) struct Seated {
    choice: PlayerSpec,
    rules: Rules,
    player: Box<dyn Player>,
}

impl<W: Write> Plain<W> {
    /// Lets the best player make so many moves.
    pub(super) fn autoplay(&mut self, moves: u32) -> io::Result<()> {
        let rules = self.world.view(now()).map(|view| view.rules.clone());
        let Some(player) = rules.map(|rules| self.world.hint_player(&rules)) else {
            return Ok(());
        };
        let player = player.to_string();
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
        let player = self.player(resolve(&name, &rules, &self.world.stock), &rules)?;
        let chosen = player.and_then(|player| player.choose(&board, &rules));
        let Some(direction) = chosen else {
            return Ok(false);
        };
        self.apply(Command::PlayerMoves { board, direction })?;
        Ok(true)
    }

    /// Waits, but lets nothing that is to be kept wait too long.
    fn wait(&mut self, time: Duration) {
        let end = brikke_app::after(now(), time);
        while now() < end {
            let until = earlier(Some(end), self.world.deadline()).unwrap_or(end);
            sleep(until.since(now()));
            self.world.tick(now());
        }
    }

    /// This player under these rules, the same as before where it is; none
    /// where it cannot get ready, which is said.
    pub(super) fn player(
        &mut self,
        choice: PlayerSpec,
        rules: &Rules,
    ) -> io::Result<Option<&mut dyn Player>> {
        let seated = self.player.take();
        self.player = match seated {
            Some(seated) if seated.choice == choice && seated.rules == *rules => Some(seated),
            _ => self.seat(choice, rules)?,
        };
        let player = self.player.as_mut();
        Ok(player.map(|seated| seated.player.as_mut() as &mut dyn Player))
    }

    fn seat(&mut self, choice: PlayerSpec, rules: &Rules) -> io::Result<Option<Seated>> {
        if choice == PlayerSpec::Optimal {
            let player = words::player(self.world.locale, choice.name());
            let values = [("player", player.into()), ("percent", 0_u8.into())];
            let text = self.world.text_with("player-getting-ready", &values);
            self.say(&text)?;
        }
        match prepare(choice, rules, &self.world) {
            Ok(ready) => Ok(Some(Seated {
                choice,
                rules: rules.clone(),
                player: ready.build(fresh::seed()),
            })),
            Err(reason) => {
                self.say(&reason.to_string())?;
                Ok(None)
            }
        }
    }
}

/// A signal ends the whole program: nothing else stops it.
fn prepare(choice: PlayerSpec, rules: &Rules, world: &World) -> Result<LoadedPlayer, LoadError> {
    let context = LoadContext {
        assets: &world.stock,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    choice.load(rules, &context)
}
