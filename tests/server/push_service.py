"""A push service of the tests: real HTTP on 127.0.0.1, and browsers that read what was encrypted for them."""

import json
import queue
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode

from tests.server.client import PATIENCE

NEVER = 0  # the answer that does not come


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Whoever is told something at `/STATUS/anything` answers with that status."""

    def __init__(self) -> None:
        self.got: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.closing = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put(Message(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status = int(self.path.split("/")[1])
                if status == NEVER:
                    service.closing.wait()
                    return
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is logged."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> Message:
        return self.got.get(timeout=PATIENCE)

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, service: PushService, status: int = 201):
        self._key, self._auth = generate_private_key(SECP256R1()), secrets.token_bytes(16)
        self.endpoint = f"{service.address}/{status}/{secrets.token_hex(8)}"
        self._place = service.address

    @property
    def wish(self) -> dict[str, str]:
        """As the page hands it to the house."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": b64urlencode(public), "auth": b64urlencode(self._auth)}

    def read(self, message: Message) -> bytes:
        """What was said, by whoever proved to this push service that they may say it."""
        assert self._place + message.path == self.endpoint
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 0
        assert Vapid02.verify(message.headers["authorization"])
        token = message.headers["authorization"].split("t=")[1].split(".")[1]
        assert json.loads(b64urldecode(token.encode()))["aud"] == self._place
        return bytes(http_ece.decrypt(message.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))
