//! `tools/verify.py`, written from the documentation alone, agrees with the
//! engine about recordings.

mod games;
mod mutations;

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};

use brikke_engine::{Chance, Direction, Game, Generator, Recording, Secret, Start};

use super::given::{board, rules, seed};

/// The script, reading one recording after the other.
struct Script {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    child: std::process::Child,
}

impl Script {
    fn start() -> Script {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py");
        let mut child = Command::new("python3")
            .args([script, "--stream"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 is installed");
        Script {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Its verdict on a recording.
    fn verdict(&mut self, recording: &[u8]) -> String {
        writeln!(self.input, "{}", recording.len()).unwrap();
        self.input.write_all(recording).unwrap();
        self.input.flush().unwrap();
        let mut said = String::new();
        self.output.read_line(&mut said).unwrap();
        said.trim_end().to_owned()
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// The script's verdict on one recording.
fn verdict(text: &str) -> String {
    let mut script = Script::start();
    let said = script.verdict(text.as_bytes());
    script.end();
    said
}

/// The line that the script prints for a recording the engine takes.
fn expected(recording: &Recording) -> String {
    let (plies, score) = (recording.plies().len(), recording.score());
    let proof = match (recording.game().beginning(), recording.chance()) {
        (Start::Position { .. }, _) | (_, None) => "none",
        (_, Some(Chance::Seed(_))) => "seed",
        (_, Some(Chance::Secret(_))) => "secret",
    };
    let commitment = match recording.commitment() {
        Some(commitment) => format!(", commitment {commitment}"),
        None => String::new(),
    };
    format!("valid: {plies} plies, score {score}, proof {proof}{commitment}")
}

fn check_valid(game: &Game) {
    let recording = game.recording();
    let text = recording.to_text();
    assert_eq!(verdict(&text), expected(&recording), "{text}");
    let link = recording.to_link();
    assert_eq!(verdict(&link), expected(&recording), "{link}");
}

fn check_refused(text: &str, ply: u64) {
    let refused = Recording::from_text(text).unwrap_err();
    assert_eq!(refused.ply, ply, "{refused}");
    let said = verdict(text);
    assert!(said.starts_with(&format!("invalid: ply {ply}: ")), "{said}");
}

/// What the engine says of the bytes: the script's line, or nothing.
fn engine_says(bytes: &[u8]) -> Result<String, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
    let recording = Recording::read(text).map_err(|error| error.to_string())?;
    Ok(expected(&recording))
}

/// A recording in one of its forms, often changed: bytes that are no text are
/// among them.
fn case(number: u64) -> Vec<u8> {
    let mut random = Generator::stream(2048, number);
    let recording = games::recording(&mut random);
    let text = if games::below(&mut random, 4) == 0 {
        mutations::link(&recording.to_link(), &mut random)
    } else {
        mutations::text(&recording.to_text(), &mut random)
    };
    let mut bytes = text.into_bytes();
    if games::below(&mut random, 200) == 0 {
        let place = games::below(&mut random, bytes.len().max(1));
        bytes.insert(place, 0xFF);
    }
    bytes
}

/// 4,000 recordings, or as many as `BRIKKE_RECORDINGS` says.
#[test]
fn changed_recordings_are_taken_or_refused_by_both() {
    let count = std::env::var("BRIKKE_RECORDINGS").map_or(4_000, |count| {
        count.parse::<u64>().expect("BRIKKE_RECORDINGS is a number")
    });
    let mut script = Script::start();
    let (mut taken, mut different) = (0, Vec::new());
    for number in 0..count {
        let bytes = case(number);
        let (engine, python) = (engine_says(&bytes), script.verdict(&bytes));
        taken += u64::from(engine.is_ok());
        let agree = match &engine {
            Ok(line) => *line == python,
            Err(_) => python.starts_with("invalid: "),
        };
        if !agree {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            different.push(format!("{number}: {engine:?}\n{python}\n{text:?}"));
        }
    }
    script.end();
    let shown = different[..different.len().min(5)].join("\n\n");
    assert!(different.is_empty(), "{} differ:\n{shown}", different.len());
    println!("{count} recordings compared, {taken} of them taken");
    assert!(taken * 10 > count, "only {taken} of {count} were taken");
}

/// Plays on with a preference for left, down, right, up.
fn play_on(game: &mut Game, most: usize) {
    let order = [
        Direction::Left,
        Direction::Down,
        Direction::Right,
        Direction::Up,
    ];
    for _ in 0..most {
        game.keep_playing();
        if !order.iter().any(|&direction| game.play(direction).is_ok()) {
            break;
        }
    }
}

#[test]
fn games_of_every_kind_are_valid() {
    let kinds = [
        "classic",
        "sudden",
        "even size=3x3",
        "gentle size=2x5 tiles=2:3,8:5",
        "1024 size=8x8",
        "classic size=3x3 goal=32",
    ];
    for (number, kind) in kinds.into_iter().enumerate() {
        let mut game = Game::start(rules(kind), seed(&format!("game {number} 猫")));
        play_on(&mut game, 300);
        check_valid(&game);
    }
}

#[test]
fn a_game_by_a_secret_with_undos_is_valid() {
    let chance = Chance::Secret(Secret::new([0xA5; 32]));
    let mut game = Game::start(rules("classic"), chance);
    play_on(&mut game, 40);
    (0..15).for_each(|_| drop(game.undo()));
    check_valid(&game);
}

#[test]
fn a_game_from_a_position_is_valid() {
    let start = Start::Position {
        board: board("65536 65536 2 4 / 2 4 8 16 / . . 2 2 / . . . ."),
        score: 1_900_000,
        moves: 54_321,
    };
    let mut game = Game::resume(rules("classic"), Some(seed("top")), start).unwrap();
    assert!(game.keep_playing());
    check_valid(&game);
    play_on(&mut game, 20);
    check_valid(&game);
}

#[test]
fn both_refuse_at_the_same_ply() {
    let mut game = Game::start(rules("classic"), seed("otters"));
    play_on(&mut game, 20);
    let text = game.recording().to_text();
    let line = |ply: u64| {
        text.lines()
            .find(|line| line.starts_with(&format!("{ply} ")))
            .unwrap()
    };
    check_refused(&text.replace("seed otters", "seed stoats"), 0);
    check_refused(&text.replace(line(7), line(8)), 7);
    check_refused(&text.replace(&format!("{}\n", line(12)), ""), 12);
    check_refused(&text.replace("score=", "score=1"), 20);
    check_refused(&text.replace("undos 0", "undos 1"), 20);
    check_refused(
        &text[..text.len() / 2],
        text[..text.len() / 2].matches('+').count() as u64,
    );
}
