# Караван по-русски.

caravan-name = Караван
caravan-blurb = Спланируйте две карты, разыграйте их по очереди и сделайте ставку.

## Things

caravan-card-merchant = купец
    .acc = купца
    .gen = купца
    .does = Приносит 2 монеты.
caravan-card-scout = разведчик
    .acc = разведчика
    .gen = разведчика
    .does = Берёт карту; затем можно обменять одну карту с руки на монету.

## Phases

caravan-phase-planning = Планирование
caravan-phase-turns = Ходы
caravan-phase-stakes = Ставки

## What to do now

caravan-turn-LayCard = Положите карту лицом вниз.
caravan-turn-Turn = Разыграйте карту из плана или спасуйте.
caravan-turn-Barter = Обменяйте карту на монету или оставьте руку как есть.
caravan-turn-Stake = Поставьте сколько-нибудь монет.

## Actions

caravan-action-lay = Положить { $card_acc }
caravan-action-use = Разыграть { $card_acc }
caravan-action-discard = Обменять { $card_acc } на монету
caravan-action-pass = Спасовать
caravan-action-keep = Оставить карты
caravan-action-stake = { $coins ->
    [0] Ничего не ставить
    [one] Поставить { $coins } монету
    [few] Поставить { $coins } монеты
   *[many] Поставить { $coins } монет
}
caravan-field-coins = Монеты
caravan-unit-coins = монет

## Events

caravan-event-lays = { $you ->
    [yes] Вы кладёте { $card_acc }.
   *[no] { $player } кладёт { $card_acc }.
}
caravan-event-reveal = Планы открыты.
caravan-event-uses = { $you ->
    [yes] Вы разыгрываете { $card_acc }.
   *[no] { $player } разыгрывает { $card_acc }.
}
caravan-event-draws = { $you ->
    [yes] Вы берёте карту.
   *[no] { $player } берёт карту.
}
caravan-event-barters = { $you ->
    [yes] Вы обмениваете { $card_acc } на монету.
   *[no] { $player } обменивает { $card_acc } на монету.
}
caravan-event-stakes = { $you ->
    [yes] Вы ставите { $coins }, на кубике { $eyes }.
   *[no] { $player } ставит { $coins }, на кубике { $eyes }.
}

## Refusals

caravan-refuse-no_such_card = У вас на руке нет { $card_gen }.
caravan-refuse-not_planned = В вашем плане нет { $card_gen }.

## Points and labels

caravan-score-coins = Монеты
caravan-holding-coins = монеты
caravan-holding-cards = карты
caravan-label-coins = монеты
caravan-label-plan = план
caravan-label-deck = Колода
caravan-label-discard = Сброс
caravan-label-hand = Рука
