//! In a browser: addresses of what is shown, games of the day, motions, and a
//! second page in the same games.

use std::cell::RefCell;
use std::rc::Rc;

use brikke_app::page::{Body, Field, GamePage};
use brikke_app::settings::Action;
use brikke_app::{
    BrowserStorage, Destination, Face, FieldValue, FirstScreen, Input, Options, Rules,
};
use brikke_store::{GameQuery, RecordStorage, Storage};

use crate::stage::{Stage, options, play, rules};

/// Storage that a test can look into.
type Shared = Rc<RefCell<RecordStorage>>;

/// A browser that opens on a game.
fn browser(storage: &Shared, start: FirstScreen) -> Stage {
    Stage::new(Options {
        storage: Box::new(Rc::clone(storage)),
        face: Face::Browser,
        start,
        ..options()
    })
}

fn link(stage: &mut Stage, address: &str) -> String {
    stage.input(Input::Link(address.to_owned()));
    stage.app.address(stage.now())
}

/// A game on a small board in a browser, played until nothing moves; returns what
/// was announced of its end.
fn lost(storage: &Shared) -> (Stage, String) {
    let mut stage = browser(storage, play(rules("2x3", None), None));
    for key in ["left", "left", "right", "up", "down"]
        .iter()
        .cycle()
        .take(400)
    {
        stage.press(key);
        stage.take_announced();
        if stage.wait(3_000).page().dialog.is_some() {
            break;
        }
    }
    let said = stage.take_announced();
    (stage, said)
}

/// Opens the game of the day; the one in hand may be left.
fn open_daily(stage: &mut Stage) {
    link(stage, "daily");
    if stage.page().dialog.is_some() {
        stage.press("y");
    }
}

fn game(stage: &Stage) -> GamePage {
    match stage.page().body {
        Body::Game(game) => *game,
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn every_screen_is_opened_by_the_address_that_it_has() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    assert_eq!(stage.app.address(stage.now()), "");
    for address in [
        "new",
        "games",
        "scores",
        "statistics",
        "settings",
        "keys",
        "rules",
        "endgames",
        "help",
        "about",
        "menu",
        "",
    ] {
        assert_eq!(link(&mut stage, address), address);
    }
    link(&mut stage, "nowhere");
    let note = stage.page().note.expect("a sentence").text;
    assert_eq!(note, "This link leads nowhere in Brikke.");
}

#[test]
fn a_screen_that_was_opened_by_its_address_leads_back_to_the_game() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    link(&mut stage, "settings");
    stage.press("esc");
    assert!(matches!(stage.page().body, Body::Game(_)));
}

#[test]
fn a_link_opens_the_replay_of_its_game_once() {
    let storage = Shared::default();
    let mut stage = browser(&storage, play(Rules::default(), None));
    stage.press("left down left");
    stage.input(Input::Open(brikke_app::Destination::Share));
    let (text, address) = stage.shared.pop().expect("something shared");
    assert_eq!(text, "");
    let mut other = browser(&Shared::default(), FirstScreen::Continue);
    assert_eq!(link(&mut other, &address), address);
    let Body::Replay(replay) = other.page().body else {
        panic!("no replay");
    };
    assert!(replay.plies >= 2);

    let storage = Shared::default();
    let mut again = browser(&storage, FirstScreen::Continue);
    link(&mut again, &address);
    link(&mut again, "");
    link(&mut again, &address);
    let games = storage.borrow().games(&GameQuery::ALL).unwrap();
    assert_eq!(games.len(), 1, "{games:?}");
}

#[test]
fn back_from_another_way_leads_to_the_same_move() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left up right v right right");
    let address = stage.app.address(stage.now());
    let ply = |stage: &Stage| match stage.page().body {
        Body::Replay(replay) => replay.ply,
        other => panic!("no replay: {other:?}"),
    };
    assert!(address.starts_with("game=") && ply(&stage) == 2);
    stage.press("t left");
    assert!(stage.app.address(stage.now()).starts_with("try="));
    assert_eq!(link(&mut stage, &address), address);
    assert_eq!(ply(&stage), 2);
    // The game in hand is the one before, and has its moves.
    stage.press("esc");
    assert_eq!(stage.app.address(stage.now()), "");
    assert!(game(&stage).figures[0].value != "0");
}

#[test]
fn another_way_opened_by_its_address_has_its_moves() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left up right v right right t left up");
    let address = stage.app.address(stage.now());
    assert!(address.starts_with("try="));
    let (moves, score) = (stage.moves(), stage.points());
    let mut again = browser(&Shared::default(), FirstScreen::Continue);
    link(&mut again, &address);
    assert_eq!((again.moves(), again.points()), (moves, score));
}

#[test]
fn a_position_opened_by_its_address_says_nothing_of_questions() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left up");
    stage.take_announced();
    link(&mut stage, "position=2,4/8,2");
    let announced = stage.take_announced();
    assert!(!announced.contains("question"), "{announced}");
}

#[test]
fn back_from_a_replay_leads_to_the_list_as_it_was() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left");
    link(&mut stage, "games");
    stage.press("/ c l a enter v");
    assert!(matches!(stage.page().body, Body::Replay(_)));
    assert_eq!(link(&mut stage, "games"), "games");
    let Body::Listing(listing) = stage.page().body else {
        panic!("no list");
    };
    assert_eq!(
        listing.search.map(|search| search.text),
        Some("cla".to_owned())
    );
}

fn field(stage: &Stage, name: &str) -> (usize, Field) {
    let Body::Form(form) = stage.page().body else {
        panic!("no form");
    };
    let found = form.fields.into_iter().enumerate();
    let mut found = found.filter(|(_, field)| field.name == name);
    found.next().expect("no such field")
}

#[test]
fn settings_say_how_safe_the_games_are_and_save_and_take_a_backup() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left");
    link(&mut stage, "settings");
    let about = |stage: &Stage| field(stage, "Backup").1.about;
    assert_eq!(
        about(&stage),
        "Games and settings are saved in this browser, on this device only."
    );
    stage.app.set_browser_storage(BrowserStorage::AtRisk);
    assert!(about(&stage).contains("may delete them"));
    stage.app.set_browser_storage(BrowserStorage::Kept);
    assert!(about(&stage).contains("promised to keep"));
    stage.app.set_browser_storage(BrowserStorage::Forbidden);
    assert!(about(&stage).contains("does not let Brikke save"));
    let (save, _) = field(&stage, "Backup");
    stage.input(Input::Mark(save)).input(Input::Choose(save));
    assert_eq!(note_of(&stage), "Downloaded: brikke-backup.txt");
    let backup = stage.disk["brikke-backup.txt"].clone();
    let mut other = browser(&Shared::default(), FirstScreen::Continue);
    link(&mut other, "settings");
    // What the person chooses has no path.
    other.disk.insert(String::new(), backup);
    let (open, _) = field(&other, "Open a backup");
    other.input(Input::Mark(open)).input(Input::Choose(open));
    assert!(
        note_of(&other).contains("restored: 1 game added."),
        "{}",
        note_of(&other)
    );
}

/// What the page on top says.
fn note_of(stage: &Stage) -> String {
    let page = stage.page();
    let own = match page.body {
        Body::Form(form) => form.notes.into_iter().next(),
        Body::Listing(listing) => listing.message,
        _ => None,
    };
    own.or(page.note).map(|note| note.text).unwrap_or_default()
}

#[test]
fn files_are_chosen_and_downloaded_not_named() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left down left");
    stage.input(Input::Open(Destination::File));
    let dialog = stage.dialog();
    assert_eq!(dialog.field.as_deref(), Some(""));
    assert!(!dialog.text.contains('~'), "{}", dialog.text);
    assert_eq!(dialog.answers[0].name, "Choose a file…");
    stage.input(Input::Set(0, FieldValue::Text("nonsense".to_owned())));
    stage.press("enter");
    assert!(stage.dialog().problem.is_some());
    stage.press("esc").input(Input::Do(Action::Save));
    stage.input(Input::Choose(2)).input(Input::Choose(0));
    assert!(stage.page().dialog.is_none());
    assert!(
        stage.note().starts_with("Downloaded: brikke-"),
        "{}",
        stage.note()
    );
}

#[test]
fn a_language_that_was_loaded_says_again_that_it_is_saved() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    link(&mut stage, "settings");
    stage.input(Input::Set(0, FieldValue::Option(4)));
    stage.take_announced();
    stage.input(Input::LanguageLoaded);
    assert_eq!(stage.take_announced(), "Lagret.");
    assert_eq!(note_of(&stage), "Lagret.");
}

#[test]
fn another_way_comes_again_by_its_address_with_the_way_back() {
    let storage = Shared::default();
    let mut stage = browser(&storage, play(Rules::default(), None));
    stage.press("left down left up right v right right");
    let replay = stage.app.address(stage.now());
    assert!(replay.ends_with("&move=2"), "{replay}");
    stage.press("t left down");
    let address = stage.app.address(stage.now());
    let (board, score) = (game(&stage).board.squares, game(&stage).score);
    let mut again = browser(&storage, FirstScreen::Continue);
    assert_eq!(link(&mut again, &address), address);
    assert_eq!(game(&again).board.squares, board);
    assert_eq!(game(&again).score, score);
    assert_eq!(link(&mut again, &replay), replay);
    link(&mut again, "try=nothing");
    assert!(again.page().note.is_some());
}

#[test]
fn a_game_that_is_over_comes_again_by_its_address() {
    let storage = Shared::default();
    let (stage, _) = lost(&storage);
    let address = stage.app.address(stage.now());
    assert!(address.starts_with("saved="), "{address}");
    let board = game(&stage).board.squares;
    let mut again = browser(&storage, FirstScreen::Continue);
    assert_eq!(link(&mut again, &address), address);
    assert_eq!(game(&again).board.squares, board);
}

#[test]
fn an_untouched_practice_board_is_left_without_a_question() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    link(&mut stage, "position=2,4,8/0,0,0/0,0,2");
    assert_eq!(link(&mut stage, "daily"), "daily");
    assert!(stage.page().dialog.is_none());
    assert_eq!(game(&stage).mark.as_deref(), Some("Game of the day"));
}

#[test]
fn the_end_and_the_menu_are_announced_in_sentences() {
    let (mut stage, said) = lost(&Shared::default());
    assert!(
        said.contains("Game over. ") && said.contains(" points"),
        "{said}"
    );
    assert!(!said.contains(char::REPLACEMENT_CHARACTER), "{said:?}");
    link(&mut stage, "menu");
    assert!(stage.take_announced().contains("Menu"));
}

#[test]
fn a_position_is_practised() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    let address = "position=2,4,8/0,0,0/0,0,2";
    assert_eq!(link(&mut stage, address), address);
    assert_eq!(game(&stage).board.sprites.len(), 4);
    link(&mut stage, "position=3,4/0,0");
    assert!(stage.page().note.is_some());
    assert_eq!(stage.app.address(stage.now()), address);
}

#[test]
fn a_position_is_a_game_of_its_own() {
    let mut stage = browser(&Shared::default(), FirstScreen::Continue);
    while stage.points() == 0 {
        stage.press("left").press("down").wait(400);
    }
    link(&mut stage, "position=2,4,8/0,0,0/0,0,2");
    assert!(stage.page().dialog.is_none());
    assert_eq!((stage.points(), stage.moves().as_str()), (0, "0"));
}

#[test]
fn everybody_has_the_same_game_of_the_day() {
    let boards = [(), ()].map(|()| {
        let mut stage = browser(&Shared::default(), FirstScreen::Continue);
        assert_eq!(link(&mut stage, "daily"), "daily");
        game(&stage).board.rows
    });
    assert_eq!(boards[0], boards[1]);
}

#[test]
fn the_game_of_the_day_goes_on_and_days_in_a_row_are_counted() {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    let storage = Shared::default();
    let mut stage = browser(&storage, FirstScreen::Continue);
    let said = [
        ("1 Jan", "Day 1."),
        ("2 Jan", "2 days in a row."),
        ("3 Jan", "3 days in a row."),
    ];
    for (day, expected) in said {
        open_daily(&mut stage);
        stage.press("left down left down right");
        let board = game(&stage).board.rows;
        link(&mut stage, "games");
        link(&mut stage, "daily");
        assert_eq!(game(&stage).board.rows, board, "it goes on");
        stage.input(Input::Open(brikke_app::Destination::Share));
        let (text, address) = stage.shared.pop().expect("a result");
        assert!(text.starts_with(&format!("Brikke {day} 1970: ")), "{text}");
        assert!(text.ends_with(expected), "{text}");
        assert_eq!(address, "daily");
        stage.millis += DAY;
    }
    stage.millis += DAY;
    open_daily(&mut stage);
    stage.press("left down left down right");
    stage.input(Input::Open(brikke_app::Destination::Share));
    let (text, _) = stage.shared.pop().expect("a result");
    assert!(text.ends_with("Day 1."), "a day was left out: {text}");
}

#[test]
fn a_move_comes_with_the_ways_of_its_tiles() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("left");
    let board = game(&stage).board;
    let glide = board.glide.expect("a motion");
    assert_eq!((glide.slide, glide.pop, glide.is_back), (100, 200, false));
    assert!(glide.appeared.is_some());
    let is_at_rest = |sprite: &brikke_app::page::Sprite| sprite.scale.to_bits() == 1_f32.to_bits();
    assert!(board.sprites.iter().all(is_at_rest));
    let wake = stage.app.next_wake(stage.now()).expect("an end");
    assert!(
        wake.since(stage.now()).as_millis() >= 100,
        "not every frame"
    );
    stage.wait(2_000);
    assert_eq!(game(&stage).board.glide, None);
    stage.press("u enter").wait(100);
}

#[test]
fn a_second_page_follows_the_first() {
    let one = Shared::default();
    let mut first = browser(&one, play(Rules::default(), None));
    first.press("left down");
    let other = Shared::default();
    let follow = |to: &Shared| {
        for change in one.borrow_mut().take_changes() {
            let bytes = change.bytes.as_deref();
            to.borrow_mut().take_over(&change.key, bytes).unwrap();
        }
    };
    follow(&other);
    let id = one.borrow().games(&GameQuery::ALL).unwrap()[0].id;
    let mut second = browser(&other, FirstScreen::Open(id));
    assert_eq!(game(&second).board.rows, game(&first).board.rows);
    first.press("left down right");
    follow(&other);
    second.input(Input::StoreChanged);
    assert_eq!(game(&second).board.rows, game(&first).board.rows);
    assert_eq!(game(&second).score, game(&first).score);
}

#[test]
fn one_key_reads_the_board() {
    let mut stage = browser(&Shared::default(), play(Rules::default(), None));
    stage.press("f9");
    let said = stage.take_announced();
    let rows = game(&stage).board.rows;
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| said.contains(row)), "{said}");
}
