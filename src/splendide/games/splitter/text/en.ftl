title = Splitter
pitch = Two dice, one folded sheet: write every roll on both sides of the fold and make each number meet its own count.
summary = In each of 22 rounds everybody writes the same two dice into two mirror cells of their sheet. A group of equal numbers that touch scores its number if it has exactly that many cells, twice with a star. On sheet B the same number in all three hearts brings 5 more.
option-sheet = Sheet
option-sheet-A = Sheet A: the diamond
option-sheet-B = Sheet B: with three hearts

refused-splitter-not-the-dice = { $move } does not write what was rolled: { $first } and { $second }.

# The board
dice = The dice
round-of = Round { $round } of { $rounds }
roller = Rolls:
my-sheet = My sheet
others = The other sheets
sheet-of = The sheet of { $name }
look-at = Look at this sheet closely
pair = Row { $row }, columns { $left } and { $right }.
pair-numbers = Would get { $first } on the left and { $second } on the right.
pair-gain = Points: { $gain }.
write = Write
write-change = Change it
swap = Swap
advice-pick = Choose two mirror cells for the roll.
advice-swap = Tap again to swap, then write.
advice-write = Write it, or choose other cells.
advice-all = Written: the dice come next.
advice-wait = Written. Still to write: { $names }. You may change your mind until then.
waiting-for = Still to write: { $names }.
all-written = All 22 rolls are written.
has-written = written
is-thinking = choosing…

# The score
so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scores = Points so far
number = Number
groups = Groups
points-column = Points
hearts = Hearts
hearts-hint = the same number in all three: 5
hearts-equal = the same number in all three
total = Total
chip-valid = { $count ->
    [one] one group of { $have }: { so-many-points }
   *[other] { $count } groups of { $have }: { so-many-points }
}
chip-small = { $count ->
    [one] one group of { $have }, needs { $need }
   *[other] { $count } groups of { $have }, each needs { $need }
}
chip-big = { $count ->
    [one] one group of { $have }, too big: { $need } would score
   *[other] { $count } groups of { $have }, too big: { $need } would score
}
fit-valid = scores
fit-small = still too small
fit-big = too big
player = Player
points-of = Points of the { $value }s
of-stars = of which { $points } from stars
way = { $name }: { $brought } of { $points } from the { $value }s.
result-explained = A group scores its number when it has exactly that many cells; a star doubles it (★: points that stars added).

# Alone
rating-won = { so-many-points } on your own.
rating-lost = { so-many-points }: 28 would have been a win. Once more?
best = Your best on this sheet: { $points }.
best-new = Your best on this sheet so far: { $points }, { $before } before.
best-first = { $points }: your first on this sheet, and the one to beat.
rating-0 = The sheet wins this time
rating-1 = You have your foot in the door
rating-2 = A decent sheet
rating-3 = Rather neat
rating-4 = Well done
rating-5 = Very well done
rating-6 = Masterly
rating-7 = Fit for any tournament
rating-8 = Out of the ordinary
rating-9 = A showpiece
rating-10 = Hard to believe
rating-11 = Not of this world

# What happened
say-rolled = The dice show { $first } and { $second }.
say-wrote = { $name } wrote { $first } and { $second } in row { $row }.

# The score pad of the command line
score-form = Write on standard input the seven rows of a sheet, eight signs each: 1 to 6 for a number, and a dot where nothing is written or no cell is.
score-group = { $value }: { $points ->
    [0] nothing
   *[other] { so-many-points }
} ({ $cells })
score-hearts = Hearts: { so-many-points }
score-total = Total: { so-many-points }
refused-splitter-sheet-rows = A sheet has seven rows of digits and dots, not { $rows }.
refused-splitter-sheet-columns = Row { $row } has { $columns ->
    [one] 1 sign
   *[other] { $columns } signs
}: it must have eight, digits and dots.
refused-splitter-sheet-sign = Row { $row }, column { $column }: “{ $sign }” can’t be written. Only 1 to 6, and a dot for nothing.
refused-splitter-sheet-no-cell = Row { $row }, column { $column }: there is no cell for the { $sign } on this sheet.

# Why a move is better than another
why-points = It scores { $more ->
    [one] one point
   *[other] { $more } points
} more at once.
why-groups = Its groups stand better: they have the free cells they need, or fewer of them are too big.
why-room = It leaves free cells that go better with the numbers around them.
why-rolls = After it, more rolls will find a good place.
why-hearts = It is better for the three hearts.

# The first match that teaches
tutorial-dice = Two dice, and everybody writes both: one number left of the fold, the other in the mirror cell right of it.
tutorial-write = Press the marked pair in the middle row. Pressing it again swaps the numbers: 1 goes left, 2 right. Then write.
tutorial-group = A group of equal numbers that touch scores when it has exactly as many cells as the number says. Give your 2 a second 2: press the marked pair, 5 left, 2 right, and write.
tutorial-points = Two 2s make 2 points, and a lone 1 makes 1. A third 2 beside them would be too many, and the group worth nothing again.
tutorial-star = A star doubles its group. Put the 1 onto the left star: a lone 1 is worth 2 points there.
tutorial-meanwhile = All write at the same time, and all sheets are open. Let us write a few rounds for you, until one pair is left.
tutorial-last = The last roll, 4 and 1, goes into the last pair. You choose which number goes left: one way brings 2 points more than the other.
tutorial-end = Exact groups, stars, and nothing wasted: that is all of Splitter. Alone you play against your own best, with others against their sheets.

# What one may do, and a sheet in words
may = Write both numbers that were rolled into two free mirror cells, either way round: { $count ->
    [one] one way is left.
   *[other] { $count } ways are left.
}
told-free = free
