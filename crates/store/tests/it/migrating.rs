//! Stores that an earlier program left.

use std::path::Path;
use std::time::Duration;

use brikke_engine::{Direction, Rules};
use brikke_play::{Category, Mode, Moment, Mover, Origin};
use brikke_store::{GameId, GameQuery, LogEntry, PlayedBy, Progress, Storage, Store, Summary};
use rusqlite::Connection;
use rusqlite::types::Value;

/// What a program of format 2 left. Nothing in it is new in that format, so
/// that it may as well be of format 1.
const LEFT: &str = include_str!("../data/stores/v2.sql");

/// What a program of format 3 left: games from seeds, and some that went on
/// after they were finished.
const LEFT_3: &str = include_str!("../data/stores/v3.sql");

/// What a program of format 4 left: a person's games, clean and with help, a
/// machine's, and one that the person began and a machine played on.
const LEFT_4: &str = include_str!("../data/stores/v4.sql");

/// What a program of format 6 left: a person's games with a name, an analysis and
/// an undo, one from a seed, a machine's, and a deleted one. A program of format 5
/// left the same but for the analysis.
const LEFT_6: &str = include_str!("../data/stores/v6.sql");

/// The advisor of the analysis in it.
const ADVISOR: &str = "optimal, tiles optimal, brikke 0.2.0";

/// Every table with the columns that it had, and the order of its rows; those
/// columns of games and splits apart that format 5 tells anew, and the records,
/// which only clean games hold since then.
const TABLES: [(&str, &str, &str); 8] = [
    ("register", "identity, games, unfinished, checksum", "games"),
    ("rules", "id, text, checksum", "id"),
    (
        "games",
        "id, rules, mode, phase, score, moves, best, merges, time, figures_checksum, begun, \
         played, revision, actions, chain, bookmarks, undos, hints, player_moves",
        "id",
    ),
    ("beginnings", "game, recording, checksum", "game"),
    ("actions", "game, number, code, at", "game, number"),
    ("splits", "game, rank, ply, time", "game, rank"),
    ("bookmarks", "game, name, ply, checksum", "game, name"),
    // A line that turns out to be imported, or of a game from a seed, gets
    // another checksum; the category had another name.
    (
        "scores",
        "id, rules, score, at, moves, best, undos, game, name",
        "id",
    ),
];

fn left_in(directory: &Path, version: u32) {
    let left = match version {
        5 | 6 => LEFT_6,
        4 => LEFT_4,
        3 => LEFT_3,
        _ => LEFT,
    };
    let connection = Connection::open(directory.join("games.sqlite")).unwrap();
    connection
        .pragma_update(None, "journal_mode", "wal")
        .unwrap();
    connection.execute_batch(left).unwrap();
    if version == 5 {
        connection.execute_batch("DROP TABLE analyses").unwrap();
    }
    connection
        .pragma_update(None, "user_version", version)
        .unwrap();
}

/// Opens the store and checks that nothing was set aside.
fn opened(directory: &Path) -> Store {
    let opened = Store::open(directory).unwrap();
    assert_eq!(opened.quarantined, None);
    opened.store
}

fn rows(directory: &Path) -> Vec<Vec<Vec<Value>>> {
    let connection = Connection::open(directory.join("games.sqlite")).unwrap();
    let table = |&(table, columns, order): &(&str, &str, &str)| {
        let sql = format!("SELECT {columns} FROM {table} ORDER BY {order}");
        let mut statement = connection.prepare(&sql).unwrap();
        let count = statement.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..count).map(|column| row.get(column)).collect();
        let rows = statement.query_map((), row).unwrap();
        rows.collect::<Result<Vec<Vec<Value>>, _>>().unwrap()
    };
    TABLES.iter().map(table).collect()
}

/// Runs a statement about a store of each earlier format, once it is open.
fn check(statement: impl Fn(&Path, Store)) {
    for version in [1, 2] {
        let directory = tempfile::tempdir().unwrap();
        left_in(directory.path(), version);
        let store = opened(directory.path());
        statement(directory.path(), store);
    }
}

#[test]
fn no_row_is_lost_or_changed() {
    for version in [1, 2] {
        let directory = tempfile::tempdir().unwrap();
        left_in(directory.path(), version);
        let before = rows(directory.path());
        opened(directory.path()).check_integrity().unwrap();
        let after = rows(directory.path());
        for ((table, ..), (before, after)) in TABLES.iter().zip(before.iter().zip(&after)) {
            assert!(!before.is_empty(), "{table}");
            assert_eq!(before, after, "{table}");
        }
    }
}

#[test]
fn every_game_can_be_read_and_means_what_it_meant() {
    check(|_, store| {
        let games = store.games(&GameQuery::default()).unwrap();
        let told: Vec<_> = games
            .iter()
            .map(|game| (game.id.0, game.mode, game.summary.score, game.summary.moves))
            .collect();
        let expected = [
            (6, Mode::Practice, 352, 60),
            (5, Mode::Practice, 9876, 543),
            (4, Mode::Scored, 108, 25),
            (3, Mode::Scored, 16, 5),
            (2, Mode::Scored, 96, 18),
            (1, Mode::Scored, 4, 3),
        ];
        assert_eq!(told, expected);
        for game in games {
            let stored = store.load(game.id).unwrap();
            assert_eq!(stored.summary, game.summary);
            assert_eq!(stored.summary.assistance.origin, Origin::Played);
        }
        let bookmarks = store.load(GameId(2)).unwrap().bookmarks;
        assert_eq!(
            (bookmarks[0].name.as_str(), bookmarks[0].ply),
            ("corner", 16)
        );
        let statistics = store.statistics(None).unwrap();
        assert_eq!(
            (statistics.games, statistics.won, statistics.points),
            (4, 1, 224)
        );
        // Every game came from a seed, or was helped.
        assert_eq!(statistics.fastest, []);
    });
}

#[test]
fn scores_from_elsewhere_are_told_from_those_of_games() {
    check(|_, store| {
        let origins = |rules: &Rules, category| -> Vec<(String, Origin)> {
            let lines = store.scores(rules, category).unwrap().into_iter();
            let told = lines.map(|line| (line.shown_name().to_owned(), line.origin));
            told.collect()
        };
        let rules = store.scored_rules().unwrap();
        let [small, sudden] = rules.as_slice() else {
            panic!("{rules:?}")
        };
        let played = |name: &str| [(name.to_owned(), Origin::Played)];
        // Both games came from a seed.
        let expected = [played("Cauê"), played("Åse")].concat();
        assert_eq!(origins(small, Category::Seeded), expected);
        let table = origins(sudden, Category::Assisted);
        assert_eq!(table.len(), 8);
        assert_eq!(table[0].0, "Cauê Scotti");
        assert!(table.iter().all(|(_, origin)| *origin == Origin::Imported));
    });
}

#[test]
fn scores_of_games_from_a_seed_move_to_a_table_of_their_own() {
    let directory = tempfile::tempdir().unwrap();
    left_in(directory.path(), 3);
    let store = opened(directory.path());
    store.check_integrity().unwrap();
    let names = |rules: &Rules, category| -> Vec<String> {
        let lines = store.scores(rules, category).unwrap();
        lines.iter().map(|line| line.shown_name().into()).collect()
    };
    let rules = store.scored_rules().unwrap();
    let [endless, to_four] = rules.as_slice() else {
        panic!("{rules:?}")
    };
    assert_eq!(names(endless, Category::Clean), ["Unn"]);
    assert_eq!(names(endless, Category::Assisted), [""; 0]);
    assert_eq!(names(endless, Category::Seeded), ["Bo", "Ida", "Ola"]);
    assert_eq!(names(to_four, Category::Clean), ["Bo", "Bo", "Eva"]);
    assert_eq!(names(to_four, Category::Seeded), ["Lars"]);
}

#[test]
fn games_that_went_on_after_finishing_turn_out_to_be_assisted() {
    let directory = tempfile::tempdir().unwrap();
    left_in(directory.path(), 3);
    let store = opened(directory.path());
    let undos = |id| {
        let stored = store.load(GameId(id)).unwrap();
        assert_eq!(stored.summary.undos, stored.game.undos());
        stored.summary.undos
    };
    let counted: Vec<u64> = (1..=8).map(undos).collect();
    assert_eq!(counted, [0, 1, 0, 1, 1, 0, 0, 0]);
    assert!(store.load(GameId(5)).unwrap().summary.is_assisted());
}

#[test]
fn games_of_an_earlier_store_know_who_played_them() {
    let directory = tempfile::tempdir().unwrap();
    left_in(directory.path(), 4);
    let store = opened(directory.path());
    store.check_integrity().unwrap();
    let games = store.games(&GameQuery::default()).unwrap();
    let players: Vec<String> = games
        .iter()
        .rev()
        .map(|game| game.played_by.to_string())
        .collect();
    let unknown = PlayedBy::UNKNOWN;
    assert_eq!(players, ["person", unknown, unknown, "person", unknown]);
    for game in games {
        let board = *store.load(game.id).unwrap().game.board();
        assert_eq!(game.summary.board, Some(board));
    }
    let mine = store.statistics(None).unwrap();
    assert_eq!((mine.games, mine.moves), (2, 8));
    // Only the clean game holds records.
    let holders = mine.fastest.iter().map(|record| record.by_time.game);
    assert!(holders.eq([GameId(1)]));
}

#[test]
fn scores_of_machines_move_to_a_table_of_their_own() {
    let directory = tempfile::tempdir().unwrap();
    left_in(directory.path(), 4);
    let store = opened(directory.path());
    let rules = store.scored_rules().unwrap();
    let names = |category| -> Vec<String> {
        let lines = rules
            .iter()
            .flat_map(|rules| store.scores(rules, category).unwrap());
        lines.map(|line| line.shown_name().to_owned()).collect()
    };
    assert_eq!(names(Category::Clean), ["Ada"]);
    assert_eq!(names(Category::Assisted), ["Bo"]);
    assert_eq!(names(Category::Machine), ["Eva"]);
}

#[test]
fn a_store_of_every_format_opens() {
    for version in 1..=6 {
        let directory = tempfile::tempdir().unwrap();
        left_in(directory.path(), version);
        let store = opened(directory.path());
        store.check_integrity().unwrap();
        let games = store.games(&GameQuery::default()).unwrap();
        assert!(games.len() > 3, "format {version}");
        for game in games {
            let stored = store.load(game.id).unwrap();
            assert_eq!(stored.summary, game.summary, "format {version}");
        }
    }
}

#[test]
fn names_the_trash_and_machines_of_an_earlier_store_are_as_they_were() {
    for version in [5, 6] {
        let directory = tempfile::tempdir().unwrap();
        left_in(directory.path(), version);
        let mut store = opened(directory.path());
        let analysis = store.analysis(GameId(1), ADVISOR).unwrap();
        assert_eq!(analysis.is_some(), version == 6);
        assert_eq!(store.restore_trash().unwrap(), [GameId(5)]);
        let games = store.games(&GameQuery::default()).unwrap();
        let name = games.last().and_then(|game| game.name.as_ref());
        assert_eq!(name.unwrap().as_str(), "on the train");
        let players: Vec<String> = games
            .iter()
            .map(|game| game.played_by.to_string())
            .collect();
        assert_eq!(players, ["person", "person", "corner", "person", "person"]);
    }
}

#[test]
fn a_game_goes_on_where_it_was() {
    check(|directory, mut store| {
        let stored = store.load(GameId(2)).unwrap();
        let mut game = stored.game;
        let turn = Direction::ALL.iter().find_map(|&way| game.play(way).ok());
        let (now, time) = (
            Moment::from_millis(1_800_000_000_000),
            Duration::from_secs(9),
        );
        let progress = Progress {
            expected: stored.revision,
            entries: vec![LogEntry::turn(&turn.unwrap(), Mover::Person, now, time)],
            summary: Summary::of(&game, stored.summary.assistance, time),
        };
        store.append(stored.id, &progress).unwrap();
        drop(store);
        let again = opened(directory);
        assert_eq!(again.load(GameId(2)).unwrap().game, game);
        again.check_integrity().unwrap();
    });
}

/// What cannot be read is found by whoever reads it; the rest is brought over.
#[test]
fn a_damaged_line_does_not_stop_the_others() {
    let directory = tempfile::tempdir().unwrap();
    left_in(directory.path(), 2);
    let connection = Connection::open(directory.path().join("games.sqlite")).unwrap();
    connection
        .execute("UPDATE scores SET score = 3 WHERE id = 9", ())
        .unwrap();
    drop(connection);
    let store = opened(directory.path());
    assert_eq!(store.load(GameId(2)).unwrap().summary.score, 96);
    assert!(store.check_integrity().unwrap_err().is_damage());
}
