//! Fields to fill in.

use brikke_locale::Locale;

use super::Note;
use crate::words;

/// A form: rules, settings or keys.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Form {
    /// The fields, in order.
    pub fields: Vec<Field>,
    /// The field that has the keyboard.
    pub selected: usize,
    /// The label of the button that accepts the form (the key `enter`); none
    /// where every change holds at once.
    pub submit: Option<String>,
    /// True if the form can be accepted as it is.
    pub is_valid: bool,
    /// The field that has to be changed before the form can be accepted: the
    /// first note says why.
    pub wrong: Option<usize>,
    /// Notes: a problem, the meaning of the selected field, the path of the
    /// file.
    pub notes: Vec<Note>,
    /// The titles of groups of fields.
    pub headings: Vec<Heading>,
    /// True if a face shows what the look is like, with a few tiles.
    pub has_preview: bool,
}

/// The title of a group of fields.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Heading {
    /// The first field of the group.
    pub field: usize,
    /// The title.
    pub text: String,
}

/// A field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Field {
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub about: String,
    /// The control that changes it.
    pub control: Control,
}

/// The ways to change a field.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Control {
    /// A line of text.
    Text {
        /// The text.
        text: String,
        /// The text shown while it is empty.
        placeholder: String,
    },
    /// One of several options.
    Choice {
        /// The options.
        options: Vec<String>,
        /// The chosen one; none where the value is not among those offered.
        chosen: Option<usize>,
        /// The chosen value in words.
        value: String,
    },
    /// On or off.
    Switch {
        /// True if it is on.
        is_on: bool,
        /// The value in words.
        value: String,
    },
    /// Keys of an action: another is added by choosing the field.
    Keys {
        /// The keys as people read them.
        keys: Vec<String>,
        /// The key that is removed next, in a terminal; elsewhere every key is
        /// a button of its own.
        #[cfg_attr(feature = "serde", serde(skip))]
        selected: Option<usize>,
        /// The text shown while there are none.
        empty: String,
        /// The label for adding one.
        add: String,
        /// The label for removing one.
        remove: String,
    },
    /// Leads to another page when it is chosen.
    Link {
        /// The label.
        label: String,
    },
    /// A place on this computer, whose path is copied when it is chosen.
    Place {
        /// The path.
        path: String,
        /// The label for copying it.
        copy: String,
    },
}

impl Field {
    /// The field in words: its name and its value.
    pub(crate) fn line(&self, locale: Locale) -> String {
        words::labelled(locale, &self.name, &self.control.text())
    }
}

impl Control {
    /// The value in words, as it stands in a line.
    pub fn text(&self) -> String {
        match self {
            Control::Text { text, placeholder } if text.is_empty() => placeholder.clone(),
            Control::Text { text, .. } => text.clone(),
            Control::Choice { value, .. } | Control::Switch { value, .. } => value.clone(),
            Control::Keys { keys, empty, .. } if keys.is_empty() => empty.clone(),
            Control::Keys { keys, .. } => keys.join(" "),
            Control::Link { label } => label.clone(),
            Control::Place { path, .. } => path.clone(),
        }
    }
}
