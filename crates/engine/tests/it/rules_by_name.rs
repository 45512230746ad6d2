//! Every edge of the rules, by name.

use brikke_engine::Direction::{Down, Left, Right, Up};
use brikke_engine::{
    AtGoal, Board, Direction, Game, IllegalMove, LostWhen, OutsideBoard, Overrides, Phase, Ply,
    Preset, Rank, Rules, RulesError, Size, SizeError, Square, Start, StartError, TileWeights,
    TilesError,
};

use crate::given::{self, board, game, ply, position, rules, tile, try_rules};

// --- Presets ---

fn check_preset(name: &str, expected: &str) {
    let preset: Preset = name.parse().unwrap();
    assert_eq!(preset.to_string(), name);
    assert_eq!(preset.rules().to_string(), expected);
    assert_eq!(preset.rules().start(), 2);
    assert_eq!(preset.rules().name(), name);
    assert_eq!(Rules::new(preset, Overrides::default()), Ok(preset.rules()));
    assert_eq!(Preset::of(&preset.rules()), Some(preset));
}

#[test]
fn classic_may_keep_playing_at_2048_and_is_lost_when_stuck() {
    check_preset(
        "classic",
        "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck",
    );
    assert_eq!(Rules::default(), rules("classic"));
}

#[test]
fn sudden_ends_at_2048_and_is_lost_when_full() {
    check_preset(
        "sudden",
        "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=stop lost-when=full",
    );
}

#[test]
fn even_has_as_many_fours_as_twos() {
    check_preset(
        "even",
        "size=4x4 tiles=2:1,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck",
    );
}

#[test]
fn gentle_has_one_four_in_twenty_and_no_goal() {
    check_preset(
        "gentle",
        "size=4x4 tiles=2:19,4:1 start=2 goal=none at-goal=continue lost-when=stuck",
    );
}

#[test]
fn ten_twenty_four_has_only_twos_and_ends_at_1024() {
    check_preset(
        "1024",
        "size=4x4 tiles=2:1 start=2 goal=1024 at-goal=stop lost-when=stuck",
    );
}

#[test]
fn there_are_five_presets() {
    let names = Preset::ALL.map(Preset::name);
    assert_eq!(names, ["classic", "sudden", "even", "gentle", "1024"]);
    assert!("insane".parse::<Preset>().is_err());
}

#[test]
fn every_field_of_a_preset_can_be_overridden() {
    let all = "size=5x4 tiles=2:3,8:1 start=3 goal=4096 at-goal=stop lost-when=full";
    for preset in Preset::ALL {
        assert_eq!(rules(&format!("{preset} {all}")).to_string(), all);
    }
    let sudden = rules("sudden at-goal=continue");
    assert_eq!(sudden.at_goal(), AtGoal::Continue);
    assert_eq!(sudden.lost_when(), LostWhen::Full);
}

// --- Goals ---

#[test]
fn a_presets_goal_is_dropped_exactly_where_the_size_cannot_hold_it() {
    for size in Size::all() {
        // With fours the largest tile is 2^(cells + 1), with twos 2^cells.
        let holds_2048 = size.cells() + 1 >= 11;
        for preset in ["classic", "sudden", "even"] {
            let goal = rules(&format!("{preset} size={size}")).goal();
            assert_eq!(goal, holds_2048.then_some(tile(2048)), "{preset} {size}");
        }
        let goal = rules(&format!("1024 size={size}")).goal();
        assert_eq!(goal, (size.cells() >= 10).then_some(tile(1024)), "{size}");
    }
}

#[test]
fn a_presets_goal_is_dropped_where_its_tiles_cannot_lead_to_it() {
    assert_eq!(rules("classic size=2x5").goal(), Some(tile(2048)));
    assert_eq!(rules("classic size=2x5 tiles=2:1").goal(), None);
    assert_eq!(rules("classic size=3x3 tiles=8:1").goal(), Some(tile(2048)));
}

fn check_goal_refused(text: &str, largest: u128) {
    let mut words = text.split_whitespace();
    let goal = words.find_map(|word| word.strip_prefix("goal=")).unwrap();
    let refusal = try_rules(text).unwrap_err();
    assert!(refusal.contains(goal), "{refusal}");
    assert!(refusal.contains(&largest.to_string()), "{refusal}");
}

#[test]
fn an_explicit_goal_that_the_size_cannot_hold_is_refused() {
    check_goal_refused("classic size=3x3 goal=2048", 1024);
    check_goal_refused("classic goal=262144", 131_072);
    check_goal_refused("1024 goal=131072", 65536);
    check_goal_refused("1024 size=3x3 goal=1024", 512);
    check_goal_refused("gentle size=1x2 goal=16", 8);
}

#[test]
fn the_largest_goal_that_the_size_can_hold_is_taken() {
    assert_eq!(rules("classic size=3x3 goal=1024").goal(), Some(tile(1024)));
    assert_eq!(rules("classic goal=131072").goal(), Some(tile(131_072)));
    assert_eq!(rules("1024 goal=65536").goal(), Some(tile(65536)));
    assert_eq!(
        rules("classic size=8x8 goal=36893488147419103232").goal(),
        Rank::new(65)
    );
}

#[test]
fn without_a_goal_there_is_nothing_to_do_at_it() {
    assert_eq!(rules("sudden goal=none").at_goal(), AtGoal::Continue);
    assert_eq!(rules("gentle at-goal=stop"), rules("gentle"));
}

// --- Sizes, tiles and start tiles ---

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

// --- Moves ---

#[test]
fn a_direction_that_changes_nothing_counts_for_nothing() {
    let mut game = Game::start(rules("classic size=1x4"), given::seed("otters"));
    let before = game.clone();
    assert_eq!(game.play(Up), Err(IllegalMove::MovesNothing(Up)));
    assert_eq!(game.play(Down), Err(IllegalMove::MovesNothing(Down)));
    assert_eq!(game, before);
}

#[test]
fn the_score_grows_by_each_merged_tile() {
    let mut game = game("classic", "2 2 4 4 / . . . . / 8 8 . . / . . . .");
    let turn = game.play_with(ply(Left, 2, 3, 3)).unwrap();
    assert_eq!((turn.gained, game.score(), game.moves()), (28, 28, 1));
    let turn = game.play_with(ply(Right, 2, 0, 0)).unwrap();
    assert_eq!((turn.gained, game.score(), game.moves()), (0, 28, 2));
}

fn check_refused(mut game: Game, ply: Ply, expected: impl Fn(&IllegalMove) -> bool) {
    let before = game.clone();
    let refused = game.play_with(ply).unwrap_err();
    assert!(expected(&refused), "{refused}");
    assert_eq!(game, before, "a refused move changes nothing");
}

#[test]
fn a_new_tile_needs_an_empty_cell_of_the_board() {
    let place = |refused: &IllegalMove| matches!(refused, IllegalMove::Place(_));
    let drawing = "2 2 / . .";
    check_refused(game("classic size=2x2", drawing), ply(Left, 2, 0, 0), place);
    check_refused(game("classic size=2x2", drawing), ply(Left, 2, 2, 0), place);
    check_refused(
        game("classic size=2x2", drawing),
        ply(Left, 2, 0, 255),
        place,
    );
}

#[test]
fn a_new_tile_is_one_of_the_rules() {
    let wrong = |face| move |refused: &IllegalMove| *refused == IllegalMove::WrongTile(tile(face));
    check_refused(
        game("classic size=2x2", "2 2 / . ."),
        ply(Left, 8, 1, 1),
        wrong(8),
    );
    check_refused(
        game("1024 size=2x2", "2 2 / . ."),
        ply(Left, 4, 1, 1),
        wrong(4),
    );
}

#[test]
fn a_game_without_chance_takes_only_given_tiles() {
    let mut game = game("classic", "2 . . . / . . . . / . . . . / . . . .");
    assert_eq!(game.play(Right), Err(IllegalMove::NoChance));
    assert!(game.play_with(ply(Right, 2, 0, 0)).is_ok());
}

// --- Endings ---

/// Plays one move and says where the game stands.
fn phase_after(rules_text: &str, drawing: &str, ply: Ply) -> Phase {
    let mut game = game(rules_text, drawing);
    let turn = game.play_with(ply).unwrap();
    assert_eq!(turn.phase, game.phase());
    turn.phase
}

#[test]
fn the_new_tile_decides_whether_the_game_is_lost() {
    let last_pair = "2 2 / 8 16";
    let phase = |face| phase_after("classic size=2x2", last_pair, ply(Left, face, 0, 1));
    assert_eq!(phase(2), Phase::Lost);
    assert_eq!(phase(4), Phase::Playing);
}

#[test]
fn a_board_that_is_full_but_for_the_new_tile_is_not_lost_yet() {
    let mut game = game("sudden size=2x2", "2 4 / . .");
    assert_eq!(
        game.play_with(ply(Down, 2, 0, 0)).unwrap().phase,
        Phase::Playing
    );
    assert_eq!(game.board().empty_count(), 1);
    assert_eq!(
        game.play_with(ply(Right, 2, 0, 0)).unwrap().phase,
        Phase::Lost
    );
}

#[test]
fn no_move_is_possible_when_the_game_is_over() {
    let over = |refused: &IllegalMove| *refused == IllegalMove::Over;
    check_refused(
        game("classic size=2x2", "2 4 / 8 16"),
        ply(Left, 2, 0, 0),
        over,
    );
    check_refused(
        game("sudden size=2x2", "2 2 / 8 16"),
        ply(Left, 2, 0, 1),
        over,
    );
    check_refused(
        game("1024", &REACHED.replace("2048", "1024")),
        ply(Left, 2, 0, 3),
        over,
    );
}

const REACHED: &str = "2048 2 . . / . . . 2 / . . . . / . . . .";

/// 16 is reached by the last pair, and the new tile leaves no move.
fn phase_of_a_last_merge(rules_text: &str) -> Phase {
    let rules_text = format!("classic size=2x2 {rules_text}");
    phase_after(&rules_text, "8 8 / 2 4", ply(Left, 2, 0, 1))
}

#[test]
fn a_merge_that_reaches_the_goal_and_leaves_no_move_is_a_win() {
    assert_eq!(phase_of_a_last_merge("goal=16 at-goal=stop"), Phase::Won);
    assert_eq!(
        phase_of_a_last_merge("goal=16 at-goal=continue"),
        Phase::Won
    );
    assert_eq!(phase_of_a_last_merge("goal=32"), Phase::Lost);
    assert_eq!(phase_of_a_last_merge("goal=none"), Phase::Lost);
}

/// 16 appears on the last empty cell. This is how a full board can have
/// reached its goal: a merge leaves room for more than the new tile.
fn phase_of_a_last_tile(rules_text: &str, drawing: &str) -> Phase {
    let rules_text = format!("classic size=2x2 tiles=2:1,16:1 {rules_text}");
    phase_after(&rules_text, drawing, ply(Right, 16, 1, 0))
}

#[test]
fn a_tile_that_reaches_the_goal_and_leaves_no_move_is_a_win() {
    let phase = |rules_text: &str| phase_of_a_last_tile(rules_text, "2 8 / 4 .");
    for at_goal in ["stop", "continue"] {
        for lost_when in ["stuck", "full"] {
            let rules_text = format!("goal=16 at-goal={at_goal} lost-when={lost_when}");
            assert_eq!(phase(&rules_text), Phase::Won, "{rules_text}");
        }
    }
    assert_eq!(phase("goal=32"), Phase::Lost);
    assert_eq!(phase("goal=none lost-when=full"), Phase::Lost);
}

#[test]
fn a_tile_that_reaches_the_goal_and_fills_the_board_is_a_win() {
    let phase = |rules_text: &str| phase_of_a_last_tile(rules_text, "4 2 / 2 .");
    assert_eq!(phase("goal=16 lost-when=full"), Phase::Won);
    assert_eq!(phase("goal=16 at-goal=stop lost-when=full"), Phase::Won);
    assert_eq!(phase("goal=16 lost-when=stuck"), Phase::GoalReached);
    assert_eq!(phase("goal=none lost-when=full"), Phase::Lost);
    assert_eq!(phase("goal=none lost-when=stuck"), Phase::Playing);
}

#[test]
fn where_the_goal_ends_the_game_it_is_won_there() {
    let before = "1024 1024 . . / . . . . / . . . . / . . . .";
    assert_eq!(
        phase_after("sudden", before, ply(Left, 2, 3, 3)),
        Phase::Won
    );
    let before = "512 512 . . / . . . . / . . . . / . . . .";
    assert_eq!(phase_after("1024", before, ply(Left, 2, 3, 3)), Phase::Won);
    assert_eq!(
        phase_after("sudden", before, ply(Left, 2, 3, 3)),
        Phase::Playing
    );
}

#[test]
fn where_the_goal_does_not_end_the_game_the_player_may_keep_playing() {
    let mut game = game("classic", "1024 1024 . . / . . . . / . . . . / . . . .");
    assert!(!game.keep_playing(), "nothing is reached yet");
    assert_eq!(
        game.play_with(ply(Left, 2, 3, 3)).unwrap().phase,
        Phase::GoalReached
    );
    let ahead = ply(Right, 2, 0, 0);
    assert_eq!(game.play_with(ahead), Err(IllegalMove::GoalReached));
    assert!(game.keep_playing());
    assert!(!game.keep_playing(), "it is asked once");
    assert_eq!(game.play_with(ahead).unwrap().phase, Phase::Playing);
}

#[test]
fn who_keeps_playing_is_not_asked_again_at_a_larger_tile() {
    let mut game = game("classic", "2048 2048 . . / . . . . / . . . . / . . . .");
    assert_eq!(game.phase(), Phase::GoalReached);
    assert!(game.keep_playing());
    assert_eq!(
        game.play_with(ply(Left, 2, 3, 3)).unwrap().phase,
        Phase::Playing
    );
    assert_eq!(game.board().largest(), Some(tile(4096)));
}

#[test]
fn who_keeps_playing_until_stuck_has_no_further_move() {
    let mut game = game("classic size=2x2 goal=8", "8 2 / 2 .");
    assert!(game.keep_playing());
    let turn = game.play_with(ply(Right, 4, 1, 0)).unwrap();
    assert_eq!(turn.board, board("8 2 / 4 2"));
    assert_eq!(turn.phase, Phase::Playing);
    let turn = game.play_with(ply(Up, 2, 1, 1)).unwrap();
    assert_eq!(turn.board, board("8 4 / 4 2"));
    assert!(turn.phase.is_over());
}

#[test]
fn a_won_game_cannot_be_kept_playing() {
    let mut game = game("sudden", REACHED);
    assert_eq!(game.phase(), Phase::Won);
    assert!(!game.keep_playing());
}

#[test]
fn a_tile_beyond_the_goal_reaches_it_too() {
    assert_eq!(
        game("classic goal=1024", REACHED).phase(),
        Phase::GoalReached
    );
    let by_chance = "classic size=2x2 tiles=8:1 goal=8 at-goal=stop";
    assert_eq!(
        phase_after(by_chance, "2 . / . 4", ply(Left, 8, 0, 1)),
        Phase::Won
    );
}

#[test]
fn under_sudden_a_full_board_loses_although_a_move_is_left() {
    let before = "2 4 8 16 / 4 8 16 32 / 8 16 32 64 / . 16 32 64";
    let last = ply(Left, 64, 3, 3);
    let rules_text = "sudden tiles=2:9,4:1,64:1";
    assert_eq!(phase_after(rules_text, before, last), Phase::Lost);
    let stuck_only = format!("{rules_text} lost-when=stuck");
    assert_eq!(phase_after(&stuck_only, before, last), Phase::Playing);
}

// --- The largest tiles ---

#[test]
fn a_131072_is_legal_on_4x4_and_shown() {
    let mut game = game("classic", "65536 65536 . . / . . . . / . . . . / . . . .");
    game.keep_playing();
    let turn = game.play_with(ply(Left, 4, 3, 3)).unwrap();
    assert_eq!((turn.gained, turn.score), (131_072, 131_072));
    assert_eq!(
        game.board().to_string(),
        "131072,0,0,0/0,0,0,0/0,0,0,0/0,0,0,4"
    );
    assert_eq!(game.board().to_string().parse(), Ok(*game.board()));
    assert_eq!(rules("classic").largest_tile(), tile(131_072));
}

#[test]
fn labels_beyond_64_bits_are_right() {
    let label = |number| Rank::new(number).unwrap().to_string();
    assert_eq!(label(63), "9223372036854775808");
    assert_eq!(label(64), "18446744073709551616");
    assert_eq!(label(65), "36893488147419103232");
    assert_eq!(
        rules("classic size=8x8").largest_tile().to_string(),
        label(65)
    );
}

/// A drawing of 8x8 with these first two tiles.
fn eight_by_eight(first: &str, second: &str) -> String {
    let rest = ["/. . . . . . . ."; 7].concat();
    format!("{first} {second} . . . . . .{rest}")
}

#[test]
fn a_merge_of_two_2_to_the_64_is_exact() {
    let drawing = eight_by_eight("18446744073709551616", "18446744073709551616");
    let slide = drawing.parse::<Board>().unwrap().slide(Left).unwrap();
    let expected = eight_by_eight("36893488147419103232", ".");
    assert_eq!(*slide.after.board(), expected.parse().unwrap());
    assert_eq!(slide.gained, 1 << 65);
    assert_eq!(slide.after.board().sum(), 1 << 65);
}

#[test]
fn the_largest_tile_of_8x8_can_be_written_and_a_larger_one_not() {
    assert!(
        eight_by_eight("36893488147419103232", ".")
            .parse::<Board>()
            .is_ok()
    );
    assert!(
        eight_by_eight("73786976294838206464", ".")
            .parse::<Board>()
            .is_err()
    );
}

#[test]
fn each_cell_beyond_the_first_allows_one_doubling_more() {
    for size in Size::all() {
        let largest = rules(&format!("classic size={size} goal=none")).largest_tile();
        assert_eq!(largest.tile(), 4 << (size.cells() - 1), "{size}");
    }
}

#[test]
fn the_largest_tile_is_reachable() {
    let mut game = game("classic size=2x2 goal=none", "4 4 / 16 8");
    game.play_with(ply(Right, 2, 0, 0)).unwrap();
    game.play_with(ply(Down, 2, 0, 1)).unwrap();
    game.play_with(ply(Left, 2, 0, 1)).unwrap();
    assert_eq!(*game.board(), board("4 2 / 32 ."));
    assert_eq!(game.board().largest(), Some(game.rules().largest_tile()));
}

/// No game gets there, but a position that is typed in may.
#[test]
fn two_of_the_largest_tiles_merge_exactly() {
    let slide = board("32 32 / . .").slide(Left).unwrap();
    assert_eq!(
        (slide.after.to_string(), slide.gained),
        ("64,0/0,0".into(), 64)
    );
}

// --- Outside ---

#[test]
fn asking_outside_the_board_is_an_error() {
    for size in Size::all() {
        let mut board = Board::empty(size);
        let (rows, columns) = (size.rows(), size.columns());
        for (row, column) in [
            (rows, 0),
            (0, columns),
            (rows, columns),
            (255, 255),
            (0, 255),
        ] {
            let square = Square::new(row, column);
            assert_eq!(board.at(square), Err(OutsideBoard { square, size }));
            assert_eq!(
                board.set(square, Some(Rank::TWO)),
                Err(OutsideBoard { square, size })
            );
        }
        assert_eq!(board, Board::empty(size), "nothing was set");
        let last = Square::new(rows - 1, columns - 1);
        assert_eq!(board.set(last, Some(Rank::TWO)), Ok(()));
        assert_eq!(board.at(last), Ok(Some(Rank::TWO)));
    }
}

// --- Overflow ---

fn game_with_score(drawing: &str, score: u64) -> Game {
    let board: Board = drawing.parse().unwrap();
    let rules = rules(&format!("gentle size={}", board.size()));
    let start = Start::Position {
        board,
        score,
        moves: 0,
    };
    Game::resume(rules, None, start).unwrap()
}

#[test]
fn a_score_beyond_64_bits_is_refused() {
    let overflow = |refused: &IllegalMove| *refused == IllegalMove::ScoreOverflow;
    let two_twos = |score| game_with_score("2 2 / . .", score);
    check_refused(two_twos(u64::MAX - 3), ply(Left, 2, 1, 1), overflow);
    check_refused(two_twos(u64::MAX), ply(Right, 2, 1, 1), overflow);
    let huge = eight_by_eight("9223372036854775808", "9223372036854775808");
    check_refused(game_with_score(&huge, 0), ply(Left, 2, 1, 1), overflow);
}

#[test]
fn the_last_score_within_64_bits_is_taken() {
    let mut game = game_with_score("2 2 / . .", u64::MAX - 4);
    assert_eq!(game.play_with(ply(Left, 2, 1, 1)).unwrap().score, u64::MAX);
    let huge = eight_by_eight("4611686018427387904", "4611686018427387904");
    let mut game = game_with_score(&huge, 0);
    assert_eq!(game.play_with(ply(Left, 2, 1, 1)).unwrap().gained, 1 << 63);
}

#[test]
fn a_move_without_points_is_possible_at_the_largest_score() {
    let mut game = game_with_score("2 4 / . .", u64::MAX);
    assert_eq!(game.play_with(ply(Down, 2, 0, 0)).unwrap().score, u64::MAX);
}

#[test]
fn a_count_of_moves_beyond_64_bits_is_refused_or_right() {
    let start = Start::Position {
        board: board("2 2 / . ."),
        score: 0,
        moves: u64::MAX,
    };
    if let Ok(mut game) = Game::resume(rules("gentle size=2x2"), None, start) {
        let before = game.moves();
        let played = game.play_with(ply(Left, 2, 1, 1));
        assert!(played.is_err() || game.moves() > before);
    }
}

#[test]
fn new_tiles_whose_doublings_leave_the_number_line_are_refused() {
    let largest = Rank::MAX.tile();
    assert!(try_rules(&format!("gentle size=1x2 tiles={largest}:1")).is_err());
    let half = largest / 2;
    assert!(try_rules(&format!("gentle size=1x2 tiles={half}:1")).is_ok());
    assert!(try_rules(&format!("gentle size=1x3 tiles={half}:1")).is_err());
}

#[test]
fn directions_are_listed_once_each() {
    let [up, right, down, left] = Direction::ALL;
    assert_eq!([up, right, down, left], [Up, Right, Down, Left]);
    for direction in Direction::ALL {
        assert_ne!(direction, direction.opposite());
        assert_eq!(direction, direction.opposite().opposite());
    }
}
