"""Frames say what is new; here they are laid over what was known, as a browser does."""

from typing import Any

Json = dict[str, Any]


def assembled(before: Json, frame: Json) -> Json:
    """All that is known of the table after this frame.

    Of the match: `told`, `happened` (what this frame told), `view`, and `mine` with each seat's view of its own.
    """
    table = frame.get("table") or before["table"]
    match = before.get("match")
    if "match" in frame:
        match = frame["match"] and _match(match or {}, frame["match"])
    if match:
        match = {**match, "mine": [each for each in match["mine"] if _plays(table, each["seat"])]}
        if "match" not in frame:
            match["happened"] = []
    return {"table": table, "match": match}


def _plays(table: Json, seat: int) -> bool:
    held = table["seats"][seat]
    return bool(held["mine"] and held["kind"] == "person")


def _match(before: Json, news: Json) -> Json:
    known = {} if "commitment" in news else before
    moments = news.get("moments", [])
    last = moments[-1] if moments else {}
    view = last.get("view", known.get("view"))
    mine = {each["seat"]: each for each in [*known.get("mine", []), *news.get("mine", [])]}
    return {
        "clock": None,
        "result": None,
        **known,
        **news,
        "told": last.get("number", known.get("told", 0)),
        "happened": [*news.get("history", []), *(event for each in moments for event in each["happened"])],
        "moments": moments,
        "view": view,
        "mine": [{**mine[seat], "view": {**(view or {}), **(mine[seat]["own"] or {})}} for seat in sorted(mine)],
    }
