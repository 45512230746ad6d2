//! Text from outside on pages and in announcements.

use brikke_app::page::{Cell, Row};
use brikke_app::{Input, Preferences, Settings};
use brikke_engine::Rules;
use brikke_locale::is_hidden;
use serde_json::Value;

use crate::stage::{Stage, options};

const HOSTILE: &str = "\u{1b}[2J\u{9b}\u{7f}\u{202e}\u{2066}\u{200b}\u{feff}\u{e0041}";

/// Every text of a page is safe to show.
#[track_caller]
fn check(value: &Value) {
    match value {
        Value::String(text) => {
            let hidden = text.chars().find(|&sign| is_hidden(sign) && sign != '\n');
            assert_eq!(hidden, None, "{text:?}");
        }
        Value::Array(values) => values.iter().for_each(check),
        Value::Object(fields) => fields.values().for_each(check),
        _ => {}
    }
}

#[track_caller]
fn check_page(stage: &Stage) {
    check(&serde_json::to_value(stage.page()).expect("a page is data"));
}

#[test]
fn a_file_name_is_shown_without_hidden_characters() {
    let mut stage = Stage::playing(Rules::default());
    stage.input(Input::OpenFile(format!("/no/{HOSTILE}")));
    check_page(&stage);
    assert!(stage.page().note.is_some());
    check(&Value::String(stage.take_announced()));
    stage.press("o");
    stage.input(Input::Write(HOSTILE.to_owned()));
    check_page(&stage);
    stage.press("enter");
    check_page(&stage);
}

#[test]
fn hostile_settings_are_shown_without_hidden_characters() {
    let text = r#"theme = "\u001b[2J\u202e"
                  player_name = "\u001b[2J\u202e"
                  hint_player = "\u009b\u200b"
                  "\u001b[2J" = 1"#;
    let (settings, problems) = Settings::read(text);
    assert!(!problems.is_empty());
    let mut options = options();
    options.preferences = Preferences {
        settings,
        problems,
        ..Preferences::default()
    };
    let mut stage = Stage::new(options);
    check_page(&stage);
    stage.press("7");
    check_page(&stage);
}

#[test]
fn a_row_of_a_list_has_no_hidden_characters() {
    let row = Row::new([Cell::Text(HOSTILE.to_owned())]);
    check(&serde_json::to_value(row).expect("a row is data"));
}

#[test]
fn a_control_character_is_refused_with_a_sentence_and_nothing_is_written() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("S 2");
    stage.input(Input::Write("cor".to_owned()));
    stage.input(Input::Write("n\u{7}er".to_owned()));
    assert_eq!(stage.dialog().field.as_deref(), Some("cor"));
    let said = "Character 2 is a control character: leave it out.";
    assert_eq!(stage.note(), said);
    assert_eq!(stage.take_announced().lines().last(), Some(said));
    stage.input(Input::Write("ner".to_owned()));
    stage.press("enter");
    assert!(stage.note().contains("“corner”"), "{}", stage.note());
}

#[test]
fn a_line_with_a_control_character_does_nothing_but_say_so() {
    use brikke_app::lines::{Line, Timing, understand};
    let stage = Stage::playing(Rules::default());
    let locale = brikke_locale::Locale::default();
    let meant = understand(
        "bookmark be\u{1b}fore",
        Timing::Answering,
        &stage.page(),
        locale,
    );
    let Line::Say(said) = meant else {
        panic!("{meant:?}")
    };
    assert_eq!(said, ["Character 3 is a control character: leave it out."]);
}

#[test]
fn tabs_between_pasted_cells_are_blanks() {
    let mut stage = Stage::playing(Rules::default());
    stage.press("e v");
    stage.input(Input::Write("2\t4\n8\t16".to_owned()));
    stage.press("enter");
    assert_eq!(stage.drawn(), "2 4 / 8 16");
}
