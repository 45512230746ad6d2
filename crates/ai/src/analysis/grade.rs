//! The grade of a move.

/// The grade of a move, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The only legal one.
    Forced,
    /// None was better, or by too little to count.
    Best,
    /// Hardly worse than the best.
    Good,
    /// Worse, not by much.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// As bad as the worst direction usually is, or the end of the game.
    Blunder,
}

/// The cost from which a move has a grade.
const FROM: [(f64, Grade); 4] = [
    (0.5, Grade::Blunder),
    (0.2, Grade::Mistake),
    (0.05, Grade::Inaccuracy),
    (0.001, Grade::Good),
];

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Grade; 6] = [
        Grade::Forced,
        Grade::Best,
        Grade::Good,
        Grade::Inaccuracy,
        Grade::Mistake,
        Grade::Blunder,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Forced => "forced",
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// True if it is worth coming back to.
    pub const fn is_mistake(self) -> bool {
        matches!(self, Grade::Mistake | Grade::Blunder)
    }

    /// The grade of a move among several legal ones.
    pub(super) fn of_cost(cost: f64) -> Grade {
        let found = FROM.iter().find(|(from, _)| cost >= *from);
        found.map_or(Grade::Best, |(_, grade)| *grade)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_goes_by_the_cost() {
        let costs = [0.0, 0.0009, 0.001, 0.049, 0.05, 0.19, 0.2, 0.49, 0.5, 1e9];
        let names = costs.map(|cost| Grade::of_cost(cost).name());
        assert_eq!(
            names,
            [
                "best",
                "best",
                "good",
                "good",
                "inaccuracy",
                "inaccuracy",
                "mistake",
                "mistake",
                "blunder",
                "blunder"
            ]
        );
    }
}
