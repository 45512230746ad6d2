//! The keys of a replay.

use brikke_play::Moment;

use super::{ReplayScreen, load};
use crate::Face;
use crate::context::Context;
use crate::files::FileDialog;
use crate::page::{KeyHint, Tone};
use crate::screens::Next;
use crate::settings::KeyPage;
use crate::text_field::TextField;

/// The arrows at the edges of a board in a terminal, with the ids of what they
/// mean.
const MARKS: [(&str, &str); 2] = [("◁△▽▷", "help-mark-played"), ("◀▲▼▶", "help-mark-better")];

impl ReplayScreen {
    pub(super) fn press(&mut self, key: &str, context: &mut Context, now: Moment) -> Next {
        self.note = None;
        match key {
            "esc" | "q" => return Next::Back,
            "t" => return self.try_it(context, now),
            "space" => {
                self.playback.play_or_pause(now);
                context.announce(context.text(self.playback.state()));
            }
            "+" => {
                self.playback.faster();
                context.announce(self.speed(context));
            }
            "-" => {
                self.playback.slower();
                context.announce(self.speed(context));
            }
            "a" => self.analysis.start_or_stop(&self.game, context, now),
            "n" => self.go_to_mistake(self.analysis.next_mistake(self.playback.ply()), context),
            "N" | "p" => {
                let found = self.analysis.previous_mistake(self.playback.ply());
                self.go_to_mistake(found, context);
            }
            "w" => self.go_to_worst(context),
            "g" => self.jump = Some((TextField::default(), None)),
            // Elsewhere the list of games offers these.
            "c" if context.face == Face::Plain => self.copy_link(context),
            "e" if context.face == Face::Plain => return self.export(context),
            key => self.step(key),
        }
        Next::Stay
    }

    /// Goes to another move and stays there.
    fn step(&mut self, key: &str) {
        let ply = self.playback.ply();
        self.playback.go_to(match key {
            "right" | "l" | "." => ply + 1,
            "left" | "h" | "," => ply.saturating_sub(1),
            "page-down" | "down" => ply + 10,
            "page-up" | "up" => ply.saturating_sub(10),
            "home" => 0,
            "end" => self.playback.plies(),
            _ => return,
        });
    }

    /// Goes to the worst move, and pressed again to the next worst.
    fn go_to_worst(&mut self, context: &mut Context) {
        let ply = self.playback.ply();
        let shown = self.worst_shown.filter(|&shown| shown == ply);
        let found = self.analysis.worst_mistake(shown);
        // Who stands at the worst one already wants the next.
        let is_here = found == Some(ply);
        self.worst_shown = if is_here {
            self.analysis.worst_mistake(found)
        } else {
            found
        };
        self.go_to_mistake(self.worst_shown, context);
    }

    fn go_to_mistake(&mut self, found: Option<usize>, context: &mut Context) {
        let ply = self.playback.ply();
        self.playback.go_to(found.unwrap_or(ply));
        let problem = match found {
            Some(_) => return,
            None if self.analysis.result().is_some() => context.text("replay-no-mistake"),
            None if self.analysis.request().is_some() => self.analysis.progress(context.locale),
            None => context.text_with(
                "replay-analyse-first",
                &[("key", context.page_key_shown("a", KeyPage::Replay).into())],
            ),
        };
        self.say(Tone::Accent, problem, context);
    }

    /// Copies a link to the game.
    fn copy_link(&mut self, context: &mut Context) {
        context.share_link(&self.mode.shared_recording(&self.game));
        let copied = context.copied("file-link-copied");
        context.announce(copied);
    }

    /// Asks for the file to write the game to.
    fn export(&mut self, context: &mut Context) -> Next {
        match load(self.id, context) {
            Ok(saved) => Next::File(FileDialog::exporting(saved)),
            Err(problem) => {
                self.warn(problem, context);
                Next::Stay
            }
        }
    }

    /// The keys, the more important first. An analysed game is gone through by
    /// its mistakes, and another move is tried from them.
    pub(super) fn keys(&self, context: &Context) -> Vec<KeyHint> {
        let (learn, attempt) = (self.analysis.key(), ("t", "replay-try"));
        let worst = ("w", "replay-worst-mistake");
        let step = ("←→", "replay-step");
        let (play, jump) = (("space", "replay-play"), ("g", "replay-jump"));
        let keys = match self.analysis.result() {
            Some(_) => [learn, attempt, step, worst, play, jump],
            None => [step, learn, attempt, play, jump, worst],
        };
        let rest = [
            ("+", "action-faster"),
            ("-", "action-slower"),
            ("esc", "keys-back"),
        ];
        context.hints(&[&keys[..], &rest].concat())
    }

    /// The keys that the help of the page shows besides.
    pub(super) fn further_keys(&self, context: &Context) -> Vec<KeyHint> {
        let mut keys = context.hints(&[
            ("h l , .", "replay-step"),
            ("↑↓", "replay-ten"),
            ("home", "replay-first"),
            ("end", "replay-last"),
            ("n", "replay-next-mistake"),
            ("p", "replay-previous-mistake"),
        ]);
        // The key of the analysis is that of the next mistake later.
        keys.retain(|hint| hint.key.as_deref() != Some(self.analysis.key().0));
        if context.face == Face::Terminal {
            keys.extend(context.hints(&MARKS));
        }
        keys
    }
}
