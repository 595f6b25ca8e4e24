### Слова сайта: полка, стол, окна, итоги и пояснения к фигурам каждой игры.

## Сайт

web-name = Игротека
web-motto = Настольные игры с друзьями и ботами прямо в браузере
web-game-orleans = Орлеан
web-game-mombasa = Момбаса
web-game-sonora = Сонора
web-game-cosmic_colonies = Космические города
web-home = К играм
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-retry = Ещё раз
web-loading = Загружаем…
web-load-failed = Страница не загрузилась. Обновите её.
web-server-trouble = Сервер не отвечает. Попробуйте ещё раз.
web-connecting = Провожаем вас к столу…
web-lost-first = Сервер не отвечает. Пробуем ещё раз…
web-no-table = Такого стола нет.
web-no-page = По этому адресу ничего нет.
web-bad-invite = Это приглашение не действует.
web-lost-way = Возможно, ссылка неполная или устарела. Попросите новую или выберите игру на полке.
web-skip-to-options = Список ходов

## Полка

web-what-to-play = Во что сыграем?
web-what-to-play-small = Четыре игры, два языка, люди и боты
web-not-built = ещё не готова
web-minutes = { $count } мин
web-weight = Сложность { $count } из { $of }
web-play-now = Сыграть сейчас
web-play-now-text = { $count ->
    [one] Вы против { $count } бота. Начнём сразу.
   *[other] Вы против { $count } ботов. Начнём сразу.
  }
web-play-now-alone = Вы играете против автомата. Начнём сразу.
web-play-now-people = { $count ->
    [one] Стол появится в списке открытых: ждём ещё { $count } игрока.
   *[other] Стол появится в списке открытых: ждём ещё { $count } игроков.
  }
web-play-now-friends = { $count ->
    [one] Вы получите ссылку: отправьте её другу.
   *[other] Вы получите ссылки: отправьте их друзьям.
  }
web-players = Игроки
web-company = Соперники
web-company-bots = Боты
web-company-people = Люди
web-company-friends = Друзья
web-bots = Сила ботов
web-bot-name = { $many ->
    [1] Бот
   *[other] Бот { $number }
  }
web-guest = Гость { $number }
web-bot-random = Лёгкие
    .one = лёгкий
web-bot-greedy = Толковые
    .one = толковый
web-bot-planner = Сильные
    .one = сильный
web-bot-mcts = Сильные
    .one = сильный
web-bot-search = Сильные
    .one = сильный
web-play = Играть
web-new-table = Новый стол с настройками…
web-my-games = Мои партии
web-my-turns = { $count ->
    [one] { $count } ждёт вашего хода
    [few] { $count } ждут вашего хода
   *[other] { $count } ждут вашего хода
  }
web-no-games = Партий пока нет. Нажмите «Играть», и начнётся первая.
web-welcome-play = Сразу за стол
web-welcome-play-text = Возьмите коробку с полки и нажмите «Играть»: боты уже ждут.
web-welcome-friends = С друзьями по ссылке
web-welcome-friends-text = Отправьте её, и друг сядет за стол. Регистрация не нужна.
web-welcome-rules = Правила рядом
web-welcome-rules-text = Светится то, что можно, а если нельзя, стол объяснит почему.
web-finished = Закончена
web-finished-place = Закончена, { $place }-е место
web-waiting-players = Ждём игроков
web-waiting-others = Ходят другие
web-open-tables = Открытые столы
web-no-open = Сейчас никто не ждёт игроков. Откройте стол сами!
web-sit = Сесть
web-seats-taken = { $taken } из { $of }
web-join-by-link = Вставьте ссылку-приглашение
web-join = Войти
web-bad-link = Это не ссылка на стол.
web-foreign-link = Эта ссылка ведёт на другой сайт: { $site }. Здесь открываются только столы этого сайта.
web-your-name = Ваше имя
web-name-text = Так вас видят за столом
web-new-table-title = Новый стол
web-game = Игра
web-seats = Места за столом
web-seat-n = Место { $seat }
web-seat-me = Вы
web-seat-open = Для друга по ссылке
web-seat-bot = Бот: { $level }
web-seat-add = Добавить место
web-seat-remove = Убрать место { $seat }
web-new-open-note = { $count ->
    [one] Для свободного места вы получите ссылку.
   *[other] Для свободных мест ({ $count }) вы получите ссылки.
  }
web-new-watch-note = Вы только наблюдаете: боты начнут сразу.
web-new-bots-note = Партия начнётся сразу.
web-auto = Делать вынужденные ходы за игроков
web-auto-hint = Когда выбирать не из чего, стол ходит сам.
web-public = Показать в списке открытых столов
web-public-hint = Иначе войти можно только по ссылке.
web-create = Создать стол
web-hint-orleans-planning = Вместе быстрее; по очереди — можно учесть планы тех, кто раньше.
web-hint-orleans-exclusion = Для опытных: до первого раунда каждый может убрать тайл.

## Стол

web-round = Раунд { $now } из { $of }
web-round-word = Раунд
web-phases = Фазы раунда
web-panels = Панели
web-help = Правила и клавиши
web-rule = Правило { $clause }
web-menu = Меню
web-language = Язык
web-language-switch = English
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-settings = Настройки
web-text-size = Размер текста
web-sound = Звук в начале вашего хода
web-notify = Уведомление, когда ваш ход
web-notify-refused = Браузер не разрешает уведомления с этой страницы.
web-on = Вкл.
web-off = Выкл.
web-motion = Анимация
web-motion-full = Фишки летают
web-motion-still = Без полётов
web-action-bar = Что делать сейчас
web-your-turn = Ваш ход
web-you = Вы
web-you-small = вы
web-waiting-for = Ждём: { $names }.
web-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
  }
web-wait = Ждём…
web-watching = Вы наблюдаете
web-choose = Выберите то, что светится.
web-options = Все ходы
web-no-options = Сейчас от вас ничего не требуется.
web-filter = Поиск по ходам
web-not-now = Чего сейчас нельзя и почему ({ $count })
web-show-all = Показать все ({ $count })
web-legal = можно
web-undo = Отменить
web-undo-left = можно отменить шагов: { $count }
web-drop = Отпустить
web-open-seat = Свободное место
web-open-board = Планшет игрока { $name }
web-board-of = Планшет игрока { $name }
web-bot = Бот
web-online = На связи
web-offline = Не на связи
web-first-player = Первый игрок
web-score-now = Очки сейчас
web-log = Журнал
web-before-game = Перед игрой
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-hint = Написать всем…
web-show-choice = Показать выбор
web-look-at-board = Взглянуть на поле
web-needed-here = Здесь ждут вашего хода
web-lost = Связь прервалась. Повторим через { $seconds } с.
web-hand-over = Пусть за меня играет бот
web-hand-over-text = Бот начнёт сразу же. Всё, что он успеет сделать до вашего возвращения, останется в силе.
web-hand-over-do = Пусть играет
web-log-earlier = Показать, что было раньше
web-panel-board = Планшет
web-bot-plays-for-you = Пока за вас играет бот.
web-take-back-seat = Дальше играю я
web-invite = Позвать друзей
web-invite-text = Отправьте каждому другу ссылку. Кто первым её откроет, займёт место. Регистрация не нужна.
web-invite-link = Ссылка на место { $seat }
web-invite-qr = QR-код места { $seat }
web-invite-qr-text = Наведите камеру телефона: откроется стол.
web-no-invites = Все места заняты.
web-copy = Копировать
web-copied = Скопировано
web-export = Сохранить партию в файл
web-err-stale = Партия уже ушла вперёд. Взгляните и выберите снова.
web-err-not_offered = Такого хода сейчас нет.
web-err-refused = Правила сейчас этого не разрешают.
web-err-too_fast = Слишком быстро. Подождите немного.
web-err-too_long = Текст слишком длинный.
web-err-bad_message = Сервер не понял страницу. Обновите её.
web-err-wish = Сервер не может этого сделать: { $reason }
web-err-taken = Место занято, или вы уже сидите за этим столом.
web-err-not_public = За этот стол садятся только по ссылке-приглашению.
web-err-no_table = Такого стола больше нет.
web-err-unavailable = Серверу сейчас недоступны партии. Попробуйте позже.
web-err-unreadable_table = Этот стол больше не открыть.
web-err-other = На сервере что-то пошло не так (ошибка { $status }).
web-err-not_seated = За этим столом вы только зритель.
web-luck = Честная случайность
web-luck-text = До начала партии сервер выбрал тайное число, которым определяется вся случайность в этой игре, и опубликовал его отпечаток. Когда партия закончится, число станет открытым, и каждый сможет проверить, что его не подменили.
web-seed-hash = Отпечаток (SHA-256), известен с самого начала
web-seed = Тайное число
web-seed-later = Откроется в конце партии.
web-luck-check = Проверить отпечаток
web-luck-match = Отпечаток совпал. Случайность была определена до начала партии.
web-luck-differ = Отпечаток не совпал с числом.
web-help-clauses = Все правила по пунктам
web-help-rulings = Решения: о чём правила молчат
web-keys = Клавиши
web-key-arrows = Стрелки: переход между светящимися местами
web-key-enter = Enter: выбрать
web-key-esc = Esc: отпустить
web-key-z = Z (Я): отменить
web-key-o = O (Щ): список всех ходов
web-key-panels = 1–4: перейти к панели
web-key-help = ?: эта страница

## Запись и итоги

web-replay = Запись партии
web-replay-position = Момент партии
web-replay-at = Шаг { $at } из { $of }, раунд { $round }
web-leave-replay = Выйти из записи
web-round-back = Предыдущий раунд
web-round-on = Следующий раунд
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-play-on = Пуск
web-pause = Пауза
web-scores = Итоги
web-game-over = Партия окончена.
web-end-won = Победа! { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
web-end-shared = Общая победа! { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
web-end-winner = Побеждает { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
web-end-gap = { $count ->
    [one] Отрыв — { $count } очко. На втором месте { $name }.
    [few] Отрыв — { $count } очка. На втором месте { $name }.
   *[other] Отрыв — { $count } очков. На втором месте { $name }.
  }
web-end-tiebreak = Очков поровну, исход решили правила ничьей. На втором месте { $name }.
web-score-sheet = Таблица очков
web-place = Место
web-player = Игрок
web-total = Итого
web-winner = Победитель
web-score-parts = Из чего сложились очки
web-score-rounds = Очки по раундам
web-open-round = Открыть раунд { $round }
web-decided = Что решило партию
web-decided-lead = С раунда { $round } впереди { $name }
web-decided-lead-text = И до самого конца
web-decided-finish = Всё решил последний раунд
web-decided-finish-text = До него впереди или наравне: { $name }
web-decided-jump = Рывок в раунде { $round }: { $name }
web-decided-jump-text = +{ $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  } за раунд
web-decided-missing = Чего вам не хватило: { $part }
web-decided-shared = Победа общая: вровень во всём.
web-results = Итоги
web-results-text = Стол остаётся открытым: можно поговорить, взглянуть на поле или сыграть ещё раз.
web-see-board = Смотреть поле
web-rematch-join = К новой партии
web-rematch = Сыграть ещё

## Орлеан: стол

orl-panel-own = Планшет
orl-panel-map = Карта
orl-panel-tracks = Шкалы
orl-phase-short-hourglass = Часы
orl-phase-short-census = Перепись
orl-phase-short-followers = Подданные
orl-phase-short-planning = Планирование
orl-phase-short-actions = Действия
orl-phase-short-event = Событие
orl-phase-short-start_player = Первый игрок
orl-phase-short-exclusion = Исключение мест
orl-phase-short-end = Конец
orl-map = Карта долины Луары
orl-map-title = Долина Луары
orl-my-board = Ваш планшет
orl-board-of = Планшет игрока { $name }
orl-market = Рынок
orl-market-count = { $count } из { $size }
orl-market-token = { $follower } на рынке
orl-tile-space = место для тайла
orl-below = { $count ->
    [one] ниже светится ещё { $count } место
    [few] ниже светятся ещё { $count } места
   *[other] ниже светятся ещё { $count } мест
  }
orl-ready = готово
orl-always = действует всегда
orl-completes = заполнит место
orl-use-place = Использовать: { $place }
orl-slot-filled = { $place }: { $follower }
orl-slot-empty = { $place }, пустая ячейка: { $follower }
orl-slot-wants = Пустая ячейка: { $follower }.
orl-needs = Нужны: { $list }.
orl-effect-river = 1 река
orl-effect-road = 1 дорога
orl-effect-deeds = 1–2 на деяния
orl-effect-shield = спасает от события
orl-effect-bathe = 2, поставить 1
orl-coins = Монеты
orl-coin = Монеты
orl-stations = Фактории
orl-station = Фактория
orl-citizens = Горожане
orl-citizen = Горожанин
orl-level = Уровень развития
orl-techs = Жетоны технологий
orl-tech = Жетон технологий
orl-bag = Мешочек
orl-bag-label = { $count ->
    [one] В мешочке { $count } персонаж.
    [few] В мешочке { $count } персонажа.
   *[other] В мешочке { $count } персонажей.
  }
orl-bag-empty = Мешочек пуст.
orl-bag-holds = В мешочке: { $list }.
orl-bag-hidden = Заглянуть может только хозяин.
orl-development = Развитие
orl-tracks = Шкалы
orl-track-label = { $track }, в запасе { $count }
orl-supply = В запасе: { $count }.
orl-score-stations = Фактории × уровень
orl-score-citizens = Горожане × уровень
orl-most-stations = Больше всех факторий ({ $count }): последний горожанин
orl-goods-market = Рынок товаров
orl-points = { $count ->
    [one] Даёт { $count } очко.
    [few] Даёт { $count } очка.
   *[other] Даёт { $count } очков.
  }
orl-tiles = Тайлы мест в стопках
orl-tiles-left = Тайлы мест: I — { $one }, II — { $two }
orl-no-tiles = тайлов мест пока нет
orl-events-left = События в стопке
orl-no-event = Перед игрой
orl-no-event-text = Скоро откроется первый тайл песочных часов.
orl-event-short-pilgrimage = В этом раунде новых монахов не взять.
orl-event-short-taxes = В конце раунда: монета за каждые 3 товара.
orl-event-short-income = В конце раунда: монеты по вашему уровню.
orl-event-short-trading_day = В конце раунда: по монете за факторию.
orl-event-short-harvest = В конце раунда: отдать 1 еду или 5 монет.
orl-event-short-plague = В конце раунда: минус случайный персонаж из мешочка.
orl-deeds = Благородные деяния
orl-deed-reward = За каждого отправленного: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }. Последний принесёт и горожанина.
orl-deed-reward-either = За каждого отправленного: 1 монета или 1 очко развития. Последний принесёт и горожанина.
orl-deed-left = Ещё нужны: { $list }.
orl-deed-over = Это деяние завершено.
orl-edge-road = Дорога { $ends }, товары: { $goods }
orl-edge-river = Река { $ends }, товары: { $goods }
orl-lying = На пути: { $list }.
orl-lying-none = Товаров на пути нет.
orl-town-free = Фактории здесь ещё нет.
orl-town-stations = Фактория: { $list }.
orl-station-of = Фактория игрока { $name }
orl-merchant-of = Купец игрока { $name }
orl-status-planning = планирует
orl-status-planned = план готов
orl-status-passed = пас
orl-status-acting = ходит
orl-status-waiting = ждёт
orl-status-end = окончено
orl-ask-plan = Ставьте персонажей с рынка на светящиеся ячейки или завершите план.
orl-ask-put = { $follower }: поставьте на светящуюся ячейку.
orl-ask-put-small = Нажмите на ячейку или перетащите жетон.
orl-ask-deed = { $follower }: выберите деяние.
orl-ask-village = Деревня: кого позовёте?
orl-ask-pharmacy = Аптека: сколько монет заплатите?
orl-ask-reward = Выберите награду.
orl-ask-exclude = Можно убрать из игры один тайл места.
orl-ask-draw = Сколько персонажей достанете? Не больше { $limit }.
orl-ask-return = Вы достали меньше, чем могли: можно вернуть персонажа с места на рынок.
orl-ask-tile = Выберите тайл места для своего города.
orl-ask-move = Куда пойдёт ваш купец?
orl-ask-good = Взять один из товаров на пути?
orl-ask-send = Кого отправите на благородные деяния?
orl-ask-bathe = Баня: поставьте одного из двух персонажей.
orl-ask-food = Засуха: какую еду отдадите?
orl-ask-give = Не хватает монет: отдайте что-нибудь за каждую недостающую ({ $missing }).
orl-ask-shield = Защититься от события часовней?
orl-ask-tech = Куда положите жетон технологий?
orl-ask-use = Используйте одно из готовых мест или спасуйте.
orl-ask-pass = Доступных действий нет. Спасуйте.
orl-ready-list = Готовы: { $list }.
orl-plan-done = Ваш план готов.
orl-draw-n = { $count ->
    [0] Не доставать
   *[other] Достать { $count }
  }
orl-pay-n = { $count ->
    [one] Заплатить { $count } монету
    [few] Заплатить { $count } монеты
   *[other] Заплатить { $count } монет
  }
orl-reward-coin = 1 монета
orl-reward-development = 1 очко развития
orl-button-done = План готов
orl-button-pass = Пас
orl-button-keep = Оставить как есть
orl-button-enough = Хватит
orl-button-later = Приберечь
orl-button-none = Ничего не брать
orl-button-nothing = Ничего не убирать
orl-button-suffer = Принять событие

## Орлеан: пояснения

orl-about-follower-farmer = Приходит с фермы. Каждый шаг по шкале фермеров даёт товар; по ней же проводят перепись.
orl-about-follower-boatman = Приходит из деревни. Каждый шаг даёт монеты; первый, кто дойдёт до конца шкалы, получает горожанина.
orl-about-follower-craftsman = Приходит из деревни. Каждый шаг даёт жетон технологий.
orl-about-follower-trader = Приходит из деревни. Каждый шаг даёт новый тайл места.
orl-about-follower-knight = Приходит из замка. Чем дальше вы по шкале рыцарей, тем больше персонажей достаёте.
orl-about-follower-scholar = Приходит из университета. Каждый шаг даёт очки развития.
orl-about-follower-monk = Приходит из монастыря. На местах монах заменит любого персонажа, но на деяниях — никого.
orl-about-follower-tech = Жетон технологий навсегда заменяет персонажа на ячейке и в мешочек не уходит.
orl-about-own = Один из четырёх ваших начальных персонажей: он всегда с вами и не ходит ни в ратушу, ни на деяния.
orl-about-track-farmer = Шаг за каждого фермера: зерно, сыр, вино, шерсть, парча. При переписи первый получает монету, последний платит.
orl-about-track-boatman = Шаг за каждого моряка: монеты. Первый, кто дойдёт до конца, берёт горожанина.
orl-about-track-craftsman = Шаг за каждого ремесленника: жетон технологий.
orl-about-track-trader = Шаг за каждого торговца: тайл места, сначала I, потом I или II.
orl-about-track-scholar = Шаг за каждого учёного: очки развития, каждый раз больше.
orl-about-track-knight = Шаг за каждого рыцаря: сколько персонажей можно достать. Первый на пятом делении берёт горожанина.
orl-about-development = Звёзды задают уровень: на него в конце умножаются фактории и горожане. Монеты и горожане на пути достаются вам, когда вы до них дошли или прошли мимо.
orl-about-food = В засуху годится как еда.
orl-about-road = Дорога: по ней едут повозки.
orl-about-river = Река: по ней идут корабли.
orl-about-orleans = Здесь по одной фактории может построить каждый.
orl-about-merchant = Его двигают корабль и повозки; фактории строят там, где он стоит.
orl-about-coin = Каждая монета — одно очко в конце.
orl-about-station = В конце даёт столько очков, каков ваш уровень развития.
orl-about-citizen = В конце даёт столько очков, каков ваш уровень развития.
orl-about-level = На него в конце умножаются фактории и горожане.
orl-about-tech = Выложите на ячейку после паса: он заменит персонажа до конца игры. Первый жетон должен заменить фермера.
orl-about-shield = Монах в часовне может от него защитить.
orl-help-goal = Цель
orl-help-goal-text = Доставайте персонажей из мешочка, расставляйте их по местам города и превращайте их труд в монеты, товары, фактории и горожан. После 18 раундов побеждает тот, у кого больше очков.
orl-help-round = Раунд
orl-help-phase-hourglass = Открывается событие; почти все срабатывают в конце раунда.
orl-help-phase-census = Первый по шкале фермеров получает монету, последний платит.
orl-help-phase-followers = Достаньте персонажей из мешочка на рынок.
orl-help-phase-planning = Все расставляют персонажей по ячейкам. Место, где заняты все ячейки, готово.
orl-help-phase-actions = По очереди: выполните действие одного готового места или спасуйте. Персонажи с него уходят в мешочек.
orl-help-phase-event = Происходит событие.
orl-help-phase-start_player = Право первого хода переходит к соседу слева.
orl-help-scoring = Подсчёт очков
orl-help-scoring-text = Монета — 1 очко, товары — от 1 до 5. Фактории и горожане вместе умножаются на уровень развития.
orl-help-followers = Персонажи
orl-help-events = События
orl-help-places = Места

## Космические города

cos-phase-short-picking = Карты
cos-phase-short-choosing = Рабочие
cos-phase-short-acting = Действия
cos-phase-short-refresh = Обновление
cos-phase-short-end = Конец
cc-panel-own = Астероид
cc-panel-market = Поле
cc-panel-cards = Карты
cc-asteroid-label = Астероид { $asteroid }. Здания: { $tiles }.
cc-order = Порядок: меньшее число раньше
cc-action-n = Действие { $n } из { $of }
cc-order-choosing = выбирает
cc-order-ready = карта выбрана
cc-order-now = действует
cc-order-done = готово
cc-order-later = ждёт
cc-status-end = окончено
cc-automaton = Автомат
cc-capacity = Грузоподъёмность
cc-areas = Области ресурсов
cc-area-label = { $resource }, в области: { $count }
cc-carries = Работает: { $worker }
cc-buildings = Здания и цены
cc-price-same = одного типа
cc-price-other = другого
cc-same-other = одного + другого
cc-takes = будет взято { $count }
cc-sold = продано
cc-from-supply = из запаса: { $count }
cc-slot-cannot_afford = не хватает
cc-slot-fits_nowhere = нет места
cc-slot-only_gather = только сбор
cc-slot-done_already = уже строили
cc-slot-none_in_supply = кончились
cc-monuments = Монументы
cc-raise-here = Поставить сюда: { $monument }
cc-rotate = Повернуть (R, колесо)
cc-flip = Перевернуть (F)
cc-show-all = Показать все места: { $count } (A)
cc-lay-here = Положить сюда
cc-where = Ряд { $row }, столбец { $col }.
cc-fits = Подходит.
cc-why-off_asteroid = Выходит за край
cc-why-overlaps = Накрывает ваш жетон
cc-why-not_adjacent = Не касается жетонов стороной
cc-why-covers_nothing = Не накрывает свободных клеток
cc-points = { $count } ПО
cc-my-points = Очки
cc-left-open = осталось открыто
cc-open-n = открыто: { $count }
cc-soil-each = по { $count } за каждую открытую клетку
cc-store = Склад
cc-of = { $now } из { $of }
cc-nothing = ничего
cc-give = Отдать
cc-take = Взять
cc-hand = Рабочие
cc-hand-n = Карт на руке: { $count }.
cc-hand-known = Все видели: { $list }.
cc-played = Сыграно в этом раунде:
cc-card-back = Закрытая карта
cc-card-used = отработала
cc-card-work = за работой
cc-card-chosen = выбрана
cc-card-picked = в игре
cc-day = День
cc-night = Ночь
cc-moment-before = Перед действием
cc-moment-gather = Сбор
cc-moment-build = Строительство
cc-moment-both = Оба действия
cc-worker-numbers = Номер { $priority }, грузоподъёмность { $capacity }.
cc-goal = Личная цель
cc-goal-hidden = Цель тайная.
cc-coming = Придут на руку:
cc-coming-hidden = закрытых карт: { $count }
cc-sets = Наборы
cc-set-n = Набор { $now }/{ $of }
cc-bot-formula = { $tiles } зд. × { $difficulty } − { $missing } × { $penalty }
cc-bot-full = склад полон
cc-bot-nothing = нечего брать
cc-bot-no-tile = нет жетона
cc-bot-poor = нечем платить
cc-bot-done = Сделано
cc-bot-failed = не вышло
cc-bot-did = { $priority } { $worker }: что сделал автомат
cc-bot-will = Так и поступит
cc-bot-waits = Откроет карту, когда вы выберете свою.
cc-difficulty = Сложность { $n }
cc-deck = Колода
cc-discard-n = в сбросе { $count }
cc-chosen = Рабочий выбран
cc-ask-pick = Соберите рабочих для этой партии или доверьтесь случаю
cc-picked-n = Выбрано { $now } из { $of }.
cc-ask-play =
    { $count ->
        [one] Выберите рабочего
        [few] Выберите { $count } рабочих
       *[other] Выберите { $count } рабочих
    }
cc-ask-act = Соберите ресурсы или постройте здание
cc-ask-gather = Выберите область для сбора
cc-ask-build = Выберите здание для постройки
cc-ask-worker = Работает: { $worker }.
cc-ask-lay = Положите жетон: { $building }
cc-ask-lay-small = Стороной к своему жетону. R — повернуть, F — перевернуть, Enter — положить.
cc-ask-lay-touch = Коснитесь клетки, чтобы передвинуть; коснитесь жетона, чтобы положить.
cc-ask-pay = Чем заплатите?
cc-ask-swap = Обмен с запасом: что отдаёте?
cc-ask-swap-take = Отдаёте: { $resource }. Что берёте?
cc-ask-gain = Возьмите ресурс из запаса
cc-ask-discard = Склад переполнен: верните ресурс в запас
cc-ask-pick_up = Можно переместить свой жетон: выберите его
cc-ask-demolish = Можно вернуть жетон в запас и получить ресурсы
cc-ask-raise = Можно поставить монумент в светящуюся брешь
cc-button-enough = Хватит
cc-button-skip = Пропустить
cc-button-rest = Остальных наугад
cc-about-special = Ставят только некоторые рабочие.
cc-tiles-left = В запасе: { $count }.
cc-built-by = Построили: { $list }.
cc-about-area = В области { $count } из { $limit }.
cc-supply-n = В запасе: { $count }.
cc-about-terrain = Очки за 0, 1, 2, 3, 4, 5 и более открытых клеток: { $list }.
cc-about-soil = В обычном режиме очков не даёт; в продвинутом каждая открытая клетка приносит очко.
cc-about-monument = Закрывает брешь точно по своей форме. Хотя бы один монумент приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
cc-about-sets = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } за каждый набор из пяти основных зданий.
cc-about-goal = Тайна до конца игры; очки приносит каждый такой жетон.
cc-help-goal = Цель игры
cc-help-goal-text = Застройте свой астероид: чем меньше открытых кристаллов, льда и скал, тем больше очков. Восемь раундов по два действия.
cc-help-round = Раунд
cc-help-choosing = Все тайно выбирают рабочего и одновременно открывают карты.
cc-help-acting = Сначала меньшие номера: соберите из одной области столько, сколько унесёт рабочий, или постройте здание. Каждый рабочий меняет действие по-своему.
cc-help-refresh = Области и ячейки пополняются, отработавшие рабочие уходят к соседу слева.
cc-help-laying = Как класть жетоны
cc-help-laying-text = Жетон лежит внутри астероида, на свободных клетках, стороной к своему жетону. Его можно поворачивать и переворачивать.
cc-help-scoring = Очки
cc-help-solo = Одному
cc-help-solo-text = Автомат открывает карту и пробует два действия по порядку. Его счёт: жетоны умножить на сложность, минус { $penalty } за каждое здание, которого у него нет. Наберите больше.
cc-key-lay = Пока жетон в руке: стрелки двигают, R поворачивает, F переворачивает, A показывает все места, Enter кладёт.

## Журнал в браузере: строки, которые идут вместе, становятся одной; $list: ресурсы с количеством

cosmic_colonies-label-count = { $number ->
    [one] { $number } { $resource_one }
    [few] { $number } { $resource_few }
   *[other] { $number } { $resource_many }
}
cosmic_colonies-event-gathers_all = { $you ->
    [yes] Вы собираете { $list }.
   *[no] { $player } собирает { $list }.
}
cosmic_colonies-event-gains_all = { $you ->
    [yes] Вы берёте из запаса { $list }.
   *[no] { $player } берёт из запаса { $list }.
}
cosmic_colonies-event-discards_all = { $you ->
    [yes] Вы возвращаете в запас { $list }.
   *[no] { $player } возвращает в запас { $list }.
}
cosmic_colonies-event-builds_for = { $you ->
    [yes] Вы строите { $building_acc } за { $list }.
   *[no] { $player } строит { $building_acc } за { $list }.
}
cosmic_colonies-event-bot_gathers_all = { $failed ->
    [build] Автомат не может построить { $building_acc } и собирает { $list }.
   *[none] Автомат собирает { $list }.
}
cosmic_colonies-event-bot_builds_then = Автомату нечего собирать, и он строит { $building_acc }.
