//! Who played a game, its name, the trash, and lists of games: for every
//! implementation of `Storage`.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use brikke_engine::{Chance, Direction, Game, Preset, Rules, Seed};
use brikke_play::{Assistance, Category, GameName, Mode, Moment, Mover, PlayerName};
use brikke_store::{
    GameFilter, GameId, GameQuery, GameSort, LogEntry, MemoryStorage, PlayedBy, Progress,
    RecordStorage, Revision, Storage, Store, StoreError, Summary, Who,
};

/// Runs a statement about storages against each of them.
fn check(statement: impl Fn(&mut dyn Storage)) {
    statement(&mut MemoryStorage::default());
    statement(&mut Rc::new(RefCell::new(RecordStorage::default())));
    let directory = tempfile::tempdir().unwrap();
    let mut store = Store::open(directory.path()).unwrap().store;
    statement(&mut store);
    store.check_integrity().unwrap();
}

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

fn chance(seed: &str) -> Chance {
    Chance::Secret(Seed::new(seed).unwrap().secret())
}

/// A game in a storage, and who has moved in it how often.
struct Table {
    id: GameId,
    game: Game,
    assistance: Assistance,
    revision: Revision,
    now: u64,
}

impl Table {
    fn begin(storage: &mut dyn Storage, rules: Rules, seed: &str, now: u64) -> Table {
        let game = Game::start(rules, chance(seed));
        let id = storage.begin(&game, Mode::Scored, at(now)).unwrap();
        Table {
            id,
            game,
            assistance: Assistance::default(),
            revision: Revision::FIRST,
            now,
        }
    }

    fn moves(mut self, storage: &mut dyn Storage, by: &Mover, count: usize) -> Table {
        for _ in 0..count {
            let ways = Direction::ALL.iter();
            let Some(turn) = ways.copied().find_map(|way| self.game.play(way).ok()) else {
                break;
            };
            self.now += 1;
            match by {
                Mover::Person => self.assistance.person_moves += 1,
                Mover::Player(_) => self.assistance.player_moves += 1,
            }
            let time = Duration::from_millis(self.now);
            let progress = Progress {
                expected: self.revision,
                entries: vec![LogEntry::turn(&turn, by.clone(), at(self.now), time)],
                summary: Summary::of(&self.game, self.assistance, time),
            };
            self.revision = storage.append(self.id, &progress).unwrap();
        }
        self
    }
}

fn by(name: &str) -> Mover {
    Mover::Player(name.to_owned())
}

/// A game with so many moves of the person.
fn persons(storage: &mut dyn Storage, seed: &str, moves: usize) -> Table {
    let table = Table::begin(storage, Rules::default(), seed, 1_000);
    table.moves(storage, &Mover::Person, moves)
}

/// A game with so many moves of a machine.
fn machines(storage: &mut dyn Storage, seed: &str, moves: usize) -> Table {
    let table = Table::begin(storage, Rules::default(), seed, 2_000);
    table.moves(storage, &by("random"), moves)
}

fn ids(storage: &dyn Storage, query: &GameQuery) -> Vec<u64> {
    let games = storage.games(query).unwrap();
    games.iter().map(|game| game.id.0).collect()
}

#[test]
fn a_game_knows_who_played_it() {
    check(|storage| {
        persons(storage, "a", 5);
        machines(storage, "b", 5);
        // A person's game with some moves of a player, and a player's in which
        // a person made one move of twenty.
        persons(storage, "c", 5).moves(storage, &by("greedy"), 5);
        persons(storage, "d", 1).moves(storage, &by("corner"), 19);
        let mut games = storage.games(&GameQuery::ALL).unwrap();
        games.sort_by_key(|game| game.id);
        let players: Vec<String> = games
            .iter()
            .map(|game| game.played_by.to_string())
            .collect();
        assert_eq!(players, ["person", "random", "person", "corner"]);
        let stored = storage.load(GameId(2)).unwrap();
        assert_eq!(stored.played_by, PlayedBy::Machine("random".into()));
    });
}

#[test]
fn a_person_who_takes_over_makes_the_game_theirs() {
    check(|storage| {
        let table = machines(storage, "a", 19).moves(storage, &Mover::Person, 1);
        let played_by = |storage: &dyn Storage| storage.load(GameId(1)).unwrap().played_by;
        assert_eq!(played_by(storage), PlayedBy::Machine("random".into()));
        table.moves(storage, &Mover::Person, 1);
        assert_eq!(played_by(storage), PlayedBy::Person);
    });
}

#[test]
fn two_hundred_games_of_a_machine_change_nothing_in_a_persons_statistics() {
    check(|storage| {
        persons(storage, "mine", 30);
        let mine = storage.statistics(None).unwrap();
        assert_eq!((mine.games, mine.moves), (1, 30));
        assert!(!mine.fastest.is_empty());
        for number in 0..200 {
            machines(storage, &number.to_string(), 2);
        }
        assert_eq!(storage.statistics(None).unwrap(), mine);
        let theirs = storage.statistics_of(Who::Machines, None).unwrap();
        assert_eq!((theirs.games, theirs.moves), (200, 400));
        assert_eq!(theirs.fastest, []);
        let all = storage.statistics_of(Who::All, None).unwrap();
        assert_eq!((all.games, all.fastest), (201, mine.fastest));
    });
}

#[test]
fn only_clean_games_hold_records() {
    check(|storage| {
        let mut helped = Table::begin(storage, Rules::default(), "fast", 0);
        helped.assistance.hints = 1;
        helped.moves(storage, &Mover::Person, 20);
        assert_eq!(storage.statistics(None).unwrap().fastest, []);
        let seeded = Game::start(Rules::default(), Chance::Seed(Seed::new("known").unwrap()));
        let seeded = Table {
            id: storage.begin(&seeded, Mode::Scored, at(0)).unwrap(),
            game: seeded,
            assistance: Assistance::default(),
            revision: Revision::FIRST,
            now: 0,
        };
        seeded.moves(storage, &Mover::Person, 20);
        assert_eq!(storage.statistics(None).unwrap().fastest, []);
        let clean = persons(storage, "slow", 20);
        let records = storage.statistics(None).unwrap().fastest;
        assert!(records.iter().all(|record| record.by_time.game == clean.id));
        assert!(!records.is_empty());
    });
}

#[test]
fn a_game_that_a_machine_takes_over_holds_no_record_any_more() {
    check(|storage| {
        let fastest = |storage: &dyn Storage| storage.statistics(None).unwrap().fastest;
        let mut mine = persons(storage, "mine", 20);
        let first = fastest(storage);
        assert!(first.iter().all(|record| record.by_moves.game == mine.id));
        assert!(!first.is_empty());
        mine.assistance.player_moves = 400;
        let taken = mine.moves(storage, &by("corner"), 1);
        assert_eq!(fastest(storage), []);
        let other = persons(storage, "other", 20);
        let holders = fastest(storage);
        assert!(
            holders
                .iter()
                .all(|record| record.by_moves.game == other.id)
        );
        // A machine's game holds none when it comes out of the trash either.
        storage.trash(&[taken.id], at(1)).unwrap();
        storage.restore_trash().unwrap();
        assert_eq!(fastest(storage), holders);
        // It stays assisted, however long the person plays on.
        taken.moves(storage, &Mover::Person, 2);
        assert_eq!(fastest(storage), holders);
    });
}

#[test]
fn a_game_that_becomes_assisted_holds_no_record_any_more() {
    check(|storage| {
        let fastest = |storage: &dyn Storage| storage.statistics(None).unwrap().fastest;
        let mut mine = persons(storage, "mine", 20);
        assert!(!fastest(storage).is_empty());
        mine.assistance.hints = 1;
        mine.moves(storage, &Mover::Person, 1);
        assert_eq!(fastest(storage), []);
    });
}

#[test]
fn machines_have_a_table_of_scores_with_their_names() {
    check(|storage| {
        let rules = Rules::default();
        let person = persons(storage, "a", 20);
        let machine = machines(storage, "b", 20);
        let name = PlayerName::new("Ada").ok();
        storage
            .enter_score(person.id, name.as_ref(), at(1))
            .unwrap();
        storage.enter_score(machine.id, None, at(2)).unwrap();
        let names = |category| -> Vec<String> {
            let lines = storage.scores(&rules, category).unwrap();
            lines.iter().map(|line| line.shown_name().into()).collect()
        };
        assert_eq!(names(Category::Clean), ["Ada"]);
        assert_eq!(names(Category::Machine), ["random"]);
        assert!(names(Category::Assisted).is_empty());
    });
}

#[test]
fn a_name_is_given_changed_and_taken_away() {
    check(|storage| {
        let table = persons(storage, "a", 3);
        let name = GameName::new("on the train").unwrap();
        storage.rename(table.id, Some(&name)).unwrap();
        assert_eq!(storage.load(table.id).unwrap().name, Some(name.clone()));
        // Whoever plays goes on, and the name stays.
        let table = table.moves(storage, &Mover::Person, 1);
        assert_eq!(storage.games(&GameQuery::ALL).unwrap()[0].name, Some(name));
        storage.rename(table.id, None).unwrap();
        assert_eq!(storage.load(table.id).unwrap().name, None);
        let missing = storage.rename(GameId(9), None).unwrap_err();
        assert!(matches!(missing, StoreError::NoSuchGame(GameId(9))));
    });
}

#[test]
fn a_trashed_game_is_gone_and_can_be_restored() {
    check(|storage| {
        let table = persons(storage, "a", 30);
        persons(storage, "b", 20);
        storage.enter_score(table.id, None, at(1)).unwrap();
        let before = (
            storage.games(&GameQuery::ALL).unwrap(),
            storage.statistics(None).unwrap(),
            storage.scores(&Rules::default(), Category::Clean).unwrap(),
        );
        storage.trash(&[table.id], at(5)).unwrap();
        assert_eq!(ids(storage, &GameQuery::ALL), [2]);
        assert_eq!(storage.unfinished().unwrap().len(), 1);
        assert_eq!(storage.statistics(None).unwrap().games, 1);
        let records = storage.statistics(None).unwrap().fastest;
        assert!(
            records
                .iter()
                .all(|record| record.by_moves.game != table.id)
        );
        let gone = |error| matches!(error, StoreError::NoSuchGame(_));
        assert!(gone(storage.load(table.id).unwrap_err()));
        assert!(gone(storage.trash(&[table.id], at(6)).unwrap_err()));
        let scores = storage.scores(&Rules::default(), Category::Clean).unwrap();
        assert_eq!((scores.len(), scores[0].game), (1, None));
        assert_eq!(storage.restore_trash().unwrap(), [table.id]);
        let after = (
            storage.games(&GameQuery::ALL).unwrap(),
            storage.statistics(None).unwrap(),
            storage.scores(&Rules::default(), Category::Clean).unwrap(),
        );
        assert_eq!(before, after);
        assert_eq!(storage.restore_trash().unwrap(), []);
    });
}

#[test]
fn who_plays_on_takes_the_game_out_of_the_trash() {
    check(|storage| {
        let table = persons(storage, "a", 20);
        let fastest = storage.statistics(None).unwrap().fastest;
        storage.trash(&[table.id], at(5)).unwrap();
        // Time that has passed is no move.
        let progress = Progress {
            expected: table.revision,
            entries: Vec::new(),
            summary: Summary::of(&table.game, table.assistance, Duration::from_secs(9)),
        };
        let revision = storage.append(table.id, &progress).unwrap();
        assert_eq!(ids(storage, &GameQuery::ALL), [0; 0]);
        let table = Table { revision, ..table };
        let table = table.moves(storage, &Mover::Person, 1);
        assert_eq!(ids(storage, &GameQuery::ALL), [table.id.0]);
        assert_eq!(storage.statistics(None).unwrap().fastest, fastest);
        assert_eq!(storage.restore_trash().unwrap(), []);
    });
}

#[test]
fn the_next_deletion_empties_the_trash() {
    check(|storage| {
        for seed in ["a", "b", "c"] {
            persons(storage, seed, 3);
        }
        storage.trash(&[GameId(1), GameId(2)], at(5)).unwrap();
        assert_eq!(storage.trashed().unwrap(), [GameId(1), GameId(2)]);
        storage.trash(&[GameId(3), GameId(3)], at(6)).unwrap();
        assert_eq!(storage.trashed().unwrap(), [GameId(3)]);
        assert_eq!(storage.restore_trash().unwrap(), [GameId(3)]);
        assert_eq!(storage.trashed().unwrap(), []);
        assert_eq!(ids(storage, &GameQuery::ALL), [3]);
    });
}

#[test]
fn a_deletion_that_fails_changes_nothing() {
    check(|storage| {
        persons(storage, "a", 3);
        persons(storage, "b", 3);
        storage.trash(&[GameId(1)], at(4)).unwrap();
        assert!(storage.trash(&[GameId(2), GameId(7)], at(5)).is_err());
        assert_eq!(ids(storage, &GameQuery::ALL), [2]);
        assert_eq!(storage.restore_trash().unwrap(), [GameId(1)]);
    });
}

/// What is in the trash is on disk: a program that dies loses nothing.
#[test]
fn another_program_can_restore_the_trash() {
    let directory = tempfile::tempdir().unwrap();
    let open = || Store::open(directory.path()).unwrap().store;
    let mut store = open();
    persons(&mut store, "a", 9);
    store.trash(&[GameId(1)], at(5)).unwrap();
    std::mem::forget(store);
    assert_eq!(open().restore_trash().unwrap(), [GameId(1)]);
    assert_eq!(open().load(GameId(1)).unwrap().summary.moves, 9);
}

/// Four games: 1 and 3 the person's, 2 and 4 of machines; 3 under other rules
/// and with help; 5 untouched.
fn several(storage: &mut dyn Storage) {
    persons(storage, "a", 30);
    machines(storage, "b", 10);
    let even = Table::begin(storage, Preset::Even.rules(), "c", 3_000);
    even.moves(storage, &Mover::Person, 20)
        .moves(storage, &by("greedy"), 5);
    let corner = Table::begin(storage, Rules::default(), "d", 4_000);
    corner.moves(storage, &by("corner"), 40);
    Table::begin(storage, Rules::default(), "e", 5_000);
    let name = GameName::new("Été à Lyon").unwrap();
    storage.rename(GameId(1), Some(&name)).unwrap();
}

#[test]
fn lists_are_filtered() {
    check(|storage| {
        several(storage);
        let all = || GameQuery::ALL;
        let cases: [(GameQuery, &[u64]); 11] = [
            (all(), &[4, 3, 2, 1]),
            (
                GameQuery {
                    with_untouched: true,
                    ..all()
                },
                &[5, 4, 3, 2, 1],
            ),
            (
                GameQuery {
                    who: Who::Person,
                    ..all()
                },
                &[3, 1],
            ),
            (
                GameQuery {
                    who: Who::Machines,
                    ..all()
                },
                &[4, 2],
            ),
            (
                GameQuery {
                    machine: Some("corner".into()),
                    ..all()
                },
                &[4],
            ),
            (
                GameQuery {
                    rules: Some(Preset::Even.rules()),
                    ..all()
                },
                &[3],
            ),
            (
                GameQuery {
                    rules: Some(Preset::Sudden.rules()),
                    ..all()
                },
                &[],
            ),
            (
                GameQuery {
                    assisted: Some(false),
                    ..all()
                },
                &[1],
            ),
            (
                GameQuery {
                    since: Some(at(3_000)),
                    ..all()
                },
                &[4, 3],
            ),
            (
                GameQuery {
                    filter: GameFilter::Won,
                    ..all()
                },
                &[],
            ),
            (GameQuery { limit: 2, ..all() }, &[4, 3]),
        ];
        for (query, expected) in cases {
            assert_eq!(ids(storage, &query), expected, "{query:?}");
        }
    });
}

#[test]
fn lists_are_searched() {
    check(|storage| {
        several(storage);
        let found = |text: &str| {
            let text = Some(text.to_owned());
            ids(
                storage,
                &GameQuery {
                    text,
                    ..GameQuery::ALL
                },
            )
        };
        assert_eq!(found("été"), [1]);
        assert_eq!(found(" LYON "), [1]);
        assert_eq!(found("corn"), [4]);
        assert_eq!(found("even"), [3]);
        assert_eq!(found("2"), [2]);
        assert_eq!(found("nothing like it"), [0; 0]);
    });
}

#[test]
fn lists_are_sorted_and_equal_games_newest_first() {
    check(|storage| {
        several(storage);
        for sort in GameSort::ALL {
            let listed = storage
                .games(&GameQuery {
                    sort,
                    ..GameQuery::ALL
                })
                .unwrap();
            let mut expected = storage.games(&GameQuery::ALL).unwrap();
            expected.sort_by(|one, other| sort.compare(one, other));
            assert_eq!(listed, expected, "{sort:?}");
        }
        let moves = GameQuery {
            sort: GameSort::Moves,
            ..GameQuery::ALL
        };
        assert_eq!(ids(storage, &moves), [4, 1, 3, 2]);
    });
}

#[test]
fn untouched_games_are_not_continued() {
    check(|storage| {
        Table::begin(storage, Rules::default(), "a", 1);
        assert_eq!(storage.unfinished().unwrap(), []);
    });
}

#[test]
fn a_line_has_the_board_as_it_stands() {
    check(|storage| {
        let table = persons(storage, "a", 12);
        let line = &storage.games(&GameQuery::ALL).unwrap()[0];
        assert_eq!(line.summary.board, Some(*table.game.board()));
    });
}
