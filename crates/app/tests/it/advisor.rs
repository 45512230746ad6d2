//! The stronger advisor, whose network a browser loads only when it is wanted.

use brikke_ai::learned::{Method, Progress, Record};
use brikke_app::page::{Body, DialogKind};
use brikke_app::{Destination, Effect, Face, Input, Options};
use brikke_engine::Rules;
use brikke_players::{Answer, PlayerAssets, PlayerSpec, Query, Reply, Request, Responder};

use crate::stage::{Stage, options, play};

/// A game in a browser, which could load a network of 14 MB.
fn browser() -> Stage {
    let mut stage = Stage::new(Options {
        face: Face::Browser,
        start: play(Rules::default(), None),
        ..options()
    });
    let training = Record {
        rules: Rules::default(),
        method: Method::default(),
        seed: 1,
        staged: false,
        progress: Progress::default(),
    };
    stage.app.offer_network(training, 14);
    stage.press("left");
    stage
}

/// Asks for a hint, and goes on where the game asks whether it may.
fn ask_hint(stage: &mut Stage) -> PlayerSpec {
    stage.press("i");
    if stage.page().dialog.is_some() {
        stage.press("enter");
    }
    stage.asked.last().expect("nobody is asked").player
}

/// Answers a request with this reply.
fn reply(stage: &mut Stage, request: &Request, reply: Reply) {
    let id = request.id;
    stage.input(Input::Player(Answer { id, reply }));
}

/// The answer to a request for a hint: somebody else's, in the name of the one
/// who was asked.
fn given_as(request: &Request) -> Answer {
    let mut asked = request.clone();
    asked.player = PlayerSpec::Corner;
    let mut reply = Responder::new(PlayerAssets::default(), 1).answer(&asked, &|_| {});
    if let Reply::Hint { player, .. } = &mut reply {
        *player = request.player;
    }
    Answer {
        id: request.id,
        reply,
    }
}

/// The request to load the stronger advisor.
fn load_advisor(stage: &mut Stage) -> Request {
    let effects = stage.app.handle(Input::LoadAdvisor, stage.now());
    let asked = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(request) if request.query == Query::Prepare => Some(request),
        _ => None,
    });
    asked.expect("nobody is to be loaded")
}

#[test]
fn a_hint_says_that_a_stronger_advisor_can_be_loaded_and_that_one_then_gives_it() {
    let mut stage = browser();
    assert_eq!(stage.game().stronger, None, "nobody is named yet");
    assert!(matches!(ask_hint(&mut stage), PlayerSpec::Expectimax(_)));
    stage.answer();
    let offer = stage.game().stronger.expect("nobody is offered");
    assert!(offer.contains("14"), "{offer}");
    let request = load_advisor(&mut stage);
    let player = request.player;
    assert!(matches!(player, PlayerSpec::Learned(_)));
    reply(&mut stage, &request, Reply::Loading { player, done: 0.5 });
    assert_eq!(stage.page().note.unwrap().progress, Some(50));
    reply(&mut stage, &request, Reply::Ready { player });
    assert_eq!(stage.asked.len(), 1, "the hint that is shown is renewed");
    let request = stage.asked.pop().unwrap();
    assert_eq!(request.player, player);
    assert_eq!(stage.game().stronger, None);
    stage.input(Input::Player(given_as(&request)));
    let hint = stage.game().hint.expect("no hint is shown");
    assert_eq!(hint.title, "Hint (Learned)");
}

#[test]
fn who_has_played_already_gives_the_next_hint_and_does_not_get_ready_any_longer() {
    let mut stage = browser();
    stage.press("p");
    if stage.dialog().kind == DialogKind::Assistance {
        stage.press("enter");
    }
    stage.press("enter");
    let request = stage.asked.pop().expect("nobody takes over");
    let player = request.player;
    assert!(matches!(player, PlayerSpec::Learned(_)));
    reply(&mut stage, &request, Reply::Loading { player, done: 1.0 });
    assert!(stage.page().note.is_some());
    let Query::Move(board) = request.query else {
        panic!("not a move but {:?}", request.query);
    };
    let direction = board.legal_directions().next().expect("nothing moves");
    reply(
        &mut stage,
        &request,
        Reply::Move {
            board,
            player,
            direction,
        },
    );
    let note = stage.page().note;
    assert!(note.is_none_or(|note| note.progress.is_none()));
    // The player is sent away, and asked for a hint.
    stage.press("p");
    assert!(matches!(ask_hint(&mut stage), PlayerSpec::Learned(_)));
}

#[test]
fn the_settings_say_that_a_stronger_advisor_can_be_loaded_until_it_is() {
    let mut stage = browser();
    stage.input(Input::Open(Destination::Settings));
    let about = |stage: &Stage| match stage.page().body {
        Body::Form(form) => form
            .fields
            .into_iter()
            .map(|field| field.about)
            .find(|about| about.contains("hints") && !about.contains('?')),
        body => panic!("not the settings but {body:?}"),
    };
    assert!(about(&stage).unwrap().contains("14 MB"));
    stage.input(Input::NetworkFound);
    assert!(!about(&stage).unwrap().contains("MB"));
}

#[test]
fn a_network_that_is_there_from_the_last_time_gives_the_hints_at_once() {
    let mut stage = browser();
    stage.input(Input::NetworkFound);
    assert!(matches!(ask_hint(&mut stage), PlayerSpec::Learned(_)));
    assert_eq!(stage.game().stronger, None);
}
