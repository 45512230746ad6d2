//! The application in a window: inputs in, pages drawn, effects carried out.

use brikke_app::page::{Body, Page};
use brikke_app::settings::{Forced, ThemeChoice};
use brikke_app::theme::Theme;
use brikke_app::{App, Effect, Input, Moment, NoEntropy, Options};
use eframe::egui::{self, Context, Popup, Ui, ViewportCommand};

use crate::announcement::Announcement;
use crate::canvas::Canvas;
use crate::clock::Clock;
use crate::events::translate;
use crate::focus::Focus;
use crate::look::Look;
use crate::number_pad::NumberPad;
use crate::pages;
use crate::pictures::Pictures;
use crate::players::Players;
use crate::sound::Speaker;
use crate::swipe::Swipe;
use crate::zoom;

/// The application in a window. It decides nothing: it draws the pages of
/// [`App`] and translates egui's events into its inputs.
pub struct Desktop {
    app: App,
    players: Players,
    clock: Clock,
    /// The theme that the command line asks for.
    theme: Forced<ThemeChoice>,
    appearance: Option<Appearance>,
    focus: Focus,
    swipe: Swipe,
    number_pad: NumberPad,
    pictures: Pictures,
    speaker: Speaker,
    /// The title that the window got last.
    title: String,
    announcement: Announcement,
    /// True while a player goes at full speed.
    is_hurried: bool,
    /// The moment at which the application wants to be woken.
    wake: Option<Moment>,
    /// A menu lies over the page.
    has_menu: bool,
    has_quit: bool,
}

/// Everything that egui's style follows from.
#[derive(Clone, Copy, PartialEq)]
struct Appearance {
    look: Look,
    reduced_motion: bool,
    /// The widest explanation of a button.
    tooltip_width: u16,
}

/// The widest explanation of a button: all of it is inside of the window.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to the widest"
)]
fn tooltip_width(ctx: &Context) -> u16 {
    const WIDEST: f32 = 400.0;
    /// The frame around it, and some room at both sides.
    const MARGIN: f32 = 40.0;
    (ctx.content_rect().width() - MARGIN).clamp(0.0, WIDEST) as u16
}

impl Desktop {
    /// The application with its first page.
    ///
    /// # Errors
    ///
    /// The system has no randomness for the players.
    pub fn new(mut options: Options, clock: Clock, ctx: &Context) -> Result<Desktop, NoEntropy> {
        let now = clock.now(ctx);
        let players = Players::new(&mut options, ctx)?;
        let (app, effects) = App::new(options, now);
        let look = app.page(now).look;
        let mut desktop = Desktop {
            app,
            players,
            clock,
            theme: Forced::new(None),
            appearance: None,
            focus: Focus::default(),
            swipe: Swipe::default(),
            number_pad: NumberPad::default(),
            pictures: Pictures::default(),
            speaker: Speaker::default(),
            title: String::new(),
            announcement: Announcement::default(),
            is_hurried: false,
            wake: None,
            has_menu: false,
            has_quit: false,
        };
        desktop.carry_out(effects, ctx);
        desktop.follow_look(look, ctx);
        Ok(desktop)
    }

    /// The number pad, whose digits egui does not tell apart.
    pub fn number_pad(&self) -> NumberPad {
        self.number_pad.clone()
    }

    /// Hears of digits from this number pad.
    #[must_use]
    pub fn with_number_pad(mut self, number_pad: NumberPad) -> Desktop {
        self.number_pad = number_pad;
        self
    }

    /// With this theme, unless it is none, until the person changes the setting.
    #[must_use]
    pub fn with_theme(mut self, theme: Option<ThemeChoice>) -> Desktop {
        self.theme = Forced::new(theme);
        self
    }

    /// Draws one frame.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        zoom::follow_window(&ctx);
        let now = self.clock.now(&ctx);
        self.take_answers(now, &ctx);
        let pictures = self.pictures.hand_out(&ctx);
        self.handle(pictures, now, &ctx);
        let inputs = translate(&ctx, &self.focus, &mut self.swipe, &self.number_pad);
        self.handle(inputs.early, now, &ctx);
        self.follow_menus(now, &ctx);
        self.tick(now, &ctx);
        let page = self.app.page(now);
        if self.follow_look(page.look, &ctx) {
            ui.reset_style();
        }
        self.follow_title(&page, &ctx);
        self.announcement.show(ui);
        let clicked = self.draw(ui, &page);
        if !clicked.is_empty() || !inputs.late.is_empty() {
            ctx.request_repaint();
        }
        self.handle(clicked, now, &ctx);
        self.handle(inputs.late, now, &ctx);
        self.request_frames(&page, now, &ctx);
    }

    /// Says when a menu is opened over the page, and when it is closed.
    fn follow_menus(&mut self, now: Moment, ctx: &Context) {
        let has_menu = Popup::is_any_open(ctx);
        if has_menu != self.has_menu {
            self.has_menu = has_menu;
            let input = if has_menu {
                Input::MenuOpened
            } else {
                Input::MenuClosed
            };
            self.handle(vec![input], now, ctx);
        }
    }

    /// Draws a page. Returns the inputs of the widgets that were used.
    fn draw(&mut self, ui: &mut Ui, page: &Page) -> Vec<Input> {
        let Some(appearance) = self.appearance else {
            return Vec::new();
        };
        let mut canvas = Canvas {
            look: appearance.look,
            reduced_motion: appearance.reduced_motion,
            focus: std::mem::take(&mut self.focus),
            board: None,
            is_pictured: self.pictures.is_taking(),
            inputs: Vec::new(),
        };
        canvas.focus.begin_page(ui.ctx(), page);
        pages::show(ui, &mut canvas, page);
        self.focus = canvas.focus;
        self.pictures.board_at(canvas.board);
        self.pictures.take(ui.ctx());
        canvas.inputs
    }

    /// Hands the answers of players over, for a part of a frame at most.
    fn take_answers(&mut self, now: Moment, ctx: &Context) {
        let until = Players::budget();
        while let Some(answer) = self.players.next(until, self.is_hurried) {
            self.handle(vec![Input::Player(answer)], now, ctx);
        }
        if Players::is_spent(until) {
            // More answers may wait.
            ctx.request_repaint();
        }
    }

    fn tick(&mut self, now: Moment, ctx: &Context) {
        if self.wake.is_some_and(|wake| wake <= now) {
            self.handle(vec![Input::Tick], now, ctx);
        }
    }

    fn handle(&mut self, inputs: Vec<Input>, now: Moment, ctx: &Context) {
        for input in inputs {
            let effects = self.app.handle(input, now);
            self.carry_out(effects, ctx);
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>, ctx: &Context) {
        for effect in effects {
            match effect {
                Effect::Ask(request) => self.players.ask(request),
                Effect::Forget(kind) => self.players.forget(kind),
                Effect::Copy(text) => ctx.copy_text(text),
                // Only a browser has addresses to share, and may be on a phone.
                Effect::Share { .. } | Effect::Vibrate(_) => {}
                Effect::Announce(sentence) => self.announcement.add(&sentence),
                Effect::File(request) => {
                    let answer = Input::FileAnswer(request.carry_out());
                    self.handle(vec![answer], self.clock.now(ctx), ctx);
                }
                Effect::Picture(path) => self.pictures.want(path, ctx),
                Effect::Sound(sound) => self.speaker.play(sound),
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    /// Lets egui draw as the settings and the system say. True: something has
    /// changed.
    fn follow_look(&mut self, look: brikke_app::page::Appearance, ctx: &Context) -> bool {
        let is_dark = ctx.system_theme() == Some(egui::Theme::Dark);
        let appearance = Appearance {
            look: Look::new(Theme::chosen(self.theme.over(look.theme), is_dark)),
            reduced_motion: look.reduced_motion,
            tooltip_width: tooltip_width(ctx),
        };
        let has_changed = self.appearance != Some(appearance);
        if has_changed {
            let widest = appearance.tooltip_width;
            appearance
                .look
                .apply(ctx, look.reduced_motion, f32::from(widest));
            self.appearance = Some(appearance);
            ctx.request_repaint();
        }
        has_changed
    }

    /// Gives the window the title of the page.
    fn follow_title(&mut self, page: &Page, ctx: &Context) {
        if self.title != page.window_title {
            self.title.clone_from(&page.window_title);
            ctx.send_viewport_cmd(ViewportCommand::Title(self.title.clone()));
        }
    }

    /// Opens a file, a recording or a link that was given to the program.
    pub fn open(&mut self, what: String, ctx: &Context) {
        let now = self.clock.now(ctx);
        self.handle(vec![Input::OpenFile(what)], now, ctx);
        ctx.request_repaint();
    }

    /// Asks for the frames that the page needs, and no others.
    fn request_frames(&mut self, page: &Page, now: Moment, ctx: &Context) {
        let (is_moving, is_hurried) = match &page.body {
            Body::Game(game) => (
                game.board.is_moving || game.rising.is_some(),
                game.autoplay
                    .as_ref()
                    .is_some_and(|autoplay| autoplay.is_running && autoplay.is_at_full_speed),
            ),
            Body::Replay(replay) => (replay.board.is_moving, false),
            _ => (false, false),
        };
        self.is_hurried = is_hurried;
        self.wake = self.app.next_wake(now);
        if is_moving {
            ctx.request_repaint();
        } else if let Some(wake) = self.wake {
            ctx.request_repaint_after(wake.since(now));
        }
    }

    /// The window is about to be closed.
    pub fn close_requested(&mut self, ctx: &Context) {
        let now = self.clock.now(ctx);
        self.handle(vec![Input::Quit], now, ctx);
    }

    /// True once the person has left.
    pub const fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The sentences that a screen reader got last.
    pub fn announced(&self) -> &str {
        self.announcement.text()
    }

    /// The page that is shown at the moment of this frame.
    pub fn page(&self, ctx: &Context) -> Page {
        self.app.page(self.clock.now(ctx))
    }

    /// Saves everything.
    ///
    /// # Errors
    ///
    /// The sentence says what could not be saved.
    pub fn close(self, ctx: &Context) -> Result<(), String> {
        let now = self.clock.now(ctx);
        self.app.close(now)
    }
}
