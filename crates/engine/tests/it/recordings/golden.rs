//! Recordings that never change: the same seed and moves give the same bytes
//! in every release. `BRIKKE_BLESS=1` writes them anew.

use std::path::Path;
use std::{env, fs};

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Game, Ply, Rank, Recording, Spawn, Start};

use super::played;
use crate::given::{board, rules, secret, seed};

/// Checks the text and the link of a game against their files.
fn check(name: &str, game: &Game) {
    let recording = game.recording();
    check_file(&format!("{name}.txt"), &recording.to_text(), &recording);
    check_file(
        &format!("{name}.link"),
        &(recording.to_link() + "\n"),
        &recording,
    );
}

fn check_file(name: &str, written: &str, recording: &Recording) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/recordings");
    let file = folder.join(name);
    if env::var_os("BRIKKE_BLESS").is_some_and(|bless| bless == "1") {
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, written).unwrap();
    }
    let kept = fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}: BRIKKE_BLESS=1 writes it", file.display()));
    assert_eq!(written, kept, "{}", file.display());
    assert_eq!(Recording::read(&kept).as_ref(), Ok(recording));
}

#[test]
fn a_seeded_classic_game_of_sixty_plies() {
    let game = Game::start(rules("classic"), seed("otters"));
    let game = played(game, 60, [Left, Down, Right, Up]);
    assert_eq!(game.plies().len(), 60);
    check("classic-seed", &game);
}

#[test]
fn a_small_game_with_a_secret_to_its_end() {
    let game = Game::start(rules("classic size=3x3"), secret(0x48));
    let game = played(game, usize::MAX, [Up, Left, Down, Right]);
    assert!(game.phase().is_over());
    check("small-secret", &game);
}

#[test]
fn an_unfinished_game_with_the_commitment_to_its_secret() {
    let game = Game::start(rules("classic size=3x4 goal=256"), secret(0x48));
    let game = played(game, 40, [Left, Down, Right, Up]);
    assert!(!game.phase().is_over());
    let hidden = game.recording().without_secret();
    check("unfinished-commitment", hidden.game());
}

#[test]
fn a_game_from_a_position_without_chance() {
    let start = Start::Position {
        board: board("65536 65536 2 4 / 2 4 8 16 / . . 2 2 / . . . ."),
        score: 1_900_000,
        moves: 54_321,
    };
    let mut game = Game::resume(rules("gentle"), None, start).unwrap();
    for (number, direction) in [Left, Down, Right, Up]
        .into_iter()
        .cycle()
        .take(12)
        .enumerate()
    {
        if let Some(ply) = with_last_cell(&game, direction, number) {
            game.play_with(ply).unwrap();
        }
    }
    game.undo().unwrap();
    check("position", &game);
}

/// The move with a tile on the last empty cell, every fourth of them a 4.
fn with_last_cell(game: &Game, direction: Direction, number: usize) -> Option<Ply> {
    let after = game.board().slide(direction)?.after;
    let square = after.board().empty_squares().last()?;
    let rank = if number % 4 == 3 {
        Rank::FOUR
    } else {
        Rank::TWO
    };
    Some(Ply {
        direction,
        spawn: Spawn { square, rank },
    })
}
