"""Builds the browser's client into the package when Splendide is installed; `python hatch_build.py` does it alone."""

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "web"))

import build_client  # it lies in web/, so that it runs where hatchling is not installed


def build_for_the_package() -> None:
    """The client in the package has the house's own boards, and none of those that were brought."""
    os.environ.pop("SPLENDIDE_GAMES", None)
    build_client.build()


if __name__ == "__main__":
    build_for_the_package()
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
        def dependencies(self) -> list[str]:
            return [] if build_client.machine_has_npm() else [build_client.NODE_FROM_PYPI]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name == "wheel":
                build_for_the_package()
