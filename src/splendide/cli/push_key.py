"""`splendide push-key`: a new key by which push services know a house."""

from argparse import Namespace

from splendide.cli.parsing import Parser
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    pass


def run(args: Namespace, words: Words) -> int:
    from splendide.server.push.keys import new_private_key

    print(new_private_key())
    return 0
