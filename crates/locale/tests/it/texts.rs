//! The text of messages.

use std::thread;

use brikke_locale::{Language, Locale, Value};

#[track_caller]
fn check(language: Language, id: &str, arguments: &[(&str, Value<'_>)], expected: &str) {
    assert_eq!(Locale::new(language).text_with(id, arguments), expected);
}

#[test]
fn plurals_follow_the_language() {
    let count = |count: u64| [("count", count.into())];
    let id = "play-move-count";
    check(Language::English, id, &count(0), "0 moves");
    check(Language::English, id, &count(1), "1 move");
    check(Language::English, id, &count(2), "2 moves");
    check(Language::Portuguese, id, &count(0), "0 jogada");
    check(Language::Portuguese, id, &count(1), "1 jogada");
    check(Language::Portuguese, id, &count(2), "2 jogadas");
    check(Language::French, id, &count(0), "0 coup");
    check(Language::French, id, &count(1), "1 coup");
    check(Language::French, id, &count(2), "2 coups");
    check(Language::Norwegian, id, &count(1), "1 trekk");
    check(
        Language::Norwegian,
        "settings-problems",
        &count(1),
        "1 problem i innstillingene",
    );
    check(
        Language::Norwegian,
        "settings-problems",
        &count(2),
        "2 problemer i innstillingene",
    );
    check(Language::Chinese, id, &count(1), "1 步");
}

#[test]
fn sentences_take_the_words_of_their_language() {
    let expected = [
        (Language::English, "You slid left: 8 points."),
        (
            Language::Portuguese,
            "Você moveu para a esquerda: 8 pontos.",
        ),
        (
            Language::French,
            "Vous glissez vers la gauche\u{a0}: 8 points.",
        ),
        (Language::Norwegian, "Du skjøv til venstre: 8 poeng."),
        (Language::Chinese, "您向左滑动：得 8 分。"),
    ];
    for (language, expected) in expected {
        let direction = Locale::new(language).text("towards-left");
        let arguments = [("direction", direction.into()), ("gained", 8_u64.into())];
        check(language, "plain-slid", &arguments, expected);
    }
}

#[test]
fn numbers_are_plain_and_exact() {
    let check_number = |number: Value<'_>, expected: &str| {
        for language in Language::ALL {
            check(
                language,
                "play-gained",
                &[("points", number.clone())],
                expected,
            );
        }
    };
    check_number(0_u64.into(), "+0");
    check_number(131_072_u32.into(), "+131072");
    check_number(9_007_199_254_740_993_u64.into(), "+9007199254740993");
    check_number(u64::MAX.into(), "+18446744073709551615");
    check_number(u128::MAX.into(), "+340282366920938463463374607431768211455");
    check_number(0.25.into(), "+0.25");
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
    let expected = "Bookmark “Cauê” saved.";
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
