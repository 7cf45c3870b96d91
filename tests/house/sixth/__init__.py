"""A complete small game, as somebody would bring it: tests lay it elsewhere and need nothing more."""
