//! Reading the text of the file.

use std::ops::Range;

use toml_edit::{Document, Item, TableLike};

use super::setting::InvalidValue;
use super::{
    Action, Allowed, KeyName, KeyPage, Keys, PageAction, RulesName, Setting, Settings,
    SettingsProblem,
};
use brikke_store::text::excerpt;

impl Settings {
    /// Reads the text of a file of settings: what it says, with the default
    /// where it says nothing or makes no sense, and everything that made
    /// none.
    ///
    /// A key that two actions want stays with the one that stands first in
    /// the file, and with one that stands in the file before one that has it
    /// by default.
    pub fn read(text: &str) -> (Settings, Vec<SettingsProblem>) {
        let document = match Document::parse(text) {
            Ok(document) => document,
            Err(error) => {
                let (line, reason) = break_of(text, &error);
                let broken = SettingsProblem::Broken { line, reason };
                return (Settings::default(), vec![broken]);
            }
        };
        let mut reader = Reader {
            text,
            settings: Settings::default(),
            problems: Vec::new(),
            written: Vec::new(),
        };
        reader.read_table(document.as_table(), "");
        reader.bind_keys();
        (reader.settings, reader.problems)
    }
}

/// The line at which a text stops being TOML, and why.
pub(super) fn break_of(text: &str, error: &toml_edit::TomlError) -> (usize, String) {
    let line = line_of(text, error.span().map_or(0, |span| span.start));
    (line, error.message().trim().replace('\n', ", "))
}

/// The line, counted from 1, in which this byte stands.
fn line_of(text: &str, at: usize) -> usize {
    let before = text.as_bytes().get(..at).unwrap_or(text.as_bytes());
    before.split(|&byte| byte == b'\n').count()
}

/// The keys of an action as the file gives them.
struct Written {
    line: usize,
    action: Action,
    keys: Vec<KeyName>,
}

struct Reader<'a> {
    text: &'a str,
    settings: Settings,
    problems: Vec<SettingsProblem>,
    written: Vec<Written>,
}

impl Reader<'_> {
    /// Reads a table whose names begin with this prefix in ours.
    fn read_table(&mut self, table: &dyn TableLike, prefix: &str) {
        for (name, item) in table.iter() {
            let key = format!("{prefix}{name}");
            let place = table.key(name).and_then(toml_edit::Key::span);
            let line = line_of(self.text, place.map_or(0, |span| span.start));
            match item.as_table_like() {
                Some(keys) if key == "keys" => self.read_table(keys, "keys."),
                Some(keys) if KeyPage::with_table(&key).is_some() => {
                    self.read_table(keys, &format!("{key}."));
                }
                Some(rules) if key == "own_rules" => self.read_own_rules(rules),
                None if key == "own_rules" => self.report_own_rules(&key, line),
                _ => self.read_item(&key, line, item),
            }
        }
    }

    /// Reads the rules that the person has saved.
    fn read_own_rules(&mut self, table: &dyn TableLike) {
        for (text, item) in table.iter() {
            let place = table.key(text).and_then(toml_edit::Key::span);
            let line = line_of(self.text, place.map_or(0, |span| span.start));
            let rules = item.as_str().and_then(|rules| rules.parse().ok());
            match (RulesName::new(text), rules) {
                (Ok(name), Some(rules)) => self.settings.own_rules.set(name, Some(rules)),
                _ => self.report_own_rules(text, line),
            }
        }
    }

    fn report_own_rules(&mut self, name: &str, line: usize) {
        let name = excerpt(name);
        self.problems.push(SettingsProblem::OwnRules { line, name });
    }

    fn read_item(&mut self, key: &str, line: usize, item: &Item) {
        match Setting::read(key, item) {
            Some(Ok(setting)) => self.take(line, setting),
            Some(Err(invalid)) => self.report(key, line, item, invalid),
            None if key == "keys" || KeyPage::with_table(key).is_some() => {
                let invalid = InvalidValue {
                    allowed: Allowed::KeyTable,
                    place: None,
                };
                self.report(key, line, item, invalid);
            }
            None => self.problems.push(SettingsProblem::Unknown {
                line,
                key: excerpt(key),
                nearest: nearest(key),
            }),
        }
    }

    fn take(&mut self, line: usize, setting: Setting) {
        match setting {
            Setting::Keys(action, keys) => self.written.push(Written { line, action, keys }),
            Setting::PageKeys(action, keys) => self.bind_on_page(line, action, keys),
            other => self.settings.take_over(other),
        }
    }

    fn report(&mut self, key: &str, line: usize, item: &Item, invalid: InvalidValue) {
        let place = invalid.place.or_else(|| item.span());
        let line = match &place {
            Some(place) if item.is_value() => line_of(self.text, place.start),
            _ => line,
        };
        let default = Settings::default().get(key);
        self.problems.push(SettingsProblem::Value {
            line,
            key: key.to_owned(),
            found: self.found(item, place),
            allowed: invalid.allowed,
            used: default
                .and_then(|it| it.value())
                .map(|value| value.to_string()),
        });
    }

    /// The text that the file has there, for a sentence.
    fn found(&self, item: &Item, place: Option<Range<usize>>) -> String {
        let text = place.and_then(|place| self.text.get(place));
        match text {
            Some(text) if item.is_value() => excerpt(text),
            _ => format!("a {}", item.type_name()),
        }
    }

    /// Gives out the keys: first those of the file, then the usual ones of
    /// the actions that the file says nothing about.
    fn bind_keys(&mut self) {
        self.settings.keys = Keys::none();
        let written = std::mem::take(&mut self.written);
        for Written { line, action, keys } in &written {
            for key in keys {
                self.bind(key, *action, |_| *line);
            }
        }
        let is_written = |action: &Action| written.iter().any(|it| it.action == *action);
        for action in Action::ALL.into_iter().filter(|it| !is_written(it)) {
            let line_of_owner = |owner| {
                let taker = written.iter().find(|it| it.action == owner);
                taker.map_or(1, |taker| taker.line)
            };
            for key in Keys::usual(action) {
                self.bind(&key, action, line_of_owner);
            }
        }
    }

    /// Gives an action of a page its keys. One that another action has in the
    /// file stays there.
    fn bind_on_page(&mut self, line: usize, action: PageAction, mut keys: Vec<KeyName>) {
        let known = &self.settings.page_keys;
        let owner = |key: &KeyName| {
            let rival = known.rival(key, action)?;
            // A usual key gives way to one that the file has.
            (!rival.usual().contains(key)).then_some(rival)
        };
        let clashes: Vec<(KeyName, PageAction)> = keys
            .iter()
            .filter_map(|key| Some((key.clone(), owner(key)?)))
            .collect();
        keys.retain(|key| clashes.iter().all(|(taken, _)| taken != key));
        for (key, kept) in clashes {
            self.problems.push(SettingsProblem::PageClash {
                line,
                key,
                kept,
                refused: action,
            });
        }
        self.settings.page_keys.replace(action, keys);
    }

    /// Gives the key to the action, or reports the owner that it has.
    fn bind(&mut self, key: &KeyName, action: Action, line: impl Fn(Action) -> usize) {
        if let Some(owner) = self.settings.keys.bind(key.clone(), action) {
            self.problems.push(SettingsProblem::Clash {
                line: line(owner),
                key: key.clone(),
                kept: owner,
                refused: action,
            });
        }
    }
}

/// The name of a setting most like this one, whichever table it is in, if
/// any is like it at all.
fn nearest(key: &str) -> Option<String> {
    const LIKE: f64 = 0.75;
    let likeness = |name: &str| strsim::jaro_winkler(last_part(name), last_part(key));
    let names = Setting::NAMES
        .into_iter()
        .chain(["own_rules", "keys"])
        .map(str::to_owned);
    let actions = Action::ALL.map(|action| format!("keys.{action}"));
    let pages = KeyPage::ALL.map(|page| page.table().to_owned());
    let on_pages =
        PageAction::all().map(|action| format!("{}.{}", action.page().table(), action.name()));
    names
        .chain(actions)
        .chain(pages)
        .chain(on_pages)
        .map(|name| (likeness(&name), name))
        .filter(|&(likeness, _)| likeness >= LIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}

fn last_part(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}
