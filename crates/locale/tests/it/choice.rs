//! The choice of a language.

use brikke_locale::{Language, UnknownLanguage};

use Language::{Chinese, English, French, Norwegian, Portuguese};

#[track_caller]
fn check(asked: [Option<&str>; 3], expected: Language) {
    let [flag, setting, system] = asked;
    assert_eq!(Language::choose(flag, setting, system), expected);
}

#[test]
fn the_command_line_comes_before_the_settings_and_these_before_the_system() {
    check([Some("fr"), Some("nb"), Some("zh-CN")], French);
    check([None, Some("nb"), Some("zh-CN")], Norwegian);
    check([None, Some("auto"), Some("zh-CN")], Chinese);
    check([None, None, Some("pt_BR.UTF-8")], Portuguese);
    check([None, None, None], English);
}

#[test]
fn what_is_not_known_leaves_it_open() {
    check([Some("auto"), Some("fr"), None], French);
    check([Some("xx"), Some("auto"), Some("nb_NO")], Norwegian);
    check([Some(""), Some(""), Some("")], English);
    check([None, Some("auto"), Some("de-DE")], English);
    check([None, Some("auto"), Some("C")], English);
    check([None, Some("auto"), Some("POSIX")], English);
}

#[test]
fn codes_are_read_as_systems_write_them() {
    let codes = [
        (English, "en en-US en_GB.UTF-8 EN en-US-posix"),
        (Portuguese, "pt pt-BR pt_PT pt_BR.utf8 PT-br"),
        (French, "fr fr-CA fr_FR@euro fr-Latn-CH"),
        (Norwegian, "nb nb-NO nb_NO.UTF-8 no nn nn-NO"),
        (Chinese, "zh zh-CN zh_CN.UTF-8 zh-Hans zh-Hans-SG zh-TW"),
    ];
    for (language, codes) in codes {
        for code in codes.split(' ') {
            assert_eq!(code.parse(), Ok(language), "{code}");
        }
    }
    for code in ["", "-", "e", "eng", "frr", "auto", "C.UTF-8", "中文"] {
        let refused: Result<Language, _> = code.parse();
        assert_eq!(refused, Err(UnknownLanguage(code.to_owned())));
    }
}

#[test]
fn languages_are_read_by_their_own_codes() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
        assert_eq!(language.to_string(), language.code());
    }
}

#[test]
fn an_unknown_language_is_answered_with_the_known_ones() {
    let refused = "de".parse::<Language>().unwrap_err();
    for language in Language::ALL {
        assert!(refused.to_string().contains(language.code()));
    }
}
