# Слова, общие для всех игр: терминал, места за столом, боты, отказы ядра.

you = Вы

## Чей ход

turn-yours = Ваш ход.
turn-of = Ходит { $player }.
turn-waiting = Ждём: { $players }.
turn-thinks = { $player } думает…
round-of = Раунд { $round } из { $rounds }

## Выбор хода

choices-title = Что можно сделать:
choices-ask = Ваш выбор:
choices-hint = Введите номер или запись хода. Помощь: ?
choices-only = Выбирать не из чего, ход сделан за вас.
choices-more = { $count ->
    [one] …и ещё { $count } вариант
    [few] …и ещё { $count } варианта
   *[other] …и ещё { $count } вариантов
}
bad-number = Нет такого номера. Введите число от 1 до { $most }.
bad-text = Непонятно: «{ $text }». Введите номер из списка или запись хода, например «{ $example }».
refused = Так нельзя. { $reason }
clause = Правило { $clause }

## Команды терминала

help-title = Команды
help-number = номер или запись хода: сделать ход
help-help = эта подсказка
help-why = почему ход недоступен
help-board = показать стол
help-log = что произошло
help-undo = отменить свой последний выбор
help-save = сохранить игру
help-quit = выйти
undo-done = Выбор отменён.
undo-none = Отменять нечего: с тех пор открылось что-то новое.
log-title = Что произошло
log-empty = Пока ничего.
saved = Игра сохранена: { $file }
loaded = Игра загружена: { $file }
goodbye = До встречи за столом!

## Конец игры и очки

game-over = Игра окончена!
winner = { $you ->
    [yes] Вы победили!
   *[no] Побеждает { $player }!
}
winners = Победу делят: { $players }.
rank = { $rank }-е место
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
score-title = Очки
score-total = Итого
score-rank = Место

## Места за столом

seats-title = За столом
seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
seat-number = Игрок { $number }
seat-you = вы
seat-open = свободно
seat-bot = { $bot } (бот)
seat-first = первый игрок
variants-title = Настройки стола

## Боты; .level: насколько силён, .does: как играет

bot-random = Простак
    .level = лёгкий
    .does = Ходит наугад: с ним удобно учиться.
bot-greedy = Торопыга
    .level = средний
    .does = Берёт лучшее из того, что видно прямо сейчас.

## Отказы, общие для всех игр

refuse-not_your_turn = Сейчас не ваш ход. Дождитесь своей очереди.
refuse-game_over = Игра уже окончена. Начните новую.
refuse-not_now = Сейчас этого сделать нельзя. Выберите один из предложенных ходов.
refuse-out_of_range = Такое значение не подходит. Выберите другое, в разрешённых пределах.
