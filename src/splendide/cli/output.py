"""Printing: JSON, tables and progress."""

import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rich.table import Table

WIDEST = 10_000  # characters of a line that nobody folds


def print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


def print_table(rows: Sequence[Sequence[str]], head: Sequence[str] = ()) -> None:
    """Columns as wide as they need, numbers to the right; on a terminal that is too narrow, long cells are folded."""
    from rich.table import Table  # here and below: slow to load, and only worth it for people

    table = Table(*head, box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=bool(head))
    for k, column in enumerate(zip(*rows, strict=True)):
        if k >= len(table.columns):
            table.add_column()
        table.columns[k].overflow = "fold"
        table.columns[k].justify = "right" if all(map(_is_number, column)) else "left"
    for row in rows:
        table.add_row(*row)
    _print_rendered(table)


def _is_number(cell: str) -> bool:
    try:
        float(cell.removesuffix("%").rstrip().replace(",", "."))
    except ValueError:
        return False
    return True


def _print_rendered(table: "Table") -> None:
    """Printed by ourselves: rich would make an error of a reader who goes away. Nobody's pipe is 80 characters wide."""
    from rich.console import Console

    console = Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else WIDEST)
    with console.capture() as rendered:
        console.print(table)
    for line in rendered.get().splitlines():
        print(line.rstrip())


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[], None]]:
    """A function that counts up, told on stderr: as a live bar on a terminal, in a log file as a line at each tenth."""
    with _bar(text, total) if sys.stderr.isatty() else _lines(text, total) as step:
        yield step


@contextmanager
def _bar(text: str, total: int) -> Iterator[Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    said = TextColumn("{task.description}", markup=False)
    with Progress(said, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        yield partial(bar.advance, bar.add_task(text, total=total))


@contextmanager
def _lines(text: str, total: int) -> Iterator[Callable[[], None]]:
    counted = itertools.count(1)

    def step() -> None:
        done = next(counted)
        if (done - 1) * 10 // total < done * 10 // total:
            print(f"{text} {done}/{total}", file=sys.stderr, flush=True)

    yield step
