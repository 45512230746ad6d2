//! A line for each game of a match.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use brikke_ai::contest::{Arrived, PlayedGame};
use brikke_engine::Rank;
use brikke_players::PlayerSpec;

use crate::failure::Failure;

/// The file for the lines. They are in the order of the games, and there as
/// soon as a game and all before it are over: whoever ends a match of hours
/// has them.
pub(super) struct GamesFile {
    file: File,
    path: PathBuf,
    players: Vec<PlayerSpec>,
    /// Games that wait for one before them, by number and player.
    waiting: BTreeMap<(usize, usize), PlayedGame>,
    /// The number whose games are written next.
    next: usize,
    written: io::Result<()>,
}

const TITLES: &str = "index,score,moves,largest_tile,seconds,player\n";

impl GamesFile {
    /// A new file, or one that is overwritten.
    pub(super) fn create(path: &Path, players: &[PlayerSpec]) -> Result<GamesFile, Failure> {
        let mut file = File::create(path).map_err(|error| Failure::unwritable(path, &error))?;
        let written = file.write_all(TITLES.as_bytes());
        Ok(GamesFile {
            file,
            path: path.to_owned(),
            players: players.to_vec(),
            waiting: BTreeMap::new(),
            next: 0,
            written,
        })
    }

    /// A game is over.
    pub(super) fn add(&mut self, arrived: Arrived<'_>) {
        let place = (arrived.number, arrived.contestant);
        self.waiting.insert(place, *arrived.game);
        while let Some(lines) = self.next_lines() {
            self.next += 1;
            if self.written.is_ok() {
                self.written = self.file.write_all(lines.as_bytes());
            }
        }
    }

    /// The lines of the next number, once all players have played it.
    fn next_lines(&mut self) -> Option<String> {
        let number = self.next;
        let seats = 0..self.players.len();
        let is_whole = seats
            .clone()
            .all(|seat| self.waiting.contains_key(&(number, seat)));
        is_whole.then(|| seats.filter_map(|seat| self.line(number, seat)).collect())
    }

    fn line(&mut self, number: usize, seat: usize) -> Option<String> {
        let game = self.waiting.remove(&(number, seat))?;
        let (score, moves, seconds) = (game.score, game.moves, game.took.as_secs_f64());
        let largest = game.largest.map_or(0, Rank::tile);
        let player = self.players[seat];
        Some(format!(
            "{number},{score},{moves},{largest},{seconds:.6},{player}\n"
        ))
    }

    /// Nothing more comes.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.written
            .and_then(|()| self.file.sync_all().or_else(ignore_pipes))
            .map_err(|error| Failure::unwritable(&self.path, &error))
    }
}

/// A pipe or device cannot be synchronised, and need not be.
fn ignore_pipes(error: io::Error) -> io::Result<()> {
    match error.kind() {
        io::ErrorKind::InvalidInput => Ok(()),
        _ => Err(error),
    }
}
