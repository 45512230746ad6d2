#!/usr/bin/env python3
"""Makes the fonts of the window: Noto Sans CJK SC with only what Brikke shows.

Every character of every translation, and Latin, Greek and Cyrillic letters for
the names that people write. Run it after a translation has changed:

    apt-get install fonts-noto-cjk python3-fonttools
    /usr/bin/python3 tools/font.py

The result is in crates/desktop/fonts, with the licence of the fonts (OFL-1.1).
"""

from pathlib import Path

from fontTools import subset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent.parent
SOURCE = Path("/usr/share/fonts/opentype/noto")
TARGET = HERE / "crates/desktop/fonts"

# The Simplified Chinese face of the collection, and the Korean one: all faces
# share their letters, but in Chinese quotation marks and dots are as wide as a
# Chinese character, which tears other languages apart.
FACE = 2
NARROW_FACE = 1
NARROW = "‘’“”…·–—"

# Beside the translations: what keys are called, what tiles and charts show,
# and the letters of names.
RANGES = [
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x391, 0x3C9),
    (0x400, 0x45F),
    (0x2010, 0x2026),
    (0x2190, 0x2193),
]
EXTRA = "−×·•▲▶▼◀✓"


def characters():
    texts = (HERE / "crates/locale/i18n").glob("*.ftl")
    wanted = set("".join(text.read_text("utf-8") for text in texts)) | set(EXTRA)
    for first, last in RANGES:
        wanted.update(map(chr, range(first, last + 1)))
    return sorted(ord(character) for character in wanted if character >= " ")


def lower_ellipsis(font):
    """Three full stops on the line: the ellipsis of these faces stands at half of the
    height, as dots between things do, which looks odd behind a word that is cut off."""
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    stop, ellipsis = cmap[ord(".")], cmap[ord("…")]
    advance = font["hmtx"][stop][0]
    pen = T2CharStringPen(3 * advance, glyphs)
    for place in range(3):
        glyphs[stop].draw(TransformPen(pen, (1, 0, 0, 1, place * advance, 0)))
    strings = font["CFF "].cff.topDictIndex[0].CharStrings
    former = strings[ellipsis]
    strings[ellipsis] = pen.getCharString(former.private, former.globalSubrs)
    font["hmtx"][ellipsis] = (3 * advance, font["hmtx"][stop][1])


def make(weight):
    options = subset.Options(font_number=FACE, layout_features=["kern", "mark"])
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    source = str(SOURCE / f"NotoSansCJK-{weight}.ttc")
    font = subset.load_font(source, options)
    narrow = TTFont(source, fontNumber=NARROW_FACE).getBestCmap()
    for table in font["cmap"].tables:
        for character in map(ord, NARROW):
            if character in table.cmap:
                table.cmap[character] = narrow[character]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    lower_ellipsis(font)
    path = TARGET / f"NotoSansBrikke-{weight}.otf"
    subset.save_font(font, str(path), options)
    print(path.name, path.stat().st_size, "bytes")


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for each in ["Regular", "Bold"]:
        make(each)
