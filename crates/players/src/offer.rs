//! Who can be asked under some rules.

use brikke_ai::{DEFAULT_LUCK_PLAYER, DEFAULT_PLAYER, Effort};
use brikke_engine::Rules;

use crate::choice::{Choice, all};
use crate::kept::is_solved_quickly;
use crate::stock::Stock;

/// What settings say where the best player is to be asked, whoever that is
/// under the rules.
pub const BEST: &str = "best";

/// Every player that can be offered under these rules, the simplest first:
/// `learned` is among them where there is a network for them, `optimal`
/// where it is ready within moments.
pub fn available_for(rules: &Rules, stock: &Stock) -> Vec<Choice> {
    let mut players = all();
    players.retain(|player| match player {
        Choice::Any(_) => true,
        Choice::Learned(_) => stock.networks().know(rules),
        Choice::Optimal => is_solved_quickly(rules),
    });
    players
}

/// Who is asked under these rules where nobody is named: the perfect player
/// where it is ready within moments, else the one that looks ahead. It does
/// not depend on which files are there, so that scripts can rely on it.
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
        Choice::Any(_) | Choice::Learned(_) => DEFAULT_LUCK_PLAYER.into(),
    }
}

/// Every name that settings can have, the best first and then the simplest.
pub fn names() -> Vec<&'static str> {
    let players = all().into_iter().map(Choice::name);
    std::iter::once(BEST).chain(players).collect()
}

/// Who is meant by a name in the settings: the best where that is the name,
/// or where nobody is called so, or where that one cannot play under these
/// rules. Where there is a network, the best is the player that has it and
/// looks ahead as far as nobody notices.
///
/// ```
/// use brikke_engine::Rules;
/// use brikke_players::{BEST, Stock, best_for, named};
///
/// let (rules, stock) = (Rules::default(), Stock::default());
/// assert_eq!(named("corner", &rules, &stock).to_string(), "corner");
/// assert_eq!(named(BEST, &rules, &stock), best_for(&rules));
/// assert_eq!(named("optimal", &rules, &stock).to_string(), "expectimax");
/// ```
pub fn named(name: &str, rules: &Rules, stock: &Stock) -> Choice {
    match name.parse::<Choice>() {
        Ok(choice) if choice.check(rules).is_ok() => choice,
        _ => best_in(rules, stock),
    }
}

fn best_in(rules: &Rules, stock: &Stock) -> Choice {
    match best_for(rules) {
        Choice::Any(_) if stock.networks().know(rules) => Choice::Learned(QUICK),
        best => best,
    }
}

/// A thousandth of a second or less.
const QUICK: Effort = Effort::Depth(3);
