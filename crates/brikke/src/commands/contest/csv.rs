//! A line for each game of a match.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use brikke_ai::contest::PlayedGame;
use brikke_players::Choice;

use crate::failure::Failure;

/// The file for the lines.
pub(super) struct GamesFile {
    file: File,
    path: PathBuf,
}

impl GamesFile {
    /// A new file, or one that is overwritten.
    pub(super) fn create(path: &Path) -> Result<GamesFile, Failure> {
        let file = File::create(path).map_err(|error| Failure::unwritable(path, &error))?;
        let path = path.to_owned();
        Ok(GamesFile { file, path })
    }

    /// Writes all games: those of one number together.
    pub(super) fn write(
        mut self,
        players: &[Choice],
        played: &[Vec<PlayedGame>],
    ) -> Result<(), Failure> {
        let text = lines(players, played);
        let written = self.file.write_all(text.as_bytes());
        written
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

fn lines(players: &[Choice], played: &[Vec<PlayedGame>]) -> String {
    let mut text = "index,score,moves,largest_tile,seconds,player\n".to_owned();
    for index in 0..played.first().map_or(0, Vec::len) {
        for (player, games) in players.iter().zip(played) {
            let game = &games[index];
            let (score, moves, seconds) = (game.score, game.moves, game.took.as_secs_f64());
            let largest = game.largest.map_or(0, brikke_engine::Rank::tile);
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "{index},{score},{moves},{largest},{seconds:.6},{player}"
            );
        }
    }
    text
}
