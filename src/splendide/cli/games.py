"""`splendide games`: which games there are.

A game may list its cards too: `cards.py` in its folder with a function `cards()` that returns a list of
plain dictionaries, all with the same keys; `splendide games GAME --cards` prints them.
"""

import importlib
from argparse import Namespace
from typing import Any

from splendide.cli.output import print_json, print_table
from splendide.cli.parsing import Parser
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.library import Game, all_games, find_game
from splendide.core.options import options_of, plain


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("cli-game-name"), help=words("cli-games-one"))
    parser.add_argument("--cards", action="store_true", help=words("cli-games-cards"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    if args.cards:
        _print_cards(_cards_of(args.game, words), args.json)
    elif args.game:
        _print_one(find_game(args.game), args.json, words)
    else:
        _print_all(all_games(), args.json, words)
    return 0


def describe(game: Game, words: Words) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": words.title(game),
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": [option._asdict() for option in options_of(game.Options)],
        "score": game.scorepad is not None,
        "cards": (game.folder / "cards.py").exists(),
    }


def _print_all(games: list[Game], json: bool, words: Words) -> None:
    described = [describe(game, words) for game in games]
    if json:
        print_json(described)
        return
    head = [words(f"cli-games-{name}") for name in ("slug", "title", "seats", "options")]
    print_table([[one["slug"], one["title"], _seats(one), _options(one)] for one in described], head)


def _seats(described: dict[str, Any]) -> str:
    return f"{described['seats']['least']}–{described['seats']['most']}"


def _options(described: dict[str, Any]) -> str:
    return ", ".join(f"{one['name']}={'|'.join(map(plain, one['choices']))}" for one in described["options"]) or "–"


def _print_one(game: Game, json: bool, words: Words) -> None:
    described = describe(game, words)
    if json:
        print_json(described)
        return
    least, most = game.seats[0], game.seats[-1]
    print(words("cli-games-detail", title=described["title"], slug=game.slug, least=least, most=most))
    for one in described["options"]:
        choices = ", ".join(map(plain, one["choices"]))
        print("  " + words("cli-games-option", option=one["name"], choices=choices, default=plain(one["default"])))


def _cards_of(slug: str | None, words: Words) -> list[dict[str, Any]]:
    if not slug:
        raise Refused("cards-of-which-game")
    game = find_game(slug)
    if not (game.folder / "cards.py").exists():
        raise Refused("no-cards", game=words.title(game))
    return importlib.import_module(f"{game.facts.__name__}.cards").cards()


def _print_cards(cards: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json(cards)
    else:
        print_table([[plain(value) for value in card.values()] for card in cards], list(cards[0]))
