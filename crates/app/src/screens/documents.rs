//! Pages to read: help, the program itself.

use brikke_play::{Mode, Moment};

use super::{Contents, Next, Screen};
use crate::context::Context;
use crate::game::actions::READ_BOARD;
use crate::page::{Block, Body, Document, Figure, KeyHint, Section};
use crate::settings::Action;
use crate::{Face, Input, keys};

/// A page to read. Scrolling is the face's; every other key leaves.
pub(crate) struct DocumentScreen {
    title: &'static str,
    sections: Box<dyn Fn(&Context) -> Document>,
}

impl Screen for DocumentScreen {
    fn address(&self) -> String {
        let address = match self.title {
            "about-title" => "about",
            _ => "help",
        };
        address.to_owned()
    }

    fn handle(&mut self, input: &Input, _context: &mut Context, _now: Moment) -> Next {
        match input {
            Input::Press(_) => Next::Back,
            _ => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, _now: Moment) -> Contents {
        Contents {
            title: context.text(self.title),
            body: Body::Document((self.sections)(context)),
            dialog: None,
            note: None,
            keys: context.hints(&[("↑↓", "keys-scroll"), ("esc", "keys-back")]),
        }
    }
}

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

/// The keys that work in every list and on every long page, with the ids of
/// what they do.
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
    (&["ctrl-c"], "keys-leave"),
];

/// The keys of every window that belong to no action, with the ids of what
/// they do.
const WINDOW_KEYS: [(&str, &str); 3] = [
    ("f11", "keys-full-screen"),
    ("f12", "picture-copy"),
    ("shift-f12", "picture-save"),
];

/// The keys of one page: its own, then those of every list.
pub(crate) fn help_on(title: String, keys: Vec<KeyHint>) -> DocumentScreen {
    let document = move |context: &Context| {
        let several = |(keys, id): (&[&str], &str)| Figure {
            name: keys
                .iter()
                .map(|key| context.key(key))
                .collect::<Vec<_>>()
                .join(" "),
            value: context.text(id),
        };
        let mut sections = vec![
            Section {
                heading: title.clone(),
                blocks: vec![Block::Keys(figures_of(&keys))],
            },
            Section {
                heading: context.text("help-list-title"),
                blocks: vec![Block::Keys(LIST_KEYS.map(several).to_vec())],
            },
        ];
        if context.face == Face::Terminal {
            sections.push(Section {
                heading: context.text("help-terminal-title"),
                blocks: vec![Block::Keys(TERMINAL_KEYS.map(several).to_vec())],
            });
        }
        Document {
            sections,
            ..Document::default()
        }
    };
    DocumentScreen {
        title: "help-keys-title",
        sections: Box::new(document),
    }
}

/// The rules of the game and the keys.
pub(crate) fn help() -> DocumentScreen {
    help_in(Mode::Scored)
}

/// The help as it is read in a game of this mode: in practice its own keys come
/// first.
pub(crate) fn help_in(mode: Mode) -> DocumentScreen {
    help_of(move |context| help_sections(context, mode))
}

/// The help as it is read while the board is edited: the editor's keys come
/// first.
pub(crate) fn help_on_editing(keys: Vec<KeyHint>) -> DocumentScreen {
    help_of(move |context| {
        let mut sections = vec![Section {
            heading: context.text("help-editing-title"),
            blocks: vec![Block::Keys(figures_of(&keys))],
        }];
        sections.extend(help_sections(context, Mode::Practice));
        sections
    })
}

fn help_of(sections: impl Fn(&Context) -> Vec<Section> + 'static) -> DocumentScreen {
    let document = move |context: &Context| Document {
        sections: sections(context),
        ..Document::default()
    };
    DocumentScreen {
        title: "help-title",
        sections: Box::new(document),
    }
}

fn help_sections(context: &Context, mode: Mode) -> Vec<Section> {
    let mut sections = vec![
        text_section("help-rules-title", RULES, context),
        keys_section(context, mode),
    ];
    sections.extend(window_section(context));
    sections.extend(browser_section(context));
    let practice = match mode {
        Mode::Practice => 0,
        Mode::Scored => sections.len(),
    };
    sections.insert(practice, practice_section(context));
    sections.extend(PARTS.map(|(title, texts)| text_section(title, texts, context)));
    sections.extend(proof_section(context));
    sections
}

/// Keys with what they do.
fn figures_of(keys: &[KeyHint]) -> Vec<Figure> {
    let figure = |hint: &KeyHint| Figure {
        name: hint.shown.clone(),
        value: hint.does.clone(),
    };
    keys.iter().map(figure).collect()
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
fn keys_of(actions: &[Action], mode: Mode, context: &Context) -> Vec<Figure> {
    let bindings = &context.preferences.settings.keys;
    let of_action = |action: &Action| Figure {
        name: keys::all_shown(context.locale, bindings, *action, mode),
        value: context.text(&format!("action-{}-does", action.name())),
    };
    let figures = actions.iter().map(of_action);
    figures.filter(|figure| !figure.name.is_empty()).collect()
}

fn practice_section(context: &Context) -> Section {
    Section {
        heading: context.text("help-practice-title"),
        blocks: vec![
            Block::Paragraph(context.text("help-practice-text")),
            Block::Keys(keys_of(Action::of_practice(), Mode::Practice, context)),
            Block::Paragraph(context.text("help-practice-keys")),
        ],
    }
}

fn keys_section(context: &Context, mode: Mode) -> Section {
    let keys = keys_of(Action::of_every_game(), mode, context);
    Section {
        heading: context.text("help-keys-title"),
        blocks: vec![
            Block::Keys(keys),
            Block::Aside(context.text("help-keys-change")),
        ],
    }
}

/// The keys that every window has besides those of the settings.
fn window_section(context: &Context) -> Option<Section> {
    let shown = |keys: &[&str]| {
        let keys = keys.iter().map(|key| context.key(key));
        keys.collect::<Vec<_>>().join(" ")
    };
    let actions = keys::window_actions().into_iter();
    let of_actions = actions.map(|(keys, action)| Figure {
        name: shown(&keys),
        value: context.text(&format!("action-{}-does", action.name())),
    });
    let others = WINDOW_KEYS.map(|(key, id)| Figure {
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
    let document = |context: &Context| {
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
        Document {
            has_title: true,
            sections: vec![Section {
                heading: String::new(),
                blocks: texts.into_iter().map(Block::Paragraph).collect(),
            }],
            ..Document::default()
        }
    };
    DocumentScreen {
        title: "about-title",
        sections: Box::new(document),
    }
}
