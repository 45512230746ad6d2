//! The number of a move that is written, to go there.

use super::ReplayScreen;
use crate::Input;
use crate::context::Context;
use crate::page::{Dialog, DialogKind};
use crate::text_field::TextField;

impl ReplayScreen {
    pub(super) fn jump(&mut self, mut field: TextField, input: &Input, context: &mut Context) {
        match input {
            Input::Press(key) if key.name == "esc" => {}
            Input::Press(key) if key.name == "enter" => match field.text().trim().parse() {
                Ok(ply) if ply <= self.playback.plies() => self.playback.go_to(ply),
                _ => {
                    let plies = [("plies", self.playback.plies().into())];
                    let problem = context.text_with("replay-not-a-move", &plies);
                    context.announce(problem.clone());
                    self.jump = Some((field, Some(problem)));
                }
            },
            input => {
                field.handle(input);
                self.jump = Some((field, None));
            }
        }
    }

    pub(super) fn dialog(&self, context: &Context) -> Option<Dialog> {
        let (field, problem) = self.jump.as_ref()?;
        let plies = [("plies", self.playback.plies().into())];
        Some(Dialog {
            kind: DialogKind::Jump,
            title: context.text("replay-title"),
            text: context.text_with("replay-jump-prompt", &plies),
            field: Some(field.text().to_owned()),
            answers: Vec::new(),
            selected: None,
            problem: problem.clone(),
            accept: Some(context.text("done")),
            cancel: Some(context.text("cancel")),
            is_quiet: false,
            is_offered: false,
            short: String::new(),
        })
    }
}
