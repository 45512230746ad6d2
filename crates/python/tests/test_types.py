"""The stubs of the native half say what there is, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import brikke
from brikke import brikke_native as native

STUBS = Path(brikke.__file__).with_name("brikke_native.pyi")


def described(body: list[ast.stmt]) -> set[str]:
    kinds = (ast.FunctionDef, ast.ClassDef)
    return {part.name for part in body if isinstance(part, kinds)}


def public(thing: object) -> set[str]:
    return {name for name in vars(thing) if not name.startswith("_")}


def test_every_name_is_described() -> None:
    module = ast.parse(STUBS.read_text())
    assert described(module.body) == public(native)
    for part in module.body:
        if isinstance(part, ast.ClassDef):
            names = {name for name in described(part.body) if not name.startswith("_")}
            assert names == public(getattr(native, part.name)), part.name


def test_every_public_name_exists() -> None:
    assert all(hasattr(brikke, name) for name in brikke.__all__)
