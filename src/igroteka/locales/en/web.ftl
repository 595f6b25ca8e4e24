### Words of the site: home, table chrome, dialogs, end screen, and notes on the pieces of each game.

## Site

web-name = Igroteka
web-motto = Board games with friends and with bots, in your browser
web-game-orleans = Orléans
web-game-mombasa = Mombasa
web-game-sonora = Sonora
web-game-cosmic_colonies = Cosmic Colonies
web-home = To the shelf
web-close = Close
web-cancel = Cancel
web-save = Save
web-retry = Try again
web-loading = Loading…
web-load-failed = This page could not be loaded. Please reload.
web-server-trouble = The server does not answer. Please try again.
web-connecting = Taking you to the table…
web-lost-first = The server does not answer. Trying again…
web-no-table = There is no such table.
web-no-page = There is nothing at this address.
web-bad-invite = This invitation is not valid.
web-lost-way = The link may be incomplete or too old. Ask for a new one, or choose a game from the shelf.
web-skip-to-options = List of moves

## Home

web-what-to-play = What shall we play?
web-what-to-play-small = Four games, two languages, people and bots
web-not-built = not ready yet
web-minutes = { $count } min
web-weight = Complexity { $count } of { $of }
web-play-now = Play now
web-play-now-text = { $count ->
    [one] You against one bot. It starts at once.
   *[other] You against { $count } bots. It starts at once.
  }
web-play-now-alone = You against the automaton. It starts at once.
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
web-bot-planner = Strong
    .one = strong
web-bot-mcts = Strong
    .one = strong
web-bot-search = Strong
    .one = strong
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
web-sit = Join
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
web-public-hint = Otherwise people come by link only.
web-create = Create the table
web-hint-orleans-planning = Together is faster; in turn, later players see the plans made before theirs.
web-hint-orleans-exclusion = For experienced players: before round 1 each player may remove a tile.

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
web-sound = Sound when it is your turn
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
web-not-now = What is not possible now, and why ({ $count })
web-show-all = Show all { $count }
web-legal = possible
web-undo = Undo
web-undo-left = { $count ->
    [one] { $count } step can be taken back
   *[other] { $count } steps can be taken back
  }
web-drop = Let go
web-open-seat = Open seat
web-open-board = Board of { $name }
web-board-of = Board of { $name }
web-bot = Bot
web-online = Connected
web-offline = Not connected
web-first-player = First player
web-score-now = Points so far
web-log = Log
web-before-game = Before the game
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-hint = Write to all…
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
web-invite-text = Send a link to each friend. Whoever opens it first takes the seat. No account is needed.
web-invite-link = Link for seat { $seat }
web-invite-qr = QR code of seat { $seat }
web-invite-qr-text = Point the camera of a phone at it: it opens the table.
web-no-invites = All seats are taken.
web-copy = Copy
web-copied = Copied
web-export = Save the game as a file
web-err-stale = The game has moved on. Look again and choose.
web-err-not_offered = This move is not offered now.
web-err-refused = The rules do not allow this now.
web-err-too_fast = Too fast. Wait a moment.
web-err-too_long = The text is too long.
web-err-bad_message = The server did not understand this page. Please reload.
web-err-wish = The server cannot do this: { $reason }
web-err-taken = The seat is taken, or you already sit at this table.
web-err-not_public = This table can be joined by its invitation links only.
web-err-no_table = There is no such table any more.
web-err-unavailable = The server cannot reach its games now. Please try again later.
web-err-unreadable_table = This table cannot be opened any more.
web-err-other = Something went wrong on the server (error { $status }).
web-err-not_seated = You are only watching this table.
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
web-key-panels = 1–4: jump to a panel
web-key-help = ?: this page

## Replay and end

web-replay = Replay
web-replay-position = Position in the game
web-replay-at = Step { $at } of { $of }, round { $round }
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
web-decided-lead = { $name } leads from round { $round }
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

## Orléans: the table

orl-panel-own = My board
orl-panel-map = Map
orl-panel-tracks = Tracks
orl-phase-short-hourglass = Hourglass
orl-phase-short-census = Census
orl-phase-short-followers = Followers
orl-phase-short-planning = Planning
orl-phase-short-actions = Actions
orl-phase-short-event = Event
orl-phase-short-start_player = First player
orl-phase-short-exclusion = Excluding tiles
orl-phase-short-end = End
orl-map = Map of the Loire valley
orl-map-title = Loire Valley
orl-my-board = Your board
orl-board-of = Board of { $name }
orl-market = Market
orl-market-count = { $count } of { $size }
orl-market-token = { $follower } on the market
orl-tile-space = room for a tile
orl-below = { $count ->
    [one] one more glowing slot below
   *[other] { $count } more glowing slots below
  }
orl-ready = ready
orl-always = always works
orl-completes = completes it
orl-use-place = Use { $place }
orl-slot-filled = { $place }: { $follower }
orl-slot-empty = { $place }, empty slot for { $follower }
orl-slot-wants = Empty slot for { $follower }.
orl-needs = Needs: { $list }.
orl-effect-river = 1 river
orl-effect-road = 1 road
orl-effect-deeds = 1–2 to the deeds
orl-effect-shield = shields from an event
orl-effect-bathe = 2, place 1
orl-coins = Coins
orl-coin = Coins
orl-stations = Trading stations
orl-station = Trading station
orl-citizens = Citizens
orl-citizen = Citizen
orl-level = Development level
orl-techs = Technology tiles
orl-tech = Technology
orl-bag = Bag
orl-bag-label = { $count ->
    [one] { $count } follower in the bag.
   *[other] { $count } followers in the bag.
  }
orl-bag-empty = The bag is empty.
orl-bag-holds = In your bag: { $list }.
orl-bag-hidden = Only the owner may look inside.
orl-development = Development
orl-tracks = Tracks
orl-track-label = { $track }, { $count } in the supply
orl-supply = In the supply: { $count }.
orl-score-stations = Stations × level
orl-score-citizens = Citizens × level
orl-most-stations = Most stations ({ $count }): the last citizen
orl-goods-market = Goods market
orl-points = { $count ->
    [one] Worth 1 point.
   *[other] Worth { $count } points.
  }
orl-tiles = Place tiles in the stacks
orl-tiles-left = Place tiles: { $one } in stack I, { $two } in stack II
orl-no-tiles = no place tiles yet
orl-events-left = Events still in the stack
orl-no-event = Before the game
orl-no-event-text = The first hourglass tile is about to be turned.
orl-event-short-pilgrimage = No new monks this round.
orl-event-short-taxes = End of round: 1 coin per 3 goods.
orl-event-short-income = End of round: coins equal to your level.
orl-event-short-trading_day = End of round: 1 coin per trading station.
orl-event-short-harvest = End of round: 1 food or 5 coins.
orl-event-short-plague = End of round: lose a random follower from the bag.
orl-deeds = Beneficial deeds
orl-deed-reward = Each follower sent here earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }. The last one also brings the citizen.
orl-deed-reward-either = Each follower sent here earns 1 coin or 1 development point. The last one also brings the citizen.
orl-deed-left = Still wanted: { $list }.
orl-deed-over = This deed is done.
orl-edge-road = Road { $ends }, goods: { $goods }
orl-edge-river = River { $ends }, goods: { $goods }
orl-lying = On the way: { $list }.
orl-lying-none = No goods on the way.
orl-town-free = No trading station yet.
orl-town-stations = Trading station: { $list }.
orl-station-of = Trading station of { $name }
orl-merchant-of = Merchant of { $name }
orl-status-planning = planning
orl-status-planned = plan ready
orl-status-passed = passed
orl-status-acting = to move
orl-status-waiting = waiting
orl-status-end = finished
orl-ask-plan = Put followers from the market on glowing slots, or finish the plan.
orl-ask-put = { $follower } chosen: put it on a glowing slot.
orl-ask-put-small = Click a slot or drag the token.
orl-ask-deed = { $follower }: choose the deed.
orl-ask-village = Village: whom do you recruit?
orl-ask-pharmacy = Pharmacy: how many coins do you pay?
orl-ask-reward = Choose the reward.
orl-ask-exclude = You may remove a place tile from the game.
orl-ask-draw = How many followers do you draw? At most { $limit }.
orl-ask-return = You drew fewer: you may take a follower from a place back to the market.
orl-ask-tile = Choose a place tile for your town.
orl-ask-move = Where does your merchant go?
orl-ask-good = Take one of the goods on the way?
orl-ask-send = Whom do you send to the beneficial deeds?
orl-ask-bathe = Bathhouse: place one of the two followers.
orl-ask-food = Harvest: which food do you give?
orl-ask-give = You cannot pay: give something up for each missing coin ({ $missing }).
orl-ask-shield = Use the sacristy against this event?
orl-ask-tech = Where do you lay the technology tile?
orl-ask-use = Use one of your ready places, or pass.
orl-ask-pass = You have no action you can use now. Pass.
orl-ready-list = Ready: { $list }.
orl-plan-done = Your plan is done.
orl-draw-n = { $count ->
    [0] Draw none
   *[other] Draw { $count }
  }
orl-pay-n = { $count ->
    [one] Pay 1 coin
   *[other] Pay { $count } coins
  }
orl-reward-coin = 1 coin
orl-reward-development = 1 development point
orl-button-done = Plan is ready
orl-button-pass = Pass
orl-button-keep = Leave them there
orl-button-enough = That is enough
orl-button-later = Keep it for later
orl-button-none = Take nothing
orl-button-nothing = Remove nothing
orl-button-suffer = Accept the event

## Orléans: notes

orl-about-follower-farmer = Recruited at the farmhouse. Each step on the farmer track brings a good; the track decides the census.
orl-about-follower-boatman = Recruited in the village. Each step brings coins; the first to reach the end of the track gets a citizen.
orl-about-follower-craftsman = Recruited in the village. Each step brings a technology tile.
orl-about-follower-trader = Recruited in the village. Each step brings a new place tile.
orl-about-follower-knight = Recruited at the castle. The further you are on the knight track, the more followers you draw.
orl-about-follower-scholar = Recruited at the university. Each step brings development points.
orl-about-follower-monk = Recruited in the monastery. At places a monk stands in for anyone, but on the deeds for nobody.
orl-about-follower-tech = A technology tile replaces a follower on its slot for good. It never returns to the bag.
orl-about-own = One of your four starting followers: it never leaves you and cannot go to the town hall or the deeds.
orl-about-track-farmer = One step per farmer: grain, cheese, wine, wool, brocade. In the census the leader gains a coin and the last one pays one.
orl-about-track-boatman = One step per boatman: coins. The first to reach the end takes the citizen.
orl-about-track-craftsman = One step per craftsman: a technology tile.
orl-about-track-trader = One step per trader: a place tile, first from stack I, later from I or II.
orl-about-track-scholar = One step per scholar: development points, more each time.
orl-about-track-knight = One step per knight: how many followers you may draw. The first on the fifth space takes the citizen.
orl-about-development = Stars set your level: it multiplies stations and citizens at the end. Coins and citizens on the way are yours when you reach or pass them.
orl-about-food = Counts as food at the Harvest.
orl-about-road = A road. Wagons travel on it.
orl-about-river = A river. Ships travel on it.
orl-about-orleans = Every player may build one station here.
orl-about-merchant = Ships and wagons move it; stations are built where it stands.
orl-about-coin = Each coin is worth one point at the end.
orl-about-station = Worth your development level at the end.
orl-about-citizen = Worth your development level at the end.
orl-about-level = Multiplies your stations and citizens at the end.
orl-about-tech = Lay it on a slot after passing; it stands in for that follower for the rest of the game. The first one must replace a farmer.
orl-about-shield = A monk in the sacristy can turn it away.
orl-help-goal = The goal
orl-help-goal-text = Draw followers from your bag, send them to the places of your town, and turn their work into coins, goods, trading stations and citizens. After 18 rounds whoever has the most points wins.
orl-help-round = A round
orl-help-phase-hourglass = A new event is revealed; most take effect at the end of the round.
orl-help-phase-census = The leader on the farmer track gains a coin, the last one pays one.
orl-help-phase-followers = Draw followers from the bag to your market.
orl-help-phase-planning = Everybody puts followers on slots of places. A place with all slots filled is ready.
orl-help-phase-actions = In turn, use one ready place or pass. Its followers go back to the bag.
orl-help-phase-event = The event happens.
orl-help-phase-start_player = The player on the left becomes first player.
orl-help-scoring = Scoring
orl-help-scoring-text = Coins count 1 each, goods 1 to 5. Trading stations and citizens together are multiplied by your development level.
orl-help-followers = Followers
orl-help-events = Events
orl-help-places = Places

## Cosmic Colonies

cos-phase-short-picking = Cards
cos-phase-short-choosing = Workers
cos-phase-short-acting = Actions
cos-phase-short-refresh = Refresh
cos-phase-short-end = End
cc-panel-own = Asteroid
cc-panel-market = Board
cc-panel-cards = Cards
cc-asteroid-label = Asteroid { $asteroid }. Buildings: { $tiles }.
cc-order = Order: lower numbers act first
cc-action-n = Action { $n } of { $of }
cc-order-choosing = choosing
cc-order-ready = ready
cc-order-now = acting
cc-order-done = done
cc-order-later = waiting
cc-status-end = finished
cc-automaton = Automaton
cc-capacity = Capacity
cc-areas = Resource areas
cc-area-label = { $resource }, in the area: { $count }
cc-carries = At work: { $worker }
cc-buildings = Buildings and prices
cc-price-same = of one type
cc-price-other = of another
cc-same-other = one + another
cc-takes = takes { $count }
cc-sold = sold
cc-from-supply = from the supply: { $count }
cc-slot-cannot_afford = can't afford
cc-slot-fits_nowhere = no room
cc-slot-only_gather = gather only
cc-slot-done_already = built already
cc-slot-none_in_supply = none left
cc-monuments = Monuments
cc-raise-here = Raise here: { $monument }
cc-rotate = Turn (R, wheel)
cc-flip = Flip (F)
cc-show-all = Show all { $count } places (A)
cc-lay-here = Lay it here
cc-where = Row { $row }, column { $col }.
cc-fits = It fits.
cc-why-off_asteroid = Hangs over the edge
cc-why-overlaps = Covers your own tile
cc-why-not_adjacent = Touches no tile by a side
cc-why-covers_nothing = Covers no free square
cc-points = { $count } pts
cc-my-points = Points
cc-left-open = left open
cc-open-n = open: { $count }
cc-soil-each = { $count } for each open square
cc-store = Storage
cc-of = { $now } of { $of }
cc-nothing = nothing
cc-give = Give
cc-take = Take
cc-hand = Workers
cc-hand-n = Cards in hand: { $count }.
cc-hand-known = Seen by all: { $list }.
cc-played = Played this round:
cc-card-back = Hidden card
cc-card-used = used
cc-card-work = at work
cc-card-chosen = chosen
cc-card-picked = in the game
cc-day = Day
cc-night = Night
cc-moment-before = Before the action
cc-moment-gather = Gathering
cc-moment-build = Building
cc-moment-both = Both actions
cc-worker-numbers = Number { $priority }, carries { $capacity }.
cc-goal = Goal
cc-goal-hidden = The goal is secret.
cc-coming = Coming to the hand:
cc-coming-hidden = { $count } face-down cards
cc-sets = Sets
cc-set-n = Set { $now }/{ $of }
cc-bot-formula = { $tiles } tiles × { $difficulty } − { $missing } × { $penalty }
cc-bot-full = storage full
cc-bot-nothing = nothing there
cc-bot-no-tile = no tile
cc-bot-poor = cannot pay
cc-bot-done = Done
cc-bot-failed = did not work
cc-bot-did = { $priority } { $worker }: what the automaton did
cc-bot-will = This is what it will do
cc-bot-waits = It turns its card over when you have chosen yours.
cc-difficulty = Difficulty { $n }
cc-deck = Deck
cc-discard-n = { $count } discarded
cc-chosen = Your worker is chosen
cc-ask-pick = Pick the workers of this game, or leave the rest to chance
cc-picked-n = Picked { $now } of { $of }.
cc-ask-play =
    { $count ->
        [one] Choose a worker
       *[other] Choose { $count } workers
    }
cc-ask-act = Gather resources or build a building
cc-ask-gather = Choose an area to gather from
cc-ask-build = Choose a building to build
cc-ask-worker = At work: { $worker }.
cc-ask-lay = Lay the tile: { $building }
cc-ask-lay-small = Side by side with one of your tiles. R turns, F flips, Enter lays.
cc-ask-lay-touch = Tap a square to move it; tap the tile to lay it.
cc-ask-pay = Choose what to pay with
cc-ask-swap = Exchange with the supply: what do you give?
cc-ask-swap-take = You give: { $resource }. What do you take?
cc-ask-gain = Take a resource from the supply
cc-ask-discard = Your storage is overfull: return a resource to the supply
cc-ask-pick_up = You may move one of your tiles: choose it
cc-ask-demolish = You may take a tile down and gain resources
cc-ask-raise = You may raise a monument in the glowing hole
cc-button-enough = Enough
cc-button-skip = Skip
cc-button-rest = The rest at random
cc-about-special = Only some workers place it.
cc-tiles-left = In the supply: { $count }.
cc-built-by = Built: { $list }.
cc-about-area = In the area { $count } of { $limit }.
cc-supply-n = In the supply: { $count }.
cc-about-terrain = Points for 0, 1, 2, 3, 4, 5 or more open squares: { $list }.
cc-about-soil = Brings no points in the basic mode; in the advanced one each open square is worth a point.
cc-about-monument = Fills a hole of exactly its shape. At least one monument is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
cc-about-sets = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for each set of the five basic buildings.
cc-about-goal = Secret until the end; every such tile counts.
cc-help-goal = The goal
cc-help-goal-text = Cover your asteroid with buildings: the fewer squares of crystal, ice and rock stay open, the more points you get. Eight rounds of two actions each.
cc-help-round = A round
cc-help-choosing = Everybody chooses a worker in secret; all are turned over together.
cc-help-acting = Lower numbers act first: gather as much from one area as the worker can carry, or build a building. Each worker changes the action in its own way.
cc-help-refresh = Areas and slots are refilled; used workers go to the player on the left.
cc-help-laying = Laying tiles
cc-help-laying-text = A tile lies inside the asteroid, on free squares, sharing a side with one of your tiles. It may be turned and flipped.
cc-help-scoring = Scoring
cc-help-solo = Solo
cc-help-solo-text = The automaton turns a card over and tries its two actions in order. Its score: tiles times difficulty, less { $penalty } for each building it lacks. You have to score more.
cc-key-lay = While a tile is in hand: arrows move it, R turns, F flips, A shows all places, Enter lays it.

## The log of the browser, where lines that belong together are one; $list: resources with their numbers

cosmic_colonies-label-count = { $number ->
    [one] { $number } { $resource_one }
   *[other] { $number } { $resource_many }
}
cosmic_colonies-event-gathers_all = { $you ->
    [yes] You gather { $list }.
   *[no] { $player } gathers { $list }.
}
cosmic_colonies-event-gains_all = { $you ->
    [yes] You take { $list } from the supply.
   *[no] { $player } takes { $list } from the supply.
}
cosmic_colonies-event-discards_all = { $you ->
    [yes] You return { $list } to the supply.
   *[no] { $player } returns { $list } to the supply.
}
cosmic_colonies-event-builds_for = { $you ->
    [yes] You build { $building_a } for { $list }.
   *[no] { $player } builds { $building_a } for { $list }.
}
cosmic_colonies-event-bot_gathers_all = { $failed ->
    [build] The automaton cannot build { $building_a }, so it gathers { $list }.
   *[none] The automaton gathers { $list }.
}
cosmic_colonies-event-bot_builds_then = There is nothing the automaton can gather, so it builds { $building_a }.
