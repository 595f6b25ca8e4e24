# Орлеан: все слова, которые читает игрок.
#
# Короткое имя (.short) есть только у тех, чьё полное имя длинное.
# В предложения приходят переменные:
#   $place, $follower, $good, $town, $start, $edge, $deed, $track, $event, $citizen, $what: название;
#   $place_into, $follower_acc …: его атрибуты (падежи); $place_id …: его код или «none», если его нет;
#   $player и $you (yes/no): кто действует и читает ли это он сам; $verb: код хода в отказах;
#   числа: $coins, $number, $round, $space, $level, $missing, $most, $spaces, $followers, $limit.

orleans-name = Орлеан
orleans-blurb = Тяните персонажей из мешочка, отправляйте их на места своего города и торгуйте по берегам Луары.
orleans-about = Неофициальная любительская работа, не связанная с издателями игры. Нравится «Орлеан» — купите коробку: за столом он ещё лучше.

## Персонажи

orleans-follower-farmer = Фермер
    .nom = фермер
    .acc = фермера
    .gen = фермера
orleans-follower-boatman = Моряк
    .nom = моряк
    .acc = моряка
    .gen = моряка
orleans-follower-craftsman = Ремесленник
    .nom = ремесленник
    .acc = ремесленника
    .gen = ремесленника
orleans-follower-trader = Торговец
    .nom = торговец
    .acc = торговца
    .gen = торговца
orleans-follower-knight = Рыцарь
    .nom = рыцарь
    .acc = рыцаря
    .gen = рыцаря
orleans-follower-scholar = Учёный
    .nom = учёный
    .acc = учёного
    .gen = учёного
orleans-follower-monk = Монах
    .nom = монах
    .acc = монаха
    .gen = монаха
orleans-follower-own_farmer = Свой фермер
    .nom = свой фермер
    .acc = своего фермера
    .gen = своего фермера
orleans-follower-own_boatman = Свой моряк
    .nom = свой моряк
    .acc = своего моряка
    .gen = своего моряка
orleans-follower-own_craftsman = Свой ремесленник
    .nom = свой ремесленник
    .acc = своего ремесленника
    .gen = своего ремесленника
orleans-follower-own_trader = Свой торговец
    .nom = свой торговец
    .acc = своего торговца
    .gen = своего торговца
orleans-follower-tech = Жетон технологий
    .nom = жетон технологий
    .acc = жетон технологий
    .gen = жетона технологий

# Чего ждёт ячейка без своего вида персонажа.
orleans-wants-any = Любой персонаж
orleans-wants-neutral = Любой нейтральный персонаж
orleans-wants-store = Ячейка рынка

## Места на планшете игрока
## .into, .from, .acc: формы для предложений; .use: что делает действие; .does: подсказка

orleans-place-farmhouse = Ферма
    .into = на ферму
    .from = с фермы
    .acc = ферму
    .use = взять фермера и товар
    .does = Новый фермер в мешочек, шаг по шкале фермеров и товар с нового деления.
orleans-place-village = Деревня
    .into = в деревню
    .from = из деревни
    .acc = деревню
    .use = взять моряка, ремесленника или торговца
    .does = Кто-то один на выбор: моряк и монеты, ремесленник и жетон технологий или торговец и тайл места.
orleans-place-university = Университет
    .into = в университет
    .from = из университета
    .acc = университет
    .use = взять учёного и очки развития
    .does = Новый учёный в мешочек, шаг по шкале учёных и очки развития с нового деления.
orleans-place-castle = Замок
    .into = в замок
    .from = из замка
    .acc = замок
    .use = взять рыцаря
    .does = Новый рыцарь в мешочек и шаг по шкале рыцарей: чем вы дальше, тем больше персонажей достаёте за раунд.
orleans-place-monastery = Монастырь
    .into = в монастырь
    .from = из монастыря
    .acc = монастырь
    .use = взять монаха
    .does = Новый монах в мешочек: на любом месте он заменит кого угодно, но не на благородных деяниях.
orleans-place-ship = Корабль
    .into = на корабль
    .from = с корабля
    .acc = корабль
    .use = отправить купца по реке
    .does = Купец плывёт по реке в соседний город и может забрать один товар по пути.
orleans-place-wagon = Повозка
    .into = на повозку
    .from = с повозки
    .acc = повозку
    .use = отправить купца по дороге
    .does = Купец едет по дороге в соседний город и может забрать один товар по пути.
orleans-place-guildhall = Гильдия
    .into = в гильдию
    .from = из гильдии
    .acc = гильдию
    .use = построить факторию
    .does = Фактория там, где стоит ваш купец, если в городе её ещё нет; в Орлеане каждый может построить свою.
orleans-place-scriptorium = Скрипторий
    .into = в скрипторий
    .from = из скриптория
    .acc = скрипторий
    .use = получить очко развития
    .does = Одно очко развития.
orleans-place-town_hall = Ратуша
    .into = в ратушу
    .from = из ратуши
    .acc = ратушу
    .use = отправить персонажей на благородные деяния
    .does = Один или два нейтральных персонажа уходят отсюда на благородные деяния, за каждого сразу полагается награда; кого не отправили, тот вернётся в мешочек.

## Тайлы мест

orleans-place-hayrick = Сеновал
    .into = на сеновал
    .from = с сеновала
    .acc = сеновал
    .use = взять зерно
    .does = Одно зерно с рынка товаров.
orleans-place-cheese_factory = Сыроварня
    .into = в сыроварню
    .from = из сыроварни
    .acc = сыроварню
    .use = взять сыр
    .does = Один сыр с рынка товаров.
orleans-place-winery = Виноградник
    .into = на виноградник
    .from = с виноградника
    .acc = виноградник
    .use = взять вино
    .does = Одно вино с рынка товаров.
orleans-place-wool_manufacturer = Прядильня
    .into = в прядильню
    .from = из прядильни
    .acc = прядильню
    .use = взять шерсть
    .does = Одна шерсть с рынка товаров.
orleans-place-tailor_shop = Швейная мастерская
    .into = в швейную мастерскую
    .from = из швейной мастерской
    .acc = швейную мастерскую
    .use = взять парчу
    .does = Одна парча с рынка товаров.
orleans-place-brewery = Пивоварня
    .into = в пивоварню
    .from = из пивоварни
    .acc = пивоварню
    .use = получить 2 монеты
    .does = Две монеты.
orleans-place-sacristy = Часовня
    .into = в часовню
    .from = из часовни
    .acc = часовню
    .use = избежать события
    .does = Верните отсюда монаха в мешочек, и засуха, налоги или чума обойдут вас стороной.
orleans-place-windmill = Мельница
    .into = на мельницу
    .from = с мельницы
    .acc = мельницу
    .use = получить 2 монеты и очко развития
    .does = Две монеты и одно очко развития.
orleans-place-library = Библиотека
    .into = в библиотеку
    .from = из библиотеки
    .acc = библиотеку
    .use = получить 2 очка развития
    .does = Два очка развития.
orleans-place-hospital = Больница
    .into = в больницу
    .from = из больницы
    .acc = больницу
    .use = получить монеты по уровню развития
    .does = Столько монет, каков ваш уровень развития.
orleans-place-herb_garden = Огород
    .into = в огород
    .from = из огорода
    .acc = огород
    .use = ставить моряков вместо других
    .does = Ваши моряки могут стоять вместо фермеров, ремесленников и торговцев; заполнять огород не нужно.
orleans-place-bathhouse = Баня
    .into = в баню
    .from = из бани
    .acc = баню
    .use = достать двух персонажей и поставить одного
    .does = Достаньте двух персонажей из мешочка и одного сразу поставьте на своё место, только не в баню; другой вернётся в мешочек.
orleans-place-gunpowder_tower = Сторожевая башня
    .into = в сторожевую башню
    .from = из сторожевой башни
    .acc = сторожевую башню
    .use = отправить персонажей на благородные деяния
    .does = Две дополнительные ячейки рынка; отдельным действием один или два нейтральных персонажа уходят отсюда на благородные деяния, а неотправленные остаются.
orleans-place-cellar = Винный погреб
    .into = в винный погреб
    .from = из винного погреба
    .acc = винный погреб
    .use = получить 4 монеты
    .does = Четыре монеты.
orleans-place-office = Контора
    .into = в контору
    .from = из конторы
    .acc = контору
    .use = получить монеты за фактории
    .does = По монете за каждую вашу построенную факторию.
orleans-place-school = Школа
    .into = в школу
    .from = из школы
    .acc = школу
    .use = ставить учёных вместо других
    .does = Ваши учёные могут стоять вместо кого угодно, кроме монахов; заполнять школу не нужно.
orleans-place-pharmacy = Аптека
    .into = в аптеку
    .from = из аптеки
    .acc = аптеку
    .use = обменять монеты на очки развития
    .does = Заплатите от одной до трёх монет: каждая даст очко развития.
orleans-place-horse_wagon = Конная повозка
    .into = на конную повозку
    .from = с конной повозки
    .acc = конную повозку
    .use = отправить купца по дороге
    .does = Купец едет по дороге в соседний город и может забрать один товар по пути.
orleans-place-shipping_line = Доки
    .into = в доки
    .from = из доков
    .acc = доки
    .use = получить очко развития
    .does = Одно очко развития.
orleans-place-laboratory = Лаборатория
    .into = в лабораторию
    .from = из лаборатории
    .acc = лабораторию
    .use = взять жетон технологий
    .does = Один жетон технологий; выложить его можно после паса, хоть на саму лабораторию.

## Товары

orleans-good-grain = Зерно
    .nom = зерно
    .acc = зерно
    .gen = зерна
orleans-good-cheese = Сыр
    .nom = сыр
    .acc = сыр
    .gen = сыра
orleans-good-wine = Вино
    .nom = вино
    .acc = вино
    .gen = вина
orleans-good-wool = Шерсть
    .nom = шерсть
    .acc = шерсть
    .gen = шерсти
orleans-good-brocade = Парча
    .nom = парча
    .acc = парчу
    .gen = парчи

## Города

orleans-town-orleans = Орлеан
    .in = в Орлеане
    .to = в Орлеан
    .from = из Орлеана
orleans-town-chartres = Шартр
    .in = в Шартре
    .to = в Шартр
    .from = из Шартра
orleans-town-etampes = Этамп
    .in = в Этампе
    .to = в Этамп
    .from = из Этампа
orleans-town-le_mans = Ле-Ман
    .in = в Ле-Мане
    .to = в Ле-Ман
    .from = из Ле-Мана
orleans-town-chateaudun = Шатодён
    .in = в Шатодёне
    .to = в Шатодён
    .from = из Шатодёна
orleans-town-montargis = Монтаржи
    .in = в Монтаржи
    .to = в Монтаржи
    .from = из Монтаржи
orleans-town-vendome = Вандом
    .in = в Вандоме
    .to = в Вандом
    .from = из Вандома
orleans-town-blois = Блуа
    .in = в Блуа
    .to = в Блуа
    .from = из Блуа
orleans-town-briare = Бриар
    .in = в Бриаре
    .to = в Бриар
    .from = из Бриара
orleans-town-tours = Тур
    .in = в Туре
    .to = в Тур
    .from = из Тура
orleans-town-chinon = Шинон
    .in = в Шиноне
    .to = в Шинон
    .from = из Шинона
orleans-town-montrichard = Монришар
    .in = в Монришаре
    .to = в Монришар
    .from = из Монришара
orleans-town-vierzon = Вьерзон
    .in = во Вьерзоне
    .to = во Вьерзон
    .from = из Вьерзона
orleans-town-loches = Лош
    .in = в Лоше
    .to = в Лош
    .from = из Лоша
orleans-town-bourges = Бурж
    .in = в Бурже
    .to = в Бурж
    .from = из Буржа
orleans-town-sancerre = Сансер
    .in = в Сансере
    .to = в Сансер
    .from = из Сансера
orleans-town-chatellerault = Шательро
    .in = в Шательро
    .to = в Шательро
    .from = из Шательро
orleans-town-le_blanc = Ле-Блан
    .in = в Ле-Блане
    .to = в Ле-Блан
    .from = из Ле-Блана
orleans-town-chateauroux = Шатору
    .in = в Шатору
    .to = в Шатору
    .from = из Шатору
orleans-town-nevers = Невер
    .in = в Невере
    .to = в Невер
    .from = из Невера
orleans-town-argenton = Аржантон-сюр-Крёз
    .short = Аржантон
    .in = в Аржантоне
    .to = в Аржантон
    .from = из Аржантона
orleans-town-la_chatre = Ла-Шатр
    .in = в Ла-Шатре
    .to = в Ла-Шатр
    .from = из Ла-Шатра
orleans-town-saint_amand = Сент-Аман-Монрон
    .short = Сент-Аман
    .in = в Сент-Амане
    .to = в Сент-Аман
    .from = из Сент-Амана

## Дороги и реки; .way: road или river

orleans-edge-R01 = { orleans-town-chartres } – { orleans-town-etampes }
    .along = по дороге { orleans-town-chartres } – { orleans-town-etampes }
    .way = road
orleans-edge-R02 = { orleans-town-chartres } – { orleans-town-le_mans }
    .along = по дороге { orleans-town-chartres } – { orleans-town-le_mans }
    .way = road
orleans-edge-R03 = { orleans-town-chartres } – { orleans-town-orleans }
    .along = по дороге { orleans-town-chartres } – { orleans-town-orleans }
    .way = road
orleans-edge-R04 = { orleans-town-chartres } – { orleans-town-chateaudun }
    .along = по дороге { orleans-town-chartres } – { orleans-town-chateaudun }
    .way = road
orleans-edge-R05 = { orleans-town-etampes } – { orleans-town-montargis }
    .along = по дороге { orleans-town-etampes } – { orleans-town-montargis }
    .way = road
orleans-edge-R06 = { orleans-town-le_mans } – { orleans-town-chateaudun }
    .along = по дороге { orleans-town-le_mans } – { orleans-town-chateaudun }
    .way = road
orleans-edge-R07 = { orleans-town-le_mans } – { orleans-town-vendome }
    .along = по дороге { orleans-town-le_mans } – { orleans-town-vendome }
    .way = road
orleans-edge-R08 = { orleans-town-le_mans } – { orleans-town-tours }
    .along = по дороге { orleans-town-le_mans } – { orleans-town-tours }
    .way = road
orleans-edge-R09 = { orleans-town-chateaudun } – { orleans-town-vendome }
    .along = по дороге { orleans-town-chateaudun } – { orleans-town-vendome }
    .way = road
orleans-edge-R10 = { orleans-town-chateaudun } – { orleans-town-orleans }
    .along = по дороге { orleans-town-chateaudun } – { orleans-town-orleans }
    .way = road
orleans-edge-R11 = { orleans-town-orleans } – { orleans-town-montargis }
    .along = по дороге { orleans-town-orleans } – { orleans-town-montargis }
    .way = road
orleans-edge-R12 = { orleans-town-orleans } – { orleans-town-vierzon }
    .along = по дороге { orleans-town-orleans } – { orleans-town-vierzon }
    .way = road
orleans-edge-R13 = { orleans-town-vendome } – { orleans-town-blois }
    .along = по дороге { orleans-town-vendome } – { orleans-town-blois }
    .way = road
orleans-edge-R14 = { orleans-town-montargis } – { orleans-town-briare }
    .along = по дороге { orleans-town-montargis } – { orleans-town-briare }
    .way = road
orleans-edge-R15 = { orleans-town-blois } – { orleans-town-vierzon }
    .along = по дороге { orleans-town-blois } – { orleans-town-vierzon }
    .way = road
orleans-edge-R16 = { orleans-town-chinon } – { orleans-town-chatellerault }
    .along = по дороге { orleans-town-chinon } – { orleans-town-chatellerault }
    .way = road
orleans-edge-R17 = { orleans-town-montrichard } – { orleans-town-loches }
    .along = по дороге { orleans-town-montrichard } – { orleans-town-loches }
    .way = road
orleans-edge-R18 = { orleans-town-vierzon } – { orleans-town-chateauroux }
    .along = по дороге { orleans-town-vierzon } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R19 = { orleans-town-sancerre } – { orleans-town-bourges }
    .along = по дороге { orleans-town-sancerre } – { orleans-town-bourges }
    .way = road
orleans-edge-R20 = { orleans-town-loches } – { orleans-town-chateauroux }
    .along = по дороге { orleans-town-loches } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R21 = { orleans-town-chatellerault } – { orleans-town-argenton }
    .along = по дороге { orleans-town-chatellerault } – { orleans-town-argenton }
    .way = road
orleans-edge-R22 = { orleans-town-le_blanc } – { orleans-town-chateauroux }
    .along = по дороге { orleans-town-le_blanc } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R23 = { orleans-town-argenton } – { orleans-town-la_chatre }
    .along = по дороге { orleans-town-argenton } – { orleans-town-la_chatre }
    .way = road
orleans-edge-R24 = { orleans-town-argenton } – { orleans-town-chateauroux }
    .along = по дороге { orleans-town-argenton } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R25 = { orleans-town-la_chatre } – { orleans-town-chateauroux }
    .along = по дороге { orleans-town-la_chatre } – { orleans-town-chateauroux }
    .way = road
orleans-edge-R26 = { orleans-town-la_chatre } – { orleans-town-saint_amand }
    .along = по дороге { orleans-town-la_chatre } – { orleans-town-saint_amand }
    .way = road
orleans-edge-R27 = { orleans-town-bourges } – { orleans-town-saint_amand }
    .along = по дороге { orleans-town-bourges } – { orleans-town-saint_amand }
    .way = road
orleans-edge-R28 = { orleans-town-bourges } – { orleans-town-nevers }
    .along = по дороге { orleans-town-bourges } – { orleans-town-nevers }
    .way = road
orleans-edge-R29 = { orleans-town-saint_amand } – { orleans-town-nevers }
    .along = по дороге { orleans-town-saint_amand } – { orleans-town-nevers }
    .way = road
orleans-edge-W01 = { orleans-town-orleans } – { orleans-town-blois }
    .along = по реке { orleans-town-orleans } – { orleans-town-blois }
    .way = river
orleans-edge-W02 = { orleans-town-orleans } – { orleans-town-briare }
    .along = по реке { orleans-town-orleans } – { orleans-town-briare }
    .way = river
orleans-edge-W03 = { orleans-town-briare } – { orleans-town-sancerre }
    .along = по реке { orleans-town-briare } – { orleans-town-sancerre }
    .way = river
orleans-edge-W04 = { orleans-town-sancerre } – { orleans-town-nevers }
    .along = по реке { orleans-town-sancerre } – { orleans-town-nevers }
    .way = river
orleans-edge-W05 = { orleans-town-blois } – { orleans-town-tours }
    .along = по реке { orleans-town-blois } – { orleans-town-tours }
    .way = river
orleans-edge-W06 = { orleans-town-tours } – { orleans-town-montrichard }
    .along = по реке { orleans-town-tours } – { orleans-town-montrichard }
    .way = river
orleans-edge-W07 = { orleans-town-tours } – { orleans-town-loches }
    .along = по реке { orleans-town-tours } – { orleans-town-loches }
    .way = river
orleans-edge-W08 = { orleans-town-tours } – { orleans-town-chinon }
    .along = по реке { orleans-town-tours } – { orleans-town-chinon }
    .way = river
orleans-edge-W09 = { orleans-town-chinon } – { orleans-town-chatellerault }
    .along = по реке { orleans-town-chinon } – { orleans-town-chatellerault }
    .way = river
orleans-edge-W10 = { orleans-town-chinon } – { orleans-town-le_blanc }
    .along = по реке { orleans-town-chinon } – { orleans-town-le_blanc }
    .way = river
orleans-edge-W11 = { orleans-town-montrichard } – { orleans-town-vierzon }
    .along = по реке { orleans-town-montrichard } – { orleans-town-vierzon }
    .way = river
orleans-edge-W12 = { orleans-town-vierzon } – { orleans-town-bourges }
    .along = по реке { orleans-town-vierzon } – { orleans-town-bourges }
    .way = river
orleans-edge-W13 = { orleans-town-vierzon } – { orleans-town-saint_amand }
    .along = по реке { orleans-town-vierzon } – { orleans-town-saint_amand }
    .way = river
orleans-edge-W14 = { orleans-town-le_blanc } – { orleans-town-argenton }
    .along = по реке { orleans-town-le_blanc } – { orleans-town-argenton }
    .way = river

## Благородные деяния

orleans-deed-city_wall = Строительство городской стены
    .short = Городская стена
orleans-deed-papal_conclave = Папский конклав
orleans-deed-defeating_plague = Победа над чумой
orleans-deed-astronomy = Астрономия
orleans-deed-boatmen_guild = Основание гильдии моряков
    .short = Гильдия моряков
orleans-deed-cathedral = Строительство собора
    .short = Собор
orleans-deed-peace_treaty = Мирный договор
orleans-deed-canalisation = Канализация

## События песочных часов

orleans-event-name-pilgrimage = Паломничество
    .does = В этом раунде нельзя брать новых монахов.
orleans-event-name-taxes = Налоги
    .does = В конце раунда каждый платит по монете за каждые три своих товара.
orleans-event-name-income = Доход
    .does = В конце раунда каждый получает столько монет, каков его уровень развития.
orleans-event-name-trading_day = Базарный день
    .does = В конце раунда каждый получает по монете за каждую свою построенную факторию.
orleans-event-name-harvest = Засуха
    .does = В конце раунда каждый отдаёт зерно, сыр или вино, а если еды нет, то 5 монет.
orleans-event-name-plague = Чума
    .does = В конце раунда каждый теряет случайного персонажа из мешочка; свои персонажи не болеют.

## Фазы

orleans-phase-exclusion = Исключение тайлов
orleans-phase-hourglass = Песочные часы
orleans-phase-census = Перепись
orleans-phase-followers = Подданные
orleans-phase-planning = Планирование
orleans-phase-actions = Действия
orleans-phase-event = Событие
orleans-phase-start_player = Первый игрок
orleans-phase-end = Конец игры

## Шкалы

orleans-track-farmer = Шкала фермеров
orleans-track-boatman = Шкала моряков
orleans-track-craftsman = Шкала ремесленников
orleans-track-trader = Шкала торговцев
orleans-track-knight = Шкала рыцарей
orleans-track-scholar = Шкала учёных
orleans-track-development = Шкала развития

## Где лежат жетоны горожан; .for: за что горожанин достаётся

orleans-citizen-deed-city_wall = { orleans-deed-city_wall }
    .for = за завершённое деяние «{ orleans-deed-city_wall }»
orleans-citizen-deed-papal_conclave = { orleans-deed-papal_conclave }
    .for = за завершённое деяние «{ orleans-deed-papal_conclave }»
orleans-citizen-deed-defeating_plague = { orleans-deed-defeating_plague }
    .for = за завершённое деяние «{ orleans-deed-defeating_plague }»
orleans-citizen-deed-astronomy = { orleans-deed-astronomy }
    .for = за завершённое деяние «{ orleans-deed-astronomy }»
orleans-citizen-deed-boatmen_guild = { orleans-deed-boatmen_guild }
    .for = за завершённое деяние «{ orleans-deed-boatmen_guild }»
orleans-citizen-deed-cathedral = { orleans-deed-cathedral }
    .for = за завершённое деяние «{ orleans-deed-cathedral }»
orleans-citizen-deed-peace_treaty = { orleans-deed-peace_treaty }
    .for = за завершённое деяние «{ orleans-deed-peace_treaty }»
orleans-citizen-deed-canalisation = { orleans-deed-canalisation }
    .for = за завершённое деяние «{ orleans-deed-canalisation }»
orleans-citizen-development-3 = Шкала развития, деление 3
    .for = за шкалу развития (деление 3)
orleans-citizen-development-18 = Шкала развития, деление 18
    .for = за шкалу развития (деление 18)
orleans-citizen-development-28 = Шкала развития, деление 28
    .for = за шкалу развития (деление 28)
orleans-citizen-knight = Шкала рыцарей
    .for = за шкалу рыцарей
orleans-citizen-boatman = Шкала моряков
    .for = за шкалу моряков
orleans-citizen-stations = Больше всех факторий
    .for = за то, что факторий больше всех

## Чем расплачиваются под пыткой

orleans-what-station = Построенная фактория
orleans-what-stock = Фактория из запаса
orleans-what-follower = Персонаж из мешочка
orleans-what-development = Очко развития
orleans-what-good = Товар
orleans-what-tile = Тайл места
orleans-what-tech = Невыложенный жетон технологий
orleans-what-laid_tech = Выложенный жетон технологий

## Подписи

orleans-label-coins = Монеты
orleans-label-goods = Товары
orleans-label-level = Уровень развития
orleans-label-stations = Фактории
orleans-label-citizens = Горожане
orleans-label-techs = Технологии
orleans-label-merchant = Купец
orleans-label-market = Рынок
orleans-label-bag = Мешочек
orleans-label-supply = Запас
orleans-label-goods_market = Рынок товаров
orleans-label-tracks = Шкалы
orleans-label-score = Очки

## Что решать сейчас

orleans-turn-ExcludeTile = Можно убрать из игры один тайл места.
orleans-turn-ChooseNumber = Сколько персонажей достать из мешочка?
orleans-turn-ReturnFollowers = Можно вернуть персонажа с любого своего места на рынок или оставить всех, где стоят.
orleans-turn-PlaceFollowers = Расставьте персонажей с рынка по местам и завершите планирование.
orleans-turn-Turn = Выполните действие одного из заполненных мест или спасуйте.
orleans-turn-ChooseTile = Выберите себе тайл места.
orleans-turn-MoveMerchant = Куда отправится купец?
orleans-turn-TakeGood = Заберите один товар с пройденного пути или оставьте его лежать.
orleans-turn-SendFollowers = Кто и на какое благородное деяние отправится?
orleans-turn-Bathe = Поставьте одного из тех, кого достали в бане, на подходящую ячейку.
orleans-turn-LayTechs = Выложите жетон технологий на пустую ячейку или приберегите на потом.
orleans-turn-MayIgnoreEvent = Вернуть монаха из часовни и избежать события?
orleans-turn-GiveFood = Засуха: какую еду отдадите?
orleans-turn-Torture = Пытки: отдайте что-нибудь взамен недостающей монеты.

## Ходы

orleans-action-pass = Спасовать
orleans-action-done = Завершить планирование
orleans-action-keep = Оставить всех на своих местах
orleans-action-enough = Больше никого не отправлять (оставшийся в ратуше вернётся в мешочек)
orleans-action-shield = Вернуть монаха из часовни и избежать события
orleans-action-suffer = Принять событие как есть
orleans-action-exclude = { $place_id ->
    [none] Ничего не убирать
   *[other] Убрать из игры тайл «{ $place }»
}
orleans-action-tile = Взять тайл «{ $place }»
orleans-action-draw = { $number ->
    [0] Никого не доставать
    [one] Достать { $number } персонажа
   *[other] Достать { $number } персонажей
}
orleans-action-return = Вернуть персонажа { $place_from } на рынок (ячейка { $number })
orleans-action-place = Поставить { $follower_acc } { $place_into } (ячейка { $number })
orleans-action-take_back = Забрать персонажа обратно { $place_from } (ячейка { $number })
orleans-action-fill = Заполнить «{ $place }»: { $followers }
orleans-action-shift = Переставить { $follower_acc } в другую ячейку
orleans-action-use = { $place_id ->
    [village] { $follower_id ->
        [boatman] Деревня: взять моряка и монеты
        [craftsman] Деревня: взять ремесленника и жетон технологий
        [trader] Деревня: взять торговца и тайл места
       *[other] { $place }: { $place_use }
    }
    [pharmacy] { $coins ->
        [one] Аптека: { $coins } монета за { $coins } очко развития
        [few] Аптека: { $coins } монеты за { $coins } очка развития
       *[other] Аптека: { $coins } монет за { $coins } очков развития
    }
   *[other] { $place }: { $place_use }
}
orleans-action-move = Отправить купца { $edge_along }
orleans-action-good = { $good_id ->
    [none] Не брать товар
   *[other] Взять { $good_acc }
}
orleans-action-send = { $reward ->
    [development] Отправить { $follower_acc } на деяние «{ $deed }» (награда: очко развития)
   *[coin] Отправить { $follower_acc } на деяние «{ $deed }» (награда: монеты)
}
orleans-action-bathe = Поставить { $follower_acc } { $place_into } (ячейка { $number })
orleans-action-tech = { $place_id ->
    [none] Приберечь жетон технологий
   *[other] Выложить жетон технологий { $place_into } (ячейка { $number })
}
orleans-action-food = Отдать { $good_acc }
orleans-action-give = { $what_id ->
    [station] Отдать построенную факторию ({ $town })
    [stock] Отдать факторию из запаса
    [follower] Отдать случайного персонажа из мешочка
    [development] Отдать очко развития
    [good] Отдать { $good_acc }
    [tile] Отдать тайл «{ $place }»
    [tech] Отдать невыложенный жетон технологий
    [laid_tech] Отдать жетон технологий { $place_from } (ячейка { $number })
   *[other] Отдать: { $what }
}

## Сомнения: о чём стол переспрашивает, прежде чем сделать ход, о котором обычно жалеют

orleans-doubt-nothing_ready = Ни одно место не готово: в этом раунде действовать будет нечем.
orleans-doubt-could_fill = «{ $place }»: персонажи для этого места ещё стоят на рынке.
orleans-doubt-could_act = { $number ->
    [one] Ещё { $number } ваше место может сделать своё действие.
    [few] Ещё { $number } ваших места могут сделать своё действие.
   *[other] Ещё { $number } ваших мест могут сделать своё действие.
}

## Журнал

orleans-event-excludes = { $you ->
    [yes] Вы убираете из игры тайл «{ $place }».
   *[no] { $player } убирает из игры тайл «{ $place }».
}
orleans-event-census = Перепись: сравниваются фермеры всех игроков.
orleans-event-comes = Событие раунда: «{ $event }».
orleans-event-hourglass = Раунд { $round }. Событие: «{ $event }».
orleans-event-draws = { $you ->
    [yes] Вы достаёте из мешочка: { $followers }.
   *[no] { $player } достаёт из мешочка: { $followers }.
}
orleans-event-returns = { $you ->
    [yes] Вы возвращаете { $follower_acc } { $place_from } на рынок.
   *[no] { $player } возвращает { $follower_acc } { $place_from } на рынок.
}
orleans-event-shown = Все открывают свои планы.
orleans-event-shown_draws = Все показывают, кого достали из мешочка.
orleans-event-planned = { $you ->
    [yes] Вы завершаете планирование.
   *[no] { $player } завершает планирование.
}
orleans-event-places = { $you ->
    [yes] Вы ставите { $follower_acc } { $place_into }.
   *[no] { $player } ставит { $follower_acc } { $place_into }.
}
orleans-event-takes_back = { $you ->
    [yes] Вы забираете { $follower_acc } { $place_from } обратно на рынок.
   *[no] { $player } забирает { $follower_acc } { $place_from } обратно на рынок.
}
orleans-event-passes = { $you ->
    [yes] Вы пасуете.
   *[no] { $player } пасует.
}
orleans-event-uses = { $you ->
    [yes] Вы используете { $place_acc }.
   *[no] { $player } использует { $place_acc }.
}
orleans-event-recruits = { $you ->
    [yes] Вы берёте в мешочек нового { $follower_acc }.
   *[no] { $player } берёт в мешочек нового { $follower_acc }.
}
orleans-event-tech = { $you ->
    [yes] Вы получаете жетон технологий.
   *[no] { $player } получает жетон технологий.
}
orleans-event-tile = { $you ->
    [yes] Вы берёте тайл «{ $place }».
   *[no] { $player } берёт тайл «{ $place }».
}
orleans-event-moves = { $edge_way ->
    [river] { $you ->
        [yes] Вы плывёте { $start_from } { $town_to }.
       *[no] { $player } плывёт { $start_from } { $town_to }.
    }
   *[road] { $you ->
        [yes] Вы едете { $start_from } { $town_to }.
       *[no] { $player } едет { $start_from } { $town_to }.
    }
}
orleans-event-good = { $you ->
    [yes] Вы получаете { $good_acc }.
   *[no] { $player } получает { $good_acc }.
}
orleans-event-builds = { $you ->
    [yes] Вы строите факторию { $town_in }.
   *[no] { $player } строит факторию { $town_in }.
}
orleans-event-pays = { $you ->
    [yes] Вы платите
   *[no] { $player } платит
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
} ({ $why }).
orleans-event-coins = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ $why_id ->
    [none] .
   *[other] { " " }({ $why }).
}
orleans-event-sends = { $you ->
    [yes] Вы отправляете { $follower_acc } на деяние «{ $deed }».
   *[no] { $player } отправляет { $follower_acc } на деяние «{ $deed }».
}
orleans-event-develops = { $you ->
    [yes] Вы получаете
   *[no] { $player } получает
} { $points ->
    [one] { $points } очко развития
    [few] { $points } очка развития
   *[other] { $points } очков развития
}: деление { $space }, уровень { $level }.
orleans-event-citizen = { $you ->
    [yes] Вы получаете жетон горожанина { $citizen_for }.
   *[no] { $player } получает жетон горожанина { $citizen_for }.
}
orleans-event-bathes = { $you ->
    [yes] Баня: вы достаёте из мешочка: { $followers }.
   *[no] Баня: { $player } достаёт из мешочка: { $followers }.
}
orleans-event-lays_tech = { $you ->
    [yes] Вы выкладываете жетон технологий { $place_into }.
   *[no] { $player } выкладывает жетон технологий { $place_into }.
}
orleans-event-ignores = { $you ->
    [yes] Вы возвращаете монаха из часовни в мешочек, и событие «{ $event }» обходит вас стороной.
   *[no] { $player } возвращает монаха из часовни в мешочек и не страдает от события «{ $event }».
}
orleans-event-gives_food = { $you ->
    [yes] Вы отдаёте { $good_acc } на рынок товаров.
   *[no] { $player } отдаёт { $good_acc } на рынок товаров.
}
orleans-event-plague_takes = { $you ->
    [yes] Чума: вы теряете { $follower_acc }.
   *[no] Чума: { $player } теряет { $follower_acc }.
}
orleans-event-plague_spares = { $you ->
    [yes] Чума: вы достаёте своего { $follower_acc } и никого не теряете.
   *[no] Чума: { $player } достаёт своего { $follower_acc } и никого не теряет.
}
orleans-event-tortured = { $you ->
    [yes] { $missing ->
        [one] Вам не хватает { $missing } монеты: начинаются пытки.
       *[other] Вам не хватает { $missing } монет: начинаются пытки.
    }
   *[no] { $missing ->
        [one] { $player }: не хватает { $missing } монеты, начинаются пытки.
       *[other] { $player }: не хватает { $missing } монет, начинаются пытки.
    }
}
orleans-event-forgiven = { $you ->
    [yes] { $missing ->
        [one] Отдать вам больше нечего: долг в { $missing } монету прощён.
        [few] Отдать вам больше нечего: долг в { $missing } монеты прощён.
       *[other] Отдать вам больше нечего: долг в { $missing } монет прощён.
    }
   *[no] { $missing ->
        [one] { $player }: отдать больше нечего, долг в { $missing } монету прощён.
        [few] { $player }: отдать больше нечего, долг в { $missing } монеты прощён.
       *[other] { $player }: отдать больше нечего, долг в { $missing } монет прощён.
    }
}
orleans-event-gives = { $you ->
    [yes] { $what_id ->
        [station] Вы отдаёте факторию, построенную { $town_in }.
        [stock] Вы отдаёте факторию из запаса.
        [follower] Вы отдаёте из мешочка { $follower_acc }.
        [development] Вы отдаёте очко развития.
        [good] Вы отдаёте { $good_acc }.
        [tile] Вы отдаёте тайл «{ $place }».
        [tech] Вы отдаёте невыложенный жетон технологий.
        [laid_tech] Вы отдаёте жетон технологий { $place_from }.
       *[other] Вы отдаёте: { $what }.
    }
   *[no] { $what_id ->
        [station] { $player } отдаёт факторию, построенную { $town_in }.
        [stock] { $player } отдаёт факторию из запаса.
        [follower] { $player } отдаёт из мешочка { $follower_acc }.
        [development] { $player } отдаёт очко развития.
        [good] { $player } отдаёт { $good_acc }.
        [tile] { $player } отдаёт тайл «{ $place }».
        [tech] { $player } отдаёт невыложенный жетон технологий.
        [laid_tech] { $player } отдаёт жетон технологий { $place_from }.
       *[other] { $player } отдаёт: { $what }.
    }
}
orleans-event-end = Игра окончена, считаем очки.

# Ходы отдельных фишек: их показывает поле, в журнал они не попадают.

orleans-event-to_market = { $you ->
    [yes] Вы достаёте { $follower_acc } из мешочка.
   *[no] { $player } достаёт { $follower_acc } из мешочка.
}
orleans-event-to_bag = { $you ->
    [yes] Вы возвращаете { $follower_acc } в мешочек.
   *[no] { $player } возвращает { $follower_acc } в мешочек.
}
orleans-event-to_bathhouse = { $you ->
    [yes] Баня: вы достаёте { $follower_acc }.
   *[no] Баня: { $player } достаёт { $follower_acc }.
}
orleans-event-shows = { $you ->
    [yes] По плану вы переставляете { $follower_acc }.
   *[no] По плану { $player } переставляет { $follower_acc }.
}
orleans-event-advances = { $you ->
    [yes] Вы продвигаетесь: { $track }, деление { $space }.
   *[no] { $player } продвигается: { $track }, деление { $space }.
}
orleans-event-loses_tech = { $you ->
    [yes] Вместе с тайлом вы теряете жетон технологий { $place_from }.
   *[no] Вместе с тайлом { $player } теряет жетон технологий { $place_from }.
}
orleans-event-first_player = { $you ->
    [yes] Теперь первый игрок — вы.
   *[no] Теперь первый игрок — { $player }.
}

## За что монеты

orleans-why-census = перепись
orleans-why-income = доход
orleans-why-trading_day = базарный день
orleans-why-taxes = налоги
orleans-why-harvest = засуха
orleans-why-pharmacy = аптека

## Отказы: что не так и как сделать, чтобы вышло

orleans-refuse-not_yours = { $verb ->
    [use] Места «{ $place }» у вас нет. Тайл места приносит каждый новый торговец из деревни.
   *[other] Этого места у вас нет. Тайл места приносит каждый новый торговец из деревни.
}
orleans-refuse-slot_taken = Эта ячейка уже занята. Выберите пустую.
orleans-refuse-wrong_kind = { $verb ->
    [place] Поставить сюда { $follower_acc } нельзя. Здесь нужен { $wanted_nom } или монах: он заменит любого.
    [bathe] Поставить сюда { $follower_acc } нельзя. Выберите ячейку, на которой он изображён.
   *[other] Этот персонаж сюда не встанет. Нужен тот, кто изображён на ячейке, или монах: он заменит любого.
}
orleans-refuse-only_monk = Эта ячейка только для монаха, заменить его некем. Поставьте сюда монаха: новых даёт монастырь.
orleans-refuse-no_starter = Персонажи вашего цвета в ратушу не ходят. Поставьте сюда того, кого взяли во время игры.
orleans-refuse-equal_slot_first = Перед этой ячейкой есть такая же пустая. Сначала займите её.
orleans-refuse-no_such_follower = { $verb ->
    [place] На вашем рынке нет { $follower_gen }. Ставить можно только тех, кто лежит на рынке.
    [send] Здесь нет { $follower_gen }. Отправить можно только тех, кто стоит на месте, которым вы сейчас пользуетесь.
   *[other] Такого персонажа здесь нет. Выберите одного из тех, кто есть.
}
orleans-refuse-not_placed_now = Этот персонаж стоит здесь с прошлого раунда. Вернуть его на рынок можно в фазе подданных, если достать из мешочка меньше, чем разрешено.
orleans-refuse-too_many_second_thoughts = { $limit ->
    [one] За одну фазу планирования можно передумать только { $limit } раз. Доиграйте этот план, а в следующем раунде составите новый.
    [few] За одну фазу планирования можно передумать только { $limit } раза. Доиграйте этот план, а в следующем раунде составите новый.
   *[other] За одну фазу планирования можно передумать только { $limit } раз. Доиграйте этот план, а в следующем раунде составите новый.
}
orleans-refuse-market_overfull = Ячеек на рынке { $spaces }, а персонажей { $followers }. Поставьте лишних на места или в сторожевую башню.
orleans-refuse-too_many_drawn = { $most ->
    [one] Сейчас можно достать не больше { $most } персонажа. Больше позволят новые рыцари, жетоны в мешочке и свободные ячейки рынка.
   *[other] Сейчас можно достать не больше { $most } персонажей. Больше позволят новые рыцари, жетоны в мешочке и свободные ячейки рынка.
}
orleans-refuse-nothing_there = На этой ячейке нет персонажа. Выберите ту, где он стоит.
orleans-refuse-tower_is_market = { $verb ->
    [return] Сторожевая башня уже часть рынка. Верните персонажа с другого места.
   *[other] Сторожевая башня относится к рынку. Выберите ячейку одного из своих мест.
}
orleans-refuse-not_activated = { $verb ->
    [use] { $place }: { $missing ->
        [one] не хватает { $missing } персонажа. Поставьте его при следующем планировании.
       *[other] не хватает { $missing } персонажей. Поставьте их при следующем планировании.
    }
   *[other] Здесь заполнены не все ячейки. Поставьте недостающих персонажей при следующем планировании.
}
orleans-refuse-no_followers_left = Таких персонажей в запасе больше нет. Они появятся снова, если чума вернёт кого-нибудь в запас.
orleans-refuse-track_end = Ваш маркер уже на последнем делении этой шкалы. Новых персонажей этого вида не взять, займитесь другими.
orleans-refuse-pilgrimage_forbids = Идёт паломничество, новых монахов в этом раунде не взять. Дождитесь следующего раунда: персонажи останутся в монастыре.
orleans-refuse-no_way = { $place_id ->
    [ship] В городе купца нет реки. Сначала доберитесь по дороге до города у реки.
   *[other] Из города купца нет нужного пути. Сначала переберитесь в другой город.
}
orleans-refuse-town_taken = { $town }: фактория здесь уже стоит. Отправьте купца туда, где её ещё нет.
orleans-refuse-no_station_left = Факторий у вас больше не осталось. Выберите другое действие.
orleans-refuse-development_full = { $verb ->
    [send] Вы уже в конце шкалы развития. Возьмите в награду монету.
   *[other] Вы уже в конце шкалы развития, очки развития ничего не дадут. Выберите другое действие.
}
orleans-refuse-nobody_to_send = Отправить некого. Нужен нейтральный персонаж, которого ждёт свободная ячейка какого-нибудь деяния.
orleans-refuse-deed_full = { $verb ->
    [send] На деянии «{ $deed }» нет свободной ячейки для { $follower_gen }. Выберите другое деяние.
   *[other] На этом деянии нет свободной ячейки для такого персонажа. Выберите другое деяние.
}
orleans-refuse-send_one_first = Сначала отправьте хотя бы одного персонажа, потом можно остановиться.
orleans-refuse-no_good_left = На рынке товаров этого больше нет. Действие снова откроется, когда товар туда вернётся.
orleans-refuse-no_tech_left = Жетоны технологий закончились. Лаборатория больше ничего не даст, выберите другое действие.
orleans-refuse-cannot_afford = { $verb ->
    [use] { $coins ->
        [one] { $coins } монеты у вас нет. Сначала заработайте её.
       *[other] { $coins } монет у вас нет. Заплатите меньше.
    }
   *[other] На это не хватает монет. Заплатите меньше.
}
orleans-refuse-steps_left = До конца шкалы развития осталось меньше делений, чем вы оплачиваете. Заплатите меньше монет.
orleans-refuse-bag_empty = Ваш мешочек пуст, доставать некого. Сначала выполните действие другого места: его персонажи вернутся в мешочек.
orleans-refuse-not_this_way = Отсюда туда сейчас не попасть. Корабль плывёт по реке, повозки едут по дороге, и путь должен начинаться в городе купца.
orleans-refuse-no_such_good = { $verb ->
    [good] На пройденном пути нет { $good_gen }. Заберите то, что там лежит, или не берите ничего.
   *[other] На пройденном пути такого товара нет. Заберите то, что там лежит, или не берите ничего.
}
orleans-refuse-tile_gone = { $verb ->
    [tile] Тайла «{ $place }» в стопках уже нет. Выберите из оставшихся.
    [exclude] Тайла «{ $place }» в стопках уже нет. Выберите из оставшихся.
   *[other] Этого тайла в стопках уже нет. Выберите из оставшихся.
}
orleans-refuse-stack_closed = Первый торговец открывает только стопку I. Тайл из стопки II можно взять со следующим торговцем.
orleans-refuse-not_drawn = { $verb ->
    [bathe] Среди тех, кого вы достали в бане, нет { $follower_gen }. Поставьте одного из них.
   *[other] Такого персонажа вы не доставали. Поставьте одного из тех, кого достали.
}
orleans-refuse-not_on_bathhouse = В саму баню его не поставить. Выберите ячейку другого места.
orleans-refuse-no_fixed_kind = Здесь нет ячейки с определённым персонажем, технологии заменить некого. Выберите другое место.
orleans-refuse-single_follower = Этому месту нужен всего один персонаж, технология его не заменит. Выберите место хотя бы с двумя ячейками.
orleans-refuse-one_tech = На этом месте уже лежит жетон технологий, второй не положить. Выберите другое место.
orleans-refuse-never_monk = Монаха технология не заменит. Выберите ячейку другого персонажа.
orleans-refuse-first_replaces_farmer = Ваша первая технология должна заменить фермера. Выберите пустую ячейку фермера.
orleans-refuse-not_food_you_have = { $verb ->
    [food] У вас нет { $good_gen }. Отдайте ту еду, которая есть: зерно, сыр или вино.
   *[other] Такой еды у вас нет. Отдайте ту, которая есть: зерно, сыр или вино.
}
orleans-refuse-nothing_to_give = Этого у вас нет. Отдайте что-нибудь другое.
orleans-refuse-coin_space = Отступать по шкале развития нельзя: рядом деление с монетами. Отдайте что-нибудь другое.

## Очки

orleans-score-coins = Монеты
orleans-score-grain = Зерно
orleans-score-cheese = Сыр
orleans-score-wine = Вино
orleans-score-wool = Шерсть
orleans-score-brocade = Парча
orleans-score-stations = Фактории
orleans-score-citizens = Горожане
orleans-score-tiebreak = При равенстве побеждает тот, кто дальше на шкале развития.

## Что есть у игрока, после числа: +2 монеты

orleans-holding-coins = { $count ->
    [one] монета
    [few] монеты
   *[other] монет
}
orleans-holding-grain = { orleans-good-grain.nom }
orleans-holding-cheese = { orleans-good-cheese.nom }
orleans-holding-wine = { orleans-good-wine.nom }
orleans-holding-wool = { orleans-good-wool.nom }
orleans-holding-brocade = { orleans-good-brocade.nom }
orleans-holding-farmer = { $count ->
    [one] фермер
    [few] фермера
   *[other] фермеров
}
orleans-holding-boatman = { $count ->
    [one] моряк
    [few] моряка
   *[other] моряков
}
orleans-holding-craftsman = { $count ->
    [one] ремесленник
    [few] ремесленника
   *[other] ремесленников
}
orleans-holding-trader = { $count ->
    [one] торговец
    [few] торговца
   *[other] торговцев
}
orleans-holding-knight = { $count ->
    [one] рыцарь
    [few] рыцаря
   *[other] рыцарей
}
orleans-holding-scholar = { $count ->
    [one] учёный
    [few] учёных
   *[other] учёных
}
orleans-holding-monk = { $count ->
    [one] монах
    [few] монаха
   *[other] монахов
}
orleans-holding-development = { $count ->
    [one] очко развития
    [few] очка развития
   *[other] очков развития
}
orleans-holding-citizens = { $count ->
    [one] горожанин
    [few] горожанина
   *[other] горожан
}
orleans-holding-stations = { $count ->
    [one] фактория
    [few] фактории
   *[other] факторий
}
orleans-holding-techs = { $count ->
    [one] жетон технологий
    [few] жетона технологий
   *[other] жетонов технологий
}
orleans-holding-tiles = { $count ->
    [one] тайл места
    [few] тайла мест
   *[other] тайлов мест
}

## Варианты игры

orleans-variant-planning = Планирование
    .hint = Вместе быстрее; по очереди — можно учесть планы тех, кто раньше.
orleans-variant-planning-together = все сразу и втайне
    .hint = Все планируют одновременно, потом открывают планы.
orleans-variant-planning-in_turn = по очереди и открыто
    .hint = Друг за другом, у всех на виду.
orleans-variant-exclusion = Исключение тайлов перед игрой
    .hint = Для опытных: до первого раунда каждый может убрать тайл.
orleans-variant-exclusion-no = нет
    .hint = В игре все тайлы.
orleans-variant-exclusion-yes = да, для опытных
    .hint = Каждый может убрать из игры один тайл.
orleans-variant-first_player = Кто начинает
    .hint = Кто ходит первым.
orleans-variant-first_player-random = по жребию
    .hint = Решает жребий.
orleans-variant-first_player-1 = игрок 1
    .hint = Начинает тот, кто сидит на месте 1.
orleans-variant-first_player-2 = игрок 2
    .hint = Начинает тот, кто сидит на месте 2.
orleans-variant-first_player-3 = игрок 3
    .hint = Начинает тот, кто сидит на месте 3.
orleans-variant-first_player-4 = игрок 4
    .hint = Начинает тот, кто сидит на месте 4.

## Экран: тексты только для браузера

orleans-ui-panel-own = Планшет
orleans-ui-panel-map = Карта
orleans-ui-panel-tracks = Шкалы
orleans-ui-phase-short-hourglass = Часы
orleans-ui-phase-short-census = Перепись
orleans-ui-phase-short-followers = Подданные
orleans-ui-phase-short-planning = Планирование
orleans-ui-phase-short-actions = Действия
orleans-ui-phase-short-event = Событие
orleans-ui-phase-short-start_player = Первый игрок
orleans-ui-phase-short-exclusion = Исключение мест
orleans-ui-phase-short-end = Конец
orleans-ui-map = Карта долины Луары
orleans-ui-map-title = Долина Луары
orleans-ui-my-board = Ваш планшет
orleans-ui-board-of = Планшет игрока { $name }
orleans-ui-market = Рынок
orleans-ui-market-count = { $count } из { $size }
orleans-ui-market-token = { $follower } на рынке
orleans-ui-tile-space = место для тайла
orleans-ui-below = { $count ->
    [one] ниже светится ещё { $count } место
    [few] ниже светятся ещё { $count } места
   *[other] ниже светятся ещё { $count } мест
  }
orleans-ui-ready = готово
orleans-ui-always = действует всегда
orleans-ui-completes = заполнит место
orleans-ui-use-place = Использовать: { $place }
orleans-ui-slot-filled = { $place }: { $follower }
orleans-ui-slot-empty = { $place }, пустая ячейка: { $follower }
orleans-ui-slot-wants = Пустая ячейка: { $follower }.
orleans-ui-needs = Нужны: { $list }.
orleans-ui-effect-river = 1 река
orleans-ui-effect-road = 1 дорога
orleans-ui-effect-deeds = 1–2 на деяния
orleans-ui-effect-shield = спасает от события
orleans-ui-effect-bathe = 2, поставить 1
orleans-ui-coins = Монеты
orleans-ui-coin = Монеты
orleans-ui-stations = Фактории
orleans-ui-station = Фактория
orleans-ui-citizens = Горожане
orleans-ui-citizen = Горожанин
orleans-ui-level = Уровень развития
orleans-ui-techs = Жетоны технологий
orleans-ui-tech = Жетон технологий
orleans-ui-bag = Мешочек
orleans-ui-bag-label = { $count ->
    [one] В мешочке { $count } персонаж.
    [few] В мешочке { $count } персонажа.
   *[other] В мешочке { $count } персонажей.
  }
orleans-ui-bag-empty = Мешочек пуст.
orleans-ui-bag-holds = В мешочке: { $list }.
orleans-ui-bag-hidden = Заглянуть может только хозяин.
orleans-ui-development = Развитие
orleans-ui-tracks = Шкалы
orleans-ui-track-label = { $track }, в запасе { $count }
orleans-ui-supply = В запасе: { $count }.
orleans-ui-score-stations = Фактории × уровень
orleans-ui-score-citizens = Горожане × уровень
orleans-ui-most-stations = Больше всех факторий ({ $count }): последний горожанин
orleans-ui-goods-market = Рынок товаров
orleans-ui-points = { $count ->
    [one] Даёт { $count } очко.
    [few] Даёт { $count } очка.
   *[other] Даёт { $count } очков.
  }
orleans-ui-tiles = Тайлы мест в стопках
orleans-ui-tiles-left = Тайлы мест: I — { $one }, II — { $two }
orleans-ui-no-tiles = тайлов мест пока нет
orleans-ui-events-left = События в стопке
orleans-ui-no-event = Перед игрой
orleans-ui-no-event-text = Скоро откроется первый тайл песочных часов.
orleans-ui-event-short-pilgrimage = В этом раунде новых монахов не взять.
orleans-ui-event-short-taxes = В конце раунда: монета за каждые 3 товара.
orleans-ui-event-short-income = В конце раунда: монеты по вашему уровню.
orleans-ui-event-short-trading_day = В конце раунда: по монете за факторию.
orleans-ui-event-short-harvest = В конце раунда: отдать 1 еду или 5 монет.
orleans-ui-event-short-plague = В конце раунда: минус случайный персонаж из мешочка.
orleans-ui-deeds = Благородные деяния
orleans-ui-deed-reward = За каждого отправленного: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }. Последний принесёт и горожанина.
orleans-ui-deed-reward-either = За каждого отправленного: 1 монета или 1 очко развития. Последний принесёт и горожанина.
orleans-ui-deed-left = Ещё нужны: { $list }.
orleans-ui-deed-over = Это деяние завершено.
orleans-ui-edge-road = Дорога { $ends }, товары: { $goods }
orleans-ui-edge-river = Река { $ends }, товары: { $goods }
orleans-ui-lying = На пути: { $list }.
orleans-ui-lying-none = Товаров на пути нет.
orleans-ui-town-free = Фактории здесь ещё нет.
orleans-ui-town-stations = Фактория: { $list }.
orleans-ui-station-of = Фактория игрока { $name }
orleans-ui-merchant-of = Купец игрока { $name }
orleans-ui-status-planning = планирует
orleans-ui-status-planned = план готов
orleans-ui-status-passed = пас
orleans-ui-status-acting = ходит
orleans-ui-status-waiting = ждёт
orleans-ui-status-end = окончено
orleans-ui-ask-plan = Возьмите персонажа с рынка: подходящие ячейки засветятся.
orleans-ui-ask-plan-full = Больше никого не поставить: завершите план.
orleans-ui-ask-who = Кто встанет сюда: { $place }?
orleans-ui-ask-who-small = Подходящие персонажи на рынке подсвечены.
orleans-ui-return-first = Сначала вернуть персонажей
orleans-ui-draw-short = взять
orleans-ui-village-boatman = Моряк и монеты
orleans-ui-village-craftsman = Ремесленник и технология
orleans-ui-village-trader = Торговец и тайл места
orleans-ui-forecast = Вам сейчас: { $list }
orleans-ui-forecast-nothing = Вас сейчас не коснётся.
orleans-ui-forecast-none = вас не коснётся
orleans-ui-forecast-coins = { $change } { $count ->
    [one] монета
    [few] монеты
   *[other] монет
  }
orleans-ui-forecast-food = { $change } еда
orleans-ui-forecast-follower = { $change } персонаж
orleans-ui-forecast-shield = если не поможет часовня
orleans-ui-ask-put = { $follower }: поставьте на светящуюся ячейку.
orleans-ui-ask-put-small = Щёлкните по ячейке или перетащите жетон.
    .touch = Коснитесь ячейки или перетащите жетон.
orleans-ui-ask-deed = { $follower }: выберите деяние.
orleans-ui-ask-village = Деревня: кого позовёте?
orleans-ui-ask-pharmacy = Аптека: сколько монет заплатите?
orleans-ui-ask-reward = Выберите награду.
orleans-ui-ask-exclude = Можно убрать из игры один тайл места.
orleans-ui-ask-draw = Сколько персонажей достанете? Не больше { $limit }.
orleans-ui-ask-return = Вы достали меньше, чем могли: можно вернуть персонажа с места на рынок.
orleans-ui-ask-tile = Выберите тайл места для своего города.
orleans-ui-ask-move = Куда пойдёт ваш купец?
orleans-ui-ask-good = Взять один из товаров на пути?
orleans-ui-ask-send = { $place }: кого отправите на благородные деяния?
orleans-ui-ask-bathe = Баня: поставьте одного из двух персонажей.
orleans-ui-ask-food = Засуха: какую еду отдадите?
orleans-ui-ask-give = Не хватает монет: отдайте что-нибудь за каждую недостающую ({ $missing }).
orleans-ui-ask-shield = Защититься от события часовней?
orleans-ui-ask-tech = Куда положите жетон технологий?
orleans-ui-ask-use = Используйте одно из готовых мест или спасуйте.
orleans-ui-ask-pass = Доступных действий нет. Спасуйте.
orleans-ui-ready-list = Готовы: { $list }.
orleans-ui-plan-done = Ваш план готов.
orleans-ui-draw-n = { $count ->
    [0] Не доставать
   *[other] Достать { $count }
  }
orleans-ui-pay-n = { $count ->
    [one] Заплатить { $count } монету
    [few] Заплатить { $count } монеты
   *[other] Заплатить { $count } монет
  }
orleans-ui-reward-coin = 1 монета
orleans-ui-reward-development = 1 очко развития
orleans-ui-button-done = План готов
orleans-ui-button-pass = Пас
orleans-ui-button-keep = Оставить как есть
orleans-ui-button-enough = Хватит
orleans-ui-button-later = Приберечь
orleans-ui-button-none = Ничего не брать
orleans-ui-button-nothing = Ничего не убирать
orleans-ui-button-suffer = Принять событие
orleans-ui-about-follower-farmer = Приходит с фермы. Каждый шаг по шкале фермеров даёт товар; по ней же проводят перепись.
orleans-ui-about-follower-boatman = Приходит из деревни. Каждый шаг даёт монеты; первый, кто дойдёт до конца шкалы, получает горожанина.
orleans-ui-about-follower-craftsman = Приходит из деревни. Каждый шаг даёт жетон технологий.
orleans-ui-about-follower-trader = Приходит из деревни. Каждый шаг даёт новый тайл места.
orleans-ui-about-follower-knight = Приходит из замка. Чем дальше вы по шкале рыцарей, тем больше персонажей достаёте.
orleans-ui-about-follower-scholar = Приходит из университета. Каждый шаг даёт очки развития.
orleans-ui-about-follower-monk = Приходит из монастыря. На местах монах заменит любого персонажа, но на деяниях — никого.
orleans-ui-about-follower-tech = Жетон технологий навсегда заменяет персонажа на ячейке и в мешочек не уходит.
orleans-ui-about-own = Один из четырёх ваших начальных персонажей: он всегда с вами и не ходит ни в ратушу, ни на деяния.
orleans-ui-about-track-farmer = Шаг за каждого фермера: зерно, сыр, вино, шерсть, парча. При переписи первый получает монету, последний платит.
orleans-ui-about-track-boatman = Шаг за каждого моряка: монеты. Первый, кто дойдёт до конца, берёт горожанина.
orleans-ui-about-track-craftsman = Шаг за каждого ремесленника: жетон технологий.
orleans-ui-about-track-trader = Шаг за каждого торговца: тайл места, сначала I, потом I или II.
orleans-ui-about-track-scholar = Шаг за каждого учёного: очки развития, каждый раз больше.
orleans-ui-about-track-knight = Шаг за каждого рыцаря: сколько персонажей можно достать. Первый на пятом делении берёт горожанина.
orleans-ui-about-development = Звёзды задают уровень: на него в конце умножаются фактории и горожане. Монеты и горожане на пути достаются вам, когда вы до них дошли или прошли мимо.
orleans-ui-about-food = В засуху годится как еда.
orleans-ui-about-road = Дорога: по ней едут повозки.
orleans-ui-about-river = Река: по ней идут корабли.
orleans-ui-about-orleans = Здесь по одной фактории может построить каждый.
orleans-ui-about-merchant = Его двигают корабль и повозки; фактории строят там, где он стоит.
orleans-ui-about-coin = Каждая монета — одно очко в конце.
orleans-ui-about-station = В конце даёт столько очков, каков ваш уровень развития.
orleans-ui-about-citizen = В конце даёт столько очков, каков ваш уровень развития.
orleans-ui-about-level = На него в конце умножаются фактории и горожане.
orleans-ui-about-tech = Выложите на ячейку после паса: он заменит персонажа до конца игры. Первый жетон должен заменить фермера.
orleans-ui-about-shield = Монах в часовне может от него защитить.
orleans-ui-help-goal = Цель
orleans-ui-help-goal-text = Доставайте персонажей из мешочка, расставляйте их по местам города и превращайте их труд в монеты, товары, фактории и горожан. После 18 раундов побеждает тот, у кого больше очков.
orleans-ui-help-round = Раунд
orleans-ui-help-phase-hourglass = Открывается событие; почти все срабатывают в конце раунда.
orleans-ui-help-phase-census = Первый по шкале фермеров получает монету, последний платит.
orleans-ui-help-phase-followers = Достаньте персонажей из мешочка на рынок.
orleans-ui-help-phase-planning = Все расставляют персонажей по ячейкам. Место, где заняты все ячейки, готово.
orleans-ui-help-phase-actions = По очереди: выполните действие одного готового места или спасуйте. Персонажи с него уходят в мешочек.
orleans-ui-help-phase-event = Происходит событие.
orleans-ui-help-phase-start_player = Право первого хода переходит к соседу слева.
orleans-ui-help-scoring = Подсчёт очков
orleans-ui-help-scoring-text = Монета — 1 очко, товары — от 1 до 5. Фактории и горожане вместе умножаются на уровень развития.
orleans-ui-help-followers = Персонажи
orleans-ui-help-events = События
orleans-ui-help-places = Места

## What the value of a position is made of, in hints and reviews

orleans-part-coins = Монеты
orleans-part-goods = Товары
orleans-part-track = Фактории, горожане и шкала развития
orleans-part-followers = Персонажи, технологии и места
orleans-part-merchant = Где стоит купец
orleans-part-plan = Места, готовые к делу
