"""Laws about secrets: nothing that a seat may not know reaches it, in any form."""

import itertools
from collections.abc import Iterator

import numpy as np

from splendide.bots.expecting import is_judged
from splendide.core import kernels
from splendide.core.game import AT_ONCE, NATURE
from splendide.core.match import Match
from splendide.core.position import States
from splendide.server.table.frames import Known
from tests.laws.cases import TRIES, Case, some
from tests.laws.chance import LONGEST
from tests.laws.frames import hint, judgement, live, news, sent, state
from tests.laws.looks import looks, positions


def bytes_of(states: States) -> bytes:
    return states.tobytes()


def hidden_from(states: States, viewer: int) -> States:
    copy = kernels.copied(states)
    kernels.hide_from(copy, viewer)
    return copy


def imagined_by(match: Match, viewer: int, rng: np.random.Generator) -> States:
    """A truth that this viewer holds possible."""
    states = match.hidden(viewer)
    kernels.imagine_for(states, viewer, rng)
    return states


def hiding_what_was_imagined_gives_what_was_hidden(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for viewer in case.viewers():
            hidden = match.hidden(viewer)
            assert bytes_of(hidden_from(hidden, viewer)) == bytes_of(hidden), "hiding twice hides more"
            imagined = imagined_by(match, viewer, rng)
            assert bytes_of(hidden_from(imagined, viewer)) == bytes_of(hidden), _difference(
                hidden_from(imagined, viewer), hidden
            )


def _difference(one: States, other: States) -> str:
    return f"they differ in {sorted(_changed_fields(one, other))}"


def _changed_fields(one: States, other: States) -> set[str]:
    if bytes_of(one) == bytes_of(other):
        return set()
    return {name for name in one.dtype.names or () if bytes_of(one[name]) != bytes_of(other[name])}


def what_is_imagined_can_be_played(case: Case) -> None:
    """A possible truth waits for the same seats, and comes to an end like any match."""
    rng = case.chance()
    for match in looks(case):
        viewer = some(case.viewers(), 1, rng)[0]
        twin = match.fork()
        twin.states = imagined_by(match, viewer, rng)
        assert twin.pending == match.pending
        assert _ends(twin, rng), f"what viewer {viewer} imagines is not over after {LONGEST} moves"


def _ends(match: Match, rng: np.random.Generator) -> bool:
    """Whether it does when those who owe a move make any; without a log, which would cost more than all the rest."""
    for _ in range(LONGEST):
        if match.over:
            return True
        seat = NATURE if match.owes(NATURE) else some(match.waiting_for(), 1, rng)[0]
        moves = match.moves(seat)
        assert moves, f"seat {seat} has nothing to play"
        after = match.states
        kernels.make_move(after, seat, moves[rng.integers(len(moves))])
        match.states = after
    return False


def what_is_hidden_truly_varies(case: Case) -> None:
    """Every field from which something was erased takes several values when it is imagined."""
    rng = case.chance()
    erased: set[str] = set()
    varied: set[str] = set()
    for match in positions(case):
        for viewer in some(case.viewers(), 2, rng):
            here = _changed_fields(match.hidden(viewer), match.states)
            erased |= here
            if here - varied:
                one, other = (imagined_by(match, viewer, rng) for _ in range(2))
                varied |= _changed_fields(one, other)
    assert erased <= varied, f"always imagined the same: {sorted(erased - varied)}"


def what_a_seat_cannot_see_changes_nothing_it_is_sent(case: Case) -> None:
    """The swap test: truths that differ only in what a viewer can't see send that viewer identical bytes."""
    rng = case.chance()
    for match in looks(case):
        for viewer in some(case.viewers(), TRIES, rng):
            twin = match.fork()
            twin.states = imagined_by(match, viewer, rng)
            assert sent(twin, viewer) == sent(match, viewer), f"viewer {viewer} can tell two truths apart"


def _alternatives(match: Match, rng: np.random.Generator) -> Iterator[tuple[int, Match, Match]]:
    """Pairs of matches that differ by one move of one seat."""
    for seat in [NATURE, *some(match.waiting_for(), 2, rng)]:
        moves = some(match.moves(seat), 3, rng)
        twins = [match.fork() for _ in moves]
        for twin, move in zip(twins, moves, strict=True):
            twin.play(seat, move)
        for one, other in itertools.combinations(twins, 2):
            yield seat, one, other


def moves_that_look_alike_are_told_alike(case: Case) -> None:
    """The swap test on a move: if a viewer can't see which of two was made, no word says it either."""
    rng = case.chance()
    for match in looks(case):
        for mover in [NATURE, *some(match.waiting_for(), 2, rng)]:
            viewers = [viewer for viewer in some(case.viewers(), TRIES, rng) if viewer != mover]
            told = [_told(match, mover, move, viewers) for move in some(match.moves(mover), 3, rng)]
            for one, other in itertools.combinations(told, 2):
                for viewer in viewers:
                    (truth, known, heard), (other_truth, other_known, other_heard) = one[viewer], other[viewer]
                    if truth != other_truth and known == other_known:
                        assert heard == other_heard, f"viewer {viewer} is told what it can't see"


def _told(match: Match, mover: int, move: int, viewers: list[int]) -> dict[int, tuple[bytes, bytes, bytes]]:
    """By viewer: the position after the move, what is known of it, and what is sent at once."""
    twin = match.fork()
    twin.play(mover, move)
    return {viewer: (bytes_of(twin.states), bytes_of(twin.hidden(viewer)), sent(twin, viewer)) for viewer in viewers}


def what_a_seat_is_not_told_it_cannot_see(case: Case) -> None:
    """A move that was told to some only leaves no trace in what the others know.

    Unless it is the last of secret choices: what becomes of these the rules say, a card that was passed arrives.
    """
    rng = case.chance()
    for match in looks(case):
        for mover, one, other in _alternatives(match, rng):
            for viewer in some(case.viewers(), TRIES, rng):
                if viewer != mover and _untold(match, one, viewer) and _untold(match, other, viewer):
                    assert bytes_of(one.hidden(viewer)) == bytes_of(other.hidden(viewer)), f"viewer {viewer} sees it"


def _untold(before: Match, after: Match, viewer: int) -> bool:
    """Whether that move was seen at once, or nature's, but not by this viewer."""
    since, (seat, move, *_) = len(before.told), after.log[-1]
    at_once = seat == NATURE or before.game.audience(before.snapshot(), seat, move) & AT_ONCE
    return bool(at_once) and len(after.told) > since and not after.happened(viewer, since)


def _is_secret(before: Match, after: Match, mover: int) -> bool:
    """Whether nobody has been told of what was chosen, and it may still be changed."""
    return len(after.told) == len(before.told) and after.can_take_back(mover)


def a_choice_not_yet_revealed_is_hidden_from_the_others(case: Case) -> None:
    """Where several choose at the same time, there are choices the others can't tell apart."""
    rng = case.chance()
    chances = alike = 0
    for match in looks(case):
        for mover, one, other in _alternatives(match, rng):
            if not (_is_secret(match, one, mover) and _is_secret(match, other, mover)):
                continue
            viewer = some([seat for seat in case.viewers() if seat != mover], 1, rng)[0]
            chances += 1
            alike += bytes_of(one.hidden(viewer)) == bytes_of(other.hidden(viewer))
    assert alike or not chances, "every choice is seen by the others before it is revealed"


def somebodys_secret_choice_changes_nothing_for_the_others_but_who_is_waited_for(case: Case) -> None:
    """Not a byte of what all see or of what another seat sees: what they are sent is short, and the same for all."""
    rng = case.chance()
    for match in looks(case):
        for mover, chosen, _ in _alternatives(match, rng):
            if not _is_secret(match, chosen, mover):
                continue
            for viewer in case.viewers():
                if viewer != mover:
                    before, after = sent(match, viewer), sent(chosen, viewer)
                    assert before.replace(state(match), state(chosen)) == after, f"viewer {viewer} sees more"
                    assert _news(match, chosen, viewer) in (b"", state(chosen)), f"viewer {viewer} is sent more"


def _news(before: Match, after: Match, viewer: int) -> bytes:
    """What is sent to a viewer who knew all there was to know before."""
    known, was = Known(), live(before)
    news(was, viewer, known)
    return news(live(after, was), viewer, known)


def what_a_seat_cannot_see_changes_no_hint(case: Case) -> None:
    """The swap test: in truths that a seat can't tell apart, a teacher says the same to it and thinks the same."""
    rng = case.chance()
    for match in looks(case) if is_judged(case.game) else ():
        for seat in some(match.waiting_for(), 1, rng):
            twin = match.fork()
            twin.states = imagined_by(match, seat, rng)
            assert hint(twin, seat) == hint(match, seat), f"seat {seat} is told what it can't see"
            assert judgement(twin, seat) == judgement(match, seat), f"seat {seat} is judged by what it can't see"


LAWS = [
    hiding_what_was_imagined_gives_what_was_hidden,
    what_is_imagined_can_be_played,
    what_is_hidden_truly_varies,
    what_a_seat_cannot_see_changes_nothing_it_is_sent,
    moves_that_look_alike_are_told_alike,
    what_a_seat_is_not_told_it_cannot_see,
    a_choice_not_yet_revealed_is_hidden_from_the_others,
    somebodys_secret_choice_changes_nothing_for_the_others_but_who_is_waited_for,
    what_a_seat_cannot_see_changes_no_hint,
]
