//! The list of games: whose they are, filters, names, the trash.

use std::time::Duration;

use brikke_app::page::{Body, Listing, SearchField};
use brikke_app::{FieldValue, Input, Options, lines};
use brikke_engine::{Chance, Direction, Game, Preset, Recording, Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_play::{Assistance, Mode, Moment, Mover};
use brikke_store::{
    GameId, GameQuery, LogEntry, MemoryStorage, Progress, Revision, Storage, Summary,
};

use crate::stage::{Stage, options};

/// Adds a game with so many moves, of the person or of this machine.
fn add(storage: &mut MemoryStorage, rules: &Rules, machine: Option<&str>, moves: u64) {
    let seed = format!("{machine:?} {moves}");
    let secret = Seed::new(&seed).unwrap().secret();
    let mut game = Game::start(rules.clone(), Chance::Secret(secret));
    let earlier = storage.games(&GameQuery::ALL).unwrap().len() as u64;
    let now = Moment::from_millis(1_000 + 100 * earlier);
    let id = storage.begin(&game, Mode::Scored, now).unwrap();
    let by = machine.map_or(Mover::Person, |name| Mover::Player(name.to_owned()));
    let mut entries = Vec::new();
    let mut assistance = Assistance::default();
    for _ in 0..moves {
        let ways = Direction::ALL.into_iter();
        let turn = ways.map(|way| game.play(way)).find_map(Result::ok).unwrap();
        entries.push(LogEntry::turn(&turn, by.clone(), now, Duration::ZERO));
        match machine {
            None => assistance.person_moves += 1,
            Some(_) => assistance.player_moves += 1,
        }
    }
    let progress = Progress {
        expected: Revision::FIRST,
        entries,
        summary: Summary::of(&game, assistance, Duration::from_secs(moves)),
    };
    storage.append(id, &progress).unwrap();
}

/// The list of games: 1 and 3 are the person's, 2 and 4 of machines, 3 under
/// other rules.
fn listed() -> Stage {
    let mut storage = MemoryStorage::default();
    add(&mut storage, &Rules::default(), None, 20);
    add(&mut storage, &Rules::default(), Some("random"), 30);
    add(&mut storage, &Preset::Even.rules(), None, 10);
    add(&mut storage, &Rules::default(), Some("greedy"), 5);
    on(storage)
}

fn on(storage: MemoryStorage) -> Stage {
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        ..options()
    });
    stage.press("4");
    stage
}

fn listing(stage: &Stage) -> Listing {
    match stage.page().body {
        Body::Listing(listing) => listing,
        other => panic!("no list: {other:?}"),
    }
}

/// The numbers of the games that are listed.
fn search(stage: &Stage) -> SearchField {
    listing(stage).search.unwrap()
}

fn numbers(stage: &Stage) -> Vec<String> {
    let rows = listing(stage).rows;
    rows.iter().map(|row| row.cells[0].text()).collect()
}

fn selected(stage: &Stage) -> String {
    let listing = listing(stage);
    listing.rows[listing.selected.unwrap()].cells[0].text()
}

#[test]
fn the_persons_games_come_first_and_machines_have_a_tab() {
    let mut stage = listed();
    assert_eq!(numbers(&stage), ["3", "1"]);
    assert_eq!(listing(&stage).tabs, ["Yours", "Machines", "All"]);
    stage.input(Input::Tab(1));
    assert_eq!(numbers(&stage), ["4", "2"]);
    assert_eq!(listing(&stage).rows[0].cells[5].text(), "greedy");
    stage.press("f");
    assert_eq!(numbers(&stage), ["4", "3", "2", "1"]);
    assert_eq!(listing(&stage).rows[1].cells[5].text(), "you");
}

#[test]
fn a_row_says_everything_about_its_game() {
    let stage = listed();
    let listing = listing(&stage);
    let row = &listing.rows[1];
    let cells: Vec<String> = row.cells.iter().map(brikke_app::page::Cell::text).collect();
    assert_eq!(&cells[..2], ["1", "Classic"]);
    assert_eq!(cells[7], "20");
    assert_eq!(&cells[4..6], ["unfinished", "you"]);
    assert_eq!(&cells[8..], ["0:20", "none"]);
    assert!(cells[6].contains("19"), "a date: {}", cells[6]);
    assert!(row.board.is_some());
    assert_eq!(cells.len(), listing.columns.len());
}

#[test]
fn the_list_is_filtered_and_sorted_and_the_selected_game_stays_so() {
    let mut stage = listed();
    stage.press("f f down");
    assert_eq!(selected(&stage), "3");
    // Sorted by score, by the largest tile, by moves.
    stage.press("s s s");
    assert_eq!(numbers(&stage), ["2", "1", "3", "4"]);
    assert_eq!(selected(&stage), "3");
    stage.input(Input::Set(1, FieldValue::Option(2)));
    assert_eq!(numbers(&stage), ["3"]);
    stage.input(Input::Set(1, FieldValue::Option(0)));
    stage.input(Input::Set(0, FieldValue::Option(2)));
    assert_eq!(numbers(&stage), [""; 0]);
    assert_eq!(
        listing(&stage).message.unwrap().text,
        "No games of this kind."
    );
}

#[test]
fn searching_narrows_the_list_with_every_letter() {
    let mut stage = listed();
    stage.press("f f");
    assert!(!search(&stage).is_focused);
    stage.press("/");
    assert!(search(&stage).is_focused);
    assert_eq!(stage.page().caret, Some(0));
    stage.press("g");
    assert_eq!(search(&stage).text, "g");
    assert_eq!(numbers(&stage), ["4"]);
    stage.press("backspace");
    assert_eq!(numbers(&stage).len(), 4);
    stage.input(Input::Write("even".to_owned()));
    assert_eq!(numbers(&stage), ["3"]);
    stage.press("enter");
    assert!(!search(&stage).is_focused);
    assert_eq!(numbers(&stage), ["3"]);
    // Esc ends the search, and only that.
    stage.press("/ esc");
    assert_eq!(numbers(&stage).len(), 4);
    assert_eq!(search(&stage).text, "");
}

#[test]
fn a_row_that_is_clicked_has_the_keyboard_and_not_the_search_any_longer() {
    let mut stage = listed();
    stage.input(Input::Set(3, FieldValue::Text("c".to_owned())));
    assert!(search(&stage).is_focused);
    stage.input(Input::Mark(0));
    assert!(!search(&stage).is_focused);
    stage.press("v");
    assert!(matches!(stage.page().body, Body::Replay(_)));
}

#[test]
fn esc_clears_a_search_before_it_leaves_and_tab_goes_to_the_next_tab() {
    let mut stage = listed();
    stage.press("tab");
    assert_eq!(numbers(&stage), ["4", "2"]);
    stage.press("/ g r enter");
    assert_eq!(numbers(&stage), ["4"]);
    stage.press("esc");
    assert_eq!(numbers(&stage), ["4", "2"]);
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Menu(_)));
}

#[test]
fn a_text_that_a_face_writes_into_the_search_filters_too() {
    let mut stage = listed();
    stage.press("f f");
    stage.input(Input::Set(3, FieldValue::Text("even".to_owned())));
    assert_eq!(numbers(&stage), ["3"]);
    // Arrows go through what is found.
    stage.press("down esc");
    assert_eq!(numbers(&stage).len(), 4);
}

#[test]
fn a_game_is_exported_and_the_game_in_hand_stays() {
    let mut stage = listed();
    let in_hand = stage.app.page(stage.now()).window_title;
    stage.press("f f down down e enter");
    let path = stage.dialog().field.unwrap();
    let number = selected(&stage);
    assert_eq!(path, format!("brikke-{number}.brikke-game"));
    stage.press("enter");
    let bytes = &stage.disk[&path];
    let written = Recording::read(std::str::from_utf8(bytes).unwrap()).unwrap();
    let listed = listing(&stage);
    let row = &listed.rows[listed.selected.unwrap()];
    assert_eq!(row.cells[2].text(), written.score().to_string());
    assert_eq!(stage.app.page(stage.now()).window_title, in_hand);
}

#[test]
fn a_game_gets_a_name() {
    let mut stage = listed();
    stage.press("n");
    stage.input(Input::Write("on the train".to_owned()));
    stage.press("enter");
    assert_eq!(
        listing(&stage).rows[0].cells[1].text(),
        "on the train (Even)"
    );
    stage.press("n");
    assert_eq!(stage.dialog().field.as_deref(), Some("on the train"));
    stage.input(Input::Set(0, FieldValue::Text("x".repeat(41))));
    stage.press("enter");
    assert!(stage.dialog().problem.is_some());
    stage.press("esc");
    assert_eq!(
        listing(&stage).rows[0].cells[1].text(),
        "on the train (Even)"
    );
}

#[test]
fn deleting_is_undone_by_one_key() {
    let mut stage = listed();
    stage.press("x");
    assert_eq!(numbers(&stage), ["1"]);
    assert_eq!(stage.note(), "Game 3 deleted. Press z to bring it back.");
    stage.press("z");
    assert_eq!(numbers(&stage), ["3", "1"]);
    assert_eq!(selected(&stage), "3");
    assert_eq!(stage.note(), "Game 3 restored.");
    stage.press("z");
    assert_eq!(stage.note(), "There is no deleted game to bring back.");
}

#[test]
fn every_deletion_of_a_visit_is_undone_the_latest_first() {
    let mut stage = listed();
    stage.press("f f x x x");
    assert_eq!(numbers(&stage), ["1"]);
    stage.press("z");
    assert_eq!(numbers(&stage), ["2", "1"]);
    assert_eq!(selected(&stage), "2");
    stage.press("z z");
    assert_eq!(numbers(&stage), ["4", "3", "2", "1"]);
    stage.press("z");
    assert_eq!(stage.note(), "There is no deleted game to bring back.");
    // What is deleted last of all can be brought back on the next visit.
    stage.press("x x esc 4 f f z");
    assert_eq!(numbers(&stage), ["4", "3", "2", "1"]);
}

#[test]
fn the_link_of_the_selected_game_is_copied() {
    let mut stage = listed();
    stage.press("down c");
    let link = stage.copied.last().unwrap();
    assert_eq!(Recording::read(link).unwrap().plies().len(), 20);
}

#[test]
fn every_button_has_a_key_that_does_the_same() {
    let stage = listed();
    let buttons = listing(&stage).buttons;
    let keys: Vec<&str> = buttons
        .iter()
        .filter_map(|hint| hint.key.as_deref())
        .collect();
    assert_eq!(keys, ["enter", "v", "a", "n", "x", "e", "c", "z", "/", "o"]);
}

#[test]
fn typed_lines_name_an_action_and_a_game() {
    let stage = listed();
    let locale = Locale::new(Language::English);
    let inputs =
        |line: &str| match lines::understand(line, lines::Timing::Answering, &stage.page(), locale)
        {
            lines::Line::Inputs(inputs) => inputs,
            other => panic!("{other:?}"),
        };
    let expected = [Input::Mark(1), Input::press("x")];
    assert_eq!(inputs("delete 1"), expected);
    assert_eq!(inputs("x 1"), expected);
    assert_eq!(inputs("share 1"), [Input::Mark(1), Input::press("c")]);
}

#[test]
fn a_machines_game_is_not_continued() {
    let mut storage = MemoryStorage::default();
    add(&mut storage, &Rules::default(), None, 7);
    add(&mut storage, &Rules::default(), Some("random"), 30);
    let mut stage = Stage::new(Options {
        storage: Box::new(storage),
        start: brikke_app::FirstScreen::Continue,
        ..options()
    });
    stage.press("esc");
    stage.press("4");
    assert_eq!(listing(&stage).rows[0].cells[7].text(), "7");
    assert_eq!(numbers(&stage).len(), 1, "no new game was begun");
}

/// Ten thousand games are read once, and nothing is built but what is looked
/// at.
#[test]
fn of_ten_thousand_games_only_the_rows_that_are_seen_are_built() {
    let mut storage = MemoryStorage::default();
    for _ in 0..10_000 {
        add(&mut storage, &Rules::default(), None, 1);
    }
    let mut stage = on(storage);
    let rows = listing(&stage).rows;
    assert_eq!((rows.len(), rows.built()), (10_000, 0));
    for _ in 0..50 {
        stage.press("page-down");
        assert!(listing(&stage).rows.get(0).is_some());
    }
    // The first row, and those whose selection was announced.
    assert_eq!(listing(&stage).rows.built(), 51);
}

/// Nothing that needs a game is offered where there is none.
#[test]
fn an_empty_list_offers_a_game() {
    for place in ["4", "5", "6"] {
        let mut stage = Stage::new(options());
        let keys = stage.press(place).page().keys;
        assert_eq!(keys[0].does, "play", "{place}");
        let rows = ["rename", "delete", "replay", "choose"];
        assert!(!keys.iter().any(|hint| rows.contains(&hint.does.as_str())));
        stage.press("p");
        assert_eq!(stage.moves(), "0");
    }
}

#[test]
fn the_game_that_was_played_last_comes_first() {
    let mut storage = MemoryStorage::default();
    add(&mut storage, &Rules::default(), None, 20);
    add(&mut storage, &Rules::default(), None, 10);
    let id = GameId(1);
    let stored = storage.load(id).unwrap();
    let mut game = stored.game.clone();
    let ways = Direction::ALL.into_iter();
    let turn = ways.map(|way| game.play(way)).find_map(Result::ok).unwrap();
    let later = Moment::from_millis(90_000);
    let entries = vec![LogEntry::turn(&turn, Mover::Person, later, Duration::ZERO)];
    let assistance = stored.summary.assistance;
    let progress = Progress {
        expected: stored.revision,
        entries,
        summary: Summary::of(&game, assistance, Duration::from_secs(21)),
    };
    storage.append(id, &progress).unwrap();
    let stage = on(storage);
    assert_eq!(numbers(&stage), ["1", "2"]);
}

#[test]
fn a_board_that_was_set_up_has_no_points_and_is_listed_once_it_is_played() {
    for set_up in ["e 6 4 esc", "e D esc"] {
        let mut stage = Stage::playing(brikke_engine::Rules::default());
        for key in ["left", "down", "right", "up"].iter().cycle().take(30) {
            stage.press(key).wait(200);
        }
        stage.press(set_up).wait(500);
        assert_eq!(
            (stage.points(), stage.moves()),
            (0, "0".to_owned()),
            "{set_up}"
        );
        let listed = |stage: &mut Stage| {
            stage.input(Input::Open(brikke_app::Destination::Games));
            let Body::Listing(games) = stage.page().body else {
                panic!("no games");
            };
            stage.press("esc");
            games.rows.len()
        };
        assert_eq!(listed(&mut stage), 1, "{set_up}");
        stage.press("left right up down").wait(500);
        assert_eq!(listed(&mut stage), 2, "{set_up}");
    }
}

/// Two games, of which the second is shown in a list that was filtered.
fn filtered_games() -> Stage {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left up left up").wait(500);
    stage.press("R y left up").wait(500);
    stage.input(Input::Open(brikke_app::Destination::Games));
    stage.press("s down");
    stage
}

#[test]
fn a_game_that_is_opened_from_the_list_leads_back_to_it_as_it_was() {
    let mut stage = filtered_games();
    let list = |stage: &Stage| match stage.page().body {
        Body::Listing(listing) => (listing.selected, listing.selectors),
        body => panic!("{body:?}"),
    };
    let before = list(&stage);
    assert_eq!(before.0, Some(1));
    stage.press("enter").wait(500);
    let menu = stage.page().keys.pop().unwrap();
    assert_eq!((menu.shown.as_str(), menu.does.as_str()), ("Esc", "back"));
    stage.press("esc");
    assert_eq!(list(&stage), before);
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Menu(_)));
}

#[test]
fn a_score_is_found_with_separators_and_without() {
    let mut stage = Stage::playing(Rules::default());
    for key in ["left", "down", "right", "up"].iter().cycle().take(60) {
        stage.press(key).wait(200);
    }
    let score = stage.points();
    stage.input(Input::Open(brikke_app::Destination::Games));
    let found = |text: &str, stage: &mut Stage| {
        stage.press("/").input(Input::Write(text.to_owned()));
        stage.press("enter");
        let Body::Listing(games) = stage.page().body else {
            panic!("no games");
        };
        let does = stage.page().keys.pop().unwrap().does;
        stage.press("esc");
        (games.rows.len(), does)
    };
    let cleared = "clear search".to_owned();
    assert_eq!(found(&score.to_string(), &mut stage), (1, cleared.clone()));
    let score = score.to_string();
    let (first, rest) = score.split_at(1);
    let separated = format!("{first},{rest}");
    assert_eq!(found(&separated, &mut stage), (1, cleared.clone()));
    assert_eq!(found("987654", &mut stage), (0, cleared));
}

/// The button and the key that bring back deleted games say whether there are any.
#[test]
fn nothing_is_offered_to_be_brought_back_where_nothing_was_deleted() {
    let offered = |stage: &Stage| {
        let hints = [listing(stage).buttons, stage.page().keys].concat();
        let mut hints = hints.into_iter().filter(|hint| hint.does == "undo delete");
        let [one, other] = [hints.next().unwrap(), hints.next().unwrap()];
        assert_eq!(one.is_enabled, other.is_enabled);
        one.is_enabled
    };
    let mut stage = listed();
    assert!(!offered(&stage));
    stage.press("x");
    assert!(offered(&stage));
    // Another visit finds what the last one has deleted.
    stage.press("esc 4");
    assert!(offered(&stage));
    stage.press("z");
    assert!(!offered(&stage));
}
