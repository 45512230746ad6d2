//! The example in a pseudo-terminal, and what its screen shows.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The example, running.
pub(crate) struct Running {
    pub(crate) child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

/// The example stands beside the tests: `target/…/examples`.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).unwrap();
    profile.join("examples").join("brikke_tui")
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
        let pair = native_pty_system().openpty(SIZE).unwrap();
        let mut command = CommandBuilder::new(program());
        command.args(["--still", "--data"]);
        command.arg(data);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let (sender, output) = channel();
        let mut reader = pair.master.try_clone_reader().unwrap();
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
            writer: Some(pair.master.take_writer().unwrap()),
            master: Some(pair.master),
            output,
            screen: vt100::Parser::new(SIZE.rows, SIZE.cols, 0),
        }
    }

    /// Types.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        let writer = self.writer.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Makes the window another size.
    pub(crate) fn resize(&mut self, rows: u16, cols: u16) {
        let size = PtySize { rows, cols, ..SIZE };
        self.master.as_ref().unwrap().resize(size).unwrap();
        self.screen.screen_mut().set_size(rows, cols);
    }

    /// Closes the terminal's other end.
    pub(crate) fn vanish(&mut self) {
        self.writer = None;
        self.master = None;
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
                    panic!("{what} never came; the screen:\n{}", self.screen.screen().contents());
                }
            }
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until the screen shows a text no longer.
    #[track_caller]
    pub(crate) fn wait_for_absence(&mut self, text: &str) {
        let what = format!("the absence of {text}");
        self.wait_until(&what, |screen| !screen.contents().contains(text));
    }

    /// Waits until the terminal is as it was before.
    #[track_caller]
    pub(crate) fn wait_for_hand_back(&mut self) {
        self.wait_until("the ordinary screen", |screen| {
            let mouse = screen.mouse_protocol_mode();
            !screen.alternate_screen()
                && !screen.hide_cursor()
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
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            thread::sleep(Duration::from_millis(5));
        }
        self.child.kill().unwrap();
        panic!("the program never ended");
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let status = std::process::Command::new("kill").args(["-s", name, &id]).status();
        assert!(status.unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
