"""The learned worths of everything that may be seen on a sheet, in a file of a few bits for each."""

from pathlib import Path

import numpy as np

from splendide.games.splitter.features import Worths
from splendide.games.splitter.sheets import NAMES

WORTHS_FILE = Path(__file__).parent / "worths.npz"
STEPS = 128  # in a point: finer differences are not kept


def keep_worths(worths: Worths) -> None:
    rounded = (np.round(worths * STEPS) / STEPS).astype(np.float16)
    np.savez_compressed(WORTHS_FILE, **dict(zip(NAMES, rounded, strict=True)))


def read_worths() -> Worths:
    """By sheet."""
    with np.load(WORTHS_FILE) as kept:
        return np.stack([kept[name].astype(np.float32) for name in NAMES])
