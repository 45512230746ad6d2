//! A theme in the colours of the window.

use std::time::Duration;

use brikke_app::Rgb;
use brikke_app::page::Rank;
use brikke_app::theme::{Colours, Pair, Theme, tile_index};
use eframe::egui::style::{Selection, WidgetVisuals, Widgets};
use eframe::egui::{
    self, Color32, Context, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle,
    Visuals, vec2,
};

use crate::fonts;

/// The contrast of an edge with the page, a little over what WCAG asks for.
const EDGE: f64 = 3.2;

/// The contrast of an edge for somebody who asks for much.
const STRONG_EDGE: f64 = 7.0;

/// The width of the bar that says that a page goes on, and how much of its
/// colour is seen while nobody scrolls.
const SCROLL_BAR: f32 = 4.0;
const SCROLL_BAR_OPACITY: f32 = 0.7;

/// A theme in the colours of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Look {
    theme: Theme,
    colours: Colours<Color32>,
}

impl Look {
    /// The look of a theme.
    pub(crate) fn new(theme: Theme) -> Look {
        Look {
            theme,
            colours: theme.colours().map(colour),
        }
    }

    /// All colours.
    pub(crate) const fn colours(&self) -> &Colours<Color32> {
        &self.colours
    }

    /// The colours of a tile.
    pub(crate) fn tile(&self, rank: Rank) -> Pair<Color32> {
        self.colours.tiles[tile_index(rank)]
    }

    /// The title of a screen.
    pub(crate) fn title_font() -> FontId {
        FontId::new(22.0, fonts::bold())
    }

    /// True if text is light on a dark background.
    fn is_dark(&self) -> bool {
        self.theme.colours().page.background.luminance() < 0.5
    }

    /// A background that stands out a little from the page.
    pub(crate) fn raised(&self) -> Color32 {
        mixed(self.colours.page.background, self.colours.page.text, 0.06)
    }

    /// The edge of a button or a field: it stands out from the page.
    pub(crate) fn edge(&self) -> Color32 {
        let page = self.theme.colours().page;
        let shares = (10..=100_u8).map(|percent| f32::from(percent) / 100.0);
        let mut edges =
            shares.map(|share| mixed(colour(page.background), colour(page.text), share));
        let wanted = match self.theme {
            Theme::HighContrast => STRONG_EDGE,
            _ => EDGE,
        };
        let stands_out = |edge: &Color32| rgb(*edge).contrast(page.background) >= wanted;
        edges.find(stands_out).unwrap_or(self.colours.page.text)
    }

    /// Lets egui draw in these colours.
    /// Explanations of buttons are so wide at most.
    pub(crate) fn apply(&self, ctx: &Context, reduced_motion: bool, widest: f32) {
        let theme = if self.is_dark() {
            egui::Theme::Dark
        } else {
            egui::Theme::Light
        };
        ctx.set_theme(theme);
        ctx.all_styles_mut(|style| {
            self.style(style, reduced_motion);
            style.spacing.tooltip_width = widest;
        });
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }

    fn style(&self, style: &mut Style, reduced_motion: bool) {
        style.visuals = self.visuals();
        style.animation_time = if reduced_motion {
            0.0
        } else {
            Duration::from_millis(100).as_secs_f32()
        };
        style.spacing.button_padding = vec2(12.0, 6.0);
        style.spacing.item_spacing = vec2(8.0, 8.0);
        style.spacing.interact_size = vec2(40.0, 34.0);
        style.spacing.menu_margin = Margin::same(6);
        style.spacing.scroll.floating_width = SCROLL_BAR;
        style.spacing.scroll.dormant_handle_opacity = SCROLL_BAR_OPACITY;
        style.interaction.selectable_labels = false;
        let sizes = [
            (TextStyle::Small, 12.0),
            (TextStyle::Body, 15.0),
            (TextStyle::Button, 15.0),
            (TextStyle::Monospace, 14.0),
        ];
        for (text, size) in sizes {
            let font = FontId::new(size, FontFamily::Proportional);
            style.text_styles.insert(text, font);
        }
        style
            .text_styles
            .insert(TextStyle::Heading, Look::title_font());
    }

    fn visuals(&self) -> Visuals {
        let colours = &self.colours;
        let mut visuals = if self.is_dark() {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(colours.muted);
        visuals.panel_fill = colours.page.background;
        visuals.window_fill = colours.page.background;
        visuals.window_stroke = Stroke::new(1.0, self.edge());
        visuals.window_corner_radius = CornerRadius::same(10);
        visuals.menu_corner_radius = CornerRadius::same(8);
        visuals.extreme_bg_color = mixed(
            colours.page.background,
            contrast_of(colours.page.background),
            0.5,
        );
        visuals.faint_bg_color = mixed(colours.page.background, colours.page.text, 0.05);
        visuals.warn_fg_color = colours.warning;
        visuals.error_fg_color = colours.warning;
        visuals.hyperlink_color = colours.accent;
        visuals.selection = Selection {
            bg_fill: colours.selected.background,
            stroke: Stroke::new(1.0, colours.selected.text),
        };
        visuals.widgets = self.widgets();
        visuals.slider_trailing_fill = true;
        visuals.text_cursor.blink = false;
        visuals.text_cursor.stroke = Stroke::new(2.0, colours.accent);
        visuals
    }

    fn widgets(&self) -> Widgets {
        let colours = &self.colours;
        let page = colours.page;
        let look = |amount: f32, text: Color32, edge: Stroke| WidgetVisuals {
            bg_fill: mixed(page.background, page.text, amount),
            weak_bg_fill: mixed(page.background, page.text, amount),
            bg_stroke: edge,
            corner_radius: CornerRadius::same(6),
            fg_stroke: Stroke::new(1.5, text),
            expansion: 0.0,
        };
        let edge = Stroke::new(1.0, self.edge());
        let hovered = Stroke::new(1.0, page.text);
        // Also the widget that has the keyboard.
        let active = Stroke::new(2.0, colours.accent);
        Widgets {
            noninteractive: look(0.0, page.text, edge),
            inactive: look(0.03, page.text, edge),
            hovered: look(0.08, page.text, hovered),
            active: look(0.08, page.text, active),
            open: look(0.08, page.text, hovered),
        }
    }
}

/// A colour as egui has it.
pub(crate) const fn colour(rgb: Rgb) -> Color32 {
    Color32::from_rgb(rgb.red, rgb.green, rgb.blue)
}

/// A colour of egui as light.
const fn rgb(colour: Color32) -> Rgb {
    let [red, green, blue, _] = colour.to_array();
    Rgb { red, green, blue }
}

/// A colour so far on the way from one to the other.
pub(crate) fn mixed(from: Color32, to: Color32, amount: f32) -> Color32 {
    from.lerp_to_gamma(to, amount)
}

/// White over light colours, black over dark ones: the background of a field.
fn contrast_of(background: Color32) -> Color32 {
    if background.intensity() > 0.5 {
        Color32::WHITE
    } else {
        Color32::BLACK
    }
}
