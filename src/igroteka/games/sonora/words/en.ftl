# Sonora: every word a player reads.
#
# Sentences are given these variables:
#   $disc, $other, $zone, $building, $animal, $bonus, $colour: a name; $zone_into, $animal_acc …: its attributes;
#   $player and $you (yes/no): who acts, and whether that is the reader; $kept (yes/no): a discovered bonus;
#   $cell, $last, $cells, $node, $column: places of the sheet by their ids; all others are numbers.

sonora-name = Sonora
sonora-blurb = Flick your discs into four corners of the desert and fill in a sheet with four puzzles.
sonora-about = An unofficial fan work, not affiliated with the game's publishers. The sizes of the board, the places of the circles and most of the score sheet are our own reconstruction, made to fit the rules: those in the box look different. If you enjoy Sonora, buy the box: fingers flick better than screens.

## Discs

sonora-disc-red1 = red 1
sonora-disc-red2 = red 2
sonora-disc-red3 = red 3
sonora-disc-red4 = red 4
sonora-disc-red5 = red 5
sonora-disc-yellow1 = yellow 1
sonora-disc-yellow2 = yellow 2
sonora-disc-yellow3 = yellow 3
sonora-disc-yellow4 = yellow 4
sonora-disc-yellow5 = yellow 5
sonora-disc-green1 = green 1
sonora-disc-green2 = green 2
sonora-disc-green3 = green 3
sonora-disc-green4 = green 4
sonora-disc-green5 = green 5
sonora-disc-blue1 = blue 1
sonora-disc-blue2 = blue 2
sonora-disc-blue3 = blue 3
sonora-disc-blue4 = blue 4
sonora-disc-blue5 = blue 5

## Colours

sonora-colour-red = red
sonora-colour-yellow = yellow
sonora-colour-green = green
sonora-colour-blue = blue

## Zones

sonora-zone-cliff = Cliff Ruins
    .short = Ruins
sonora-zone-creek = Creek Bed
    .short = Creek
sonora-zone-canyon = Canyon
    .short = Canyon
sonora-zone-mud = Mudcracks
    .short = Mud

## Buildings

sonora-building-a = building A
    .short = A
sonora-building-b = building B
    .short = B
sonora-building-c = building C
    .short = C
sonora-building-d = building D
    .short = D
sonora-building-e = building E
    .short = E
sonora-building-f = building F
    .short = F
sonora-building-g = building G
    .short = G
sonora-building-h = building H
    .short = H

## Animals and bonuses

sonora-animal-owl = owl
    .short = Owl
sonora-animal-fox = fox
    .short = Fox
sonora-animal-rabbit = rabbit
    .short = Rabbit
sonora-bonus-reflick = Re-flick
sonora-bonus-swap = Swap
sonora-bonus-owl = owl
sonora-bonus-fox = fox
sonora-bonus-rabbit = rabbit
sonora-bonus-discovery = discovery

## Phases

sonora-phase-flicking = Flick phase
sonora-phase-colours = Choice of colours
sonora-phase-swapping = Swaps
sonora-phase-bot = The bot's marks
sonora-phase-ruins = Cliff ruins
sonora-phase-writing = Write phase
sonora-phase-over = End of the game

## Options before the game

sonora-variant-length = Length of the game
    .hint = How many rounds are played.
sonora-variant-length-short = short: 5 rounds
    .hint = A quick game.
sonora-variant-length-standard = standard: 6 rounds
    .hint = As the rules say.
sonora-variant-length-long = long: 7 rounds
    .hint = More time to fill the sectors.
sonora-variant-skill = How steady hands are
    .hint = How far chance leads a flick off your aim.
sonora-variant-skill-none = perfect: every flick goes as aimed
    .hint = Chance has no say: only your aim counts.
sonora-variant-skill-expert = expert
    .hint = A flick hardly ever goes astray.
sonora-variant-skill-good = good
    .hint = As a practised hand at a real table.
sonora-variant-skill-casual = casual
    .hint = As a hand that flicks now and then.
sonora-variant-skill-novice = novice
    .hint = As a first try: expect surprises.
sonora-variant-pushing = Soft pushes into the nearest zone
    .hint = Flicks so soft that the disc stops right in front of you.
sonora-variant-pushing-yes = allowed
    .hint = Safe, but worth little.
sonora-variant-pushing-no = forbidden
    .hint = For experienced players: such a disc does not count.
sonora-variant-first_player = Who begins
    .hint = Who has the first turn.
sonora-variant-first_player-random = drawn by lot
    .hint = Chance decides.
sonora-variant-first_player-1 = player 1
    .hint = Whoever sits on seat 1 begins.
sonora-variant-first_player-2 = player 2
    .hint = Whoever sits on seat 2 begins.
sonora-variant-first_player-3 = player 3
    .hint = Whoever sits on seat 3 begins.
sonora-variant-first_player-4 = player 4
    .hint = Whoever sits on seat 4 begins.

## What to do now

sonora-turn-TakeDisc = Choose a disc to flick.
sonora-turn-Flick = Aim and flick your disc.
sonora-turn-PutDisc = Bull's-eye! Put the disc on a sector of your sheet.
sonora-turn-FlickAgain = Cross off a Re-flick to flick this disc again, or keep it where it is.
sonora-turn-SwapDiscs = Use a Swap to exchange two of your discs, or go on.
sonora-turn-ChooseSide = This disc lies half and half: choose its zone.
sonora-turn-CrossHexes = Cross off hexes of the ruins.
sonora-turn-DrawShape = Draw a shape in the canyon.
sonora-turn-LayPath = Lay a path in the creek bed: choose its last cell.
sonora-turn-MarkMud = Cross off nodes, then boxes of the columns.
sonora-turn-Discover = Choose a bonus in the discovery area.
sonora-turn-MarkSheet = Mark your discs and use your bonuses in any order.
sonora-turn-ChooseMine = Choose your colour of this round.
sonora-turn-ChooseBots = Choose the bot's colour of this round.
sonora-turn-MarkForBot = Choose which disc the bot uses, or fill its boxes.
sonora-turn-DrawForBot = Draw the bot's shape.
sonora-turn-LayPathForBot = Lay the bot's path: choose its first and last cell.

## Actions

sonora-action-take = Take the disc { $disc }
sonora-action-flick = Flick: across { $across }, back { $back }, turn { $turn }, power { $power }
sonora-action-put = Put { $disc } on { $zone }
sonora-action-reflick = Use a Re-flick
sonora-action-keep = Keep the disc where it is
sonora-action-swap = Swap { $disc } and { $other }
sonora-action-done = Done
sonora-action-side = Count { $disc } for { $zone }
sonora-action-cross = { $number ->
    [one] Cross off { $number } hex of { $building }
   *[other] Cross off { $number } hexes of { $building }
}
sonora-action-mark = Mark { $disc }
sonora-action-count = Count the discs of the mudcracks
sonora-action-draw = Draw shape { $shape } on { $cells }
sonora-action-path = Lay a path to { $cell }
sonora-action-node = Cross off node { $node }
sonora-action-box = { $number ->
    [one] Cross off { $number } box of column { $column }
   *[other] Cross off { $number } boxes of column { $column }
}
sonora-action-close = Leave the rest
sonora-action-use = { $kept ->
    [yes] Use a discovered { $animal }
   *[no] Use the { $animal }
}
sonora-action-discover = Discover the { $animal }
sonora-action-mine = Take { $colour }
sonora-action-bot = Give the bot { $colour }
sonora-action-fill = { $number ->
    [one] Fill { $number } box beside node { $node }
   *[other] Fill { $number } boxes beside node { $node }
}
sonora-action-block = Fill the creek from { $cell } to { $last }
sonora-field-across = Across
sonora-field-back = Back
sonora-field-turn = Turn
sonora-field-power = Power
sonora-unit-thousandths = ‰
sonora-unit-hundredths_of_mm = × 0.01 mm
sonora-unit-two_thousandths = of 2000

## Events

sonora-event-round = Round { $round } of { $rounds }. { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
sonora-event-takes = { $you ->
    [yes] You take the disc { $disc }.
   *[no] { $player } takes the disc { $disc }.
}
sonora-event-flicks = { $you ->
    [yes] You flick { $disc }.
   *[no] { $player } flicks { $disc }.
}
sonora-event-flicks_weakly = { $you ->
    [yes] You flick { $disc } too weakly: it stays on the corner.
   *[no] { $player } flicks { $disc } too weakly: it stays on the corner.
}
sonora-event-in_hole = Bull's-eye: { $disc } lies in the hole.
sonora-event-out = The disc { $disc } is out for this round.
sonora-event-knocked_off = The disc { $disc } is knocked off the board and will be flicked again.
sonora-event-pushes = A push: { $disc } is out for this round.
sonora-event-puts = { $you ->
    [yes] You put { $disc } on the sector { $zone }.
   *[no] { $player } puts { $disc } on the sector { $zone }.
}
sonora-event-reflicks = { $you ->
    [yes] You use a Re-flick for { $disc }.
   *[no] { $player } uses a Re-flick for { $disc }.
}
sonora-event-swaps = { $you ->
    [yes] You swap { $disc } and { $other }.
   *[no] { $player } swaps { $disc } and { $other }.
}
sonora-event-sides = { $you ->
    [yes] You count { $disc } for { $zone }.
   *[no] { $player } counts { $disc } for { $zone }.
}
sonora-event-ruins = { $you ->
    [yes] You mark the ruins with a total of { $total }.
   *[no] { $player } marks the ruins with a total of { $total }.
}
sonora-event-pays_bot = { $number ->
    [one] { $number } hex of the bot's building is crossed off first.
   *[other] { $number } hexes of the bot's building are crossed off first.
}
sonora-event-crosses = { $you ->
    [yes] You cross off { $number } in { $building }.
   *[no] { $player } crosses off { $number } in { $building }.
}
sonora-event-finishes_first = { $you ->
    [yes] You are the first to finish { $building }: { $points } points at the end.
   *[no] { $player } is the first to finish { $building }: { $points } points at the end.
}
sonora-event-finishes = { $you ->
    [yes] You finish { $building }: { $points } points at the end.
   *[no] { $player } finishes { $building }: { $points } points at the end.
}
sonora-event-takes_back = { $you ->
    [yes] You take { $disc } back.
   *[no] { $player } takes { $disc } back.
}
sonora-event-draws = { $you ->
    [yes] You draw shape { $shape } on { $cells }.
   *[no] { $player } draws shape { $shape } on { $cells }.
}
sonora-event-lays_path = { $you ->
    [yes] You lay a path of { $number } to { $cell }.
   *[no] { $player } lays a path of { $number } to { $cell }.
}
sonora-event-counts = { $you ->
    [yes] You count { $total } for the mudcracks.
   *[no] { $player } counts { $total } for the mudcracks.
}
sonora-event-crosses_node = { $you ->
    [yes] You cross off node { $node }.
   *[no] { $player } crosses off node { $node }.
}
sonora-event-crosses_boxes = { $you ->
    [yes] You cross off { $number } in column { $column }.
   *[no] { $player } crosses off { $number } in column { $column }.
}
sonora-event-leaves_points = { $you ->
    [yes] You leave { $number } unused.
   *[no] { $player } leaves { $number } unused.
}
sonora-event-gains = { $you ->
    [yes] You gain a bonus: { $bonus }.
   *[no] { $player } gains a bonus: { $bonus }.
}
sonora-event-discovers = { $you ->
    [yes] You discover the { $animal }.
   *[no] { $player } discovers the { $animal }.
}
sonora-event-uses = { $you ->
    [yes] You use the { $animal }.
   *[no] { $player } uses the { $animal }.
}
sonora-event-loses_disc = { $you ->
    [yes] You could not mark { $disc }.
   *[no] { $player } could not mark { $disc }.
}
sonora-event-loses_bonus = { $you ->
    [yes] You could not use the { $animal }.
   *[no] { $player } could not use the { $animal }.
}
sonora-event-done = { $you ->
    [yes] You have marked everything.
   *[no] { $player } has marked everything.
}
sonora-event-takes_colour = { $you ->
    [yes] You play { $colour } in this round.
   *[no] { $player } plays { $colour } in this round.
}
sonora-event-gives_bot_colour = The bot gets { $colour }.
sonora-event-aside = The { $colour } discs are taken off.
sonora-event-bot_circles = The bot circles { $number } in its building.
sonora-event-bot_draws = The bot fills shape { $shape } on { $cells }.
sonora-event-bot_lays_path = The bot fills the creek from { $cell } to { $last }.
sonora-event-bot_fills = The bot fills { $number } beside node { $node }.
sonora-event-bot_loses_disc = The bot cannot use { $disc }.
sonora-event-board_turns = The board turns by a quarter.
sonora-event-game_ends = The game is over.

## Refusals

sonora-refuse-not_your_disc = This is not your disc.
sonora-refuse-not_in_hand = You have flicked { $disc } already.
sonora-refuse-not_this_disc = It is another disc's turn.
sonora-refuse-not_on_board = Only two discs that lie on the board can be swapped.
sonora-refuse-not_this_side = The disc does not touch { $zone }.
sonora-refuse-nothing_to_mark = There is nothing to mark for { $disc }.
sonora-refuse-marked_by_total = The discs of the mudcracks are counted together.
sonora-refuse-no_shape_fits = No such shape fits into the canyon now.
sonora-refuse-no_path_fits = There is no free way of that length in the creek.
sonora-refuse-nothing_to_count = You have no discs to count for the mudcracks.
sonora-refuse-count_first = Count the discs of the mudcracks first: the rabbit is added to them.
sonora-refuse-no_such_bonus = You have no { $animal } to use.
sonora-refuse-mud_is_full = These points could cross off nothing in the mudcracks.
sonora-refuse-nodes_are_over = You have begun with the boxes: no more nodes with this total.
sonora-refuse-not_done_yet = There is still something you can mark.
sonora-refuse-all_discovered = All symbols of the { $animal } are circled already.
sonora-refuse-not_a_colour = This colour cannot be chosen.
sonora-refuse-not_the_bots = This is not a disc of the bot.
sonora-refuse-building_finished = All hexes of { $building } are crossed off.
sonora-refuse-too_many_hexes = Only { $free } left in { $building }.
sonora-refuse-total_too_small = Your total is only { $total }.
sonora-refuse-off_the_canyon = A shape lies wholly on white cells.
sonora-refuse-covers_a_shape = A shape may not cover another one.
sonora-refuse-covers_the_bot = The bot has filled these cells.
sonora-refuse-not_a_shape = These cells are none of the shapes.
sonora-refuse-number_too_large = The number of the shape may be { $largest } at most.
sonora-refuse-only_a_corner = The shape touches your canyon only with a corner.
sonora-refuse-not_adjoining = The shape must adjoin one drawn before.
sonora-refuse-bot_draws_larger = The bot draws the largest shape that fits.
sonora-refuse-not_a_bot_beginning = The bot begins at a bot square or beside its own marks.
sonora-refuse-cell_marked = This cell is marked already.
sonora-refuse-through_the_bot = The bot has filled a cell on this way.
sonora-refuse-through_the_start = The bot's path may not pass the start.
sonora-refuse-path_too_short = The path must be at least { $shortest } long.
sonora-refuse-path_too_long = The path may be { $longest } long at most.
sonora-refuse-node_crossed = Node { $node } is crossed off already.
sonora-refuse-node_not_joined = Node { $node } is not joined to a crossed one.
sonora-refuse-node_too_dear = Node { $node } costs { $cost }, and { $points } are left.
sonora-refuse-column_full = Only { $free } left in column { $column }.
sonora-refuse-points_too_few = Only { $points } points are left.
sonora-refuse-not_on_the_perimeter = There are no boxes beside this node.
sonora-refuse-boxes_full = There is no room for so many beside node { $node }.

## Points and labels

sonora-score-cliff = Cliff Ruins
sonora-score-creek = Creek Bed
sonora-score-canyon = Canyon
sonora-score-mud = Mudcracks
sonora-holding-reflick = { $count ->
    [one] Re-flick
   *[other] Re-flicks
}
sonora-holding-swap = { $count ->
    [one] Swap
   *[other] Swaps
}
sonora-holding-owl = { $count ->
    [one] owl
   *[other] owls
}
sonora-holding-fox = { $count ->
    [one] fox
   *[other] foxes
}
sonora-holding-rabbit = { $count ->
    [one] rabbit
   *[other] rabbits
}
sonora-label-corner = corner
sonora-label-discs = discs
sonora-label-bonuses = bonuses
sonora-label-columns = columns
sonora-label-bot = Bot
sonora-label-total = left of the total

## The screen: short names

sonora-cactus-blue = blue cactus
sonora-cactus-green = green cactus
sonora-cactus-yellow = yellow cactus

## The screen: panels, phases, statuses

sonora-ui-panel-desert = Desert
sonora-ui-panel-sheet = Sheet
sonora-ui-sheet = Sheet
sonora-ui-phase-flicking = Flicks
sonora-ui-phase-colours = Colours
sonora-ui-phase-swapping = Swaps
sonora-ui-phase-bot = Bot
sonora-ui-phase-ruins = Ruins
sonora-ui-phase-writing = Writing
sonora-ui-phase-over = End
sonora-ui-status-end = finished
sonora-ui-status-idle = waiting
sonora-ui-status-ready = ready
sonora-ui-status-writing = writing
sonora-ui-status-flicking = flicking
sonora-ui-status-acting = choosing
sonora-ui-status-hand = in hand
sonora-ui-status-taken = aiming
sonora-ui-status-board = on the board
sonora-ui-status-hole = bull's-eye
sonora-ui-status-knocked = flick again
sonora-ui-status-waiting = flick again
sonora-ui-status-out = out
sonora-ui-status-marked = marked
sonora-ui-status-aside = taken off
sonora-ui-on-border = between
sonora-ui-on-border-long = Half and half: its owner chooses the zone after the flicks.
sonora-ui-counts = Counts for: { $zone }.
sonora-ui-counts-double = On a circle, counts double for: { $zone }.

## The screen: the desert

sonora-ui-desert-label = The desert, seen from your corner at the lower left
sonora-ui-my-discs = Your discs
sonora-ui-colour-mine = yours
sonora-ui-colour-bots = the bot's
sonora-ui-ask-mine = Which colour is yours in this round?
sonora-ui-ask-bots = Which colour does the bot get?
sonora-ui-about-colours = You mark your colour as usual; the bot's discs fill squares on your sheet and get in your way. The third colour is taken off.
sonora-ui-show-desert = The desert
sonora-ui-show-sheet = The sheet
sonora-ui-ghost = Last flick again
sonora-ui-flick-of = Flick { $now } of { $of }
sonora-ui-flicks-left = { $count ->
    [one] { $count } disc left to flick
   *[other] { $count } discs left to flick
}
sonora-ui-ask-flick = Pull back anywhere on the board and let go. Keys: ← → direction, + − strength, Enter.
sonora-ui-ask-flick-touch = Pull back anywhere on the board, then press Flick.
sonora-ui-aim = Aim
sonora-ui-strength = Strength
sonora-ui-direction = Direction
sonora-ui-place = Place
sonora-ui-left-turn = Turn to the left
sonora-ui-right-turn = Turn to the right
sonora-ui-left-place = Put the disc further left
sonora-ui-right-place = Put the disc further right
sonora-ui-in-numbers = Flick in numbers
sonora-ui-reset = Aim straight at the hole again
sonora-ui-flick = Flick
sonora-ui-release = Letting go of the mouse flicks
sonora-ui-way = { $cm } cm
sonora-ui-hands = Hands: { $skill }, ±{ $angle }° and ±{ $speed } %
sonora-ui-hands-of = most flicks stay within ±{ $angle }° and ±{ $speed } % of the strength
sonora-ui-hands-none = every flick goes exactly as aimed
sonora-ui-band-corner = too weak: stays on the corner
sonora-ui-band-own = stops in the near zone
sonora-ui-band-centre = as far as the hole
sonora-ui-band-far = into the far zone
sonora-ui-band-bank = comes back off the wall
sonora-ui-band-off = may jump the rim
sonora-ui-short-corner = weak
sonora-ui-short-own = near
sonora-ui-short-centre = hole
sonora-ui-short-far = far
sonora-ui-short-bank = rebound
sonora-ui-short-off = off
sonora-ui-hole = Bull's-eye
sonora-ui-about-hole = A disc that drops in goes to any sector you like.
sonora-ui-circle-lizard = Lizard circle
sonora-ui-circle-owl = Owl circle
sonora-ui-circle-fox = Fox circle
sonora-ui-circle-rabbit = Rabbit circle
sonora-ui-about-circle-cliff = A disc that touches it counts double for the Cliff Ruins.
sonora-ui-about-circle-creek = A disc that touches it gives two paths in the Creek Bed.
sonora-ui-about-circle-canyon = A disc that touches it gives two shapes in the Canyon.
sonora-ui-about-circle-mud = A disc that touches it counts double for the Mudcracks.

## The screen: the sheet

sonora-ui-rule-cliff = cross off as many hexes as your total
sonora-ui-rule-creek = a path exactly as long as the disc; its end counts
sonora-ui-rule-canyon = draw shapes next to your own
sonora-ui-rule-mud = cross off nodes, close triangles
sonora-ui-about-cliff = The discs here add up. Whoever has most marks first and crosses off as many hexes as the total, in any buildings. The first to finish a building gets its upper reward, all others the lower one.
sonora-ui-about-creek = Each disc gives a path of exactly its number of cells, on from any crossed cell. The end of a path is circled: its points count, or its bonus is yours.
sonora-ui-about-canyon = Each disc gives a shape of its number or less, side by side with an earlier one. Covered symbols are yours; cacti of one kind bring more the more there are.
sonora-ui-about-mud = The discs here add up. Spend the total on nodes joined to crossed ones; a closed triangle gives what is in it. What is left goes into the columns.
sonora-ui-cliff-label = Cliff Ruins: eight buildings of hexes
sonora-ui-creek-label = Creek Bed: a stream that forks
sonora-ui-canyon-label = Canyon: { $count } shapes drawn; { $list }
sonora-ui-mud-label = Mudcracks: a net of nodes and triangles, and five columns
sonora-ui-crossed = crossed off
sonora-ui-circled = circled
sonora-ui-bots = filled by the bot
sonora-ui-crossed-of = { $count } of { $all } crossed off
sonora-ui-reward-label = first { $top } and { $bonus }, then { $bottom }
sonora-ui-creek-cell = cell { $cell }
sonora-ui-creek-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sonora-ui-about-circled = Counts at the end if a path of yours ends here.
sonora-ui-node-label = Node { $node } for { $cost }
sonora-ui-start-node = Start
sonora-ui-about-node = A node can be crossed off if a line joins it to a crossed one. Three crossed corners close a triangle.
sonora-ui-boxes-filled = { $count ->
    [one] The bot has filled { $count } box here: the node costs that much more.
   *[other] The bot has filled { $count } boxes here: the node costs that much more.
}
sonora-ui-column = { $count ->
    [one] Column of { $count } box
   *[other] Column of { $count } boxes
}
sonora-ui-column-label = column { $column }, { $count } of { $all }, gives { $bonus }
sonora-ui-about-column = When all its boxes are crossed off: { $bonus }. After the first box no more nodes with this total.
sonora-ui-points-left = Left of the total: { $count }.
sonora-ui-left = left
sonora-ui-shapes = Shapes
sonora-ui-shape-label = Shape { $number }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, { $count ->
    [one] { $count } place
   *[other] { $count } places
}
sonora-ui-rotate = Turn (R, wheel)
sonora-ui-flip = Flip (F)
sonora-ui-draw-here = Draw
sonora-ui-fits = It fits.
sonora-ui-fits-not = It does not fit here.
sonora-ui-ask-draw = R turns, F flips, N takes the next shape; a click draws it.
sonora-ui-ask-draw-touch = Tap a cell to move the shape; tap the shape or press Draw.
sonora-ui-how-many = How many
sonora-ui-fewer = Fewer
sonora-ui-more = More
sonora-ui-points = Points
sonora-ui-todo = To be marked
sonora-ui-todo-bot = The bot's discs
sonora-ui-todo-n = { $count } of { $all }
sonora-ui-todo-none = Nothing left to mark.
sonora-ui-todo-now = now
sonora-ui-todo-half = 1 of 2
sonora-ui-todo-path = { $count ->
    [one] a path of { $number }
   *[other] { $count } paths of { $number }
}
sonora-ui-todo-shape = { $count ->
    [one] a shape up to { $number }
   *[other] { $count } shapes up to { $number }
}
sonora-ui-todo-sum = total { $count }
sonora-ui-all-marked = You have marked everything
sonora-ui-bonuses = Bonuses
sonora-ui-kept-label = { $bonus }: { $left } left, { $used } used
sonora-ui-discovery-label = Discovered { $animal }: { $count } to use, { $free } free
sonora-ui-bonus-label = { $animal } to use: { $count }
sonora-ui-lapses = lost at the end of the phase
sonora-ui-discovered = Discovered { $animal }
sonora-ui-about-kept = Kept until you use it.
sonora-ui-about-reflick = Flick your last disc again, right after its flick. Kept until you use it.
sonora-ui-about-swap = Exchange two of your discs on the board before the writing. Kept until you use it.
sonora-ui-about-owl = One more path of { $shortest } to { $longest } cells in the Creek Bed. Lost at the end of the phase.
sonora-ui-about-fox = One more shape of a number up to { $largest } in the Canyon. Lost at the end of the phase.
sonora-ui-about-rabbit = { $points } more points for the Mudcracks ({ $discovered } from the discovery area). Lost at the end of the phase.
sonora-ui-about-discovery = Circle an owl, a fox or a rabbit of the discovery area and keep it until you need it.
sonora-ui-about-lizard = The animal of the Cliff Ruins.
sonora-ui-about-building = The first to finish it: { $top } points and { $bonus }. All others: { $bottom } points.
sonora-ui-cacti = Cacti
sonora-ui-about-cactus = In the Canyon 1, 2, 3 … of one kind bring { $list }.
sonora-ui-about-cactus-mud = In the Mudcracks each brings { $points }.
sonora-ui-bot-square = Bot square
sonora-ui-about-bot-square = In the solo game the bot begins here.
sonora-ui-bot-building = The bot's building
sonora-ui-about-bot-building = The bot circles as many hexes as its ruins total. Your own total first has to cross those off.
sonora-ui-button-reflick = Re-flick
sonora-ui-button-keep = Keep it there
sonora-ui-button-done = Done
sonora-ui-button-close = Leave the rest
sonora-ui-most-holes = Sharpest eye
sonora-ui-holes = { $count ->
    [one] { $count } bull's-eye
   *[other] { $count } bull's-eyes
}

## The screen: help

sonora-ui-help-goal = The goal
sonora-ui-help-goal-text = Flick your five discs across the desert. Where they come to rest decides what you may write into the four puzzles of your sheet. Most points after the last round win.
sonora-ui-help-flick = Flicking
sonora-ui-help-flick-text = Your corner is always at the lower left. Pull back anywhere on the board: the disc goes the other way, and the longer the pull, the harder. Drag the disc's corner to start from another place. The dots show where steady or shaky hands may take it; filled dots are places to stop, rings are contacts. Numbers can be typed in the list of all moves (O).
sonora-ui-help-round = A round
sonora-ui-help-flicking = Three turns each: two discs, two discs, one disc. A disc that does not leave the corner is flicked again. Your own disc over the rim is out; an opponent's one is flicked again by its owner at once.
sonora-ui-help-swapping = Whoever has a Swap may exchange two of their discs on the board.
sonora-ui-help-ruins = The highest ruins total marks first.
sonora-ui-help-writing = Then everybody marks the other three sectors at the same time, in any order.
sonora-ui-help-where = Where a disc counts
sonora-ui-help-where-text = A disc that touches a circle counts for the sector of its animal, and double. Otherwise the zone that holds most of it counts. A disc in the hole goes to any sector.
sonora-ui-help-sectors = The four sectors
sonora-ui-help-skill-text = The table's dice add a little of the shakiness of human hands to every flick, the same for people and bots.
sonora-ui-help-solo = Solo
sonora-ui-help-solo-text = You flick all discs of three colours, then choose one as yours and one as the bot's. The bot's discs fill squares on your sheet that get in your way; what it may choose you choose in your favour.
sonora-ui-key-flick = While a flick is due: ← → turn, ↑ ↓ or + − change the strength, comma and full stop move the disc, Shift is finer, Enter flicks.
sonora-ui-key-draw = While a shape is in hand: arrows move it, R turns, F flips, N takes the next one, Enter draws it.
