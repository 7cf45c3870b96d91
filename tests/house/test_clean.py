"""Nothing in the repository speaks of one machine or one network."""

import re

from tests.house.source import committed, text_of
from tests.laws.other_runs import ROOT

# Written in two halves, so that this file doesn't find itself.
MACHINE_PATHS = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/Us" + "ers/"]
REGISTRIES = ["registry." + "npmjs", "registry." + "yarnpkg", "pypi." + "org", "files.python" + "hosted"]
LOCKS = ("requirements", "web/package-lock.json", "web/.npmrc", "pyproject.toml", "web/package.json")


def _files_with(words: list[str], *where: str) -> list[str]:
    wanted = re.compile("|".join(map(re.escape, words)))
    return [str(path.relative_to(ROOT)) for path in committed(*where) if wanted.search(text_of(path))]


def test_no_path_of_a_machine() -> None:
    assert _files_with(MACHINE_PATHS, ".") == []


def test_no_address_of_a_package_registry() -> None:
    assert _files_with(REGISTRIES, ".") == []


def test_lock_files_carry_no_address() -> None:
    locks = committed(*LOCKS)
    assert locks
    for path in locks:
        addresses = re.findall(r'"resolved":|--index-url|--extra-index-url|^registry=', text_of(path), re.MULTILINE)
        assert addresses == [], path
