"""Putting a piece down: the placer wants it to stand, and then an awkward top for the next one."""

from math import hypot
from typing import NamedTuple

from splendide.core.contract import Rng
from splendide.core.facts import Judged
from splendide.core.position import Position, Snapshot
from splendide.games.tower.mind.aiming import Looked, Place, Site, survival
from splendide.games.tower.mind.outlook import FALLS, STANDS, WIN, Outlook, error_seen
from splendide.games.tower.mind.skills import NEIGHBOUR, Skill, error_of, foresight_of
from splendide.games.tower.play.aims import pack_aim
from splendide.games.tower.play.hand import NONE, release
from splendide.games.tower.play.placing import allows_aim
from splendide.games.tower.play.reaching import aim_within_reach, nearest_legal
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

LEAST = 0.05  # falls that it is worth at least that one's own piece stands
TRIES = 40  # of each place that is weighed closely, each time missing by chance
SOON, LATER = 1800, 5000  # ms after the lift between which a bot lets go
MOMENTS = 12  # of these it looks at so many, and takes the calmest
INWARD = [k / 8 for k in range(8, -1, -1)]  # of the way from the middle, where a place is not allowed


def judge_places(s: Snapshot, seat: int, skill: Skill, rng: Rng) -> list[Judged]:
    site, piece = Site(Balance(*tower_of(s)), int(s.target)), int(s.given)
    error = error_of(s, skill, site.ground)
    if not skill.sway:  # careless: any place near enough to the middle will do
        central = [place for place in site.places(piece) if place.is_near(site.middle)]
        return [Judged(aim_for(s, seat, site, skill, _any_of(central, rng), rng), 0.0, 1)]
    aims = Aims(site, piece, skill, error, stakes_of(s, seat, skill), next_error(s, seat, skill))
    return [
        Judged(aim_for(s, seat, site, skill, one.place, rng), aims.weighed(one, rng), TRIES)
        for one in aims.best_at_a_glance()
    ]


class Stakes(NamedTuple):
    """What it is worth that the piece stands, by what the next one does with theirs, more than that it falls."""

    stands: float
    next_falls: float


def stakes_of(s: Snapshot, seat: int, skill: Skill) -> Stakes:
    """By the rest of the match on paper; who does not play it there takes a fall of the next one to be worth a drop."""
    if not skill.playouts:
        return Stakes(1 - foresight_of(s, skill), 1.0)
    ahead, piece = Outlook(s, seat, skill.playouts), int(s.given)
    falls = ahead.wins(piece, FALLS)
    stands, next_falls = (ahead.wins(piece, STANDS, follows) for follows in (STANDS, FALLS))
    return _honest(s, Stakes(WIN * (stands - falls), WIN * (next_falls - falls)))


def _honest(s: Snapshot, stakes: Stakes) -> Stakes:
    """Nobody lets a piece fall on purpose, though a rival may win with it: that would spoil the game."""
    next_falls = max(stakes.next_falls, LEAST)
    return Stakes(max(stakes.stands, next_falls / int(s.seats)), next_falls)


def next_error(s: Position, seat: int, skill: Skill) -> float:
    """Of whoever is next, near the table: who plays the rest of the match on paper goes by what they have shown."""
    return error_seen(s, (seat + 1) % int(s.seats)) if skill.playouts else error_of(s, NEIGHBOUR, 0.0)


class Aims(NamedTuple):
    """What this hand wants with this piece: that it stands, and then that the next one hardly can."""

    site: Site
    piece: int
    skill: Skill
    error: float
    stakes: Stakes
    next_error: float  # of the one who is next, near the table

    def best_at_a_glance(self) -> list[Looked]:
        looked = _apart(sorted(self.site.look(self.piece), key=self.glance, reverse=True))
        return [self.site.improved(self.piece, one, self.glance) for one in looked[: max(1, self.skill.weighed)]]

    def glance(self, one: Looked) -> float:
        return self.worth(one, survival(one.margin, self.error))

    def weighed(self, one: Looked, rng: Rng) -> float:
        return self.worth(one, chance_of(self.site, self.piece, one, self.error, self.skill, rng))

    def worth(self, one: Looked, chance: float) -> float:
        """If it stands, the next one can or can't go on."""
        ease = self.site.ease_after(self.piece, one, self.next_error)
        return chance * (ease * self.stakes.stands + (1 - ease) * self.stakes.next_falls)


def _apart(looked: list[Looked]) -> list[Looked]:
    """The first of each face and spot: those that differ by nothing but how the piece is turned are alike."""
    found: dict[tuple[float, ...], Looked] = {}
    for one in looked:
        found.setdefault(one.place[:3], one)
    return [*found.values()]


def _any_of(places: list[Place], rng: Rng) -> Place:
    return places[int(rng.random() * len(places))]


def chance_of(site: Site, piece: int, one: Looked, error: float, skill: Skill, rng: Rng) -> float:
    """How likely the piece stands when a hand that misses by chance puts it there: statics foresee what wood does."""
    expected = survival(one.margin, error)
    if not skill.weighed or site.target == TABLE:
        return expected
    places = _missed(one.place, error, skill.turn, rng, TRIES)
    stood = sum(margin > 0 for margin in site.margins(piece, places))
    return (expected + stood) / (1 + TRIES)


def _missed(place: Place, error: float, turn: float, rng: Rng, times: int = 1) -> list[Place]:
    """Where the hand lets go instead, so many times, each time by chance."""
    return [place.moved(*by) for by in (rng.normal(0, 1, (times, 3)) * (error, error, turn)).tolist()]


def aim_for(s: Snapshot, seat: int, site: Site, skill: Skill, place: Place, rng: Rng) -> int:
    """The aim that brings the hand there, as well as this one can."""
    ms, (dx, dy) = _moment(s, site, skill, rng)
    wanted = place.moved(-site.middle[0] - skill.sway * dx, -site.middle[1] - skill.sway * dy)
    (missed,) = _missed(wanted, error_of(s, skill, site.ground), skill.turn, rng)
    return _legal(s, seat, missed, ms)


def _moment(s: Snapshot, site: Site, skill: Skill, rng: Rng) -> tuple[int, tuple[float, float]]:
    """When the hand lets go, and how far it will have swayed by then: a good one waits for a calm moment."""
    if s.hand == NONE:
        return 0, (0.0, 0.0)
    moments = [int(ms) for ms in rng.integers(SOON, LATER, MOMENTS if skill.weighed else 1)]
    drifts = {ms: release(int(s.seed), ms, site.ground, int(s.hand)) for ms in moments}
    ms = min(drifts, key=lambda ms: hypot(*drifts[ms]))
    return ms, drifts[ms]


def _legal(s: Snapshot, seat: int, wanted: Place, ms: int) -> int:
    """What is wanted, or the first on the way to the middle that the rules allow, or whatever they list."""
    for part in INWARD:
        move = pack_aim(*aim_within_reach(s, wanted.face, part * wanted.x, part * wanted.y, wanted.yaw, ms))
        if allows_aim(s, move):
            return move
    return nearest_legal(s, seat, aim_within_reach(s, *wanted, ms))
