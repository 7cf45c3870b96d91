title = Split it!
pitch = Cut a row of cards in three, bet in secret on one part, and hope to be alone there.
summary = The splitter cuts the row into three zones, and everybody bets on one in secret. Who is alone on a zone takes its cards; what is contested is split again, what nobody wants is gone. At the end the longest column of each number earns that number.

option-discard = With two players, a zone is discarded
option-discard-every = after every split into three
option-discard-first = after the first split of a round

# What the rules refuse.

refused-splitit-one-separator = Only two cards are left: say which separator goes between them, “split white|pink” or “split pink|black”.
refused-splitit-two-separators = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} in the row: it is split into three zones, such as “split 1|1|{ $black }”.
refused-splitit-not-the-row = This split has { $given ->
    [one] 1 card
   *[other] { $given } cards
}, the row has { $cards }.
refused-splitit-empty-zone = Each zone must have at least one card.
refused-splitit-already-won = You have won cards this round: you bet again in the next one.
refused-splitit-nothing-on-white = There are no cards in the white zone to bet on.
refused-splitit-nothing-on-pink = There are no cards in the pink zone to bet on.
refused-splitit-nothing-on-black = There are no cards in the black zone to bet on.
refused-splitit-no-such-column = You have no column of { $value }: a joker never opens one.
refused-splitit-not-in-the-deck = { $move } can’t be: the deck has no such card left.

# The score pad.

score-form = Write on standard input how long each column of each player is, jokers included, like this: {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}
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
refused-splitit-score-shape = Write the columns like this: {"{"}"players": [{"{"}"8": 3, "5": 1{"}"}, {"{"}"2": 1{"}"}]{"}"}. What came is not written like that.
refused-splitit-score-value = There is no column “{ $value }”: columns go from 1 to 10.
refused-splitit-score-length = Player { $player } can’t have a column of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of value { $value }: at most { $most }, jokers included.
refused-splitit-score-columns = There can’t be { $columns ->
    [one] 1 column
   *[other] { $columns } columns
} of { $value }: the box has { $most } such { $most ->
    [one] card
   *[other] cards
}, and a joker never opens a column.
refused-splitit-score-jokers = These columns need { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}, the box has { $most }.

# The board
row = The row
round-of = Round { $round } of { $rounds }
zone-white = White
zone-pink = Pink
zone-black = Black
joker = joker
separator-0 = Separator between white and pink
separator-1 = Separator between pink and black
separator-at = between { $left } and { $right }
separator-which = Which separator goes between the two cards?
split = Split here
bet-on = Bet on { $zone }
bet-which = Choose a zone to bet on
discard-on = Discard { $zone }
discard-which = Choose a zone to discard
bets = Bet cards:
bet-missing = { $name } has not bet yet
bet-down = { $name } has bet, face down
bet-up = { $name }
go-on = Continue
jokers-place = { $jokers ->
    [one] A joker to place
   *[other] { $jokers } jokers to place
}
joker-on = On the column of { $value }, { $cards ->
    [one] { $cards } card so far
   *[other] { $cards } cards so far
}

# What happens now, and why
now-turn = The cards are turned up.
now-split = { $splitter } splits the row into three zones.
now-split-you = Split the row: slide the two separators, or click between two cards. Every zone needs a card.
contested-stay = { $cards ->
    [one] 1 card was contested and stays.
   *[other] { $cards } cards were contested and stay.
}
now-again = { contested-stay } { $splitter } splits them again; only { $names } will bet: no card yet this round.
now-again-you = { contested-stay } Split them again; only { $names } will bet: no card yet this round.
now-two = Two contested cards stay. { $splitter } puts one separator between them: two zones to bet on.
now-two-you = Two contested cards stay. Choose the separator that goes between them: two zones to bet on.
now-discard = With two players, { $name } first discards a whole zone.
now-discard-you = With two players, you first discard a whole zone. Nobody can bet on it.
now-bet = { $names } bet in secret on a zone.
now-bet-you = Bet in secret on a zone. Alone there, you take its cards; in company, nobody does.
now-bet-again-you = Bet again: you have no card yet this round. Against you: { $names }.
now-bet-chosen = Your bet lies face down. Until { $names } { $count ->
    [one] has
   *[other] have
} bet too, you may change it.
now-bet-served = You have won cards: the round is over for you. { $names } bet on what stays.
now-place = { $names } must put a joker into a column before the round goes on.
now-place-you = { $jokers ->
    [one] Put your joker into a column. It stays there for good.
   *[other] { $jokers } jokers to place, one at a time. Each stays in its column for good.
}
now-place-chosen = Your joker is placed when { $names } { $count ->
    [one] has
   *[other] have
} chosen too. Until then you may change it.
now-over = The deck is empty and the last round is played.

# What the bets led to
story = What the bets led to
story-round = Round { $round }: what the bets led to
story-none = No bets have been revealed yet.
revealed = The bets are turned over!
fate-taken = { $names } takes { $cards ->
    [one] the card
   *[other] { $cards } cards
}
fate-contested = { $names }: contested, { $cards ->
    [one] the card stays
   *[other] the cards stay
}
fate-unwanted = nobody: discarded
fate-gone = discarded before the bets
next-three-zones = { $cards ->
    [one] 1 card stays: it is split again.
   *[other] { $cards } cards stay: they are split again.
}
next-two-zones = Two cards stay: one separator goes between them.
next-last-discarded = A single card stays: it is discarded, and the round is over.
next-done = Nothing stays: the round is over.

# The collections
collections = Everyone’s columns
deck-left = { $cards ->
    [0] The deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
deck-jokers = { $jokers ->
    [one] of which { $jokers } joker
   *[other] of which { $jokers } jokers
}
deck-value = Value { $value }: { $left } of { $copies } still in the deck
column = Column of { $value }: { $cards }, of which jokers: { $jokers }
column-leads = Column of { $value }: { $cards }, of which jokers: { $jokers }; longest
column-none = No column of { $value }
points-now = Points if the match ended now
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
jokers-wait = { $jokers ->
    [one] { $jokers } joker in no column yet
   *[other] { $jokers } jokers in no column yet
}
splitter = splitter
state-bet = has bet
state-placed = has chosen
state-served = done this round
player = Player
value = Value
columns = Columns
total = Total
cards-short = { $cards }×
way = { $columns ->
    [0] { $name } has no longest column.
    [one] { $name } has the longest column of { $values }s.
   *[other] { $name } has the longest columns of { $values }.
}
way-you = { $columns ->
    [0] You have no longest column.
    [one] You have the longest column of { $values }s.
   *[other] You have the longest columns of { $values }.
}
tie-break = { $value ->
    [one] { $value } column
   *[other] { $value } columns
}
result-explained = For each value, the longest column earns that many points; everyone tied for longest does.
tie-broken = Equal points are decided by the number of columns.

# What happened
say-first = { $name } is the first splitter.
say-turned = { $card } is turned up.
say-turned-joker = A joker is turned up.
say-dealt = Turned up: { $cards }.
say-split = { $name } splits the row: { $white } white, { $pink } pink, { $black } black.
say-split-two = { $name } parts the two cards: { $left } and { $right }.
say-discard = { $name } discards a zone: { $zone }.
say-bet = { $name } has bet on: { $zone }.
say-bets = Bets: { $bets }.
say-bets-on = { $zone } ({ $names })
say-joker = { $name } puts a joker into the column of { $value }.

# Why a move is better than another
why-column = It makes it likelier that your column of { $number }s is the longest.
why-rivals = It leaves fewer points to whoever is strongest among the others.

# The first match that teaches
tutorial-row = Seven cards lie in a row, and you are the splitter: you cut it into three zones, white, pink and black. There are as many copies of a card as its number says, and jokers.
tutorial-split = Cut so that both 8s lie in the white zone and both 5s in the black one: choose the marked split (or slide the separators), then press the button.
tutorial-bet = Now everybody bets on a zone, in secret. Who is alone on it takes all its cards. Bet on white: press it, then press it again.
tutorial-taken = You were alone: both 8s are yours, a column of two. Two players wanted pink, so nobody gets it yet. Nobody wanted black, and it is gone.
tutorial-again = What was contested is split again, by you, though you are done for this round. Three cards, three zones: split.
tutorial-joker = Another splitter, another row. A joker lengthens a column, and the white zone has one. Bet on white.
tutorial-place = A joker goes to a column of yours, for good. At the end the longest column of each number earns that number: make it an 8.
tutorial-last = Eight rounds were played for you. This is the last row, and black has five cards: dare to bet on it!
tutorial-end = For each number the longest column earns its points, and whoever ties earns them too. Ten rounds, with two or three players.

# What one may do
may-split = Split the row: { $count ->
    [one] there is one way to do it.
   *[other] there are { $count } ways to do it.
}
may-discard = Discard a whole zone, before the bets.
may-bet = Bet on a zone that has cards, in secret: alone there, you take them.
may-joker = Put a joker into one of your columns, for good.
