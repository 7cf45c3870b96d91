"""Five real table games whose names begin with Spl, and one table to play them at."""

__version__ = "0.1.0"
