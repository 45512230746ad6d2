//! `brikke match`: many games of a player, measured.

mod csv;
mod report;
mod seed;
mod watch;

use std::time::Instant;

use brikke_ai::PlayerFactory;
use brikke_ai::contest::{Contest, PlayedGame};
use brikke_engine::Rules;
use brikke_locale::Locale;
use brikke_platform::cpu_clock;
use brikke_players::{LoadedPlayer, PlayerAssets, PlayerSpec};

use crate::cli::{GlobalArgs, MatchArgs};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::load_player::{assets, build, load_player};
use crate::sentences::Sentences;
use crate::told::Told;
use csv::GamesFile;
use report::{Report, Setting, Spent};
pub(crate) use seed::ContestSeed;
use watch::Watch;

pub(super) fn run(args: &MatchArgs, global: &GlobalArgs) -> Result<(), Failure> {
    let rules = args.rules.rules(&global.data)?;
    let interrupt = Interrupt::listen()?;
    // Found out before hours of playing that it cannot be written.
    let locale = global.locale();
    let assets = assets(&global.data);
    let players = players(args, &rules, &assets);
    let file = args.csv.as_deref();
    let mut file = file
        .map(|path| GamesFile::create(path, &players))
        .transpose()?;
    let loaded = players
        .iter()
        .map(|&player| load_player(&assets, player, &rules, &interrupt, locale));
    let loaded: Vec<LoadedPlayer> = loaded.collect::<Result<_, _>>()?;
    let (played, spent) = play(args, &loaded, &rules, &interrupt, file.as_mut(), locale);
    let setting = Setting {
        players: &players,
        rules: &rules,
        seed: &args.seed,
        spent,
    };
    if let Some(report) = Report::new(&setting, &played) {
        let text = report.text(Sentences::new(locale));
        args.output.write(&Told::in_words(report, text))?;
    }
    file.map_or(Ok(()), GamesFile::finish)?;
    if interrupt.was_asked() {
        let sentences = Sentences::new(locale);
        let counts = [("done", played[0].len()), ("all", args.games)];
        let counts = counts.map(|(name, count)| (name, sentences.number(count as u64).into()));
        return Err(Interrupt::failure("interrupted-match", counts));
    }
    Ok(())
}

fn players(args: &MatchArgs, rules: &Rules, assets: &PlayerAssets) -> Vec<PlayerSpec> {
    [Some(args.player), args.versus]
        .into_iter()
        .flatten()
        .map(|player| player.under(rules, assets))
        .collect()
}

/// Plays the games of each player, with a progress bar.
fn play(
    args: &MatchArgs,
    loaded: &[LoadedPlayer],
    rules: &Rules,
    interrupt: &Interrupt,
    mut file: Option<&mut GamesFile>,
    locale: Option<Locale>,
) -> (Vec<Vec<PlayedGame>>, Spent) {
    let (started, cpu_started) = (Instant::now(), cpu_clock::of_all_threads());
    let contest = Contest {
        rules,
        seed: args.seed.number(),
        games: args.games,
        jobs: args.work.jobs(),
        clock: &|| started.elapsed(),
        stop: interrupt.flag(),
    };
    let builders: Vec<_> = loaded
        .iter()
        .map(|player| {
            move |seed| {
                let mut player = build(player, seed, interrupt);
                // What another program takes of the processor is not a player's time.
                player.set_clock(cpu_clock::now);
                player
            }
        })
        .collect();
    let factories: Vec<PlayerFactory<'_>> = builders
        .iter()
        .map(|build| build as PlayerFactory<'_>)
        .collect();
    let names: Vec<PlayerSpec> = loaded.iter().map(LoadedPlayer::spec).collect();
    let mut watch = Watch::new(args.games, &names, locale);
    let played = contest.play(&factories, |arrived| {
        watch.add(arrived);
        if let Some(file) = &mut file {
            file.add(arrived);
        }
    });
    watch.finish();
    let spent = Spent {
        seconds: started.elapsed().as_secs_f64(),
        cpu_seconds: (cpu_clock::of_all_threads().saturating_sub(cpu_started)).as_secs_f64(),
        jobs: contest.jobs.get(),
    };
    (played, spent)
}
