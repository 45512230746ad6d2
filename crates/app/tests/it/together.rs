//! Two programs on one game: nothing that was announced is discarded.

use brikke_app::Input;
use brikke_app::session::{Command, Event, Session, Update};
use brikke_engine::{Direction, GameAction, Ply, Rules};
use brikke_play::{BookmarkName, Mode};
use brikke_store::{GameFilter, GameId, GameQuery, Store, StoreError};
use tempfile::TempDir;

use crate::failing::FailingStorage;
use crate::session::{at, begin, chance, check_kept, play, resumed, store};
use crate::stage::Stage;

/// A legal move of the game as this program sees it.
fn legal(session: &Session) -> Direction {
    let mut legal = session.game().unwrap().board().legal_directions();
    legal.next().unwrap()
}

/// The moves that people have heard of.
fn announced(update: &Update) -> Vec<Ply> {
    let moves = update.events.iter().filter_map(|event| match event {
        Event::Acted {
            action: GameAction::Play(ply),
            ..
        } => Some(*ply),
        _ => None,
    });
    moves.collect()
}

#[test]
fn the_one_that_is_behind_catches_up_and_announces_no_move() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 3);
    let id = session.game_id().unwrap();
    let (mut other, _) = resumed(store(&directory), id, chance("p"), at(9));
    play(&mut other, 4);
    let way = legal(&session);
    let update = session.apply(Command::Move(way), at(20));
    assert_eq!(update.caught_up.unwrap().set_aside, 0);
    assert!(update.save_error.is_none(), "{:?}", update.save_error);
    assert_eq!(announced(&update), []);
    assert_eq!(session.game().unwrap(), other.game().unwrap());
    play(&mut session, 1);
    check_kept(&session, &directory);
}

#[test]
fn two_programs_that_take_turns_at_will_lose_no_announced_move() {
    let directory = TempDir::new().unwrap();
    let mut first = begin(&directory, Rules::default());
    play(&mut first, 1);
    let id = first.game_id().unwrap();
    let (second, _) = resumed(store(&directory), id, chance("p"), at(9));
    let mut programs = [first, second];
    let mut plies = programs[0].game().unwrap().plies().to_vec();
    let mut caught_up = 0;
    for turn in 0..300_u64 {
        // Runs of one to three moves, in no regular order.
        let program = &mut programs[usize::from(turn * 7 % 5 < 2)];
        let way = legal(program);
        let update = program.apply(Command::Move(way), at(100 + turn));
        assert!(update.save_error.is_none(), "{:?}", update.save_error);
        caught_up += usize::from(update.caught_up.is_some());
        plies.extend(announced(&update));
        if store(&directory).load(id).unwrap().game.phase().is_over() {
            break;
        }
    }
    assert!(caught_up > 20, "{caught_up}");
    assert_eq!(store(&directory).load(id).unwrap().game.plies(), plies);
}

#[test]
fn a_board_that_is_still_the_same_takes_the_move() {
    let directory = TempDir::new().unwrap();
    let mut session = begin(&directory, Rules::default());
    play(&mut session, 3);
    let id = session.game_id().unwrap();
    let (mut other, _) = resumed(store(&directory), id, chance("p"), at(9));
    let name = BookmarkName::new("here").unwrap();
    other.apply(Command::Bookmark(name), at(10));
    other.apply(Command::Continue, at(11));
    other.apply(Command::Pause, at(12));
    let way = legal(&session);
    let update = session.apply(Command::Move(way), at(20));
    assert!(update.caught_up.is_none());
    assert_eq!(announced(&update).len(), 1);
    check_kept(&session, &directory);
}

/// Two programs on one game, one of which made two moves on a full disk.
fn behind_with_unsaved_moves(directory: &TempDir) -> (Session, Session, Vec<Ply>) {
    let mut begun = begin(directory, Rules::default());
    play(&mut begun, 1);
    let id = begun.game_id().unwrap();
    let failing = FailingStorage::around(Store::open(directory.path()).unwrap().store);
    let full = failing.switch();
    let (mut session, _) = resumed(Box::new(failing), id, chance("p"), at(9));
    full.set(true);
    let mut shown = session.game().unwrap().plies().to_vec();
    for turn in 0..2 {
        let way = legal(&session);
        let update = session.apply(Command::Move(way), at(10 + turn));
        assert!(matches!(update.save_error, Some(StoreError::Full)));
        shown.extend(announced(&update));
    }
    assert_eq!(session.unsaved().unwrap().moves, 2);
    let (mut other, _) = resumed(store(directory), id, chance("p"), at(12));
    other.apply(Command::Undo, at(13));
    play(&mut other, 5);
    full.set(false);
    (session, other, shown)
}

/// The moves of the only practice game in the store.
fn practised(directory: &TempDir) -> Vec<Ply> {
    let practice = GameQuery {
        filter: GameFilter::Practice,
        ..GameQuery::default()
    };
    let games = store(directory).games(&practice).unwrap();
    assert_eq!(games.len(), 1);
    let game = store(directory).load(games[0].id).unwrap();
    assert_eq!(game.mode, Mode::Practice);
    assert!(game.game.chance().is_none(), "it does not tell what comes");
    game.game.plies().to_vec()
}

#[test]
fn unsaved_moves_of_a_game_that_went_on_elsewhere_become_a_game_of_their_own() {
    let directory = TempDir::new().unwrap();
    let (mut session, other, shown) = behind_with_unsaved_moves(&directory);
    let way = legal(&session);
    let update = session.apply(Command::Move(way), at(2_000));
    assert_eq!(update.caught_up.unwrap().set_aside, 2);
    assert_eq!(announced(&update), []);
    assert_eq!(session.game().unwrap(), other.game().unwrap());
    assert_eq!(session.unsaved(), None);
    assert_eq!(practised(&directory), shown);
}

#[test]
fn unsaved_moves_of_a_game_that_was_left_become_a_game_of_their_own() {
    let directory = TempDir::new().unwrap();
    let mut begun = begin(&directory, Rules::default());
    play(&mut begun, 1);
    let id = begun.game_id().unwrap();
    let failing = FailingStorage::around(Store::open(directory.path()).unwrap().store);
    let full = failing.switch();
    let (mut session, _) = resumed(Box::new(failing), id, chance("p"), at(9));
    full.set(true);
    let way = legal(&session);
    let mut shown = session.game().unwrap().plies().to_vec();
    shown.extend(announced(&session.apply(Command::Move(way), at(10))));
    session.new_game(Rules::default(), chance("new"), chance("p"), at(11));
    session.apply(Command::Confirm, at(11));
    let (mut other, _) = resumed(store(&directory), id, chance("p"), at(12));
    play(&mut other, 5);
    full.set(false);
    let update = session.tick(at(20_000));
    assert!(update.save_error.is_none(), "{:?}", update.save_error);
    assert_eq!(session.unsaved(), None);
    assert_eq!(practised(&directory), shown);
    assert_eq!(
        store(&directory).load(id).unwrap().game,
        *other.game().unwrap()
    );
}

#[test]
fn the_score_of_moves_that_do_not_count_enters_no_table() {
    let directory = TempDir::new().unwrap();
    let rules: Rules = "size=2x2 tiles=2:9,4:1 start=2 goal=none at-goal=continue lost-when=stuck"
        .parse()
        .unwrap();
    let mut begun = begin(&directory, rules.clone());
    play(&mut begun, 1);
    let id = begun.game_id().unwrap();
    let failing = FailingStorage::around(Store::open(directory.path()).unwrap().store);
    let full = failing.switch();
    let (mut session, _) = resumed(Box::new(failing), id, chance("p"), at(9));
    full.set(true);
    while !session.game().unwrap().phase().is_over() {
        let way = legal(&session);
        session.apply(Command::Move(way), at(10));
    }
    let (mut other, _) = resumed(store(&directory), id, chance("p"), at(12));
    play(&mut other, 1);
    full.set(false);
    let name = brikke_play::PlayerName::new("Zed").ok();
    let update = session.apply(Command::EnterName(name), at(20_000));
    assert!(update.caught_up.is_some());
    let entered = |event: &Event| matches!(event, Event::EnteredLeaderboard { .. });
    assert!(!update.events.iter().any(entered), "{:?}", update.events);
    for category in brikke_play::Category::ALL {
        assert_eq!(store(&directory).scores(&rules, category).unwrap(), []);
    }
}

/// Two programs on a game that a third one has deleted; the second is a move
/// behind.
fn on_deleted(directory: &TempDir) -> (Session, Session, GameId) {
    let mut session = begin(directory, Rules::default());
    play(&mut session, 3);
    let id = session.game_id().unwrap();
    let (behind, _) = resumed(store(directory), id, chance("p"), at(9));
    play(&mut session, 1);
    store(directory).trash(&[id], at(2_000)).unwrap();
    (session, behind, id)
}

#[test]
fn who_plays_on_in_a_deleted_game_restores_it_and_hears_of_it() {
    let directory = TempDir::new().unwrap();
    let (mut session, mut behind, id) = on_deleted(&directory);
    for program in [&mut behind, &mut session] {
        let way = legal(program);
        let update = program.apply(Command::Move(way), at(3_000));
        assert!(update.save_error.is_none(), "{:?}", update.save_error);
        assert!(update.has_restored);
        assert_eq!(store(&directory).trashed().unwrap(), []);
        let way = legal(program);
        let again = program.apply(Command::Move(way), at(3_100));
        assert!(!again.has_restored, "said once");
        store(&directory).trash(&[id], at(4_000)).unwrap();
    }
    // The last deletion can be undone as any other.
    assert_eq!(store(&directory).restore_trash().unwrap(), [id]);
    let plies = session.game().unwrap().plies();
    assert_eq!(store(&directory).load(id).unwrap().game.plies(), plies);
}

#[test]
fn who_only_leaves_a_deleted_game_leaves_it_deleted() {
    let directory = TempDir::new().unwrap();
    let (mut session, mut behind, id) = on_deleted(&directory);
    for program in [&mut behind, &mut session] {
        let update = program.finish(at(3_000));
        assert!(update.save_error.is_none(), "{:?}", update.save_error);
        assert!(!update.has_restored);
        assert_eq!(program.unsaved(), None);
        assert_eq!(store(&directory).trashed().unwrap(), [id]);
    }
}

#[test]
fn the_terminal_shows_what_another_program_plays() {
    let directory = TempDir::new().unwrap();
    let mut stage = Stage::playing_on(Store::open(directory.path()).unwrap().store);
    stage.press("left down right up").wait(2_000);
    let moves: usize = stage.moves().parse().unwrap();
    let games = store(&directory).games(&GameQuery::default()).unwrap();
    let (mut other, _) = resumed(store(&directory), games[0].id, chance("p"), stage.now());
    play(&mut other, 3);
    stage.wait(2_000);
    assert_eq!(stage.moves(), (moves + 3).to_string());
    assert!(stage.note().starts_with("You played on elsewhere"));
    // Who looks at something else is left alone.
    stage.input(Input::FocusLost);
    play(&mut other, 1);
    stage.wait(2_000);
    assert_eq!(stage.moves(), (moves + 3).to_string());
    stage.input(Input::FocusGained).wait(2_000);
    assert_eq!(stage.moves(), (moves + 4).to_string());
}
