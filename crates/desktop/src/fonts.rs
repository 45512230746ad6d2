//! The font of the window, which has the letters of all five languages.

use std::sync::Arc;

use eframe::egui::{Context, FontData, FontDefinitions, FontFamily};

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSansBrikke-Regular.otf");
const BOLD: &[u8] = include_bytes!("../fonts/NotoSansBrikke-Bold.otf");

/// The name of the family of bold letters.
const BOLD_NAME: &str = "bold";

/// Lets everything be written with our own font.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// Bold letters, for numbers and titles.
pub(crate) fn bold() -> FontFamily {
    FontFamily::Name(BOLD_NAME.into())
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let own = [("regular", REGULAR), (BOLD_NAME, BOLD)];
    for (name, bytes) in own {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    let families = [
        (FontFamily::Proportional, "regular"),
        (FontFamily::Monospace, "regular"),
        (bold(), BOLD_NAME),
    ];
    for (family, name) in families {
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    fonts
}
