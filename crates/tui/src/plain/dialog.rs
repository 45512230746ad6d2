//! Dialogs line by line.

use brikke_app::page::{Dialog, DialogAnswer, DialogKind};

/// The answers to choose from, with the numbers that choose them.
pub(super) fn answers(dialog: &Dialog) -> Vec<String> {
    let numbered = dialog.answers.iter().zip(1..);
    numbered
        .map(|(answer, number): (&DialogAnswer, usize)| format!("{number}. {}", answer.name))
        .collect()
}

/// The answer that a line gives: by its number, its key or its name. A yes
/// or no is also understood in English.
pub(super) fn answer(line: &str, dialog: &Dialog) -> Option<usize> {
    let line = line.to_lowercase();
    if let Ok(number) = line.parse::<usize>() {
        let index = number.checked_sub(1)?;
        return (index < dialog.answers.len()).then_some(index);
    }
    let is_meant = |answer: &DialogAnswer| {
        let words = [&answer.key, &answer.name];
        words.iter().any(|word| word.to_lowercase() == line)
    };
    let found = dialog.answers.iter().position(is_meant);
    found.or_else(|| match dialog.kind {
        DialogKind::Question if line.starts_with('y') => Some(0),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_a_number_a_key_and_a_name() {
        let answer_of = |key: &str, name: &str| DialogAnswer {
            key: key.to_owned(),
            name: name.to_owned(),
        };
        let dialog = Dialog {
            kind: DialogKind::Question,
            title: String::new(),
            text: String::new(),
            field: None,
            answers: vec![answer_of("o", "Oui"), answer_of("n", "Non")],
            selected: None,
            problem: None,
            accept: None,
            cancel: None,
            is_quiet: false,
        };
        assert_eq!(answers(&dialog), ["1. Oui", "2. Non"]);
        for yes in ["1", "o", "OUI", "yes", "y"] {
            assert_eq!(answer(yes, &dialog), Some(0), "{yes}");
        }
        for no in ["2", "n", "non"] {
            assert_eq!(answer(no, &dialog), Some(1), "{no}");
        }
        for other in ["", "0", "3", "perhaps"] {
            assert_eq!(answer(other, &dialog), None, "{other}");
        }
    }
}
