"""What bots think of a piece and of a place for it."""
