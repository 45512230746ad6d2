//! Sizes, tiles and start tiles.

use brikke_engine::Direction::Up;
use brikke_engine::{
    Board, Game, Overrides, Ply, Preset, Rank, Rules, RulesError, Size, SizeError, Start,
    StartError, TileWeights, TilesError,
};

use crate::given::{self, board, ply, position, rules, tile, try_rules};

#[test]
fn sides_are_from_1_to_8() {
    for text in [
        "9x4",
        "4x9",
        "0x4",
        "4x0",
        "0x0",
        "256x1",
        "1x18446744073709551617",
    ] {
        assert!(
            matches!(text.parse::<Size>(), Err(SizeError::Side { .. })),
            "{text}"
        );
    }
    for text in ["1x2", "2x1", "8x8", "1x8", "8x1"] {
        assert!(text.parse::<Size>().is_ok(), "{text}");
    }
    assert!(Size::new(8, 9).is_err());
    assert!(Size::new(255, 1).is_err());
}

#[test]
fn a_board_of_one_cell_is_refused() {
    assert_eq!("1x1".parse::<Size>(), Err(SizeError::OneCell));
    assert_eq!(Size::new(1, 1), Err(SizeError::OneCell));
    assert!("2".parse::<Board>().is_err());
}

#[test]
fn what_is_no_size_is_refused() {
    for text in [
        "",
        "x",
        "4",
        "4x",
        "x4",
        "4x4x4",
        "-4x4",
        "+4x4",
        "4 x4",
        "4.0x4",
        "fourxfour",
    ] {
        assert!(
            matches!(text.parse::<Size>(), Err(SizeError::Text(_))),
            "{text}"
        );
    }
}

fn check_tiles(text: &str) -> TilesError {
    text.parse::<TileWeights>().expect_err(text)
}

#[test]
fn a_weight_of_zero_is_refused() {
    assert!(matches!(check_tiles("2:0"), TilesError::Weight { .. }));
    assert!(matches!(check_tiles("2:9,4:0"), TilesError::Weight { .. }));
    assert!(matches!(
        TileWeights::new([(Rank::TWO, 0)]),
        Err(TilesError::Weight { .. })
    ));
}

#[test]
fn a_tile_listed_twice_is_refused() {
    assert_eq!(check_tiles("2:9,2:1"), TilesError::Twice(tile(2)));
    assert_eq!(check_tiles("4:1,2:9,4:2"), TilesError::Twice(tile(4)));
}

#[test]
fn no_tiles_at_all_are_refused() {
    assert_eq!(check_tiles(""), TilesError::None);
    assert_eq!(TileWeights::new([]), Err(TilesError::None));
}

#[test]
fn new_tiles_are_powers_of_two_from_2_up() {
    for text in ["1:1", "0:1", "3:1", "2:9,6:1"] {
        assert!(
            matches!(check_tiles(text), TilesError::NotATile { .. }),
            "{text}"
        );
    }
    for text in [
        "2", "2:", ":9", "2:9,", "2:9;4:1", "2:-9", "2:+9", "2:1.5", "2:9:1", "two:9",
    ] {
        assert!(
            matches!(check_tiles(text), TilesError::Text { .. }),
            "{text}"
        );
    }
}

#[test]
fn weights_may_not_add_up_beyond_their_limit() {
    assert_eq!(
        rules("classic tiles=2:999999999,4:1").tiles().total(),
        TileWeights::MAX_TOTAL
    );
    assert!(matches!(
        check_tiles("2:1000000000,4:1"),
        TilesError::Weight { .. }
    ));
    assert!(matches!(
        check_tiles("2:4294967295,4:4294967294"),
        TilesError::Weight { .. }
    ));
    assert!(matches!(
        check_tiles("2:99999999999999999999"),
        TilesError::Weight { .. }
    ));
}

#[test]
fn more_start_tiles_than_cells_are_refused() {
    let start = |size: &str, start| {
        let size = Some(size.parse().unwrap());
        let overrides = Overrides {
            size,
            start: Some(start),
            ..Overrides::default()
        };
        Rules::new(Preset::Classic, overrides).map(|rules| rules.start())
    };
    assert_eq!(start("4x4", 16), Ok(16));
    assert_eq!(start("8x8", 64), Ok(64));
    assert_eq!(start("1x2", 2), Ok(2));
    for (size, count) in [
        ("4x4", 17),
        ("1x2", 3),
        ("8x8", 65),
        ("8x8", 256),
        ("8x8", 257),
    ] {
        assert!(
            matches!(start(size, count), Err(RulesError::StartTiles { .. })),
            "{size} {count}"
        );
    }
}

#[test]
fn no_start_tiles_are_refused() {
    assert!(try_rules("classic start=0").is_err());
}

#[test]
fn start_tiles_stand_on_different_cells() {
    for size in Size::all() {
        let cells = size.cells();
        for start in [1, 2, cells - 1, cells] {
            let rules = rules(&format!("classic size={size} start={}", start.max(1)));
            for byte in 0..10 {
                let game = Game::start(rules.clone(), given::secret(byte));
                assert_eq!(game.board().tiles().count(), start.max(1));
            }
        }
    }
}

#[test]
fn start_tiles_that_contradict_the_rules_are_refused() {
    let start = |plies: &[Ply]| {
        let tiles = plies.iter().map(|ply| ply.spawn).collect();
        Game::resume(rules("classic"), None, Start::Tiles(tiles)).map(|game| *game.board())
    };
    let (two, four) = (ply(Up, 2, 0, 0), ply(Up, 4, 3, 3));
    let drawn = board("2 . . . / . . . . / . . . . / . . . 4");
    assert_eq!(start(&[two, four]), Ok(drawn));
    assert_eq!(
        start(&[two]),
        Err(StartError::Count {
            found: 1,
            expected: 2
        })
    );
    assert!(matches!(
        start(&[two, two]),
        Err(StartError::Tile { number: 2, .. })
    ));
    let (eight, outside) = (ply(Up, 8, 0, 1), ply(Up, 2, 4, 0));
    assert!(matches!(
        start(&[eight, two]),
        Err(StartError::Tile { number: 1, .. })
    ));
    assert!(matches!(
        start(&[two, outside]),
        Err(StartError::Tile { number: 2, .. })
    ));
}

#[test]
fn a_position_that_contradicts_the_rules_is_refused() {
    let resume = |rules_text: &str, drawing: &str| {
        Game::resume(rules(rules_text), None, position(board(drawing))).map(|game| game.score())
    };
    assert!(matches!(
        resume("classic", "2 2 / . ."),
        Err(StartError::Size { .. })
    ));
    assert!(matches!(
        resume("1024 size=2x2", "32 2 / . ."),
        Err(StartError::TooLarge { .. })
    ));
    assert_eq!(resume("classic size=2x2", "32 2 / . ."), Ok(0));
}
