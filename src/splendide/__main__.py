"""`python -m splendide` is the command `splendide`."""

import sys

from splendide.cli import main

sys.exit(main())
