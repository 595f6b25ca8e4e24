### Слова сайта: полка, стол, окна, итоги и пояснения к фигурам каждой игры.

## Сайт

web-name = Игротека
web-motto = Настольные игры с друзьями и ботами прямо в браузере
web-home = К играм
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-retry = Ещё раз
web-loading = Загружаем…
web-load-failed = Страница не загрузилась.
web-load-again = Пропала связь, или на сервере появилась новая версия.
web-reload = Обновить
web-server-trouble = Сервер не отвечает. Попробуйте ещё раз.
web-connecting = Провожаем вас к столу…
web-lost-first = Сервер не отвечает. Пробуем ещё раз…
web-no-table = Такого стола нет.
web-not-public = Это закрытый стол: ссылку на него может прислать тот, кто за ним сидит.
web-no-page = По этому адресу ничего нет.
web-bad-invite = Это приглашение не действует.
web-lost-way = Возможно, ссылка неполная или устарела. Попросите новую или выберите игру на полке.
web-preview-title = { $game }: приглашение за стол
web-preview-sit = За столом: { $names }.
web-preview-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
   *[other] Свободно { $count } мест.
  }
web-preview-over = Партия окончена.
web-skip-to-options = Список ходов

## Полка

web-what-to-play = Во что сыграем?
web-what-to-play-small = { $count ->
    [one] { $count } игра, два языка, люди и боты
    [few] { $count } игры, два языка, люди и боты
   *[many] { $count } игр, два языка, люди и боты
  }
web-minutes = { $count } мин
web-weight = Сложность { $count } из { $of }
web-play-now = Сыграть сейчас
web-play-now-text = { $count ->
    [one] Вы против { $count } бота. Начнём сразу.
   *[other] Вы против { $count } ботов. Начнём сразу.
  }
web-play-now-alone = Партия для одного. Начнём сразу.
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
web-bot-novice = Новички
    .one = новичок
    .does = что-то упускает, отвечает сразу
web-bot-casual = Любители
    .one = любитель
    .does = берёт лучшее на сейчас, отвечает сразу
web-bot-strong = Сильные
    .one = сильный
    .does = планирует до конца раунда, думает полсекунды
web-bot-expert = Эксперты
    .one = эксперт
    .does = планирует на несколько раундов, думает секунду-две
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
web-public-hint = Иначе войти и смотреть можно только по ссылке.
web-hints = Разрешить подсказки
web-hints-hint = Любой за столом может спросить, как сыграл бы сильный бот.
web-hints-here = Подсказки разрешены
web-create = Создать стол
web-sit-title = Сесть за стол
web-sit-name = Ваше имя, каким его увидят остальные (можно не указывать)
web-invited = Вас приглашают за стол
web-invited-used = Эта ссылка уже использована: место занято.
web-invited-full = Все места за этим столом заняты.
web-invited-over = Эта партия окончена.
web-watch = Смотреть
web-to-table = К столу
web-all-games = Все мои партии
web-search-games = Поиск по игроку
web-filter-game = Игра
web-filter-all-games = Все игры
web-filter-show = Показать
web-show-all = Все
web-show-turn = Мой ход
web-show-running = Идут
web-show-finished = Сыграны
web-show-hidden = Скрытые
web-more-games = Показать ещё
web-no-such-games = Таких партий нет.
web-hide = Скрыть из моего списка
web-unhide = Вернуть в мой список
web-closed = Стол закрыт
web-given-up = Прекращена
web-begun = Начата { $when }
web-ended-at = Окончена { $when }
web-your-turn-since = Ваш ход, { $when }
web-turn-of-since = Ходит { $names }, { $when }
web-card-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
web-points-of = { $name }: { $points }
web-clock = Часы
web-clock-none = Без часов
    .hint = Каждый думает сколько хочет.
web-clock-live = Вживую
    .hint = Столько минут на всю партию и добавка после каждого хода. На нуле доигрывает бот.
web-clock-days = По дням
    .hint = Столько часов на каждый ход. На нуле доигрывает бот.
web-clock-minutes = Минут на игрока
web-clock-increment = Секунд за ход
web-clock-hours = Часов на ход
web-patience = Если кто-то заставляет себя ждать
web-patience-never = остальные ждут
web-patience-minutes = { $count ->
    [one] через { $count } минуту может сыграть бот
    [few] через { $count } минуты может сыграть бот
   *[other] через { $count } минут может сыграть бот
  }
web-patience-hours = { $count ->
    [one] через { $count } час может сыграть бот
    [few] через { $count } часа может сыграть бот
   *[other] через { $count } часов может сыграть бот
  }
web-patience-days = { $count ->
    [one] через { $count } день может сыграть бот
    [few] через { $count } дня может сыграть бот
   *[other] через { $count } дней может сыграть бот
  }
web-patience-hint = Решают остальные; хозяин места возвращается в любую минуту.

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
web-sound = Звуки: ваш ход, ваши фишки, победа
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
web-waiting-besides = Кроме вас ждём: { $names }.
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
web-legal = можно
web-would-points = { $count ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
  }
web-undo = Отменить
web-undo-left = можно отменить шагов: { $count }
web-drop = Отпустить
web-review = Разбор
web-review-text = Сильный бот пройдёт по всей партии: как менялись шансы каждого, где всё повернулось, что было бы лучше и что решила удача. Это займёт минуту или несколько.
web-review-nobody = Никто из игравших ещё не просил разобрать эту партию.
web-review-begin = Разобрать партию
web-review-running = Бот смотрит партию: { $done } из { $of } решений.
web-review-close = Страницу можно закрыть: разбор сохранится вместе с партией.
web-review-curve = Сколько стоила позиция, в очках
web-review-sums = Удача и решения
web-review-sum-luck = Удача
web-review-sum-choices = Свои решения
web-review-sum-others = Соперники и время
web-review-sum-missed = Упущено
web-review-sums-text = Удача — то, что сверх ожидаемого дали жребий, кубики и всё скрытое; свои решения — то, чего от них можно было ждать; остальное сделали соперники и прошедшие раунды. «Упущено» — сколько принесли бы лучшие решения.
web-review-turning = Переломные моменты
web-review-no-turning = Ни одно решение и ни одна удача не выделяются.
web-review-round = Раунд { $round }
web-review-missed = { $points } из-за этого решения
web-review-luck = { $points } по воле случая
web-review-played = Сыграно: { $what }
web-review-better = Лучше: { $what }
web-review-show = Показать
web-review-next = Следующий переломный момент
web-review-mark = Переломный момент { $number }, { $name }
web-review-err-too_many = Для вас уже готовится другой разбор. Пожалуйста, по одному.
web-what-if = А если бы…
web-what-if-text = Сыграйте дальше с шага { $step } (раунд { $round }) за своим столом против ботов. Чего этот игрок тогда не мог знать, раздаётся заново, и случай тоже начинается заново.
web-what-if-seat = Играть за
web-what-if-do = Играть отсюда
web-what-if-from = А если бы… с шага { $step } другой партии
web-what-if-back = К той партии
web-err-no_what_if = С этого места дальше не сыграть.
web-err-not_finished = Это возможно, только когда партия окончена.
web-hint = Подсказка
web-hint-close = Убрать подсказку
web-hint-thinking = Сильный бот думает над вашей позицией…
web-hint-best = Сильный бот сделал бы так
web-hint-instead = Вместо лучшего хода
web-hint-ahead = Лучше следующего хода на { $points }. За счёт чего:
web-hint-behind = По сравнению с лучшим ходом: { $points }. За счёт чего:
web-hint-even = Следующий по силе ход почти так же хорош.
web-hint-first = лучший
web-hint-others = Другие ходы
web-hint-do = Сделать этот ход
web-part-prospects = Задел на будущее
web-part-rivals = Лучший из соперников
web-since = После вашего хода
web-see-again = Посмотреть ещё раз
web-round-begins = Начинается раунд { $round }
web-happened = Что произошло
web-for-you = Для вас
web-nothing-for-you = Для вас пока ничего не изменилось.
web-points-now = Очков сейчас: { $points }
web-go-on = Дальше
web-next-move = Следующий ход
web-stand = Дальше
web-confirm-turn = На этом ваш ход закончится. Всё верно?
web-confirm = Подтвердить ход
web-not-yet = Ещё нет
web-do-it-anyway = Всё равно сделать
web-pace = Ходы соперников
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-fast = Быстро
web-pace-step = По шагам
web-confirm-setting = Подтверждать конец моего хода
web-grace = Боты ждут, не отменю ли я ход
web-grace-seconds = { $count ->
    [0] Не ждут
   *[other] { $count } с
  }
web-skip = Пропускать вопросы, которые редко важны
web-open-seat = Свободное место
web-open-board = Планшет игрока { $name }
web-board-of = Планшет игрока { $name }
web-bot = Бот
web-online = На связи
web-offline = Не на связи
web-status-moving = ходит
web-status-waiting = ждёт
web-first-player = Первый игрок
web-score-now = Очки сейчас
web-log = Журнал
web-before-game = Перед игрой
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-hint = Написать всем…
web-chat-send = Отправить
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
web-invite-link = Ссылка на место { $seat }
web-invite-qr = QR-код места { $seat }
web-invite-qr-text = Наведите камеру телефона: откроется стол.
web-no-invites = Все места заняты.
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-table-link = Ссылка на стол
web-table-link-text = Пошлите эту ссылку всем: кто её откроет, может занять свободное место. Регистрация не нужна.
web-watch-link-text = Кто откроет эту ссылку, сможет смотреть.
web-table-qr = QR-код стола
web-seat-links = Ссылки на отдельные места
web-seat-links-text = Каждая сажает одного человека именно на это место.
web-local-links = Эти ссылки работают только на этом компьютере. Для других устройств в вашей сети запустите «{ $lan }»; для интернета укажите публичный адрес в { $public }.
web-rename = Сменить имя
web-leave-table = Уйти из-за стола
web-leave-open-text = Ваше место снова станет свободным, и ссылка на него снова заработает.
web-give-up = Сдаться
web-give-up-text = За вас до конца доиграет бот. Вернуться нельзя, и стол это запомнит.
web-end-game = Прекратить партию для всех
web-end-game-text = Партия закончится без результата, как только согласятся все, кто играет.
web-end-game-alone = Партия закончится здесь, без результата.
web-vote-yes = Прекратить партию
web-vote-agree = Согласиться
web-vote-no = Играть дальше
web-vote-mine = Вы предлагаете прекратить партию. Ждём согласия: { $names }.
web-vote-theirs = Предложение прекратить партию для всех: { $names }.
web-close-table = Закрыть стол
web-close-table-text = Больше никто не сможет сесть, и стол исчезнет из списка.
web-table-closed = Этот стол закрыли до начала партии.
web-table-given-up = Игроки прекратили партию голосованием.
web-you-gave-up = Вы сдались. За вас доигрывает бот.
web-late = { $name } заставляет себя ждать: { $time }.
web-late-soon = { $name } заставляет себя ждать. Через { $time } можно посадить бота.
web-relieve = Посадить бота
web-seat-gave-up = сдаётся
web-time-left = Осталось времени
web-time-left-of = Осталось времени у игрока { $name }: { $time }
web-sit-here = За этим столом есть свободное место.
web-notice-left = { $name } уходит из-за стола.
web-notice-bot = Вместо игрока { $name } играет бот.
web-notice-relieved = { $name } заставляет себя ждать, пока играет бот.
web-notice-back = { $name } снова за столом.
web-notice-gave_up = { $name } сдаётся. Доигрывает бот.
web-notice-time = У игрока { $name } вышло время. Доигрывает бот.
web-notice-ended = Игроки прекратили партию голосованием.
web-day-time = { $days ->
    [one] { $days } день { $hours } ч
    [few] { $days } дня { $hours } ч
   *[other] { $days } дней { $hours } ч
  }
web-export = Сохранить партию в файл
web-err-stale = Партия уже ушла вперёд. Взгляните и выберите снова.
web-err-not_offered = Такого хода сейчас нет.
web-err-refused = Правила сейчас этого не разрешают.
web-err-too_fast = Слишком быстро. Подождите немного.
web-err-too_many = У вас уже слишком много столов.
web-err-banned = Сейчас вам нельзя здесь играть.
web-err-muted = Сейчас вам нельзя писать в чат.
web-err-too_long = Текст слишком длинный.
web-err-bad_message = Сервер не понял страницу. Обновите её.
web-err-wish = Сервер не может этого сделать: { $reason }
web-err-taken = Это место занято.
web-err-not_public = За этот стол садятся только по ссылке-приглашению.
web-err-no_table = Такого стола больше нет.
web-err-unavailable = Серверу сейчас недоступны партии. Попробуйте позже.
web-err-unreadable_table = Этот стол больше не открыть.
web-err-old_rules = { err-old_rules }
web-err-other = На сервере что-то пошло не так (ошибка { $status }).
web-err-not_seated = За этим столом вы только зритель.
web-err-no_hints = За этим столом договорились играть без подсказок.
web-err-hint_under_way = Бот ещё думает над прошлым вопросом. Спросите чуть позже.
web-err-no_advice = На этот раз бот не нашёл ответа.
web-err-full = Все места за этим столом заняты.
web-err-over = Эта партия окончена.
web-err-bad_name = В имени может быть не больше 24 букв.
web-err-bad_clock = Часы вживую: от 1 до 240 минут и от 0 до 600 секунд за ход; часы по дням: от 1 до 336 часов на ход.
web-err-bad_patience = Ждать можно не дольше 7 дней.
web-err-bad_invite = Это приглашение недействительно.
web-err-not_yet = Посадить бота можно только вместо того, кто заставил вас ждать условленное время.
web-err-not_running = Голосовать могут только те, кто играет, когда заняты все места.
web-err-not_host = Закрыть стол может только тот, кто его открыл.
web-err-gave_up = Вы сдались в этой партии и вернуться не можете.
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
web-key-h = H (Р): подсказка
web-key-panels = 1–4: перейти к панели
web-key-help = ?: эта страница

## Запись и итоги

web-replay = Запись партии
web-replay-position = Момент партии
web-replay-at = Шаг { $at } из { $of }, раунд { $round }
web-speed = Скорость
web-viewpoint = Чьими глазами
web-copy-step = Скопировать ссылку на этот шаг
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
web-end-winners = Победу делят { $names }: { $points ->
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
