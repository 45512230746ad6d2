//! Pages as data, for faces in another language.

use std::collections::BTreeMap;

use brikke_engine::Rules;
use serde_json::Value;

use crate::stage::{Stage, options};

/// Keys that lead from a game with a move to a page of every kind, and back.
const EVERYWHERE: &str = "i v esc esc 1 esc 4 esc 5 esc 6 esc 7 esc 8";

/// A page of every kind, by the name of its kind.
fn pages() -> BTreeMap<String, Value> {
    let mut stage = Stage::playing(Rules::default());
    stage.press("left").wait(2_000);
    let mut pages = BTreeMap::new();
    for key in EVERYWHERE.split_whitespace() {
        stage.press(key).answer();
        let page = serde_json::to_value(stage.page()).expect("a page is data");
        let kind = page["body"]["kind"].as_str().expect("a kind").to_owned();
        pages.entry(kind).or_insert(page);
    }
    pages
}

#[test]
fn every_kind_of_page_is_data() {
    let pages = pages();
    let kinds: Vec<&str> = pages.keys().map(String::as_str).collect();
    let expected = [
        "document", "form", "game", "listing", "menu", "new-game", "replay",
    ];
    assert_eq!(kinds, expected);
    for (kind, page) in &pages {
        assert!(page["keys"].is_array(), "{kind}");
        assert!(page["look"]["theme"].is_string(), "{kind}: {page}");
    }
    assert_eq!(pages["menu"]["back"], Value::Null);
    assert_eq!(pages["listing"]["back"], "Back");
}

#[test]
fn a_game_has_its_board_as_data() {
    let pages = pages();
    let game = &pages["game"]["body"];
    assert_eq!(game["figures"][0]["value"], "1");
    assert_eq!(game["board"]["is_moving"], false);
    let sprites = game["board"]["sprites"].as_array().expect("tiles");
    assert!(!sprites.is_empty());
    assert_eq!(game["board"]["squares"].as_array().map(Vec::len), Some(16));
    assert!(game["hint"]["bars"].is_array(), "{}", game["hint"]);
}

#[test]
fn a_list_has_typed_cells_and_a_dialog_its_answers() {
    let pages = pages();
    let row = &pages["listing"]["body"]["rows"]["first"][0]["cells"];
    assert_eq!(row.as_array().map(Vec::len), Some(10), "{row}");
    let mut stage = Stage::new(options());
    stage.press("1 enter left down R");
    let page = serde_json::to_value(stage.page()).expect("a page is data");
    assert_eq!(page["dialog"]["answers"][0]["key"], "y");
}
