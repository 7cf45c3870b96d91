"""The key by which push services know this house. Browsers subscribe to what its owner sends, and to nothing else."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from splendide.core.errors import Refused

GOOD_FOR = 12 * 3600  # seconds; push services allow a day


@dataclass(frozen=True)
class PushKey:
    private: str  # base64url, as `splendide push-key` makes it
    contact: str  # mailto: or https:, for whoever runs a push service

    def require(self) -> "PushKey":
        """The same, if push services will accept it."""
        from py_vapid import VapidException

        try:
            _ = self._vapid
        except Exception:  # whatever the library finds wrong with it
            raise Refused("bad-push-key") from None
        try:
            self.authorization("https://push.example", 0.0)
        except VapidException:
            raise Refused("bad-push-contact", contact=self.contact) from None
        return self

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # slow to load: only where there is a key

        return Vapid02.from_string(self.private)

    @cached_property
    def public(self) -> str:
        """What browsers subscribe with, base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        return str(b64urlencode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    def authorization(self, endpoint: str, now: float) -> str:
        """What a push service is shown: who sends, to which service, and until when that holds."""
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + GOOD_FOR, "sub": self.contact}
        return str(self._vapid.sign(claims)["Authorization"])


def new_private_key() -> str:
    """One that no command line takes for an option."""
    from py_vapid import Vapid02
    from py_vapid.utils import b64urlencode

    vapid = Vapid02()
    key = "-"
    while key.startswith("-"):
        vapid.generate_keys()
        number = vapid.private_key.private_numbers().private_value
        key = str(b64urlencode(number.to_bytes(32, "big")))
    return key
