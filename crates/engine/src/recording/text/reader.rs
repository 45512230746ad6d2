//! Reading the text form, line by line.

use std::iter::Peekable;
use std::str::FromStr;

use super::{FINISHED, HEADER, KEPT_PLAYING, SpawnText};
use crate::encoding::to_hex;
use crate::recording::{Problem, Recording, Replay, Source, checksum};
use crate::{Board, Chance, Commitment, Direction, Ply, Rules, Secret, Seed, Start};

/// True if the line stands where plies do. What is neither a ply nor the end
/// is a ply gone wrong.
fn is_ply(line: &str) -> bool {
    !line.starts_with("end ") && line != KEPT_PLAYING && line != FINISHED
}

/// A number as it is written: digits, and no zeros before it.
pub(super) fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse()
        .ok()
        .filter(|number: &T| number.to_string() == text)
}

/// Reads line by line and remembers where it is.
pub(super) struct Reader<'a> {
    lines: Peekable<std::str::Split<'a, char>>,
    /// The line read last, counted from 1.
    line: usize,
    /// The ply being read, counted from 1; 0 before the first.
    ply: u64,
    /// All lines so far as the checksum sees them.
    body: String,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader {
            lines: text.split('\n').peekable(),
            line: 0,
            ply: 0,
            body: String::with_capacity(text.len()),
        }
    }

    /// The line read last, counted from 1.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// The ply being read, counted from 1; 0 before the first.
    pub(super) const fn ply(&self) -> u64 {
        self.ply
    }

    pub(super) fn read(&mut self) -> Result<Recording, Problem> {
        self.read_header()?;
        let rules = Rules::from_str(self.field("rules ", "'rules'")?)?;
        let source = self.read_source()?;
        let undos = self.field("undos ", "'undos'")?;
        let undos = number(undos).ok_or_else(|| wrong(undos, "a number of undos"))?;
        let start = self.read_start(&rules)?;
        let mut replay = Replay::start(rules, source, start, undos)?;
        while self.peek().is_some_and(is_ply) {
            self.ply += 1;
            self.read_ply(&mut replay)?;
        }
        if self.peek() == Some(KEPT_PLAYING) {
            self.next("the end")?;
            replay.keep_playing()?;
        }
        if self.peek() == Some(FINISHED) {
            self.next("the end")?;
            replay.end_at_goal()?;
        }
        let recording = replay.finish();
        self.read_end(&recording)?;
        let body = std::mem::take(&mut self.body);
        self.read_checksum(&body)?;
        if recording.body() != body {
            return Err(Problem::Spelling);
        }
        Ok(recording)
    }

    fn read_header(&mut self) -> Result<(), Problem> {
        let header = self.next("the header").map_err(|_| Problem::NoRecording)?;
        if header == HEADER {
            return Ok(());
        }
        let version = header.strip_prefix("brikke recording ");
        Err(version.map_or(Problem::NoRecording, |version| {
            Problem::Version(shortened(version))
        }))
    }

    fn read_source(&mut self) -> Result<Source, Problem> {
        Ok(if let Some(seed) = self.optional("seed ")? {
            Source::Chance(Chance::Seed(Seed::new(seed)?))
        } else if let Some(secret) = self.optional("secret ")? {
            Source::Chance(Chance::Secret(Secret::from_str(secret)?))
        } else if let Some(commitment) = self.optional("commitment ")? {
            Source::Commitment(Commitment::from_str(commitment)?)
        } else {
            Source::Unknown
        })
    }

    fn read_start(&mut self, rules: &Rules) -> Result<Start, Problem> {
        if let Some(position) = self.optional("position ")? {
            return read_position(position, rules);
        }
        let mut tiles = Vec::new();
        while let Some(tile) = self.optional("tile ")? {
            let spawn = SpawnText::from_str(tile)
                .map_err(|()| wrong(tile, "a start tile such as '2 at 1,3'"))?;
            tiles.push(spawn.0);
        }
        Ok(Start::Tiles(tiles))
    }

    fn read_ply(&mut self, replay: &mut Replay) -> Result<(), Problem> {
        const EXPECTED: &str = "a ply such as '1 left +0 2 at 3,4'";
        let line = self.next("the end")?;
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let [count, direction, gained, spawn] = words[..] else {
            return Err(wrong(line, EXPECTED));
        };
        claim("number of the ply", count, self.ply)?;
        let direction = Direction::ALL
            .into_iter()
            .find(|known| known.name() == direction)
            .ok_or_else(|| wrong(line, EXPECTED))?;
        let SpawnText(spawn) = spawn.parse().map_err(|()| wrong(line, EXPECTED))?;
        let actual = replay.play(Ply { direction, spawn })?;
        claim("gain", gained, format_args!("+{actual}"))
    }

    fn read_end(&mut self, recording: &Recording) -> Result<(), Problem> {
        let end = self.next("the end")?;
        let words: Vec<&str> = end.split(' ').collect();
        let values = match words[..] {
            ["end", plies, score, board] => plies
                .strip_prefix("plies=")
                .zip(score.strip_prefix("score="))
                .zip(board.strip_prefix("board=")),
            _ => None,
        };
        let Some(((plies, score), board)) = values else {
            return Err(wrong(end, "'end plies=… score=… board=…'"));
        };
        claim("number of plies", plies, recording.plies().len())?;
        claim("score", score, recording.score())?;
        claim("board", board, recording.game.board())
    }

    fn read_checksum(&mut self, body: &str) -> Result<(), Problem> {
        let expected = to_hex(&checksum::<8>(body.as_bytes()));
        let sum = self.field("checksum ", "'checksum'")?;
        if sum != expected {
            return Err(Problem::Checksum);
        }
        match self.lines.next() {
            // What follows the last line feed.
            None => Ok(()),
            Some("") if self.lines.next().is_none() => Ok(()),
            Some(_) => Err(Problem::TooLong),
        }
    }

    fn peek(&mut self) -> Option<&'a str> {
        let line = self.lines.peek()?;
        Some(line.strip_suffix('\r').unwrap_or(line))
    }

    /// The next line; `what` is missing if there is none.
    fn next(&mut self, what: &'static str) -> Result<&'a str, Problem> {
        let line = self.peek().ok_or(Problem::Cut(what))?;
        self.lines.next();
        self.line += 1;
        self.body.push_str(line);
        self.body.push('\n');
        // What `split` gives after the last line feed is no line.
        if line.is_empty() && self.lines.peek().is_none() {
            return Err(Problem::Cut(what));
        }
        Ok(line)
    }

    /// The text behind the prefix on the next line.
    fn field(&mut self, prefix: &str, name: &'static str) -> Result<&'a str, Problem> {
        let line = self.next(name)?;
        line.strip_prefix(prefix).ok_or_else(|| wrong(line, name))
    }

    /// The text behind the prefix on the next line, if it has it.
    fn optional(&mut self, prefix: &str) -> Result<Option<&'a str>, Problem> {
        match self.peek() {
            Some(line) if line.starts_with(prefix) => Ok(self.next("a line")?.strip_prefix(prefix)),
            _ => Ok(None),
        }
    }
}

fn read_position(text: &str, rules: &Rules) -> Result<Start, Problem> {
    let words: Vec<&str> = text.split(' ').collect();
    let parsed = match words[..] {
        [board, score, moves] => score
            .strip_prefix("score=")
            .and_then(number)
            .zip(moves.strip_prefix("moves=").and_then(number))
            .map(|(score, moves)| (board, score, moves)),
        _ => None,
    };
    let Some((board, score, moves)) = parsed else {
        return Err(wrong(text, "a position with score= and moves="));
    };
    let board = Board::read(board, rules.tiles().largest())?;
    Ok(Start::Position {
        board,
        score,
        moves,
    })
}

/// Compares what the recording says with what is true.
fn claim(what: &'static str, claimed: &str, actual: impl std::fmt::Display) -> Result<(), Problem> {
    let actual = actual.to_string();
    if claimed == actual {
        return Ok(());
    }
    Err(Problem::Contradiction {
        what,
        claimed: shortened(claimed),
        actual,
    })
}

fn wrong(found: &str, expected: &'static str) -> Problem {
    Problem::Line {
        found: shortened(found),
        expected,
    }
}

/// The beginning of a text that somebody else wrote, fit for a message.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let visible = |c: char| if c.is_control() { '\u{FFFD}' } else { c };
    let mut short: String = text.chars().take(MOST).map(visible).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
