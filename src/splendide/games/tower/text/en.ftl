title = Splash! The tower
pitch = Hand your neighbour the worst possible piece, and watch them put it on the tower with a shaking hand.
summary = The giver chooses a piece, the left neighbour puts it on the highest free piece of its shape or its colour, and becomes the giver. If anything falls, the giver gets a drop and the placer takes up to three fallen pieces. Three drops win, and so does an empty reserve while the tower stands.

option-hand = The hand that holds a piece
option-hand-child = sways half as much and has 40 seconds
option-hand-normal = sways and has 20 seconds
option-hand-steel = sways far more: for hands of steel
option-hand-none = neither sways nor hurries
option-teams = Teams of two, sitting opposite each other (only 4 or 6 players)

# Pieces

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
shape-cube = large cube
shape-small = small cube
shape-plate = plate
shape-stick = stick
shape-prism = octagon
piece = { $shape ->
    [cube] large { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    } cube
    [small] small { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    } cube
   *[other] { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    } { $shape ->
        [plate] plate
        [stick] stick
       *[prism] octagon
    }
}
face-flat = lying
face-upright = upright

# By which rule a piece is given, and why another can’t be

giving-first = The table is empty: give any piece of your own as the base.
giving-own = Give one of your pieces that shares its shape or its colour with an uncovered piece of the tower.
giving-others = None of your pieces fits. Take one that does from any other player and give it.
giving-any-own = Nobody has a piece that fits: give any one of your own.
giving-any = Nobody has a piece that fits, and your reserve is empty: give any piece of anybody’s.
why-have-fitting = It shares neither shape nor colour with an uncovered piece, and you have one that does.
why-others-have-fitting = It shares neither shape nor colour with an uncovered piece, and another player has one that does.
why-own-first = It is somebody else’s, and you have a piece of your own that fits.
why-not-fitting = It shares neither shape nor colour with an uncovered piece, and others have some that do.
why-own-any = It is somebody else’s, and you can give one of your own.

# What the rules refuse

refused-tower-no-such-piece = There is no piece called “{ $piece }”: say colour and shape, such as “blue-stick”.
refused-tower-not-in-a-reserve = { $piece } is in nobody’s reserve.
refused-tower-have-fitting = { $piece } shares neither shape nor colour with an uncovered piece of the tower, and you have a piece that does.
refused-tower-others-have-fitting = { $piece } shares neither shape nor colour with an uncovered piece of the tower, and another player has a piece that does: take that.
refused-tower-own-first = { $piece } is somebody else’s. You have a piece of your own that fits: give that.
refused-tower-not-fitting = { $piece } shares neither shape nor colour with an uncovered piece of the tower, and other pieces do.
refused-tower-own-any = { $piece } is somebody else’s. You can give one of your own.
refused-tower-not-an-aim = “{ $move }” is not an aim. It says the face, millimetres, degrees and seconds, such as “place flat 0.5 -1.2 45 at 3.21”: at most a tenth of a millimetre, half a degree (from 0 to 359.5) and a thousandth of a second.
refused-tower-off-the-table = That is off the table.
refused-tower-off-the-middle = That is too far out: the base of a tower stands near the middle of the table.
refused-tower-off-the-target = That is beside the target: the piece must be put on { $target }.
refused-tower-inside-another = There is already a piece: two can’t be in the same place.
refused-tower-bad-face = { $piece } can’t be put down that way ({ $face }).
refused-tower-out-of-time = The hand can’t let go after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}: it holds a piece for at most { $most }.
refused-tower-no-countdown = This hand has no countdown: it always lets go “at 0”.
refused-tower-not-fallen = { $piece } hasn’t fallen: only fallen pieces can be kept.
refused-tower-too-many-kept = That is { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}: at most { $most } are kept, the others go back to the box.
refused-tower-too-few-kept = { $pieces ->
    [one] That is only one piece
   *[other] That is only { $pieces } pieces
}: { $most } must be kept.

# The score pad

score-form = Write on standard input a line for each turn: “stands” or “falls 5”, with “from 3” if the piece came out of player 3’s reserve; “collapse 4” if nobody was placing, “collapse 4 by 2” if player 2 knocked it over.
score-player = Player { $player }: { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}, { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
}
score-tower = { $tower ->
    [one] 1 piece stands
   *[other] { $tower } pieces stand
}, { $box ->
    [one] 1 is in the box.
   *[other] { $box } are in the box.
}
score-next = Player { $giver } gives a piece to player { $placer }.
score-winners = { $count ->
    [one] Player { $players } wins
   *[other] Players { $players } win
}: { $how ->
    [drops] three drops.
   *[reserve] the last piece of a reserve stands.
}
refused-tower-score-line = “{ $text }” can’t be read. Write a line for each turn: “stands” or “falls 5”, with “from 3” if the piece came out of player 3’s reserve; “collapse 4” if nobody was placing, “collapse 4 by 2” if player 2 knocked it over.
refused-tower-score-player = There is no player { $player }, only { $players } are playing.
refused-tower-score-no-pieces = Player { $player } has no pieces left. Say whose piece it was, such as “stands from 2”.
refused-tower-score-fall = { $fallen ->
    [one] 1 piece
   *[other] { $fallen } pieces
} can’t fall from a tower of { $tower }: one of them is the new base.
refused-tower-score-over = The match was over before this.
refused-tower-teams = { $players ->
    [one] One player
   *[other] { $players } players
} can’t be in teams of two sitting opposite each other: only 4 or 6 can.

# The board
the-piece = { $shape ->
   *[other] the { piece }
}
stage = The tower
players = Players and their pieces
round = { $turn ->
    [0] The beginning
   *[other] Turn { $turn } · { $height } mm
}
scene = { $pieces ->
    [0] The table is empty.
    [one] One piece stands on the table, { $height } mm high.
   *[other] A tower of { $pieces } pieces, { $height } mm high.
}
heap = Pieces that nobody has taken yet
heap-piece = Take { $piece }
heap-gone = Taken: { $piece }
share = Share them out
sharing = Picking for you…
picker = picks
whole = The whole tower from the side
giver = gives
placer = places
team = Team { $team }
drops = { $drops ->
    [one] { $drops } drop of { $needed }
   *[other] { $drops } drops of { $needed }
}
pieces-left = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
give-piece = Give { $piece }
give-not = { $piece }: can’t be given now
boxed = { $pieces ->
    [one] One piece in the box
   *[other] { $pieces } pieces in the box
}
quality = Picture
quality-auto = automatic
quality-high = fine
quality-low = simple
no-depth = This browser can’t draw in 3D. The picture from above and this one from the side show all you need.

# The hand
controls = The piece in your hand
lift = Lift the piece
release = Let go
flip = Flip
turn-left = Turn to the left
turn-right = Turn to the right
move-left = Move to the left
move-right = Move to the right
move-away = Move away from you
move-near = Move towards you
hint-keys = Drag or arrow keys to move (Shift: finely), wheel or Q and E to turn, F for the other side, space bar to let go, C to walk round.
hint-fingers = Move it with one finger, turn it with two.
inset = The target from above
countdown = Seconds left
look = Walk round the tower
look-left = Look from further left
look-right = Look from further right
look-up = Look from higher up
look-down = Look from lower down
off-left = { $mm } mm to the left
off-right = { $mm } mm to the right
off-away = { $mm } mm too far
off-near = { $mm } mm too near
off-middle = Over the middle
off-turned = turned { $degrees }°, { $face }
seconds-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

# What happens now
now-pick = { $name } takes a piece from the heap.
now-pick-you = Take a piece: these are the ones you will have to get rid of.
now-give = { $name } chooses a piece for { $to } to place.
now-give-you = Choose a piece for { $to } to place.
now-lift = { $name } gets { $piece } and has to put it on { $target }.
now-lift-you = Put { $piece } on { $target }. { $seconds ->
    [one] The second begins
   *[other] The { $seconds } seconds begin
} when you lift it.
now-lift-table = { $name } gets { $piece } and begins the tower.
now-lift-table-you = Begin the tower with { $piece }. { $seconds ->
    [one] The second begins
   *[other] The { $seconds } seconds begin
} when you lift it.
now-place = { $name } puts { $piece } on { $target }.
now-place-you = Put { $piece } on { $target } that glows, and let go when your hand is right over it.
now-place-table = { $name } puts { $piece } on the table.
now-place-table-you = Put { $piece } on the table, and let go.
now-settle = Will it stand?
now-base = { $name } chooses what the new tower is built on.
now-base-you = Choose what the new tower is built on.
now-keep = { $name } chooses { $keep } of the fallen pieces.
now-keep-you = Choose { $keep } of the fallen pieces: they go into your reserve, the others into the box.
now-over-reserve = { $name } has no piece left, and the tower stands.
now-over-drops = { $name } has three drops.
base-choose = Build on { $pieces }, { $height } mm
keep = Keep these ({ $kept } of { $keep })
last-stood = It stands: { $piece }.
last-fell = { $fallen ->
    [one] One piece has fallen.
   *[other] { $fallen } pieces have fallen.
}
last-touched = It touches { $other } too: that counts as a fall.
last-no-room = There is no place for { $piece } on { $target }, other pieces are in the way: that counts as a fall.
last-missed = It has fallen off, nothing else has.
last-drop = A drop for { $giver }!
again = Again, slowly
skip = Go on

# What happened
say-take = { $name } takes { $piece }.
say-give = { $name } gives { $to } { $piece }.
say-lift = { $name } lifts it.
say-sway = The hand begins to sway.
say-place = { $name } lets go.
say-stood = The tower stands.
say-fell = { $fallen ->
    [one] It falls: { $pieces }.
   *[other] { $fallen } pieces fall: { $pieces }.
}
say-settle = The tower comes to rest.
say-base = { $name } builds on { $piece }.
say-keep = { $name } keeps { $pieces }.

# The end
result-reserve = { $name } has given away the whole reserve, and the tower stands.
result-drops = { $name } has three drops: three towers fell on pieces that { $name } had given.
scores-explained = What everybody has left
result-player = Player
result-reserve-left = Pieces left
result-drops-got = Drops
result-team = Team
result-peak = The highest tower of this match: { $height } mm.

# Why a move is better than another
why-stands = There the tower is surer to stand: the weight lies further from every edge.
why-awkward = It leaves the next player an awkward top.
why-falls = The neighbour is less likely to put this piece down well.
why-last = It minds whose reserve runs out: the last piece of a reserve that stands wins.
why-plan = It looks ahead to which reserve will be empty first: it brings yours or your team’s nearer to its end, or takes from whoever has plenty left.
why-stuck = The neighbour, who gives next, will have nothing of their own that fits on it, and their reserve stays as it is.
why-variety = It leaves you with more kinds of shapes and colours, and with what bothers others.

# The first match that teaches
tutorial-take = First everybody takes pieces in turn, until all are shared out: five shapes, six colours. Take the red cube; we take the others for you.
tutorial-give = Your neighbour must place what you give: that is the whole art. Start gently with the red plate, the base of the tower.
tutorial-rule = Now a blue plate was given to you. It has to go onto the highest free piece of the same shape or the same colour: the one that glows.
tutorial-place = Bring the piece over the middle, with a finger, the mouse or the arrows, and let go. At a real table your hand sways. Gravity decides whether it stands.
tutorial-place-again = It stands, and a small cube came on top. Now a big cube onto the small one: right in the middle!
tutorial-awkward = Well built! For you we have given your neighbour a long stick. The more awkward what you give, the better for you. Look what becomes of it.
tutorial-drop = It fell, and you, who gave it, get a drop for that. Your neighbour takes up to three fallen pieces. Three drops win.
tutorial-end = You win with three drops, or when your last piece has been placed and the tower stands. The hand is a setting: child, normal, steel or none.

figure-height = The highest tower
figure-height-value = { $value } mm

# What one may do, and the tower in words
may-take = Take a piece from the heap, any of { $count }.
may-give = Give a piece to your left neighbour: { $count ->
    [one] one may be given.
   *[other] { $count } may be given.
}
may-lift = Lift the piece that you were given: its countdown begins then.
may-place = Move and turn the piece over its target, and let go.
may-base = Choose what the new tower is built on.
may-keep = Choose which of the fallen pieces you keep.
told-covered = { $piece }, its top at { $height } mm
told-uncovered = { $piece }, its top at { $height } mm, nothing on it
told-held = In the hand: { $piece }, to be put on: { $target }
told-table = the table
