//! A new game in words: rules, a size and a seed, such as
//! `even 5x5 seed otters`.

use brikke_engine::{Overrides, Preset, Rules, Seed, Size, SizeError};
use brikke_locale::Locale;

use crate::settings::{OwnRules, RulesName, changed};
use crate::words;

/// The rules of a new game, and its seed; none draws a secret.
pub(crate) struct ChosenGame {
    pub(crate) rules: Rules,
    pub(crate) seed: Option<Seed>,
}

/// The parts of the text that were understood.
#[derive(Default)]
struct Parts<'t> {
    size: Option<Size>,
    seed: Option<Seed>,
    /// The words that are left: the name of rules.
    rest: Vec<&'t str>,
}

impl ChosenGame {
    /// Reads the text; rules that it does not name are the usual ones. Where it
    /// makes no sense, the sentence says what is right.
    pub(crate) fn read(
        text: &str,
        usual: Preset,
        own: &OwnRules,
        locale: Locale,
    ) -> Result<ChosenGame, String> {
        let Parts { size, seed, rest } = parts(text, locale)?;
        let overrides = Overrides {
            size,
            ..Overrides::default()
        };
        let name = rest.join(" ");
        let rules = match (preset(&name, usual, locale), own.named(&name)) {
            (Some(preset), _) => Rules::new(preset, overrides),
            (None, Some(rules)) => changed(rules, overrides),
            (None, None) => return Err(unknown(&name, own, locale)),
        };
        let rules = rules.map_err(|error| words::rules_error(locale, &error))?;
        Ok(ChosenGame { rules, seed })
    }
}

fn parts(text: &str, locale: Locale) -> Result<Parts<'_>, String> {
    let mut parts = Parts::default();
    let seed_word = locale.text("command-seed");
    let mut tokens = text.split_whitespace();
    while let Some(token) = tokens.next() {
        let word = token.to_lowercase();
        if word == "seed" || word == seed_word {
            let seed = Seed::new(tokens.next().unwrap_or_default());
            let seed = seed.map_err(|_| seed_problem(locale))?;
            if parts.seed.replace(seed).is_some() {
                return Err(twice(token, locale));
            }
            continue;
        }
        match token.parse::<Size>() {
            Ok(size) if parts.size.is_some() => return Err(twice(&size.to_string(), locale)),
            Ok(size) => parts.size = Some(size),
            Err(SizeError::Text(_)) => parts.rest.push(token),
            Err(_) => return Err(locale.text("rules-size")),
        }
    }
    Ok(parts)
}

/// The preset of this name, in this language or as the settings have it.
fn preset(name: &str, usual: Preset, locale: Locale) -> Option<Preset> {
    if name.is_empty() {
        return Some(usual);
    }
    let name = name.to_lowercase();
    let is_named = |preset: &Preset| {
        let shown = locale.text(&format!("preset-{}", preset.name()));
        preset.name() == name || shown.to_lowercase() == name
    };
    Preset::ALL.into_iter().find(is_named)
}

fn seed_problem(locale: Locale) -> String {
    let most = [("most", Seed::MAX_BYTES.into())];
    locale.text_with("rules-seed", &most)
}

fn twice(text: &str, locale: Locale) -> String {
    locale.text_with("plain-new-twice", &[("text", text.into())])
}

/// A name that no rules have, with all that there are.
fn unknown(name: &str, own: &OwnRules, locale: Locale) -> String {
    let shown = |preset: Preset| locale.text(&format!("preset-{}", preset.name()));
    let presets = Preset::ALL.into_iter().map(shown);
    let own = own
        .iter()
        .map(|(name, _)| RulesName::as_str(name).to_owned());
    let all: Vec<String> = presets.chain(own).collect();
    let values = [
        ("text", name.into()),
        ("example", shown(Preset::Even).to_lowercase().into()),
        ("rules", all.join(&locale.text("list-separator")).into()),
    ];
    locale.text_with("plain-new-unknown", &values)
}

#[cfg(test)]
mod tests {
    use brikke_locale::Language;

    use super::*;

    fn read(text: &str, language: Language) -> Result<String, String> {
        let own = OwnRules::default();
        let read = ChosenGame::read(text, Preset::Classic, &own, Locale::new(language))?;
        let seed = read
            .seed
            .map_or(String::new(), |seed| seed.as_str().to_owned());
        Ok(format!(
            "{} {seed}",
            words::rules(Locale::default(), &read.rules)
        ))
    }

    #[test]
    fn rules_size_and_seed_stand_in_any_order() {
        for text in [
            "even 5x5 seed otters",
            "seed otters EVEN 5X5",
            "5x5 seed otters even",
        ] {
            let found = read(text, Language::English);
            assert_eq!(found.as_deref(), Ok("Even 5x5 otters"), "{text}");
        }
        let french = read("mort subite graine Loutre", Language::French);
        assert_eq!(french.as_deref(), Ok("Sudden Loutre"));
        assert_eq!(
            read("3x3", Language::English).as_deref(),
            Ok("Classic 3x3 ")
        );
        assert_eq!(read("", Language::English).as_deref(), Ok("Classic "));
    }

    #[test]
    fn a_mistake_is_refused_with_what_is_right() {
        let refused = |text: &str| read(text, Language::English).unwrap_err();
        assert!(refused("banana 5x5").contains("“banana” is neither rules nor a size"));
        assert!(refused("banana").contains("Classic, Sudden, Even"));
        assert!(refused("9x9").contains("1 to 8"));
        assert!(refused("4x4 5x5").contains("too much"));
        assert!(refused("even seed").contains("A seed has"));
    }
}
