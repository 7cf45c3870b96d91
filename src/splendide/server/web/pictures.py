"""Pictures of tables and results, for whoever shares a link, drawn as SVG; `painting.py` makes PNG of them.

Words are in whatever letters this machine has; where it has none, faces, emblem and order still tell the story.
"""

from base64 import b64encode
from html import escape
from itertools import zip_longest

from splendide.core.opening import take
from splendide.core.texts import say
from splendide.server.protocol.people import Player
from splendide.server.store.rows import MatchRow, TableRow
from splendide.server.table.players import players_at, players_of
from splendide.server.web.faces import STYLE, face_parts

WIDTH, HEIGHT = 1200, 630  # what previews of links are made for
LETTERS = "'DejaVu Sans', 'Noto Sans', 'Liberation Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
IN_A_COLUMN = 6
TOP, ROOM = 60, 510  # of the list of players
LEFT, ONE, TWO = 470, 680, 335  # where it begins, and how wide a line is in one column and in two
A_LETTER = 0.66  # of its height, about as wide is a letter
SMALLEST = 18
BOT = (
    '<rect width="64" height="64" fill="#d9c8aa"/><circle cx="32" cy="35" r="21" fill="#2b2f3a"/>'
    '<path d="M32 30c11 0 17 6 18 14a21 21 0 0 1-36 0c1-8 7-14 18-14Z" fill="#f7f5ef"/>'
    '<g fill="#fff" stroke="#1b1b22" stroke-width="2"><circle cx="24" cy="32" r="4"/>'
    '<circle cx="40" cy="32" r="4"/></g>'
    '<path d="M27 38h10l-5 14Z" fill="#f0a830"/>'
)


def picture_of_match(row: MatchRow, language: str) -> str:
    """Who was there, the best first."""
    lines = zip_longest(players_of(row), row.points, range(len(row.names)))
    ranked = sorted(lines, key=lambda line: (line[2] in row.winners, line[1]), reverse=True)
    said = [line_of(player, str(points[0]), seat in row.winners, language) for player, points, seat in ranked]
    return picture(row.game, said, language)


def picture_of_table(row: TableRow, language: str) -> str:
    """Who sits there."""
    return picture(row.game, [line_of(player, "", False, language) for player in players_at(row)], language)


Line = tuple[str, str, str, bool]  # a face, a name, points, and whether it has won


def line_of(player: Player, points: str, won: bool, language: str) -> Line:
    face = BOT if player.level else face_parts(player.face) if player.face else ""
    return face, name_of(player, language), points, won


def name_of(player: Player, language: str) -> str:
    return say("picture-bot", language) if player.level else player.name or say("picture-somebody", language)


# --- Drawing -----------------------------------------------------------------------------------------


def picture(game: str, lines: list[Line], language: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{LETTERS}">{STYLE}'
        '<defs><radialGradient id="felt" cx=".5" cy="0" r="1.1"><stop offset="0" stop-color="#1d5f47"/>'
        '<stop offset="1" stop-color="#123c2d"/></radialGradient>'
        '<clipPath id="round"><circle cx="32" cy="32" r="32"/></clipPath></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#felt)"/>{emblem(game)}'
        f'<text x="235" y="470" fill="#fff6e2" font-size="{42 if len(title_of(game, language)) > 14 else 56}" '
        f'font-weight="700" text-anchor="middle">{escape(title_of(game, language))}</text>'
        '<text x="235" y="540" fill="#d3e3d4" font-size="30" text-anchor="middle">Splendide</text>'
        f"{''.join(placed(line, place, len(lines)) for place, line in enumerate(lines))}</svg>"
    )


def title_of(game: str, language: str) -> str:
    return say("title", language, folder=take(game).folder)


def emblem(game: str) -> str:
    """As a picture in the picture: its styles are its own."""
    drawn = take(game).emblem
    data = b64encode(drawn.read_bytes()).decode() if drawn else ""
    return f'<image x="35" y="90" width="400" height="291" href="data:image/svg+xml;base64,{data}"/>' if data else ""


def placed(line: Line, place: int, places: int) -> str:
    """A line of the list, in one column or, where there are many, in two."""
    columns = 1 if places <= IN_A_COLUMN else 2
    rows = -(-places // columns)
    height, width = min(ROOM / rows, 120), ONE if columns == 1 else TWO
    top = TOP + (ROOM - rows * height) / 2 + place % rows * height
    return (
        f'<g transform="translate({LEFT + place // rows * (width + 10)} {top})">{drawn(line, width, height - 10)}</g>'
    )


def drawn(line: Line, width: float, height: float) -> str:
    face, name, points, won = line
    middle, size = height / 2, min(height * 0.46, 44)
    edge = ' stroke="#f0b93f" stroke-width="6"' if won else ""
    room = width - 120 - size * 1.8
    letters = min(size, max(SMALLEST, room / (A_LETTER * max(1, len(name)))))
    most = int(room / (A_LETTER * letters))
    short = name if len(name) <= most else f"{name[: most - 1]}…"
    return (
        f'<rect width="{width}" height="{height}" rx="18" fill="#fffaf0"{edge}/>'
        f'<g transform="translate(12 {middle - size * 0.9}) scale({size * 1.8 / 64})" clip-path="url(#round)">'
        f"{face}</g>"
        f'<text x="{30 + size * 1.8}" y="{middle + letters * 0.35}" font-size="{letters}" fill="#2c2521" '
        f'font-weight="600">{escape(short)}</text>'
        f'<text x="{width - 24}" y="{middle + size * 0.35}" font-size="{size}" fill="#2c2521" font-weight="700" '
        f'text-anchor="end">{escape(points)}</text>'
    )
