//! The keyboard: which widget has it, and which keys the application gets.
//!
//! The selection of a page and the focus of its widgets are one thing. The
//! application moves the selection, and the focus follows; where egui moves
//! the focus (with Tab), the application is asked to move the selection.

use std::mem::{self, Discriminant};

use brikke_app::page::{Body, Dialog, DialogKind, Page};
use eframe::egui::{Context, FocusDirection, Id, Memory, Popup, Rect, Response, Vec2, vec2};

/// The focus of the widgets of a page.
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts about a page, each true or false whatever the others are"
)]
#[derive(Default)]
pub(crate) struct Focus {
    page: Option<(Discriminant<Body>, String)>,
    /// The part of the last page that keys are for.
    target: Target,
    selected: Option<usize>,
    /// True if the application has moved the selection since the last frame.
    has_moved: bool,
    /// True if a dialog lies over what is drawn now.
    is_covered: bool,
    takes_swipes: bool,
    /// True if the keyboard writes into a field above the entries.
    is_searching: bool,
    entries: Vec<Id>,
    /// The places of the entries of a grid, which arrows go through as they
    /// stand; none where the application knows the way.
    grid: Option<Vec<Rect>>,
    sliders: Vec<Id>,
    /// Widgets that belong to an entry, with the number of that entry.
    parts: Vec<(usize, Id)>,
    /// True if the dialog has just appeared: no key is for its widgets yet.
    is_quiet: bool,
}

/// The part of a page that keys are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Target {
    /// The board of a game that is played.
    Board,
    /// A form.
    Form,
    /// Cards beside and below each other, above other widgets.
    Cards,
    /// A page to read, which scrolls by keys.
    Document,
    /// Another page, or a dialog.
    #[default]
    Page,
    /// The choices at the goal or the end of a game: Tab stays among them,
    /// although the toolbar beside them can be clicked.
    End,
    /// A dialog that takes any key.
    AnyKey,
}

/// The kind of widget that has the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Holder {
    /// None, or the board.
    Nothing,
    /// The selected entry of the page.
    Entry,
    /// A part of the selected entry, such as one of its keys.
    Part,
    /// A slider, which moves with the arrows.
    Slider,
    /// A text field.
    Text,
    /// A button that is not part of the selection.
    Button,
    /// A menu or a list that is open.
    Popup,
}

/// The moment at which a key reaches the application.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// Before the page is drawn.
    Early,
    /// After the page is drawn, so that a text field has read what was typed
    /// before the key.
    Late,
    /// Never: a widget answers to the key.
    Never,
}

impl Focus {
    /// The board has the keyboard while a game is played.
    pub(crate) fn board_id() -> Id {
        Id::unique("board")
    }

    /// Begins to draw a page. Another page than before begins with the
    /// keyboard at its selection.
    pub(crate) fn begin_page(&mut self, ctx: &Context, page: &Page) {
        self.entries.clear();
        self.sliders.clear();
        self.parts.clear();
        self.grid = is_grid(page).then(Vec::new);
        let identity = Some((mem::discriminant(&page.body), page.title.clone()));
        if mem::replace(&mut self.page, identity.clone()) != identity {
            surrender(ctx);
        }
        let selected = selected(page);
        self.has_moved = mem::replace(&mut self.selected, selected) != selected;
        self.target = target(page);
        self.takes_swipes = self.target == Target::Board && !is_editing(page);
        self.is_covered = page.dialog.is_some();
        self.is_searching = is_searching(page);
        self.is_quiet = page.dialog.as_ref().is_some_and(|dialog| dialog.is_quiet);
    }

    /// Begins to draw the dialog over the page.
    pub(crate) fn begin_dialog(&mut self) {
        self.is_covered = false;
    }

    /// Adds an entry of the selection. True: it has got the keyboard and
    /// should become the selected one.
    pub(crate) fn add_entry(&mut self, response: &Response, is_selected: bool) -> bool {
        if self.is_covered {
            return false;
        }
        self.entries.push(response.id);
        if let Some(grid) = &mut self.grid {
            grid.push(response.rect);
        }
        // A menu that is open has the keyboard.
        if Popup::is_any_open(&response.ctx) {
            return false;
        }
        if is_selected {
            if self.has_moved {
                scroll_to(response);
            }
            if self.is_searching {
                return false;
            }
            if self.has_moved && !self.is_part_focused(&response.ctx) {
                response.request_focus();
            }
            self.offer(response);
        }
        response.gained_focus() && !is_selected && !self.has_moved
    }

    /// Adds a widget that belongs to an entry. True: it has got the keyboard,
    /// and its entry should become the selected one.
    pub(crate) fn add_part(&mut self, response: &Response, entry: usize) -> bool {
        if self.is_covered {
            return false;
        }
        self.parts.push((entry, response.id));
        response.gained_focus() && self.selected != Some(entry) && !self.has_moved
    }

    /// True if a part of the selected entry has the keyboard.
    fn is_part_focused(&self, ctx: &Context) -> bool {
        let focused = ctx.memory(Memory::focused);
        let mut parts = self.parts.iter();
        parts.any(|(entry, id)| Some(*entry) == self.selected && Some(*id) == focused)
    }

    /// The widget beside the one that has the keyboard, among the parts of the
    /// selected entry and the entry itself, which stands behind them.
    pub(crate) fn part_beside(&self, ctx: &Context, key: &str) -> Option<Id> {
        let selected = self.selected?;
        let parts = self.parts.iter().filter(|(entry, _)| *entry == selected);
        let mut ids: Vec<Id> = parts.map(|(_, id)| *id).collect();
        if ids.is_empty() {
            return None;
        }
        ids.push(*self.entries.get(selected)?);
        let focused = ctx.memory(Memory::focused)?;
        let place = ids.iter().position(|id| *id == focused)?;
        match key {
            "left" => place.checked_sub(1).map(|before| ids[before]),
            "right" => ids.get(place + 1).copied(),
            _ => None,
        }
    }

    /// Adds a slider.
    pub(crate) fn add_slider(&mut self, response: &Response) {
        self.sliders.push(response.id);
    }

    /// Gives a widget the keyboard if nothing else has it.
    pub(crate) fn offer(&self, response: &Response) {
        let nobody = response.ctx.memory(|memory| memory.focused().is_none())
            && !Popup::is_any_open(&response.ctx);
        // A widget that has just given the keyboard up does not get it back
        // at once.
        if nobody && !self.is_covered && !response.lost_focus() {
            response.request_focus();
            // The widget was drawn without its ring.
            response.ctx.request_repaint();
        }
    }

    /// The kind of widget that has the keyboard.
    pub(crate) fn holder(&self, ctx: &Context) -> Holder {
        let focused = ctx.memory(Memory::focused);
        match focused {
            _ if Popup::is_any_open(ctx) => Holder::Popup,
            _ if ctx.text_edit_focused() => Holder::Text,
            Some(id) if self.entries.contains(&id) => Holder::Entry,
            Some(id) if self.sliders.contains(&id) => Holder::Slider,
            Some(id) if self.parts.iter().any(|(_, part)| *part == id) => Holder::Part,
            Some(id) if id != Focus::board_id() => Holder::Button,
            _ => Holder::Nothing,
        }
    }

    /// The entry that an arrow leads to in a grid; none where there is no grid,
    /// or nothing in that direction.
    pub(crate) fn step(&self, key: &str) -> Option<usize> {
        let grid = self.grid.as_ref()?;
        let here = grid.get(self.selected?)?;
        let way = direction(key)?;
        let ahead = |place: &Rect| {
            let apart = place.center() - here.center();
            let (along, across) = (apart.dot(way), apart.dot(way.rot90()).abs());
            let is_in_row = way.x.abs() < 0.5 || across < here.height() / 2.0;
            (along > 1.0 && is_in_row).then_some((along, across))
        };
        let found = grid.iter().enumerate();
        let found = found.filter_map(|(index, place)| Some((index, ahead(place)?)));
        let nearest = found.min_by(|(_, one), (_, other)| {
            one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        nearest
            .map(|(index, _)| index)
            .or_else(|| self.wrapped(key))
    }

    /// The card that follows at the end of a row, or comes before its
    /// beginning. The answers of a dialog have no order in that sense.
    fn wrapped(&self, key: &str) -> Option<usize> {
        let (selected, count) = (self.selected?, self.entries.len());
        match key {
            _ if self.target != Target::Cards => None,
            "left" => selected.checked_sub(1),
            "right" => Some(selected + 1).filter(|next| *next < count),
            _ => None,
        }
    }

    /// True if a key goes through a grid. Above and below cards egui finds
    /// what stands there.
    pub(crate) fn is_for_grid(&self, key: &str) -> bool {
        let has_grid = self.grid.as_ref().is_some_and(|grid| !grid.is_empty());
        let is_across = matches!(key, "left" | "right");
        let is_inside = self.target != Target::Cards || is_across || self.step(key).is_some();
        has_grid && direction(key).is_some() && is_inside
    }

    /// True if no widget reads text.
    pub(crate) fn is_free_for_text(&self, ctx: &Context) -> bool {
        !matches!(self.holder(ctx), Holder::Text | Holder::Popup)
    }

    /// The moment at which a key of this name reaches the application.
    pub(crate) fn delivery(&self, key: &str, holder: Holder) -> Delivery {
        if self.target == Target::AnyKey || self.is_quiet {
            return Delivery::Early;
        }
        if self.is_for_widget(key, holder) {
            return Delivery::Never;
        }
        match (holder, key) {
            (Holder::Text, "enter" | "esc") => Delivery::Late,
            (Holder::Text, "up" | "down") if self.target == Target::Form || self.is_searching => {
                Delivery::Late
            }
            (Holder::Text, _) => Delivery::Never,
            _ => Delivery::Early,
        }
    }

    /// True if a widget answers to a key: it is pressed, moved or scrolled, or
    /// hands the keyboard on.
    fn is_for_widget(&self, key: &str, holder: Holder) -> bool {
        let is_arrow = matches!(key, "up" | "down" | "left" | "right");
        let is_pressing = matches!(key, "enter" | "space");
        let is_for_holder = match holder {
            Holder::Popup => true,
            Holder::Entry => is_pressing || (is_arrow && self.target == Target::Cards),
            Holder::Part => is_pressing || is_removing(key),
            Holder::Button => is_pressing || (is_arrow && self.target != Target::Board),
            Holder::Slider => is_arrow,
            Holder::Text | Holder::Nothing => false,
        };
        let is_scrolling = self.target == Target::Document && scrolls(key);
        let is_handing_on = key.ends_with("tab") && self.target != Target::End;
        is_for_holder || is_scrolling || is_handing_on
    }

    /// Follows a key that reaches the application before the page is drawn:
    /// egui does not move the focus by it, and a button hands the keyboard
    /// back to the board.
    pub(crate) fn follow(&self, ctx: &Context, holder: Holder) {
        ctx.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            if holder == Holder::Button && self.target == Target::Board {
                memory.request_focus(Focus::board_id());
            }
        });
    }

    /// True if the page has a selection, which is where the keyboard belongs.
    pub(crate) const fn has_selection(&self) -> bool {
        self.selected.is_some()
    }

    /// True if no key is for a widget yet: the dialog has just appeared.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.is_quiet
    }

    /// True if a drag over the page is a move.
    pub(crate) const fn takes_swipes(&self) -> bool {
        self.takes_swipes
    }
}

/// Scrolls to an entry, so far that something of what stands around it is seen.
fn scroll_to(entry: &Response) {
    const AROUND: f32 = 44.0;
    let rect = entry.rect.expand2(vec2(0.0, AROUND));
    let with_more = Response {
        rect,
        ..entry.clone()
    };
    with_more.scroll_to_me(None);
}

/// Takes the keyboard away from whatever has it.
pub(crate) fn surrender(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// True if the entries of a page stand beside and below each other.
fn is_grid(page: &Page) -> bool {
    match &page.dialog {
        Some(dialog) => has_grid(dialog),
        None => matches!(page.body, Body::NewGame(_)),
    }
}

/// True if a key removes the part of an entry that has the keyboard.
pub(crate) fn is_removing(key: &str) -> bool {
    matches!(key, "delete" | "backspace")
}

/// True if the answers of a dialog stand beside each other: many short ones.
pub(crate) const fn has_grid(dialog: &Dialog) -> bool {
    matches!(dialog.kind, DialogKind::Over | DialogKind::Name)
}

/// The direction of an arrow.
fn direction(key: &str) -> Option<Vec2> {
    match key {
        "up" => Some(Vec2::UP),
        "right" => Some(Vec2::RIGHT),
        "down" => Some(Vec2::DOWN),
        "left" => Some(Vec2::LEFT),
        _ => None,
    }
}

fn selected(page: &Page) -> Option<usize> {
    if let Some(dialog) = &page.dialog {
        return dialog.selected;
    }
    match &page.body {
        Body::Menu(menu) => Some(menu.selected),
        Body::NewGame(new_game) => Some(new_game.selected),
        Body::Form(form) => Some(form.selected),
        Body::Listing(listing) if listing.is_choosable => listing.selected,
        _ => None,
    }
}

fn target(page: &Page) -> Target {
    match (&page.dialog, &page.body) {
        (Some(dialog), _) if dialog.kind == DialogKind::Key => Target::AnyKey,
        (Some(dialog), _) if matches!(dialog.kind, DialogKind::Goal | DialogKind::Over) => {
            Target::End
        }
        (None, Body::Game(_)) => Target::Board,
        (None, Body::Form(_)) => Target::Form,
        (None, Body::NewGame(_)) => Target::Cards,
        (None, Body::Document(_)) => Target::Document,
        _ => Target::Page,
    }
}

/// True if the keyboard writes into a field above a list.
fn is_searching(page: &Page) -> bool {
    let Body::Listing(listing) = &page.body else {
        return false;
    };
    let search = listing.search.as_ref();
    page.dialog.is_none() && search.is_some_and(|search| search.is_focused)
}

/// True if a page to read scrolls by this key.
fn scrolls(key: &str) -> bool {
    let keys = ["up", "down", "page-up", "page-down", "home", "end"];
    keys.contains(&key)
}

/// True if clicks on the board change its tiles.
fn is_editing(page: &Page) -> bool {
    matches!(&page.body, Body::Game(game) if game.board.cursor.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(target: Target, holder: Holder, early: &[&str], late: &[&str]) {
        let focus = Focus {
            target,
            ..Focus::default()
        };
        let keys = ["a", "left", "up", "enter", "space", "esc", "tab"];
        let delivered = |delivery| {
            let is = |key: &&str| focus.delivery(key, holder) == delivery;
            keys.into_iter().filter(is).collect::<Vec<_>>()
        };
        assert_eq!(delivered(Delivery::Early), early, "{target:?} {holder:?}");
        assert_eq!(delivered(Delivery::Late), late, "{target:?} {holder:?}");
    }

    #[test]
    fn the_board_gets_every_key_that_presses_no_button() {
        let all = ["a", "left", "up", "enter", "space", "esc"];
        check(Target::Board, Holder::Nothing, &all, &[]);
        let moves = ["a", "left", "up", "esc"];
        check(Target::Board, Holder::Button, &moves, &[]);
        check(
            Target::Board,
            Holder::Slider,
            &["a", "enter", "space", "esc"],
            &[],
        );
    }

    #[test]
    fn arrows_move_the_selection_or_the_keyboard() {
        check(
            Target::Page,
            Holder::Entry,
            &["a", "left", "up", "esc"],
            &[],
        );
        check(Target::Page, Holder::Button, &["a", "esc"], &[]);
    }

    #[test]
    fn tab_stays_among_the_choices_at_the_end() {
        let keys = ["a", "left", "up", "esc", "tab"];
        check(Target::End, Holder::Entry, &keys, &[]);
    }

    #[test]
    fn a_text_field_reads_everything_but_enter_and_esc() {
        check(Target::Page, Holder::Text, &[], &["enter", "esc"]);
        check(Target::Form, Holder::Text, &[], &["up", "enter", "esc"]);
        let searching = Focus {
            is_searching: true,
            ..Focus::default()
        };
        assert_eq!(searching.delivery("down", Holder::Text), Delivery::Late);
    }

    #[test]
    fn a_list_that_is_open_has_all_keys() {
        check(Target::Form, Holder::Popup, &[], &[]);
    }

    #[test]
    fn a_dialog_for_any_key_gets_them_all() {
        let all = ["a", "left", "up", "enter", "space", "esc", "tab"];
        check(Target::AnyKey, Holder::Button, &all, &[]);
    }

    #[test]
    fn a_page_to_read_scrolls() {
        let others = ["a", "left", "enter", "space", "esc"];
        check(Target::Document, Holder::Nothing, &others, &[]);
    }
}
