//! A directory, and the two programs that play there.

use std::fmt;
use std::thread;
use std::time::{Duration, Instant};

use brikke_app::Settings;
use brikke_engine::{Direction, Generator};
use tempfile::TempDir;

use crate::announced::Announced;
use crate::program::{Face, Program};
use crate::stored::{Stored, check_integrity};

/// The time that a program may take to show something on a busy machine; then
/// it is killed all the same.
const PATIENCE: Duration = Duration::from_secs(5);

/// The moves that are typed at once.
const MOVES: usize = 12;

/// The events at a table.
#[derive(Debug, Default, Clone)]
pub(crate) struct Figures {
    /// The kills of each face.
    killed: [u64; 3],
    /// The moves that each face showed as saved.
    announced: [u64; 3],
    /// How often a program found that the game had gone on elsewhere.
    caught_up: u64,
    /// The positions that were called not saved.
    unsaved: u64,
    /// Those that were shown as saved and are not in the store.
    pub(crate) lost: u64,
}

impl Figures {
    pub(crate) fn kills(&self) -> u64 {
        self.killed.iter().sum()
    }

    pub(crate) fn announced(&self) -> u64 {
        self.announced.iter().sum()
    }

    /// Adds what a program has shown.
    fn count(&mut self, program: &Program) {
        let Program { face, seen, .. } = program;
        self.announced[*face as usize] += seen.moves;
        self.caught_up += seen.caught_up;
        self.unsaved += seen.unsaved;
    }

    pub(crate) fn add(&mut self, other: &Figures) {
        for face in Face::ALL.map(|face| face as usize) {
            self.killed[face] += other.killed[face];
            self.announced[face] += other.announced[face];
        }
        self.caught_up += other.caught_up;
        self.unsaved += other.unsaved;
        self.lost += other.lost;
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |[plain, terminal, window]: [u64; 3]| {
            format!("plain {plain}, terminal {terminal}, window {window}")
        };
        let (killed, announced) = (each(self.killed), each(self.announced));
        writeln!(f, "{} kills ({killed})", self.kills())?;
        writeln!(f, "{} announced moves ({announced})", self.announced())?;
        let Figures {
            caught_up,
            unsaved,
            lost,
            ..
        } = self;
        writeln!(f, "{caught_up} times a game had gone on elsewhere")?;
        writeln!(f, "{unsaved} positions were called not saved")?;
        write!(f, "{lost} lost")
    }
}

/// A directory in which two programs play.
pub(crate) struct Table {
    directory: TempDir,
    random: Generator,
    programs: Vec<Program>,
    /// Everything that was ever shown here as saved.
    announced: Vec<(Face, Announced)>,
    figures: Figures,
}

impl Table {
    /// An empty directory.
    pub(crate) fn new(number: u64) -> Table {
        let directory = tempfile::tempdir().unwrap();
        let settings = directory.path().join(Settings::FILE_NAME);
        std::fs::write(settings, "reduced_motion = true\n").unwrap();
        Table {
            directory,
            random: Generator::stream(2048, number),
            programs: Vec::new(),
            announced: Vec::new(),
            figures: Figures::default(),
        }
    }

    /// Plays until so many programs were killed, and looks at the store after
    /// every kill.
    pub(crate) fn play(mut self, kills: u64) -> Figures {
        let mut is_new = true;
        while self.figures.kills() < kills {
            self.start_programs(is_new);
            self.wait();
            self.kill_some();
            is_new = !self.check().has_unfinished;
        }
        for program in self.programs.drain(..) {
            self.figures.count(&program);
        }
        check_integrity(self.directory.path());
        self.figures
    }

    fn start_programs(&mut self, is_new: bool) {
        while self.programs.len() < 2 {
            let face = Face::ALL[self.below(3)];
            let program = Program::start(face, self.directory.path(), is_new);
            self.programs.push(program);
        }
        for index in 0..self.programs.len() {
            let ways: Vec<Direction> = (0..MOVES).map(|_| Direction::ALL[self.below(4)]).collect();
            self.programs[index].press(&ways);
        }
    }

    /// Lets the programs play: until any moment after their start, or after
    /// the newer one has shown something.
    fn wait(&mut self) {
        let millis = if self.below(4) == 0 {
            200
        } else {
            let end = Instant::now() + PATIENCE;
            while !self.has_played() && Instant::now() < end {
                thread::sleep(Duration::from_millis(1));
            }
            [2, 10, 40, 200][self.below(4)]
        };
        let micros = self.random.below(millis * 1_000);
        thread::sleep(Duration::from_micros(micros.into()));
    }

    /// Returns true if the newest program has shown a position.
    fn has_played(&mut self) -> bool {
        let newest = self.programs.last().unwrap();
        if newest.has_written() {
            self.look();
        }
        self.programs.last().unwrap().seen.has_shown()
    }

    /// Kills one program, or both.
    fn kill_some(&mut self) {
        let first = self.below(2);
        let is_both = self.below(3) == 0;
        for (index, program) in self.programs.iter_mut().enumerate() {
            if is_both || index == first {
                program.kill();
            }
        }
        self.look();
        for program in self.programs.extract_if(.., |program| program.is_killed()) {
            self.figures.killed[program.face as usize] += 1;
            self.figures.count(&program);
        }
    }

    /// Takes note of what the programs have shown.
    fn look(&mut self) {
        for program in &mut self.programs {
            let face = program.face;
            let shown = program.announced();
            self.announced
                .extend(shown.into_iter().map(|shown| (face, shown)));
        }
    }

    /// Everything that was ever shown here as saved is in the store.
    fn check(&mut self) -> Stored {
        let stored = Stored::read(self.directory.path());
        let is_lost = |(_, shown): &mut (Face, Announced)| !stored.has(shown);
        for (face, lost) in self.announced.extract_if(.., is_lost) {
            println!("lost: {face:?} showed {lost:?}");
            self.figures.lost += 1;
        }
        stored
    }

    fn below(&mut self, count: u32) -> usize {
        usize::try_from(self.random.below(count)).unwrap()
    }
}
