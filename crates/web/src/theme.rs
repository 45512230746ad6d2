//! The colours of the themes as variables of a style sheet.

use std::fmt::Write;

use brikke_app::Rgb;
use brikke_app::theme::{Colours, Theme};

/// A style sheet with the colours of every theme. The page names its theme
/// with `data-theme`; without one it is classic, or dark where the system is.
pub fn css() -> String {
    let named = Theme::ALL.map(|theme| {
        let selector = format!(":root[data-theme=\"{}\"]", name(theme));
        rule(&selector, &theme.colours())
    });
    let light = rule(":root", &Theme::Classic.colours());
    let dark = rule(":root", &Theme::Dark.colours());
    let dark = format!("@media (prefers-color-scheme: dark) {{\n{dark}}}\n");
    format!("{light}{dark}{}", named.concat())
}

const fn name(theme: Theme) -> &'static str {
    match theme {
        Theme::Classic => "classic",
        Theme::Dark => "dark",
        Theme::HighContrast => "high-contrast",
        Theme::ColourBlind => "colour-blind",
    }
}

fn rule(selector: &str, colours: &Colours<Rgb>) -> String {
    let is_dark = colours.page.background.luminance() < 0.2;
    let scheme = if is_dark { "dark" } else { "light" };
    let mut rule = format!("{selector} {{\n  color-scheme: {scheme};\n");
    let mut variable = |name: &str, colour: Rgb| {
        // Writing to a text cannot fail.
        let _ = writeln!(rule, "  --{name}: {colour};");
    };
    for (name, pair) in [
        ("page", colours.page),
        ("board", colours.board),
        ("empty", colours.empty),
        ("selected", colours.selected),
    ] {
        variable(name, pair.background);
        variable(&format!("{name}-text"), pair.text);
    }
    for (name, colour) in [
        ("muted", colours.muted),
        ("accent", colours.accent),
        ("good", colours.good),
        ("warning", colours.warning),
    ] {
        variable(name, colour);
    }
    for (pair, rank) in colours.tiles.iter().zip(1..) {
        variable(&format!("tile-{rank}"), pair.background);
        variable(&format!("tile-{rank}-text"), pair.text);
    }
    rule + "}\n"
}
