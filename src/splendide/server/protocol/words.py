"""Words and numbers that browser and server use in many places."""

from typing import Annotated, Literal

import msgspec

from splendide.core.texts import LANGUAGES

Level = Literal["random", "novice", "greedy", "search", "master"]
Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Time = Literal["none", "relaxed", "normal", "fast", "1-day", "3-days", "7-days"]  # how long everybody may think
Number = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]  # nobody means more; sentences can say it
Milliseconds = Annotated[float, msgspec.Meta(ge=-1e15, le=1e15)]
Coordinate = Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]
