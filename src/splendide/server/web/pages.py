"""Pages: the built client, and the rules of each game."""

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from splendide.core.client import BUILD_COMMAND
from splendide.core.errors import Refused
from splendide.core.opening import take
from splendide.core.texts import say
from splendide.server.web.addresses import Address
from splendide.server.web.answers import language_of
from splendide.server.web.built import as_built
from splendide.server.web.headers import FOREVER, FOUND
from splendide.server.web.parts import named_in, with_parts
from splendide.server.web.sharing import Preview, preview_of, with_preview

LONGEST_PATH = 200  # of a page of the client
mimetypes.add_type("application/manifest+json", ".webmanifest")
CALLED = re.compile(r'<p><img src="example:([\w-]+)" alt="([^"]*)" /></p>(\n<ol>.*?</ol>)?', re.DOTALL)


def client_of(request: Request) -> Path:
    """Where the built client lies."""
    folder: Path = request.app.state.client
    return folder


def file_in(folder: Path, name: str) -> Path | None:
    """The file of this name; whatever else is asked for is not even looked for."""
    files = folder.iterdir() if folder.is_dir() else ()
    return next((file for file in files if file.name == name and file.is_file()), None)


async def show_asset(request: Request) -> Response:
    """A part of the client, packed once for everybody."""
    file = file_in(client_of(request) / "assets", request.path_params["name"])
    if file is None:
        raise Refused("unknown-address")
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(file), headers={**headers, "content-encoding": "gzip"}, media_type=media_type(file))
    return FileResponse(file, headers=headers)


@cache
def packed(asset: Path) -> bytes:
    return gzip.compress(asset.read_bytes(), mtime=0)


def media_type(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


async def show_client(request: Request) -> Response:
    """A file of the client or, for all its pages, the one page that it is."""
    path = request.path_params.get("path", "")
    if path.startswith("api/") or len(path) > LONGEST_PATH or not path.isprintable():
        raise Refused("unknown-address")
    if file := file_in(client_of(request), path):
        return FileResponse(file, headers={"cache-control": "no-cache"})
    return await first_page(request, path)


async def first_page(request: Request, path: str) -> Response:
    """With what previews of links look for, where the page is about something, and with what the page will need."""
    built, language = as_built(client_of(request)), language_of(request)
    if built is None:
        return PlainTextResponse(say("client-not-built", language, {"command": BUILD_COMMAND}), 503)
    preview = await preview_of(request, path)
    game = preview.game if preview else named_in(path, request.app.state.games)
    page = with_parts(built, path, game, language)
    if preview:
        page = with_preview(page, preview, request)
    robots = FOUND if may_be_found(path, preview, game) else {}
    return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language", **robots})


def may_be_found(path: str, preview: Preview | None, game: str) -> bool:
    """Whether search engines may lead people there: what is anybody's alone, or not there, is not for them."""
    if preview:
        return preview.public
    return path == "" or (game != "" and path in (f"rules/{game}", f"learn/{game}"))


async def show_rules(request: Request) -> Response:
    page = take(request.path_params["game"]).rules_page(language_of(request))
    return HTMLResponse(rules_html(page), headers={"cache-control": "no-cache"})


@cache
def rules_html(text: Path) -> str:
    if not text.is_file():
        raise Refused("no-rules")
    page = MarkdownIt("commonmark", {"html": False}).enable("table")
    page.add_render_rule("table_open", lambda *_: '<table tabindex="0">')  # on a telephone it scrolls, by keyboard too
    tokens = page.parse(text.read_text(encoding="utf-8"))
    fold_quotes(tokens)
    return with_figures(str(page.renderer.render(tokens, page.options, {})))


def fold_quotes(tokens: list[Token]) -> None:
    """What is quoted is for whoever wants to know it all: it unfolds below its first paragraph."""
    for k, token in enumerate(tokens):
        if token.type in ("blockquote_open", "blockquote_close"):
            token.tag = "details"
        if token.type == "blockquote_open":
            token.attrSet("class", "fold")
            tokens[k + 1].tag = tokens[k + 3].tag = "summary"


def with_figures(html: str) -> str:
    """`![Words](example:name)` is a figure, which the client draws; the list below it has a sentence for each step."""
    return CALLED.sub(r'<figure data-example="\1"><figcaption>\2</figcaption>\3</figure>', html)


ROUTES = [
    Address("GET", "/api/games/{game}/rules", show_rules, answers="text/html"),
    Route("/assets/{name}", show_asset),
    Route("/{path:path}", show_client),
]
