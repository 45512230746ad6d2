//! A recording that contradicts itself or the rules is refused with the ply
//! at which it does, even if its checksum is right.

use brikke_engine::recording::Problem;
use brikke_engine::{Chance, Direction, Game, IllegalMove, Recording, RecordingError, StartError};

use super::{played, signed};
use crate::given::{rules, seed, tile};

/// A game without chance, and what its board was before each ply:
/// `2 2 / . .`, `4 . / . 2`, `4 4 / 2 .`, `8 . / 2 2`; in the end `8 2 / 4 .`.
const GAME: &str = "\
brikke recording 1
rules size=2x2 tiles=2:9,4:1 start=2 goal=none at-goal=continue lost-when=stuck
undos 0
tile 2 at 1,1
tile 2 at 1,2
1 left +4 2 at 2,2
2 left +0 4 at 1,2
3 left +8 2 at 2,2
4 left +4 2 at 1,2
end plies=4 score=16 board=8,2/4,0
";

#[test]
fn the_game_itself_is_right() {
    let recording = Recording::from_text(&signed(GAME)).unwrap();
    assert_eq!(recording.to_text(), signed(GAME));
    assert_eq!(Recording::from_link(&recording.to_link()), Ok(recording));
}

fn refusal(body: &str, old: &str, new: &str) -> RecordingError {
    assert_eq!(body.matches(old).count(), 1, "{old} stands there once");
    let changed = signed(&body.replace(old, new));
    Recording::from_text(&changed).expect_err(new)
}

/// Checks that the game with `new` for `old` is refused at the ply and line.
fn check(old: &str, new: &str, ply: u64, expected: impl Fn(&Problem) -> bool) {
    let refused = refusal(GAME, old, new);
    assert_eq!(refused.ply, ply, "{refused}");
    assert!(expected(&refused.problem), "{refused}");
    let changed = GAME.replace(old, new);
    let line = changed.lines().position(|line| line.contains(new));
    assert_eq!(refused.line, line.map(|line| line + 1), "{refused}");
}

fn is_contradiction(problem: &Problem) -> bool {
    matches!(problem, Problem::Contradiction { .. })
}

fn is_line(problem: &Problem) -> bool {
    matches!(problem, Problem::Line { .. })
}

#[test]
fn a_wrong_gain_is_refused_at_its_ply() {
    check("1 left +4", "1 left +8", 1, is_contradiction);
    check("2 left +0", "2 left +4", 2, is_contradiction);
    check("3 left +8", "3 left +08", 3, is_contradiction);
    check("3 left +8", "3 left 8", 3, is_contradiction);
}

#[test]
fn a_tile_that_the_rules_do_not_know_is_refused_at_its_ply() {
    let wrong = |problem: &Problem| *problem == Problem::Move(IllegalMove::WrongTile(tile(8)));
    check("+0 4 at 1,2", "+0 8 at 1,2", 2, wrong);
    check("+0 4 at 1,2", "+0 3 at 1,2", 2, is_line);
}

#[test]
fn a_tile_on_an_occupied_cell_is_refused_at_its_ply() {
    let place = |problem: &Problem| matches!(problem, Problem::Move(IllegalMove::Place(_)));
    check("+8 2 at 2,2", "+8 2 at 1,1", 3, place);
    check("+0 4 at 1,2", "+0 4 at 2,1", 2, place);
}

#[test]
fn a_tile_outside_the_board_is_refused_at_its_ply() {
    let place = |problem: &Problem| matches!(problem, Problem::Move(IllegalMove::Place(_)));
    check("+8 2 at 2,2", "+8 2 at 3,1", 3, place);
    check("+8 2 at 2,2", "+8 2 at 1,255", 3, place);
    check("+8 2 at 2,2", "+8 2 at 0,1", 3, is_line);
    check("+8 2 at 2,2", "+8 2 at 1,256", 3, is_line);
}

#[test]
fn a_move_that_moves_nothing_is_refused_at_its_ply() {
    let nothing =
        |problem: &Problem| *problem == Problem::Move(IllegalMove::MovesNothing(Direction::Up));
    check("3 left +8", "3 up +0", 3, nothing);
}

#[test]
fn a_move_after_another_is_refused_where_it_does_not_fit() {
    let refused = refusal(GAME, "1 left +4 2 at 2,2", "1 down +0 2 at 1,2");
    assert_eq!((refused.ply, refused.line), (2, Some(7)));
    assert!(is_contradiction(&refused.problem), "{refused}");
}

#[test]
fn what_is_no_direction_is_refused_at_its_ply() {
    check("4 left", "4 north", 4, is_line);
    check("4 left", "4 Left", 4, is_line);
}

#[test]
fn a_wrong_number_of_a_ply_is_refused_at_its_ply() {
    check("3 left +8", "5 left +8", 3, is_contradiction);
    check("1 left", "0 left", 1, is_contradiction);
    check("4 left +4", "04 left +4", 4, is_contradiction);
}

#[test]
fn a_missing_ply_is_refused_where_it_is_missing() {
    let refused = refusal(GAME, "2 left +0 4 at 1,2\n", "");
    assert_eq!((refused.ply, refused.line), (2, Some(7)));
    let refused = refusal(GAME, "4 left +4 2 at 1,2\n", "");
    assert_eq!(refused.ply, 3, "the end contradicts the third ply");
}

#[test]
fn a_wrong_end_is_refused_at_the_last_ply() {
    check("score=16", "score=20", 4, is_contradiction);
    check("plies=4", "plies=5", 4, is_contradiction);
    check("board=8,2/4,0", "board=8,2/4,2", 4, is_contradiction);
    check("board=8,2/4,0", "board=8,2/4,.", 4, is_contradiction);
    check("score=16 board", "score=16  board", 4, is_line);
}

#[test]
fn a_ply_after_the_end_of_the_game_is_refused() {
    let plies = "5 right +0 2 at 2,1\n6 left +0 2 at 1,1\n";
    let end = "end plies=6 score=16 board=8,2/2,4";
    let body = GAME.replace(
        "end plies=4 score=16 board=8,2/4,0",
        &format!("{plies}{end}"),
    );
    let refused = Recording::from_text(&signed(&body)).unwrap_err();
    assert_eq!(
        (refused.ply, refused.problem),
        (6, Problem::Move(IllegalMove::Over))
    );
}

#[test]
fn a_ply_after_the_goal_that_ends_the_game_is_refused() {
    let stop = GAME.replace("goal=none at-goal=continue", "goal=8 at-goal=stop");
    let refused = Recording::from_text(&signed(&stop)).unwrap_err();
    assert_eq!(
        (refused.ply, refused.problem),
        (4, Problem::Move(IllegalMove::Over))
    );
    let go_on = GAME.replace("goal=none at-goal=continue", "goal=8 at-goal=continue");
    assert!(Recording::from_text(&signed(&go_on)).is_ok());
}

/// The second tile leaves `2 2 / 2 4`: full, but not stuck.
const FULL: &str = "\
brikke recording 1
rules size=2x2 tiles=2:9,4:1 start=2 goal=none at-goal=continue lost-when=full
undos 0
tile 2 at 1,1
tile 4 at 1,2
1 down +0 2 at 1,1
2 right +0 2 at 1,1
3 left +4 2 at 1,2
end plies=3 score=4 board=4,2/2,4
";

#[test]
fn a_ply_after_the_board_was_full_is_refused() {
    let refused = Recording::from_text(&signed(FULL)).unwrap_err();
    assert_eq!(
        (refused.ply, refused.problem),
        (3, Problem::Move(IllegalMove::Over))
    );
    let stuck = FULL.replace("lost-when=full", "lost-when=stuck");
    assert!(Recording::from_text(&signed(&stuck)).is_ok());
}

#[test]
fn a_wrong_beginning_is_refused_before_the_first_ply() {
    let tile = |problem: &Problem| matches!(problem, Problem::Start(StartError::Tile { .. }));
    let count = |problem: &Problem| matches!(problem, Problem::Start(StartError::Count { .. }));
    let check = |old: &str, new: &str, expected: &dyn Fn(&Problem) -> bool| {
        let refused = refusal(GAME, old, new);
        assert_eq!(refused.ply, 0, "{refused}");
        assert!(expected(&refused.problem), "{refused}");
    };
    check("tile 2 at 1,2", "tile 2 at 1,1", &tile);
    check("tile 2 at 1,2", "tile 8 at 1,2", &tile);
    check("tile 2 at 1,2", "tile 2 at 1,3", &tile);
    check("tile 2 at 1,2\n", "", &count);
    check("start=2", "start=1", &count);
    check("start=2", "start=5", &|problem| {
        matches!(problem, Problem::Rules(_))
    });
    check("size=2x2", "size=9x2", &|problem| {
        matches!(problem, Problem::Rules(_))
    });
    check("goal=none", "goal=64", &|problem| {
        matches!(problem, Problem::Rules(_))
    });
    check("undos 0", "undos -1", &is_line);
    check("undos 0", "undos 18446744073709551616", &is_line);
    check("undos 0\n", "", &is_line);
}

#[test]
fn a_position_that_the_rules_cannot_lead_to_is_refused_before_the_first_ply() {
    let position = |position: &str| {
        let tiles = "tile 2 at 1,1\ntile 2 at 1,2\n";
        let refused = refusal(GAME, tiles, &format!("position {position}\n"));
        assert_eq!(refused.ply, 0, "{refused}");
        refused.problem
    };
    assert!(matches!(
        position("64,0/0,0 score=0 moves=0"),
        Problem::Position(_)
    ));
    assert!(matches!(
        position("3,0/0,0 score=0 moves=0"),
        Problem::Position(_)
    ));
    assert!(matches!(
        position("2,2,0 score=0 moves=0"),
        Problem::Start(_)
    ));
    assert!(is_line(&position("2,2/0,0 score=-1 moves=0")));
    assert!(is_line(&position("2,2/0,0 score=0")));
    assert!(is_line(&position(
        "2,2/0,0 score=18446744073709551616 moves=0"
    )));
}

#[test]
fn a_score_that_would_pass_64_bits_is_refused_at_its_ply() {
    let start = format!("position 2,2/0,0 score={} moves=0\n", u64::MAX - 5);
    let refused = refusal(GAME, "tile 2 at 1,1\ntile 2 at 1,2\n", &start);
    let overflow = Problem::Move(IllegalMove::ScoreOverflow);
    assert_eq!((refused.ply, refused.problem), (3, overflow));
}

/// The body of a game with a seed.
fn seeded() -> String {
    let game = Game::start(rules("classic size=2x3"), seed("otters"));
    let text = played(game, 5, Direction::ALL).recording().to_text();
    super::body(&text).to_owned()
}

/// The line of the ply with its tile moved to another empty cell, or made
/// another tile.
fn check_other_tile(ply: usize, other: impl Fn(&Game) -> String) {
    let text = seeded();
    let prefix = format!("{ply} ");
    let line = text.lines().find(|line| line.starts_with(&prefix)).unwrap();
    let recording = Recording::from_text(&signed(&text)).unwrap();
    let spawn = line.splitn(4, ' ').nth(3).unwrap();
    let changed = line.replace(spawn, &other(recording.game()));
    assert_ne!(changed, line);
    let refused = refusal(&text, &format!("{line}\n"), &format!("{changed}\n"));
    assert_eq!(
        (refused.ply, refused.problem),
        (ply as u64, Problem::Move(IllegalMove::NotDrawn))
    );
}

#[test]
fn a_tile_that_the_seed_does_not_give_is_refused_at_its_ply() {
    for number in 1..=5 {
        check_other_tile(number, |game| {
            let spawn = game.plies()[number - 1].spawn;
            let face = if spawn.rank == tile(2) { 4 } else { 2 };
            format!(
                "{face} at {},{}",
                spawn.square.row + 1,
                spawn.square.column + 1
            )
        });
    }
}

#[test]
fn a_cell_that_the_seed_does_not_give_is_refused_at_its_ply() {
    check_other_tile(2, |game| {
        let (ply, before) = (game.plies()[1], game.board_after(1).unwrap());
        let after = before.slide(ply.direction).unwrap().after;
        let mut empty = after.board().empty_squares();
        let other = empty.find(|&square| square != ply.spawn.square).unwrap();
        format!(
            "{} at {},{}",
            ply.spawn.rank,
            other.row + 1,
            other.column + 1
        )
    });
}

#[test]
fn start_tiles_that_the_seed_does_not_give_are_refused_before_the_first_ply() {
    let refused = refusal(&seeded(), "seed otters", "seed stoats");
    let tile = StartError::Tile {
        number: 1,
        problem: IllegalMove::NotDrawn,
    };
    assert_eq!((refused.ply, refused.problem), (0, Problem::Start(tile)));
}

#[test]
fn a_game_is_right_without_saying_where_its_tiles_came_from() {
    let without = seeded().replace("seed otters\n", "");
    let recording = Recording::from_text(&signed(&without)).unwrap();
    assert_eq!(recording.chance(), None);
    assert_eq!(recording.plies().len(), 5);
}

#[test]
fn a_seed_and_a_secret_together_are_refused() {
    let secret = format!("seed otters\nsecret {}\n", "00".repeat(32));
    assert_eq!(refusal(&seeded(), "seed otters\n", &secret).ply, 0);
}

#[test]
fn what_is_no_seed_or_secret_is_refused() {
    for line in ["seed ", "seed  otters", "secret 00", "secret otters"] {
        assert_eq!(refusal(&seeded(), "seed otters", line).ply, 0, "{line}");
    }
}

#[test]
fn a_wrong_checksum_is_refused_at_the_last_ply() {
    let right = signed(GAME);
    let digit = right.len() - 2;
    let other = if right.as_bytes()[digit] == b'0' {
        "1"
    } else {
        "0"
    };
    let wrong = format!("{}{other}\n", &right[..digit]);
    let refused = Recording::from_text(&wrong).unwrap_err();
    assert_eq!((refused.ply, refused.problem), (4, Problem::Checksum));
    assert!(Recording::from_text(&right.replace("checksum ", "checksum 0")).is_err());
}

/// The text form says how each of these is written, and `tools/verify.py`
/// takes it at its word.
#[test]
fn other_spellings_are_refused() {
    let secret = "ab".repeat(32);
    let game = Game::start(rules("classic size=2x3"), secret_of(&secret));
    let with_secret = game.recording().to_text();
    let with_secret = super::body(&with_secret);
    let lines = [
        (GAME, "start=2", "start=+2"),
        (GAME, "start=2", "start=02"),
        (GAME, "size=2x2", "size=02x2"),
        (GAME, "size=2x2", "size=2X2"),
        (GAME, "rules size", "rules  size"),
        (GAME, "size=2x2 tiles=2:9,4:1", "tiles=2:9,4:1 size=2x2"),
        (with_secret, &secret, &"AB".repeat(32)),
    ];
    let is_read = |&(body, old, new): &(&str, &str, &str)| {
        Recording::from_text(&signed(&body.replacen(old, new, 1))).is_ok()
    };
    let read: Vec<_> = lines
        .into_iter()
        .filter(is_read)
        .map(|(_, _, new)| new)
        .collect();
    assert!(read.is_empty(), "{read:?}");
}

fn secret_of(digits: &str) -> Chance {
    Chance::Secret(digits.parse().unwrap())
}

#[test]
fn other_spellings_of_a_position_are_refused() {
    let start = |position: &str| {
        let tiles = "tile 2 at 1,1\ntile 2 at 1,2\n";
        let line = format!("position {position} score=0 moves=0\n");
        Recording::from_text(&signed(&GAME.replace(tiles, &line)))
    };
    assert!(start("2,2/0,0").is_ok());
    let others = ["2,2/.,0", "2,2/0,_", "02,2/0,0", "2,2/00,0"];
    let read: Vec<_> = others
        .into_iter()
        .filter(|other| start(other).is_ok())
        .collect();
    assert!(read.is_empty(), "{read:?}");
}
