# Mombasa: every word a player reads.
#
# Sentences are given these variables:
#   $card, $tile, $company, $expanding, $region, $space, $book, $lying, $spot, $good, $suit, $track, $why: a name;
#   $good_nom, $track_first …: its attributes; $company_id …: its id, or "none" if there is none;
#   $player and $you (yes/no): who acts, and whether that is the reader; $verb: the move in refusals;
#   numbers: $slot, $column, $steps, $pounds, $points, $cost, $price, $have, $most, $at, $value, $bonus, $round, $limit;
#   $space is a number where it is a space of a track, $letter the letter of a book, $cards a list of cards.

mombasa-name = Mombasa
mombasa-blurb = Plan your cards, invest goods in four trading companies, send their posts across the map, and be rich when the shares are counted.
mombasa-about = An unofficial fan work, not affiliated with the game's publishers. Most cards, books, tracks and the map are our own reconstruction, made to fit the rules: those in the box look different. If you enjoy Mombasa, buy the box: it is even better around a table.

## Companies and goods

mombasa-company-mombasa = Mombasa
mombasa-company-cape_town = Cape Town
mombasa-company-saint_louis = Saint-Louis
mombasa-company-cairo = Cairo
mombasa-suit-coffee = Coffee
    .nom = coffee
    .gen = coffee
mombasa-suit-bananas = Bananas
    .nom = bananas
    .gen = bananas
mombasa-suit-cotton = Cotton
    .nom = cotton
    .gen = cotton
mombasa-suit-expansion = Expansion
    .nom = expansion
    .gen = expansion

## Cards and bonus tiles: .does is the tooltip

mombasa-card-a_coffee_2 = Coffee 2
    .does = Coffee worth 2: for a card of the display and for steps on company tracks.
mombasa-card-a_coffee_3 = Coffee 3
    .does = Coffee worth 3: for a card of the display and for steps on company tracks.
mombasa-card-a_bananas_2 = Bananas 2
    .does = Bananas worth 2: for a card of the display and for steps on company tracks.
mombasa-card-a_bananas_3 = Bananas 3
    .does = Bananas worth 3: for a card of the display and for steps on company tracks.
mombasa-card-a_cotton_2 = Cotton 2
    .does = Cotton worth 2: for a card of the display and for steps on company tracks.
mombasa-card-a_cotton_3 = Cotton 3
    .does = Cotton worth 3: for a card of the display and for steps on company tracks.
mombasa-card-a_expansion_2 = Expansion 2
    .does = 2 expansion points, used together with all other expansion cards.
mombasa-card-a_bookkeeper_3 = Bookkeeper 3
    .does = Moves your ink jar from book to book, then gives 3 book points.
mombasa-card-a_merchant_generic = Diamond merchant
    .does = 1 diamond step and £2.
mombasa-card-b_coffee_3_cape_town = Coffee 3 and 1 share of Cape Town
    .does = Coffee worth 3: for a card of the display and for steps on company tracks. 1 share of Cape Town at the end of the game.
mombasa-card-b_coffee_3_saint_louis = Coffee 3 and 1 share of Saint-Louis
    .does = Coffee worth 3: for a card of the display and for steps on company tracks. 1 share of Saint-Louis at the end of the game.
mombasa-card-b_bananas_3_mombasa = Bananas 3 and 1 share of Mombasa
    .does = Bananas worth 3: for a card of the display and for steps on company tracks. 1 share of Mombasa at the end of the game.
mombasa-card-b_bananas_3_cairo = Bananas 3 and 1 share of Cairo
    .does = Bananas worth 3: for a card of the display and for steps on company tracks. 1 share of Cairo at the end of the game.
mombasa-card-b_cotton_3_cape_town = Cotton 3 and 1 share of Cape Town
    .does = Cotton worth 3: for a card of the display and for steps on company tracks. 1 share of Cape Town at the end of the game.
mombasa-card-b_cotton_3_cairo = Cotton 3 and 1 share of Cairo
    .does = Cotton worth 3: for a card of the display and for steps on company tracks. 1 share of Cairo at the end of the game.
mombasa-card-b_expansion_2_mombasa = Expansion 2 and 1 share of Mombasa
    .does = 2 expansion points, used together with all other expansion cards. 1 share of Mombasa at the end of the game.
mombasa-card-b_expansion_2_cape_town = Expansion 2 and 1 share of Cape Town
    .does = 2 expansion points, used together with all other expansion cards. 1 share of Cape Town at the end of the game.
mombasa-card-b_expansion_2_saint_louis = Expansion 2 and 1 share of Saint-Louis
    .does = 2 expansion points, used together with all other expansion cards. 1 share of Saint-Louis at the end of the game.
mombasa-card-b_expansion_2_cairo = Expansion 2 and 1 share of Cairo
    .does = 2 expansion points, used together with all other expansion cards. 1 share of Cairo at the end of the game.
mombasa-card-b_merchant_mombasa = Merchant of Mombasa
    .does = 2 diamond steps and £1, then 1 step for every 2 mines of Mombasa.
mombasa-card-b_merchant_cape_town = Merchant of Cape Town
    .does = 2 diamond steps and £1, then 1 step for every 2 mines of Cape Town.
mombasa-card-b_merchant_saint_louis = Merchant of Saint-Louis
    .does = 2 diamond steps and £1, then 1 step for every 2 mines of Saint-Louis.
mombasa-card-b_merchant_cairo = Merchant of Cairo
    .does = 2 diamond steps and £1, then 1 step for every 2 mines of Cairo.
mombasa-card-b_bookkeeper_3_x = Bookkeeper 3 (no. 2)
    .does = Moves your ink jar from book to book, then gives 3 book points.
mombasa-card-b_bookkeeper_3_y = Bookkeeper 3 (no. 3)
    .does = Moves your ink jar from book to book, then gives 3 book points.
mombasa-card-c_coffee_4_mombasa = Coffee 4 and 1 share of Mombasa
    .does = Coffee worth 4: for a card of the display and for steps on company tracks. 1 share of Mombasa at the end of the game.
mombasa-card-c_coffee_4_cairo = Coffee 4 and 1 share of Cairo
    .does = Coffee worth 4: for a card of the display and for steps on company tracks. 1 share of Cairo at the end of the game.
mombasa-card-c_bananas_4_cape_town = Bananas 4 and 1 share of Cape Town
    .does = Bananas worth 4: for a card of the display and for steps on company tracks. 1 share of Cape Town at the end of the game.
mombasa-card-c_bananas_4_saint_louis = Bananas 4 and 1 share of Saint-Louis
    .does = Bananas worth 4: for a card of the display and for steps on company tracks. 1 share of Saint-Louis at the end of the game.
mombasa-card-c_cotton_4_mombasa = Cotton 4 and 1 share of Mombasa
    .does = Cotton worth 4: for a card of the display and for steps on company tracks. 1 share of Mombasa at the end of the game.
mombasa-card-c_cotton_4_saint_louis = Cotton 4 and 1 share of Saint-Louis
    .does = Cotton worth 4: for a card of the display and for steps on company tracks. 1 share of Saint-Louis at the end of the game.
mombasa-card-c_expansion_3_mombasa = Expansion 3 and 1 share of Mombasa
    .does = 3 expansion points, used together with all other expansion cards. 1 share of Mombasa at the end of the game.
mombasa-card-c_expansion_3_cape_town = Expansion 3 and 1 share of Cape Town
    .does = 3 expansion points, used together with all other expansion cards. 1 share of Cape Town at the end of the game.
mombasa-card-c_expansion_3_saint_louis = Expansion 3 and 1 share of Saint-Louis
    .does = 3 expansion points, used together with all other expansion cards. 1 share of Saint-Louis at the end of the game.
mombasa-card-c_expansion_3_cairo = Expansion 3 and 1 share of Cairo
    .does = 3 expansion points, used together with all other expansion cards. 1 share of Cairo at the end of the game.
mombasa-card-c_bookkeeper_4 = Bookkeeper 4
    .does = Moves your ink jar from book to book, then gives 4 book points.
mombasa-card-d_share_1_mombasa = 1 share of Mombasa
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-d_share_1_cape_town = 1 share of Cape Town
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-d_share_1_saint_louis = 1 share of Saint-Louis
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-d_share_1_cairo = 1 share of Cairo
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-e_share_2_mombasa = 2 shares of Mombasa
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-e_share_2_cape_town = 2 shares of Cape Town
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-e_share_2_saint_louis = 2 shares of Saint-Louis
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-e_share_2_cairo = 2 shares of Cairo
    .does = No action: it stays in the hand and counts at the end.
mombasa-card-start_coffee_1 = Starting coffee 1
    .does = Coffee worth 1: for a card of the display and for steps on company tracks.
mombasa-card-start_coffee_2 = Starting coffee 2
    .does = Coffee worth 2: for a card of the display and for steps on company tracks.
mombasa-card-start_bananas_1 = Starting bananas 1
    .does = Bananas worth 1: for a card of the display and for steps on company tracks.
mombasa-card-start_bananas_2 = Starting bananas 2
    .does = Bananas worth 2: for a card of the display and for steps on company tracks.
mombasa-card-start_cotton_1 = Starting cotton 1
    .does = Cotton worth 1: for a card of the display and for steps on company tracks.
mombasa-card-start_cotton_2 = Starting cotton 2
    .does = Cotton worth 2: for a card of the display and for steps on company tracks.
mombasa-card-start_expansion_1 = Starting expansion 1
    .does = 1 expansion point, used together with all other expansion cards.
mombasa-card-start_expansion_2 = Starting expansion 2
    .does = 2 expansion points, used together with all other expansion cards.
mombasa-card-start_bookkeeper = Starting bookkeeper 2
    .does = Moves your ink jar from book to book, then gives 2 book points.
mombasa-card-single_expansion_1 = Numbered expansion 1 (no. 1)
    .does = 1 expansion point, used together with all other expansion cards.
mombasa-card-single_expansion_2 = Numbered expansion 1 (no. 2)
    .does = 1 expansion point, used together with all other expansion cards.
mombasa-card-single_expansion_3 = Numbered expansion 1 (no. 3)
    .does = 1 expansion point, used together with all other expansion cards.
mombasa-card-single_expansion_4 = Numbered expansion 1 (no. 4)
    .does = 1 expansion point, used together with all other expansion cards.
mombasa-card-tile_plus_one_good = +1 good
    .does = Put it on one of your goods cards: that card counts 1 more for everything.
mombasa-card-tile_bookkeeper = Bookkeeper tile
    .does = Works like a bookkeeper with 1 book point, without a slot.
mombasa-card-tile_merchant = Merchant tile
    .does = 2 diamond steps, and 1 more for every other active merchant of yours.
mombasa-card-tile_expansion = Expansion tile
    .does = Works like an expansion card with 2 points, without a slot.

## Starting tiles and reserved bonus tiles

mombasa-tile-st_01 = starting tile 1
mombasa-tile-st_02 = starting tile 2
mombasa-tile-st_03 = starting tile 3
mombasa-tile-st_04 = starting tile 4
mombasa-tile-st_05 = starting tile 5
mombasa-tile-st_06 = starting tile 6
mombasa-tile-st_07 = starting tile 7
mombasa-tile-st_08 = starting tile 8
mombasa-tile-st_09 = starting tile 9
mombasa-tile-st_10 = starting tile 10
mombasa-tile-tile_plus_one_good = +1 good
mombasa-tile-tile_bookkeeper = bookkeeper tile
mombasa-tile-tile_merchant = merchant tile
mombasa-tile-tile_expansion = expansion tile

## Books; the starting books have the ids of their tiles

mombasa-book-a01 = A01
mombasa-book-a02 = A02
mombasa-book-a03 = A03
mombasa-book-a04 = A04
mombasa-book-a05 = A05
mombasa-book-a06 = A06
mombasa-book-a07 = A07
mombasa-book-a08 = A08
mombasa-book-a09 = A09
mombasa-book-a10 = A10
mombasa-book-a11 = A11
mombasa-book-a12 = A12
mombasa-book-a13 = A13
mombasa-book-a14 = A14
mombasa-book-a15 = A15
mombasa-book-a16 = A16
mombasa-book-a17 = A17
mombasa-book-a18 = A18
mombasa-book-a19 = A19
mombasa-book-a20 = A20
mombasa-book-a21 = A21
mombasa-book-a22 = A22
mombasa-book-a23 = A23
mombasa-book-a24 = A24
mombasa-book-b01 = B01
mombasa-book-b02 = B02
mombasa-book-b03 = B03
mombasa-book-b04 = B04
mombasa-book-b05 = B05
mombasa-book-b06 = B06
mombasa-book-b07 = B07
mombasa-book-b08 = B08
mombasa-book-b09 = B09
mombasa-book-b10 = B10
mombasa-book-b11 = B11
mombasa-book-b12 = B12
mombasa-book-b13 = B13
mombasa-book-b14 = B14
mombasa-book-b15 = B15
mombasa-book-b16 = B16
mombasa-book-b17 = B17
mombasa-book-b18 = B18
mombasa-book-b19 = B19
mombasa-book-b20 = B20
mombasa-book-b21 = B21
mombasa-book-b22 = B22
mombasa-book-b23 = B23
mombasa-book-b24 = B24
mombasa-book-c01 = C01
mombasa-book-c02 = C02
mombasa-book-c03 = C03
mombasa-book-c04 = C04
mombasa-book-c05 = C05
mombasa-book-c06 = C06
mombasa-book-c07 = C07
mombasa-book-c08 = C08
mombasa-book-c09 = C09
mombasa-book-c10 = C10
mombasa-book-c11 = C11
mombasa-book-c12 = C12
mombasa-book-c13 = C13
mombasa-book-c14 = C14
mombasa-book-c15 = C15
mombasa-book-c16 = C16
mombasa-book-c17 = C17
mombasa-book-c18 = C18
mombasa-book-c19 = C19
mombasa-book-c20 = C20
mombasa-book-c21 = C21
mombasa-book-c22 = C22
mombasa-book-c23 = C23
mombasa-book-c24 = C24
mombasa-book-st_01 = starting book 1
mombasa-book-st_02 = starting book 2
mombasa-book-st_03 = starting book 3
mombasa-book-st_04 = starting book 4
mombasa-book-st_05 = starting book 5
mombasa-book-st_06 = starting book 6
mombasa-book-st_07 = starting book 7
mombasa-book-st_08 = starting book 8
mombasa-book-st_09 = starting book 9
mombasa-book-st_10 = starting book 10

## Regions

mombasa-region-fezzan = Fezzan
mombasa-region-libyan_desert = Libyan Desert
mombasa-region-nubia = Nubia
mombasa-region-upper_senegal = Upper Senegal
mombasa-region-niger_bend = Niger Bend
mombasa-region-lake_chad = Lake Chad
mombasa-region-kordofan = Kordofan
mombasa-region-abyssinia = Abyssinia
mombasa-region-gold_coast = Gold Coast
mombasa-region-niger_delta = Niger Delta
mombasa-region-equatorial_forest = Equatorial Forest
    .short = Eq. Forest
mombasa-region-great_lakes = Great Lakes
    .short = Gr. Lakes
mombasa-region-unyamwezi = Unyamwezi
mombasa-region-swahili_coast = Swahili Coast
mombasa-region-loango = Loango
mombasa-region-angola = Angola
mombasa-region-katanga = Katanga
mombasa-region-nyasaland = Nyasaland
mombasa-region-mozambique = Mozambique
mombasa-region-damaraland = Damaraland
mombasa-region-kalahari = Kalahari
mombasa-region-transvaal = Transvaal
mombasa-region-stanley_falls = Stanley Falls
    .short = Stanley Falls
mombasa-region-ruwenzori = Ruwenzori

## Tracks: .first and .second are their special bonuses

mombasa-track-A1 = A1
    .first = a card bought with bananas costs 1 less
    .second = the same, and other goods may be added to pay
mombasa-track-A2 = A2
    .first = a card bought with cotton costs 1 less
    .second = every cotton card is worth 1 more
mombasa-track-B1 = B1
    .first = 1 more expansion point, if you have an expansion card
    .second = 2 more expansion points, if you have an expansion card
mombasa-track-B2 = B2
    .first = 1 more bonus marker
    .second = 2 more bonus markers than at the start
mombasa-track-C1 = C1
    .first = a spot: pay £2 for book points and diamond steps
    .second = a spot: pay £1 for book points and diamond steps
mombasa-track-C2 = C2
    .first = a spot: 1 diamond step, and a card for pounds if you like
    .second = a spot: 2 diamond steps, and a card for £1 less if you like
mombasa-track-D1 = D1
    .first = a spot: a card of the hand for its red number and £3
    .second = a spot: a coffee card of the hand for its red number and £8
mombasa-track-D2 = D2
    .first = a spot: pay £1 for 2 steps on each of two other tracks
    .second = a spot: pay £1 for 2 steps on each of the three other tracks

## Bonus spots

mombasa-spot-first_player = First player
    .short = First player
    .does = Take the first-player marker and spend 1 book point.
mombasa-spot-buy_card = Buy a card
    .short = Buy a card
    .does = Pay £1, then buy a card of the display for pounds.
mombasa-spot-sell_card = Sell a card
    .short = Sell a card
    .does = A card of the hand leaves the game for its red number and £2.
mombasa-spot-majority_coffee = Coffee majority
    .short = Coffee
    .does = Nobody has more active coffee: 2, 3 or 4 steps on the track of Cairo, from 5 coffee on also 1 post removed.
mombasa-spot-majority_bananas = Bananas majority
    .short = Bananas
    .does = Nobody has more active bananas: 2 or 3 steps on the track of Cape Town, from 5 bananas on also 1 diamond step.
mombasa-spot-majority_cotton = Cotton majority
    .short = Cotton
    .does = Nobody has more active cotton: 2, 3 or 4 steps on the track of Saint-Louis, from 3 cotton on also pounds.
mombasa-spot-majority_expansion = Expansion majority
    .short = Expansion
    .does = Nobody has more active expansion: 2, 3 or 4 steps on the track of Mombasa, from 3 points on also book points.
mombasa-spot-tile_plus_one_good = Reserve +1 good
    .short = +1 good
    .does = Pay £1: the tile is yours in the next round.
mombasa-spot-tile_bookkeeper = Reserve the bookkeeper
    .short = Bookkeeper
    .does = Pay £1: the tile is yours in the next round.
mombasa-spot-tile_merchant = Reserve the merchant
    .short = Merchant
    .does = Pay £2: the tile is yours in the next round.
mombasa-spot-tile_expansion = Reserve expansion
    .short = Expansion tile
    .does = Pay £2: the tile is yours in the next round.
mombasa-spot-c1_1 = Books and diamonds (C1, first)
    .short = Books, diamonds
    .does = Spend 1 book point and move 2 diamond steps, or the other way round.
mombasa-spot-c1_2 = Books and diamonds (C1, second)
    .short = Books, diamonds
    .does = Spend 1 book point and move 2 diamond steps, or the other way round.
mombasa-spot-c2_1 = Diamonds and a card (C2, first)
    .short = Diamonds, card
    .does = Move on the diamond track; then you may buy a card for pounds.
mombasa-spot-c2_2 = Diamonds and a card (C2, second)
    .short = Diamonds, card
    .does = Move on the diamond track; then you may buy a card for pounds.
mombasa-spot-d1_1 = Trade a card in (D1, first)
    .short = Trade in
    .does = A card of the hand leaves the game for pounds.
mombasa-spot-d1_2 = Trade a card in (D1, second)
    .short = Trade in coffee
    .does = A card of the hand leaves the game for pounds.
mombasa-spot-d2_1 = Steps elsewhere (D2, first)
    .short = Steps elsewhere
    .does = 2 steps on each of several other tracks.
mombasa-spot-d2_2 = Steps elsewhere (D2, second)
    .short = Steps elsewhere
    .does = 2 steps on each of several other tracks.

## Spaces of the displays

mombasa-space-left_1 = left column, row 1
mombasa-space-left_2 = left column, row 2
mombasa-space-left_3 = left column, row 3
mombasa-space-left_4 = left column, row 4
mombasa-space-middle_1 = middle column, row 1
mombasa-space-middle_2 = middle column, row 2
mombasa-space-middle_3 = middle column, row 3
mombasa-space-middle_4 = middle column, row 4
mombasa-space-right_1 = right column, row 1
mombasa-space-right_2 = right column, row 2
mombasa-space-right_3 = right column, row 3
mombasa-space-right_4 = right column, row 4
mombasa-space-a1 = A, place 1
mombasa-space-a2 = A, place 2
mombasa-space-a3 = A, place 3
mombasa-space-a4 = A, place 4
mombasa-space-b1 = B, place 1
mombasa-space-b2 = B, place 2
mombasa-space-b3 = B, place 3
mombasa-space-b4 = B, place 4
mombasa-space-c1 = C, place 1
mombasa-space-c2 = C, place 2
mombasa-space-c3 = C, place 3
mombasa-space-c4 = C, place 4
## What requirements of books ask for, and what rewards bring

mombasa-need-coffee = { $number } coffee
mombasa-need-bananas = { $number } bananas
mombasa-need-cotton = { $number } cotton
mombasa-need-expansion = { $number } expansion
mombasa-need-same = { $number } of one good
mombasa-need-people = { $number ->
    [one] another merchant or bookkeeper
   *[other] { $number } other merchants or bookkeepers
}
mombasa-pays-pounds = £{ $number }
mombasa-pays-diamonds = { $number ->
    [one] { $number } diamond step
   *[other] { $number } diamond steps
}
mombasa-pays-remove = { $number ->
    [one] remove { $number } post
   *[other] remove { $number } posts
}
mombasa-pays-books = { $number ->
    [one] { $number } book point
   *[other] { $number } book points
}
mombasa-pays-track = { $number ->
    [one] { $number } track step
   *[other] { $number } track steps
}
mombasa-pays-scale = £1 for each { $good } but one

## What is paid for

mombasa-why-toll = a toll
mombasa-why-turning = turning a book
mombasa-why-spot = the spot
mombasa-why-card = the card

## Phases

mombasa-phase-setup = Set-up
mombasa-phase-planning = Planning
mombasa-phase-actions = Actions
mombasa-phase-end = End

## What to do now

mombasa-turn-KeepTile = Keep one of your two starting tiles.
mombasa-turn-RestCard = Lay the cards of your starting tile on resting slots.
mombasa-turn-Plan = Lay cards face down on your slots, then be done.
mombasa-turn-Turn = Take one action, or end your action phase.
mombasa-turn-UseGoods = Add cards of the same good, buy a card, or buy nothing.
mombasa-turn-SpendValue = Move your markers: one step for each unit.
mombasa-turn-AtToll = Pay the toll, or stay before it.
mombasa-turn-EnterRegion = Enter a region, or stop.
mombasa-turn-TakePost = Take the top post of a column.
mombasa-turn-ReturnPost = Choose the column to which the post goes home.
mombasa-turn-RemovePost = Remove a post from a base, or leave it.
mombasa-turn-SpendPoints = Spend your book points on books or pounds.
mombasa-turn-LayBook = Lay the book you bought on your book track.
mombasa-turn-MoveJar = Move your ink jar, or turn a book first.
mombasa-turn-BuyForPounds = Buy a card of the display for pounds.
mombasa-turn-SellCard = Choose the card you give away.
mombasa-turn-ChooseLine = Choose a reward that your total reaches.
mombasa-turn-ChooseEither = Choose one of the two rewards.
mombasa-turn-ChooseTrack = Choose a track for your steps.

## Actions

mombasa-action-keep = Keep { $tile }
mombasa-action-rest = Rest { $card } on slot { $slot }
mombasa-action-plan = Plan { $card } on slot { $slot }
mombasa-action-unplan = Take the card on slot { $slot } back
mombasa-action-done = Done planning
mombasa-action-plus = Put +1 good on the card of slot { $slot }
mombasa-action-use = Use the goods card of slot { $slot }
mombasa-action-add = Add the goods card of slot { $slot }
mombasa-action-buy = Buy the card: { $space }
mombasa-action-no_purchase = Buy nothing
mombasa-action-step = A step on the track of { $company }
mombasa-action-forgo = Let the rest go
mombasa-action-pay = Pay the toll and go on
mombasa-action-stay = Stay before the toll
mombasa-action-expand = { $company_id ->
    [none] Turn the expansion cards down for nothing
   *[other] Expand { $company }
}
mombasa-action-enter = Enter { $region }
mombasa-action-post = Take the top post of column { $column } of { $company }
mombasa-action-stop = Stop expanding
mombasa-action-return = The post of { $company } goes to column { $column }
mombasa-action-remove = Remove the top post of column { $column } of { $company }
mombasa-action-leave = Remove nothing
mombasa-action-book = Take the book: { $space }
mombasa-action-pound = Take £1 for a point
mombasa-action-lay = Lay book { $book } on space { $space }
mombasa-action-bookkeeper = { $slot ->
    [0] Use the bookkeeper tile
   *[other] Use the bookkeeper of slot { $slot }
}
mombasa-action-turn = Turn the book on space { $space } face down for £2
mombasa-action-jar = { $space ->
    [0] Leave the ink jar where it is
   *[other] Move the ink jar to space { $space }
}
mombasa-action-merchant = { $slot ->
    [0] Use the merchant tile
   *[other] Use the merchant of slot { $slot }
}
mombasa-action-marker = Bonus marker: { $spot }
mombasa-action-sell = Give away { $card }
mombasa-action-line = Take line { $line }
mombasa-action-either = Take reward { $choice }
mombasa-action-advance = Steps on the track of { $company }
mombasa-action-end = { $slot ->
    [0] End your action phase
   *[other] End your action phase and take the pile of slot { $slot }
}

## Events

mombasa-event-round = Round { $round } begins.
mombasa-event-keeps = { $you ->
    [yes] You keep { $tile }.
   *[no] { $player } keeps { $tile }.
}
mombasa-event-shows_tile = { $you ->
    [yes] You show { $tile }.
   *[no] { $player } shows { $tile }.
}
mombasa-event-rests = { $you ->
    [yes] { $card } goes to your resting slot { $slot }.
   *[no] { $player }: { $card } goes to resting slot { $slot }.
}
mombasa-event-rests_shown = Everybody has laid the first cards to rest.
mombasa-event-rest_shown = { $you ->
    [yes] { $card } rests on your slot { $slot }.
   *[no] { $player }: { $card } rests on slot { $slot }.
}
mombasa-event-plans = { $you ->
    [yes] You plan { $card } on slot { $slot }.
   *[no] { $player } plans { $card } on slot { $slot }.
}
mombasa-event-unplans = { $you ->
    [yes] You take { $card } back from slot { $slot }.
   *[no] { $player } takes { $card } back from slot { $slot }.
}
mombasa-event-planned = { $you ->
    [yes] You are done planning.
   *[no] { $player } is done planning.
}
mombasa-event-reveal = All planned cards are turned face up.
mombasa-event-shows = { $you ->
    [yes] You have planned { $card }.
   *[no] { $player } has planned { $card }.
}
mombasa-event-uses = { $you ->
    [yes] You use { $card }.
   *[no] { $player } uses { $card }.
}
mombasa-event-plus = { $you ->
    [yes] You put +1 good on { $card }.
   *[no] { $player } puts +1 good on { $card }.
}
mombasa-event-buys = { $you ->
    [yes] You buy { $card }.
   *[no] { $player } buys { $card }.
}
mombasa-event-moves = { $steps ->
    [one] { $you ->
        [yes] You move { $steps } step on the track of { $company }, to space { $space }.
       *[no] { $player } moves { $steps } step on the track of { $company }, to space { $space }.
    }
   *[other] { $you ->
        [yes] You move { $steps } steps on the track of { $company }, to space { $space }.
       *[no] { $player } moves { $steps } steps on the track of { $company }, to space { $space }.
    }
}
mombasa-event-unlocks = { $bonus ->
    [1] { $you ->
        [yes] You unlock the first bonus of track { $track }: { $track_first }.
       *[no] { $player } unlocks the first bonus of track { $track }: { $track_first }.
    }
   *[other] { $you ->
        [yes] You unlock the second bonus of track { $track }: { $track_second }.
       *[no] { $player } unlocks the second bonus of track { $track }: { $track_second }.
    }
}
mombasa-event-loses_steps = { $you ->
    [yes] You lose steps on the track of { $company }: { $steps }.
   *[no] { $player } loses steps on the track of { $company }: { $steps }.
}
mombasa-event-loses_value = { $you ->
    [yes] You cannot use the rest of the value: { $value }.
   *[no] { $player } cannot use the rest of the value: { $value }.
}
mombasa-event-gets = { $you ->
    [yes] You get £{ $pounds }.
   *[no] { $player } gets £{ $pounds }.
}
mombasa-event-pays = { $you ->
    [yes] You pay £{ $pounds } for { $why }.
   *[no] { $player } pays £{ $pounds } for { $why }.
}
mombasa-event-diamonds = { $steps ->
    [one] { $you ->
        [yes] You move { $steps } diamond step, to space { $space }.
       *[no] { $player } moves { $steps } diamond step, to space { $space }.
    }
   *[other] { $you ->
        [yes] You move { $steps } diamond steps, to space { $space }.
       *[no] { $player } moves { $steps } diamond steps, to space { $space }.
    }
}
mombasa-event-opens = { $you ->
    [yes] Your slot { $slot } is open from the next planning on.
   *[no] { $player }: slot { $slot } is open from the next planning on.
}
mombasa-event-expands = { $points ->
    [one] { $you ->
        [yes] You expand { $company } with { $points } point.
       *[no] { $player } expands { $company } with { $points } point.
    }
   *[other] { $you ->
        [yes] You expand { $company } with { $points } points.
       *[no] { $player } expands { $company } with { $points } points.
    }
}
mombasa-event-enters = { $cost ->
    [one] { $you ->
        [yes] You enter { $region } for { $cost } point.
       *[no] { $player } enters { $region } for { $cost } point.
    }
   *[other] { $you ->
        [yes] You enter { $region } for { $cost } points.
       *[no] { $player } enters { $region } for { $cost } points.
    }
}
mombasa-event-posts = { $you ->
    [yes] You bring a post of { $company } to { $region }.
   *[no] { $player } brings a post of { $company } to { $region }.
}
mombasa-event-returns = { $you ->
    [yes] You send a post of { $company } home to column { $column }.
   *[no] { $player } sends a post of { $company } home to column { $column }.
}
mombasa-event-gone = { $you ->
    [yes] You send a post of { $company } out of the game: its base has no place for it.
   *[no] { $player } sends a post of { $company } out of the game: its base has no place for it.
}
mombasa-event-removes = { $you ->
    [yes] You remove a post from column { $column } of { $company }.
   *[no] { $player } removes a post from column { $column } of { $company }.
}
mombasa-event-takes_book = { $you ->
    [yes] You take book { $book }.
   *[no] { $player } takes book { $book }.
}
mombasa-event-lays = { $you ->
    [yes] You lay book { $book } on space { $space }.
   *[no] { $player } lays book { $book } on space { $space }.
}
mombasa-event-shows_book = New book on display: { $book }.
mombasa-event-turns = { $you ->
    [yes] You turn book { $book } on space { $space } face down.
   *[no] { $player } turns book { $book } on space { $space } face down.
}
mombasa-event-jar = { $you ->
    [yes] Your ink jar moves to space { $space }.
   *[no] { $player }: the ink jar moves to space { $space }.
}
mombasa-event-marks = { $you ->
    [yes] You place a bonus marker: { $spot }.
   *[no] { $player } places a bonus marker: { $spot }.
}
mombasa-event-first = { $you ->
    [yes] You take the first-player marker.
   *[no] { $player } takes the first-player marker.
}
mombasa-event-reserves = { $you ->
    [yes] You reserve for the next round: { $tile }.
   *[no] { $player } reserves for the next round: { $tile }.
}
mombasa-event-sells = { $you ->
    [yes] You give { $card } away.
   *[no] { $player } gives { $card } away.
}
mombasa-event-ends = { $you ->
    [yes] You end your action phase.
   *[no] { $player } ends the action phase.
}
mombasa-event-takes_pile = { $you ->
    [yes] You take the pile of slot { $slot }: { $cards }.
   *[no] { $player } takes the pile of slot { $slot }: { $cards }.
}
mombasa-event-tile_back = { $you ->
    [yes] You give back: { $tile }.
   *[no] { $player } gives back: { $tile }.
}
mombasa-event-prepares = { $coins ->
    [0] The next round is prepared: new cards come on display, and all bonus markers go home.
    [one] The next round is prepared: { $coins } coin comes to a book space, new cards come on display, and all bonus markers go home.
   *[other] The next round is prepared: { $coins } coins come to the book spaces, new cards come on display, and all bonus markers go home.
}
mombasa-event-coin = A coin comes to book space { $space }.
mombasa-event-discards = { $card } is discarded.
mombasa-event-slides = { $card } moves to the right.
mombasa-event-shows_card = New card on display: { $card }.
mombasa-event-marker_home = { $you ->
    [yes] You take a bonus marker back.
   *[no] { $player } takes a bonus marker back.
}
mombasa-event-gets_tile = { $you ->
    [yes] You get the { $tile }.
   *[no] { $player } gets the { $tile }.
}
mombasa-event-gathers = { $you ->
    [yes] You take your resting cards into the hand.
   *[no] { $player } takes the resting cards into the hand.
}
mombasa-event-over = The game is over. All money, shares, diamonds and books are counted.

## Doubts

mombasa-doubt-slots_free = { $number ->
    [one] A slot is empty, and you have a card for it.
   *[other] { $number } slots are empty, and you have cards for them.
}
mombasa-doubt-cards_left = { $number ->
    [one] A planned card is not used yet. At the end of your phase it goes to rest.
   *[other] { $number } planned cards are not used yet. At the end of your phase they go to rest.
}
mombasa-doubt-tiles_left = { $number ->
    [one] A bonus tile is not used yet. At the end of your phase it goes back.
   *[other] { $number } bonus tiles are not used yet. At the end of your phase they go back.
}

## Refusals

mombasa-refuse-not_dealt = You were not dealt this tile. Keep one of your two.
mombasa-refuse-not_on_tile = This card is not one of those on your starting tile. Choose one of the three shown there.
mombasa-refuse-rest_taken = A card rests there already. Choose a slot without one.
mombasa-refuse-not_in_hand = { $card } is not in your hand. Choose a card of your hand.
mombasa-refuse-no_action = A share card has no action and cannot be planned. It counts at the end of the game.
mombasa-refuse-slot_closed = This slot is not open yet. Your diamond track and your book track open slots.
mombasa-refuse-slot_taken = A card lies there already. Choose an empty slot, or take the card back first.
mombasa-refuse-slot_empty = No card lies on this slot. Choose a slot with a card.
mombasa-refuse-too_many_second_thoughts = You have taken cards back { $limit } times in this phase. Leave them where they are now.
mombasa-refuse-card_used = { $card_id ->
    [none] This card has been used and lies face down. Choose an active card.
   *[other] { $card } has been used and lies face down. Choose an active card.
}
mombasa-refuse-wrong_card = { $card_id ->
    [none] The card on this slot cannot be used like that. Choose a card of the right kind.
   *[other] { $card } cannot be used like that. Choose a card of the right kind.
}
mombasa-refuse-no_tile = You do not have this bonus tile. Reserve it on its spot for the next round.
mombasa-refuse-tile_used = This bonus tile has been used and lies face down.
mombasa-refuse-plus_laid = The tile of +1 good lies on a card already and is not moved.
mombasa-refuse-other_good = Only cards of one good are used together. Use this one in a later turn.
mombasa-refuse-already_chosen = This card is chosen already.
mombasa-refuse-mix_needs_purchase = Goods of several kinds go together only to buy a card. Buy one that you can pay for.
mombasa-refuse-mix_needs_good = Goods of several kinds buy a card only with { $good_nom } among them. Add such a card.
mombasa-refuse-space_empty = Nothing lies there. Choose a space that is not empty.
mombasa-refuse-too_expensive = The card costs { $price }, and your cards are worth { $have }. Add a card or buy a cheaper one.
mombasa-refuse-track_end = Your marker has reached the end of the track of { $company }. Move another one.
mombasa-refuse-cannot_pay_toll = The toll costs £{ $pounds }, and you have £{ $have }. Move another marker.
mombasa-refuse-value_left = A marker can still make a step without a toll. Spend the value there.
mombasa-refuse-no_expansion = You have no active expansion card. Choose another action.
mombasa-refuse-no_posts = { $company } has no posts on its base and cannot be expanded. Choose another company.
mombasa-refuse-nothing_in_reach = Your points are not enough for any region of { $company }. Choose another company.
mombasa-refuse-can_expand = Some company can enter a region. Choose that company.
mombasa-refuse-own_post = { $company } has a post in { $region } already. Choose another region.
mombasa-refuse-no_access = { $company } has no access to { $region }. Choose a region next to its base or to one of its posts.
mombasa-refuse-too_few_points = { $region } costs { $cost }, and you have { $points } left. Choose a nearer region or stop.
mombasa-refuse-enter_one = Enter at least one region before you stop.
mombasa-refuse-other_company = This post is not one of { $expanding }. Choose a column of { $expanding }.
mombasa-refuse-column_empty = This column has no posts. Choose another one.
mombasa-refuse-column_full = This column has no free place: its lowest one, once empty, stays empty. Choose another column.
mombasa-refuse-no_book = No book lies on this space. Choose a space with a book.
mombasa-refuse-too_few_book_points = This book costs { $cost }, and you have { $points } left. Take a cheaper one or pounds.
mombasa-refuse-no_room = Your book track has no room for another book { $letter }. Take a book of another letter or pounds.
mombasa-refuse-not_bought = You have not bought this book in this turn. Lay one that you have bought.
mombasa-refuse-crossed_out = No book A may lie on this space. Choose another one.
mombasa-refuse-other_letter = Book { $lying } lies there, and it has another letter. Choose an empty space or a book of the same letter.
mombasa-refuse-blocks_another = Then another book you bought would have no space. Lay this one elsewhere.
mombasa-refuse-starting_book = The starting book cannot be turned. Choose another book.
mombasa-refuse-face_down = This book lies face down already. Choose another one.
mombasa-refuse-turned_one = You have turned a book already: one for each bookkeeper. Move the jar now.
mombasa-refuse-cannot_pay = This costs £{ $pounds }, and you have £{ $have }.
mombasa-refuse-not_forward = The ink jar only moves forward. Choose a space ahead of it.
mombasa-refuse-gap = There is no book on space { $at }, and a gap cannot be passed. Stop before it.
mombasa-refuse-requirement = You do not meet the requirements of book { $book } on space { $at }. Stop before it, or turn it face down for £2.
mombasa-refuse-no_marker = All your bonus markers are in use. They come back at the end of the round.
mombasa-refuse-spot_taken = A marker lies on this spot already. It is free again in the next round.
mombasa-refuse-not_in_game = The track of this spot is not in this game.
mombasa-refuse-locked = You have not unlocked this spot yet, or not before this turn. Reach the special field of its track.
mombasa-refuse-other_spot = You have a marker on the other spot of this track. Only one of the two may be used in a round.
mombasa-refuse-first_turn = The first player cannot use this spot in the first turn of the round. Use it later.
mombasa-refuse-nothing_to_buy = After paying for the spot you could not pay for any card. Get more pounds first.
mombasa-refuse-nothing_to_sell = { $good_id ->
    [none] You have no card in your hand to give away.
   *[other] You have no { $good_nom } card in your hand to give away.
}
mombasa-refuse-wrong_good = This spot takes { $good_nom } cards only. Choose one of those.
mombasa-refuse-no_total = You have no active cards of { $suit_nom }. This spot needs a total of at least 1.
mombasa-refuse-outnumbered = Somebody has more { $suit_nom }: { $most } against your { $have }. Nobody may have more than you.
mombasa-refuse-line_too_high = Your total does not reach this line. Choose a lower one.
mombasa-refuse-own_track = This spot moves no marker on its own track. Choose another track.
mombasa-refuse-track_chosen = You have made your steps on this track already. Choose another one.
mombasa-refuse-pile_empty = No cards rest there. Take a pile that has cards.
mombasa-refuse-take_a_pile = Who ends takes one resting pile. Choose which one.

## Variants

mombasa-variant-tracks = Company tracks
    .hint = Which track each company gets.
mombasa-variant-tracks-fixed = those of the first game
    .hint = Best for the first games: simple bonuses.
mombasa-variant-tracks-random = drawn by lot
    .hint = Another set of bonuses in each game.
mombasa-variant-starting_tiles = Starting tiles
    .hint = What each player begins with.
mombasa-variant-starting_tiles-fixed = those of the first game
    .hint = Dealt as the rules advise for a first game.
mombasa-variant-starting_tiles-chosen = each keeps one of two
    .hint = Each is dealt two in secret and keeps one.
mombasa-variant-first_player = Who begins
    .hint = Who has the first turn.
mombasa-variant-first_player-random = drawn by lot
    .hint = Chance decides.
mombasa-variant-first_player-1 = player 1
    .hint = Whoever sits on seat 1 begins.
mombasa-variant-first_player-2 = player 2
    .hint = Whoever sits on seat 2 begins.
mombasa-variant-first_player-3 = player 3
    .hint = Whoever sits on seat 3 begins.
mombasa-variant-first_player-4 = player 4
    .hint = Whoever sits on seat 4 begins.

## Points

mombasa-score-cash = Money
mombasa-score-company_mombasa = Shares of Mombasa
mombasa-score-company_cape_town = Shares of Cape Town
mombasa-score-company_saint_louis = Shares of Saint-Louis
mombasa-score-company_cairo = Shares of Cairo
mombasa-score-diamonds = Diamond track
mombasa-score-books = Book track

## What an action would change

mombasa-holding-pounds = { $count ->
    [one] pound
   *[other] pounds
}
mombasa-holding-cards = { $count ->
    [one] card
   *[other] cards
}
mombasa-holding-books = { $count ->
    [one] book
   *[other] books
}
mombasa-holding-diamonds = { $count ->
    [one] diamond step
   *[other] diamond steps
}
mombasa-holding-jar = { $count ->
    [one] space of the ink jar
   *[other] spaces of the ink jar
}
mombasa-holding-value = value of goods
mombasa-holding-expansion = { $count ->
    [one] expansion point
   *[other] expansion points
}
mombasa-holding-points = { $count ->
    [one] book point
   *[other] book points
}
mombasa-holding-track_mombasa = { $count ->
    [one] step on the track of Mombasa
   *[other] steps on the track of Mombasa
}
mombasa-holding-track_cape_town = { $count ->
    [one] step on the track of Cape Town
   *[other] steps on the track of Cape Town
}
mombasa-holding-track_saint_louis = { $count ->
    [one] step on the track of Saint-Louis
   *[other] steps on the track of Saint-Louis
}
mombasa-holding-track_cairo = { $count ->
    [one] step on the track of Cairo
   *[other] steps on the track of Cairo
}
mombasa-holding-due_pounds = { $count ->
    [one] pound to come
   *[other] pounds to come
}
mombasa-holding-due_diamonds = { $count ->
    [one] diamond step to come
   *[other] diamond steps to come
}
mombasa-holding-due_remove = { $count ->
    [one] post to remove
   *[other] posts to remove
}
mombasa-holding-due_books = { $count ->
    [one] book point to come
   *[other] book points to come
}
mombasa-holding-due_track = { $count ->
    [one] track step to come
   *[other] track steps to come
}

## Labels

mombasa-label-pounds = Pounds
mombasa-label-hand = Hand
mombasa-label-slots = Slots
mombasa-label-rests = Resting
mombasa-label-tiles = Tiles
mombasa-label-markers = Markers
mombasa-label-diamond = Diamonds
mombasa-label-jar = Ink jar
mombasa-label-books = Books
mombasa-label-tracks = Tracks
mombasa-label-price = Price
mombasa-label-base = Base
mombasa-label-map = Regions
mombasa-label-display = Card display
mombasa-label-book_display = Book display
mombasa-label-spots = Bonus spots
mombasa-label-ended = ended
mombasa-label-face_down = face down

## The screen

mombasa-ui-panel-map = Map
mombasa-ui-panel-companies = Companies
mombasa-ui-panel-market = Market
mombasa-ui-panel-own = Mine
mombasa-ui-map = Map of Africa with 24 regions
mombasa-ui-market = Cards and books for sale
mombasa-ui-companies = Companies
mombasa-ui-my-board = My board
mombasa-ui-purse = Your pounds, shares and cards on the slots
mombasa-ui-board-of = Board of { $name }
mombasa-ui-legend = A single border costs 1 point, a double one 2, a region with another company's post 1 more.
mombasa-ui-shares = Shares of all players
mombasa-ui-worth = Worth now
mombasa-ui-shares-of = Shares of { $company }
mombasa-ui-company = { $company }: a share is worth £{ $price }
mombasa-ui-track = Track of { $company } ({ $track })
mombasa-ui-column = { $company }, column { $column }: { $posts ->
    [one] { $posts } post
   *[other] { $posts } posts
}
mombasa-ui-landing = { $company } to { $region }: { $cost }
mombasa-ui-costs = costs { $cost }
mombasa-ui-way-cost = { $cost } of { $points }
mombasa-ui-way-brings = Brings in all:
mombasa-ui-way-go = Go there
mombasa-ui-way-drop = Another way
mombasa-ui-red = Red number
mombasa-ui-tile = tile
mombasa-ui-spot-taken = taken by { $name }
mombasa-ui-empty-space = Empty space
mombasa-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mombasa-ui-markers-left = Bonus markers left: { $count }
mombasa-ui-rest-below = below: resting piles
mombasa-ui-slot = Slot { $slot }
mombasa-ui-slot-empty = empty
mombasa-ui-rest = Resting pile { $slot }
mombasa-ui-opens-diamonds = opens at diamond { $space }
mombasa-ui-opens-books = opens at book { $space }
mombasa-ui-ladder = { $at } of { $last } → £{ $worth }
mombasa-ui-space = Space { $space }
mombasa-ui-bought = Bought: { $book }
mombasa-ui-tile-rests = These cards rest first
mombasa-ui-tile-bonus = Steps at the start
mombasa-ui-tile-book = Your first book
mombasa-ui-kind-coffee = Coffee
mombasa-ui-kind-bananas = Bananas
mombasa-ui-kind-cotton = Cotton
mombasa-ui-kind-expansion = Expansion
mombasa-ui-kind-bookkeeper = Bookkeeper
mombasa-ui-kind-merchant = Merchant
mombasa-ui-kind-share = Shares
mombasa-ui-kind-plus_one_good = +1 good

## Who does what

mombasa-ui-status-planning = planning
mombasa-ui-status-planned = ready
mombasa-ui-status-acting = acting
mombasa-ui-status-waiting = waiting
mombasa-ui-status-ended = ended
mombasa-ui-status-end = game over

## The bottom bar

mombasa-ui-button-done = Done planning
mombasa-ui-button-no_purchase = Buy nothing
mombasa-ui-button-forgo = Let the rest go
mombasa-ui-button-pay = Pay and go on
mombasa-ui-button-stay = Stay
mombasa-ui-button-expand = Expand nothing
mombasa-ui-button-stop = Stop here
mombasa-ui-button-leave = Remove nothing
mombasa-ui-button-pound = Take £1
mombasa-ui-button-jar = Leave the jar
mombasa-ui-button-end = End my phase
mombasa-ui-plan-done = Your plan is laid.
mombasa-ui-ask-Plan = Plan: choose a card of your hand, then a slot.
mombasa-ui-ask-Plan-small = Drag it there, click both, or use arrows and Enter. What you plan is shown when all are done.
    .touch = Drag it there, or tap both. What you plan is shown when all are done.
mombasa-ui-ask-Turn = Your action: use a card, expand a company, or place a bonus marker.
mombasa-ui-ask-Turn-small = Click a card on its slot; to expand, click the crest of a company.
    .touch = Tap a card on its slot; to expand, tap the crest of a company.
mombasa-ui-ask-UseGoods = Goods worth { $value }: add cards of the same good, buy a card, or buy nothing.
mombasa-ui-ask-UseGoods-small = What is left of the value becomes steps on company tracks.
mombasa-ui-ask-SpendValue = { $value ->
    [one] { $value } step left: click the track of a company.
   *[other] { $value } steps left: click the track of a company.
}
    .touch = { $value ->
        [one] { $value } step left: tap the track of a company.
       *[other] { $value } steps left: tap the track of a company.
    }
mombasa-ui-ask-SpendValue-small = A red bar is a toll that you pay in pounds.
mombasa-ui-ask-AtToll = { $company }: pay the toll and go on, or stay? Steps left: { $steps }.
mombasa-ui-ask-EnterRegion = Expansion of { $company }: { $expansion ->
    [one] { $expansion } point left.
   *[other] { $expansion } points left.
} Choose a region; the number is its cost.
mombasa-ui-ask-EnterRegion-small = Dashed numbers: several regions in a row. Click one to see the way and all it brings.
    .touch = Dashed numbers: several regions in a row. Tap one to see the way and all it brings.
mombasa-ui-ask-TakePost = Take a post of { $company } for { $region }: choose a column of its base.
mombasa-ui-ask-ReturnPost = A post of { $company } leaves { $region }: choose its column at home.
mombasa-ui-ask-RemovePost = Remove the top post of any base, or none.
mombasa-ui-ask-SpendPoints = { $points ->
    [one] { $points } book point: take a book or £1.
   *[other] { $points } book points: take books or £1 each.
}
mombasa-ui-ask-MoveJar = Move your ink jar: choose the space where it stops.
mombasa-ui-ask-MoveJar-small = The last book pays its reward. You may first turn one book face down for £2.
mombasa-ui-ask-LayBook = Lay the book you took on your book track.
mombasa-ui-ask-slot = { $card }: to which slot?
mombasa-ui-ask-rest = { $card }: to which resting slot?
mombasa-ui-ask-space = Book { $book }: on which space?
mombasa-ui-ask-plus = +1 good: on which goods card?
mombasa-ui-ask-pile = End your phase: which resting pile do you take into your hand?
mombasa-ui-ask-pile-small = The cards on your slots then go to rest below them.
mombasa-ui-due = When you stop you get: { $list }.
mombasa-ui-watch-expansion = Expansion of { $company }, points left: { $points }.

## Tips

mombasa-ui-about-red = Red number { $red }: part of its price, and what a sale brings.
mombasa-ui-about-used = Used: it lies face down and counts no more.
mombasa-ui-about-expanding = To expand, click the crest of a company: all your expansion cards work together.
    .touch = To expand, tap the crest of a company: all your expansion cards work together.
mombasa-ui-price = Price now: { $price }.
mombasa-ui-price-with = Paid with { $good_nom }: { $price }.
mombasa-ui-book = Book { $book }
mombasa-ui-book-needs = Needs among your open cards: { $list }.
mombasa-ui-book-gives = Gives when the jar stops here: { $list }.
mombasa-ui-book-costs = { $count ->
    [one] Costs { $count } book point.
   *[other] Costs { $count } book points.
}
mombasa-ui-about-coin = Whoever takes it also takes the coin.
mombasa-ui-space-worth = Worth £{ $worth } at the end from here on.
mombasa-ui-space-opens = Opens one more slot.
mombasa-ui-space-crossed = No book A may lie here.
mombasa-ui-space-empty = Without a book the jar cannot pass.
mombasa-ui-space-turned = Turned face down: it asks for nothing and gives nothing.
mombasa-ui-region-gives = Brings: { $list }.
mombasa-ui-region-gives-nothing = Brings nothing by itself.
mombasa-ui-region-mines = { $count ->
    [one] { $count } mine, for merchants of the company that stands here.
   *[other] { $count } mines, for merchants of the company that stands here.
}
mombasa-ui-region-held = post of { $company }
mombasa-ui-region-free = No post yet.
mombasa-ui-region-borders = Borders: { $list }.
mombasa-ui-way = Way: { $list }. Costs { $cost } of { $points } points; stopping there brings in all: { $pays }.
mombasa-ui-way-direct = Costs { $cost } of { $points } points; stopping there brings in all: { $pays }.
mombasa-ui-base-posts = Posts on the base: { $count }.
mombasa-ui-about-base = The price is the sum of the coins that no post covers.
mombasa-ui-column-uncovers = Its top post covers £{ $coins }.
mombasa-ui-share-price = A share is worth £{ $price } now.
mombasa-ui-share-line = { $name }: { $count } → £{ $worth }
mombasa-ui-track-bonus = Star on { $space }: { $bonus }.
mombasa-ui-track-toll = Toll after space { $space }: £{ $pounds }.
mombasa-ui-track-next = You are on { $at }; from space { $space } on: { $shares ->
    [one] { $shares } share.
   *[other] { $shares } shares.
}
mombasa-ui-track-end = You are on { $at }; there are no more shares to reach.
mombasa-ui-spot-costs = Costs £{ $pounds }.
mombasa-ui-spot-line = from { $from }: { $list }
mombasa-ui-slot-title = Action slot
mombasa-ui-about-slot = Takes one card in each planning phase.
mombasa-ui-about-rest = Cards rest here after a round; who ends takes one pile back.
mombasa-ui-supply = Books { $letter }
mombasa-ui-about-supply = Face down in the supply: { $count }.
mombasa-ui-discard-title = Discard pile
mombasa-ui-jar-title = Book track
mombasa-ui-about-jar = A bookkeeper moves the ink jar over books whose needs your open cards meet. The last number passed is worth pounds at the end.
mombasa-ui-diamond-title = Diamond track
mombasa-ui-about-diamond = Merchants move your marker. The last number passed is worth pounds at the end; space 8 opens a slot, and beyond the end every step brings £2.
mombasa-ui-pound-title = Pounds
mombasa-ui-about-pound = Money for tolls, spots and cards, and a point each at the end.
mombasa-ui-worth-title = Worth now
mombasa-ui-about-worth = All shares of a player at the prices of now.
mombasa-ui-markers-title = Bonus markers
mombasa-ui-about-markers = Placing one on a free bonus spot is an action. They come back after the round.
mombasa-ui-deck-title = Deck
mombasa-ui-about-deck = Cards that are still to come to the display.
mombasa-ui-surcharge-title = Columns of the display
mombasa-ui-about-surcharge = What a card costs more than its red number in each column. After a round the right column is discarded and the others slide.

## End of the game

mombasa-ui-dearest = Dearest share: { $company }, £{ $price }
mombasa-ui-dearest-shares = { $count ->
    [one] holds most of it: { $count } share
   *[other] holds most of it: { $count } shares
}

## Help

mombasa-ui-help-goal = The goal
mombasa-ui-help-goal-text = After seven rounds the richest player wins: money, shares of four companies at their prices, and what the diamond track and the book track are worth. Companies belong to nobody; everybody makes them dearer or cheaper.
mombasa-ui-help-round = A round
mombasa-ui-help-phase-planning = Planning
mombasa-ui-help-phase-planning-text = All lay cards face down on their open slots at the same time: three at first, up to five later.
mombasa-ui-help-phase-actions = Actions
mombasa-ui-help-phase-actions-text = The cards are shown. In turn, everybody takes one action after another until all have ended.
mombasa-ui-help-phase-preparation = Preparation
mombasa-ui-help-phase-preparation-text = Coins come to books, the card display moves on, bonus markers return.
mombasa-ui-help-actions = Six actions
mombasa-ui-help-action-goods = Goods
mombasa-ui-help-action-goods-text = Use one or more cards of one good: buy one card for its price, and go one step on company tracks for each unit left.
mombasa-ui-help-action-expansion = Expansion
mombasa-ui-help-action-expansion-text = All your expansion cards serve one company. Regions cost 1 over a single border, 2 over a double one, and 1 more if another company's post stands there. Taking posts off a base makes its share dearer.
mombasa-ui-help-action-bookkeeper = Bookkeeper
mombasa-ui-help-action-bookkeeper-text = The ink jar walks over books whose needs are met, the last one pays, then the card gives book points for new books.
mombasa-ui-help-action-merchant = Diamond merchant
mombasa-ui-help-action-merchant-text = Steps on the diamond track; the merchant of a company also counts its mines.
mombasa-ui-help-action-marker = Bonus marker
mombasa-ui-help-action-marker-text = Place a marker on a free spot and take what it gives. Majorities ask that nobody has more open cards of that kind.
mombasa-ui-help-action-end = End your phase
mombasa-ui-help-action-end-text = Take one resting pile into your hand; the cards on your slots go to rest below them.
mombasa-ui-help-scoring = Scoring
mombasa-ui-help-scoring-text = Seven lines: money, the shares of each of the four companies times its price, the last number passed on the diamond track, and the last on the book track.
mombasa-ui-help-symbols = Symbols
mombasa-ui-help-company-text = A trading company with its base, its posts and its track.
mombasa-ui-help-suit-coffee = A good.
mombasa-ui-help-suit-bananas = A good.
mombasa-ui-help-suit-cotton = A good.
mombasa-ui-help-suit-expansion = Points to enter regions.
mombasa-ui-help-symbol-pound = Pound
mombasa-ui-help-symbol-pound-text = Money, and points at the end.
mombasa-ui-help-symbol-diamond = Diamond
mombasa-ui-help-symbol-diamond-text = A step on your diamond track.
mombasa-ui-help-symbol-book = Book
mombasa-ui-help-symbol-book-text = A book point: books A and B cost 1, books C cost 2; or £1.
mombasa-ui-help-symbol-step = Arrow
mombasa-ui-help-symbol-step-text = A step on a company track.
mombasa-ui-help-symbol-remove = Crossed post
mombasa-ui-help-symbol-remove-text = Remove the top post of any base: if it covers coins, the share becomes dearer.
mombasa-ui-help-symbol-mine = Pick
mombasa-ui-help-symbol-mine-text = A mine: two of them are a step for the merchant of that company.
mombasa-ui-help-symbol-same = Equals sign
mombasa-ui-help-symbol-same-text = So much of any one good.
mombasa-ui-help-symbol-people = Two people
mombasa-ui-help-symbol-people-text = Other open bookkeepers and merchants.
mombasa-ui-help-symbol-share = Paper
mombasa-ui-help-symbol-share-text = A share and its price.
mombasa-ui-help-symbol-star = Star
mombasa-ui-help-symbol-star-text = A special field: it pays you and everybody who was there before, and unlocks a bonus from your next turn on.
mombasa-ui-help-symbol-jar = Ink jar
mombasa-ui-help-symbol-jar-text = Your marker on the book track.
mombasa-ui-help-spots = Bonus spots
mombasa-ui-help-tracks = Company tracks
mombasa-ui-help-tracks-text = Each company has one of eight tracks. The first star of a track gives the first bonus, the second star the second.

## What the value of a position is made of, in hints and reviews

mombasa-part-money = Money
mombasa-part-diamonds = Diamond track
mombasa-part-books = Book track
mombasa-part-shares = Shares
mombasa-part-cards = Cards for later rounds
mombasa-part-plan = The planned cards
