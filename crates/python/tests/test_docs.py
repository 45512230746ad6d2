"""Every snippet of the guide, and every example that can run here."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1]
GUIDE = PACKAGE.parents[1] / "docs" / "python.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(), re.DOTALL | re.MULTILINE)
NEEDS = {
    "cleanrl_ppo.py": ["torch"],
    "maskable_ppo.py": ["sb3_contrib"],
    "rllib_ppo.py": ["ray.rllib", "torch"],
    "pufferlib_adapter.py": ["pufferlib"],
}


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_a_snippet_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "brikke.cluster" in SNIPPETS[number]:
        pytest.importorskip("ray")
    monkeypatch.chdir(tmp_path)
    exec(compile(SNIPPETS[number], f"snippet {number}", "exec"), {"__name__": "__main__"})


def test_snippets_pass_strict_types(tmp_path: Path) -> None:
    for number, snippet in enumerate(SNIPPETS):
        (tmp_path / f"snippet_{number}.py").write_text(snippet)
    # Ray has no types of its own, and need not be there.
    check = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir", tmp_path / "cache"]
    checked = subprocess.run([*check, *tmp_path.glob("*.py")], cwd=PACKAGE.parent, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("example", sorted(path.name for path in PACKAGE.glob("examples/*.py")))
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    for module in NEEDS.get(example, []):
        if not is_installed(module):
            pytest.skip(f"{module} is not installed")
    # PufferLib leaves a link where it is imported.
    run = [sys.executable, PACKAGE / "examples" / example, "--small"]
    subprocess.run(run, check=True, cwd=tmp_path)


def is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False
