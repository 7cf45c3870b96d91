"""What is read out but not seen is hidden in one way."""

from tests.house.source import committed, text_of

SHEETS = ("*.svelte", "*.css")
TRICK = "inset(50%)"  # nothing is cut like this for any other reason


def test_what_only_ears_notice_is_hidden_in_one_place() -> None:
    assert [path.name for path in committed(*SHEETS) if TRICK in text_of(path)] == ["base.css"]
