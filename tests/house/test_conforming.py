"""A game that is not as the contract wants it is found: by its types in `make check`, by its names when opened."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from splendide.core.errors import Refused
from splendide.core.library import find_game, slugs
from splendide.core.opening import BreaksContract
from splendide.core.shelf import Shelved, shelf
from splendide.core.texts import sentence
from tests.house.conforming import claims_of, faults
from tests.laws.other_runs import ROOT

HIGHER = ROOT / "tests" / "house" / "sixth" / "higher"

Copy = Callable[..., Shelved]


@pytest.fixture
def copied(tmp_path: Path) -> Copy:
    """A copy of the sixth game under another name, with something in one of its files replaced."""

    def copy(slug: str, file: str, old: str, new: str) -> Shelved:
        game = Shelved(slug, tmp_path / slug)
        shutil.copytree(HIGHER, game.folder)
        text = (game.folder / file).read_text()
        assert text.count(old) == 1, f"{old!r} is not in {file} once"
        (game.folder / file).write_text(text.replace(old, new))
        return game

    return copy


WRONG = {
    "hide": (
        "rules.py",
        "def hide(s: Position, seat: int) -> None:",
        "def hide(s: Position, seat: int = 0) -> int:",
        "Rules",
    ),
    "hide_alone": ("rules.py", "def hide(s: Position, seat: int) -> None:", "def hide(s: Position) -> None:", "Rules"),
    "worded_wait": (
        "pace.py",
        "def wait(s: Snapshot, seat: int) -> float | None:",
        "def wait(s: Snapshot, seat: int) -> str:",
        "Pace",
    ),
    "judge": (
        "bot.py",
        "@rule\n",
        "def judge(level: str, states: States, seat: int, rng: object) -> list[int]:\n    return []\n\n\n@rule\n",
        "Mind",
    ),
    "half_a_pace": ("pace.py", "def late(", "def later(", "Pace"),
    "listed_seats": ("__init__.py", "About(SEATS, Options)", "SEATS", "Facts"),
    "plain_view": (
        "view.py",
        "def view(s: Snapshot) -> View:",
        "def view(s: Snapshot, seat: int) -> View:",
        "Drawing",
    ),
    "speechless": ("scorepad.py", "def tell(self, language: str)", "def tell(self)", "ScorePad"),
    "no_reason": ("rules.py", "-> Refused | None:", "-> str | Refused | None:", "Reasons"),
}


def test_every_wrong_signature_is_caught_by_its_game_its_file_and_what_was_expected(copied: Copy) -> None:
    """All in one run of mypy, as `make check` has one for all games; the honest games beside them are not blamed."""
    planted = [copied(slug, *wrong[:3]) for slug, wrong in WRONG.items()]
    found = faults([*shelf().values(), Shelved("higher", HIGHER), *planted])
    for slug, (file, _, _, protocol) in WRONG.items():
        assert [line for line in found if line.startswith(f"{slug}/{file}, as {protocol}: ")], slug
    assert {line.split("/")[0] for line in found} == set(WRONG)
    assert any("Expected" in line for line in found)


def test_a_game_claims_all_that_it_has_names_of() -> None:
    claimed = {(claim.file, claim.protocol) for claim in claims_of(Shelved("higher", HIGHER))}
    assert claimed == {
        ("__init__", "Facts"),
        ("rules", "Rules"),
        ("rules", "Reasons"),
        ("rules", "Audience"),
        ("notation", "Notation"),
        ("view", "Drawing"),
        ("view", "Private"),
        ("bot", "Worth"),
        ("pace", "Pace"),
        ("scorepad", "ScorePad"),
    }


HALF = {
    "paceless": ("pace.py", "def late(", "def later(", "does not define late (Pace)"),
    "verbless": ("rules.py", "def imagine(", "def dream(", "does not define imagine (Rules)"),
    "mindless": ("bot.py", "def worth(", "def worthy(", "bot.py defines neither worth nor judge"),
    "mute": ("notation.py", "def write(", "def whisper(", "does not define write (Notation)"),
    "untold": ("__init__.py", "ABOUT = ", "ABOVE = ", "__init__.py does not define ABOUT (Facts)"),
    "unheard": ("__init__.py", '"long"] = "short"', '"long"] = "mid"', "length, 'mid', is none of its choices"),
}


@pytest.mark.parametrize("slug", HALF)
def test_half_an_ability_is_refused_when_the_game_is_opened(
    slug: str, copied: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    *change, said = HALF[slug]
    game = copied(slug, *change)
    monkeypatch.setenv("SPLENDIDE_GAMES", str(game.folder.parent))
    with pytest.raises(BreaksContract) as broken:
        find_game(slug)
    assert broken.value.details["folder"] == str(game.folder)
    assert str(broken.value.details["reason"]).endswith(said)


def test_a_world_that_nobody_waits_for_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(HIGHER, tmp_path / "hasty", ignore=shutil.ignore_patterns("pace.py"))
    (tmp_path / "hasty" / "world.py").write_text("ENGINE = 'by hand'\n\ndef settle(s):\n    return 0, ''\n")
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path))
    with pytest.raises(BreaksContract, match=r"world\.py settles what no pace\.py waits for"):
        find_game("hasty")


def test_a_copy_under_another_name_is_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in ("first_copy", "second_copy"):
        shutil.copytree(HIGHER, tmp_path / slug)
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path))
    first, second = find_game("first_copy").rules, find_game("second_copy").rules
    assert first.State != second.State


def test_a_game_with_the_state_of_another_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verb is found by the state's type: it would find the other game's."""
    for slug in ("lender", "borrower"):
        shutil.copytree(HIGHER, tmp_path / slug)
    with (tmp_path / "borrower" / "rules.py").open("a") as rules:
        rules.write("\nfrom splendide.games.lender.rules import State\n")
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path))
    find_game("lender")
    with pytest.raises(BreaksContract, match="its State is that of another game"):
        find_game("borrower")


def test_a_game_without_a_file_that_every_game_has_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(HIGHER, tmp_path / "wordless", ignore=shutil.ignore_patterns("notation.py", "view.py"))
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path))
    with pytest.raises(BreaksContract, match=r"wordless, reason there is no notation\.py"):
        find_game("wordless")


UNUSABLE = {  # what is in the folder that SPLENDIDE_GAMES names: how it is refused
    "": "no-games-folder",
    "rules.py": "folder-of-one-game",
    "Loud/rules.py": "bad-game-name",
    "1st/rules.py": "bad-game-name",
}


@pytest.mark.parametrize("lies", UNUSABLE)
def test_a_folder_in_which_no_game_can_be_found_is_refused(
    lies: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "games"
    if lies:
        (named / lies).parent.mkdir(parents=True)
        (named / lies).touch()
    monkeypatch.setenv("SPLENDIDE_GAMES", str(named))
    with pytest.raises(Refused) as refused:
        slugs()
    assert refused.value.name == UNUSABLE[lies]
    assert str(named) in sentence(refused.value, "fr")
