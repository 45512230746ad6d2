//! Allowed names.

use brikke_play::{CharacterProblem, NameError, PlayerName};
use proptest::prelude::*;
use unicode_segmentation::UnicodeSegmentation;

fn check_kept(text: &str) {
    let name = PlayerName::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(name.as_str(), text);
}

#[test]
fn ordinary_names_of_many_languages_are_kept() {
    for name in [
        "Ada",
        "João Conceição",
        "Zoë d'Été-Noël",
        "Æsøp Ødegård",
        "Łukasz",
        "O'Brien",
        "x_X 99!",
        "王小明",
        "歐陽菲菲",
        "みゆき",
        "김민준",
        "Nguyễn Thị Ánh",
        "Дмитрий",
        "Ελένη",
        "कमला देवी",
        "श्रीकृष्ण",
        "ज़ींग",
        "سلمى",
        "مُحَمَّد",
        "שָׁלוֹם",
        "สมชาย",
        "நிலா",
        "မောင်",
    ] {
        check_kept(name);
    }
}

#[test]
fn emoji_are_kept() {
    for name in [
        "🦊",
        "Ada 🦊",
        "I ❤️ 2048",
        "👍🏽",
        "👨‍👩‍👧‍👦",
        "👩🏽‍❤️‍💋‍👨🏽",
        "👩‍🦰",
        "🏳️‍🌈",
        "🇳🇴",
        "☃",
    ] {
        check_kept(name);
    }
}

#[test]
fn markup_is_plain_text() {
    check_kept("<b>&amp;'\"|");
}

#[test]
fn a_name_is_trimmed_and_composed() {
    let name = PlayerName::new(" \t Andre\u{301} \n").unwrap();
    assert_eq!(name.as_str(), "André");
    assert_eq!(name, PlayerName::new("Andr\u{e9}").unwrap());
    assert_eq!(name.to_string(), "André");
    assert_eq!(format!("{name:<7}|"), "André  |");
}

#[test]
fn twenty_characters_are_the_most() {
    check_kept("abcdefghijklmnopqrst");
    check_kept(&"王".repeat(20));
    check_kept(&"👨‍👩‍👧‍👦".repeat(20));
    check_kept(&"ज़ीं".repeat(20));
    let refused = |text: &str| PlayerName::new(text).unwrap_err();
    assert_eq!(
        refused("abcdefghijklmnopqrstu"),
        NameError::TooLong {
            shown: 21,
            most: 20
        }
    );
    assert_eq!(
        refused(&"王".repeat(21)),
        NameError::TooLong {
            shown: 21,
            most: 20
        }
    );
    assert_eq!(refused(""), NameError::Empty);
    assert_eq!(refused(" \u{3000}\n"), NameError::Empty);
}

#[test]
fn few_characters_that_take_a_lot_of_room_are_refused() {
    // Ten first consonants of Korean without a vowel are one character.
    let columns = 3 * 10 * 2;
    let refused = PlayerName::new(&"ᄀ".repeat(30)).unwrap_err();
    assert!(
        matches!(
            refused,
            NameError::Character {
                problem: CharacterProblem::PileOfParts,
                ..
            }
        ),
        "{refused}"
    );
    let ten_and_a_blank = format!("{} ", "ᄀ".repeat(10));
    let refused = PlayerName::new(&ten_and_a_blank.repeat(3)).unwrap_err();
    assert_eq!(
        refused,
        NameError::TooWide {
            columns: columns + 2,
            most: 40,
        }
    );
}

/// Checks that the character is refused at this place for this reason.
fn check_refused(text: &str, place: usize, character: char, problem: CharacterProblem) {
    let refused = PlayerName::new(text).unwrap_err();
    assert_eq!(
        refused,
        NameError::Character {
            place,
            character,
            problem
        },
        "{refused}"
    );
}

/// Checks that each of the characters is refused between two letters.
fn check_refused_inside(characters: &[char], problem: CharacterProblem) {
    for &character in characters {
        check_refused(&format!("é{character}b"), 2, character, problem);
    }
}

#[test]
fn what_moves_a_cursor_is_refused() {
    let controls: Vec<char> = ('\0'..' ').chain('\u{7F}'..='\u{9F}').collect();
    check_refused_inside(&controls, CharacterProblem::Control);
    check_refused_inside(&['\u{2028}', '\u{2029}'], CharacterProblem::LineBreak);
}

#[test]
fn what_turns_the_text_around_is_refused() {
    let marks = [
        '\u{200E}', '\u{200F}', '\u{202A}', '\u{202B}', '\u{202C}', '\u{202D}',
    ];
    let isolates = [
        '\u{202E}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{061C}',
    ];
    check_refused_inside(&marks, CharacterProblem::Direction);
    check_refused_inside(&isolates, CharacterProblem::Direction);
}

#[test]
fn what_cannot_be_seen_is_refused() {
    let alone = [
        '\u{AD}',
        '\u{200B}',
        '\u{2060}',
        '\u{FEFF}',
        '\u{3164}',
        '\u{2800}',
        '\u{E0001}',
    ];
    check_refused_inside(&alone, CharacterProblem::Invisible);
    // These belong to the character before them.
    for character in [
        '\u{200C}',
        '\u{200D}',
        '\u{FE0E}',
        '\u{FE0F}',
        '\u{E0041}',
        '\u{E0100}',
        '\u{34F}',
    ] {
        check_refused(
            &format!("aé{character}b"),
            2,
            character,
            CharacterProblem::Invisible,
        );
    }
    let blanks = ['\u{A0}', '\u{2003}', '\u{3000}', '\u{1680}'];
    check_refused_inside(&blanks, CharacterProblem::Blank);
}

#[test]
fn a_joiner_without_two_emoji_is_refused() {
    for text in [
        "🦊\u{200D}",
        "🦊\u{200D}a",
        "a\u{200D}🦊",
        "🦊\u{200D}\u{200D}🦊",
        "क्\u{200D}ष",
    ] {
        let refused = PlayerName::new(text).unwrap_err();
        assert!(
            matches!(
                refused,
                NameError::Character {
                    character: '\u{200D}',
                    ..
                }
            ),
            "{text:?}: {refused}"
        );
    }
    check_refused(
        "❤\u{FE0F}\u{FE0F}",
        1,
        '\u{FE0F}',
        CharacterProblem::Invisible,
    );
    check_refused("1\u{FE0F}", 1, '\u{FE0F}', CharacterProblem::Invisible);
}

#[test]
fn what_means_nothing_is_refused() {
    let characters = [
        '\u{E000}',
        '\u{F8FF}',
        '\u{FDD0}',
        '\u{FFFF}',
        '\u{10FFFF}',
        '\u{0378}',
    ];
    check_refused_inside(&characters, CharacterProblem::Meaningless);
}

#[test]
fn piles_of_marks_are_refused() {
    let pile = "Z\u{335}\u{321}\u{353}\u{30d}al";
    check_refused(pile, 1, '\u{30d}', CharacterProblem::PileOfMarks);
    check_refused("\u{301}a", 1, '\u{301}', CharacterProblem::LooseMark);
    check_refused("a \u{301}", 2, '\u{301}', CharacterProblem::LooseMark);
    check_refused("a🦊\u{301}", 2, '\u{301}', CharacterProblem::LooseMark);
    check_refused("a\u{20DD}", 1, '\u{20DD}', CharacterProblem::LooseMark);
}

#[test]
fn the_sentence_names_the_character_and_its_place() {
    let refused = PlayerName::new("Eve\u{1b}[2J").unwrap_err().to_string();
    assert_eq!(
        refused,
        "character 4 of the name (U+001B) is a control character: leave it out"
    );
}

/// Texts in which characters that are hard to get right are common.
fn texts() -> impl Strategy<Value = String> {
    let hard = prop::sample::select(
        " \u{a0}\t\u{1b}\u{301}\u{302}\u{5bc}\u{93c}\u{94d}\u{200d}\u{200c}\u{200b}\u{202e}\u{2067}\
         \u{fe0f}\u{fe0e}\u{e0041}\u{1f3fd}\u{1f1f3}\u{1100}\u{1161}\u{3164}aé王क❤🦊👩ﷺ"
            .chars()
            .collect::<Vec<char>>(),
    );
    let character = prop_oneof![3 => hard, 1 => any::<char>()];
    prop::collection::vec(character, 0..30).prop_map(String::from_iter)
}

/// True for characters that no name may have anywhere.
fn is_dangerous(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61C}'
                | '\u{200B}'..='\u{200C}'
                | '\u{200E}'..='\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{E000}'..='\u{F8FF}'
                | '\u{E0000}'..='\u{10FFFF}'
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    #[test]
    fn any_text_is_a_harmless_name_or_refused(text in texts()) {
        let Ok(name) = PlayerName::new(&text) else { return Ok(()) };
        prop_assert_eq!(PlayerName::new(name.as_str()), Ok(name.clone()));
        prop_assert_eq!(name.as_str().trim(), name.as_str());
        prop_assert!((1..=20).contains(&name.as_str().graphemes(true).count()));
        for character in name.as_str().chars() {
            prop_assert!(!is_dangerous(character), "U+{:04X}", u32::from(character));
        }
    }
}
