//! Perfect play, played.

use brikke_engine::{Board, Direction, Generator, Grid, Rules};
use brikke_solver::Solution;

use super::{classic, solution};

fn best(solution: &Solution, board: &Board) -> Direction {
    let values = solution.values(board).expect("it comes up in play");
    let ranked = Direction::ALL
        .into_iter()
        .zip(values)
        .filter_map(|(way, value)| Some((way, value?)));
    ranked
        .max_by(|one, other| one.1.total_cmp(&other.1))
        .expect("it can move")
        .0
}

fn with_tile(board: &Board, rules: &Rules, generator: &mut Generator) -> Board {
    let empty = u32::try_from(board.empty_count()).unwrap();
    let word = generator.next_word();
    let (nth, drawn) = generator.draw_pair(word, empty, rules.tiles().total());
    let Ok(next) = board.with_nth_empty(nth as usize, rules.tiles().pick(drawn));
    next.unwrap()
}

fn play(solution: &Solution, rules: &Rules, generator: &mut Generator) -> f64 {
    let mut board = Board::empty(rules.size());
    for _ in 0..rules.start() {
        board = with_tile(&board, rules, generator);
    }
    let mut score = 0;
    while !rules.is_over(&board) {
        let slide = board.slide(best(solution, &board)).unwrap();
        score += u32::try_from(slide.gained).unwrap();
        board = with_tile(slide.after.board(), rules, generator);
    }
    f64::from(score)
}

/// 20,000 games in the ordinary tests; `BRIKKE_GAMES=100000` for more.
#[test]
fn games_on_2x3_have_the_solved_mean() {
    let rules = classic("2x3");
    let solution = solution(&rules);
    let games = std::env::var("BRIKKE_GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    let games: u32 = games.unwrap_or(20_000);
    let scores: Vec<f64> = (0..games.into())
        .map(|number| play(&solution, &rules, &mut Generator::stream(7, number)))
        .collect();
    let count = f64::from(games);
    let mean = scores.iter().sum::<f64>() / count;
    let squares: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    let expected = solution.solved().value;
    assert!(
        (mean - expected).abs() < 4.0 * error,
        "{mean} ± {error}, not {expected}"
    );
}
