"""What a page of the client will need, named in its head: the browser fetches it all at once."""

from pathlib import Path

import msgspec

from splendide.core.library import slugs

FILE = "parts.json"  # by name, files of the client; written when it is built (`web/parts.plugin.ts`)
PAGES = {
    "t": "TablePage",
    "rules": "RulesPage",
    "learn": "TutorialPage",
    "replay": "ReplayPage",
    "practice": "PracticePage",
    "me": "MePage",
}  # by the beginning of an address; the first page comes with the shell


def with_parts(html: str, client: Path, path: str, game: str, language: str) -> str:
    """The page, which asks for its parts at once; `game` is what it is about, if the address doesn't say it."""
    first, second, *_ = [*path.split("/"), ""]
    game = game or (second if second in slugs() else "")
    links = [*map(link_to, files_of(client, PAGES.get(first, ""), game)), *asked_for(first, game, language)]
    return html.replace("</head>", "".join(f"  {link}\n  " for link in links) + "</head>", 1)


def files_of(client: Path, *names: str) -> list[str]:
    """In the order in which they are named, each once."""
    file = client / FILE
    parts = msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.is_file() else {}
    return [*dict.fromkeys(part for name in names for part in parts.get(name, []))]


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
