# Сонора: все слова, которые видит игрок. Переменные описаны в английском файле.

sonora-name = Сонора
sonora-blurb = Щелчками отправляйте диски в четыре уголка пустыни и заполняйте планшет с четырьмя головоломками.
sonora-about = Неофициальная любительская версия, не связанная с издателями игры. Размеры поля, места кругов и бо́льшая часть планшета восстановлены нами по правилам: в коробке они выглядят иначе. Если «Сонора» вам понравилась, купите коробку: щёлкать пальцами веселее.

## Discs

sonora-disc-red1 = красный 1
    .gen = красного 1
sonora-disc-red2 = красный 2
    .gen = красного 2
sonora-disc-red3 = красный 3
    .gen = красного 3
sonora-disc-red4 = красный 4
    .gen = красного 4
sonora-disc-red5 = красный 5
    .gen = красного 5
sonora-disc-yellow1 = жёлтый 1
    .gen = жёлтого 1
sonora-disc-yellow2 = жёлтый 2
    .gen = жёлтого 2
sonora-disc-yellow3 = жёлтый 3
    .gen = жёлтого 3
sonora-disc-yellow4 = жёлтый 4
    .gen = жёлтого 4
sonora-disc-yellow5 = жёлтый 5
    .gen = жёлтого 5
sonora-disc-green1 = зелёный 1
    .gen = зелёного 1
sonora-disc-green2 = зелёный 2
    .gen = зелёного 2
sonora-disc-green3 = зелёный 3
    .gen = зелёного 3
sonora-disc-green4 = зелёный 4
    .gen = зелёного 4
sonora-disc-green5 = зелёный 5
    .gen = зелёного 5
sonora-disc-blue1 = синий 1
    .gen = синего 1
sonora-disc-blue2 = синий 2
    .gen = синего 2
sonora-disc-blue3 = синий 3
    .gen = синего 3
sonora-disc-blue4 = синий 4
    .gen = синего 4
sonora-disc-blue5 = синий 5
    .gen = синего 5

## Colours

sonora-colour-red = красный
    .many = красные
sonora-colour-yellow = жёлтый
    .many = жёлтые
sonora-colour-green = зелёный
    .many = зелёные
sonora-colour-blue = синий
    .many = синие

## Zones

sonora-zone-cliff = Руины
    .short = Руины
    .into = в руины
sonora-zone-creek = Дельта реки
    .short = Дельта
    .into = в дельту реки
sonora-zone-canyon = Каньон
    .short = Каньон
    .into = в каньон
sonora-zone-mud = Потрескавшаяся земля
    .short = Земля
    .into = на потрескавшуюся землю

## Buildings

sonora-building-a = здание А
    .short = А
sonora-building-b = здание Б
    .short = Б
sonora-building-c = здание В
    .short = В
sonora-building-d = здание Г
    .short = Г
sonora-building-e = здание Д
    .short = Д
sonora-building-f = здание Е
    .short = Е
sonora-building-g = здание Ж
    .short = Ж
sonora-building-h = здание З
    .short = З

## Animals and bonuses

sonora-animal-owl = сова
    .short = Сова
    .acc = сову
sonora-animal-fox = лиса
    .short = Лиса
    .acc = лису
sonora-animal-rabbit = кролик
    .short = Кролик
    .acc = кролика
sonora-bonus-reflick = «Щёлкни снова»
sonora-bonus-swap = «Поменяй местами»
sonora-bonus-owl = «Сова»
sonora-bonus-fox = «Лиса»
sonora-bonus-rabbit = «Кролик»
sonora-bonus-discovery = «Открытие»

## Phases

sonora-phase-flicking = Фаза щелчков
sonora-phase-colours = Выбор цветов
sonora-phase-swapping = Обмен дисков
sonora-phase-bot = Отметки бота
sonora-phase-ruins = Руины скальных жилищ
sonora-phase-writing = Фаза записей
sonora-phase-over = Конец игры

## Options before the game

sonora-variant-length = Длина партии
    .hint = Сколько раундов в партии.
sonora-variant-length-short = короткая: 5 раундов
    .hint = Быстрая партия.
sonora-variant-length-standard = обычная: 6 раундов
    .hint = Как в правилах.
sonora-variant-length-long = долгая: 7 раундов
    .hint = Больше времени заполнить секторы.
sonora-variant-skill = Твёрдость рук
    .hint = Насколько случай отклоняет щелчок от прицела.
sonora-variant-skill-none = идеальная: щелчок идёт точно по прицелу
    .hint = Случай не вмешивается: решает только прицел.
sonora-variant-skill-expert = мастера
    .hint = Щелчок почти никогда не уходит в сторону.
sonora-variant-skill-good = хорошая
    .hint = Как умелая рука за настоящим столом.
sonora-variant-skill-casual = обычная
    .hint = Как рука, которая щёлкает нечасто.
sonora-variant-skill-novice = новичка
    .hint = Как в первый раз: ждите сюрпризов.
sonora-variant-pushing = Слабые толчки в ближнюю зону
    .hint = Щелчки такие слабые, что диск замирает прямо перед вами.
sonora-variant-pushing-yes = разрешены
    .hint = Надёжно, но приносит мало.
sonora-variant-pushing-no = запрещены
    .hint = Для опытных: такой диск не засчитывается.
sonora-variant-first_player = Кто начинает
    .hint = Кто ходит первым.
sonora-variant-first_player-random = по жребию
    .hint = Решает жребий.
sonora-variant-first_player-1 = игрок 1
    .hint = Начинает тот, кто сидит на месте 1.
sonora-variant-first_player-2 = игрок 2
    .hint = Начинает тот, кто сидит на месте 2.
sonora-variant-first_player-3 = игрок 3
    .hint = Начинает тот, кто сидит на месте 3.
sonora-variant-first_player-4 = игрок 4
    .hint = Начинает тот, кто сидит на месте 4.

## What to do now

sonora-turn-TakeDisc = Выберите диск для щелчка.
sonora-turn-Flick = Прицельтесь и щёлкните диск.
sonora-turn-PutDisc = В яблочко! Положите диск на любой сектор своего планшета.
sonora-turn-FlickAgain = Зачеркните «Щёлкни снова» и щёлкните диск ещё раз или оставьте его как есть.
sonora-turn-SwapDiscs = Поменяйте местами два своих диска или продолжайте.
sonora-turn-ChooseSide = Диск лежит ровно посередине: выберите его зону.
sonora-turn-CrossHexes = Зачеркните ячейки руин.
sonora-turn-DrawShape = Нарисуйте фигуру в каньоне.
sonora-turn-LayPath = Проложите путь в дельте реки: выберите его последнюю ячейку.
sonora-turn-MarkMud = Зачеркните узлы, а затем ячейки колонок.
sonora-turn-Discover = Выберите бонус в области открытий.
sonora-turn-MarkSheet = Отметьте диски и используйте бонусы в любом порядке.
sonora-turn-ChooseMine = Выберите свой цвет в этом раунде.
sonora-turn-ChooseBots = Выберите цвет бота в этом раунде.
sonora-turn-MarkForBot = Выберите, какой диск использует бот, или заполните его ячейки.
sonora-turn-DrawForBot = Нарисуйте фигуру бота.
sonora-turn-LayPathForBot = Проложите путь бота: выберите первую и последнюю ячейки.

## Actions

sonora-action-take = Взять диск: { $disc }
sonora-action-flick = Щелчок: вбок { $across }, назад { $back }, поворот { $turn }, сила { $power }
sonora-action-put = Положить { $disc } { $zone_into }
sonora-action-reflick = Использовать «Щёлкни снова»
sonora-action-keep = Оставить диск как есть
sonora-action-swap = Поменять местами { $disc } и { $other }
sonora-action-done = Готово
sonora-action-side = Отнести { $disc } { $zone_into }
sonora-action-cross = { $number ->
    [one] Зачеркнуть { $number } ячейку: { $building }
    [few] Зачеркнуть { $number } ячейки: { $building }
   *[many] Зачеркнуть { $number } ячеек: { $building }
}
sonora-action-mark = Отметить диск: { $disc }
sonora-action-count = Подсчитать диски потрескавшейся земли
sonora-action-draw = Нарисовать фигуру { $shape } в клетках { $cells }
sonora-action-path = Проложить путь до { $cell }
sonora-action-node = Зачеркнуть узел { $node }
sonora-action-box = { $number ->
    [one] Зачеркнуть { $number } ячейку колонки { $column }
    [few] Зачеркнуть { $number } ячейки колонки { $column }
   *[many] Зачеркнуть { $number } ячеек колонки { $column }
}
sonora-action-close = Оставить остаток
sonora-action-use = { $kept ->
    [yes] Использовать открытие: { $animal }
   *[no] Использовать бонус: { $animal }
}
sonora-action-discover = Открыть { $animal_acc }
sonora-action-mine = Взять себе { $colour_many }
sonora-action-bot = Отдать боту { $colour_many }
sonora-action-fill = { $number ->
    [one] Заполнить { $number } ячейку у узла { $node }
    [few] Заполнить { $number } ячейки у узла { $node }
   *[many] Заполнить { $number } ячеек у узла { $node }
}
sonora-action-block = Заполнить русло от { $cell } до { $last }
sonora-field-across = Вбок
sonora-field-back = Назад
sonora-field-turn = Поворот
sonora-field-power = Сила
sonora-unit-thousandths = ‰
sonora-unit-hundredths_of_mm = × 0,01 мм
sonora-unit-two_thousandths = из 2000

## Events

sonora-event-round = Раунд { $round } из { $rounds }. { $you ->
    [yes] Вы начинаете.
   *[no] { $player } начинает.
}
sonora-event-takes = { $you ->
    [yes] Вы берёте диск: { $disc }.
   *[no] { $player } берёт диск: { $disc }.
}
sonora-event-flicks = { $you ->
    [yes] Вы щёлкаете диск: { $disc }.
   *[no] { $player } щёлкает диск: { $disc }.
}
sonora-event-flicks_weakly = { $you ->
    [yes] Вы щёлкаете слишком слабо: диск { $disc } остаётся на углу.
   *[no] { $player } щёлкает слишком слабо: диск { $disc } остаётся на углу.
}
sonora-event-in_hole = В яблочко: диск { $disc } в углублении.
sonora-event-out = Диск { $disc } выбывает до конца раунда.
sonora-event-knocked_off = Диск { $disc } выбит с поля, и его щёлкнут снова.
sonora-event-pushes = Толчок запрещён: диск { $disc } выбывает до конца раунда.
sonora-event-puts = { $you ->
    [yes] Вы кладёте диск { $disc } { $zone_into }.
   *[no] { $player } кладёт диск { $disc } { $zone_into }.
}
sonora-event-reflicks = { $you ->
    [yes] Вы используете «Щёлкни снова» для { $disc_gen }.
   *[no] { $player } использует «Щёлкни снова» для { $disc_gen }.
}
sonora-event-swaps = { $you ->
    [yes] Вы меняете местами { $disc } и { $other }.
   *[no] { $player } меняет местами { $disc } и { $other }.
}
sonora-event-sides = { $you ->
    [yes] Вы относите { $disc } { $zone_into }.
   *[no] { $player } относит { $disc } { $zone_into }.
}
sonora-event-ruins = { $you ->
    [yes] Вы отмечаете руины: общая ценность { $total }.
   *[no] { $player } отмечает руины: общая ценность { $total }.
}
sonora-event-pays_bot = Сначала зачёркнуто ячеек в здании бота: { $number }.
sonora-event-crosses = { $you ->
    [yes] Вы зачёркиваете ячейки: { $building }, { $number }.
   *[no] { $player } зачёркивает ячейки: { $building }, { $number }.
}
sonora-event-finishes_first = { $you ->
    [yes] Вы раньше всех завершаете { $building }: в конце игры { $points } очк.
   *[no] { $player } раньше всех завершает { $building }: в конце игры { $points } очк.
}
sonora-event-finishes = { $you ->
    [yes] Вы завершаете { $building }: в конце игры { $points } очк.
   *[no] { $player } завершает { $building }: в конце игры { $points } очк.
}
sonora-event-takes_back = { $you ->
    [yes] Вы забираете диск: { $disc }.
   *[no] { $player } забирает диск: { $disc }.
}
sonora-event-draws = { $you ->
    [yes] Вы рисуете фигуру { $shape } в клетках { $cells }.
   *[no] { $player } рисует фигуру { $shape } в клетках { $cells }.
}
sonora-event-lays_path = { $you ->
    [yes] Вы прокладываете путь длиной { $number } до { $cell }.
   *[no] { $player } прокладывает путь длиной { $number } до { $cell }.
}
sonora-event-counts = { $you ->
    [yes] Вы подсчитываете потрескавшуюся землю: { $total }.
   *[no] { $player } подсчитывает потрескавшуюся землю: { $total }.
}
sonora-event-crosses_node = { $you ->
    [yes] Вы зачёркиваете узел { $node }.
   *[no] { $player } зачёркивает узел { $node }.
}
sonora-event-crosses_boxes = { $you ->
    [yes] Вы зачёркиваете ячейки колонки { $column }: { $number }.
   *[no] { $player } зачёркивает ячейки колонки { $column }: { $number }.
}
sonora-event-leaves_points = { $you ->
    [yes] Вы не используете остаток: { $number }.
   *[no] { $player } не использует остаток: { $number }.
}
sonora-event-gains = { $you ->
    [yes] Вы получаете бонус { $bonus }.
   *[no] { $player } получает бонус { $bonus }.
}
sonora-event-discovers = { $you ->
    [yes] Вы открываете { $animal_acc }.
   *[no] { $player } открывает { $animal_acc }.
}
sonora-event-uses = { $you ->
    [yes] Вы используете { $animal_acc }.
   *[no] { $player } использует { $animal_acc }.
}
sonora-event-loses_disc = { $you ->
    [yes] Вы не можете отметить диск: { $disc }.
   *[no] { $player } не может отметить диск: { $disc }.
}
sonora-event-loses_bonus = { $you ->
    [yes] Вы не можете использовать { $animal_acc }.
   *[no] { $player } не может использовать { $animal_acc }.
}
sonora-event-done = { $you ->
    [yes] Вы закончили отмечать.
   *[no] { $player } больше ничего не отмечает.
}
sonora-event-takes_colour = { $you ->
    [yes] Вы берёте в этом раунде { $colour_many }.
   *[no] { $player } берёт в этом раунде { $colour_many }.
}
sonora-event-gives_bot_colour = Боту достаются { $colour_many }.
sonora-event-aside = Диски убраны: { $colour_many }.
sonora-event-bot_circles = Бот обводит ячейки своего здания: { $number }.
sonora-event-bot_draws = Бот закрашивает фигуру { $shape } в клетках { $cells }.
sonora-event-bot_lays_path = Бот закрашивает русло от { $cell } до { $last }.
sonora-event-bot_fills = Бот заполняет ячейки у узла { $node }: { $number }.
sonora-event-bot_loses_disc = Бот не может использовать диск: { $disc }.
sonora-event-board_turns = Поле поворачивается на четверть.
sonora-event-game_ends = Игра окончена.

## Refusals

sonora-refuse-not_your_disc = Это не ваш диск.
sonora-refuse-not_in_hand = Вы уже щёлкнули этот диск: { $disc }.
sonora-refuse-not_this_disc = Сейчас речь о другом диске.
sonora-refuse-not_on_board = Поменять местами можно только два диска на поле.
sonora-refuse-not_this_side = Диск не касается этой зоны: { $zone }.
sonora-refuse-nothing_to_mark = Для этого диска нечего отмечать: { $disc }.
sonora-refuse-marked_by_total = Диски потрескавшейся земли подсчитываются вместе.
sonora-refuse-no_shape_fits = Такая фигура сейчас не помещается в каньон.
sonora-refuse-no_path_fits = В дельте нет свободного пути такой длины.
sonora-refuse-nothing_to_count = У вас нет дисков для потрескавшейся земли.
sonora-refuse-count_first = Сначала подсчитайте диски потрескавшейся земли: кролик добавится к ним.
sonora-refuse-no_such_bonus = У вас нет такого бонуса: { $animal }.
sonora-refuse-mud_is_full = На потрескавшейся земле этими баллами нечего зачеркнуть.
sonora-refuse-nodes_are_over = Вы уже зачёркиваете колонки: узлы с этой ценностью больше недоступны.
sonora-refuse-not_done_yet = Вы ещё можете что-то отметить.
sonora-refuse-all_discovered = Все символы этого животного уже обведены: { $animal }.
sonora-refuse-not_a_colour = Этот цвет выбрать нельзя.
sonora-refuse-not_the_bots = Это не диск бота.
sonora-refuse-building_finished = Все ячейки зачёркнуты: { $building }.
sonora-refuse-too_many_hexes = Свободных ячеек осталось { $free }: { $building }.
sonora-refuse-total_too_small = Общей ценности не хватает: осталось { $total }.
sonora-refuse-off_the_canyon = Фигура должна целиком лежать на белых клетках.
sonora-refuse-covers_a_shape = Фигура не может перекрывать другую.
sonora-refuse-covers_the_bot = Эти клетки закрасил бот.
sonora-refuse-not_a_shape = Из этих клеток не складывается фигура.
sonora-refuse-number_too_large = Номер фигуры может быть не больше { $largest }.
sonora-refuse-only_a_corner = Фигура касается вашего каньона только углом.
sonora-refuse-not_adjoining = Фигура должна примыкать к нарисованной раньше.
sonora-refuse-bot_draws_larger = Бот рисует самую большую фигуру, которая помещается.
sonora-refuse-not_a_bot_beginning = Бот начинает с квадрата бота или рядом со своими отметками.
sonora-refuse-cell_marked = Эта ячейка уже отмечена.
sonora-refuse-through_the_bot = На этом пути есть ячейка, закрашенная ботом.
sonora-refuse-through_the_start = Путь бота не может проходить через начало.
sonora-refuse-path_too_short = Путь должен быть не короче { $shortest }.
sonora-refuse-path_too_long = Путь должен быть не длиннее { $longest }.
sonora-refuse-node_crossed = Узел { $node } уже зачёркнут.
sonora-refuse-node_not_joined = Узел { $node } не соединён с зачёркнутым.
sonora-refuse-node_too_dear = Узел { $node } стоит { $cost }, а осталось { $points }.
sonora-refuse-column_full = В колонке { $column } свободно { $free }.
sonora-refuse-points_too_few = Баллов осталось: { $points }.
sonora-refuse-not_on_the_perimeter = У этого узла нет маленьких ячеек.
sonora-refuse-boxes_full = У узла { $node } нет места для стольких отметок.

## Points and labels

sonora-score-cliff = Руины
sonora-score-creek = Дельта реки
sonora-score-canyon = Каньон
sonora-score-mud = Потрескавшаяся земля
sonora-holding-reflick = «Щёлкни снова»
sonora-holding-swap = «Поменяй местами»
sonora-holding-owl = { $count ->
    [one] сова
    [few] совы
   *[other] сов
}
sonora-holding-fox = { $count ->
    [one] лиса
    [few] лисы
   *[other] лис
}
sonora-holding-rabbit = { $count ->
    [one] кролик
    [few] кролика
   *[other] кроликов
}
sonora-label-corner = угол
sonora-label-discs = диски
sonora-label-bonuses = бонусы
sonora-label-columns = колонки
sonora-label-bot = Бот
sonora-label-total = осталось от ценности

## The screen: short names

sonora-cactus-blue = синий кактус
sonora-cactus-green = зелёный кактус
sonora-cactus-yellow = жёлтый кактус

## The screen: panels, phases, statuses

sonora-ui-panel-desert = Пустыня
sonora-ui-panel-sheet = Планшет
sonora-ui-sheet = Планшет
sonora-ui-phase-flicking = Щелчки
sonora-ui-phase-colours = Цвета
sonora-ui-phase-swapping = Обмены
sonora-ui-phase-bot = Бот
sonora-ui-phase-ruins = Руины
sonora-ui-phase-writing = Записи
sonora-ui-phase-over = Конец
sonora-ui-status-end = игра окончена
sonora-ui-status-idle = ждёт
sonora-ui-status-ready = готово
sonora-ui-status-writing = пишет
sonora-ui-status-flicking = щёлкает
sonora-ui-status-acting = выбирает
sonora-ui-status-hand = в руке
sonora-ui-status-taken = целюсь
sonora-ui-status-board = на поле
sonora-ui-status-hole = в яблочке
sonora-ui-status-knocked = ещё щелчок
sonora-ui-status-waiting = ещё щелчок
sonora-ui-status-out = вне игры
sonora-ui-status-marked = отмечен
sonora-ui-status-aside = убран
sonora-ui-on-border = на границе
sonora-ui-on-border-long = Лежит ровно посередине: зону выберет владелец после щелчков.
sonora-ui-counts = Считается здесь: { $zone }.
sonora-ui-counts-double = На круге, считается вдвойне: { $zone }.

## The screen: the desert

sonora-ui-desert-label = Пустыня, вид из вашего угла слева внизу
sonora-ui-my-discs = Ваши диски
sonora-ui-colour-mine = ваш
sonora-ui-colour-bots = бота
sonora-ui-ask-mine = Какой цвет ваш в этом раунде?
sonora-ui-ask-bots = Какой цвет достанется боту?
sonora-ui-about-colours = Свой цвет вы отмечаете как обычно, а диски бота занимают клетки вашего планшета и мешают. Третий цвет убирают.
sonora-ui-show-desert = Пустыня
sonora-ui-show-sheet = Планшет
sonora-ui-ghost = Повторить щелчок
sonora-ui-flick-of = Щелчок { $now } из { $of }
sonora-ui-flicks-left = { $count ->
    [one] Остался { $count } диск
    [few] Осталось { $count } диска
   *[many] Осталось { $count } дисков
}
sonora-ui-ask-flick = Потяните назад в любом месте поля и отпустите. Клавиши: ← → направление, + − сила, Enter.
sonora-ui-ask-flick-touch = Потяните назад в любом месте поля, затем нажмите «Щёлкнуть».
sonora-ui-aim = Прицел
sonora-ui-strength = Сила
sonora-ui-direction = Угол
sonora-ui-place = Место
sonora-ui-left-turn = Повернуть левее
sonora-ui-right-turn = Повернуть правее
sonora-ui-left-place = Поставить диск левее
sonora-ui-right-place = Поставить диск правее
sonora-ui-in-numbers = Щелчок числами
sonora-ui-reset = Снова прямо на яблочко
sonora-ui-flick = Щёлкнуть
sonora-ui-release = Щелчок, когда отпускаю мышь
sonora-ui-way = { $cm } см
sonora-ui-hands = Рука: { $skill }, ±{ $angle }° и ±{ $speed } %
sonora-ui-hands-of = обычно не дальше ±{ $angle }° и ±{ $speed } % силы
sonora-ui-hands-none = щелчок идёт точно по прицелу
sonora-ui-band-corner = слабо: останется в углу
sonora-ui-band-own = остановится в ближней зоне
sonora-ui-band-centre = докатится до яблочка
sonora-ui-band-far = докатится до дальней зоны
sonora-ui-band-bank = отскочит от борта
sonora-ui-band-off = может вылететь за борт
sonora-ui-short-corner = угол
sonora-ui-short-own = своя
sonora-ui-short-centre = центр
sonora-ui-short-far = дальняя
sonora-ui-short-bank = отскок
sonora-ui-short-off = борт
sonora-ui-hole = Яблочко
sonora-ui-about-hole = Упавший сюда диск вы кладёте на любой сектор.
sonora-ui-circle-lizard = Круг ящерицы
sonora-ui-circle-owl = Круг совы
sonora-ui-circle-fox = Круг лисы
sonora-ui-circle-rabbit = Круг кролика
sonora-ui-about-circle-cliff = Задевший его диск считается вдвойне в руинах.
sonora-ui-about-circle-creek = Задевший его диск даёт два пути в дельте реки.
sonora-ui-about-circle-canyon = Задевший его диск даёт две фигуры в каньоне.
sonora-ui-about-circle-mud = Задевший его диск считается вдвойне на потрескавшейся земле.

## The screen: the sheet

sonora-ui-rule-cliff = зачеркните столько ячеек, сколько сумма
sonora-ui-rule-creek = путь ровно в длину диска, считается конец
sonora-ui-rule-canyon = рисуйте фигуры вплотную к своим
sonora-ui-rule-mud = зачёркивайте узлы, замыкайте треугольники
sonora-ui-about-cliff = Диски здесь складываются. Первым пишет тот, у кого сумма больше; он зачёркивает столько ячеек в любых зданиях. Кто первым закончит здание, получает верхнюю награду, остальные — нижнюю.
sonora-ui-about-creek = Каждый диск даёт путь ровно из стольких ячеек, какой у него номер, от любой зачёркнутой ячейки. Конец пути обводят: его очки считаются, а бонус ваш.
sonora-ui-about-canyon = Каждый диск даёт фигуру не больше своего номера, стороной к уже нарисованной. Накрытые символы ваши; одинаковые кактусы тем дороже, чем их больше.
sonora-ui-about-mud = Диски здесь складываются. Тратьте сумму на узлы, соединённые с зачёркнутыми; замкнутый треугольник даёт то, что в нём. Остаток идёт в колонки.
sonora-ui-cliff-label = Руины: восемь зданий из ячеек
sonora-ui-creek-label = Дельта реки: ветвящееся русло
sonora-ui-canyon-label = Каньон: фигур { $count }; { $list }
sonora-ui-mud-label = Потрескавшаяся земля: узлы, треугольники и пять колонок
sonora-ui-crossed = зачёркнуто
sonora-ui-circled = обведено
sonora-ui-bots = заполнено ботом
sonora-ui-crossed-of = зачёркнуто { $count } из { $all }
sonora-ui-reward-label = первому { $top } и { $bonus }, остальным { $bottom }
sonora-ui-creek-cell = ячейка { $cell }
sonora-ui-creek-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
sonora-ui-about-circled = Считается в конце игры, если здесь заканчивается ваш путь.
sonora-ui-node-label = Узел { $node }, цена { $cost }
sonora-ui-start-node = Старт
sonora-ui-about-node = Узел можно зачеркнуть, если линия соединяет его с зачёркнутым. Три зачёркнутых угла замыкают треугольник.
sonora-ui-boxes-filled = { $count ->
    [one] Бот заполнил здесь { $count } клетку: узел настолько дороже.
    [few] Бот заполнил здесь { $count } клетки: узел настолько дороже.
   *[many] Бот заполнил здесь { $count } клеток: узел настолько дороже.
}
sonora-ui-column = { $count ->
    [one] Колонка из { $count } клетки
   *[other] Колонка из { $count } клеток
}
sonora-ui-column-label = колонка { $column }, { $count } из { $all }, даёт { $bonus }
sonora-ui-about-column = Когда зачёркнуты все клетки: { $bonus }. После первой клетки узлы за эту сумму больше не зачёркивают.
sonora-ui-points-left = Осталось от суммы: { $count }.
sonora-ui-left = осталось
sonora-ui-shapes = Фигуры
sonora-ui-shape-label = Фигура { $number }, клеток { $cells }, мест { $count }
sonora-ui-rotate = Повернуть (R, колесо)
sonora-ui-flip = Перевернуть (F)
sonora-ui-draw-here = Рисую
sonora-ui-fits = Подходит.
sonora-ui-fits-not = Сюда не подходит.
sonora-ui-ask-draw = R поворачивает, F переворачивает, N берёт следующую фигуру; щелчок мышью рисует.
sonora-ui-ask-draw-touch = Коснитесь клетки, чтобы передвинуть фигуру; коснитесь фигуры или нажмите «Рисую».
sonora-ui-how-many = Сколько
sonora-ui-fewer = Меньше
sonora-ui-more = Больше
sonora-ui-points = Счёт
sonora-ui-todo = Осталось записать
sonora-ui-todo-bot = Диски бота
sonora-ui-todo-n = { $count } из { $all }
sonora-ui-todo-none = Всё записано.
sonora-ui-todo-now = пишу
sonora-ui-todo-half = 1 из 2
sonora-ui-todo-path = { $count ->
    [one] путь длиной { $number }
    [few] { $count } пути длиной { $number }
   *[many] { $count } путей длиной { $number }
}
sonora-ui-todo-shape = { $count ->
    [one] фигура до { $number }
    [few] { $count } фигуры до { $number }
   *[many] { $count } фигур до { $number }
}
sonora-ui-todo-sum = сумма { $count }
sonora-ui-all-marked = Вы всё записали
sonora-ui-bonuses = Бонусы
sonora-ui-kept-label = { $bonus }: осталось { $left }, использовано { $used }
sonora-ui-discovery-label = Открытия, { $animal }: можно использовать { $count }, свободно { $free }
sonora-ui-bonus-label = Можно использовать, { $animal }: { $count }
sonora-ui-lapses = сгорит в конце фазы
sonora-ui-discovered = Открытие: { $animal }
sonora-ui-about-kept = Хранится, пока не используете.
sonora-ui-about-reflick = Щёлкните только что запущенный диск ещё раз. Хранится, пока не используете.
sonora-ui-about-swap = Поменяйте местами два своих диска на поле перед записями. Хранится, пока не используете.
sonora-ui-about-owl = Ещё один путь из { $shortest }–{ $longest } ячеек в дельте реки. Сгорает в конце фазы.
sonora-ui-about-fox = Ещё одна фигура с номером до { $largest } в каньоне. Сгорает в конце фазы.
sonora-ui-about-rabbit = Ещё { $points } очков для потрескавшейся земли (из области открытий — { $discovered }). Сгорает в конце фазы.
sonora-ui-about-discovery = Обведите сову, лису или кролика в области открытий и храните, пока не понадобится.
sonora-ui-about-lizard = Животное руин.
sonora-ui-about-building = Первому, кто закончит: { $top } очков и { $bonus }. Остальным: { $bottom }.
sonora-ui-cacti = Кактусы
sonora-ui-about-cactus = В каньоне 1, 2, 3 … кактуса одного вида приносят { $list }.
sonora-ui-about-cactus-mud = На потрескавшейся земле каждый приносит { $points }.
sonora-ui-bot-square = Квадрат бота
sonora-ui-about-bot-square = В одиночной игре отсюда начинает бот.
sonora-ui-bot-building = Здание бота
sonora-ui-about-bot-building = Бот обводит столько ячеек, сколько его сумма в руинах. Ваша сумма сначала зачёркивает их.
sonora-ui-button-reflick = Щёлкнуть снова
sonora-ui-button-keep = Оставить так
sonora-ui-button-done = Готово
sonora-ui-button-close = Остаток не нужен
sonora-ui-most-holes = Самый меткий глаз
sonora-ui-holes = { $count ->
    [one] { $count } раз в яблочко
    [few] { $count } раза в яблочко
   *[many] { $count } раз в яблочко
}

## The screen: help

sonora-ui-help-goal = Цель
sonora-ui-help-goal-text = Щелчками отправляйте пять своих дисков по пустыне. Где они остановятся, решает, что вы впишете в четыре головоломки планшета. Побеждает тот, у кого после последнего раунда больше очков.
sonora-ui-help-flick = Щелчки
sonora-ui-help-flick-text = Ваш угол всегда слева внизу. Потяните назад в любом месте поля: диск полетит в другую сторону, и чем длиннее оттяжка, тем сильнее. Чтобы начать с другого места, перетащите диск по углу. Точки показывают, куда его могут увести не вполне твёрдые руки: закрашенные — остановки, кольца — столкновения. Числа можно ввести в списке всех ходов (O).
sonora-ui-help-round = Раунд
sonora-ui-help-flicking = По три хода: два диска, два диска, один диск. Диск, не покинувший угол, щёлкают снова. Свой диск за бортом выбывает, чужой его владелец сразу щёлкает ещё раз.
sonora-ui-help-swapping = У кого есть «Поменяй местами», может обменять два своих диска на поле.
sonora-ui-help-ruins = Первым пишет тот, у кого сумма в руинах больше.
sonora-ui-help-writing = Затем все одновременно заполняют остальные три сектора в любом порядке.
sonora-ui-help-where = Где считается диск
sonora-ui-help-where-text = Диск, задевший круг, считается в секторе его животного, причём вдвойне. Иначе — в зоне, где лежит его большая часть. Диск в яблочке — в любом секторе.
sonora-ui-help-sectors = Четыре сектора
sonora-ui-help-skill-text = Кости стола добавляют каждому щелчку немного дрожи человеческих рук, одинаково людям и ботам.
sonora-ui-help-solo = Одиночная игра
sonora-ui-help-solo-text = Вы щёлкаете все диски трёх цветов, затем один цвет берёте себе, а другой отдаёте боту. Диски бота занимают клетки вашего планшета и мешают вам; что мог бы выбрать бот, выбираете вы в свою пользу.
sonora-ui-key-flick = Во время щелчка: ← → поворот, ↑ ↓ или + − сила, запятая и точка двигают диск, Shift — точнее, Enter — щелчок.
sonora-ui-key-draw = С фигурой в руке: стрелки двигают, R поворачивает, F переворачивает, N берёт следующую, Enter рисует.
