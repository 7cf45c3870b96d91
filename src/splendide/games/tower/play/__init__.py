"""The rules, a file for each part of a turn. All but what says why not runs compiled."""
