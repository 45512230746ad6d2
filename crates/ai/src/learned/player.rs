//! The player that has learned.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_engine::{Board, PackedBoard, Rules};

use super::downgrade::downgraded;
use super::endgame_evaluator::{EndgameEvaluator, ValuedEndgames};
use super::endgames::Endgames;
use super::evaluator::Expected;
use super::network::Network;
use super::packed_downgrade::as_known;
use crate::search::{
    ChanceModel, General, IterativeDeepening, Packed, SearchLimits, Searcher, StateSpace, pack,
};
use crate::{Clock, Effort, Expectimax, Player};

/// Plays the direction with the most points now and expected later, or looks
/// ahead with that as the value of what it sees at the horizon. It looks one
/// move ahead if nobody asks for more.
///
/// On boards of another size than the network's it plays like `expectimax`
/// with the same effort.
///
/// With [endgames](Learned::with_endgames) it is the player `best`.
pub struct Learned {
    name: String,
    searcher: Searcher,
    network: Arc<Network>,
    /// How far it looks if nobody asks for more or less.
    usual: SearchLimits,
    endgames: Option<ValuedEndgames>,
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
    /// True if endgames are played by the rules of those that are solved.
    has_endgames: bool,
}

impl Learned {
    /// A player that asks this network. Several players may share one.
    pub fn new(network: Arc<Network>, effort: Effort) -> Learned {
        Learned {
            name: name("learned", effort),
            searcher: Searcher::new(effort, IterativeDeepening::ByDepth),
            network,
            usual: SearchLimits::full(1),
            endgames: None,
            elsewhere: Expectimax::new(effort),
            prepared: None,
        }
    }

    /// The player `best`: the same with exact knowledge of endgames, which may
    /// be none. It looks three moves ahead if nobody asks for more or less.
    #[must_use]
    pub fn with_endgames(self, effort: Effort, endgames: Option<Arc<dyn Endgames>>) -> Learned {
        let valued = endgames.map(|endgames| ValuedEndgames::new(endgames, &self.network));
        Learned {
            name: name("best", effort),
            usual: SearchLimits::full(3),
            endgames: valued,
            ..self
        }
    }

    /// Makes the player think with several threads, with the same
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
fn name(player: &str, effort: Effort) -> String {
    match effort {
        Effort::Usual => player.to_owned(),
        effort => format!("{player}:{effort}"),
    }
}

impl Learned {
    /// The values by the network alone.
    fn values_of_network(&mut self, prepared: &Prepared, board: &Board) -> [Option<f64>; 4] {
        let known = prepared.known(board);
        match prepared.packed.as_ref().zip(pack(&known)) {
            Some((space, board)) => {
                let board = as_known(board, self.network.knowledge());
                if self.searcher.is_timed() {
                    // Or the time for the move would be over before the search begins.
                    self.network.unpack_around(board);
                }
                self.searcher.search(space, board, self.usual)
            }
            None => self.searcher.search(&prepared.general, known, self.usual),
        }
    }

    /// The values with knowledge of endgames; `None` where none is near.
    fn values_near_endgame(
        &mut self,
        prepared: &Prepared,
        board: &Board,
    ) -> Option<[Option<f64>; 4]> {
        let endgames = self.endgames.as_ref()?;
        let packed = prepared.packed.as_ref()?;
        let board = pack(board)?;
        if !prepared.has_endgames || !endgames.is_near(board) {
            return None;
        }
        let afters = packed
            .slides(board)
            .into_iter()
            .flatten()
            .map(|slide| slide.after);
        let space = Packed {
            evaluator: EndgameEvaluator::new(&self.network, endgames, board, afters),
            chance: packed.chance.clone(),
        };
        Some(self.searcher.search(&space, board, self.usual))
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
        let values = self
            .values_near_endgame(&prepared, board)
            .unwrap_or_else(|| self.values_of_network(&prepared, board));
        self.prepared = Some(prepared);
        values
    }

    fn set_stop_flag(&mut self, stop: Arc<AtomicBool>) {
        self.searcher.set_stop_flag(Arc::clone(&stop));
        self.elsewhere.set_stop_flag(stop);
    }

    fn set_clock(&mut self, clock: Clock) {
        self.searcher.set_clock(clock);
        self.elsewhere.set_clock(clock);
    }
}

/// True if endgames are those of the classic game: on 4x4, with its tiles, and
/// nothing but a board without a move ends a game.
pub fn has_usual_endgames(rules: &Rules) -> bool {
    let chance = ChanceModel::of(rules);
    let goes_on = chance.winning.is_none() && !chance.full_loses;
    let classic = Rules::default();
    goes_on && rules.tiles() == classic.tiles() && rules.size() == classic.size()
}

impl Prepared {
    fn new(network: &Arc<Network>, rules: &Rules) -> Prepared {
        let chance = ChanceModel::of(rules);
        let evaluator = Expected::new(Arc::clone(network));
        let fits = network.is_packed() && rules.tiles().largest() <= PackedBoard::LARGEST;
        Prepared {
            rules: rules.clone(),
            packed: fits.then(|| Packed {
                evaluator: evaluator.clone(),
                chance: chance.clone(),
            }),
            has_endgames: has_usual_endgames(rules),
            general: General { evaluator, chance },
        }
    }

    /// The board as the network should see it. Where a tile wins, it must
    /// stay what it is.
    fn known(&self, board: &Board) -> Board {
        match self.general.chance.winning {
            Some(_) => *board,
            None => downgraded(board, self.general.evaluator.network.shape().ranks()),
        }
    }
}
