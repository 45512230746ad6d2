//! The text of messages.

use std::thread;

use brikke_locale::{Language, Locale, Value};

#[track_caller]
fn check(language: Language, id: &str, arguments: &[(&str, Value<'_>)], expected: &str) {
    assert_eq!(Locale::new(language).text_with(id, arguments), expected);
}

#[test]
fn plurals_follow_the_language() {
    let expected = [
        (Language::English, ["problems", "problem", "problems"]),
        (Language::Portuguese, ["problema", "problema", "problemas"]),
        (Language::French, ["problème", "problème", "problèmes"]),
        (Language::Norwegian, ["problemer", "problem", "problemer"]),
        (Language::Chinese, ["个问题", "个问题", "个问题"]),
    ];
    for (language, nouns) in expected {
        for (count, noun) in (0_u64..).zip(nouns) {
            let arguments = [("count", count.into())];
            let text = Locale::new(language).text_with("settings-problems", &arguments);
            let words: Vec<&str> = text.split(' ').collect();
            assert!(words.contains(&noun), "{text} has no {noun}");
            assert!(words.contains(&count.to_string().as_str()), "{text}");
        }
    }
}

#[test]
fn sentences_take_the_words_of_their_language() {
    let expected = [
        (Language::English, "You slid left: 8 points."),
        (
            Language::Portuguese,
            "Você moveu para a esquerda: 8 pontos.",
        ),
        (Language::French, "Coup vers la gauche\u{a0}: 8 points."),
        (Language::Norwegian, "Du flyttet til venstre: 8 poeng."),
        (Language::Chinese, "向左滑动：得 8 分。"),
    ];
    for (language, expected) in expected {
        let direction = Locale::new(language).text("towards-left");
        let arguments = [("direction", direction.into()), ("gained", 8_u64.into())];
        check(language, "plain-slid", &arguments, expected);
    }
}

#[test]
fn numbers_are_exact_however_large() {
    let check_number = |number: Value<'_>, expected: &str| {
        for language in Language::ALL {
            let arguments = [("key", number.clone())];
            let mut text = Locale::new(language).text_with("key-ctrl", &arguments);
            text.retain(|c| !matches!(c, ',' | '.' | '\u{a0}'));
            assert_eq!(text.strip_prefix("Ctrl"), Some(expected));
        }
    };
    check_number(0_u64.into(), "+0");
    check_number(131_072_u32.into(), "+131072");
    check_number(9_007_199_254_740_993_u64.into(), "+9007199254740993");
    check_number(u64::MAX.into(), "+18446744073709551615");
    check_number(u128::MAX.into(), "+340282366920938463463374607431768211455");
    check_number(0.25.into(), "+025");
    check_number("a lot".into(), "+a lot");
}

#[test]
fn messages_speak_of_others() {
    let locale = Locale::new(Language::Norwegian);
    assert_eq!(locale.text("plain-help-help"), "hjelp: denne listen");
}

#[test]
fn separators_keep_their_blanks() {
    let separator = |language| Locale::new(language).text("list-separator");
    assert_eq!(separator(Language::French), ", ");
    assert_eq!(separator(Language::Chinese), "、");
}

#[test]
fn nothing_is_put_around_arguments() {
    let arguments = [("name", "Cauê".into())];
    let expected = "Saved. The bookmark “Cauê” takes you back here.";
    check(Language::English, "bookmark-saved", &arguments, expected);
}

#[test]
fn an_unknown_id_is_given_as_it_is() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        assert_eq!(locale.text("no-such-message"), "no-such-message");
        assert_eq!(locale.text(""), "");
    }
}

#[test]
fn a_missing_argument_stays_visible() {
    check(Language::English, "goal-title", &[], "{$tile}!");
}

#[test]
fn threads_share_the_sentences() {
    let threads = Language::ALL
        .map(|language| thread::spawn(move || Locale::new(language).text("menu-help")));
    let texts = threads.map(|thread| thread.join().unwrap());
    assert_eq!(texts, ["Help", "Ajuda", "Aide", "Hjelp", "帮助"]);
}
