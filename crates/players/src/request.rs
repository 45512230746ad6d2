//! Requests to players, and their answers.

use brikke_ai::Advice;
use brikke_ai::analysis::{Analysis, AnalysisProgress};
use brikke_engine::{Board, Direction, Game, Rules};

use crate::load::LoadError;
use crate::spec::PlayerSpec;

/// The number of a request, chosen by whoever asks. Every answer carries it,
/// so that it reaches the game that asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RequestId(pub u64);

/// A request to a player.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// The number that answers carry.
    pub id: RequestId,
    /// The player that is asked.
    pub player: PlayerSpec,
    /// The rules of the game.
    pub rules: Rules,
    /// The question.
    pub query: Query,
}

/// The question of a request.
#[derive(Debug, Clone, PartialEq)]
pub enum Query {
    /// Nothing but to be ready for a hint.
    Prepare,
    /// The values of all directions on this board.
    Hint(Board),
    /// A move on this board.
    Move(Board),
    /// The values of all directions where a move was made.
    Grade {
        /// The board on which it was made.
        board: Board,
        /// The move.
        played: Direction,
    },
    /// A position to practise on, drawn by this seed. Only an endgame table
    /// deals positions.
    Deal(u64),
    /// The endgame table itself, built or built to its end. Only a table is
    /// built.
    Build,
    /// An analysis of every move of a game.
    Analysis {
        /// The game.
        game: Box<Game>,
        /// What this player said of it before.
        known: Box<AnalysisProgress>,
    },
}

/// The kind of a request. There is one request of each kind at a time: the
/// next one replaces it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// A [`Query::Hint`], or a [`Query::Prepare`] or a [`Query::Deal`] before
    /// it.
    Hint,
    /// A [`Query::Move`].
    Move,
    /// A [`Query::Grade`].
    Grade,
    /// A [`Query::Analysis`].
    Analysis,
    /// A [`Query::Build`].
    Build,
}

impl RequestKind {
    /// All kinds.
    pub const ALL: [RequestKind; 5] = [
        RequestKind::Hint,
        RequestKind::Move,
        RequestKind::Grade,
        RequestKind::Analysis,
        RequestKind::Build,
    ];
}

impl Query {
    /// The kind of the question.
    pub const fn kind(&self) -> RequestKind {
        match self {
            Query::Prepare | Query::Hint(_) | Query::Deal(_) => RequestKind::Hint,
            Query::Move(_) => RequestKind::Move,
            Query::Grade { .. } => RequestKind::Grade,
            Query::Analysis { .. } => RequestKind::Analysis,
            Query::Build => RequestKind::Build,
        }
    }
}

/// An answer to a request.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The number of the request.
    pub id: RequestId,
    /// The reply.
    pub reply: Reply,
}

/// The content of an answer.
///
/// [`Reply::Loading`] and [`Reply::AnalysisProgress`] are on the way; every
/// other reply is the last to its request.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// The player is still being loaded, or its table built. Comes once for each
    /// percent.
    Loading {
        /// The player.
        player: PlayerSpec,
        /// The share that is done, from 0 to 1.
        done: f64,
    },
    /// The player is ready.
    Ready {
        /// The player.
        player: PlayerSpec,
    },
    /// A position to practise on.
    Dealt {
        /// The position.
        board: Board,
        /// The player.
        player: PlayerSpec,
    },
    /// The values of all directions.
    Hint {
        /// The board of the request.
        board: Board,
        /// The player.
        player: PlayerSpec,
        /// Its choice and its values.
        advice: Advice,
    },
    /// A move.
    Move {
        /// The board of the request.
        board: Board,
        /// The player.
        player: PlayerSpec,
        /// Its move.
        direction: Direction,
    },
    /// The values of all directions where a move was made.
    Graded {
        /// The board on which it was made.
        board: Board,
        /// The player.
        player: PlayerSpec,
        /// The move.
        played: Direction,
        /// The player's choice and its values.
        advice: Advice,
    },
    /// An analysis is under way. Comes once for each percent.
    AnalysisProgress {
        /// The moves that are analysed.
        done: usize,
        /// What was said of the moves since the last such reply, or since
        /// what was known.
        new: Box<AnalysisProgress>,
        /// All moves of the game.
        of: usize,
    },
    /// An analysed game.
    Analysis {
        /// The player that analysed the moves.
        player: PlayerSpec,
        /// The analysis.
        analysis: Box<Analysis>,
        /// What was said of every move, to be stored.
        progress: Box<AnalysisProgress>,
    },
    /// Nothing moves on the board.
    NoMove {
        /// The board of the request.
        board: Board,
        /// The player.
        player: PlayerSpec,
    },
    /// The player could not answer.
    Failed {
        /// The player.
        player: PlayerSpec,
        /// The reason.
        error: PlayerError,
    },
}

impl Reply {
    /// True if another reply to the same request follows.
    pub const fn is_progress(&self) -> bool {
        matches!(self, Reply::Loading { .. } | Reply::AnalysisProgress { .. })
    }

    /// The player that has everything that it needs, as this reply shows.
    pub const fn loaded_player(&self) -> Option<PlayerSpec> {
        match self {
            Reply::Ready { player }
            | Reply::Dealt { player, .. }
            | Reply::Hint { player, .. }
            | Reply::Move { player, .. }
            | Reply::Graded { player, .. }
            | Reply::Analysis { player, .. }
            | Reply::NoMove { player, .. } => Some(*player),
            Reply::Loading { .. } | Reply::AnalysisProgress { .. } | Reply::Failed { .. } => None,
        }
    }
}

/// The reason why a player could not answer.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PlayerError {
    /// It cannot be loaded.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// It panicked, which is a mistake in the program.
    #[error("the player failed: this is a mistake in Brikke")]
    Panicked,
}
