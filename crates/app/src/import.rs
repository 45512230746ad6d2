//! Games and scores from files of Brikke and of another program.

use brikke_engine::{
    Board, Chance, Game, GameResult, Overrides, Preset, Recording, RecordingError, Rules, Start,
    StartError,
};
use brikke_play::{Mode, Moment};
use brikke_store::foreign::scores;
use brikke_store::{
    Backup, BackupError, Board72, Board72Error, ForeignScore, GameId, GameLine, GameQuery,
    Restored, ScoresError, Storage, StoreError,
};

use crate::{Entropy, NoEntropy, one_line};

/// The contents of a file, now in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Imported {
    /// A game: another program's board to play on, a recording, or a position to
    /// practise on.
    Game(ImportedGame),
    /// A table of scores.
    Scores(ImportedScores),
    /// A backup with all games of a store.
    Backup(Restored),
}

/// A game that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedGame {
    /// Its number.
    pub id: GameId,
    /// A board is played on for the assisted scores; a recording and a position
    /// are for practice.
    pub mode: Mode,
    /// The score that it came with.
    pub score: u64,
    /// The moves that it came with.
    pub moves: u64,
    /// Won, lost or unfinished.
    pub result: GameResult,
    /// True if nothing more can be played.
    pub is_over: bool,
    /// True if the store had this very game before: nothing was added.
    pub is_known: bool,
    /// True if it came as a position, without a game that led to it.
    pub is_position: bool,
    /// The moves that can be watched: none of another program's board.
    pub plies: usize,
}

impl ImportedGame {
    /// True if it is to be watched: nothing more can be played.
    pub(crate) const fn is_replay(&self) -> bool {
        self.is_over && self.plies > 0
    }
}

/// A table of scores that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedScores {
    /// The rules in whose table they are.
    pub rules: Rules,
    /// The number of scores in the file.
    pub read: usize,
    /// The number of those that are new among the best ten.
    pub entered: usize,
}

/// The reason why a file was not imported. The store is as before.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is none of the files that Brikke reads.
    #[error(
        "neither a recording, nor a position, nor a saved board ({} bytes, not {length}), nor a \
         table of scores",
        Board72::LENGTH
    )]
    Unknown {
        /// Its length in bytes.
        length: usize,
    },
    /// A recording or link that is changed, cut or contradicts itself.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// A saved board that is none.
    #[error(transparent)]
    Board(#[from] Board72Error),
    /// A saved board without a tile.
    #[error("the board has no tiles: no game can go on from it")]
    NoTiles,
    /// A saved board that the rules do not allow.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A table of scores that is none.
    #[error(transparent)]
    Scores(#[from] ScoresError),
    /// A backup of this version, which a newer program wrote.
    #[error("this backup has the version {0:?}: a newer Brikke wrote it")]
    BackupVersion(String),
    /// No randomness for the secret of the game.
    #[error(transparent)]
    Entropy(#[from] NoEntropy),
    /// A recording with the secret of a scored game that is not over: to
    /// practise with it would be to look ahead.
    #[error(
        "this recording holds the secret of game {0}, which is not over: it would show the tiles \
         to come; finish that game first"
    )]
    InHand(GameId),
    /// The store cannot write it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The cells that a text has at least to be a position.
const FEWEST_CELLS: usize = 4;

/// The content of a file.
enum Content {
    Recording(Box<Recording>),
    Position(Board),
    Board(Board72),
    Scores(Vec<ForeignScore>),
    Backup(Box<Backup>),
}

/// Reads a file of Brikke or of another program into the store: a recording
/// as text or link, a position, a saved board of 72 bytes, a table of scores, or a
/// backup of all games.
///
/// A board becomes a game with a secret of its own; it and the scores are
/// under these rules, or `sudden`, by which the other program plays. A game
/// that is there already is not added again. A position is for practice, under
/// these rules or the classic ones.
///
/// # Errors
///
/// The file is none of these, or cannot be stored; then nothing is changed.
pub fn import(
    store: &mut dyn Storage,
    bytes: &[u8],
    rules: Option<&Rules>,
    entropy: &mut dyn Entropy,
    now: Moment,
) -> Result<Imported, ImportError> {
    let given = rules;
    let rules = || given.cloned().unwrap_or_else(|| Preset::Sudden.rules());
    match read(bytes)? {
        Content::Recording(recording) => {
            refuse_game_in_hand(store, &recording)?;
            let game = recording.game();
            if let Some(known) = known_game(store, game, game.chance())? {
                return Ok(Imported::Game(known));
            }
            let id = store.begin(game, Mode::Practice, now)?;
            Ok(Imported::Game(imported(id, Mode::Practice, game)))
        }
        Content::Position(board) => {
            let game = practice_from(board, given, entropy)?;
            let id = store.begin(&game, Mode::Practice, now)?;
            Ok(Imported::Game(ImportedGame {
                is_position: true,
                ..imported(id, Mode::Practice, &game)
            }))
        }
        Content::Board(saved) => {
            let game = game_from(saved, rules(), entropy)?;
            // Its tiles to come are new every time.
            if let Some(known) = known_game(store, &game, None)? {
                return Ok(Imported::Game(known));
            }
            let id = store.begin_imported(&game, now)?;
            Ok(Imported::Game(imported(id, Mode::Scored, &game)))
        }
        Content::Scores(scores) => {
            let rules = rules();
            let entered = store.import_scores(&rules, &scores, now)?;
            let read = scores.len();
            Ok(Imported::Scores(ImportedScores {
                rules,
                read,
                entered,
            }))
        }
        Content::Backup(backup) => Ok(Imported::Backup(backup.restore(store)?)),
    }
}

/// The game of the store that stands where this one does and came there the
/// same way, from the same source of tiles if one is named.
fn known_game(
    store: &dyn Storage,
    game: &Game,
    chance: Option<&Chance>,
) -> Result<Option<ImportedGame>, ImportError> {
    let query = GameQuery {
        rules: Some(game.rules().clone()),
        with_untouched: true,
        ..GameQuery::ALL
    };
    let stands_there = |line: &GameLine| {
        let summary = &line.summary;
        let has_its_board = summary.board.is_none_or(|board| board == *game.board());
        has_its_board && (summary.score, summary.moves) == (game.score(), game.moves())
    };
    for line in store
        .games(&query)?
        .iter()
        .filter(|line| stands_there(line))
    {
        // A damaged game is none that is there.
        let Ok(stored) = store.load(line.id) else {
            continue;
        };
        let is_same = stored.game.beginning() == game.beginning()
            && stored.game.plies() == game.plies()
            && chance.is_none_or(|chance| stored.game.chance() == Some(chance));
        if is_same {
            let is_known = true;
            return Ok(Some(ImportedGame {
                is_known,
                ..imported(line.id, line.mode, &stored.game)
            }));
        }
    }
    Ok(None)
}

/// Refuses a recording with the secret of a scored game that can still be
/// played.
///
/// Every recording is for practice, and one without a secret goes on with
/// fresh tiles: neither is a second try of a game in hand. Only with its secret
/// (from a file of an earlier Brikke) would practice show its coming tiles. The
/// secret is not dropped either: the recording would prove less than it did.
fn refuse_game_in_hand(store: &dyn Storage, recording: &Recording) -> Result<(), ImportError> {
    let Some(Chance::Secret(secret)) = recording.chance() else {
        return Ok(());
    };
    let commitment = secret.commitment();
    let is_same = |id| matches!(store.commitment(id), Ok(Some(other)) if other == commitment);
    let mut unfinished = store.unfinished()?.into_iter().map(|game| game.id);
    match unfinished.find(|&id| is_same(id)) {
        Some(id) => Err(ImportError::InHand(id)),
        None => Ok(()),
    }
}

/// Recognises a file. A position is told from everything else, and the length
/// alone tells a saved board: its numbers may have any bytes.
fn read(bytes: &[u8]) -> Result<Content, ImportError> {
    match Backup::read(bytes) {
        Ok(backup) => return Ok(Content::Backup(Box::new(backup))),
        Err(BackupError::Version(version)) => return Err(ImportError::BackupVersion(version)),
        Err(BackupError::NoBackup) => {}
    }
    let text = str::from_utf8(bytes).ok();
    if let Some(board) = text.and_then(position) {
        return Ok(Content::Position(board));
    }
    if bytes.len() == Board72::LENGTH {
        return Ok(Content::Board(Board72::read(bytes)?));
    }
    if let Some(text) = text.filter(|text| Recording::is_likely(text)) {
        return Ok(Content::Recording(Box::new(Recording::read(text)?)));
    }
    if scores::is_likely(bytes) {
        return Ok(Content::Scores(scores::read(bytes)?));
    }
    let length = bytes.len();
    Err(ImportError::Unknown { length })
}

/// The position in a text that is nothing else, in one line or several. A few
/// numbers may well be the name of a file.
pub(crate) fn position(text: &str) -> Option<Board> {
    let board: Board = one_line(text).parse().ok()?;
    (board.size().cells() >= FEWEST_CELLS).then_some(board)
}

/// The practice game that begins with a position.
fn practice_from(
    board: Board,
    rules: Option<&Rules>,
    entropy: &mut dyn Entropy,
) -> Result<Game, ImportError> {
    if board.largest().is_none() {
        return Err(ImportError::NoTiles);
    }
    let overrides = Overrides {
        size: Some(board.size()),
        ..Overrides::default()
    };
    let usual = || Rules::new(Preset::Classic, overrides).unwrap_or_default();
    let rules = rules.cloned().unwrap_or_else(usual);
    let start = Start::Position {
        board,
        score: 0,
        moves: 0,
    };
    let chance = Chance::Secret(entropy.secret()?);
    Ok(Game::resume(rules, Some(chance), start)?)
}

/// The game that goes on from a saved board.
fn game_from(saved: Board72, rules: Rules, entropy: &mut dyn Entropy) -> Result<Game, ImportError> {
    let Board72 {
        board,
        score,
        moves,
    } = saved;
    if board.largest().is_none() {
        return Err(ImportError::NoTiles);
    }
    let start = Start::Position {
        board,
        score,
        moves,
    };
    let chance = Chance::Secret(entropy.secret()?);
    Ok(Game::resume(rules, Some(chance), start)?)
}

fn imported(id: GameId, mode: Mode, game: &Game) -> ImportedGame {
    ImportedGame {
        id,
        mode,
        score: game.score(),
        moves: game.moves(),
        result: game.result(),
        is_over: game.phase().is_over(),
        is_known: false,
        is_position: false,
        plies: game.plies().len(),
    }
}
