//! A drill on the screen: a position of an endgame table, and what comes
//! after it.

mod ending;
mod moves;
mod page;

use std::collections::VecDeque;
use std::time::Duration;

use brikke_engine::{Board, Direction};
use brikke_play::Moment;
use brikke_players::{Answer, CatalogEntry, Reply, RequestId, RequestKind};

use super::moving::Moving;
use super::{CommonKeys, Contents, Next, Screen, help_on};
use crate::board_view::board_at_rest;
use crate::context::Context;
use crate::drill::{Drill, Judged};
use crate::page::{Note, Tone};
use crate::selection::Selection;
use crate::settings::Action;
use crate::{Effect, Face, Input, Key, after, earlier, link, words};

/// The time from one frame of an animation to the next.
const FRAME: Duration = Duration::from_millis(16);

/// The ids of what the help explains besides the keys.
pub(crate) const EXPLANATIONS: [&str; 3] = [
    "drill-help-moves",
    "drill-help-values",
    "drill-help-mistakes",
];

/// A drill, and the positions after it.
pub(crate) struct DrillScreen {
    table: &'static CatalogEntry,
    source: Source,
    drill: Drill,
    /// The request whose answer is awaited.
    request: Option<RequestId>,
    /// Moves that were typed while the table was being asked.
    queued: VecDeque<Direction>,
    /// True if the person asked what the directions of this position are
    /// worth.
    is_hint_wanted: bool,
    /// The last move, with its cost.
    judged: Option<Judged>,
    /// True if the person had seen what the directions were worth before the
    /// last move.
    is_helped: bool,
    /// Boards of which the person has seen what a direction is worth since this
    /// position was opened: to play it once more does not make that unseen.
    seen: Vec<Board>,
    /// The number of mistakes that wait to be repeated.
    collected: usize,
    moving: Option<Moving>,
    nudge: Option<(Direction, Moment)>,
    note: Option<Note>,
    /// True if the person has closed the panel at the end to look at the board.
    is_end_closed: bool,
    /// The selected choice at the end.
    choice: Selection,
    /// Until then keys do not choose at the end.
    quiet_until: Option<Moment>,
}

/// The source of the positions.
enum Source {
    /// The table deals them.
    Table,
    /// The person's mistakes.
    Mistakes {
        /// Those that come after this one.
        waiting: VecDeque<Board>,
        /// The number of this one, from 1.
        number: usize,
        /// The number of all of them.
        count: usize,
    },
}

impl DrillScreen {
    /// A drill from a position that the table has dealt; where it cannot
    /// begin, the sentence that says why.
    pub(crate) fn dealt(
        table: &'static CatalogEntry,
        board: Board,
        context: &mut Context,
    ) -> Result<DrillScreen, String> {
        DrillScreen::with(table, Source::Table, board, context)
    }

    /// The mistakes of a table, one after another.
    pub(crate) fn repeating(
        table: &'static CatalogEntry,
        context: &mut Context,
    ) -> Result<DrillScreen, String> {
        let mistakes = context.storage().mistakes(table.name);
        let mistakes = mistakes.map_err(|error| words::store_error(context.locale, &error))?;
        let count = mistakes.len();
        let mut waiting = VecDeque::from(mistakes);
        let first = waiting.pop_front();
        let first = first.ok_or_else(|| context.text("drill-no-mistakes"))?;
        let source = Source::Mistakes {
            waiting,
            number: 1,
            count,
        };
        DrillScreen::with(table, source, first, context)
    }

    fn with(
        table: &'static CatalogEntry,
        source: Source,
        board: Board,
        context: &mut Context,
    ) -> Result<DrillScreen, String> {
        Ok(DrillScreen {
            table,
            source,
            drill: begin(table, board, context)?,
            request: None,
            queued: VecDeque::new(),
            is_hint_wanted: false,
            judged: None,
            is_helped: false,
            seen: Vec::new(),
            collected: 0,
            moving: None,
            nudge: None,
            note: None,
            is_end_closed: false,
            choice: Selection::default(),
            quiet_until: None,
        })
    }

    fn is_repeating(&self) -> bool {
        matches!(self.source, Source::Mistakes { .. })
    }

    /// Plays from this position.
    fn start(&mut self, board: Board, context: &mut Context) {
        let is_new = board != self.drill.start();
        match begin(self.table, board, context) {
            Ok(drill) => self.drill = drill,
            Err(problem) => return context.report(problem),
        }
        if is_new {
            self.seen.clear();
        }
        self.queued.clear();
        self.is_end_closed = false;
        self.choice = Selection::default();
        self.quiet_until = None;
        self.judged = None;
        self.moving = None;
        if context.face == Face::Plain {
            self.read_board(context);
        }
        self.ask(context);
    }

    /// Reads the whole board: line by line nobody sees that this is another
    /// position, which may look like the one before.
    fn read_board(&self, context: &mut Context) {
        let labels = context.preferences.settings.labels;
        let board = board_at_rest(self.drill.board(), labels, context.locale);
        let summary = words::drill_summary(context.locale, &self.drill.tally());
        for sentence in board.rows.into_iter().chain([summary]) {
            context.announce(sentence);
        }
    }

    /// Asks the table about the board as it stands.
    fn ask(&mut self, context: &mut Context) {
        self.is_hint_wanted = false;
        self.request = Some(context.ask_endgame(self.table, *self.drill.board()));
    }

    /// Lets the next position come.
    fn go_on(&mut self, context: &mut Context) -> Next {
        let next = match &mut self.source {
            Source::Table => None,
            Source::Mistakes {
                waiting, number, ..
            } => match waiting.pop_front() {
                Some(board) => {
                    *number += 1;
                    Some(board)
                }
                None => return Next::Back,
            },
        };
        if let Some(board) = next {
            self.start(board, context);
            return Next::Stay;
        }
        match context.ask_deal(self.table) {
            Ok(request) => {
                self.request = Some(request);
                let text = context.text("drill-dealing");
                self.note = Some(Note::new(Tone::Muted, text));
            }
            Err(problem) => context.report(problem),
        }
        Next::Stay
    }

    fn act(&mut self, action: Action, context: &mut Context, now: Moment) -> Next {
        match action {
            Action::Up => self.go(Direction::Up, context, now),
            Action::Right => self.go(Direction::Right, context, now),
            Action::Down => self.go(Direction::Down, context, now),
            Action::Left => self.go(Direction::Left, context, now),
            Action::Hint => self.show_values(context),
            Action::New => return self.go_on(context),
            Action::Restart | Action::Reset => self.start(self.drill.start(), context),
            Action::Menu => return Next::Back,
            Action::Quit => return Next::Quit,
            Action::Help => {
                let title = page::title(self.table, context);
                return Next::open(help_on(
                    title,
                    page::keys(context),
                    CommonKeys::None,
                    &EXPLANATIONS,
                ));
            }
            _ => self.say(Tone::Accent, context.text("drill-not-here"), context),
        }
        Next::Stay
    }

    fn press(&mut self, key: &Key, context: &mut Context, now: Moment) -> Next {
        if key.name == "ctrl-c" {
            let position = self.drill.board().to_string();
            let values = [("position", position.clone().into())];
            let text = context.text_with("practice-copied", &values);
            context.effect(Effect::Copy(position));
            self.say(Tone::Accent, text, context);
            return Next::Stay;
        }
        if let Some(action) = context.action(key) {
            return self.act(action, context, now);
        }
        let text = if context.face == Face::Plain {
            context.text("plain-wrong-key")
        } else {
            let help = page::key(Action::Help, context).unwrap_or_default();
            context.text_with("play-wrong-key", &[("key", help.into())])
        };
        self.say(Tone::Accent, text, context);
        Next::Stay
    }

    fn say(&mut self, tone: Tone, text: String, context: &mut Context) {
        self.say_note(Note::new(tone, text), context);
    }

    fn say_note(&mut self, note: Note, context: &mut Context) {
        context.announce(note.text.clone());
        self.note = Some(note);
    }

    fn say_over(&mut self, context: &mut Context) {
        self.say(Tone::Muted, context.text("drill-over"), context);
    }

    /// Shows what the directions are worth.
    fn show_values(&mut self, context: &mut Context) {
        if self.is_over() {
            return self.say_over(context);
        }
        self.is_hint_wanted = true;
        self.seen.push(*self.drill.board());
        self.announce_values(context);
    }

    fn announce_values(&self, context: &mut Context) {
        if let Some(advice) = self.drill.advice() {
            let text = words::successes(context.locale, self.drill.board(), advice);
            context.announce(text);
        }
    }

    /// True if the person sees what the directions are worth. Mistakes are
    /// repeated without, unless that is asked for.
    fn shows_values(&self, context: &Context) -> bool {
        let is_always = context.preferences.settings.drill_values && !self.is_repeating();
        self.is_hint_wanted || is_always
    }

    fn tick(&mut self, context: &Context, now: Moment) {
        let times = context.preferences.motion_times();
        self.moving.take_if(|moving| moving.is_over(&times, now));
        self.nudge.take_if(|(_, until)| *until <= now);
        self.quiet_until.take_if(|until| *until <= now);
    }
}

/// A drill from this position; without randomness, or where nothing can be
/// played, the sentence that says so.
fn begin(table: &CatalogEntry, board: Board, context: &mut Context) -> Result<Drill, String> {
    let chance = context.chance()?;
    Drill::new(table, board, chance).ok_or_else(|| context.text("refusal-unplayable"))
}

impl Screen for DrillScreen {
    fn address(&self) -> String {
        link::of_drill(self.table.name, self.drill.board())
    }

    fn is_list(&self) -> bool {
        false
    }

    fn explanations(&self) -> &'static [&'static str] {
        &EXPLANATIONS
    }

    fn opened(&mut self, context: &mut Context, _now: Moment) {
        self.count_mistakes(context);
        self.ask(context);
    }

    fn handle(&mut self, input: &Input, context: &mut Context, now: Moment) -> Next {
        if *input == Input::Tick {
            self.tick(context, now);
            return Next::Stay;
        }
        if self.is_quiet(input, now) {
            return Next::Stay;
        }
        // Nothing waits for an animation: it is at its end now.
        self.moving = None;
        if input.is_by_person() {
            self.note = None;
        }
        let choices = self.choices(context, now);
        if let Some(next) = choices.and_then(|choices| self.at_end(input, choices, context)) {
            return next;
        }
        match input {
            Input::Press(key) => self.press(key, context, now),
            Input::Do(action) => self.act(*action, context, now),
            Input::Autoplay(_) => self.act(Action::Autoplay, context, now),
            _ => Next::Stay,
        }
    }

    fn contents(&self, context: &Context, now: Moment) -> Contents {
        self.page(context, now)
    }

    fn next_wake(&self, now: Moment) -> Option<Moment> {
        let moving = self.moving.as_ref().map(|_| after(now, FRAME));
        let nudge = self.nudge.map(|(_, until)| until);
        earlier(moving, earlier(nudge, self.quiet_until))
    }

    fn left(&mut self, context: &mut Context) {
        if self.request.take().is_some() {
            context.forget(RequestKind::Hint);
        }
    }

    fn notice(&mut self, note: Note) {
        self.note = Some(note);
    }

    fn asked(&self, id: RequestId) -> bool {
        self.request == Some(id)
    }

    fn answered(&mut self, answer: Answer, context: &mut Context, now: Moment) -> Next {
        if let Reply::Loading { player, done } = answer.reply {
            self.note = Some(words::loading(context.locale, player, done));
        }
        if answer.reply.is_progress() {
            return Next::Stay;
        }
        self.request = None;
        match &answer.reply {
            Reply::Dealt { board, .. } => {
                self.note = None;
                self.start(*board, context);
            }
            Reply::Hint { board, .. } | Reply::NoMove { board, .. }
                if board == self.drill.board() =>
            {
                self.learn(&answer.reply, context, now);
            }
            Reply::Failed { player, error } => {
                context.report(words::player_error(context.locale, *player, error));
            }
            _ => {}
        }
        Next::Stay
    }
}
