//! Mistakes in the file: each is named with its line, and the rest counts.

use brikke_app::Settings;
use proptest::prelude::*;

use super::read_wrong;

/// Checks that the text means the defaults, with this said about it.
fn check_mistake(text: &str, sentence: &str) {
    let (settings, problems) = read_wrong(text);
    assert_eq!(problems, [sentence]);
    assert_eq!(settings, Settings::default());
}

#[test]
fn a_name_that_no_setting_has() {
    check_mistake(
        "\n\ncolor = 1\n",
        "line 3: there is no setting 'color': did you mean 'colour'?",
    );
    check_mistake(
        "lang = 'en'",
        "line 1: there is no setting 'lang': did you mean 'language'?",
    );
    check_mistake("zzz = 1", "line 1: there is no setting 'zzz'");
    check_mistake("[foo]\nbar = 1", "line 1: there is no setting 'foo'");
    check_mistake("[[foo]]\n[[foo]]\n", "line 1: there is no setting 'foo'");
    check_mistake("'' = 1", "line 1: there is no setting ''");
}

#[test]
fn a_name_in_the_wrong_table() {
    let sentence = "line 2: there is no setting 'keys.theme': did you mean 'theme'?";
    check_mistake("[keys]\ntheme = 'dark'\n", sentence);
    let sentence = "line 1: there is no setting 'undo': did you mean 'keys.undo'?";
    check_mistake("undo = ['z']", sentence);
    check_mistake(
        "[key]\nundo = ['z']",
        "line 1: there is no setting 'key': did you mean 'keys'?",
    );
}

#[test]
fn a_name_cannot_move_a_cursor() {
    let sentence = r"line 1: there is no setting 'a\u{1b}[2J'";
    check_mistake(r#""a\u001b[2J" = 1"#, sentence);
}

#[test]
fn a_word_that_is_none_of_the_choices() {
    check_mistake(
        "# hello\ntheme = \"drak\" # hm\n",
        "line 2: theme cannot be \"drak\": write auto, classic, dark, high-contrast or \
         colour-blind; it is at its default, \"auto\"",
    );
    check_mistake(
        "colour = 255",
        "line 1: colour cannot be 255: write auto, truecolor, 256, 16 or none; it is at its \
         default, \"auto\"",
    );
    check_mistake(
        "[rules]\nsize = 4\n",
        "line 1: rules cannot be a table: write classic, sudden, even, gentle or 1024; it is at \
         its default, \"classic\"",
    );
}

#[test]
fn a_value_of_another_kind() {
    check_mistake(
        "reduced_motion = 'yes'",
        "line 1: reduced_motion cannot be 'yes': write true or false; it is at its default, false",
    );
    check_mistake(
        "animation_speed = 5",
        "line 1: animation_speed cannot be 5: write a number from 0.25 to 4; it is at its \
         default, 1.0",
    );
    check_mistake(
        "animation_speed = nan",
        "line 1: animation_speed cannot be nan: write a number from 0.25 to 4; it is at its \
         default, 1.0",
    );
    check_mistake(
        "hint_player = 'me, of course'",
        "line 1: hint_player cannot be 'me, of course': write a player such as expectimax, with a \
         depth (expectimax:3) or a time (learned:50ms); it is at its default, \"best\"",
    );
    check_mistake(
        "keys = 3",
        "line 1: keys cannot be 3: write a table [keys]; it is at its default, the usual keys",
    );
    check_mistake(
        "keys.undo = 3",
        "line 1: keys.undo cannot be 3: write a list of keys such as [\"u\", \"ctrl-z\"]; it is at \
         its default, [\"backspace\", \"u\"]",
    );
}

#[test]
fn a_name_that_no_player_can_have() {
    check_mistake(
        r#"player_name = "a\u202Eb""#,
        "line 1: player_name cannot be \"a\\u202Eb\": write a name (character 2 of the name \
         (U+202E) changes the direction of the text: leave it out); it is at its default, \"\"",
    );
    check_mistake(
        "player_name = 7",
        "line 1: player_name cannot be 7: write a name in quotation marks; it is at its default, \
         \"\"",
    );
}

#[test]
fn several_mistakes_are_all_named_and_the_rest_counts() {
    let (settings, problems) = read_wrong("a = 1\nrules = 2\r\nreduced_motion = true\r\nb = 3\n");
    assert_eq!(problems.len(), 3);
    for (problem, line) in problems.iter().zip(["line 1:", "line 2:", "line 4:"]) {
        assert!(problem.starts_with(line), "{problem}");
    }
    assert!(settings.reduced_motion);
}

/// Checks that the text is no TOML from this line on.
fn check_broken(text: &str, line: usize) {
    let (settings, problems) = read_wrong(text);
    let start = format!("line {line}: not valid TOML (");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with(&start), "{problems:?}");
    assert!(!problems[0].contains('\n'), "{problems:?}");
    assert_eq!(settings, Settings::default());
}

#[test]
fn what_is_no_toml() {
    check_broken("theme = 'dark'\nrules classic\n", 2);
    check_broken("theme = dark", 1);
    check_broken("theme = 'dark", 1);
    check_broken("theme = 'dark'\n\ntheme = 'dark'\n", 3);
    check_broken("[keys]\n\n[keys]\n", 3);
    check_broken("a = [[[[", 1);
    check_broken("\0", 1);
    check_broken(&format!("a = {}", "[".repeat(100_000)), 1);
}

/// Texts that are nearly a file of settings.
pub(super) fn likely_texts() -> impl Strategy<Value = String> {
    let words = [
        "theme",
        "colour",
        "keys",
        "[keys]",
        "undo",
        "rules",
        "player_name",
        " = ",
        " = ",
        "= ",
        "\"dark\"",
        "'u'",
        "[\"u\", \"q\"]",
        "{ undo = 'x' }",
        "1.5",
        "true",
        "\n",
        "\n",
        "\r\n",
        "# hm",
        ".",
        "\u{feff}",
        "\"a\u{301}\"",
        "'''\n\n'''",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..20)
        .prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn any_text_gives_settings(text in prop_oneof![likely_texts(), any::<String>()]) {
        let (_, problems) = Settings::read(&text);
        for problem in problems {
            prop_assert!(!problem.to_string().contains(char::is_control), "{}", problem);
        }
    }

    #[test]
    fn any_bytes_in_the_template_give_settings(at in 0..3000_usize, bytes in any::<[u8; 3]>()) {
        let mut text = Settings::TEMPLATE.as_bytes().to_vec();
        let at = at.min(text.len() - bytes.len());
        text[at..][..bytes.len()].copy_from_slice(&bytes);
        Settings::read(&String::from_utf8_lossy(&text));
    }
}
