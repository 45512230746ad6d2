"""A film of a terminal, as an animated SVG.

Frames are photographed from a terminal that `pyte` emulates. A row that looks the
same in several frames is drawn once.
"""

import collections
import itertools
import xml.sax.saxutils

import pyte

# The size of a character in the picture.
WIDTH, HEIGHT = 8.4, 17
PAPER, INK = "1e1e2e", "cdd6f4"

# Parts of a character's cell: left, top, right, bottom.
BLOCKS = {
    "█": (0, 0, 1, 1),
    "▀": (0, 0, 1, 0.5),
    "▄": (0, 0.5, 1, 1),
    "▌": (0, 0, 0.5, 1),
    "▐": (0.5, 0, 1, 1),
    "▘": (0, 0, 0.5, 0.5),
    "▝": (0.5, 0, 1, 0.5),
    "▖": (0, 0.5, 0.5, 1),
    "▗": (0.5, 0.5, 1, 1),
}

NAMED = {
    "black": "000000", "red": "cd3131", "green": "0dbc79", "brown": "e5e510",
    "blue": "2472c8", "magenta": "bc3fbc", "cyan": "11a8cd", "white": "e5e5e5",
}


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Film:
    """What a terminal shows, frame by frame."""

    def __init__(self, columns, rows):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.frames = []

    def feed(self, pieces):
        """Shows what a program has written."""
        for _, piece in pieces:
            self.stream.feed(piece)

    def shoot(self, seconds):
        """Takes a frame that stays for so long."""
        rows = [self.row(y) for y in range(self.screen.lines)]
        self.frames.append((rows, seconds))

    def row(self, y):
        """The cells of a row: character, its colour and the paper behind it."""
        line = self.screen.buffer[y]
        return tuple(cell(line[x]) for x in range(self.screen.columns))

    def svg(self):
        total = sum(seconds for _, seconds in self.frames)
        width = number(self.screen.columns * WIDTH + 16)
        height = number(self.screen.lines * HEIGHT + 16)
        paper = self.paper()
        drawn = [self.film_of_row(y, paper) for y in range(self.screen.lines)]
        times = {times for row in drawn for times, _ in row}
        names = {times: f"t{index}" for index, times in enumerate(sorted(times))}
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="ui-monospace,Menlo,Consolas,'
            f'\'DejaVu Sans Mono\',monospace" font-size="14" stroke="none" '
            'shape-rendering="crispEdges">',
            "<title>A game of Brikke in the terminal</title>",
            f"<style>{''.join(style(names[it], it, total) for it in names)}</style>",
            f'<rect width="{width}" height="{height}" rx="8" fill="#{paper}"/>',
            '<g transform="translate(8 8)" xml:space="preserve">',
        ]
        for row in drawn:
            parts += [f'<g class="{names[times]}">{drawing}</g>' for times, drawing in row]
        parts.append("</g></svg>\n")
        return "\n".join(parts)

    def paper(self):
        """The colour of the page: the one that most cells have."""
        cells = itertools.chain.from_iterable(self.frames[0][0])
        return collections.Counter(paper for _, _, paper in cells).most_common(1)[0][0]

    def film_of_row(self, y, paper):
        """What a row looks like, each time with the frames that show it."""
        shown = {}
        for index, (rows, _) in enumerate(self.frames):
            shown.setdefault(rows[y], []).append(index)
        drawn = [(self.times(frames), draw(row, y, paper)) for row, frames in shown.items()]
        return [(times, drawing) for times, drawing in drawn if drawing]

    def times(self, frames):
        """From when to when these frames are shown."""
        begins = list(itertools.accumulate((it for _, it in self.frames), initial=0))
        times = []
        for frame in frames:
            if times and times[-1][1] == frame:
                times[-1][1] = frame + 1
            else:
                times.append([frame, frame + 1])
        return tuple((begins[first], begins[last]) for first, last in times)


def style(name, times, total):
    """Shows something at these times only, again and again."""
    if times == ((0, total),):
        return ""
    steps = "" if times[0][0] == 0 else "0%{visibility:hidden}"
    for begin, end in times:
        steps += f"{number(100 * begin / total)}%{{visibility:visible}}"
        if end < total:
            steps += f"{number(100 * end / total)}%{{visibility:hidden}}"
    return (
        f".{name}{{animation:{name} {number(total)}s step-end infinite}}"
        f"@keyframes {name}{{{steps}}}"
    )


def cell(character):
    ink = colour(character.fg, INK)
    paper = colour(character.bg, PAPER)
    if character.reverse:
        ink, paper = paper, ink
    return character.data or " ", ink, paper


def colour(name, usual):
    if name == "default":
        return usual
    return NAMED.get(name.removeprefix("bright"), name)


def draw(row, y, page):
    """A row: papers, blocks, and letters."""
    areas = {}
    for paper, first, length in runs(row, lambda cell: cell[2]):
        if paper != page:
            # A little more, so that no line shows between two rows.
            areas.setdefault(paper, []).append((first, y, length, 1.02))
    for (shape, ink), first, length in runs(row, lambda cell: (BLOCKS.get(cell[0]), cell[1])):
        if shape:
            areas.setdefault(ink, []).extend(blocks(shape, first, length, y))
    drawing = "".join(filled(ink, them) for ink, them in areas.items())
    for ink, first, length in runs(row, lambda cell: cell[1] if is_letter(cell[0]) else None):
        if ink:
            text = "".join(cell[0] for cell in row[first:first + length])
            drawing += words(text, ink, first, y)
    return drawing


def is_letter(character):
    return character != " " and character not in BLOCKS


def runs(row, key):
    """Neighbours that are alike: what they share, where they begin, how many."""
    first = 0
    for shared, cells in itertools.groupby(row, key):
        length = len(list(cells))
        yield shared, first, length
        first += length


def blocks(shape, first, length, y):
    """The parts of cells that characters of this shape fill."""
    left, above, right, below = shape
    if (left, right) == (0, 1):
        return [(first, y + above, length, below - above)]
    cells = range(first, first + length)
    return [(x + left, y + above, right - left, below - above) for x in cells]


def filled(ink, areas):
    path = "".join(
        f"M{number(x * WIDTH)} {number(y * HEIGHT)}h{number(width * WIDTH)}"
        f"v{number(height * HEIGHT)}h{number(-width * WIDTH)}z"
        for x, y, width, height in areas
    )
    return f'<path fill="#{ink}" d="{path}"/>'


def words(text, ink, first, y):
    width = number(len(text) * WIDTH)
    text = xml.sax.saxutils.escape(text)
    return (
        f'<text x="{number(first * WIDTH)}" y="{number(y * HEIGHT + 12.5)}" '
        f'textLength="{width}" fill="#{ink}">{text}</text>'
    )
