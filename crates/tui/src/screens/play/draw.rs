//! The game, drawn.

use brikke_app::EDIT_KEYS;
use brikke_app::settings::Action;
use brikke_play::{HintState, Mode, Moment, View};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::layout::Parts;
use super::{PlayScreen, figures};
use crate::key_hint::KeyHint;
use crate::widgets::board::{self, BoardWidget, TooSmall};
use crate::widgets::motion::{self, MotionWidget};
use crate::widgets::rising::Rising;
use crate::world::World;
use crate::{panel, words};

/// What has a key while a person plays, the more important first.
const PLAY_KEYS: &[Action] = &[
    Action::Undo,
    Action::Help,
    Action::New,
    Action::Hint,
    Action::Autoplay,
    Action::Redo,
    Action::Save,
    Action::Quit,
    Action::Menu,
];

/// What has a key while a player plays.
const PLAYER_KEYS: &[Action] = &[
    Action::Autoplay,
    Action::Pause,
    Action::Step,
    Action::Faster,
    Action::Slower,
    Action::Help,
    Action::Menu,
];

impl PlayScreen {
    /// Draws everything.
    pub(super) fn draw_game(&self, frame: &mut Frame<'_>, world: &World, now: Moment) {
        panel::page(frame, &world.look);
        let Some(view) = world.view(now) else {
            return;
        };
        let parts = Parts::of(frame.area(), view.board.size());
        if let Err(needed) = board::fit(view.board.size(), parts.board) {
            too_small(frame, world, needed);
            return;
        }
        self.draw_board(frame, parts.board, &view, world, now);
        self.draw_figures(frame, &parts, &view, world, now);
        self.draw_note(frame, parts.note, &view, world);
        if parts.note.bottom() < frame.area().bottom() {
            panel::keys_line(frame, world, &self.keys(&view, world, now));
        }
        if let Some(popup) = self.popup(&view, world, now) {
            popup.draw(frame, &world.look);
        }
    }

    fn draw_board(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        view: &View<'_>,
        world: &World,
        now: Moment,
    ) {
        let times = world.motion_times();
        if let Some(moving) = self
            .moving
            .as_ref()
            .filter(|moving| !times.is_over(moving.elapsed(now)))
        {
            let at = motion::Frame::at(&moving.turn, &times, moving.elapsed(now));
            frame.render_widget(MotionWidget::new(&at, &world.look), area);
            return;
        }
        let hint = match view.hint {
            HintState::Shown(hint) => Some(hint.best),
            _ => None,
        };
        let cursor = self.editing.map(|editing| editing.on(view.board.size()));
        let widget = BoardWidget::new(view.board, &world.look)
            .hint(hint)
            .cursor(cursor);
        frame.render_widget(widget, area);
    }

    fn draw_note(&self, frame: &mut Frame<'_>, area: Rect, view: &View<'_>, world: &World) {
        let look = &world.look;
        if let Some((note, _)) = &self.note {
            panel::message(frame, area, look.warning(), note);
        } else if let Some(player) = view.player {
            let id = if player.is_running() {
                "autoplay-playing"
            } else {
                "autoplay-paused"
            };
            let name = words::player(world.locale, player.name());
            let plays = world.text_with(id, &[("player", name.into())]);
            let text = format!(
                "{plays}, {}",
                words::pace(world.locale, self.autoplay.pace())
            );
            panel::message(frame, area, look.accent(), &text);
        } else if self.editing.is_some() {
            panel::message(frame, area, look.accent(), &world.text("practice-about"));
        } else if *view.hint == HintState::Wanted {
            panel::message(frame, area, look.muted(), &world.text("hint-thinking"));
        }
    }

    fn draw_figures(
        &self,
        frame: &mut Frame<'_>,
        parts: &Parts,
        view: &View<'_>,
        world: &World,
        now: Moment,
    ) {
        let rising = self
            .moving
            .as_ref()
            .map(|moving| Rising::new(moving.turn.gained, moving.elapsed(now), &world.look));
        if parts.beside {
            let below = match self.editing {
                Some(_) => editing_lines(world),
                None => figures::best_three(view, world),
            };
            figures::draw_beside(frame, parts.figures, view, rising, below, world);
        } else {
            figures::draw_above(frame, parts.figures, view, rising, world);
        }
    }

    /// The keys that work now.
    fn keys(&self, view: &View<'_>, world: &World, now: Moment) -> Vec<KeyHint> {
        if let Some(dialog) = &self.dialog {
            return world.keys(dialog.keys());
        }
        if self.popup(view, world, now).is_some() {
            // The box says which keys it takes.
            return Vec::new();
        }
        if self.editing.is_some() {
            return editing_keys(world);
        }
        let arrows = KeyHint {
            shown: arrows(world),
            does: world.text("action-move"),
            key: None,
        };
        let mut shown = vec![arrows];
        let actions = if view.player.is_some() {
            PLAYER_KEYS
        } else {
            PLAY_KEYS
        };
        let working = actions.iter().filter(|&&action| works(action, view));
        shown.extend(working.filter_map(|&action| world.action_hint(action)));
        if view.mode == Mode::Practice {
            shown.insert(1, world.hint("e", "practice-edit"));
            shown.insert(2, world.hint("b", "practice-return"));
        }
        shown
    }
}

/// Whether there is something for an action to do.
const fn works(action: Action, view: &View<'_>) -> bool {
    match action {
        Action::Undo => view.can_undo,
        Action::Redo => view.can_redo,
        _ => true,
    }
}

fn arrows(world: &World) -> String {
    let moves = [Action::Left, Action::Up, Action::Down, Action::Right];
    let keys = moves.map(|action| world.key_of(action).unwrap_or_default());
    keys.concat()
}

/// The keys of editing below each other.
fn editing_lines(world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let line = |hint: KeyHint| {
        Line::from(vec![
            Span::styled(format!("{} ", hint.shown), look.accent()),
            Span::styled(hint.does, look.muted()),
        ])
    };
    editing_keys(world).into_iter().map(line).collect()
}

fn editing_keys(world: &World) -> Vec<KeyHint> {
    let others = [("v", "practice-paste"), ("e", "practice-playing")];
    world.keys(&[&EDIT_KEYS[..], &others].concat())
}

fn too_small(frame: &mut Frame<'_>, world: &World, needed: TooSmall) {
    let area = frame.area();
    let values = [
        ("columns", needed.columns.into()),
        ("rows", (needed.rows + 1).into()),
    ];
    let needed = world.text_with("window-needed", &values);
    let text = format!("{}\n{needed}", world.text("window-too-small"));
    let place = panel::middle(area, area.width, 2);
    panel::message(frame, place, world.look.warning(), &text);
}
