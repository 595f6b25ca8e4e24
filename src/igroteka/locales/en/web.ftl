### Words of the site: home, table chrome, dialogs, end screen, and notes on the pieces of each game.

## Site

web-name = Igroteka
web-motto = Board games with friends and with bots, in your browser
web-home = To the shelf
web-close = Close
web-cancel = Cancel
web-save = Save
web-retry = Try again
web-loading = Loading…
web-load-failed = This page could not be loaded.
web-load-again = The connection broke, or the server has new pages since.
web-reload = Reload
web-server-trouble = The server does not answer. Please try again.
web-connecting = Taking you to the table…
web-lost-first = The server does not answer. Trying again…
web-no-table = There is no such table.
web-not-public = This table is private: whoever sits there can send you its link.
web-no-page = There is nothing at this address.
web-bad-invite = This invitation is not valid.
web-lost-way = The link may be incomplete or too old. Ask for a new one, or choose a game from the shelf.
web-skip-to-options = List of moves
web-preview-title = { $game }: come to the table
web-preview-sit = At the table: { $names }.
web-preview-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
web-preview-over = The game is over.

## Home

web-what-to-play = What shall we play?
web-what-to-play-small = { $count ->
    [one] One game, two languages, people and bots
   *[other] { $count } games, two languages, people and bots
  }
web-minutes = { $count } min
web-weight = Complexity { $count } of { $of }
web-play-now = Play now
web-play-now-text = { $count ->
    [one] You against one bot. It starts at once.
   *[other] You against { $count } bots. It starts at once.
  }
web-play-now-alone = A game for one. It starts at once.
web-play-now-people = { $count ->
    [one] The table goes on the list of open ones, for one more player.
   *[other] The table goes on the list of open ones, for { $count } more players.
  }
web-play-now-friends = { $count ->
    [one] You get a link to send to a friend.
   *[other] You get links to send to your friends.
  }
web-players = Players
web-company = Opponents
web-company-bots = Bots
web-company-people = People
web-company-friends = Friends
web-bots = Strength of the bots
web-bot-name = { $many ->
    [1] Bot
   *[other] Bot { $number }
  }
web-guest = Guest { $number }
web-bot-random = Easy
    .one = easy
web-bot-greedy = Sensible
    .one = sensible
web-bot-novice = Novice
    .one = novice
    .does = overlooks things, answers at once
web-bot-casual = Casual
    .one = casual
    .does = takes what looks best now, answers at once
web-bot-strong = Strong
    .one = strong
    .does = plans to the end of the round, thinks for half a second
web-bot-expert = Expert
    .one = expert
    .does = plans several rounds ahead, thinks for a second or two
web-play = Play
web-new-table = New table with options…
web-my-games = My games
web-my-turns = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
  }
web-no-games = You have no games yet. Press Play, and the first one starts.
web-welcome-play = Straight to the table
web-welcome-play-text = Take a box from the shelf and press Play: the bots are waiting.
web-welcome-friends = With friends, by link
web-welcome-friends-text = Send it, and your friend sits down. Nobody has to register.
web-welcome-rules = The rules at hand
web-welcome-rules-text = What you may do glows. What you may not, the table explains.
web-finished = Finished
web-finished-place = Finished, place { $place }
web-waiting-players = Waiting for players
web-waiting-others = Others are moving
web-open-tables = Open tables
web-no-open = Nobody is waiting for players now. Open a table yourself!
web-sit = Sit down
web-seats-taken = { $taken } of { $of }
web-join-by-link = Paste an invitation link
web-join = Go
web-bad-link = This is not a link to a table.
web-foreign-link = This link leads to another site: { $site }. Only tables of this site open here.
web-your-name = Your name
web-name-text = How the others at the table see you
web-new-table-title = New table
web-game = Game
web-seats = Seats at the table
web-seat-n = Seat { $seat }
web-seat-me = You
web-seat-open = Open for a friend
web-seat-bot = Bot: { $level }
web-seat-add = Add a seat
web-seat-remove = Remove seat { $seat }
web-new-open-note = { $count ->
    [one] You get an invitation link for the open seat.
   *[other] You get invitation links for the { $count } open seats.
  }
web-new-watch-note = You only watch: the bots play at once.
web-new-bots-note = The game starts at once.
web-auto = Make forced moves for the players
web-auto-hint = When there is only one thing to do, the table does it.
web-public = Show in the list of open tables
web-public-hint = Otherwise people come and watch by link only.
web-hints = Allow hints
web-hints-hint = Everybody at the table may ask what a strong bot would do.
web-hints-here = Hints are allowed
web-create = Create the table
web-sit-title = Sit down
web-sit-name = Your name, as the others will see it (may stay empty)
web-invited = You are invited to the table
web-invited-used = This link has been used: its seat is taken.
web-invited-full = All seats at this table are taken.
web-invited-over = This game is over.
web-watch = Watch
web-to-table = To the table
web-all-games = All my games
web-search-games = Search by player
web-filter-game = Game
web-filter-all-games = All games
web-filter-show = Show
web-show-all = All
web-show-turn = My turn
web-show-running = Running
web-show-finished = Finished
web-show-hidden = Hidden
web-more-games = Show more
web-no-such-games = No such games.
web-hide = Hide from my list
web-unhide = Show in my list again
web-closed = Closed
web-given-up = Given up
web-begun = Begun { $when }
web-ended-at = Ended { $when }
web-your-turn-since = Your turn, { $when }
web-turn-of-since = { $names } to move, { $when }
web-card-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-points-of = { $name }: { $points }
web-clock = Clock
web-clock-none = None
    .hint = Everybody takes the time they like.
web-clock-live = Live
    .hint = So many minutes for the whole game, and more after each turn. At zero a bot plays on.
web-clock-days = Over days
    .hint = So many hours for each move. At zero a bot plays on.
web-clock-minutes = Minutes a player
web-clock-increment = Seconds more a turn
web-clock-hours = Hours a move
web-patience = If somebody keeps the others waiting
web-patience-never = they wait
web-patience-minutes = { $count ->
    [one] after a minute a bot may play
   *[other] after { $count } minutes a bot may play
  }
web-patience-hours = { $count ->
    [one] after an hour a bot may play
   *[other] after { $count } hours a bot may play
  }
web-patience-days = { $count ->
    [one] after a day a bot may play
   *[other] after { $count } days a bot may play
  }
web-patience-hint = The others decide; the owner takes the seat back at any time.

## Table

web-round = Round { $now } of { $of }
web-round-word = Round
web-phases = Phases of the round
web-panels = Panels
web-help = Rules and keys
web-rule = Rule { $clause }
web-menu = Menu
web-language = Language
web-language-switch = Русский
web-theme = Colours
web-theme-auto = Match the system
web-theme-light = Light
web-theme-dark = Dark
web-settings = Settings
web-text-size = Text size
web-sound = Sounds: your turn, your pieces, victory
web-notify = Notification on your turn
web-notify-refused = The browser does not allow notifications from this page.
web-on = On
web-off = Off
web-motion = Animation
web-motion-full = Pieces fly
web-motion-still = Nothing flies
web-action-bar = What to do now
web-your-turn = Your turn
web-you = You
web-you-small = you
web-waiting-for = Waiting for { $names }.
web-waiting-besides = Besides you, waiting for { $names }.
web-open-seats = { $count ->
    [one] an open seat
   *[other] { $count } open seats
  }
web-wait = Waiting…
web-watching = Watching
web-choose = Choose one of the glowing things.
web-options = All moves
web-no-options = You have no move to make now.
web-filter = Search the moves
web-legal = possible
web-would-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
  }
web-undo = Undo
web-undo-left = { $count ->
    [one] { $count } step can be taken back
   *[other] { $count } steps can be taken back
  }
web-drop = Let go
web-review = Review
web-review-text = A strong bot goes through the whole game: how the chances of everybody went, where it turned, what would have been better, and what was luck. This takes a minute or a few.
web-review-nobody = Nobody who played has asked for a review of this game yet.
web-review-begin = Make the review
web-review-running = The bot is looking at the game: { $done } of { $of } choices.
web-review-close = You may close this page; the review is kept with the game.
web-review-curve = What the position was worth, in points
web-review-sums = Luck and choices
web-review-sum-luck = Luck
web-review-sum-choices = Own choices
web-review-sum-others = Others and time
web-review-sum-missed = Given away
web-review-sums-text = Luck is what draws, dice and hidden things gave beyond what could be expected; own choices are what could be expected of them; the rest is what the others did and the rounds that passed. “Given away” is what better choices would have gained.
web-review-turning = Turning points
web-review-no-turning = No choice and no luck stands out.
web-review-round = Round { $round }
web-review-missed = { $points } by this choice
web-review-luck = { $points } by luck
web-review-played = Played: { $what }
web-review-better = Better: { $what }
web-review-show = Show
web-review-next = Next turning point
web-review-mark = Turning point { $number }, { $name }
web-review-err-too_many = Another review is being made for you. One at a time, please.
web-what-if = What if…
web-what-if-text = Play on from step { $step } (round { $round }) at a table of your own, against bots. What this player could not know then is dealt anew, and chance begins anew too.
web-what-if-seat = Play as
web-what-if-do = Play on from here
web-what-if-from = What if… from step { $step } of another game
web-what-if-back = To that game
web-err-no_what_if = Nobody can play on from this point.
web-err-not_finished = That is possible only when the game is over.
web-hint = Hint
web-hint-close = Put the hint away
web-hint-thinking = A strong bot is thinking about your position…
web-hint-best = A strong bot would
web-hint-instead = Instead of the best move
web-hint-ahead = Better than the next best move by { $points }, because of
web-hint-behind = Compared with the best move: { $points }, because of
web-hint-even = The next best move is about as good.
web-hint-first = best
web-hint-others = Other moves
web-hint-do = Make this move
web-part-prospects = What is still to come
web-part-rivals = The best of the others
web-since = Since your last move
web-see-again = See again
web-round-begins = Round { $round } begins
web-happened = What happened
web-for-you = For you
web-nothing-for-you = Nothing has changed for you yet.
web-points-now = Points now: { $points }
web-go-on = Go on
web-next-move = Next move
web-stand = Go on
web-confirm-turn = This ends your turn. Is that what you want?
web-confirm = Confirm my turn
web-not-yet = Not yet
web-do-it-anyway = Do it anyway
web-pace = Moves of the others
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-step = Step by step
web-confirm-setting = Confirm the end of my turn
web-grace = Bots wait for my undo
web-grace-seconds = { $count ->
    [0] Not at all
   *[other] { $count } s
  }
web-skip = Skip questions that rarely matter
web-open-seat = Open seat
web-open-board = Board of { $name }
web-board-of = Board of { $name }
web-bot = Bot
web-online = Connected
web-offline = Not connected
web-status-moving = moving
web-status-waiting = waiting
web-first-player = First player
web-score-now = Points so far
web-log = Log
web-before-game = Before the game
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Write to all…
web-chat-send = Send
web-show-choice = Show the choice
web-look-at-board = Look at the board
web-needed-here = Your move is here
web-lost = Connection lost. Trying again in { $seconds } s.
web-hand-over = Let a bot play for me
web-hand-over-text = The bot starts at once. What it has done by the time you come back stays done.
web-hand-over-do = Let it play
web-log-earlier = Show what was earlier
web-panel-board = Board
web-bot-plays-for-you = A bot plays for you meanwhile.
web-take-back-seat = Take my seat back
web-invite = Invite friends
web-invite-link = Link for seat { $seat }
web-invite-qr = QR code of seat { $seat }
web-invite-qr-text = Point the camera of a phone at it: it opens the table.
web-no-invites = All seats are taken.
web-copy = Copy
web-copied = Copied
web-share = Share
web-table-link = Link to the table
web-table-link-text = Send this link to everybody: whoever opens it can take a free seat. No account is needed.
web-watch-link-text = Whoever opens this link can watch.
web-table-qr = QR code of the table
web-seat-links = Links to single seats
web-seat-links-text = Each seats one person, at exactly this seat.
web-local-links = These links work on this computer only. For other devices in your network start with “{ $lan }”; for the internet set { $public } to your public address.
web-rename = Change my name
web-leave-table = Leave the table
web-leave-open-text = Your seat becomes free again, and its link works again.
web-give-up = Give up
web-give-up-text = A bot plays on for you to the end. You cannot come back, and the table remembers it.
web-end-game = End the game for all
web-end-game-text = The game ends without a result as soon as everybody who plays agrees.
web-end-game-alone = The game ends here, without a result.
web-vote-yes = End the game
web-vote-agree = Agree
web-vote-no = Play on
web-vote-mine = You want to end the game. Still to agree: { $names }.
web-vote-theirs = { $names } would like to end the game for all.
web-close-table = Close the table
web-close-table-text = Nobody can sit down any more, and the table leaves the list.
web-table-closed = This table was closed before the game began.
web-table-given-up = The players ended this game by vote.
web-you-gave-up = You gave up. A bot plays on for you.
web-late = { $name } keeps you waiting: { $time }.
web-late-soon = { $name } keeps you waiting. In { $time } you may let a bot play.
web-relieve = Let a bot play
web-seat-gave-up = gave up
web-time-left = Time left
web-time-left-of = Time left for { $name }: { $time }
web-sit-here = A seat is free at this table.
web-notice-left = { $name } has left the table.
web-notice-bot = { $name } lets a bot play.
web-notice-relieved = A bot plays for { $name }, who kept the others waiting.
web-notice-back = { $name } is back.
web-notice-gave_up = { $name } has given up. A bot plays on.
web-notice-time = The time of { $name } is up. A bot plays on.
web-notice-ended = The players have ended the game by vote.
web-day-time = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
  }
web-export = Save the game as a file
web-err-stale = The game has moved on. Look again and choose.
web-err-not_offered = This move is not offered now.
web-err-refused = The rules do not allow this now.
web-err-too_fast = Too fast. Wait a moment.
web-err-too_many = You have too many tables already.
web-err-banned = You may not play here at present.
web-err-muted = You may not write here at present.
web-err-too_long = The text is too long.
web-err-bad_message = The server did not understand this page. Please reload.
web-err-wish = The server cannot do this: { $reason }
web-err-taken = This seat is taken.
web-err-not_public = This table can be joined by its invitation links only.
web-err-no_table = There is no such table any more.
web-err-unavailable = The server cannot reach its games now. Please try again later.
web-err-unreadable_table = This table cannot be opened any more.
web-err-old_rules = { err-old_rules }
web-err-other = Something went wrong on the server (error { $status }).
web-err-not_seated = You are only watching this table.
web-err-no_hints = This table has agreed on no hints.
web-err-hint_under_way = The bot is still thinking about your last question. Ask again in a moment.
web-err-no_advice = The bot found no answer this time.
web-err-full = All seats at this table are taken.
web-err-over = This game is over.
web-err-bad_name = A name has at most 24 letters.
web-err-bad_clock = A live clock has 1 to 240 minutes and adds 0 to 600 seconds a turn; a clock over days has 1 to 336 hours a move.
web-err-bad_patience = The others can be made to wait for at most 7 days.
web-err-bad_invite = This invitation is not valid.
web-err-not_yet = A bot may take a seat only from somebody who has kept you waiting for the agreed time.
web-err-not_running = Only those who play can vote, once all seats are taken.
web-err-not_host = Only whoever set the table up can close it.
web-err-gave_up = You have given up this game and cannot come back.
web-luck = Honest luck
web-luck-text = Before the game began, the server fixed one secret number from which all chance in this game follows, and published its fingerprint. When the game is over, the number is published too, and anybody can check that it was not changed.
web-seed-hash = Fingerprint (SHA-256), known from the start
web-seed = Secret number
web-seed-later = It is shown when the game is over.
web-luck-check = Check the fingerprint
web-luck-match = The fingerprint matches. Chance was fixed before the game began.
web-luck-differ = The fingerprint does not match the number.
web-help-clauses = All rules, clause by clause
web-help-rulings = Rulings: what the rules leave open
web-keys = Keys
web-key-arrows = Arrows: move between the glowing things
web-key-enter = Enter: choose
web-key-esc = Esc: let go
web-key-z = Z: undo
web-key-o = O: list of all moves
web-key-h = H: hint
web-key-panels = 1–4: jump to a panel
web-key-help = ?: this page

## Replay and end

web-replay = Replay
web-replay-position = Position in the game
web-replay-at = Step { $at } of { $of }, round { $round }
web-speed = Speed
web-viewpoint = Seen by
web-copy-step = Copy a link to this step
web-leave-replay = Leave replay
web-round-back = Previous round
web-round-on = Next round
web-step-back = One step back
web-step-on = One step forward
web-play-on = Play
web-pause = Pause
web-scores = Final scores
web-game-over = The game is over.
web-end-won = Victory! { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-shared = Shared victory! { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-winner = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-winners = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-end-gap = { $count ->
    [one] One point ahead of { $name }.
   *[other] { $count } points ahead of { $name }.
  }
web-end-tiebreak = Level on points, decided by the tie-break against { $name }.
web-score-sheet = Score sheet
web-place = Place
web-player = Player
web-total = Total
web-winner = Winner
web-score-parts = Where the points come from
web-score-rounds = Points by round
web-open-round = Open round { $round }
web-decided = What decided the game
web-decided-lead = Ahead from round { $round }: { $name }
web-decided-lead-text = To the very end
web-decided-finish = The last round decided
web-decided-finish-text = Ahead or level until then: { $name }
web-decided-jump = A leap in round { $round }: { $name }
web-decided-jump-text = +{ $count } { $count ->
    [one] point
   *[other] points
  } in one round
web-decided-missing = What you lacked: { $part }
web-decided-shared = A shared victory: level in the end.
web-results = Results
web-results-text = The table stays open: talk, look at the board, or play again.
web-see-board = See the board
web-rematch-join = To the next game
web-rematch = Play again
