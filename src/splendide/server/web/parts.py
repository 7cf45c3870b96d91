"""What a page of the client will need, named in its head: the browser fetches it all at once."""

from collections.abc import Iterable

from splendide.server.web.built import Built

PAGES = {
    "t": "TablePage",
    "rules": "RulesPage",
    "learn": "TutorialPage",
    "replay": "ReplayPage",
    "practice": "PracticePage",
    "me": "MePage",
}  # by the beginning of an address; the first page comes with the shell


def with_parts(built: Built, path: str, game: str, language: str) -> str:
    """The client's page, which asks for its parts at once; `game` is what it is about, if anything."""
    first = path.split("/")[0]
    links = [*map(link_to, files_of(built, PAGES.get(first, ""), game)), *asked_for(first, game, language)]
    return built.page.replace("</head>", "".join(f"  {link}\n  " for link in links) + "</head>", 1)


def named_in(path: str, games: Iterable[str]) -> str:
    """The game that the address names, if there is one of that name."""
    _, second, *_ = [*path.split("/"), ""]
    return second if second in games else ""


def files_of(built: Built, *names: str) -> list[str]:
    """In the order in which they are named, each once."""
    return [*dict.fromkeys(part for name in names for part in built.parts.get(name, []))]


def link_to(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" href="/{file}" as="style" crossorigin />'
    return f'<link rel="modulepreload" href="/{file}" crossorigin />'


def asked_for(first: str, game: str, language: str) -> list[str]:
    """What a page asks the house for, besides what every page does."""
    if first != "rules" or not game:
        return []
    paths = (f"/api/games/{game}/rules?language={language}", f"/api/games/{game}/examples")
    return [f'<link rel="preload" href="{path}" as="fetch" crossorigin />' for path in paths]
