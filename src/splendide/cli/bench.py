"""`splendide bench`: how fast the rules and the bots are on this machine, beside a calibration."""

import sys
from argparse import Namespace
from importlib.util import find_spec

from splendide.bots.bench import Measured, measure
from splendide.cli.output import print_json
from splendide.cli.parsing import Parser
from splendide.cli.words import Words

MANY = 1000  # from there on nobody wants to know more than whole numbers


def add(parser: Parser, words: Words) -> None:
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    if not find_spec("pyspiel"):
        print(words("cli-bench-no-openspiel"), file=sys.stderr)
    for line in measure():
        if args.json:
            print_json(line)
        else:
            print(_tell(line))
        sys.stdout.flush()
    return 0


def _tell(line: Measured) -> str:
    """A row of a table whose widths are fixed: it is printed as soon as it is known, minutes before the last."""
    ratios = ", ".join(f"{ratio:.3g} × {name}" for name, ratio in line.ratios.items() if name != line.name)
    value = f"{line.value:,.0f}" if line.value >= MANY else f"{line.value:.3g}"
    return f"{line.name:<24} {value:>14} {line.unit}   {ratios}".rstrip()
