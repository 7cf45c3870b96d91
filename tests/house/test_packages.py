"""What others have written comes as it was when somebody looked at it: exact versions, and a hash for each."""

import json
import re

from tests.laws.other_runs import ROOT

LISTS = sorted((ROOT / "requirements").glob("*.txt"))
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


def test_every_package_of_python_has_one_version_and_hashes() -> None:
    assert len(LISTS) >= 3
    for path in LISTS:
        wanted = [part for part in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")) if not part.startswith("#")]
        assert len(wanted) > 5
        loose = [
            part.split("\n")[0] for part in wanted if "==" not in part.split("\n")[0] or "--hash=sha256:" not in part
        ]
        assert loose == [], path.name


def test_every_package_of_the_client_has_a_hash_and_none_comes_from_elsewhere() -> None:
    packages = {name: about for name, about in LOCK["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, about in packages.items() if "integrity" not in about and not about.get("link")] == []
    assert [name for name, about in packages.items() if "git" in about.get("resolved", "")] == []
