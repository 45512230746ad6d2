//! Requests to players that have no answer yet.

use brikke_app::{Answer, Request, RequestId, RequestKind};

/// Requests to players that have no answer yet, as far as anybody waits for
/// one: an analysis goes on while lines are typed.
#[derive(Debug, Default)]
pub(super) struct Pending {
    requests: Vec<(RequestKind, RequestId)>,
}

impl Pending {
    /// A player was asked. The request replaces the one of its kind.
    pub(super) fn asked(&mut self, request: &Request) {
        let kind = request.query.kind();
        self.forgotten(kind);
        if kind != RequestKind::Analysis {
            self.requests.push((kind, request.id));
        }
    }

    /// No answer of this kind is wanted any longer.
    pub(super) fn forgotten(&mut self, kind: RequestKind) {
        self.requests.retain(|(asked, _)| *asked != kind);
    }

    /// A player answered, perhaps only that it is still on its way.
    pub(super) fn answered(&mut self, answer: &Answer) {
        if !answer.reply.is_progress() {
            self.requests.retain(|(_, id)| *id != answer.id);
        }
    }

    /// True if every request has its answer.
    pub(super) const fn is_empty(&self) -> bool {
        self.requests.is_empty()
    }
}
