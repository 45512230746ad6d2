//! Addresses within a page: what is shown has one, and what has one can be
//! opened by it.

use brikke_engine::{Board, Overrides, Preset, Recording, Rules};
use brikke_play::{Command, Edit, Moment};

use crate::context::Context;
use crate::page::{Note, Tone};
use crate::screens::{
    EndgamesScreen, GamesScreen, KeysScreen, MenuScreen, NewGameScreen, Next, ReplayScreen,
    RulesScreen, ScoresScreen, SettingsScreen, StatisticsScreen, about, help,
};
use crate::{Update, daily, words};

/// The address of the menu.
pub(crate) const MENU: &str = "menu";

/// The address of a game from a link.
pub(crate) fn of_game(recording: &Recording) -> String {
    format!("game={}", recording.to_link())
}

/// The address of a practice board.
pub(crate) fn of_position(board: &Board) -> String {
    format!("position={board}")
}

/// The screen at an address; where there is none, the sentence that says so.
pub(crate) fn open(address: &str, context: &mut Context, now: Moment) -> Result<Next, String> {
    let (name, value) = address.split_once('=').unwrap_or((address, ""));
    Ok(match name {
        "" => Next::play(context, now),
        "game" => replay(value, context, now)?,
        "position" => Next::Play(practise(value, context, now)?),
        daily::ADDRESS => Next::Play(daily::open(context, now)?),
        "new" => Next::open(NewGameScreen::new(context)),
        EndgamesScreen::ADDRESS => Next::open(EndgamesScreen::new(context)),
        GamesScreen::ADDRESS => Next::open(GamesScreen::new(context)),
        ScoresScreen::ADDRESS => Next::open(ScoresScreen::new(context)),
        StatisticsScreen::ADDRESS => Next::open(StatisticsScreen::new(context)),
        SettingsScreen::ADDRESS => Next::open(SettingsScreen::default()),
        KeysScreen::ADDRESS => Next::open(KeysScreen::default()),
        RulesScreen::ADDRESS => {
            let rules = context.preferences.settings.rules.rules();
            Next::open(RulesScreen::new(context.locale, &rules))
        }
        "help" => Next::open(help()),
        "about" => Next::open(about()),
        MENU => Next::Menu(Note::new(Tone::Plain, "")),
        _ => return Err(context.text("link-unknown")),
    })
}

/// The replay of the game in a link. It becomes a practice game, once.
fn replay(link: &str, context: &mut Context, now: Moment) -> Result<Next, String> {
    let id = context.import_game(link.as_bytes(), now)?;
    ReplayScreen::of(id, context).map(Next::open)
}

/// A practice game on this board.
fn practise(position: &str, context: &mut Context, now: Moment) -> Result<Update, String> {
    let board: Board = position
        .parse()
        .map_err(|error| words::position_error(context.locale, &error))?;
    let size = Overrides {
        size: Some(board.size()),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, size);
    let rules = rules.map_err(|error| words::rules_error(context.locale, &error))?;
    let mut begun = context.new_practice(rules, None, now)?;
    let view = context.session.view(now);
    if view.is_some_and(|view| view.confirmation.is_some()) {
        // The game in hand is saved: nothing is lost.
        begun = begun.then(context.apply(Command::Confirm, now));
    }
    let pasted = context.apply(Command::Edit(Edit::Paste(board)), now);
    Ok(begun.then(pasted))
}

/// The screen of the menu has an address too.
impl MenuScreen {
    /// Its address.
    pub(crate) const ADDRESS: &str = MENU;
}
