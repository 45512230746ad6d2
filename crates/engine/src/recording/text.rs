//! The text form of a recording.
//!
//! ```text
//! brikke recording 1
//! rules size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck
//! seed otters
//! undos 0
//! tile 2 at 4,2
//! tile 2 at 2,1
//! 1 right +0 2 at 4,2
//! 2 right +4 2 at 1,3
//! 3 down +0 2 at 1,1
//! end plies=3 score=4 board=2,0,0,0/0,0,0,0/0,0,0,2/0,0,2,4
//! checksum …
//! ```
//!
//! - Lines end with a line feed, and with nothing else: a seed may contain
//!   other characters that some programs take for the end of a line. A
//!   carriage return before the line feed is passed over. Numbers have no
//!   zeros before them; rows and columns are counted from 1 at the top left.
//! - `rules`: all six, in this order; `goal=none` where there is no goal.
//! - `seed` with its text up to the end of the line, or `secret` with 64
//!   hexadecimal digits in lower case, or neither of them. Where there is
//!   one, the tiles must be the ones that it gives.
//! - `undos`: how many moves had been taken back; always there. What was
//!   taken back is not recorded.
//! - The start tiles in the order in which they were drawn; or in their
//!   place `position 2,0,… score=0 moves=0` for a game that began from a
//!   position with the score and moves that it came with.
//! - The plies, numbered from 1 whatever the position came with: direction,
//!   points of this move alone, new tile. After the goal the player may go
//!   on unless it ends the game.
//! - `kept playing`, only where the last board is the first with the goal and
//!   the player has chosen to go on.
//! - `end`: the number of plies, the score (with the one that the position
//!   came with) and the board, whether or not the game is over.
//! - `checksum`: the first 16 hexadecimal digits, in lower case, of the
//!   SHA-256 of all lines before, each with its line feed and without
//!   carriage returns. The line feed of this last line may be missing.

use std::fmt::Write;
use std::iter::Peekable;
use std::str::FromStr;

use data_encoding::HEXLOWER;

use super::{Problem, Recording, RecordingError, Replay, checksum};
use crate::{Board, Chance, Direction, Ply, Rank, Rules, Secret, Seed, Spawn, Square, Start};

/// How every recording of this version begins.
pub const HEADER: &str = "brikke recording 1";

/// The line that says that the player chose to go on from the last board.
const KEPT_PLAYING: &str = "kept playing";

impl Recording {
    /// Writes the text form.
    pub fn to_text(&self) -> String {
        let text = self.body();
        let sum = HEXLOWER.encode(&checksum::<8>(text.as_bytes()));
        text + "checksum " + &sum + "\n"
    }

    /// All lines before the checksum.
    fn body(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_body(&mut text);
        text
    }

    fn write_body(&self, text: &mut String) -> std::fmt::Result {
        let game = &self.game;
        writeln!(text, "{HEADER}")?;
        writeln!(text, "rules {}", game.rules())?;
        match game.chance() {
            Some(Chance::Seed(seed)) => writeln!(text, "seed {seed}")?,
            Some(Chance::Secret(secret)) => writeln!(text, "secret {secret}")?,
            None => {}
        }
        writeln!(text, "undos {}", game.undos())?;
        match game.beginning() {
            Start::Tiles(tiles) => {
                for &spawn in tiles {
                    writeln!(text, "tile {}", SpawnText(spawn))?;
                }
            }
            Start::Position {
                board,
                score,
                moves,
            } => {
                writeln!(text, "position {board} score={score} moves={moves}")?;
            }
        }
        for number in 1..=self.plies().len() {
            let Some(turn) = game.turn(number) else { break };
            let (direction, gained) = (turn.direction, turn.gained);
            writeln!(
                text,
                "{number} {direction} +{gained} {}",
                SpawnText(turn.spawn)
            )?;
        }
        if self.ends_with_keeping_on() {
            writeln!(text, "{KEPT_PLAYING}")?;
        }
        let (plies, score, board) = (self.plies().len(), self.score(), game.board());
        writeln!(text, "end plies={plies} score={score} board={board}")
    }

    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// The text is changed, cut or contradicts itself or the rules; the error
    /// says at which ply and line.
    pub fn from_text(text: &str) -> Result<Recording, RecordingError> {
        let mut reader = Reader::new(text);
        reader.read().map_err(|problem| RecordingError {
            ply: reader.ply,
            line: Some(reader.line.max(1)),
            problem,
        })
    }
}

/// `2 at 1,3`.
struct SpawnText(Spawn);

impl std::fmt::Display for SpawnText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Spawn { square, rank } = self.0;
        write!(f, "{rank} at {},{}", square.row + 1, square.column + 1)
    }
}

impl FromStr for SpawnText {
    type Err = ();

    fn from_str(text: &str) -> Result<SpawnText, ()> {
        let (rank, square) = text.split_once(" at ").ok_or(())?;
        let (row, column) = square.split_once(',').ok_or(())?;
        let count_from_0 = |text: &str| number(text).and_then(|number: u8| number.checked_sub(1));
        Ok(SpawnText(Spawn {
            square: Square::new(
                count_from_0(row).ok_or(())?,
                count_from_0(column).ok_or(())?,
            ),
            rank: number(rank).and_then(Rank::of_tile).ok_or(())?,
        }))
    }
}

/// Whether the line stands where plies do. What is neither a ply nor the end
/// is a ply gone wrong.
fn is_ply(line: &str) -> bool {
    !line.starts_with("end ") && line != KEPT_PLAYING
}

/// A number as it is written: digits, and no zeros before it.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse()
        .ok()
        .filter(|number: &T| number.to_string() == text)
}

/// Reads line by line and remembers where it is.
struct Reader<'a> {
    lines: Peekable<std::str::Split<'a, char>>,
    /// The line read last, counted from 1.
    line: usize,
    /// The ply being read, counted from 1; 0 before the first.
    ply: u64,
    /// All lines so far as the checksum sees them.
    body: String,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            lines: text.split('\n').peekable(),
            line: 0,
            ply: 0,
            body: String::with_capacity(text.len()),
        }
    }

    fn read(&mut self) -> Result<Recording, Problem> {
        self.read_header()?;
        let rules = Rules::from_str(self.field("rules ", "'rules'")?)?;
        let chance = self.read_chance()?;
        let undos = self.field("undos ", "'undos'")?;
        let undos = number(undos).ok_or_else(|| wrong(undos, "a number of undos"))?;
        let start = self.read_start(&rules)?;
        let mut replay = Replay::start(rules, chance, start, undos)?;
        while self.peek().is_some_and(is_ply) {
            self.ply += 1;
            self.read_ply(&mut replay)?;
        }
        if self.peek() == Some(KEPT_PLAYING) {
            self.next("the end")?;
            replay.keep_playing()?;
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

    fn read_chance(&mut self) -> Result<Option<Chance>, Problem> {
        Ok(if let Some(seed) = self.optional("seed ")? {
            Some(Chance::Seed(Seed::new(seed)?))
        } else if let Some(secret) = self.optional("secret ")? {
            Some(Chance::Secret(Secret::from_str(secret)?))
        } else {
            None
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
        let expected = HEXLOWER.encode(&checksum::<8>(body.as_bytes()));
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

    /// What follows the prefix on the next line.
    fn field(&mut self, prefix: &str, name: &'static str) -> Result<&'a str, Problem> {
        let line = self.next(name)?;
        line.strip_prefix(prefix).ok_or_else(|| wrong(line, name))
    }

    /// What follows the prefix on the next line, if it has it.
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
