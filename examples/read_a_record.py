"""Reads a record, plays it through and checks it: `python examples/read_a_record.py FILE`."""

import sys
from pathlib import Path

from splendide.core.proof import prove
from splendide.core.record import play_through, read_record

if len(sys.argv) != 2:
    sys.exit("usage: python examples/read_a_record.py FILE")
record = read_record(Path(sys.argv[1]).read_text(encoding="utf-8"))
match = play_through(record)
print(f"{record.game}, {record.seats} seats, {len(record.moves)} moves")
for seat, points in enumerate(match.points().tolist()):
    name = record.players[seat] if record.players else f"seat {seat}"
    print(f"{name}: {points[0]}{' wins' if seat in match.winners() else ''}")
for fault in prove(record).faults:
    print("wrong:", fault)
