//! The player that looks ahead.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, PackedBoard, Rules, Size};

use crate::heuristic::{Heuristic, Weights};
use crate::search::{
    ChanceModel, General, IterativeDeepening, Packed, RowEvaluator, SearchLimits, Searcher,
    pack_below_limit,
};
use crate::{Clock, Effort, Player};

/// Looks ahead over its own moves and all tiles that can come, and values the
/// boards at which it stops by hand-made features with tuned weights.
///
/// The values are in the heuristic's own unit: they tell directions apart
/// and mean nothing beyond that.
pub struct Expectimax {
    name: String,
    searcher: Searcher,
    /// The valuation of 4x4 boards in 64 bits, where it looks further.
    of_packed: Heuristic,
    /// The valuation of all other boards.
    of_general: Heuristic,
    /// Everything that follows from the rules of the last request.
    prepared: Option<Prepared>,
    /// The limits of the usual effort on packed boards.
    usual_packed: SearchLimits,
    /// The searcher for boards that cannot be packed.
    usual_general: SearchLimits,
}

/// Everything that follows from the rules.
struct Prepared {
    rules: Rules,
    /// For 4x4 boards that fit 64 bits, if the rules are such.
    packed: Option<Packed<RowEvaluator>>,
    general: General<Heuristic>,
}

impl Expectimax {
    /// A player with the weights that come with it.
    pub fn new(effort: Effort) -> Expectimax {
        let of_packed = match effort {
            Effort::Depth(depth) if depth.most() <= 3 => Weights::SHALLOW,
            Effort::Depth(_) | Effort::Usual | Effort::Time(_) => Weights::DEEP,
        };
        Expectimax {
            of_general: Heuristic::new(Weights::SHALLOW),
            ..Expectimax::with_weights(effort, of_packed)
        }
    }

    /// A player with other weights.
    pub fn with_weights(effort: Effort, weights: Weights) -> Expectimax {
        Expectimax {
            name: name(effort),
            searcher: Searcher::new(effort, IterativeDeepening::ByLikelihood),
            of_packed: Heuristic::new(weights),
            of_general: Heuristic::new(weights),
            prepared: None,
            usual_packed: SearchLimits::USUAL_PACKED,
            usual_general: SearchLimits::USUAL_GENERAL,
        }
    }

    /// A player with other weights that looks as far as these limits allow,
    /// on all boards.
    pub(crate) fn with_limits(weights: Weights, limits: SearchLimits) -> Expectimax {
        Expectimax {
            usual_packed: limits,
            usual_general: limits,
            ..Expectimax::with_weights(Effort::Usual, weights)
        }
    }

    /// Makes the player give up what is less likely than this on 4x4 boards, where
    /// its effort is the usual: a larger likelihood makes it faster.
    #[must_use]
    pub fn with_probability_cutoff(self, probability_cutoff: f32) -> Expectimax {
        let usual_packed = SearchLimits {
            probability_cutoff,
            ..self.usual_packed
        };
        Expectimax {
            usual_packed,
            ..self
        }
    }

    /// Makes the player think with several threads. What they remember for
    /// each other depends on which is quicker, so that its values can differ
    /// a little from one time to the next.
    #[must_use]
    pub fn with_threads(self, threads: NonZero<usize>) -> Expectimax {
        Expectimax {
            searcher: self.searcher.with_threads(threads),
            ..self
        }
    }

    /// The number of boards with the player to move that it has looked at so
    /// far. On each it has tried all four directions.
    pub fn boards_seen(&self) -> u64 {
        self.searcher.boards_seen()
    }

    /// Everything that follows from the rules, worked out anew if they changed.
    fn take_prepared(&mut self, rules: &Rules) -> Prepared {
        match self.prepared.take() {
            Some(prepared) if prepared.rules == *rules => prepared,
            _ => {
                self.searcher.forget();
                Prepared::new(self, rules)
            }
        }
    }
}

/// The name by which it was asked for: `expectimax`, `expectimax:3`.
fn name(effort: Effort) -> String {
    match effort {
        Effort::Usual => "expectimax".to_owned(),
        effort => format!("expectimax:{effort}"),
    }
}

impl Player for Expectimax {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _seed: u64) {
        self.searcher.forget();
    }

    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        let prepared = self.take_prepared(rules);
        let packed = prepared.packed.as_ref().zip(pack_below_limit(board));
        let values = match packed {
            Some((space, board)) => self.searcher.search(space, board, self.usual_packed),
            None => self
                .searcher
                .search(&prepared.general, *board, self.usual_general),
        };
        self.prepared = Some(prepared);
        values
    }

    fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        self.searcher.set_stop_flag(stop);
    }

    fn set_clock(&mut self, clock: Clock) {
        self.searcher.set_clock(clock);
    }
}

impl Prepared {
    fn new(player: &Expectimax, rules: &Rules) -> Prepared {
        let chance = ChanceModel::of(rules);
        let fits = rules.size() == Size::CLASSIC && rules.tiles().largest() <= PackedBoard::LARGEST;
        Prepared {
            rules: rules.clone(),
            packed: fits.then(|| Packed {
                evaluator: RowEvaluator::new(&player.of_packed, &chance),
                chance: chance.clone(),
            }),
            general: General {
                evaluator: player.of_general.clone(),
                chance,
            },
        }
    }
}
