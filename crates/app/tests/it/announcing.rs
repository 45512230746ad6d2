//! Nothing is announced as saved that is not.

use std::cell::Cell;
use std::rc::Rc;

use crate::session::started;
use brikke_app::session::{Command, Event, Moment, Session};
use brikke_engine::{Chance, Rules, Seed};
use brikke_play::{Category, Edit, Fill, Refusal};
use brikke_store::StoreError;

use crate::failing::FailingStorage;

fn chance(seed: &str) -> Chance {
    Chance::Secret(Seed::new(seed).unwrap().secret())
}

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

fn begin(rules: Rules) -> (Session, Rc<Cell<bool>>) {
    let storage = FailingStorage::default();
    let full = storage.switch();
    let storage = Box::new(storage);
    let (session, update) = started(storage, rules, chance("otters"), chance("p"), at(0));
    assert!(update.save_error.is_none());
    (session, full)
}

fn move_once(session: &mut Session) {
    let way = session
        .game()
        .unwrap()
        .board()
        .legal_directions()
        .next()
        .unwrap();
    session.apply(Command::Move(way), at(1));
}

fn bookmarks(session: &Session) -> usize {
    let stored = session.storage().load(session.game_id().unwrap()).unwrap();
    stored.bookmarks.len()
}

fn is_bookmarked(event: &Event) -> bool {
    matches!(event, Event::Bookmarked { .. })
}

#[test]
fn a_bookmark_that_cannot_be_written_is_announced_once_it_is() {
    let (mut session, full) = begin(Rules::default());
    move_once(&mut session);
    full.set(true);
    let update = session.apply(Command::Bookmark("here".parse().unwrap()), at(10));
    assert!(matches!(update.save_error, Some(StoreError::Full)));
    assert!(!update.events.iter().any(is_bookmarked), "{update:?}");
    assert_eq!(bookmarks(&session), 0);

    full.set(false);
    let update = session.apply(Command::Pause, at(20));
    assert!(update.save_error.is_none());
    assert!(update.events.iter().any(is_bookmarked), "{update:?}");
    assert_eq!(bookmarks(&session), 1);
}

#[test]
fn a_practice_game_refuses_bookmarks() {
    let (mut session, _) = begin(Rules::default());
    session.apply(Command::Edit(Edit::Fill(Fill::Twos)), at(5));
    let update = session.apply(Command::Bookmark("here".parse().unwrap()), at(10));
    assert_eq!(update.events, [Event::Refused(Refusal::PracticeBookmark)]);
}

#[test]
fn a_pause_and_the_last_write_say_that_they_failed() {
    let (mut session, full) = begin(Rules::default());
    full.set(true);
    move_once(&mut session);
    let update = session.apply(Command::Pause, at(10));
    assert!(matches!(update.save_error, Some(StoreError::Full)));
    let (_, error) = session.close(at(20));
    assert!(matches!(error, Some(StoreError::Full)));
}

#[test]
fn what_waited_is_written_at_closing() {
    let (mut session, full) = begin(Rules::default());
    move_once(&mut session);
    full.set(true);
    move_once(&mut session);
    full.set(false);
    let (id, game) = (session.game_id().unwrap(), session.game().unwrap().clone());
    let (storage, error) = session.close(at(20));
    assert!(error.is_none(), "{error:?}");
    assert_eq!(storage.load(id).unwrap().game, game);
}

/// Plays until the end, where the score waits for a name.
fn play_to_end() -> (Session, Rc<Cell<bool>>, Rules) {
    let rules = "size=2x2 tiles=2:9,4:1 start=2 goal=none at-goal=continue lost-when=stuck";
    let rules: Rules = rules.parse().unwrap();
    let (mut session, full) = begin(rules.clone());
    while !session.view(at(1)).unwrap().phase.is_over() {
        move_once(&mut session);
    }
    assert!(session.view(at(2)).unwrap().name_wanted.is_some());
    (session, full, rules)
}

#[test]
fn a_score_without_a_name_is_stored_when_the_next_game_begins() {
    let (mut session, _, rules) = play_to_end();
    let (id, score) = (session.game_id(), session.game().unwrap().score());
    let update = session.new_game(rules.clone(), chance("next"), chance("p"), at(10));
    assert!(
        update
            .events
            .iter()
            .any(|event| matches!(event, Event::EnteredLeaderboard { .. })),
        "{update:?}"
    );
    let lines = session.storage().scores(&rules, Category::Clean).unwrap();
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].game, lines[0].score), (id, score));
    assert_eq!(lines[0].name, None);
}

#[test]
fn a_score_that_cannot_be_written_is_not_announced() {
    let (mut session, full, rules) = play_to_end();
    full.set(true);
    let update = session.apply(Command::EnterName("Ada".parse().ok()), at(10));
    assert!(update.events.is_empty(), "{update:?}");
    assert!(matches!(update.save_error, Some(StoreError::Full)));
    full.set(false);
    session.apply(Command::Pause, at(20));
    let lines = session.storage().scores(&rules, Category::Clean).unwrap();
    assert_eq!(lines[0].shown_name(), "Ada");
}
