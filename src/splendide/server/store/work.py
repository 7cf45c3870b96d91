"""What is asked of a database, apart from which one it is: a statement at a time, and what follows from its rows."""

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

Rows = list[Any]
Said = tuple[str, Sequence[Any]]  # a statement in which ? stands for each of these values
Work = Generator[Said, Rows, T]  # is given the rows of what it said, until it has what was wanted
