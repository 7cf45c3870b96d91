"""A house in trouble: killed, cut off, on a full or slow disk, with a clock that jumps; `make chaos`.

What people were told is held against the log alone, read by somebody who has no part in the house.
"""
