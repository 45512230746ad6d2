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
        let rate = RATE.to_string();
        let pulse = [
            "--raw",
            "--format=s16le",
            "--channels=1",
            "--latency-msec=40",
        ];
        let pulse_rate = format!("--rate={rate}");
        let pulse = [&pulse[..], &[&pulse_rate]].concat();
        let pipe_wire = ["--raw", "--format=s16", "--channels=1", "--latency=40ms"];
        let pipe_wire = [&pipe_wire[..], &["--rate", &rate, "-"]].concat();
        let alsa = ["-q", "-t", "raw", "-f", "S16_LE", "-c", "1"];
        let alsa = [&alsa[..], &["-r", &rate, "--buffer-time=80000"]].concat();
        vec![
            Program::new("paplay", &pulse),
            Program::new("pw-play", &pipe_wire),
            Program::new("aplay", &alsa),
        ]
    }

    /// A program with these arguments.
    pub(super) fn new(name: &str, arguments: &[&str]) -> Program {
        Program {
            name: name.to_owned(),
            arguments: arguments.iter().map(|&it| it.to_owned()).collect(),
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
