//! The window without a screen, in a process of its own: this test
//! executable, started once more to run only [`entry`]. It draws frames, and
//! says after each what was drawn.

use std::env;
use std::io::{BufRead, Write, stdin, stdout};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use brikke_app::page::Body;
use brikke_app::{Directories, FirstScreen, Launch};
use brikke_desktop::{Clock, Desktop};
use brikke_engine::Direction;
use eframe::egui::{Key, vec2};
use egui_kittest::Harness;

use crate::announced::{Position, Seen, number};
use crate::offscreen::{Window, board_text, window};
use crate::program::{Reading, Started};

const DIRECTORY: &str = "BRIKKE_KILLED_WINDOW";

pub(crate) fn start(data: &Path) -> Started {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "window::entry", "--nocapture", "--quiet"])
        .env(DIRECTORY, data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    Started {
        output: Box::new(child.stdout.take().unwrap()),
        input: Box::new(child.stdin.take().unwrap()),
        process: Box::new(child),
        reading: Box::new(Frames::default()),
    }
}

/// The frames that were drawn.
#[derive(Default)]
struct Frames {
    /// The line that is not complete.
    rest: Vec<u8>,
}

impl Reading for Frames {
    fn read(&mut self, bytes: &[u8], seen: &mut Seen) {
        self.rest.extend_from_slice(bytes);
        while let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=end).collect();
            frame(&String::from_utf8(line).unwrap(), seen);
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

/// Reads a line that a child wrote about a frame.
fn frame(line: &str, seen: &mut Seen) {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("elsewhere") => seen.caught_up += 1,
        Some(word @ ("saved" | "unsaved")) => {
            let mut figure = || words.next().and_then(number).unwrap();
            let (moves, score) = (figure(), figure());
            let board = words.next().map(str::to_owned);
            let position = Position {
                moves,
                score,
                board,
            };
            seen.shows(position, word == "saved");
        }
        // The test harness has a word, too.
        _ => {}
    }
}

#[test]
fn entry() {
    let Some(directory) = env::var_os(DIRECTORY) else {
        return;
    };
    let mut harness = harness(Path::new(&directory));
    let ways = typed();
    loop {
        draw(&mut harness);
        let Ok(way) = ways.recv() else { return };
        harness.key_press(way);
    }
}

/// The keys for the lines that come in.
fn typed() -> Receiver<Key> {
    let (sender, ways) = channel();
    thread::spawn(move || {
        for line in stdin().lock().lines().map_while(Result::ok) {
            let key = match line.as_str() {
                "up" => Key::ArrowUp,
                "right" => Key::ArrowRight,
                "down" => Key::ArrowDown,
                _ => Key::ArrowLeft,
            };
            if sender.send(key).is_err() {
                return;
            }
        }
    });
    ways
}

fn harness(data: &Path) -> Window {
    let launch = Launch {
        directories: Directories::find(Some(data), |_| None).unwrap(),
        language: "en".parse().ok(),
        start: FirstScreen::Continue,
        face: brikke_app::Face::Window,
    };
    let builder = Harness::builder().with_size(vec2(640.0, 760.0));
    window(builder, move |context| {
        let (options, warnings) = launch.clone().options().unwrap();
        assert_eq!(warnings, [""; 0]);
        Desktop::new(options, Clock::System, context).unwrap()
    })
}

/// Draws a frame and says what is on it.
fn draw(harness: &mut Window) {
    harness.step();
    let page = harness.state().as_ref().unwrap().page(&harness.ctx);
    let note = page.note.map(|note| note.text).unwrap_or_default();
    let Body::Game(game) = page.body else { return };
    let elsewhere = if note.contains("played on elsewhere") {
        "elsewhere\n"
    } else {
        ""
    };
    let word = match game.mark.as_deref() {
        Some("not saved") => "unsaved",
        _ => "saved",
    };
    let (moves, score) = (&game.figures[0].value, &game.score.value);
    // Nothing while tiles move.
    let board = if game.board.is_moving {
        String::new()
    } else {
        board_text(&game.board)
    };
    let said = format!("\n{elsewhere}{word} {moves} {score} {board}\n");
    let mut out = stdout().lock();
    out.write_all(said.as_bytes()).unwrap();
    out.flush().unwrap();
}
