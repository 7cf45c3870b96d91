"""`splendide bench`: how fast the rules and the bots are on this machine, beside a calibration."""

from argparse import Namespace

from splendide.cli.parsing import Parser
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    return 0
