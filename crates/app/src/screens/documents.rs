//! Pages to read: help, the program itself.

use brikke_play::{Mode, Moment};

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::game::actions::READ_BOARD;
use crate::page::{Block, Body, Document, Figure, KeyHint, Section};
use crate::settings::{Action, KeyPage};
use crate::{Face, Input, keys, lines};

/// A page to read. Scrolling is the face's; every other key leaves. A key that
/// is explained can be chosen: it does what it does on the page below.
pub(crate) struct DocumentScreen {
    title: &'static str,
    has_title: bool,
    parts: Box<PartsOf>,
}

/// The parts of a page in the person's language.
type PartsOf = dyn Fn(&Context) -> Vec<Part>;

/// A section, and the inputs of the keys that it explains.
struct Part {
    section: Section,
    inputs: Vec<Option<Input>>,
}

impl From<Section> for Part {
    /// A section whose keys cannot be chosen.
    fn from(section: Section) -> Part {
        let keys = section.blocks.iter().map(|block| match block {
            Block::Keys(keys) => keys.len(),
            _ => 0,
        });
        Part {
            inputs: vec![None; keys.sum()],
            section,
        }
    }
}

impl DocumentScreen {
    /// The input of the key with this number.
    fn input(&self, key: usize, context: &Context) -> Option<Input> {
        let parts = (self.parts)(context).into_iter();
        let mut inputs = parts.flat_map(|part| part.inputs);
        inputs.nth(key).flatten()
    }
}

impl Screen for DocumentScreen {
    fn address(&self) -> String {
        let address = match self.title {
            "about-title" => "about",
            _ => "help",
        };
        address.to_owned()
    }

    fn is_read(&self) -> bool {
        true
    }

    fn handle(&mut self, input: &Input, context: &mut Context, _now: Moment) -> Next {
        match input {
            Input::Press(_) => Next::Back,
            Input::Choose(key) => self.input(*key, context).map_or(Next::Stay, Next::BackAnd),
            _ => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        Contents {
            title: context.text(self.title),
            body: Body::Document(Document {
                has_title: self.has_title,
                sections: (self.parts)(context)
                    .into_iter()
                    .map(|part| part.section)
                    .collect(),
                ..Document::default()
            }),
            dialog: None,
            note: None,
            keys: context.hints(&[("↑↓", "keys-scroll"), ("esc", "keys-back")]),
        }
    }
}

/// The place after the rules of the game, which are read first.
const AFTER_RULES: usize = 1;

const RULES: &[&str] = &[
    "help-rules-slide",
    "help-rules-merge",
    "help-rules-appear",
    "help-rules-goal",
    "help-rules-lost",
];

/// The sections of the help after the keys: a heading and its paragraphs.
const PARTS: [(&str, &[&str]); 2] = [
    ("help-scores-title", &["help-scores-tables", "help-undo"]),
    ("help-data-title", &["help-data-text"]),
];

/// The keys that work in every list and on every long page as the settings
/// leave them, with the ids of what they do.
const LIST_KEYS: [(&[&str], &str); 6] = [
    (&["up", "down", "k", "j"], "keys-line"),
    (&["page-up", "page-down"], "keys-page"),
    (&["ctrl-u", "ctrl-d"], "keys-half-page"),
    (&["home", "end", "g", "G"], "keys-ends"),
    (&["enter"], "keys-choose"),
    (&["esc"], "keys-back"),
];

/// The keys that work everywhere in a terminal.
const TERMINAL_KEYS: [(&[&str], &str); 3] = [
    (&["ctrl-l"], "keys-redraw"),
    (&["ctrl-z"], "keys-suspend"),
    (&["ctrl-c"], "action-quit"),
];

/// The keys of every text that is written, with the ids of what they do.
const WRITING_KEYS: [(&[&str], &str); 6] = [
    (&["left", "right"], "keys-cursor"),
    (&["ctrl-left", "ctrl-right"], "keys-cursor-word"),
    (&["home", "end"], "keys-cursor-ends"),
    (&["backspace", "delete"], "keys-erase"),
    (&["ctrl-w", "ctrl-delete"], "keys-erase-word"),
    (&["ctrl-u", "ctrl-k"], "keys-erase-side"),
];

/// The keys that a page has besides those of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CommonKeys {
    /// Those of every list and every long page.
    List,
    /// Those of every text.
    Writing,
    /// None.
    None,
}

impl CommonKeys {
    /// These keys with what they do.
    fn section(self, context: &Context) -> Option<Section> {
        let (title, keys) = match self {
            CommonKeys::List => ("help-list-title", list_figures(context)),
            CommonKeys::Writing => ("help-writing-title", figures(&WRITING_KEYS, context)),
            CommonKeys::None => return None,
        };
        Some(section_of_keys(title, keys, context))
    }
}

fn section_of_keys(title: &str, keys: Vec<Figure>, context: &Context) -> Section {
    Section {
        heading: context.text(title),
        blocks: vec![Block::Keys(keys)],
    }
}

/// Keys that nobody can change.
fn figures(keys: &[(&[&str], &str)], context: &Context) -> Vec<Figure> {
    let figure = |(keys, id): &(&[&str], &str)| Figure {
        name: shown_keys(keys, context),
        value: context.text(id),
    };
    let figures = keys.iter().map(figure);
    figures.filter(|figure| !figure.name.is_empty()).collect()
}

/// The keys of lists, as the settings have them.
fn list_figures(context: &Context) -> Vec<Figure> {
    let set = &context.preferences.settings.page_keys;
    let figure = |(keys, id): (&[&str], &str)| {
        let keys = keys.iter();
        let keys: Vec<String> = keys
            .flat_map(|own| set.in_force(own, KeyPage::Lists))
            .collect();
        Figure {
            name: shown_keys(&keys, context),
            value: context.text(id),
        }
    };
    let figures = LIST_KEYS.into_iter().map(figure);
    figures.filter(|figure| !figure.name.is_empty()).collect()
}

fn shown_keys(keys: &[impl AsRef<str>], context: &Context) -> String {
    let names = keys.iter().map(AsRef::as_ref);
    let names = names.filter(|name| keys::is_received(name, context.face));
    let shown = names.map(|name| context.key(name));
    shown.collect::<Vec<_>>().join(keys::between(context.face))
}

/// The keys of one page: its own, then those that it shares with others. The
/// paragraphs with these ids explain what else there is to know about it.
pub(crate) fn help_on(
    title: String,
    keys: Vec<KeyHint>,
    common: CommonKeys,
    explanations: &'static [&'static str],
) -> DocumentScreen {
    let parts = move |context: &Context| {
        let mut own = part_of_keys(title.clone(), &keys, context);
        let texts = explanations.iter().map(|id| context.text(id));
        own.section.blocks.extend(texts.map(Block::Paragraph));
        let mut parts = vec![own];
        parts.extend(common.section(context).map(Part::from));
        if context.face == Face::Terminal {
            let keys = figures(&TERMINAL_KEYS, context);
            parts.push(section_of_keys("help-terminal-title", keys, context).into());
        }
        parts
    };
    DocumentScreen {
        title: "help-keys-title",
        has_title: false,
        parts: Box::new(parts),
    }
}

/// The rules of the game and the keys, as they are read without a game: nothing
/// is there for the keys to do.
pub(crate) fn help() -> DocumentScreen {
    help_of(help_without_game)
}

fn help_without_game(context: &Context) -> Vec<Part> {
    let parts = help_parts(context, Mode::Scored).into_iter();
    parts.map(|part| part.section.into()).collect()
}

/// The help that the menu opens: the menu's own keys come after the rules.
pub(crate) fn help_on_menu(keys: Vec<KeyHint>) -> DocumentScreen {
    help_of(move |context| {
        let mut parts = help_without_game(context);
        let menu = part_of_keys(context.label("action-menu"), &keys, context);
        parts.insert(AFTER_RULES, menu);
        parts
    })
}

/// The help that the menu opens line by line: the rules, and what can be typed
/// in a game.
pub(crate) fn help_on_lines() -> DocumentScreen {
    help_of(|context| {
        let commands = lines::of_every_game(context.locale).into_iter();
        let commands = Section {
            heading: context.text("help-keys-title"),
            blocks: commands.map(Block::Paragraph).collect(),
        };
        let rules = text_section("help-rules-title", RULES, context);
        let others = PARTS.map(|(title, texts)| text_section(title, texts, context));
        let all = [rules, commands].into_iter().chain(others);
        all.map(Part::from).collect()
    })
}

/// The help as it is read in a game of this mode: in practice its own keys come
/// first.
pub(crate) fn help_in(mode: Mode) -> DocumentScreen {
    help_of(move |context| help_parts(context, mode))
}

/// The help as it is read in a game of this mode while something of its own has
/// the keys, such as the editor: those come first.
pub(crate) fn help_with(heading: String, keys: Vec<KeyHint>, mode: Mode) -> DocumentScreen {
    help_of(move |context| {
        let mut parts = vec![part_of_keys(heading.clone(), &keys, context)];
        parts.extend(help_parts(context, mode));
        parts
    })
}

fn help_of(parts: impl Fn(&Context) -> Vec<Part> + 'static) -> DocumentScreen {
    DocumentScreen {
        title: "help-title",
        has_title: false,
        parts: Box::new(parts),
    }
}

fn help_parts(context: &Context, mode: Mode) -> Vec<Part> {
    let mut parts = vec![
        text_section("help-rules-title", RULES, context).into(),
        keys_part(context, mode),
    ];
    parts.extend(window_section(context).map(Part::from));
    parts.extend(browser_section(context).map(Part::from));
    let practice = match mode {
        Mode::Practice => 0,
        Mode::Scored => parts.len(),
    };
    parts.insert(practice, practice_part(context, mode));
    parts.extend(PARTS.map(|(title, texts)| text_section(title, texts, context).into()));
    parts.extend(proof_section(context).map(Part::from));
    parts
}

/// Keys with what they do.
fn part_of_keys(heading: String, keys: &[KeyHint], context: &Context) -> Part {
    let figure = |hint: &KeyHint| Figure {
        name: match hint.key {
            Some(_) => hint.shown.clone(),
            None => several_shown(&hint.shown, context.face),
        },
        value: hint.does.clone(),
    };
    let input = |hint: &KeyHint| {
        let key = hint.key.as_ref().filter(|_| hint.is_enabled);
        key.map(Input::press)
    };
    Part {
        section: Section {
            heading,
            blocks: vec![Block::Keys(keys.iter().map(figure).collect())],
        },
        inputs: keys.iter().map(input).collect(),
    }
}

/// Several keys that are written as one text, such as `←→`, as a list.
fn several_shown(keys: &str, face: Face) -> String {
    let is_arrow = |letter: char| "←→↑↓".contains(letter);
    let keys: Vec<String> = if keys.chars().all(is_arrow) && face == Face::Window {
        keys.chars().map(String::from).collect()
    } else {
        keys.split_whitespace().map(str::to_owned).collect()
    };
    keys.join(keys::between(face))
}

fn text_section(heading: &str, texts: &[&str], context: &Context) -> Section {
    let paragraph = |id: &&str| Block::Paragraph(context.text(id));
    Section {
        heading: context.text(heading),
        blocks: texts.iter().map(paragraph).collect(),
    }
}

/// The commitment to the secret of the current game, and the secret once the
/// game is over.
fn proof_section(context: &Context) -> Option<Section> {
    let commitment = [("commitment", context.commitment()?.to_string().into())];
    let mut blocks = vec![
        Block::Paragraph(context.text("help-proof-text")),
        Block::Paragraph(context.text_with("help-proof-commitment", &commitment)),
    ];
    blocks.extend(context.revealed_secret().map(|secret| {
        let secret = [("secret", secret.to_string().into())];
        Block::Paragraph(context.text_with("help-proof-secret", &secret))
    }));
    Some(Section {
        heading: context.text("help-proof-title"),
        blocks,
    })
}

/// The keys of actions in a game of this mode, with what they do.
fn keys_of(actions: &[Action], mode: Mode, context: &Context) -> Vec<(Figure, Action)> {
    let bindings = &context.preferences.settings.keys;
    let of_action = |action: &Action| Figure {
        name: keys::all_shown(context.locale, bindings, (*action, mode), context.face),
        value: context.text(&format!("action-{}-does", action.name())),
    };
    // Nobody leaves a browser by a key.
    let is_there = |action: &&Action| **action != Action::Quit || context.face != Face::Browser;
    let actions = actions.iter().filter(is_there);
    let figures = actions.map(|action| (of_action(action), *action));
    figures
        .filter(|(figure, _)| !figure.name.is_empty())
        .collect()
}

fn practice_part(context: &Context, mode: Mode) -> Part {
    let keys = keys_of(Action::of_practice(), Mode::Practice, context);
    let (keys, actions): (Vec<Figure>, Vec<Action>) = keys.into_iter().unzip();
    let input = |action| (mode == Mode::Practice).then_some(Input::Do(action));
    Part {
        section: Section {
            heading: context.text("help-practice-title"),
            blocks: vec![
                Block::Paragraph(context.text("help-practice-text")),
                Block::Keys(keys),
                Block::Paragraph(context.text("help-practice-keys")),
            ],
        },
        inputs: actions.into_iter().map(input).collect(),
    }
}

fn keys_part(context: &Context, mode: Mode) -> Part {
    let keys = keys_of(Action::of_every_game(), mode, context);
    let (keys, actions): (Vec<Figure>, Vec<Action>) = keys.into_iter().unzip();
    Part {
        section: Section {
            heading: context.text("help-keys-title"),
            blocks: vec![
                Block::Keys(keys),
                Block::Aside(context.text("help-keys-change")),
            ],
        },
        inputs: actions.into_iter().map(Input::Do).map(Some).collect(),
    }
}

/// The keys that every window has besides those of the settings.
fn window_section(context: &Context) -> Option<Section> {
    let actions = keys::window_actions().into_iter();
    let of_actions = actions.map(|(keys, action)| Figure {
        name: shown_keys(&keys, context),
        value: context.text(&format!("action-{}-does", action.name())),
    });
    let others = keys::ONLY_OF_WINDOWS.map(|(key, id)| Figure {
        name: context.key(key),
        value: context.label(id),
    });
    let is_window = context.face == Face::Window;
    is_window.then(|| Section {
        heading: context.text("help-window-title"),
        blocks: vec![Block::Keys(of_actions.chain(others).collect())],
    })
}

/// The key that only a browser has.
fn browser_section(context: &Context) -> Option<Section> {
    let read = || Figure {
        name: context.key(READ_BOARD),
        value: context.text("keys-read-board"),
    };
    let is_browser = context.face == Face::Browser;
    is_browser.then(|| Section {
        heading: context.text("help-browser-title"),
        blocks: vec![Block::Keys(vec![read()])],
    })
}

/// The program: its version, its name, its licences.
pub(crate) fn about() -> DocumentScreen {
    let parts = |context: &Context| {
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        let mut texts = vec![
            context.text_with("about-version", &version),
            context.text("about-name"),
            context.text("about-license"),
        ];
        if context.face == Face::Window {
            // Other faces use the letters of their surroundings.
            texts.push(context.text("about-font"));
        }
        let section = Section {
            heading: String::new(),
            blocks: texts.into_iter().map(Block::Paragraph).collect(),
        };
        vec![section.into()]
    };
    DocumentScreen {
        title: "about-title",
        has_title: true,
        parts: Box::new(parts),
    }
}
