//! The page of a drill.

use brikke_ai::Advice;
use brikke_engine::Direction;
use brikke_play::{Mode, Moment};
use brikke_players::CatalogEntry;

use super::ending::{CLOSE, Choice};
use super::{DrillScreen, Source};
use crate::board_view::board_in_motion;
use crate::context::Context;
use crate::drill::Judged;
use crate::motion::Frame;
use crate::page::{
    BoardView, Body, Dialog, DialogAnswer, DialogKind, Figure, GamePage, HintBar, HintView, Icon,
    KeyHint, Tool,
};
use crate::screens::Contents;
use crate::settings::Action;
use crate::{Face, words};

/// The toolbar of a drill, with the ids of its words.
const TOOLS: [(Action, Icon, &str); 4] = [
    (Action::Hint, Icon::Hint, "drill-values"),
    (Action::Restart, Icon::First, "drill-again"),
    (Action::New, Icon::New, "drill-next"),
    (Action::Menu, Icon::Menu, "drill-close"),
];

/// The title of the page.
pub(super) fn title(table: &CatalogEntry, context: &Context) -> String {
    context.text_with("drill-title", &[("name", table.name.into())])
}

/// The keys of a drill.
pub(super) fn keys(context: &Context) -> Vec<KeyHint> {
    let moves = [Action::Left, Action::Up, Action::Down, Action::Right];
    let moves = moves.map(|action| key(action, context).unwrap_or_default());
    let moves = KeyHint {
        key: None,
        shown: moves.concat(),
        does: context.text("action-move"),
        is_enabled: true,
    };
    let help = hint(Action::Help, "action-help", context);
    let mut keys: Vec<KeyHint> = std::iter::once(moves).chain(own_keys(context)).collect();
    // The way out stands last.
    let place = keys.len() - 1;
    keys.splice(place..place, help);
    keys
}

fn own_keys(context: &Context) -> impl Iterator<Item = KeyHint> {
    let keys = TOOLS.map(|(action, _, id)| hint(action, id, context));
    keys.into_iter().flatten()
}

/// The key of an action, as people read it. A practice game below a drill
/// changes none.
pub(super) fn key(action: Action, context: &Context) -> Option<String> {
    let name = context.key_in(action, Mode::Scored)?;
    Some(context.key(name))
}

fn hint(action: Action, id: &str, context: &Context) -> Option<KeyHint> {
    let name = context.key_in(action, Mode::Scored)?;
    Some(context.hint(name, id))
}

fn figure(id: &str, value: String, context: &Context) -> Figure {
    Figure {
        name: context.text(id),
        value,
    }
}

impl DrillScreen {
    pub(super) fn page(&self, context: &Context, now: Moment) -> Contents {
        let dialog = self.dialog(context, now);
        Contents {
            title: title(self.table, context),
            body: Body::Game(Box::new(self.game(context, now))),
            keys: match dialog {
                // The dialog itself says which keys it takes.
                Some(_) => Vec::new(),
                None => keys(context),
            },
            dialog,
            note: self.note.clone(),
        }
    }

    fn game(&self, context: &Context, now: Moment) -> GamePage {
        let tally = self.drill.tally();
        let share = |share: Option<f64>| {
            let dash = || "–".to_owned();
            share.map_or_else(dash, |share| words::percent(context.locale, share))
        };
        GamePage {
            rules: title(self.table, context),
            size: None,
            mark: Some(self.mark(context)),
            board: self.board(context, now),
            score: figure("drill-success", share(self.drill.success()), context),
            best: figure("drill-at-start", share(tally.at_start), context),
            figures: vec![
                figure("play-moves", context.locale.number(tally.moves), context),
                figure(
                    "drill-lost-points",
                    words::lost_points(context.locale, tally.lost),
                    context,
                ),
                figure(
                    "drill-mistakes",
                    context.locale.number(tally.mistakes),
                    context,
                ),
            ],
            is_speedrun: false,
            stronger: None,
            splits: Vec::new(),
            rising: None,
            best_three_title: context.text("drill-collected"),
            best_three: Vec::new(),
            best_three_empty: context.locale.number(self.collected as u64),
            hint: self.hint(context),
            autoplay: None,
            editing: Vec::new(),
            practice: own_keys(context).collect(),
            tools: TOOLS.map(|tool| self::tool(tool, context)).to_vec(),
            more: more(context),
            more_keys: Vec::new(),
            more_label: context.label("play-keys-more"),
            board_tools: TOOLS[..3]
                .iter()
                .map(|&tool| self::tool(tool, context))
                .collect(),
            board_keys: context.hints(&[("ctrl-c", "practice-copy")]),
            summary: words::drill_summary(context.locale, &tally),
            summary_in_short: None,
        }
    }

    /// The first sentence about a position: the number of a mistake that is
    /// repeated, the tile to make, and the success of perfect play.
    pub(super) fn first_sentence(&self, context: &Context) -> String {
        let success = self.drill.success().unwrap_or(0.0);
        let values = [
            ("tile", self.table.target.to_string().into()),
            ("success", words::percent(context.locale, success).into()),
        ];
        let begun = context.text_with("drill-begun", &values);
        if self.is_repeating() {
            words::joined(context.locale, &self.mark(context), &begun)
        } else {
            begun
        }
    }

    /// The tile to make, or the number of the mistake that is repeated.
    fn mark(&self, context: &Context) -> String {
        match &self.source {
            Source::Table => {
                let tile = self.table.target.to_string();
                context.text_with("drill-make", &[("tile", tile.into())])
            }
            Source::Mistakes { number, count, .. } => {
                let values = [("number", (*number).into()), ("count", (*count).into())];
                context.text_with("drill-repeated", &values)
            }
        }
    }

    fn board(&self, context: &Context, now: Moment) -> BoardView {
        let times = context.preferences.motion_times();
        let moving = self.moving.as_ref();
        let glides = context.face == Face::Browser;
        let frame = moving.and_then(|moving| moving.frame(&times, now));
        let is_moving = frame.is_some();
        let board = self.drill.board();
        let still = || Frame::still(board);
        let frame = frame.filter(|_| !glides).unwrap_or_else(still);
        let labels = context.preferences.settings.labels;
        let mut view = board_in_motion(board, &frame, is_moving, labels, context.locale);
        view.glide = moving
            .filter(|_| glides)
            .and_then(|moving| moving.glide(&times, now));
        view.nudge = self.nudge.map(|(direction, _)| direction);
        view.hint = self.shown_advice(context).map(|advice| advice.best);
        view
    }

    /// The values of the directions, where the person sees them.
    fn shown_advice(&self, context: &Context) -> Option<&Advice> {
        let advice = self.drill.advice();
        advice.filter(|_| self.shows_values(context) && !self.is_over())
    }

    fn hint(&self, context: &Context) -> Option<HintView> {
        let advice = self.shown_advice(context)?;
        let bar = |direction: Direction| self.bar(direction, advice, context);
        Some(HintView {
            title: context.text("drill-success"),
            bars: Direction::ALL.map(bar).to_vec(),
        })
    }

    fn bar(&self, direction: Direction, advice: &Advice, context: &Context) -> HintBar {
        let value = advice.values[direction as usize];
        let best = self.drill.success().unwrap_or(0.0);
        HintBar {
            direction,
            name: words::direction(context.locale, direction),
            value: words::success(context.locale, self.drill.board(), direction, advice),
            number: value.map_or_else(String::new, |value| {
                words::points(context.locale, best - value)
            }),
            length: value.map(bar_length),
            is_best: direction == advice.best,
        }
    }

    /// The end of the drill, or of a mistake that was repeated.
    fn dialog(&self, context: &Context, now: Moment) -> Option<Dialog> {
        let choices = self.choices(context, now)?;
        let locale = context.locale;
        let repeated = self.judged.as_ref().filter(|_| self.is_repeating());
        let [title, text, short] = match (repeated, self.drill.outcome()) {
            (Some(judged), _) => self.verdict(judged, context),
            (None, Some(outcome)) => [
                words::outcome_title(locale, outcome),
                words::outcome(locale, outcome, &self.drill.tally()),
                words::outcome_in_short(locale, outcome, &self.drill.tally()),
            ],
            (None, None) => return None,
        };
        Some(Dialog {
            kind: DialogKind::Over,
            title,
            text,
            field: None,
            answers: choices.iter().map(|&it| answer(it, context)).collect(),
            selected: Some(self.choice.index.min(choices.len() - 1)),
            problem: None,
            accept: None,
            cancel: None,
            is_quiet: self.quiet_until.is_some_and(|until| now < until),
            is_offered: false,
            short,
        })
    }

    /// The title and the text about a mistake that was repeated, and both in a
    /// few words.
    fn verdict(&self, judged: &Judged, context: &Context) -> [String; 3] {
        let locale = context.locale;
        let (title, stays, in_short) = match (judged.is_mistake(), self.is_helped) {
            (true, _) => ("drill-wrong", "drill-stays", "drill-stays-in-short"),
            (false, true) => ("drill-right", "drill-stays-helped", "drill-stays-in-short"),
            (false, false) => ("drill-right", "drill-removed", "drill-removed-in-short"),
        };
        let title = context.text(title);
        let better = words::better_in_short(locale, judged);
        let better = better.filter(|_| judged.is_mistake());
        let short = better.unwrap_or_else(|| format!("{title} · {}", context.text(in_short)));
        let text = [
            words::judged(locale, judged),
            words::successes(locale, &judged.board, &judged.advice),
            context.text(stays),
        ];
        [title, text.join(" "), short]
    }
}

fn answer(choice: Choice, context: &Context) -> DialogAnswer {
    DialogAnswer {
        key: key(choice.action(), context)
            .filter(|key| *key != context.key(CLOSE))
            .unwrap_or_default(),
        name: context.label(choice.id()),
    }
}

/// Even the smallest is seen as a bar.
#[expect(clippy::cast_possible_truncation, reason = "the length of a bar")]
const fn bar_length(value: f64) -> f32 {
    value.max(0.02) as f32
}

fn tool((action, icon, id): (Action, Icon, &str), context: &Context) -> Tool {
    let name = context.label(id);
    Tool {
        action,
        icon,
        about: match key(action, context) {
            Some(key) => format!("{name} ({key})"),
            None => name.clone(),
        },
        name,
        is_enabled: true,
    }
}

/// The actions behind the button for more.
fn more(context: &Context) -> Vec<Tool> {
    let help = (Action::Help, Icon::More, "action-help");
    let quit = (Action::Quit, Icon::More, "action-quit");
    let offered = [help, quit].into_iter();
    let offered =
        offered.filter(|(action, ..)| *action != Action::Quit || context.face != Face::Browser);
    offered.map(|entry| tool(entry, context)).collect()
}
