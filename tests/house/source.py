"""The files of the house, as git knows them."""

import subprocess
from pathlib import Path

from tests.laws.other_runs import ROOT


def committed(*patterns: str) -> list[Path]:
    """The files under version control, and those that are about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for line in listed.stdout.splitlines() if (path := ROOT / line).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; nothing for a picture."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
