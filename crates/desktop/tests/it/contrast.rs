//! The contrast of everything that is drawn, in every theme: text at least
//! 4.5:1, edges of widgets and the focus at least 3:1 (WCAG 2.2).
//!
//! The colours are those of the shapes that egui hands to the graphics card.
//! Behind each text lies the last opaque area that was painted before it.

use brikke_app::{Rgb, words};
use eframe::egui::epaint::{ClippedShape, RectShape, TextShape};
use eframe::egui::{Color32, Event, Key, Pos2, Rect, Role, Shape, vec2};

use crate::stage::{Setting, Stage, english, on_button, seeded};
use brikke_engine::{Overrides, Preset, Rules};

const THEMES: [&str; 4] = [
    "reduced_motion = true\ntheme = \"classic\"\n",
    "reduced_motion = true\ntheme = \"dark\"\n",
    "reduced_motion = true\ntheme = \"high-contrast\"\n",
    "reduced_motion = true\ntheme = \"colour-blind\"\n",
];

const TEXT: f64 = 4.5;
const EDGE: f64 = 3.0;

/// Everything that was painted, in its order.
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

    /// The place of the dialog: the largest area painted over the backdrop.
    fn dialog(&self, window: Rect) -> Rect {
        let covers = |area: &RectShape| area.rect.contains_rect(window) && !area.fill.is_opaque();
        let backdrop = self.areas.iter().rposition(|(_, area)| covers(area));
        let over = &self.areas[backdrop.unwrap() + 1..];
        let opaque = over.iter().filter(|(_, area)| area.fill.is_opaque());
        let places = opaque.map(|(_, area)| area.rect);
        let largest = places.max_by(|one, other| one.area().total_cmp(&other.area()));
        largest.unwrap()
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
    check_edges_within(stage, stage.window(), place);
}

/// Checks the edges of the widgets in a part of the window.
fn check_edges_within(stage: &Stage, part: Rect, place: &str) {
    let painting = Painting::of(stage);
    let (number, rank) = (english("games-number"), english("scores-place"));
    // A square of the board that is edited: the cursor shows it. The rows of a
    // table are text, one below the other.
    let others = ["Row ".to_owned(), format!("{number} "), format!("{rank} ")];
    for (role, name, rect) in stage.widgets() {
        let is_other = others.iter().any(|other| name.starts_with(other));
        if is_other || !part.contains_rect(rect) {
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
fn empty_pages_are_easy_to_read() {
    for settings in THEMES {
        let mut stage = Stage::with(Setting {
            settings,
            size: vec2(760.0, 900.0),
            ..Setting::default()
        });
        for digit in ["4", "5", "6"] {
            stage.write(digit);
            stage.must_see(&words::capitalised(&english("keys-play")));
            check(&stage, &format!("{settings}, page {digit}"));
            stage.key(Key::Escape);
        }
    }
}

#[test]
fn lists_statistics_and_replays_are_easy_to_read() {
    for settings in THEMES {
        let mut stage = Stage::with(Setting {
            start: seeded(short_rules()),
            settings,
            size: vec2(760.0, 900.0),
            ..Setting::default()
        });
        play_to_the_end(&mut stage);
        for digit in ["4", "5", "6"] {
            stage.write(digit);
            stage.settle();
            check(&stage, &format!("{settings}, page {digit}"));
            stage.key(Key::Escape);
        }
        stage.write("4");
        stage.write("v");
        stage.settle();
        check(&stage, &format!("{settings}, replay"));
    }
}

/// Rules under which a game is short.
fn short_rules() -> Rules {
    let overrides = Overrides {
        size: "2x2".parse().ok(),
        ..Overrides::default()
    };
    Rules::new(Preset::Classic, overrides).unwrap()
}

/// Plays until nothing moves, and leaves for the menu.
fn play_to_the_end(stage: &mut Stage) {
    for _ in 0..8 {
        for key in [
            Key::ArrowLeft,
            Key::ArrowUp,
            Key::ArrowRight,
            Key::ArrowDown,
        ] {
            stage.key(key);
        }
    }
    stage.frames(200);
    for _ in 0..3 {
        stage.key(Key::Escape);
        stage.frames(40);
    }
}

#[test]
fn the_fields_and_buttons_of_dialogs_have_edges() {
    each_theme(|mut stage, theme| {
        stage.key(Key::ArrowLeft);
        for key in ["S", "o", "R"] {
            stage.write(key);
            stage.frames(30);
            let dialog = stage.page().dialog;
            assert!(dialog.is_some(), "{theme}, dialog of {key}");
            let dialog = Painting::of(&stage).dialog(stage.window());
            check_edges_within(&stage, dialog, &format!("{theme}, dialog of {key}"));
            stage.key(Key::Escape);
            stage.frames(30);
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
        check_texts(&stage, theme);
        // The rows end where the buttons for them begin.
        let foot = stage.place_of_button(&on_button("keys-reset"));
        let rows = stage.window().with_max_y(foot.top() - 8.0);
        check_edges_within(&stage, rows, theme);
    });
}

#[test]
fn the_rail_of_the_pace_is_seen() {
    each_theme(|mut stage, theme| {
        stage.click("Autoplay");
        stage.click("Corner – keeps the largest tile in a corner");
        let rect = stage.place(Role::Slider, &english("keys-speed"));
        let painting = Painting::of(&stage);
        let is_rail = |(_, area): &&(usize, RectShape)| {
            let is_long = area.rect.width() > 0.9 * rect.width();
            is_long && rect.expand(2.0).contains_rect(area.rect)
        };
        let (order, rail) = painting.areas.iter().find(is_rail).expect("a rail");
        let behind = painting.behind(*order, rail.rect.center());
        let found = contrast(rail.fill, behind);
        assert!(found >= EDGE, "{theme}: {found:.2}");
    });
}

#[test]
fn edges_are_strong_for_who_asks_for_contrast() {
    let mut stage = Stage::with(Setting {
        settings: THEMES[2],
        ..Setting::default()
    });
    stage.write("7");
    let painting = Painting::of(&stage);
    let rect = stage.place_of_button(&english("back"));
    let same =
        |(_, area): &&(usize, RectShape)| (area.rect.center() - rect.center()).length() < 1.0;
    let (_, area) = painting.areas.iter().find(same).unwrap();
    assert!(contrast(area.stroke.color, painting.page) >= 7.0);
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

/// The names of the filled buttons.
fn filled(stage: &Stage) -> Vec<String> {
    let theme = brikke_app::theme::Theme::Classic
        .colours()
        .selected
        .background;
    let fill = Color32::from_rgb(theme.red, theme.green, theme.blue);
    let painting = Painting::of(stage);
    let is_filled = |rect: Rect| {
        let same = |(_, area): &(usize, RectShape)| {
            area.fill == fill && area.rect.center().distance(rect.center()) < 1.0
        };
        painting.areas.iter().any(same)
    };
    let buttons = stage.widgets().into_iter();
    let buttons = buttons.filter(|(role, _, rect)| *role == Role::Button && is_filled(*rect));
    buttons.map(|(_, name, _)| name).collect()
}

#[test]
fn every_screen_has_one_filled_button_at_most() {
    let mut stage = Stage::with(Setting {
        start: seeded(short_rules()),
        settings: THEMES[0],
        ..Setting::default()
    });
    assert_eq!(filled(&stage), Vec::<String>::new(), "the game");
    stage.write("n");
    assert_eq!(filled(&stage), [english("new-game-start")], "a new game");
    stage.write("0");
    stage.key(Key::Escape);
    for _ in 0..8 {
        for key in [
            Key::ArrowLeft,
            Key::ArrowUp,
            Key::ArrowRight,
            Key::ArrowDown,
        ] {
            stage.key(key);
        }
    }
    stage.frames(200);
    assert_eq!(filled(&stage), [english("done")], "asked for a name");
    stage.key(Key::Escape);
    stage.frames(60);
    assert_eq!(filled(&stage), [on_button("action-restart")], "the end");
}

/// The lines around the widget at this place: their colours from the outside to
/// the inside, each at least two points thick.
fn ring(painting: &Painting, rect: Rect) -> Vec<Color32> {
    let is_line = |area: &RectShape| {
        let is_there = area.rect.center().distance(rect.center()) < 1.0;
        is_there && area.stroke.width >= 2.0 && rect.contains_rect(area.rect.shrink(0.1))
    };
    let mut lines: Vec<&RectShape> = painting.areas.iter().map(|(_, area)| area).collect();
    lines.retain(|area| is_line(area));
    lines.sort_by(|one, other| other.rect.width().total_cmp(&one.rect.width()));
    lines.iter().map(|area| area.stroke.color).collect()
}

#[test]
fn the_focus_of_a_filled_button_is_seen() {
    each_theme(|mut stage, theme| {
        stage.write("n");
        // The way to the button leads over all cards, and the last one is filled in
        // before it starts.
        let start = words::capitalised(&english("new-game-fill-in"));
        for _ in 0..30 {
            if stage.focused() == start {
                break;
            }
            stage.key(Key::Tab);
        }
        assert_eq!(stage.focused(), start);
        let rect = stage.button_named(&start).rect();
        let painting = Painting::of(&stage);
        let is_fill = |(_, area): &&(usize, RectShape)| {
            area.fill.is_opaque() && area.rect.center().distance(rect.center()) < 1.0
        };
        let (order, button) = painting.areas.iter().rfind(is_fill).unwrap();
        let page = painting.behind(*order, rect.left_center() - vec2(3.0, 0.0));
        let [outer, inner] = ring(&painting, rect).try_into().unwrap();
        for (one, other, what) in [
            (outer, page, "ring and page"),
            (outer, inner, "both lines of the ring"),
            (inner, button.fill, "ring and button"),
        ] {
            let found = contrast(one, other);
            assert!(found >= EDGE, "{theme}: {what}: {found:.2}");
        }
    });
}

#[test]
fn the_entry_of_a_menu_with_the_keyboard_is_seen() {
    each_theme(|mut stage, theme| {
        stage.click(&stage.game().more_label.clone());
        stage.key(Key::ArrowDown);
        let rect = stage.button_named(&stage.focused()).rect();
        let painting = Painting::of(&stage);
        let ring = ring(&painting, rect);
        let [line] = ring.as_slice() else {
            panic!("{theme}: {ring:?}");
        };
        let behind = painting.behind(usize::MAX, rect.center());
        assert!(contrast(*line, behind) >= EDGE, "{theme}");
    });
}

/// The height of the line that the digits of a number stand on.
fn baseline(stage: &Stage, number: &str) -> f32 {
    let painting = Painting::of(stage);
    let mut texts = painting.texts.iter().map(|(_, text)| text);
    let text = texts.rfind(|text| text.galley.text() == number).unwrap();
    let row = &text.galley.rows[0];
    text.pos.y + row.pos.y + row.row.glyphs[0].pos.y
}

#[test]
fn the_score_stands_on_one_line_with_and_without_a_comma() {
    let mut stage = Stage::playing();
    let before = baseline(&stage, &stage.game().score.value);
    for _ in 0..60 {
        for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowLeft, Key::ArrowDown] {
            stage.key(key);
        }
        if stage.game().score.value.contains(',') {
            break;
        }
        stage.key(Key::ArrowRight);
    }
    stage.frames(60);
    let score = stage.game().score.value;
    assert!(score.contains(','), "{score}");
    let after = baseline(&stage, &score);
    assert!((after - before).abs() < 1.0, "{before} and {after}");
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
