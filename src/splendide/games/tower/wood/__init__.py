"""Thirty pieces of wood: their sizes, how they lie in space, what carries what, and whether that must stand."""
