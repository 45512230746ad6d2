//! All games in one file and back.

use brikke_engine::{Preset, Rules};
use brikke_play::{Category, Mode};
use brikke_store::{
    Backup, BackupError, GameId, GameQuery, MemoryStorage, Progress, RecordStorage, Restored,
    Revision, Storage, Store, StoredGame,
};
use proptest::prelude::*;

use crate::sitting::{Script, rules};

/// Plays a game in a store.
fn play(store: &mut dyn Storage, seed: &str, rules: &Rules, steps: u64) -> GameId {
    let mut script = Script::new(seed, rules);
    let id = store
        .begin(&script.game, Mode::Scored, script.now())
        .unwrap();
    go_on(store, id, Revision::FIRST, &mut script, steps);
    id
}

fn go_on(
    store: &mut dyn Storage,
    id: GameId,
    expected: Revision,
    script: &mut Script,
    steps: u64,
) -> Revision {
    let entries = (0..steps).map(|_| script.step()).collect();
    let summary = script.summary();
    let progress = Progress {
        expected,
        entries,
        summary,
    };
    store.append(id, &progress).unwrap()
}

/// A store with three games: one with a name, a bookmark and a score, one that
/// was imported, and one for practice.
fn filled(store: &mut dyn Storage) {
    let first = play(store, "otters", &Rules::default(), 300);
    store
        .rename(first, Some(&"the good one".parse().unwrap()))
        .unwrap();
    store.bookmark(first, &"here".parse().unwrap(), 7).unwrap();
    let name = "Ada".parse().unwrap();
    store
        .enter_score(first, Some(&name), Script::new("x", &rules("3x3")).now())
        .unwrap();
    play(store, "badgers", &Preset::Sudden.rules(), 40);
    let script = Script::new("voles", &rules("3x3")).advanced(20);
    store
        .begin(&script.game, Mode::Practice, script.now())
        .unwrap();
}

/// Everything that can be seen of the games, without their numbers.
fn games(store: &dyn Storage) -> Vec<StoredGame> {
    let games = store.games(&GameQuery::ALL).unwrap().into_iter();
    let mut games: Vec<StoredGame> = games.map(|it| store.load(it.id).unwrap()).collect();
    games.sort_by_key(|game| game.game.board().to_string());
    for game in &mut games {
        game.id = GameId(0);
        game.revision = Revision::FIRST;
    }
    games
}

fn scores(store: &dyn Storage) -> Vec<(Option<String>, u64, u64)> {
    let lines = store.scores(&Rules::default(), Category::Assisted).unwrap();
    let line = |it: &brikke_store::ScoreLine| {
        let name = it.name.as_ref().map(ToString::to_string);
        (name, it.score, it.at.millis())
    };
    lines.iter().map(line).collect()
}

fn check(from: &mut dyn Storage, to: &mut dyn Storage) {
    filled(from);
    let (backup, damaged) = Backup::of(from).unwrap();
    assert_eq!((backup.games(), damaged), (3, 0));
    let read = Backup::read(backup.to_text().as_bytes()).unwrap();
    let restored = read.restore(to).unwrap();
    assert_eq!((restored.added, restored.scores), (3, 1));
    assert!(!restored.is_damaged());
    assert_eq!(games(to), games(from));
    assert_eq!(scores(to), scores(from));
    assert_eq!(to.statistics(None).unwrap(), from.statistics(None).unwrap());
    let again = read.restore(to).unwrap();
    let known = Restored {
        known: 3,
        ..Restored::default()
    };
    assert_eq!(again, known, "twice adds nothing");
}

#[test]
fn games_and_scores_come_from_a_browser_to_the_disk_and_back() {
    let directory = tempfile::tempdir().unwrap();
    let mut disk = Store::open(directory.path()).unwrap().store;
    check(&mut RecordStorage::default(), &mut disk);
    let other = tempfile::tempdir().unwrap();
    let mut disk = Store::open(other.path()).unwrap().store;
    check(&mut disk, &mut RecordStorage::default());
    check(&mut MemoryStorage::default(), &mut MemoryStorage::default());
}

#[test]
fn a_game_that_went_on_elsewhere_goes_on_here() {
    let (mut one, mut other) = (RecordStorage::default(), MemoryStorage::default());
    let mut script = Script::new("otters", &Rules::default());
    let id = one.begin(&script.game, Mode::Scored, script.now()).unwrap();
    let revision = go_on(&mut one, id, Revision::FIRST, &mut script, 30);
    let early = Backup::of(&one).unwrap().0;
    early.restore(&mut other).unwrap();
    go_on(&mut one, id, revision, &mut script, 30);
    let late = Backup::of(&one).unwrap().0;
    let restored = late.restore(&mut other).unwrap();
    assert_eq!((restored.added, restored.continued), (0, 1));
    assert_eq!(games(&other), games(&one));
    let restored = early.restore(&mut other).unwrap();
    assert_eq!((restored.continued, restored.known), (0, 1));
    assert_eq!(
        games(&other),
        games(&one),
        "an old backup takes nothing back"
    );
}

fn backup_text() -> String {
    let mut store = RecordStorage::default();
    filled(&mut store);
    Backup::of(&store).unwrap().0.to_text()
}

#[test]
fn a_damaged_line_is_named_and_everything_else_is_saved() {
    let text = backup_text();
    let lines: Vec<&str> = text.lines().collect();
    let line = lines.iter().position(|line| line.starts_with("game/2 "));
    let line = line.unwrap();
    let damaged = text.replace(lines[line], &lines[line].replace('A', "B"));
    let mut store = MemoryStorage::default();
    let restored = Backup::read(damaged.as_bytes()).unwrap();
    let restored = restored.restore(&mut store).unwrap();
    assert_eq!(restored.damaged_line, Some(line + 1));
    assert_eq!(restored.added, 2);
}

#[test]
fn a_backup_that_was_cut_off_is_noticed() {
    let text = backup_text();
    let lines = text.lines().count();
    let cut: Vec<&str> = text.lines().take(lines - 1).collect();
    let backup = Backup::read(cut.join("\n").as_bytes()).unwrap();
    let restored = backup.restore(&mut MemoryStorage::default()).unwrap();
    assert_eq!(restored.damaged_line, Some(lines));
    assert_eq!(restored.added, 3);
}

#[test]
fn another_file_and_a_newer_backup_are_refused() {
    assert_eq!(Backup::read(b"").unwrap_err(), BackupError::NoBackup);
    let newer = Backup::read(b"brikke-backup 2\n").unwrap_err();
    assert_eq!(newer, BackupError::Version("2".to_owned()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever happens to a backup: what comes out of it was in it, and something
    /// that is missing is said to be.
    #[test]
    fn nothing_wrong_comes_out_of_a_changed_backup(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let text = backup_text();
        let mut original = MemoryStorage::default();
        Backup::read(text.as_bytes()).unwrap().restore(&mut original).unwrap();
        let mut bytes = text.into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(backup) = Backup::read(&bytes) {
            let mut store = MemoryStorage::default();
            let restored = backup.restore(&mut store).unwrap();
            let known = games(&original);
            prop_assert!(games(&store).iter().all(|game| known.contains(game)));
            prop_assert!(restored.added == 3 || restored.is_damaged());
        }
    }
}
