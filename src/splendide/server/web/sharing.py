"""What a shared link shows before it is opened: who plays what, in words and in a picture."""

from html import escape
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.texts import say
from splendide.server.store.rows import MatchRow, TableRow
from splendide.server.table.players import players_at, players_of
from splendide.server.table.seating import EMPTY
from splendide.server.web.addresses import Address
from splendide.server.web.answers import language_of
from splendide.server.web.hosts import called
from splendide.server.web.house import house_of
from splendide.server.web.pictures import HEIGHT, WIDTH, name_of, picture_of_match, picture_of_table, title_of

A_WHILE = "public, max-age=600"  # others' names may have gone since


class Preview(NamedTuple):
    game: str
    title: str
    description: str
    picture: str  # its path
    public: bool = False  # whoever has no link may come across it


async def preview_of(request: Request, path: str) -> Preview | None:
    """Of a page about a table or a match that there is; whoever guesses too much sees none."""
    page, name, *_ = [*path.split("/"), "", ""]
    try:
        if page == "t":
            return preview_of_table(await house_of(request).table_row(request, name.lower()), language_of(request))
        if page == "replay":
            return preview_of_match(await match_row(request, name), language_of(request))
    except Refused:
        pass
    return None


async def match_row(request: Request, name: str) -> MatchRow:
    """A match that is over."""
    house = house_of(request)
    kept = await house.look_up(request, house.store.match(name), lambda kept: False)
    if kept is None or not kept[0].over:
        raise Refused("unknown-match")
    return kept[0]


def preview_of_table(row: TableRow, language: str) -> Preview:
    """Whoever is invited reads by whom, the others who plays."""
    game, names = title_of(row.game, language), [name_of(player, language) for player in players_at(row)]
    host = next((seat.name for seat in row.seats if seat.guest == row.maker and seat.name), "")
    if row.stage != "gathering" or EMPTY not in row.seats:
        title = say("preview-plays", language, {"game": game, "names": ", ".join(names)})
    elif host:
        title = say("preview-invites", language, {"game": game, "name": host})
    else:
        title = say("preview-gathers", language, {"game": game})
    picture = f"/api/tables/{row.id}/picture.png"
    return Preview(row.game, title, say("preview-join", language), picture, row.public)


def preview_of_match(row: MatchRow, language: str) -> Preview:
    game, names = title_of(row.game, language), [name_of(player, language) for player in players_of(row)]
    winners = ", ".join(names[seat] for seat in row.winners)
    said = {"game": game, "names": winners}
    title = say("preview-won", language, said) if winners and len(names) > 1 else say("preview-played", language, said)
    results = " · ".join(f"{name} {points[0]}" for name, points in zip(names, row.points, strict=True))
    return Preview(
        row.game, title, f"{results}. {say('preview-watch', language)}", f"/api/matches/{row.id}/picture.png"
    )


def with_preview(html: str, preview: Preview, request: Request) -> str:
    """The page, with what previews look for. All of it is quoted: names are whatever people like."""
    place = f"{request.scope['scheme']}://{called(request)}"
    said = {
        "og:type": "website",
        "og:site_name": "Splendide",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{place}{request.url.path}",
        "og:image": f"{place}{preview.picture}?language={language_of(request)}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
        "twitter:card": "summary_large_image",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(text)}" />\n    ' for name, text in said.items())
    return html.replace("<title>Splendide</title>", f"{tags}<title>{escape(preview.title)} · Splendide</title>", 1)


# --- Pictures ----------------------------------------------------------------------------------------


async def show_table_picture(request: Request) -> Response:
    row = await house_of(request).table_row(request, request.path_params["table"].lower())
    return await shown(request, picture_of_table(row, language_of(request)))


async def show_match_picture(request: Request) -> Response:
    row = await match_row(request, request.path_params["match"])
    return await shown(request, picture_of_match(row, language_of(request)))


async def shown(request: Request, svg: str) -> Response:
    png = await house_of(request).painter.paint(svg)
    return Response(png, media_type="image/png", headers={"cache-control": A_WHILE})


ROUTES = [
    Address("GET", "/api/tables/{table}/picture.png", show_table_picture, answers="image/png"),
    Address("GET", "/api/matches/{match}/picture.png", show_match_picture, answers="image/png"),
]
