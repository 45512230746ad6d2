//! `tools/verify.py`, written from the documentation alone, agrees with the
//! engine about recordings.

use std::io::Write;
use std::process::{Command, Stdio};

use brikke_engine::{Direction, Game, Recording, Secret, Start};

use super::given::{board, rules, seed};

/// The script's verdict on a recording.
fn verdict(text: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py");
    let mut child = Command::new("python3")
        .args([script, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        output.status.success(),
        said.starts_with("valid: "),
        "{said}"
    );
    said
}

fn check_valid(game: &Game) {
    let recording = game.recording();
    let (plies, score) = (recording.plies().len(), recording.score());
    let text = recording.to_text();
    assert_eq!(
        verdict(&text),
        format!("valid: {plies} plies, score {score}\n"),
        "{text}"
    );
}

fn check_refused(text: &str, ply: u64) {
    let refused = Recording::from_text(text).unwrap_err();
    assert_eq!(refused.ply, ply, "{refused}");
    let said = verdict(text);
    assert!(said.starts_with(&format!("invalid: ply {ply}: ")), "{said}");
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
    let chance = brikke_engine::Chance::Secret(Secret::new([0xA5; 32]));
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
