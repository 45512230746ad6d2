#!/usr/bin/env python3
"""Measures the window on a screen that nobody sees.

    tools/window.py [target/release/brikke-desktop] [--runs 5]

Prints the milliseconds from the start of the program to its first frame, and from the key
for a hint to the frame that shows it, after the game has been open for two seconds: the
least, the median and the most of all runs. It reads the screen's memory, so that looking
costs nothing. Needs Xvfb and xdotool.
"""

import argparse
import mmap
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

# Blue, green and red, as the screen has them.
BOARD = bytes.fromhex("a0adbb")
ACCENT = bytes.fromhex("0d419c")
SETTINGS = 'theme = "classic"\nconfirm_assistance = false\n'


class Screen:
    """A screen whose pixels are in a file."""

    def __init__(self, directory):
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24"]
        command += ["-nolisten", "tcp", "-noreset", "-fbdir", directory]
        self.server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        display = f":{self.server.stdout.readline().strip()}"
        self.environment = dict(os.environ, DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1")
        self.environment.pop("WAYLAND_DISPLAY", None)
        file = open(pathlib.Path(directory) / "Xvfb_screen0", "rb")
        self.pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)

    def count(self, colour):
        return self.pixels[:].count(colour)

    def run(self, *command):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        return done.stdout.strip()

    def until(self, colour, least):
        """The moment at which so many pixels have a colour."""
        for _ in range(60_000):
            if self.count(colour) >= least:
                return time.perf_counter()
            time.sleep(0.001)
        raise SystemExit("the window does not show what it should")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()


def measure(program):
    """The times of one start: to the first frame, and of a hint."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as memory:
        (pathlib.Path(data) / "settings.toml").write_text(SETTINGS)
        with Screen(memory) as screen:
            start = time.perf_counter()
            command = [program, "--lang", "en", "--seed", "brikke", "--data", data]
            running = subprocess.Popen(
                command, env=screen.environment, stderr=subprocess.DEVNULL
            )
            try:
                first = screen.until(BOARD, 10_000) - start
                window = screen.run("xdotool", "search", "--onlyvisible", "--name", "Brikke")
                screen.run("xdotool", "windowfocus", "--sync", window.splitlines()[0])
                for key in ("Left", "Up", "Right", "Up"):
                    screen.run("xdotool", "key", key)
                time.sleep(2)
                before = screen.count(ACCENT)
                asked = time.perf_counter()
                screen.run("xdotool", "key", "i")
                hint = screen.until(ACCENT, before + 150) - asked
            finally:
                running.terminate()
                running.wait()
    return first, hint


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default="target/release/brikke-desktop")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    times = [measure(options.program) for _ in range(options.runs)]
    for name, values in zip(("first frame", "hint"), zip(*times)):
        least, middle, most = min(values), statistics.median(values), max(values)
        print(f"{name}: {1000 * least:.0f} to {1000 * most:.0f} ms, median {1000 * middle:.0f} ms")


if __name__ == "__main__":
    main()
