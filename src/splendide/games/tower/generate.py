"""What the browser must agree on with Python, as files in `ui/`; `make types` writes them."""

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from splendide.games.tower.physics import frames
from splendide.games.tower.play import hand
from splendide.games.tower.wood import pieces

FOLDER = Path(__file__).parent


def files() -> dict[str, str]:
    """By path in this folder: what should be in each of them."""
    return {
        "ui/pieces.json": _written(_sizes()),
        "ui/sway.json": _written(_sways()),
        "ui/frames.json": json.dumps(_film()) + "\n",
    }


def _written(value: Any) -> str:
    """One entry a line, so that a change is seen."""
    return json.dumps(value, indent=1) + "\n"


# --- The shapes with their faces, and the colours -------------------------------------------------------


def _sizes() -> dict[str, Any]:
    return {
        "colours": list(pieces.COLOUR_NAMES),
        "shapes": [_shape(shape) for shape in range(pieces.SHAPES)],
    }


def _shape(shape: int) -> dict[str, Any]:
    faces = [face for face in range(len(pieces.FACE_NAMES)) if pieces.has_face(shape, face)]
    return {
        "name": pieces.SHAPE_NAMES[shape],
        "half": pieces.HALF[shape].tolist(),
        "octagonal": shape == pieces.PRISM,
        "faces": [_face(shape, face) for face in faces],
    }


def _face(shape: int, face: int) -> dict[str, Any]:
    return {
        "name": pieces.FACE_NAMES[face],
        "rotation": pieces.ROTATION[shape, face].tolist(),
        "height": float(pieces.HEIGHT[shape, face]),
        "outline": pieces.OUTLINE[shape, face],
        "sole": pieces.SOLE[shape, face],
    }


# --- Where the hand is at some moments ------------------------------------------------------------------


def _sways() -> list[dict[str, Any]]:
    moments = [(seed, 1371 * k, 47.5 * k) for k, seed in enumerate((0, 1, 2, 3, 77, 512, 900, 1023) * 2)]
    return [_sway(*moment, kind) for moment in moments for kind in range(len(hand.STRENGTH))]


def _sway(seed: int, ms: int, height: float, kind: int) -> dict[str, Any]:
    dx, dy = hand.release(seed, ms, height, kind)
    return {"seed": seed, "ms": ms, "height": height, "hand": kind, "dx": float(dx), "dy": float(dy)}


# --- A film: two pieces that tumble, one of them far away and through every quarter ----------------------


def _film() -> dict[str, Any]:
    rng = np.random.default_rng(1)
    places = rng.normal(0, 300, (9, 2, 3)).cumsum(axis=0)
    turns = rng.normal(0, 1, (9, 2, 4))
    turns /= np.linalg.norm(turns, axis=2, keepdims=True)
    short = _as_kept(frames.write((3, 28), np.concatenate([places, turns], axis=2)))
    replay = frames.read(short)
    return {
        "frames": base64.b64encode(short).decode(),
        "rate": replay.rate,
        "pieces": replay.pieces,
        "poses": replay.poses.round(9).tolist(),
    }


def _as_kept(short: bytes) -> bytes:
    """As it was written before, if it says the same: libraries compress differently, but all read alike."""
    file = FOLDER / "ui/frames.json"
    kept = base64.b64decode(json.loads(file.read_text())["frames"]) if file.exists() else short
    return kept if zlib.decompress(kept) == zlib.decompress(short) else short
