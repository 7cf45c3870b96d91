"""How long somebody is believed to be there, by the clock of the database."""

LEASE = 3.0  # seconds without a sign of life after which a server's tables, or a worker's errands, are anybody's
BEAT = 0.7  # seconds between two signs of life; a notification that was lost is made up for then
ALIVE = f"seen > clock_timestamp() - interval '{LEASE} seconds'"
