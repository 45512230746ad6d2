//! Players for a browser: a worker beside the page asks them, so that the page
//! never waits.

#![forbid(unsafe_code)]

use std::sync::Arc;

use brikke_ai::learned::Network;
use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::{Board, Rules};
use brikke_players::{Answer, Message, PlayerAssets, PlayerSpec, Query, Request, Responder};
use wasm_bindgen::prelude::*;

/// Players that answer requests.
#[wasm_bindgen]
pub struct Thinker {
    responder: Responder,
    assets: PlayerAssets,
    seed: u64,
    has_network: bool,
    /// The analysis that is under way.
    analysis: Option<Request>,
    answers: Vec<Message>,
}

/// An answer, for the page.
#[wasm_bindgen]
#[derive(Debug, Clone)]
pub struct Reply(Message);

#[wasm_bindgen]
impl Reply {
    /// Its lines.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.0.text.clone()
    }

    /// What was said of moves.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> Vec<u8> {
        self.0.bytes.clone()
    }
}

#[wasm_bindgen]
impl Thinker {
    /// Players that draw lots by this seed.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: u64) -> Thinker {
        let assets = PlayerAssets::default().making_tables();
        Thinker {
            responder: Responder::new(assets.clone(), seed),
            assets,
            seed,
            has_network: false,
            analysis: None,
            answers: Vec::new(),
        }
    }

    /// True if the request needs the network, which is not there yet.
    pub fn needs_network(&self, text: &str, bytes: &[u8]) -> bool {
        let request = Request::from_message(&message(text, bytes));
        let is_learned = |request: &Request| matches!(request.player, PlayerSpec::Learned(_));
        !self.has_network && request.as_ref().is_some_and(is_learned)
    }

    /// True if the request needs an endgame table, which takes seconds to make.
    pub fn needs_table(&self, text: &str, bytes: &[u8]) -> bool {
        let request = Request::from_message(&message(text, bytes));
        request.is_some_and(|request| match request.player {
            PlayerSpec::Endgame(table) => self.assets.will_make_table(table),
            _ => false,
        })
    }

    /// Takes the network; false if the bytes are none.
    pub fn take_network(&mut self, bytes: &[u8]) -> bool {
        let Ok(network) = Network::read(bytes) else {
            return false;
        };
        self.assets = self.assets.clone().with_network(Arc::new(network));
        self.responder = Responder::new(self.assets.clone(), self.seed);
        self.has_network = true;
        true
    }

    /// Says how much of the network of a request is loaded, from 0 to 1.
    pub fn loading(&mut self, text: &str, done: f64) {
        if let Some(request) = Request::from_message(&message(text, &[])) {
            let player = request.player;
            let reply = brikke_players::Reply::Loading { player, done };
            self.put(&request, reply);
        }
    }

    /// Answers a request. An analysis is begun, and goes on with
    /// [`Thinker::go_on`].
    pub fn ask(&mut self, text: &str, bytes: &[u8]) {
        let Some(mut request) = Request::from_message(&message(text, bytes)) else {
            return;
        };
        if let Query::Analysis { .. } = request.query {
            self.analysis = Some(request);
            return;
        }
        self.answer(&mut request);
    }

    /// Goes on with the analysis, a piece at a time; false if there is none, or
    /// it is done.
    pub fn go_on(&mut self) -> bool {
        let Some(mut request) = self.analysis.take() else {
            return false;
        };
        if !self.answer(&mut request) {
            self.analysis = Some(request);
        }
        self.analysis.is_some()
    }

    /// Forgets the analysis.
    pub fn forget_analysis(&mut self) {
        self.analysis = None;
    }

    /// The answers since the last time.
    pub fn take_answers(&mut self) -> Vec<Reply> {
        let answers = std::mem::take(&mut self.answers);
        answers.into_iter().map(Reply).collect()
    }

    /// Answers a request, or a piece of it; true if that was the last.
    fn answer(&mut self, request: &mut Request) -> bool {
        let mut replies = Vec::new();
        let last = self
            .responder
            .answer_piece(request, &mut |reply| replies.push(reply));
        let is_done = last.is_some();
        for reply in replies.into_iter().chain(last) {
            self.put(request, reply);
        }
        is_done
    }

    fn put(&mut self, request: &Request, reply: brikke_players::Reply) {
        let answer = Answer {
            id: request.id,
            reply,
        };
        self.answers.push(answer.to_message());
    }
}

/// The boards whose search [`search_positions`] measures: as good players reach
/// them, from roomy to nearly full. `brikke bench` has the same.
const MIDDLE_GAMES: [&str; 4] = [
    "2,0,0,0/4,2,0,0/16,8,2,0/128,32,8,4",
    "0,2,4,0/2,16,8,2/4,64,32,8/1024,256,128,16",
    "2,4,2,0/8,32,4,2/16,64,256,8/4096,2048,512,128",
    "2,8,4,2/4,16,64,8/2,128,512,32/8192,4096,1024,0",
];

/// Searches some boards with `expectimax` and its usual effort; says how many
/// slides it tried and valued. `web/search_speed.mjs` measures it.
#[wasm_bindgen]
pub fn search_positions() -> f64 {
    let rules = Rules::default();
    let mut player = Expectimax::new(Effort::Usual);
    player.new_game(1);
    let boards = MIDDLE_GAMES.iter().filter_map(|text| text.parse().ok());
    for board in boards.flat_map(|board: Board| board.symmetries()) {
        player.values(&board, &rules);
    }
    #[expect(clippy::cast_precision_loss, reason = "JavaScript's numbers")]
    let positions = 4.0 * player.boards_seen() as f64;
    positions
}

fn message(text: &str, bytes: &[u8]) -> Message {
    Message {
        text: text.to_owned(),
        bytes: bytes.to_vec(),
    }
}
