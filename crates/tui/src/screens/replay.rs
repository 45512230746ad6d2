//! A kept game, watched again.

mod judgement;

use brikke_engine::Game;
use brikke_play::{Command, Moment};
use brikke_store::{GameId, StoreError};
use crossterm::event::KeyCode;
use ratatui::Frame;

use crate::input::Input;
use crate::popup::Popup;
use crate::screen::{Next, Screen};
use crate::text_field::TextField;
use crate::widgets::board::{BoardWidget, fit};
use crate::world::World;
use crate::{panel, words};
use brikke_app::{Judgement, Playback, earlier};

/// A kept game, watched again.
pub(crate) struct Replay {
    id: GameId,
    game: Game,
    playback: Playback,
    /// The number of a move that is being written.
    jump: Option<TextField>,
    note: Option<String>,
    judgement: Judgement,
}

impl Replay {
    /// The game from its beginning.
    pub(crate) fn of(id: GameId, world: &World) -> Result<Replay, StoreError> {
        let store = world.store().ok_or(StoreError::NoSuchGame(id))?;
        let game = store.load(id)?.game;
        Ok(Replay {
            id,
            playback: Playback::new(game.plies().len()),
            game,
            jump: None,
            note: None,
            judgement: Judgement::None,
        })
    }

    /// Plays on from the position that is shown, for practice.
    fn take_over(&mut self, world: &mut World, now: Moment) -> Next {
        if let Err(error) = world.open(self.id, now) {
            self.note = Some(words::trouble(world.locale, &error));
            return Next::Stay;
        }
        world.apply(Command::GoToPly(self.playback.ply()), now);
        let told = world.apply(Command::Practise, now);
        world.leave_told(told);
        Next::Play
    }

    fn key(&mut self, code: KeyCode, world: &mut World, now: Moment) -> Next {
        self.note = None;
        match code {
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            KeyCode::Char('t') => return self.take_over(world, now),
            KeyCode::Char(' ') => self.playback.play_or_pause(now),
            KeyCode::Char('+') => self.playback.faster(),
            KeyCode::Char('-') => self.playback.slower(),
            KeyCode::Char('a') => self.judgement.begin_or_stop(&self.game, &world.stock),
            KeyCode::Char('n') => self.go_to_mistake(Judgement::next_mistake, world),
            KeyCode::Char('N' | 'p') => self.go_to_mistake(Judgement::previous_mistake, world),
            KeyCode::Char('g') => self.jump = Some(TextField::default()),
            code => self.step(code),
        }
        Next::Stay
    }

    fn go_to_mistake(&mut self, find: fn(&Judgement, usize) -> Option<usize>, world: &World) {
        self.note = self
            .judgement
            .go_to_mistake(find, &mut self.playback, world.locale);
    }

    /// Goes to another move and stays there.
    fn step(&mut self, code: KeyCode) {
        let now = self.playback.ply();
        let ply = match code {
            KeyCode::Right | KeyCode::Char('l' | '.') => now + 1,
            KeyCode::Left | KeyCode::Char('h' | ',') => now.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Down => now + 10,
            KeyCode::PageUp | KeyCode::Up => now.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => self.playback.plies(),
            _ => return,
        };
        self.playback.go_to(ply);
    }

    fn jump_key(&mut self, input: &Input, world: &World) {
        let Input::Key(key) = input else {
            return;
        };
        let Some(mut field) = self.jump.take() else {
            return;
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => match field.text().trim().parse::<usize>() {
                Ok(ply) if ply <= self.playback.plies() => self.playback.go_to(ply),
                _ => {
                    let plies = [("plies", self.playback.plies().into())];
                    self.note = Some(world.text_with("replay-not-a-move", &plies));
                }
            },
            _ => {
                field.key(key);
                self.jump = Some(field);
            }
        }
    }

    fn status(&self, world: &World) -> String {
        let values = [
            ("ply", self.playback.ply().into()),
            ("plies", self.playback.plies().into()),
        ];
        let position = world.text_with("replay-position", &values);
        let speed = world.text_with("replay-speed", &[("speed", self.playback.speed().into())]);
        let score = match self.playback.ply() {
            0 => self.game.opening_score(),
            ply => self.game.turn(ply).map_or(0, |turn| turn.score),
        };
        let score = format!("{} {score}", world.text("play-score"));
        [position, score, world.text(self.playback.state()), speed].join(" · ")
    }
}

impl Screen for Replay {
    fn handle(&mut self, input: &Input, world: &mut World, now: Moment) -> Next {
        match input {
            Input::Wake => {
                self.judgement.look();
                self.playback.wake(now);
            }
            Input::Key(_) if self.jump.is_some() => self.jump_key(input, world),
            Input::Key(key) => return self.key(key.code, world, now),
            Input::Scroll { down } => self.step(if *down { KeyCode::Right } else { KeyCode::Left }),
            _ => {}
        }
        Next::Stay
    }

    fn draw(&self, frame: &mut Frame<'_>, world: &World, _now: Moment) {
        let look = &world.look;
        panel::page(frame, look);
        let values = [("number", self.id.to_string().into())];
        let number = world.text_with("statistics-game", &values);
        panel::title(
            frame,
            look,
            &format!("{} · {number}", world.text("replay-title")),
        );
        let area = panel::inside(frame.area());
        panel::message(
            frame,
            panel::row(frame.area(), 1),
            look.page(),
            &self.status(world),
        );
        let shown = (
            self.game.rules().size(),
            self.playback.ply(),
            self.playback.plies(),
        );
        let area = judgement::draw(&self.judgement, frame, world, area, shown);
        if let (Some(board), Ok(_)) = (
            self.game.board_after(self.playback.ply()),
            fit(self.game.rules().size(), area),
        ) {
            frame.render_widget(BoardWidget::new(board, look), area);
        } else {
            panel::message(frame, area, look.warning(), &world.text("window-too-small"));
        }
        let keys = [
            ("←→", "replay-step"),
            ("space", "replay-play"),
            ("+-", "keys-speed"),
            self.judgement.key(),
            ("t", "replay-take-over"),
            ("g", "replay-jump"),
            ("esc", "keys-back"),
        ];
        panel::keys_line(frame, world, &world.keys(&keys));
        self.draw_over(frame, world);
    }

    fn next_wake(&self, _world: &World, now: Moment) -> Option<Moment> {
        earlier(self.playback.due(), self.judgement.next_look(now))
    }
}

impl Replay {
    fn draw_over(&self, frame: &mut Frame<'_>, world: &World) {
        let popup = match (&self.jump, &self.note) {
            (Some(field), _) => {
                let plies = [("plies", self.playback.plies().into())];
                Popup {
                    text: world.text_with("replay-jump-prompt", &plies),
                    field: Some(field.text().to_owned()),
                    ..Popup::default()
                }
            }
            (None, Some(note)) => Popup {
                text: note.clone(),
                ..Popup::default()
            },
            (None, None) => return,
        };
        let title = world.text("replay-title");
        Popup { title, ..popup }.draw(frame, &world.look);
    }
}
