//! Pages with several tables, line by line: those of other rules, and of other
//! games or players.

use brikke_locale::Locale;

use super::Line;
use super::list::behind;
use crate::page::{Body, Page, Selector};
use crate::{FieldValue, Input};

/// The tables of a page: its tabs, and the choice of rules.
pub(super) struct Tables<'p> {
    pub(super) tabs: &'p [String],
    tab: usize,
    selectors: &'p [Selector],
}

impl<'p> Tables<'p> {
    /// The tables of this page; none where it has only one.
    pub(super) fn of(page: &'p Page) -> Option<Tables<'p>> {
        let tables = match &page.body {
            Body::Listing(listing) => Tables {
                tabs: &listing.tabs,
                tab: listing.tab,
                selectors: &listing.selectors,
            },
            Body::Document(document) => Tables {
                tabs: &document.tabs,
                tab: document.tab,
                selectors: &document.selectors,
            },
            _ => return None,
        };
        (!tables.tabs.is_empty()).then_some(tables)
    }

    /// The choice of rules, with its field.
    pub(super) fn rules(&self, locale: Locale) -> Option<(usize, &'p Selector)> {
        let name = locale.text("new-game-rules");
        let mut selectors = self.selectors.iter().enumerate();
        selectors.find(|(_, selector)| selector.name == name)
    }
}

/// The words for another table and for other rules, in this language.
pub(super) const TABLE: &str = "keys-table";
pub(super) const RULES: &str = "keys-rules";

/// The meaning of a line that asks for another table: its word alone for the
/// next one, with a name, or the name of a table alone. None if the page knows
/// no such line.
pub(super) fn meant(line: &str, page: &Page, locale: Locale) -> Option<Line> {
    let tables = Tables::of(page)?;
    if let Some((field, selector)) = tables.rules(locale)
        && let Some(name) = behind(line, &locale.text(RULES))
    {
        let rules = |index| Input::Set(field, FieldValue::Option(index));
        return Some(chosen(
            name,
            &selector.options,
            selector.chosen,
            rules,
            locale,
        ));
    }
    let name = behind(line, &locale.text(TABLE)).or_else(|| behind(line, "tab"));
    if let Some(name) = name {
        return Some(chosen(name, tables.tabs, tables.tab, Input::Tab, locale));
    }
    let tab = position(line, tables.tabs)?;
    Some(Line::Inputs(vec![Input::Tab(tab)]))
}

fn position(name: &str, names: &[String]) -> Option<usize> {
    let name = name.to_lowercase();
    names.iter().position(|known| known.to_lowercase() == name)
}

/// The choice with this name, the next one without a name, or the sentence
/// that says which there are.
fn chosen(
    name: &str,
    names: &[String],
    now: usize,
    input: impl Fn(usize) -> Input,
    locale: Locale,
) -> Line {
    let index = match name {
        "" => Some((now + 1) % names.len().max(1)),
        name => position(name, names),
    };
    let Some(index) = index else {
        let choices = names.join(&locale.text("list-separator"));
        let values = [("text", name.into()), ("choices", choices.into())];
        return Line::Say(vec![locale.text_with("plain-no-such", &values)]);
    };
    Line::Inputs(vec![input(index)])
}
