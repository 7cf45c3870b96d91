"""A connection that can be told to read nothing for a while."""

from typing import Any


class Holding:
    transport: Any  # of whatever connection it is

    def hold(self) -> None:
        """Nothing more is read until it goes on: whoever is at the other end notices."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
