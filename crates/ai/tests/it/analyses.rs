//! Analysed games: losses, grades, accuracy and luck.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use brikke_ai::analysis::{Analysis, AnalysisProgress, Analyst, Cause, Grade};
use brikke_ai::{Player, PlayerFactory};
use brikke_engine::{
    Board, Chance, Direction, Game, Overrides, Phase, Ply, Preset, Rank, Rules, Seed, Spawn,
    Square, Start,
};
use proptest::prelude::*;

use crate::arbitrary::{cases, player, rules};
use crate::tested::Tested;

const CORNER: PlayerFactory<'static> = &|seed| Tested::Corner.build(seed);

fn analyse_with(
    game: &Game,
    advisor: PlayerFactory<'_>,
    luck: PlayerFactory<'_>,
    jobs: usize,
) -> Analysis {
    let analyst = Analyst {
        advisor,
        luck,
        jobs: NonZeroUsize::new(jobs).unwrap(),
        stop: &AtomicBool::new(false),
    };
    analyst.analyse(game, |_| {}).expect("nobody stops it")
}

fn analyse(game: &Game, advisor: PlayerFactory<'_>) -> Analysis {
    analyse_with(game, advisor, advisor, 2)
}

/// A game that this player plays, of at most so many moves.
fn game(spec: Tested, rules: &Rules, number: u64, most: usize) -> Game {
    let seed = Seed::new(format!("game {number}")).unwrap();
    let mut game = Game::start(rules.clone(), Chance::Seed(seed));
    let mut player = spec.build(number);
    for _ in 0..most {
        game.keep_playing();
        let Some(direction) = player.choose(game.board(), rules) else {
            break;
        };
        if game.play(direction).is_err() {
            break;
        }
    }
    game
}

fn small() -> Rules {
    let overrides = Overrides {
        size: Some("3x3".parse().unwrap()),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn every_move_is_analysed_and_no_loss_is_negative(
        spec in player(), advisor in player(), rules in rules(), number: u64,
    ) {
        let game = game(spec, &rules, number, 40);
        let analysis = analyse(&game, &|seed| advisor.build(seed));
        prop_assert_eq!(analysis.moves.len(), game.plies().len());
        for (index, analysed) in analysis.moves.iter().enumerate() {
            let board = game.board_after(index).unwrap();
            prop_assert_eq!(analysed.number, index + 1);
            prop_assert_eq!(analysed.played, game.plies()[index].direction);
            prop_assert!(analysed.loss >= 0.0 && analysed.cost >= 0.0);
            prop_assert_eq!(analysed.loss > 0.0, analysed.best != analysed.played);
            prop_assert_eq!(analysed.values, advisor.build(1).values(board, &rules));
            let forced = board.legal_directions().count() == 1;
            prop_assert_eq!(analysed.grade == Grade::Forced, forced);
        }
        let graded: usize = Grade::ALL.iter().map(|&grade| analysis.count(grade)).sum();
        prop_assert_eq!(graded, analysis.moves.len());
        prop_assert!(analysis.accuracy.is_none_or(|share| (0.0..=100.0).contains(&share)));
    }

    #[test]
    fn one_who_plays_as_the_advisor_does_makes_no_mistake(number: u64, rules in rules()) {
        let game = game(Tested::Corner, &rules, number, 80);
        let analysis = analyse(&game, CORNER);
        let accuracy = analysis.accuracy;
        prop_assert!(accuracy.is_none_or(|found| (found - 100.0).abs() < 1e-9), "{:?}", accuracy);
        prop_assert_eq!(analysis.mistakes().count(), 0);
    }

    #[test]
    fn the_number_of_threads_changes_nothing(spec in player(), advisor in player(), number: u64) {
        let game = game(spec, &Rules::default(), number, 200);
        let factory: PlayerFactory<'_> = &|seed| advisor.build(seed);
        let alone = analyse_with(&game, factory, ROOMY, 1);
        for jobs in [2, 3] {
            prop_assert_eq!(&analyse_with(&game, factory, ROOMY, jobs), &alone);
        }
    }

    /// In another unit, counted from elsewhere.
    #[test]
    fn the_unit_of_the_advisor_changes_nothing(number: u64) {
        let game = game(Tested::Greedy, &Rules::default(), number, 200);
        let moved: PlayerFactory<'_> = &|_| Box::new(OtherUnit { factor: 1024.0, offset: -65536.0 });
        let scaled: PlayerFactory<'_> = &|_| Box::new(OtherUnit { factor: 1024.0, offset: 0.0 });
        let one = analyse_with(&game, CORNER, CORNER, 2);
        let other = analyse_with(&game, moved, scaled, 2);
        for (analysed, again) in one.moves.iter().zip(&other.moves) {
            prop_assert_eq!(analysed.grade, again.grade);
            prop_assert!((analysed.cost - again.cost).abs() < 1e-6);
            prop_assert!((analysed.luck - again.luck).abs() < 1e-6);
        }
        let [one, other] = [one, other].map(|analysis| analysis.accuracy.unwrap());
        prop_assert!((one - other).abs() < 1e-6);
    }
}

/// The player `corner`, counting otherwise.
struct OtherUnit {
    factor: f64,
    offset: f64,
}

impl Player for OtherUnit {
    fn name(&self) -> &'static str {
        "other unit"
    }

    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        let values = Tested::Corner.build(1).values(board, rules);
        values.map(|value| Some(value? * self.factor + self.offset))
    }
}

/// The advisor's own games have 100.
#[test]
fn others_are_less_accurate_than_the_advisor() {
    for spec in [Tested::Random, Tested::Greedy] {
        let games = (0..10).map(|number| game(spec, &small(), number, 500));
        let figures = games.map(|game| analyse(&game, CORNER).accuracy.unwrap());
        let mean = figures.sum::<f64>() / 10.0;
        assert!((5.0..95.0).contains(&mean), "{spec:?}: {mean}");
    }
}

/// Over many games luck has mean 0 and deviation 1.
#[test]
fn luck_evens_out() {
    let games: u32 = 300;
    let deviations: Vec<f64> = (0..games)
        .map(|number| game(Tested::Random, &small(), number.into(), 500))
        .filter_map(|game| analyse(&game, ROOMY).luck.deviations)
        .collect();
    assert_eq!(deviations.len(), games as usize);
    let mean = deviations.iter().sum::<f64>() / f64::from(games);
    let squares = deviations.iter().map(|found| (found - mean).powi(2));
    let deviation = (squares.sum::<f64>() / f64::from(games - 1)).sqrt();
    // Standard errors: 1 / sqrt(300) = 0.058 and 1 / sqrt(600) = 0.041.
    assert!(mean.abs() < 0.2, "{mean}");
    assert!((deviation - 1.0).abs() < 0.2, "{deviation}");
}

/// Values a board by how many cells are empty after the slide.
struct Roomy;

impl Player for Roomy {
    fn name(&self) -> &'static str {
        "roomy"
    }

    fn values(&mut self, board: &Board, _: &Rules) -> [Option<f64>; 4] {
        Direction::ALL.map(|direction| {
            let empty = board.slide(direction)?.after.empty_count();
            Some(f64::from(u8::try_from(empty).unwrap()))
        })
    }
}

const ROOMY: PlayerFactory<'static> = &|_| Box::new(Roomy);

/// A game from this board, with these moves and the tiles that answer them.
fn given(drawing: &str, plies: &[(Direction, u8, u8, u128)]) -> Game {
    let board: Board = drawing.parse().unwrap();
    let overrides = Overrides {
        size: Some(board.size()),
        ..Overrides::default()
    };
    let start = Start::Position {
        board,
        score: 0,
        moves: 0,
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap();
    let mut game = Game::resume(rules, None, start).unwrap();
    for &(direction, row, column, tile) in plies {
        let square = Square::new(row, column);
        let rank = Rank::of_tile(tile).unwrap();
        let spawn = Spawn { square, rank };
        game.play_with(Ply { direction, spawn }).unwrap();
    }
    game
}

#[test]
fn luck_is_what_came_less_what_could_have_come() {
    let analysis = analyse(&given(". 2 / . .", &[(Direction::Left, 1, 0, 2)]), ROOMY);
    let outlook = |board: &str| {
        let values = Roomy.values(&board.parse().unwrap(), &Rules::default());
        values.into_iter().flatten().reduce(f64::max).unwrap()
    };
    let boards = [
        ("2 2 / . .", 0.9),
        ("2 4 / . .", 0.1),
        ("2 . / 2 .", 0.9),
        ("2 . / 4 .", 0.1),
        ("2 . / . 2", 0.9),
        ("2 . / . 4", 0.1),
    ];
    let mean: f64 = boards
        .iter()
        .map(|(board, chance)| outlook(board) * chance / 3.0)
        .sum();
    let expected = outlook("2 . / 2 .") - mean;
    // One tile can go two ways, which leave equally many cells empty: nothing
    // is at stake, and luck shows only in deviations.
    assert_eq!(analysis.stake, None);
    let variance: f64 = boards
        .iter()
        .map(|(board, chance)| (outlook(board) - mean).powi(2) * chance / 3.0)
        .sum();
    let found = analysis.luck.deviations.unwrap();
    assert!((found - expected / variance.sqrt()).abs() < 1e-9, "{found}");
}

/// Thinks as `corner` does, but little of any difference on a full board.
struct Resigned;

impl Player for Resigned {
    fn name(&self) -> &'static str {
        "resigned"
    }

    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        let interest = if board.empty_count() == 0 { 1e-6 } else { 1.0 };
        let values = Tested::Corner.build(1).values(board, rules);
        values.map(|value| Some(value? * interest))
    }
}

/// The chance that the next tile leaves no move, counted the obvious way.
fn risk(board: &Board, direction: Direction, rules: &Rules) -> Option<f64> {
    let after = board.slide(direction)?.after;
    let squares: Vec<Square> = after.board().empty_squares().collect();
    let mut risk = 0.0;
    for &square in &squares {
        for (rank, _) in rules.tiles().iter() {
            let next = after.place(Spawn { square, rank }).unwrap();
            if next.is_stuck() {
                risk += rules.tiles().probability(rank)
                    / f64::from(u8::try_from(squares.len()).unwrap());
            }
        }
    }
    Some(risk)
}

#[test]
fn the_move_that_loses_is_a_blunder_if_another_was_safer() {
    let (mut fatal, mut fated) = (0, 0);
    for number in 0..150 {
        let game = game(Tested::Random, &small(), number, 500);
        assert_eq!(game.phase(), Phase::Lost);
        let analysis = analyse_with(&game, &|_| Box::new(Resigned), ROOMY, 2);
        let last = analysis.moves.last().unwrap();
        let before = game.board_after(last.number - 1).unwrap();
        if before.empty_count() > 0 {
            continue;
        }
        let played = risk(before, last.played, game.rules()).unwrap();
        let is_safer = |way| risk(before, way, game.rules()).is_some_and(|risk| risk < played);
        if last.loss > 0.0 && Direction::ALL.into_iter().any(is_safer) {
            // Its loss is a trifle, except in a game of full boards only.
            let of_trifles = analysis.stake < Some(1e-3);
            assert!(of_trifles || last.cost < 1e-3, "{last:?}");
            assert_eq!(last.grade, Grade::Blunder);
            fatal += 1;
        } else {
            assert_ne!(last.grade, Grade::Blunder);
            fated += 1;
        }
    }
    assert!(fatal > 5 && fated > 5, "{fatal} and {fated}");
}

#[test]
fn a_game_without_moves_has_no_accuracy() {
    let analysis = analyse(&given("2 . / . .", &[]), CORNER);
    assert_eq!(analysis.moves, []);
    assert_eq!((analysis.accuracy, analysis.stake), (None, None));
    assert_eq!(analysis.luck.deviations, None);
    // One to whom all is the same grades nothing.
    let game = game(Tested::Corner, &small(), 1, 50);
    let analysis = analyse(&game, &|seed| Tested::Random.build(seed));
    assert_eq!(analysis.accuracy, None);
    assert_eq!(analysis.mistakes().count(), 0);
}

#[test]
fn the_tile_after_a_won_game_is_no_luck() {
    let overrides = Overrides {
        goal: Some("16".parse().unwrap()),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::TenTwentyFour, overrides).unwrap();
    let game = game(Tested::Greedy, &rules, 3, 500);
    assert_eq!(game.phase(), Phase::Won);
    let analysis = analyse(&game, ROOMY);
    assert!(analysis.moves.last().unwrap().luck == 0.0);
    assert!(analysis.moves.iter().any(|analysed| analysed.luck != 0.0));
}

#[test]
fn the_worst_come_first_and_turning_points_in_order() {
    let game = game(Tested::Random, &Rules::default(), 5, 500);
    let analysis = analyse(&game, CORNER);
    let worst = analysis.worst();
    assert!(worst.len() > 3);
    for pair in worst.windows(2) {
        assert!((pair[0].grade, pair[0].cost) >= (pair[1].grade, pair[1].cost));
    }
    let points = &analysis.turning_points;
    assert!((1..=5).contains(&points.len()));
    assert!(
        points
            .windows(2)
            .all(|pair| pair[0].number < pair[1].number)
    );
    for point in points {
        let analysed = &analysis.moves[point.number - 1];
        assert!((point.swing - (analysed.luck - analysed.cost)).abs() < 1e-12);
        assert!(point.swing.abs() >= 1.0);
        let by_move = analysed.cost >= analysed.luck.abs();
        assert_eq!(point.cause == Cause::Move, by_move);
    }
}

#[test]
fn an_analysis_can_be_stopped() {
    let game = game(Tested::Random, &Rules::default(), 5, 500);
    let stop = AtomicBool::new(false);
    let analyst = Analyst {
        advisor: CORNER,
        luck: CORNER,
        jobs: NonZeroUsize::MIN,
        stop: &stop,
    };
    let mut told = Vec::new();
    let all = analyst.analyse(&game, |done| told.push(done));
    assert_eq!(told.last(), Some(&game.plies().len()));
    assert!(all.is_some());
    stop.store(true, Ordering::Relaxed);
    assert_eq!(analyst.analyse(&game, |_| {}), None);
}

/// Completes an analysis by the corner player.
fn goes_on(game: &Game, known: AnalysisProgress) -> AnalysisProgress {
    let analyst = Analyst {
        advisor: CORNER,
        luck: CORNER,
        jobs: NonZeroUsize::new(2).unwrap(),
        stop: &AtomicBool::new(false),
    };
    analyst.analyse_from(game, known, |_| {})
}

/// The same game without its last moves.
fn shortened(game: &Game, moves: usize) -> Game {
    let mut shorter = game.clone();
    while shorter.plies().len() > moves {
        shorter.undo().unwrap();
    }
    shorter
}

#[test]
fn an_analysis_goes_on_as_if_it_had_never_stopped() {
    let game = game(Tested::Greedy, &Rules::default(), 1, 200);
    let whole = goes_on(&game, AnalysisProgress::default());
    assert_eq!(whole.analysis(), analyse(&game, CORNER));
    for moves in [0, 1, 31, 32, 70, 199] {
        let first = goes_on(&shortened(&game, moves), AnalysisProgress::default());
        let bytes = first.to_bytes(&shortened(&game, moves));
        let known = AnalysisProgress::from_bytes(&bytes, &game).expect("the same game");
        assert_eq!(known, first);
        assert_eq!(goes_on(&game, known), whole, "after {moves} moves");
    }
}

#[test]
fn the_analysis_of_other_moves_is_not_taken() {
    let game = game(Tested::Greedy, &Rules::default(), 1, 60);
    let bytes = goes_on(&game, AnalysisProgress::default()).to_bytes(&game);
    let mut other = shortened(&game, 59);
    assert_eq!(AnalysisProgress::from_bytes(&bytes, &other), None);
    let last = game.plies()[59].direction;
    let others = Direction::ALL.into_iter().filter(|&way| way != last);
    let played = others.clone().any(|way| other.play(way).is_ok());
    assert!(played, "another move");
    assert_eq!(AnalysisProgress::from_bytes(&bytes, &other), None);
    for cut in [0, 1, 8, bytes.len() - 1] {
        assert_eq!(AnalysisProgress::from_bytes(&bytes[..cut], &game), None);
    }
}
