//! Dialogs line by line.

use crate::page::{Dialog, DialogAnswer, DialogKind};
use crate::{FieldValue, Input, words};
use brikke_locale::Locale;

use super::command::is_word;

/// The question in a sentence or two, and the answers.
pub fn question(dialog: &Dialog, locale: Locale) -> Vec<String> {
    let mut text = dialog.text.lines();
    let first = text.next().unwrap_or_default();
    let asked = words::joined(locale, &dialog.title, first);
    std::iter::once(asked)
        .chain(text.map(str::to_owned))
        .chain(answers(dialog, locale))
        .collect()
}

/// The answers to choose from with the numbers that choose them, or the text
/// that is offered, and the way out.
pub(super) fn answers(dialog: &Dialog, locale: Locale) -> Vec<String> {
    let numbered = dialog.answers.iter().enumerate();
    let mut lines: Vec<String> = numbered
        .map(|(index, answer)| format!("{}. {}", number(index, dialog), answer.name))
        .collect();
    if let Some(text) = offered(dialog) {
        lines.push(locale.text_with("plain-offered", &[("text", text.into())]));
    }
    if dialog.kind == DialogKind::Name {
        let id = match offered(dialog) {
            Some(_) => "plain-name-other",
            None => "plain-name",
        };
        lines.push(locale.text(id));
    } else if let Some(word) = &dialog.cancel {
        let word = word.to_lowercase();
        lines.push(locale.text_with("plain-leave", &[("word", word.into())]));
    }
    lines
}

/// The number of an answer: 1 is yes and 0 is no, others are counted.
fn number(index: usize, dialog: &Dialog) -> usize {
    match dialog.kind {
        DialogKind::Question => 1 - index.min(1),
        _ => index + 1,
    }
}

/// The text that an empty line accepts. A name for a score is offered only if
/// the settings have it: nobody else enters the table without writing one. An
/// empty line takes the name of a game away.
fn offered(dialog: &Dialog) -> Option<&str> {
    let field = dialog.field.as_deref()?;
    let may_be_offered = match dialog.kind {
        DialogKind::Name => dialog.is_offered,
        DialogKind::GameName => false,
        _ => true,
    };
    let is_offered = !field.is_empty() && may_be_offered;
    is_offered.then_some(field)
}

/// The name that stands behind the word for it, where one is asked for.
pub(super) fn name<'a>(line: &'a str, dialog: &Dialog, locale: Locale) -> Option<&'a str> {
    let (word, name) = line.split_once(char::is_whitespace)?;
    let is_asked = dialog.kind == DialogKind::Name && is_word(word, "name", locale);
    is_asked.then(|| name.trim())
}

/// The inputs that a line stands for; none where it is no answer.
pub(super) fn inputs(line: &str, dialog: &Dialog, locale: Locale) -> Option<Vec<Input>> {
    if leaves(line, dialog, locale) {
        return Some(vec![Input::press("esc")]);
    }
    let line = name(line, dialog, locale).unwrap_or(line);
    if dialog.field.is_some() {
        let accept = Input::press("enter");
        if line.is_empty() && offered(dialog).is_some() {
            return Some(vec![accept]);
        }
        return Some(vec![
            Input::Set(0, FieldValue::Text(line.to_owned())),
            accept,
        ]);
    }
    if dialog.kind == DialogKind::Key {
        return Some(vec![Input::press(line)]);
    }
    if line.is_empty() {
        return Some(vec![Input::press("enter")]);
    }
    let chosen = answer(line, dialog, locale)?;
    Some(vec![Input::Choose(chosen)])
}

/// True if a line closes a dialog that can be closed.
fn leaves(line: &str, dialog: &Dialog, locale: Locale) -> bool {
    let Some(cancel) = &dialog.cancel else {
        return false;
    };
    let line = line.to_lowercase();
    let is_out = line == "0" || is_word(&line, "back", locale);
    line == "esc" || line == cancel.to_lowercase() || (is_out && dialog.field.is_none())
}

/// The yes or no of a line, in this language or in English.
fn yes_or_no(line: &str, locale: Locale) -> Option<bool> {
    let is = |id: &str| locale.text(id).to_lowercase() == line;
    match line {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ if is("yes") || is("yes-letter") => Some(true),
        _ if is("no") || is("no-letter") => Some(false),
        _ => None,
    }
}

/// The answer that a line gives: by its number, its key or its name. A yes
/// or no is also understood in English.
fn answer(line: &str, dialog: &Dialog, locale: Locale) -> Option<usize> {
    let line = line.to_lowercase();
    let is_meant = |(index, answer): (usize, &DialogAnswer)| {
        let number = number(index, dialog).to_string();
        let words = [&answer.key, &answer.name, &number];
        words.iter().any(|word| word.to_lowercase() == line)
    };
    let found = dialog.answers.iter().enumerate().position(is_meant);
    found.or(match (dialog.kind, yes_or_no(&line, locale)) {
        (DialogKind::Question | DialogKind::Save | DialogKind::Assistance, Some(true)) => Some(0),
        (DialogKind::Question, Some(false)) => Some(1),
        (DialogKind::Question, None) if line == "esc" => Some(1),
        // The last answer does without the help.
        (DialogKind::Assistance, Some(false)) => dialog.answers.len().checked_sub(1),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use brikke_locale::Language;

    use super::*;

    fn dialog(kind: DialogKind, answers: &[(&str, &str)]) -> Dialog {
        let answer = |&(key, name): &(&str, &str)| DialogAnswer {
            key: key.to_owned(),
            name: name.to_owned(),
        };
        Dialog {
            kind,
            title: String::new(),
            text: String::new(),
            field: None,
            answers: answers.iter().map(answer).collect(),
            selected: None,
            problem: None,
            accept: None,
            cancel: None,
            is_quiet: false,
            is_offered: false,
            short: String::new(),
        }
    }

    #[test]
    fn an_answer_has_a_number_a_key_and_a_name() {
        let dialog = dialog(DialogKind::Question, &[("o", "Oui"), ("n", "Non")]);
        let lines = answers(&dialog, Locale::default());
        assert_eq!(lines, ["1. Oui", "0. Non"]);
        for yes in ["1", "o", "OUI", "yes", "y"] {
            assert_eq!(answer(yes, &dialog, Locale::default()), Some(0), "{yes}");
        }
        for no in ["0", "n", "non", "no", "esc"] {
            assert_eq!(answer(no, &dialog, Locale::default()), Some(1), "{no}");
        }
        for other in ["2", "3", "perhaps"] {
            assert_eq!(inputs(other, &dialog, Locale::default()), None, "{other}");
        }
        assert_eq!(
            inputs("", &dialog, Locale::default()),
            Some(vec![Input::press("enter")])
        );
    }

    #[test]
    fn help_is_taken_or_not_with_yes_and_no() {
        let answers = [
            ("1", "Continuer"),
            ("2", "Toujours"),
            ("3", "Pas maintenant"),
        ];
        let dialog = dialog(DialogKind::Assistance, &answers);
        let french = Locale::new(Language::French);
        for yes in ["1", "oui", "o", "yes", "continuer"] {
            assert_eq!(answer(yes, &dialog, french), Some(0), "{yes}");
        }
        for no in ["3", "non", "n", "no"] {
            assert_eq!(answer(no, &dialog, french), Some(2), "{no}");
        }
        assert_eq!(answer("undo", &dialog, french), None);
    }

    #[test]
    fn a_name_may_stand_behind_its_word() {
        let mut dialog = dialog(DialogKind::Name, &[]);
        dialog.field = Some(String::new());
        let named = |line: &str, language| {
            let inputs = inputs(line, &dialog, Locale::new(language));
            let name = Input::Set(0, FieldValue::Text("Ada L".to_owned()));
            assert_eq!(inputs, Some(vec![name, Input::press("enter")]), "{line}");
        };
        named("name Ada L", Language::English);
        named("NAME  Ada L", Language::Chinese);
        named("nom Ada L", Language::French);
        named("Ada L", Language::English);
    }

    #[test]
    fn an_empty_line_accepts_what_is_offered() {
        let mut dialog = dialog(DialogKind::FileToWrite, &[]);
        dialog.field = Some("board.bin".to_owned());
        dialog.cancel = Some("Cancel".to_owned());
        assert_eq!(
            inputs("", &dialog, Locale::default()),
            Some(vec![Input::press("enter")])
        );
        assert_eq!(
            inputs("cancel", &dialog, Locale::default()),
            Some(vec![Input::press("esc")])
        );
        let written = Input::Set(0, FieldValue::Text("0".to_owned()));
        let written = vec![written, Input::press("enter")];
        assert_eq!(inputs("0", &dialog, Locale::default()), Some(written));
    }
}
