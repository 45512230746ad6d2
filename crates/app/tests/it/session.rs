//! Playing through a session: everything is saved at once.

use brikke_app::session::{Command, Event, Moment, Session, Update};
use brikke_engine::{Board, Chance, Direction, GameResult, Phase, Preset, Rules, Seed};
use brikke_play::{Category, Edit, Fill, Mode, PlayerName};
use brikke_store::{GameFilter, GameId, GameQuery, MemoryStorage, Storage, Store};
use tempfile::TempDir;

/// A session that begins with a new game.
pub(crate) fn started(
    storage: Box<dyn Storage>,
    rules: Rules,
    chance: Chance,
    practice: Chance,
    now: Moment,
) -> (Session, Update) {
    let mut session = Session::new(storage);
    let update = session.new_game(rules, chance, practice, now);
    (session, update)
}

/// A session that begins with a stored game.
pub(crate) fn resumed(
    storage: Box<dyn Storage>,
    id: GameId,
    practice: Chance,
    now: Moment,
) -> (Session, Update) {
    let mut session = Session::new(storage);
    let update = session.open(id, practice, now).unwrap();
    (session, update)
}

pub(crate) fn chance(seed: &str) -> Chance {
    Chance::Secret(Seed::new(seed).unwrap().secret())
}

pub(crate) fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

pub(crate) fn store(directory: &TempDir) -> Box<dyn Storage> {
    Box::new(Store::open(directory.path()).unwrap().store)
}

pub(crate) fn begin(directory: &TempDir, rules: Rules) -> Session {
    let (session, update) = started(
        store(directory),
        rules,
        chance("otters"),
        chance("p"),
        at(0),
    );
    assert!(update.save_error.is_none());
    session
}

fn apply(session: &mut Session, command: Command, now: u64) -> Vec<Event> {
    let update = session.apply(command, at(now));
    assert!(update.save_error.is_none(), "{:?}", update.save_error);
    update.events
}

/// Makes so many moves, whichever are legal.
pub(crate) fn play(session: &mut Session, moves: usize) {
    for number in 0..moves {
        let way = session
            .game()
            .unwrap()
            .board()
            .legal_directions()
            .next()
            .unwrap();
        apply(session, Command::Move(way), number as u64);
    }
}

/// The game in hand is kept exactly as it stands, for another program too.
pub(crate) fn check_kept(session: &Session, directory: &TempDir) {
    let stored = store(directory).load(session.game_id().unwrap()).unwrap();
    assert_eq!(stored.game, *session.game().unwrap());
    let view = session.view(at(u64::MAX)).unwrap();
    assert_eq!(stored.summary.score, view.score);
    assert_eq!(stored.summary.undos, view.undos);
    assert_eq!(stored.summary.assistance.hints, view.assistance.hints);
}

#[test]
fn every_move_undo_and_redo_is_kept_at_once() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 12);
    check_kept(&session, &directory);
    for command in [Command::Undo, Command::Undo, Command::Redo] {
        apply(&mut session, command, 50);
        check_kept(&session, &directory);
    }
}

#[test]
fn a_jump_to_a_bookmark_is_kept_with_the_bookmark() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 5);
    apply(&mut session, Command::Bookmark("five".parse().unwrap()), 10);
    play(&mut session, 7);
    apply(
        &mut session,
        Command::GoToBookmark("five".parse().unwrap()),
        20,
    );
    check_kept(&session, &directory);
    let stored = store(&directory).load(session.game_id().unwrap()).unwrap();
    assert_eq!(stored.bookmarks[0].name.as_str(), "five");
    assert_eq!(session.view(at(30)).unwrap().moves, 5);
}

#[test]
fn a_left_game_is_taken_up_where_it_was() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 9);
    apply(&mut session, Command::Undo, 30);
    let (id, game) = (session.game_id().unwrap(), session.game().unwrap().clone());
    let (store, save_error) = session.close(at(40));
    assert!(save_error.is_none());
    let (session, update) = resumed(store, id, chance("p"), at(50));
    assert!(matches!(update.events[..], [Event::Resumed { .. }, ..]));
    assert_eq!(*session.game().unwrap(), game);
    assert_eq!(session.view(at(60)).unwrap().undos, 1);
}

#[test]
fn a_game_without_a_move_is_not_stored() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    for command in [Command::Pause, Command::Continue, Command::Pause] {
        apply(&mut session, command, 9);
    }
    let (storage, error) = session.close(at(10));
    assert!(error.is_none());
    assert_eq!(storage.games(&GameQuery::default()).unwrap(), []);
}

#[test]
fn a_new_game_leaves_the_old_one_in_the_store() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 3);
    let first = session.game_id();
    let asked = session
        .new_game(Preset::Even.rules(), chance("new"), chance("p"), at(5))
        .events;
    assert!(matches!(asked[..], [Event::ConfirmationNeeded(_)]));
    apply(&mut session, Command::Confirm, 6);
    assert_eq!(session.game_id(), None, "it has no move yet");
    play(&mut session, 1);
    assert_ne!(session.game_id(), first);
    assert_eq!(store(&directory).unfinished().unwrap().len(), 2);
    // A new game can itself be undone.
    apply(&mut session, Command::Return, 7);
    assert_eq!(session.game_id(), first);
    play(&mut session, 2);
    check_kept(&session, &directory);
}

/// Lets a player take over.
fn take_over(session: &mut Session) {
    let player = "greedy".into();
    apply(session, Command::TakeOver { player }, 1_000);
}

/// Lets the player make a move.
fn step(session: &mut Session, now: u64) {
    let board = *session.game().unwrap().board();
    let direction = board.legal_directions().next().unwrap();
    apply(session, Command::PlayerMoves { board, direction }, now);
}

#[test]
fn the_last_move_of_a_player_does_not_wait() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, crate::stage::rules("2x2", None));
    take_over(&mut session);
    while !session.game().unwrap().phase().is_over() {
        step(&mut session, 1_000);
    }
    check_kept(&session, &directory);
}

#[test]
fn a_player_at_full_speed_is_written_in_groups() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 1);
    take_over(&mut session);
    (0..20).for_each(|number| step(&mut session, 1_000 + number));
    let kept = |session: &Session| store(&directory).load(session.game_id().unwrap()).unwrap();
    assert!(kept(&session).game.plies().len() < 20, "they wait");
    let deadline = session.deadline().unwrap();
    assert!(deadline <= at(1_100));
    assert!(session.tick(deadline).save_error.is_none());
    check_kept(&session, &directory);
    assert_eq!(kept(&session).summary.assistance.player_moves, 20);
    // A person who takes over finds everything written.
    step(&mut session, 2_000);
    apply(&mut session, Command::Undo, 2_001);
    check_kept(&session, &directory);
}

#[test]
fn a_finished_game_enters_the_scores_under_the_name_given() {
    let directory = TempDir::new().unwrap();
    let (mut session, rules, events) = lost(&directory);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::NameWanted(_))),
        "{events:?}"
    );
    apply(
        &mut session,
        Command::EnterName(PlayerName::new("Åse").ok()),
        10,
    );
    let lines = store(&directory).scores(&rules, Category::Clean).unwrap();
    assert_eq!(lines[0].shown_name(), "Åse");
    assert_eq!(lines[0].score, session.view(at(20)).unwrap().score);
    assert_eq!(lines[0].game, session.game_id());
}

#[test]
fn whoever_leaves_when_asked_for_a_name_has_scored() {
    let directory = TempDir::new().unwrap();
    let (session, rules, _) = lost(&directory);
    let score = session.view(at(0)).unwrap().score;
    assert!(session.close(at(10)).1.is_none());
    let lines = store(&directory).scores(&rules, Category::Clean).unwrap();
    assert_eq!((lines.len(), lines[0].score), (1, score));
    assert_eq!(lines[0].name, None);
}

/// A lost game on the smallest board, its rules, and the events of its last
/// move.
fn lost(directory: &TempDir) -> (Session, Rules, Vec<Event>) {
    let rules: Rules = "size=2x2 tiles=2:9,4:1 start=2 goal=none at-goal=continue lost-when=stuck"
        .parse()
        .unwrap();
    let mut session = begin(directory, rules.clone());
    let mut events = Vec::new();
    while !session.view(at(0)).unwrap().phase.is_over() {
        let way = session
            .game()
            .unwrap()
            .board()
            .legal_directions()
            .next()
            .unwrap();
        events = apply(&mut session, Command::Move(way), 0);
    }
    (session, rules, events)
}

#[test]
fn a_practice_board_is_one_record_that_follows_every_edit() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 4);
    for command in [
        Command::Edit(Edit::Fill(Fill::Twos)),
        Command::Edit(Edit::Flip),
    ] {
        apply(&mut session, command, 20);
    }
    apply(&mut session, Command::Move(Direction::Left), 30);
    apply(&mut session, Command::Undo, 31);
    apply(&mut session, Command::Undo, 32);
    let practice = GameQuery {
        filter: GameFilter::Practice,
        with_untouched: true,
        ..GameQuery::default()
    };
    let games = store(&directory).games(&practice).unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].mode, Mode::Practice);
    let kept = store(&directory).load(games[0].id).unwrap();
    assert_eq!(kept.game.board(), session.game().unwrap().board());
}

#[test]
fn what_is_refused_is_not_kept() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    let blocked = |board: &Board| {
        Direction::ALL
            .into_iter()
            .find(|&way| board.slide(way).is_none())
    };
    let way = loop {
        match blocked(session.game().unwrap().board()) {
            Some(way) => break way,
            None => play(&mut session, 1),
        }
    };
    let before = session.game().unwrap().clone();
    let events = apply(&mut session, Command::Move(way), 5);
    assert!(matches!(events[..], [Event::Refused(_)]), "{events:?}");
    assert_eq!(*session.game().unwrap(), before);
    check_kept(&session, &directory);
}

/// Plays a game whose goal is 8 until it is reached.
fn play_to_goal(directory: &TempDir) -> Session {
    let rules = "size=2x2 tiles=2:9,4:1 start=2 goal=8 at-goal=continue lost-when=stuck";
    for seed in 0.. {
        let store = Box::new(MemoryStorage::default());
        let rules: Rules = rules.parse().unwrap();
        let seed = format!("goal {seed}");
        let (mut trial, _) = started(store, rules.clone(), chance(&seed), chance("p"), at(0));
        while trial.view(at(0)).unwrap().phase == Phase::Playing {
            play(&mut trial, 1);
        }
        if trial.view(at(0)).unwrap().phase == Phase::GoalReached {
            let store = self::store(directory);
            let (mut session, _) = started(store, rules, chance(&seed), chance("p"), at(0));
            let moves = trial.game().unwrap().plies().len();
            play(&mut session, moves);
            return session;
        }
    }
    unreachable!()
}

#[test]
fn taking_the_win_finishes_the_game_for_good() {
    let directory = TempDir::new().unwrap();
    let mut session = play_to_goal(&directory);
    let id = session.game_id().unwrap();
    assert_eq!(store(&directory).unfinished().unwrap().len(), 1);
    apply(&mut session, Command::Finish, 5_000);
    assert!(!session.view(at(6_000)).unwrap().clock_runs);

    let store = store(&directory);
    assert!(
        store.unfinished().unwrap().is_empty(),
        "Continue offers nothing"
    );
    let line = &store.games(&GameQuery::default()).unwrap()[0];
    assert_eq!(line.result(), GameResult::Won);
    assert!(line.summary.phase.is_over());
    let (mut again, update) = resumed(store, id, chance("p"), at(9_000));
    assert!(!update.events.contains(&Event::GoalReached), "{update:?}");

    // Undo takes the decision back, on disk too.
    apply(&mut again, Command::Undo, 9_500);
    assert_eq!(again.view(at(9_500)).unwrap().phase, Phase::GoalReached);
    assert_eq!(self::store(&directory).unfinished().unwrap().len(), 1);
}
