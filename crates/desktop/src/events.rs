//! egui's events as inputs of the application.

use brikke_app::{Input, Key as Pressed};
use eframe::egui::{Context, Event, Key, ViewportCommand};

use crate::focus::{Delivery, Focus, Holder};
use crate::number_pad::NumberPad;
use crate::press::names;
use crate::swipe::Swipe;

/// The inputs of the keys, drags and pastes of one frame, in their order.
#[derive(Default)]
pub(crate) struct FrameInputs {
    /// The inputs to handle before the page is drawn.
    pub(crate) early: Vec<Input>,
    /// The inputs to handle after the page is drawn.
    pub(crate) late: Vec<Input>,
}

/// Translates the events of this frame.
pub(crate) fn translate(
    ctx: &Context,
    focus: &Focus,
    swipe: &mut Swipe,
    pad: &NumberPad,
) -> FrameInputs {
    let mut inputs = FrameInputs::default();
    if ctx.dragged_id().is_some() || !focus.takes_swipes() {
        swipe.cancel();
    }
    inputs.early.extend(dropped(ctx));
    for event in ctx.input(|input| input.events.clone()) {
        if is_full_screen_key(&event) {
            turn_full_screen(ctx);
            continue;
        }
        if let Event::Paste(text) = event {
            paste(ctx, focus, text, &mut inputs);
            continue;
        }
        if let Event::WindowFocused(has_it) = event {
            let input = [Input::FocusLost, Input::FocusGained][usize::from(has_it)].clone();
            inputs.early.push(input);
        }
        for name in names(&event) {
            let is_on_pad = pad.has_typed(&name);
            press(ctx, focus, Pressed { name, is_on_pad }, &mut inputs);
        }
        if focus.takes_swipes() && ctx.dragged_id().is_none() {
            inputs.early.extend(swipe.event(&event).map(Input::Do));
        }
    }
    pad.clear();
    if focus.is_quiet() {
        withhold_keys(ctx);
    }
    inputs
}

/// Keeps the keys of this frame from all widgets.
fn withhold_keys(ctx: &Context) {
    ctx.input_mut(|input| {
        let is_key = |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_));
        input.events.retain(|event| !is_key(event));
    });
}

fn press(ctx: &Context, focus: &Focus, key: Pressed, inputs: &mut FrameInputs) {
    let holder = focus.holder(ctx);
    let name = &key.name;
    if let Some(beside) = focus.part_beside(ctx, name) {
        focus.follow(ctx, holder);
        return ctx.memory_mut(|memory| memory.request_focus(beside));
    }
    if holder == Holder::Entry && focus.is_for_grid(name) {
        focus.follow(ctx, holder);
        inputs.early.extend(focus.step(name).map(Input::Mark));
        return;
    }
    match focus.delivery(name, holder) {
        Delivery::Early => {
            focus.follow(ctx, holder);
            inputs.early.push(Input::Press(key));
        }
        Delivery::Late => inputs.late.push(Input::Press(key)),
        Delivery::Never => {}
    }
}

/// The files that were dropped onto the window.
fn dropped(ctx: &Context) -> Vec<Input> {
    let files = ctx.input(|input| input.raw.dropped_files.clone());
    let paths = files.iter().map(|file| file.path().display().to_string());
    paths.map(Input::OpenFile).collect()
}

/// True for the key that fills the screen with every window.
fn is_full_screen_key(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::F11,
            pressed: true,
            repeat: false,
            ..
        }
    )
}

fn turn_full_screen(ctx: &Context) {
    let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
}

/// A text field reads pasted text by itself.
fn paste(ctx: &Context, focus: &Focus, text: String, inputs: &mut FrameInputs) {
    if focus.is_free_for_text(ctx) {
        inputs.early.push(Input::Write(text));
    }
}
