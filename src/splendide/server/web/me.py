"""Me, over HTTP: my name and face, my other devices, what I have played, and how I am forgotten."""

import hashlib
import secrets

import segno
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.names import clean_name
from splendide.server.protocol.people import Acquaintance, Code, Leader, Leaders, Me, MyPage, MyRating, MyWish, Resume
from splendide.server.store.ratings import surely
from splendide.server.store.rows import CodeRow, Erase, Guest, Met, Rated, Rating
from splendide.server.table.letters import ALPHABET, grouped, random_letters
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of
from splendide.server.web.exporting import export_of
from splendide.server.web.faces import clean_face, face_svg
from splendide.server.web.headers import FOREVER
from splendide.server.web.hosts import called
from splendide.server.web.house import house_of
from splendide.server.web.mine import my_match
from splendide.server.web.people import me_of, person

CODE_LETTERS = 20  # 85 bits: nobody finds one by guessing
CODE_GROUP = 5
MOST_MATCHES = 500  # that are looked back on
MOST_PEOPLE = 50
MOST_LEADERS = 50
FIRST_RATING, A_STEP = 1000, 40  # points for a newcomer, and for each that openskill gives


async def show_me(request: Request) -> Response:
    house = house_of(request)
    guest = await house.guest(request)
    ratings = await house.store.ratings_of(guest.id)
    return answer(
        MyPage(
            me=me_of(guest),
            listed=guest.listed,
            code=await house.store.has_code(guest.id),
            ratings=[MyRating(game, rating_points(rating), rating.matches) for game, rating in ratings.items()],
            people=[acquaintance(met) for met in await house.store.met_by(guest.id, MOST_PEOPLE)],
            matches=[my_match(row, guest.id) for row in await house.store.matches_of(guest.id, MOST_MATCHES)],
        )
    )


def rating_points(rating: Rating) -> int:
    return round(FIRST_RATING + A_STEP * surely(rating))


def acquaintance(met: Met) -> Acquaintance:
    return Acquaintance(person(met.guest), met.matches, met.match, met.seat)


# --- Name and face -----------------------------------------------------------------------------------


async def change_me(request: Request) -> Response:
    house = house_of(request)
    house.require_welcome(request)
    wish = await body_of(request, MyWish, house.limits.body_bytes)
    guest = wished(await house.guest(request), wish)
    await house.store.write(guest)
    await house.tables.rename(guest)
    return as_guest(request, guest, answer(me_of(guest)))


def wished(guest: Guest, wish: MyWish) -> Guest:
    if wish.name is not None:
        guest = replace(guest, name=clean_name(wish.name))
    if wish.face is not None:
        guest = replace(guest, face=clean_face(wish.face))
    return guest if wish.listed is None else replace(guest, listed=wish.listed)


def as_guest(request: Request, guest: Guest, response: Response) -> Response:
    """The browser is known again as this guest."""
    response.headers["set-cookie"] = house_of(request).cookie(request, guest)
    return response


async def draw_face(request: Request) -> Response:
    drawn = face_svg(clean_face(request.path_params["face"]))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOREVER})


# --- Other devices -----------------------------------------------------------------------------------


async def make_code(request: Request) -> Response:
    """A new code, told once: of the old one, if any, and of this one nothing is kept but a hash."""
    house = house_of(request)
    house.require_welcome(request)
    guest, code = await house.guest(request), random_letters(CODE_LETTERS)
    await house.store.write(guest, CodeRow(guest.id, hashed(code)))
    link = f"{request.scope['scheme']}://{called(request)}/me#{code}"  # what is behind the # never goes over the line
    picture = segno.make(link, micro=False).svg_data_uri(border=2, dark="#000", light="#fff")
    return as_guest(request, guest, answer(Code(grouped(code, CODE_GROUP, "-"), link, picture)))


def hashed(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()


async def revoke_code(request: Request) -> Response:
    house = house_of(request)
    house.require_welcome(request)
    if guest := house.known(request):
        await house.store.write(CodeRow(guest, b""))
    return answer(None)


async def sign_out_others(request: Request) -> Response:
    """Every other browser that was this guest is somebody new, and the code is good for nothing."""
    house = house_of(request)
    house.require_welcome(request)
    return as_guest(request, await house.sign_out(await house.guest(request)), answer(None))


async def resume(request: Request) -> Response:
    """This browser is whoever has the code. Who asks for codes that don't exist is soon told nothing."""
    house = house_of(request)
    house.require_welcome(request)
    wish = await body_of(request, Resume, house.limits.body_bytes)
    code = "".join(letter for letter in wish.code.lower() if letter in ALPHABET)
    guest = await house.look_up(request, house.store.coded(hashed(code)), lambda guest: False)
    if guest is None:
        raise Refused("unknown-code")
    return as_guest(request, guest, answer(me_of(guest)))


# --- What others see, and what is known ----------------------------------------------------------------


async def show_leaders(request: Request) -> Response:
    house = house_of(request)
    game, guest = find_game(request.path_params["game"]).slug, house.known(request)
    rated = await house.store.leaders(game, MOST_LEADERS)
    return answer(Leaders([leader(each, guest) for each in rated]))


def leader(each: Rated, guest: str | None) -> Leader:
    return Leader(person(each.guest), rating_points(each.rating), each.rating.matches, each.guest.id == guest)


async def export(request: Request) -> Response:
    house = house_of(request)
    house.count(request)
    said = await export_of(house.store, await house.guest(request))
    name = 'attachment; filename="splendide.json"'
    return Response(said, media_type="application/json", headers={"content-disposition": name})


async def delete_me(request: Request) -> Response:
    """Nobody knows this guest any more, and the browser is somebody new."""
    house = house_of(request)
    house.require_welcome(request)
    if guest := house.known(request):
        await house.tables.erase(guest)
        await house.store.write(Erase(guest))
    return as_guest(request, Guest(secrets.token_hex(12), ""), answer(None))


ROUTES = [
    Address("GET", "/api/me", show_me, answers=MyPage),
    Address("PUT", "/api/me", change_me, reads=MyWish, answers=Me),
    Address("DELETE", "/api/me", delete_me),
    Address("POST", "/api/me/code", make_code, answers=Code),
    Address("DELETE", "/api/me/code", revoke_code),
    Address("DELETE", "/api/me/devices", sign_out_others),
    Address("POST", "/api/me/resume", resume, reads=Resume, answers=Me),
    Address("GET", "/api/me/export", export, answers=dict),
    Address("GET", "/api/faces/{face}", draw_face, answers="image/svg+xml"),
    Address("GET", "/api/leaders/{game}", show_leaders, answers=Leaders),
]
