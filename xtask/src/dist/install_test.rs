//! `cargo xtask dist-test`: the packages in a fresh Debian. They are installed,
//! a person plays, they are removed, and nothing is left but the person's data.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::{debian, directory};
use crate::output;

/// The release of Debian.
const RELEASE: &str = "bookworm";

/// Packages that a desktop has, and that take up what ours bring.
const OF_A_DESKTOP: &str = "shared-mime-info desktop-file-utils xvfb xauth xdotool man-db";

const POSITION: &str = "2,4,8,16/0,2,4,8/0,0,2,0/2,0,0,2";

/// Installs, plays, removes and looks what is left.
pub(crate) fn test() -> Result<(), String> {
    let packages = debian::packages()?;
    let system = System::fresh()?;
    system.play_static()?;
    system.install(&packages)?;
    system.play()?;
    system.open_window()?;
    system.remove()?;
    println!("xtask: installed, played, opened and removed; only the games are left");
    fs::remove_dir_all(&system.0).map_err(|error| error.to_string())
}

/// A Debian in a directory.
struct System(PathBuf);

impl System {
    fn fresh() -> Result<System, String> {
        if output(Command::new("id").arg("-u"))?.trim() != "0" {
            return Err("dist-test makes a system of its own: run it as root".to_owned());
        }
        let root = directory().join("system");
        if root.exists() {
            fs::remove_dir_all(&root).map_err(|error| error.to_string())?;
        }
        println!("xtask: debootstrap {RELEASE} {}", root.display());
        let mut debootstrap = Command::new("debootstrap");
        debootstrap.args(["--variant=minbase", RELEASE]);
        output(debootstrap.arg(&root))?;
        let system = System(root);
        system.run("apt-get update -qq", "")?;
        system.run(&installing(OF_A_DESKTOP), "")?;
        system.run("useradd --create-home ada", "")?;
        Ok(system)
    }

    /// Asks the static program, which needs nothing of the system.
    fn play_static(&self) -> Result<(), String> {
        let program = directory().join("static/brikke");
        if !program.exists() {
            println!("xtask: no static brikke to try");
            return Ok(());
        }
        let to = self.0.join("srv/static");
        fs::copy(program, &to).map_err(|error| format!("{}: {error}", to.display()))?;
        let hint = format!("BRIKKE_DATA=/tmp/static /srv/static hint {POSITION} --json");
        self.person(&hint, "", "\"player\":\"learned")?;
        self.run("rm -rf /srv/static /tmp/static", "").map(drop)
    }

    fn install(&self, packages: &[PathBuf]) -> Result<(), String> {
        let mut names = Vec::new();
        for package in packages {
            let name = package.file_name().unwrap_or_default();
            let to = self.0.join("srv").join(name);
            fs::copy(package, &to).map_err(|error| format!("{}: {error}", to.display()))?;
            names.push(format!("/srv/{}", name.to_string_lossy()));
        }
        println!("xtask: installing {}", names.join(" "));
        self.run(&installing(&names.join(" ")), "")?;
        self.run("rm /srv/*.deb", "")?;
        self.run(
            "grep -q 'application/x-brikke-game:' /usr/share/mime/globs2",
            "",
        )?;
        self.run("grep -q brikke /usr/share/applications/mimeinfo.cache", "")?;
        self.run("man -w 6 brikke brikke-play brikke-desktop", "")
            .map(drop)
    }

    /// Plays a game, and asks the network that came in a package of its own.
    fn play(&self) -> Result<(), String> {
        let moves = "left\nup\nleft\nup\nquit\n";
        self.person("brikke play --lang en --seed otters", moves, "A 2 appeared")?;
        self.person("brikke games --json", "", "\"moves\":3")?;
        let hint = format!("brikke hint {POSITION} --json");
        self.person(&hint, "", "\"player\":\"learned")?;
        self.person("brikke export 1 > otters.brikke-game", "", "")?;
        self.person("brikke verify otters.brikke-game", "", "valid")
    }

    /// Opens the recording in a window, as a double click does.
    fn open_window(&self) -> Result<(), String> {
        let look = "xdotool search --sync --onlyvisible --name Brikke";
        let script = format!(
            "brikke-desktop otters.brikke-game & window=$!; \
             timeout 60 {look} && echo opened; kill $window; wait $window; true"
        );
        let script = format!("xvfb-run -a sh -c '{script}'");
        self.person(&script, "", "opened")
    }

    /// Removes the packages; fails if something is left but the person's data.
    fn remove(&self) -> Result<(), String> {
        let remove = "DEBIAN_FRONTEND=noninteractive apt-get purge -qq -y";
        self.run(&format!("{remove} brikke brikke-desktop brikke-data"), "")?;
        // What apt and dpkg write down about packages is theirs.
        let find = "find / -xdev \\( -path /proc -o -path /sys -o -path /var/log -o -path \
            /var/cache/apt -o -path /var/lib/dpkg -o -path /home/ada \\) -prune -o -iname \
            '*brikke*' -print";
        let names = self.run(find, "")?;
        let grep = "grep -rlsi brikke /etc /usr /var/lib/dpkg/status /var/lib/dpkg/info || true";
        let mentions = self.run(grep, "")?;
        if !names.is_empty() || !mentions.is_empty() {
            return Err(format!("left behind:\n{names}{mentions}"));
        }
        self.run("test -s /home/ada/.local/share/brikke/games.sqlite", "")
            .map(drop)
    }

    /// Runs a command as a person; fails if it does not print what is expected.
    fn person(&self, script: &str, input: &str, expected: &str) -> Result<(), String> {
        let whole = format!("export PATH=/usr/games:/usr/bin:/bin; {script}");
        let quoted = whole.replace('\'', "'\\''");
        let printed = self.run(&format!("su --login ada --command '{quoted}'"), input)?;
        if printed.contains(expected) {
            return Ok(());
        }
        Err(format!("{script}: {expected:?} is missing in: {printed}"))
    }

    /// Runs a script in the system and returns what it prints.
    fn run(&self, script: &str, input: &str) -> Result<String, String> {
        let mut command = Command::new("chroot");
        command.arg(&self.0).args(["/bin/sh", "-c", script]);
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let failed = |error: std::io::Error| format!("{script}: {error}");
        let mut child = command.spawn().map_err(failed)?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(input.as_bytes()).map_err(failed)?;
        }
        let run = child.wait_with_output().map_err(failed)?;
        let printed = String::from_utf8_lossy(&run.stdout).into_owned();
        if run.status.success() {
            return Ok(printed);
        }
        let problem = String::from_utf8_lossy(&run.stderr);
        Err(format!("{script}: {printed}{problem}"))
    }
}

fn installing(packages: &str) -> String {
    format!(
        "DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends {packages}"
    )
}
