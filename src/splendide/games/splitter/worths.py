"""The learned worths of everything that may be seen on a sheet, in a file of half as many bytes as they need."""

from pathlib import Path

import numpy as np

from splendide.games.splitter.features import Worths
from splendide.games.splitter.sheets import NAMES

WORTHS_FILE = Path(__file__).parent / "worths.npz"


def keep_worths(worths: Worths) -> None:
    np.savez_compressed(WORTHS_FILE, **{name: row.astype(np.float16) for name, row in zip(NAMES, worths, strict=True)})


def read_worths() -> Worths:
    """By sheet."""
    with np.load(WORTHS_FILE) as kept:
        return np.stack([kept[name].astype(np.float32) for name in NAMES])
