"""What the browser must agree on with Python, as files in `ui/`: `python -m splendide.games.tower.tests.twins`."""

import json
from pathlib import Path
from typing import Any

from splendide.games.tower import hand, pieces

UI = Path(__file__).parents[1] / "ui"


def sizes() -> dict[str, Any]:
    """The shapes with their faces, and the colours, for `pieces.json`."""
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


def sways() -> list[dict[str, Any]]:
    """Where the hand is at some moments, for `sway.json`."""
    moments = [(seed, 1371 * k, 47.5 * k) for k, seed in enumerate((0, 1, 2, 3, 77, 512, 900, 1023) * 2)]
    return [_sway(*moment, kind) for moment in moments for kind in range(len(hand.STRENGTH))]


def _sway(seed: int, ms: int, height: float, kind: int) -> dict[str, Any]:
    dx, dy = hand.release(seed, ms, height, kind)
    return {"seed": seed, "ms": ms, "height": height, "hand": kind, "dx": float(dx), "dy": float(dy)}


def written(value: Any) -> str:
    """One entry a line, so that a change is seen."""
    return json.dumps(value, indent=1) + "\n"


TWINS = {"pieces.json": sizes, "sway.json": sways}

if __name__ == "__main__":
    for name, made in TWINS.items():
        (UI / name).write_text(written(made()))
