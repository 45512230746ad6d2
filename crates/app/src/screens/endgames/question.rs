//! The question before a table is built or removed.

use brikke_players::{CatalogEntry, build_estimate};

use super::lines::estimate;
use crate::context::Context;
use crate::page::Dialog;
use crate::selection::Selection;
use crate::{Input, question};

/// The question before a table is built or removed.
#[derive(Clone, Copy)]
pub(super) struct Question {
    about: About,
    pub(super) table: &'static CatalogEntry,
    selection: Selection,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Building,
    Removing,
}

/// The bytes of a table from which on nobody builds it by pressing Enter twice.
const LARGE: u64 = 100_000_000;

/// The answers, either of which may be selected first.
const YES: Selection = Selection::at(0);
const NO: Selection = Selection::at(1);

impl Question {
    /// Whether to build this table.
    pub(super) fn build(table: &'static CatalogEntry) -> Question {
        Question {
            about: About::Building,
            table,
            selection: if build_estimate(table).disk > LARGE {
                NO
            } else {
                YES
            },
        }
    }

    /// Whether to remove this table.
    pub(super) fn remove(table: &'static CatalogEntry) -> Question {
        Question {
            about: About::Removing,
            table,
            selection: YES,
        }
    }

    pub(super) fn is_about_removing(&self) -> bool {
        self.about == About::Removing
    }

    /// The answer that an input gives; none where it gives none.
    pub(super) fn answer(&mut self, input: &Input, context: &mut Context) -> Option<bool> {
        question::answer_selected(input, &mut self.selection, context)
    }

    /// The question as it is drawn, with what a build takes.
    pub(super) fn page(&self, context: &Context) -> Dialog {
        let name = [("name", self.table.name.into())];
        let estimate = estimate(self.table, context);
        let (title, text) = match self.about {
            About::Building => ("drill-build-title", "drill-build-meanwhile"),
            About::Removing => ("drill-remove-title", "drill-remove-text"),
        };
        let title = context.text_with(title, &name);
        let text = match self.about {
            About::Building => format!("{estimate}\n{}", context.text(text)),
            About::Removing => format!("{}\n{estimate}", context.text(text)),
        };
        question::page_selected(title, text, self.selection, context)
    }
}
