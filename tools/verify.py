#!/usr/bin/env python3
"""Verify recordings of Brikke games: python3 tools/verify.py FILE...

FILE is a recording, as text or as a link, or - for standard input. Every ply is
replayed under the rules of the file; where the file names a seed or a secret,
every tile is derived again. Prints one line for each: "valid: ..." or "invalid:
ply P: ..." (exit status 1), where ply 0 is all that comes before the first move.

A valid recording proves as much as its line says. "proof secret": the tiles
follow from a secret; compare the commitment with the one that was shown before
the first move. "proof seed": they follow from a seed, which the player chose.
"proof none": nobody vouches for them.

With --stream, standard input holds any number of recordings, each after a line
with its length in bytes; one line is printed for each.

This needs nothing but SHA-256 and HMAC, so that it can be ported easily. A
board is a list of rows from the top, a row a list of tiles, an empty cell 0.
"""

import base64
import hashlib
import hmac
import math
import re
import sys
from collections import namedtuple

NUMBER = "(0|[1-9][0-9]{0,38})"  # decimal, no sign, no leading zero, below 2^128
PLACE = "([1-9]),([1-9])"  # row,column, counted from 1 at the top left
BOARD = "([0-9,/]+)"
RULES = (f"rules size=([1-8])x([1-8]) tiles=([0-9:,]+) start={NUMBER} goal=(none|{NUMBER})"
         " at-goal=(stop|continue) lost-when=(stuck|full)")
PLY = rf"{NUMBER} (up|right|down|left) \+{NUMBER} {NUMBER} at {PLACE}"

DIRECTIONS = ("up", "right", "down", "left")

# What counts as a blank, as Unicode says (White_Space).
BLANKS = ("\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
          "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000")
# Characters that nobody sees, or that change how the text around them is shown.
HIDDEN = frozenset(map(chr, [
    *range(0x20), *range(0x7f, 0xa0), 0xad, 0x61c, 0x200b, 0x200e, 0x200f, *range(0x2028, 0x202f),
    *range(0x2060, 0x2070), 0xfeff, *range(0xe0000, 0xe0080)]))

MOST_SCORE = 2**64 - 1
MOST_MOVES = 2**62  # that a position comes with; as many undos
LARGEST = 2**112  # the largest tile there is

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


def commitment_of(secret):
    """What is shown of the secret before the first move."""
    return hashlib.sha256(b"brikke commitment 1\n" + secret).hexdigest()


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
    if 0 in tiles and any(tiles):
        return None  # a tile beside an empty cell can move
    if all(slide(board, direction)[0] == board for direction in DIRECTIONS):
        return "there was no legal move"
    return None


# --- Reading the text.


def is_tile(number, largest):
    """Whether the number is a power of two from 2 to the largest."""
    return 2 <= number <= largest and number & (number - 1) == 0


def parse_weights(text):
    """{tile: weight} from a text such as 2:9,4:1: ascending, in lowest terms."""
    weights = {}
    for part in text.split(","):
        match = re.fullmatch(f"{NUMBER}:{NUMBER}", part)
        require(match, "the tiles of the rules are not written as 2:9,4:1")
        tile, weight = map(int, match.groups())
        require(is_tile(tile, LARGEST), "a tile of the rules is not an allowed power of two")
        require(weight and tile > max(weights, default=0),
                "the tiles of the rules are not in order, or one weighs 0")
        weights[tile] = weight
    require(math.gcd(*weights.values()) == 1, "the weights of the tiles are not in lowest terms")
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
    require(largest <= LARGEST, "the tiles of the rules are too large for the board")
    require(goal is None or is_tile(goal, largest), "the goal is no tile that the board can hold")
    require(goal or at_goal == "continue", "without a goal nothing stops there")
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
        self.seed, self.secret, self.commitment = None, None, None
        self.kept_playing, self.finished = False, False

    def check(self, data):
        """Refuse (Invalid) the bytes unless they are a valid recording."""
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise Invalid("the recording is not UTF-8 text") from None
        link = text.strip(BLANKS)
        if not link.startswith(PREFIX):
            return self.check_text(text)
        self.check_text(text_of_link(link, self))
        require(link_of(self) == link, "this is not how a link is written")

    def check_text(self, text):
        """The same for the text form."""
        lines = text.removesuffix("\n").split("\n")
        self.lines = [line.removesuffix("\r") for line in lines]
        self.next_line = 0
        self.ply = 0
        self.take("brikke recording 1", "the first line `brikke recording 1`")
        self.rules = parse_rules(self.take(RULES, "the line `rules`"))
        self.read_source()
        self.undos = int(self.take(f"undos {NUMBER}", "the line `undos`")[0])
        require(self.undos <= MOST_MOVES, "there are too many undos")
        self.read_start()
        while not any(map(self.comes, ("end ", "kept playing", "finished"))):
            self.read_ply()
        if self.comes("kept playing"):
            self.take("kept playing", "the line `kept playing`")
            self.check_decision()
            self.kept_playing = True
        elif self.comes("finished"):
            self.take("finished", "the line `finished`")
            self.check_decision()
            self.finished = True
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

    def read_source(self):
        """The secret, given as such or by a seed text, or the commitment, or none of them."""
        if self.comes("seed "):
            self.seed = self.take("(?s:seed (.+))", "the line `seed`")[0]
            require(len(self.seed.encode("utf-8")) <= 256, "the seed has more than 256 bytes")
            require(self.seed == self.seed.strip(BLANKS) and HIDDEN.isdisjoint(self.seed),
                    "the seed has hidden characters, or blanks at its ends")
            self.secret = secret_of_seed(self.seed)
        elif self.comes("secret "):
            digits = self.take("secret ([0-9a-f]{64})", "the line `secret`")[0]
            self.secret = bytes.fromhex(digits)
            self.commitment = commitment_of(self.secret)
        elif self.comes("commitment "):
            pattern = "commitment ([0-9a-f]{64})"
            self.commitment = self.take(pattern, "the line `commitment`")[0]

    def read_start(self):
        """Either a position or, on the empty board, as many tiles as the rules say."""
        if self.comes("position "):
            pattern = f"position {BOARD} score={NUMBER} moves={NUMBER}"
            board, score, moves = self.take(pattern, "the line `position`")
            self.board, self.score = parse_board(board, self.rules), int(score)
            require(self.score <= MOST_SCORE, "the score of the position is too large")
            require(int(moves) <= MOST_MOVES, "the position comes with too many moves")
            self.position = (self.board, self.score, int(moves))
            return
        self.position = None
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
        require(self.score + gained <= MOST_SCORE, "the score passes 2^64")
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


# --- The link form: the same as bytes in base64, with the first six of their SHA-256.


PREFIX = "bk1."
SOURCE, SEED, SECRET, COMMITMENT = 3, 1, 2, 3
POSITION, OTHER_RULES, KEPT_PLAYING, FINISHED = 4, 8, 16, 32
PRESETS = [f"size=4x4 tiles={tiles} start=2 goal={goal} at-goal={at_goal} lost-when={lost_when}"
           for tiles, goal, at_goal, lost_when in (
               ("2:9,4:1", "2048", "continue", "stuck"), ("2:9,4:1", "2048", "stop", "full"),
               ("2:1,4:1", "2048", "continue", "stuck"), ("2:19,4:1", "none", "continue", "stuck"),
               ("2:1", "1024", "stop", "stuck"))]


class Bytes:
    """The bytes of a link that are not read yet, and the digits that follow them.

    A digit is a choice among `radix` possibilities. Digits share a word of eight
    bytes, little-endian, as long as the product of their radices is below 2^64;
    the first is the lowest. The last word may be shorter.
    """

    def __init__(self, data):
        self.data = data
        self.word, self.product = 0, 2**64

    def take(self, count):
        require(count <= len(self.data), "the link is cut off")
        taken, self.data = self.data[:count], self.data[count:]
        return taken

    def number(self):
        """Groups of 7 bits, lowest first; the eighth bit says that another follows."""
        number = 0
        for shift in range(0, 70, 7):
            byte = self.take(1)[0]
            number |= (byte & 0x7f) << shift
            if byte < 0x80:
                require(number < 2**64, "a number of the link is too large")
                return number
        raise Invalid("a number of the link is too long")

    def text(self):
        try:
            return self.take(self.number()).decode("utf-8")
        except UnicodeDecodeError:
            raise Invalid("a text in the link is not UTF-8") from None

    def digit(self, radix):
        if radix == 1:
            return 0
        if self.product * radix >= 2**64:
            require(self.data, "the link is cut off")
            self.word, self.product = int.from_bytes(self.data[:8], "little"), 1
            self.data = self.data[8:]
        self.product *= radix
        self.word, digit = divmod(self.word, radix)
        return digit


def write_number(number):
    """The bytes of a number."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7f | 0x80)
        number >>= 7
    return bytes(written) + bytes([number])


def write_digits(digits):
    """The bytes of (digit, radix) pairs; zeros at the end of the last word are left out."""
    written, word, product = b"", 0, 1
    for digit, radix in digits:
        if product * radix >= 2**64:
            written += word.to_bytes(8, "little")
            word, product = 0, 1
        word += digit * product
        product *= radix
    if product > 1:
        written += word.to_bytes(8, "little").rstrip(b"\0") or b"\0"
    return written


def empty_cells(board):
    """The places of the empty cells, counted from 1."""
    return [(r, c) for r, row in enumerate(board, 1) for c, tile in enumerate(row, 1) if not tile]


def text_of_link(link, replay):
    """The text form of a link, as far as it can be told without playing by the rules."""
    encoded = link[len(PREFIX):]
    fits = re.fullmatch("[A-Za-z0-9_-]*", encoded) and len(encoded) % 4 != 1
    require(fits, "the link is not written in base64")
    data = base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
    body, checksum = data[:-6], data[-6:]
    require(hashlib.sha256(body).digest()[:6] == checksum,
            "the checksum does not match, so something was changed")
    lines = ["brikke recording 1"] + lines_of_link(Bytes(body), replay)
    text = "".join(line + "\n" for line in lines)
    return text + "checksum " + hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def lines_of_link(data, replay):
    """The lines between the header and the checksum. The rules tell how many digits there are."""
    flags = data.take(1)[0]
    require(flags < 64, "the link has unknown flags")
    if flags & OTHER_RULES:
        rules_text = data.text()
        require("\n" not in rules_text, "the rules of the link have several lines")
    else:
        preset = data.take(1)[0]
        require(preset < len(PRESETS), "the link has unknown rules")
        rules_text = PRESETS[preset]
    match = re.fullmatch(RULES, "rules " + rules_text)
    require(match, "the rules of the link are not in the right form")
    rules = parse_rules(match.groups())
    lines = ["rules " + rules_text] + source_of_link(flags & SOURCE, data)
    lines.append(f"undos {data.number()}")
    if flags & POSITION:
        board, line = position_of_link(data, rules)
        lines.append(line)
        plies = data.number()
    else:
        board = [[0] * rules.columns for _ in range(rules.rows)]
        plies = data.number()
        lines += ["tile " + new_tile_of_link(data, rules, board) for _ in range(rules.start)]
    score = int(lines[-1].split("score=")[1].split()[0]) if flags & POSITION else 0
    for replay.ply in range(1, plies + 1):
        legal = [way for way in DIRECTIONS if slide(board, way)[0] != board]
        require(legal, "the game had ended because there was no legal move")
        direction = legal[data.digit(len(legal))]
        board, gained = slide(board, direction)
        tile = new_tile_of_link(data, rules, board)
        lines.append(f"{replay.ply} {direction} +{gained} {tile}")
        score += gained
        require(score <= MOST_SCORE, "the score passes 2^64")
    if flags & KEPT_PLAYING:
        lines.append("kept playing")
    if flags & FINISHED:
        lines.append("finished")
    cells = "/".join(",".join(map(str, row)) for row in board)
    return lines + [f"end plies={plies} score={score} board={cells}"]


def source_of_link(source, data):
    """The line about the source of the tiles, if there is one."""
    if source == SEED:
        seed = data.text()
        require("\n" not in seed, "the seed has control characters")
        return ["seed " + seed]
    if source == SECRET:
        return ["secret " + data.take(32).hex()]
    if source == COMMITMENT:
        return ["commitment " + data.take(32).hex()]
    return []


def position_of_link(data, rules):
    """(board, line) of the position that the game began from."""
    ranks = data.take(rules.rows * rules.columns)
    require(max(ranks) <= 112, "a tile of the position is too large")
    tiles = [1 << rank if rank else 0 for rank in ranks]
    board = [tiles[r * rules.columns:(r + 1) * rules.columns] for r in range(rules.rows)]
    cells = "/".join(",".join(map(str, row)) for row in board)
    return board, f"position {cells} score={data.number()} moves={data.number()}"


def new_tile_of_link(data, rules, board):
    """The next tile as text; it is put on the board."""
    empty = empty_cells(board)
    row, column = empty[data.digit(len(empty))]
    tile = sorted(rules.weights)[data.digit(len(rules.weights))]
    board[row - 1][column - 1] = tile
    return f"{tile} at {row},{column}"


def link_of(replay):
    """The one link of the recording whose text was just checked."""
    lines = replay.lines
    rules_text = lines[1].removeprefix("rules ")
    flags, source = 0, b""
    if replay.seed is not None:
        flags, seed = SEED, replay.seed.encode("utf-8")
        source = write_number(len(seed)) + seed
    elif replay.secret is not None:
        flags, source = SECRET, replay.secret
    elif replay.commitment is not None:
        flags, source = COMMITMENT, bytes.fromhex(replay.commitment)
    if rules_text in PRESETS:
        rules = bytes([PRESETS.index(rules_text)])
    else:
        flags |= OTHER_RULES
        rules = write_number(len(rules_text)) + rules_text.encode("utf-8")
    flags |= KEPT_PLAYING if replay.kept_playing else 0
    flags |= FINISHED if replay.finished else 0
    start = b""
    if replay.position:
        flags |= POSITION
        board, score, moves = replay.position
        start = bytes(tile.bit_length() - 1 if tile else 0 for row in board for tile in row)
        start += write_number(score) + write_number(moves)
    data = (bytes([flags]) + rules + source + write_number(replay.undos) + start
            + write_number(replay.ply) + write_digits(digits_of(replay)))
    data += hashlib.sha256(data).digest()[:6]
    return PREFIX + base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def digits_of(replay):
    """The (digit, radix) pairs of the start tiles and the plies."""
    rules = replay.rules
    board = ([row[:] for row in replay.position[0]] if replay.position
             else [[0] * rules.columns for _ in range(rules.rows)])
    for line in replay.lines:
        match = re.fullmatch(rf"(?:tile|[0-9]+ ([a-z]+) \+[0-9]+) {NUMBER} at {PLACE}", line)
        if not match:
            continue
        direction, tile, row, column = match.groups()
        if direction:
            legal = [way for way in DIRECTIONS if slide(board, way)[0] != board]
            yield legal.index(direction), len(legal)
            board = slide(board, direction)[0]
        empty = empty_cells(board)
        yield empty.index((int(row), int(column))), len(empty)
        yield sorted(rules.weights).index(int(tile)), len(rules.weights)
        board[int(row) - 1][int(column) - 1] = int(tile)


# --- The command.


def proof(replay):
    """What vouches for the tiles: nothing does for a position that was set up."""
    if replay.position or replay.secret is None:
        return "none"
    return "secret" if replay.seed is None else "seed"


def verdict(data):
    """(whether the recording is valid, the line about it)."""
    replay = Replay()
    try:
        replay.check(data)
    except Invalid as reason:
        return False, f"invalid: ply {replay.ply}: {reason}"
    commitment = f", commitment {replay.commitment}" if replay.commitment else ""
    line = f"valid: {replay.ply} plies, score {replay.score}, proof {proof(replay)}{commitment}"
    return True, line


def check_stream(file):
    """Verify every recording of a stream; the exit status is always 0."""
    while length := file.readline():
        print(verdict(file.read(int(length)))[1], flush=True)
    return 0


def main(arguments):
    """The exit status: 0 valid, 1 invalid or not readable, 2 not called properly."""
    if arguments == ["--stream"]:
        return check_stream(sys.stdin.buffer)
    if not arguments or any(it.startswith("-") and it != "-" for it in arguments):
        print("usage: python3 verify.py FILE... (or - for standard input, or --stream)",
              file=sys.stderr)
        return 2
    status = 0
    for name in arguments:
        try:
            with open(0 if name == "-" else name, "rb") as file:
                data = file.read()
        except OSError as error:
            print(f"verify: cannot read {name}: {error.strerror}", file=sys.stderr)
            status = 1
            continue
        valid, line = verdict(data)
        print(line if len(arguments) == 1 else f"{name}: {line}")
        status = status if valid else 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
