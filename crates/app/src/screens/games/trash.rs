//! Deleting games and bringing them back.

use brikke_play::Moment;
use brikke_store::{GameId, StoreError};

use super::super::Next;
use super::GamesScreen;
use super::keys::RESTORE;
use crate::context::Context;
use crate::page::Tone;
use crate::settings::KeyPage;
use crate::{Face, words};

impl GamesScreen {
    pub(super) fn delete(&mut self, context: &mut Context, now: Moment) -> Next {
        let Some(id) = self.selected_id() else {
            return Next::Stay;
        };
        let deleted = if self.deleted.is_empty() {
            context.session.trash(id, now)
        } else {
            context.session.trash_too(id, now)
        };
        match deleted {
            Ok(()) => {
                self.deleted.push(id);
                self.read_again(context);
                self.select(None);
                let values = [
                    ("game", id.to_string().into()),
                    ("key", restoring(context).into()),
                ];
                let deleted = context.text_with("games-deleted", &values);
                self.say(Tone::Accent, deleted, context)
            }
            Err(error) => {
                self.read_again(context);
                let problem = words::store_error(context.locale, &error);
                self.say(Tone::Warning, problem, context)
            }
        }
    }

    /// Restores the game that was deleted last on this visit; where there is
    /// none, what was deleted before it.
    fn restored(&mut self, context: &mut Context) -> Result<Vec<GameId>, StoreError> {
        while let Some(id) = self.deleted.pop() {
            // Another program may have emptied the trash.
            if context.session.restore(id)? {
                return Ok(vec![id]);
            }
        }
        context.session.restore_trash()
    }

    pub(super) fn undo_delete(&mut self, context: &mut Context) -> Next {
        let (tone, text) = match self.restored(context) {
            Ok(restored) if restored.is_empty() => {
                self.can_restore = false;
                (Tone::Muted, context.text("games-nothing-to-restore"))
            }
            Ok(restored) => {
                self.read_again(context);
                self.select(restored.first().copied());
                let text = match restored.as_slice() {
                    [game] => {
                        let game = [("game", game.to_string().into())];
                        context.text_with("games-restored-one", &game)
                    }
                    games => {
                        let count = u64::try_from(games.len()).unwrap_or(u64::MAX);
                        context.text_with("games-restored", &[("count", count.into())])
                    }
                };
                (Tone::Good, text)
            }
            Err(error) => (Tone::Warning, words::store_error(context.locale, &error)),
        };
        self.say(tone, text, context)
    }
}

/// The way to bring back what was deleted: its key, or the button in a browser, where
/// there may be no keys.
fn restoring(context: &Context) -> String {
    match context.face {
        Face::Browser => context.label("keys-undo-delete"),
        _ => context.page_key_shown(RESTORE, KeyPage::Games),
    }
}

/// True if there are deleted games to bring back. A trash that cannot be read
/// says so when somebody tries.
pub(super) fn has_trash(context: &Context) -> bool {
    context
        .storage()
        .trashed()
        .map_or(true, |ids| !ids.is_empty())
}
