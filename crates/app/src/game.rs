//! The game on the screen: moves, hints, autoplay, practice, the end.
//!
//! There is one [`GameScreen`] as long as the program runs. It hears every
//! answer that it asked for, whichever screen lies over it.

pub(crate) mod actions;
mod assistance;
mod autoplay;
mod best;
mod confirmation;
mod dialog;
mod editing;
mod ending;
mod events;
mod moving;
pub(crate) mod naming;
pub(crate) mod page;
mod practice;
mod splits;
mod tools;
mod trial;
mod typing;

use std::collections::HashSet;
use std::time::Duration;

use brikke_engine::Direction;
use brikke_play::{Category, Command, Event, Hint, HintState, LeaderboardEntry, Moment};
use brikke_players::{Answer, Reply, RequestId};

use crate::autoplay::Autoplay;
use crate::context::Context;
use crate::cursor::Cursor;
use crate::page::{Note, Tone};
use crate::screens::Next;
use crate::selection::Selection;
use crate::{Input, TypedTile, Update, after, earlier, grade, words};
use dialog::OpenDialog;
use ending::Ending;
pub(crate) use events::asks;
use moving::Moving;
use practice::Practice;
use splits::Splits;

/// The time for which a board is nudged where nothing moves.
const NUDGE: Duration = Duration::from_millis(120);

/// The time that a note stays.
const NOTE: Duration = Duration::from_secs(4);

/// The time without keys after which a dialog that came by itself takes
/// them: moves that were typed ahead must not answer it.
const QUIET: Duration = Duration::from_millis(400);

/// The time between the last move and the dialog about the goal or the end.
const BEFORE_END: Duration = Duration::from_secs(1);

/// The game on the screen.
#[derive(Default)]
pub(crate) struct GameScreen {
    moving: Option<Moving>,
    note: Option<(Note, Moment)>,
    /// The way in which nothing moved, and until when the board shows it.
    nudge: Option<(Direction, Moment)>,
    /// The ways of which was said already that nothing moves there.
    told: HashSet<Direction>,
    dialog: Option<OpenDialog>,
    autoplay: Autoplay,
    editing: Option<Cursor>,
    /// The value that is being typed on the board.
    typed: TypedTile,
    /// The capital letters in a row that mean nothing as such, but would move
    /// if they were small. One is a slip, several are Caps Lock.
    stray_capitals: u8,
    practice: Practice,
    ending: Ending,
    /// The selected answer of a yes or no.
    answer: Selection,
    /// True if the yes or no lies over the screen from which it came.
    pub(crate) asks_over_screen: bool,
    splits: Splits,
    requests: Requests,
    /// From then on the goal or the end is shown.
    ending_from: Option<Moment>,
    /// The best score of the person's other games under the same rules.
    best: u64,
    /// The highest score that this game has had.
    peak: u64,
    /// True if autoplay made the tile of the goal, false if the person did.
    is_goal_by_player: Option<bool>,
    /// The points of the finished game over the best one before it.
    over_best: Option<u64>,
    /// The table that the score has entered, with its place there.
    entered: Option<(Category, usize, LeaderboardEntry)>,
    /// True once the person has agreed that this game counts as assisted.
    accepts_help: bool,
    /// Until then keys do not answer the dialog that has just appeared.
    quiet_until: Option<Moment>,
    /// True if the board is another one because of a move that was made or
    /// taken back: the person knows the rest of it.
    has_moved: bool,
}

/// The requests whose answers are awaited.
#[derive(Default)]
struct Requests {
    hint: Option<RequestId>,
    player_move: Option<RequestId>,
    grade: Option<RequestId>,
    advisor: Option<RequestId>,
}

impl GameScreen {
    /// Shows the game that has just been opened. Where a question comes
    /// first, the game before goes on as it was.
    pub(crate) fn open(&mut self, update: Update, context: &mut Context, now: Moment) -> Next {
        if update.events.iter().any(is_opened) {
            self.forget_requests(context);
            *self = GameScreen::default();
        }
        let next = self.on_update(update, context, now);
        if let Some(rules) = context.view(now).map(|view| view.rules.clone()) {
            context.prepare_advisor(&rules);
        }
        self.show(context, now);
        next
    }

    /// Shows the game as it was left.
    pub(crate) fn show(&mut self, context: &mut Context, now: Moment) {
        context.is_closed = false;
        self.moving = None;
        self.ask_for_name(context, now);
        self.set_clock(Command::Continue, context, now);
    }

    /// Asks for the name of a score that waits for one. It is written once it
    /// can be.
    fn ask_for_name(&mut self, context: &Context, now: Moment) {
        let view = context.view(now);
        let is_wanted = view.is_some_and(|view| view.name_wanted.is_some());
        let is_asked = is_wanted && !self.is_of_player();
        if self.dialog.is_none() && is_asked {
            self.dialog = Some(GameScreen::name_dialog(context));
        }
    }

    /// Carries out a command and shows the result.
    fn apply(&mut self, command: Command, context: &mut Context, now: Moment) -> Next {
        self.practice.expect(&command);
        let is_edit = matches!(command, Command::Edit(_));
        let before = context.view(now).map(|view| *view.board);
        let update = context.apply(command, now);
        let next = self.on_update(update, context, now);
        if let (true, Some(before)) = (is_edit, before) {
            self.announce_edit(&before, context, now);
        }
        next
    }

    /// Lets the clock follow the screen. That goes without saying.
    fn set_clock(&mut self, command: Command, context: &mut Context, now: Moment) {
        let mut update = context.apply(command, now);
        let is_clock =
            |event: &Event| matches!(event, Event::ClockPaused { .. } | Event::ClockContinues);
        update.events.retain(|event| !is_clock(event));
        self.on_update(update, context, now);
    }

    fn say(&mut self, tone: Tone, text: String, context: &mut Context, now: Moment) {
        self.notice(Note::new(tone, text), context, now);
    }

    /// Says what has happened.
    pub(crate) fn tell(&mut self, text: String, context: &mut Context, now: Moment) {
        self.say(Tone::Accent, text, context, now);
    }

    /// Says that something is wrong.
    fn warn(&mut self, text: String, context: &mut Context, now: Moment) {
        self.say(Tone::Warning, text, context, now);
    }

    /// Says something that happened over the game.
    pub(crate) fn notice(&mut self, note: Note, context: &mut Context, now: Moment) {
        context.announce(note.text.clone());
        self.note = Some((note, after(now, NOTE)));
    }

    /// Handles an input.
    pub(crate) fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if matches!(input, Input::Tick) {
            return self.tick(context, now);
        }
        if self.is_quiet(input, context, now) {
            return Next::Stay;
        }
        // Nothing waits for an animation: it is at its end now.
        self.moving = None;
        self.note = None;
        let taken = self.input_beside_name(input, context, now);
        let taken = taken.or_else(|| self.dialog_input(input, context, now));
        let taken = taken.or_else(|| self.confirmation_input(input, context, now));
        let taken = taken.or_else(|| self.editing_input(input, context, now));
        let taken = taken.or_else(|| self.ending_input(input, context, now));
        taken.unwrap_or_else(|| self.playing_input(input, context, now))
    }

    /// True if a dialog has just appeared that keys must not answer yet.
    fn is_quiet(&mut self, input: &Input, context: &Context, now: Moment) -> bool {
        let is_key = matches!(input, Input::Press(_) | Input::Do(_));
        let is_quiet = self.quiet_until.is_some_and(|until| now < until);
        if !is_quiet || !is_key || !self.has_sudden_dialog(context, now) {
            return false;
        }
        self.quiet_until = self.quiet_until.max(Some(after(now, QUIET)));
        true
    }

    /// True if a dialog is shown that came by itself, or will be once the
    /// tiles have come to rest.
    fn has_sudden_dialog(&self, context: &Context, now: Moment) -> bool {
        let is_name = self.dialog.as_ref().is_some_and(OpenDialog::asks_for_name);
        is_name || self.coming_choices(context, now).is_some()
    }

    fn playing_input(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        match input {
            Input::Press(key) => self.playing_key(key, context, now),
            Input::Do(action) => self.act(*action, context, now),
            Input::Pace(step) => self.set_pace_step(*step, context, now),
            Input::Autoplay(moves) => self.play_moves(*moves, context, now),
            Input::Write(text) => self.paste(text, context, now),
            Input::Put(square, tile) => self.put(*square, *tile, context, now),
            _ => Next::Stay,
        }
    }

    /// Time passed.
    fn tick(&mut self, context: &mut Context, now: Moment) -> Next {
        let is_over = |moving: &mut Moving| moving.is_over(context, now);
        self.moving.take_if(is_over);
        self.note.take_if(|(_, until)| *until <= now);
        self.nudge.take_if(|(_, until)| *until <= now);
        self.quiet_until.take_if(|until| *until <= now);
        self.ending_from.take_if(|from| *from <= now);
        self.player_due(context, now)
    }

    /// The program is about to be suspended: the clock stops.
    pub(crate) fn suspend(&mut self, context: &mut Context, now: Moment) {
        self.set_clock(Command::Pause, context, now);
    }

    /// The clock stands while nobody plays.
    pub(crate) fn hold_clock(&mut self, context: &mut Context, now: Moment) {
        self.set_clock(Command::Pause, context, now);
    }

    /// The clock goes on.
    pub(crate) fn release_clock(&mut self, context: &mut Context, now: Moment) {
        self.set_clock(Command::Continue, context, now);
    }

    /// The moment at which something happens by itself.
    pub(crate) fn next_wake(&self, context: &Context, now: Moment) -> Option<Moment> {
        let moving = self.moving.as_ref();
        let moving = moving.map(|moving| moving.next_frame(context, now));
        let note = self.note.as_ref().map(|(_, until)| *until);
        let clock = next_second(context, now);
        let clock = earlier(clock, GameScreen::speedrun_wake(context, now));
        let clock = earlier(clock, self.nudge.map(|(_, until)| until));
        let due = earlier(self.autoplay.due(), self.quiet_until);
        let due = earlier(due, self.ending_from);
        earlier(earlier(moving, note), earlier(clock, due))
    }

    /// True if the request with this id was made here and is still open.
    pub(crate) fn asked(&self, id: RequestId) -> bool {
        let Requests {
            hint,
            player_move,
            grade,
            advisor,
        } = &self.requests;
        [hint, player_move, grade, advisor].contains(&&Some(id))
    }

    /// True while the player that is to move is being loaded.
    pub(crate) fn waits_for_player(&self, context: &Context, now: Moment) -> bool {
        let is_loading = |(note, _): &(Note, Moment)| note.progress.is_some();
        let is_shown = self.note.as_ref().is_some_and(is_loading);
        is_shown && context.view(now).is_some_and(|view| view.player.is_some())
    }

    /// Loads the stronger advisor that is offered.
    pub(crate) fn load_advisor(&mut self, context: &mut Context, now: Moment) {
        if let Some(rules) = context.view(now).map(|view| view.rules.clone()) {
            self.requests.advisor = context.ask_better_hint_player(&rules);
        }
    }

    /// Asks the advisor that is there now for the hint that is shown.
    fn renew_hint(&mut self, context: &mut Context, now: Moment) {
        let shown = context.view(now).and_then(|view| match view.hint {
            HintState::Shown(hint) => Some((hint.board, view.rules.clone())),
            _ => None,
        });
        if let Some((board, rules)) = shown {
            self.requests.hint = Some(context.ask_hint(board, &rules));
        }
    }

    /// A player answered a request that was made here. Its move is made now,
    /// or when the game is on top again.
    pub(crate) fn answered(
        &mut self,
        answer: Answer,
        is_on_top: bool,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        if !matches!(answer.reply, Reply::Loading { .. }) {
            // Whoever answers is loaded.
            self.note.take_if(|(note, _)| note.progress.is_some());
        }
        match answer.reply {
            Reply::Loading { player, done } => {
                let note = words::loading(context.locale, player, done);
                self.note = Some((note, after(now, NOTE)));
            }
            Reply::Hint {
                board,
                player,
                advice,
            } => {
                let hint = Hint {
                    board,
                    player: player.to_string(),
                    best: advice.best,
                    values: advice.values,
                };
                return self.apply(Command::HintGiven(hint), context, now);
            }
            Reply::Move {
                board, direction, ..
            } => {
                self.autoplay.thought(board, direction, now);
                if is_on_top {
                    return self.player_due(context, now);
                }
            }
            Reply::Graded {
                player,
                played,
                advice,
                ..
            } => {
                if let Some(text) = grade(context.locale, player, played, &advice) {
                    self.say(Tone::Accent, text, context, now);
                }
            }
            Reply::NoMove { .. } => return self.apply(Command::PausePlayer, context, now),
            Reply::Failed { player, error } => {
                let next = self.apply(Command::PausePlayer, context, now);
                context.report(words::player_error(context.locale, player, &error));
                return next;
            }
            Reply::Ready { .. } if self.requests.advisor == Some(answer.id) => {
                self.requests.advisor = None;
                self.renew_hint(context, now);
            }
            Reply::AnalysisProgress { .. }
            | Reply::Analysis { .. }
            | Reply::Dealt { .. }
            | Reply::Ready { .. } => {}
        }
        Next::Stay
    }
}

/// True if the event makes another game the current one.
const fn is_opened(event: &Event) -> bool {
    matches!(event, Event::Started { .. } | Event::Resumed { .. })
}

/// The moment at which the clock shows another second; none where it stands,
/// or where nobody has played for so long that it will not go on.
fn next_second(context: &Context, now: Moment) -> Option<Moment> {
    let spent = context.view(now)?.spent;
    let rest = Duration::from_millis(1_000 - u64::from(spent.subsec_millis()));
    let next = after(now, rest);
    let then = context.view(next)?.spent;
    (then.as_secs() > spent.as_secs()).then_some(next)
}
