//! The perfect player, playing.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use brikke_ai::contest::{Contest, Summary};
use brikke_players::{LoadedPlayer, PlayerAssets, PlayerSpec};

use super::{classic, load};

static GO_ON: AtomicBool = AtomicBool::new(false);

/// So many games on 2x3 have the mean that was solved.
fn check_mean(games: usize) {
    let rules = classic("2x3");
    let loaded = load(PlayerSpec::Optimal, &rules, &PlayerAssets::default()).unwrap();
    let contest = Contest {
        rules: &rules,
        seed: 2_048,
        games,
        jobs: NonZeroUsize::new(2).unwrap(),
        clock: &|| Duration::ZERO,
        stop: &GO_ON,
    };
    let played = contest.play(&[&|seed| loaded.build(seed)], |_| {});
    let summary = Summary::of(&played[0]).unwrap();
    let LoadedPlayer::Optimal(solution) = &loaded else {
        panic!("another player");
    };
    let (mean, error) = (summary.mean_score, summary.standard_error.unwrap());
    let expected = solution.solved().value;
    assert!(
        (mean - expected).abs() < 4.0 * error,
        "{mean} ± {error}, not {expected}"
    );
}

#[test]
fn games_on_2x3_have_the_solved_mean() {
    check_mean(20_000);
}

/// `cargo test --release -p brikke-players -- --ignored`
#[test]
#[ignore = "takes long in an unoptimised build"]
fn a_hundred_thousand_games_on_2x3_have_the_solved_mean() {
    check_mean(100_000);
}
