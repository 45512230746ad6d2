//! Files of Brikke and of another program, opened and played on.

use brikke_app::page::{Body, Cell, DialogKind, Listing};
use brikke_app::session::{Command, Event};
use brikke_app::{
    FirstScreen, ImportError, Imported, ImportedGame, Input, Moment, Options, Session, import,
    words,
};
use brikke_engine::{Chance, Game, GameResult, Preset, Recording, Rules, Seed};
use brikke_locale::{Language, Locale};
use brikke_play::{Category, Mode, Origin, PlayerName};
use brikke_store::{Backup, GameId, GameQuery, MemoryStorage, Storage, Store};
use tempfile::TempDir;

use crate::stage::{Counting, Empty, Stage, options, rules};

/// The bytes of `ultimo_tabuleiro.bin` with this board.
fn board72(position: &str, score: i32, moves: i32) -> Vec<u8> {
    let cells = position.split_whitespace().filter(|cell| *cell != "/");
    let tiles = cells.map(|cell| cell.replace('.', "0").parse().unwrap());
    let numbers: Vec<i32> = tiles.chain([score, moves]).collect();
    assert_eq!(numbers.len(), 18);
    numbers
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect()
}

/// A board in the middle of a game.
fn middle() -> Vec<u8> {
    let board = "
        2 . 4   8 /
        . 16 .  . /
        2 2 64  . /
        . . 128 4
    ";
    board72(board, 1_084, 77)
}

/// One move from the end by the rules `sudden`: the new tile fills the board.
fn nearly_full() -> Vec<u8> {
    let board = "
        2   4   8  16 /
        32  64 128 256 /
        2   4   8  16 /
        32  64  .  128
    ";
    board72(board, 3_000, 200)
}

const TABLE: &[u8] = b"Jo\xE3o                |66\nLucas               |60\n";

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

fn imported_into(
    store: &mut dyn Storage,
    bytes: &[u8],
    rules: Option<&Rules>,
) -> Result<Imported, ImportError> {
    import(store, bytes, rules, &mut Counting::default(), at(1))
}

/// Imports a game.
fn game_from(store: &mut dyn Storage, bytes: &[u8]) -> ImportedGame {
    match imported_into(store, bytes, None).unwrap() {
        Imported::Game(game) => game,
        other => panic!("{other:?}"),
    }
}

/// An application with a file in its storage.
fn stage_with(bytes: &[u8], start: FirstScreen) -> Stage {
    let mut storage = MemoryStorage::default();
    imported_into(&mut storage, bytes, None).unwrap();
    Stage::new(Options {
        storage: Box::new(storage),
        start,
        ..options()
    })
}

/// Presses arrows until the game is over.
fn play_to_the_end(stage: &mut Stage) {
    for _ in 0..2_000 {
        if stage.page().dialog.is_some() {
            return;
        }
        stage.press("left down right up").wait(1_000);
    }
    panic!("the game does not end");
}

fn listing(stage: &Stage) -> Listing {
    match stage.page().body {
        Body::Listing(listing) => listing,
        body => panic!("not a list but {body:?}"),
    }
}

fn score(stage: &Stage) -> u64 {
    stage.points()
}

#[test]
fn a_saved_board_becomes_a_game_with_a_secret_of_its_own() {
    let mut storage = MemoryStorage::default();
    let imported = game_from(&mut storage, &middle());
    assert_eq!((imported.score, imported.moves), (1_084, 77));
    assert_eq!(imported.result, GameResult::Unfinished);
    let stored = storage.load(imported.id).unwrap();
    assert_eq!(stored.game.rules(), &Preset::Sudden.rules());
    assert!(matches!(stored.game.chance(), Some(Chance::Secret(_))));
    assert_eq!(stored.mode, Mode::Scored);

    let other = imported_into(&mut storage, &middle(), Some(&Rules::default()));
    assert!(other.is_ok());
    let stored = storage.load(GameId(2)).unwrap();
    assert_eq!(stored.game.rules(), &Rules::default());
}

#[test]
fn its_recording_comes_back_and_is_checked() {
    let directory = TempDir::new().unwrap();
    let mut session = Session::new(Box::new(Store::open(directory.path()).unwrap().store));
    let imported = session.import(&middle(), None, &mut Counting::default(), at(1));
    let Ok(Imported::Game(imported)) = imported else {
        panic!("{imported:?}")
    };
    let practice = Chance::Seed(Seed::new("practice").unwrap());
    session.open(imported.id, practice, at(2)).unwrap();
    for number in 0..30 {
        let game = session.game().unwrap();
        let Some(way) = game.board().legal_directions().next() else {
            break;
        };
        session.apply(Command::Move(way), at(3 + number));
    }
    let game = session.game().unwrap();
    assert_eq!(game.moves(), 77 + game.plies().len() as u64);
    assert!(game.score() > 1_084);
    let recording = game.recording();
    assert_eq!(
        Recording::from_text(&recording.to_text()),
        Ok(recording.clone())
    );
    assert_eq!(Recording::from_link(&recording.to_link()), Ok(recording));
    let stored = Store::open(directory.path()).unwrap().store;
    assert_eq!(stored.load(imported.id).unwrap().game, *game);
}

#[test]
fn every_byte_that_a_board_can_have_is_a_board() {
    let mut storage = MemoryStorage::default();
    // A 0x7C in the score was taken for the bar of a table of scores.
    let imported = game_from(
        &mut storage,
        &board72("2 . . . / . . . . / . . . . / . . . 2", 0x7C, 9),
    );
    assert_eq!((imported.score, imported.moves), (124, 9));
}

#[test]
fn a_board_can_be_continued_from_the_menu_and_played_to_its_end() {
    let mut stage = stage_with(&middle(), FirstScreen::Menu);
    stage.press("enter");
    assert_eq!((score(&stage), stage.moves()), (1_084, "77".into()));
    stage.press("left").wait(1_000);
    assert_eq!(stage.moves(), "78");
    stage.press("backspace").wait(1_000);
    assert_eq!(stage.moves(), "77");
    play_to_the_end(&mut stage);
    let last = score(&stage);
    assert!(last > 1_084);
    stage
        .wait(2_000)
        .input(Input::Write("Bia".into()))
        .press("enter t");
    let entered = &listing(&stage).rows[0].cells;
    assert_eq!(entered[1], Cell::Text("Bia (imported)".into()));
    assert_eq!(entered[2], Cell::Score(Locale::default().number(last)));
}

#[test]
fn the_end_by_sudden_comes_when_the_board_is_full() {
    let mut stage = stage_with(&nearly_full(), FirstScreen::Continue);
    stage.press("left").wait(2_000);
    assert!(stage.page().dialog.is_some(), "{}", stage.note());
    assert_eq!(stage.moves(), "201");
}

#[test]
fn a_full_board_and_one_with_2048_are_finished_games() {
    let full = "
        2   4   8  16 /
        32  64 128 256 /
        2   4   8  16 /
        32  64 128 256
    ";
    let won = "
        2048 2 . . /
        .    . . . /
        .    . . . /
        .    . . .
    ";
    let mut storage = MemoryStorage::default();
    let lost = game_from(&mut storage, &board72(full, 5, 5));
    assert_eq!((lost.result, lost.is_over), (GameResult::Lost, true));
    let won = game_from(&mut storage, &board72(won, 20_000, 900));
    assert_eq!((won.result, won.is_over), (GameResult::Won, true));
    assert_eq!(storage.unfinished().unwrap(), []);
}

#[test]
fn a_finished_board_that_is_opened_asks_for_a_name() {
    let won = "
        2048 2 . . /
        .    . . . /
        .    . . . /
        .    . . .
    ";
    let mut stage = Stage::new(options());
    stage.input(Input::File(board72(won, 20_000, 900)));
    stage.wait(2_000);
    stage.input(Input::Write("Eva".into())).press("enter t");
    let entered = &listing(&stage).rows[0].cells;
    assert_eq!(entered[1], Cell::Text("Eva (imported)".into()));
    assert_eq!(entered[2], Cell::Score("20,000".into()));
}

#[test]
fn a_file_is_opened_over_any_screen() {
    let mut stage = Stage::new(options());
    stage.press("?").input(Input::File(middle()));
    assert_eq!(stage.moves(), "77");
    let said = stage.note();
    assert!(
        said.contains("1,084") && said.contains("assisted"),
        "{said}"
    );
    assert!(stage.take_announced().contains(&said));
    stage.press("left").wait(1_000);
    assert_eq!(stage.moves(), "78");
}

#[test]
fn scores_are_shown_beside_the_board_and_in_their_table() {
    let mut stage = Stage::new(options());
    stage.input(Input::File(TABLE.to_vec()));
    let table = listing(&stage);
    let names: Vec<&Cell> = table.rows.iter().map(|row| &row.cells[1]).collect();
    let text = |text: &str| Cell::Text(text.into());
    assert_eq!(names, [&text("João (imported)"), &text("Lucas (imported)")]);
    assert!(stage.note().contains("2 new scores"), "{}", stage.note());

    stage.input(Input::File(middle()));
    let beside: Vec<(String, String)> = stage
        .game()
        .best_three
        .iter()
        .map(|place| (place.name.clone(), place.score.clone()))
        .collect();
    let expected = [("João", "66"), ("Lucas", "60")];
    assert_eq!(
        beside,
        expected.map(|(name, score)| (name.into(), score.into()))
    );
}

/// A start with a game under the rules of the table, from a secret.
fn sudden() -> FirstScreen {
    FirstScreen::Play {
        rules: Preset::Sudden.rules(),
        seed: None,
        player: None,
    }
}

#[test]
fn scores_stand_beside_a_new_game_without_help() {
    let mut storage = MemoryStorage::default();
    imported_into(&mut storage, TABLE, None).unwrap();
    let stage = Stage::new(Options {
        storage: Box::new(storage),
        start: sudden(),
        ..options()
    });
    let best = &stage.game().best_three[0];
    assert_eq!((best.name.as_str(), best.score.as_str()), ("João", "66"));
    assert_eq!(best.origin.as_deref(), Some("imported"));
}

#[test]
fn scores_stand_beside_the_game_that_is_open() {
    let mut stage = Stage::new(Options {
        start: sudden(),
        ..options()
    });
    stage.input(Input::File(TABLE.to_vec())).press("esc");
    let best = &stage.game().best_three[0];
    assert_eq!((best.name.as_str(), best.score.as_str()), ("João", "66"));
}

#[test]
fn the_same_scores_twice_are_nothing_new() {
    let mut stage = Stage::new(options());
    stage.input(Input::File(TABLE.to_vec()));
    stage.input(Input::File(TABLE.to_vec()));
    assert!(stage.note().starts_with("Nothing new"), "{}", stage.note());
    assert_eq!(listing(&stage).rows.len(), 2);
}

#[test]
fn recordings_and_links_are_opened_for_practice_and_go_on() {
    let game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
    let recording = game.recording();
    for file in [recording.to_text(), recording.to_link() + "\n"] {
        let mut stage = Stage::new(options());
        stage.input(Input::File(file.into_bytes()));
        assert!(stage.note().contains("practice"), "{}", stage.note());
        stage.press("left down right up").wait(1_000);
        assert_ne!(stage.moves(), "0");
    }
}

/// A recording that does not say where its tiles come from.
/// A recording of some moves, from a seed.
fn recording() -> Recording {
    let mut game = Game::start(Rules::default(), Chance::Seed(Seed::new("otters").unwrap()));
    for _ in 0..20 {
        let way = game.board().legal_directions().next().unwrap();
        game.play(way).unwrap();
    }
    game.recording()
}

#[test]
fn the_same_game_twice_is_there_already() {
    let mut storage = MemoryStorage::default();
    let text = recording().to_text().into_bytes();
    for bytes in [text, middle()] {
        let first = game_from(&mut storage, &bytes);
        assert!(!first.is_known);
        let again = game_from(&mut storage, &bytes);
        assert_eq!((again.id, again.is_known), (first.id, true));
        let said = words::imported(Locale::default(), &Imported::Game(again));
        assert!(said.contains(&format!("game {}", first.id)), "{said}");
    }
    // A link is another form of the same game.
    let link = recording().to_link().into_bytes();
    assert!(game_from(&mut storage, &link).is_known);
    assert_eq!(storage.games(&GameQuery::ALL).unwrap().len(), 2);
}

#[test]
fn a_game_that_went_on_since_is_another_one() {
    let text = recording().to_text().into_bytes();
    let mut stage = stage_with(&text, FirstScreen::Open(GameId(1)));
    stage.press("left down right up");
    stage.input(Input::File(text));
    assert!(stage.note().contains("Game 2"), "{}", stage.note());
}

#[test]
fn a_file_that_is_opened_twice_leads_to_the_same_game() {
    let text = recording().to_text().into_bytes();
    let mut stage = Stage::new(options());
    for said in ["Game 1", "game 1"] {
        stage.input(Input::File(text.clone()));
        assert!(stage.note().contains(said), "{}", stage.note());
    }
}

#[test]
fn a_recording_without_a_seed_goes_on_in_practice() {
    let text = include_bytes!("../../../engine/tests/data/recordings/position.txt");
    let mut stage = Stage::new(options());
    stage.input(Input::File(text.to_vec()));
    let before = stage.moves();
    stage.press("left down right up").wait(1_000);
    assert_ne!(stage.moves(), before);
}

#[test]
fn what_cannot_be_opened_is_said_where_the_person_is() {
    let mut stage = Stage::new(options());
    stage.input(Input::File(vec![1, 2, 3]));
    let said = stage.note();
    assert!(said.starts_with("This file is not a recording"), "{said}");
    assert!(stage.take_announced().contains(&said));
    stage.press("down");
    assert_ne!(stage.note(), said);
}

/// The problems of files, each as one sentence.
fn problems() -> Vec<ImportError> {
    let empty = board72("0 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", 0, 0);
    let three = board72("3 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", 0, 0);
    let large = board72("262144 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", 0, 0);
    let negative_score = board72("2 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", -1, 0);
    let negative_moves = board72("2 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", 0, -7);
    let files: [&[u8]; 17] = [
        b"?",
        b"bk1.AAAA",
        b"brikke recording 1\n",
        &empty,
        &three,
        &large,
        &negative_score,
        &negative_moves,
        b"Ana\x81                |5",
        b"\xEF\xBB\xBFAna                 |5",
        b"Ana\0                |5",
        b"Ana                 |5\nBia",
        b"Ana|5",
        b"                    |5",
        b" Ana                |5",
        b"Ana                 |5x",
        b"Ana                 |5\nBia                 |6",
    ];
    let mut storage = MemoryStorage::default();
    let refused = files.map(|bytes| imported_into(&mut storage, bytes, None).unwrap_err());
    assert_eq!(storage.games(&GameQuery::default()).unwrap(), []);
    assert_eq!(storage.scored_rules().unwrap(), []);
    refused.into()
}

#[test]
fn every_problem_is_said_in_the_language_of_the_person() {
    let said = |language| -> Vec<String> {
        let locale = Locale::new(language);
        let problems = problems();
        let sentences = problems
            .iter()
            .map(|error| words::import_error(locale, error));
        sentences.collect()
    };
    let english = said(Language::English);
    assert_eq!(
        english[4],
        "Row 1, column 1: 3 is not a tile. Tiles are powers of two from 2; 0 is an empty cell."
    );
    assert_eq!(
        english[16],
        "Line 2: 6 is below 5: the best score comes first."
    );
    for language in [
        Language::Portuguese,
        Language::French,
        Language::Norwegian,
        Language::Chinese,
    ] {
        for (sentence, english) in said(language).iter().zip(&english) {
            assert_ne!(sentence, english, "{language:?}");
        }
    }
}

#[test]
fn rules_that_do_not_fit_are_refused() {
    let mut storage = MemoryStorage::default();
    let rules = crate::stage::rules("5x5", None);
    let refused = imported_into(&mut storage, &middle(), Some(&rules)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "a board of 4x4 does not fit rules for 5x5"
    );
}

#[test]
fn without_randomness_no_board_is_imported() {
    let mut storage = MemoryStorage::default();
    let refused = import(&mut storage, &middle(), None, &mut Empty, at(1));
    assert!(matches!(refused, Err(ImportError::Entropy(_))));
    assert_eq!(storage.games(&GameQuery::default()).unwrap(), []);
}

#[test]
fn its_score_is_written_with_its_origin() {
    let directory = TempDir::new().unwrap();
    let mut session = Session::new(Box::new(Store::open(directory.path()).unwrap().store));
    session
        .import(&nearly_full(), None, &mut Counting::default(), at(1))
        .unwrap();
    let practice = Chance::Seed(Seed::new("practice").unwrap());
    session.open(GameId(1), practice, at(2)).unwrap();
    let way = session.game().unwrap().board().legal_directions().next();
    let update = session.apply(Command::Move(way.unwrap()), at(3));
    let is_wanted = |event: &Event| matches!(event, Event::NameWanted(_));
    assert!(update.events.iter().any(is_wanted), "{:?}", update.events);
    session.apply(Command::EnterName(PlayerName::new("Ana").ok()), at(4));
    let store = Store::open(directory.path()).unwrap().store;
    let lines = store.scores(&Preset::Sudden.rules(), Category::Assisted);
    let line = &lines.unwrap()[0];
    assert_eq!((line.shown_name(), line.origin), ("Ana", Origin::Imported));
    assert_eq!((line.score, line.moves), (3_000, 201));
}

#[test]
fn a_score_of_the_game_before_opens_no_table_of_the_next_game() {
    let mut stage = Stage::playing(rules("2x1", None));
    play_to_the_end(&mut stage);
    assert_eq!(stage.dialog().kind, DialogKind::Name);
    stage.input(Input::File(middle()));
    assert!(matches!(stage.page().body, Body::Game(_)));
}

/// A recording of a game that nothing can be added to.
fn finished() -> Recording {
    let chance = Chance::Seed(Seed::new("otters").unwrap());
    let mut game = Game::start(rules("2x2", None), chance);
    while !game.phase().is_over() {
        let way = game.board().legal_directions().next().unwrap();
        game.play(way).unwrap();
    }
    game.recording()
}

#[test]
fn a_recording_of_a_finished_game_opens_as_a_replay() {
    let mut stage = Stage::playing(rules("3x3", None));
    stage.press("left down");
    let moves = stage.moves();
    stage.input(Input::File(finished().to_text().into_bytes()));
    assert!(matches!(stage.page().body, Body::Replay(_)));
    let announced = stage.take_announced();
    assert!(announced.contains("Game 2"), "{announced}");
    stage.press("esc");
    assert_eq!(stage.moves(), moves, "the game in hand stays");
}

#[test]
fn a_backup_brings_the_games_of_another_store_once() {
    let mut other = MemoryStorage::default();
    game_from(
        &mut other,
        &board72("2 . . . / . . . . / . . . . / . . . 2", 40, 9),
    );
    let text = Backup::of(&other).unwrap().0.to_text();
    let mut store = MemoryStorage::default();
    let mut restore = || match imported_into(&mut store, text.as_bytes(), None) {
        Ok(Imported::Backup(restored)) => (restored.added, restored.known),
        other => panic!("{other:?}"),
    };
    assert_eq!(restore(), (1, 0));
    assert_eq!(restore(), (0, 1));
    let newer = imported_into(&mut store, b"brikke-backup 9\n", None);
    assert!(matches!(newer, Err(ImportError::BackupVersion(version)) if version == "9"));
}
