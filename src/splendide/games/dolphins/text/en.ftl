title = Splash!
pitch = Pass cards to the left until somebody has four of a kind, then grab a dolphin: there is one too few.
summary = Everybody passes a card to the left at the call, until somebody has four of a kind and touches a dolphin: then all grab, and there is one dolphin too few. A dolphin is worth a letter of S‑P‑L‑A‑S‑H, four SPLASH! cards one more. If somebody touches too early, all others get a letter.

option-game = Game
option-game-basic = Basic: four cards, all pass at the call
option-game-advanced = Advanced: all forty cards, five in hand, everybody passes without waiting
option-pace = Who calls “Pass!”
option-pace-dealer = The dealer
option-pace-tempo = The table, faster and faster (our addition)
option-pace-calm = Nobody: calm game without a clock (our addition)
option-limit = Time for a card or a call
option-limit-4 = 4 seconds
option-limit-6 = 6 seconds
option-limit-10 = 10 seconds

# What is refused.

refused-dolphins-between-deals = There is no dolphin to touch now: the next deal has not begun.
refused-dolphins-none-left = No dolphin is left: you are too late.
refused-dolphins-touched-already = Your hand is on a dolphin already.
refused-dolphins-hands-are-out = Hands are out for the dolphins: no card is passed until it is over.
refused-dolphins-not-in-hand = You have no such card: { $card }.
refused-dolphins-not-called = Wait for the call: nobody passes a card before it.
refused-dolphins-passed-already = You have passed a card: wait for the next one before you pass again.
refused-dolphins-no-room = Your left neighbour has no room for more cards yet.
refused-dolphins-cannot-happen = “{ $move }” can’t happen here.

# Cards and letters.

card-splash = SPLASH!
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
letter-1 = S
letter-2 = P
letter-3 = L
letter-4 = A
letter-5 = S
letter-6 = H

# What happened.

say-dealer = { $name } deals first.
say-deal-mine = { $card } is dealt to you.
say-drawn = { $card } is what you draw.
say-call = { $name } calls “Pass!”
say-call-table = “Pass!”
say-pass = { $name } passes { $card } to the left.
quiet-step = Cards go round to the left.
say-touch = { $name } touches a dolphin!
say-touch-level = { $name } touches a dolphin in the same instant!
say-react = { $name }: { $time } ms.
say-lots = The lot falls on { $name }.
say-back = False start! Whoever kept still and can win gets a letter.
say-over = The race is over.
why-dolphin = a dolphin
why-bonus = four SPLASH! cards
why-capped = nothing more for four SPLASH! cards: only one letter was missing
why-false-start = kept still at { $times ->
    [one] a false start
   *[other] { $times } false starts
}
why-not-tied = only tied players get letters in an extra deal

# The final score: letters where other games count points.

points = { $points ->
    [one] { $points } letter
   *[other] { $points } letters
}
result-race = { $name } won the deciding letter in deal { $deal }, with a dolphin.
result-false-start = Deal { $deal }: { $names } touched too soon, and the deciding letter went to { $name }.
scores-explained = Where the letters come from

# The score pad.

score-form = Write on standard input what happened in each deal, players counted from 1, like this: {"{"}"players": 4, "deals": [{"{"}"dolphins": [1, 2, 4], "splash": 2, "false_starts": [[3]]{"}"}]{"}"}
score-player = Player { $player }: { $word } ({ $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
})
score-winner = Player { $player } wins.
score-tied = Tie: extra deals with two dolphins, and only players { $players } can win.
score-open = Nobody has written the whole word yet.
refused-dolphins-score-shape = Write what happened like this: {"{"}"players": 4, "deals": [{"{"}"dolphins": [1, 2, 4], "splash": 2, "false_starts": [[3]]{"}"}]{"}"}. What came is not written like that.
refused-dolphins-score-player = Deal { $deal }: there is no player { $player } among { $players }.
refused-dolphins-score-nobody = Deal { $deal }: a false start is somebody’s, so its list can’t be empty.
refused-dolphins-score-twice = Deal { $deal }: nobody can be named twice in one list.
refused-dolphins-score-splash = Deal { $deal }: player { $player } has no dolphin, so four SPLASH! cards bring nothing.
refused-dolphins-score-dolphins = Deal { $deal }: { $found ->
    [one] one dolphin is
   *[other] { $found } dolphins are
} too many, there were { $most }.
refused-dolphins-score-broken-off = Deal { $deal }: a false start has decided it, so nothing more can have happened in it.
refused-dolphins-score-over = Deal { $deal }: the match was already won before.

# The board
board-deal = Deal { $number }
board-mine = My place at the table
board-hand = My cards
board-no-cards = No cards in hand at the moment.
board-letters = { $letters ->
    [0] No letter yet
    [one] { $letters } letter of SPLASH
   *[other] { $letters } letters of SPLASH
}
board-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-pile = { $cards ->
    [one] { $cards } card waiting
   *[other] { $cards } cards waiting
}
board-dealer = dealer
board-you-deal = you deal
board-ready = has chosen a card
board-seconds = { $seconds } s
board-new = new
board-fresh = just arrived
board-chosen = chosen
board-pass-card = { $card }: pass it to { $name }, key { $key }
board-discard-card = { $card }: discard it, key { $key }
board-to-discards = Discards
board-discards = { $cards ->
    [0] Nothing is discarded yet
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
board-dolphin = Dolphin { $number }: touch it
board-dolphin-held = Dolphin { $number }: { $name }’s hand is on it
board-call = Pass!
board-touch = Touch
board-touch-chosen = You will touch
board-you-give = You give to
board-gives-you = You get from
board-from-stock = the stock
board-grab = Grab!
board-count-in = The first deal in { $seconds }
board-rerun = The grab again, { $times ->
    [one] at real speed
   *[other] { $times } times slower
}
board-sheet = Letters
board-stock = Stock: { $stock } · Discards: { $discards }
board-next-deal = { $name } deals the next cards.
board-again = See the last grab again
board-skip = Go on
board-keys =
    Keys: 1–5 pass a card, hold R to reach, G grabs.
    Or hover over the pool and press a dolphin; throw a card to the left.
    Reaching without touching is a feint, and allowed.
board-keys-dealer =
    Keys: C calls, 1–5 pass a card, hold R to reach, G grabs.
    Or hover over the pool and press a dolphin; throw a card to the left.
    Reaching without touching is a feint, and allowed.
board-keys-calm =
    Keys: 1–5 choose a card, G chooses to touch.
    Nobody is in a hurry: reaction times are drawn.
board-latency = Your connection takes { $ms } ms; touches are corrected for it.
board-tie = Tie-break: { $dolphins ->
    [one] there is one dolphin
   *[other] there are { $dolphins } dolphins
} for everybody, and only { $names } can win.

# The board: what happens now
board-now-dealer = Who deals first?
board-now-deal = { $name } deals the cards.
board-now-tempo = The table is about to call “Pass!”
board-now-tempo-soon = The table is about to call “Pass!”: choose a card already, and watch the hands.
board-now-tempo-chosen = Your card is ready for the next “Pass!” Watch the hands.
board-now-call = { $name } is about to call “Pass!”
board-now-call-soon = { $name } is about to call “Pass!” Choose a card already.
board-now-call-chosen = Your card is ready for the “Pass!” of { $name }. Watch the hands.
board-now-call-you = You are the dealer: call “Pass!” when you like.
board-now-pass = { $names } must still pass a card.
board-now-pass-you = Pass! Choose a card for { $name }.
board-now-chosen = Your card lies ready. Still missing: { $names }.
board-now-stream = Cards go round without a call.
board-now-stream-you = Pass a card to { $name }: you hold five.
board-now-stream-discard = Discard a card: you hold five, and the dealer draws from the stock.
board-now-calm-you = Choose a card for { $name }, or touch a dolphin.
board-now-calm-discard = Choose a card to discard, or touch a dolphin.
board-now-grab = Somebody goes for a dolphin!
board-now-grab-you = Grab a dolphin! Unless it is a false start…
board-now-touched = Your hand is on it. What will the others do?

# The board: how a deal ended
board-last = How deal { $number } ended
board-slower = { $times ->
    [one] at real speed
   *[other] { $times } times slower
}
board-end-given-up = Cards have gone round for hours, and nobody went for a dolphin.
board-end-false-start = A false start has decided the deal.
board-four = { $name } held four of a kind: { $card }
board-first = first
board-after = { $ms } ms
board-caught = got one
board-none = no dolphin
board-plus-letters = { $letters ->
    [one] + { $letters } letter
   *[other] + { $letters } letters
}
board-no-letter = no letter
board-false-start = False start!
board-false-by = False start by { $names }!
board-false-letters = { $count ->
    [one] Kept still and gets a letter: { $kept }.
   *[other] Kept still and get a letter each: { $kept }.
}
board-false-others = A letter for each of the others.
board-false-nobody = Nobody who can win kept still: nobody gets a letter.
board-ended-letters = SPLASH is complete.
board-ended-given-up = Nobody goes for a dolphin any more: the match ends here, and most letters win.
board-explained = A letter for every dolphin caught, one more with four SPLASH! cards, and one for keeping still at a false start.

# Why a move is better than another
why-letters = Played to its end, the deal brings you more letters that way.
why-kept = It gives away a card that you need less.
why-splash = It keeps the Splash! cards, four of which are worth two letters.
why-four = You have four of a kind: touch!
why-still = Touching without four of a kind would give every other player a letter.

# The first match that teaches
tutorial-cards = Everybody holds four cards and wants four of a kind. In the pool lie three dolphins for four players: somebody will go without.
tutorial-pass = Everybody passes one card to the left at the same time. You have three 9s: pass the 10 on.
tutorial-pass-again = An 8 has come. It is no use to you either: pass it on.
tutorial-grab = Four 9s! Touch a dolphin, and everybody else will reach for one too.
tutorial-letters = Whoever got a dolphin won a letter of S‑P‑L‑A‑S‑H. The slowest went without, and has none. The first to spell the word wins.
tutorial-still = A new deal. Hands over the pool may be a bluff: touch only if somebody holds four of a kind. You don’t yet, so pass the 8.
tutorial-false-start = A false start! Somebody touched though nobody held four. All who kept still won a letter, and the deal goes on.
tutorial-splash = Three SPLASH! cards: the fourth would be worth more than any other set. Pass the 8 once more.
tutorial-bonus = Four SPLASH! cards bring a second letter with the dolphin. Touch one!
tutorial-meanwhile = Two letters at once. Let us play a few deals for you, until you lack one letter.
tutorial-last = Four 9s again, and one letter to go. Touch!
tutorial-end = You have won calmly. At a real table it is a race: the dealer calls “pass!”, hands hover over the pool, and everybody touches when they dare. The calm game is among the settings too.

figure-reaction = Reaction to a touch, in the middle of all
figure-reaction-value = { $value } ms

# What one may do, and the pool in words
may-call = Call “Pass!”, when you like: you are the dealer.
may-pass = Choose a card to pass on; until all have chosen you may choose another one.
may-touch = Touch a dolphin. If nobody holds four of a kind, that is a false start, and the others get a letter.
told-dolphin = Dolphin { $number }: free
