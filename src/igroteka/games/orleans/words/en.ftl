# Orléans: every word a player reads.
#
# A short name (.short) is given only where the full one is long.
# Sentences are given these variables:
#   $place, $follower, $good, $town, $start, $edge, $deed, $track, $event, $citizen, $what: a name;
#   $place_the, $follower_a …: its attributes; $place_id …: its id, or "none" if there is none;
#   $player and $you (yes/no): who acts, and whether that is the reader; $verb: the move in refusals;
#   numbers: $coins, $number, $round, $space, $level, $missing, $most, $spaces, $followers, $limit.

orleans-name = Orléans
orleans-blurb = Draw followers from a bag, send them to the places of your town, and trade along the Loire.
orleans-about = An unofficial fan work, not affiliated with the game's publishers. If you enjoy Orléans, buy the box: it is even better around a table.

## Followers

orleans-follower-farmer = Farmer
    .nom = farmer
    .a = a farmer
    .many = farmers
orleans-follower-boatman = Boatman
    .nom = boatman
    .a = a boatman
    .many = boatmen
orleans-follower-craftsman = Craftsman
    .nom = craftsman
    .a = a craftsman
    .many = craftsmen
orleans-follower-trader = Trader
    .nom = trader
    .a = a trader
    .many = traders
orleans-follower-knight = Knight
    .nom = knight
    .a = a knight
    .many = knights
orleans-follower-scholar = Scholar
    .nom = scholar
    .a = a scholar
    .many = scholars
orleans-follower-monk = Monk
    .nom = monk
    .a = a monk
    .many = monks
orleans-follower-own_farmer = Own farmer
    .nom = own farmer
    .a = your own farmer
    .many = own farmers
orleans-follower-own_boatman = Own boatman
    .nom = own boatman
    .a = your own boatman
    .many = own boatmen
orleans-follower-own_craftsman = Own craftsman
    .nom = own craftsman
    .a = your own craftsman
    .many = own craftsmen
orleans-follower-own_trader = Own trader
    .nom = own trader
    .a = your own trader
    .many = own traders
orleans-follower-tech = Technology tile
    .nom = technology tile
    .a = a technology tile
    .many = technology tiles

# What a slot without a kind of its own asks for.
orleans-wants-any = Any follower
orleans-wants-neutral = Any neutral follower
orleans-wants-store = Market space

## Places of the player board
## .the: in a sentence; .use: what its action does; .does: the tooltip

orleans-place-farmhouse = Farmhouse
    .the = the farmhouse
    .use = take a farmer and a good
    .does = A new farmer for your bag, a step on the farmer track, and the good shown on the new space.
orleans-place-village = Village
    .the = the village
    .use = take a boatman, a craftsman or a trader
    .does = One of three, your choice: a boatman and coins, a craftsman and a technology tile, or a trader and a place tile.
orleans-place-university = University
    .the = the university
    .use = take a scholar and development points
    .does = A new scholar for your bag, a step on the scholar track, and the development points shown on the new space.
orleans-place-castle = Castle
    .the = the castle
    .use = take a knight
    .does = A new knight for your bag and a step on the knight track: the further you are, the more followers you draw each round.
orleans-place-monastery = Monastery
    .the = the monastery
    .use = take a monk
    .does = A new monk for your bag, who stands in for anyone at any place, though not on the beneficial deeds.
orleans-place-ship = Ship
    .the = the ship
    .use = send the merchant along a river
    .does = Your merchant sails along a river to the next town and may pick up one good on the way.
orleans-place-wagon = Wagon
    .the = the wagon
    .use = send the merchant along a road
    .does = Your merchant drives along a road to the next town and may pick up one good on the way.
orleans-place-guildhall = Guildhall
    .the = the guildhall
    .use = build a trading station
    .does = A trading station where your merchant stands, if the town has none yet; in Orléans everybody may build one.
orleans-place-scriptorium = Scriptorium
    .the = the scriptorium
    .use = get a development point
    .does = One development point.
orleans-place-town_hall = Town Hall
    .the = the town hall
    .use = send followers to beneficial deeds
    .does = One or two neutral followers leave from here for the beneficial deeds, each for an immediate reward; whoever is not sent returns to the bag.

## Place tiles

orleans-place-hayrick = Hayrick
    .the = the hayrick
    .use = take grain
    .does = One grain from the goods market.
orleans-place-cheese_factory = Cheese Factory
    .the = the cheese factory
    .use = take cheese
    .does = One cheese from the goods market.
orleans-place-winery = Winery
    .the = the winery
    .use = take wine
    .does = One wine from the goods market.
orleans-place-wool_manufacturer = Wool Manufacturer
    .the = the wool manufacturer
    .use = take wool
    .does = One wool from the goods market.
orleans-place-tailor_shop = Tailor Shop
    .the = the tailor shop
    .use = take brocade
    .does = One brocade from the goods market.
orleans-place-brewery = Brewery
    .the = the brewery
    .use = get 2 coins
    .does = Two coins.
orleans-place-sacristy = Sacristy
    .the = the sacristy
    .use = ignore the event
    .does = Return its monk to your bag, and Harvest, Taxes or the Plague will pass you by.
orleans-place-windmill = Windmill
    .the = the windmill
    .use = get 2 coins and a development point
    .does = Two coins and one development point.
orleans-place-library = Library
    .the = the library
    .use = get 2 development points
    .does = Two development points.
orleans-place-hospital = Hospital
    .the = the hospital
    .use = get coins for your level of development
    .does = As many coins as your level of development.
orleans-place-herb_garden = Herb Garden
    .the = the herb garden
    .use = let boatmen stand in for others
    .does = Your boatmen may stand in for farmers, craftsmen and traders; the garden itself needs no followers.
orleans-place-bathhouse = Bathhouse
    .the = the bathhouse
    .use = draw two followers and place one
    .does = Draw two followers from your bag and place one at once at any of your places but the bathhouse; the other goes back into the bag.
orleans-place-gunpowder_tower = Gunpowder Tower
    .the = the gunpowder tower
    .use = send followers to beneficial deeds
    .does = Two more market spaces; as an action of its own, one or two neutral followers leave from here for the beneficial deeds, and whoever is not sent stays.
orleans-place-cellar = Cellar
    .the = the cellar
    .use = get 4 coins
    .does = Four coins.
orleans-place-office = Office
    .the = the office
    .use = get coins for your trading stations
    .does = One coin for each trading station you have built.
orleans-place-school = School
    .the = the school
    .use = let scholars stand in for others
    .does = Your scholars may stand in for anyone but monks; the school itself needs no followers.
orleans-place-pharmacy = Pharmacy
    .the = the pharmacy
    .use = turn coins into development points
    .does = Pay one to three coins and get a development point for each.
orleans-place-horse_wagon = Horse Wagon
    .the = the horse wagon
    .use = send the merchant along a road
    .does = Your merchant drives along a road to the next town and may pick up one good on the way.
orleans-place-shipping_line = Shipping Line
    .the = the shipping line
    .use = get a development point
    .does = One development point.
orleans-place-laboratory = Laboratory
    .the = the laboratory
    .use = take a technology tile
    .does = One technology tile, to be laid after passing, even on the laboratory itself.

## Goods

orleans-good-grain = Grain
    .nom = grain
orleans-good-cheese = Cheese
    .nom = cheese
orleans-good-wine = Wine
    .nom = wine
orleans-good-wool = Wool
    .nom = wool
orleans-good-brocade = Brocade
    .nom = brocade

## Towns

orleans-town-orleans = Orléans
orleans-town-chartres = Chartres
orleans-town-etampes = Étampes
orleans-town-le_mans = Le Mans
orleans-town-chateaudun = Châteaudun
orleans-town-montargis = Montargis
orleans-town-vendome = Vendôme
orleans-town-blois = Blois
orleans-town-briare = Briare
orleans-town-tours = Tours
orleans-town-chinon = Chinon
orleans-town-montrichard = Montrichard
orleans-town-vierzon = Vierzon
orleans-town-loches = Loches
orleans-town-bourges = Bourges
orleans-town-sancerre = Sancerre
orleans-town-chatellerault = Châtellerault
orleans-town-le_blanc = Le Blanc
orleans-town-chateauroux = Châteauroux
orleans-town-nevers = Nevers
orleans-town-argenton = Argenton-sur-Creuse
    .short = Argenton
orleans-town-la_chatre = La Châtre
orleans-town-saint_amand = Saint-Amand-Montrond
    .short = Saint-Amand

## Roads and rivers; .way is road or river

orleans-edge-R01 = { orleans-town-chartres } – { orleans-town-etampes }
    .along = along the road { orleans-town-chartres } – { orleans-town-etampes }
    .way = road
orleans-edge-R02 = { orleans-town-chartres } – { orleans-town-le_mans }
    .along = along the road { orleans-town-chartres } – { orleans-town-le_mans }
    .way = road
orleans-edge-R03 = { orleans-town-chartres } – { orleans-town-orleans }
    .along = along the road { orleans-town-chartres } – { orleans-town-orleans }
    .way = road
orleans-edge-R04 = { orleans-town-chartres } – { orleans-town-chateaudun }
    .along = along the road { orleans-town-chartres } – { orleans-town-chateaudun }
    .way = road
orleans-edge-R05 = { orleans-town-etampes } – { orleans-town-montargis }
    .along = along the road { orleans-town-etampes } – { orleans-town-montargis }
    .way = road
orleans-edge-R06 = { orleans-town-le_mans } – { orleans-town-chateaudun }
    .along = along the road { orleans-town-le_mans } – { orleans-town-chateaudun }
    .way = road
orleans-edge-R07 = { orleans-town-le_mans } – { orleans-town-vendome }
    .along = along the road { orleans-town-le_mans } – { orleans-town-vendome }
    .way = road
orleans-edge-R08 = { orleans-town-le_mans } – { orleans-town-tours }
    .along = along the road { orleans-town-le_mans } – { orleans-town-tours }
    .way = road
orleans-edge-R09 = { orleans-town-chateaudun } – { orleans-town-vendome }
    .along = along the road { orleans-town-chateaudun } – { orleans-town-vendome }
    .way = road
orleans-edge-R10 = { orleans-town-chateaudun } – { orleans-town-orleans }
    .along = along the road { orleans-town-chateaudun } – { orleans-town-orleans }
    .way = road
orleans-edge-R11 = { orleans-town-orleans } – { orleans-town-montargis }
    .along = along the road { orleans-town-orleans } – { orleans-town-montargis }
    .way = road
orleans-edge-R12 = { orleans-town-orleans } – { orleans-town-vierzon }
    .along = along the road { orleans-town-orleans } – { orleans-town-vierzon }
    .way = road
orleans-edge-R13 = { orleans-town-vendome } – { orleans-town-blois }
    .along = along the road { orleans-town-vendome } – { orleans-town-blois }
    .way = road
orleans-edge-R14 = { orleans-town-montargis } – { orleans-town-briare }
    .along = along the road { orleans-town-montargis } – { orleans-town-briare }
    .way = road
orleans-edge-R15 = { orleans-town-blois } – { orleans-town-vierzon }
    .along = along the road { orleans-town-blois } – { orleans-town-vierzon }
    .way = road
orleans-edge-R16 = { orleans-town-chinon } – { orleans-town-chatellerault }
    .along = along the road { orleans-town-chinon } – { orleans-town-chatellerault }
    .way = road
orleans-edge-R17 = { orleans-town-montrichard } – { orleans-town-loches }
    .along = along the road { orleans-town-montrichard } – { orleans-town-loches }
    .way = road
orleans-edge-R18 = { orleans-town-vierzon } – { orleans-town-chateauroux }
    .along = along the road { orleans-town-vierzon } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R19 = { orleans-town-sancerre } – { orleans-town-bourges }
    .along = along the road { orleans-town-sancerre } – { orleans-town-bourges }
    .way = road
orleans-edge-R20 = { orleans-town-loches } – { orleans-town-chateauroux }
    .along = along the road { orleans-town-loches } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R21 = { orleans-town-chatellerault } – { orleans-town-argenton }
    .along = along the road { orleans-town-chatellerault } – { orleans-town-argenton }
    .way = road
orleans-edge-R22 = { orleans-town-le_blanc } – { orleans-town-chateauroux }
    .along = along the road { orleans-town-le_blanc } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R23 = { orleans-town-argenton } – { orleans-town-la_chatre }
    .along = along the road { orleans-town-argenton } – { orleans-town-la_chatre }
    .way = road
orleans-edge-R24 = { orleans-town-argenton } – { orleans-town-chateauroux }
    .along = along the road { orleans-town-argenton } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R25 = { orleans-town-la_chatre } – { orleans-town-chateauroux }
    .along = along the road { orleans-town-la_chatre } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R26 = { orleans-town-la_chatre } – { orleans-town-saint_amand }
    .along = along the road { orleans-town-la_chatre } – { orleans-town-saint_amand }
    .way = road
orleans-edge-R27 = { orleans-town-bourges } – { orleans-town-saint_amand }
    .along = along the road { orleans-town-bourges } – { orleans-town-saint_amand }
    .way = road
orleans-edge-R28 = { orleans-town-bourges } – { orleans-town-nevers }
    .along = along the road { orleans-town-bourges } – { orleans-town-nevers }
    .way = road
orleans-edge-R29 = { orleans-town-saint_amand } – { orleans-town-nevers }
    .along = along the road { orleans-town-saint_amand } – { orleans-town-nevers }
    .way = road
orleans-edge-W01 = { orleans-town-orleans } – { orleans-town-blois }
    .along = along the river { orleans-town-orleans } – { orleans-town-blois }
    .way = river
orleans-edge-W02 = { orleans-town-orleans } – { orleans-town-briare }
    .along = along the river { orleans-town-orleans } – { orleans-town-briare }
    .way = river
orleans-edge-W03 = { orleans-town-briare } – { orleans-town-sancerre }
    .along = along the river { orleans-town-briare } – { orleans-town-sancerre }
    .way = river
orleans-edge-W04 = { orleans-town-sancerre } – { orleans-town-nevers }
    .along = along the river { orleans-town-sancerre } – { orleans-town-nevers }
    .way = river
orleans-edge-W05 = { orleans-town-blois } – { orleans-town-tours }
    .along = along the river { orleans-town-blois } – { orleans-town-tours }
    .way = river
orleans-edge-W06 = { orleans-town-tours } – { orleans-town-montrichard }
    .along = along the river { orleans-town-tours } – { orleans-town-montrichard }
    .way = river
orleans-edge-W07 = { orleans-town-tours } – { orleans-town-loches }
    .along = along the river { orleans-town-tours } – { orleans-town-loches }
    .way = river
orleans-edge-W08 = { orleans-town-tours } – { orleans-town-chinon }
    .along = along the river { orleans-town-tours } – { orleans-town-chinon }
    .way = river
orleans-edge-W09 = { orleans-town-chinon } – { orleans-town-chatellerault }
    .along = along the river { orleans-town-chinon } – { orleans-town-chatellerault }
    .way = river
orleans-edge-W10 = { orleans-town-chinon } – { orleans-town-le_blanc }
    .along = along the river { orleans-town-chinon } – { orleans-town-le_blanc }
    .way = river
orleans-edge-W11 = { orleans-town-montrichard } – { orleans-town-vierzon }
    .along = along the river { orleans-town-montrichard } – { orleans-town-vierzon }
    .way = river
orleans-edge-W12 = { orleans-town-vierzon } – { orleans-town-bourges }
    .along = along the river { orleans-town-vierzon } – { orleans-town-bourges }
    .way = river
orleans-edge-W13 = { orleans-town-vierzon } – { orleans-town-saint_amand }
    .along = along the river { orleans-town-vierzon } – { orleans-town-saint_amand }
    .way = river
orleans-edge-W14 = { orleans-town-le_blanc } – { orleans-town-argenton }
    .along = along the river { orleans-town-le_blanc } – { orleans-town-argenton }
    .way = river

## Beneficial deeds

orleans-deed-city_wall = Building the City Wall
    .short = City Wall
orleans-deed-papal_conclave = Papal Conclave
orleans-deed-defeating_plague = Defeating the Plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen_guild = Founding the Boatmen's Guild
    .short = Boatmen's Guild
orleans-deed-cathedral = Building the Cathedral
    .short = Cathedral
orleans-deed-peace_treaty = Peace Treaty
orleans-deed-canalisation = Canalisation

## Events of the hourglass

orleans-event-name-pilgrimage = Pilgrimage
    .does = No new monks can be taken this round.
orleans-event-name-taxes = Taxes
    .does = At the end of the round everybody pays one coin for every three goods they own.
orleans-event-name-income = Income
    .does = At the end of the round everybody gets as many coins as their level of development.
orleans-event-name-trading_day = Trading Day
    .does = At the end of the round everybody gets one coin for each trading station they have built.
orleans-event-name-harvest = Harvest
    .does = At the end of the round everybody gives up a grain, cheese or wine, or pays 5 coins if they have no food.
orleans-event-name-plague = Plague
    .does = At the end of the round everybody loses a random follower from the bag; followers of one's own colour are safe.

## Phases

orleans-phase-exclusion = Excluding tiles
orleans-phase-hourglass = Hourglass
orleans-phase-census = Census
orleans-phase-followers = Followers
orleans-phase-planning = Planning
orleans-phase-actions = Actions
orleans-phase-event = Event
orleans-phase-start_player = First player
orleans-phase-end = End of the game

## Tracks

orleans-track-farmer = Farmer track
orleans-track-boatman = Boatman track
orleans-track-craftsman = Craftsman track
orleans-track-trader = Trader track
orleans-track-knight = Knight track
orleans-track-scholar = Scholar track
orleans-track-development = Development track

## Where the citizens lie; .for: what a citizen is won for

orleans-citizen-deed-city_wall = { orleans-deed-city_wall }
    .for = for completing “{ orleans-deed-city_wall }”
orleans-citizen-deed-papal_conclave = { orleans-deed-papal_conclave }
    .for = for completing “{ orleans-deed-papal_conclave }”
orleans-citizen-deed-defeating_plague = { orleans-deed-defeating_plague }
    .for = for completing “{ orleans-deed-defeating_plague }”
orleans-citizen-deed-astronomy = { orleans-deed-astronomy }
    .for = for completing “{ orleans-deed-astronomy }”
orleans-citizen-deed-boatmen_guild = { orleans-deed-boatmen_guild }
    .for = for completing “{ orleans-deed-boatmen_guild }”
orleans-citizen-deed-cathedral = { orleans-deed-cathedral }
    .for = for completing “{ orleans-deed-cathedral }”
orleans-citizen-deed-peace_treaty = { orleans-deed-peace_treaty }
    .for = for completing “{ orleans-deed-peace_treaty }”
orleans-citizen-deed-canalisation = { orleans-deed-canalisation }
    .for = for completing “{ orleans-deed-canalisation }”
orleans-citizen-development-3 = Development track, space 3
    .for = from space 3 of the development track
orleans-citizen-development-18 = Development track, space 18
    .for = from space 18 of the development track
orleans-citizen-development-28 = Development track, space 28
    .for = from space 28 of the development track
orleans-citizen-knight = Knight track
    .for = from the knight track
orleans-citizen-boatman = Boatman track
    .for = from the boatman track
orleans-citizen-stations = Most trading stations
    .for = for the most trading stations

## What is given up in torture

orleans-what-station = Built trading station
orleans-what-stock = Trading station from the stock
orleans-what-follower = Follower from the bag
orleans-what-development = Development point
orleans-what-good = Good
orleans-what-tile = Place tile
orleans-what-tech = Technology tile not yet laid
orleans-what-laid_tech = Laid technology tile

## Labels

orleans-label-coins = Coins
orleans-label-goods = Goods
orleans-label-level = Level of development
orleans-label-stations = Trading stations
orleans-label-citizens = Citizens
orleans-label-techs = Technology
orleans-label-merchant = Merchant
orleans-label-market = Market
orleans-label-bag = Bag
orleans-label-supply = Supply
orleans-label-goods_market = Goods market
orleans-label-tracks = Tracks
orleans-label-score = Points

## What to decide now

orleans-turn-ExcludeTile = You may remove one place tile from the game.
orleans-turn-ChooseNumber = How many followers do you draw from the bag?
orleans-turn-ReturnFollowers = You may move a follower from any of your places back to the market, or leave them all where they are.
orleans-turn-PlaceFollowers = Place followers from the market at your places, then finish planning.
orleans-turn-Turn = Carry out the action of a filled place, or pass.
orleans-turn-ChooseTile = Choose a place tile.
orleans-turn-MoveMerchant = Where does the merchant go?
orleans-turn-TakeGood = Take one good from the way just travelled, or leave it there.
orleans-turn-SendFollowers = Who goes to which beneficial deed?
orleans-turn-Bathe = Place one of the followers drawn at the bathhouse on a slot that takes it.
orleans-turn-LayTechs = Lay a technology tile on an empty slot, or keep it for later.
orleans-turn-MayIgnoreEvent = Return the monk of the sacristy and ignore the event?
orleans-turn-GiveFood = Harvest: which food do you give?
orleans-turn-Torture = Torture: give something up for a missing coin.

## Moves

orleans-action-pass = Pass
orleans-action-done = Finish planning
orleans-action-keep = Leave everybody in place
orleans-action-enough = Send nobody else (whoever stays in the town hall returns to the bag)
orleans-action-shield = Return the monk of the sacristy and ignore the event
orleans-action-suffer = Let the event happen
orleans-action-exclude = { $place_id ->
    [none] Remove nothing
   *[other] Remove the { $place } tile from the game
}
orleans-action-tile = Take the { $place } tile
orleans-action-draw = { $number ->
    [0] Draw nobody
    [one] Draw { $number } follower
   *[other] Draw { $number } followers
}
orleans-action-return = Return the follower from { $place_the } to the market (slot { $number })
orleans-action-place = Place { $follower_a } at { $place_the } (slot { $number })
orleans-action-take_back = Take the follower back from { $place_the } (slot { $number })
orleans-action-fill = Fill { $place_the }: { $followers }
orleans-action-shift = Move { $follower_a } to another slot
orleans-action-use = { $place_id ->
    [village] { $follower_id ->
        [boatman] Village: take a boatman and coins
        [craftsman] Village: take a craftsman and a technology tile
        [trader] Village: take a trader and a place tile
       *[other] { $place }: { $place_use }
    }
    [pharmacy] { $coins ->
        [one] Pharmacy: { $coins } coin for { $coins } development point
       *[other] Pharmacy: { $coins } coins for { $coins } development points
    }
   *[other] { $place }: { $place_use }
}
orleans-action-move = Send the merchant { $edge_along }
orleans-action-good = { $good_id ->
    [none] Take no good
   *[other] Take { $good_nom }
}
orleans-action-send = { $reward ->
    [development] Send { $follower_a } to the deed “{ $deed }” (reward: development point)
   *[coin] Send { $follower_a } to the deed “{ $deed }” (reward: coins)
}
orleans-action-bathe = Place { $follower_a } at { $place_the } (slot { $number })
orleans-action-tech = { $place_id ->
    [none] Keep the technology tile for later
   *[other] Lay a technology tile at { $place_the } (slot { $number })
}
orleans-action-food = Give { $good_nom }
orleans-action-give = { $what_id ->
    [station] Give up the trading station in { $town }
    [stock] Give up a trading station from your stock
    [follower] Give up a random follower from the bag
    [development] Give up a development point
    [good] Give up { $good_nom }
    [tile] Give up the { $place } tile
    [tech] Give up a technology tile not yet laid
    [laid_tech] Give up the technology tile at { $place_the } (slot { $number })
   *[other] Give up: { $what }
}

## Doubts: what the table asks before an option that most players would regret

orleans-doubt-nothing_ready = None of your places is ready: you could not act this round.
orleans-doubt-could_fill = { $place }: the followers for it are still on your market.
orleans-doubt-could_act = { $number ->
    [one] One of your places could still act.
   *[other] { $number } of your places could still act.
}

## Log

orleans-event-excludes = { $you ->
    [yes] You remove the { $place } tile from the game.
   *[no] { $player } removes the { $place } tile from the game.
}
orleans-event-census = The census counts everybody’s farmers.
orleans-event-comes = The event of the round: { $event }.
orleans-event-hourglass = Round { $round }. Event: { $event }.
orleans-event-draws = { $you ->
    [yes] You draw from the bag: { $followers }.
   *[no] { $player } draws from the bag: { $followers }.
}
orleans-event-returns = { $you ->
    [yes] You return { $follower_a } from { $place_the } to the market.
   *[no] { $player } returns { $follower_a } from { $place_the } to the market.
}
orleans-event-shown = Everybody shows their plan.
orleans-event-shown_draws = Everybody shows whom they have drawn.
orleans-event-planned = { $you ->
    [yes] You finish planning.
   *[no] { $player } finishes planning.
}
orleans-event-places = { $you ->
    [yes] You place { $follower_a } at { $place_the }.
   *[no] { $player } places { $follower_a } at { $place_the }.
}
orleans-event-takes_back = { $you ->
    [yes] You take { $follower_a } back from { $place_the } to the market.
   *[no] { $player } takes { $follower_a } back from { $place_the } to the market.
}
orleans-event-passes = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
orleans-event-uses = { $you ->
    [yes] You use { $place_the }.
   *[no] { $player } uses { $place_the }.
}
orleans-event-recruits = { $you ->
    [yes] You take a new { $follower_nom } into the bag.
   *[no] { $player } takes a new { $follower_nom } into the bag.
}
orleans-event-tech = { $you ->
    [yes] You get a technology tile.
   *[no] { $player } gets a technology tile.
}
orleans-event-tile = { $you ->
    [yes] You take the { $place } tile.
   *[no] { $player } takes the { $place } tile.
}
orleans-event-moves = { $edge_way ->
    [river] { $you ->
        [yes] You sail from { $start } to { $town }.
       *[no] { $player } sails from { $start } to { $town }.
    }
   *[road] { $you ->
        [yes] You drive from { $start } to { $town }.
       *[no] { $player } drives from { $start } to { $town }.
    }
}
orleans-event-good = { $you ->
    [yes] You get { $good_nom }.
   *[no] { $player } gets { $good_nom }.
}
orleans-event-builds = { $you ->
    [yes] You build a trading station in { $town }.
   *[no] { $player } builds a trading station in { $town }.
}
orleans-event-pays = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $why }).
orleans-event-coins = { $you ->
    [yes] You get
   *[no] { $player } gets
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $why_id ->
    [none] .
   *[other] { " " }({ $why }).
}
orleans-event-sends = { $you ->
    [yes] You send { $follower_a } to the deed “{ $deed }”.
   *[no] { $player } sends { $follower_a } to the deed “{ $deed }”.
}
orleans-event-develops = { $you ->
    [yes] You get
   *[no] { $player } gets
} { $points ->
    [one] { $points } development point
   *[other] { $points } development points
}: space { $space }, level { $level }.
orleans-event-citizen = { $you ->
    [yes] You get a citizen { $citizen_for }.
   *[no] { $player } gets a citizen { $citizen_for }.
}
orleans-event-bathes = { $you ->
    [yes] Bathhouse: you draw { $followers } from the bag.
   *[no] Bathhouse: { $player } draws { $followers } from the bag.
}
orleans-event-lays_tech = { $you ->
    [yes] You lay a technology tile at { $place_the }.
   *[no] { $player } lays a technology tile at { $place_the }.
}
orleans-event-ignores = { $you ->
    [yes] You return the monk of the sacristy to the bag, and the event “{ $event }” passes you by.
   *[no] { $player } returns the monk of the sacristy to the bag and ignores the event “{ $event }”.
}
orleans-event-gives_food = { $you ->
    [yes] You give { $good_nom } to the goods market.
   *[no] { $player } gives { $good_nom } to the goods market.
}
orleans-event-plague_takes = { $you ->
    [yes] Plague: you lose { $follower_a }.
   *[no] Plague: { $player } loses { $follower_a }.
}
orleans-event-plague_spares = { $you ->
    [yes] Plague: you draw your own { $follower_nom } and lose nobody.
   *[no] Plague: { $player } draws their own { $follower_nom } and loses nobody.
}
orleans-event-tortured = { $you ->
    [yes] { $missing ->
        [one] You are { $missing } coin short: the torture begins.
       *[other] You are { $missing } coins short: the torture begins.
    }
   *[no] { $missing ->
        [one] { $player } is { $missing } coin short: the torture begins.
       *[other] { $player } is { $missing } coins short: the torture begins.
    }
}
orleans-event-forgiven = { $you ->
    [yes] { $missing ->
        [one] You have nothing left to give: a debt of { $missing } coin is forgiven.
       *[other] You have nothing left to give: a debt of { $missing } coins is forgiven.
    }
   *[no] { $missing ->
        [one] { $player } has nothing left to give: a debt of { $missing } coin is forgiven.
       *[other] { $player } has nothing left to give: a debt of { $missing } coins is forgiven.
    }
}
orleans-event-gives = { $you ->
    [yes] { $what_id ->
        [station] You give up the trading station in { $town }.
        [stock] You give up a trading station from the stock.
        [follower] You give up { $follower_a } from the bag.
        [development] You give up a development point.
        [good] You give up { $good_nom }.
        [tile] You give up the { $place } tile.
        [tech] You give up a technology tile not yet laid.
        [laid_tech] You give up the technology tile at { $place_the }.
       *[other] You give up: { $what }.
    }
   *[no] { $what_id ->
        [station] { $player } gives up the trading station in { $town }.
        [stock] { $player } gives up a trading station from the stock.
        [follower] { $player } gives up { $follower_a } from the bag.
        [development] { $player } gives up a development point.
        [good] { $player } gives up { $good_nom }.
        [tile] { $player } gives up the { $place } tile.
        [tech] { $player } gives up a technology tile not yet laid.
        [laid_tech] { $player } gives up the technology tile at { $place_the }.
       *[other] { $player } gives up: { $what }.
    }
}
orleans-event-end = The game is over: time to count the points.

# Moves of single pieces: boards show them, logs leave them out.

orleans-event-to_market = { $you ->
    [yes] You draw { $follower_a }.
   *[no] { $player } draws { $follower_a }.
}
orleans-event-to_bag = { $you ->
    [yes] You return { $follower_a } to the bag.
   *[no] { $player } returns { $follower_a } to the bag.
}
orleans-event-to_bathhouse = { $you ->
    [yes] Bathhouse: you draw { $follower_a }.
   *[no] Bathhouse: { $player } draws { $follower_a }.
}
orleans-event-shows = { $you ->
    [yes] Your plan moved { $follower_a }.
   *[no] The plan of { $player } moved { $follower_a }.
}
orleans-event-advances = { $you ->
    [yes] You advance: { $track }, space { $space }.
   *[no] { $player } advances: { $track }, space { $space }.
}
orleans-event-loses_tech = { $you ->
    [yes] With the tile you lose the technology tile at { $place_the }.
   *[no] With the tile { $player } loses the technology tile at { $place_the }.
}
orleans-event-first_player = { $you ->
    [yes] You are the first player now.
   *[no] { $player } is the first player now.
}

## What the coins are for

orleans-why-census = census
orleans-why-income = income
orleans-why-trading_day = trading day
orleans-why-taxes = taxes
orleans-why-harvest = harvest
orleans-why-pharmacy = pharmacy

## Refusals: what is wrong, and what would make it right

orleans-refuse-not_yours = { $verb ->
    [use] You do not own the { $place } tile. Every new trader from the village brings a place tile.
   *[other] You do not own this place. Every new trader from the village brings a place tile.
}
orleans-refuse-slot_taken = This slot is taken. Choose an empty one.
orleans-refuse-wrong_kind = { $verb ->
    [place] This slot does not take { $follower_a }. It takes { $wanted_a }, or a monk, who stands in for anyone.
    [bathe] This slot does not take { $follower_a }. Choose a slot that shows this follower.
   *[other] This slot does not take such a follower. It takes the one it shows, or a monk, who stands in for anyone.
}
orleans-refuse-only_monk = This slot is for a monk, and nobody stands in for a monk. Put a monk here: the monastery gives new ones.
orleans-refuse-no_starter = Followers of your own colour do not go to the town hall. Put one here that you took during the game.
orleans-refuse-equal_slot_first = There is an equal empty slot before this one. Fill that one first.
orleans-refuse-no_such_follower = { $verb ->
    [place] There is no { $follower_nom } on your market. Only followers on the market can be placed.
    [send] There is no { $follower_nom } here. Only followers at the place you are using can be sent.
   *[other] There is no such follower here. Choose one of those who are.
}
orleans-refuse-not_placed_now = This follower has been here since an earlier round. You can return it in the followers phase, by drawing fewer than you may.
orleans-refuse-too_many_second_thoughts = { $limit ->
    [one] You can change your mind only { $limit } time in one planning phase. Play this plan, and make a new one next round.
   *[other] You can change your mind only { $limit } times in one planning phase. Play this plan, and make a new one next round.
}
orleans-refuse-market_overfull = The market holds { $spaces }, but there are { $followers } followers on it. Place the extra ones at your places or in the gunpowder tower.
orleans-refuse-too_many_drawn = { $most ->
    [one] You can draw at most { $most } follower now. More knights, followers in the bag and free market spaces would allow more.
   *[other] You can draw at most { $most } followers now. More knights, followers in the bag and free market spaces would allow more.
}
orleans-refuse-nothing_there = There is no follower on this slot. Choose one where a follower lies.
orleans-refuse-tower_is_market = { $verb ->
    [return] The gunpowder tower is part of the market already. Return a follower from another place.
   *[other] The gunpowder tower is part of the market. Choose a slot of one of your places.
}
orleans-refuse-not_activated = { $verb ->
    [use] { $place }: { $missing ->
        [one] { $missing } follower is missing. Add it the next time you plan.
       *[other] { $missing } followers are missing. Add them the next time you plan.
    }
   *[other] Not all slots are filled here. Add the missing followers the next time you plan.
}
orleans-refuse-no_followers_left = There are no such followers left in the supply. They come back if the Plague returns one.
orleans-refuse-track_end = Your marker is on the last space of this track. No more followers of this kind for you: choose others.
orleans-refuse-pilgrimage_forbids = It is Pilgrimage, so no new monks this round. Wait for the next one: your followers stay in the monastery.
orleans-refuse-no_way = { $place_id ->
    [ship] There is no river at the merchant's town. First take a road to a town by the river.
   *[other] No such way leads out of the merchant's town. First travel to another town.
}
orleans-refuse-town_taken = { $town } already has a trading station. Send the merchant to a town without one.
orleans-refuse-no_station_left = You have no trading stations left. Choose another action.
orleans-refuse-development_full = { $verb ->
    [send] You are at the end of the development track. Take the coin as your reward.
   *[other] You are at the end of the development track, so development points are worth nothing. Choose another action.
}
orleans-refuse-nobody_to_send = There is nobody to send. It takes a neutral follower for whom some deed has an empty space.
orleans-refuse-deed_full = { $verb ->
    [send] The deed “{ $deed }” has no empty space for { $follower_a }. Choose another deed.
   *[other] This deed has no empty space for such a follower. Choose another deed.
}
orleans-refuse-send_one_first = Send at least one follower first, then you may stop.
orleans-refuse-no_good_left = The goods market has none left. The action opens again when such a good returns there.
orleans-refuse-no_tech_left = There are no technology tiles left. The laboratory has nothing more to give: choose another action.
orleans-refuse-cannot_afford = { $verb ->
    [use] { $coins ->
        [one] You do not have { $coins } coin. Earn one first.
       *[other] You do not have { $coins } coins. Pay fewer.
    }
   *[other] You do not have enough coins. Pay fewer.
}
orleans-refuse-steps_left = The development track has fewer spaces left than you want to pay for. Pay fewer coins.
orleans-refuse-bag_empty = Your bag is empty, so there is nobody to draw. First use another place: its followers go back into the bag.
orleans-refuse-not_this_way = You cannot get there from here now. The ship takes rivers, wagons take roads, and the way must start in the merchant's town.
orleans-refuse-no_such_good = { $verb ->
    [good] There is no { $good_nom } on the way just travelled. Take what lies there, or nothing.
   *[other] There is no such good on the way just travelled. Take what lies there, or nothing.
}
orleans-refuse-tile_gone = { $verb ->
    [tile] The { $place } tile is no longer in the stacks. Choose one of those left.
    [exclude] The { $place } tile is no longer in the stacks. Choose one of those left.
   *[other] This tile is no longer in the stacks. Choose one of those left.
}
orleans-refuse-stack_closed = Your first trader opens only stack I. With the next one you can take a tile from stack II.
orleans-refuse-not_drawn = { $verb ->
    [bathe] You did not draw { $follower_a } at the bathhouse. Place one of those you drew.
   *[other] You did not draw such a follower. Place one of those you drew.
}
orleans-refuse-not_on_bathhouse = It cannot go on the bathhouse itself. Choose a slot of another place.
orleans-refuse-no_fixed_kind = No slot here shows a certain follower, so there is none to replace. Choose another place.
orleans-refuse-single_follower = This place needs just one follower, and technology does not replace it. Choose a place with two slots or more.
orleans-refuse-one_tech = A technology tile lies at this place already, and a second is not allowed. Choose another place.
orleans-refuse-never_monk = Technology never replaces a monk. Choose the slot of another follower.
orleans-refuse-first_replaces_farmer = Your first technology tile must replace a farmer. Choose an empty farmer slot.
orleans-refuse-not_food_you_have = { $verb ->
    [food] You have no { $good_nom }. Give food you have: grain, cheese or wine.
   *[other] You have no such food. Give food you have: grain, cheese or wine.
}
orleans-refuse-nothing_to_give = You have none of this. Give up something else.
orleans-refuse-coin_space = You cannot step back on the development track: a space with coins is in the way. Give up something else.

## Points

orleans-score-coins = Coins
orleans-score-grain = Grain
orleans-score-cheese = Cheese
orleans-score-wine = Wine
orleans-score-wool = Wool
orleans-score-brocade = Brocade
orleans-score-stations = Trading stations
orleans-score-citizens = Citizens
orleans-score-tiebreak = A tie goes to whoever is further on the development track.

## What one owns, after a number: +2 coins

orleans-holding-coins = { $count ->
    [one] coin
   *[other] coins
}
orleans-holding-grain = { orleans-good-grain.nom }
orleans-holding-cheese = { orleans-good-cheese.nom }
orleans-holding-wine = { orleans-good-wine.nom }
orleans-holding-wool = { orleans-good-wool.nom }
orleans-holding-brocade = { orleans-good-brocade.nom }
orleans-holding-farmer = { $count ->
    [one] { orleans-follower-farmer.nom }
   *[other] { orleans-follower-farmer.many }
}
orleans-holding-boatman = { $count ->
    [one] { orleans-follower-boatman.nom }
   *[other] { orleans-follower-boatman.many }
}
orleans-holding-craftsman = { $count ->
    [one] { orleans-follower-craftsman.nom }
   *[other] { orleans-follower-craftsman.many }
}
orleans-holding-trader = { $count ->
    [one] { orleans-follower-trader.nom }
   *[other] { orleans-follower-trader.many }
}
orleans-holding-knight = { $count ->
    [one] { orleans-follower-knight.nom }
   *[other] { orleans-follower-knight.many }
}
orleans-holding-scholar = { $count ->
    [one] { orleans-follower-scholar.nom }
   *[other] { orleans-follower-scholar.many }
}
orleans-holding-monk = { $count ->
    [one] { orleans-follower-monk.nom }
   *[other] { orleans-follower-monk.many }
}
orleans-holding-development = { $count ->
    [one] development point
   *[other] development points
}
orleans-holding-citizens = { $count ->
    [one] citizen
   *[other] citizens
}
orleans-holding-stations = { $count ->
    [one] trading station
   *[other] trading stations
}
orleans-holding-techs = { $count ->
    [one] technology tile
   *[other] technology tiles
}
orleans-holding-tiles = { $count ->
    [one] place tile
   *[other] place tiles
}

## Variants

orleans-variant-planning = Planning
    .hint = Together is faster; in turn, later players see the plans made before theirs.
orleans-variant-planning-together = all at once, in secret
    .hint = Everybody plans at the same time and shows the plan afterwards.
orleans-variant-planning-in_turn = in turn, openly
    .hint = One after the other, for all to see.
orleans-variant-exclusion = Exclude tiles before the game
    .hint = For experienced players: before round 1 each player may remove a tile.
orleans-variant-exclusion-no = no
    .hint = All tiles are in the game.
orleans-variant-exclusion-yes = yes, for experienced players
    .hint = Each player may take one tile out of the game.
orleans-variant-first_player = Who begins
    .hint = Who has the first turn.
orleans-variant-first_player-random = drawn by lot
    .hint = Chance decides.
orleans-variant-first_player-1 = player 1
    .hint = Whoever sits on seat 1 begins.
orleans-variant-first_player-2 = player 2
    .hint = Whoever sits on seat 2 begins.
orleans-variant-first_player-3 = player 3
    .hint = Whoever sits on seat 3 begins.
orleans-variant-first_player-4 = player 4
    .hint = Whoever sits on seat 4 begins.

## The screen: texts of the browser alone

orleans-ui-panel-own = My board
orleans-ui-panel-map = Map
orleans-ui-panel-tracks = Tracks
orleans-ui-phase-short-hourglass = Hourglass
orleans-ui-phase-short-census = Census
orleans-ui-phase-short-followers = Followers
orleans-ui-phase-short-planning = Planning
orleans-ui-phase-short-actions = Actions
orleans-ui-phase-short-event = Event
orleans-ui-phase-short-start_player = First player
orleans-ui-phase-short-exclusion = Excluding tiles
orleans-ui-phase-short-end = End
orleans-ui-map = Map of the Loire valley
orleans-ui-map-title = Loire Valley
orleans-ui-my-board = Your board
orleans-ui-board-of = Board of { $name }
orleans-ui-market = Market
orleans-ui-market-count = { $count } of { $size }
orleans-ui-market-token = { $follower } on the market
orleans-ui-tile-space = room for a tile
orleans-ui-below = { $count ->
    [one] one more glowing slot below
   *[other] { $count } more glowing slots below
  }
orleans-ui-ready = ready
orleans-ui-always = always works
orleans-ui-completes = completes it
orleans-ui-use-place = Use { $place }
orleans-ui-slot-filled = { $place }: { $follower }
orleans-ui-slot-empty = { $place }, empty slot for { $follower }
orleans-ui-slot-wants = Empty slot for { $follower }.
orleans-ui-needs = Needs: { $list }.
orleans-ui-effect-river = 1 river
orleans-ui-effect-road = 1 road
orleans-ui-effect-deeds = 1–2 to the deeds
orleans-ui-effect-shield = shields from an event
orleans-ui-effect-bathe = 2, place 1
orleans-ui-coins = Coins
orleans-ui-coin = Coins
orleans-ui-stations = Trading stations
orleans-ui-station = Trading station
orleans-ui-citizens = Citizens
orleans-ui-citizen = Citizen
orleans-ui-level = Development level
orleans-ui-techs = Technology tiles
orleans-ui-tech = Technology
orleans-ui-bag = Bag
orleans-ui-bag-label = { $count ->
    [one] { $count } follower in the bag.
   *[other] { $count } followers in the bag.
  }
orleans-ui-bag-empty = The bag is empty.
orleans-ui-bag-holds = In your bag: { $list }.
orleans-ui-bag-hidden = Only the owner may look inside.
orleans-ui-development = Development
orleans-ui-tracks = Tracks
orleans-ui-track-label = { $track }, { $count } in the supply
orleans-ui-supply = In the supply: { $count }.
orleans-ui-score-stations = Stations × level
orleans-ui-score-citizens = Citizens × level
orleans-ui-most-stations = Most stations ({ $count }): the last citizen
orleans-ui-goods-market = Goods market
orleans-ui-points = { $count ->
    [one] Worth 1 point.
   *[other] Worth { $count } points.
  }
orleans-ui-tiles = Place tiles in the stacks
orleans-ui-tiles-left = Place tiles: { $one } in stack I, { $two } in stack II
orleans-ui-no-tiles = no place tiles yet
orleans-ui-events-left = Events still in the stack
orleans-ui-no-event = Before the game
orleans-ui-no-event-text = The first hourglass tile is about to be turned.
orleans-ui-event-short-pilgrimage = No new monks this round.
orleans-ui-event-short-taxes = End of round: 1 coin per 3 goods.
orleans-ui-event-short-income = End of round: coins equal to your level.
orleans-ui-event-short-trading_day = End of round: 1 coin per trading station.
orleans-ui-event-short-harvest = End of round: 1 food or 5 coins.
orleans-ui-event-short-plague = End of round: lose a random follower from the bag.
orleans-ui-deeds = Beneficial deeds
orleans-ui-deed-reward = Each follower sent here earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }. The last one also brings the citizen.
orleans-ui-deed-reward-either = Each follower sent here earns 1 coin or 1 development point. The last one also brings the citizen.
orleans-ui-deed-left = Still wanted: { $list }.
orleans-ui-deed-over = This deed is done.
orleans-ui-edge-road = Road { $ends }, goods: { $goods }
orleans-ui-edge-river = River { $ends }, goods: { $goods }
orleans-ui-lying = On the way: { $list }.
orleans-ui-lying-none = No goods on the way.
orleans-ui-town-free = No trading station yet.
orleans-ui-town-stations = Trading station: { $list }.
orleans-ui-station-of = Trading station of { $name }
orleans-ui-merchant-of = Merchant of { $name }
orleans-ui-status-planning = planning
orleans-ui-status-planned = plan ready
orleans-ui-status-passed = passed
orleans-ui-status-acting = to move
orleans-ui-status-waiting = waiting
orleans-ui-status-end = finished
orleans-ui-ask-plan = Pick a follower in the market: slots that take it will glow.
orleans-ui-ask-plan-full = Nobody else fits anywhere: finish the plan.
orleans-ui-ask-who = Who goes to this slot: { $place }?
orleans-ui-ask-who-small = Whoever fits glows on your market.
orleans-ui-return-first = Return followers first
orleans-ui-draw-short = draw
orleans-ui-village-boatman = Boatman and coins
orleans-ui-village-craftsman = Craftsman and technology
orleans-ui-village-trader = Trader and place tile
orleans-ui-forecast = For you now: { $list }
orleans-ui-forecast-nothing = Nothing for you as things stand.
orleans-ui-forecast-none = nothing for you now
orleans-ui-forecast-coins = { $change } { $count ->
    [one] coin
   *[other] coins
  }
orleans-ui-forecast-food = { $change } food
orleans-ui-forecast-follower = { $change } follower
orleans-ui-forecast-shield = unless the sacristy helps
orleans-ui-ask-put = { $follower } chosen: put it on a glowing slot.
orleans-ui-ask-put-small = Click a slot or drag the token.
    .touch = Tap a slot or drag the token.
orleans-ui-ask-deed = { $follower }: choose the deed.
orleans-ui-ask-village = Village: whom do you recruit?
orleans-ui-ask-pharmacy = Pharmacy: how many coins do you pay?
orleans-ui-ask-reward = Choose the reward.
orleans-ui-ask-exclude = You may remove a place tile from the game.
orleans-ui-ask-draw = How many followers do you draw? At most { $limit }.
orleans-ui-ask-return = You drew fewer: you may take a follower from a place back to the market.
orleans-ui-ask-tile = Choose a place tile for your town.
orleans-ui-ask-move = Where does your merchant go?
orleans-ui-ask-good = Take one of the goods on the way?
orleans-ui-ask-send = { $place }: whom do you send to the beneficial deeds?
orleans-ui-ask-bathe = Bathhouse: place one of the two followers.
orleans-ui-ask-food = Harvest: which food do you give?
orleans-ui-ask-give = You cannot pay: give something up for each missing coin ({ $missing }).
orleans-ui-ask-shield = Use the sacristy against this event?
orleans-ui-ask-tech = Where do you lay the technology tile?
orleans-ui-ask-use = Use one of your ready places, or pass.
orleans-ui-ask-pass = You have no action you can use now. Pass.
orleans-ui-ready-list = Ready: { $list }.
orleans-ui-plan-done = Your plan is done.
orleans-ui-draw-n = { $count ->
    [0] Draw none
   *[other] Draw { $count }
  }
orleans-ui-pay-n = { $count ->
    [one] Pay 1 coin
   *[other] Pay { $count } coins
  }
orleans-ui-reward-coin = 1 coin
orleans-ui-reward-development = 1 development point
orleans-ui-button-done = Plan is ready
orleans-ui-button-pass = Pass
orleans-ui-button-keep = Leave them there
orleans-ui-button-enough = That is enough
orleans-ui-button-later = Keep it for later
orleans-ui-button-none = Take nothing
orleans-ui-button-nothing = Remove nothing
orleans-ui-button-suffer = Accept the event
orleans-ui-about-follower-farmer = Recruited at the farmhouse. Each step on the farmer track brings a good; the track decides the census.
orleans-ui-about-follower-boatman = Recruited in the village. Each step brings coins; the first to reach the end of the track gets a citizen.
orleans-ui-about-follower-craftsman = Recruited in the village. Each step brings a technology tile.
orleans-ui-about-follower-trader = Recruited in the village. Each step brings a new place tile.
orleans-ui-about-follower-knight = Recruited at the castle. The further you are on the knight track, the more followers you draw.
orleans-ui-about-follower-scholar = Recruited at the university. Each step brings development points.
orleans-ui-about-follower-monk = Recruited in the monastery. At places a monk stands in for anyone, but on the deeds for nobody.
orleans-ui-about-follower-tech = A technology tile replaces a follower on its slot for good. It never returns to the bag.
orleans-ui-about-own = One of your four starting followers: it never leaves you and cannot go to the town hall or the deeds.
orleans-ui-about-track-farmer = One step per farmer: grain, cheese, wine, wool, brocade. In the census the leader gains a coin and the last one pays one.
orleans-ui-about-track-boatman = One step per boatman: coins. The first to reach the end takes the citizen.
orleans-ui-about-track-craftsman = One step per craftsman: a technology tile.
orleans-ui-about-track-trader = One step per trader: a place tile, first from stack I, later from I or II.
orleans-ui-about-track-scholar = One step per scholar: development points, more each time.
orleans-ui-about-track-knight = One step per knight: how many followers you may draw. The first on the fifth space takes the citizen.
orleans-ui-about-development = Stars set your level: it multiplies stations and citizens at the end. Coins and citizens on the way are yours when you reach or pass them.
orleans-ui-about-food = Counts as food at the Harvest.
orleans-ui-about-road = A road. Wagons travel on it.
orleans-ui-about-river = A river. Ships travel on it.
orleans-ui-about-orleans = Every player may build one station here.
orleans-ui-about-merchant = Ships and wagons move it; stations are built where it stands.
orleans-ui-about-coin = Each coin is worth one point at the end.
orleans-ui-about-station = Worth your development level at the end.
orleans-ui-about-citizen = Worth your development level at the end.
orleans-ui-about-level = Multiplies your stations and citizens at the end.
orleans-ui-about-tech = Lay it on a slot after passing; it stands in for that follower for the rest of the game. The first one must replace a farmer.
orleans-ui-about-shield = A monk in the sacristy can turn it away.
orleans-ui-help-goal = The goal
orleans-ui-help-goal-text = Draw followers from your bag, send them to the places of your town, and turn their work into coins, goods, trading stations and citizens. After 18 rounds whoever has the most points wins.
orleans-ui-help-round = A round
orleans-ui-help-phase-hourglass = A new event is revealed; most take effect at the end of the round.
orleans-ui-help-phase-census = The leader on the farmer track gains a coin, the last one pays one.
orleans-ui-help-phase-followers = Draw followers from the bag to your market.
orleans-ui-help-phase-planning = Everybody puts followers on slots of places. A place with all slots filled is ready.
orleans-ui-help-phase-actions = In turn, use one ready place or pass. Its followers go back to the bag.
orleans-ui-help-phase-event = The event happens.
orleans-ui-help-phase-start_player = The player on the left becomes first player.
orleans-ui-help-scoring = Scoring
orleans-ui-help-scoring-text = Coins count 1 each, goods 1 to 5. Trading stations and citizens together are multiplied by your development level.
orleans-ui-help-followers = Followers
orleans-ui-help-events = Events
orleans-ui-help-places = Places

## What the value of a position is made of, in hints and reviews

orleans-part-coins = Coins
orleans-part-goods = Goods
orleans-part-track = Stations, citizens and the development track
orleans-part-followers = Followers, technology and places
orleans-part-merchant = Where the merchant stands
orleans-part-plan = Places ready for use
