"""One message to one browser: encrypted for it alone, handed to its push service, and what came of it."""

import asyncio
import time

import httpcore

from splendide.core.errors import Refused
from splendide.server.push.addresses import Internet, NotOutThereError
from splendide.server.push.calls import Outcome
from splendide.server.push.keys import PushKey
from splendide.server.store.rows import Subscription

PATIENCE = 10.0  # seconds that a push service may take, all in all
AT_ONCE = 8
AUTH_BYTES = 16
KEPT_FOR = 24 * 3600  # seconds that a push service keeps it for a browser that can't be reached


def encrypted(said: bytes, key: str, auth: str) -> bytes:
    """So that the browser with these keys can read it, and no push service."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from py_vapid.utils import b64urldecode

    ours = generate_private_key(SECP256R1())
    theirs, secret = b64urldecode(key.encode()), b64urldecode(auth.encode())
    return bytes(http_ece.encrypt(said, private_key=ours, dh=theirs, auth_secret=secret, version="aes128gcm"))


def require_keys(key: str, auth: str) -> None:
    """Something can be encrypted with these."""
    from py_vapid.utils import b64urldecode

    try:
        encrypted(b"", key, auth)
        good = len(b64urldecode(auth.encode())) == AUTH_BYTES
    except Exception:  # whatever the library finds wrong with them
        good = False
    if not good:
        raise Refused("bad-subscription")


class Sender:
    def __init__(self, key: PushKey, nearby: bool = False, patience: float = PATIENCE):
        self._key, self._patience = key, patience
        network = httpcore.AnyIOBackend() if nearby else Internet()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._lines = httpcore.AsyncConnectionPool(network_backend=network, max_connections=AT_ONCE)

    async def send(self, to: Subscription, topic: str, said: bytes) -> Outcome:
        """What the push service answered; of two messages on a topic that both wait there, the later one counts."""
        body = encrypted(said, to.key, to.auth)
        try:
            async with self._places, asyncio.timeout(self._patience):
                return _outcome(await self._post(to, topic, body))
        except NotOutThereError:
            return "gone"
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError):  # nothing came in time, or no sense
            return "busy"

    async def _post(self, to: Subscription, topic: str, body: bytes) -> int:
        headers: dict[str | bytes, str | bytes] = {
            "authorization": self._key.authorization(to.endpoint, time.time()),
            "content-encoding": "aes128gcm",
            "topic": topic,
            "ttl": str(KEPT_FOR),
        }
        async with self._lines.stream("POST", to.endpoint, headers=headers, content=body) as answer:
            return answer.status  # what else it says is not read

    async def close(self) -> None:
        await self._lines.aclose()


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "told"
    if status in (404, 410):
        return "gone"
    return "busy" if status == 429 or status >= 500 else "refused"
