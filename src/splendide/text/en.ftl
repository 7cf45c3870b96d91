# What the house says when it refuses something.

refused-not-a-move = “{ $move }” is not a move of this game.
refused-illegal-move = { $move } can't be played now.
refused-not-your-turn = Nobody is waiting for a move from this seat now.
refused-match-over = This match is over.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-nothing-to-take-back = There is no choice to take back: it has been revealed, or none was made.
refused-seats-out-of-range = This game is for { $least } to { $most } players, not { $seats }.
refused-bad-option = An option of the game is wrong: { $reason }.
refused-unknown-game = There is no game called “{ $game }”. There are: { $games }.

# What is wrong in a record.

on-line = Line { $line }: { $reason }
refused-record-first-line = A record begins with “{ $expected }”.
refused-record-header = “{ $text }” is not a header line. A header line is a key, a colon, a space and a value; the keys are { $keys }.
refused-record-twice = The key “{ $key }” is there twice.
refused-record-missing = The key “{ $key }” is missing.
refused-record-bad-value = “{ $value }” can't be read as { $key }.
refused-record-not-one-a-seat = { $key } must have one entry for each of the { $seats } seats.
refused-record-move = “{ $text }” is not a move. A move is a seat's number or “nature”, a space and the move in the game's notation.
refused-record-no-commitment = There is no commitment: nobody can tell whether nature was fair.
refused-record-broken-commitment = The secret is not the one nature committed herself to.
refused-record-not-natures = Nature's move { $move } doesn't follow from her secret: it should be { $expected }.
refused-record-not-over = The record gives a result, but after its last move the match is not over.
refused-record-no-secret = The match is over, but nature's secret has not been revealed.
refused-record-wrong-points = The points should be { $expected }.
refused-record-wrong-winners = The winners should be { $expected }.

# Bots and the command line.

refused-unknown-level = There is no bot called “{ $level }”. There are: { $levels }.
