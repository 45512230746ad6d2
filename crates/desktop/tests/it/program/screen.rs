//! A screen that nobody sees, and a program on it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

/// The variable that turns a missing screen from a skipped test into a failed
/// one.
const REQUIRED: &str = "BRIKKE_NEEDS_SCREEN";

/// A screen of Xvfb's.
pub(crate) struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    /// A screen; none where Xvfb or xdotool is not installed, which is said
    /// aloud.
    pub(crate) fn open() -> Option<Screen> {
        let xdotool = Command::new("xdotool").arg("version").output();
        let server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x900x24",
                "-nolisten",
                "tcp",
                // Otherwise it begins anew whenever xdotool was the last to
                // leave, and whoever comes at that moment is turned away.
                "-noreset",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let (Ok(_), Ok(mut server)) = (xdotool, server) else {
            let missing = "no Xvfb or no xdotool: the real program is NOT tested";
            assert!(std::env::var_os(REQUIRED).is_none(), "{missing}");
            // Past the capture of the test: a test that is skipped says so.
            let mut aloud = std::io::stderr();
            aloud
                .write_all(format!("brikke-desktop: {missing}\n").as_bytes())
                .unwrap();
            return None;
        };
        let mut number = String::new();
        let output = server.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut number).unwrap();
        Some(Screen {
            server,
            display: format!(":{}", number.trim()),
        })
    }

    fn xdotool(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("xdotool");
        command.args(arguments).env("DISPLAY", &self.display);
        command.output().unwrap()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program in a window on a screen.
pub(crate) struct Program<'a> {
    screen: &'a Screen,
    child: Child,
    window: String,
}

impl<'a> Program<'a> {
    /// Starts the program with a game whose tiles are known.
    pub(crate) fn start(screen: &'a Screen, directory: &Path) -> Program<'a> {
        let child = Command::new(env!("CARGO_BIN_EXE_brikke-desktop"))
            .args(["--seed", "otters", "--lang", "en", "--data"])
            .arg(directory)
            .env("DISPLAY", &screen.display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut program = Program {
            screen,
            child,
            window: String::new(),
        };
        program.find_window();
        program
    }

    fn find_window(&mut self) {
        for _ in 0..300 {
            let found = self
                .screen
                .xdotool(&["search", "--onlyvisible", "--name", "Brikke"]);
            let found = String::from_utf8_lossy(&found.stdout).trim().to_owned();
            if let Some(window) = found.lines().next() {
                window.clone_into(&mut self.window);
                // Without a window manager nobody gives it the keyboard.
                self.screen.xdotool(&["windowfocus", "--sync", window]);
                return;
            }
            if let Some(status) = self.child.try_wait().unwrap() {
                panic!("the program has ended: {status}");
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("no window");
    }

    pub(crate) fn key(&self, name: &str) {
        self.screen.xdotool(&["key", name]);
    }

    /// Drags from the middle of the window.
    pub(crate) fn drag(&self, (x, y): (i32, i32)) {
        let (x, y) = (x.to_string(), y.to_string());
        let window = &self.window;
        self.screen
            .xdotool(&["mousemove", "--window", window, "300", "400"]);
        self.screen.xdotool(&["mousedown", "1"]);
        self.screen.xdotool(&["mousemove_relative", "--", &x, &y]);
        self.screen.xdotool(&["mouseup", "1"]);
    }

    pub(crate) fn resize(&self, width: u32, height: u32) {
        let (width, height) = (width.to_string(), height.to_string());
        self.screen
            .xdotool(&["windowsize", "--sync", &self.window, &width, &height]);
        self.screen
            .xdotool(&["windowfocus", "--sync", &self.window]);
    }

    /// Sends a signal, such as `TERM`.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Everything on standard error, once the program has ended.
    pub(crate) fn said(&mut self) -> String {
        let mut said = String::new();
        let output = self.child.stderr.as_mut().unwrap();
        output.read_to_string(&mut said).unwrap();
        said
    }

    /// Waits until the program has ended by itself.
    pub(crate) fn wait(&mut self) -> ExitStatus {
        for _ in 0..300 {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("the program does not end");
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
