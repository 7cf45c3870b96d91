# The shell’s texts: everything around the boards.

house = Splendide
motto = Real table games, played together
close = Close
loading = Just a moment…
play = Play
take-back = Take back
undo = Undo
undo-title = Take back your last step, as long as nothing else has happened (Ctrl+Z)
names-and = { $names } and { $last }
say-take-back = { $name } takes the last step back.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

skip = Skip to the content
to-lobby = All games
language-name = English
theme-to-dark = Dark colours
theme-to-light = Light colours
offline-title = No connection
offline-text = The table can’t be reached. Your matches are safe there: they go on where they were as soon as you are back.
offline-again = Try again
lost-title = There is nothing at this address
lost-text = The link may be incomplete, or the table was put away long ago.
lost-back = To the games

# The lobby
your-name = Your name
name-saved = From now on you are { $name }.
have-code = Got a code?
invite = Invite friends
play-anybody = Play with whoever is here
as-text = The position as text
told-pair = { $what }: { $said }
may-now = What you may do now
may-nothing = Nothing at the moment: it is not your turn.
may-waiting = The table waits for { $names }.
may = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
how-to-play = Rules
players-range = { $least } to { $most } players
open-tables = Open tables
open-tables-pages = Pages of the list
newer = Newer
older = Older
table-free = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-ready = can begin
table-playing = playing
table-over = just finished
table-nobody = nobody yet
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
my-matches = Your matches
waits-for = waiting for { $names }
play-on = Play on
played-lately = Played lately
replay-short = Watch again
you-won = You won
you-lost = You lost
join = Join
watch = Watch
page-failed = This page could not be loaded.
load-again = Load it again
house-unreachable = The house does not answer. Trying again…

# Seats and players
badge-you = you
badge-away = away
badge-replaced = bot for now
badge-waiting = is being waited for
bot-name = { $bot } { $seat }
bot-random = Sparrow
bot-novice = Robin
bot-greedy = Magpie
bot-search = Owl
bot-master = Raven
level-random = plays whatever comes
level-novice = looks, then often jumps elsewhere
level-greedy = takes what glitters
level-search = thinks ahead
level-master = has thought of what you are thinking
seat-empty = Free seat
seat-number = Seat { $seat }

settings = Language, speed and colours
speed = Speed: { $speed }
speed-slow = slow
speed-normal = normal
speed-fast = fast
kept-for-later = No connection at the moment: your move goes out as soon as it is back.
not-connected = No connection at the moment: nothing was sent.
play-bots = Play against bots
play-solo = Play solo
players-exactly = { $most ->
    [one] 1 player
   *[other] { $most } players
}

# Before a match
who-plays = Who plays?
seat-sit = Sit here
seat-stand = Stand up
seat-remove = Remove
seat-fill = Add…
seat-fill-title = Who sits here?
seat-bot = A bot
seat-person = Somebody beside you, on this device
seat-add = Add
their-name = Their name
fill-bots = Bots on the free seats
start = Start
start-ready = Everybody is there.
start-seated-only = Whoever sits at the table can start.
start-full = Every seat is taken.
start-full-watched = Every seat is taken: you will look on as soon as it begins.
start-seats-free-standing = { $free ->
    [one] One seat is still free: sit down, add a bot, or take the seat away with −.
   *[other] { $free } seats are still free: sit down, add bots, or take seats away with −.
}
start-seats-free-host = { $free ->
    [one] One seat is still free: wait for somebody, add a bot, or take the seat away with −.
   *[other] { $free } seats are still free: wait for others, add bots, or take seats away with −.
}
seat-level = Which bot sits at seat { $seat }
seat-less = One seat less
seat-more = One seat more
start-seats-free-guest = { $free ->
    [one] One seat is still free: wait for somebody, or add a bot.
   *[other] { $free } seats are still free: wait for others, or add bots.
}
share-link = Send the link…
link = Send them this link, or let them scan the picture
link-copied = The link is copied.
copy-link = Copy the link
qr = QR code of the link to this table
short-code-make = A code to say aloud
short-code-how = Typed on the first page until { $until }, it leads here:
listed = Show this table to everybody in the lobby
is-public = The lobby shows this table to everybody.
is-private = Only those who have the link come to this table.
options = Settings
seats = Players
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

# During a match
compiling-card = Its rules are being prepared for this computer, once. You can already gather.
compiling-progress = Games ready: { $ready } of { $games }
compiling-table = The rules are being prepared for this computer, once. The match begins by itself within a minute or two.
line-too-long = Your connection is slower than this house makes up for: in races your touches count { $late } ms later than you made them.
starting = The dice are being sealed…
sealed = Fingerprint of the sealed luck, which this browser keeps and checks at the end:
your-turn = Your turn
since-few = Meanwhile: { $told }
since-many = Meanwhile { $count ->
    [one] one move was
   *[other] { $count } moves were
} made.
since-last = Last: { $told }
reconnecting = Connection lost: reconnecting…
you-watch = You are watching.
away = { $name } has gone away.
away-kept = A bot may play on in { $seconds } s.
same-device = on the same device as { $name }
same-device-match = { $name } plays on the same device as { $beside }.
away-bot = Let a bot play on
replaced = A bot plays for you since you went away.
replaced-back = Take my seat back
whose-screen = Whose screen this is
pass-to = Pass the device to { $name }
pass-why = The others look away, please: what comes next is for one pair of eyes.
pass-ready = I am { $name }: show it
talk = Table talk
talk-say = Say something
talk-what = What do you want to say?
talk-then = Then point at what you mean.
talk-about = About { $target }
talk-point = Point at { $target }
talk-aim = Point at what you mean.
talk-mute = Mute on this screen
cancel = Cancel
chat-allowed = Free chat
hints-allowed = Hints (such matches are not rated)
hint = Hint
hint-title = What would a teacher do? (H)
hint-rank = Hint { $rank }
chat-write = Write to the table
chat-send = Send
sounds = Sounds
history = What happened so far
plain-moves = Your moves
plain-no-moves = Nothing to choose at the moment.
plain-waiting = The table waits for:
plain-position = The position

# How long everybody may think
time = Time to think
yes = yes
no = no
time-none = no limit
time-relaxed = relaxed (5 min + 1 min)
time-normal = normal (2 min + 25 s)
time-fast = fast (30 s + 10 s)
time-1-day = correspondence, 1 day
time-3-days = correspondence, 3 days
time-7-days = correspondence, 7 days
time-how-bank = Everybody has a reserve, and some time for each decision. Whoever has used up both has a move made for them. Against bots alone, no clock runs.
time-how-days = Everybody has so long for each decision and need not be here. Whoever takes longer has a move made for them.
clock = Time left
clock-mine = Your time
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h
clock-short = { $seconds } s left for your decision.
time-up = Out of time: { $names }
time-up-mine = Time was up: a move was made for you
history-late = { $told } (time was up)

# Leaving, and what a host may do
table-menu = Table and leaving…
table-menu-title = This table
leave-match = Leave for now
leave-follows = A bot plays on under your name, and you can take your seat back whenever you like.
concede = Concede
concede-follows = A bot plays your seat to the end, and you can’t take it back. The others play on.
conceded = You have conceded: a bot plays your seat to the end.
has-left = { $name } has left: a bot plays on under their name.
has-conceded = { $name } has conceded: a bot plays to the end for them.
has-returned = { $name } is back.
new-host = { $name } is the host of this table now.
idle = { $name } has kept the table waiting for a while.
host-tools = For you as the host
host-hand-over = Make host
host-remove = Remove
host-remove-follows = Whoever is removed can’t sit down here again; a bot takes the seat.
host-open = Others may sit down
host-watched = Others may look on
table-name = Name of the table
table-no-name = none
is-removed = The host has removed you from this table: you can’t sit down here any more.
is-locked = The host has locked this table: nobody else can sit down.

# After a match
you-win = You win!
you-share = You share the win with { $names }!
you-share-together = You win with { $names }!
your-place = { $rank ->
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $rank }th of { $seats }
}
winner = { $names } wins!
winners = { $names } share the win!
winners-together = { $names } win together!
rematch = Play again
rematch-not = Rather not play again
rematch-waits = Waiting for { $names }.
rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-without = Play without { $names }
played-on = The others play another match without you.
change-table = Change the table
replay = Replay
record = Save the record
receipt = Save what this browser saw
tie-break = { $value } in the tie-break
tie-broken = Equal points were decided by the tie-break.
scores-explained = How the scores came about
final-position = The table at the end
fair-kept = The match agrees with all that this browser saw: its luck was fixed before it began, and nothing was rewritten
fair-broken = The luck does not follow from what was promised to this browser before the match
fair-rewritten = What happened in the match was rewritten after this browser had seen it
fair-ignored = The number of this browser came too late to be mixed in
fair-mine = The number this browser added
fair-unchecked = How the luck of this match can be checked
fair-how = Before the first move the house committed to a secret by showing its fingerprint (SHA-256), then every player’s browser added a random number. All rolls and cards follow from these together, so nobody could choose them.
fair-commitment = Fingerprint shown before the match
fair-secret = Secret revealed after it
fair-all = To recompute every roll and card, save the record and what this browser saw, and run
replay-of = Replay: { $game }
back-to-table = To the table
step = Step
seen-by = Through whose eyes
seen-open = Everything open
seen-by-one = As { $name } saw it
step-of = { $step } / { $steps }
first-step = The match begins.
quiet-step = What happened here was told to nobody.
example-back = Back
example-on = Next
step-back = One step back
step-on = One step on
round-back = One round back
round-on = One round on
replay-start = Play
pause = Pause
rules-of = Rules of { $game }

# What a teacher says of a match
analyse = Analyse this match
analysing = A teacher looks at every decision…
analysis = Analysis
analysis-player = Player
analysis-accuracy = Accuracy
analysis-lost = Lost
analysis-luck = Luck
analysis-curve-points = The points that each player could expect, step by step
analysis-curve-wins = How likely each player was to win, step by step
analysis-curve-plain = Points, step by step
analysis-not-judged = How good moves are is not judged in this game: this is what everybody had.
analysis-how = Accuracy: 100 if no decision lost anything. One that is just short of a mistake counts half, and the more was at stake, the more it counts.
analysis-how-luck = Luck: what nature’s moves gave beyond what they give on average.
analysis-weighted = Lost: every decision counts as though its player had still had a fair chance to win, so that who is behind can lose something too. So the sum does not say how far their chances fell.
analysis-summed = Lost: what all of a player’s decisions lost together.
analysis-deciding = What decided the match
analysis-nothing = No decision lost much: luck and the others decided.
analysis-here = What the teacher says of this step
analysis-mark-best = best
analysis-mark-fine = fine
analysis-mark-inaccurate = inaccurate
analysis-mark-mistake = mistake
analysis-possible = The best that these rolls allowed: { $points }
analysis-possible-who = Everything known
analysis-step = Step { $step }
analysis-better-so = Done differently, it would have been better by { $lost }.
analysis-better = This instead would have been better by { $lost }: “{ $told }”
analysis-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
analysis-of-a-win = { $amount } of a win

# Practice: decisions of one's own matches, made again
practice = Practice
practice-intro = Positions from your last matches in which you lost most. What would you play now?
practice-none = There is nothing to practise yet: play a match to its end, and a teacher looks for the decisions that cost you most.
practice-looking = A teacher looks at your last matches…
practice-list = Exercises
practice-this = Try it again
practice-solved = solved
practice-lost = { $mine ->
    [yes] You lost { $lost } here.
   *[no] { $name } lost { $lost } here.
} What is better?
practice-thinking = The teacher compares…
practice-wrong = “{ $told }”: that would lose { $lost }. Try again.
practice-best = That is the best that was found.
practice-fine = As good as the best, or nearly so.
practice-answer = The answer: “{ $told }”
practice-made = Played then:
practice-show = Show the answer
practice-again = Once more
practice-next = Next exercise
practice-replay = The whole match

# A first match that teaches
tutorial = Learn by playing
tutorial-of = First match: { $game }
spacing = Wider letters and lines
tutorial-on = Continue
tutorial-restart = Start over
tutorial-watch = Look what happens…
tutorial-step = Step { $step } of { $steps }
tutorial-done = You have played your first match of { $game }

# Me
me = Me
somebody = Somebody
face-choose = Choose another face
face-number = Face { $number }
face-others = Other faces
my-statistics = How I play
my-history = My matches
nothing-played = What you play to the end is kept here: results, replays and how you get better.
matches-played = Matches
matches-won = Won
rating = Rating
points-over-time = Points, match by match
best-one = Best: { $value }
leaderboard = Leaderboard
leaderboard-empty = Nobody yet. It is for whoever has taken a name: matches among people that everybody plays to the end, without hints, count, and everybody begins at 1000.
people = People I played with
matches-together = { $count ->
    [one] one match together
   *[other] { $count } matches together
}
invite-again = Invite again
invite-again-how = They see the invitation on their first page, for a day.
decline = Not now
devices = My other devices
devices-how = With a link or a code you are the same person on your phone, at home and at work: same name, same matches, same seat.
code-make = Make a link and a code
code-new = Make a new one, the old one ends
code-revoke = Take the code back
code-revoked = The code is good for nothing any more.
code-qr = QR code of the link to be you
code-link = Link to be you
code = Code
code-once = It is shown only now. Whoever has it is you: keep it to yourself, or take it back.
sign-out-others = Sign out all other devices
others-signed-out = Your other devices are signed out, and the code is taken back.
code-enter = I have a code
resume = Go on as this person
resume-title = Go on on this device?
resume-leaves = This browser becomes the person of the code. Whoever it is now ({ $name }) stays behind: make a code for them first if you want to come back.
push-title = Telling me that it’s my turn
push-how = Where people have days for a move, this browser can tell you when it’s your turn, though no page of this house is open.
push-on = Tell me
push-off = Tell me nothing any more
push-is-on = This browser tells you when it’s your turn.
push-offer = Shall this browser tell you when it’s your turn?
push-denied = Your browser was asked not to show notifications of this house. Its settings for this page can change that.
push-unable = This browser can’t do that. On an iPhone or iPad, put this page on your home screen first and open it from there.
push-failed = Your browser’s notification service could not be reached. Try again later.
my-data = What this house knows about me
listed-leader = Show me on the leaderboards
export = Everything about me as a file
delete-me = Delete me
delete-what = Your name, face, ratings and history are deleted for good, on all your devices. Matches with others stay for them, with “Somebody” in your seat; in a match that goes on, a bot takes your place. Nobody can undo this.
delete-surely = Delete me for good

# Sharing
share-result = Share the result
picture-of-result = Who played, and how it ended
result-link = The link shows the result, and the match again
save-picture = Save the picture
