title = Higher
pitch = Everyone is dealt a secret card and bets on it.
summary = Everyone is dealt a secret card and bets whether it is the highest. Who bets right gets points. After a few rounds the most points win.
option-length = Length
option-length-short = Short
option-length-long = Long
option-clock = Clock
option-clock-none = None
option-clock-fast = 8 seconds for a bet, else it is low

round-of = Round { $round } of { $rounds }
my-card = Your card: { $card }
bet-high = Mine is the highest
bet-low = Mine is not the highest
has-bet = has bet
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
say-dealt = You are dealt a { $card }.
say-high = { $name } bet high.
say-low = { $name } bet low.

score-player = Player { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-higher-no-card = Nobody bets before all the cards are dealt.
refused-higher-line = Line { $row } should be a word for each player, such as 5high or 2low.
refused-higher-players = Every line should have the same number of players, from 2 to 4.

tutorial-card = This is your secret card. The highest there is is a 6.
tutorial-bet = Nobody can have more: bet that yours is the highest.
tutorial-again = Now a 1. Bet as you like.
tutorial-end = Who bets right gets points. Three rounds, that is all.
