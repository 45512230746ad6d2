//! The example in a pseudo-terminal, and its screen.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// The time that anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The example, running.
pub(crate) struct Running {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

/// The example stands beside the tests: `target/…/examples`.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).unwrap();
    let program = profile.join("examples").join("brikke_tui");
    assert!(
        program.exists(),
        "build it first: cargo build -p brikke-tui --example brikke_tui"
    );
    program
}

fn side(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

const SIZE: PtySize = PtySize {
    rows: 24,
    cols: 80,
    pixel_width: 0,
    pixel_height: 0,
};

impl Running {
    /// Starts the example on a terminal of 80x24.
    pub(crate) fn start(data: &Path, arguments: &[&str]) -> Running {
        let (master, child) = spawn(data, arguments);
        let (sender, output) = channel();
        let mut reader = master.try_clone_reader().unwrap();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Running {
            child,
            writer: master.take_writer().unwrap(),
            master,
            output,
            screen: vt100::Parser::new(side(SIZE.rows), side(SIZE.cols), 0),
        }
    }

    /// The screen now.
    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Writes on the screen as another program would.
    pub(crate) fn scribble(&mut self, text: &str) {
        self.screen.process(format!("\x1b[H{text}").as_bytes());
    }

    /// Types.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Makes the window another size.
    pub(crate) fn resize(&mut self, rows: u16, cols: u16) {
        let size = PtySize { rows, cols, ..SIZE };
        self.master.resize(size).unwrap();
        self.screen.screen_mut().set_size(side(rows), side(cols));
    }

    /// Waits until the screen is as expected.
    #[track_caller]
    pub(crate) fn wait_until(&mut self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !is_so(self.screen.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!(
                        "{what} never came; the screen:\n{}",
                        self.screen.screen().contents()
                    );
                }
            }
        }
    }

    /// Lets a stopped process go on. It may still be on its way to the stop:
    /// so the signal is sent again until it has the terminal.
    #[track_caller]
    pub(crate) fn go_on(&mut self) {
        let end = Instant::now() + PATIENCE;
        while !self.screen.screen().alternate_screen() {
            assert!(Instant::now() < end, "the program never went on");
            self.signal("CONT");
            while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(200)) {
                self.screen.process(&bytes);
            }
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until the terminal is as it was before.
    #[track_caller]
    pub(crate) fn wait_for_hand_back(&mut self) {
        self.wait_until("the ordinary screen", |screen| {
            let mouse = screen.mouse_protocol_mode();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && mouse == vt100::MouseProtocolMode::None
        });
    }

    /// Waits until the terminal is taken.
    #[track_caller]
    pub(crate) fn wait_for_taking(&mut self) {
        self.wait_until("the other screen", |screen| {
            screen.alternate_screen() && screen.hide_cursor()
        });
    }

    /// Waits for the end.
    #[track_caller]
    pub(crate) fn wait_for_end(&mut self) -> ExitStatus {
        wait_for_end(self.child.as_mut())
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let status = std::process::Command::new("kill")
            .args(["-s", name, &id])
            .status();
        assert!(status.unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

type Started = (Box<dyn MasterPty + Send>, Box<dyn Child + Send + Sync>);

/// Starts the example on a terminal of 80x24 that nobody reads yet.
fn spawn(data: &Path, arguments: &[&str]) -> Started {
    let pair = native_pty_system().openpty(SIZE).unwrap();
    let mut command = CommandBuilder::new(program());
    command.args(["--still", "--data"]);
    command.arg(data);
    command.args(arguments);
    command.env("TERM", "xterm-256color");
    let child = pair.slave.spawn_command(command).unwrap();
    (pair.master, child)
}

/// Starts the example, waits for its first words, and closes the terminal's
/// other end.
pub(crate) fn end_of_vanished(data: &Path, arguments: &[&str], words: &str) -> ExitStatus {
    let (master, mut child) = spawn(data, arguments);
    let mut reader = master.try_clone_reader().unwrap();
    let mut screen = vt100::Parser::new(side(SIZE.rows), side(SIZE.cols), 0);
    let mut buffer = [0; 4096];
    while !screen.screen().contents().contains(words) {
        let count = reader.read(&mut buffer).unwrap();
        assert!(count > 0, "{words} never came");
        screen.process(&buffer[..count]);
    }
    drop((reader, master));
    wait_for_end(child.as_mut())
}

#[track_caller]
fn wait_for_end(child: &mut (dyn Child + Send + Sync)) -> ExitStatus {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    panic!("the program never ended");
}
