//! Replays of 2048verse.com.

use brikke_engine::recording::Problem;
use brikke_engine::{Game, Ply, Rank, Recording, Spawn, Start};

use super::played;
use crate::given;
use brikke_engine::Direction;

/// Code page 850 from the blank on, without the character for deletion.
fn alphabet() -> Vec<char> {
    let ascii = (32..127).map(char::from);
    let beyond = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒá";
    ascii.chain(beyond.chars()).collect()
}

fn character(direction: usize, spawn: Spawn) -> char {
    let four = usize::from(spawn.rank == Rank::of_tile(4).unwrap());
    let (column, row) = (
        usize::from(spawn.square.column),
        usize::from(spawn.square.row),
    );
    alphabet()[direction * 32 + four * 16 + column * 4 + row]
}

fn written(game: &Game) -> String {
    let Start::Tiles(tiles) = game.beginning() else {
        panic!("it begins with tiles");
    };
    let start = tiles.iter().map(|&spawn| character(0, spawn));
    let moves = game.plies().iter().map(|&Ply { direction, spawn }| {
        let place = Direction::ALL.iter().position(|&other| other == direction);
        character(place.unwrap(), spawn)
    });
    "replay_".to_owned() + &start.chain(moves).collect::<String>()
}

#[test]
fn a_replay_is_the_game_that_was_played() {
    for name in ["otters", "herons", "voles"] {
        let game = Game::start(given::rules("classic"), given::seed(name));
        let game = played(game, 2000, Direction::ALL);
        let text = written(&game);
        for text in [text.clone(), format!("{text}\n"), format!("\r\n{text}\r\n")] {
            let recording = Recording::read(&text).unwrap();
            assert_eq!(recording.plies(), game.plies());
            assert_eq!(recording.score(), game.score());
            assert_eq!(recording.game().board(), game.board());
            assert_eq!(recording.chance(), None);
        }
    }
}

#[test]
fn a_move_read_by_hand() {
    // A 2 in row 1, column 1 (index 0, the blank) and a 4 in row 4, column 4
    // (16 + 3·4 + 3 = 31). Then left (3·32) with a 2 in row 1, column 2 (4):
    // index 100, the sixth character after those of ASCII.
    let recording = Recording::read("replay_ ?à").unwrap();
    assert_eq!(
        recording.game().board().to_string(),
        "2,2,0,0/0,0,0,0/0,0,0,0/4,0,0,0"
    );
}

#[track_caller]
fn refused(text: &str, ply: u64, problem: &str) {
    let error = Recording::read(text).unwrap_err();
    assert_eq!(
        (error.ply, error.problem.to_string().as_str()),
        (ply, problem)
    );
}

#[test]
fn a_replay_that_is_none_is_refused_at_its_ply() {
    refused(
        "replay_",
        0,
        "the recording is cut off: the start is missing",
    );
    refused(
        "replay_ ",
        0,
        "the recording is cut off: the start is missing",
    );
    refused("replay_ 中", 0, "'中' is not a character of such a replay");
    refused(
        "replay_ ?\u{1b}",
        1,
        "'\\u{1b}' is not a character of such a replay",
    );
    // Up with both tiles in the top row moves nothing.
    let stuck = Recording::read("replay_ $ ").unwrap_err();
    assert_eq!(stuck.ply, 1);
    assert!(matches!(stuck.problem, Problem::Move(_)), "{stuck}");
    let twice = Recording::read("replay_  ").unwrap_err();
    assert!(matches!(twice.problem, Problem::Start(_)), "{twice}");
}
