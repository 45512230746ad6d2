//! The texts of a page, made safe to show.
//!
//! Every type of a page names all its fields here: one that is added and not
//! thought of does not compile.

use brikke_locale::visible_lines;

use super::{
    AutoplayView, Block, BoardView, Body, Cell, Chart, Column, Control, Dialog, DialogAnswer,
    Document, EmptyPage, Field, Figure, Form, GamePage, Heading, Headline, HintBar, HintView,
    KeyHint, Line, Listing, Menu, NewGamePage, Note, Page, RankedScore, ReplayPage, ReplayStatus,
    Row, SearchField, Section, Selector, Tool, WorstMove,
};

/// Has texts, in which hidden characters can be replaced.
pub(crate) trait MakeVisible {
    /// Replaces the hidden characters of every text.
    fn make_visible(&mut self);
}

impl MakeVisible for String {
    fn make_visible(&mut self) {
        if let std::borrow::Cow::Owned(shown) = visible_lines(self) {
            *self = shown;
        }
    }
}

impl<T: MakeVisible> MakeVisible for Option<T> {
    fn make_visible(&mut self) {
        self.iter_mut().for_each(T::make_visible);
    }
}

impl<T: MakeVisible> MakeVisible for Vec<T> {
    fn make_visible(&mut self) {
        self.iter_mut().for_each(T::make_visible);
    }
}

/// Types with the fields that hold text, and behind the bar all others.
macro_rules! texts {
    ($($type:ident { $($text:ident),* $(| $($other:ident),*)? })*) => {$(
        impl MakeVisible for $type {
            // Apart, so that a browser can load what other pages need later.
            #[inline(never)]
            fn make_visible(&mut self) {
                let $type { $($text,)* $($($other: _,)*)? } = self;
                $($text.make_visible();)*
            }
        }
    )*};
}

texts! {
    Page { title, window_title, body, dialog, note, keys, back | caret, look }
    Note { text, short | tone, progress }
    KeyHint { key, shown, does | is_enabled }
    // The sprites of a board have no text.
    BoardView { rows, squares | size, sprites, labels, is_moving, glide, hint, played, nudge, cursor }
    Dialog {
        title, text, short, field, answers, problem, accept, cancel
        | kind, selected, is_quiet, is_offered
    }
    DialogAnswer { key, name }
    Document { tabs, selectors, sections, buttons, empty | has_title, tab }
    EmptyPage { play | picture }
    Section { heading, blocks }
    Form { fields, submit, notes, headings | selected, is_valid, wrong, has_preview }
    Heading { text | field }
    Field { name, about, control }
    GamePage {
        rules, size, mark, board, score, best, figures, best_three_title, best_three, best_three_empty,
        hint, stronger, autoplay, editing, practice, tools, more, more_keys, more_label, board_tools, board_keys, summary,
        summary_in_short
        | splits, rising, is_speedrun
    }
    Figure { name, value }
    RankedScore { name, origin | place, score }
    HintView { title, bars }
    HintBar { name, value, number | direction, length, is_best }
    AutoplayView {
        status, pace, pace_label, tools
        | is_running, is_at_full_speed, step, steps
    }
    Tool { name, about | action, icon, is_enabled }
    // There may be a hundred thousand rows: they are made visible as they are
    // made.
    Listing {
        tabs, selectors, search, about, columns, buttons, message, empty
        | tab, rows, selected, is_choosable
    }
    Selector { name, options | chosen }
    SearchField { name, text, key | is_focused }
    Column { title | is_right }
    Row { cells | board }
    Menu { tagline, lines | selected }
    Line { name, about }
    ReplayPage {
        board, status, headlines, analysis, values, worst_title, worst, chart, slider, buttons
        | ply, plies, is_playing, transport
    }
    ReplayStatus { parts, short }
    Headline { name, value, about }
    WorstMove { text | ply, tone, is_shown }
    Chart { name | values, marks }
}

impl MakeVisible for Body {
    fn make_visible(&mut self) {
        match self {
            Body::Menu(menu) => menu.make_visible(),
            Body::Game(game) => game.make_visible(),
            Body::NewGame(new_game) => new_game.make_visible(),
            Body::Form(form) => form.make_visible(),
            Body::Listing(listing) => listing.make_visible(),
            Body::Document(document) => document.make_visible(),
            Body::Replay(replay) => replay.make_visible(),
        }
    }
}

impl MakeVisible for Block {
    fn make_visible(&mut self) {
        match self {
            Block::Paragraph(text) | Block::Warning(text) | Block::Aside(text) => {
                text.make_visible();
            }
            Block::Keys(figures) | Block::Figures(figures) => figures.make_visible(),
            Block::Bars(_) => {}
            Block::Table { columns, rows, .. } => {
                columns.make_visible();
                rows.make_visible();
            }
        }
    }
}

impl MakeVisible for Cell {
    fn make_visible(&mut self) {
        match self {
            Cell::Text(text) => text.make_visible(),
            Cell::State(note) => note.make_visible(),
            Cell::Number(_) | Cell::Score(_) | Cell::Tile(_) | Cell::Time(_) => {}
        }
    }
}

impl MakeVisible for Control {
    fn make_visible(&mut self) {
        match self {
            Control::Text { text, placeholder } => {
                text.make_visible();
                placeholder.make_visible();
            }
            Control::Choice {
                options,
                chosen: _,
                value,
            } => {
                options.make_visible();
                value.make_visible();
            }
            Control::Switch { is_on: _, value } => value.make_visible(),
            Control::Keys {
                keys,
                selected: _,
                empty,
                add,
                remove,
            } => {
                keys.make_visible();
                [empty, add, remove]
                    .into_iter()
                    .for_each(String::make_visible);
            }
            Control::Link { label } => label.make_visible(),
            Control::Place { path, copy } => {
                path.make_visible();
                copy.make_visible();
            }
        }
    }
}

impl MakeVisible for NewGamePage {
    fn make_visible(&mut self) {
        let NewGamePage {
            lines,
            boards,
            selected: _,
            size_label,
            size,
            rows: (rows, _),
            columns: (columns, _),
            sides: _,
            squares,
            seed: (seed, written, random),
            buttons,
            start,
        } = self;
        lines.make_visible();
        buttons.make_visible();
        boards.make_visible();
        let texts = [
            size_label, size, rows, columns, seed, written, random, start,
        ];
        texts.into_iter().for_each(String::make_visible);
        for (_, name) in squares {
            name.make_visible();
        }
    }
}
