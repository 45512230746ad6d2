"""A step asks the system for no memory: every call of ``malloc`` is counted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

COUNTER = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdatomic.h>

atomic_long allocations;
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { allocations++; return __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { allocations++; return __libc_memalign(align, size); }
"""

STEPS = """
import ctypes, sys
import numpy as np
from brikke.vector_env import BrikkeVectorEnv

counter = ctypes.c_long.in_dll(ctypes.CDLL(None), "allocations")
size, mode, threads = sys.argv[1], sys.argv[2], int(sys.argv[3])
envs = BrikkeVectorEnv(1024, size=size, autoreset_mode=mode, copy=False, threads=threads)
envs.reset(seed=1)
rows = list(np.random.default_rng(1).integers(0, 4, (500, 1024)))

def steps():
    blocks, before = sys.getallocatedblocks(), counter.value
    for row in rows:
        envs.step(row)
        envs.step(envs.sample_actions())
    return counter.value - before, sys.getallocatedblocks() - blocks

steps()
assert counter.value > 1000, "nothing is counted"
print(*steps())
"""


@pytest.fixture(scope="module")
def counter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs Linux and a C compiler")
    directory = tmp_path_factory.mktemp("counter")
    source, library = directory / "counter.c", directory / "counter.so"
    source.write_text(COUNTER)
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", source, "-o", library], check=True)
    return library


@pytest.mark.parametrize("size", ["4x4", "3x3"])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("threads", ["1", "2"])
def test_a_step_allocates_nothing(counter: Path, size: str, mode: str, threads: str) -> None:
    environment = {**os.environ, "LD_PRELOAD": str(counter), "PYTHONMALLOC": "pymalloc"}
    run = [sys.executable, "-c", STEPS, size, mode, threads]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
    allocations, blocks = map(int, done.stdout.split())
    assert allocations == 0
    assert abs(blocks) < 10
