"""Wood and gravity: pieces at rest are let go of and move until they lie still. The only file that knows MuJoCo.

Everything outside is in millimetres; the engine counts in metres. The settings were found by comparing verdicts with
exact statics: most others topple good towers (a longer step, fewer iterations, another solver or friction cone).
All pieces are convex meshes, boxes too: where a box lies across a thin stick, the engine's own boxes tremble and creep.
With a lower `impratio` tall towers slide on their contacts (0.2 mm in 4 s at 10), with 100 they topple too easily.
The same poses give the same course, to the last bit, in every process: nothing is carried over from one to the next.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians
from typing import NamedTuple

import mujoco
import numpy as np
from numpy.typing import NDArray

from splendide.games.tower.physics.frames import SAMPLES
from splendide.games.tower.wood.pieces import DATA, MASS, SHAPE_NAMES, SHAPES, Floats, shape_of
from splendide.games.tower.wood.poses import Pose
from splendide.games.tower.wood.solids import corners_of
from splendide.games.tower.wood.stacks import TABLE

mujoco.set_mju_user_warning(lambda text: None)  # what fails is seen in the poses; it would write into a file otherwise

STEPS = 1000  # a second
CAP = 4.0  # seconds after which what stands, stands
FORGOTTEN = 10_000.0  # mm: what has gone farther than this was thrown by a solver that failed
TOUCH = 0.02 * float(MASS.min()) * 9.81  # newtons: less than this is no touch
RESTS = 0.5  # a contact whose normal rises this steeply carries; a flatter one only leans


class Calm(NamedTuple):
    """Lying still: for so many samples nobody has moved or turned more than this."""

    samples: int
    moved: float  # mm
    turned: float  # degrees


STANDING = Calm(SAMPLES // 2, 0.25, 0.3)
ON_THE_TABLE = Calm(SAMPLES // 5, 1.0, 3.0)  # what has fallen need not be waited for so long


class Touch(NamedTuple):
    """Two pieces, or a piece and the table, press on each other."""

    below: int
    above: int
    force: float  # newtons
    carries: bool


class Course(NamedTuple):
    """What happened to the pieces until they lay still, or until the cap."""

    pieces: tuple[int, ...]
    samples: Floats  # [sample, piece, x y z in mm and quaternion]
    touches: list[Touch]  # at the end
    moving: set[int]  # still on their way when the cap came
    failed: bool  # the solver lost them


# --- The model -----------------------------------------------------------------------------------------

_WORLD = """
<mujoco>
  <option timestep="{step}" cone="pyramidal" impratio="50" iterations="50" tolerance="1e-8" integrator="implicitfast"
          solver="Newton" gravity="0 0 -9.81"><flag autoreset="disable"/></option>
  <default>
    <geom density="{density}" friction="0.5 0.003 0.0001" condim="3" solref="0.003 2" solimp="0.95 0.99 0.0005"/>
  </default>
  <asset>{meshes}</asset>
  <worldbody><geom type="plane" size="1 1 1"/>{bodies}</worldbody>
</mujoco>
"""


def _mesh(shape: int) -> str:
    vertices = " ".join(repr(number / 1000) for corner in corners_of(shape) for number in corner)
    return f'<mesh name="{SHAPE_NAMES[shape]}" vertex="{vertices}"/>'


@lru_cache(maxsize=32)
def _model(shapes: tuple[int, ...]) -> mujoco.MjModel:
    """Free bodies of these shapes over the table; where they are is said by the data."""
    meshes = "".join(_mesh(shape) for shape in range(SHAPES))
    geoms = (f'<geom type="mesh" mesh="{SHAPE_NAMES[shape]}"/>' for shape in shapes)
    bodies = "".join(f"<body><freejoint/>{geom}</body>" for geom in geoms)
    text = _WORLD.format(step=1 / STEPS, density=DATA["density"], meshes=meshes, bodies=bodies)
    return mujoco.MjModel.from_xml_string(text)


# --- Letting go ----------------------------------------------------------------------------------------


class Scene:
    """Pieces on their way: geom 0 is the table, geom and body i + 1 the i-th piece."""

    def __init__(self, poses: Mapping[int, Pose]):
        self.pieces = tuple(sorted(poses))
        self.model = _model(tuple(shape_of(piece) for piece in self.pieces))
        self.data = mujoco.MjData(self.model)
        places = np.array([poses[piece] for piece in self.pieces], dtype=np.float64)
        places[:, :3] /= 1000
        self.data.qpos[:] = places.ravel()

    def go_on(self, steps: int) -> None:
        mujoco.mj_step(self.model, self.data, nstep=steps)

    def poses(self) -> Floats:
        poses: Floats = self.data.qpos.reshape(-1, 7).copy()
        poses[:, :3] *= 1000
        return poses

    def on_table(self) -> NDArray[np.bool_]:
        """Which pieces touch the table, however lightly."""
        pairs = self.data.contact.geom
        touching = np.zeros(len(self.pieces) + 1, np.bool_)
        touching[pairs[(pairs == 0).any(axis=1)].max(axis=1, initial=0)] = True
        return touching[1:]

    def touches(self) -> list[Touch]:
        """All contacts of each pair together, where they press hard enough; the normal says who is above."""
        pressed: dict[tuple[int, int], Floats] = {}
        force = np.zeros(6)
        for at, contact in enumerate(self.data.contact):
            mujoco.mj_contactForce(self.model, self.data, at, force)
            rises, push = float(contact.frame[2]), float(force[0])
            below, above = (int(geom) for geom in (contact.geom if rises > 0 else contact.geom[::-1]))
            total = pressed.setdefault((below, above), np.zeros(2))
            total += (push, push * abs(rises))
        return [
            Touch(self._name(below), self._name(above), total[0], bool(total[1] > RESTS * total[0]))
            for (below, above), total in pressed.items()
            if total[0] > TOUCH
        ]

    def _name(self, geom: int) -> int:
        return self.pieces[geom - 1] if geom else TABLE


def run(poses: Mapping[int, Pose], base: int, cap: float = CAP, patience: Calm = STANDING) -> Course:
    """The course of pieces that are let go of together."""
    scene = Scene(poses)
    samples = [scene.poses()]
    fallen = np.zeros(len(scene.pieces), np.bool_)
    for sample in range(1, round(cap * SAMPLES) + 1):
        if not np.all(np.abs(samples[-1]) < FORGOTTEN):  # which no NaN is
            return Course(scene.pieces, np.array(samples[:1]), [], set(), failed=True)
        scene.go_on(_step_of(sample) - _step_of(sample - 1))
        samples.append(scene.poses())
        fallen |= scene.on_table() & (np.array(scene.pieces) != base)
        if np.all(np.where(fallen, _are_still(samples, ON_THE_TABLE), _are_still(samples, patience))):
            break
    moving = {piece for piece, still in zip(scene.pieces, _are_still(samples, ON_THE_TABLE), strict=True) if not still}
    return Course(scene.pieces, np.array(samples), scene.touches(), moving, failed=False)


def _step_of(sample: int) -> int:
    return sample * STEPS // SAMPLES


def _are_still(samples: list[Floats], calm: Calm) -> NDArray[np.bool_]:
    """Which pieces have been still for so long; velocities jitter, so only places are compared."""
    if len(samples) <= calm.samples:
        return np.zeros(len(samples[-1]), np.bool_)
    recent = np.array(samples[-calm.samples - 1 :])
    moved = np.linalg.norm(recent[:, :, :3] - recent[-1, :, :3], axis=2)
    turned = np.abs((recent[:, :, 3:] * recent[-1, :, 3:]).sum(axis=2))
    still: NDArray[np.bool_] = np.all((moved <= calm.moved) & (turned >= cos(radians(calm.turned) / 2)), axis=0)
    return still
