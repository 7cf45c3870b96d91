"""Records that somebody has changed at one place, and what `verify` says of them: `make forgeries`."""
