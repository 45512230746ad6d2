//! Games as records: what a browser writes and reads again.

use std::collections::BTreeMap;
use std::time::Duration;

use brikke_engine::{Chance, Direction, Game, GameAction, Rules, Seed};
use brikke_play::{Assistance, BookmarkName, Category, Mode, Moment, Mover, PlayerName};
use brikke_store::{
    Change, GameId, GameQuery, LogEntry, Progress, RecordStorage, Revision, Storage, StoreError,
    Summary, WriteProblem,
};

/// Records, as a browser has them.
type Records = BTreeMap<String, Vec<u8>>;

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

/// Writes the changes, unless another version than the one they replace is
/// there.
fn write(records: &mut Records, changes: Vec<Change>) -> bool {
    let version = |bytes: &Vec<u8>| u64::from_le_bytes(bytes[..8].try_into().unwrap());
    let fits = |change: &Change| records.get(&change.key).map(version) == change.replaces;
    if !changes.iter().all(fits) {
        return false;
    }
    for change in changes {
        match change.bytes {
            Some(bytes) => drop(records.insert(change.key, bytes)),
            None => drop(records.remove(&change.key)),
        }
    }
    true
}

fn read(records: &Records) -> RecordStorage {
    let mut storage = RecordStorage::default();
    for (key, bytes) in records {
        storage.take_over(key, Some(bytes)).unwrap();
    }
    storage
}

/// Plays so many moves, and saves each.
fn play(storage: &mut RecordStorage, id: GameId, moves: usize) {
    let mut stored = storage.load(id).unwrap();
    for number in 0..moves {
        let mut ways = Direction::ALL.into_iter();
        let Some(turn) = ways.find_map(|way| stored.game.play(way).ok()) else {
            return;
        };
        let by = if number % 7 == 3 {
            Mover::Player("greedy".to_owned())
        } else {
            Mover::Person
        };
        let now = at(stored.played.millis() + 10);
        let played = Duration::from_millis(number as u64);
        let assistance = Assistance {
            person_moves: number as u64,
            ..Assistance::default()
        };
        let progress = Progress {
            expected: stored.revision,
            entries: vec![LogEntry::turn(&turn, by, now, played)],
            summary: Summary::of(&stored.game, assistance, played),
        };
        stored.revision = storage.append(id, &progress).unwrap();
        stored.played = now;
    }
}

fn begin(storage: &mut RecordStorage, seed: &str) -> GameId {
    let secret = Seed::new(seed).unwrap().secret();
    let game = Game::start(Rules::default(), Chance::Secret(secret));
    storage.begin(&game, Mode::Scored, at(1_000)).unwrap()
}

/// Everything that can be asked of a storage.
fn everything(storage: &RecordStorage) -> String {
    let all = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    let games = storage.games(&all).unwrap();
    let loaded: Vec<_> = games.iter().map(|game| storage.load(game.id)).collect();
    let scores = Category::ALL.map(|category| storage.scores(&Rules::default(), category));
    let analyses: Vec<_> = games
        .iter()
        .map(|game| storage.analysis(game.id, "corner"))
        .collect();
    let statistics = storage.statistics(None);
    let mistakes = storage.mistakes("442-64");
    format!("{games:?} {loaded:?} {scores:?} {analyses:?} {statistics:?} {mistakes:?}")
}

#[test]
fn what_was_written_comes_back_after_every_step() {
    let (mut storage, mut records) = (RecordStorage::default(), Records::new());
    let first = begin(&mut storage, "first");
    let second = begin(&mut storage, "second");
    let name = PlayerName::new("Ann").unwrap();
    let bookmark = BookmarkName::new("corner").unwrap();
    let mine = "Mine".parse().unwrap();
    let position = "2 4 / 8 .".parse().unwrap();
    let steps: [&dyn Fn(&mut RecordStorage); 12] = [
        &|storage| play(storage, first, 300),
        &|storage| play(storage, second, 5),
        &|storage| assert!(storage.enter_score(first, Some(&name), at(9_000)).is_ok()),
        &|storage| storage.bookmark(first, &bookmark, 3).unwrap(),
        &|storage| storage.put_analysis(first, "corner", b"moves").unwrap(),
        &|storage| storage.trash(&[first], at(9_100)).unwrap(),
        &|storage| drop(storage.restore_trash().unwrap()),
        &|storage| storage.rename(second, Some(&mine)).unwrap(),
        &|storage| storage.trash(&[second], at(9_200)).unwrap(),
        &|storage| storage.delete(first).unwrap(),
        &|storage| storage.add_mistake("442-64", &position).unwrap(),
        &|storage| assert!(storage.remove_mistake("442-64", &position).unwrap()),
    ];
    for step in steps {
        step(&mut storage);
        assert!(write(&mut records, storage.take_changes()));
        assert!(!storage.has_changes());
        assert_eq!(everything(&read(&records)), everything(&storage));
    }
    let next = begin(&mut read(&records), "next");
    assert_eq!(next, GameId(3), "a number is never given twice");
}

#[test]
fn a_move_rewrites_a_bounded_number_of_bytes() {
    let mut storage = RecordStorage::default();
    let id = begin(&mut storage, "long");
    play(&mut storage, id, 60);
    storage.take_changes();
    play(&mut storage, id, 1);
    let changes = storage.take_changes();
    let bytes: usize = changes.iter().flat_map(|it| &it.bytes).map(Vec::len).sum();
    assert_eq!(changes.len(), 2, "the game and the last piece of its log");
    assert!(bytes < 2_500, "{bytes}");
}

#[test]
fn the_slower_of_two_writers_is_refused() {
    let (mut one, mut records) = (RecordStorage::default(), Records::new());
    let id = begin(&mut one, "shared");
    assert!(write(&mut records, one.take_changes()));
    let mut other = read(&records);
    play(&mut one, id, 1);
    play(&mut other, id, 2);
    assert!(write(&mut records, one.take_changes()));
    assert!(!write(&mut records, other.take_changes()));
    let (_, mut third) = (begin(&mut one, "a"), read(&records));
    begin(&mut third, "b");
    assert!(write(&mut records, one.take_changes()));
    assert!(
        !write(&mut records, third.take_changes()),
        "the same number"
    );
}

#[test]
fn a_game_that_went_on_elsewhere_is_found_out() {
    let (mut one, mut records) = (RecordStorage::default(), Records::new());
    let id = begin(&mut one, "shared");
    assert!(write(&mut records, one.take_changes()));
    let mut other = read(&records);
    let before = other.load(id).unwrap();
    play(&mut one, id, 1);
    for change in one.take_changes() {
        other
            .take_over(&change.key, change.bytes.as_deref())
            .unwrap();
    }
    assert_eq!(everything(&one), everything(&other));
    let progress = Progress {
        expected: before.revision,
        entries: vec![LogEntry::new(GameAction::Undo, Mover::Person, at(1))],
        summary: before.summary,
    };
    let refused = other.append(id, &progress);
    assert!(matches!(refused, Err(StoreError::ChangedElsewhere(_))));
}

#[test]
fn nothing_changes_while_nothing_can_be_written() {
    let mut storage = RecordStorage::default();
    let id = begin(&mut storage, "full");
    storage.take_changes();
    let before = everything(&storage);
    storage.set_problem(Some(WriteProblem::Full));
    let progress = Progress {
        expected: Revision::FIRST,
        entries: Vec::new(),
        summary: storage.load(id).unwrap().summary,
    };
    assert!(matches!(
        storage.append(id, &progress),
        Err(StoreError::Full)
    ));
    assert!(matches!(storage.trash(&[id], at(1)), Err(StoreError::Full)));
    assert_eq!(everything(&storage), before);
    assert!(!storage.has_changes());
    storage.set_problem(None);
    assert!(storage.append(id, &progress).is_ok());
}

#[test]
fn a_changed_byte_is_found_out() {
    let (mut storage, mut records) = (RecordStorage::default(), Records::new());
    let id = begin(&mut storage, "damage");
    play(&mut storage, id, 20);
    storage.enter_score(id, None, at(1)).unwrap();
    assert!(write(&mut records, storage.take_changes()));
    for (key, bytes) in &records {
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            let taken = RecordStorage::default().take_over(key, Some(&changed));
            assert!(taken.is_err(), "{key} {place}");
            let cut = RecordStorage::default().take_over(key, Some(&bytes[..place]));
            assert!(cut.is_err(), "{key} {place}");
        }
    }
}
