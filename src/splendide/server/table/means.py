"""What all tables share."""

from collections.abc import Callable
from typing import NamedTuple

from splendide.server.realtime.physics import Physics
from splendide.server.store.base import Store
from splendide.server.store.rows import TableRow
from splendide.server.table.awake import Later
from splendide.server.table.calling import CallGuest
from splendide.server.table.compiling import Compiling
from splendide.server.table.customs import Customs
from splendide.server.table.hints import Hints
from splendide.server.table.thinking import Threads


class Means(NamedTuple):
    store: Store
    compiling: Compiling
    threads: Threads
    hints: Hints
    physics: Physics
    customs: Customs
    later: Later
    clock: Callable[[], float]  # seconds
    changed: Callable[[TableRow], None]  # hears of every table that is not as it was
    lost: Callable[[str], None]  # hears of every table that another server has come to drive
    call: CallGuest  # who is not there can be told elsewhere that it is their turn
