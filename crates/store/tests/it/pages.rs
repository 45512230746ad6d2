//! Pages of games, compared with the slow and obvious way to make them: list
//! everything, filter, sort, and take the first games.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use brikke_engine::{Chance, Direction, Game, Overrides, Preset, Rules, Seed, Size};
use brikke_play::{Assistance, GameName, Mode, Moment, Mover};
use brikke_store::{
    GameFilter, GameId, GameLine, GameQuery, GameSort, LogEntry, Progress, RecordStorage, Revision,
    Storage, Store, Summary, Who,
};

const FILTERS: [GameFilter; 6] = [
    GameFilter::All,
    GameFilter::Finished,
    GameFilter::Unfinished,
    GameFilter::Practice,
    GameFilter::Won,
    GameFilter::Lost,
];

/// More than eight times a short page with its spare rows, so that a page of
/// rare games has to be read a third time.
const GAMES: u64 = 360;

/// Every hundredth game has this name.
const RARE: &str = "otters";

/// Small boards, on which games are soon over: full, or with a goal.
fn rules(number: u64) -> Rules {
    let (preset, goal) = match number % 9 {
        0 => (Preset::Classic, "8".parse().ok()),
        1..=4 => (Preset::Sudden, None),
        _ => (Preset::Even, None),
    };
    let overrides = Overrides {
        size: Size::new(2, 2).ok(),
        goal,
        ..Overrides::default()
    };
    Rules::new(preset, overrides).unwrap()
}

/// Who moves in this game.
fn mover(number: u64) -> Mover {
    if number.is_multiple_of(40) {
        Mover::Player("corner".to_owned())
    } else {
        Mover::Person
    }
}

/// Begins a game and plays some moves in it; many games are equal in score,
/// moves, tile, time or date.
fn play(storage: &mut dyn Storage, number: u64) -> GameId {
    let secret = Seed::new(number.to_string()).unwrap().secret();
    let mut game = Game::start(rules(number), Chance::Secret(secret));
    let mode = match number % 50 {
        7 => Mode::Practice,
        _ => Mode::Scored,
    };
    let now = Moment::from_millis(1_000 + number * 7 % 90);
    let id = storage.begin(&game, mode, now).unwrap();
    let (time, by) = (Duration::from_secs(number * 11 % 60), mover(number));
    let mut entries = Vec::new();
    for _ in 0..number % 7 {
        let ways = Direction::ALL.iter();
        let Some(turn) = ways.copied().find_map(|way| game.play(way).ok()) else {
            break;
        };
        entries.push(LogEntry::turn(&turn, by.clone(), now, time));
    }
    let mut assistance = Assistance::default();
    let moves = entries.len() as u64;
    match by {
        Mover::Person => assistance.person_moves = moves,
        Mover::Player(_) => assistance.player_moves = moves,
    }
    let progress = Progress {
        expected: Revision::FIRST,
        summary: Summary::of(&game, assistance, time),
        entries,
    };
    storage.append(id, &progress).unwrap();
    id
}

fn fill(storage: &mut dyn Storage) {
    for number in 0..GAMES {
        let id = play(storage, number);
        if number % 100 == 6 {
            let name = GameName::new(RARE).unwrap();
            storage.rename(id, Some(&name)).unwrap();
        }
    }
    // The newest of all, so that the first rows of a page are all in the trash.
    let newest = GameQuery {
        limit: 60,
        ..GameQuery::ALL
    };
    let newest = storage.games(&newest).unwrap();
    let newest: Vec<GameId> = newest.iter().map(|game| game.id).collect();
    storage.trash(&newest, Moment::from_millis(9_000)).unwrap();
}

/// Every filter, with every player, name and kind of help.
fn selections() -> Vec<GameQuery> {
    let mut queries = Vec::new();
    for filter in FILTERS {
        for who in [Who::All, Who::Person, Who::Machines] {
            for text in [None, Some(RARE.to_owned())] {
                for (assisted, with_untouched) in [(None, true), (None, false), (Some(true), false)]
                {
                    queries.push(GameQuery {
                        filter,
                        who,
                        text: text.clone(),
                        assisted,
                        with_untouched,
                        since: with_untouched.then(|| Moment::from_millis(1_030)),
                        rules: assisted.map(|_| rules(0)),
                        ..GameQuery::ALL
                    });
                }
            }
        }
    }
    queries
}

/// The slow and obvious way.
fn obvious(all: &[GameLine], query: &GameQuery) -> Vec<GameLine> {
    let selected = all.iter().filter(|game| query.selects(game));
    let mut games: Vec<GameLine> = selected.cloned().collect();
    games.sort_by(|one, other| query.sort.compare(one, other));
    games.truncate(query.limit);
    games
}

fn check(storage: &mut dyn Storage) {
    fill(storage);
    let everything = GameQuery {
        with_untouched: true,
        ..GameQuery::ALL
    };
    let all = storage.games(&everything).unwrap();
    assert_eq!(all.len() as u64, GAMES - 60);
    for selection in selections() {
        for sort in GameSort::ALL {
            for limit in [0, 1, 3, 40, 290, 1_000] {
                let query = GameQuery {
                    sort,
                    limit,
                    ..selection.clone()
                };
                let page = storage.games(&query).unwrap();
                assert_eq!(page, obvious(&all, &query), "{query:?}");
            }
        }
    }
}

#[test]
fn a_page_of_the_database_is_the_first_part_of_the_whole_list() {
    let directory = tempfile::tempdir().unwrap();
    check(&mut Store::open(directory.path()).unwrap().store);
}

#[test]
fn a_page_of_a_browser_is_the_first_part_of_the_whole_list() {
    check(&mut Rc::new(RefCell::new(RecordStorage::default())));
}

/// The pages above are worth comparing: each kind of game is there, and so rare
/// that more rows than the spare ones are left out.
#[test]
fn rare_games_are_there() {
    let mut storage = Rc::new(RefCell::new(RecordStorage::default()));
    fill(&mut storage);
    for filter in FILTERS {
        let query = GameQuery {
            filter,
            ..GameQuery::ALL
        };
        assert!(storage.games(&query).unwrap().len() > 3, "{filter:?}");
    }
    let rare = GameQuery {
        text: Some(RARE.to_owned()),
        ..GameQuery::ALL
    };
    assert_eq!(storage.games(&rare).unwrap().len(), 3);
}
