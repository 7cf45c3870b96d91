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
