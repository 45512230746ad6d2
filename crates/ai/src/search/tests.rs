//! The search against a slow and obvious one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicU64;
use std::thread::{self, ThreadId};
use std::time::Duration;

use brikke_engine::{
    AtGoal, Board, Direction, Grid, LostWhen, Overrides, PackedBoard, Preset, Rules, playout,
};

use super::clock::wall_clock;
use super::lines::LINES;
use super::root::RootSearch;
use super::row_evaluator::WON;
use super::state_space::StateSpace;
use super::time_control::TimeControl;
use super::{
    ChanceModel, General, IterativeDeepening, Packed, PackedEvaluator, RowEvaluator, SearchLimits,
    TranspositionTable,
};
use crate::heuristic::{Heuristic, Weights};

/// A search by the definition, nothing saved.
struct SlowSearch<'a> {
    rules: &'a Rules,
    heuristic: &'a Heuristic,
    /// True if a tile that comes less often than once in five takes two moves.
    is_reduced: bool,
}

impl SlowSearch<'_> {
    fn afterstate(&self, after: &Board, depth: u8) -> f64 {
        let SlowSearch {
            rules, heuristic, ..
        } = self;
        if rules.at_goal() == AtGoal::Stop && rules.is_goal_reached(after) {
            return f64::from(WON);
        }
        if rules.lost_when() == LostWhen::Full && after.empty_count() == 1 {
            return f64::from(heuristic.lost());
        }
        if depth == 0 {
            return f64::from(heuristic.value(after));
        }
        let mut sum = 0.0;
        for square in after.empty_squares() {
            for (rank, _) in rules.tiles().iter() {
                let mut board = *after;
                board.set(square, Some(rank)).unwrap();
                let probability = rules.tiles().probability(rank);
                let is_shorter = self.is_reduced && probability < 0.2 && depth > 1;
                let values = self.values(&board, if is_shorter { depth - 1 } else { depth });
                let best = values.into_iter().flatten().reduce(f64::max);
                sum += probability * best.unwrap_or(heuristic.lost().into());
            }
        }
        sum / f64::from(u8::try_from(after.empty_count()).unwrap())
    }

    fn values(&self, board: &Board, depth: u8) -> [Option<f64>; 4] {
        Direction::ALL.map(|direction| {
            let slide = board.slide(direction)?;
            Some(self.afterstate(slide.after.board(), depth - 1))
        })
    }
}

/// Everything a search needs, for some rules.
struct Setting {
    rules: Rules,
    heuristic: Heuristic,
    packed: Packed<RowEvaluator>,
    general: General<Heuristic>,
}

impl Setting {
    fn new(rules: Rules) -> Setting {
        let heuristic = Heuristic::new(Weights::SHALLOW);
        let chance = ChanceModel::of(&rules);
        Setting {
            packed: Packed {
                evaluator: RowEvaluator::new(&heuristic, &chance),
                chance: chance.clone(),
            },
            general: General {
                evaluator: heuristic.clone(),
                chance,
            },
            heuristic,
            rules,
        }
    }

    fn slow(&self, board: &Board, depth: u8) -> [Option<f64>; 4] {
        self.slow_search(false).values(board, depth)
    }

    fn slow_search(&self, is_reduced: bool) -> SlowSearch<'_> {
        SlowSearch {
            rules: &self.rules,
            heuristic: &self.heuristic,
            is_reduced,
        }
    }

    /// Boards of random games, of all densities up to the end of the game.
    fn boards(&self, count: usize) -> impl Iterator<Item = Board> {
        let apart = 37;
        playout::sample_boards(&self.rules, 5, apart * count)
            .into_iter()
            .step_by(apart)
    }
}

fn all_presets() -> impl Iterator<Item = Setting> {
    Preset::ALL
        .into_iter()
        .map(|preset| Setting::new(preset.rules()))
}

fn search<G>(
    space: &G,
    table: Option<&TranspositionTable>,
    threads: usize,
    board: G::Board,
    limits: SearchLimits,
) -> [Option<f32>; 4]
where
    G: StateSpace + Sync,
    G::Board: Send + Sync,
{
    let boards = AtomicU64::new(0);
    let root = RootSearch {
        space,
        table,
        threads,
        boards: &boards,
        stop: None,
    };
    root.values(board, limits)
}

fn bits(board: &Board) -> u64 {
    PackedBoard::try_from(board).unwrap().bits()
}

fn check(found: [Option<f32>; 4], expected: [Option<f64>; 4], board: &Board) {
    for (found, expected) in found.into_iter().zip(expected) {
        match (found, expected) {
            (None, None) => {}
            (Some(found), Some(expected)) => {
                let tolerance = 2e-5 * expected.abs().max(1e5);
                let apart = (f64::from(found) - expected).abs();
                assert!(apart <= tolerance, "{found} for {expected} on\n{board:?}");
            }
            _ => panic!("{found:?} for {expected:?} on\n{board:?}"),
        }
    }
}

fn as_doubles(values: [Option<f32>; 4]) -> [Option<f64>; 4] {
    values.map(|value| value.map(f64::from))
}

#[test]
fn the_packed_search_has_the_values_of_the_slow_one() {
    for setting in all_presets() {
        for (depth, count) in [(1, 200), (2, 30), (3, 2)] {
            for board in setting.boards(count) {
                let found = search(
                    &setting.packed,
                    None,
                    1,
                    bits(&board),
                    SearchLimits::full(depth),
                );
                check(found, setting.slow(&board, depth), &board);
            }
        }
    }
}

#[test]
fn a_reduced_search_looks_less_far_past_tiles_that_seldom_come() {
    for setting in all_presets() {
        let slow = setting.slow_search(true);
        let agree = |board: Board, depth| {
            let limits = SearchLimits::reduced(depth);
            let expected = slow.values(&board, depth);
            let packed = search(&setting.packed, None, 1, bits(&board), limits);
            check(packed, expected, &board);
            let general = search(&setting.general, None, 1, board, limits);
            check(general, expected, &board);
            let threads = search(&setting.packed, None, 2, bits(&board), limits);
            check(threads, expected, &board);
        };
        for (depth, count) in [(1, 20), (2, 10), (3, 3)] {
            setting.boards(count).for_each(|board| agree(board, depth));
        }
        // The slow search takes long on a board with room.
        let is_crowded = |board: &Board| (1..=2).contains(&board.empty_count());
        let crowded = setting.boards(40).find(is_crowded).unwrap();
        agree(crowded, 4);
    }
}

#[test]
fn the_general_search_has_the_values_of_the_slow_one_on_every_size() {
    for size in ["1x2", "1x5", "2x2", "3x2", "3x3", "4x4", "5x5", "2x8"] {
        for preset in Preset::ALL {
            let overrides = Overrides {
                size: Some(size.parse().unwrap()),
                ..Overrides::default()
            };
            let setting = Setting::new(Rules::new(preset, overrides).unwrap());
            for (depth, count) in [(1, 20), (2, 2)] {
                for board in setting.boards(count) {
                    let found = search(&setting.general, None, 1, board, SearchLimits::full(depth));
                    check(found, setting.slow(&board, depth), &board);
                }
            }
        }
    }
}

#[test]
fn packed_and_general_boards_have_the_same_values() {
    let limits = SearchLimits {
        depth: 3,
        probability_cutoff: 0.04,
        unlikely_takes: 1,
    };
    for setting in all_presets() {
        for board in setting.boards(5) {
            let packed = search(&setting.packed, None, 1, bits(&board), limits);
            let general = search(&setting.general, None, 1, board, limits);
            check(packed, as_doubles(general), &board);
        }
    }
}

#[test]
fn remembering_changes_nothing() {
    for setting in all_presets() {
        let table = TranspositionTable::new(8);
        for board in setting.boards(8) {
            let board_bits = bits(&board);
            let without = search(&setting.packed, None, 1, board_bits, SearchLimits::full(3));
            let with = search(
                &setting.packed,
                Some(&table),
                1,
                board_bits,
                SearchLimits::full(3),
            );
            check(with, as_doubles(without), &board);
            let again = search(
                &setting.packed,
                Some(&table),
                1,
                board_bits,
                SearchLimits::full(3),
            );
            assert_eq!(again, with);
        }
    }
}

#[test]
fn threads_change_nothing() {
    for setting in all_presets() {
        let table = TranspositionTable::new(12);
        for board in setting.boards(6) {
            let alone = search(
                &setting.packed,
                None,
                1,
                bits(&board),
                SearchLimits::full(3),
            );
            for threads in [2, 3] {
                let shared = search(
                    &setting.packed,
                    Some(&table),
                    threads,
                    bits(&board),
                    SearchLimits::full(3),
                );
                check(shared, as_doubles(alone), &board);
            }
        }
    }
}

#[test]
fn looking_past_all_tiles_at_once_is_looking_past_each() {
    for setting in all_presets() {
        for board in setting.boards(500) {
            let steps = setting.packed.slides(bits(&board));
            for step in steps.into_iter().flatten() {
                if setting.packed.ending(step.after).is_some() {
                    continue;
                }
                let at_once = setting.packed.value_past_tile(step.after);
                let one_by_one = setting.packed.average_past_tile(step.after);
                let tolerance = 2e-5 * one_by_one.abs().max(1e5);
                assert!((at_once - one_by_one).abs() <= tolerance, "{board:?}");
            }
        }
    }
}

#[test]
fn lines_slide_as_the_engine_slides_them() {
    for line in 0..=u16::MAX {
        let board = PackedBoard::from_bits(line.into());
        for (direction, table) in [
            (Direction::Left, &LINES.low),
            (Direction::Right, &LINES.high),
        ] {
            let Ok(slide) = board.try_slide(direction) else {
                continue;
            };
            let slid = slide.map_or(board, |slide| *slide.after.board());
            assert_eq!(
                u64::from(table[usize::from(line)]),
                slid.bits(),
                "{line:04x}"
            );
        }
    }
}

#[test]
fn two_of_the_largest_packed_tile_merge_in_the_search() {
    let board: Board = "
        32768 32768 4 2 /
            2     4 8 2 /
            4     8 2 4 /
            2     4 8 2
    "
    .parse()
    .unwrap();
    let setting = Setting::new(Rules::default());
    let values = search(
        &setting.packed,
        None,
        1,
        bits(&board),
        SearchLimits::full(3),
    );
    let [_, right, _, left] = values.map(|value| value.is_some());
    assert!(right && left);
    assert!(values.into_iter().flatten().all(f32::is_finite));
}

#[test]
fn a_winning_slide_is_worth_most_and_a_losing_one_least() {
    let sudden = Setting::new(Preset::Sudden.rules());
    let board: Board = "
        1024 1024  8  4 /
           2    4 16  2 /
           4    8  2 16 /
           2    4  8  .
    "
    .parse()
    .unwrap();
    let [_, right, down, left] =
        search(&sudden.packed, None, 1, bits(&board), SearchLimits::full(2));
    assert_eq!((left, right), (Some(WON), Some(WON)));
    assert_eq!(down, Some(sudden.heuristic.lost()));
}

#[test]
fn a_time_that_is_too_short_still_gives_values() {
    let setting = Setting::new(Rules::default());
    let table = TranspositionTable::new(8);
    let boards = AtomicU64::new(0);
    let root = RootSearch {
        space: &setting.packed,
        table: Some(&table),
        threads: 1,
        boards: &boards,
        stop: None,
    };
    for deepening in [
        IterativeDeepening::ByLikelihood,
        IterativeDeepening::ByDepth,
    ] {
        for board in setting.boards(20) {
            let mut times = TimeControl::new(Duration::from_micros(1));
            let values = root.values_within(bits(&board), deepening, &mut times, wall_clock);
            for (direction, value) in Direction::ALL.into_iter().zip(values) {
                assert_eq!(value.is_some(), board.slide(direction).is_some());
            }
        }
    }
}

#[test]
fn horizons_widen() {
    for deepening in [
        IterativeDeepening::ByLikelihood,
        IterativeDeepening::ByDepth,
    ] {
        let limits: Vec<SearchLimits> = deepening.steps().collect();
        assert_eq!(limits[..2], [SearchLimits::full(1), SearchLimits::full(2)]);
        for pair in limits[2..].windows(2) {
            let is_deeper = pair[1].depth > pair[0].depth;
            let is_wider = pair[1].probability_cutoff < pair[0].probability_cutoff;
            assert!(pair[1].depth >= pair[0].depth && (is_deeper || is_wider));
        }
    }
}

/// Values nothing on any thread but the one that made it.
struct OnOneThread(ThreadId);

impl PackedEvaluator for OnOneThread {
    fn lost(&self) -> f32 {
        0.0
    }

    fn won(&self) -> f32 {
        0.0
    }

    fn value(&self, _: u64) -> f32 {
        assert!(thread::current().id() == self.0, "another thread");
        // Long enough for another thread to take its part.
        thread::sleep(Duration::from_micros(10));
        0.0
    }

    fn points(&self, gained: f32) -> f32 {
        gained
    }

    fn value_past_tile(&self, _: u64, _: &ChanceModel) -> Option<f32> {
        None
    }
}

#[test]
fn a_thread_that_panics_is_heard() {
    let rules = Rules::default();
    let packed = Packed {
        evaluator: OnOneThread(thread::current().id()),
        chance: ChanceModel::of(&rules),
    };
    let board = bits(&"2 4 8 16 / 4 2 . 8 / . 4 8 2 / 2 . . 4".parse().unwrap());
    let values = || search(&packed, None, 2, board, SearchLimits::full(3));
    let heard = catch_unwind(AssertUnwindSafe(values)).unwrap_err();
    assert_eq!(heard.downcast_ref(), Some(&"another thread"));
}
