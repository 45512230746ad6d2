//! Players by name.

use std::fmt;
use std::str::FromStr;

use brikke_ai::{Effort, UnknownEffort, Weights};
use brikke_solver::endgame::CatalogEntry;

use crate::catalog::BEST;

/// The name of a player, as people write it, with the effort that a searching
/// player makes: `corner`, `expectimax:3`, `learned:50ms`.
///
/// A name needs nothing. [`PlayerSpec::load`] gets what the player needs under
/// some rules, and the loaded player can be built.
///
/// ```
/// use brikke_players::PlayerSpec;
///
/// assert_eq!("optimal".parse(), Ok(PlayerSpec::Optimal));
/// assert_eq!("expectimax:3".parse::<PlayerSpec>().unwrap().to_string(), "expectimax:3");
/// assert_eq!(
///     "optimal:3".parse::<PlayerSpec>().unwrap_err().to_string(),
///     "the player optimal takes no '3': write optimal",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerSpec {
    /// Draws a legal direction.
    Random,
    /// Takes the most points now.
    Greedy,
    /// Slides everything into one corner.
    Corner,
    /// Keeps to two directions, and goes by a score where both are blocked.
    Fast,
    /// Looks three moves ahead for ordered lanes and free cells.
    Slow,
    /// Looks ahead.
    Expectimax(Effort),
    /// Asks a network that was trained for the board's size.
    Learned(Effort),
    /// Plays perfectly, where the rules can be solved.
    Optimal,
    /// The strongest that is ready for the rules: a network with endgame
    /// tables, if there are any, unless the rules are solved within moments.
    Best(Effort),
    /// Knows the success of each direction by this endgame table. Nobody
    /// names it: where the table does not apply, it has no answer, and a game
    /// cannot be played by it.
    Endgame(&'static CatalogEntry),
}

impl PlayerSpec {
    /// Every player with its usual effort, the strongest last. [`Best`] is none
    /// of its own: it is whichever is the strongest. [`Endgame`] plays no games.
    ///
    /// [`Best`]: PlayerSpec::Best
    /// [`Endgame`]: PlayerSpec::Endgame
    pub const ALL: [PlayerSpec; 8] = [
        PlayerSpec::Random,
        PlayerSpec::Greedy,
        PlayerSpec::Corner,
        PlayerSpec::Fast,
        PlayerSpec::Slow,
        PlayerSpec::Expectimax(Effort::Usual),
        PlayerSpec::Learned(Effort::Usual),
        PlayerSpec::Optimal,
    ];

    /// The value of a lost game, from which this player's values are counted:
    /// 0 for points and chances. Those of the search by hand-made features have
    /// their 0 anywhere.
    pub fn value_of_loss(self) -> f64 {
        match self {
            PlayerSpec::Expectimax(_) => f64::from(Weights::DEEP.lost),
            _ => 0.0,
        }
    }

    /// The player's name, without its effort.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerSpec::Random => "random",
            PlayerSpec::Greedy => "greedy",
            PlayerSpec::Corner => "corner",
            PlayerSpec::Fast => "fast",
            PlayerSpec::Slow => "slow",
            PlayerSpec::Expectimax(_) => "expectimax",
            PlayerSpec::Learned(_) => "learned",
            PlayerSpec::Optimal => "optimal",
            PlayerSpec::Best(_) => BEST,
            PlayerSpec::Endgame(_) => "endgame",
        }
    }

    /// The effort of a searching player; `None` for one that does not search,
    /// or always as far.
    pub const fn effort(self) -> Option<Effort> {
        match self {
            PlayerSpec::Expectimax(effort)
            | PlayerSpec::Learned(effort)
            | PlayerSpec::Best(effort) => Some(effort),
            PlayerSpec::Random
            | PlayerSpec::Greedy
            | PlayerSpec::Corner
            | PlayerSpec::Fast
            | PlayerSpec::Slow
            | PlayerSpec::Optimal
            | PlayerSpec::Endgame(_) => None,
        }
    }

    /// The player with this effort; `None` for one that takes none.
    pub const fn with_effort(self, effort: Effort) -> Option<PlayerSpec> {
        match self {
            PlayerSpec::Expectimax(_) => Some(PlayerSpec::Expectimax(effort)),
            PlayerSpec::Learned(_) => Some(PlayerSpec::Learned(effort)),
            PlayerSpec::Best(_) => Some(PlayerSpec::Best(effort)),
            PlayerSpec::Random
            | PlayerSpec::Greedy
            | PlayerSpec::Corner
            | PlayerSpec::Fast
            | PlayerSpec::Slow
            | PlayerSpec::Optimal
            | PlayerSpec::Endgame(_) => None,
        }
    }

    /// The player with the effort that stands behind the colon.
    fn with_setting(self, setting: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let refused = || UnknownPlayer::NoSetting {
            player: self,
            setting: setting.to_owned(),
        };
        if self.effort().is_none() {
            return Err(refused());
        }
        let effort = setting.parse().map_err(|error| UnknownPlayer::Effort {
            player: self,
            error,
        })?;
        self.with_effort(effort).ok_or_else(refused)
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.effort()) {
            (PlayerSpec::Endgame(table), _) => f.pad(&format!("{}:{}", self.name(), table.name)),
            (_, None | Some(Effort::Usual)) => f.pad(self.name()),
            (_, Some(effort)) => f.pad(&format!("{}:{effort}", self.name())),
        }
    }
}

/// A text that names no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownPlayer {
    /// The name belongs to no player.
    #[error("there is no player '{0}': choose {names}", names = names())]
    Name(String),
    /// A player that takes no effort was given a depth or a time.
    #[error("the player {player} takes no '{setting}': write {player}")]
    NoSetting {
        /// The player.
        player: PlayerSpec,
        /// The text behind the colon.
        setting: String,
    },
    /// A searching player was given something that is neither a depth nor a
    /// time.
    #[error("the player {player} takes a depth or a time: {error}")]
    Effort {
        /// The player.
        player: PlayerSpec,
        /// The text behind the colon, refused.
        error: UnknownEffort,
    },
}

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let (name, setting) = match text.split_once(':') {
            Some((name, setting)) => (name, Some(setting)),
            None => (text, None),
        };
        let mut players = PlayerSpec::ALL
            .into_iter()
            .chain([PlayerSpec::Best(Effort::Usual)]);
        let found = players.find(|player| player.name().eq_ignore_ascii_case(name));
        match (found, setting) {
            (Some(player), None) => Ok(player),
            (Some(player), Some(setting)) => player.with_setting(setting),
            (None, _) => Err(UnknownPlayer::Name(text.to_owned())),
        }
    }
}

/// The names in a sentence: `random, greedy or best`.
fn names() -> String {
    format!(
        "{} or {BEST}",
        PlayerSpec::ALL.map(PlayerSpec::name).join(", ")
    )
}
