//! Addresses within a page: what is shown has one, and what has one can be
//! opened by it.

use brikke_engine::{Board, Game, Overrides, Preset, Recording, Rules};
use brikke_play::{Command, Edit, Event, Moment};
use brikke_store::GameId;

use crate::context::Context;
use crate::page::{Note, Tone};
use crate::screens::{
    DrillScreen, EndgamesScreen, GamesScreen, KeysScreen, MenuScreen, NewGameScreen, Next,
    ReplayScreen, RulesScreen, ScoresScreen, SettingsScreen, StatisticsScreen, about, help,
};
use crate::session::TrialStart;
use crate::{Update, daily, words};

/// The address of the menu.
pub(crate) const MENU: &str = "menu";

/// The address of another way that is tried from a replay begins so.
pub(crate) const TRIAL: &str = "try=";

/// The mark before the number of the move that a replay shows.
const MOVE: &str = "&move=";

/// The marks before the score of a trial, before its moves and before its board.
const SCORE: &str = "&score=";
const MOVES: &str = "&moves=";
const POSITION: &str = "&position=";

/// The address of a game from a link.
pub(crate) fn of_game(recording: &Recording) -> String {
    format!("game={}", recording.to_link())
}

/// The address of a replay that shows this move.
pub(crate) fn at_move(replay: &str, ply: usize) -> String {
    if replay.is_empty() || ply == 0 {
        return replay.to_owned();
    }
    format!("{replay}{MOVE}{ply}")
}

/// The address of another way, tried from the replay at this address; none where
/// that has none.
pub(crate) fn of_trial(replay: &str, game: &Game) -> Option<String> {
    let replay = replay.strip_prefix("game=")?;
    let (score, moves, board) = (game.score(), game.moves(), game.board());
    Some(format!(
        "{TRIAL}{replay}{SCORE}{score}{MOVES}{moves}{POSITION}{board}"
    ))
}

/// The address of a saved game that is over.
pub(crate) fn of_saved(id: GameId) -> String {
    format!("saved={id}")
}

/// The address of a position of an endgame table.
pub(crate) fn of_drill(table: &str, board: &Board) -> String {
    format!("endgame={table}:{board}")
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
        "game" => replay(value, context, now).map(Next::open)?,
        "saved" => Next::Play(saved(value, context, now)?),
        "endgame" => drill(value, context).map(Next::open)?,
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

/// The replay of the game in a link, at a move of it. It becomes a practice game,
/// once.
fn replay(link: &str, context: &mut Context, now: Moment) -> Result<ReplayScreen, String> {
    let (link, ply) = link.split_once(MOVE).unwrap_or((link, "0"));
    let id = context.import_game(link.as_bytes(), now)?;
    let mut replay = ReplayScreen::of(id, context)?;
    replay.show(ply.parse().unwrap_or(0));
    Ok(replay)
}

/// The replay from which another way is tried, and how far that has come.
pub(crate) fn trial(
    address: &str,
    context: &mut Context,
    now: Moment,
) -> Result<(ReplayScreen, TrialStart), String> {
    let tried = address.split_once(SCORE);
    let tried = tried.and_then(|(replay, tried)| Some((replay, tried.split_once(POSITION)?)));
    let (link, (score, position)) = tried.ok_or_else(|| context.text("link-unknown"))?;
    let board = board(position, context)?;
    // An address of an earlier version has no number of moves.
    let (score, moves) = match score.split_once(MOVES) {
        Some((score, moves)) => (score, Some(moves)),
        None => (score, None),
    };
    let number = |text: &str| text.parse().map_err(|_| context.text("link-unknown"));
    let score = number(score)?;
    let moves = moves.map(number).transpose()?;
    let replay = replay(link, context, now)?;
    let start = replay.trial_start();
    let start = TrialStart {
        board,
        score,
        moves: moves.unwrap_or(start.moves),
        ..start
    };
    Ok((replay, start))
}

/// A saved game.
fn saved(id: &str, context: &mut Context, now: Moment) -> Result<Update, String> {
    let id = id.parse().map_err(|_| context.text("link-unknown"))?;
    context.open(GameId(id), now)
}

/// A position of an endgame table.
fn drill(address: &str, context: &mut Context) -> Result<DrillScreen, String> {
    let (name, position) = address.split_once(':').unwrap_or((address, ""));
    let mut tables = context.assets.endgame_tables().into_iter();
    let table = tables.find(|(table, _)| table.name == name);
    let (table, _) = table.ok_or_else(|| context.text("link-unknown"))?;
    let board = board(position, context)?;
    DrillScreen::dealt(table, board, context)
}

fn board(position: &str, context: &Context) -> Result<Board, String> {
    let board = position.parse();
    board.map_err(|error| words::position_error(context.locale, &error))
}

/// A practice game on this board.
fn practise(position: &str, context: &mut Context, now: Moment) -> Result<Update, String> {
    let board = board(position, context)?;
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
        let is_asked = |event: &Event| matches!(event, Event::ConfirmationNeeded(_));
        begun.events.retain(|event| !is_asked(event));
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
