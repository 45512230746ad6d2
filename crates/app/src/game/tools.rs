//! The toolbar of the game, its menus and its keys.

use brikke_engine::Phase;
use brikke_play::{Mode, Moment, PlayerState, View};

use super::GameScreen;
use crate::context::Context;
use crate::page::{Icon, KeyHint, Tool};
use crate::settings::{Action, KeyPage};
use crate::{EDIT_KEYS, Face, keys, words};

/// The toolbar.
const TOOLS: &[Action] = &[
    Action::Undo,
    Action::Redo,
    Action::Hint,
    Action::Autoplay,
    Action::New,
    Action::Menu,
];

/// The toolbar while the board is edited.
const EDITING_TOOLS: &[Action] = &[Action::Undo, Action::Redo, Action::Menu];

/// The actions behind the toolbar's button for more.
const MORE: &[Action] = &[
    Action::Restart,
    Action::Save,
    Action::Open,
    Action::Help,
    Action::Quit,
];

/// The actions with a key while a person plays, the more important first.
const PLAY_KEYS: &[Action] = &[
    Action::Undo,
    Action::New,
    Action::Hint,
    Action::Autoplay,
    Action::Redo,
    Action::Save,
    Action::Open,
    Action::Quit,
    Action::Help,
    Action::Menu,
];

/// The actions with a key while a player plays.
const PLAYER_KEYS: &[Action] = &[
    Action::Autoplay,
    Action::Pause,
    Action::Step,
    Action::Faster,
    Action::Slower,
    Action::Help,
    Action::Menu,
];

/// The keys of a yes or no.
const CONFIRMATION_KEYS: &[(&str, &str)] = &[
    ("←→", "keys-choose"),
    ("enter", "keys-accept"),
    ("esc", "keys-back"),
];

/// The toolbar.
pub(super) fn toolbar(is_editing: bool, view: &View<'_>, context: &Context) -> Vec<Tool> {
    let tools = if is_editing { EDITING_TOOLS } else { TOOLS };
    let tools = tools.iter().map(|&action| tool(action, view, context));
    tools.collect()
}

/// The actions behind the toolbar's button for more. Nobody quits a browser.
pub(super) fn more(view: &View<'_>, context: &Context) -> Vec<Tool> {
    let is_offered = |action: &&Action| **action != Action::Quit || context.face != Face::Browser;
    let tools = MORE.iter().filter(is_offered);
    tools.map(|&action| tool(action, view, context)).collect()
}

/// The actions of the menu on the board.
pub(super) fn board_tools(view: &View<'_>, context: &Context) -> Vec<Tool> {
    let tools = [Action::Undo, Action::Redo, Action::Hint, Action::New];
    tools.map(|action| tool(action, view, context)).to_vec()
}

impl GameScreen {
    /// The keys that work now.
    pub(super) fn keys(
        &self,
        view: &View<'_>,
        has_dialog: bool,
        context: &Context,
        now: Moment,
    ) -> Vec<KeyHint> {
        if let Some(dialog) = self.dialog.as_ref().filter(|_| !self.is_name_put_aside()) {
            return context.hints(dialog.keys());
        }
        if has_dialog {
            // Elsewhere the dialog itself says which keys it takes.
            let is_shown = context.face == Face::Terminal;
            let keys = match view.confirmation {
                Some(_) => Some(context.hints(CONFIRMATION_KEYS)),
                None => self.ending_keys(context, now),
            };
            return keys.filter(|_| is_shown).unwrap_or_default();
        }
        if self.editing.is_some() {
            let mut keys = editing_keys(context);
            let place = keys.len().saturating_sub(1);
            keys.splice(place..place, context.action_hint(Action::Help));
            return keys;
        }
        let actions = if view.player.is_some() {
            PLAYER_KEYS
        } else {
            PLAY_KEYS
        };
        let working = actions.iter().filter(|&&action| works(action, view));
        let does = self.practice.arrows_do(view).map_or("move", Action::name);
        let mut keys = vec![move_keys(does, context)];
        if self.is_end_closed(context, now) {
            keys = context.hints(&[("x", "keys-choices")]);
        }
        keys.extend(
            working.filter_map(|&action| {
                context.action_hint_as(action, &name_in(action, view, context))
            }),
        );
        if view.mode == Mode::Practice {
            let mut ways = ways_from_practice(view, context);
            if context.session.is_trial() {
                // The key of the menu leads back as well, and says so.
                ways.truncate(1);
            }
            keys.splice(1..1, ways);
        }
        keys
    }

    /// The actions of practice, and the ways from a practice game to its board
    /// and back to the game before.
    pub(super) fn practice_keys(view: &View<'_>, context: &Context) -> Vec<KeyHint> {
        if context.session.is_trial() {
            return trial_keys(view, context);
        }
        let actions = Action::of_practice().iter();
        let actions = actions.filter_map(|&action| context.action_hint(action));
        let mut ways = ways_from_practice(view, context);
        // The way back is seen first, however many actions there are.
        ways.reverse();
        ways.into_iter().chain(actions).collect()
    }
}

/// The keys shown while another move is tried: few, because a toolbar has the
/// rest, and line by line every command works.
fn trial_keys(view: &View<'_>, context: &Context) -> Vec<KeyHint> {
    let mut ways = ways_from_practice(view, context);
    ways.reverse();
    let others: &[Action] = match context.face {
        Face::Terminal => &[Action::Undo, Action::Hint, Action::Save],
        Face::Window | Face::Browser => &[Action::Save],
        Face::Plain => &[],
    };
    let others = others.iter();
    ways.splice(
        1..1,
        others.filter_map(|&action| context.action_hint(action)),
    );
    ways
}

/// The ways from a practice game to its board and back to where it began.
fn ways_from_practice(view: &View<'_>, context: &Context) -> Vec<KeyHint> {
    let back = if context.session.is_trial() {
        "trial-return"
    } else {
        "action-return"
    };
    let ways = [(Action::Edit, "action-edit"), (Action::Return, back)];
    let there_are = if view.can_return { 2 } else { 1 };
    let ways = ways.into_iter().take(there_are);
    ways.filter_map(|(action, id)| context.action_hint_as(action, id))
        .collect()
}

pub(super) fn tool(action: Action, view: &View<'_>, context: &Context) -> Tool {
    let does = context.text(&format!("action-{}-does", action.name()));
    Tool {
        action,
        icon: icon(action, view),
        name: context.label(&name(action, context)),
        about: match context.key_of(action) {
            Some(key) => format!("{does} ({key})"),
            None => does,
        },
        is_enabled: works(action, view),
    }
}

/// The message with the name of an action while this is shown: a player that
/// waits goes on by the key that stops it.
fn name_in(action: Action, view: &View<'_>, context: &Context) -> String {
    let is_waiting = view.player.is_some_and(|player| !player.is_running());
    if action == Action::Pause && is_waiting {
        return "action-continue".to_owned();
    }
    name(action, context)
}

/// The message with the name of an action. While another way is tried, the key
/// of the menu leads back to the replay.
fn name(action: Action, context: &Context) -> String {
    if action == Action::Menu && context.session.is_trial() {
        return "trial-return".to_owned();
    }
    if action == Action::Menu && context.is_opened_from_list {
        return "keys-back".to_owned();
    }
    format!("action-{}", action.name())
}

/// The picture of an action.
fn icon(action: Action, view: &View<'_>) -> Icon {
    let is_running = view.player.is_some_and(PlayerState::is_running);
    match action {
        Action::Undo => Icon::Undo,
        Action::Redo => Icon::Redo,
        Action::Hint => Icon::Hint,
        Action::Autoplay if view.player.is_some() => Icon::Stop,
        Action::Autoplay => Icon::Autoplay,
        Action::Pause if is_running => Icon::Pause,
        Action::Pause => Icon::Play,
        Action::Step => Icon::Step,
        Action::New => Icon::New,
        Action::Menu => Icon::Menu,
        _ => Icon::More,
    }
}

/// True if an action can do something now.
const fn works(action: Action, view: &View<'_>) -> bool {
    match action {
        Action::Undo => view.can_undo,
        Action::Redo => view.can_redo,
        Action::Hint | Action::Autoplay => {
            matches!(view.phase, Phase::Playing) || view.player.is_some()
        }
        _ => true,
    }
}

/// The keys that move tiles, shown together.
fn move_keys(does: &str, context: &Context) -> KeyHint {
    let moves = [Action::Left, Action::Up, Action::Down, Action::Right];
    let keys = moves.map(|action| context.key_of(action).unwrap_or_default());
    KeyHint {
        key: None,
        shown: keys.concat(),
        does: context.text(&format!("action-{does}")),
        is_enabled: true,
    }
}

/// The keys that change the board by hand; the last one plays on.
pub(super) fn editing_keys(context: &Context) -> Vec<KeyHint> {
    let others = [("ctrl-c", "practice-copy"), ("v", "practice-paste")];
    // In a window every entry is a button, and typing is none.
    let typed: &[_] = match context.face {
        Face::Terminal => &[("0–9", "practice-type")],
        _ => &[],
    };
    let all = [typed, &EDIT_KEYS[..], &others].concat();
    let shown = all.into_iter().filter_map(|(own, id)| {
        let key = context.page_key(own, KeyPage::Editor)?;
        keys::is_received(&key, context.face).then(|| context.hint(&key, id))
    });
    let mut keys: Vec<KeyHint> = shown.collect();
    keys.extend(context.action_hint_as(Action::Edit, "keys-play"));
    keys
}

/// Keys of the menu on the board.
pub(super) fn board_keys(context: &Context) -> Vec<KeyHint> {
    let keys = [
        ("ctrl-c", "practice-copy"),
        ("f12", "picture-copy"),
        ("shift-f12", "picture-save"),
    ];
    let offered = if context.face == Face::Window { 3 } else { 1 };
    context.hints(&keys[..offered])
}

/// The actions behind the button for more that a page offers as keys.
const MORE_ACTIONS: [Action; 5] = [
    Action::Edit,
    Action::Return,
    Action::Bookmarks,
    Action::Replay,
    Action::Share,
];

/// Keys of the game that stand behind the button for more.
pub(super) fn more_keys(view: &View<'_>, context: &Context) -> Vec<KeyHint> {
    let keys = MORE_ACTIONS.into_iter().filter_map(|action| {
        let mut hint = context.action_hint(action)?;
        hint.does = words::capitalised(&hint.does);
        let can_return = view.can_return || context.session.is_trial();
        hint.is_enabled = action != Action::Return || can_return;
        Some(hint)
    });
    keys.collect()
}
