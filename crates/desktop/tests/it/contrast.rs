//! The contrast of everything that is drawn, in every theme: text at least
//! 4.5:1, edges of widgets and the focus at least 3:1 (WCAG 2.2).
//!
//! The colours are those of the shapes that egui hands to the graphics card.
//! Behind each text lies the last opaque area that was painted before it.

use brikke_app::Rgb;
use eframe::egui::epaint::{ClippedShape, RectShape, TextShape};
use eframe::egui::{Color32, Event, Key, Pos2, Rect, Role, Shape, vec2};

use crate::stage::{Setting, Stage, english, seeded};
use brikke_engine::Rules;

const THEMES: [&str; 4] = [
    "reduced_motion = true\ntheme = \"classic\"\n",
    "reduced_motion = true\ntheme = \"dark\"\n",
    "reduced_motion = true\ntheme = \"high-contrast\"\n",
    "reduced_motion = true\ntheme = \"colour-blind\"\n",
];

const TEXT: f64 = 4.5;
const EDGE: f64 = 3.0;

/// What was painted, in its order.
#[derive(Default)]
struct Painting {
    areas: Vec<(usize, RectShape)>,
    texts: Vec<(usize, TextShape)>,
    page: Color32,
}

impl Painting {
    fn of(stage: &Stage) -> Painting {
        let mut painting = Painting {
            page: stage.page_colour(),
            ..Painting::default()
        };
        for (
            order,
            ClippedShape {
                clip_rect, shape, ..
            },
        ) in stage.shapes().into_iter().enumerate()
        {
            painting.add(order, shape, clip_rect);
        }
        painting
    }

    fn add(&mut self, order: usize, shape: Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.add(order, shape, clip);
                }
            }
            Shape::Rect(area) => self.areas.push((order, area)),
            Shape::Text(text) if clip.intersects(text.visual_bounding_rect()) => {
                self.texts.push((order, text));
            }
            _ => {}
        }
    }

    /// The colour at a place before a shape was painted there.
    fn behind(&self, order: usize, at: Pos2) -> Color32 {
        let before = self.areas.iter().filter(|(other, _)| *other < order);
        let there = before.filter(|(_, area)| area.rect.contains(at));
        there.fold(self.page, |below, (_, area)| below.blend(area.fill))
    }
}

fn rgb(colour: Color32) -> Rgb {
    let [red, green, blue, _] = colour.to_array();
    Rgb { red, green, blue }
}

fn contrast(one: Color32, two: Color32) -> f64 {
    rgb(one).contrast(rgb(two))
}

/// Checks all texts but those of widgets that do nothing now.
fn check_texts(stage: &Stage, place: &str) {
    let painting = Painting::of(stage);
    let disabled = stage.disabled_places();
    assert!(!painting.texts.is_empty(), "{place}: no text");
    for (order, text) in &painting.texts {
        let middle = text.visual_bounding_rect().center();
        if disabled.iter().any(|place| place.contains(middle)) {
            continue;
        }
        let behind = painting.behind(*order, middle);
        for section in &text.galley.job.sections {
            let colour = match text.override_text_color {
                Some(colour) => colour,
                None if section.format.color == Color32::PLACEHOLDER => text.fallback_color,
                None => section.format.color,
            };
            let seen = behind.blend(colour.gamma_multiply(text.opacity_factor));
            let found = contrast(seen, behind);
            let words = text.galley.text();
            assert!(
                found >= TEXT,
                "{place}: '{words}' {colour:?} on {behind:?} is {found:.2}"
            );
        }
    }
}

/// Checks that every button and field has an edge that is seen, or is filled
/// with a colour that is.
fn check_edges(stage: &Stage, place: &str) {
    let painting = Painting::of(stage);
    for (role, name, rect) in stage.widgets() {
        if name.starts_with("Row ") {
            // A square of the board that is edited: the cursor shows it.
            continue;
        }
        let is_edge = |(_, area): &&(usize, RectShape)| {
            let near = (area.rect.center() - rect.center()).length() < 12.0;
            let is_box = role == Role::CheckBox && rect.expand(2.0).contains_rect(area.rect);
            let is_same = near && (area.rect.width() - rect.width()).abs() < 24.0;
            (is_same || is_box) && area.rect.height() < 200.0
        };
        let mut edges = painting.areas.iter().filter(is_edge);
        let is_seen = edges.any(|(order, area)| {
            let outside = area.rect.left_center() - vec2(3.0, 0.0);
            let behind = painting.behind(*order, outside);
            let stroke = behind.blend(area.stroke.color);
            let by_stroke = area.stroke.width > 0.0 && contrast(stroke, behind) >= EDGE;
            by_stroke || contrast(behind.blend(area.fill), behind) >= EDGE
        });
        assert!(
            is_seen,
            "{place}: the {role:?} '{name}' has no edge at {rect:?}"
        );
    }
}

fn check(stage: &Stage, place: &str) {
    check_texts(stage, place);
    check_edges(stage, place);
}

fn each_theme(mut story: impl FnMut(Stage, &'static str)) {
    for settings in THEMES {
        let stage = Stage::with(Setting {
            start: seeded(Rules::default()),
            settings,
            size: vec2(760.0, 900.0),
            ..Setting::default()
        });
        story(stage, settings);
    }
}

#[test]
fn the_game_and_its_tiles_are_easy_to_read() {
    each_theme(|mut stage, theme| {
        stage.key(Key::ArrowLeft);
        check(&stage, theme);
        stage.write("e");
        for tiles in [
            "2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / 8192 16384 32768 65536",
            "131072 65536 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0",
        ] {
            stage.event(Event::Paste(tiles.to_owned()));
            stage.frames(300);
            check(&stage, theme);
        }
    });
}

#[test]
fn every_page_of_the_menu_is_easy_to_read() {
    each_theme(|mut stage, theme| {
        stage.key(Key::ArrowLeft);
        stage.key(Key::Escape);
        check(&stage, theme);
        for digit in ["1", "7", "8", "9"] {
            stage.write(digit);
            check(&stage, &format!("{theme}, page {digit}"));
            stage.key(Key::Escape);
        }
    });
}

#[test]
fn dialogs_and_keys_are_easy_to_read() {
    each_theme(|mut stage, theme| {
        stage.write("q");
        stage.frames(30);
        stage.must_see(&english("quit-title"));
        check_texts(&stage, theme);
        stage.key(Key::Escape);
        stage.key(Key::Escape);
        stage.write("7");
        stage.click(&english("setting-keys-about"));
        check(&stage, theme);
    });
}

#[test]
fn the_widget_with_the_keyboard_is_seen() {
    each_theme(|mut stage, theme| {
        stage.key(Key::ArrowLeft);
        stage.key(Key::Tab);
        let rect = stage.button_named("Undo").rect();
        let painting = Painting::of(&stage);
        let same =
            |(_, area): &&(usize, RectShape)| (area.rect.center() - rect.center()).length() < 1.0;
        let (order, area) = painting.areas.iter().find(same).unwrap();
        let behind = painting.behind(*order, rect.left_center() - vec2(3.0, 0.0));
        assert!(area.stroke.width >= 2.0, "{theme}");
        assert!(contrast(area.stroke.color, behind) >= EDGE, "{theme}");
    });
}

#[test]
fn digits_stand_in_the_middle_of_their_tiles() {
    let mut stage = Stage::playing();
    stage.write("e");
    stage.event(Event::Paste(
        "2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / 8192 16384 131072 2".to_owned(),
    ));
    stage.settle();
    let painting = Painting::of(&stage);
    let board = stage.game().board;
    let mut found = 0;
    for (_, text) in &painting.texts {
        let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
        let is_tile = |(_, area): &&(usize, RectShape)| {
            let is_square = (area.rect.width() - area.rect.height()).abs() < 0.1;
            is_square
                && area.rect.width() > 60.0
                && area.rect.width() < 200.0
                && area.rect.contains(ink.center())
        };
        let Some((_, tile)) = painting.areas.iter().rfind(is_tile) else {
            continue;
        };
        found += 1;
        let off = ink.center() - tile.rect.center();
        assert!(
            off.length() <= 0.75,
            "'{}' is {off:?} off",
            text.galley.text()
        );
    }
    assert_eq!(found, board.sprites.len());
}
