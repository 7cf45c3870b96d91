"""`make proxies`: the configurations of docs/hosting.md are tried with nginx and Caddy, in front of a server, with TLS.

Both programs have to be there (on Debian: `apt install nginx caddy`); what they serve here is over when this ends.
"""

import asyncio
import io
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import segno
from websockets.asyncio.client import connect

from tests.laws.other_runs import ROOT
from tests.server.client import PATIENCE
from tests.server.serving import NO_HURRY, Server

NAME = "play.example.org"
GUESSES = 3  # that one address has
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
Check = Callable[[int], None]


def shown(first: str) -> str:
    """The configuration on the page that begins with this line."""
    block = next(text for text in re.findall(r"(?:^    .*\n|^\n)+", HOSTING, re.MULTILINE) if first in text)
    return re.sub(r"^    ", "", block[block.index(first) - 4 :], flags=re.MULTILINE)


def nginx(folder: Path, port: int, server: Server) -> tuple[list[str], str]:
    """As on the page, with a certificate of our own and other ports."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", folder / "key", "-out", folder / "cert"], check=True, capture_output=True)
    config = shown("map $http_upgrade").replace("listen 443", f"listen 127.0.0.1:{port}")
    config = config.replace("http://127.0.0.1:8000", server.address)
    config = re.sub(r"(ssl_certificate) .*", rf"\1 {folder}/cert;", config)
    config = re.sub(r"(ssl_certificate_key) .*", rf"\1 {folder}/key;", config)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {places} {config} }}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")], config


def caddy(folder: Path, port: int, server: Server) -> tuple[list[str], str]:
    """As on the page, with a certificate that Caddy makes itself and other ports."""
    config = shown(f"{NAME} {{").replace("127.0.0.1:8000", server.address.removeprefix("http://"))
    config = config.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls internal\n    bind 127.0.0.1")
    aside = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}"
    (folder / "Caddyfile").write_text(f"{{\n{aside}\n}}\n{config}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], config


# --- What has to hold behind each --------------------------------------------------------------------


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def browser(port: int, **headers: str) -> httpx.Client:
    """One that calls the server by its name, wherever it is."""
    transport = httpx.HTTPTransport(verify=trusting())
    given = {"host": NAME, "origin": f"https://{NAME}", **headers}
    extensions = {"sni_hostname": NAME}
    made = httpx.Client(base_url=f"https://127.0.0.1:{port}", headers=given, transport=transport, timeout=PATIENCE)
    made.event_hooks["request"].append(lambda request: request.extensions.update(extensions))
    return made


def cookies_are_secure(port: int) -> None:
    answer = browser(port).get("/api/house")
    assert answer.status_code == 200, answer.text
    assert "Secure" in answer.headers["set-cookie"]


def pages_of_ours_may_ask_for_changes_and_others_not(port: int) -> None:
    assert browser(port).post("/api/tables", json={"game": "splitter"}).status_code == 200
    foreign = browser(port, origin="https://elsewhere.example.org")
    assert foreign.post("/api/tables", json={"game": "splitter"}).status_code == 403


def codes_lead_to_the_name_that_people_use(port: int) -> None:
    guest = browser(port)
    table = guest.post("/api/tables", json={"game": "splitter"}).json()["table"]
    drawn = io.BytesIO()
    segno.make(f"https://{NAME}/t/{table}", micro=False).save(
        drawn, kind="svg", border=2, xmldecl=False, dark="#000", light="#fff"
    )
    assert guest.get(f"/api/tables/{table}/qr.svg").content == drawn.getvalue()


def tables_can_be_played_at(port: int) -> None:
    guest = browser(port)
    made = guest.post("/api/tables", json={"game": "splitter"})
    asyncio.run(sit_down(port, made.json()["table"], made.headers["set-cookie"].split(";")[0]))


async def sit_down(port: int, table: str, cookie: str) -> None:
    """A frame comes as soon as there is something to say, through the proxy."""
    url = f"wss://{NAME}/api/tables/{table}/socket"
    headers = {"cookie": cookie, "origin": f"https://{NAME}"}
    there = {"host": "127.0.0.1", "port": port, "server_hostname": NAME, "ssl": trusting()}
    async with connect(url, additional_headers=headers, **there) as line:  # type: ignore[arg-type]
        await line.recv()
        await line.send('{"type":"sit","seat":0}')
        async with asyncio.timeout(PATIENCE):
            while '"kind":"person"' not in str(await line.recv()):
                pass


def nobody_claims_another_address(port: int) -> None:
    """Guesses are counted by address: whoever claims another one each time is not believed."""
    answers = [
        browser(port, **{"x-forwarded-for": f"192.0.2.{k}"}).get("/api/tables/nothere/qr.svg").status_code
        for k in range(GUESSES + 2)
    ]
    assert answers == [404] * GUESSES + [429] * 2, answers


CHECKS: list[Check] = [
    cookies_are_secure,
    pages_of_ours_may_ask_for_changes_and_others_not,
    codes_lead_to_the_name_that_people_use,
    tables_can_be_played_at,
    nobody_claims_another_address,
]


def try_out(make: Callable[[Path, int, Server], tuple[list[str], str]]) -> None:
    """The proxy of this configuration stands in front of a server, and everything holds."""
    limits = {**NO_HURRY, "unknown": GUESSES, "unknown_a_second": 0.001, "household": 1}
    with Server(proxied=True, host_names=[NAME], limits=limits) as server, TemporaryDirectory() as folder:
        port = free_port()
        command, _ = make(Path(folder), port, server)
        proxy = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            wait_for(port, proxy)
            for check in CHECKS:
                check(port)
                print(f"{make.__name__}: {check.__name__.replace('_', ' ')}", flush=True)
        finally:
            proxy.terminate()
            proxy.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, proxy: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert proxy.poll() is None, proxy.stderr and proxy.stderr.read()
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)


def main() -> int:
    missing = [name for name in ("nginx", "caddy", "openssl") if not shutil.which(name)]
    if missing:
        print(
            f"There is no {' and no '.join(missing)} here. On Debian: apt install nginx caddy openssl", file=sys.stderr
        )
        return 1
    for make in (nginx, caddy):
        try_out(make)
    return 0


if __name__ == "__main__":
    sys.exit(main())
