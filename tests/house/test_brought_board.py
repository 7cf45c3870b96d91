"""A board that lies anywhere is built into a client of its own; the package's stays as it is."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from splendide.cli.serve import draw_boards
from splendide.core import client
from tests.laws.other_runs import ROOT, run_python

BOARD = """
<script lang="ts">
  import { SvelteSet } from 'svelte/reactivity';
  import { Vector3 } from 'three';
  import type { BoardProps } from '$web/board';
  import Mark from '$web/kit/Mark.svelte';
  import { sum } from './sums';

  let { moves }: BoardProps<unknown> = $props();
  const seen = new SvelteSet<number>([sum(new Vector3(3, 4, 0).length(), moves.length)]);
</script>

<p class="afar"><Mark seat={0} /> A board from afar: {seen.size}</p>

<style>
  .afar {
    scroll-margin: 4321px;
  }
</style>
"""
SUMS = "export const sum = (one: number, other: number): number => one + other;\n"
SUMS_TEST = """
import { expect, test } from 'vitest';
import { sum } from './sums';

test('it is tested where it lies', () => expect(sum(1, 2)).toBe(3));
"""


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A board where the house has never been; what is built for it stays there."""
    ui = tmp_path / "brought" / "afar" / "ui"
    ui.mkdir(parents=True)
    (ui.parent / "rules.py").touch()
    for name, text in {"Board.svelte": BOARD, "sums.ts": SUMS, "sums.test.ts": SUMS_TEST}.items():
        (ui / name).write_text(text)
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path / "brought"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return ui


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def has(client_: dict[str, bytes], ending: str, word: str) -> bool:
    return any(word.encode() in content for name, content in client_.items() if name.endswith(ending))


@pytest.mark.usefixtures("brought")
def test_its_code_and_style_are_in_a_client_of_its_own() -> None:
    before = contents(client.HOUSE_CLIENT)
    draw_boards()  # as `splendide serve` does
    served = contents(client.client_folder())
    assert has(served, ".js", "A board from afar")
    assert has(served, ".css", "scroll-margin:4321px")
    assert has(served, "index.html", "<script")
    assert contents(client.HOUSE_CLIENT) == before
    assert run_python("web/build_client.py") == "client: up to date\n"
    assert [path.name for path in client.cache().iterdir()] == [client.client_folder().name], (
        "nothing half made is left"
    )


def test_whoever_is_not_python_can_ask_for_it(brought: Path) -> None:
    assert json.loads(run_python("-m", "splendide.core.shelf"))["afar"] == brought.as_posix()


def test_vite_asks_the_shelf_itself_where_nobody_hands_it_on(brought: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON", sys.executable)
    node = run_python("-c", "import sys; sys.path.insert(0, 'web'); import build_client; print(build_client.node())")
    command = [node.strip(), "node_modules/vitest/vitest.mjs", "run", str(brought)]
    run = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "sums.test.ts" in run.stdout


@pytest.mark.usefixtures("brought")
def test_a_package_carries_none_of_it() -> None:
    run_python("hatch_build.py")
    assert not has(contents(client.HOUSE_CLIENT), ".js", "A board from afar")
    assert (client.HOUSE_CLIENT / "index.html").is_file()
    assert not client.cache().exists()
