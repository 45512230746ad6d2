#!/usr/bin/env python3
"""Measures the first hint of a game in the terminal.

    tools/first_hint.py target/release/brikke [--open 2.0] [--times 5]

Opens a game, waits as long as a person looks at the board, asks for a hint and
prints how long it takes until the values are on the screen.
"""

import argparse
import os
import tempfile
import time

from terminal import Program


def first_hint(command, seconds):
    """The time from the key to the hint, in milliseconds; None if none came."""
    program = Program(command, (80, 24), True)
    program.read(seconds)
    # What came meanwhile is another frame.
    asked = time.monotonic()
    program.write(b"i")
    shown = b""
    for moment, piece in program.read(5.0):
        shown += piece
        # Beside the best direction stands the word for it.
        if b"best" in shown:
            program.end()
            return 1000 * (moment - asked)
    program.end()
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--open", type=float, default=2.0)
    parser.add_argument("--times", type=int, default=5)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ["BRIKKE_DATA"] = data
        os.environ["XDG_CONFIG_HOME"] = data
        game = [args.program, "play", "--seed", "measure"]
        times = [first_hint(game, args.open) for _ in range(args.times)]
    missing = times.count(None)
    times = sorted(took for took in times if took is not None)
    if times:
        print(f"first hint          {times[len(times) // 2]:8.1f} ms "
              f"(median of {len(times)}, at most {times[-1]:.1f})")
    if missing:
        raise SystemExit(f"{missing} hints did not come within five seconds")


if __name__ == "__main__":
    main()
