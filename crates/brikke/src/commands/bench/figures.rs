//! The figures, each by processor time on one core.

use std::hint::black_box;

use brikke_ai::{Effort, Expectimax, Player};
use brikke_engine::packed::{Kernel, KernelWork, Slid, on_fastest_kernel};
use brikke_engine::{
    Board, Chance, Direction, Game, Overrides, PackedBoard, Preset, Recording, Rules, Seed, Size,
    perft, playout,
};
use brikke_platform::cpu_clock;

/// Repeats `work`, which returns how much it did, for so many seconds of
/// processor time, and returns how much it did per second.
fn rate(seconds: f64, mut work: impl FnMut() -> u64) -> f64 {
    black_box(work());
    let start = cpu_clock::now();
    let mut done = 0;
    loop {
        done += work();
        let spent = cpu_clock::now().saturating_sub(start).as_secs_f64();
        if spent >= seconds {
            #[expect(clippy::cast_precision_loss, reason = "a rate needs no 53 bits")]
            return done as f64 / spent;
        }
    }
}

pub(super) fn random_moves(seconds: f64) -> f64 {
    random_games(&Rules::default(), 2000, seconds)
}

pub(super) fn random_moves_5x5(seconds: f64) -> f64 {
    let overrides = Overrides {
        size: Size::new(5, 5).ok(),
        ..Overrides::default()
    };
    let rules = Rules::new(Preset::Classic, overrides).unwrap_or_default();
    random_games(&rules, 20, seconds)
}

fn random_games(rules: &Rules, batch: u64, seconds: f64) -> f64 {
    let mut next = 0;
    rate(seconds, || {
        let mut moves = 0;
        playout::random_games(rules, 1, next..next + batch, |_, game| moves += game.moves);
        next += batch;
        moves
    })
}

/// Slides the boards of random games in all four directions, and adds up
/// the scores.
pub(super) fn slides(seconds: f64) -> f64 {
    let boards: Vec<PackedBoard> = playout::sample_boards(&Rules::default(), 1, 4096)
        .iter()
        .filter_map(|board| PackedBoard::try_from(board).ok())
        .collect();
    rate(seconds, || {
        for _ in 0..10 {
            black_box(on_fastest_kernel(SlideAll(&boards)));
        }
        10 * 4 * boards.len() as u64
    })
}

/// Slides all boards in all directions, and adds up boards and points.
struct SlideAll<'a>(&'a [PackedBoard]);

impl KernelWork for SlideAll<'_> {
    type Output = (u64, u64);

    #[inline(always)]
    fn run(self, kernel: impl Kernel) -> (u64, u64) {
        let slides = self.0.iter().map(|board| kernel.slide_each(board.bits()));
        slides.fold((0, 0), |sum, [up, right, down, left]| {
            add(add(add(add(sum, up), right), down), left)
        })
    }
}

#[inline(always)]
fn add(sum: (u64, u64), slid: Slid) -> (u64, u64) {
    let gained = slid.gained().unwrap_or(0);
    (sum.0 ^ slid.board, sum.1 + u64::from(gained))
}

pub(super) fn perft_sequences(seconds: f64) -> f64 {
    let board = "2,4,8,0/0,2,0,0/0,0,16,0/2,0,0,4".parse();
    let board = board.unwrap_or(Board::empty(Size::CLASSIC));
    let rules = Rules::default();
    rate(seconds, || {
        u64::try_from(perft(&board, 3, &rules)).unwrap_or(u64::MAX)
    })
}

/// The slides that `expectimax` tries and values with its usual effort. It
/// forgets now and then, and boards that are turned are others to it.
pub(super) fn searched_positions(seconds: f64) -> f64 {
    let rules = Rules::default();
    let mut player = Expectimax::new(Effort::Usual);
    let boards: Vec<Board> = middle_games()
        .flat_map(|board| board.symmetries())
        .collect();
    rate(seconds, || {
        let before = player.boards_seen();
        player.new_game(1);
        for board in &boards {
            black_box(player.values(board, &rules));
        }
        4 * (player.boards_seen() - before)
    })
}

/// Boards as good players reach them, from roomy to nearly full.
pub(super) fn middle_games() -> impl Iterator<Item = Board> {
    [
        "2,0,0,0/4,2,0,0/16,8,2,0/128,32,8,4",
        "0,2,4,0/2,16,8,2/4,64,32,8/1024,256,128,16",
        "2,4,2,0/8,32,4,2/16,64,256,8/4096,2048,512,128",
        "2,8,4,2/4,16,64,8/2,128,512,32/8192,4096,1024,0",
    ]
    .into_iter()
    .filter_map(|text| text.parse().ok())
}

/// Reads a recording of a seeded game, with all checks.
pub(super) fn verified_plies(seconds: f64) -> f64 {
    let text = seeded_recording("bench", 500).to_text();
    rate(seconds, || {
        Recording::from_text(&text).map_or(0, |recording| recording.plies().len() as u64)
    })
}

/// The first moves of a game that prefers left, down, right, up.
pub(super) fn seeded_recording(seed: &str, most: usize) -> Recording {
    let order = [
        Direction::Left,
        Direction::Down,
        Direction::Right,
        Direction::Up,
    ];
    let chance = Seed::new(seed).map_or(
        Chance::Secret(brikke_engine::Secret::new([0; 32])),
        Chance::Seed,
    );
    let mut game = Game::start(Rules::default(), chance);
    for _ in 0..most {
        game.keep_playing();
        if !order.iter().any(|&direction| game.play(direction).is_ok()) {
            break;
        }
    }
    game.recording()
}
