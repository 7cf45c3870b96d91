# What the house says when it refuses something.

refused-not-a-move = “{ $move }” is not a move of this game.
refused-illegal-move = { $move } can't be played now.
refused-not-your-turn = Nobody is waiting for a move from this seat now.
refused-match-over = This match is over.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-no-such-moment = There has been no moment { $number } in this match yet.
refused-bad-shown = What is said to have been seen with this move can't be read, or nothing is to be seen here.
refused-nothing-to-take-back = There is no choice to take back: it has been revealed, or none was made.
refused-seats-out-of-range = This game is for { $least } to { $most } players, not { $seats }.
refused-no-days-for-races = Hands race here: a match by correspondence needs a calm pace.
refused-bad-option = The option { $option } can't be “{ $value }”. It can be: { $choices }.
refused-bad-options = Options are given by name, each with its choice.
refused-unknown-option = This game has no option “{ $option }”. It has: { $options }.
refused-unknown-game = There is no game called “{ $game }”. There are: { $games }.
refused-breaks-contract = The game in { $folder } can't be opened: { $reason }.
refused-no-games-folder = SPLENDIDE_GAMES names a folder that is not there: { $folder }.
refused-folder-of-one-game = SPLENDIDE_GAMES names the folder above a game's own: { $above }, not { $folder }.
refused-bad-game-name = The folder { $folder } can't be a game's name: small letters, digits and underscores, a letter first.

# What is wrong in a record.

on-line = Line { $line }: { $reason }
refused-record-first-line = A record begins with “{ $expected }”.
refused-record-header = “{ $text }” is not a header line. A header line is a key, a colon, a space and a value; the keys are { $keys }.
refused-record-twice = The key “{ $key }” is there twice.
refused-record-missing = The key “{ $key }” is missing.
refused-record-bad-value = “{ $value }” can't be read as { $key }.
refused-record-not-one-a-seat = { $key } must have one entry for each seat: { $seats }.
refused-record-move = “{ $text }” is not a move. A move is a seat's number or “nature”, a space and the move in the game's notation.
refused-record-no-commitment = There is no commitment: nobody can tell whether nature was fair.
refused-record-broken-commitment = The secret is not the one nature committed herself to.
refused-record-not-natures = Nature's move { $move } doesn't follow from her secret: it should be { $expected }.
refused-record-not-over = The record gives a result, but after its last move the match is not over.
refused-record-no-secret = The match is over, but nature's secret has not been revealed.
refused-record-wrong-points = The points should be { $expected }.
refused-record-wrong-winners = The winners should be { $expected }.
refused-record-unfinished = The match is not over. Nothing in its moves is against the rules, but nature's moves can only be checked when her secret is revealed.
refused-record-not-settled = Gravity makes something else of this placement than the record says.
refused-record-other-match = The receipt is of another match: { $match }.
refused-record-other-commitment = This is not the commitment that the receipt's owner was shown before the match.
refused-record-nonce-ignored = The number that the receipt's owner gave to the chance is not among those that went in.
refused-record-rewritten = The log was rewritten from here on: it doesn't run through what the receipt's owner saw.
refused-bad-receipt = This is not a receipt: it can't be read.

# Hints.

refused-hints-off = There are no hints at this table.
refused-no-hints-here = Nobody can judge the moves of this game: there are no hints in it.
refused-no-hints-in-races = There is no time for hints at this pace: they are given in the calm game.
refused-too-many-hints = One hint at a time, and not so many: think a little first.
hint-only = There is nothing to choose: only one move is possible.
hint-level = The first two are about equally good.
hint-for-it = This speaks for the first one.
hint-mixed = Whoever always does the same is easily guessed: it is best to vary. The first one should be made most often.
hint-gain = The first one brings about { $gain ->
    [one] one point
   *[other] { $gain } points
} this round, the next one { $other }.
hint-later = The first one brings less this round, about { $gain ->
    [one] one point
   *[other] { $gain } points
} against { $other }, but it leaves more for later.
hint-ahead = The first one is better than the next by about { $ahead } { $unit ->
    [points] points.
   *[wins] hundredths of a win.
}

# Bots and the command line.

refused-too-many-analyses = Many matches are being analysed already: ask again in a minute.
refused-analysis-not-over = Only a match that is over can be analysed.
refused-no-such-decision = There is no such decision in this match.
refused-not-analysed = A teacher has not looked at this match yet: ask for its analysis first.
refused-too-many-tries = Not so many at once: think a little first.
refused-no-dask = Dask is not installed here: pip install "dask[distributed]".
refused-no-cluster = No Dask cluster answers at { $address }: { $reason }.
refused-no-line-protocol = { $game } has no line protocol for programs.
refused-bad-line = This line can't be understood here: “{ $text }”.
refused-unknown-level = There is no bot called “{ $level }”. There are: { $levels }.
refused-wrong-token = This token opens no seat at this table.
refused-no-such-program = There is no program here that could be started by “{ $command }”.
refused-more-bots-than-seats = { $bots ->
    [one] One bot can't
   *[other] { $bots } bots can't
} sit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: say fewer bots, or more seats with --seats.
refused-no-such-ply = There is no position after { $ply ->
    [one] 1 move
   *[other] { $ply } moves
}: the record has only { $moves }.
refused-nature-moves = Nature is to move: nobody decides anything before.
system-reason = { $code ->
    [ENOENT] no such file or directory
    [EISDIR] it is a directory
    [ENOTDIR] a part of that path is no directory
    [EACCES] permission denied
    [EEXIST] there is a file of that name
   *[other] { $reason }
}
refused-unreadable-file = { $file } can't be read: { system-reason }.
refused-not-text = { $file } is not a UTF-8 text file.
refused-nothing-to-score = Nothing came on standard input. { $form }
refused-kept-as-over = It is kept as finished, but its moves don't reach the end.
refused-kept-as-going-on = It is kept as going on, but its moves reach the end.
refused-kept-with-other-points = Its moves lead to other points.
refused-unreadable-match = What is kept of it can't be read: { $reason }.
refused-unwritable-folder = { $folder } can't be written to: { system-reason }.
refused-cards-of-which-game = Say of which game the cards should be listed.
refused-no-cards = { $game } has no cards.

decimal-mark = .
percent = { $number }%
cli-about = Five table games whose names begin with Spl, and the table to play them at.
cli-version = print the version
cli-help = print this help
cli-language = language of the sentences; otherwise that of the environment
cli-json = print JSON
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-command = COMMAND
cli-commands = commands
cli-bad-arguments = { $message }
    See { $command } --help.
cli-unknown-arguments = There is nothing called { $arguments } here.
cli-wrong-argument = argument { $argument }: { $message }
cli-not-given = the following arguments are required: { $arguments }
cli-none-given = one of the arguments { $arguments } is required
cli-not-with = not allowed with argument { $other }
cli-no-such-choice = invalid choice: { $text } (choose from { $choices })
cli-wants-one = expected one argument
cli-wants-some = expected at least one argument
cli-wants-none = nothing can be said after it, such as { $text }
cli-not-a-number = { $text } is not a whole number
cli-not-opened = { $file } can't be opened.
cli-unknown-in-file = There is nothing called { $arguments } here, though { $file } says so.
cli-not-at-least = “{ $text }” is not a whole number from { $least } on
cli-not-between = “{ $text }” is not a whole number from { $least } to { $most }
cli-half-a-line = “{ $words }” ends before a quotation mark is closed. Write what holds an apostrophe between " and ".
cli-not-in-utf-8 = { $file } is not written in UTF-8.
cli-not-an-option = “{ $text }” is not an option: write NAME=VALUE
cli-game-name = GAME
cli-game = the game, by the name that “splendide games” lists
cli-file-name = FILE
cli-file = a record; “-” for standard input
cli-option = an option of the game, as NAME=VALUE; may be given several times
cli-nature = nature
cli-seat = seat { $seat }
cli-unfinished = The match is not over: waiting for { $players }.
cli-finished = { $points }. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

cli-games = list the games
cli-games-one = only this game, in detail
cli-games-cards = list all cards of the game
cli-games-slug = name
cli-games-title = game
cli-games-seats = players
cli-games-options = options
cli-games-detail = { $title } ({ $slug }), for { $least } to { $most } players.
cli-games-option = option { $option }: { $choices }; { $default } if nothing is said

cli-serve = open the house: start the server
cli-serve-host = the address to listen on
cli-serve-port = the port to listen on
cli-serve-data = the folder in which matches are kept
cli-serve-database = instead of a folder, a PostgreSQL database that several servers may share, such as postgresql://name@host/splendide; a password is better said in the environment, where nobody else sees it
cli-serve-no-store = keep nothing: everything is lost when the server stops
cli-serve-origin = a further address under which browsers may reach this server; may be given several times
cli-serve-host-name = a name under which browsers elsewhere call this server, such as play.example.org; may be given several times. Addresses and names of one's own network always work, others are refused
cli-serve-longest-line = milliseconds there and back that races make up for (320 if nothing is said); whoever is further away is told
cli-serve-grace = seconds that the seat of somebody who went away is kept before the others may let a bot play on (20 if nothing is said)
cli-serve-unattended = seconds that bots play on at a table where nobody is (60 if nothing is said); they go on when somebody comes
cli-serve-push-key = the key by which push services know this house, as splendide push-key makes it: browsers can then be told whose turn it is. Better said in the environment
cli-serve-push-contact = where push services reach whoever runs this house, such as mailto:me@example.org
cli-push-key = make a key with which browsers can be told whose turn it is (serve --push-key); keep it secret, and keep it
cli-serve-metrics-token = a word by which Prometheus may read /metrics (Authorization: Bearer …); without it there is no such page. Better said in the environment, where nobody else sees it
cli-serve-keep-tables = days after which a table where nobody was any more is forgotten, with a match that was not finished there (30 if nothing is said, 0 for never)
cli-serve-keep-guests = days after which the name of a guest who did not come back is forgotten (400 if nothing is said, 0 for never)
cli-serve-keep-matches = days after which a finished match is forgotten (never, if nothing is said)
cli-serve-node = where other servers on the same database reach this one, such as http://10.0.0.5:8000; if nothing is said, at the address where it listens
cli-serve-json-log = what the server has to say is said in lines of JSON, for programs that gather logs
cli-serve-proxied = browsers reach this server through another one (a reverse proxy): the distance to them is then measured by their answers alone, not by the connection that arrives here, and X-Forwarded-For and X-Forwarded-Proto are believed
cli-serve-proxy = the address of that other server, if it is not on this machine; may be given several times

cli-late = (time was up)
cli-backup = copy everything that the server keeps into one file; the server may be running
cli-backup-file = the copy, which must not exist yet
cli-backup-done = Everything that was kept until now is in { $file }. Keep it as safe as the original: secrets of running matches are in it.

cli-check = look whether everything that a folder or a database keeps is whole, and play every match again; the server may be running
cli-check-progress = Checking matches
cli-check-fault = Match { $match } is not what it is kept as. { $reason }
cli-check-done = Everything is whole: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, all played again.
cli-work = think for servers on other machines that share a database: their bots' moves and analyses; any number of workers may
cli-work-database = the address of the servers' database
cli-work-hands = how many errands at a time; as many as there are cores if nothing is said
cli-work-begun = Thinking for whoever shares the database, { $hands ->
    [one] one errand
   *[other] { $hands } errands
} at a time. Ctrl+C ends it.
cli-export = write everything that a folder or a database keeps into one file, with which a house can go on elsewhere; the server may be running
cli-import = let a house go on, in a new folder or in an empty database, with everything that is in a file
cli-import-file = a file that was written by export or backup, or the splendide.sqlite of a server that is stopped
cli-import-done = Everything that is in { $file } is there now: start the server.

cli-simulate = let bots play many matches
cli-simulate-seats = how many players; otherwise as few as possible, each bot once at least
cli-simulate-matches = how many matches
cli-milliseconds = how long a bot that searches may think about a decision; without it, its effort is counted, and the same seed gives the same match
cli-simulate-bots = bots for the seats in turn, such as random,greedy or program:./mine.py; again from the first when there are more seats
cli-simulate-seed = the first match gets this seed, each further one the next; same seed, same results
cli-simulate-physics = let real physics decide where a game has it, instead of nature's quick draw; slow
cli-simulate-records = write a record of every match into this folder
cli-address-name = ADDRESS
cli-arena-cluster = play on a Dask cluster whose scheduler is at this address, such as tcp://host:8786
cli-simulate-jobs = how many processes; otherwise one for each core
cli-simulate-progress = Matches played:
cli-simulate-bot = bot
cli-simulate-at-seats = seats
cli-simulate-mean = mean score
cli-simulate-most = most
cli-simulate-wins = share of wins

cli-score = add up the points of what is on standard input
cli-score-players = how many players there are
cli-replay = play a record through, move by move
cli-verify = check everything in a record: legal moves, points, and that nature kept her commitment
cli-verify-finished = Everything is in order: all moves are legal, the result is right and nature kept her commitment.
cli-verify-receipt = what a browser kept of the match: its commitment, its number and the heads of the log that it saw
cli-verify-drawn = { $count ->
    [one] One draw of nature follows
   *[other] { $count } draws of nature follow
 } from the secret that she had committed herself to.
cli-verify-settled = { $count ->
    [one] One piece was let fall again, and came
   *[other] { $count } pieces were let fall again, and came
 } to rest exactly as written.
cli-verify-not-repeated = { $count ->
    [one] One outcome of gravity was
   *[other] { $count } outcomes of gravity were
 } found by another engine or version: not checked.
cli-verify-moments = { $count ->
    [one] One time of a touch is
   *[other] { $count } times of touches are
 } the word of the house that timed them.
cli-verify-seen = { $count ->
    [one] One head of the log is
   *[other] { $count } heads of the log are
 } as the receipt's owner saw them: nothing was rewritten up to the last of them.

cli-analyse = look at a finished match as a teacher: what every decision lost, what luck gave, what decided it
cli-analyse-milliseconds = how long to think about each decision; without it, the effort is counted, and the same seed gives the same analysis
cli-analyse-seed = same seed, same analysis
cli-analyse-progress = Analysed, in percent:
cli-analyse-not-judged = How good moves are is not judged in this game: this is what everybody had, moment by moment.
cli-analyse-step = step
cli-analyse-player = player
cli-analyse-move = move
cli-analyse-best = best found
cli-analyse-lost = lost
cli-analyse-counted = counted
cli-analyse-weighted = What is lost counts as though the player had still had a fair chance to win, so that who is behind can lose something too. A player’s sum is that of the column “counted”.
cli-analyse-share = of an average move
cli-analyse-mark = judgement
cli-analyse-mark-best = best
cli-analyse-mark-fine = fine
cli-analyse-mark-inaccurate = inaccurate
cli-analyse-mark-mistake = mistake
cli-analyse-accuracy = accuracy
cli-analyse-luck = luck
cli-analyse-curve-points = The points that each player could expect:
cli-analyse-curve-wins = How likely each player was to win:
cli-analyse-curve-plain = Points:
cli-analyse-nothing-decided = No decision lost much: luck and the others decided.
cli-analyse-possible = The best that was possible, with hindsight: { $points ->
    [one] one point
   *[other] { $points } points
}
cli-analyse-deciding = What decided the match:
cli-analyse-moment = Step { $step }: { $player } played { $move }; { $best } would have been better by { $lost }{ $unit ->
    [points] {" "}points
   *[wins] {" "}of a win
 }.

cli-arena = let bots compete, at rotated seats with the same luck for everybody, and rate them
cli-arena-bot-name = BOT
cli-arena-bots = bots for the seats in turn, such as master greedy or "program:python3 mine.py"; again from the first when there are more seats
cli-arena-seats = how many seats; by default as many as there are bots, if the game has so many. With more bots than seats, every group of so many meets
cli-arena-matches = so many matches at least: each seed is played by all who meet, once with everybody at every seat
cli-arena-bot = bot
cli-arena-played = seats played
cli-arena-mean = mean points
cli-arena-wins = wins per seat
cli-arena-fair = fair share
cli-arena-rating = rating

cli-faults = { $moves ->
    [one] One move was made
   *[other] { $moves } moves were made
} for { $bot }: { $late } late, { $nonsense } not understood, { $illegal } illegal, { $gone } after it had ended

cli-bot = ask a bot what it would play at the end of an unfinished record
cli-bot-ply = in the position after this many moves
cli-bot-seat = for this seat; otherwise the first that owes a move
cli-bot-level = which bot
cli-bot-stdio = instead of a file a game is named, and a match is told on standard input, line by line, as its programs tell it
cli-bot-seed = same seed, same answer
cli-bot-plays = { $player } should play { $move }.
cli-bot-move = move
cli-bot-value = worth
cli-bot-chance = made

cli-bench = measure the speed of rules and bots on this machine
cli-bench-no-openspiel = OpenSpiel is not installed, so a loop in plain Python is the calibration. To get it: pip install open_spiel, or make bench.

# The server: who you are, tables, sockets.

guest-name = Guest { $number }
server-listening = Splendide is open at { $address } (Ctrl+C closes it).
rules-compiling = Compiling the rules of { $games }
rules-compiled = The rules of { $game } are compiled ({ $done } of { $all })
client-is-old = The pages are older than their sources. This command builds them anew: { $command }
client-not-built = The pages have not been built yet. This command builds them: { $command }

refused-port-taken = Port { $port } is taken, perhaps by a Splendide that is already open. Close that one, or choose another port with --port.
refused-port-forbidden = Only the administrator may open port { $port } on this machine. Choose another one with --port, such as 8000.
refused-no-such-host = This machine has no address “{ $host }” to listen on. --host takes one of its own, such as 127.0.0.1, or 0.0.0.0 for all of them.
refused-not-listening = This machine can't listen at { $host }, port { $port }: { $reason }.
refused-foreign-origin = This request comes from a page of another site.
refused-other-host-name = This server is not called { $called }. Whoever runs it can allow that name: splendide serve --host-name { $called }
refused-not-ready = This server is there, but what it keeps can't be read at the moment.
refused-bad-host = The name by which this server was called can't be read.
refused-no-name = A name needs at least one character that can be seen.
refused-long-name = A name has at most { $most ->
    [one] 1 character
   *[other] { $most } characters
}.

refused-unknown-address = There is nothing at this address.
refused-wrong-method = That can't be done at this address.
refused-unknown-table = There is no table “{ $table }”. Perhaps a letter of its link is missing?
refused-unknown-match = There is no such match.
refused-match-not-over = This match is still being played: it can be looked at when it is over.
refused-no-tutorial = This game has no first match that teaches it.
refused-tutorial-not-this = That would be a fair move too! Here, try the one this step speaks of.
refused-tutorial-not-so = That did not work out as it should: try it once more, a little differently.
refused-tutorial-read-on = Have a look first, then press “Continue”.
refused-tutorial-over = This first match is over: play a real one, or begin it anew.
refused-no-rules = The rules of this game are not written in this language.

refused-not-json = The message can't be read: it is not complete JSON.
refused-unknown-message = The message is of no kind that is known here.
refused-wrong-message = The message does not have the form that was expected (at { $where }).
refused-message-too-big = The message is too long: at most { $most } kB.
refused-too-fast = That was too much at once. Please wait a moment.
refused-too-many-sockets = This table is already open too many times, here or in all. Please close it somewhere else first.
refused-broken = Something broke here on our side. Nothing has changed; please try again.
refused-no-push = This house sends no notifications.
refused-bad-subscription = Your browser's push service can't be used from here.
refused-bad-proxy = “{ $text }” is no address of a proxy. --proxy takes one such as 10.0.0.2, or a network such as 10.0.0.0/8.
refused-bad-host-name = “{ $text }” is no name that browsers could call this server by. --host-name takes one such as play.example.org, without http:// and without a port.
refused-bad-origin = “{ $text }” is no site. --origin takes one as browsers name it, such as https://play.example.org.
refused-bad-node = Other servers can't reach this one at “{ $text }”. --node takes an address such as http://10.0.0.5:8000.
refused-bad-push-key = This is no key for push services. splendide push-key makes one.
refused-bad-push-contact = Push services want to know whom to write to: mailto: and an address, or https: and a page, not “{ $contact }”.
refused-not-saved = This could not be saved, so it does not count. Please try again.
refused-maybe-saved = The line to the database broke: nobody knows yet whether this was saved. You will see it in a moment.
refused-no-database = Where is the database of the servers to think for? Say it with --database, as postgresql://…
refused-no-own-address = Other servers on this database would not find this one: the name of its machine, { $machine }, leads nowhere. Say with --node where they reach it, as http://…
refused-cut-off = This table has lost the line to its database, so this does not count. It goes on by itself when the line is back: try again then.
refused-other-schema = The data was written by another version of Splendide: it has schema { $found }, this version reads schema { $known }.
refused-store-in-use = Another server is already using the folder { $folder }. Stop that one, or give this one another folder.
refused-store-foreign = { $file } is not a file in which Splendide keeps anything, or its beginning is damaged. Nothing has been changed in it.
refused-store-damaged = { $file } is damaged: not all that was kept in it can be read any more. Nothing has been changed in it; put your last backup in its place.
refused-store-read-only = { $file } can't be written to: only its owner, or nobody, may do that.
refused-unusable-file = { $file } can't be used: { system-reason }.
refused-no-store = There is no { $file }: nothing has been kept there.
refused-file-exists = { $file } is already there, and is not replaced.
refused-bad-database = The database can't be reached: this is no address of PostgreSQL. --database takes one such as postgresql://name@host/splendide.
refused-database-away = The database can't be reached: { $reason }
refused-database-foreign = There are tables in this database that are not Splendide's. Give it a database of its own.
refused-database-in-use = A server is using this database. Stop all of them before you import.
refused-database-not-empty = Something is kept in this database already. Import into an empty one.

refused-seat-taken = Somebody is already sitting there.
refused-table-full = All seats of this table are taken. You are welcome to watch.
refused-table-finished = The match at this table is over. Play again with the same seats, or let the host change the table.
refused-match-running = That can't be changed while a match is being played.
refused-not-your-seat = This is not your seat.
refused-bot-plays-on = A bot is playing on for you. Take your seat back first.
refused-not-seated = Only those who sit at this table may do that.
refused-not-away = A bot can only play on for a person who is away.
refused-table-locked = The host has locked this table: nobody else can sit down.
refused-no-spectators = The host wants no spectators at this table.
refused-no-heir = Only somebody who sits at the table can become its host.
refused-conceded = You have conceded this match: a bot plays it to the end.
refused-away-not-long = { $who } has not been away for long: a bot may play on in { $seconds } s.
refused-removed-home = Somebody at your address was removed from this table, so nobody new from there can sit down here.
refused-removed = The host has removed you from this table.
refused-no-such-page = { $page } is no page of the list.
refused-not-host = Only the host of the table may do that.
refused-seats-in-use = { $taken ->
    [one] One seat is taken
   *[other] { $taken } seats are taken
}: there can't be fewer.
refused-empty-seats = { $empty ->
    [one] One seat is still empty.
   *[other] { $empty } seats are still empty.
}
refused-no-match = No match is being played at this table.
refused-stale-question = The table has moved on since then: this answers a question that is no longer asked.
refused-unknown-phrase = “{ $phrase }” is not one of the phrases of this game.
refused-unknown-target = There is nothing called “{ $target }” on the table to point at.
refused-chat-off = Free chat is switched off at this table.
refused-no-chat = There is nothing to be read in this.
refused-long-chat = At most { $most ->
    [one] 1 character
   *[other] { $most } characters
} at a time, please.
refused-bad-nonce = The share of chance must be 32 hexadecimal digits.

# Where moments count.

refused-touch-in-future = This touch is said to have been made later than it arrived here, which can't be.
refused-touch-too-early = This touch was made before the present deal could be seen, so it doesn't count.
refused-touch-held = Your touch has already arrived: it is being compared with the others'.
refused-not-a-race = “{ $move }” is not a move for which the moment counts.
refused-race-move = With “{ $move }” the moment counts: it is made as a touch, not as an answer to a question.
refused-impossible-time = This move can't have been made at the moment it names.

# People.

refused-bad-face = A face is eight hexadecimal digits.
refused-unknown-code = Nobody has this code, or it was taken back.
refused-no-such-short-code = This code leads to no table. A code is good for a few minutes: ask whoever gave it to you for a new one.
refused-nobody-to-invite = There is nobody to invite: they were bots, or have left for good.
picture-bot = a bot
picture-somebody = Somebody
push-your-turn = { $game }: it’s your turn
push-with = With { $names }
preview-invites = { $name } invites you to { $game }
preview-gathers = { $game }: a seat for you
preview-plays = { $game }: { $names }
preview-won = { $names } won at { $game }
preview-played = { $game }: the result
preview-watch = Watch the match again, move by move.
preview-join = Open the link to sit down: nothing to install.
