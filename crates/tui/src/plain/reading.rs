//! What is read out: the board, the scores, the commands.

use std::io::{self, Write};

use brikke_play::{Category, Mode};

use super::Plain;
use crate::words;
use brikke_app::now;

impl<W: Write> Plain<W> {
    /// Reads the board out, row by row, and how the game stands.
    pub(super) fn read_out(&mut self) -> io::Result<()> {
        let mut sentences = self.rows();
        let world = &self.world;
        if let Some(view) = world.view(now()) {
            let rules = words::rules(world.locale, view.rules);
            let size = view.rules.size().to_string();
            let values = [("rules", rules.into()), ("size", size.into())];
            sentences.insert(0, world.text_with("plain-rules", &values));
            if view.mode == Mode::Practice {
                sentences.push(world.text("play-practice"));
            }
        }
        sentences.push(self.status());
        self.say(&sentences.join("\n"))
    }

    /// The board, row by row.
    pub(super) fn rows(&self) -> Vec<String> {
        let world = &self.world;
        let Some(view) = world.view(now()) else {
            return Vec::new();
        };
        let empty = world.text("plain-empty");
        let mut rows = vec![Vec::new(); usize::from(view.board.size().rows())];
        for (square, tile) in view.board.cells() {
            let cell = tile.map_or_else(|| empty.clone(), |rank| rank.to_string());
            rows[usize::from(square.row)].push(cell);
        }
        let separator = world.text("list-separator");
        let sentence = |(row, cells): (usize, Vec<String>)| {
            let values = [
                ("row", row.into()),
                ("cells", cells.join(&separator).into()),
            ];
            world.text_with("plain-row", &values)
        };
        (1..).zip(rows).map(sentence).collect()
    }

    /// How the game stands.
    pub(super) fn status(&self) -> String {
        let Some(view) = self.world.view(now()) else {
            return String::new();
        };
        let values = [
            ("score", view.score.into()),
            ("moves", view.moves.into()),
            ("best", view.best.into()),
        ];
        self.world.text_with("plain-status", &values)
    }

    /// Reads the best scores under the rules in hand out.
    pub(super) fn read_scores(&mut self) -> io::Result<()> {
        let world = &self.world;
        let rules = world
            .session()
            .map(|session| session.game().rules().clone());
        let (Some(store), Some(rules)) = (world.store(), rules) else {
            return Ok(());
        };
        let mut sentences = vec![world.text("scores-title")];
        for (kind, id) in [
            (Category::Clean, "scores-clean"),
            (Category::Assisted, "scores-assisted"),
        ] {
            let lines = store.scores(&rules, kind).unwrap_or_default();
            if !lines.is_empty() {
                sentences.push(world.text(id));
            }
            for line in lines {
                let values = [
                    ("place", line.place.into()),
                    ("name", line.shown_name().into()),
                    ("score", line.score.into()),
                ];
                sentences.push(world.text_with("plain-score-line", &values));
            }
        }
        if sentences.len() == 1 {
            sentences.push(world.text("scores-empty"));
        }
        self.say(&sentences.join("\n"))
    }

    /// Reads the commands out.
    pub(super) fn read_help(&mut self) -> io::Result<()> {
        let parts = [
            "title", "move", "undo", "new", "keep", "hint", "autoplay", "board", "scores",
            "bookmark", "help", "quit",
        ];
        let sentences = parts.map(|part| self.world.text(&format!("plain-help-{part}")));
        self.say(&sentences.join("\n"))
    }
}
