#!/usr/bin/env python3
"""Verify a recording of a Brikke game: python3 tools/verify.py FILE

FILE is a recording in its text form, or - for standard input. Every ply is
replayed under the rules of the file; where the file names a seed or a secret,
every tile is derived again. Prints one line: "valid: ..." (exit status 0) or
"invalid: ply P: ..." (exit status 1), where ply 0 is all that comes before the
first move.

This needs nothing but SHA-256 and HMAC, so that it can be ported easily. A
board is a list of rows from the top, a row a list of tiles, an empty cell 0.
"""

import hashlib
import hmac
import math
import re
import sys
from collections import namedtuple

NUMBER = "(0|[1-9][0-9]{0,79})"  # decimal, no sign, no leading zero
PLACE = "([1-9]),([1-9])"  # row,column, counted from 1 at the top left
BOARD = "([0-9,/]+)"
RULES = (f"rules size=([1-8])x([1-8]) tiles=([0-9:,]+) start={NUMBER} goal=(none|{NUMBER})"
         " at-goal=(stop|continue) lost-when=(stuck|full)")
PLY = rf"{NUMBER} (up|right|down|left) \+{NUMBER} {NUMBER} at {PLACE}"

DIRECTIONS = ("up", "right", "down", "left")

# weights: {tile: weight}; largest: the largest tile the board can hold; goal: or None
Rules = namedtuple("Rules", "rows columns weights largest start goal stop_at_goal lost_when_full")


class Invalid(Exception):
    """What is wrong with the recording, in words."""


def require(condition, otherwise):
    """Refuse the recording unless the condition holds."""
    if not condition:
        raise Invalid(otherwise)


# --- Chance: the new tile is a function of the secret, the ply and the board.


def secret_of_seed(seed):
    """The 32 bytes a seed text stands for. The text is not normalized."""
    return hashlib.sha256(b"brikke seed 1\n" + seed.encode("utf-8")).digest()


def message(ply, board):
    """Version 1, rows, columns, the ply in 8 bytes big-endian, log2 of each cell."""
    cells = [tile.bit_length() - 1 if tile else 0 for row in board for tile in row]
    return bytes([1, len(board), len(board[0])]) + ply.to_bytes(8, "big") + bytes(cells)


def stream(secret, data):
    """The endless 64-bit words: four of each HMAC-SHA256(secret, data + block number)."""
    block = 0
    while True:
        digest = hmac.new(secret, data + block.to_bytes(4, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start:start + 8], "big")
        block += 1


def draw_below(bound, words):
    """A number from 0 to bound - 1; words that would favour the low ones are skipped.

    Takes at least one word even if the bound is 1. Note that the limit is
    2^64 itself for a power of two, which does not fit 64 bits.
    """
    limit = 2**64 - 2**64 % bound
    return next(word for word in words if word < limit) % bound


def new_tile(secret, weights, ply, board):
    """(row, column, tile), counted from 1, of the tile that appears on the board.

    The board is the one after the slide; for start tiles the ply is 0 and the
    board holds the start tiles before this one.
    """
    words = stream(secret, message(ply, board))
    empty = [(r, c) for r, row in enumerate(board, 1) for c, tile in enumerate(row, 1) if not tile]
    row, column = empty[draw_below(len(empty), words)]
    left = draw_below(sum(weights.values()), words)
    for tile in sorted(weights):
        if left < weights[tile]:
            return row, column, tile
        left -= weights[tile]


# --- The moves.


def push(row):
    """(row, points) after its tiles slide to its beginning; each merges at most once."""
    tiles, moved, points = [tile for tile in row if tile], [], 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tile += tiles.pop(0)
            points += tile
        moved.append(tile)
    return moved + [0] * (len(row) - len(moved)), points


def slide(board, direction):
    """(board, points) after a slide: turn the board so that it goes left, push, turn back."""
    vertical, backward = direction in ("up", "down"), direction in ("right", "down")
    rows = [list(column) for column in zip(*board)] if vertical else board
    pushed = [push(row[::-1] if backward else row) for row in rows]
    rows = [row[::-1] if backward else row for row, _ in pushed]
    after = [list(column) for column in zip(*rows)] if vertical else rows
    return after, sum(points for _, points in pushed)


def why_over(rules, board):
    """Why the game has ended on this board, or None if it goes on."""
    tiles = [tile for row in board for tile in row]
    if rules.stop_at_goal and rules.goal and max(tiles) >= rules.goal:
        return "the goal was reached"
    if rules.lost_when_full and 0 not in tiles:
        return "the board was full"
    if all(slide(board, direction)[0] == board for direction in DIRECTIONS):
        return "there was no legal move"
    return None


# --- Reading the text.


def is_tile(number, largest):
    """Whether the number is a power of two from 2 to the largest."""
    return 2 <= number <= largest and number & (number - 1) == 0


def parse_weights(text):
    """{tile: weight} from a text such as 2:9,4:1, in lowest terms."""
    weights = {}
    for part in text.split(","):
        match = re.fullmatch(f"{NUMBER}:{NUMBER}", part)
        require(match, "the tiles of the rules are not written as 2:9,4:1")
        tile, weight = map(int, match.groups())
        require(is_tile(tile, 2**112), "a tile of the rules is not an allowed power of two")
        require(weight and tile not in weights, "a tile of the rules is there twice or weighs 0")
        weights[tile] = weight
    divisor = math.gcd(*weights.values())
    weights = {tile: weight // divisor for tile, weight in weights.items()}
    require(sum(weights.values()) <= 10**9, "the weights of the tiles are too large")
    return weights


def parse_rules(fields):
    """The rules from the fields of their line."""
    rows, columns, tiles, start, goal, _, at_goal, lost_when = fields
    rows, columns, start = int(rows), int(columns), int(start)
    goal = None if goal == "none" else int(goal)
    require(rows * columns >= 2, "the board has fewer than 2 cells")
    require(1 <= start <= rows * columns, "the start tiles are none or more than the cells")
    weights = parse_weights(tiles)
    largest = max(weights) << (rows * columns - 1)  # 131072 on 4x4 with the tiles 2 and 4
    require(goal is None or is_tile(goal, largest), "the goal is no tile that the board can hold")
    return Rules(rows, columns, weights, largest, start, goal,
                 at_goal == "stop", lost_when == "full")


def parse_board(text, rules):
    """The board from a text such as 2,0/0,4 (rows from the top)."""
    rows = [row.split(",") for row in text.split("/")]
    fits = len(rows) == rules.rows and all(len(row) == rules.columns for row in rows)
    require(fits, "the position does not have the size of the board")
    for cell in sum(rows, []):
        good = re.fullmatch(NUMBER, cell) and (cell == "0" or is_tile(int(cell), rules.largest))
        require(good, "the position has a cell that is neither 0 nor a tile the board can hold")
    return [[int(cell) for cell in row] for row in rows]


class Replay:
    """Reads a recording line by line and plays it; the ply is where it stands."""

    def __init__(self):
        self.ply, self.score = 0, 0
        self.reached_before = False  # whether the goal was there before the last ply

    def check(self, data):
        """Refuse (Invalid) the bytes unless they are a valid recording."""
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise Invalid("the recording is not UTF-8 text") from None
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.next_line = 0
        self.take("brikke recording 1", "the first line `brikke recording 1`")
        self.rules = parse_rules(self.take(RULES, "the line `rules`"))
        self.secret = self.read_secret()
        self.take(f"undos {NUMBER}", "the line `undos`")
        self.read_start()
        while not any(map(self.comes, ("end ", "kept playing", "finished"))):
            self.read_ply()
        for decision in ("kept playing", "finished"):
            if self.comes(decision):
                self.take(decision, f"the line `{decision}`")
                self.check_decision()
                break
        self.read_end()

    def comes(self, beginning):
        """Whether the next line begins like this."""
        return self.next_line < len(self.lines) and self.lines[self.next_line].startswith(beginning)

    def take(self, pattern, what):
        """The groups of the pattern in the next line, which must match as a whole."""
        require(self.next_line < len(self.lines), f"the recording is cut off before {what}")
        match = re.fullmatch(pattern, self.lines[self.next_line])
        require(match, f"line {self.next_line + 1} is not {what} in the right form")
        self.next_line += 1
        return match.groups()

    def read_secret(self):
        """The secret, given as such or by a seed text; None if there is neither."""
        if self.comes("seed "):
            seed = self.take("seed (.+)", "the line `seed`")[0]
            fits = seed == seed.strip() and len(seed.encode("utf-8")) <= 256
            require(fits, "the seed has blanks at its ends or more than 256 bytes")
            return secret_of_seed(seed)
        if self.comes("secret "):
            return bytes.fromhex(self.take("secret ([0-9a-f]{64})", "the line `secret`")[0])
        return None

    def read_start(self):
        """Either a position or, on the empty board, as many tiles as the rules say."""
        if self.comes("position "):
            pattern = f"position {BOARD} score={NUMBER} moves={NUMBER}"
            board, score, _ = self.take(pattern, "the line `position`")
            self.board, self.score = parse_board(board, self.rules), int(score)
            return
        self.board = [[0] * self.rules.columns for _ in range(self.rules.rows)]
        for _ in range(self.rules.start):
            self.place(*self.take(f"tile {NUMBER} at {PLACE}", "a start tile"))

    def place(self, tile, row, column):
        """Put the new tile on the board, if it may and (with a secret) must appear there."""
        tile, row, column = int(tile), int(row), int(column)
        require(tile in self.rules.weights, f"the rules have no new tile {tile}")
        require(row <= self.rules.rows and column <= self.rules.columns,
                f"{row},{column} is not on the board")
        require(not self.board[row - 1][column - 1], f"the cell {row},{column} is not empty")
        if self.secret is not None:
            r, c, due = new_tile(self.secret, self.rules.weights, self.ply, self.board)
            require((r, c, due) == (row, column, tile),
                    f"the new tile is {tile} at {row},{column}, but chance gives {due} at {r},{c}")
        self.board[row - 1][column - 1] = tile

    def read_ply(self):
        """One ply: its number, the direction, the points, the new tile and its place."""
        self.ply += 1
        number, direction, points, *tile_and_place = self.take(PLY, "a ply or the line `end`")
        require(int(number) == self.ply, f"the ply has the number {number}")
        over = why_over(self.rules, self.board)
        require(over is None, f"the game had ended because {over}")
        goal = self.rules.goal or float("inf")
        self.reached_before = max(map(max, self.board)) >= goal
        board, gained = slide(self.board, direction)
        require(board != self.board, f"the move {direction} changes nothing")
        require(int(points) == gained, f"the move gains {gained} points, not {points}")
        self.board, self.score = board, self.score + gained
        self.place(*tile_and_place)

    def check_decision(self):
        """One keeps playing, or finishes, on the first board that has the goal."""
        goal = self.rules.goal or float("inf")
        reached = max(map(max, self.board)) >= goal and not self.reached_before
        require(reached and why_over(self.rules, self.board) is None,
                "there is nothing to decide about")

    def read_end(self):
        """The line `end` and the checksum of all the lines before its own."""
        pattern = f"end plies={NUMBER} score={NUMBER} board={BOARD}"
        plies, score, board = self.take(pattern, "the line `end`")
        require(int(plies) == self.ply, f"the line `end` says {plies} plies, not {self.ply}")
        require(int(score) == self.score, f"the line `end` says score {score}, not {self.score}")
        actual = "/".join(",".join(map(str, row)) for row in self.board)
        require(board == actual, f"the line `end` has another board than {actual}")
        before = "".join(line + "\n" for line in self.lines[:self.next_line])
        checksum = self.take("checksum ([0-9a-f]{16})", "the line `checksum`")[0]
        right = hashlib.sha256(before.encode("utf-8")).hexdigest()[:16]
        require(checksum == right, "the checksum does not match, so something was changed")
        require(self.next_line == len(self.lines), "something follows the checksum")


def main(arguments):
    """The exit status: 0 valid, 1 invalid or not readable, 2 not called properly."""
    if len(arguments) != 1 or (arguments[0].startswith("-") and arguments[0] != "-"):
        print("usage: python3 verify.py FILE (or - for standard input)", file=sys.stderr)
        return 2
    try:
        with open(0 if arguments[0] == "-" else arguments[0], "rb") as file:
            data = file.read()
    except OSError as error:
        print(f"verify: cannot read {arguments[0]}: {error.strerror}", file=sys.stderr)
        return 1
    replay = Replay()
    try:
        replay.check(data)
    except Invalid as reason:
        print(f"invalid: ply {replay.ply}: {reason}")
        return 1
    print(f"valid: {replay.ply} plies, score {replay.score}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
