//! A number that stands for what the program computes.

use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::playout::{self, Playout};
use brikke_engine::{Board, Grid, Overrides, Preset, Rank, Rules, Size, perft};

use super::figures::{middle_games, seeded_recording};

/// A number that is the same on every machine, and another one only where
/// behaviour is another.
pub(super) fn compute() -> String {
    let mut signature = Signature::new();
    for rules in rules() {
        let mut games = Vec::new();
        playout::random_games(&rules, 2048, 0..50, |number, game| {
            games.push((number, game));
        });
        games.sort_unstable_by_key(|&(number, _)| number);
        for (_, game) in games {
            let Playout {
                board,
                score,
                moves,
            } = game;
            signature.add(&format!("{rules} {board} {score} {moves}"));
        }
        let corner = Board::empty(rules.size()).with_nth_empty(0, Rank::TWO);
        if let Ok(Some(board)) = corner {
            signature.add(&perft(&board, 3, &rules).to_string());
        }
    }
    for (board, boards_seen) in searches() {
        signature.add(&format!("{board} {boards_seen}"));
    }
    let recording = seeded_recording("signature", 200);
    signature.add(&recording.to_text());
    signature.add(&recording.to_link());
    format!("{:016x}", signature.0)
}

/// The numbers of boards that `expectimax` searches from fixed boards, to a
/// depth and with its usual effort. They do not depend on its opinion of the
/// boards.
fn searches() -> impl Iterator<Item = (Board, u64)> {
    middle_games().flat_map(|board| {
        [Effort::at_depth::<3>(), Effort::Usual].map(|effort| {
            let mut player = Expectimax::new(effort);
            player.values(&board, &Rules::default());
            (board, player.boards_seen())
        })
    })
}

/// All presets, and one other size.
fn rules() -> impl Iterator<Item = Rules> {
    let overrides = Overrides {
        size: Size::new(3, 5).ok(),
        ..Overrides::default()
    };
    Preset::ALL
        .into_iter()
        .map(Preset::rules)
        .chain(Rules::new(Preset::Classic, overrides))
}

/// The 64-bit hash FNV-1a.
struct Signature(u64);

impl Signature {
    const fn new() -> Signature {
        Signature(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
