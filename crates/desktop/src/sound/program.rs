//! The programs that play sounds.

use std::io;
use std::process::{Child, Command, Stdio};

use super::synthesis::RATE;

/// A program that plays 16-bit samples of one channel from its input.
#[derive(Debug)]
pub(super) struct Program {
    name: String,
    arguments: Vec<String>,
}

impl Program {
    /// The programs of `PulseAudio`, `PipeWire` and ALSA.
    pub(super) fn known() -> Vec<Program> {
        let pulse = "paplay --raw --format=s16le --channels=1 --latency-msec=40";
        let pipe_wire = "pw-play --raw --format=s16 --channels=1 --latency=40ms";
        let alsa = "aplay -q -t raw -f S16_LE -c 1 --buffer-time=80000";
        let lines = [
            format!("{pulse} --rate={RATE}"),
            format!("{pipe_wire} --rate={RATE} -"),
            format!("{alsa} --rate={RATE}"),
        ];
        lines.iter().map(|line| Program::new(line)).collect()
    }

    /// The program of a line: its name and its arguments, without spaces in
    /// them.
    pub(super) fn new(line: &str) -> Program {
        let mut words = line.split_whitespace().map(str::to_owned);
        Program {
            name: words.next().unwrap_or_default(),
            arguments: words.collect(),
        }
    }

    /// Starts the program.
    pub(super) fn start(&self) -> io::Result<Child> {
        Command::new(&self.name)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
    }
}
