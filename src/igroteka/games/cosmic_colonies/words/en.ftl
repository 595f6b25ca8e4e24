# Cosmic Colonies: every word a player reads.
#
# Sentences are given these variables:
#   $worker, $building, $resource, $given, $monument, $square: a name;
#   $building_a, $resource_one …: its attributes; $building_id …: its id, or "none" if there is none;
#   $player and $you (yes/no): who acts, and whether that is the reader; $verb: the move in refusals;
#   $slot: 1, 2 or supply; $row, $col, $turn and the $number of a tile: counted from 0;
#   numbers: $number, $round; $missing, $squares, $limit, $areas in refusals, $where: the squares in the way, as row,column, and $lacking: the resources that are missing; $water, $minerals, $organics, $power: how many are paid or gathered.

cosmic_colonies-name = Cosmic Colonies
cosmic_colonies-blurb = Choose workers in secret, gather resources, and cover your asteroid with buildings.
cosmic_colonies-about = An unofficial fan work, not affiliated with the game's publishers. All worker cards, the shapes and prices of buildings, the monuments and the asteroids are our own reconstruction, made to fit the rules: those in the box may look different. If you enjoy Cosmic Colonies, buy the box: it is even better around a table.

## Workers

cosmic_colonies-worker-scout = Scout
    .does = Build: pay 1 extra resource of any type.
cosmic_colonies-worker-trainee = Trainee
    .does = Gather: you may split your capacity between 2 areas.
cosmic_colonies-worker-dock_hand = Dock Hand
    .does = You may only Gather; you may split your capacity between 2 areas.
cosmic_colonies-worker-surveyor = Surveyor
    .does = Build: the tile need not touch another tile.
cosmic_colonies-worker-hydrologist = Hydrologist
    .does = Gather: if you take water, gain 1 more water from the supply.
cosmic_colonies-worker-geologist = Geologist
    .does = Gather: if you take minerals, gain 1 more mineral from the supply.
cosmic_colonies-worker-botanist = Botanist
    .does = Gather: if you take organics, gain 1 more organics from the supply.
cosmic_colonies-worker-electrician = Electrician
    .does = Gather: if you take power, gain 1 more power from the supply.
cosmic_colonies-worker-rigger = Rigger
    .does = Before action: you may move 1 tile on your asteroid.
cosmic_colonies-worker-sculptor = Sculptor
    .does = Build: afterwards you may place 1 statue for free.
cosmic_colonies-worker-salvager = Salvager
    .does = Gather: gain 1 more resource of any type from the supply.
cosmic_colonies-worker-forklift_driver = Forklift Driver
    .does = Gather: take from 2 areas, up to your capacity from each.
cosmic_colonies-worker-chemist = Chemist
    .does = Build: you may pay with resources of any types.
cosmic_colonies-worker-trader = Trader
    .does = Before action: you may exchange up to 2 of your resources with the supply, 1 for 1.
cosmic_colonies-worker-soylent_cook = Soylent Cook
    .does = Build: afterwards you may pay 1 resource of any type to place 1 soylent factory.
cosmic_colonies-worker-engineer = Engineer
    .does = Build: pay 1 resource less (your choice which).
cosmic_colonies-worker-quartermaster = Quartermaster
    .does = Gather: you may split your capacity between any areas.
cosmic_colonies-worker-smuggler = Smuggler
    .does = Before action: gain 1 resource of any type from the supply.
cosmic_colonies-worker-contractor = Contractor
    .does = Build: you may build up to 2 buildings, paying for each.
cosmic_colonies-worker-architect = Architect
    .does = Build: pay 1 resource less; you may take the tile from the supply.
cosmic_colonies-worker-demolitionist = Demolitionist
    .does = Before action: you may return 1 of your tiles to the supply to gain 3 resources of any types.
cosmic_colonies-worker-stonemason = Stonemason
    .does = Before action: you may place 1 statue for free.
cosmic_colonies-worker-space_trucker = Space Trucker
    .does = Gather: also take 1 token from each other area.
cosmic_colonies-worker-city_planner = City Planner
    .does = Build: afterwards you may place 1 soylent factory for free.
cosmic_colonies-worker-governor = Governor
    .does = Perform both actions, in any order.

## Workers of the advanced mode; by day the first worker of a round, by night the second

cosmic_colonies-worker-pathfinder = Pathfinder
    .day = Build: pay 1 extra resource of any type.
    .night = Build: the tile need not touch another tile.
cosmic_colonies-worker-night_porter = Night Porter
    .day = Gather: you may split your capacity between 2 areas.
    .night = Day ability + your capacity is 1 higher.
cosmic_colonies-worker-drone_pilot = Drone Pilot
    .day = You may only Gather.
    .night = You may only Build; pay 1 resource less.
cosmic_colonies-worker-cartographer = Cartographer
    .day = Build: the tile need not touch another tile.
    .night = Before action: you may exchange 1 of your resources with the supply, 1 for 1.
cosmic_colonies-worker-ice_driller = Ice Driller
    .day = Gather: if you take water, gain 1 more water from the supply.
    .night = Build: if the price includes water, pay 1 water less.
cosmic_colonies-worker-ore_processor = Ore Processor
    .day = Gather: if you take minerals, gain 1 more mineral from the supply.
    .night = Build: if the price includes minerals, pay 1 mineral less.
cosmic_colonies-worker-hydroponist = Hydroponist
    .day = Gather: if you take organics, gain 1 more organics from the supply.
    .night = Build: if the price includes organics, pay 1 organics less.
cosmic_colonies-worker-reactor_technician = Reactor Technician
    .day = Gather: if you take power, gain 1 more power from the supply.
    .night = Build: if the price includes power, pay 1 power less.
cosmic_colonies-worker-crane_operator = Crane Operator
    .day = Before action: you may move 1 tile on your asteroid.
    .night = Day ability + you may move 1 more tile.
cosmic_colonies-worker-statue_carver = Statue Carver
    .day = Build: afterwards you may place 1 statue for free.
    .night = Gather: afterwards you may place 1 statue for free.
cosmic_colonies-worker-scavenger = Scavenger
    .day = Gather: gain 1 more resource of any type from the supply.
    .night = Build: afterwards gain 1 resource of any type from the supply.
cosmic_colonies-worker-robo_loader = Robo-Loader
    .day = Gather: take from 2 areas, up to your capacity from each.
    .night = Day ability + your capacity is 1 higher.
cosmic_colonies-worker-alchemist = Alchemist
    .day = Build: you may pay with resources of any types.
    .night = Before action: you may exchange up to 3 of your resources with the supply, 1 for 1.
cosmic_colonies-worker-broker = Broker
    .day = Before action: you may exchange up to 2 of your resources with the supply, 1 for 1.
    .night = Day ability + Gather: afterwards gain 1 resource of any type from the supply.
cosmic_colonies-worker-soylent_chef = Soylent Chef
    .day = Build: afterwards you may pay 1 resource of any type to place 1 soylent factory.
    .night = Gather: afterwards you may pay 1 resource of any type to place 1 soylent factory.
cosmic_colonies-worker-cost_engineer = Cost Engineer
    .day = Build: pay 1 resource less (your choice which).
    .night = Day ability + pay 1 more resource less (2 less in all).
cosmic_colonies-worker-fleet_quartermaster = Fleet Quartermaster
    .day = Gather: you may split your capacity between any areas.
    .night = Day ability + your capacity is 1 higher.
cosmic_colonies-worker-spacewalker = Spacewalker
    .day = Build: up to 2 squares of the tile may hang over the asteroid's edge.
    .night = Build: pay 1 resource less; the tile may cover up to 2 squares of your other tiles.
cosmic_colonies-worker-general_contractor = General Contractor
    .day = Build: you may build up to 2 buildings, paying for each.
    .night = Day ability + pay 1 resource less for the second building.
cosmic_colonies-worker-chief_architect = Chief Architect
    .day = Build: pay 1 resource less; you may take the tile from the supply.
    .night = Perform both actions, in any order.
cosmic_colonies-worker-demolition_expert = Demolition Expert
    .day = Before action: you may return 1 of your tiles to the supply to gain 3 resources of any types.
    .night = Day ability + before action: you may place 1 statue for free.
cosmic_colonies-worker-monument_keeper = Monument Keeper
    .day = Before action: you may place 1 statue for free.
    .night = Before action: you may pay 1 resource of any type to place 1 soylent factory.
cosmic_colonies-worker-asteroid_hauler = Asteroid Hauler
    .day = Gather: also take 1 token from each other area.
    .night = Gather: take all tokens from 1 area, ignoring capacity.
cosmic_colonies-worker-master_planner = Master Planner
    .day = Build: afterwards you may place 1 soylent factory for free.
    .night = Build: afterwards you may move 1 tile and place 1 statue for free.
cosmic_colonies-worker-colony_governor = Colony Governor
    .day = Perform both actions, in any order.
    .night = Day ability + pay 1 resource less when you Build.

## Workers of the solo game

cosmic_colonies-worker-solo_recruit = Recruit
    .does = Build: pay 1 extra resource of any type.
cosmic_colonies-worker-solo_runner = Runner
    .does = Gather: you may split your capacity between 2 areas.
cosmic_colonies-worker-solo_geodesist = Geodesist
    .does = Build: the tile need not touch another tile.
cosmic_colonies-worker-solo_ice_miner = Ice Miner
    .does = Gather: if you take water, gain 1 more water from the supply.
cosmic_colonies-worker-solo_ore_miner = Ore Miner
    .does = Gather: if you take minerals, gain 1 more mineral from the supply.
cosmic_colonies-worker-solo_gardener = Gardener
    .does = Gather: if you take organics, gain 1 more organics from the supply.
cosmic_colonies-worker-solo_power_engineer = Power Engineer
    .does = Gather: if you take power, gain 1 more power from the supply.
cosmic_colonies-worker-solo_slinger = Slinger
    .does = Before action: you may move 1 tile on your asteroid.
cosmic_colonies-worker-solo_stonecutter = Stonecutter
    .does = Build: afterwards you may place 1 statue for free.
cosmic_colonies-worker-solo_scrapper = Scrapper
    .does = Gather: gain 1 more resource of any type from the supply.
cosmic_colonies-worker-solo_lab_technician = Lab Technician
    .does = Build: you may pay with resources of any types.
cosmic_colonies-worker-solo_food_technologist = Food Technologist
    .does = Build: afterwards you may pay 1 resource of any type to place 1 soylent factory.
cosmic_colonies-worker-solo_designer = Designer
    .does = Build: pay 1 resource less (your choice which).
cosmic_colonies-worker-solo_supply_chief = Supply Chief
    .does = Gather: you may split your capacity between any areas.
## Buildings; .nom, .a, .the: in a sentence

cosmic_colonies-building-habitat = Habitat
    .short = Habitat
    .nom = habitat
    .a = a habitat
    .the = the habitat
cosmic_colonies-building-greenhouse = Greenhouse
    .short = Greenhouse
    .nom = greenhouse
    .a = a greenhouse
    .the = the greenhouse
cosmic_colonies-building-atmosphere_generator = Atmosphere Generator
    .short = Atmosphere
    .nom = atmosphere generator
    .a = an atmosphere generator
    .the = the atmosphere generator
cosmic_colonies-building-power_plant = Power Plant
    .short = Power Plant
    .nom = power plant
    .a = a power plant
    .the = the power plant
cosmic_colonies-building-entertainment_complex = Entertainment Complex
    .short = Complex
    .nom = entertainment complex
    .a = an entertainment complex
    .the = the entertainment complex
cosmic_colonies-building-soylent_factory = Soylent Factory
    .short = Soylent
    .nom = soylent factory
    .a = a soylent factory
    .the = the soylent factory
cosmic_colonies-building-statue = Statue
    .short = Statue
    .nom = statue
    .a = a statue
    .the = the statue

## Resources; .one, .many: after a number

cosmic_colonies-resource-water = Water
    .nom = water
    .one = water
    .many = water
cosmic_colonies-resource-minerals = Minerals
    .nom = minerals
    .one = mineral
    .many = minerals
cosmic_colonies-resource-organics = Organics
    .nom = organics
    .one = organics
    .many = organics
cosmic_colonies-resource-power = Power
    .nom = power
    .one = power
    .many = power

## Terrain; .does: what its open squares are worth

cosmic_colonies-terrain-crystal = Crystal
    .does = 15 points if every square is covered; each of the first five left open takes 3 away.
cosmic_colonies-terrain-ice = Ice
    .does = 10 points if every square is covered; each of the first five left open takes 2 away.
cosmic_colonies-terrain-rock = Rock
    .does = 5 points if every square is covered; each of the first five left open takes 1 away.
cosmic_colonies-terrain-soil = Soil
    .does = Nothing in the basic mode; in the advanced one, 1 point for each square left open.

## Asteroids

cosmic_colonies-asteroid-vesta = Vesta
cosmic_colonies-asteroid-pallas = Pallas
cosmic_colonies-asteroid-juno = Juno
cosmic_colonies-asteroid-psyche = Psyche
cosmic_colonies-asteroid-hygiea = Hygiea

## Personal goals

cosmic_colonies-goal-goal_1 = 2 points for each habitat and 1 point for each greenhouse.
cosmic_colonies-goal-goal_2 = 2 points for each greenhouse and 1 point for each atmosphere generator.
cosmic_colonies-goal-goal_3 = 2 points for each atmosphere generator and 1 point for each power plant.
cosmic_colonies-goal-goal_4 = 2 points for each power plant and 1 point for each entertainment complex.
cosmic_colonies-goal-goal_5 = 2 points for each entertainment complex and 1 point for each habitat.

## Monuments

cosmic_colonies-monument-obelisk = Obelisk
    .nom = obelisk
cosmic_colonies-monument-keystone = Keystone
    .nom = keystone
cosmic_colonies-monument-arch = Arch
    .nom = arch
cosmic_colonies-monument-star = Star
    .nom = star
cosmic_colonies-monument-dome = Dome
    .nom = dome
cosmic_colonies-monument-beacon = Beacon
    .nom = beacon
cosmic_colonies-monument-stairway = Stairway
    .nom = stairway
cosmic_colonies-monument-antenna = Antenna
    .nom = antenna
cosmic_colonies-monument-rocket = Rocket
    .nom = rocket

## Squares of an asteroid, counted from 1

cosmic_colonies-square-0-0 = row 1, column 1
cosmic_colonies-square-0-1 = row 1, column 2
cosmic_colonies-square-0-2 = row 1, column 3
cosmic_colonies-square-0-3 = row 1, column 4
cosmic_colonies-square-0-4 = row 1, column 5
cosmic_colonies-square-0-5 = row 1, column 6
cosmic_colonies-square-0-6 = row 1, column 7
cosmic_colonies-square-0-7 = row 1, column 8
cosmic_colonies-square-1-0 = row 2, column 1
cosmic_colonies-square-1-1 = row 2, column 2
cosmic_colonies-square-1-2 = row 2, column 3
cosmic_colonies-square-1-3 = row 2, column 4
cosmic_colonies-square-1-4 = row 2, column 5
cosmic_colonies-square-1-5 = row 2, column 6
cosmic_colonies-square-1-6 = row 2, column 7
cosmic_colonies-square-1-7 = row 2, column 8
cosmic_colonies-square-2-0 = row 3, column 1
cosmic_colonies-square-2-1 = row 3, column 2
cosmic_colonies-square-2-2 = row 3, column 3
cosmic_colonies-square-2-3 = row 3, column 4
cosmic_colonies-square-2-4 = row 3, column 5
cosmic_colonies-square-2-5 = row 3, column 6
cosmic_colonies-square-2-6 = row 3, column 7
cosmic_colonies-square-2-7 = row 3, column 8
cosmic_colonies-square-3-0 = row 4, column 1
cosmic_colonies-square-3-1 = row 4, column 2
cosmic_colonies-square-3-2 = row 4, column 3
cosmic_colonies-square-3-3 = row 4, column 4
cosmic_colonies-square-3-4 = row 4, column 5
cosmic_colonies-square-3-5 = row 4, column 6
cosmic_colonies-square-3-6 = row 4, column 7
cosmic_colonies-square-3-7 = row 4, column 8
cosmic_colonies-square-4-0 = row 5, column 1
cosmic_colonies-square-4-1 = row 5, column 2
cosmic_colonies-square-4-2 = row 5, column 3
cosmic_colonies-square-4-3 = row 5, column 4
cosmic_colonies-square-4-4 = row 5, column 5
cosmic_colonies-square-4-5 = row 5, column 6
cosmic_colonies-square-4-6 = row 5, column 7
cosmic_colonies-square-4-7 = row 5, column 8
cosmic_colonies-square-5-0 = row 6, column 1
cosmic_colonies-square-5-1 = row 6, column 2
cosmic_colonies-square-5-2 = row 6, column 3
cosmic_colonies-square-5-3 = row 6, column 4
cosmic_colonies-square-5-4 = row 6, column 5
cosmic_colonies-square-5-5 = row 6, column 6
cosmic_colonies-square-5-6 = row 6, column 7
cosmic_colonies-square-5-7 = row 6, column 8
cosmic_colonies-square-6-0 = row 7, column 1
cosmic_colonies-square-6-1 = row 7, column 2
cosmic_colonies-square-6-2 = row 7, column 3
cosmic_colonies-square-6-3 = row 7, column 4
cosmic_colonies-square-6-4 = row 7, column 5
cosmic_colonies-square-6-5 = row 7, column 6
cosmic_colonies-square-6-6 = row 7, column 7
cosmic_colonies-square-6-7 = row 7, column 8
cosmic_colonies-square-7-0 = row 8, column 1
cosmic_colonies-square-7-1 = row 8, column 2
cosmic_colonies-square-7-2 = row 8, column 3
cosmic_colonies-square-7-3 = row 8, column 4
cosmic_colonies-square-7-4 = row 8, column 5
cosmic_colonies-square-7-5 = row 8, column 6
cosmic_colonies-square-7-6 = row 8, column 7
cosmic_colonies-square-7-7 = row 8, column 8

## Phases

cosmic_colonies-phase-picking = Picking the cards
cosmic_colonies-phase-choosing = Choosing workers
cosmic_colonies-phase-acting = Actions
cosmic_colonies-phase-refresh = Refresh
cosmic_colonies-phase-end = End of the game

## Parts of sentences

cosmic_colonies-label-automaton = Automaton
# Rows and columns below 1 lie outside, for tiles that hang over the edge.
cosmic_colonies-label-row = { $row ->
    [-2] −1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
cosmic_colonies-label-col = { $col ->
    [-2] −1
    [-1] 0
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
# Tiles are numbered in the order they were laid.
cosmic_colonies-label-tile = { $number ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
    [10] 11
    [11] 12
    [12] 13
    [13] 14
    [14] 15
    [15] 16
    [16] 17
    [17] 18
    [18] 19
    [19] 20
    [20] 21
    [21] 22
    [22] 23
    [23] 24
    [24] 25
    [25] 26
    [26] 27
    [27] 28
    [28] 29
    [29] 30
    [30] 31
    [31] 32
    [32] 33
    [33] 34
    [34] 35
    [35] 36
    [36] 37
    [37] 38
    [38] 39
    [39] 40
    [40] 41
    [41] 42
    [42] 43
    [43] 44
    [44] 45
    [45] 46
    [46] 47
    [47] 48
    [48] 49
    [49] 50
    [50] 51
    [51] 52
    [52] 53
    [53] 54
    [54] 55
    [55] 56
    [56] 57
    [57] 58
    [58] 59
    [59] 60
    [60] 61
    [61] 62
    [62] 63
   *[other] 64
}
# How a tile is turned. Square tiles have one way to lie, bars and dominoes two.
cosmic_colonies-label-turned = { $building_id ->
    [habitat] { "" }
    [statue] { "" }
    [atmosphere_generator] { $turn ->
        [0] ; not turned
        [1] ; turned 90°
        [2] ; flipped
       *[other] ; flipped and turned 90°
    }
   *[other] { $turn ->
        [0] ; not turned
        [1] ; turned 90°
        [2] ; turned 180°
        [3] ; turned 270°
        [4] ; flipped
        [5] ; flipped and turned 90°
        [6] ; flipped and turned 180°
       *[other] ; flipped and turned 270°
    }
}
cosmic_colonies-label-resources = { $water ->
    [0] { "" }
   *[other] { $water } water
}{ $minerals ->
    [0] { "" }
   *[other] { $water ->
        [0] { "" }
       *[other] { ", " }
    }{ $minerals ->
        [one] { $minerals } mineral
       *[other] { $minerals } minerals
    }
}{ $organics ->
    [0] { "" }
   *[other] { $water ->
        [0] { $minerals ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $organics } organics
}{ $power ->
    [0] { "" }
   *[other] { $water ->
        [0] { $minerals ->
            [0] { $organics ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $power } power
}

## What to decide now

cosmic_colonies-turn-PickWorkers = Pick the worker cards of this game, or leave the rest to chance.
cosmic_colonies-turn-ChooseWorker = Choose a worker. Nobody sees the card until all are shown.
cosmic_colonies-turn-ChooseAction = Gather resources or build a building.
cosmic_colonies-turn-GatherMore = Your worker can carry more. Which resource next?
cosmic_colonies-turn-PayPrice = What will you pay with?
cosmic_colonies-turn-LayTile = Where will the new building lie?
cosmic_colonies-turn-BuildAgain = You may build a second building.
cosmic_colonies-turn-LaySpecial = You may place a tile from the supply.
cosmic_colonies-turn-PayAny = Which resource will you pay with?
cosmic_colonies-turn-MoveTile = You may move one of your tiles.
cosmic_colonies-turn-LayMoved = Where will the tile lie now?
cosmic_colonies-turn-DemolishTile = You may return one of your tiles to the supply and take resources for it.
cosmic_colonies-turn-RaiseMonument = A monument fits the hole exactly. Put it up for free?
cosmic_colonies-turn-GiveBack = Your store holds 9 resources. Return what is too much.
cosmic_colonies-turn-GainAny = Which resource will you take from the supply?
cosmic_colonies-turn-Exchange = You may swap a resource for another from the supply.

## Moves

cosmic_colonies-action-play = Choose the { $worker }
cosmic_colonies-action-pick = { $worker_id ->
    [none] Leave the rest to chance
   *[other] Put the { $worker } into the game
}
cosmic_colonies-action-gather = Gather { $resource_nom }
cosmic_colonies-action-build = { $slot ->
    [supply] Build { $building_a } from the supply
   *[other] Build { $building_a } (slot { $slot })
}
cosmic_colonies-action-pay = { $water ->
    [0] { $minerals ->
        [0] { $organics ->
            [0] { $power ->
                [0] Pay nothing
               *[other] Pay { cosmic_colonies-label-resources }
            }
           *[other] Pay { cosmic_colonies-label-resources }
        }
       *[other] Pay { cosmic_colonies-label-resources }
    }
   *[other] Pay { cosmic_colonies-label-resources }
}
cosmic_colonies-action-lay = Lay { $building_the } (top left: row { cosmic_colonies-label-row }, column { cosmic_colonies-label-col }{ cosmic_colonies-label-turned })
cosmic_colonies-action-swap = Swap 1 { $given_one } for 1 { $resource_one }
cosmic_colonies-action-gain = Take 1 { $resource_one } from the supply
cosmic_colonies-action-discard = Return 1 { $resource_one } to the supply
cosmic_colonies-action-pick_up = Move tile { cosmic_colonies-label-tile } (in the order laid)
cosmic_colonies-action-demolish = Return tile { cosmic_colonies-label-tile } to the supply (in the order laid)
cosmic_colonies-action-raise = Put up the { $monument_nom } ({ $square })
cosmic_colonies-action-enough = Stop here
cosmic_colonies-action-skip = Skip this

## Log

cosmic_colonies-event-refresh = Resources and buildings come back to the board, used workers move on.
cosmic_colonies-event-receives = { $you ->
    [yes] New in your hand: { $workers }.
   *[no] New in the hand of { $player }: { $workers }.
}
cosmic_colonies-event-picks = { $you ->
    [yes] You pick the { $worker } for this game.
   *[no] { $player } picks the { $worker } for this game.
}
cosmic_colonies-event-round = Round { $round } begins.
cosmic_colonies-event-chooses = { $you ->
    [yes] You choose the { $worker }.
   *[no] { $player } chooses the { $worker }.
}
cosmic_colonies-event-shows = { $you ->
    [yes] You show the { $worker }.
   *[no] { $player } shows the { $worker }.
}
cosmic_colonies-event-idles = { $you ->
    [yes] There is nothing you can do: the action is lost.
   *[no] There is nothing { $player } can do: the action is lost.
}
cosmic_colonies-event-gathers = { $you ->
    [yes] You gather { cosmic_colonies-label-resources }.
   *[no] { $player } gathers { cosmic_colonies-label-resources }.
}
cosmic_colonies-event-takes = { $you ->
    [yes] You take { $building_the } from the market.
   *[no] { $player } takes { $building_the } from the market.
}
cosmic_colonies-event-moved = { $you ->
    [yes] Yours
   *[no] { $player }
}: { $number } { $resource_many }.
cosmic_colonies-event-gains = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $number ->
    [one] { $number } { $resource_one }
   *[other] { $number } { $resource_many }
} from the supply.
cosmic_colonies-event-discards = { $you ->
    [yes] You return 1 { $resource_one } to the supply.
   *[no] { $player } returns 1 { $resource_one } to the supply.
}
cosmic_colonies-event-swaps = { $you ->
    [yes] You swap 1 { $given_one } for 1 { $resource_one }.
   *[no] { $player } swaps 1 { $given_one } for 1 { $resource_one }.
}
cosmic_colonies-event-pays = { $you ->
    [yes] You pay { cosmic_colonies-label-resources }.
   *[no] { $player } pays { cosmic_colonies-label-resources }.
}
cosmic_colonies-event-builds = { $you ->
    [yes] You build { $building_a }.
   *[no] { $player } builds { $building_a }.
}
cosmic_colonies-event-places = { $you ->
    [yes] You place { $building_a }.
   *[no] { $player } places { $building_a }.
}
cosmic_colonies-event-moves = { $you ->
    [yes] You move { $building_a } to another place.
   *[no] { $player } moves { $building_a } to another place.
}
cosmic_colonies-event-demolishes = { $you ->
    [yes] You take { $building_a } down and return it to the supply.
   *[no] { $player } takes { $building_a } down and returns it to the supply.
}
cosmic_colonies-event-raises = { $you ->
    [yes] You put up a monument: the { $monument_nom }.
   *[no] { $player } puts up a monument: the { $monument_nom }.
}
cosmic_colonies-event-bot_shows = The automaton shows the { $worker }.
cosmic_colonies-event-bot_gathers = The automaton gathers { cosmic_colonies-label-resources }.
cosmic_colonies-event-bot_builds = The automaton builds { $building_a }.
cosmic_colonies-event-bot_cannot_build = The automaton cannot build { $building_a }.
cosmic_colonies-event-bot_cannot_gather = There is nothing the automaton can gather.
cosmic_colonies-event-bot_idles = There is nothing the automaton can do: its action is lost.
cosmic_colonies-event-end = The game is over: time to count the points.

## Refusals: what is wrong, and what would make it right

cosmic_colonies-refuse-not_in_hand = { $worker_id ->
    [none] This card is not in your hand. Choose one that is.
   *[other] The { $worker } is not in your hand. Choose a card that is.
}
cosmic_colonies-refuse-card_gone = { $worker_id ->
    [none] This card cannot be picked any more. Pick one of those left.
   *[other] The { $worker } cannot be picked any more. Pick one of the cards left.
}
cosmic_colonies-refuse-only_build = This worker cannot gather resources. Build a building.
cosmic_colonies-refuse-only_gather = This worker cannot build. Gather resources.
cosmic_colonies-refuse-done_already = This worker does each action only once, and this one is done. Take the other action, or stop here.
cosmic_colonies-refuse-area_empty = { $resource_id ->
    [none] There is nothing left in this area. Choose another: new resources come at the end of the round.
   *[other] The board has no { $resource_nom } left. Choose another area: new resources come at the end of the round.
}
cosmic_colonies-refuse-too_many_areas = { $areas ->
    [one] This worker takes from { $areas } area only, and nothing more from this one. Choose one of the areas still open.
   *[other] This worker takes from { $areas } areas at most, and nothing more from this one. Choose one of the areas still open.
}
cosmic_colonies-refuse-carries_more = Your worker can carry more from an area you have begun. Take it before you stop.
cosmic_colonies-refuse-no_such_slot = At this table there is only one slot for each building. Choose slot 1.
cosmic_colonies-refuse-slot_empty = { $building_id ->
    [none] This tile is already gone. A new one comes at the end of the round.
   *[other] { $building }: this tile is already gone. A new one comes at the end of the round.
}
cosmic_colonies-refuse-not_from_supply = This worker does not build from the supply. Take a tile from the board.
cosmic_colonies-refuse-none_in_supply = { $building_id ->
    [none] There are no such tiles left in the supply. Choose another building.
   *[other] { $building }: there are no such tiles left in the supply. Choose another building.
}
cosmic_colonies-refuse-cannot_afford = { $building_id ->
    [none] You do not have these resources: { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }. Pay with what is in your store.
   *[other] { $building }: you are { $missing ->
        [one] { $missing } resource
       *[other] { $missing } resources
    } short of { cosmic_colonies-label-resources }. Gather some first.
}
cosmic_colonies-refuse-fits_nowhere = { $building_id ->
    [none] This building fits nowhere on your asteroid. Choose another.
   *[other] { $building }: it fits nowhere on your asteroid. Choose another building.
}
cosmic_colonies-refuse-not_the_price = This is not the price. Choose one of the payments offered.
cosmic_colonies-refuse-wrong_tile = This is another tile. Lay the one you have just taken.
cosmic_colonies-refuse-off_asteroid = { $squares ->
    [one] One square of the tile hangs
   *[other] { $squares } squares of the tile hang
} over the edge of the asteroid. { $limit ->
    [0] Move it so that all its squares lie inside.
   *[other] This worker allows { $limit }: move the tile further in.
}
cosmic_colonies-refuse-overlaps = { $squares ->
    [one] One square of the tile lies
   *[other] { $squares } squares of the tile lie
} on other tiles. { $limit ->
    [0] Move it to empty squares.
   *[other] This worker allows { $limit }: move the tile so that it covers less of the others.
}
cosmic_colonies-refuse-covers_nothing = The tile would cover no new square of the asteroid. Move it so that it covers at least one.
cosmic_colonies-refuse-not_adjacent = The tile touches no other tile. Move it so that it shares a side with one: a corner is not enough.
cosmic_colonies-refuse-not_stored = { $given_id ->
    [none] { $resource_id ->
        [none] You have none of this in your store. Choose a resource you have.
       *[other] You have no { $resource_nom } in your store. Choose a resource you have.
    }
   *[other] You have no { $given_nom } in your store. Choose a resource you have.
}
cosmic_colonies-refuse-supply_empty = { $resource_id ->
    [none] There is none of this left in the supply. Choose another resource.
   *[other] The supply has no { $resource_nom } left. Choose another resource.
}
cosmic_colonies-refuse-no_such_tile = There is no such tile on your asteroid. Choose one of those you have laid.
cosmic_colonies-refuse-moved_already = This tile has just been moved. Choose another one.
cosmic_colonies-refuse-under_another = Another tile lies on this one, so it stays where it is. Choose a tile with nothing on it.
cosmic_colonies-refuse-no_place_to_go = There is nowhere to move this tile. Choose another one.
cosmic_colonies-refuse-no_such_hole = { $monument_id ->
    [none] The monument does not fit here. It needs a hole of just its shape, closed in on all sides.
   *[other] The { $monument_nom } does not fit here. It needs a hole of just its shape, closed in on all sides.
}
cosmic_colonies-refuse-monument_gone = { $monument_id ->
    [none] This monument is not on the table. Choose one that is.
   *[other] The { $monument_nom } is not on the table. Choose a monument that is.
}
cosmic_colonies-refuse-must_go_on = Your worker has done nothing yet. Gather resources or build a building.

## Points

cosmic_colonies-score-crystal = Crystal
cosmic_colonies-score-ice = Ice
cosmic_colonies-score-rock = Rock
cosmic_colonies-score-soil = Soil
cosmic_colonies-score-sets = Sets of buildings
cosmic_colonies-score-goal = Personal goal
cosmic_colonies-score-monument = Monument
cosmic_colonies-score-bot_tiles = Buildings of the automaton × difficulty
cosmic_colonies-score-bot_missing = Buildings it never built
cosmic_colonies-score-tiebreak = A tie goes to whoever has laid more building tiles, then has more resources left, then played the highest number in the last round; against the automaton you have to be ahead.

## Variants

cosmic_colonies-variant-mode = Mode
    .hint = How varied asteroids and workers are.
cosmic_colonies-variant-mode-basic = basic
    .hint = Plain asteroids, workers with one ability: for first games.
cosmic_colonies-variant-mode-advanced = advanced (two players or more)
    .hint = Asteroids with soil worth points, workers with a day and a night ability.
cosmic_colonies-variant-workers = Choosing workers
    .hint = When you decide on the two workers of a round.
cosmic_colonies-variant-workers-one_by_one = one by one
    .hint = The second when all have acted with the first.
cosmic_colonies-variant-workers-plans = Plans for the Future
    .hint = Both at the beginning: first all the left ones act, then the right ones.
cosmic_colonies-variant-workers-rank_and_file = Rank-and-File Workers
    .hint = Both in secret; somebody counts up, and whoever is called acts.
cosmic_colonies-variant-expansion = Monumental Achievements expansion
    .hint = Monuments for whoever leaves a gap of just their shape.
cosmic_colonies-variant-expansion-no = no
    .hint = Without monuments.
cosmic_colonies-variant-expansion-yes = yes
    .hint = As many monuments as players lie beside the board.
cosmic_colonies-variant-expansion_workers = Workers of the expansion, 21 to 25 (two players or more)
    .hint = Five more workers in the deck.
cosmic_colonies-variant-expansion_workers-no = no
    .hint = Only the workers of the mode.
cosmic_colonies-variant-expansion_workers-yes = yes
    .hint = Workers 21 to 25 may turn up.
cosmic_colonies-variant-cards = Worker cards of the game
    .hint = Which workers take part.
cosmic_colonies-variant-cards-random = drawn by lot
    .hint = Chance deals them.
cosmic_colonies-variant-cards-chosen = picked by player 1
    .hint = Whoever sits on seat 1 picks them before the game.
cosmic_colonies-variant-difficulty = Difficulty (solo game)
    .hint = How many points each tile brings the automaton.
cosmic_colonies-variant-difficulty-4 = 4, very easy
    .hint = 4 points: for getting to know the game.
cosmic_colonies-variant-difficulty-5 = 5, easy
    .hint = 5 points: a friendly rival.
cosmic_colonies-variant-difficulty-6 = 6, rather easy
    .hint = 6 points: for those who know the workers.
cosmic_colonies-variant-difficulty-7 = 7, medium
    .hint = 7 points: what the rules call medium.
cosmic_colonies-variant-difficulty-8 = 8, rather hard
    .hint = 8 points: mistakes begin to cost.
cosmic_colonies-variant-difficulty-9 = 9, hard
    .hint = 9 points: you have to plan ahead.
cosmic_colonies-variant-difficulty-10 = 10, very hard
    .hint = 10 points: for experts.

## Holdings and parties

cosmic_colonies-holding-water = water
cosmic_colonies-holding-minerals = minerals
cosmic_colonies-holding-organics = organics
cosmic_colonies-holding-power = power
cosmic_colonies-party-automaton = Automaton

## The screen: texts of the browser alone

cosmic_colonies-ui-phase-short-picking = Cards
cosmic_colonies-ui-phase-short-choosing = Workers
cosmic_colonies-ui-phase-short-acting = Actions
cosmic_colonies-ui-phase-short-refresh = Refresh
cosmic_colonies-ui-phase-short-end = End
cosmic_colonies-ui-panel-own = Asteroid
cosmic_colonies-ui-panel-market = Board
cosmic_colonies-ui-panel-cards = Cards
cosmic_colonies-ui-asteroid-label = Asteroid { $asteroid }. Buildings: { $tiles }.
cosmic_colonies-ui-order = Order: lower numbers act first
cosmic_colonies-ui-action-n = Action { $n } of { $of }
cosmic_colonies-ui-order-choosing = choosing
cosmic_colonies-ui-order-ready = ready
cosmic_colonies-ui-order-now = acting
cosmic_colonies-ui-order-done = done
cosmic_colonies-ui-order-later = waiting
cosmic_colonies-ui-status-end = finished
cosmic_colonies-ui-automaton = Automaton
cosmic_colonies-ui-capacity = Capacity
cosmic_colonies-ui-areas = Resource areas
cosmic_colonies-ui-area-label = { $resource }, in the area: { $count }
cosmic_colonies-ui-carries = At work: { $worker }
cosmic_colonies-ui-buildings = Buildings and prices
cosmic_colonies-ui-price-same = of one type
cosmic_colonies-ui-price-other = of another
cosmic_colonies-ui-same-other = one + another
cosmic_colonies-ui-takes = takes { $count }
cosmic_colonies-ui-sold = sold
cosmic_colonies-ui-from-supply = from the supply: { $count }
cosmic_colonies-ui-slot-cannot_afford = can't afford
cosmic_colonies-ui-slot-fits_nowhere = no room
cosmic_colonies-ui-slot-only_gather = gather only
cosmic_colonies-ui-slot-done_already = built already
cosmic_colonies-ui-slot-none_in_supply = none left
cosmic_colonies-ui-monuments = Monuments
cosmic_colonies-ui-raise-here = Raise here: { $monument }
cosmic_colonies-ui-rotate = Turn (R, wheel)
cosmic_colonies-ui-flip = Flip (F)
cosmic_colonies-ui-show-all = Show all { $count } places (A)
cosmic_colonies-ui-lay-here = Lay it here
cosmic_colonies-ui-where = Row { $row }, column { $col }.
cosmic_colonies-ui-fits = It fits.
cosmic_colonies-ui-fits-not = Does not fit here
cosmic_colonies-ui-why-off_asteroid = Hangs over the edge
cosmic_colonies-ui-why-overlaps = Covers your own tile
cosmic_colonies-ui-why-not_adjacent = Touches no tile by a side
cosmic_colonies-ui-why-covers_nothing = Covers no free square
cosmic_colonies-ui-points = { $count } pts
cosmic_colonies-ui-my-points = Points
cosmic_colonies-ui-left-open = left open
cosmic_colonies-ui-open-n = open: { $count }
cosmic_colonies-ui-soil-each = { $count } for each open square
cosmic_colonies-ui-store = Storage
cosmic_colonies-ui-of = { $now } of { $of }
cosmic_colonies-ui-nothing = nothing
cosmic_colonies-ui-give = Give
cosmic_colonies-ui-take = Take
cosmic_colonies-ui-hand = Workers
cosmic_colonies-ui-hand-n = Cards in hand: { $count }.
cosmic_colonies-ui-hand-known = Seen by all: { $list }.
cosmic_colonies-ui-played = Played this round:
cosmic_colonies-ui-card-back = Hidden card
cosmic_colonies-ui-card-used = used
cosmic_colonies-ui-card-work = at work
cosmic_colonies-ui-card-chosen = chosen
cosmic_colonies-ui-card-picked = in the game
cosmic_colonies-ui-day = Day
cosmic_colonies-ui-night = Night
cosmic_colonies-ui-moment-before = Before the action
cosmic_colonies-ui-moment-gather = Gathering
cosmic_colonies-ui-moment-build = Building
cosmic_colonies-ui-moment-both = Both actions
cosmic_colonies-ui-worker-numbers = Number { $priority }, carries { $capacity }.
cosmic_colonies-ui-goal = Goal
cosmic_colonies-ui-goal-hidden = The goal is secret.
cosmic_colonies-ui-coming = Coming to the hand:
cosmic_colonies-ui-coming-hidden = { $count } face-down cards
cosmic_colonies-ui-sets = Sets
cosmic_colonies-ui-set-n = Set { $now }/{ $of }
cosmic_colonies-ui-bot-formula = { $tiles } tiles × { $difficulty } − { $missing } × { $penalty }
cosmic_colonies-ui-bot-store_full = storage full
cosmic_colonies-ui-bot-area_empty = nothing there
cosmic_colonies-ui-bot-slot_empty = no tile
cosmic_colonies-ui-bot-cannot_afford = cannot pay
cosmic_colonies-ui-bot-done = Done
cosmic_colonies-ui-bot-failed = did not work
cosmic_colonies-ui-bot-did = { $priority } { $worker }: what the automaton did
cosmic_colonies-ui-bot-will = This is what it will do
cosmic_colonies-ui-bot-waits = It turns its card over when you have chosen yours.
cosmic_colonies-ui-difficulty = Difficulty { $n }
cosmic_colonies-ui-deck = Deck
cosmic_colonies-ui-discard-n = { $count } discarded
cosmic_colonies-ui-chosen = Your worker is chosen
cosmic_colonies-ui-ask-pick = Pick the workers of this game, or leave the rest to chance
cosmic_colonies-ui-picked-n = Picked { $now } of { $of }.
cosmic_colonies-ui-ask-play =
    { $count ->
        [one] Choose a worker
       *[other] Choose { $count } workers
    }
cosmic_colonies-ui-ask-act = Gather resources or build a building
cosmic_colonies-ui-ask-gather = Choose an area to gather from
cosmic_colonies-ui-ask-build = Choose a building to build
cosmic_colonies-ui-ask-worker = At work: { $worker }.
cosmic_colonies-ui-ask-lay = Lay the tile: { $building }
cosmic_colonies-ui-ask-lay-small = Side by side with one of your tiles. A click lays it, R or the wheel turns it, F flips it.
    .touch = Tap a square to move it; tap the tile to lay it.
cosmic_colonies-ui-ask-pay = Choose what to pay with
cosmic_colonies-ui-ask-swap = Exchange with the supply: what do you give?
cosmic_colonies-ui-ask-swap-take = You give: { $resource }. What do you take?
cosmic_colonies-ui-ask-gain = Take a resource from the supply
cosmic_colonies-ui-ask-discard = Your storage is overfull: return a resource to the supply
cosmic_colonies-ui-ask-pick_up = You may move one of your tiles: choose it
cosmic_colonies-ui-ask-demolish = You may take a tile down and gain resources
cosmic_colonies-ui-ask-raise = You may raise a monument in the glowing hole
cosmic_colonies-ui-button-enough = Enough
cosmic_colonies-ui-button-skip = Skip
cosmic_colonies-ui-button-rest = The rest at random
cosmic_colonies-ui-about-special = Only some workers place it.
cosmic_colonies-ui-tiles-left = In the supply: { $count }.
cosmic_colonies-ui-built-by = Built: { $list }.
cosmic_colonies-ui-about-area = In the area { $count } of { $limit }.
cosmic_colonies-ui-supply-n = In the supply: { $count }.
cosmic_colonies-ui-about-terrain = Points for 0, 1, 2, 3, 4, 5 or more open squares: { $list }.
cosmic_colonies-ui-about-soil = Brings no points in the basic mode; in the advanced one each open square is worth a point.
cosmic_colonies-ui-about-monument = Fills a hole of exactly its shape. At least one monument is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
cosmic_colonies-ui-about-sets = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for each set of the five basic buildings.
cosmic_colonies-ui-about-goal = Secret until the end; every such tile counts.
cosmic_colonies-ui-help-goal = The goal
cosmic_colonies-ui-help-goal-text = Cover your asteroid with buildings: the fewer squares of crystal, ice and rock stay open, the more points you get. Eight rounds of two actions each.
cosmic_colonies-ui-help-round = A round
cosmic_colonies-ui-help-choosing = Everybody chooses a worker in secret; all are turned over together.
cosmic_colonies-ui-help-acting = Lower numbers act first: gather as much from one area as the worker can carry, or build a building. Each worker changes the action in its own way.
cosmic_colonies-ui-help-refresh = Areas and slots are refilled; used workers go to the player on the left.
cosmic_colonies-ui-help-laying = Laying tiles
cosmic_colonies-ui-help-laying-text = A tile lies inside the asteroid, on free squares, sharing a side with one of your tiles. It may be turned and flipped.
cosmic_colonies-ui-help-scoring = Scoring
cosmic_colonies-ui-help-solo = Solo
cosmic_colonies-ui-help-solo-text = The automaton turns a card over and tries its two actions in order. Its score: tiles times difficulty, less { $penalty } for each building it lacks. You have to score more.
cosmic_colonies-ui-key-lay = While a tile is in hand: arrows move it, R turns, F flips, A shows all places, Enter lays it.

## The log of the browser, where lines that belong together are one; $list: resources with their numbers

cosmic_colonies-label-count = { $number ->
    [one] { $number } { $resource_one }
   *[other] { $number } { $resource_many }
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
