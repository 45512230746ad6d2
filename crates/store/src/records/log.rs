//! The log of a game, in pieces of a limited length: a move rewrites the last
//! of them, however long the game is.

use brikke_engine::{Game, GameAction};
use brikke_play::Moment;

use super::bytes::{Reader, Writer};
use crate::{DamageKind, LogEntry, StoreError, action_code, log_entry};

/// The most actions in a piece.
const PIECE: usize = 128;

/// The log of a game.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Log {
    pieces: Vec<Vec<Action>>,
}

/// One action.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Action {
    code: i64,
    at: Moment,
}

impl Log {
    /// Adds an action; returns the number of the piece that it is in.
    pub(super) fn add(&mut self, entry: &LogEntry) -> usize {
        let action = Action {
            code: action_code::encode(entry.action, entry.by.is_player()),
            at: entry.at,
        };
        match self.pieces.last_mut().filter(|last| last.len() < PIECE) {
            Some(last) => last.push(action),
            None => self.pieces.push(vec![action]),
        }
        self.pieces.len() - 1
    }

    /// The number of pieces.
    pub(super) const fn len(&self) -> usize {
        self.pieces.len()
    }

    /// A piece as bytes.
    pub(super) fn encode(&self, piece: usize, version: u64) -> Vec<u8> {
        let mut writer = Writer::new(version);
        for action in self.pieces.get(piece).into_iter().flatten() {
            let code = u64::try_from(action.code).unwrap_or_default();
            writer.numbers(&[code, action.at.millis()]);
        }
        writer.finish()
    }

    /// Puts a piece in its place; returns its version.
    pub(super) fn decode(&mut self, piece: usize, bytes: &[u8]) -> Result<u64, DamageKind> {
        let (version, mut reader) = Reader::new(bytes)?;
        let mut actions = Vec::new();
        while !reader.is_empty() {
            let code = reader.small()?;
            let at = Moment::from_millis(reader.number()?);
            actions.push(Action { code, at });
        }
        if self.pieces.len() <= piece {
            self.pieces.resize_with(piece + 1, Vec::new);
        }
        self.pieces[piece] = actions;
        Ok(version)
    }

    /// All actions, with whether a player made them and when.
    pub(super) fn actions(&self) -> Result<Vec<log_entry::Action>, StoreError> {
        let actions = self.pieces.iter().flatten();
        let decoded = actions.map(|action| {
            let (done, by_player) = action_code::decode(action.code)?;
            Ok((done, by_player, action.at))
        });
        decoded.collect()
    }

    /// Performs all actions in a game as it began; there must be so many.
    /// `look` sees the game at its beginning and after each of them.
    pub(super) fn replay(
        &self,
        game: &mut Game,
        actions: u64,
        mut look: impl FnMut(&Game),
    ) -> Result<(), DamageKind> {
        let mut number = 0;
        look(game);
        for action in self.pieces.iter().flatten() {
            number += 1;
            let impossible = DamageKind::ImpossibleAction { number };
            let Ok((action, _)) = action_code::decode(action.code) else {
                return Err(impossible);
            };
            let performed = match action {
                GameAction::Play(ply) => game.play_with(ply).is_ok(),
                action => game.perform(action).is_ok(),
            };
            if !performed {
                return Err(impossible);
            }
            look(game);
        }
        if u64::try_from(number).ok() == Some(actions) {
            Ok(())
        } else {
            Err(DamageKind::RowCount {
                found: usize::try_from(number).unwrap_or(usize::MAX),
                expected: i64::try_from(actions).unwrap_or(i64::MAX),
            })
        }
    }
}
