//! A window without a screen, for the tests of this crate and of `killing`.

use brikke_app::page::BoardView;
use brikke_desktop::{Desktop, install_fonts};
use eframe::egui::Context;
use egui_kittest::{Harness, HarnessBuilder};

/// The window of a test; none before its first frame.
pub(crate) type Window = Harness<'static, Option<Desktop>>;

/// A window that is opened in its first frame.
pub(crate) fn window(
    builder: HarnessBuilder<Option<Desktop>>,
    open: impl Fn(&Context) -> Desktop + 'static,
) -> Window {
    builder.with_context_setup(install_fonts).build_ui_state(
        move |ui, desktop: &mut Option<Desktop>| {
            desktop.get_or_insert_with(|| open(ui.ctx())).show(ui);
        },
        None,
    )
}

/// A board at rest as position text: `2,4/0,0`.
pub(crate) fn board_text(board: &BoardView) -> String {
    let tile = |row: u8, column: u8| {
        let place = (f32::from(row), f32::from(column));
        let mut sprites = board.sprites.iter();
        let sprite = sprites.find(|sprite| (sprite.row, sprite.column) == place);
        sprite.map_or_else(|| "0".to_owned(), |sprite| sprite.rank.to_string())
    };
    let row = |row| {
        let columns = 0..board.size.columns();
        let tiles: Vec<String> = columns.map(|column| tile(row, column)).collect();
        tiles.join(",")
    };
    let rows: Vec<String> = (0..board.size.rows()).map(row).collect();
    rows.join("/")
}
