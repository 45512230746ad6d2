//! The best advice of a search that may be stopped.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use brikke_ai::{Advice, Depth, Effort};
use brikke_engine::{Board, Rules};

use crate::load::LoadedPlayer;
use crate::spec::PlayerSpec;

/// The advice of a player, and the effort that gave it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BestSoFar {
    /// The player with the effort that it has made.
    pub player: PlayerSpec,
    /// Its choice and its values.
    pub advice: Advice,
}

impl LoadedPlayer {
    /// The player's advice or, once `stop` is true, the advice of the deepest
    /// search that was finished by then; `None` only if nothing moves.
    ///
    /// A player that is asked for a depth searches all lesser depths before,
    /// each anew, so that what it answers in the end is what it would have
    /// answered at once. They take little of the time.
    pub fn advise_until_stopped(
        &self,
        board: &Board,
        rules: &Rules,
        stop: &Arc<AtomicBool>,
    ) -> Option<BestSoFar> {
        let mut best = None;
        for step in self.steps() {
            let mut player = step.build_for_one(1);
            player.set_stop_flag(Arc::clone(stop));
            let Some(advice) = player.advise(board, rules) else {
                break;
            };
            let player = step.spec();
            best = Some(BestSoFar { player, advice });
        }
        // Stopped before anything was known, it looks at its own move alone:
        // that takes no time.
        best.or_else(|| {
            let shallow = self.with_depth(Depth::new(1)?);
            let advice = shallow.build_for_one(1).advise(board, rules)?;
            let player = shallow.spec();
            Some(BestSoFar { player, advice })
        })
    }

    /// The player with every depth up to its own; itself alone if it is asked
    /// for no depth.
    fn steps(&self) -> Vec<LoadedPlayer> {
        match self.spec().effort() {
            Some(Effort::Depth(most)) => {
                let whole = (1..most.get()).filter_map(Depth::new);
                let depths = whole.chain([most]);
                depths.map(|depth| self.with_depth(depth)).collect()
            }
            _ => vec![self.clone()],
        }
    }

    /// The player, searching to this depth; itself if it does not search.
    fn with_depth(&self, depth: Depth) -> LoadedPlayer {
        let effort = Effort::Depth(depth);
        match self {
            LoadedPlayer::Expectimax(_) => LoadedPlayer::Expectimax(effort),
            LoadedPlayer::Learned(network, _) => LoadedPlayer::Learned(Arc::clone(network), effort),
            LoadedPlayer::Best(network, endgames, _) => {
                LoadedPlayer::Best(Arc::clone(network), endgames.clone(), effort)
            }
            other => other.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
        "2 4 8 2 / . 2 . . / . . 4 . / . . . 2".parse().unwrap()
    }

    fn depth(depth: u8) -> LoadedPlayer {
        LoadedPlayer::Expectimax(Effort::Depth(Depth::new(depth).unwrap()))
    }

    #[test]
    fn a_search_that_is_not_stopped_answers_as_ever() {
        let (rules, stop) = (Rules::default(), Arc::default());
        let between = LoadedPlayer::Expectimax("2.5".parse().unwrap());
        for player in [depth(3), between, LoadedPlayer::Corner] {
            let best = player.advise_until_stopped(&board(), &rules, &stop);
            let best = best.unwrap();
            assert_eq!(best.player, player.spec());
            let expected = player.build_for_one(1).advise(&board(), &rules);
            assert_eq!(Some(best.advice), expected);
        }
    }

    #[test]
    fn a_stopped_search_has_an_answer() {
        let stop = Arc::new(AtomicBool::new(true));
        let best = depth(20).advise_until_stopped(&board(), &Rules::default(), &stop);
        let best = best.unwrap();
        assert_ne!(best.player, depth(20).spec());
        assert!(best.advice.values.iter().any(Option::is_some));
    }
}
