"""How tables are run: what a host may set about them."""

from dataclasses import dataclass

from splendide.server.table.nonces import NONCE_WAIT


@dataclass
class Customs:
    bot_pause: float = 0.4  # seconds
    world_patience: float = 20.0  # seconds that physics may take
    nonce_wait: float = NONCE_WAIT  # seconds that a match waits for the seats' nonces
    program_patience: float = 10.0  # seconds that a program at a table has for a decision
    grace: float = 20.0  # seconds that the seat of somebody who went away is kept before a bot may play on
    idle: float = 120.0  # seconds after which somebody who is there and keeps others waiting counts as away
    keep_tables: float = 30  # days after the last visit; 0: for ever
    keep_guests: float = 400  # days after the last visit, when their cookies have run out; 0: for ever
    keep_matches: float = 0  # days after their end; 0: for ever
    unattended: float = 60.0  # seconds that bots play on where nobody is; they go on when somebody comes
