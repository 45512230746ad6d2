//! Document 000, the game in C with a report in Portuguese: its screens, keys
//! and files.

use brikke_app::page::{Body, DialogKind, Listing, Menu};
use brikke_app::settings::ThemeChoice;
use brikke_app::theme::{Theme, tile_index};
use brikke_app::{Face, FieldValue, Input, Options, Preferences, Settings};
use brikke_engine::{Preset, Rank};

use crate::stage::{Stage, options, plain};

/// A game by the rules of the document, two moves old.
fn game() -> Stage {
    let mut stage = Stage::playing(Preset::Sudden.rules());
    stage.press("left down").take_announced();
    stage
}

fn menu(stage: &Stage) -> Menu {
    match stage.page().body {
        Body::Menu(menu) => menu,
        body => panic!("not the menu but {body:?}"),
    }
}

fn listing(stage: &Stage) -> Listing {
    match stage.page().body {
        Body::Listing(listing) => listing,
        body => panic!("not a list but {body:?}"),
    }
}

/// The tiles of a game that has hardly begun.
const TWO_TWOS: [i32; 16] = [2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Board, score and moves as the page shows them.
fn state(stage: &mut Stage) -> (String, String, String) {
    (stage.drawn(), stage.game().score.value, stage.moves())
}

/// Presses arrows until something is asked.
fn play_to_the_end(stage: &mut Stage) {
    for _ in 0..1_000 {
        if stage.page().dialog.is_some() {
            return;
        }
        stage.press("left down right up").wait(2_000);
    }
    panic!("the game does not end");
}

/// Opens a file from the menu or the game.
fn open(stage: &mut Stage, path: &str, bytes: &[u8]) {
    stage.disk.insert(path.to_owned(), bytes.to_vec());
    stage.press("o");
    stage.input(Input::Set(0, FieldValue::Text(path.to_owned())));
    stage.press("enter");
}

/// The bytes of `ultimo_tabuleiro.bin`: whole numbers of four bytes.
fn saved_board(tiles: [i32; 16], score: i32, moves: i32) -> Vec<u8> {
    let numbers = tiles.into_iter().chain([score, moves]);
    numbers.flat_map(i32::to_le_bytes).collect()
}

/// A line of `pontuacoes.txt`: a name of 20 characters, a bar, the points.
fn line(name: &str, points: u64) -> String {
    format!("{name:<20}|{points}\n")
}

/// Row `Menu_Inicial`.
#[test]
fn the_menu_has_three_digits_and_a_wrong_key_gets_a_message() {
    for face in [Face::Terminal, Face::Window] {
        let at_menu = || Stage::new(Options { face, ..options() });
        let lines = menu(&at_menu()).lines;
        let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names[..3], ["New game", "Load game", "Quit"], "{face:?}");
        assert_eq!(at_menu().press("1 enter").moves(), "0");
        assert_eq!(at_menu().press("2").dialog().kind, DialogKind::FileToRead);
        assert!(at_menu().press("3").has_quit);
        let mut wrong = at_menu();
        assert!(wrong.press("z").note().contains("1 to 9"));
        assert_eq!(menu(&wrong).lines, lines, "the menu waits");
    }
    let mut stage = game();
    stage.press("esc");
    assert_eq!(menu(&stage).lines[1].name, "Continue");
    assert_eq!(stage.press("2").moves(), "2");
}

/// Row `Direcionais`.
#[test]
fn an_arrow_moves_the_board_and_adds_a_tile_or_changes_nothing() {
    let mut stage = Stage::new(options());
    stage.input(Input::File(saved_board(TWO_TWOS, 0, 0)));
    let before = state(&mut stage);
    stage.press("up");
    assert_eq!(state(&mut stage), before, "the board stays as it is");
    stage.press("left");
    let (board, score, moves) = state(&mut stage);
    assert!(board.starts_with("4 "), "{board}");
    assert_eq!((score.as_str(), moves.as_str()), ("4", "1"));
    assert_eq!(board.matches('.').count(), 14, "a new tile: {board}");
}

/// Row `N`.
#[test]
fn a_new_game_is_confirmed_first() {
    let mut stage = game();
    stage.press("n enter");
    assert_eq!(stage.dialog().kind, DialogKind::Question);
    assert_eq!(stage.press("0").page().dialog, None);
    let mut stage = game();
    stage.press("n enter 1");
    assert_eq!((stage.page().dialog, stage.moves()), (None, "0".into()));
    let mut stage = game();
    stage.press("R");
    assert_eq!(stage.dialog().kind, DialogKind::Question);
    assert_eq!(stage.press("1").moves(), "0");
}

/// Row `S`.
#[test]
fn saving_is_confirmed_first_and_then_reported() {
    let mut stage = game();
    stage.press("S");
    assert_eq!(stage.dialog().text, "Save the game as it stands?");
    stage.press("1");
    assert_eq!(stage.page().dialog, None);
    assert!(stage.note().starts_with("Saved."), "{}", stage.note());
    let mut stage = game();
    stage.press("S 0");
    assert_eq!((stage.page().dialog, stage.note()), (None, String::new()));
}

/// Row `ESC`.
#[test]
fn escape_says_that_the_game_is_closed_and_goes_to_the_menu() {
    let mut stage = game();
    stage.press("esc");
    menu(&stage);
    assert!(stage.note().starts_with("Game saved."), "{}", stage.note());
    assert!(stage.take_announced().contains("Game saved."));
}

/// Row `BACKSPACE`.
#[test]
fn backspace_brings_board_score_and_moves_back() {
    let mut stage = Stage::playing(Preset::Sudden.rules());
    let mut states = vec![state(&mut stage)];
    for key in ["left", "down", "right", "up"].iter().cycle().take(12) {
        stage.press(key);
        let now = state(&mut stage);
        if states.last() != Some(&now) {
            states.push(now);
        }
    }
    let (_, score, moves) = states.pop().expect("the last");
    assert!(score != "0" && moves != "0");
    while let Some(before) = states.pop() {
        stage.press("backspace");
        assert_eq!(state(&mut stage), before);
    }
}

/// Row `Print_Caixa`.
#[test]
fn the_digit_one_confirms_in_every_box() {
    for keys in ["R", "n enter"] {
        for (answer, is_confirmed) in [("1", true), ("0", false), ("n", false), ("esc", false)] {
            let mut stage = game();
            stage.press(keys).press(answer);
            assert_eq!(stage.page().dialog, None, "{keys} {answer}");
            let is_new = matches!(stage.page().body, Body::Game(_)) && stage.moves() == "0";
            assert_eq!(is_new, is_confirmed, "{keys} {answer}");
        }
        let mut stage = game();
        stage.press(keys).press("x");
        assert_eq!(stage.dialog().kind, DialogKind::Question, "it waits");
    }
    let mut stage = game();
    stage.press("S 3 3 enter S 3 3 enter");
    assert_eq!(stage.dialog().kind, DialogKind::Question, "a file is there");
    assert!(stage.press("1").note().starts_with("Saved"));
}

/// Row `Salva_Tabuleiro`.
#[test]
fn a_board_is_saved_in_72_bytes() {
    let mut stage = game();
    let (board, score, moves) = state(&mut stage);
    stage.press("S 3 3");
    let offered = stage.dialog().field;
    assert_eq!(offered.as_deref(), Some("ultimo_tabuleiro.bin"));
    stage.press("enter");
    assert_eq!(stage.note(), "Saved: ultimo_tabuleiro.bin");
    let cells = board.split_whitespace().filter(|cell| *cell != "/");
    let tiles = cells.map(|cell| cell.parse().unwrap_or(0));
    let tiles: Vec<i32> = tiles.collect();
    let expected = saved_board(
        tiles.try_into().expect("sixteen"),
        plain(&score).parse().expect("points"),
        plain(&moves).parse().expect("moves"),
    );
    assert_eq!(expected.len(), 72);
    assert_eq!(stage.disk["ultimo_tabuleiro.bin"], expected);
}

/// Row `Carrega_Tabuleiro`.
#[test]
fn a_saved_board_is_loaded_and_played_on() {
    #[rustfmt::skip]
    let tiles = [
        2,  4,  8, 16,
        0,  0,  0,  0,
        0,  0, 32,  0,
        0,  0,  0,  2,
    ];
    let mut stage = Stage::new(options());
    let bytes = saved_board(tiles, 1_084, 77);
    stage.disk.insert("ultimo_tabuleiro.bin".to_owned(), bytes);
    stage.press("2 enter");
    let (board, score, moves) = state(&mut stage);
    assert_eq!(board, "2 4 8 16 / . . . . / . . 32 . / . . . 2");
    assert_eq!((score.as_str(), moves.as_str()), ("1,084", "77"));
    assert_eq!(stage.game().rules, "Sudden");
    stage.press("down");
    assert_eq!(stage.moves(), "78");
}

/// Row `Confere_Pontuacao`.
#[test]
fn a_name_is_asked_for_only_if_the_score_is_one_of_the_ten_best() {
    let mut stage = Stage::playing(Preset::Sudden.rules());
    play_to_the_end(&mut stage);
    assert_eq!(stage.dialog().kind, DialogKind::Name);

    let ten: String = (0..10)
        .map(|place| line("Teste", 900_000 - place))
        .collect();
    let mut stage = Stage::new(options());
    stage.input(Input::File(ten.into_bytes()));
    stage.input(Input::File(saved_board(TWO_TWOS, 0, 0)));
    play_to_the_end(&mut stage);
    assert_eq!(stage.dialog().kind, DialogKind::Over, "nothing to enter");
}

/// Row `Salva_Pontuacao`.
#[test]
fn a_score_takes_its_place_in_the_file_of_the_ten_best() {
    let mut stage = Stage::new(options());
    let table = [
        &b"Jo\xE3o                |900000\n"[..],
        b"Lucas               |1\n",
    ]
    .concat();
    stage.input(Input::File(table));
    stage.input(Input::File(saved_board(TWO_TWOS, 0, 0)));
    play_to_the_end(&mut stage);
    let (score, shown) = (stage.points(), stage.game().score.value);
    stage.wait(2_000).input(Input::Write("Bia".to_owned()));
    stage.press("enter t");
    let rows = listing(&stage).rows;
    let points: Vec<String> = rows.iter().map(|row| row.cells[2].text()).collect();
    assert_eq!(points, ["900,000", &shown, "1"]);
    stage.input(Input::File(saved_board(TWO_TWOS, 0, 0)));
    stage.press("S 3 4 enter");
    let expected = line("João", 900_000) + &line("Bia", score) + &line("Lucas", 1);
    let file = stage.disk["pontuacoes.txt"].clone();
    assert_eq!(String::from_utf8(file), Ok(expected));
}

/// Row `fim de jogo`.
#[test]
fn the_end_is_told_in_a_box_and_leads_to_the_menu() {
    let mut stage = Stage::playing(Preset::Sudden.rules());
    play_to_the_end(&mut stage);
    assert!(stage.take_announced().contains("Game over"));
    stage.wait(2_000).press("A d a enter");
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage.press("t");
    assert_eq!(stage.page().title, "Best scores");
    stage.press("esc").wait(2_000);
    assert_eq!(stage.dialog().kind, DialogKind::Over);
    stage.press("esc esc");
    menu(&stage);
}

/// Row `Print_Pontuacoes`.
#[test]
fn the_three_best_scores_stand_beside_the_board() {
    let table: String = (1..=10)
        .map(|place| line(&format!("Teste {place}"), 70 - place))
        .collect();
    let mut stage = Stage::new(options());
    open(&mut stage, "pontuacoes.txt", table.as_bytes());
    stage.input(Input::File(saved_board(TWO_TWOS, 0, 0)));
    let beside = stage.game().best_three;
    let beside: Vec<_> = beside
        .iter()
        .map(|it| (it.name.as_str(), it.score.as_str()))
        .collect();
    assert_eq!(
        beside,
        [("Teste 1", "69"), ("Teste 2", "68"), ("Teste 3", "67")]
    );
}

/// Row `Print_Base`.
#[test]
fn score_moves_best_scores_and_keys_are_on_the_page() {
    let stage = game();
    let page = stage.game();
    assert_eq!(page.score.name, "Score");
    assert_eq!(page.figures[0].name, "Moves");
    assert!(page.best_three_title.starts_with("Best three"));
    let shown: Vec<String> = stage.page().keys.into_iter().map(|key| key.does).collect();
    for does in ["move", "undo", "new game", "save", "menu"] {
        assert!(shown.iter().any(|it| it == does), "{does}: {shown:?}");
    }
}

/// Row `Print_Matriz`.
#[test]
fn every_value_has_its_number_and_its_colour_and_an_empty_cell_only_a_colour() {
    let mut stage = Stage::new(options());
    let tiles = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 0, 0, 0, 0, 0, 0];
    stage.input(Input::File(saved_board(tiles, 50, 7)));
    assert_eq!(
        stage.drawn(),
        "2 4 8 16 / 32 64 128 256 / 512 1024 . . / . . . ."
    );
    for theme in Theme::ALL {
        let colours = theme.colours();
        let values = (1..=11).filter_map(Rank::new).map(tile_index);
        let mut seen: Vec<_> = values
            .map(|index| colours.tiles[index].background)
            .collect();
        seen.push(colours.empty.background);
        let twelve = seen.len();
        seen.sort_unstable_by_key(ToString::to_string);
        seen.dedup();
        assert_eq!((twelve, seen.len()), (12, 12), "{theme:?}");
    }
}

/// Row `Print_Fundo`.
#[test]
fn the_background_is_chosen_with_the_theme() {
    let (settings, problems) = Settings::read("theme = 'classic'\n");
    assert_eq!(problems, []);
    let stage = Stage::new(Options {
        preferences: Preferences {
            settings,
            ..Preferences::default()
        },
        ..options()
    });
    assert_eq!(stage.page().look.theme, ThemeChoice::Classic);
    let background = |theme: Theme| theme.colours().page.background;
    assert_ne!(background(Theme::Classic), background(Theme::Dark));
}
