//! The state of the window: its screens, one upon another.

use std::time::{Duration, Instant};

use brikke_app::fresh;
use brikke_engine::Chance;
use eframe::egui::{Context, Theme, Ui, Vec2};

use crate::options::{Options, Start};
use crate::screen::{Next, Screen};
use crate::screens::{Menu, PlayScreen};
use crate::world::World;

/// How long a frame waits for a player at full speed.
const PLAYERS_TIME: Duration = Duration::from_millis(8);

/// The state of the window.
pub struct App {
    world: World,
    /// The menu, and what was opened upon it. Never empty.
    screens: Vec<Box<dyn Screen>>,
    is_over: bool,
    system_theme: Option<Theme>,
}

impl App {
    /// The window with its first screen.
    pub fn new(options: Options, ctx: &Context) -> App {
        let start = options.start.clone();
        let mut world = World::new(options, ctx);
        let mut screens: Vec<Box<dyn Screen>> = vec![Box::new(Menu::new(&world))];
        if let Start::Play {
            rules,
            seed,
            player,
        } = start
        {
            let chance = seed.map_or_else(fresh::chance, Chance::Seed);
            world.new_game(rules, chance);
            let mut screen = PlayScreen::new(world.take_told(), &mut world);
            if let Some(watched) = player {
                screen.watch(&watched, &mut world);
            }
            screens.push(Box::new(screen));
        }
        App {
            world,
            screens,
            is_over: false,
            system_theme: ctx.system_theme(),
        }
    }

    /// Shows the uppermost screen, and answers to what was done.
    pub fn show(&mut self, ui: &mut Ui) {
        scale(ui.ctx());
        self.follow_system(ui.ctx());
        self.world.begin_frame(ui.ctx());
        self.hear_players(ui.ctx());
        let screen = self.screens.last_mut();
        let next = screen.map(|screen| screen.show(ui, &mut self.world));
        self.go(next.unwrap_or(Next::Stay), ui.ctx());
    }

    /// Hands the answers of players to the screen: of one at full speed as
    /// many as come within a part of a frame.
    fn hear_players(&mut self, ctx: &Context) {
        let until = Instant::now() + PLAYERS_TIME;
        while let Some(answer) = self.world.thinking.next(until) {
            let screen = self.screens.last_mut();
            let next = screen.map(|screen| screen.answered(answer, &mut self.world));
            self.go(next.unwrap_or(Next::Stay), ctx);
        }
    }

    /// A system that becomes dark or light takes the window with it.
    fn follow_system(&mut self, ctx: &Context) {
        let system = ctx.system_theme();
        if system != self.system_theme {
            self.system_theme = system;
            self.world.follow_settings(ctx);
        }
    }

    fn go(&mut self, next: Next, ctx: &Context) {
        match next {
            Next::Stay => return,
            Next::Open(screen) => {
                self.screens.push(screen);
                begin_screen(ctx);
                return;
            }
            Next::Back => self.leave(),
            Next::Menu => self.screens.truncate(1),
            Next::Play => {
                self.screens.truncate(1);
                let told = self.world.take_told();
                let screen = PlayScreen::new(told, &mut self.world);
                self.screens.push(Box::new(screen));
            }
            Next::Quit => self.is_over = true,
        }
        begin_screen(ctx);
        if let Some(screen) = self.screens.last_mut() {
            screen.shown_again(&mut self.world);
        }
    }

    /// Leaves the uppermost screen, but never the menu.
    fn leave(&mut self) {
        if self.screens.len() > 1 {
            self.screens.pop();
        }
    }

    /// Whether the person has left.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// What a screen reader was last told to say.
    pub fn announced(&self) -> &str {
        self.world.announced()
    }

    /// What there is to draw of the game in hand, if there is one.
    pub fn view(&self) -> Option<brikke_play::View<'_>> {
        self.world.view()
    }

    /// Leaves everything kept.
    pub fn close(self) {
        self.world.close();
    }
}

/// Letters grow with large windows, and become smaller where nothing would
/// be left for the board.
fn scale(ctx: &Context) {
    let points = ctx.viewport_rect().size() * ctx.zoom_factor();
    let wanted = zoom(points);
    if (wanted - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(wanted);
    }
}

/// How large letters are in a window of this size: in steps, so that they do
/// not change with every pixel.
fn zoom(window: Vec2) -> f32 {
    let large = (window.min_elem() / 720.0 * 4.0).floor() / 4.0;
    let small = ((window.x / 420.0).min(window.y / 540.0) * 20.0).floor() / 20.0;
    if small < 1.0 {
        small.max(0.7)
    } else {
        large.clamp(1.0, 3.0)
    }
}

/// The keyboard goes to what the screen offers first.
fn begin_screen(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    ctx.request_repaint();
}

#[cfg(test)]
mod tests {
    use eframe::egui::vec2;

    use super::*;

    #[test]
    fn letters_grow_with_the_window_but_not_without_end() {
        let check = |width, height, expected: f32| {
            let found = zoom(vec2(width, height));
            assert!(
                (found - expected).abs() < 0.001,
                "{width}x{height}: {found}"
            );
        };
        check(100.0, 100.0, 0.7);
        check(320.0, 400.0, 0.7);
        check(420.0, 560.0, 1.0);
        check(1280.0, 800.0, 1.0);
        check(2560.0, 1440.0, 2.0);
        check(3840.0, 2160.0, 3.0);
        check(9000.0, 9000.0, 3.0);
    }
}
