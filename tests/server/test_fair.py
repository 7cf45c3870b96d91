"""The grab is fair over a network: who is far away loses nothing, and who lies wins nothing."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from tests.server.delaying import Delay
from tests.server.scripted import Grab, Scripted, play_together
from tests.server.serving import Server

WAYS = (0.020, 0.080, 0.150, 0.300)  # seconds to the server, and as many back
FAIR_TABLES = 28
CHEATED_TABLES = 2  # for each kind of cheat
MOST_SECONDS = 120.0  # a machine that has nothing else to do needs about 40
GRABS = 200  # that must have been made at least
BIAS = 25.0  # milliseconds by which the judgement may favour a distance, on a busy machine
UNLIKELY = 21.1  # chi-square with three degrees of freedom is larger in one run of ten thousand
SLOWER = 0.35  # seconds by which those who cheat react later


class ClaimsEarlier(Scripted):
    def claims(self, at: float) -> float:
        return at - 400


class SendsLate(Scripted):
    """Presses late and says that the line was slow just now."""

    def holds_back(self) -> float:
        return 0.2

    def claims(self, at: float) -> float:
        return at - 300


class DelaysEveryAnswer(Scripted):
    """Seems to be far away."""

    def delays_answer(self) -> float:
        return 0.25


class DelaysSomeAnswers(Scripted):
    """Seems to be on an unsteady line."""

    def delays_answer(self) -> float:
        return self.chance.choice((0.0, 0.25))

    def claims(self, at: float) -> float:
        return at - 39


CHEATS: tuple[type[Scripted], ...] = (ClaimsEarlier, SendsLate, DelaysEveryAnswer, DelaysSomeAnswers)
Party = list[Scripted]


async def play(server: Server) -> tuple[list[Party], dict[str, list[Party]]]:
    """Everybody plays at the same time: honest people at four distances, and cheats among people who are near."""
    proxies = [Delay(server.wish.port, way) for way in WAYS]
    ports = [await proxy.open() for proxy in proxies]

    def sit(kind: type[Scripted], seat: int, k: int, slower: float = 0.0) -> Scripted:
        return kind(server.address, seat, WAYS[k], ports[k], slower)

    fair = [[sit(Scripted, seat, (seat + table) % 4) for seat in range(4)] for table in range(FAIR_TABLES)]
    cheated = {
        cheat.__name__: [
            [sit(cheat, 0, 1, SLOWER), *(sit(Scripted, seat, 1) for seat in (1, 2, 3))] for _ in range(CHEATED_TABLES)
        ]
        for cheat in CHEATS
    }

    def enough() -> bool:
        return sum(Tally(fair).answered.values()) >= GRABS and all(
            len(answered_by_cheats(c)) > 1 for c in cheated.values()
        )

    parties = [*fair, *(party for parties in cheated.values() for party in parties)]
    await play_together(server.address, parties, enough, MOST_SECONDS)
    for proxy in proxies:
        proxy.close()
    return fair, cheated


def races(party: Party) -> list[dict[str, Any]]:
    """The deals of this table that ended in a race which everybody but the first answered."""
    deals = max((player.ended for player in party), key=len)
    return [deal for deal in deals if len(deal["grabs"]) == 3 and len(deal["without"]) == 1]


def answers(party: Party, deal: int) -> dict[int, Grab]:
    """By seat: the touches with which this splash was answered."""
    return {player.seat: grab for player in party for grab in player.grabs if grab.deal == deal}


def errors(parties: Sequence[Party], way: float) -> list[float]:
    """By how many milliseconds people at this distance were judged slower than they were."""
    return [
        player.judged[grab.deal, player.seat] - grab.reaction
        for party in parties
        for player in party
        for grab in player.grabs
        if player.way == way and (grab.deal, player.seat) in player.judged
    ]


def last_to_arrive(party: Party, deal: int) -> Scripted | None:
    """Who would have gone without, had the first packet won: all but one have answered, and this answer came last."""
    answered = answers(party, deal)
    return party[max(answered, key=lambda seat: answered[seat].arrives)] if len(answered) == 3 else None


class Tally:
    """How often each distance answered a splash, and went without."""

    def __init__(self, parties: Sequence[Party]):
        self.answered: Counter[float] = Counter()
        self.without: Counter[float] = Counter()
        self.uncompensated: Counter[float] = Counter()
        for party in parties:
            for deal in races(party):
                self._count(party, deal)

    def _count(self, party: Party, deal: dict[str, Any]) -> None:
        last = last_to_arrive(party, deal["number"])
        if last is None:
            return
        first = deal["grabs"][0]["seat"]
        self.answered.update(player.way for player in party if player.seat != first)
        self.without[party[deal["without"][0]].way] += 1
        self.uncompensated[last.way] += 1

    def chi_square(self, counted: Counter[float]) -> float:
        """Each time one of three goes without, and any of four may be the first: that varies by 8/9 of chi-square."""
        expected = {way: self.answered[way] / 3 for way in WAYS}
        return 9 / 8 * sum((counted[way] - expected[way]) ** 2 / expected[way] for way in WAYS)

    def __str__(self) -> str:
        rows = ["   way   grabs  got one  without   without if the first packet won"]
        for way in WAYS:
            grabs, without = self.answered[way], self.without[way]
            share = f"{without:4d} ({without / grabs:4.0%})"
            rows.append(
                f"{1000 * way:4.0f} ms {grabs:6d} {grabs - without:8d} {share}      "
                f"{self.uncompensated[way]:4d} ({self.uncompensated[way] / grabs:4.0%})"
            )
        rows.append(f"chi-square {self.chi_square(self.without):.1f}, {self.chi_square(self.uncompensated):.1f}")
        return "\n".join(rows)


def test_the_grab_is_fair(own_server: Callable[..., Server]) -> None:
    server = own_server(proxied=True)
    fair, cheated = asyncio.run(play(server))
    tally = Tally(fair)
    print(f"\n{tally}")
    assert sum(tally.answered.values()) >= GRABS
    assert tally.chi_square(tally.without) < UNLIKELY
    medians = [median(errors(fair, way)) for way in WAYS]
    print(f"judged slower than they were by {', '.join(f'{each:.1f}' for each in medians)} ms (medians)")
    assert max(medians) - min(medians) < BIAS
    assert tally.chi_square(tally.uncompensated) > UNLIKELY, "else this would not have shown anything"
    assert tally.uncompensated[WAYS[0]] < tally.answered[WAYS[0]] / 20, "the nearest would nearly always get one"
    for name, parties in cheated.items():
        require_no_gain(name, parties)
    assert len(server.stderr.splitlines()) == 1, "nothing broke"


def answered_by_cheats(parties: list[Party]) -> list[dict[str, Any]]:
    return [deal for party in parties for deal in races(party) if 0 in answers(party, deal["number"])]


def require_no_gain(name: str, parties: list[Party]) -> None:
    """Whoever reacts much later always goes without, unless they held four of a kind themselves."""
    answered = answered_by_cheats(parties)
    lost = sum(deal["without"] == [0] for deal in answered)
    believed = ", ".join(f"{party[0].latency:.0f}" for party in parties)
    print(f"{name}: slower by {SLOWER} s, went without in {lost} of {len(answered)}, believed {believed} ms away")
    assert len(answered) > 1
    assert lost == len(answered), f"{name} pays"
