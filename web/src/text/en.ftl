# The shell's texts: everything around the boards.

house = Splendide
motto = Real table games, played together
close = Close
loading = Just a moment…
play = Play
take-back = Take back
copy = Copy
copied = Copied
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

skip = Skip to the content
to-lobby = All games
language-switch = Français
theme-to-dark = Dark colours
theme-to-light = Light colours
lost-title = There is nothing at this address
lost-text = The link may be incomplete, or the table was put away long ago.
lost-back = To the games

# The lobby
your-name = Your name
name-save = Save
name-saved = From now on you are { $name }.
play-now = Play now
play-now-hint = against bots, or alone
invite = Invite friends
how-to-play = Rules
players-range = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
}
open-tables = Open tables
open-tables-none = No public table at the moment. Invite friends, or play now.
table-free = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-playing = playing
table-over = just finished
table-nobody = nobody yet
join = Join
watch = Watch
house-unreachable = The house does not answer. Trying again…

# Seats and players
badge-you = you
badge-away = away
badge-replaced = bot for now
badge-waiting = is being waited for
bot-name = { $bot } { $seat }
bot-random = Sparrow
bot-greedy = Magpie
bot-search = Owl
level-random = Sparrow: plays whatever comes
level-greedy = Magpie: takes what glitters
level-search = Owl: thinks ahead
seat-empty = Free seat
seat-number = Seat { $seat }
