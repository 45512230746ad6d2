#!/usr/bin/env python3
"""Measures Brikke on a pseudo-terminal.

    tools/terminal.py target/release/brikke [--size 80x24] [--moves 40] [--no-answer]

Prints the time to the first frame, the bytes of a move and of a frame while
tiles move, and the processor time of a game that nobody touches (its clock
runs) and of the menu (nothing runs). Everything is kept in a directory that
is removed afterwards.
"""

import argparse
import fcntl
import os
import pty
import select
import signal
import struct
import tempfile
import termios
import time

ANSWER = b"\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\"


class Program:
    """The program on a terminal of its own."""

    def __init__(self, command, size, answers):
        self.answers = answers
        columns, rows = size
        window = struct.pack("HHHH", rows, columns, 0, 0)
        self.started = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, window)
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", LANG="en_US.UTF-8")
            os.execv(command[0], command)

    def read(self, seconds):
        """What is written in this time, as (moment, bytes) of each piece."""
        pieces = []
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if not select.select([self.terminal], [], [], left)[0]:
                break
            try:
                piece = os.read(self.terminal, 1 << 16)
            except OSError:
                break
            if self.answers and b"\x1b]11;?" in piece:
                os.write(self.terminal, ANSWER)
            pieces.append((time.monotonic(), piece))
        return pieces

    def write(self, keys):
        os.write(self.terminal, keys)

    def processor_seconds(self):
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        os.kill(self.pid, signal.SIGTERM)
        self.read(0.3)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def frames(pieces):
    """The sizes of frames: pieces less than 6 ms apart are one."""
    sizes = []
    last = None
    for moment, piece in pieces:
        if last is None or moment - last > 0.006:
            sizes.append(0)
        sizes[-1] += len(piece)
        last = moment
    return sizes


def first_frame(command, size, answers):
    """The time to the first frame, in milliseconds."""
    program = Program(command, size, answers)
    for moment, piece in program.read(2.0):
        # The first cell that is drawn comes with a colour.
        if b"48;2;" in piece or b"48;5;" in piece:
            program.end()
            return 1000 * (moment - program.started)
    program.end()
    return None


def idle(command, size, answers, keys=b"", seconds=5.0):
    """The share of a processor while nobody does anything, in percent."""
    program = Program(command, size, answers)
    program.read(1.5)
    program.write(keys)
    program.read(1.5)
    before = program.processor_seconds()
    written = sum(len(piece) for _, piece in program.read(seconds)) if seconds else 0
    spent = program.processor_seconds() - before
    program.end()
    return 100 * spent / seconds, written


def moves(command, size, answers, count):
    """The bytes of moves, and of the frames in them."""
    program = Program(command, size, answers)
    program.read(1.5)
    pieces = []
    for number in range(count):
        program.write(b"\x1b[" + b"DBCA"[number % 4 : number % 4 + 1])
        pieces += program.read(0.35)
    program.end()
    sizes = sorted(frames(pieces))
    total = sum(sizes)
    writes = len(pieces)
    print(f"bytes per move      {total / count:8.0f}")
    print(f"frames per move     {len(sizes) / count:8.1f}")
    print(f"bytes per frame     {total / max(1, len(sizes)):8.0f} mean, "
          f"{sizes[len(sizes) // 2]} median, {sizes[-1]} most")
    print(f"pieces per frame    {writes / max(1, len(sizes)):8.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--no-answer", action="store_true")
    args = parser.parse_args()
    size = tuple(int(part) for part in args.size.split("x"))
    with tempfile.TemporaryDirectory() as data:
        os.environ["BRIKKE_DATA"] = data
        os.environ["XDG_CONFIG_HOME"] = data
        answers = not args.no_answer
        menu = [args.program]
        game = [args.program, "play", "--seed", "measure"]
        times = sorted(first_frame(menu, size, answers) or 9999 for _ in range(5))
        print(f"first frame         {times[2]:8.1f} ms (median of 5)")
        moves(game, size, answers, args.moves)
        share, written = idle(menu, size, answers)
        print(f"processor, menu     {share:8.2f} % ({written} bytes in 5 s)")
        share, written = idle(game, size, answers, b"\x1b[D\x1b[B")
        print(f"processor, clock    {share:8.2f} % ({written} bytes in 5 s)")


if __name__ == "__main__":
    main()
