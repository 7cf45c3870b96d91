"""Which client serves: the house's own, or one with the boards that were brought as well."""

import shutil
from pathlib import Path

import pytest

from splendide.core import client
from splendide.core.shelf import HOUSE_GAMES, boards


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games may be brought to; whatever is built for them stays here."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    place = tmp_path / "games"
    place.mkdir()
    monkeypatch.setenv("SPLENDIDE_GAMES", str(place))
    return place


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the client's sources, to be edited."""
    copy = tmp_path / "web"
    shutil.copytree(client.SOURCES, copy, ignore=shutil.ignore_patterns("node_modules", ".types-*"))
    monkeypatch.setattr(client, "SOURCES", copy)
    return copy


def bring(games: Path, slug: str, board: str | None) -> Path:
    """A game lies there, as far as the shelf cares."""
    folder = games / slug
    (folder / "ui").mkdir(parents=True)
    (folder / "rules.py").touch()
    (folder / "ui" / "Board.svelte").write_text(board or "")
    if board is None:
        shutil.rmtree(folder / "ui")
    return folder


def build_for(place: Path) -> None:
    place.mkdir(parents=True)
    (place / client.STAMP).write_text(client.fingerprint())


def test_the_house_s_own_games_are_drawn_by_the_house_s_own_client(games: Path) -> None:
    assert client.place_of_client() == client.client_folder() == client.HOUSE_CLIENT
    bring(games, "afar", None)
    assert client.place_of_client() == client.client_folder() == client.HOUSE_CLIENT


def test_a_client_of_other_sources_is_not_taken_for_one_of_these(sources: Path, tmp_path: Path) -> None:
    place = tmp_path / "client"
    assert not client.is_built_from(client.fingerprint(), place), "none has been built"
    build_for(place)
    assert client.is_built_from(client.fingerprint(), place)
    (sources / "src" / "main.ts").write_text("// edited")
    assert not client.is_built_from(client.fingerprint(), place)


def test_a_board_that_was_brought_gets_a_client_in_the_cache(games: Path, tmp_path: Path) -> None:
    bring(games, "afar", "far")
    place = client.place_of_client()
    assert place.parent == tmp_path / "cache" / "splendide" / "client"
    assert client.client_folder() == client.HOUSE_CLIENT, "until it is built"
    build_for(place)
    assert client.client_folder() == place


def test_a_game_that_takes_the_place_of_the_house_s_is_not_drawn_by_its_board(games: Path) -> None:
    bring(games, next(iter(boards([HOUSE_GAMES]))), None)
    assert client.place_of_client() != client.HOUSE_CLIENT


def test_where_nothing_can_be_built_the_house_s_own_client_serves(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(games, "afar", "far")
    build_for(client.place_of_client())
    monkeypatch.setattr(client, "BUILDER", games / "build_client.py")
    assert client.client_folder() == client.HOUSE_CLIENT


def test_another_board_another_client(games: Path) -> None:
    ui = bring(games, "afar", "far") / "ui"
    first = client.place_of_client()
    (ui / "Board.svelte").write_text("farther")
    second = client.place_of_client()
    (ui / "say.ts").touch()
    assert len({first, second, client.place_of_client()}) == 3


@pytest.mark.parametrize(
    "file", ["src/App.svelte", "src/kit/base.css", "public/new.svg", "src/new.ts", *client.CONFIGURATION]
)
def test_whatever_the_client_is_made_of_changes_its_fingerprint(file: str, sources: Path) -> None:
    before = client.fingerprint()
    with (sources / file).open("a") as edited:
        edited.write("\n")
    assert client.fingerprint() != before


def test_where_a_board_lies_does_not_matter(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(games, "afar", "far")
    before = client.place_of_client()
    games.rename(tmp_path / "elsewhere")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPLENDIDE_GAMES", "elsewhere")
    assert client.place_of_client() == before
