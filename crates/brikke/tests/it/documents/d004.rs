//! Document 004, the exam in C++ with tasks in Norwegian.

use brikke_engine::Direction::{Down, Left, Right, Up};
use brikke_engine::{Board, OutsideBoard, Phase, Preset, Rank, Size, Square};
use brikke_play::{Edit, Fill};

use super::{board, check_slide, game_from, new_game, play_to_the_end, rules, slide};

/// Figure 3: the numbers 1 to 16 as the ranks of tiles.
const FIGURE_3: &str = "2,4,8,16/32,64,128,256/512,1024,2048,4096/8192,16384,32768,65536";

/// Figure 6: rows to push and to merge.
const FIGURE_6: &str = "2,2,0,4/2,0,2,0/0,2,2,2/8,4,4,2";
/// Figure 7: figure 6 pushed to the right.
const FIGURE_7: &str = "0,2,2,4/0,0,2,2/0,2,2,2/8,4,4,2";
/// Figure 8: figure 6 moved to the right.
const FIGURE_8: &str = "0,0,4,4/0,0,0,4/0,0,2,4/0,8,8,2";

/// A board in the numbers of the exam: ranks, row by row.
fn numbers(board: &Board) -> Vec<u8> {
    board.tiles().map(|(_, rank)| rank.get()).collect()
}

/// Row `G1`.
#[test]
fn cells_are_counted_row_by_row() {
    // The exam writes (x, y): the column first.
    let index = |x, y| Size::CLASSIC.index_of(Square::new(y, x));
    assert_eq!((index(0, 0), index(3, 2)), (Ok(0), Ok(11)));
    assert_eq!(Size::CLASSIC.square_at(11), Some(Square::new(2, 3)));
}

/// Row `G2`.
#[test]
fn a_value_is_read_and_no_cell_outside_the_board() {
    let filled = board(FIGURE_3);
    assert_eq!(filled.at(Square::new(2, 3)), Ok(Rank::new(12)));
    let (square, size) = (Square::new(0, 4), Size::CLASSIC);
    assert_eq!(filled.at(square), Err(OutsideBoard { square, size }));
}

/// Row `G3`.
#[test]
fn a_value_is_written_and_no_cell_outside_the_board() {
    let mut filled = board(FIGURE_3);
    let square = Square::new(2, 3);
    filled.set(square, None).expect("on the board");
    assert_eq!(filled.at(square), Ok(None));
    assert!(filled.set(Square::new(4, 0), None).is_err());
}

/// Row `G4`.
#[test]
fn a_new_game_has_two_twos_on_an_empty_board() {
    let game = new_game(rules(Preset::TenTwentyFour));
    let tiles: Vec<Rank> = game.board().tiles().map(|(_, rank)| rank).collect();
    assert_eq!(tiles, [Rank::TWO; 2]);
}

/// Row `G5`.
#[test]
fn every_new_tile_is_a_two() {
    let mut game = new_game(rules(Preset::TenTwentyFour));
    play_to_the_end(&mut game);
    assert!(game.plies().len() > 20);
    assert!(game.plies().iter().all(|ply| ply.spawn.rank == Rank::TWO));
}

/// Row `G6`.
#[test]
fn a_board_is_mirrored() {
    let flipped = board(FIGURE_3).flip();
    let figure_4 = [4, 3, 2, 1, 8, 7, 6, 5, 12, 11, 10, 9, 16, 15, 14, 13];
    assert_eq!(numbers(&flipped), figure_4);
}

/// Row `G7`.
#[test]
fn a_board_is_transposed() {
    let transposed = board(FIGURE_3).transpose();
    let figure_5 = [1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 16];
    assert_eq!(numbers(&transposed), figure_5);
    assert_eq!(transposed.transpose(), board(FIGURE_3));
}

/// Row `G8`.
#[test]
fn tiles_are_pushed_to_the_right() {
    let practice = Edit::Fill(Fill::TestRows);
    let empty = Board::empty(Size::CLASSIC);
    let figure_6 = practice.of(&empty, &rules(Preset::TenTwentyFour));
    assert_eq!(figure_6, Ok(board(FIGURE_6)));
    check_slide(&[FIGURE_6, "right", "--step", "push"], FIGURE_7, 0);
    let pushed = board(FIGURE_6).push(Right).expect("a change");
    assert_eq!(pushed.after, board(FIGURE_7));
}

/// Row `G9`.
#[test]
fn equal_tiles_beside_each_other_are_merged_to_the_right() {
    for (row, after, gained) in [
        ("0,2,2,4", "0,0,4,4", 4),
        ("0,2,2,2", "0,2,0,4", 4),
        ("2,2,2,2", "0,4,0,4", 8),
    ] {
        check_slide(&[row, "right", "--step", "merge"], after, gained);
    }
    let merged = board(FIGURE_7).merge(Right).expect("a change");
    assert_eq!(merged.after, board("0,0,4,4/0,0,0,4/0,2,0,4/8,0,8,2"));
}

/// Row `G10`.
#[test]
fn a_move_to_the_right_pushes_merges_and_pushes() {
    check_slide(&["8,4,4,2", "right"], "0,8,8,2", 8);
    check_slide(&[FIGURE_6, "right"], FIGURE_8, 4 + 4 + 4 + 8);
}

/// The move in another direction by way of the right, as the exam does it.
fn moved_right(board: Board) -> Board {
    *board.slide(Right).expect("a move").after.board()
}

/// Row `G11`.
#[test]
fn down_is_right_on_the_transposed_board() {
    let down = moved_right(board(FIGURE_6).transpose()).transpose();
    assert_eq!(
        board(FIGURE_6)
            .slide(Down)
            .map(|slide| *slide.after.board()),
        Some(down)
    );
}

/// Row `G12`.
#[test]
fn left_is_right_on_the_mirrored_board() {
    let left = moved_right(board(FIGURE_6).flip()).flip();
    assert_eq!(
        board(FIGURE_6)
            .slide(Left)
            .map(|slide| *slide.after.board()),
        Some(left)
    );
}

/// Row `G13`.
#[test]
fn up_is_right_on_the_transposed_and_mirrored_board() {
    let turned = board(FIGURE_6).transpose().flip();
    let up = moved_right(turned).flip().transpose();
    assert_eq!(
        board(FIGURE_6).slide(Up).map(|slide| *slide.after.board()),
        Some(up)
    );
}

/// Row `G14`.
#[test]
fn a_board_says_whether_it_has_free_spots() {
    assert_eq!(board(FIGURE_3).empty_count(), 0);
    assert_eq!(
        board(FIGURE_6).empty_squares().next(),
        Some(Square::new(0, 2))
    );
}

/// Row `G15`.
#[test]
fn a_new_two_appears_only_where_something_moved() {
    let corner = "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut game = game_from(rules(Preset::TenTwentyFour), corner);
    assert!(game.play(Left).is_err());
    assert_eq!(game.board(), &board(corner));
    let turn = game.play(Right).expect("a move");
    assert_eq!(
        (turn.spawn.rank, turn.board.tiles().count()),
        (Rank::TWO, 2)
    );
    assert_eq!(slide(&[corner, "left"]), None);
}

/// Row `G16`.
#[test]
fn the_game_is_won_with_1024() {
    let nearly = "512,512,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut game = game_from(rules(Preset::TenTwentyFour), nearly);
    assert_eq!(game.phase(), Phase::Playing);
    assert_eq!(game.play(Right).expect("a move").phase, Phase::Won);
    assert_eq!(game.board().largest(), Rank::of_tile(1024));
}

/// Row `G17`.
#[test]
fn a_full_board_has_moves_while_neighbours_are_equal() {
    let stuck = board("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2");
    assert!(stuck.is_stuck());
    assert_eq!(stuck.legal_directions().count(), 0);
    let pair = board("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,4");
    assert!(pair.legal_directions().eq([Up, Right, Down, Left]));
}
