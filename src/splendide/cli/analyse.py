"""`splendide analyse`: a teacher looks at a finished match."""

import sys
from argparse import Namespace

from splendide.bots.analysis import Analysis, JudgedDecision, JudgedPlayer, analyse, require_over
from splendide.bots.expecting import Unit
from splendide.bots.marks import MARKS
from splendide.cli.output import print_json, print_table, progress
from splendide.cli.parsing import Parser, at_least
from splendide.cli.records import WRONG, open_record, player
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.record import Fault, Record, play_through


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_argument("--milliseconds", type=at_least(1, words), help=words("cli-analyse-milliseconds"))
    parser.add_argument("--seed", type=at_least(0, words), default=0, help=words("cli-analyse-seed"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    try:
        record = open_record(args.file)
        match = play_through(record)
        _require_over(match, record)
    except Fault as fault:
        print(words.refusal(fault), file=sys.stderr)
        return WRONG
    analysis = _analyse(match, args, words)
    if args.json:
        print_json(analysis)
    else:
        _tell(analysis, record, words)
    return 0


def _require_over(match: Match, record: Record) -> None:
    try:
        require_over(match)
    except Refused as refused:
        raise Fault(record.line_of(len(record.moves) - 1), refused.name) from None


def _analyse(match: Match, args: Namespace, words: Words) -> Analysis:
    with progress(words("cli-analyse-progress"), 100) as step:
        shown = 0

        def tell(done: int, all_: int) -> None:
            nonlocal shown
            while shown < done * 100 // all_:
                shown += 1
                step()

        return analyse(match, milliseconds=args.milliseconds, seed=args.seed, progress=tell)


# --- For people ---------------------------------------------------------------------------------------


def _tell(analysis: Analysis, record: Record, words: Words) -> None:
    if not analysis.judged:
        print(words("cli-analyse-not-judged"))
        _tell_curve(analysis, record, words)
        return
    counted = ["counted"] if is_weighted(analysis) else []
    names = ["step", "player", "move", "best", "lost", *counted, "share", "mark"]
    rows = [_row(one, analysis, record, words) for one in analysis.decisions]
    print_table(rows, [words(f"cli-analyse-{name}") for name in names])
    if counted:
        print(words("cli-analyse-weighted"))
    print()
    _tell_curve(analysis, record, words)
    print()
    luck = ["luck"] if any(one.luck is not None for one in analysis.players) else []
    heads = ["player", "accuracy", *(counted or ["lost"]), *luck, *(f"mark-{mark}" for mark in MARKS)]
    rows = [_summary(seat, one, analysis.unit, record, words) for seat, one in enumerate(analysis.players)]
    print_table(rows, [words(f"cli-analyse-{name}") for name in heads])
    print()
    print("\n".join(_deciding(analysis, record, words)))
    if analysis.possible:
        print(words("cli-analyse-possible", points=analysis.possible.points), "\n", " ".join(analysis.possible.moves))


def _row(one: JudgedDecision, analysis: Analysis, record: Record, words: Words) -> list[str]:
    lost = told(one.loss, analysis.unit, words)
    counted = [told(one.weight * one.loss, analysis.unit, words)] if is_weighted(analysis) else []
    mark = words(f"cli-analyse-mark-{one.mark}")
    share = words.number(one.loss / one.stake, ".0%") if one.stake else "–"
    return [str(one.step + 1), player(record, one.seat, words), one.move, one.best, lost, *counted, share, mark]


def is_weighted(analysis: Analysis) -> bool:
    """Whether some losses count more than others in a player's sum."""
    return any(one.weight != 1 for one in analysis.decisions)


def told(amount: float, unit: Unit, words: Words, sign: str = "") -> str:
    """Points as they are, wins in hundredths."""
    return words.number(amount, f"{sign}.2f" if unit == "points" else f"{sign}.1%")


def _tell_curve(analysis: Analysis, record: Record, words: Words) -> None:
    head = [words("cli-analyse-step"), *(player(record, seat, words) for seat in range(record.seats))]
    print(words(f"cli-analyse-curve-{analysis.unit if analysis.judged else 'plain'}"))
    rows = [[str(k), *(told(one, analysis.unit, words) for one in row)] for k, row in enumerate(analysis.curve, 1)]
    print_table(rows, head)


def _summary(seat: int, one: JudgedPlayer, unit: Unit, record: Record, words: Words) -> list[str]:
    accuracy = "–" if one.accuracy is None else words.number(one.accuracy, ".1f")
    luck = [] if one.luck is None else [told(one.luck, unit, words, "+")]
    sums = [told(one.lost or 0.0, unit, words), *luck]
    return [player(record, seat, words), accuracy, *sums, *(str(one.marks.get(mark, 0)) for mark in MARKS)]


def _deciding(analysis: Analysis, record: Record, words: Words) -> list[str]:
    """What decided the match, a line each."""
    decided = [analysis.decisions[k] for k in analysis.deciding]
    if not decided:
        return [words("cli-analyse-nothing-decided")]
    return [words("cli-analyse-deciding"), *(_moment(one, analysis, record, words) for one in decided)]


def _moment(one: JudgedDecision, analysis: Analysis, record: Record, words: Words) -> str:
    return words(
        "cli-analyse-moment",
        step=one.step + 1,
        player=player(record, one.seat, words),
        move=one.move,
        best=one.best,
        lost=told(one.loss, analysis.unit, words),
        unit=analysis.unit,
    )
