//! A program that runs until it is killed.

use std::io::{Read, Write};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use brikke_engine::Direction;

use crate::announced::{Announced, Seen};
use crate::{plain, terminal, window};

/// The three faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    Plain,
    Terminal,
    Window,
}

impl Face {
    pub(crate) const ALL: [Face; 3] = [Face::Plain, Face::Terminal, Face::Window];
}

/// A program on its way.
pub(crate) struct Program {
    pub(crate) face: Face,
    process: Box<dyn Process>,
    input: Box<dyn Write + Send>,
    reader: Option<JoinHandle<()>>,
    /// The bytes that it has written and nobody has looked at.
    output: Arc<Mutex<Vec<u8>>>,
    reading: Box<dyn Reading + Send>,
    pub(crate) seen: Seen,
}

/// A process that can be killed.
pub(crate) trait Process: Send {
    /// Kills it and waits for its end.
    fn kill(&mut self);
}

/// The way to read what a face writes, and to write what it reads.
pub(crate) trait Reading {
    /// Reads what was written; what is not complete waits.
    fn read(&mut self, bytes: &[u8], seen: &mut Seen);

    /// The bytes of a move.
    fn way(&self, direction: Direction) -> &'static str;
}

/// The parts of a program that was started.
pub(crate) struct Started {
    pub(crate) process: Box<dyn Process>,
    pub(crate) input: Box<dyn Write + Send>,
    pub(crate) output: Box<dyn Read + Send>,
    pub(crate) reading: Box<dyn Reading + Send>,
}

impl Program {
    /// Starts a program that continues the last game, or begins a new one.
    pub(crate) fn start(face: Face, data: &Path, is_new: bool) -> Program {
        let started = match face {
            Face::Plain => plain::start(data, is_new),
            Face::Terminal => terminal::start(data, is_new),
            Face::Window => window::start(data),
        };
        let output = Arc::new(Mutex::new(Vec::new()));
        let reader = read_all(started.output, Arc::clone(&output));
        Program {
            face,
            process: started.process,
            input: started.input,
            reader: Some(reader),
            output,
            reading: started.reading,
            seen: Seen::default(),
        }
    }

    /// Types these moves.
    pub(crate) fn press(&mut self, ways: &[Direction]) {
        let text: String = ways.iter().map(|&way| self.reading.way(way)).collect();
        // One that has ended hears nothing.
        let _ = self.input.write_all(text.as_bytes());
        let _ = self.input.flush();
    }

    /// Everything that it has shown since the last time.
    pub(crate) fn announced(&mut self) -> Vec<Announced> {
        let bytes = mem::take(&mut *self.output.lock().unwrap());
        self.reading.read(&bytes, &mut self.seen);
        self.seen.take()
    }

    /// Returns true if it has written something that nobody has looked at.
    pub(crate) fn has_written(&self) -> bool {
        !self.output.lock().unwrap().is_empty()
    }

    /// Returns true if it was killed.
    pub(crate) const fn is_killed(&self) -> bool {
        self.reader.is_none()
    }

    /// Kills it; what it has written until then can be looked at.
    pub(crate) fn kill(&mut self) {
        self.process.kill();
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.process.kill();
    }
}

/// Reads everything, as it comes.
fn read_all(mut from: Box<dyn Read + Send>, output: Arc<Mutex<Vec<u8>>>) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        // A terminal that has gone is an error, and the end.
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            output.lock().unwrap().extend_from_slice(&buffer[..count]);
        }
    })
}

/// The real program. A copy beside this test comes first: a long run goes on
/// while others build.
pub(crate) fn brikke() -> PathBuf {
    let beside = std::env::current_exe()
        .unwrap()
        .with_file_name("brikke-killed");
    if beside.exists() {
        return beside;
    }
    PathBuf::from(env!("CARGO_BIN_EXE_brikke-killed"))
}
