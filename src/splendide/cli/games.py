"""`splendide games`: which games there are. Quick, since it reads their facts and texts but opens no rules."""

from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from splendide.cli.output import print_json, print_table
from splendide.cli.parsing import Parser
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.facts import LEVELS
from splendide.core.opening import about, take
from splendide.core.options import options_of, plain
from splendide.core.shelf import Shelved, shelf


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("cli-game-name"), help=words("cli-games-one"))
    parser.add_argument("--cards", action="store_true", help=words("cli-games-cards"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    if args.cards:
        _print_cards(_cards_of(args.game, words), args.json)
    elif args.game:
        _print_one(take(args.game), args.json, words)
    else:
        _print_all(shelf().values(), args.json, words)
    return 0


def describe(game: Shelved, words: Words) -> dict[str, Any]:
    said = about(game)
    return {
        "slug": game.slug,
        "title": words.title(game.folder),
        "seats": {"least": said.seats[0], "most": said.seats[-1]},
        "options": [option._asdict() for option in options_of(said.options)],
        "score": game.has("scorepad"),
        "cards": game.has("cards"),
        "levels": list(LEVELS),
    }


def _print_all(games: Iterable[Shelved], json: bool, words: Words) -> None:
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


def _print_one(game: Shelved, json: bool, words: Words) -> None:
    described = describe(game, words)
    if json:
        print_json(described)
        return
    print(words("cli-games-detail", title=described["title"], slug=game.slug, **described["seats"]))
    for one in described["options"]:
        choices = ", ".join(map(plain, one["choices"]))
        print("  " + words("cli-games-option", option=one["name"], choices=choices, default=plain(one["default"])))


def _cards_of(slug: str | None, words: Words) -> list[dict[str, Any]]:
    if not slug:
        raise Refused("cards-of-which-game")
    if not (game := take(slug)).has("cards"):
        raise Refused("no-cards", game=words.title(game.folder))
    from splendide.core.library import find_game  # slow to load, and only worth it here

    brought = find_game(slug).cards
    return brought.cards() if brought else []


def _print_cards(cards: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json(cards)
    else:
        print_table([[plain(value) for value in card.values()] for card in cards], list(cards[0]))
