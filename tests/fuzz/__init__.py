"""Input that nobody means, by the million: `make fuzz`. The same seed gives the same input."""
