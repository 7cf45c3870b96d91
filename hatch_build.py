"""Builds the browser's client into the package when Splendide is installed."""

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """To be filled with the client build."""
