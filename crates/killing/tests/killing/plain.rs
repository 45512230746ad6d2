//! The game line by line, through pipes.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use brikke_engine::Direction;

use crate::announced::{Position, Seen, number};
use crate::program::{Process, Reading, Started, brikke};

impl Process for Child {
    fn kill(&mut self) {
        let _ = Child::kill(self);
        let _ = self.wait();
    }
}

pub(crate) fn start(data: &Path, is_new: bool) -> Started {
    let mut child = Command::new(brikke())
        .args(["--plain", "--lang", "en", "--data"])
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let choice = if is_new { "1\n" } else { "3\n" };
    let _ = std::io::Write::write_all(&mut input, choice.as_bytes());
    Started {
        output: Box::new(child.stdout.take().unwrap()),
        input: Box::new(input),
        process: Box::new(child),
        reading: Box::new(Lines::default()),
    }
}

/// The lines that were printed.
#[derive(Default)]
struct Lines {
    /// The line that is not complete.
    rest: Vec<u8>,
    rows: Vec<String>,
    is_unsaved: bool,
}

impl Reading for Lines {
    fn read(&mut self, bytes: &[u8], seen: &mut Seen) {
        self.rest.extend_from_slice(bytes);
        while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=end).collect();
            self.line(String::from_utf8(line).unwrap().trim(), seen);
        }
    }

    fn way(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Up => "up\n",
            Direction::Right => "right\n",
            Direction::Down => "down\n",
            Direction::Left => "left\n",
        }
    }
}

impl Lines {
    fn line(&mut self, line: &str, seen: &mut Seen) {
        if let Some(way) = line.strip_prefix("You slid ") {
            let way = way.split([':', '.']).next().unwrap();
            seen.slides(way.parse().unwrap());
            self.is_unsaved = false;
        } else if line.contains("not saved") {
            seen.takes_back_slide();
            self.is_unsaved = true;
        } else if line.starts_with("You played on elsewhere") {
            seen.caught_up += 1;
            self.is_unsaved = false;
        } else if let Some(row) = line.strip_prefix("Row ") {
            self.rows.push(tiles(row));
        } else if let Some((score, moves)) = figures(line) {
            let board = std::mem::take(&mut self.rows).join("/");
            let position = Position {
                moves,
                score,
                board: Some(board),
            };
            seen.shows(position, !self.is_unsaved);
        }
    }
}

/// `1: empty, 2, 4, empty.` as `0,2,4,0`.
fn tiles(row: &str) -> String {
    let (_, tiles) = row.split_once(": ").unwrap();
    let tiles = tiles.trim_end_matches('.').replace("empty", "0");
    tiles.replace(", ", ",")
}

/// `Score 4, moves 1, best 4.` as its first two numbers.
fn figures(line: &str) -> Option<(u64, u64)> {
    let (score, rest) = line.strip_prefix("Score ")?.split_once(", moves ")?;
    let (moves, _) = rest.split_once(", ")?;
    Some((number(score)?, number(moves)?))
}
