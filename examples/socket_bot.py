"""A bot of your own at a table: it comes with a token, sits down and answers what it is asked (docs/bots.md).

`python examples/socket_bot.py http://127.0.0.1:8000/t/TABLE TOKEN [NAME]`, until a match is over.
"""

import json
import random
import sys

from websockets.sync.client import connect

link, token, name = (*sys.argv[1:], "Robbie")[:3]
house, _, table = link.partition("/t/")
url = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/program?name={name}"

with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
    for text in socket:
        told = json.loads(text)
        if told["type"] == "decide":
            socket.send(json.dumps({"number": told["number"], "move": random.choice(told["moves"])}))
        else:
            print(text, flush=True)
        if told["type"] in ("end", "refusal"):
            break
