//! The positions in the store.

use std::collections::HashSet;
use std::path::Path;
use std::time::{Duration, Instant};

use brikke_engine::Game;
use brikke_store::{GameQuery, Storage, Store, StoreError};

use crate::announced::{Announced, Position};

/// The time that a busy store may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Every position of every game in the store, with the moves made there.
#[derive(Default)]
pub(crate) struct Stored {
    known: HashSet<Announced>,
    pub(crate) has_unfinished: bool,
}

impl Stored {
    /// Reads the store, which must not be damaged. A program that plays on may
    /// be writing: then it is tried again.
    pub(crate) fn read(data: &Path) -> Stored {
        let end = Instant::now() + PATIENCE;
        loop {
            match Stored::try_read(data) {
                Err(StoreError::Busy) if Instant::now() < end => {}
                read => return read.unwrap(),
            }
        }
    }

    fn try_read(data: &Path) -> Result<Stored, StoreError> {
        let opened = Store::open(data)?;
        assert_eq!(opened.quarantined, None);
        let query = GameQuery {
            limit: usize::MAX,
            ..GameQuery::default()
        };
        let mut stored = Stored {
            has_unfinished: !opened.store.unfinished()?.is_empty(),
            ..Stored::default()
        };
        for line in opened.store.games(&query)? {
            stored.add(&opened.store.load(line.id)?.game);
        }
        Ok(stored)
    }

    fn add(&mut self, game: &Game) {
        let mut score = game.opening_score();
        for (ply, moves) in (0..=game.plies().len()).zip(0..) {
            let board = game.board_after(ply).unwrap().to_string();
            let next = game.turn(ply + 1);
            for board in [Some(board), None] {
                let from = Position {
                    moves,
                    score,
                    board,
                };
                if let Some(turn) = &next {
                    let from = from.clone();
                    let direction = turn.direction;
                    self.known.insert(Announced::Slid { from, direction });
                }
                self.known.insert(Announced::Position(from));
            }
            score += next.map_or(0, |turn| turn.gained);
        }
    }

    /// Returns true if it is in the store.
    pub(crate) fn has(&self, announced: &Announced) -> bool {
        self.known.contains(announced)
    }
}

/// Reads every page and checksum of the store.
pub(crate) fn check_integrity(data: &Path) {
    Store::open(data).unwrap().store.check_integrity().unwrap();
}
