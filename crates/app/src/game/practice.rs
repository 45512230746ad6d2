//! Practice while it is played: its own actions, what the directions do, and
//! the numbers on its tiles.

use std::collections::BTreeMap;

use brikke_engine::{Board, Direction, Step};
use brikke_play::{Command, Edit, Fill, GameNumber, Mode, Moment, View};

use super::GameScreen;
use crate::context::Context;
use crate::page::Tone;
use crate::screens::{EndgamesScreen, Next};
use crate::settings::{Action, LabelChoice};
use crate::{labels_of, words};

/// The state of practice that concerns the screen alone.
#[derive(Default)]
pub(super) struct Practice {
    arrows: Arrows,
    passes: Passes,
    relabelled: Relabelled,
}

/// The effect of a direction key in practice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Arrows {
    /// Slides, as in every game.
    #[default]
    Slide,
    /// Makes one half of a slide.
    Half(Step),
    /// Makes the next of the three passes of a slide.
    Passes,
}

/// The passes of a slide as it is taught.
const PASSES: [Step; 3] = [Step::Push, Step::Merge, Step::Push];

/// The passes of one slide that were made.
#[derive(Default)]
struct Passes {
    direction: Option<Direction>,
    /// The board before the first pass, and after each of them.
    boards: Vec<Board>,
}

impl Passes {
    /// The number of passes that led to this board on a slide this way;
    /// another slide begins where there were none, or all of them.
    fn done(&mut self, board: &Board, direction: Direction) -> usize {
        // Undone passes are forgotten, and a pass that changes nothing
        // counts.
        let place = self.boards.iter().rposition(|known| known == board);
        let is_same = self.direction == Some(direction);
        let done = place.filter(|&done| is_same && done < PASSES.len());
        let done = done.unwrap_or_else(|| {
            self.boards = vec![*board];
            0
        });
        self.direction = Some(direction);
        self.boards.truncate(done + 1);
        done
    }
}

impl Arrows {
    /// The action that lets the directions do this; none for sliding.
    const fn action(self) -> Option<Action> {
        match self {
            Arrows::Slide => None,
            Arrows::Half(Step::Push) => Some(Action::Push),
            Arrows::Half(Step::Merge) => Some(Action::Merge),
            Arrows::Passes => Some(Action::Passes),
        }
    }

    /// The id of the sentence that says so.
    const fn id(self) -> &'static str {
        match self {
            Arrows::Slide => "practice-slides",
            Arrows::Half(Step::Push) => "practice-pushes",
            Arrows::Half(Step::Merge) => "practice-merges",
            Arrows::Passes => "practice-passes",
        }
    }
}

/// The numbers on the tiles since the step of a game at which the board was
/// set up. Taking the step back brings the numbers back.
#[derive(Default)]
struct Relabelled {
    since: BTreeMap<(GameNumber, usize), Numbers>,
    /// The numbers of the board that is about to be set up.
    next: Option<Numbers>,
}

/// The numbers on the tiles of a board that was set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// Those of the settings.
    OfSettings,
    /// These, whatever the settings say.
    Own(LabelChoice),
}

impl Practice {
    /// The action that says what the directions do instead of sliding.
    pub(super) fn arrows_do(&self, view: &View<'_>) -> Option<Action> {
        let is_practice = view.mode == Mode::Practice;
        self.arrows.action().filter(|_| is_practice)
    }

    /// Set if each pass is named as it is made.
    pub(super) fn names_passes(&self) -> bool {
        self.arrows == Arrows::Passes
    }

    /// The directions slide again.
    pub(super) fn slide_again(&mut self) {
        self.arrows = Arrows::Slide;
        self.passes = Passes::default();
    }

    /// The numbers of the board that was set up last, if one was while the game
    /// was on the screen.
    fn numbers(&self, view: &View<'_>) -> Option<Numbers> {
        let steps = (view.number, 0)..=(view.number, view.steps);
        let last = self.relabelled.since.range(steps).next_back();
        last.map(|(_, numbers)| *numbers)
    }

    /// A command is about to be carried out. A board that is set up has the
    /// numbers of the settings, unless others were asked for.
    pub(super) fn expect(&mut self, command: &Command) {
        match command {
            Command::Edit(Edit::Fill(_) | Edit::Clear | Edit::Paste(_)) => {
                self.relabelled.next.get_or_insert(Numbers::OfSettings);
            }
            _ => self.relabelled.next = None,
        }
    }

    /// A new step was made, not a redo: what was undone is forgotten, unless
    /// it can still be redone.
    pub(super) fn stepped(&mut self, view: &View<'_>) {
        let step = (view.number, view.steps);
        let since = &mut self.relabelled.since;
        since.retain(|&(number, steps), _| {
            number != view.number || steps < view.steps || (steps > view.steps && view.can_redo)
        });
        if let Some(labels) = self.relabelled.next.take() {
            since.insert(step, labels);
        }
    }
}

impl GameScreen {
    /// The mode whose keys are pressed: while a board is edited its letters
    /// do not play.
    pub(super) fn key_mode(&self, context: &Context) -> Mode {
        match self.editing {
            Some(_) => Mode::Scored,
            None => context.key_mode(),
        }
    }

    /// Carries out an action of practice.
    pub(super) fn act_in_practice(
        &mut self,
        action: Action,
        context: &mut Context,
        now: Moment,
    ) -> Next {
        let fill = |fill| Command::Edit(Edit::Fill(fill));
        match action {
            Action::Reset => self.restart(context, now),
            Action::Mirror => self.apply(Command::Edit(Edit::Flip), context, now),
            Action::Transpose => self.apply(Command::Edit(Edit::Transpose), context, now),
            Action::Numbers => {
                self.practice.relabelled.next = Some(Numbers::Own(LabelChoice::Exponents));
                self.apply(fill(Fill::Ranks), context, now)
            }
            Action::Twos => self.apply(fill(Fill::Twos), context, now),
            Action::TestBoard => self.apply(fill(Fill::TestRows), context, now),
            Action::Push => self.turn_arrows(Arrows::Half(Step::Push), context, now),
            Action::Merge => self.turn_arrows(Arrows::Half(Step::Merge), context, now),
            Action::Passes => self.turn_arrows(Arrows::Passes, context, now),
            Action::Endgames => Next::open(EndgamesScreen::new(context)),
            _ => Next::Stay,
        }
    }

    /// Lets the directions do this, or slide again if they do it already.
    fn turn_arrows(&mut self, arrows: Arrows, context: &mut Context, now: Moment) -> Next {
        let is_on = self.practice.arrows == arrows;
        self.practice.slide_again();
        if !is_on {
            self.practice.arrows = arrows;
        }
        let text = context.text(self.practice.arrows.id());
        self.say(Tone::Accent, text, context, now);
        Next::Stay
    }

    /// Moves tiles this way.
    pub(super) fn go(&mut self, direction: Direction, context: &mut Context, now: Moment) -> Next {
        match (context.mode(), self.practice.arrows) {
            (Mode::Practice, Arrows::Half(step)) => {
                self.apply(Command::HalfSlide { step, direction }, context, now)
            }
            (Mode::Practice, Arrows::Passes) => self.make_pass(direction, context, now),
            _ => self.apply(Command::Move(direction), context, now),
        }
    }

    /// Makes the next pass of a slide this way, and names it.
    fn make_pass(&mut self, direction: Direction, context: &mut Context, now: Moment) -> Next {
        let Some(board) = context.view(now).map(|view| *view.board) else {
            return Next::Stay;
        };
        let done = self.practice.passes.done(&board, direction);
        let step = PASSES[done];
        let mut next = Next::Stay;
        let half = board.step(step, direction);
        if half.is_some() {
            next = self.apply(Command::HalfSlide { step, direction }, context, now);
        }
        let after = context.view(now).map_or(board, |view| *view.board);
        let changes = after != board;
        if half.is_none() || changes {
            self.practice.passes.boards.push(after);
            let text = words::pass(context.locale, done + 1, step, direction, changes);
            self.say(Tone::Accent, text, context, now);
        }
        next
    }

    /// The numbers on the tiles.
    pub(super) fn labels(&self, context: &Context, now: Moment) -> LabelChoice {
        let view = context.view(now);
        view.map_or(context.preferences.settings.labels, |view| {
            self.labels_in(&view, context)
        })
    }

    /// The numbers on the tiles of the game that is shown.
    pub(super) fn labels_in(&self, view: &View<'_>, context: &Context) -> LabelChoice {
        let usual = context.preferences.settings.labels;
        match (self.practice.numbers(view), context.session.game()) {
            (Some(Numbers::Own(labels)), _) => labels,
            (None, Some(game)) => labels_of(view.mode, game, usual),
            _ => usual,
        }
    }
}
