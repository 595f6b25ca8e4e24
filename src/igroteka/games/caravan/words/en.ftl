# Caravan in English.

caravan-name = Caravan
caravan-blurb = Plan two cards, use them in turn, stake your coins.

## Things

caravan-card-merchant = merchant
    .does = Earns 2 coins.
caravan-card-scout = scout
    .does = Draws a card; then one card of the hand may be traded for a coin.

## Phases

caravan-phase-planning = Planning
caravan-phase-turns = Turns
caravan-phase-stakes = Stakes

## What to do now

caravan-turn-LayCard = Lay a card face down.
caravan-turn-Turn = Use a planned card or pass.
caravan-turn-Barter = Trade a card for a coin, or keep your hand.
caravan-turn-Stake = Stake some of your coins.

## Actions

caravan-action-lay = Lay a { $card }
caravan-action-use = Use a { $card }
caravan-action-discard = Trade a { $card } for 1 coin
caravan-action-pass = Pass
caravan-action-keep = Keep the hand
caravan-action-stake = { $coins ->
    [0] Stake nothing
    [one] Stake { $coins } coin
   *[other] Stake { $coins } coins
}
caravan-field-coins = Coins
caravan-unit-coins = coins

## Events

caravan-event-lays = { $you ->
    [yes] You lay a { $card }.
   *[no] { $player } lays a { $card }.
}
caravan-event-reveal = The plans are turned over.
caravan-event-uses = { $you ->
    [yes] You use a { $card }.
   *[no] { $player } uses a { $card }.
}
caravan-event-draws = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
caravan-event-barters = { $you ->
    [yes] You trade a { $card } for 1 coin.
   *[no] { $player } trades a { $card } for 1 coin.
}
caravan-event-stakes = { $you ->
    [yes] You stake { $coins } and roll { $eyes }.
   *[no] { $player } stakes { $coins } and rolls { $eyes }.
}

## Refusals

caravan-refuse-no_such_card = You have no { $card } in your hand.
caravan-refuse-not_planned = You have planned no { $card }.

## Points and labels

caravan-score-coins = Coins
caravan-holding-coins = coins
caravan-holding-cards = cards
caravan-label-coins = coins
caravan-label-plan = plan
caravan-label-deck = Deck
caravan-label-discard = Discard
caravan-label-hand = Hand
