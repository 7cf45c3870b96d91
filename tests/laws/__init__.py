"""What must be true of every game: plain functions, so that a new game can be held against them anywhere."""
