"""`make proxies`: the configurations of docs/hosting.md and docs/scale.md are tried with nginx and Caddy, with TLS.

Those of the one in front of a server, those of the other in front of two on one database.

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
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import segno
from websockets.asyncio.client import connect

from tests.laws.other_runs import ROOT
from tests.postgres import running
from tests.server.client import PATIENCE
from tests.server.ports import keep_port, number_of
from tests.server.serving import NO_HURRY, Server

NAME = "play.example.org"
GUESSES = 3  # that one address has
TABLES = 8  # at which people of each are led to one of two servers
TOKEN = "to read what a server counts"
HOSTING, SCALE = ((ROOT / "docs" / page).read_text(encoding="utf-8") for page in ("hosting.md", "scale.md"))
Check = Callable[[int], None]
Make = Callable[[Path, int, list[str]], list[str]]


def shown(first: str, page: str = HOSTING) -> str:
    """The configuration on the page that begins with this line."""
    block = next(text for text in re.findall(r"(?:^    .*\n|^\n)+", page, re.MULTILINE) if first in text)
    return textwrap.dedent(block[block.rfind("\n", 0, block.index(first)) + 1 :])


def nginx(folder: Path, port: int, servers: list[str]) -> list[str]:
    """As on the pages, with a certificate of our own and other ports."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", folder / "key", "-out", folder / "cert"], check=True, capture_output=True)
    (spreading,) = re.findall("in the `upstream`: `(.*)`", SCALE)
    places = " ".join(f"server {server};" for server in servers)
    config = shown("map $http_upgrade").replace("listen 443", f"listen 127.0.0.1:{port}")
    config = f"upstream house {{ {spreading} {places} }}\n" + config.replace("127.0.0.1:8000", "house")
    config = re.sub(r"(ssl_certificate) .*", rf"\1 {folder}/cert;", config)
    config = re.sub(r"(ssl_certificate_key) .*", rf"\1 {folder}/key;", config)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    aside = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {aside} {config} }}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, servers: list[str]) -> list[str]:
    """As on the pages, with a certificate that Caddy makes itself and other ports."""
    page, theirs = (HOSTING, "127.0.0.1:8000") if len(servers) == 1 else (SCALE, "10.0.0.5:8000 10.0.0.6:8000")
    config = shown(f"{NAME} {{", page).replace(theirs, " ".join(servers))
    config = config.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls internal\n    bind 127.0.0.1")
    aside = f"admin off\nskip_install_trust\nauto_https disable_redirects\nstorage file_system {folder}"
    (folder / "Caddyfile").write_text(f"{{\n{aside}\n}}\n{config}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


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


def entered(port: int, table: str, cookie: str = "") -> connect:
    """A socket at the table, through the proxy."""
    url = f"wss://{NAME}/api/tables/{table}/socket"
    headers = {"origin": f"https://{NAME}", **({"cookie": cookie} if cookie else {})}
    there = {"host": "127.0.0.1", "port": port, "server_hostname": NAME, "ssl": trusting()}
    return connect(url, additional_headers=headers, **there)  # type: ignore[arg-type]


async def sit_down(port: int, table: str, cookie: str) -> None:
    """A frame comes as soon as there is something to say, through the proxy."""
    async with entered(port, table, cookie) as line:
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


async def people_of_a_table_come_to_one_server(port: int, servers: list[Server]) -> None:
    """A socket that one server passes on to another is open at both; and neither server is left without any."""
    guest = browser(port)
    async with AsyncExitStack() as there:
        for _ in range(TABLES):
            table = guest.post("/api/tables", json={"game": "splitter"}).json()["table"]
            for _ in range(2):
                line = await there.enter_async_context(entered(port, table))
                await line.recv()
        opened = [sockets_at(server) for server in servers]
    assert sum(opened) == 2 * TABLES, opened
    assert all(opened), opened


def sockets_at(server: Server) -> int:
    headers = {"authorization": f"Bearer {TOKEN}", "host": NAME}
    told = httpx.get(f"{server.address}/metrics", headers=headers, timeout=PATIENCE).text
    (count,) = re.findall(r"^splendide_sockets (\d+)$", told, re.MULTILINE)
    return int(count)


@contextmanager
def standing_before(make: Make, servers: list[Server]) -> Iterator[int]:
    """The proxy of this configuration stands in front of these servers, at the port that comes back."""
    with TemporaryDirectory() as folder, keep_port() as kept:
        port = number_of(kept)
        command = make(Path(folder), port, [server.address.removeprefix("http://") for server in servers])
        proxy = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            wait_for(port, proxy)
            yield port
        finally:
            proxy.terminate()
            proxy.wait()


def try_out(make: Make) -> None:
    """Everything holds behind the proxy of this configuration."""
    limits = {**NO_HURRY, "unknown": GUESSES, "unknown_a_second": 0.001, "household": 1}
    with (
        Server(proxied=True, host_names=[NAME], limits=limits) as server,
        standing_before(make, [server]) as port,
    ):
        for check in CHECKS:
            check(port)
            say(make, check.__name__)


def try_out_with_two(make: Make, database: str) -> None:
    """Tables can be played at behind it when there are two servers, and its people come to the same one."""
    wish = {"proxied": True, "host_names": [NAME], "limits": NO_HURRY, "metrics_token": TOKEN, "database": database}
    with Server(**wish) as one, Server(**wish) as two, standing_before(make, [one, two]) as port:
        tables_can_be_played_at(port)
        asyncio.run(people_of_a_table_come_to_one_server(port, [one, two]))
        say(make, people_of_a_table_come_to_one_server.__name__)


def say(make: Make, holds: str) -> None:
    print(f"{make.__name__}: {holds.replace('_', ' ')}", flush=True)


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
    with running() as postgres:
        for make in (nginx, caddy):
            try_out_with_two(make, postgres.new_database())
    return 0


if __name__ == "__main__":
    sys.exit(main())
