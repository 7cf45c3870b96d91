"""A bot of your own, in any language: it reads a JSON object a line and answers a decision by another (docs/bots.md).

`splendide arena splitter "program:python3 examples/program_bot.py" random`
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        move = random.choice(told["moves"])  # think here: told["view"] is what all see, told["own"] what you see alone
        print(json.dumps({"number": told["number"], "move": move}), flush=True)
