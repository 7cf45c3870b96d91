"""The same rules run plain, compiled, and compiled with checked bounds: same results, same laws."""

import json
from pathlib import Path

from splendide.core.compiled import cache_folder
from splendide.core.library import slugs
from tests.laws.other_runs import PLAIN, run_python

LAWS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/laws/test_laws.py", "-k")
# Hints are left out: they are the bots', who think too long in plain Python.
RULES = "of_a_match and not no_hint"
# What is sent of a position is made of the position alone, and is compared byte by byte with a compiled run's.
MADE_OF_POSITIONS = " and not it_is_sent and not told_alike and not secret_choice and not survives_json"

# Kernels compiled without the checks must not be taken from the cache, so these have one of their own beside it.
# They are played a little and compiled often: as quickly as that can be done, not as quick as they could be.
CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0", "XDG_CACHE_HOME": str(cache_folder().parents[1] / "checked")}

BEYOND = """
import numpy as np
from splendide.core.compiled import kernel

@kernel
def beyond(numbers, k):
    return numbers[k]

try:
    beyond(np.zeros(3, np.int64), 5)
except IndexError:
    print("caught")
"""


def _digests(**environment: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(run_python("-m", "tests.laws.digests", *slugs(), **environment))
    return found


def test_plain_and_compiled_runs_give_identical_bytes() -> None:
    compiled = _digests(LAWS="light")
    assert all(compiled[slug] for slug in slugs())
    assert _digests(LAWS="light", **PLAIN) == compiled


def test_the_laws_hold_in_plain_python() -> None:
    assert "passed" in run_python(*LAWS, RULES + MADE_OF_POSITIONS, LAWS="light", **PLAIN)


def test_with_checked_bounds_a_kernel_cannot_read_beyond_an_array(tmp_path: Path) -> None:
    script = tmp_path / "beyond.py"
    script.write_text(BEYOND)
    assert run_python(str(script), **CHECKED).strip() == "caught"


def test_the_laws_hold_with_checked_bounds() -> None:
    assert "passed" in run_python(*LAWS, RULES, LAWS="light", **CHECKED)
