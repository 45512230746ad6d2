//! The letters of all languages are in the font.

use brikke_desktop::install_fonts;
use eframe::egui::{Context, FontFamily, FontId, RawInput};

/// Every sentence of every language.
const TRANSLATIONS: [&str; 5] = [
    include_str!("../../../locale/i18n/en.ftl"),
    include_str!("../../../locale/i18n/pt.ftl"),
    include_str!("../../../locale/i18n/fr.ftl"),
    include_str!("../../../locale/i18n/nb.ftl"),
    include_str!("../../../locale/i18n/zh.ftl"),
];

/// Characters of charts, tables and tiles.
const SIGNS: &str = "0123456789+−^·–…×MkåæøßñΩЖ";

#[test]
fn every_character_of_every_translation_has_a_letter() {
    let ctx = Context::default();
    install_fonts(&ctx);
    let texts = TRANSLATIONS.into_iter().chain([SIGNS]);
    let characters: Vec<char> = texts
        .flat_map(str::chars)
        .filter(|c| !c.is_control())
        .collect();
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        for family in [FontFamily::Proportional, FontFamily::Name("bold".into())] {
            let font = FontId::new(14.0, family);
            let missing: Vec<char> = ui.fonts_mut(|fonts| {
                let missing = |character: &char| !fonts.has_glyph(&font, *character);
                characters.iter().copied().filter(missing).collect()
            });
            assert!(
                missing.is_empty(),
                "{font:?} has no {missing:?}: run tools/font.py"
            );
        }
    });
    output.textures_delta.clear();
}
