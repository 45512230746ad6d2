//! The game.

mod asking;
mod autoplay;
mod buttons;
mod deed;
mod dialog;
mod editing;
mod ending;
mod figures;
mod show;
mod telling;

use std::time::Duration;

use brikke_app::motion::RISING;
use brikke_app::session::Update;
use brikke_app::{Autoplay, Cursor, End, after, grade};
use brikke_engine::Turn;
use brikke_play::{Command, Hint, Moment};
use brikke_players::{Answer, Reply};
use eframe::egui::{Context, Ui};

use crate::screen::{Next, Screen};
use crate::swipe::Swipe;
use crate::world::World;
use dialog::Dialog;

/// How long a note stays.
const NOTE: Duration = Duration::from_secs(4);

/// The game in hand, in the window.
pub(crate) struct PlayScreen {
    moving: Option<Moving>,
    note: Option<(String, Moment)>,
    dialog: Option<Dialog>,
    autoplay: Autoplay,
    editing: Option<Cursor>,
    end: End,
    swipe: Swipe,
}

/// A move on its way over the board.
struct Moving {
    turn: Turn,
    since: Moment,
}

impl PlayScreen {
    /// The game, with what was told of it so far.
    pub(crate) fn new(told: Option<Update>, world: &mut World) -> PlayScreen {
        let mut screen = PlayScreen {
            moving: None,
            note: None,
            dialog: None,
            autoplay: Autoplay::default(),
            editing: None,
            end: End::Open,
            swipe: Swipe::default(),
        };
        if let Some(told) = told {
            screen.hear(told, world);
        }
        screen.moving = None;
        screen.ask_for_name(world);
        let told = world.apply(Command::Continue);
        screen.hear(told, world);
        screen
    }

    /// A score that waits for a name asks for it, also after a pause.
    fn ask_for_name(&mut self, world: &World) {
        let wanted = world.view().and_then(|view| view.name_wanted);
        if let (None, Some(wanted)) = (&self.dialog, wanted) {
            self.dialog = Some(self.name_dialog(wanted, world));
        }
    }

    /// Lets the game carry a command out, and shows what it tells.
    fn apply(&mut self, command: Command, world: &mut World) -> Next {
        let told = world.apply(command);
        self.hear(told, world)
    }

    fn say(&mut self, text: String, world: &mut World) {
        world.announce(text.clone());
        self.note = Some((text, after(world.now, NOTE)));
    }

    /// What happens by itself.
    fn wake(&mut self, world: &mut World) -> Next {
        let now = world.now;
        if self
            .moving
            .as_ref()
            .is_some_and(|moving| moving.is_over(world))
        {
            self.moving = None;
        }
        if self.note.as_ref().is_some_and(|(_, until)| *until <= now) {
            self.note = None;
        }
        if let Some(trouble) = world.take_trouble() {
            self.say(trouble, world);
        }
        self.player_due(world)
    }

    /// Asks to be woken when something happens by itself, and not before.
    fn ask_for_frames(&self, ctx: &Context, world: &World) {
        if self.moving.is_some() {
            ctx.request_repaint();
        }
        let note = self.note.as_ref().map(|(_, until)| *until);
        for moment in [note, self.autoplay.due()].into_iter().flatten() {
            ctx.request_repaint_after(moment.since(world.now));
        }
        if let Some(rest) = next_second(world) {
            ctx.request_repaint_after(rest);
        }
    }
}

impl Screen for PlayScreen {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = self.wake(world);
        let mut take = |other: Next| {
            if matches!(next, Next::Stay) {
                next = other;
            }
        };
        take(self.handle(ui.ctx(), world));
        take(self.show_game(ui, world));
        self.ask_for_frames(ui.ctx(), world);
        next
    }

    fn answered(&mut self, answer: Answer, world: &mut World) -> Next {
        match answer.reply {
            Reply::Loading { player, done } => self.getting_ready(player, done, world),
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
                self.apply(Command::HintGiven(hint), world)
            }
            Reply::Move {
                board, direction, ..
            } => {
                self.autoplay.thought(board, direction, world.now);
                self.player_due(world)
            }
            Reply::Graded { played, advice, .. } => {
                if let Some(grade) = grade(world.locale, played, &advice) {
                    self.say(grade, world);
                }
                Next::Stay
            }
            Reply::NoMove { .. } => self.no_thought(None, world),
            Reply::Failed { error, .. } => self.no_thought(Some(&error), world),
            Reply::AnalysisProgress { .. } | Reply::Analysis { .. } => Next::Stay,
        }
    }

    fn shown_again(&mut self, world: &mut World) {
        if let Some(told) = world.take_told() {
            self.hear(told, world);
        }
        self.moving = None;
    }
}

/// How long it takes until the clock shows another second; none where it
/// does not: it stands still, or nobody has been here for a while.
fn next_second(world: &World) -> Option<Duration> {
    let spent = world.view()?.spent;
    let rest = Duration::from_millis(1_000 - u64::from(spent.subsec_millis()));
    let then = world.desk.view(after(world.now, rest))?;
    (then.spent.as_secs() > spent.as_secs()).then_some(rest)
}

impl Moving {
    /// How long it has been on its way.
    const fn elapsed(&self, world: &World) -> Duration {
        world.now.since(self.since)
    }

    /// Whether nothing moves any longer: neither tiles nor points.
    fn is_over(&self, world: &World) -> bool {
        let elapsed = self.elapsed(world);
        let points = self.turn.gained == 0 || elapsed >= RISING;
        world.preferences.motion_times().is_over(elapsed) && points
    }
}
