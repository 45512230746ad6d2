//! The goal and the end of a game.

use brikke_engine::Phase;
use brikke_play::{Command, Mode, Moment, View};

use super::GameScreen;
use super::naming::reopens_end;
use crate::context::Context;
use crate::page::{Dialog, DialogAnswer, DialogKind, KeyHint, Note, Tone};
use crate::screens::{Next, ScoresScreen};
use crate::settings::Action;
use crate::{Face, Input, daily, words};

/// The person's decision about the dialog at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Ending {
    /// None yet: the dialog is shown as soon as the game ends.
    #[default]
    Open,
    /// This choice of the dialog is selected.
    Selected(usize),
    /// The dialog was closed to look at the board.
    Closed,
}

/// A choice at the goal or at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndChoice {
    KeepPlaying,
    Finish,
    PlayAgain,
    New,
    Undo,
    Analyse,
    Share,
    Scores,
    Menu,
    Close,
}

/// The key that closes the panel, whatever it does on the board.
const CLOSE: &str = "esc";

const AT_GOAL: &[EndChoice] = &[EndChoice::KeepPlaying, EndChoice::Finish, EndChoice::Close];
const AT_END: &[EndChoice] = &[
    EndChoice::PlayAgain,
    EndChoice::Undo,
    EndChoice::Analyse,
    EndChoice::Share,
    EndChoice::Scores,
    EndChoice::New,
    EndChoice::Menu,
    EndChoice::Close,
];

impl EndChoice {
    /// The choice with this number beside the name that is asked for.
    pub(super) fn at_end(index: usize) -> Option<EndChoice> {
        AT_END.get(index).copied()
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            EndChoice::KeepPlaying => "goal-keep-playing",
            EndChoice::Finish => "goal-take-win",
            EndChoice::PlayAgain => "action-restart",
            EndChoice::New => "action-new",
            EndChoice::Undo => "action-undo",
            EndChoice::Analyse => "replay-analyse",
            EndChoice::Share => "action-share",
            EndChoice::Scores => "scores-title",
            EndChoice::Menu => "action-menu",
            EndChoice::Close => "dialog-look",
        }
    }

    /// The key that chooses it. Enter takes the choice that is selected.
    fn key(self, context: &Context) -> Option<&str> {
        let of = |action| context.key_in(action, context.key_mode());
        match self {
            EndChoice::KeepPlaying => None,
            EndChoice::Close => Some(CLOSE),
            EndChoice::PlayAgain => of(Action::Restart),
            EndChoice::Finish | EndChoice::Scores => Some("t"),
            EndChoice::Analyse => Some("a"),
            EndChoice::New => of(Action::New),
            EndChoice::Undo => of(Action::Undo),
            EndChoice::Share => of(Action::Share),
            // The panel is closed first.
            EndChoice::Menu => of(Action::Menu).filter(|&key| key != CLOSE),
        }
    }
}

impl Ending {
    /// The choices now; none where neither goal nor end is to be shown.
    fn choices(self, view: &View<'_>) -> Option<&'static [EndChoice]> {
        let is_asked = view.confirmation.is_some();
        // A board that was set up by hand has not come to its end in a game.
        let is_set_up = view.mode == Mode::Practice && view.plies == 0;
        if is_asked || is_set_up || view.is_looking_back() || self == Ending::Closed {
            return None;
        }
        match view.phase {
            Phase::Playing => None,
            Phase::GoalReached => Some(AT_GOAL),
            Phase::Won | Phase::Lost => Some(AT_END),
        }
    }

    const fn selected(self) -> usize {
        match self {
            Ending::Selected(index) => index,
            Ending::Open | Ending::Closed => 0,
        }
    }
}

impl GameScreen {
    /// The choices that are shown, or will be once the tiles have come to
    /// rest; none while something else is asked.
    pub(super) fn coming_choices(
        &self,
        context: &Context,
        now: Moment,
    ) -> Option<&'static [EndChoice]> {
        let is_free = self.dialog.is_none() && self.editing.is_none();
        let choices = self.ending.choices(&context.view(now)?);
        choices.filter(|_| is_free)
    }

    /// The choices that are shown.
    fn ending_choices(&self, context: &Context, now: Moment) -> Option<&'static [EndChoice]> {
        let choices = self.coming_choices(context, now);
        choices.filter(|_| !self.is_waiting_for_end(now))
    }

    /// The dialog at the goal or at the end.
    pub(super) fn ending_page(&self, context: &Context, now: Moment) -> Option<Dialog> {
        let choices = self.ending_choices(context, now)?;
        let view = context.view(now)?;
        let at_goal = choices == AT_GOAL;
        let mut text = words::end(context.locale, &view, self.over_best);
        if at_goal {
            let reached = if self.is_goal_by_player(&view) {
                "goal-text-autoplay"
            } else {
                "goal-text"
            };
            let points = words::points_in_moves(context.locale, &view);
            text = format!("{}\n{points}", context.text(reached));
        }
        if let Some(time) = self.time_to_goal(&view, context) {
            text = format!("{text}\n{time}");
        }
        if let Some(streak) = daily::streak_line(context, now).filter(|_| !at_goal) {
            text = format!("{text}\n{streak}");
        }
        let title = self.end_title(&view, at_goal, context);
        Some(Dialog {
            kind: if at_goal {
                DialogKind::Goal
            } else {
                DialogKind::Over
            },
            short: format!("{title} · {}", context.locale.number(view.score)),
            title,
            text,
            field: None,
            answers: answers(choices, context),
            selected: Some(self.ending.selected()),
            problem: None,
            accept: None,
            cancel: None,
            is_quiet: self.quiet_until.is_some_and(|until| now < until),
            is_offered: false,
        })
    }

    /// True if autoplay made the tile of the goal. Of a game that was opened since,
    /// it is known who made most of its moves.
    pub(super) fn is_goal_by_player(&self, view: &View<'_>) -> bool {
        let is_known = || view.assistance.is_by_machine();
        self.is_goal_by_player.unwrap_or_else(is_known)
    }

    fn end_title(&self, view: &View<'_>, at_goal: bool, context: &Context) -> String {
        let by_player = self.is_goal_by_player(view);
        words::end_title(context.locale, view, at_goal, by_player)
    }

    /// The keys of the panel at the goal or at the end, as a line below the
    /// board shows them; none where there is no panel.
    pub(super) fn ending_keys(&self, context: &Context, now: Moment) -> Option<Vec<KeyHint>> {
        self.ending_choices(context, now)?;
        Some(context.hints(&[("↑↓", "keys-line"), ("enter", "keys-choose")]))
    }

    /// The title of that panel, with the keys of all its choices.
    pub(super) fn ending_help(
        &self,
        context: &Context,
        now: Moment,
    ) -> Option<(String, Vec<KeyHint>)> {
        let choices = self.ending_choices(context, now)?;
        let title = self.end_title(&context.view(now)?, choices == AT_GOAL, context);
        let mut keys = self.ending_keys(context, now)?;
        keys.extend(choices.iter().filter_map(|choice| {
            let key = choice.key(context)?;
            Some(context.hint(key, choice.id()))
        }));
        Some((title, keys))
    }

    /// True if the person looks at the board of a game that is over or at its
    /// goal: a key opens the dialog again, where practice has no other use for it.
    pub(super) fn is_end_closed(&self, context: &Context, now: Moment) -> bool {
        let is_free = context.key_mode() == Mode::Scored;
        let is_end = |view: View<'_>| view.phase != Phase::Playing;
        self.ending == Ending::Closed && is_free && context.view(now).is_some_and(is_end)
    }

    /// True if an input is a move of somebody who has not said yet whether the
    /// game goes on after its goal.
    fn is_move_at_goal(&self, input: &Input, context: &Context, now: Moment) -> bool {
        let action = match input {
            Input::Press(key) => context.action_in(key, context.key_mode()),
            Input::Do(action) => Some(*action),
            _ => None,
        };
        let is_at_goal = |view: View<'_>| view.phase == Phase::GoalReached;
        self.ending == Ending::Closed
            && action.is_some_and(Action::is_move)
            && context.view(now).is_some_and(is_at_goal)
    }

    /// True until a moment after the last move has come to its end: the
    /// person sees what happened before it is said.
    pub(super) fn is_waiting_for_end(&self, now: Moment) -> bool {
        self.moving.is_some() || self.ending_from.is_some_and(|from| now < from)
    }

    /// Lets the dialog that asks for a name say what happened, with the
    /// choices that there are at the end.
    pub(super) fn ask_in_place(&self, dialog: &mut Dialog, view: &View<'_>, context: &Context) {
        if !view.phase.is_over() {
            return;
        }
        if context.face == Face::Plain {
            // The choices come once the name is given.
            let title = self.end_title(view, false, context);
            let praise = std::mem::replace(&mut dialog.title, title);
            let end = words::end(context.locale, view, self.over_best);
            let asked = words::joined(context.locale, &praise, &dialog.text);
            dialog.text = format!("{end}\n{asked}");
            return;
        }
        let score = context.locale.number(view.score);
        dialog.short = format!("{} · {score}", dialog.text);
        let title = self.end_title(view, false, context);
        let praise = std::mem::replace(&mut dialog.title, title);
        let end = words::end(context.locale, view, self.over_best);
        let praise = if praise == dialog.text {
            String::new()
        } else {
            format!("{praise}\n")
        };
        dialog.text = format!("{end}\n{praise}{}", dialog.text);
        dialog.answers = answers(AT_END, context);
        dialog.selected = match self.ending {
            Ending::Selected(index) => Some(index),
            Ending::Open | Ending::Closed => None,
        };
        // Letters are written into the name.
        for answer in &mut dialog.answers {
            answer.key = String::new();
        }
    }

    /// An input at the goal or at the end; none where it means what it
    /// always means.
    pub(super) fn ending_input(
        &mut self,
        input: &Input,
        context: &mut Context,
        now: Moment,
    ) -> Option<Next> {
        let reopens = self.is_end_closed(context, now) && reopens_end(input);
        if reopens || self.is_move_at_goal(input, context, now) {
            self.ending = Ending::Open;
            return Some(Next::Stay);
        }
        let choices = self.ending_choices(context, now)?;
        let selected = self.ending.selected().min(choices.len() - 1);
        let choice = match input {
            Input::Choose(index) => *choices.get(*index)?,
            Input::Mark(index) if *index < choices.len() => {
                return Some(self.select(*index, choices, context));
            }
            Input::Press(key) => match key.name.as_str() {
                "enter" => choices[selected],
                "t" if choices == AT_GOAL => EndChoice::Finish,
                "t" => EndChoice::Scores,
                CLOSE | "x" => EndChoice::Close,
                "a" => EndChoice::Analyse,
                "down" | "tab" => return Some(self.select(selected + 1, choices, context)),
                "up" | "shift-tab" => {
                    let index = selected + choices.len() - 1;
                    return Some(self.select(index, choices, context));
                }
                // Practice has the usual key for something else.
                _ if context.action_in(key, Mode::Scored) == Some(Action::Share) => {
                    EndChoice::Share
                }
                // The panel asks about this game, not about its board.
                _ if context.action(key) == Some(Action::Edit)
                    && context.mode() == Mode::Scored =>
                {
                    return Some(Next::Stay);
                }
                _ => return None,
            },
            _ => return None,
        };
        let is_offered = choices.contains(&choice);
        is_offered.then(|| self.choose(choice, context, now))
    }

    fn select(&mut self, index: usize, choices: &[EndChoice], context: &mut Context) -> Next {
        let index = index % choices.len();
        self.ending = Ending::Selected(index);
        context.announce(context.label(choices[index].id()));
        Next::Stay
    }

    /// The table that the score has entered.
    fn entered_scores(&self, context: &Context) -> Next {
        let entered = self.entered.as_ref();
        let screen = entered.and_then(|(category, place, entry)| {
            ScoresScreen::entered(context, *category, *place, entry)
        });
        Next::open(screen.unwrap_or_else(|| ScoresScreen::new(context)))
    }

    pub(super) fn choose(&mut self, choice: EndChoice, context: &mut Context, now: Moment) -> Next {
        match choice {
            EndChoice::KeepPlaying => self.apply(Command::KeepPlaying, context, now),
            EndChoice::Finish => self.apply(Command::Finish, context, now),
            EndChoice::PlayAgain => self.act(Action::Restart, context, now),
            EndChoice::New => self.act(Action::New, context, now),
            EndChoice::Undo => self.act(Action::Undo, context, now),
            EndChoice::Analyse => self.analyse(context, now),
            EndChoice::Share => self.share(context, now),
            EndChoice::Scores => self.entered_scores(context),
            EndChoice::Menu => self.act(Action::Menu, context, now),
            EndChoice::Close => {
                self.ending = Ending::Closed;
                if let Some(note) = closed_note(context) {
                    context.announce(note.text);
                }
                Next::Stay
            }
        }
    }
}

/// The way back to the choices for somebody who looks at the board, where no line
/// of keys says it.
pub(super) fn closed_note(context: &Context) -> Option<Note> {
    let is_clicked = context.face == Face::Browser;
    is_clicked.then(|| Note::new(Tone::Muted, context.text("end-closed")))
}

/// Choices as the answers of a dialog.
fn answers(choices: &[EndChoice], context: &Context) -> Vec<DialogAnswer> {
    let answer = |choice: &EndChoice| DialogAnswer {
        key: choice
            .key(context)
            .map_or_else(String::new, |key| context.key(key)),
        name: context.label(choice.id()),
    };
    choices.iter().map(answer).collect()
}
