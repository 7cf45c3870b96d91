title = Split it!
pitch = Cut a row of cards in three, bet in secret on one part, and hope to be alone there.

option-discard = With two players, a zone is discarded
option-discard-every = after every split into three
option-discard-first = after the first split of a round

# What the rules refuse.

refused-splitit-one-separator = Only two cards are left: say which separator goes between them, “split white|pink” or “split pink|black”.
refused-splitit-two-separators = { $cards } cards are in the row: it is split into three zones, such as “split 1|1|{ $black }”.
refused-splitit-not-the-row = This split has { $given } cards, the row has { $cards }.
refused-splitit-empty-zone = Each zone must have at least one card.
refused-splitit-already-won = You have won cards this round: you bet again in the next one.
refused-splitit-nothing-on-white = There are no cards in the white zone to bet on.
refused-splitit-nothing-on-pink = There are no cards in the pink zone to bet on.
refused-splitit-nothing-on-black = There are no cards in the black zone to bet on.
refused-splitit-no-such-column = You have no column of { $value }: a joker never opens one.
refused-splitit-not-in-the-deck = { $move } can't be: the deck has no such card left.

# The score pad.

score-player = { $rank }. Player { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}
score-winners = { $count ->
    [one] Player { $players } wins.
   *[other] Players { $players } share the win.
}
refused-splitit-score-shape = Write the columns like this: {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}. What came can't be read: { $reason }.
refused-splitit-score-value = There is no column “{ $value }”: columns go from 1 to 10.
refused-splitit-score-length = Player { $player } can't have a column of { $cards } cards of value { $value }: at most { $most }, jokers included.
refused-splitit-score-columns = { $columns } players can't all have a column of { $value }: the box has { $most } such { $most ->
    [one] card
   *[other] cards
}, and a joker never opens a column.
refused-splitit-score-jokers = These columns need { $jokers } jokers, the box has { $most }.
