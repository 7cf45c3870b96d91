"""SVG is painted as PNG, which is what previews of links show, by another process: painting would hold up every table.

resvg paints: it is one small wheel, needs no libraries of the system, and knows the SVG that browsers are shown too.
"""

import asyncio
import sys
from collections import OrderedDict

from splendide.core.errors import Refused

PAINT = "import sys, resvg_py; sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=sys.stdin.read())))"
PATIENCE = 30.0  # seconds
MOST_KEPT = 100  # pictures
MOST_WAITING = 8


class Painter:
    """Paints one picture after the other, and remembers the last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0
        self._brush = asyncio.Lock()

    async def paint(self, svg: str) -> bytes:
        if svg in self._kept:
            self._kept.move_to_end(svg)
            return self._kept[svg]
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast")
        self._waiting += 1
        try:
            async with self._brush:
                return self._kept.get(svg) or self._keep(svg, await painted(svg))
        finally:
            self._waiting -= 1

    def _keep(self, svg: str, png: bytes) -> bytes:
        self._kept[svg] = png
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return png


async def painted(svg: str) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PAINT, stdin=pipe, stdout=pipe)
    try:
        png, _ = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE)
    except TimeoutError:
        process.kill()
        raise Refused("broken") from None
    if process.returncode:
        raise Refused("broken")
    return png
