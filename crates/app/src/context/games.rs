//! The game in hand, and the ways to another one.

use brikke_engine::{Chance, Commitment, Recording, Rules, Secret, Seed};
use brikke_play::{Command, Mode, Moment, View};
use brikke_store::{GameId, GameLine, PlayedBy, StoreError};

use super::Context;
use crate::session::TrialStart;
use crate::{Effect, Face, Imported, Update, link, words};

impl Context {
    /// The game to go on with: the unfinished one that the person played last,
    /// and not for practice. One that a machine played nearly alone counts as well
    /// if the person has moved in it.
    pub(crate) fn last_game(&self) -> Result<Option<GameLine>, StoreError> {
        let games = self.storage().unfinished()?;
        let is_real = |game: &GameLine| {
            let is_scored = game.mode == Mode::Scored && game.summary.moves > 0;
            let has_moved = game.summary.assistance.person_moves > 0;
            is_scored && (has_moved || game.played_by == PlayedBy::Person)
        };
        Ok(games.into_iter().find(is_real))
    }

    /// Everything there is to draw of the current game.
    pub(crate) fn view(&self, now: Moment) -> Option<View<'_>> {
        self.session.view(now)
    }

    /// The mode of the current game.
    pub(crate) fn mode(&self) -> Mode {
        self.session.mode().unwrap_or(Mode::Scored)
    }

    /// The mode whose keys are pressed: another move is tried with the keys of
    /// a game, and none of them changes the board.
    pub(crate) fn key_mode(&self) -> Mode {
        if self.session.is_trial() {
            Mode::Scored
        } else {
            self.mode()
        }
    }

    /// The commitment to the secret of the current game; none for practice, for
    /// a game from a seed, and without a game.
    pub(crate) fn commitment(&self) -> Option<Commitment> {
        let is_scored = self.mode() == Mode::Scored;
        self.session.game().filter(|_| is_scored)?.commitment()
    }

    /// The current game as others may have it: without its secret while it
    /// counts, and its end is not on disk.
    pub(crate) fn shared_recording(&self) -> Option<Recording> {
        let recording = self.mode().shared_recording(self.session.game()?);
        let is_saved = self.session.unsaved().is_none() || self.mode() == Mode::Practice;
        Some(if is_saved {
            recording
        } else {
            recording.without_secret()
        })
    }

    /// The secret of the current game, if it counts and is over.
    pub(crate) fn revealed_secret(&self) -> Option<Secret> {
        let recording = self.shared_recording()?;
        match recording.chance() {
            Some(Chance::Secret(secret)) if self.mode() == Mode::Scored => Some(*secret),
            _ => None,
        }
    }

    /// Carries out a command in the current game.
    pub(crate) fn apply(&mut self, command: Command, now: Moment) -> Update {
        self.session.apply(command, now)
    }

    /// Starts a game; without randomness, the sentence that says so.
    pub(crate) fn new_game(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        now: Moment,
    ) -> Result<Update, String> {
        let chance = self.chance_of(seed)?;
        let practice = self.chance()?;
        self.note_first_merge();
        Ok(self.session.new_game(rules, chance, practice, now))
    }

    /// Starts a practice game; where that fails, the sentence that says why.
    pub(crate) fn new_practice(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        now: Moment,
    ) -> Result<Update, String> {
        let chance = self.chance_of(seed)?;
        let begun = self.session.new_practice(rules, chance, now);
        begun.map_err(|refusal| words::refusal(self.locale, &refusal))
    }

    /// Starts a game under the rules of the settings.
    pub(crate) fn usual_game(&mut self, now: Moment) -> Result<Update, String> {
        let rules = self.preferences.settings.rules.rules();
        self.new_game(rules, None, now)
    }

    /// Starts again under the same rules.
    pub(crate) fn restart(&mut self, now: Moment) -> Result<Update, String> {
        let chance = self.chance()?;
        self.note_first_merge();
        Ok(self.session.restart(chance, now))
    }

    /// Whoever has merged tiles knows how: the next game is not the first.
    fn note_first_merge(&mut self) {
        let game = self.session.game();
        self.is_first_game &= game.is_none_or(|game| game.score() == 0);
    }

    /// Opens a saved game; where that fails, the sentence that says why.
    pub(crate) fn open(&mut self, id: GameId, now: Moment) -> Result<Update, String> {
        let practice = self.chance()?;
        let opened = self.session.open(id, practice, now);
        opened.map_err(|error| words::store_error(self.locale, &error))
    }

    /// Tries another way from a position of a replay; where that fails, the
    /// sentence that says why.
    pub(crate) fn begin_trial(&mut self, start: TrialStart, now: Moment) -> Result<Update, String> {
        let practice = self.chance()?;
        let begun = self.session.begin_trial(start, practice, now);
        begun.map_err(|error| words::store_error(self.locale, &error))
    }

    /// Reads a file of Brikke or of another program into the storage and
    /// opens the game in it, unless that is over and is to be replayed; where
    /// reading fails, the sentence that says why.
    pub(crate) fn import(
        &mut self,
        bytes: &[u8],
        now: Moment,
    ) -> Result<(Imported, Option<Update>), String> {
        let imported = self.session.import(bytes, None, &mut *self.entropy, now);
        let imported = imported.map_err(|error| words::import_error(self.locale, &error))?;
        let update = match &imported {
            Imported::Game(game) if !game.is_replay() => Some(self.open(game.id, now)?),
            Imported::Game(_) | Imported::Scores(_) | Imported::Backup(_) => None,
        };
        Ok((imported, update))
    }

    /// Reads a recording into the storage, as a practice game; returns its
    /// number, or the sentence that says why not.
    pub(crate) fn import_game(&mut self, bytes: &[u8], now: Moment) -> Result<GameId, String> {
        let imported = self.session.import(bytes, None, &mut *self.entropy, now);
        match imported {
            Ok(Imported::Game(game)) => Ok(game.id),
            Ok(Imported::Scores(_) | Imported::Backup(_)) => Err(self.text("link-unknown")),
            Err(error) => Err(words::import_error(self.locale, &error)),
        }
    }

    /// Copies the link of a game; a browser shares its address.
    pub(crate) fn share_link(&mut self, recording: &Recording) {
        let effect = match self.face {
            Face::Browser => Effect::Share {
                text: String::new(),
                address: link::of_game(recording),
            },
            _ => Effect::Copy(recording.to_link()),
        };
        self.effects.push(effect);
    }

    /// The sentence with this id about a link that is copied. Line by line the
    /// link itself is written instead.
    pub(crate) fn copied(&self, id: &str) -> String {
        self.text(match self.face {
            Face::Plain => "plain-link",
            _ => id,
        })
    }

    /// The tiles of this seed; without one, of a new secret.
    fn chance_of(&mut self, seed: Option<Seed>) -> Result<Chance, String> {
        match seed {
            Some(seed) => Ok(Chance::Seed(seed)),
            None => self.chance(),
        }
    }

    /// The tiles of a new secret; without randomness, the sentence that says so.
    pub(crate) fn chance(&mut self) -> Result<Chance, String> {
        let secret = self.entropy.secret();
        secret
            .map(Chance::Secret)
            .map_err(|_| self.text("entropy-missing"))
    }
}
