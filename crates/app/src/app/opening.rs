//! Games, files, links and screens, opened from outside of the screen on top.

use brikke_engine::{Rules, Seed};
use brikke_play::{Mode, Moment};
use brikke_store::GameId;

use super::layers::Layer;
use super::{App, FirstScreen};
use crate::chosen_game::ChosenGame;
use crate::files::FileDialog;
use crate::game::GameScreen;
use crate::page::{Note, Tone};
use crate::screens::{
    EndgamesScreen, GamesScreen, MenuScreen, Next, ReplayScreen, ScoresScreen, SettingsScreen,
    StatisticsScreen, about,
};
use crate::settings::{Action, ReadingChoice, Setting};
use crate::{Destination, Face, Imported, Input, Update, Watched, daily, link, words};

const fn is_game(layer: &Layer) -> bool {
    matches!(layer, Layer::Game)
}

impl App {
    /// Opens the first screen.
    pub(super) fn start(&mut self, first: FirstScreen, now: Moment) {
        match first {
            FirstScreen::Menu => {}
            FirstScreen::Continue => self.continue_last(now),
            FirstScreen::Open(id) => self.open_saved(id, now),
            FirstScreen::Play {
                rules,
                seed,
                player,
            } => self.start_game(rules, seed, player.as_ref(), now),
            FirstScreen::Practice { rules, seed } => self.start_practice(rules, seed, now),
        }
    }

    fn start_game(
        &mut self,
        rules: Rules,
        seed: Option<Seed>,
        player: Option<&Watched>,
        now: Moment,
    ) {
        match self.context.new_game(rules, seed, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => return self.context.report(problem),
        }
        if let Some(watched) = player {
            let next = self.game.watch(watched, &mut self.context, now);
            self.go(next, now);
        }
    }

    /// Starts the game that somebody describes; where it makes no sense, says
    /// what is right.
    pub(super) fn choose_game(&mut self, text: &str, now: Moment) {
        let settings = &self.context.preferences.settings;
        let (usual, own) = (settings.rules, &settings.own_rules);
        match ChosenGame::read(text, usual, own, self.context.locale) {
            Ok(ChosenGame { rules, seed }) => self.start_game(rules, seed, None, now),
            Err(problem) => self.context.report(problem),
        }
    }

    /// Reads more or less of a game aloud from now on.
    pub(super) fn set_reading(&mut self, reading: ReadingChoice) {
        if let Err(reason) = self.context.set(Setting::Reading(reading)) {
            let reason = [("reason", reason.into())];
            let text = self.context.text_with("settings-not-saved", &reason);
            self.context.report(text);
        }
        let id = match reading {
            ReadingChoice::Full => "plain-reading-full",
            ReadingChoice::Terse => "plain-reading-terse",
        };
        self.context.announce(self.context.text(id));
    }

    fn start_practice(&mut self, rules: Rules, seed: Option<Seed>, now: Moment) {
        match self.context.new_practice(rules, seed, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => self.context.report(problem),
        }
    }

    fn open_saved(&mut self, id: GameId, now: Moment) {
        match self.context.open(id, now) {
            Ok(update) => self.go(Next::Play(update), now),
            Err(problem) => self.context.report(problem),
        }
    }

    fn continue_last(&mut self, now: Moment) {
        match self.open_last(now) {
            Ok(Some(update)) => return self.go(Next::Play(update), now),
            // The other faces begin like this, and nobody has asked for a game.
            Ok(None) if matches!(self.context.face, Face::Terminal | Face::Plain) => {
                self.context.report(self.context.text("continue-nothing"));
            }
            Ok(None) => {}
            Err(problem) => self.context.report(problem),
        }
        let rules = self.context.preferences.settings.rules.rules();
        self.start_game(rules, None, None, now);
    }

    /// Opens the unfinished game that was played last, if there is one.
    fn open_last(&mut self, now: Moment) -> Result<Option<Update>, String> {
        let last = self.context.last_game();
        let last = last.map_err(|error| words::store_error(self.context.locale, &error))?;
        last.map(|game| self.context.open(game.id, now)).transpose()
    }

    /// Opens the file of this name, or the recording in this text.
    // Not part of its only caller: a browser loads it later.
    #[inline(never)]
    pub(super) fn open_text(&mut self, text: &str, now: Moment) {
        let dialog = FileDialog::naming(&self.context, text);
        self.without_dialog(dialog, &Input::press("enter"), now);
    }

    /// Lets a dialog handle an input that is not shown; what is wrong stands
    /// on the page instead.
    pub(super) fn without_dialog(&mut self, mut dialog: FileDialog, input: &Input, now: Moment) {
        let next = dialog.handle(input, &mut self.context, now);
        if let Some(problem) = dialog.problem() {
            self.context.show_problem(Note::new(Tone::Warning, problem));
        }
        match next {
            // No dialog is open.
            Next::Saying(note) => self.notice(note, now),
            next => self.go(next, now),
        }
    }

    /// Opens the game or the scores in a file.
    #[inline(never)]
    pub(super) fn import(&mut self, bytes: &[u8], now: Moment) {
        match self.context.import(bytes, now) {
            Ok((imported, update)) => self.show_imported(&imported, update, now),
            Err(problem) => self.context.report(problem),
        }
    }

    /// Shows the game or the scores that were in a file.
    pub(super) fn show_imported(
        &mut self,
        imported: &Imported,
        update: Option<Update>,
        now: Moment,
    ) {
        let text = words::imported(self.context.locale, imported);
        match (imported, update) {
            (_, Some(update)) => {
                self.context.opening_text = Some(text);
                self.go(Next::Play(update), now);
                if let Some(text) = self.context.opening_text.take() {
                    self.game.tell(text, &mut self.context, now);
                }
            }
            (Imported::Scores(scores), None) => {
                let screen = ScoresScreen::imported(&self.context, scores, text.clone());
                self.go(Next::open(screen), now);
                self.context.announce(text);
            }
            (Imported::Backup(restored), None) => {
                // The game in hand may have gone on in the backup.
                self.follow_store(now);
                let screen = GamesScreen::new(&self.context);
                self.go(Next::open(screen), now);
                let tone = if restored.is_damaged() {
                    Tone::Warning
                } else {
                    Tone::Good
                };
                self.notice(Note::new(tone, text), now);
            }
            (Imported::Game(game), None) => match ReplayScreen::of(game.id, &self.context) {
                Ok(screen) => {
                    self.go(Next::open(screen), now);
                    self.notice(Note::new(Tone::Plain, text), now);
                }
                Err(problem) => self.context.report(problem),
            },
        }
    }

    #[inline(never)]
    pub(super) fn open(&mut self, destination: Destination, now: Moment) -> Next {
        let context = &mut self.context;
        match destination {
            Destination::Menu => {
                self.leave_for_menu(now);
                Next::Stay
            }
            Destination::AnalysisOf(id) => {
                let replay = ReplayScreen::analysed(id, context, now);
                self.opened(replay)
            }
            Destination::ReplayOf(id) => {
                let replay = ReplayScreen::of(id, context);
                self.opened(replay)
            }
            Destination::Analysis => self.game.analyse(context, now),
            Destination::Share => self.game.share(context, now),
            Destination::Games => Next::open(GamesScreen::new(context)),
            Destination::Scores => Next::open(ScoresScreen::new(context)),
            Destination::Statistics => Next::open(StatisticsScreen::new(context)),
            Destination::Settings => Next::open(SettingsScreen::default()),
            Destination::About => Next::open(about()),
            Destination::Endgames => Next::open(EndgamesScreen::new(context)),
            Destination::Proof => {
                GameScreen::read_proof(context);
                Next::Stay
            }
            Destination::File => Next::File(FileDialog::open(context)),
        }
    }

    /// The replay, or the reason why there is none.
    fn opened(&mut self, replay: Result<ReplayScreen, String>) -> Next {
        match replay {
            Ok(replay) => Next::open(replay),
            Err(problem) => {
                self.context.report(problem);
                Next::Stay
            }
        }
    }

    /// Leaves all pages for the menu; the game under them is closed.
    fn leave_for_menu(&mut self, now: Moment) {
        if self.context.session.is_trial() {
            self.game.leave_trial(&mut self.context, now);
            let trial = self.layers.iter().rposition(is_game);
            trial.map(|place| self.layers.remove(place));
        }
        let has_game = self.layers.iter().any(is_game);
        self.leave_all(now);
        if !has_game {
            return self.context.announce(self.page(now).title);
        }
        self.layers.push(Layer::Game);
        let next = self.on_top(&Input::Do(Action::Menu), now);
        self.go(next, now);
    }

    /// Opens the screen at an address, over the game or the menu.
    #[inline(never)]
    pub(super) fn open_link(&mut self, address: &str, now: Moment) {
        if let Some(place) = self.place_below(address, now) {
            return self.go_back_to(place, now);
        }
        if let Some(trial) = address.strip_prefix(link::TRIAL) {
            return self.open_trial(trial, now);
        }
        match link::open(address, &mut self.context, now) {
            Ok(next) => {
                self.leave_all(now);
                if self.context.session.game().is_some() && matches!(next, Next::Open(_)) {
                    self.layers.push(Layer::Game);
                }
                self.go(next, now);
            }
            Err(problem) => self.context.report(problem),
        }
        if address == daily::ADDRESS {
            let text = daily::note(&self.context, now);
            self.game.tell(text, &mut self.context, now);
        }
    }

    /// Opens the replay of an address and tries another way from it, as it was left.
    fn open_trial(&mut self, address: &str, now: Moment) {
        let opened = link::trial(address, &mut self.context, now);
        let (replay, start) = match opened {
            Ok(opened) => opened,
            Err(problem) => return self.context.report(problem),
        };
        self.leave_all(now);
        if self.context.session.game().is_some() {
            self.layers.push(Layer::Game);
        }
        self.go(Next::open(replay), now);
        match self.context.begin_trial(start, now) {
            Ok(update) => self.go(Next::Try(update), now),
            Err(problem) => self.context.report(problem),
        }
    }

    /// The place of the screen at this address among those under the one on top.
    fn place_below(&self, address: &str, now: Moment) -> Option<usize> {
        let (_, below) = self.layers.split_last()?;
        let is_there = |layer: &Layer| self.layer_address(layer, now).as_deref() == Some(address);
        below.iter().rposition(is_there)
    }

    /// Leaves all screens over this one, which comes again as it was.
    fn go_back_to(&mut self, place: usize, now: Moment) {
        while self.layers.len() > place + 1 {
            let is_trial = self.context.session.is_trial();
            let next = match self.layers.last() {
                Some(Layer::Game) if is_trial => self.game.leave_trial(&mut self.context, now),
                _ => Next::Back,
            };
            self.go(next, now);
        }
    }

    /// The address of what is shown, for [`Input::Link`]; empty for the game in
    /// hand.
    pub fn address(&self, now: Moment) -> String {
        let mut layers = self.layers.iter().rev();
        let shown = layers.find_map(|layer| self.layer_address(layer, now));
        shown.unwrap_or_else(|| MenuScreen::ADDRESS.to_owned())
    }

    fn layer_address(&self, layer: &Layer, now: Moment) -> Option<String> {
        match layer {
            Layer::Game => Some(self.game_address(now)),
            Layer::Other(screen) => Some(screen.address()),
            Layer::Over(_) => None,
        }
    }

    fn game_address(&self, now: Moment) -> String {
        let Some(game) = self.context.session.game() else {
            return String::new();
        };
        match self.context.mode() {
            Mode::Practice => self
                .trial_address()
                .unwrap_or_else(|| link::of_position(game.board())),
            Mode::Scored if daily::is_of_today(game, now) => daily::ADDRESS.to_owned(),
            Mode::Scored if game.phase().is_over() => {
                let id = self.context.session.game_id();
                id.map(link::of_saved).unwrap_or_default()
            }
            Mode::Scored => String::new(),
        }
    }

    /// The address of another way that is tried: that of the replay below it, and
    /// how far it has come.
    #[inline(never)]
    fn trial_address(&self) -> Option<String> {
        let game = self.context.session.game()?;
        let below = self.layers.iter().rev();
        let below = below.skip_while(|layer| !matches!(layer, Layer::Game));
        let mut below = below.filter_map(|layer| match layer {
            Layer::Other(screen) => Some(screen.address()),
            _ => None,
        });
        let replay = below.next().filter(|_| self.context.session.is_trial());
        link::of_trial(&replay?, game)
    }
}
