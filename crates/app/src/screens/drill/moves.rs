//! Moves in a drill: made once the table has said what they cost, and remembered as
//! mistakes.

use std::time::Duration;

use brikke_engine::{Direction, IllegalMove};
use brikke_play::{Moment, Refusal};
use brikke_players::Reply;

use super::DrillScreen;
use crate::context::Context;
use crate::drill::Judged;
use crate::page::{Note, Tone};
use crate::screens::moving::Moving;
use crate::{Sound, after, words};

/// The time for which a board is nudged where nothing moves.
const NUDGE: Duration = Duration::from_millis(120);

impl DrillScreen {
    /// Moves tiles this way, as soon as it is known what that costs.
    pub(super) fn go(&mut self, direction: Direction, context: &mut Context, now: Moment) {
        match self.drill.play(direction) {
            None if self.is_over() => self.say_over(context),
            None => self.queued.push_back(direction),
            Some(Err(illegal)) => self.blocked(direction, illegal, context, now),
            Some(Ok(judged)) => self.moved(judged, context, now),
        }
    }

    fn blocked(
        &mut self,
        direction: Direction,
        illegal: IllegalMove,
        context: &mut Context,
        now: Moment,
    ) {
        self.nudge = Some((direction, after(now, NUDGE)));
        context.sound(Sound::Blocked);
        let text = words::refusal(context.locale, &Refusal::Move(illegal));
        self.say(Tone::Muted, text, context);
    }

    fn moved(&mut self, judged: Judged, context: &mut Context, now: Moment) {
        context.sound(Sound::of_move(&judged.turn));
        self.collect(&judged, context);
        let tone = if judged.is_best() {
            Tone::Good
        } else if judged.is_mistake() {
            Tone::Warning
        } else {
            Tone::Accent
        };
        // The verdict on a mistake that is repeated says it.
        if !self.is_repeating() {
            let mut note = Note::new(tone, words::judged(context.locale, &judged));
            note.short = words::better_in_short(context.locale, &judged);
            self.say_note(note, context);
        }
        self.moving = Some(Moving::new(judged.turn.clone(), false, now));
        self.judged = Some(judged);
        if self.is_over() {
            self.end(context, now);
        } else {
            self.ask(context);
        }
    }

    /// Adds the position to the mistakes, or removes it from them: it was
    /// played right, before anything had said what its directions are worth.
    fn collect(&mut self, judged: &Judged, context: &mut Context) {
        let name = self.table.name;
        self.is_helped = self.shows_values(context) || self.seen.contains(&judged.board);
        // What is said of the move tells which direction is best.
        self.seen.push(judged.board);
        let stored = if judged.is_mistake() {
            context.session.add_mistake(name, &judged.board)
        } else if self.is_helped {
            Ok(())
        } else {
            context.session.remove_mistake(name, &judged.board)
        };
        if let Err(error) = stored {
            context.report(words::store_error(context.locale, &error));
        }
        self.count_mistakes(context);
    }

    pub(super) fn count_mistakes(&mut self, context: &Context) {
        let mistakes = context.storage().mistakes(self.table.name);
        self.collected = mistakes.map_or(self.collected, |boards| boards.len());
    }

    /// The table has said what the directions are worth.
    pub(super) fn learn(&mut self, reply: &Reply, context: &mut Context, now: Moment) {
        let is_first = self.drill.tally().at_start.is_none();
        self.drill.learn(match reply {
            Reply::Hint { advice, .. } => Some(*advice),
            _ => None,
        });
        if is_first {
            let text = self.first_sentence(context);
            context.announce(text);
        }
        if self.drill.outcome().is_some() {
            return self.end(context, now);
        }
        if self.shows_values(context) {
            self.announce_values(context);
        }
        if let Some(direction) = self.queued.pop_front() {
            self.go(direction, context, now);
        }
    }
}
