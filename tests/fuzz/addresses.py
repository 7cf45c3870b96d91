"""Requests over HTTP to every address that there is, and to some that there are not: answered or refused."""

import http.client
import json
import random
from collections import Counter
from urllib.parse import quote

from starlette.routing import Route

from splendide.core.library import slugs
from splendide.server.store.memory import MemoryStore
from splendide.server.web.addresses import Address
from splendide.server.web.app import make_app
from tests.fuzz.odd import Odd, written
from tests.server.client import PATIENCE
from tests.server.serving import Server

METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"]
HEADERS = ["accept-language", "cookie", "origin", "authorization", "accept-encoding", "content-type", "x-forwarded-for"]
ROUTES = [route for route in make_app(MemoryStore()).routes if isinstance(route, Route)]
DESCRIBED = [route for route in ROUTES if isinstance(route, Address)]
BODIES = [route.reads for route in DESCRIBED if route.reads]
SPEAKS = "application/json"


class Addresses:
    def __init__(self, server: Server, seed: int, table: str, match: str):
        self.chance = random.Random(seed)
        self.odd = Odd(self.chance)
        self.tally: Counter[str] = Counter()
        self._server, self._known = server, [table, match, *slugs()]
        self._cookie = ""

    def fuzz(self, count: int) -> None:
        """So many requests were answered, none of them by an error of ours."""
        line = self._connect()
        for _ in range(count):
            method, path, body, headers = self._request()
            try:
                line.request(method, path, body, headers)
                answer = line.getresponse()
                said = answer.read()
            except (http.client.HTTPException, ConnectionError):  # it was no HTTP: the line is closed, others go on
                self.tally["closed"] += 1
                line = self._connect()
                continue
            self._look(method, path, answer, said)
            if answer.will_close:
                line = self._connect()

    def _connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self._server.wish.port, timeout=PATIENCE)

    def _look(self, method: str, path: str, answer: http.client.HTTPResponse, said: bytes) -> None:
        """A refusal has a name and a sentence."""
        self.tally[str(answer.status)] += 1
        assert answer.status < 500, (method, path, answer.status, said[:300])
        self._cookie = (answer.getheader("set-cookie") or self._cookie).split(";")[0]
        if answer.status >= 400 and method != "HEAD" and path.startswith("/api"):
            refusal = json.loads(said)
            assert refusal["name"], path
            assert refusal["sentence"], path

    def _request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        body = None
        if self.chance.random() < 0.5:
            said = written(self.odd.struct(self.chance.choice(BODIES)))
            body = (said if self.chance.random() < 0.8 else self.odd.garbled(said)).encode("utf-8", "replace")
        route = self.chance.choice(ROUTES)
        methods = (*sorted(route.methods or ()) * 4, *METHODS)
        return self.chance.choice(methods), self._address(route.path), body, self._headers()

    def _address(self, path: str) -> str:
        while "{" in path:
            before, _, rest = path.partition("{")
            given = self.chance.choice(self._known) if self.chance.random() < 0.6 else self.odd.text()
            path = before + quote(given.encode("utf-8", "replace"), safe="") + rest.partition("}")[2]
        if self.chance.random() < 0.2:
            path = quote(self.odd.garbled(path).encode("utf-8", "replace"), safe="/%")
            path = path if path.startswith("/") else f"/{path}"
        wish = self.chance.choice(("", "", "language=fr", "page=1", self.odd.text()))
        return path + (f"?{quote(wish.encode('utf-8', 'replace'), safe='=&')}" if wish else "")

    def _headers(self) -> dict[str, str]:
        headers = {"cookie": self._cookie} if self.chance.random() < 0.8 else {}
        if self.chance.random() < 0.2:
            value = self.odd.text().encode("latin-1", "replace").decode("latin-1")
            headers[self.chance.choice(HEADERS)] = value.replace("\r", "").replace("\n", "").replace("\0", "")
        return headers
