"""Gravity: a real engine, what it made of a placement, and the film of it."""
