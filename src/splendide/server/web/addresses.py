"""Addresses of the house over HTTP, each with what it reads and what it answers: the house describes itself by them."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

import msgspec
from starlette.convertors import Convertor, IntegerConvertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import splendide
from splendide.core.library import slugs
from splendide.server.protocol.table import Refusal
from splendide.server.web.answers import JSON, answer

REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, Any]


class Address(Route):
    """What is answered is a type, sent as JSON, or the kind of a file."""

    def __init__(
        self,
        method: str,
        path: str,
        endpoint: Callable[[Request], Awaitable[Response]],
        *,
        reads: type[msgspec.Struct] | None = None,
        answers: Any = None,
        query: Mapping[str, Schema] | None = None,
    ):
        super().__init__(path, endpoint, methods=[method])
        self.method, self.reads, self.answers, self.query = method, reads, answers, query or {}


# --- As OpenAPI -----------------------------------------------------------------------------------------------


async def show_addresses(request: Request) -> Response:
    """Made when it is first asked for: it says the same as long as the house is open."""
    kept = request.app.state
    if not hasattr(kept, "described"):
        addresses = [each for each in request.app.routes if isinstance(each, Address)]
        kept.described = msgspec.Raw(msgspec.json.encode(described(addresses)))
    return answer(kept.described)


def described(addresses: Iterable[Address]) -> Schema:
    """The house's addresses as programs read them."""
    kinds = [kind for each in addresses for kind in (each.reads, each.answers) if not isinstance(kind, str)]
    kinds = [*dict.fromkeys([*kinds, Refusal])]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    known = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Schema] = {}
    for each in addresses:
        paths.setdefault(each.path_format, {})[each.method.lower()] = _operation(each, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Splendide", "version": splendide.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(address: Address, known: Mapping[Any, Schema]) -> Schema:
    places = [_in_path(*each) for each in address.param_convertors.items()]
    asked = [_parameter("query", name, schema) for name, schema in address.query.items()]
    refused = {"description": "It can't be.", "content": {JSON: {"schema": known[Refusal]}}}
    found: Schema = {
        "operationId": address.name,
        "parameters": [*places, *asked],
        "responses": {"200": _answered(address.answers, known), "4XX": refused},
    }
    if address.reads:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": known[address.reads]}}}
    return found


def _in_path(name: str, convertor: Convertor[Any]) -> Schema:
    if name == "game":
        return _parameter("path", name, {"type": "string", "enum": slugs()})
    whole = isinstance(convertor, IntegerConvertor)
    return _parameter("path", name, {"type": "integer", "minimum": 0} if whole else {"type": "string", "minLength": 1})


def _parameter(place: str, name: str, schema: Schema) -> Schema:
    return {"in": place, "name": name, "required": place == "path", "schema": schema}


def _answered(answers: Any, known: Mapping[Any, Schema]) -> Schema:
    if isinstance(answers, str):
        return {"description": "A file.", "content": {answers: {}}}
    return {"description": "Done.", "content": {JSON: {"schema": known[answers]}}}


ROUTES = [Address("GET", "/api/openapi.json", show_addresses, answers=dict[str, Any])]
