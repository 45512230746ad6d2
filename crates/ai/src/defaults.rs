//! Who is asked where nobody names a player.

use crate::{Effort, PlayerSpec};

/// The player that gives hints, plays matches and judges moves where nobody
/// names another.
pub const DEFAULT_PLAYER: PlayerSpec = PlayerSpec::Expectimax(Effort::Usual);

/// The player that values tiles where nobody names another: it is asked for
/// some twenty boards where the judge of the moves is asked for one.
pub const DEFAULT_LUCK_PLAYER: PlayerSpec = PlayerSpec::Expectimax(Effort::Depth(2));
