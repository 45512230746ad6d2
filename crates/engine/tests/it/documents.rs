//! The five systems that Brikke grew out of: it plays their rules and comes
//! to the results of their worked examples.

use std::collections::BTreeSet;

use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Game, OutsideBoard, Phase, Rank, Size, Square, TileWeights};

use crate::given::{self, board, game, ply, rules, tile};

/// Checks one row or a whole board.
fn check(before: &str, direction: Direction, after: &str, gained: u128) {
    let slide = board(before).slide(direction).expect("a move");
    assert_eq!(*slide.after.board(), board(after), "{before} {direction}");
    assert_eq!(slide.gained, gained, "{before} {direction}");
}

fn share_of_fours(rules_text: &str) -> f64 {
    rules(rules_text).tiles().probability(Rank::FOUR)
}

/// Plays a seeded game to its end and checks that it began with `start`
/// tiles and that only `faces` appeared.
fn check_game(rules_text: &str, start: usize, faces: &[u128]) -> Game {
    let mut game = Game::start(rules(rules_text), given::seed("the documents"));
    let opening = *game.board_after(0).unwrap();
    assert_eq!(opening.tiles().count(), start);
    while Direction::ALL
        .into_iter()
        .any(|direction| game.play(direction).is_ok())
    {}
    assert!(game.phase().is_over());
    let later = game.plies().iter().map(|ply| ply.spawn.rank);
    let appeared: BTreeSet<u128> = opening
        .tiles()
        .map(|(_, rank)| rank)
        .chain(later)
        .map(Rank::tile)
        .collect();
    assert_eq!(appeared, faces.iter().copied().collect());
    game
}

// --- The Portuguese game in C ---

#[test]
fn the_portuguese_game_pushes_and_adds() {
    check("2 . 2 .", Right, ". . . 4", 4);
    check("2 . 2 .", Left, "4 . . .", 4);
    check("2 / . / 2 / .", Down, ". / . / . / 4", 4);
}

#[test]
fn the_portuguese_game_has_a_four_in_ten_and_two_tiles_at_the_start() {
    assert!((share_of_fours("sudden") - 0.10).abs() < 1e-12);
    let game = check_game("sudden", 2, &[2, 4]);
    assert_eq!(
        game.board().empty_count(),
        0,
        "it ends when the board is full"
    );
}

#[test]
fn the_portuguese_game_ends_at_2048() {
    let mut game = game("sudden", "1024 . . 1024 / . . . . / . . . . / 2 . . .");
    assert_eq!(
        game.play_with(ply(Right, 2, 0, 0)).unwrap().phase,
        Phase::Won
    );
}

#[test]
fn the_portuguese_game_ends_when_no_cell_is_free() {
    let mut game = game("sudden", ". 4 2 4 / 2 8 16 2 / 4 2 8 4 / 8 4 2 8");
    assert_eq!(
        game.play_with(ply(Left, 2, 0, 3)).unwrap().phase,
        Phase::Lost
    );
}

#[test]
fn the_portuguese_game_takes_a_move_back_with_its_points() {
    let mut game = Game::start(rules("sudden"), given::seed("desfazer"));
    let opening = (*game.board(), game.score(), game.moves());
    let played = Direction::ALL.map(|direction| game.play(direction).is_ok());
    for _ in played.iter().filter(|&&played| played) {
        game.undo().unwrap();
    }
    assert_eq!((*game.board(), game.score(), game.moves()), opening);
}

// --- The Chinese game in C ---

#[test]
fn the_chinese_game_adds_from_the_front_of_each_lane() {
    check("2 4 2 2", Left, "2 4 4 .", 4);
    check("2 . 2 8", Left, "4 8 . .", 4);
    check("2 2 8 8", Left, "4 16 . .", 20);
    check(". 4 . 2", Left, "4 2 . .", 0);
    check("2 . 8 2", Left, "2 8 2 .", 0);
}

#[test]
fn the_chinese_game_takes_its_lanes_in_the_direction_of_the_move() {
    let grid = "
        .  2  4  2 /
        2  8  2  . /
        .  .  .  2 /
        .  .  .  .";
    check(grid, Up, "2 2 4 4 / . 8 2 . / . . . . / . . . .", 4);
    check(grid, Down, ". . . . / . . . . / . 2 4 . / 2 8 2 4", 4);
    check(grid, Left, "2 4 2 . / 2 8 2 . / 2 . . . / . . . .", 0);
    check(grid, Right, ". 2 4 2 / . 2 8 2 / . . . 2 / . . . .", 0);
}

#[test]
fn the_chinese_game_has_as_many_fours_as_twos() {
    assert!((share_of_fours("even") - 0.50).abs() < 1e-12);
    let game = check_game("even", 2, &[2, 4]);
    assert!(game.board().is_stuck());
}

#[test]
fn the_chinese_game_is_over_without_a_free_cell_or_an_equal_neighbour() {
    let phase = |drawing| game("even", drawing).phase();
    assert_eq!(phase("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 2"), Phase::Lost);
    assert_eq!(
        phase("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 ."),
        Phase::Playing
    );
    assert_eq!(
        phase("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 8 8"),
        Phase::Playing
    );
    assert_eq!(
        phase("2 4 2 4 / 4 2 4 2 / 2 4 2 8 / 4 2 4 8"),
        Phase::Playing
    );
}

#[test]
fn the_chinese_game_can_have_another_size() {
    for size in ["2x2", "3x3", "6x6", "8x8"] {
        let mut game = Game::start(rules(&format!("even size={size}")), given::secret(1));
        assert!(
            Direction::ALL
                .into_iter()
                .any(|direction| game.play(direction).is_ok())
        );
    }
}

// --- The French library in C ---

#[test]
fn the_french_library_begins_with_an_empty_grid() {
    let empty = Board::empty(Size::CLASSIC);
    assert!(empty.cells().all(|(_, tile)| tile.is_none()));
    assert_eq!(empty.sum(), 0);
}

fn check_ways(drawing: &str, expected: &[Direction]) {
    let ways: Vec<Direction> = board(drawing).legal_directions().collect();
    assert_eq!(ways, expected, "{drawing}");
}

#[test]
fn the_french_library_moves_a_tile_away_from_its_corner_only() {
    check_ways("2 . . . / . . . . / . . . . / . . . .", &[Right, Down]);
    check_ways(". . . . / . . . . / . . . . / . . . 2", &[Up, Left]);
    check_ways(". . . . / . 2 . . / . . . . / . . . .", &Direction::ALL);
}

#[test]
fn the_french_library_moves_up_and_then_left() {
    check_ways(
        ". 2 . . / . . . . / . . . . / . . . .",
        &[Right, Down, Left],
    );
    let (middle, up) = (
        ". . . . / . 2 . . / . . . . / . . . .",
        ". 2 . . / . . . . / . . . . / . . . .",
    );
    check(middle, Up, up, 0);
    check(up, Left, "2 . . . / . . . . / . . . . / . . . .", 0);
}

#[test]
fn the_french_library_adds_one_tile_per_cell_until_the_grid_is_full() {
    let game = Game::start(rules("classic start=16"), given::seed("add_tile"));
    assert_eq!(game.board().empty_count(), 0);
}

#[test]
fn the_french_library_has_a_four_in_ten_and_ends_when_no_way_is_left() {
    assert!((share_of_fours("classic") - 0.10).abs() < 1e-12);
    let game = check_game("classic", 2, &[2, 4]);
    assert!(
        Direction::ALL
            .into_iter()
            .all(|way| game.board().slide(way).is_none())
    );
}

#[test]
fn the_french_librarys_progressive_grid_can_be_played_on() {
    let grid = "
        8  32  64 512 /
        4   8  16 256 /
        2   4   8  32 /
        .   .   4   8";
    check_ways(grid, &[Down, Left]);
    check(
        grid,
        Left,
        "8 32 64 512 / 4 8 16 256 / 2 4 8 32 / 4 8 . .",
        0,
    );
}

// --- The Portuguese lesson in Pascal ---

#[test]
fn the_lesson_compacts_merges_and_compacts_again() {
    check("16 16 2 2", Right, ". . 32 4", 36);
    check("4 . 4 . 8 2 . 2", Right, ". . . . . 8 8 4", 12);
    check(". . . 8 8 2 4 4", Right, ". . . . . 16 2 8", 24);
}

#[test]
fn the_lesson_never_merges_a_merged_tile_again() {
    check(". . . 8 8 4 4 4", Right, ". . . . . 16 4 8", 24);
    check(". 2 2 4", Right, ". . 4 4", 4);
}

#[test]
fn the_lesson_takes_full_and_empty_lanes() {
    let slides = |drawing| board(drawing).slide(Right).is_some();
    assert!(!slides(". . . ."));
    assert!(!slides("2 4 8 16"));
    assert!(!slides(". . 2 4"));
}

/// Down is right with rows and columns exchanged, left is right backwards,
/// up is both.
#[test]
fn the_lesson_gets_all_directions_from_one() {
    let table = board("2 2 4 . / . 4 4 2 / 8 . 8 8 / 2 . . 2");
    let right = |table: Board| *table.slide(Right).unwrap().after.board();
    let slid = |direction| *table.slide(direction).unwrap().after.board();
    assert_eq!(slid(Down), right(table.transpose()).transpose());
    assert_eq!(slid(Left), right(table.flip()).flip());
    assert_eq!(slid(Up), right(table.transpose().flip()).flip().transpose());
}

#[test]
fn the_lesson_has_a_four_in_twenty() {
    assert!((share_of_fours("gentle") - 0.05).abs() < 1e-12);
    let game = check_game("gentle", 2, &[2, 4]);
    assert!(game.board().is_stuck());
}

// --- The Norwegian exam ---

/// Tiles stand for the numbers 1 to 16: 2, 4, 8 and so on to 65536.
const NUMBERED: &str = "
       2     4     8    16 /
      32    64   128   256 /
     512  1024  2048  4096 /
    8192 16384 32768 65536";

#[test]
fn the_exam_counts_cells_row_by_row() {
    let nth = |n| Size::CLASSIC.squares().nth(n);
    assert_eq!(nth(0), Some(Square::new(0, 0)));
    assert_eq!(nth(11), Some(Square::new(2, 3)));
}

#[test]
fn the_exam_refuses_to_look_outside_the_board() {
    let (square, size) = (Square::new(0, 4), Size::CLASSIC);
    let mut numbered = board(NUMBERED);
    assert_eq!(numbered.at(Square::new(3, 3)), Ok(Some(tile(65536))));
    assert_eq!(numbered.at(square), Err(OutsideBoard { square, size }));
    assert_eq!(
        numbered.set(square, None),
        Err(OutsideBoard { square, size })
    );
}

#[test]
fn the_exam_flips_a_filled_board() {
    let flipped = "
           16     8     4     2 /
          256   128    64    32 /
         4096  2048  1024   512 /
        65536 32768 16384  8192";
    assert_eq!(board(NUMBERED).flip(), board(flipped));
}

#[test]
fn the_exam_transposes_a_filled_board() {
    let transposed = "
         2    32   512  8192 /
         4    64  1024 16384 /
         8   128  2048 32768 /
        16   256  4096 65536";
    assert_eq!(board(NUMBERED).transpose(), board(transposed));
    assert_eq!(board(NUMBERED).transpose().transpose(), board(NUMBERED));
}

#[test]
fn the_exam_pushes_and_merges_to_the_right() {
    check("2 2 . 4", Right, ". . 4 4", 4);
    check("2 . 2 .", Right, ". . . 4", 4);
    check(". 2 2 2", Right, ". . 2 4", 4);
    check("2 2 2 2", Right, ". . 4 4", 8);
    check("8 4 4 2", Right, ". 8 8 2", 8);
}

#[test]
fn the_exam_fills_a_board_with_twos() {
    let twos = ["2 2 2 2"; 4].join("/");
    check(&twos, Right, &[". . 4 4"; 4].join("/"), 32);
    check(&twos, Down, ". . . . / . . . . / 4 4 4 4 / 4 4 4 4", 32);
}

#[test]
fn the_exam_begins_with_two_twos_and_adds_only_twos() {
    assert_eq!(
        *rules("1024").tiles(),
        "2:1".parse::<TileWeights>().unwrap()
    );
    check_game("1024", 2, &[2]);
}

#[test]
fn the_exam_is_won_at_1024() {
    let mut game = game("1024", "512 . . . / 512 . . . / . . . . / . . . .");
    assert_eq!(
        game.play_with(ply(Down, 2, 0, 0)).unwrap().phase,
        Phase::Won
    );
}

#[test]
fn the_exam_goes_on_while_a_full_board_has_equal_neighbours() {
    let phase = |drawing| game("1024", drawing).phase();
    assert_eq!(
        phase("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 4"),
        Phase::Playing
    );
    assert_eq!(phase("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 2"), Phase::Lost);
}

#[test]
fn the_exam_adds_no_tile_after_a_move_that_moved_nothing() {
    let mut game = Game::start(rules("1024"), given::seed("eksamen"));
    while game.play(Left).is_ok() {}
    let before = *game.board();
    assert!(game.play(Left).is_err());
    assert_eq!(*game.board(), before);
}
