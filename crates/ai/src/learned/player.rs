//! The player that has learned.

use std::num::NonZero;
use std::sync::Arc;

use brikke_engine::{Board, PackedBoard, Rules};

use super::downgrade::downgraded;
use super::evaluator::Expected;
use super::network::Network;
use super::packed_downgrade::as_known;
use crate::search::{General, Horizon, Mind, Outlook, Packed, Widening, pack};
use crate::{Effort, Expectimax, Player};

/// Plays the direction with the most points now and expected later, or looks
/// ahead with that as the value of what it sees at the horizon. It looks one
/// move ahead if nobody asks for more.
///
/// On boards of another size than the network's it plays like `expectimax`
/// with the same effort.
pub struct Learned {
    name: String,
    mind: Mind,
    network: Arc<Network>,
    elsewhere: Expectimax,
    /// What it knows about the rules that it was asked about last.
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
            mind: Mind::new(effort, Widening::ByDepth),
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
            mind: self.mind.with_threads(threads),
            elsewhere: self.elsewhere.with_threads(threads),
            ..self
        }
    }

    /// What follows from the rules, worked out anew if they are others;
    /// nothing if the network is not for their size.
    fn take_prepared(&mut self, rules: &Rules) -> Option<Prepared> {
        match self.prepared.take() {
            Some(prepared) if prepared.rules == *rules => Some(prepared),
            _ => {
                self.mind.forget();
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
        self.mind.forget();
        self.elsewhere.new_game(seed);
    }

    /// The points of the slide and the expected further score.
    fn values(&mut self, board: &Board, rules: &Rules) -> [Option<f64>; 4] {
        let Some(prepared) = self.take_prepared(rules) else {
            return self.elsewhere.values(board, rules);
        };
        let known = prepared.known(board);
        let values = match prepared.packed.as_ref().zip(pack(&known)) {
            Some((ground, board)) => {
                let board = as_known(board, self.network.knowledge());
                self.mind.think(ground, board, Horizon::full(1))
            }
            None => self.mind.think(&prepared.general, known, Horizon::full(1)),
        };
        self.prepared = Some(prepared);
        values
    }
}

impl Prepared {
    fn new(network: &Arc<Network>, rules: &Rules) -> Prepared {
        let outlook = Outlook::of(rules);
        let evaluator = Expected(Arc::clone(network));
        let fits = network.is_packed() && rules.tiles().largest() <= PackedBoard::LARGEST;
        Prepared {
            rules: rules.clone(),
            packed: fits.then(|| Packed {
                evaluator: evaluator.clone(),
                outlook: outlook.clone(),
            }),
            general: General { evaluator, outlook },
        }
    }

    /// The board as the network should see it. Where a tile wins, it must
    /// stay what it is.
    fn known(&self, board: &Board) -> Board {
        match self.general.outlook.winning {
            Some(_) => *board,
            None => downgraded(board, self.general.evaluator.0.shape().ranks()),
        }
    }
}
