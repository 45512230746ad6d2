#!/usr/bin/env python3
"""Makes the pictures of README.

    tools/pictures.py [--brikke target/release/brikke]
                      [--desktop target/release/brikke-desktop] [window|terminal]

Writes docs/images: the window with a hint and with an analysed replay, each on a
light and a dark page (needs Xvfb, xdotool and ImageMagick's `import`), and a game in the
terminal as an animated SVG (needs `pip install pyte`). The games are played from a
seed in a directory that is removed afterwards, so the pictures are the same every
time but for the clock.
"""

import argparse
import os
import pathlib
import re
import subprocess
import tempfile
import time

from terminal import Program
from terminal_svg import Film

IMAGES = pathlib.Path(__file__).resolve().parent.parent / "docs" / "images"
SEED = "brikke"
KEYS = {"up": "w", "right": "d", "down": "s", "left": "a"}


def moves_of(brikke, player, count):
    """The first moves of a player in the game from the seed."""
    with tempfile.TemporaryDirectory() as data:
        command = [brikke, "play", "--plain", "--player", player, "--speed", "max"]
        command += ["--seed", SEED, "--lang", "en", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as game:
            moves = []
            for line in game.stdout:
                slid = re.match(r"\w+ slid (up|right|down|left)\b", line)
                moves += slid.groups() if slid else ()
                if len(moves) == count:
                    break
            game.kill()
    return moves


def played(brikke, data, moves):
    """Lets a person make these moves in the game from the seed."""
    lines = "\n".join([KEYS[move] for move in moves] + ["quit", ""])
    command = [brikke, "play", "--plain", "--seed", SEED, "--lang", "en", "--data", data]
    subprocess.run(command, input=lines, text=True, stdout=subprocess.DEVNULL, check=True)


def set_theme(data, theme):
    settings = pathlib.Path(data) / "settings.toml"
    text = settings.read_text()
    settings.write_text(re.sub(r'(?m)^theme = .*$', f'theme = "{theme}"', text))


def set_size(data, width, height):
    """Lets the window have this size when it opens."""
    place = pathlib.Path(data) / "cache" / "window"
    place.parent.mkdir(exist_ok=True)
    place.write_text(f"size {width} {height}\n")


class Screen:
    """A screen that nobody sees."""

    def __init__(self):
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"]
        command += ["-nolisten", "tcp", "-noreset"]
        self.server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        display = f":{self.server.stdout.readline().strip()}"
        self.environment = dict(os.environ, DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1")
        self.environment.pop("WAYLAND_DISPLAY", None)

    def run(self, *command):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        return done.stdout.strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()


def picture(screen, desktop, data, steps, path):
    """A picture of the window after these keys, each with seconds to wait."""
    command = [desktop, "--lang", "en", "--data", data]
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, env=screen.environment, stdout=quiet, stderr=quiet)
    try:
        window = ""
        for _ in range(300):
            window = screen.run("xdotool", "search", "--onlyvisible", "--name", "Brikke")
            if window:
                break
            time.sleep(0.1)
        window = window.splitlines()[0]
        screen.run("xdotool", "windowfocus", "--sync", window)
        # Nothing is lit up because the pointer is over it.
        screen.run("xdotool", "mousemove", "1279", "899")
        time.sleep(3)
        for key, seconds in steps:
            screen.run("xdotool", "key", key)
            time.sleep(seconds)
        screen.run("import", "-window", window, "-strip", str(path))
    finally:
        program.terminate()
        program.wait()


def window_pictures(brikke, desktop):
    good = moves_of(brikke, "best", 560)
    weak = moves_of(brikke, "slow", 420)
    for theme, suffix in (("classic", ""), ("dark", "-dark")):
        with tempfile.TemporaryDirectory() as data, Screen() as screen:
            played(brikke, data, good)
            set_theme(data, theme)
            hint = [("i", 20)]
            picture(screen, desktop, data, hint, IMAGES / f"window-hint{suffix}.png")
        with tempfile.TemporaryDirectory() as data, Screen() as screen:
            played(brikke, data, weak)
            set_theme(data, theme)
            set_size(data, 1000, 700)
            replay = [("v", 2), ("a", 20), ("w", 2)]
            picture(screen, desktop, data, replay, IMAGES / f"window-replay{suffix}.png")


def terminal_picture(brikke):
    moves = moves_of(brikke, "best", 592)
    with tempfile.TemporaryDirectory() as data:
        played(brikke, data, moves[:580])
        command = [brikke, "play", "--continue", "--theme", "dark", "--lang", "en", "--data", data]
        program = Program(command, (80, 24), answers=True)
        film = Film(80, 24)
        film.feed(program.read(1.5))
        film.shoot(0.9)
        for move in moves[580:]:
            program.write(KEYS[move].encode())
            film.feed(program.read(0.07))
            film.shoot(0.12)
            film.feed(program.read(0.6))
            film.shoot(0.38)
        program.write(b"i")
        film.feed(program.read(2.5))
        film.shoot(1.8)
        program.end()
    (IMAGES / "terminal.svg").write_text(film.svg())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="?", choices=["window", "terminal"])
    parser.add_argument("--brikke", default="target/release/brikke")
    parser.add_argument("--desktop", default="target/release/brikke-desktop")
    options = parser.parse_args()
    IMAGES.mkdir(exist_ok=True)
    if options.what != "window":
        terminal_picture(os.path.abspath(options.brikke))
    if options.what != "terminal":
        window_pictures(os.path.abspath(options.brikke), os.path.abspath(options.desktop))


if __name__ == "__main__":
    main()
