"""No line of the client runs off the screen: a formatter can't break a long text or path by itself."""

from tests.house.source import committed, text_of
from tests.laws.other_runs import ROOT

LONGEST = 140
CLIENT = [f":(glob){folder}/**/*.{ending}" for folder in ("web", "**/ui") for ending in ("ts", "svelte", "css", "html")]


def test_every_line_of_the_client_can_be_read_to_its_end() -> None:
    files = committed(*CLIENT)
    assert any("games" in path.parts for path in files)
    assert [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if len(line) > LONGEST
    ] == []
