//! Requests to players that have no answer yet.

use std::time::{Duration, Instant};

use brikke_app::{Answer, Request, RequestId, RequestKind};

/// Requests to players that have no answer yet, as far as anybody waits for
/// one: an analysis that takes long and an endgame table that is built go on
/// while lines are typed.
#[derive(Debug, Default)]
pub(super) struct Pending {
    requests: Vec<Asked>,
}

#[derive(Debug)]
struct Asked {
    kind: RequestKind,
    id: RequestId,
    at: Instant,
}

/// The time for which an analysis is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

impl Asked {
    /// True if nothing is said before it is answered.
    fn is_waited_for(&self) -> bool {
        match self.kind {
            RequestKind::Build => false,
            RequestKind::Analysis => self.at.elapsed() < PATIENCE,
            RequestKind::Hint | RequestKind::Move | RequestKind::Grade => true,
        }
    }
}

impl Pending {
    /// A player was asked. The request replaces the one of its kind.
    pub(super) fn asked(&mut self, request: &Request) {
        let kind = request.query.kind();
        self.forgotten(kind);
        self.requests.push(Asked {
            kind,
            id: request.id,
            at: Instant::now(),
        });
    }

    /// No answer of this kind is wanted any longer.
    pub(super) fn forgotten(&mut self, kind: RequestKind) {
        self.requests.retain(|asked| asked.kind != kind);
    }

    /// A player answered, perhaps only that it is still on its way.
    pub(super) fn answered(&mut self, answer: &Answer) {
        if !answer.reply.is_progress() {
            self.requests.retain(|asked| asked.id != answer.id);
        }
    }

    /// True if nothing is waited for.
    pub(super) fn is_empty(&self) -> bool {
        !self.requests.iter().any(Asked::is_waited_for)
    }
}
