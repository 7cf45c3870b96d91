"""Bots: what they do at every decision, what tells the levels apart, how much they imagine, how whole matches go."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from splendide.core.facts import Path, Senses
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.tower import reflex
from splendide.games.tower.bot import judge
from splendide.games.tower.mind.aiming import Place, Site, survival
from splendide.games.tower.mind.putting import Aims, Stakes, aim_for
from splendide.games.tower.mind.skills import SKILLS, foresight_of
from splendide.games.tower.physics import settling
from splendide.games.tower.physics.settling import come_to_rest
from splendide.games.tower.play.aims import unpack_aim
from splendide.games.tower.play.state import BOX, GIFT, GIVE, LIFT, PLACE, STANDING
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.tests.matches import LEVELS, TOWER, Story, choose, play
from splendide.games.tower.tests.towers import Tower, random_tower, tower
from splendide.games.tower.wood import pieces
from splendide.games.tower.wood.solids import let_down, standing
from splendide.games.tower.wood.statics import Balance


def told(name: str, story: Story) -> str:
    falls = sum(story.falls.values())
    return (
        f"{name:>24}: {story.moves:3} moves, {story.placements:2} placements, {falls} falls ({story.alone} alone), "
        f"tallest {story.tallest:2}, ended by {story.ended}"
    )


# --- Whole matches -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "levels", "options"),
    [
        (2, ("greedy", "random"), {}),
        (4, ("greedy", "random"), {"teams": True, "hand": "steel"}),
        (6, ("random",), {"hand": "none"}),
    ],
)
def test_matches_of_bots_come_to_an_end(seats: int, levels: tuple[str, ...], options: dict[str, Any]) -> None:
    story = play(seats, levels, 1, **options)
    print("\n" + told(f"{seats} {'+'.join(levels)} {'teams' if options.get('teams') else ''}", story))
    assert story.ended in ("reserve", "drops")
    assert 5 <= story.placements <= 90


# --- Putting down ------------------------------------------------------------------------------------------------


def begin(built: Tower, seats: int = 2, **options: Any) -> Match:
    """A match in which the first player has to give a piece, and this tower stands."""
    match = Match(TOWER, seats, TOWER.options(options))
    while match.states[0].phase != GIVE:
        seat = match.waiting_for()[0]
        match.play(seat, match.moves(seat)[0])
    s = match.states[0]
    for piece, pose in built.poses.items():
        s.where[piece], s.pose[piece], s.support[piece] = STANDING, pose, built.supports[piece]
    return match


def hand_over(match: Match, name: str) -> None:
    """The first player has given this piece and the second holds it."""
    piece = pieces.PIECE_NAMES.index(name)
    match.states[0].where[piece] = 0
    match.play(0, GIFT + piece)
    if match.states[0].phase == LIFT:
        match.play(1, match.moves(1)[0])
        match.play(NATURE, 77)


def release(match: Match, level: str, rng: np.random.Generator) -> bool:
    """Whether what this bot does with the piece in the hand stands."""
    tried = match.fork()
    tried.play(1, choose(level, tried, 1, rng))
    tried.let_world_settle()
    return int(tried.states[0].told_fallen) == 0


def test_a_surer_hand_lets_fewer_pieces_fall() -> None:
    """A piece on the narrow end of a stick, which forgives five millimetres."""
    match = begin(tower("red-cube", "blue-cube", "blue-stick upright"))
    hand_over(match, "blue-small")
    rng = np.random.default_rng(1)
    stood = {level: sum(release(match, level, rng) for _ in range(10)) for level in LEVELS}
    print(f"\nof 10 small cubes on a stick stood {stood}")
    assert stood["random"] < stood["greedy"] <= stood["master"]
    assert stood["master"] >= 9


def test_bots_only_make_moves_that_are_allowed() -> None:
    rng = np.random.default_rng(4)
    for level in LEVELS:
        for hand in ("child", "none"):
            match = begin(tower("red-cube", "blue-stick upright"), hand=hand)
            hand_over(match, "green-stick" if hand == "none" else "blue-small")
            for one in judge(level, match.known(1), 1, rng):
                match.fork().play(1, one.move)  # refuses what is not


def test_bots_make_up_for_the_sway_they_feel() -> None:
    """Where the hand will be when it lets go is where the piece shall be."""
    match = begin(tower("red-cube", "blue-cube"), hand="steel")
    hand_over(match, "blue-plate")
    s, rng = match.known(1), np.random.default_rng(2)
    site = Site(Balance(*tower_of(s)), int(s.target))
    missed: dict[float, list[float]] = {0.0: [], 1.0: []}
    for felt, misses in missed.items():
        skill = SKILLS["master"]._replace(error=0.1, sway=felt, weighed=0)
        for _ in range(40):
            tried = match.fork()
            tried.play(1, aim_for(s, 1, site, skill, Place(0, 3.0, 2.0, 0.0), rng))
            x, y = tried.states[0].released[:2]
            misses.append(float(np.hypot(x - 3, y - 2)))
    assert np.mean(missed[1.0]) < 0.5
    assert np.mean(missed[0.0]) > 2


def test_greedy_puts_the_weight_back_over_the_middle() -> None:
    """The tower leans to one side: a piece put in the middle of its top would bring it down."""
    leaning = tower("red-cube", "blue-plate flat 13", "red-plate flat 13")
    site = Site(Balance(leaning.poses, leaning.supports), leaning.last)
    best = site.look(pieces.PIECE_NAMES.index("red-cube"))[0]
    assert best.place.x < leaning.poses[leaning.last][0] - 5


def test_whoever_looks_ahead_leaves_the_next_one_a_narrow_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the next one whose falls bring one drops. Who does not lays a stick down, where it is safest."""
    match = begin(tower("red-cube", "blue-plate"), seats=6)
    hand_over(match, "blue-stick")
    rng = np.random.default_rng(3)
    faces = {level: unpack_aim(choose(level, match, 1, rng))[0] for level in ("novice", "greedy", "search", "master")}
    assert set(faces.values()) == {pieces.UPRIGHT}, faces
    monkeypatch.setitem(SKILLS, "novice", SKILLS["novice"]._replace(foresight=0.0))
    assert unpack_aim(choose("novice", match, 1, rng))[0] == pieces.FLAT


def test_with_more_players_an_own_fall_is_feared_less() -> None:
    few, many = (begin(tower("red-cube"), seats=seats).states[0] for seats in (2, 6))
    assert foresight_of(few, SKILLS["master"]) < foresight_of(many, SKILLS["master"]) < 1


def test_a_place_beside_a_higher_piece_counts_as_touching() -> None:
    plate, low, high = (pieces.PIECE_NAMES.index(name) for name in ("red-plate", "blue-small", "red-prism"))
    built = tower("red-plate", "blue-small flat -12")
    built = Tower({**built.poses, high: (9.0, 0.0, 18.0, 1.0, 0.0, 0.0, 0.0)}, {**built.supports, high: plate})
    site = Site(Balance(built.poses, built.supports), low)
    margins = [one.margin for one in site.look(0)]
    assert max(margins) == -np.inf


def test_the_margin_of_a_place_is_that_of_the_tower_with_the_piece_there() -> None:
    """Whichever way it is turned."""
    rng, compared = np.random.default_rng(6), 0
    for _ in range(20):
        built = next(built for _ in range(500) if (built := random_tower(rng, 5, 0.12)).margin > 2)
        piece = next(piece for piece in rng.permutation(pieces.PIECES).tolist() if piece not in built.poses)
        site = Site(Balance(built.poses, built.supports), built.last)
        for margin, place in site.look(piece):
            poses = {**built.poses, piece: site.pose(piece, place)}
            expected = Balance(poses, {**built.supports, piece: built.last}).margin()
            compared += expected > 0
            assert margin == pytest.approx(expected, abs=0.01) if expected > 0 else margin <= 0
    assert compared > 200


def test_the_higher_a_top_the_harder_it_is_to_go_on() -> None:
    piece = pieces.PIECE_NAMES.index("green-cube")
    eases = []
    for built in (tower("red-cube"), tower("red-cube", "blue-cube", "yellow-cube")):
        site = Site(Balance(built.poses, built.supports), built.last)
        eases.append(site.ease_after(piece, site.look(piece)[0], 5.0))
    assert eases[0] > eases[1] + 0.05


def test_places_that_are_weighed_differ_by_more_than_how_the_piece_is_turned() -> None:
    match = begin(tower("red-cube", "blue-plate"), seats=6)
    hand_over(match, "blue-cube")
    s = match.known(1)
    site, piece, skill = Site(Balance(*tower_of(s)), int(s.target)), int(s.given), SKILLS["master"]
    best = Aims(site, piece, skill, 0.2, Stakes(1.0, 0.0), 2.0).best_at_a_glance()
    assert len({one.place[:3] for one in best}) == len(best) == skill.weighed


def stands(built: Tower, piece: int, place: Place) -> bool:
    """Whether the tower stands if the piece is let go of exactly there."""
    poses = {**built.poses, piece: let_down(piece, standing(piece, *place), built.poses.items())}
    return not come_to_rest(poses, {**built.supports, piece: built.last}, piece).fallen


def test_margins_foresee_what_physics_says() -> None:
    """The farther out on the narrow end of a stick, the less likely a piece that is not put exactly there stands."""
    rng = np.random.default_rng(9)
    built = tower("red-cube", "blue-cube", "blue-stick upright")
    site, piece = Site(Balance(built.poses, built.supports), built.last), pieces.PIECE_NAMES.index("green-small")
    foreseen, stood = [], []
    for far in (0.0, 2.0, 4.0, 6.0, 8.0):
        place = Place(0, far, 0.0, 0.0)
        foreseen.append(survival(site.margin(piece, place), 1.5))
        places = [place.moved(*rng.normal(0, 1.5, 2).tolist()) for _ in range(8)]
        stood.append(np.mean([stands(built, piece, place) for place in places]))
    assert foreseen == sorted(foreseen, reverse=True)
    assert np.corrcoef(foreseen, stood)[0, 1] > 0.9, (foreseen, stood)


def test_what_statics_say_of_a_place_is_what_physics_says() -> None:
    rng = np.random.default_rng(12)
    verdicts = Counter[bool]()
    for _ in range(16):
        built = next(built for _ in range(500) if (built := random_tower(rng, 6, 0.12)).margin > 0.7)
        piece = next(piece for piece in rng.permutation(pieces.PIECES).tolist() if piece not in built.poses)
        site = Site(Balance(built.poses, built.supports), built.last)
        place = site.places(piece)[int(rng.random() * 30)].moved(*rng.normal(0, 6, 2).tolist())
        assert stands(built, piece, place) == (site.margin(piece, place) > 0)
        verdicts[site.margin(piece, place) > 0] += 1
    assert min(verdicts.values()) > 3


# --- Giving and choosing -------------------------------------------------------------------------------------------


def own(match: Match, seat: int, *names: str) -> None:
    """These are all the pieces that the seat has; what it had is in nobody's reserve."""
    s = match.states[0]
    s.where[s.where == seat] = BOX
    for name in names:
        s.where[pieces.PIECE_NAMES.index(name)] = seat


@pytest.mark.parametrize("level", ["greedy", "search", "master"])
def test_the_giver_gives_what_is_hard_to_place(level: str) -> None:
    """What hardly holds would still carry a small cube, but no plate."""
    match = begin(tower("red-cube", "blue-cube flat 13", "blue-small flat 10"))
    own(match, 0, "blue-plate", "green-small", "purple-small")
    judged = judge(level, match.known(0), 0, np.random.default_rng(1))
    best = max(judged, key=lambda one: one[1])[0] - GIFT
    values = {pieces.PIECE_NAMES[one.move - GIFT]: one.value for one in judged}
    assert best == pieces.PIECE_NAMES.index("blue-plate"), values


@pytest.mark.parametrize("teams", [True, False])
def test_another_players_last_piece_is_given_to_a_partner_only(teams: bool) -> None:
    """The giver has nothing that fits and takes from the others; whoever's last piece stands has won."""
    match = begin(tower("red-plate"), seats=4, teams=teams)
    for seat, names in enumerate(
        (["blue-cube"], ["red-small", "blue-small"], ["red-prism"], ["green-cube", "red-cube"])
    ):
        own(match, seat, *names)
    judged = judge("greedy", match.known(0), 0, np.random.default_rng(1))
    values = {pieces.PIECE_NAMES[one.move - GIFT]: one.value for one in judged}
    assert set(values) == {"red-small", "red-prism", "red-cube"}
    assert (max(values, key=lambda name: values[name]) == "red-prism") == teams
    assert (min(values, key=lambda name: values[name]) == "red-prism") != teams


def test_bots_pick_pieces_of_all_sorts() -> None:
    match = Match(TOWER, 2)
    rng = np.random.default_rng(3)
    while match.states[0].phase != GIVE:
        seat = match.waiting_for()[0]
        match.play(seat, choose("greedy", match, seat, rng))
    own = np.flatnonzero(match.states[0].where == 0)
    assert len({int(piece) // pieces.COLOURS for piece in own}) >= 4
    assert len({int(piece) % pieces.COLOURS for piece in own}) == pieces.COLOURS


# --- Time and hands ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [8, 16, 24])
def test_the_best_level_lets_no_wood_fall_in_its_mind_and_looks_at_few_places(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statics are enough, a few hundred places however tall the tower is: a fraction of a second."""
    rng = np.random.default_rng(size)
    built = next(built for _ in range(5000) if (built := random_tower(rng, size, 0.06)).margin > 2)
    match, looked = begin(built), list[Place]()
    margins = Site.margins

    def counted(site: Site, piece: int, places: list[Place]) -> list[float]:
        looked.extend(places)
        return margins(site, piece, places)

    monkeypatch.setattr(Site, "margins", counted)
    monkeypatch.delattr(settling, "run")
    judge("master", match.known(0), 0, rng)
    assert len(looked) < 2000
    looked.clear()
    free = next(piece for piece in range(pieces.PRISM * pieces.COLOURS, pieces.PIECES) if piece not in built.poses)
    s = match.states[0]
    s.given, s.target, s.phase, s.pending, s.seed, s.placer = free, built.last, PLACE, 2, 5, 1
    judge("master", match.known(1), 1, rng)
    assert 0 < len(looked) < 500


def gesture(match: Match, seat: int, move: int, rng: np.random.Generator) -> Path:
    """What others see of the hand that makes this move."""
    (impulse,) = reflex.impulses(match.known(seat), seat, "greedy", rng, Senses({}, decided=move))
    assert impulse.move == move
    return impulse.path


def test_the_hand_comes_from_the_side_and_ends_at_the_aim() -> None:
    match = begin(tower("red-cube", "blue-cube"))
    rng = np.random.default_rng(2)
    assert gesture(match, 0, GIFT, rng) == []
    hand_over(match, "blue-stick")
    move = choose("greedy", match, 1, rng)
    face, x, y, yaw, _ = unpack_aim(move)
    path = gesture(match, 1, move, rng)
    times = [at for at, _ in path]
    assert times == sorted(times)
    assert 1.5 <= times[-1] <= 2.5
    assert np.diff(times).min() > 0.05  # no more than twenty a second
    assert np.hypot(path[0][1][0] - x / 10, path[0][1][1] - y / 10) > 45
    assert path[-1][1] == pytest.approx([x / 10, y / 10, yaw / 2, face])
    assert all(len(hand) == 4 for _, hand in path)
