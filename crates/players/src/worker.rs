//! Requests answered on threads of their own.

mod lane;

use std::sync::{Arc, OnceLock};
use std::thread;

use crate::assets::PlayerAssets;
use crate::load::LoadError;
use crate::request::{Answer, Reply, Request, RequestKind};
use crate::responder::Responder;
use lane::{Lane, OnAnswer};

/// Answers requests while the program goes on. Its threads end with it.
///
/// There is one request of each [`RequestKind`] at a time: the next one
/// replaces it. Each kind has a thread of its own, so that none waits for
/// another. A request that is replaced or forgotten is no longer worked on;
/// only the load of a player that the next request needs too goes on.
pub struct PlayerWorker {
    assets: PlayerAssets,
    seed: u64,
    on_answer: Arc<OnAnswer>,
    lanes: [LaneThread; RequestKind::ALL.len()],
}

/// A lane, and whether its thread could be started when it was first needed.
#[derive(Default)]
struct LaneThread {
    lane: Arc<Lane>,
    started: OnceLock<bool>,
}

impl PlayerWorker {
    /// A worker that hands its answers to `on_answer`, on threads of its own.
    /// Players that draw lots draw them by the seed.
    pub fn new(
        assets: PlayerAssets,
        seed: u64,
        on_answer: impl Fn(Answer) + Send + Sync + 'static,
    ) -> PlayerWorker {
        PlayerWorker {
            assets,
            seed,
            on_answer: Arc::new(on_answer),
            lanes: Default::default(),
        }
    }

    /// Asks, in the place of the last request of the same kind.
    pub fn ask(&self, request: Request) {
        let kind = request.query.kind();
        if self.start(kind) {
            self.lane(kind).lane.ask(request);
        } else {
            (self.on_answer)(Answer {
                id: request.id,
                reply: Reply::Failed {
                    player: request.player,
                    error: LoadError::NoThread.into(),
                },
            });
        }
    }

    /// Stops the work on the request of this kind.
    pub fn forget(&self, kind: RequestKind) {
        self.lane(kind).lane.forget();
    }

    fn lane(&self, kind: RequestKind) -> &LaneThread {
        &self.lanes[kind as usize]
    }

    /// True if the thread of this kind runs; it starts with the first request.
    fn start(&self, kind: RequestKind) -> bool {
        let LaneThread { lane, started } = self.lane(kind);
        *started.get_or_init(|| {
            let seed = self.seed.wrapping_add((kind as u64) << 32);
            let responder = Responder::new(self.assets.clone(), seed);
            let (lane, on_answer) = (Arc::clone(lane), Arc::clone(&self.on_answer));
            let thread = thread::Builder::new().name("player".to_owned());
            let spawned = thread.spawn(move || lane.work(responder, &*on_answer));
            spawned.is_ok()
        })
    }
}

impl Drop for PlayerWorker {
    fn drop(&mut self) {
        for LaneThread { lane, .. } in &self.lanes {
            lane.close();
        }
    }
}
