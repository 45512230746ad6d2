//! Many games that are stepped together, a row of every array for each.
//!
//! Game `n` of an environment draws its tiles from
//! [`Generator::stream`]`(seed, n)`: it is the game with that number of
//! `brikke match --seed`, as far as the same moves are played.

mod rows;

use std::collections::HashMap;
use std::mem;

use brikke_engine::packed::{Kernel, KernelWork, on_fastest_kernel};
use brikke_engine::{Board, Direction, Generator, Grid, PackedBoard, Rules};

use crate::packed_rules::{PackedRules, legal, legal_mask, unpacked};
pub(crate) use rows::{Ending, Rows};

/// The way an environment goes on after the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Autoreset {
    /// The next step begins another game, whatever its action.
    NextStep,
    /// The step that ends a game begins another one.
    SameStep,
    /// Nothing, until somebody resets it.
    Disabled,
}

/// The reward of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reward {
    /// The points.
    Points,
    /// Their binary logarithm, 0 where there are none.
    Log2,
}

impl Reward {
    #[inline(always)]
    pub(crate) fn of(self, gained: f64) -> f64 {
        match self {
            Reward::Points => gained,
            Reward::Log2 if gained > 0.0 => gained.log2(),
            Reward::Log2 => 0.0,
        }
    }
}

/// The conditions of all games.
pub(crate) struct Setting {
    pub(crate) rules: Rules,
    pub(crate) reward: Reward,
    pub(crate) autoreset: Autoreset,
    /// The number of steps after which a game is cut off.
    pub(crate) max_steps: u64,
}

/// Environments beside each other.
pub(crate) struct Episodes {
    setting: Setting,
    /// None if these games need the general board.
    packed: Option<PackedRules>,
    environments: Vec<Episode>,
    /// The boards of games that a packed board does not hold.
    general: HashMap<usize, Board>,
}

/// One environment.
struct Episode {
    /// The packed board; 0, which no game ever comes to, where the board is
    /// among the general ones.
    board: u64,
    generator: Generator,
    /// Exact up to 2^53 points, as are rewards.
    score: f64,
    moves: u64,
    steps: u64,
    seed: u64,
    /// The number of the next game.
    next: u64,
    has_ended: bool,
}

/// The result of an action.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) gained: f64,
    pub(crate) is_illegal: bool,
    pub(crate) is_over: bool,
    pub(crate) is_cut_off: bool,
    legal: u8,
}

impl Step {
    /// The legal directions, a byte for each.
    #[inline(always)]
    pub(crate) fn mask(self) -> [i8; 4] {
        legal_mask(self.legal)
    }

    #[inline(always)]
    fn has_ended(self) -> bool {
        self.is_over | self.is_cut_off
    }
}

impl Episodes {
    /// New environments, none of which has begun.
    pub(crate) fn new(setting: Setting, count: usize) -> Episodes {
        let episode = || Episode {
            board: 0,
            generator: Generator::stream(0, 0),
            score: 0.0,
            moves: 0,
            steps: 0,
            seed: 0,
            next: 0,
            has_ended: false,
        };
        Episodes {
            packed: PackedRules::of(&setting.rules),
            setting,
            environments: (0..count).map(|_| episode()).collect(),
            general: HashMap::new(),
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.environments.len()
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.setting.rules
    }

    /// The environment's games are those of this seed from now on.
    pub(crate) fn seed(&mut self, index: usize, seed: u64) {
        let episode = &mut self.environments[index];
        (episode.seed, episode.next) = (seed, 0);
    }

    /// True if every environment has begun a game.
    pub(crate) fn have_begun(&self) -> bool {
        let mut environments = self.environments.iter().enumerate();
        environments.all(|(index, episode)| episode.board != 0 || self.general.contains_key(&index))
    }

    /// The legal directions on the board as it stands, a byte for each.
    pub(crate) fn mask(&self, index: usize) -> [i8; 4] {
        self.step_nothing(index).mask()
    }

    /// The score and the moves of a game.
    pub(crate) fn progress(&self, index: usize) -> (f64, u64) {
        let Episode { score, moves, .. } = self.environments[index];
        (score, moves)
    }

    /// The rank numbers of a board.
    pub(crate) fn numbers<R>(&self, index: usize, look: impl FnOnce(&[u8]) -> R) -> R {
        match self.general.get(&index) {
            Some(board) => look(board.numbers()),
            None => look(&unpacked(self.environments[index].board)),
        }
    }

    /// Begins the next game of an environment.
    pub(crate) fn begin(&mut self, index: usize) -> Step {
        struct Begin<'a>(&'a mut Episodes, usize);
        impl KernelWork for Begin<'_> {
            type Output = Step;

            #[inline(always)]
            fn run(self, kernel: impl Kernel) -> Step {
                self.0.begin_with(kernel, self.1)
            }
        }
        on_fastest_kernel(Begin(self, index))
    }

    /// Plays one action of an environment, whatever became of its game.
    pub(crate) fn act(&mut self, index: usize, action: Direction) -> Step {
        struct Act<'a>(&'a mut Episodes, usize, Direction);
        impl KernelWork for Act<'_> {
            type Output = Step;

            #[inline(always)]
            fn run(self, kernel: impl Kernel) -> Step {
                self.0.act_with(kernel, self.1, self.2)
            }
        }
        on_fastest_kernel(Act(self, index, action))
    }

    /// Plays an action of every environment and fills the rows.
    pub(crate) fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) {
        struct StepAll<'a, 'r>(&'a mut Episodes, &'a [i64], &'a mut Rows<'r>);
        impl KernelWork for StepAll<'_, '_> {
            type Output = ();

            #[inline(always)]
            fn run(self, kernel: impl Kernel) {
                let StepAll(episodes, actions, rows) = self;
                for (index, &action) in actions.iter().enumerate().take(episodes.count()) {
                    #[expect(clippy::cast_possible_truncation, reason = "two bits")]
                    let action = Direction::ALL[(action & 3).cast_unsigned() as usize];
                    episodes.step_one(kernel, index, action, rows);
                }
            }
        }
        on_fastest_kernel(StepAll(self, actions, rows));
    }

    #[inline(always)]
    fn step_one(
        &mut self,
        kernel: impl Kernel,
        index: usize,
        action: Direction,
        rows: &mut Rows<'_>,
    ) {
        if self.environments[index].has_ended {
            self.step_ended(index, rows);
            return;
        }
        let step = self.act_with(kernel, index, action);
        rows.put_step(index, step, self.setting.reward.of(step.gained));
        if step.has_ended() {
            self.end(index, step, rows);
        } else {
            self.put(index, step, rows);
        }
    }

    /// A step after the end of a game.
    #[cold]
    fn step_ended(&mut self, index: usize, rows: &mut Rows<'_>) {
        let step = if self.setting.autoreset == Autoreset::NextStep {
            self.begin(index)
        } else {
            let step = self.step_nothing(index);
            Step {
                is_illegal: true,
                ..step
            }
        };
        rows.put_step(index, step, 0.0);
        self.put(index, step, rows);
    }

    /// The end of a game.
    #[cold]
    fn end(&mut self, index: usize, step: Step, rows: &mut Rows<'_>) {
        rows.has_ended = true;
        self.put(index, step, rows);
        if self.setting.autoreset == Autoreset::SameStep {
            rows.put_ending(index);
            let first = self.begin(index);
            self.put(index, first, rows);
        } else {
            self.environments[index].has_ended = true;
        }
    }

    /// Fills the rows of an environment that has just been reset.
    pub(crate) fn put_first(&self, index: usize, step: Step, rows: &mut Rows<'_>) {
        rows.put_step(index, step, 0.0);
        self.put(index, step, rows);
    }

    #[inline(always)]
    fn put(&self, index: usize, step: Step, rows: &mut Rows<'_>) {
        let Episode {
            board,
            score,
            moves,
            ..
        } = self.environments[index];
        rows.put_game(index, step.mask(), score, moves);
        if board == 0 {
            self.put_general(index, rows);
        } else {
            rows.put_packed(index, unpacked(board));
        }
    }

    #[cold]
    fn put_general(&self, index: usize, rows: &mut Rows<'_>) {
        if let Some(board) = self.general.get(&index) {
            rows.put_board(index, board.numbers());
        }
    }

    #[inline(always)]
    fn begin_with(&mut self, kernel: impl Kernel, index: usize) -> Step {
        let episode = &mut self.environments[index];
        episode.generator = Generator::stream(episode.seed, episode.next);
        episode.next = episode.next.wrapping_add(1);
        (episode.score, episode.moves, episode.steps) = (0.0, 0, 0);
        episode.has_ended = false;
        if let Some(packed) = &self.packed {
            self.general.remove(&index);
            episode.board = packed.start(kernel, &mut episode.generator);
        } else {
            let board = start(&self.setting.rules, &mut episode.generator);
            self.general.insert(index, board);
        }
        self.step_nothing(index)
    }

    /// A step that has changed nothing.
    fn step_nothing(&self, index: usize) -> Step {
        let episode = &self.environments[index];
        let (legal, is_over) = match (&self.packed, self.general.get(&index)) {
            (Some(packed), None) => {
                let legal = legal(episode.board);
                (legal, packed.is_over(episode.board, legal))
            }
            (_, Some(board)) => (legal_of(board), self.setting.rules.is_over(board)),
            (None, None) => (0, false),
        };
        Step {
            gained: 0.0,
            is_illegal: false,
            // The first board of a game has not ended it: its first step does.
            is_over: is_over && episode.has_ended,
            is_cut_off: episode.has_ended && episode.steps >= self.setting.max_steps,
            legal,
        }
    }

    #[inline(always)]
    fn act_with(&mut self, kernel: impl Kernel, index: usize, action: Direction) -> Step {
        let episode = &mut self.environments[index];
        let Some(packed) = &self.packed else {
            return self.act_general(index, action);
        };
        let slid = kernel.slide(episode.board, action);
        let is_illegal = slid.board == episode.board;
        let mut gained = 0.0;
        if is_illegal {
            if episode.board == 0 {
                return self.act_general(index, action);
            }
        } else {
            let Some(points) = slid.gained() else {
                return self.outgrow(index, action);
            };
            gained = f64::from(points);
            episode.board = packed.place_tile(kernel, slid.board, &mut episode.generator);
            episode.score += gained;
            episode.moves += 1;
        }
        episode.steps += 1;
        let legal = legal(episode.board);
        Step {
            gained,
            is_illegal,
            is_over: packed.is_over(episode.board, legal),
            is_cut_off: episode.steps >= self.setting.max_steps,
            legal,
        }
    }

    /// The action makes a tile that a packed board does not hold: the game
    /// goes on with the general board.
    #[cold]
    fn outgrow(&mut self, index: usize, action: Direction) -> Step {
        let bits = mem::take(&mut self.environments[index].board);
        self.general
            .insert(index, PackedBoard::from_bits(bits).to_board());
        self.act_general(index, action)
    }

    #[cold]
    fn act_general(&mut self, index: usize, action: Direction) -> Step {
        let episode = &mut self.environments[index];
        let rules = &self.setting.rules;
        let empty = Board::empty(rules.size());
        let board = self.general.entry(index).or_insert(empty);
        let mut gained = 0.0;
        let slide = board.slide(action);
        if let Some(slide) = slide {
            gained = points(slide.gained);
            *board = with_new_tile(slide.after.board(), rules, &mut episode.generator);
            episode.score += gained;
            episode.moves += 1;
        }
        episode.steps += 1;
        Step {
            gained,
            is_illegal: slide.is_none(),
            is_over: rules.is_over(board),
            is_cut_off: episode.steps >= self.setting.max_steps,
            legal: legal_of(board),
        }
    }
}

/// The first board of a game.
fn start(rules: &Rules, generator: &mut Generator) -> Board {
    let empty = Board::empty(rules.size());
    (0..rules.start()).fold(empty, |board, _| with_new_tile(&board, rules, generator))
}

/// The board with a tile on an empty cell, drawn as the games of a match draw
/// it; the same board if it is full.
pub(crate) fn with_new_tile(board: &Board, rules: &Rules, generator: &mut Generator) -> Board {
    let Some(empty) = u32::try_from(board.empty_count())
        .ok()
        .filter(|&empty| empty > 0)
    else {
        return *board;
    };
    let word = generator.next_word();
    let (nth, drawn) = generator.draw_pair(word, empty, rules.tiles().total());
    let Ok(placed) = board.with_nth_empty(nth as usize, rules.tiles().pick(drawn));
    placed.unwrap_or(*board)
}

/// The legal directions as bits, in the order of [`Direction::ALL`].
pub(crate) fn legal_of(board: &Board) -> u8 {
    let bits = board
        .legal_directions()
        .map(|direction| 1 << direction as u8);
    bits.sum()
}

/// Points as a number of Python.
#[expect(clippy::cast_precision_loss, reason = "exact up to 2^53 points")]
pub(crate) fn points(gained: u128) -> f64 {
    gained as f64
}
