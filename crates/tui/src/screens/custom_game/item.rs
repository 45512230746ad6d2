//! The lines of the form of rules.

/// A line of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Size,
    Tiles,
    Start,
    Goal,
    Seed,
    AtGoal,
    LostWhen,
    Begin,
}

/// The lines in their order; written ones come in the order of the fields.
pub(super) const ITEMS: [Item; 8] = [
    Item::Size,
    Item::Tiles,
    Item::Start,
    Item::Goal,
    Item::AtGoal,
    Item::LostWhen,
    Item::Seed,
    Item::Begin,
];

impl Item {
    /// The id of its name.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Item::Size => "new-game-size",
            Item::Tiles => "new-game-new-tiles",
            Item::Start => "new-game-start-tiles",
            Item::Goal => "new-game-goal",
            Item::AtGoal => "new-game-at-goal",
            Item::LostWhen => "new-game-lost-when",
            Item::Seed => "new-game-seed",
            Item::Begin => "new-game-start",
        }
    }

    /// The place of what is written, where something is.
    pub(super) const fn field(self) -> Option<usize> {
        match self {
            Item::Size | Item::Tiles | Item::Start | Item::Goal | Item::Seed => Some(self as usize),
            Item::AtGoal | Item::LostWhen | Item::Begin => None,
        }
    }
}
