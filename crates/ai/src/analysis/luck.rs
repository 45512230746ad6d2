//! The luck of the tiles.

use brikke_engine::{Afterstate, AtGoal, Board, Ply, Rules};

use crate::Player;

/// The luck of the tiles of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Luck {
    /// The sum over all moves, in stakes: above 0 where they were kind.
    pub total: f64,
    /// The sum in standard deviations; none if no tile made a difference.
    pub deviations: Option<f64>,
}

impl Luck {
    /// The share of games whose tiles are less kind, from 0 to 1, as the
    /// normal distribution has it.
    pub fn share_of_less_lucky(&self) -> Option<f64> {
        self.deviations.map(normal_share_below)
    }
}

/// The luck of one tile, in the unit of the player that valued it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TileLuck {
    /// The value of what came less the mean of what could have come.
    pub(super) luck: f64,
    /// The variance of that before the tile came.
    pub(super) variance: f64,
}

impl TileLuck {
    /// The luck of the tile that answered this move.
    pub(super) fn of(
        board: &Board,
        ply: Ply,
        rules: &Rules,
        player: &mut dyn Player,
    ) -> Option<TileLuck> {
        let after = board.slide(ply.direction)?.after;
        let came = after.place(ply.spawn).ok()?;
        if is_won(after.board(), rules) {
            // Whichever tile came then.
            return Some(TileLuck::NONE);
        }
        let mut possible: Vec<Possible> = possible_boards(&after, rules).collect();
        value_all(&mut possible, rules, player);
        Some(TileLuck::among(&possible, &came))
    }

    /// Nothing depended on the tile.
    const NONE: TileLuck = TileLuck {
        luck: 0.0,
        variance: 0.0,
    };

    fn among(possible: &[Possible], came: &Board) -> TileLuck {
        // Counted from one of the values, so that equal ones have exactly
        // their own mean, and no luck made of rounding.
        let base = possible.first().map_or(0.0, |next| next.value);
        let above = |next: &Possible| next.chance * (next.value - base);
        let mean = base + possible.iter().map(above).sum::<f64>();
        let came = possible.iter().find(|next| next.board == *came);
        TileLuck {
            luck: came.map_or(0.0, |next| next.value - mean),
            variance: possible
                .iter()
                .map(|next| next.chance * (next.value - mean).powi(2))
                .sum(),
        }
    }
}

/// True if the game ends there with the goal.
fn is_won(board: &Board, rules: &Rules) -> bool {
    rules.at_goal() == AtGoal::Stop && rules.is_goal_reached(board)
}

/// A board that can come.
struct Possible {
    board: Board,
    chance: f64,
    value: f64,
}

fn possible_boards<'a>(
    after: &'a Afterstate,
    rules: &'a Rules,
) -> impl Iterator<Item = Possible> + 'a {
    let cells = after.empty_count();
    let chance_of_cell = 1.0 / f64::from(u32::try_from(cells).unwrap_or(u32::MAX));
    let tiles = rules.tiles();
    let each = move |cell| {
        tiles.iter().filter_map(move |(rank, _)| {
            let Ok(placed) = after.place_nth(cell, rank);
            Some(Possible {
                board: placed?,
                chance: chance_of_cell * tiles.probability(rank),
                value: 0.0,
            })
        })
    };
    (0..cells).flat_map(each)
}

/// The value of each: that of its best direction. A board on which the game
/// is over has none: a lost one is worth 0, or as little as the worst of the
/// others, and one that is won as much as the best of them.
fn value_all(possible: &mut [Possible], rules: &Rules, player: &mut dyn Player) {
    let (mut lowest, mut highest): (f64, f64) = (0.0, 0.0);
    let (over, going): (Vec<_>, Vec<_>) = possible
        .iter_mut()
        .partition(|next| rules.is_over(&next.board));
    for next in going {
        let values = player.values(&next.board, rules);
        next.value = values.into_iter().flatten().reduce(f64::max).unwrap_or(0.0);
        (lowest, highest) = (lowest.min(next.value), highest.max(next.value));
    }
    for next in over {
        let won = is_won(&next.board, rules);
        next.value = if won { highest } else { lowest };
    }
}

/// The probability that the next tile loses the game.
pub(super) fn risk_of_losing(after: &Afterstate, rules: &Rules) -> f64 {
    possible_boards(after, rules)
        .filter(|next| rules.is_over(&next.board) && !is_won(&next.board, rules))
        .map(|next| next.chance)
        .sum()
}

/// The share of a normal distribution below so many deviations, to six
/// decimals (Abramowitz and Stegun, 7.1.26).
fn normal_share_below(deviations: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] = [
        0.254_829_592,
        -0.284_496_736,
        1.421_413_741,
        -1.453_152_027,
        1.061_405_429,
    ];
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let polynomial = COEFFICIENTS
        .into_iter()
        .rev()
        .fold(0.0, |sum, coefficient| (sum + coefficient) * t);
    let above = polynomial * (-x * x).exp() / 2.0;
    if deviations < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_normal_distribution() {
        let known = [
            (0.0, 0.5),
            (1.0, 0.841_345),
            (-1.959_964, 0.025),
            (3.0, 0.998_650),
        ];
        for (deviations, share) in known {
            let found = normal_share_below(deviations);
            assert!((found - share).abs() < 1e-5, "{deviations}: {found}");
        }
    }
}
