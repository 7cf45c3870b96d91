"""What programs that play did wrong, for people to read."""

from collections import Counter
from collections.abc import Mapping

from splendide.bots.asking import Fault
from splendide.cli.words import Words


def print_faults(faults: Mapping[str, Counter[Fault]], words: Words) -> None:
    """A line for each program for which moves had to be made."""
    for bot, counted in faults.items():
        told = {name: counted[name] for name in ("late", "nonsense", "illegal", "gone")}
        print(words("cli-faults", bot=bot, moves=counted.total(), **told))
