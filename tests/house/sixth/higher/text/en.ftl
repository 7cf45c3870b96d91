title = Higher
pitch = Everyone is dealt a secret card and bets on it.
option-length = Length
option-length-short = Short
option-length-long = Long
