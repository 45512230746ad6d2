//! What of the rules matters to a search.

use brikke_engine::{AtGoal, LostWhen, Rank, Rules};

use super::ground::NewTile;

/// How a game can go on and end.
#[derive(Debug, Clone)]
pub(crate) struct Outlook {
    pub(crate) tiles: Vec<NewTile>,
    /// Whether the tile that takes the last empty cell loses.
    pub(crate) full_loses: bool,
    /// The tile that ends the game, won.
    pub(crate) winning: Option<Rank>,
}

impl Outlook {
    pub(crate) fn of(rules: &Rules) -> Outlook {
        #[expect(clippy::cast_possible_truncation, reason = "a probability")]
        let tiles = rules.tiles().iter().map(|(rank, _)| NewTile {
            number: rank.get(),
            probability: rules.tiles().probability(rank) as f32,
        });
        Outlook {
            tiles: tiles.collect(),
            full_loses: rules.lost_when() == LostWhen::Full,
            winning: rules.goal().filter(|_| rules.at_goal() == AtGoal::Stop),
        }
    }
}
