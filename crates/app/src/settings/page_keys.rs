//! The keys of pages, besides those of the game.
//!
//! Each page knows its actions by one key of its own. The keys of the settings
//! are translated into those, and back where a page shows them. Arrows, Enter,
//! Esc, Tab, the page keys and digits mean the same everywhere and are not
//! translated.

use super::KeyName;

/// A part of the application whose keys can be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyPage {
    /// Every list.
    Lists,
    /// The list of games.
    Games,
    /// The best scores.
    Scores,
    /// New game.
    NewGame,
    /// The endgame tables.
    Endgames,
    /// A replay.
    Replay,
    /// The board that is changed by hand.
    Editor,
}

/// An action on a page, by its place in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageAction(usize);

/// A line of the table.
struct Entry {
    page: KeyPage,
    /// Its name in the settings.
    name: &'static str,
    /// Its usual keys; pages know the first one.
    usual: &'static [&'static str],
    /// The id of its words.
    id: &'static str,
}

const fn entry(
    page: KeyPage,
    name: &'static str,
    usual: &'static [&'static str],
    id: &'static str,
) -> Entry {
    Entry {
        page,
        name,
        usual,
        id,
    }
}

/// All actions of pages, in the order in which the file has them.
const TABLE: [Entry; 52] = [
    entry(KeyPage::Lists, "down", &["j"], "list-down"),
    entry(KeyPage::Lists, "up", &["k"], "list-up"),
    entry(KeyPage::Lists, "first", &["g"], "list-first"),
    entry(KeyPage::Lists, "last", &["G"], "list-last"),
    entry(KeyPage::Lists, "half_down", &["ctrl-d"], "list-half-down"),
    entry(KeyPage::Lists, "half_up", &["ctrl-u"], "list-half-up"),
    entry(KeyPage::Lists, "play", &["p"], "keys-play"),
    entry(KeyPage::Games, "replay", &["v"], "action-replay"),
    entry(KeyPage::Games, "search", &["/", "ctrl-f"], "keys-search"),
    entry(KeyPage::Games, "filter", &["f"], "keys-filter"),
    entry(KeyPage::Games, "state", &["t"], "keys-state"),
    entry(KeyPage::Games, "rules", &["r"], "keys-rules"),
    entry(KeyPage::Games, "sort", &["s"], "keys-sort"),
    entry(KeyPage::Games, "rename", &["n", "f2"], "keys-rename"),
    entry(KeyPage::Games, "delete", &["x", "delete"], "keys-delete"),
    entry(
        KeyPage::Games,
        "undo_delete",
        &["z", "ctrl-z"],
        "keys-undo-delete",
    ),
    entry(KeyPage::Games, "analyse", &["a"], "replay-analyse"),
    entry(KeyPage::Games, "copy_link", &["c"], "action-share"),
    entry(KeyPage::Games, "export", &["e"], "keys-export"),
    entry(KeyPage::Games, "open_file", &["o"], "action-open"),
    entry(KeyPage::Scores, "table", &["t"], "keys-table"),
    entry(KeyPage::Scores, "replay", &["v"], "action-replay"),
    entry(KeyPage::NewGame, "more_rows", &["r"], "new-game-more-rows"),
    entry(
        KeyPage::NewGame,
        "fewer_rows",
        &["R"],
        "new-game-fewer-rows",
    ),
    entry(
        KeyPage::NewGame,
        "more_columns",
        &["c"],
        "new-game-more-columns",
    ),
    entry(
        KeyPage::NewGame,
        "fewer_columns",
        &["C"],
        "new-game-fewer-columns",
    ),
    entry(KeyPage::NewGame, "seed", &["s"], "new-game-seed"),
    entry(KeyPage::NewGame, "edit", &["e"], "keys-edit-rules"),
    entry(KeyPage::NewGame, "remove", &["x", "delete"], "keys-remove"),
    entry(KeyPage::NewGame, "undo_remove", &["u"], "keys-undo-remove"),
    entry(KeyPage::Endgames, "build", &["b"], "drill-build-table"),
    entry(KeyPage::Endgames, "remove", &["x", "delete"], "keys-remove"),
    entry(KeyPage::Replay, "play", &["space"], "replay-play"),
    entry(KeyPage::Replay, "faster", &["+"], "action-faster"),
    entry(KeyPage::Replay, "slower", &["-"], "action-slower"),
    entry(KeyPage::Replay, "analyse", &["a"], "replay-analyse"),
    entry(
        KeyPage::Replay,
        "next_mistake",
        &["n"],
        "replay-next-mistake",
    ),
    entry(
        KeyPage::Replay,
        "previous_mistake",
        &["p", "N"],
        "replay-previous-mistake",
    ),
    entry(KeyPage::Replay, "worst", &["w"], "replay-worst-mistake"),
    entry(KeyPage::Replay, "try", &["t"], "replay-try"),
    entry(KeyPage::Replay, "jump", &["g"], "replay-jump"),
    entry(KeyPage::Editor, "larger", &["+"], "practice-larger"),
    entry(KeyPage::Editor, "smaller", &["-"], "practice-smaller"),
    entry(
        KeyPage::Editor,
        "erase",
        &["delete", "backspace"],
        "practice-erase",
    ),
    entry(KeyPage::Editor, "ranks", &["I"], "practice-fill-ranks"),
    entry(KeyPage::Editor, "twos", &["D"], "action-twos"),
    entry(KeyPage::Editor, "test", &["P"], "action-test"),
    entry(KeyPage::Editor, "flip", &["f"], "action-mirror"),
    entry(KeyPage::Editor, "transpose", &["t"], "action-transpose"),
    entry(KeyPage::Editor, "rotate", &["o"], "practice-rotate"),
    entry(KeyPage::Editor, "clear", &["c"], "practice-clear"),
    entry(KeyPage::Editor, "paste", &["v"], "practice-paste"),
];

impl KeyPage {
    /// All pages, in the order in which the file has them.
    pub const ALL: [KeyPage; 7] = [
        KeyPage::Lists,
        KeyPage::Games,
        KeyPage::Scores,
        KeyPage::NewGame,
        KeyPage::Endgames,
        KeyPage::Replay,
        KeyPage::Editor,
    ];

    /// The table of the file that has its keys.
    pub const fn table(self) -> &'static str {
        match self {
            KeyPage::Lists => "keys_in_lists",
            KeyPage::Games => "keys_in_games",
            KeyPage::Scores => "keys_in_scores",
            KeyPage::NewGame => "keys_in_new_game",
            KeyPage::Endgames => "keys_in_endgames",
            KeyPage::Replay => "keys_in_replay",
            KeyPage::Editor => "keys_in_editor",
        }
    }

    /// The page with this table.
    pub(super) fn with_table(name: &str) -> Option<KeyPage> {
        KeyPage::ALL.into_iter().find(|page| page.table() == name)
    }

    /// The id of its title.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            KeyPage::Lists => "help-list-title",
            KeyPage::Games => "games-title",
            KeyPage::Scores => "scores-title",
            KeyPage::NewGame => "new-game-title",
            KeyPage::Endgames => "menu-endgames",
            KeyPage::Replay => "replay-title",
            KeyPage::Editor => "help-editing-title",
        }
    }

    /// True if the keys of every list work there too.
    const fn has_list(self) -> bool {
        !matches!(self, KeyPage::Replay | KeyPage::Editor)
    }

    /// True if the keys of both can be pressed on one page.
    fn meets(self, other: KeyPage) -> bool {
        let is_common = |one: KeyPage, other: KeyPage| one == KeyPage::Lists && other.has_list();
        self == other || is_common(self, other) || is_common(other, self)
    }
}

impl PageAction {
    /// All actions, in the order in which the file has them.
    pub fn all() -> impl Iterator<Item = PageAction> {
        (0..TABLE.len()).map(PageAction)
    }

    const fn entry(self) -> &'static Entry {
        &TABLE[self.0]
    }

    /// The page on which it is.
    pub const fn page(self) -> KeyPage {
        self.entry().page
    }

    /// Its name in the settings.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The id of its words.
    pub(crate) const fn id(self) -> &'static str {
        self.entry().id
    }

    /// The key by which the page knows it.
    const fn known_by(self) -> &'static str {
        self.entry().usual[0]
    }

    /// The action of this name on a page.
    pub(super) fn named(page: KeyPage, name: &str) -> Option<PageAction> {
        PageAction::all().find(|action| action.page() == page && action.name() == name)
    }

    /// The usual keys, whether they are free or not.
    pub(crate) fn usual(self) -> Vec<KeyName> {
        let keys = self.entry().usual.iter();
        keys.filter_map(|key| KeyName::new(key).ok()).collect()
    }

    fn is_usual(self, key: &str) -> bool {
        self.entry().usual.contains(&key)
    }
}

/// The keys of pages, as far as they are not the usual ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageKeys {
    changed: Vec<(PageAction, Vec<KeyName>)>,
}

/// The meaning of a key on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PageKey {
    /// The action that the page knows by this key.
    Means(&'static str),
    /// Nothing: its action has other keys now.
    Nothing,
    /// No action of the settings: the page may know the key all the same.
    Other,
}

impl PageKeys {
    /// The keys of an action. A usual key that another action was given is
    /// that one's.
    pub fn of(&self, action: PageAction) -> Vec<KeyName> {
        if let Some(keys) = self.written(action) {
            return keys.to_vec();
        }
        let is_free = |key: &KeyName| {
            let mut others = self.changed.iter();
            !others.any(|(other, keys)| other.page().meets(action.page()) && keys.contains(key))
        };
        let mut keys = action.usual();
        keys.retain(is_free);
        keys
    }

    fn written(&self, action: PageAction) -> Option<&[KeyName]> {
        let mut changed = self.changed.iter();
        changed.find_map(|(known, keys)| (*known == action).then_some(keys.as_slice()))
    }

    /// The action that keeps another from having the key.
    pub(crate) fn rival(&self, key: &KeyName, action: PageAction) -> Option<PageAction> {
        let mut others = PageAction::all().filter(|other| *other != action);
        others.find(|other| other.page().meets(action.page()) && self.of(*other).contains(key))
    }

    /// Gives the action these keys and no others.
    pub(super) fn replace(&mut self, action: PageAction, keys: Vec<KeyName>) {
        self.changed.retain(|(known, _)| *known != action);
        if keys != action.usual() {
            self.changed.push((action, keys));
        }
    }

    /// The meaning of a key on this page.
    pub(crate) fn meaning(&self, key: &str, page: KeyPage) -> PageKey {
        let actions = || PageAction::all().filter(move |action| works_on(*action, page));
        let has = |action: &PageAction| self.of(*action).iter().any(|it| it.as_str() == key);
        match actions().find(has) {
            Some(action) => PageKey::Means(action.known_by()),
            None if actions().any(|action| action.is_usual(key)) => PageKey::Nothing,
            None => PageKey::Other,
        }
    }

    /// The key to press where a page shows this one of its own; none if the
    /// action has none any more.
    pub(crate) fn shown(&self, own: &str, page: KeyPage) -> Option<String> {
        let keys = self.in_force(own, page);
        let own = keys.iter().find(|key| *key == own);
        own.or(keys.first()).cloned()
    }

    /// All keys that do what a page knows by this one of its own.
    pub(crate) fn in_force(&self, own: &str, page: KeyPage) -> Vec<String> {
        let mut actions = PageAction::all().filter(|action| works_on(*action, page));
        match actions.find(|action| action.is_usual(own)) {
            Some(action) => {
                let keys = self.of(action).into_iter();
                keys.map(|key| key.as_str().to_owned()).collect()
            }
            None => vec![own.to_owned()],
        }
    }
}

/// True if the action is there on this page. The page's own come first.
fn works_on(action: PageAction, page: KeyPage) -> bool {
    action.page() == page || (action.page() == KeyPage::Lists && page.has_list())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_usual_key_means_two_things_on_one_page() {
        let keys = PageKeys::default();
        for action in PageAction::all() {
            for key in action.usual() {
                assert_eq!(keys.rival(&key, action), None, "{key} {}", action.name());
            }
        }
    }

    #[test]
    fn every_name_is_there_once_on_its_page() {
        for action in PageAction::all() {
            assert_eq!(
                PageAction::named(action.page(), action.name()),
                Some(action)
            );
        }
    }
}
