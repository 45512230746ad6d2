//! The player that has learned.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, PackedBoard, Rules};

use super::downgrade::downgraded;
use super::evaluator::Expected;
use super::network::Network;
use super::packed_downgrade::as_known;
use crate::search::{
    ChanceModel, General, IterativeDeepening, Packed, SearchLimits, Searcher, pack,
};
use crate::{Effort, Expectimax, Player};

/// Plays the direction with the most points now and expected later, or looks
/// ahead with that as the value of what it sees at the horizon. It looks one
/// move ahead if nobody asks for more.
///
/// On boards of another size than the network's it plays like `expectimax`
/// with the same effort.
pub struct Learned {
    name: String,
    searcher: Searcher,
    network: Arc<Network>,
    elsewhere: Expectimax,
    /// Prepared data for the rules that it was last asked about.
    prepared: Option<Prepared>,
}

/// Everything that follows from the rules and a network for their size.
struct Prepared {
    rules: Rules,
    /// For boards that fit 64 bits, if the network knows those.
    packed: Option<Packed<Expected>>,
    general: General<Expected>,
}

impl Learned {
    /// A player that asks this network. Several players may share one.
    pub fn new(network: Arc<Network>, effort: Effort) -> Learned {
        Learned {
            name: name(effort),
            searcher: Searcher::new(effort, IterativeDeepening::ByDepth),
            network,
            elsewhere: Expectimax::new(effort),
            prepared: None,
        }
    }

    /// The same player thinking with several threads, with the same
    /// consequences as for [`Expectimax::with_threads`].
    #[must_use]
    pub fn with_threads(self, threads: NonZero<usize>) -> Learned {
        Learned {
            searcher: self.searcher.with_threads(threads),
            elsewhere: self.elsewhere.with_threads(threads),
            ..self
        }
    }

    /// The data prepared for these rules, worked out again if the rules have
    /// changed; `None` if the network is for another size.
    fn take_prepared(&mut self, rules: &Rules) -> Option<Prepared> {
        match self.prepared.take() {
            Some(prepared) if prepared.rules == *rules => Some(prepared),
            _ => {
                self.searcher.forget();
                let network = &self.network;
                (network.size() == rules.size()).then(|| Prepared::new(network, rules))
            }
        }
    }
}

/// As it was asked for: `learned`, `learned:3`, `learned:50ms`.
fn name(effort: Effort) -> String {
    match effort {
        Effort::Usual => "learned".to_owned(),
        effort => format!("learned:{effort}"),
    }
}

impl Player for Learned {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, seed: u64) {
        self.searcher.forget();
        self.elsewhere.new_game(seed);
    }

    /// The points of the slide and the expected further score.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        let Some(prepared) = self.take_prepared(rules) else {
            return self.elsewhere.values(board, rules);
        };
        let known = prepared.known(board);
        let values = match prepared.packed.as_ref().zip(pack(&known)) {
            Some((space, board)) => {
                let board = as_known(board, self.network.knowledge());
                self.searcher.search(space, board, SearchLimits::full(1))
            }
            None => self
                .searcher
                .search(&prepared.general, known, SearchLimits::full(1)),
        };
        self.prepared = Some(prepared);
        values
    }

    fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        self.searcher.set_stop_flag(Arc::clone(&stop));
        self.elsewhere.set_stop_flag(stop);
    }
}

impl Prepared {
    fn new(network: &Arc<Network>, rules: &Rules) -> Prepared {
        let chance = ChanceModel::of(rules);
        let evaluator = Expected(Arc::clone(network));
        let fits = network.is_packed() && rules.tiles().largest() <= PackedBoard::LARGEST;
        Prepared {
            rules: rules.clone(),
            packed: fits.then(|| Packed {
                evaluator: evaluator.clone(),
                chance: chance.clone(),
            }),
            general: General { evaluator, chance },
        }
    }

    /// The board as the network should see it. Where a tile wins, it must
    /// stay what it is.
    fn known(&self, board: &Board) -> Board {
        match self.general.chance.winning {
            Some(_) => *board,
            None => downgraded(board, self.general.evaluator.0.shape().ranks()),
        }
    }
}
