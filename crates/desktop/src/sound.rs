//! Sounds, played by a program of the system.
//!
//! A library for sound needs the system's headers when Brikke is built. The
//! programs used here are on nearly every desktop; without one of them, or
//! without a device, there is silence and nothing else.

mod program;
mod synthesis;

use std::collections::VecDeque;
use std::io::Write;
use std::process::Child;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use brikke_app::Sound;

use program::Program;
use synthesis::synthesise;

/// A program that has had nothing to play for so long is ended.
const SILENCE: Duration = Duration::from_secs(5);

/// The sounds that wait at most. More would be heard too late.
const WAITING: usize = 4;

/// Plays sounds on a thread of its own, which starts with the first one.
#[derive(Default)]
pub(crate) struct Speaker {
    sounds: Option<SyncSender<Sound>>,
}

impl Speaker {
    /// Plays a sound soon, and never waits for it.
    pub(crate) fn play(&mut self, sound: Sound) {
        let sounds = self.sounds.get_or_insert_with(|| start(Program::known()));
        // A sound that cannot be played in time is left out.
        let _ = sounds.try_send(sound);
    }
}

fn start(programs: Vec<Program>) -> SyncSender<Sound> {
    let (sender, sounds) = sync_channel(WAITING);
    let output = Output {
        programs: programs.into(),
        running: None,
    };
    let thread = thread::Builder::new().name("sound".to_owned());
    // Without a thread there is silence.
    let _ = thread.spawn(move || output.play_all(&sounds));
    sender
}

/// The programs that may play, and the one that does.
struct Output {
    /// The programs that have not failed, the preferred one first.
    programs: VecDeque<Program>,
    /// The first of them, while there is something to play.
    running: Option<Child>,
}

impl Output {
    fn play_all(mut self, sounds: &Receiver<Sound>) {
        loop {
            let next = match self.running {
                Some(_) => sounds.recv_timeout(SILENCE),
                None => sounds.recv().map_err(RecvTimeoutError::from),
            };
            match next {
                Ok(sound) => self.play(&bytes(sound)),
                Err(RecvTimeoutError::Timeout) => self.end(),
                Err(RecvTimeoutError::Disconnected) => return self.end(),
            }
        }
    }

    /// Plays with the first program that can.
    fn play(&mut self, bytes: &[u8]) {
        while let Some(program) = self.programs.front() {
            if self.running.is_none() {
                self.running = program.start().ok();
            }
            let input = self.running.as_mut().and_then(|child| child.stdin.as_mut());
            if input.is_some_and(|input| input.write_all(bytes).is_ok()) {
                return;
            }
            if let Some(mut child) = self.running.take() {
                // It has closed its input, so it is about to end.
                let _ = child.wait();
            }
            self.programs.pop_front();
        }
    }

    /// Lets the program play what it has, and end. One that failed is not
    /// started again.
    fn end(&mut self) {
        let Some(mut child) = self.running.take() else {
            return;
        };
        drop(child.stdin.take());
        if !child.wait().is_ok_and(|status| status.success()) {
            self.programs.pop_front();
        }
    }
}

/// The samples of a sound as the programs read them.
fn bytes(sound: Sound) -> Vec<u8> {
    let samples = synthesise(sound);
    samples.into_iter().flat_map(i16::to_le_bytes).collect()
}

#[cfg(all(test, unix))]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// A program that does what a script says.
    fn shell(directory: &TempDir, script: &str) -> Program {
        let file = directory.path().join("script");
        assert!(std::fs::write(&file, script).is_ok());
        Program::new(&format!("sh {}", file.display()))
    }

    /// Plays a sound with the first of these programs that can, and waits for
    /// its end.
    fn play(programs: Vec<Program>) -> usize {
        let mut output = Output {
            programs: programs.into(),
            running: None,
        };
        output.play(&bytes(Sound::Slide));
        output.end();
        output.programs.len()
    }

    #[test]
    fn a_program_hears_the_whole_sound() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("heard");
        let script = format!("cat > '{}'", file.display());
        let listening = shell(&directory, &script);
        assert_eq!(play(vec![listening]), 1);
        assert_eq!(std::fs::read(file).unwrap(), bytes(Sound::Slide));
    }

    #[test]
    fn a_program_that_is_missing_or_fails_is_not_asked_again() {
        let directory = tempfile::tempdir().unwrap();
        assert_eq!(play(vec![Program::new("no_program_of_this_name")]), 0);
        let failing = shell(&directory, "cat > /dev/null; exit 1");
        assert_eq!(play(vec![failing]), 0);
        assert_eq!(play(Vec::new()), 0);
    }

    #[test]
    fn nobody_waits_for_sounds() {
        let directory = tempfile::tempdir().unwrap();
        let sounds = start(vec![shell(&directory, "sleep 0.1")]);
        for _ in 0..100 {
            let _ = sounds.try_send(Sound::Blocked);
        }
    }
}
