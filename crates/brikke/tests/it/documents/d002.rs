//! Document 002, the library in C with a report in French: its grid, and the
//! tests of `grid.c` as its chapter 3 describes them.

use brikke_ai::{Fast, Player, Slow};
use brikke_engine::Direction::{self, Down, Left, Right, Up};
use brikke_engine::{Board, Lane, Overrides, Preset, Rank, Rules, Size, Square};

use super::{board, game_from, new_game, play_to_the_end, rules, slide};
use crate::contest;
use crate::watching::watched;

/// A tile in the middle, surrounded by empty cells.
const MIDDLE: &str = "0,0,0,0/0,2,0,0/0,0,0,0/0,0,0,0";

fn check_can_move(board: &Board, expected: &[Direction]) {
    for direction in Direction::ALL {
        let expected = expected.contains(&direction);
        assert_eq!(
            board.can_move(direction),
            expected,
            "{direction}\n{board:?}"
        );
    }
}

/// Row `1`.
#[test]
fn two_tiles_begin_and_2048_wins() {
    let game = new_game(rules(Preset::Classic));
    assert_eq!(game.board().tiles().count(), 2);
    assert!(game.board().tiles().all(|(_, rank)| rank <= Rank::FOUR));
    let nearly = "1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut game = game_from(rules(Preset::Classic), nearly);
    let won = game.play(Left).expect("a move");
    assert_eq!(won.board.largest(), Rank::of_tile(2048));
    assert!(game.rules().is_goal_reached(game.board()));
}

/// Row `2.1.1`.
#[test]
fn the_value_of_a_tile_is_found_by_its_coordinates() {
    let grid = board("2,0,0,0/0,0,8,0/0,0,0,0/0,0,0,0");
    assert_eq!(grid.at(Square::new(1, 2)), Ok(Rank::of_tile(8)));
    assert_eq!(grid.at(Square::new(0, 1)), Ok(None));
}

/// Row `2.1.2`.
#[test]
fn a_tile_is_set_by_its_coordinates() {
    let mut grid = Board::empty(Size::CLASSIC);
    let square = Square::new(3, 0);
    grid.set(square, Rank::of_tile(16)).expect("on the board");
    assert_eq!(grid.at(square), Ok(Rank::of_tile(16)));
}

/// Row `2.1.3`.
///
/// "Two cells are set, and the score of the grid is the one expected."
#[test]
fn the_score_is_that_of_two_tiles_that_merge() {
    let mut game = game_from(rules(Preset::Classic), "2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(game.score(), 0);
    game.play(Left).expect("a move");
    assert_eq!(game.score(), 4);
}

/// Row `2.2`.
#[test]
fn a_grid_is_easily_made_larger() {
    for size in ["4x4", "5x5", "8x8"] {
        let size: Size = size.parse().expect("a size");
        assert_eq!(Board::empty(size).empty_count(), size.cells());
    }
}

/// Row `new_grid`.
///
/// "`new_grid` makes an empty grid: every tile is null."
#[test]
fn a_new_grid_is_empty() {
    let grid = Board::empty(Size::CLASSIC);
    assert!(grid.cells().all(|(_, tile)| tile.is_none()));
}

/// Row `2.4`.
#[test]
fn a_grid_needs_no_deletion() {
    assert!(!std::mem::needs_drop::<Board>());
}

/// Row `copy_grid`.
///
/// "The table must be the same, and the score must be copied too."
#[test]
fn a_copy_has_the_same_tiles_and_score() {
    let mut game = new_game(rules(Preset::Classic));
    play_to_the_end(&mut game);
    let copy = game.clone();
    assert_eq!(copy.board(), game.board());
    assert_eq!(copy.score(), game.score());
    game.undo();
    assert_ne!(copy.board(), game.board(), "a copy is one's own");
}

/// Row `can_move`.
///
/// "The tile in the corner moves in the directions opposite to the corner
/// only, the one surrounded by empty cells in all of them."
#[test]
fn a_tile_moves_where_there_is_room() {
    check_can_move(&board("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0"), &[Right, Down]);
    check_can_move(&board(MIDDLE), &Direction::ALL);
    assert_eq!(slide(&["2,0,0,0/0,0,0,0", "left"]), None);
}

/// Row `do_move`.
///
/// "Up, and all directions but up are left; then left, and all but up and
/// left are."
#[test]
fn a_move_takes_its_own_direction_away() {
    let up = board(MIDDLE).slide(Up).expect("a move");
    check_can_move(up.after.board(), &[Right, Down, Left]);
    let left = up.after.board().slide(Left).expect("a move");
    check_can_move(left.after.board(), &[Right, Down]);
}

/// Row `add_tile`.
///
/// "As many times `add_tile` as there are cells, and all cells are occupied."
#[test]
fn as_many_tiles_as_cells_fill_the_grid() {
    let overrides = Overrides {
        start: Some(16),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).expect("rules");
    assert!((rules.tiles().probability(Rank::FOUR) - 0.10).abs() < 1e-12);
    assert_eq!(new_game(rules).board().empty_count(), 0);
}

/// Row `2.8`.
#[test]
fn to_play_is_to_move_and_to_add_a_tile() {
    let mut game = game_from(rules(Preset::Classic), MIDDLE);
    let turn = game.play(Up).expect("a move");
    assert_eq!(turn.board.tiles().count(), 2);
    let corner = "2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0";
    let mut blocked = game_from(rules(Preset::Classic), corner);
    assert!(blocked.play(Left).is_err());
    assert_eq!(blocked.board(), &board(corner));
}

/// Row `2.9`.
#[test]
fn the_game_ends_when_no_direction_can_be_played() {
    let mut game = new_game(rules(Preset::Classic));
    play_to_the_end(&mut game);
    check_can_move(game.board(), &[]);
    assert!(game.phase().is_over());
}

/// The array of chapter 3.2, from zero to the size of the grid, as ranks.
fn array() -> Lane {
    Lane::new(&[0, 1, 2, 3].map(Rank::new)).expect("four cells")
}

/// The grid of chapter 3.2: three cells of the top row have the values of the
/// inverted array.
fn grid() -> Board {
    board("8,4,2,0/0,0,0,0/0,0,0,0/0,0,0,0")
}

/// Row `invert_array`.
///
/// "An array from zero to `GRID_SIZE` is inverted."
#[test]
fn an_array_is_inverted() {
    let inverted = [3, 2, 1, 0].map(Rank::new);
    assert_eq!(Lane::new(&inverted), Ok(array().reversed()));
}

/// Row `grid_to_array`.
///
/// "Three cells at the top have the values of the array before; the two
/// arrays are identical."
#[test]
fn a_row_of_the_grid_becomes_an_array() {
    assert_eq!(grid().lane(Left, 0), Ok(array().reversed()));
    assert_eq!(grid().lane(Right, 0), Ok(array()));
}

/// Row `compute_array`.
///
/// "The values after the move are in descending order."
#[test]
fn an_array_is_computed_with_its_score() {
    let (computed, score) = array().reversed().slide();
    assert_eq!((computed.to_string().as_str(), score), ("8,4,2,0", 0));
    assert!(computed.cells().is_sorted_by(|one, next| one >= next));
    let twos = Lane::new(&[Some(Rank::TWO); 4]).expect("four cells");
    let (computed, score) = twos.slide();
    assert_eq!((computed.to_string().as_str(), score), ("4,4,0,0", 8));
}

/// Row `array_to_grid`.
///
/// "The array becomes a grid again, and the tiles at the top are those of
/// the reference."
#[test]
fn an_array_becomes_a_row_of_the_grid_again() {
    let (computed, _) = grid().lane(Left, 0).expect("a lane").slide();
    let mut again = Board::empty(Size::CLASSIC);
    again.set_lane(Left, 0, &computed).expect("it fits");
    assert_eq!(again, grid());
}

/// A player's game, each of whose moves is played; none is refused.
fn check_whole_game(player: &mut dyn Player) {
    let overrides = Overrides {
        size: "3x3".parse().ok(),
        ..Overrides::default()
    };
    let mut game = new_game(Rules::new(Preset::Classic, overrides).expect("rules"));
    while let Some(direction) = player.choose(game.board(), game.rules()) {
        game.play(direction).expect("a legal move");
    }
    assert!(game.board().is_stuck(), "it plays to the end");
}

/// The player is watched to the end of a game, and compared with another.
fn check_player(name: &str) {
    let (_, games) = watched(&["--player", name, "--seed", "otters", "--size", "3x3"]);
    assert_eq!(games[0]["finished"], true, "{games}");
    let arguments = ["--player", name, "--versus", "expectimax:1", "--games", "3"];
    let result = contest::json(&[&arguments[..], &["--size", "3x3"]].concat());
    assert_eq!(
        (&result["player"], &result["games"]),
        (&name.into(), &3.into())
    );
    assert!(
        result["versus"]["difference"]["mean"].is_number(),
        "{result}"
    );
}

/// Row `4.1`.
#[test]
fn the_fast_strategy_plays_whole_games() {
    check_whole_game(&mut Fast);
    check_player("fast");
}

/// Row `4.2`.
#[test]
fn the_slow_strategy_plays_whole_games() {
    check_whole_game(&mut Slow::default());
    check_player("slow");
}
