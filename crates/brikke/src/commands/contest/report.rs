//! The result of a match, for people and for scripts.

mod text;

use brikke_ai::contest::{Comparison, PlayedGame, Summary};
use brikke_engine::{Rank, Rules};
use brikke_players::PlayerSpec;
use serde::{Serialize, Serializer};

use super::ContestSeed;

/// The setting of a match, and its duration.
pub(super) struct Setting<'a> {
    pub(super) players: &'a [PlayerSpec],
    pub(super) rules: &'a Rules,
    pub(super) seed: &'a ContestSeed,
    pub(super) spent: Spent,
}

/// The time that all games took.
#[derive(Clone, Copy)]
pub(super) struct Spent {
    pub(super) seconds: f64,
    pub(super) cpu_seconds: f64,
    pub(super) jobs: usize,
}

/// The result.
#[derive(Serialize)]
pub(super) struct Report {
    player: String,
    rules: String,
    games: usize,
    seed: ContestSeed,
    #[serde(flatten)]
    figures: Figures,
    moves_per_second: f64,
    moves_per_cpu_second: f64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    versus: Option<Versus>,
    #[serde(skip)]
    jobs: usize,
}

/// The result of one player.
#[derive(Serialize)]
struct Figures {
    score: Score,
    moves: Moves,
    #[serde(serialize_with = "as_object")]
    reached: Vec<(Rank, f64)>,
}

#[derive(Serialize)]
struct Score {
    mean: f64,
    stderr: Option<f64>,
    median: f64,
    min: u128,
    max: u128,
}

#[derive(Serialize)]
struct Moves {
    mean: f64,
}

/// The other player, and how far the first one is ahead of it.
#[derive(Serialize)]
struct Versus {
    player: String,
    #[serde(flatten)]
    figures: Figures,
    difference: Difference,
    wins: usize,
    ties: usize,
    losses: usize,
}

/// The first player's score less the other one's.
#[derive(Serialize)]
struct Difference {
    mean: f64,
    stderr: Option<f64>,
    confidence95: Option<[f64; 2]>,
}

impl Report {
    /// The result; `None` where no game counts.
    pub(super) fn new(setting: &Setting<'_>, played: &[Vec<PlayedGame>]) -> Option<Report> {
        let summary = Summary::of(played.first()?)?;
        let moves: u64 = played.iter().flatten().map(|game| game.moves).sum();
        #[expect(clippy::cast_precision_loss, reason = "a rate needs no 53 bits")]
        let moves = moves as f64;
        let Spent {
            seconds,
            cpu_seconds,
            jobs,
        } = setting.spent;
        Some(Report {
            player: setting.players.first()?.to_string(),
            rules: setting.rules.name(),
            games: summary.games,
            seed: setting.seed.clone(),
            figures: Figures::new(&summary, setting.rules),
            moves_per_second: moves / seconds.max(f64::MIN_POSITIVE),
            moves_per_cpu_second: moves / cpu_seconds.max(f64::MIN_POSITIVE),
            seconds,
            versus: Versus::new(setting, played),
            jobs,
        })
    }
}

impl Figures {
    fn new(summary: &Summary, rules: &Rules) -> Figures {
        let share = |tile| (tile, summary.share_reaching(tile));
        Figures {
            score: Score {
                mean: summary.mean_score,
                stderr: summary.standard_error,
                median: summary.median_score,
                min: summary.lowest_score,
                max: summary.highest_score,
            },
            moves: Moves {
                mean: summary.mean_moves,
            },
            reached: summary.tiles(rules).map(share).collect(),
        }
    }
}

impl Versus {
    fn new(setting: &Setting<'_>, played: &[Vec<PlayedGame>]) -> Option<Versus> {
        let (other, [first, second]) = (setting.players.get(1)?, played) else {
            return None;
        };
        let comparison = Comparison::of(first, second)?;
        Some(Versus {
            player: other.to_string(),
            figures: Figures::new(&Summary::of(second)?, setting.rules),
            difference: Difference {
                mean: comparison.mean_difference,
                stderr: comparison.standard_error,
                confidence95: comparison.interval,
            },
            wins: comparison.wins,
            ties: comparison.ties,
            losses: comparison.losses,
        })
    }
}

/// Tiles as keys, in their order.
fn as_object<S: Serializer>(reached: &[(Rank, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(
        reached
            .iter()
            .map(|(tile, share)| (tile.to_string(), share)),
    )
}
