//! The game on a pseudo-terminal.

use std::io::{self, Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

use brikke_engine::Direction;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::announced::{Position, Seen, number};
use crate::program::{Process, Reading, Started, brikke};

const SIZE: PtySize = PtySize {
    rows: 24,
    cols: 80,
    pixel_width: 0,
    pixel_height: 0,
};

/// The lines of the screen with the numbers on the tiles, from 0.
const TILE_LINES: [usize; 4] = [2, 7, 12, 17];

/// The columns of the screen that the board takes.
const BOARD_COLUMNS: usize = 50;

/// Every frame ends with hiding the cursor.
const FRAME_END: &[u8] = b"\x1b[?25l";

/// A process on a terminal, which stays open until it is dropped.
struct OnTerminal {
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Process for OnTerminal {
    fn kill(&mut self) {
        if let (Some(id), Ok(None)) = (self.child.process_id(), self.child.try_wait()) {
            kill(id);
        }
        let _ = self.child.wait();
    }
}

/// Sends the signal that no program hears; portable-pty would ask it to hang
/// up first.
fn kill(id: u32) {
    let mut command = Command::new("kill");
    let status = command.args(["-s", "KILL", &id.to_string()]).status();
    assert!(status.unwrap().success());
}

pub(crate) fn start(data: &Path, is_new: bool) -> Started {
    let pair = native_pty_system().openpty(SIZE).unwrap();
    let mut command = CommandBuilder::new(brikke());
    command.args(["--lang", "en", "--color", "none", "--data"]);
    command.arg(data);
    command.env("TERM", "xterm-256color");
    let child = pair.slave.spawn_command(command).unwrap();
    let choice = if is_new { "1\r" } else { "2" };
    let keyboard = Arc::new(Mutex::new(Keyboard {
        writer: pair.master.take_writer().unwrap(),
        waiting: Some(choice.as_bytes().to_vec()),
    }));
    let side = |side| NonZero::new(side).unwrap();
    Started {
        output: Box::new(Output {
            reader: pair.master.try_clone_reader().unwrap(),
            keyboard: Arc::clone(&keyboard),
        }),
        input: Box::new(Typing(keyboard)),
        process: Box::new(OnTerminal {
            child,
            _master: pair.master,
        }),
        reading: Box::new(Screen {
            parser: vt100::Parser::new(side(SIZE.rows), side(SIZE.cols), 0),
            rest: Vec::new(),
            was_caught_up: false,
        }),
    }
}

/// The keyboard of a terminal. Whatever is typed before the program has drawn
/// something waits: a terminal that is only being taken over would drop it.
struct Keyboard {
    writer: Box<dyn Write + Send>,
    waiting: Option<Vec<u8>>,
}

struct Typing(Arc<Mutex<Keyboard>>);

impl Write for Typing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Keyboard { writer, waiting } = &mut *self.0.lock().unwrap();
        match waiting {
            Some(waiting) => waiting.write(bytes),
            None => writer.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.lock().unwrap().writer.flush()
    }
}

/// The screen that the program draws.
struct Output {
    reader: Box<dyn Read + Send>,
    keyboard: Arc<Mutex<Keyboard>>,
}

impl Read for Output {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        if find_frame_end(&buffer[..count]).is_some() {
            let Keyboard { writer, waiting } = &mut *self.keyboard.lock().unwrap();
            if let Some(waiting) = waiting.take() {
                let _ = writer.write_all(&waiting);
            }
        }
        Ok(count)
    }
}

/// The place after the first frame.
fn find_frame_end(bytes: &[u8]) -> Option<usize> {
    let mut windows = bytes.windows(FRAME_END.len());
    let start = windows.position(|window| window == FRAME_END)?;
    Some(start + FRAME_END.len())
}

/// The screen after the last complete frame.
struct Screen {
    parser: vt100::Parser,
    /// The frame that is not complete.
    rest: Vec<u8>,
    was_caught_up: bool,
}

impl Reading for Screen {
    fn read(&mut self, bytes: &[u8], seen: &mut Seen) {
        self.rest.extend_from_slice(bytes);
        while let Some(end) = find_frame_end(&self.rest) {
            let frame: Vec<u8> = self.rest.drain(..end).collect();
            self.parser.process(&frame);
            self.look(seen);
        }
    }

    fn way(&self, direction: Direction) -> &'static str {
        match direction {
            Direction::Up => "\x1b[A",
            Direction::Right => "\x1b[C",
            Direction::Down => "\x1b[B",
            Direction::Left => "\x1b[D",
        }
    }
}

impl Screen {
    fn look(&mut self, seen: &mut Seen) {
        let contents = self.parser.screen().contents();
        let is_caught_up = contents.contains("played on elsewhere");
        seen.caught_up += u64::from(is_caught_up && !self.was_caught_up);
        self.was_caught_up = is_caught_up;
        let lines: Vec<&str> = contents.lines().collect();
        if let (Some(moves), Some(score)) = (figure(&lines, "Moves"), figure(&lines, "Score")) {
            let board = board(&lines);
            let position = Position {
                moves,
                score,
                board,
            };
            seen.shows(position, !contents.contains("not saved"));
        }
    }
}

/// The number after this name, in the column beside the board.
fn figure(lines: &[&str], name: &str) -> Option<u64> {
    let mut beside = lines
        .iter()
        .map(|line| line.chars().skip(BOARD_COLUMNS).collect::<String>());
    let line = beside.find(|line| line.trim_start().starts_with(name))?;
    number(line.split_whitespace().nth(1)?)
}

/// The board as position text, if nothing lies over it.
fn board(lines: &[&str]) -> Option<String> {
    let row = |&number: &usize| row(lines.get(number)?);
    let rows: Option<Vec<String>> = TILE_LINES.iter().map(row).collect();
    rows.map(|rows| rows.join("/"))
}

fn row(line: &str) -> Option<String> {
    let line: String = line.chars().take(BOARD_COLUMNS).collect();
    let cells = line.split(|mark: char| mark == '│' || mark.is_whitespace());
    let tiles: Option<Vec<&str>> = cells.filter(|cell| !cell.is_empty()).map(tile).collect();
    let tiles = tiles.filter(|tiles| tiles.len() == 4)?;
    Some(tiles.join(","))
}

fn tile(cell: &str) -> Option<&str> {
    match cell {
        "·" => Some("0"),
        number => number.parse::<u64>().is_ok().then_some(number),
    }
}
