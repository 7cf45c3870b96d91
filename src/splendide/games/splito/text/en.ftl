title = Splito
pitch = Play a card to your left or to your right: each zone is shared with a neighbour, and your score is one zone times the other.
summary = In each of 13 rounds everybody secretly plays a card to the left or to the right, then all hands go on to the left. Objectives in a zone are worth points if its number cards meet them. Your score is your left zone times your right zone.

# What is refused.

refused-splito-no-such-card = There is no card called “{ $card }” in this game. All of them are listed by: splendide games splito --cards
refused-splito-no-such-side = “{ $side }” is not a side of yours: a card goes to the left or to the right.
refused-splito-not-in-hand = { $card } is not in this hand.
refused-splito-score-shape = This can’t be read as a table of Splito. What is expected: {"{"}"commons": [cards], "zones": [[cards], …]{"}"}.
refused-splito-score-copies = { $card } lies on the table { $found ->
    [one] once
   *[other] { $found } times
  }, but the box has { $copies ->
    [one] only one
   *[other] only { $copies }
  }.
refused-splito-score-common = { $card } can’t lie in the middle: the commons are one Star and one Moon at most.

# Colours, by the names that the list of cards gives them.

red = red
blue = blue
yellow = yellow
black = black
green = green
orange = orange

# Cards: `$param` is what the list says of an objective, a colour, several, or a number.

number-card = { $colour } { $value }
cards-of-colour = { $param ->
    [red] red cards
    [blue] blue cards
    [yellow] yellow cards
    [black] black cards
    [green] green cards
    [orange] orange cards
   *[other] cards of the colour { $param }
  }
so-many-cards = { $param ->
    [one] 1 card
   *[other] { $param } cards
  }
so-many-colours = { $param ->
    [one] 1 colour
   *[other] { $param } colours
  }
so-many-values = { $param ->
    [one] 1 value
   *[other] { $param } values
  }

objective-majority-colour = Most { cards-of-colour }
objective-majority-value = Most { $param }s
objective-none-of-value = No { $param }
objective-pair-of-value = Exactly two { $param }s
objective-these-colours = One of each: { $param }
objective-colours-exactly = { $param ->
    [6] All 6 colours
   *[other] Exactly { so-many-colours }
  }
objective-values-exactly = { $param ->
    [6] All 6 values
   *[other] Exactly { so-many-values }
  }
objective-size-under = Fewer than { so-many-cards }
objective-size-at-least = { so-many-cards } or more
objective-size-exactly = Exactly { so-many-cards }

rule-majority-colour = More { cards-of-colour } in this zone than in every other zone.
rule-majority-value = More { $param }s in this zone than in every other zone.
rule-none-of-value = No { $param } in this zone.
rule-pair-of-value = Two { $param }s in this zone, no more and no fewer.
rule-these-colours = At least one card of each of these colours: { $param }.
rule-colours-exactly = { $param ->
    [one] One colour
   *[other] { $param } different colours
  } in this zone, no more and no fewer.
rule-values-exactly = { $param ->
    [one] One value
   *[other] { $param } different values
  } in this zone, no more and no fewer.
rule-size-under = Fewer than { so-many-cards } in this zone, objectives included.
rule-size-at-least = { so-many-cards } or more in this zone, objectives included.
rule-size-exactly = Exactly { so-many-cards } in this zone, objectives included.

# Why an objective is met or not.

why-majority-colour = { $have } here, { $elsewhere } in the best other zone
why-majority-value = { $have } here, { $elsewhere } in the best other zone
why-none-of-value = { $have ->
    [0] none here
   *[other] { $have } here
  }
why-pair-of-value = { $have ->
    [0] none here
   *[other] { $have } here
  }
why-these-colours = { $missing ->
    [0] all there
   *[other] missing: { $lacking }
  }
why-colours-exactly = { $have ->
    [one] 1 colour
   *[other] { $have } colours
  }
why-values-exactly = { $have ->
    [one] 1 value
   *[other] { $have } values
  }
why-size-under = { $have ->
    [one] 1 card
   *[other] { $have } cards
  }
why-size-at-least = { $have ->
    [one] 1 card
   *[other] { $have } cards
  }
why-size-exactly = { $have ->
    [one] 1 card
   *[other] { $have } cards
  }

# The score pad.

score-form = Write on standard input which cards lie in the middle and in each zone, as splendide games splito --cards calls them, like this: {"{"}"commons": [cards], "zones": [[cards], …]{"}"}
score-zone = Zone { $zone }, between players { $first } and { $second }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
score-met = + { $points }  { $objective }: { $why }
score-unmet = – 0  { $objective }: { $why }
score-common-nobody = Common objective for nobody: { $objective } ({ $standing })
score-tied = { $most ->
    [0] no zone has any
   *[other] several zones have { $most }
  }
score-player = Player { $player }: { $left } × { $right } = { $points } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
  })
score-winner = Player { $player } wins.
score-winners = Players { $players } share the win.

# The board.

quoted = “{ $name }”
round-of = Round { $round } of { $rounds }
commons = Common objectives
common = common objective
held-by = now: { $zone }
held-by-nobody = { $most ->
    [0] no zone has any
   *[other] now: nobody (tied)
  }
zone-of = { $first } and { $second }
my-left = My left zone, shared with { $name }
my-right = My right zone, shared with { $name }
side-left = Left
side-right = Right
my-hand = My hand
hand-of = { $name }’s hand
around = Around the table
sort = Sort the hand
sort-colour = By colour
sort-value = By value
sum = Together
cards-short = { $cards } c.
points-now = points if it ended now
product-you = You:
product-now = Left times right, if it ended now
look-at-zone = Look at this zone closely
face-down = { $name } has put a card here, face down
no-objectives = No objective yet
chosen-left = chosen for the left
chosen-right = chosen for the right
state-met = met
state-lost = no longer possible
state-more = { $missing } more
state-fewer = one too many, for now
advice-pick = Choose a card, then a side.
advice-side = { $card }: left or right?
advice-wait-left = { $card } goes to the left. Waiting for { $names }.
advice-wait-right = { $card } goes to the right. Waiting for { $names }.
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
waiting-for = Still choosing: { $names }.
all-played = All cards are played.

# What happened.

say-played-left = { $name } plays { $card } to the left.
say-played-right = { $name } plays { $card } to the right.
say-dealt = Turned up: { $card }.
say-one = { $name }: { $card }
say-all-left = To the left – { $played }.
say-all-right = To the right – { $played }.

# The score sheet.

score-sheet = Score sheet
player = Player
total = Total
cards = Cards
way = { $name }: { $left } on the left × { $right } on the right = { $points }.
tie-break = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
tie-broken = Equal points are decided by the number of cards in both zones: the fewest win.
result-explained = Each player’s score is the left zone times the right zone.
common-nobody = Nobody has won the common objective “{ $objective }”: { $most ->
    [0] no zone has any of them.
   *[other] the best zones are tied.
  }

# Table talk: “this” stands beside what it points at.

talk-unfinished = { $target ->
    [this] This one isn’t done yet!
   *[other] { $target } isn’t done yet!
  }
talk-play-here = { $target ->
    [this] Play over here!
   *[other] Play over here: { $target }!
  }
talk-enough = { $target ->
    [this] Enough here, leave it!
   *[other] Enough now, leave { $target } alone!
  }
talk-not-that = { $target ->
    [this] Not this one!
   *[other] Not { $target }!
  }
talk-look = { $target ->
    [this] Look at this one!
   *[other] Look at { $target }!
  }
talk-thanks = { $target ->
    [this] Thank you!
   *[other] Thank you for { $target }!
  }
target-zone = the zone of { $zone }
target-objective = { $objective } of { $zone }
target-common = the common { $objective }

# Why a move is better than another
why-left = { $more ->
    [0] It makes the zone on your left worth a little more, by what its objectives can still become.
   *[other] It makes the zone on your left worth about { $more } more, by what its objectives can still become.
}
why-right = { $more ->
    [0] It makes the zone on your right worth a little more, by what its objectives can still become.
   *[other] It makes the zone on your right worth about { $more } more, by what its objectives can still become.
}
why-commons = It holds or wins more of the common objectives.
why-rivals = It leaves less to whoever is strongest among the others.

# The first match that teaches
tutorial-hand = These are your 13 cards: numbers in six colours, and objectives, which are worth points. In every round each player secretly chooses one card and a side.
tutorial-objective = Your left zone lies between you and your left neighbour. Choose the objective “no 4” and put it to the left: it counts as long as no 4 lies there.
tutorial-passed = All cards were turned over together, and then every hand went on to the left: what you hold now came from the right.
tutorial-product = Your score is your left zone times your right zone. 1 × 0 = 0: both sides need points.
tutorial-second = So take care of the right: put “exactly two 5s” there. It is worth 2 points once two 5s lie in that zone.
tutorial-neighbour = Your right neighbour has put a 5 there too, since the zone is theirs as well. Add your green 5 to the right, and the objective is met.
tutorial-commons = Two objectives in the middle are for all: each goes to the zone that has more of it than every other one. A tie gives it to nobody.
tutorial-meanwhile = Everybody shares each zone with a neighbour. Let us play a few rounds for you, until one card is left in each hand.
tutorial-last = Your last card: a yellow 5. Choose it and look what each side would bring before you decide.
tutorial-end = Left times right, and both neighbours want something too: that is Splito. Thirteen rounds, about a quarter of an hour.

# What one may do
may = Play a card of your hand to the left or to the right, face down. The others see the side, not the card.
