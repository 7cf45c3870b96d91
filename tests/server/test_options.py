"""Options that can't be with so many seats are refused wherever somebody could ask for them."""

from pathlib import Path
from typing import Any

from tests.server.brought import GAME, Bring, bring, changed_rules
from tests.server.games import begin, gather
from tests.server.play import Person

__all__ = ["bring"]

PICKY = changed_rules("""

def setup(s, seats, options, *, anything=setup):
    if seats == 2 and options.length == "long":
        raise Refused("seats-out-of-range", least=3, most=4, seats=seats)
    anything(s, seats, options)
""")
NAME = "seats-out-of-range"


def make(ann: Person, **wish: Any) -> tuple[int, str]:
    """How it was answered, and what was made or why not."""
    answer = ann.http.post("/api/tables", json={"game": GAME, **wish})
    return answer.status_code, answer.json().get("name", "")


def test_no_table_is_made_at_which_nobody_could_play(bring: Bring) -> None:
    ann = Person(bring(rules=PICKY).address)
    assert make(ann, seats=2, options={"length": "long"}) == (422, NAME)
    assert make(ann, seats=3, options={"length": "long"}) == (200, "")
    assert make(ann, seats=2) == (200, "")


def test_no_table_is_arranged_so_that_nobody_could_play(bring: Bring) -> None:
    ann = Person(bring(rules=PICKY).address)
    ann.go_to(ann.make_table(GAME, seats=3, options={"length": "long"}))
    ann.say("arrange", seats=2)
    assert ann.refused() == NAME
    ann.say("arrange", seats=2, options={"length": "short"})
    while len(ann.frame["table"]["seats"]) == 3:
        ann.hear()
    ann.say("arrange", options={"length": "long"})
    assert ann.refused() == NAME
    assert "3" in ann.sentences[-1]
    ann.hear_all()
    assert ann.frame["table"]["options"]["length"] == "short"


def test_no_match_is_started_that_can_t_be_played_any_more(bring: Bring, tmp_path: Path) -> None:
    """The table is from before the rules were as they are now; it is played once it is arranged otherwise."""
    server = bring()
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben, game=GAME, options={"length": "long"})
    server.kill()
    (tmp_path / "brought" / GAME / "rules.py").write_text(PICKY)
    server.start()
    ann.go_to(table)
    ben.go_to(table)
    ann.say("start")
    assert ann.refused() == NAME
    ann.hear_all()
    assert ann.frame["table"]["stage"] == "gathering"
    ann.say("arrange", options={"length": "short"})
    while ann.frame["table"]["options"]["length"] != "short":
        ann.hear()
    begin(ann, ben)
