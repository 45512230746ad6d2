//! What the game tells, as sentences.

use std::io::{self, Write};

use brikke_app::session::Update;
use brikke_engine::{Action, Board, Direction, IllegalMove, Phase, Turn};
use brikke_play::{Command, Confirmation, Event, Hint, Mover, Refusal};

use super::Plain;
use crate::words;
use brikke_app::now;

impl<W: Write> Plain<W> {
    /// Says what was told.
    pub(super) fn tell(&mut self, told: Update) -> io::Result<()> {
        for event in told.events {
            self.tell_event(event)?;
        }
        match told.save_error {
            Some(trouble) => self.say(&words::trouble(self.world.locale, &trouble)),
            None => Ok(()),
        }
    }

    fn tell_event(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::GoalReached | Event::NameWanted(_) | Event::PlayerStopped
                if self.is_watching =>
            {
                Ok(())
            }
            Event::Acted {
                action, turn, by, ..
            } => self.tell_action(action, turn.as_ref(), &by),
            Event::HintWanted { board } => self.give_hint(board),
            Event::HintShown(hint) => self.tell_hint(&hint),
            Event::Over { phase, score, .. } => self.tell_end(phase, score),
            Event::ConfirmationNeeded(question) => self.ask(&question),
            event => match self.sentence(&event) {
                Some(sentence) => self.say(&sentence),
                None => Ok(()),
            },
        }
    }

    /// The sentence for what needs only one.
    fn sentence(&self, event: &Event) -> Option<String> {
        let world = &self.world;
        Some(match event {
            Event::Started { .. } => world.text("plain-started"),
            Event::Resumed { .. } => world.text("plain-resumed"),
            Event::Returned { .. } => world.text("play-returned"),
            Event::Refused(refusal) => self.refusal(refusal),
            Event::GoalReached => {
                let goal = world.view(now())?.rules.goal()?.to_string();
                world.text_with("plain-goal", &[("tile", goal.into())])
            }
            Event::NameWanted(wanted) => {
                world.text_with("plain-name", &[("place", wanted.place.into())])
            }
            Event::EnteredLeaderboard { place, entry, .. } => {
                let nameless = || world.text("scores-nameless");
                let name = entry
                    .name
                    .as_ref()
                    .map_or_else(nameless, ToString::to_string);
                let place = ("place", (*place).into());
                let values = [("name", name.into()), place, ("score", entry.score.into())];
                world.text_with("plain-entered", &values)
            }
            event => return words::note(world.locale, event),
        })
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        let world = &self.world;
        match refusal {
            Refusal::Move(IllegalMove::MovesNothing(direction)) => {
                let towards = words::towards(world.locale, *direction);
                world.text_with("plain-nothing-moves", &[("direction", towards.into())])
            }
            refusal => words::refusal(world.locale, refusal),
        }
    }

    fn tell_action(&mut self, action: Action, turn: Option<&Turn>, by: &Mover) -> io::Result<()> {
        let mut sentences = match (action, turn) {
            (Action::Play(_), Some(turn)) => words::turn(self.world.locale, turn, by),
            (Action::Undo, _) => vec![self.world.text("plain-undone")],
            (Action::Redo, _) => vec![self.world.text("plain-redone")],
            _ => Vec::new(),
        };
        sentences.extend(self.rows());
        sentences.push(self.status());
        self.say(&sentences.join("\n"))
    }

    fn tell_end(&mut self, phase: Phase, score: u64) -> io::Result<()> {
        let id = match phase {
            Phase::Lost => "plain-over-lost",
            _ => "plain-over-won",
        };
        let moves = self.world.view(now()).map_or(0, |view| view.moves);
        let values = [("score", score.into()), ("moves", moves.into())];
        let end = self.world.text_with(id, &values);
        self.say(&end)?;
        if self.is_watching {
            return Ok(());
        }
        self.say_text("plain-over-next")
    }

    fn ask(&mut self, question: &Confirmation) -> io::Result<()> {
        let world = &self.world;
        let question = words::question(world.locale, question);
        let asked = world.text_with("plain-confirm", &[("question", question.into())]);
        self.say(&asked)
    }

    /// A hint that was asked for is given at once.
    fn give_hint(&mut self, board: Board) -> io::Result<()> {
        let Some(rules) = self.world.view(now()).map(|view| view.rules.clone()) else {
            return Ok(());
        };
        let choice = self.world.hint_player(&rules);
        let Some(player) = self.player(choice, &rules)? else {
            return Ok(());
        };
        let Some(advice) = player.advise(&board, &rules) else {
            return Ok(());
        };
        let hint = Hint {
            board,
            player: player.name().to_owned(),
            best: advice.best,
            values: advice.values,
        };
        self.apply(Command::HintGiven(hint))
    }

    fn tell_hint(&mut self, hint: &Hint) -> io::Result<()> {
        let world = &self.world;
        let best = words::towards(world.locale, hint.best);
        let mut sentences = vec![world.text_with("plain-hint", &[("direction", best.into())])];
        for (direction, value) in Direction::ALL.into_iter().zip(hint.values) {
            let name = words::direction(world.locale, direction);
            let value = match value {
                Some(value) => words::worth(value, &hint.values),
                None => world.text("hint-impossible"),
            };
            let values = [("direction", name.into()), ("value", value.into())];
            sentences.push(world.text_with("plain-hint-value", &values));
        }
        self.say(&sentences.join("\n"))
    }
}
