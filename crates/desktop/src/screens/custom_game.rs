//! Rules of one's own, written into a form.

use brikke_app::RulesForm;
use brikke_engine::{AtGoal, LostWhen, Rules};
use eframe::egui::{Button, ComboBox, Grid, RichText, TextEdit, Ui, vec2};

use crate::parts::{Page, focus_first};
use crate::screen::{Next, Screen};
use crate::world::World;

/// The form of rules.
pub(crate) struct CustomGame {
    form: RulesForm,
}

impl CustomGame {
    /// The form, filled in with these rules.
    pub(super) fn new(rules: &Rules) -> CustomGame {
        CustomGame {
            form: RulesForm::of(rules),
        }
    }

    fn begin(&self, world: &mut World) -> Next {
        let (Ok(rules), Ok(chance)) = (
            self.form.rules(world.locale),
            self.form.chance(world.locale),
        ) else {
            return Next::Stay;
        };
        world.new_game(rules, chance);
        Next::Play
    }

    fn show_fields(&mut self, ui: &mut Ui, world: &World) {
        let form = &mut self.form;
        let fields = [
            ("new-game-size", &mut form.size, None),
            ("new-game-new-tiles", &mut form.tiles, None),
            ("new-game-start-tiles", &mut form.start, None),
            ("new-game-goal", &mut form.goal, Some("new-game-goal-none")),
            (
                "new-game-seed",
                &mut form.seed,
                Some("new-game-seed-random"),
            ),
        ];
        for (index, (id, text, when_empty)) in fields.into_iter().enumerate() {
            let name = ui.label(world.text(id));
            let hint = when_empty.map_or(String::new(), |id| world.text(id));
            let field = TextEdit::singleline(text)
                .hint_text(hint)
                .desired_width(180.0);
            let field = ui.add(field).labelled_by(name.id);
            if index == 0 {
                focus_first(ui, &field);
            }
            field.on_hover_text(world.text(&format!("{id}-about")));
            ui.end_row();
        }
    }

    fn show_choices(&mut self, ui: &mut Ui, world: &World) {
        ui.label(world.text("new-game-at-goal"));
        let name = |at: AtGoal| world.text(&format!("new-game-at-goal-{at}"));
        ComboBox::from_id_salt("at goal")
            .selected_text(name(self.form.at_goal))
            .show_ui(ui, |ui| {
                for at in [AtGoal::Continue, AtGoal::Stop] {
                    ui.selectable_value(&mut self.form.at_goal, at, name(at));
                }
            });
        ui.end_row();
        ui.label(world.text("new-game-lost-when"));
        let name = |when: LostWhen| world.text(&format!("new-game-lost-when-{when}"));
        ComboBox::from_id_salt("lost when")
            .selected_text(name(self.form.lost_when))
            .show_ui(ui, |ui| {
                for when in [LostWhen::Stuck, LostWhen::Full] {
                    ui.selectable_value(&mut self.form.lost_when, when, name(when));
                }
            });
        ui.end_row();
    }
}

impl Screen for CustomGame {
    fn show(&mut self, ui: &mut Ui, world: &mut World) -> Next {
        let mut next = Next::Stay;
        let [title, custom] = ["new-game-title", "preset-custom"].map(|id| world.text(id));
        let page = Page::new(format!("{title} · {custom}"));
        let back = page.show(ui, world, |ui, world| {
            let grid = Grid::new("form").num_columns(2);
            grid.spacing(vec2(16.0, 10.0)).show(ui, |ui| {
                self.show_fields(ui, world);
                self.show_choices(ui, world);
            });
            let problem = self.form.problem(world.locale);
            let is_possible = problem.is_none();
            if let Some(problem) = problem {
                ui.colored_label(world.look.colours().warning, problem);
            }
            ui.add_space(8.0);
            let start = RichText::new(world.text("new-game-start")).size(17.0);
            let button = Button::new(start).min_size(vec2(140.0, 40.0));
            let by_key = world.takes_press("enter");
            if (ui.add_enabled(is_possible, button).clicked() || by_key) && is_possible {
                next = self.begin(world);
            }
        });
        if back { Next::Back } else { next }
    }
}
