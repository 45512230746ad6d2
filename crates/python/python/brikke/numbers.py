"""Numbers that callers give: seeds and counts."""

from __future__ import annotations

import math
import operator
import re
from fractions import Fraction

from brikke import brikke_native as native
from brikke.brikke_native import BrikkeError


def seed_number(seed: int | str) -> int:
    """The number of a seed: itself, or the one that a text stands for.

    A text that is a number stands for that number: ``"7"`` is 7.
    """
    if isinstance(seed, str):
        return native.seed_number(seed)
    number = operator.index(seed)
    if not 0 <= number < 1 << 64:
        raise BrikkeError("a seed is a number from 0 to 18446744073709551615, or any text")
    return number


def seed_name(seed: int | str) -> int | str:
    """The seed as ``brikke match`` reports it: a number, or a text that is none."""
    number = seed_number(seed)
    if isinstance(seed, str) and not (re.fullmatch(r"\+?[0-9]+", seed) and int(seed) == number):
        return seed
    return number


def positive(name: str, number: int, most: int = (1 << 63) - 1) -> int:
    """The number; refused if it is not one from 1 up."""
    return at_least(1, name, number, most)


def at_least(least: int, name: str, number: int, most: int = (1 << 63) - 1) -> int:
    """The number; refused if it is smaller or larger than these."""
    whole = operator.index(number)
    if whole < least:
        raise BrikkeError(f"{name}: {whole} is not possible: write a number from {least}")
    if whole > most:
        raise BrikkeError(f"{name}: {whole} is too large: write at most {most}")
    return whole


def whole_weights(weights: dict[object, object]) -> dict[object, object]:
    """Weights of tiles in whole numbers, of weights or of probabilities."""
    if not any(isinstance(weight, float) for weight in weights.values()):
        return weights
    shares = {tile: _share(weight) for tile, weight in weights.items()}
    scale = math.lcm(*(share.denominator for share in shares.values()))
    return {tile: int(share * scale) for tile, share in shares.items()}


def _share(weight: object) -> Fraction:
    """The simple fraction that is meant by a number such as 0.9."""
    if isinstance(weight, (int, float)) and math.isfinite(weight):
        share = Fraction(weight).limit_denominator(1_000_000)
        if math.isclose(share, weight, rel_tol=1e-12):
            return share
    raise BrikkeError(f"tiles: {weight} is not the weight of a tile: write whole numbers, such as 9 and 1")
