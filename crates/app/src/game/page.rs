//! The page of the game.

use brikke_engine::{Direction, Rules};
use brikke_play::{Category, Hint, HintState, Mode, Moment, PlayerName, View};

use super::GameScreen;
use super::confirmation::confirmation_page;
use super::ending::closed_note;
use super::moving::Moving;
use super::tools::{board_keys, board_tools, editing_keys, more, more_keys, tool, toolbar};
use crate::board_view::board_in_motion;
use crate::context::Context;
use crate::motion::{Frame, RISING};
use crate::page::{
    AutoplayView, BoardView, Body, Dialog, Figure, GamePage, HintBar, HintView, Note, RankedScore,
    RisingPoints, Tone,
};
use crate::screens::Contents;
use crate::settings::Action;
use crate::{Face, Pace, daily, words};

impl GameScreen {
    /// The page at this moment; none where there is no game.
    pub(crate) fn contents(&self, context: &Context, now: Moment) -> Option<Contents> {
        let view = context.view(now)?;
        let dialog = self.open_dialog(&view, context, now);
        Some(Contents {
            title: String::new(),
            note: self
                .note_line(&view, context)
                .or_else(|| closed_note(context).filter(|_| self.is_end_closed(context, now))),
            keys: self.keys(&view, dialog.is_some(), context, now),
            dialog,
            body: Body::Game(Box::new(self.page(&view, context, now))),
        })
    }

    /// The dialog at this moment.
    pub(crate) fn dialog(&self, context: &Context, now: Moment) -> Option<Dialog> {
        self.open_dialog(&context.view(now)?, context, now)
    }

    fn open_dialog(&self, view: &View<'_>, context: &Context, now: Moment) -> Option<Dialog> {
        if let Some(dialog) = &self.dialog {
            let is_quiet =
                dialog.asks_for_name() && self.quiet_until.is_some_and(|until| now < until);
            let mut page = dialog.page(is_quiet, context);
            if dialog.asks_for_name() {
                if self.is_waiting_for_end(now) || self.is_name_put_aside() {
                    return None;
                }
                self.ask_in_place(&mut page, view, context);
            }
            return Some(page);
        }
        match view.confirmation {
            Some(asked) => Some(confirmation_page(asked, self.answer, context)),
            None => self.ending_page(context, now),
        }
    }

    fn page(&self, view: &View<'_>, context: &Context, now: Moment) -> GamePage {
        let is_editing = self.editing.is_some();
        let mark = self.mark(view, context);
        let rules = context.rules_name_in(view.mode, view.rules);
        let size = view.rules.size().to_string();
        GamePage {
            size: (!rules.contains(&size)).then_some(size),
            rules,
            mark: (!mark.is_empty()).then_some(mark),
            board: self.board(view, context, now),
            score: figure("play-score", context.locale.number(view.score), context),
            best: figure(
                "play-best",
                context.locale.number(self.best_score(view)),
                context,
            ),
            figures: figures(view, context),
            splits: self.split_lines(context),
            is_speedrun: context.preferences.settings.speedrun,
            rising: self.moving.as_ref().and_then(|moving| moving.rising(now)),
            best_three_title: best_three_title(view, self.best_score(view), context),
            best_three: best_three(view, context),
            best_three_empty: match view.category {
                Some(_) => context.text("play-best-three-empty"),
                None => String::new(),
            },
            hint: match view.hint {
                HintState::Shown(hint) if !is_editing => Some(hint_view(hint, context)),
                _ => None,
            },
            stronger: stronger_advisor(view, context).filter(|_| !is_editing),
            autoplay: self.autoplay_view(view, context),
            editing: if is_editing {
                editing_keys(context)
            } else {
                Vec::new()
            },
            practice: match view.mode {
                Mode::Practice if !is_editing => GameScreen::practice_keys(view, context),
                _ => Vec::new(),
            },
            tools: toolbar(is_editing, view, context),
            more: more(view, context),
            more_keys: more_keys(view, context),
            more_label: context.label("play-keys-more"),
            board_tools: board_tools(view, context),
            board_keys: board_keys(context),
            summary: words::summary(context.locale, view, self.best_score(view)),
            summary_in_short: (self.has_moved && context.reads_tersely())
                .then(|| words::summary_in_short(context.locale, view)),
        }
    }

    /// Something special about the game; empty for most.
    fn mark(&self, view: &View<'_>, context: &Context) -> String {
        if context.unsaved_text().is_some() {
            return context.text("unsaved");
        }
        if self.editing.is_some() {
            return context.text("play-practice");
        }
        match self.practice.arrows_do(view) {
            None if context.session.is_trial() => context.text("trial-mark"),
            Some(action) if !view.is_looking_back() => {
                let does = context.text(&format!("action-{}", action.name()));
                context.text_with("play-practice-does", &[("does", does.into())])
            }
            _ => match words::mark(context.locale, view) {
                mark if mark.is_empty() => daily::mark(context).unwrap_or_default(),
                mark => mark,
            },
        }
    }

    fn board(&self, view: &View<'_>, context: &Context, now: Moment) -> BoardView {
        let times = context.preferences.motion_times();
        let moving = self.moving.as_ref();
        let moving = moving.filter(|moving| !times.is_over(moving.elapsed(now)));
        let glides = context.face == Face::Browser;
        let frame = match moving {
            Some(moving) if !glides => moving.what.frame(&times, moving.elapsed(now)),
            _ => Frame::still(view.board),
        };
        let mut board = board_in_motion(
            view.board,
            &frame,
            moving.is_some(),
            self.labels_in(view, context),
            context.locale,
        );
        board.glide = moving
            .filter(|_| glides)
            .map(|moving| moving.what.glide(&times, moving.since));
        board.nudge = self.nudge.map(|(direction, _)| direction);
        board.cursor = self.editing.map(|editing| editing.on(view.board.size()));
        let is_moving = moving.is_some_and(|_| !glides);
        if let (HintState::Shown(hint), false, None) = (view.hint, is_moving, self.editing) {
            board.hint = Some(hint.best);
        }
        board
    }

    fn note_line(&self, view: &View<'_>, context: &Context) -> Option<Note> {
        if let Some((note, _)) = &self.note {
            return Some(note.clone());
        }
        if *view.hint == HintState::Wanted {
            return Some(Note::new(Tone::Muted, context.text("hint-thinking")));
        }
        if self.editing.is_some() {
            return Some(Note::new(Tone::Accent, context.text("practice-about")));
        }
        if matches!(context.face, Face::Window | Face::Browser) {
            // The player stands beside the board.
            return None;
        }
        let autoplay = self.autoplay_view(view, context)?;
        let text = format!("{}, {}", autoplay.status, autoplay.pace);
        Some(Note::new(Tone::Accent, text))
    }

    /// A line for somebody who has never played, until the first merges.
    pub(crate) fn first_tip(context: &Context, now: Moment) -> Option<Note> {
        let view = context.view(now)?;
        let is_classic = *view.rules == Rules::default();
        let is_clean = view.category == Some(Category::Clean);
        let is_shown = context.is_first_game && is_classic && is_clean && view.score == 0;
        // Nobody swipes in a terminal.
        let id = match context.face {
            Face::Terminal | Face::Plain => "tip-first-keys",
            Face::Window | Face::Browser => "tip-first",
        };
        is_shown.then(|| Note::new(Tone::Accent, context.text(id)))
    }

    fn autoplay_view(&self, view: &View<'_>, context: &Context) -> Option<AutoplayView> {
        let player = view.player?;
        let is_running = player.is_running();
        let id = ["autoplay-paused", "autoplay-playing"][usize::from(is_running)];
        let name = words::player(context.locale, player.name());
        let pace = self.autoplay.pace();
        Some(AutoplayView {
            status: context.text_with(id, &[("player", name.into())]),
            is_running,
            is_at_full_speed: pace == Pace::FULL,
            step: pace.step(),
            steps: Pace::STEPS.len(),
            pace: words::pace(context.locale, pace),
            pace_label: context.text("keys-speed"),
            tools: [Action::Pause, Action::Step]
                .map(|action| tool(action, view, context))
                .to_vec(),
        })
    }
}

impl Moving {
    /// The points that rise, while they do.
    fn rising(&self, now: Moment) -> Option<RisingPoints> {
        let elapsed = self.elapsed(now);
        let is_rising = self.what.gained() > 0 && elapsed < RISING;
        is_rising.then(|| RisingPoints {
            points: self.what.gained(),
            progress: elapsed.div_duration_f32(RISING),
        })
    }
}

fn figure(id: &str, value: String, context: &Context) -> Figure {
    Figure {
        name: context.text(id),
        value,
    }
}

fn figures(view: &View<'_>, context: &Context) -> Vec<Figure> {
    let goal = view
        .rules
        .goal()
        .map(|goal| ("play-goal", goal.to_string()));
    let figures = [
        ("play-moves", context.locale.number(view.moves)),
        ("play-undos", context.locale.number(view.undos)),
        ("play-time", time(view, context)),
    ];
    let figures = figures.into_iter().chain(goal);
    figures
        .map(|(id, value)| figure(id, value, context))
        .collect()
}

/// The time played; a clock that stands in the middle of a game says so.
fn time(view: &View<'_>, context: &Context) -> String {
    let time = context.time(view.spent);
    let is_under_way = view.plies > 0 && !view.phase.is_over();
    if is_under_way && !view.clock_runs {
        format!("{time} · {}", context.text("play-paused"))
    } else {
        time
    }
}

/// The name of the table whose best three stand beside the board. Most games are
/// of the clean one, which needs no name unless it is empty beside a best score.
/// Practice enters no table: there it is empty.
fn best_three_title(view: &View<'_>, best: u64, context: &Context) -> String {
    let Some(category) = view.category else {
        return String::new();
    };
    let title = context.text("play-best-three");
    let is_explained = view.best_three.is_empty() && best > view.score;
    let id = match category {
        Category::Clean if !is_explained => return title,
        Category::Clean => "scores-clean",
        Category::Assisted => "scores-assisted",
        Category::Seeded => "scores-seeded",
        Category::Machine => "scores-machines",
    };
    format!("{title} · {}", context.text(id))
}

fn best_three(view: &View<'_>, context: &Context) -> Vec<RankedScore> {
    let entries = view.best_three.iter().filter(|_| view.category.is_some());
    let entries = entries.zip(1..);
    let nameless = || context.text("scores-nameless");
    let name =
        |name: Option<&PlayerName>| name.map_or_else(nameless, |name| name.as_str().to_owned());
    entries
        .map(|(entry, place)| RankedScore {
            place,
            name: name(entry.name.as_ref()),
            score: context.locale.number(entry.score),
            origin: words::origin(context.locale, entry.origin),
        })
        .collect()
}

/// The offer to load a stronger advisor than the one whose hint is shown.
fn stronger_advisor(view: &View<'_>, context: &Context) -> Option<String> {
    let HintState::Shown(_) = view.hint else {
        return None;
    };
    context.better_hint_player(view.rules)?;
    let size = [("megabytes", context.network_megabytes.into())];
    Some(context.text_with("hint-stronger", &size))
}

/// The values of the four directions. A bar is as much shorter than the best
/// one as its direction is worth less.
pub(crate) fn hint_view(hint: &Hint, context: &Context) -> HintView {
    let bar = |(direction, value): (Direction, Option<f64>)| HintBar {
        direction,
        name: words::direction(context.locale, direction),
        value: words::hint_value(context.locale, direction, hint),
        number: value.map_or_else(String::new, |value| {
            words::worth(context.locale, value, &hint.values)
        }),
        // Even the worst of them is seen as a bar.
        length: words::hint_loss(direction, hint).map(|loss| length((1.0 - loss).max(0.06))),
        is_best: direction == hint.best,
    };
    HintView {
        title: context.text_with(
            "hint-title",
            &[("player", words::player(context.locale, &hint.player).into())],
        ),
        bars: Direction::ALL
            .into_iter()
            .zip(hint.values)
            .map(bar)
            .collect(),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the length of a bar")]
const fn length(share: f64) -> f32 {
    share as f32
}
