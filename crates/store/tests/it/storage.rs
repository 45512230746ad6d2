//! The promises of `Storage`, for every implementation.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use brikke_engine::{
    Board, Chance, Direction, Game, GameAction, GameResult, Preset, Rules, Seed, Start,
};
use brikke_play::{
    Assistance, BookmarkName, Category, GameName, Mode, Moment, Mover, Origin, PlayerName,
};
use brikke_store::{
    ForeignScore, GameFilter, GameId, GameQuery, LogEntry, MemoryStorage, Milestone, Progress,
    RecordStorage, Revision, Storage, Store, StoreError, Summary,
};

/// Runs a statement about storages against each of them.
fn check(statement: impl Fn(&mut dyn Storage)) {
    statement(&mut MemoryStorage::default());
    statement(&mut Rc::new(RefCell::new(RecordStorage::default())));
    let directory = tempfile::tempdir().unwrap();
    statement(&mut Store::open(directory.path()).unwrap().store);
}

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

fn new_game(seed: &str) -> Game {
    let secret = Seed::new(seed).unwrap().secret();
    Game::start(Rules::default(), Chance::Secret(secret))
}

/// A game with its place in the storage.
struct Played {
    id: GameId,
    game: Game,
    revision: Revision,
    now: u64,
}

impl Played {
    fn begin(storage: &mut dyn Storage, seed: &str, now: u64) -> Played {
        Played::with(storage, new_game(seed), now)
    }

    fn with(storage: &mut dyn Storage, game: Game, now: u64) -> Played {
        let id = storage.begin(&game, Mode::Scored, at(now)).unwrap();
        let revision = Revision::FIRST;
        Played {
            id,
            game,
            revision,
            now,
        }
    }

    fn write(&mut self, storage: &mut dyn Storage, entry: LogEntry) {
        let summary = Summary::of(&self.game, Assistance::default(), Duration::ZERO);
        let progress = Progress {
            expected: self.revision,
            entries: vec![entry],
            summary,
        };
        self.revision = storage.append(self.id, &progress).unwrap();
    }

    fn moves(self, storage: &mut dyn Storage, count: usize) -> Played {
        self.moves_by(Direction::ALL, storage, count)
    }

    /// Plays the first of these ways that is possible, so many times.
    fn moves_by(mut self, ways: [Direction; 4], storage: &mut dyn Storage, count: usize) -> Played {
        for _ in 0..count {
            self.now += 1;
            let turn = ways.iter().find_map(|&way| self.game.play(way).ok());
            let entry = LogEntry::turn(&turn.unwrap(), Mover::Person, at(self.now), Duration::ZERO);
            self.write(storage, entry);
        }
        self
    }

    fn undo(mut self, storage: &mut dyn Storage) -> Played {
        self.game.undo().unwrap();
        let entry = LogEntry::new(GameAction::Undo, Mover::Person, at(self.now));
        self.write(storage, entry);
        self
    }
}

#[test]
fn a_game_comes_back_as_it_was_written() {
    check(|storage| {
        let played = Played::begin(storage, "otters", 5)
            .moves(storage, 30)
            .undo(storage);
        let stored = storage.load(played.id).unwrap();
        assert_eq!(stored.game, played.game);
        assert_eq!((stored.revision, stored.actions), (played.revision, 31));
        assert_eq!((stored.begun, stored.played), (at(5), at(35)));
        assert_eq!(stored.summary.undos, 1);
        assert!(!stored.splits.is_empty());
    });
}

#[test]
fn an_old_revision_is_refused_and_changes_nothing() {
    check(|storage| {
        let mut played = Played::begin(storage, "otters", 0).moves(storage, 3);
        let before = storage.load(played.id).unwrap();
        played.revision = Revision::FIRST;
        let progress = Progress {
            expected: Revision::FIRST,
            entries: vec![LogEntry::new(GameAction::Undo, Mover::Person, at(9))],
            summary: before.summary,
        };
        let refused = storage.append(played.id, &progress);
        assert!(matches!(refused, Err(StoreError::ChangedElsewhere(id)) if id == played.id));
        assert_eq!(storage.load(played.id).unwrap(), before);
    });
}

#[test]
fn only_new_games_are_scored() {
    check(|storage| {
        let board = "2 2 . . / . . . . / . . . . / . . . .".parse().unwrap();
        let start = Start::Position {
            board,
            score: 0,
            moves: 0,
        };
        let game = Game::resume(Rules::default(), None, start).unwrap();
        let refused = storage.begin(&game, Mode::Scored, at(0));
        assert!(matches!(refused, Err(StoreError::NotNew)));
        let id = storage.begin(&game, Mode::Practice, at(0)).unwrap();
        let refused = storage.enter_score(id, None, at(1));
        assert!(matches!(refused, Err(StoreError::Practice(_))));
    });
}

#[test]
fn lists_have_the_game_last_played_first() {
    check(|storage| {
        let old = Played::begin(storage, "old", 0);
        let new = Played::begin(storage, "new", 10).moves(storage, 1);
        let old = old.moves(storage, 20);
        let ids = |query: &GameQuery| -> Vec<GameId> {
            storage
                .games(query)
                .unwrap()
                .iter()
                .map(|game| game.id)
                .collect()
        };
        assert_eq!(ids(&GameQuery::default()), [old.id, new.id]);
        assert_eq!(ids(&GameQuery::ALL), [old.id, new.id]);
        let first = GameQuery {
            limit: 1,
            ..GameQuery::default()
        };
        assert_eq!(ids(&first), [old.id]);
        let finished = GameQuery {
            filter: GameFilter::Finished,
            ..GameQuery::default()
        };
        assert!(ids(&finished).is_empty());
        let unfinished = storage.unfinished().unwrap();
        assert_eq!((unfinished[0].id, unfinished[1].id), (old.id, new.id));
        assert_eq!(unfinished[0].result(), GameResult::Unfinished);
    });
}

#[test]
fn a_practice_game_that_begins_again_stays_the_same_game() {
    check(|storage| {
        let practice = new_game("practice").without_chance();
        let id = storage.begin(&practice, Mode::Practice, at(1)).unwrap();
        let name: GameName = "mine".parse().unwrap();
        storage.rename(id, Some(&name)).unwrap();
        storage.put_analysis(id, "optimal", &[1, 2]).unwrap();
        let revision = storage.load(id).unwrap().revision;
        let start = Start::Position {
            board: "2 4 8 16 / . . . . / . . . . / . . . .".parse().unwrap(),
            score: 40,
            moves: 3,
        };
        let edited = Game::resume(Rules::default(), None, start).unwrap();
        let again = storage.begin_again(id, &edited, at(5)).unwrap();
        assert!(again > revision, "others hear of it");
        let stored = storage.load(id).unwrap();
        assert_eq!(stored.game.board(), edited.board());
        assert_eq!((stored.revision, stored.name), (again, Some(name)));
        assert_eq!((stored.begun, stored.played), (at(1), at(5)));
        assert_eq!(storage.analysis(id, "optimal").unwrap(), None);
        assert_eq!(storage.games(&GameQuery::ALL).unwrap().len(), 1);
        let other = Played::begin(storage, "other", 9).id;
        let refused = storage.begin_again(other, &edited, at(10));
        assert!(matches!(refused, Err(StoreError::NotNew)));
        let missing = storage.begin_again(GameId(99), &edited, at(10));
        assert!(matches!(missing, Err(StoreError::NoSuchGame(_))));
    });
}

#[test]
fn the_best_score_is_that_of_any_game_of_the_person() {
    check(|storage| {
        let rules = Rules::default();
        assert_eq!(storage.best_score(&rules, None).unwrap(), 0);
        let one = Played::begin(storage, "one", 0).moves(storage, 30);
        let other = Played::begin(storage, "other", 10).moves(storage, 60);
        let score = |id| storage.load(id).unwrap().summary.score;
        let (less, more) = (score(one.id), score(other.id));
        assert!(less < more);
        assert_eq!(storage.best_score(&rules, None).unwrap(), more);
        assert_eq!(storage.best_score(&rules, Some(other.id)).unwrap(), less);
        let even = Preset::Even.rules();
        assert_eq!(storage.best_score(&even, None).unwrap(), 0);
    });
}

#[test]
fn bookmarks_are_set_moved_and_removed() {
    check(|storage| {
        let id = Played::begin(storage, "mark", 0).moves(storage, 5).id;
        let name = |text: &str| text.parse::<BookmarkName>().unwrap();
        storage.bookmark(id, &name("b"), 3).unwrap();
        storage.bookmark(id, &name("a"), 1).unwrap();
        storage.bookmark(id, &name("b"), 4).unwrap();
        let stored = storage.load(id).unwrap().bookmarks;
        let places: Vec<_> = stored
            .iter()
            .map(|mark| (mark.name.as_str(), mark.ply))
            .collect();
        assert_eq!(places, [("a", 1), ("b", 4)]);
        assert!(storage.remove_bookmark(id, &name("b")).unwrap());
        assert!(!storage.remove_bookmark(id, &name("b")).unwrap());
    });
}

#[test]
fn scores_are_ranked_and_outlive_their_games() {
    check(|storage| {
        let name = PlayerName::new("Ada").unwrap();
        let low = Played::begin(storage, "low", 0).moves(storage, 20);
        let high = Played::begin(storage, "high", 0).moves(storage, 60);
        assert_eq!(
            storage.enter_score(low.id, Some(&name), at(1)).unwrap(),
            Some(1)
        );
        assert_eq!(storage.enter_score(high.id, None, at(2)).unwrap(), Some(1));
        storage.delete(low.id).unwrap();
        let lines = storage.scores(&Rules::default(), Category::Clean).unwrap();
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.shown_name(), line.game))
            .collect();
        assert_eq!(told, [("?", Some(high.id)), ("Ada", None)]);
        assert!(
            storage
                .scores(&Rules::default(), Category::Assisted)
                .unwrap()
                .is_empty()
        );
        assert_eq!(storage.scored_rules().unwrap(), [Rules::default()]);
        let leaderboard = storage.leaderboard(&Rules::default()).unwrap();
        assert_eq!(leaderboard.best(Category::Clean), Some(high.game.score()));
    });
}

#[test]
fn a_game_from_a_seed_enters_its_own_table_with_help_or_without() {
    check(|storage| {
        let seeded = |text| {
            let seed = Chance::Seed(Seed::new(text).unwrap());
            Game::start(Rules::default(), seed)
        };
        let alone = Played::with(storage, seeded("one"), 0).moves(storage, 20);
        let helped = Played::with(storage, seeded("two"), 0).moves(storage, 30);
        let helped = helped.undo(storage);
        for game in [alone.id, helped.id] {
            assert!(storage.enter_score(game, None, at(9)).unwrap().is_some());
        }
        let lines = |category| storage.scores(&Rules::default(), category).unwrap();
        assert_eq!(lines(Category::Seeded).len(), 2);
        assert_eq!(
            (lines(Category::Clean), lines(Category::Assisted)),
            (vec![], vec![])
        );
        let leaderboard = storage.leaderboard(&Rules::default()).unwrap();
        let best = alone.game.score().max(helped.game.score());
        assert_eq!(leaderboard.best(Category::Seeded), Some(best));
    });
}

#[test]
fn a_clean_score_stays_when_the_game_goes_on_with_help() {
    check(|storage| {
        let played = Played::begin(storage, "otters", 0).moves(storage, 20);
        let (id, clean) = (played.id, played.game.score());
        storage.enter_score(id, None, at(1)).unwrap();
        let played = played.undo(storage).moves(storage, 20);
        storage.enter_score(id, None, at(2)).unwrap();
        let score = |category| {
            let lines = storage.scores(&Rules::default(), category).unwrap();
            let [line] = lines.as_slice() else {
                panic!("{lines:?}")
            };
            (line.game, line.score)
        };
        assert_eq!(score(Category::Clean), (Some(id), clean));
        assert_eq!(score(Category::Assisted), (Some(id), played.game.score()));
        storage.delete(id).unwrap();
        let lines = storage
            .scores(&Rules::default(), Category::Assisted)
            .unwrap();
        assert_eq!(lines[0].game, None);
    });
}

#[test]
fn a_scored_game_with_a_secret_has_a_commitment() {
    check(|storage| {
        let scored = Played::begin(storage, "otters", 0).moves(storage, 5);
        let expected = new_game("otters").commitment();
        assert!(expected.is_some());
        assert_eq!(storage.commitment(scored.id).unwrap(), expected);
        let seed = Chance::Seed(Seed::new("otters").unwrap());
        let seeded = Played::with(storage, Game::start(Rules::default(), seed), 0);
        assert_eq!(storage.commitment(seeded.id).unwrap(), None);
        let practice = storage.begin(&new_game("practice"), Mode::Practice, at(0));
        assert_eq!(storage.commitment(practice.unwrap()).unwrap(), None);
        assert!(storage.commitment(GameId(99)).is_err());
    });
}

#[test]
fn eleven_scores_are_ten_lines() {
    check(|storage| {
        for number in 0..11 {
            let played = Played::begin(storage, &format!("seed {number}"), 0);
            let id = played.moves(storage, 20 + number).id;
            storage.enter_score(id, None, at(number as u64)).unwrap();
            storage.delete(id).unwrap();
        }
        let lines = storage.scores(&Rules::default(), Category::Clean).unwrap();
        assert_eq!(lines.len(), 10);
        assert!(lines.is_sorted_by_key(|line| std::cmp::Reverse(line.score)));
    });
}

#[test]
fn statistics_count_scored_games() {
    check(|storage| {
        let one = Played::begin(storage, "one", 0).moves(storage, 40);
        let other = Played::begin(storage, "other", 0).moves(storage, 10);
        storage
            .begin(&new_game("practice"), Mode::Practice, at(0))
            .unwrap();
        let statistics = storage.statistics(None).unwrap();
        assert_eq!((statistics.games, statistics.moves), (2, 50));
        let points = u128::from(one.game.score() + other.game.score());
        assert_eq!(statistics.points, points);
        assert!(!statistics.fastest.is_empty());
        storage.delete(one.id).unwrap();
        assert_eq!(storage.statistics(None).unwrap().games, 1);
        assert!(matches!(
            storage.load(one.id),
            Err(StoreError::NoSuchGame(_))
        ));
    });
}

/// A game that goes on from another program's board.
fn imported_game() -> Game {
    let board = "
        2 2 . 4 /
        . 8 . . /
        . . . . /
        . . . 16
    ";
    let start = Start::Position {
        board: board.parse().unwrap(),
        score: 1_000,
        moves: 77,
    };
    let chance = Chance::Secret(Seed::new("imported").unwrap().secret());
    Game::resume(Preset::Sudden.rules(), Some(chance), start).unwrap()
}

impl Played {
    fn import(storage: &mut dyn Storage, now: u64) -> Played {
        let game = imported_game();
        let id = storage.begin_imported(&game, at(now)).unwrap();
        let revision = Revision::FIRST;
        Played {
            id,
            game,
            revision,
            now,
        }
    }
}

#[test]
fn an_imported_game_goes_on_with_its_score_and_moves() {
    check(|storage| {
        let played = Played::import(storage, 5).moves(storage, 20).undo(storage);
        let stored = storage.load(played.id).unwrap();
        assert_eq!(stored.game, played.game);
        assert_eq!(stored.mode, Mode::Scored);
        assert_eq!(stored.summary.moves, 77 + 19);
        assert!(stored.summary.score > 1_000);
        // Whatever a writer says of it, a game keeps its origin.
        assert_eq!(stored.summary.assistance.origin, Origin::Imported);
        let line = &storage.games(&GameQuery::default()).unwrap()[0];
        let category = line.summary.category(stored.game.chance());
        assert_eq!(category, Category::Assisted);
    });
}

#[test]
fn only_a_position_with_a_source_of_tiles_is_imported() {
    check(|storage| {
        let without = Game::resume(
            Preset::Sudden.rules(),
            None,
            imported_game().beginning().clone(),
        );
        let mut played = imported_game();
        played.play(Direction::Left).unwrap();
        for game in [new_game("new"), without.unwrap(), played] {
            let refused = storage.begin_imported(&game, at(0));
            assert!(matches!(refused, Err(StoreError::NotNew)));
        }
    });
}

#[test]
fn the_score_of_an_imported_game_is_assisted_and_tells_its_origin() {
    check(|storage| {
        let played = Played::import(storage, 0).moves(storage, 5);
        let rules = Preset::Sudden.rules();
        let entered = storage.enter_score(played.id, None, at(9)).unwrap();
        assert_eq!(entered, Some(1));
        for deleted in [false, true] {
            if deleted {
                storage.delete(played.id).unwrap();
            }
            assert_eq!(storage.scores(&rules, Category::Clean).unwrap(), []);
            let lines = storage.scores(&rules, Category::Assisted).unwrap();
            assert_eq!(lines[0].score, played.game.score());
            assert_eq!(lines[0].moves, 82);
            assert_eq!(lines[0].origin, Origin::Imported);
            assert_eq!(lines[0].game.is_none(), deleted);
        }
        let leaderboard = storage.leaderboard(&rules).unwrap();
        let beside = leaderboard.best_three(Category::Clean);
        assert_eq!(beside[0].score, played.game.score());
    });
}

#[test]
fn imported_games_are_no_part_of_the_statistics() {
    check(|storage| {
        Played::import(storage, 0).moves(storage, 20);
        let statistics = storage.statistics(None).unwrap();
        assert_eq!((statistics.games, statistics.moves), (0, 0));
        assert!(statistics.fastest.is_empty());
    });
}

fn table(lines: &[(&str, u64)]) -> Vec<ForeignScore> {
    let line = |&(name, score): &(&str, u64)| ForeignScore {
        name: PlayerName::new(name).unwrap(),
        score,
    };
    lines.iter().map(line).collect()
}

/// The names and scores of a table.
fn standing(storage: &dyn Storage, rules: &Rules, category: Category) -> Vec<(String, u64)> {
    let lines = storage.scores(rules, category).unwrap().into_iter();
    let told = lines.map(|line| (line.shown_name().to_owned(), line.score));
    told.collect()
}

#[test]
fn the_same_table_adds_nothing_twice() {
    check(|storage| {
        let rules = Preset::Sudden.rules();
        let scores = table(&[("Ana", 60), ("Bia", 50), ("Bia", 50), ("Eva", 0)]);
        let mut import =
            |scores: &[ForeignScore], now| storage.import_scores(&rules, scores, at(now)).unwrap();
        assert_eq!(import(&scores, 1), 4);
        assert_eq!(import(&scores, 2), 0);
        let more = table(&[
            ("Ana", 70),
            ("Ana", 60),
            ("Bia", 50),
            ("Bia", 50),
            ("Bia", 50),
        ]);
        assert_eq!(import(&more, 3), 2);
        let standing = standing(storage, &rules, Category::Assisted);
        let scores: Vec<u64> = standing.iter().map(|&(_, score)| score).collect();
        assert_eq!(scores, [70, 60, 50, 50, 50, 0]);
    });
}

#[test]
fn only_scores_among_the_best_ten_are_new() {
    check(|storage| {
        let rules = Preset::Sudden.rules();
        let high: Vec<(&str, u64)> = (0..8).map(|number| ("Ana", 100 - number)).collect();
        let low: Vec<(&str, u64)> = (0..5).map(|number| ("Bia", 10 - number)).collect();
        assert_eq!(
            storage.import_scores(&rules, &table(&high), at(1)).unwrap(),
            8
        );
        for expected in [2, 0] {
            let entered = storage.import_scores(&rules, &table(&low), at(2)).unwrap();
            assert_eq!(entered, expected);
        }
        let lines = storage.scores(&rules, Category::Assisted).unwrap();
        assert_eq!(lines.len(), 10);
        assert!(lines.iter().all(|line| line.origin == Origin::Imported));
    });
}

#[test]
fn a_table_that_was_exported_brings_back_nothing_new() {
    check(|storage| {
        let rules = Rules::default();
        let clean = Played::begin(storage, "clean", 0).moves(storage, 20);
        storage.enter_score(clean.id, None, at(1)).unwrap();
        let own = table(&[("?", clean.game.score())]);
        assert_eq!(storage.import_scores(&rules, &own, at(2)).unwrap(), 0);
        assert_eq!(standing(storage, &rules, Category::Assisted), []);
    });
}

#[test]
fn an_analysis_stays_with_its_game_and_its_advisor() {
    check(|storage| {
        let game = Played::begin(storage, "otters", 1).moves(storage, 3).id;
        let other = Played::begin(storage, "seals", 9).id;
        assert_eq!(storage.analysis(game, "learned").unwrap(), None);
        storage.put_analysis(game, "learned", b"half").unwrap();
        storage.put_analysis(game, "learned", b"all of it").unwrap();
        storage.put_analysis(game, "corner", b"").unwrap();
        let said = |storage: &dyn Storage, advisor| storage.analysis(game, advisor).unwrap();
        assert_eq!(said(storage, "learned"), Some(b"all of it".to_vec()));
        assert_eq!(said(storage, "corner"), Some(Vec::new()));
        assert_eq!(storage.analysis(other, "learned").unwrap(), None);
    });
}

#[test]
fn an_analysis_goes_with_its_game() {
    check(|storage| {
        let game = Played::begin(storage, "otters", 1).moves(storage, 3).id;
        storage.put_analysis(game, "learned", b"all of it").unwrap();
        storage.delete(game).unwrap();
        let gone = |result: Result<_, StoreError>| {
            assert!(matches!(result, Err(StoreError::NoSuchGame(id)) if id == game));
        };
        gone(storage.analysis(game, "learned").map(|_| ()));
        gone(storage.put_analysis(game, "learned", b"again"));
    });
}

#[test]
fn a_mistake_stays_until_it_is_removed() {
    check(|storage| {
        let board = |text: &str| text.parse::<Board>().unwrap();
        let (first, second) = (board("2 4 / 8 ."), board(". 4 / 8 2"));
        assert_eq!(storage.mistakes("442-64").unwrap(), []);
        storage.add_mistake("442-64", &first).unwrap();
        storage.add_mistake("442-64", &second).unwrap();
        storage.add_mistake("442-64", &first).unwrap();
        storage.add_mistake("L3-256", &second).unwrap();
        assert_eq!(storage.mistakes("442-64").unwrap(), [first, second]);
        assert!(storage.remove_mistake("442-64", &first).unwrap());
        assert!(!storage.remove_mistake("442-64", &first).unwrap());
        assert!(!storage.remove_mistake("442-512", &first).unwrap());
        assert_eq!(storage.mistakes("442-64").unwrap(), [second]);
        assert_eq!(storage.mistakes("L3-256").unwrap(), [second]);
    });
}

#[test]
fn a_game_comes_back_as_it_stood_before_moves_were_taken_back() {
    check(|storage| {
        let mut played = Played::begin(storage, "otters", 1).moves(storage, 6);
        let then = played.game.clone();
        let milestone = Milestone { moves: 6, undos: 0 };
        for _ in 0..3 {
            played = played.undo(storage);
        }
        let mut ways = Direction::ALL;
        ways.reverse();
        let played = played.moves_by(ways, storage, 9);
        assert_ne!(played.game.plies()[..6], *then.plies());
        let found = storage.load_at(played.id, milestone).unwrap().unwrap();
        assert_eq!(found.recording(), then.recording());
        let never = Milestone {
            moves: 99,
            undos: 0,
        };
        assert_eq!(storage.load_at(played.id, never).unwrap(), None);
    });
}
