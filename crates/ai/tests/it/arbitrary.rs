//! Made-up boards and rules for properties.

use brikke_ai::Effort;
use brikke_engine::{Board, Overrides, Preset, Rank, Rules, Size};
use proptest::prelude::*;
use proptest::sample::select;

use crate::tested::Tested;

/// A configuration with this number of cases, which prints failures and does
/// not save them.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Every player that answers at once, the searching one with little effort.
pub(crate) fn player() -> impl Strategy<Value = Tested> {
    let effort = Effort::at_depth::<1>();
    select(vec![
        Tested::Random,
        Tested::Greedy,
        Tested::Corner,
        Tested::Fast,
        Tested::Expectimax(effort),
    ])
}

/// A preset's rules on a board of any size.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    let sizes: Vec<Size> = Size::all().collect();
    (select(Preset::ALL.to_vec()), select(sizes)).prop_map(|(preset, size)| {
        let overrides = Overrides {
            size: Some(size),
            ..Overrides::default()
        };
        Rules::new(preset, overrides).expect("a preset on another board")
    })
}

/// Rules and a board for them: mostly small tiles, so that many are equal,
/// and some of all that can be reached.
pub(crate) fn position() -> impl Strategy<Value = (Rules, Board)> {
    rules().prop_flat_map(|rules| {
        let (size, largest) = (rules.size(), rules.largest_tile().get());
        let number = prop_oneof![3 => Just(0), 5 => 1..=largest.min(3), 1 => 1..=largest];
        let numbers = prop::collection::vec(number, size.cells());
        (
            Just(rules),
            numbers.prop_map(move |numbers| board(size, &numbers)),
        )
    })
}

fn board(size: Size, numbers: &[u8]) -> Board {
    let mut board = Board::empty(size);
    for (square, &number) in size.squares().zip(numbers) {
        board.set(square, Rank::new(number)).expect("on the board");
    }
    board
}
