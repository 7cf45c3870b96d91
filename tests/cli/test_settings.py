"""What is set about a server: by flags, else by the environment, else by its defaults."""

from pathlib import Path
from typing import Any

import pytest

from splendide.cli.parsing import variable
from splendide.server.push.keys import PushKey
from splendide.server.web import app
from splendide.server.web.house import Settings
from tests.cli.conftest import Run

KEY = PushKey("b" * 43, "mailto:host@example.org")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The houses that were to be opened: host, port, data, settings."""
    houses: list[tuple[Any, ...]] = []
    monkeypatch.setattr(app, "run", lambda *given: houses.append(given))
    monkeypatch.setattr("splendide.cli.serve.draw_boards", lambda: None)
    return houses


def test_without_a_word_all_is_as_the_house_has_it(run: Run, opened: list[tuple[Any, ...]]) -> None:
    run("serve")
    assert opened == [("127.0.0.1", 8000, Path("data"), Settings())]


def test_the_environment_sets_what_flags_do(
    run: Run, opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {"PORT": "81", "NO_STORE": "1", "PROXY": "10.0.0.1 10.0.0.2", "UNATTENDED": "5", "LONGEST_LINE": "0"}
    for name, value in said.items():
        monkeypatch.setenv(f"SPLENDIDE_{name}", value)
    run("serve", "--port", "82")
    ((_, port, data, settings),) = opened
    assert (port, data, settings.proxied, settings.proxies) == (82, None, True, ["10.0.0.1", "10.0.0.2"])
    assert (settings.unattended, settings.longest_line) == (5, 0)


def test_what_makes_no_sense_there_is_refused_like_a_flag(
    run: Run, opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDIDE_PORT", "many")
    ran = run("serve")
    assert (ran.code, opened) == (2, [])
    assert "--port" in ran.err
    assert "many" in ran.err


@pytest.mark.parametrize("port", ["0", "65536", "70000"])
def test_a_port_that_there_can_not_be_is_refused(port: str, run: Run, opened: list[tuple[Any, ...]]) -> None:
    ran = run("serve", "--port", port)
    assert (ran.code, opened) == (2, [])
    assert "65535" in ran.err


@pytest.mark.parametrize(("word", "on"), [("1", True), ("yes", True), ("0", False), ("no", False), ("", False)])
def test_a_switch_is_on_by_a_word(
    word: str, on: bool, run: Run, opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDIDE_PROXIED", word)
    run("serve")
    assert opened[0][3].proxied is on


def test_a_file_says_it_line_by_line_and_what_is_said_later_counts(
    run: Run, opened: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    file = tmp_path / "splendide.conf"
    file.write_text('# ours\n\nport 81\nhost-name a.org\nhost-name b.org\nproxied\ndata "/var/lib/our house" # here\n')
    run("serve", f"@{file}", "--port", "82")
    ((_, port, data, settings),) = opened
    assert (port, data, settings.proxied, settings.host_names) == (
        82,
        Path("/var/lib/our house"),
        True,
        ["a.org", "b.org"],
    )


def test_a_file_that_is_not_there_or_says_what_nobody_knows_is_refused(
    run: Run, opened: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    file = tmp_path / "splendide.conf"
    missing = run("serve", f"@{file}")
    assert (missing.code, str(file) in missing.err) == (2, True)
    file.write_text("colour blue\n")
    unknown = run("serve", f"@{file}")
    assert (unknown.code, "--colour" in unknown.err, str(file) in unknown.err) == (2, True, True)
    assert opened == []


@pytest.mark.parametrize(
    ("said", "named"),
    [
        (b"port 81\npush-contact Bob's\n", "« push-contact Bob's » se termine"),
        ("push-contact Jérôme\n".encode("latin-1"), "splendide.conf n’est pas écrit en UTF-8."),
    ],
)
def test_a_file_that_can_not_be_read_is_refused(
    said: bytes, named: str, run: Run, opened: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    file = tmp_path / "splendide.conf"
    file.write_bytes(said)
    ran = run("serve", f"@{file}", "--language", "fr")
    assert (ran.code, opened) == (2, [])
    assert named in ran.err


def test_every_flag_arrives(run: Run, opened: list[tuple[Any, ...]]) -> None:
    days = ("--keep-tables", "1", "--keep-guests", "2", "--keep-matches", "3")
    run(
        "serve",
        *days,
        "--grace",
        "4",
        "--host-name",
        "a.org",
        "--host-name",
        "b.org",
        "--metrics-token",
        "word",
        "--json-log",
        "--push-key",
        KEY.private,
        "--push-contact",
        KEY.contact,
        "--node",
        "http://10.0.0.5:8000",
        "--language",
        "fr",
    )
    expected = Settings(keep_tables=1, keep_guests=2, keep_matches=3, grace=4)
    expected.host_names, expected.metrics_token, expected.json_log = ["a.org", "b.org"], "word", True
    expected.push, expected.node, expected.language = KEY, "http://10.0.0.5:8000", "fr"
    assert opened[0][3] == expected


def test_a_folder_on_the_command_line_counts_more_than_a_database_in_the_environment(
    run: Run, opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDIDE_DATABASE", "postgresql://there")
    run("serve")
    run("serve", "--data", "here")
    run("serve", "--database", "postgresql://elsewhere")
    run("serve", "--no-store")
    assert [kept for _, _, kept, _ in opened] == ["postgresql://there", Path("here"), "postgresql://elsewhere", None]


def test_a_key_without_anybody_to_write_to_is_refused_and_one_can_be_made(
    run: Run, opened: list[tuple[Any, ...]]
) -> None:
    made = run("push-key").out.strip()
    ran = run("serve", "--push-key", made)
    assert (ran.code, opened) == (2, [])
    assert "mailto:" in ran.err
    run("serve", "--push-key", made, "--push-contact", "mailto:host@example.org")
    assert opened[0][3].push.private == made


@pytest.mark.parametrize(
    ("flag", "nonsense", "such"),
    [
        ("--proxy", "nonsense", "10.0.0.2"),
        ("--proxy", "10.0.0.1/8", "10.0.0.0/8"),
        ("--host-name", "http://x", "play.example.org"),
        ("--host-name", "play.example.org:80", "play.example.org"),
        ("--origin", "garbage", "https://play.example.org"),
        ("--origin", "https://x/page", "https://play.example.org"),
        ("--node", "garbage", "http://10.0.0.5:8000"),
        ("--node", "http://x:99999", "http://10.0.0.5:8000"),
    ],
)
def test_an_address_that_is_none_is_refused_as_a_flag_and_in_the_environment(
    flag: str,
    nonsense: str,
    such: str,
    run: Run,
    opened: list[tuple[Any, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    by_flag = run("serve", flag, nonsense)
    monkeypatch.setenv(variable(flag), nonsense)
    for ran in (by_flag, run("serve")):
        assert (ran.code, opened) == (2, [])
        assert f"“{nonsense}”" in ran.err
        assert such in ran.err


def test_addresses_are_taken_as_they_are_meant(run: Run, opened: list[tuple[Any, ...]]) -> None:
    run(
        "serve",
        "--proxy",
        "10.0.0.0/8",
        "--proxy",
        "fd00::2",
        "--origin",
        "https://a.org:8443/",
        "--host-name",
        "A.org",
    )
    run("serve", "--proxy", "*", "--origin", "http://[::1]:80", "--node", "http://one:8000/")
    assert (opened[0][3].proxies, opened[0][3].origins) == (["10.0.0.0/8", "fd00::2"], ["https://a.org:8443"])
    assert (opened[1][3].proxies, opened[1][3].node) == (["*"], "http://one:8000")
