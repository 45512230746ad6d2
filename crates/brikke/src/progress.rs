//! Progress bars, in the language that was asked for. They are drawn on standard
//! error, and only on a terminal.

use std::time::Duration;

use brikke_locale::{Locale, Value};
use indicatif::{ProgressBar, ProgressStyle};

/// The unit that a bar counts in, with the id of its sentence. The bar fills in each
/// value of the sentence.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Counted {
    /// The percentage alone.
    Percent,
    /// The percentage, with a message before the bar.
    Loading,
    Games,
    FirstMoves,
    Moves,
    States,
    /// The message alone.
    Steps,
}

/// A bar of this length.
pub(crate) fn bar(locale: Option<Locale>, counted: Counted, length: u64) -> ProgressBar {
    let template = template(locale.unwrap_or_default(), counted);
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(length).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// The template of the bar: indicatif fills in the names in braces.
fn template(locale: Locale, counted: Counted) -> String {
    let filled = |id: &str, names: &[(&'static str, &'static str)]| {
        let values: Vec<(&str, Value<'_>)> = names
            .iter()
            .map(|&(name, field)| (name, field.into()))
            .collect();
        locale.text_with(id, &values)
    };
    let percent = || filled("progress-percent", &[("percent", "{percent}")]);
    let done = ("done", "{pos}");
    let all = ("all", "{len}");
    let left = filled("progress-left", &[("left", "{eta}")]);
    let parts = match counted {
        Counted::Steps => return "{wide_bar} {msg}".to_owned(),
        Counted::Percent | Counted::Loading => vec![percent()],
        Counted::Games => vec![filled("progress-games", &[done, all, ("means", "{msg}")])],
        Counted::FirstMoves => vec![filled("progress-first-moves", &[done, all])],
        Counted::Moves => vec![filled("progress-moves", &[done, all])],
        Counted::States => vec![percent(), filled("progress-states", &[("states", "{msg}")])],
    };
    let parts: Vec<String> = parts.into_iter().chain([left]).collect();
    let shown = parts.join(&locale.text("list-separator"));
    match counted {
        Counted::Loading => format!("{{msg}} {{wide_bar}} {shown}"),
        _ => format!("{{wide_bar}} {shown}"),
    }
}

#[cfg(test)]
mod tests {
    use brikke_locale::Language;

    use super::*;

    #[test]
    fn a_bar_speaks_every_language() {
        let games = |language| template(Locale::new(language), Counted::Games);
        let english = "{wide_bar} {pos}/{len} games, mean {msg}, {eta} left";
        assert_eq!(games(Language::English), english);
        let french = "{wide_bar} {pos}/{len} parties, moyenne {msg}, encore {eta}";
        assert_eq!(games(Language::French), french);
        let norwegian = template(Locale::new(Language::Norwegian), Counted::Percent);
        assert_eq!(norwegian, "{wide_bar} {percent}\u{a0}%, {eta} igjen");
    }

    #[test]
    fn every_bar_can_be_drawn_in_every_language() {
        let all = [
            Counted::Percent,
            Counted::Loading,
            Counted::Games,
            Counted::FirstMoves,
            Counted::Moves,
            Counted::States,
            Counted::Steps,
        ];
        for language in Language::ALL {
            for counted in all {
                let template = template(Locale::new(language), counted);
                let style = ProgressStyle::with_template(&template);
                assert!(style.is_ok(), "{language}: {template}");
                assert!(!template.contains('$'), "{language}: {template}");
            }
        }
    }
}
