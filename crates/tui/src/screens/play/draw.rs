//! The game, drawn.

use brikke_engine::Phase;
use brikke_play::{HintState, Mode, Moment, Question, ResultKind, View};
use brikke_store::settings::Action;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::PlayScreen;
use super::autoplay::speed_text;
use super::dialog::{Dialog, Kind};
use super::layout::Parts;
use crate::widgets::board::{self, BoardWidget, TooSmall};
use crate::widgets::motion::{self, MotionWidget};
use crate::widgets::rising::Rising;
use crate::world::World;
use crate::{keys, panel, words};

impl PlayScreen {
    /// Draws everything.
    pub(super) fn draw_game(&self, frame: &mut Frame<'_>, world: &World, now: Moment) {
        panel::page(frame, &world.look);
        let Some(view) = world.view(now) else {
            return;
        };
        let parts = Parts::of(frame.area());
        if let Err(needed) = board::fit(view.board.size(), parts.board) {
            too_small(frame, world, needed);
            return;
        }
        self.draw_board(frame, parts.board, &view, world, now);
        self.draw_figures(frame, &parts, &view, world, now);
        self.draw_note(frame, parts.note, &view, world);
        if parts.note.bottom() < frame.area().bottom() {
            panel::keys_line(frame, &world.look, &self.keys(&view, world));
        }
        self.draw_dialog(frame, &view, world, now);
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
            let text = format!("{plays}, {}", speed_text(&self.autoplay, world));
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
        let gained = self.moving.as_ref().and_then(|moving| {
            let gained = moving.turn.gained;
            (!Rising::is_over(gained, moving.elapsed(now))).then_some(gained)
        });
        let lines = if parts.beside {
            beside(view, gained, world)
        } else {
            above(view, world)
        };
        frame.render_widget(Paragraph::new(lines), parts.figures);
    }

    /// The keys that work now.
    fn keys(&self, view: &View<'_>, world: &World) -> Vec<(String, String)> {
        let fixed = |key: &str, id: &str| (key.to_owned(), world.text(id));
        if self.dialog.is_some() || view.question.is_some() {
            return Vec::new();
        }
        if self.editing.is_some() {
            return editing_keys(world);
        }
        let mut shown = vec![(arrows(world), world.text("action-move"))];
        let actions: &[Action] = if view.player.is_some() {
            &[
                Action::Autoplay,
                Action::Pause,
                Action::Step,
                Action::Faster,
                Action::Slower,
                Action::Help,
            ]
        } else {
            &[
                Action::Undo,
                Action::Redo,
                Action::New,
                Action::Hint,
                Action::Autoplay,
                Action::Help,
                Action::Menu,
                Action::Quit,
            ]
        };
        for &action in actions {
            if let Some(key) = keys::shown(&world.settings.keys, action) {
                shown.push((key, world.text(&format!("action-{}", action.name()))));
            }
        }
        if view.mode == Mode::Practice {
            shown.insert(1, fixed("e", "practice-edit"));
            shown.insert(2, fixed("b", "practice-return"));
        }
        shown
    }

    fn draw_dialog(&self, frame: &mut Frame<'_>, view: &View<'_>, world: &World, now: Moment) {
        if let Some(dialog) = &self.dialog {
            draw_asking(frame, dialog, world, now);
        } else if let Some(question) = view.question {
            let lines = vec![Line::raw(question_text(question, world)), yes_no(world)];
            panel::dialog(
                frame,
                &world.look,
                &world.text(question_title(question)),
                lines,
            );
        } else if self.moving.is_none() && self.shows_end(view) {
            draw_end(frame, view, world);
        }
    }
}

fn arrows(world: &World) -> String {
    let moves = [Action::Left, Action::Up, Action::Down, Action::Right];
    let keys = moves.map(|action| keys::shown(&world.settings.keys, action).unwrap_or_default());
    keys.concat()
}

fn editing_keys(world: &World) -> Vec<(String, String)> {
    [
        ("+", "practice-larger"),
        ("-", "practice-smaller"),
        ("0", "practice-erase"),
        ("1", "practice-fill-ranks"),
        ("2", "practice-fill-twos"),
        ("3", "practice-fill-test-rows"),
        ("f", "practice-flip"),
        ("t", "practice-transpose"),
        ("o", "practice-rotate"),
        ("c", "practice-clear"),
        ("v", "practice-paste"),
        ("e", "practice-playing"),
    ]
    .map(|(key, id)| (key.to_owned(), world.text(id)))
    .to_vec()
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

/// The figures in one column.
fn beside(view: &View<'_>, gained: Option<u64>, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let strong = look.accent().add_modifier(Modifier::BOLD);
    let figure = |id: &str, value: String| {
        Line::from(vec![
            Span::styled(panel::fitted(&world.text(id), 10), look.muted()),
            Span::raw(format!(" {value}")),
        ])
    };
    let mut score = figure("play-score", view.score.to_string());
    if let Some(points) = gained {
        let text = world.text_with("play-gained", &[("points", points.into())]);
        score.push_span(Span::styled(format!(" {text}"), look.good()));
    }
    let mut lines = vec![
        Line::raw(""),
        Line::styled(words::rules(world.locale, view.rules), strong),
    ];
    lines.push(marks(view, world));
    lines.extend([
        score,
        figure("play-best", view.best.to_string()),
        figure("play-moves", view.moves.to_string()),
        figure("play-undos", view.undos.to_string()),
        figure("play-time", words::clock(view.spent)),
    ]);
    if let Some(goal) = view.rules.goal() {
        lines.push(figure("play-goal", goal.to_string()));
    }
    lines.push(Line::raw(""));
    lines.extend(hint_lines(view, world));
    lines.extend(best_three(view, world));
    lines
}

/// What is special about the game.
fn marks(view: &View<'_>, world: &World) -> Line<'static> {
    let text = if view.is_looking_back() {
        let values = [("ply", view.ply.into()), ("plies", view.plies.into())];
        world.text_with("play-looking-back", &values)
    } else if view.mode == Mode::Practice {
        world.text("play-practice")
    } else if view.result == ResultKind::Assisted {
        world.text("play-assisted")
    } else {
        String::new()
    };
    Line::styled(text, world.look.warning())
}

fn best_three(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let look = &world.look;
    let mut lines = vec![Line::styled(world.text("play-best-three"), look.muted())];
    if view.best_three.is_empty() {
        lines.push(Line::styled(
            world.text("play-best-three-empty"),
            look.muted(),
        ));
    }
    for (entry, place) in view.best_three.iter().zip(1..) {
        let name = entry
            .name
            .clone()
            .unwrap_or_else(|| world.text("scores-nameless"));
        let score = panel::right_fitted(&entry.score.to_string(), 8);
        lines.push(Line::raw(format!(
            "{place}. {} {score}",
            panel::fitted(&name, 12)
        )));
    }
    lines
}

/// What the four directions are worth, as bars.
fn hint_lines(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let HintState::Shown(hint) = view.hint else {
        return Vec::new();
    };
    let look = &world.look;
    let values = hint.values.iter().flatten().copied();
    let (least, most) = values.fold((f64::MAX, f64::MIN), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    let mut lines = vec![Line::styled(world.text("hint-title"), look.muted())];
    for (direction, value) in brikke_engine::Direction::ALL.into_iter().zip(hint.values) {
        let name = panel::fitted(&words::direction(world.locale, direction), 7);
        let style = if direction == hint.best {
            look.good()
        } else {
            look.page()
        };
        let bar = value.map_or_else(String::new, |value| bar(value, least, most, world));
        lines.push(Line::styled(format!("{name} {bar}"), style));
    }
    lines.push(Line::raw(""));
    lines
}

/// A bar of one to ten blocks, and the value.
fn bar(value: f64, least: f64, most: f64, world: &World) -> String {
    let share = if most > least {
        (value - least) / (most - least)
    } else {
        1.0
    };
    let lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let full = lengths
        .into_iter()
        .rfind(|&length| f64::from(length) <= 1.0 + share * 9.0);
    let blocks = usize::try_from(full.unwrap_or(1)).unwrap_or(1);
    format!("{} {value:.0}", world.look.glyphs().block().repeat(blocks))
}

/// The figures in two lines.
fn above(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let figure = |id: &str, value: String| format!("{} {value}", world.text(id));
    let first = [
        figure("play-score", view.score.to_string()),
        figure("play-best", view.best.to_string()),
    ];
    let second = [
        figure("play-moves", view.moves.to_string()),
        figure("play-undos", view.undos.to_string()),
        words::clock(view.spent),
    ];
    let mut lines = vec![Line::raw(first.join("  ")), Line::raw(second.join("  "))];
    let marks = marks(view, world);
    if marks.width() > 0 {
        lines[0].push_span(Span::raw("  "));
        lines[0].extend(
            marks
                .spans
                .into_iter()
                .map(|span| span.style(world.look.warning())),
        );
    }
    lines.into_iter().map(Line::centered).collect()
}

const fn question_title(question: &Question) -> &'static str {
    match question {
        Question::New => "dialog-new-game",
        Question::Restart => "dialog-restart",
        Question::MoveBookmark(_) => "bookmark-title",
    }
}

fn question_text(question: &Question, world: &World) -> String {
    match question {
        Question::New => world.text("confirm-new-game"),
        Question::Restart => world.text("confirm-restart"),
        Question::MoveBookmark(name) => {
            world.text_with("confirm-bookmark", &[("name", name.into())])
        }
    }
}

fn yes_no(world: &World) -> Line<'static> {
    let answers = [("yes-letter", "yes"), ("no-letter", "no")];
    let answers = answers.map(|(key, id)| format!("{} {}", world.text(key), world.text(id)));
    Line::styled(answers.join("   "), world.look.accent())
}

/// The goal, or the end.
fn draw_end(frame: &mut Frame<'_>, view: &View<'_>, world: &World) {
    let look = &world.look;
    let choice =
        |key: &str, id: &str| Line::styled(format!("{key}  {}", world.text(id)), look.accent());
    let (title, lines) = if view.phase == Phase::GoalReached {
        let goal = view.rules.goal();
        let number = goal.map_or(String::new(), |goal| goal.to_string());
        let title = world.text_with("goal-title", &[("tile", number.into())]);
        let lines = vec![
            Line::raw(world.text("goal-text")),
            choice("Enter", "goal-keep-playing"),
            choice("t", "goal-take-win"),
        ];
        (title, lines)
    } else {
        let won = view.phase == Phase::Won;
        let title = world.text(if won {
            "over-title-won"
        } else {
            "over-title-lost"
        });
        (title, end_lines(view, world))
    };
    panel::dialog(frame, look, &title, lines);
}

fn end_lines(view: &View<'_>, world: &World) -> Vec<Line<'static>> {
    let values = [("score", view.score.into()), ("moves", view.moves.into())];
    let mut lines = vec![Line::raw(world.text_with("over-text", &values))];
    if view.mode == Mode::Practice {
        lines.push(Line::raw(world.text("over-practice")));
    }
    let key = |action| keys::shown(&world.settings.keys, action).unwrap_or_default();
    let choices = [
        ("Enter".to_owned(), "dialog-restart"),
        (key(Action::New), "dialog-new-game"),
        (key(Action::Undo), "dialog-undo"),
        ("v".to_owned(), "dialog-replay"),
        (key(Action::Menu), "dialog-menu"),
    ];
    let style = world.look.accent();
    lines
        .extend(choices.map(|(key, id)| Line::styled(format!("{key}  {}", world.text(id)), style)));
    lines
}

/// A dialog that takes the keys.
fn draw_asking(frame: &mut Frame<'_>, dialog: &Dialog, world: &World, now: Moment) {
    let look = &world.look;
    let (title, prompt) = match dialog.kind {
        Kind::Name(wanted) => {
            let title = world.text_with("name-title", &[("place", wanted.place.into())]);
            (title, world.text("name-prompt"))
        }
        Kind::Bookmark => (world.text("bookmark-title"), world.text("bookmark-prompt")),
        Kind::Bookmarks => (world.text("bookmark-go-to"), String::new()),
        Kind::Players => (world.text("player-title"), world.text("player-choose")),
        Kind::Paste => (
            world.text("practice-title"),
            world.text("practice-paste-prompt"),
        ),
    };
    let mut lines = vec![Line::raw(prompt)];
    if dialog.is_written() {
        let text = format!(" {}_ ", dialog.field.text());
        lines.push(Line::styled(text, look.selected()));
    }
    for (index, text) in dialog.lines(world, now).into_iter().enumerate() {
        let style = if index == dialog.choice.index {
            look.selected()
        } else {
            look.page()
        };
        lines.push(Line::styled(format!(" {}  {text} ", index + 1), style));
    }
    if dialog.kind == Kind::Bookmarks && lines.len() == 1 {
        lines.push(Line::styled(world.text("bookmark-empty"), look.muted()));
    }
    if let Some(problem) = &dialog.problem {
        lines.push(Line::styled(problem.clone(), look.warning()));
    }
    panel::dialog(frame, look, &title, lines);
}
