//! The general board against a slide of our own, written as a lesson would:
//! compact, merge, compact again towards the right; the other directions by
//! flipping and transposing. Slow, obvious, and sharing nothing with the
//! engine.

use std::collections::BTreeMap;

use brikke_engine::{Board, Direction, Game, IllegalMove, Motion, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::arbitrary::{self, ply_at};
use crate::given::{position, rules};

/// The faces of the tiles, 0 for empty.
type Faces = Vec<Vec<u128>>;

fn faces(position: &str) -> Faces {
    let row = |row: &str| row.split(',').map(|cell| cell.parse().unwrap()).collect();
    position.split('/').map(row).collect()
}

fn slide(faces: &Faces, direction: Direction) -> (Faces, u128) {
    match direction {
        Direction::Right => slide_right(faces),
        Direction::Left => {
            let (slid, gained) = slide_right(&flip(faces));
            (flip(&slid), gained)
        }
        Direction::Down => {
            let (slid, gained) = slide_right(&transpose(faces));
            (transpose(&slid), gained)
        }
        Direction::Up => {
            let (slid, gained) = slide(&transpose(faces), Direction::Left);
            (transpose(&slid), gained)
        }
    }
}

fn slide_right(faces: &Faces) -> (Faces, u128) {
    let mut gained = 0;
    let slid = faces.iter().map(|row| {
        let mut row = compact_right(row);
        gained += merge_right(&mut row);
        compact_right(&row)
    });
    (slid.collect(), gained)
}

fn compact_right(row: &[u128]) -> Vec<u128> {
    let tiles: Vec<u128> = row.iter().copied().filter(|&face| face != 0).collect();
    let mut compacted = vec![0; row.len() - tiles.len()];
    compacted.extend(tiles);
    compacted
}

fn merge_right(row: &mut [u128]) -> u128 {
    let mut gained = 0;
    for right in (1..row.len()).rev() {
        if row[right] == row[right - 1] {
            row[right] *= 2;
            row[right - 1] = 0;
            gained += row[right];
        }
    }
    gained
}

fn flip(faces: &Faces) -> Faces {
    faces
        .iter()
        .map(|row| row.iter().copied().rev().collect())
        .collect()
}

fn transpose(faces: &Faces) -> Faces {
    let column = |column| faces.iter().map(|row| row[column]).collect();
    (0..faces[0].len()).map(column).collect()
}

fn check(board: &Board, direction: Direction) {
    let before = faces(&board.to_string());
    let (after, gained) = slide(&before, direction);
    let moves = after != before;
    let slid = board.slide(direction);
    assert_eq!(
        slid.map(|slide| (faces(&slide.after.to_string()), slide.gained)),
        moves.then_some((after, gained)),
        "{direction}\n{board:?}"
    );
    let legal = board.legal_directions().any(|legal| legal == direction);
    assert_eq!(legal, moves, "{direction}\n{board:?}");
}

fn check_stuck(board: &Board) {
    let before = faces(&board.to_string());
    let stuck = Direction::ALL
        .into_iter()
        .all(|direction| slide(&before, direction).0 == before);
    assert_eq!(board.is_stuck(), stuck, "{board:?}");
}

/// Replays the motions of a turn onto an empty board.
fn check_motions(before: &Board, turn: &Turn) {
    let mut left: Vec<Square> = turn.motions.iter().map(|motion| motion.from).collect();
    left.sort_unstable();
    let tiles: Vec<Square> = before.tiles().map(|(square, _)| square).collect();
    assert_eq!(left, tiles, "every tile is told of once");

    let mut arrivals: BTreeMap<Square, Vec<Motion>> = BTreeMap::new();
    for motion in &turn.motions {
        assert_eq!(before.at(motion.from), Ok(Some(motion.rank)));
        assert!(
            runs(*motion, turn.direction),
            "{motion:?} {}",
            turn.direction
        );
        arrivals.entry(motion.to).or_default().push(*motion);
    }
    let mut slid = Board::empty(before.size());
    let mut merges = Vec::new();
    for (to, motions) in arrivals {
        let rank = match motions[..] {
            [alone] => {
                assert!(!alone.merged);
                alone.rank
            }
            [one, other] => {
                assert!(one.merged && other.merged && one.rank == other.rank);
                let made = one.rank.doubled().unwrap();
                merges.push((to, made));
                made
            }
            _ => panic!("{} tiles came to {to}", motions.len()),
        };
        slid.set(to, Some(rank)).unwrap();
    }
    let mut told: Vec<_> = turn.merges().collect();
    told.sort_unstable();
    assert_eq!(told, merges);
    let after = before.slide(turn.direction).unwrap().after;
    assert_eq!(slid, *after.board());
    assert_eq!(after.place(turn.spawn), Ok(turn.board));
}

/// True if the tile stays or goes this way.
fn runs(Motion { from, to, .. }: Motion, direction: Direction) -> bool {
    match direction {
        Direction::Up => from.column == to.column && to.row <= from.row,
        Direction::Right => from.row == to.row && to.column >= from.column,
        Direction::Down => from.column == to.column && to.row >= from.row,
        Direction::Left => from.row == to.row && to.column <= from.column,
    }
}

fn check_turn(board: &Board, direction: Direction, index: Index) {
    let rules = rules(&format!("gentle size={}", board.size()));
    let mut game = Game::resume(rules, None, position(*board)).unwrap();
    let Some(ply) = ply_at(&game, direction, index) else {
        return;
    };
    let (_, gained) = slide(&faces(&board.to_string()), direction);
    match (u64::try_from(gained), game.play_with(ply)) {
        (Ok(gained), Ok(turn)) => {
            assert_eq!(
                (turn.ply, turn.direction, turn.spawn),
                (1, direction, ply.spawn)
            );
            assert_eq!(
                (turn.gained, turn.score, turn.board),
                (gained, gained, *game.board())
            );
            assert_eq!(turn.phase, game.phase());
            check_motions(board, &turn);
        }
        (Err(_), Err(refused)) => assert_eq!(refused, IllegalMove::ScoreOverflow),
        (_, played) => panic!("a gain of {gained} came to {played:?}"),
    }
}

proptest! {
    #![proptest_config(arbitrary::cases(3000))]

    #[test]
    fn every_board_of_every_size_slides_as_the_lesson_says(board in arbitrary::board()) {
        for direction in Direction::ALL {
            check(&board, direction);
        }
        check_stuck(&board);
    }
}

proptest! {
    #![proptest_config(arbitrary::cases(1000))]

    #[test]
    fn the_motions_of_a_turn_lead_to_its_board(
        board in arbitrary::board(),
        direction in arbitrary::direction(),
        index: Index,
    ) {
        check_turn(&board, direction, index);
    }
}

#[test]
fn the_lesson_gets_the_rows_of_the_rules_right() {
    let right = |row: &str| slide_right(&faces(row));
    assert_eq!(right("2,2,2,0"), (faces("0,0,2,4"), 4));
    assert_eq!(right("2,2,2,2"), (faces("0,0,4,4"), 8));
    assert_eq!(right("0,2,2,4"), (faces("0,0,4,4"), 4));
}
