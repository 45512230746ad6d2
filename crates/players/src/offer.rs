//! Who can be asked under some rules.

use brikke_ai::{DEFAULT_LUCK_PLAYER, DEFAULT_PLAYER};
use brikke_engine::Rules;

use crate::choice::{Choice, all};
use crate::kept::is_solved_quickly;

/// What settings say where the best player is to be asked, whoever that is
/// under the rules.
pub const BEST: &str = "best";

/// Every player that can be offered under these rules, the simplest first:
/// `optimal` is among them where it is ready within moments.
pub fn available_for(rules: &Rules) -> Vec<Choice> {
    let mut players = all();
    players.retain(|&player| player != Choice::Optimal || is_solved_quickly(rules));
    players
}

/// Who is asked under these rules where nobody is named: the perfect player
/// where it is ready within moments, else the one that looks ahead.
pub fn best_for(rules: &Rules) -> Choice {
    if is_solved_quickly(rules) {
        Choice::Optimal
    } else {
        DEFAULT_PLAYER.into()
    }
}

/// Who values tiles under these rules where nobody is named. It is asked
/// some twenty times as often as the one who judges moves.
pub fn luck_for(rules: &Rules) -> Choice {
    match best_for(rules) {
        Choice::Optimal => Choice::Optimal,
        Choice::Any(_) => DEFAULT_LUCK_PLAYER.into(),
    }
}

/// Every name that settings can have, the best first and then the simplest.
pub fn names() -> Vec<&'static str> {
    let players = all().into_iter().map(Choice::name);
    std::iter::once(BEST).chain(players).collect()
}

/// Who is meant by a name in the settings: the best where that is the name,
/// or where nobody is called so, or where that one cannot play under these
/// rules.
///
/// ```
/// use brikke_engine::Rules;
/// use brikke_players::{BEST, best_for, named};
///
/// let rules = Rules::default();
/// assert_eq!(named("corner", &rules).to_string(), "corner");
/// assert_eq!(named(BEST, &rules), best_for(&rules));
/// assert_eq!(named("optimal", &rules).to_string(), "expectimax");
/// ```
pub fn named(name: &str, rules: &Rules) -> Choice {
    match name.parse::<Choice>() {
        Ok(choice) if choice.check(rules).is_ok() => choice,
        _ => best_for(rules),
    }
}
