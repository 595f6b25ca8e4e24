# Космические города: все слова, которые читает игрок.
#
# В предложения приходят переменные:
#   $worker, $building, $resource, $given, $monument, $square: название;
#   $building_acc, $resource_few …: его атрибуты (падежи); $building_id …: его код или «none», если его нет;
#   $player и $you (yes/no): кто действует и читает ли это он сам; $verb: код хода в отказах;
#   $slot: 1, 2 или supply; $row, $col, $turn и $number жетона: считаются с нуля;
#   числа: $number, $round; в отказах $missing, $squares, $limit, $areas, а также $where: мешающие клетки, строка,столбец, и $lacking: недостающие ресурсы; $water, $minerals, $organics, $power: сколько чего платят или собирают.

cosmic_colonies-name = Космические города
cosmic_colonies-blurb = Втайне выбирайте рабочих, собирайте ресурсы и застраивайте свой астероид.
cosmic_colonies-about = Неофициальная любительская работа, не связанная с издателями игры. Все карты рабочих, формы и цены зданий, монументы и астероиды — наша собственная реконструкция по правилам: в коробке они могут быть другими. Нравятся «Космические города» — купите коробку: за столом они ещё лучше.

## Рабочие

cosmic_colonies-worker-scout = Разведчик
    .does = Строительство: заплатите на 1 ресурс любого типа больше.
cosmic_colonies-worker-trainee = Стажёр
    .does = Сбор: можете распределить грузоподъёмность между 2 областями.
cosmic_colonies-worker-dock_hand = Докер
    .does = Доступно только действие «Сбор ресурсов»; можете распределить грузоподъёмность между 2 областями.
cosmic_colonies-worker-surveyor = Геодезист
    .does = Строительство: жетон не обязан соприкасаться с другими жетонами.
cosmic_colonies-worker-hydrologist = Гидролог
    .does = Сбор: если берёте воду, получите ещё 1 воду из запаса.
cosmic_colonies-worker-geologist = Геолог
    .does = Сбор: если берёте минералы, получите ещё 1 минерал из запаса.
cosmic_colonies-worker-botanist = Ботаник
    .does = Сбор: если берёте органику, получите ещё 1 органику из запаса.
cosmic_colonies-worker-electrician = Электрик
    .does = Сбор: если берёте энергию, получите ещё 1 энергию из запаса.
cosmic_colonies-worker-rigger = Такелажник
    .does = Перед действием: можете переместить 1 жетон на своём астероиде.
cosmic_colonies-worker-sculptor = Скульптор
    .does = Строительство: после постройки можете бесплатно разместить 1 статую.
cosmic_colonies-worker-salvager = Старьёвщик
    .does = Сбор: получите ещё 1 ресурс любого типа из запаса.
cosmic_colonies-worker-forklift_driver = Водитель погрузчика
    .does = Сбор: возьмите фишки из 2 областей, до грузоподъёмности из каждой.
cosmic_colonies-worker-chemist = Химик
    .does = Строительство: можете оплатить стоимость ресурсами любых типов.
cosmic_colonies-worker-trader = Торговец
    .does = Перед действием: можете обменять до 2 своих ресурсов на другие из запаса (1 к 1).
cosmic_colonies-worker-soylent_cook = Сойлент-повар
    .does = Строительство: после постройки можете заплатить 1 любой ресурс и разместить 1 фабрику сойлента.
cosmic_colonies-worker-engineer = Инженер
    .does = Строительство: заплатите на 1 ресурс меньше (на ваш выбор).
cosmic_colonies-worker-quartermaster = Интендант
    .does = Сбор: можете распределить грузоподъёмность между любыми областями.
cosmic_colonies-worker-smuggler = Контрабандист
    .does = Перед действием: получите 1 ресурс любого типа из запаса.
cosmic_colonies-worker-contractor = Подрядчик
    .does = Строительство: можете построить до 2 зданий, оплатив каждое.
cosmic_colonies-worker-architect = Архитектор
    .does = Строительство: заплатите на 1 ресурс меньше; жетон можно взять из запаса.
cosmic_colonies-worker-demolitionist = Подрывник
    .does = Перед действием: можете вернуть 1 свой жетон в запас и получить 3 ресурса любых типов.
cosmic_colonies-worker-stonemason = Камнетёс
    .does = Перед действием: можете бесплатно разместить 1 статую.
cosmic_colonies-worker-space_trucker = Космодальнобойщик
    .does = Сбор: возьмите также по 1 фишке из каждой другой области.
cosmic_colonies-worker-city_planner = Градостроитель
    .does = Строительство: после постройки можете бесплатно разместить 1 фабрику сойлента.
cosmic_colonies-worker-governor = Губернатор
    .does = Выполните оба действия в любом порядке.

## Рабочие продвинутого режима; днём ходит первый рабочий раунда, ночью второй

cosmic_colonies-worker-pathfinder = Первопроходец
    .day = Строительство: заплатите на 1 ресурс любого типа больше.
    .night = Строительство: жетон не обязан соприкасаться с другими жетонами.
cosmic_colonies-worker-night_porter = Ночной носильщик
    .day = Сбор: можете распределить грузоподъёмность между 2 областями.
    .night = Дневная способность + ваша грузоподъёмность увеличивается на 1.
cosmic_colonies-worker-drone_pilot = Пилот дрона
    .day = Доступно только действие «Сбор ресурсов».
    .night = Доступно только «Строительство здания»; заплатите на 1 ресурс меньше.
cosmic_colonies-worker-cartographer = Картограф
    .day = Строительство: жетон не обязан соприкасаться с другими жетонами.
    .night = Перед действием: можете обменять 1 свой ресурс на другой из запаса.
cosmic_colonies-worker-ice_driller = Бурильщик льда
    .day = Сбор: если берёте воду, получите ещё 1 воду из запаса.
    .night = Строительство: если в стоимость входит вода, заплатите на 1 воду меньше.
cosmic_colonies-worker-ore_processor = Обогатитель руды
    .day = Сбор: если берёте минералы, получите ещё 1 минерал из запаса.
    .night = Строительство: если в стоимость входят минералы, заплатите на 1 минерал меньше.
cosmic_colonies-worker-hydroponist = Гидропонист
    .day = Сбор: если берёте органику, получите ещё 1 органику из запаса.
    .night = Строительство: если в стоимость входит органика, заплатите на 1 органику меньше.
cosmic_colonies-worker-reactor_technician = Техник реактора
    .day = Сбор: если берёте энергию, получите ещё 1 энергию из запаса.
    .night = Строительство: если в стоимость входит энергия, заплатите на 1 энергию меньше.
cosmic_colonies-worker-crane_operator = Крановщик
    .day = Перед действием: можете переместить 1 жетон на своём астероиде.
    .night = Дневная способность + можете переместить ещё 1 жетон.
cosmic_colonies-worker-statue_carver = Ваятель
    .day = Строительство: после постройки можете бесплатно разместить 1 статую.
    .night = Сбор: после сбора можете бесплатно разместить 1 статую.
cosmic_colonies-worker-scavenger = Мусорщик
    .day = Сбор: получите ещё 1 ресурс любого типа из запаса.
    .night = Строительство: после постройки получите 1 ресурс любого типа из запаса.
cosmic_colonies-worker-robo_loader = Робопогрузчик
    .day = Сбор: возьмите фишки из 2 областей, до грузоподъёмности из каждой.
    .night = Дневная способность + ваша грузоподъёмность увеличивается на 1.
cosmic_colonies-worker-alchemist = Алхимик
    .day = Строительство: можете оплатить стоимость ресурсами любых типов.
    .night = Перед действием: можете обменять до 3 своих ресурсов на другие из запаса (1 к 1).
cosmic_colonies-worker-broker = Маклер
    .day = Перед действием: можете обменять до 2 своих ресурсов на другие из запаса (1 к 1).
    .night = Дневная способность + Сбор: после сбора получите 1 ресурс любого типа из запаса.
cosmic_colonies-worker-soylent_chef = Сойлент-шеф
    .day = Строительство: после постройки можете заплатить 1 любой ресурс и разместить 1 фабрику сойлента.
    .night = Сбор: после сбора можете заплатить 1 любой ресурс и разместить 1 фабрику сойлента.
cosmic_colonies-worker-cost_engineer = Инженер-сметчик
    .day = Строительство: заплатите на 1 ресурс меньше (на ваш выбор).
    .night = Дневная способность + заплатите ещё на 1 ресурс меньше (всего на 2).
cosmic_colonies-worker-fleet_quartermaster = Интендант флота
    .day = Сбор: можете распределить грузоподъёмность между любыми областями.
    .night = Дневная способность + ваша грузоподъёмность увеличивается на 1.
cosmic_colonies-worker-spacewalker = Космомонтажник
    .day = Строительство: до 2 клеток жетона могут выходить за край астероида.
    .night = Строительство: заплатите на 1 ресурс меньше; жетон может накрыть до 2 клеток других ваших жетонов.
cosmic_colonies-worker-general_contractor = Генподрядчик
    .day = Строительство: можете построить до 2 зданий, оплатив каждое.
    .night = Дневная способность + второе здание стоит на 1 ресурс меньше.
cosmic_colonies-worker-chief_architect = Главный архитектор
    .day = Строительство: заплатите на 1 ресурс меньше; жетон можно взять из запаса.
    .night = Выполните оба действия в любом порядке.
cosmic_colonies-worker-demolition_expert = Эксперт-подрывник
    .day = Перед действием: можете вернуть 1 свой жетон в запас и получить 3 ресурса любых типов.
    .night = Дневная способность + перед действием: можете бесплатно разместить 1 статую.
cosmic_colonies-worker-monument_keeper = Хранитель монументов
    .day = Перед действием: можете бесплатно разместить 1 статую.
    .night = Перед действием: можете заплатить 1 любой ресурс и разместить 1 фабрику сойлента.
cosmic_colonies-worker-asteroid_hauler = Астероидный тягач
    .day = Сбор: возьмите также по 1 фишке из каждой другой области.
    .night = Сбор: возьмите все фишки из 1 области, не учитывая грузоподъёмность.
cosmic_colonies-worker-master_planner = Генпланировщик
    .day = Строительство: после постройки можете бесплатно разместить 1 фабрику сойлента.
    .night = Строительство: после постройки можете переместить 1 жетон и бесплатно разместить 1 статую.
cosmic_colonies-worker-colony_governor = Губернатор колонии
    .day = Выполните оба действия в любом порядке.
    .night = Дневная способность + при строительстве заплатите на 1 ресурс меньше.

## Рабочие одиночной игры

cosmic_colonies-worker-solo_recruit = Новобранец
    .does = Строительство: заплатите на 1 ресурс любого типа больше.
cosmic_colonies-worker-solo_runner = Посыльный
    .does = Сбор: можете распределить грузоподъёмность между 2 областями.
cosmic_colonies-worker-solo_geodesist = Топограф
    .does = Строительство: жетон не обязан соприкасаться с другими жетонами.
cosmic_colonies-worker-solo_ice_miner = Добытчик льда
    .does = Сбор: если берёте воду, получите ещё 1 воду из запаса.
cosmic_colonies-worker-solo_ore_miner = Рудокоп
    .does = Сбор: если берёте минералы, получите ещё 1 минерал из запаса.
cosmic_colonies-worker-solo_gardener = Садовник
    .does = Сбор: если берёте органику, получите ещё 1 органику из запаса.
cosmic_colonies-worker-solo_power_engineer = Энергетик
    .does = Сбор: если берёте энергию, получите ещё 1 энергию из запаса.
cosmic_colonies-worker-solo_slinger = Стропальщик
    .does = Перед действием: можете переместить 1 жетон на своём астероиде.
cosmic_colonies-worker-solo_stonecutter = Резчик по камню
    .does = Строительство: после постройки можете бесплатно разместить 1 статую.
cosmic_colonies-worker-solo_scrapper = Сборщик лома
    .does = Сбор: получите ещё 1 ресурс любого типа из запаса.
cosmic_colonies-worker-solo_lab_technician = Лаборант
    .does = Строительство: можете оплатить стоимость ресурсами любых типов.
cosmic_colonies-worker-solo_food_technologist = Пищевой технолог
    .does = Строительство: после постройки можете заплатить 1 любой ресурс и разместить 1 фабрику сойлента.
cosmic_colonies-worker-solo_designer = Конструктор
    .does = Строительство: заплатите на 1 ресурс меньше (на ваш выбор).
cosmic_colonies-worker-solo_supply_chief = Начальник снабжения
    .does = Сбор: можете распределить грузоподъёмность между любыми областями.
## Здания; .nom, .acc, .gen: для предложений

cosmic_colonies-building-habitat = Жилой отсек
    .short = Отсек
    .nom = жилой отсек
    .acc = жилой отсек
    .gen = жилого отсека
cosmic_colonies-building-greenhouse = Теплица
    .short = Теплица
    .nom = теплица
    .acc = теплицу
    .gen = теплицы
cosmic_colonies-building-atmosphere_generator = Генератор атмосферы
    .short = Генератор
    .nom = генератор атмосферы
    .acc = генератор атмосферы
    .gen = генератора атмосферы
cosmic_colonies-building-power_plant = Электростанция
    .short = Станция
    .nom = электростанция
    .acc = электростанцию
    .gen = электростанции
cosmic_colonies-building-entertainment_complex = Развлекательный комплекс
    .short = Комплекс
    .nom = развлекательный комплекс
    .acc = развлекательный комплекс
    .gen = развлекательного комплекса
cosmic_colonies-building-soylent_factory = Фабрика сойлента
    .short = Сойлент
    .nom = фабрика сойлента
    .acc = фабрику сойлента
    .gen = фабрики сойлента
cosmic_colonies-building-statue = Статуя
    .short = Статуя
    .nom = статуя
    .acc = статую
    .gen = статуи

## Ресурсы; .one, .few, .many: после числа, в винительном падеже

cosmic_colonies-resource-water = Вода
    .nom = вода
    .acc = воду
    .gen = воды
    .one = воду
    .few = воды
    .many = воды
cosmic_colonies-resource-minerals = Минералы
    .nom = минералы
    .acc = минералы
    .gen = минералов
    .one = минерал
    .few = минерала
    .many = минералов
cosmic_colonies-resource-organics = Органика
    .nom = органика
    .acc = органику
    .gen = органики
    .one = органику
    .few = органики
    .many = органики
cosmic_colonies-resource-power = Энергия
    .nom = энергия
    .acc = энергию
    .gen = энергии
    .one = энергию
    .few = энергии
    .many = энергии

## Местность; .does: чего стоят ненакрытые клетки

cosmic_colonies-terrain-crystal = Кристаллы
    .does = 15 очков, если накрыты все клетки; каждая из первых пяти ненакрытых отнимает 3.
cosmic_colonies-terrain-ice = Лёд
    .does = 10 очков, если накрыты все клетки; каждая из первых пяти ненакрытых отнимает 2.
cosmic_colonies-terrain-rock = Скалы
    .does = 5 очков, если накрыты все клетки; каждая из первых пяти ненакрытых отнимает 1.
cosmic_colonies-terrain-soil = Почва
    .does = В обычном режиме ничего; в продвинутом 1 очко за каждую ненакрытую клетку.

## Астероиды

cosmic_colonies-asteroid-vesta = Веста
cosmic_colonies-asteroid-pallas = Паллада
cosmic_colonies-asteroid-juno = Юнона
cosmic_colonies-asteroid-psyche = Психея
cosmic_colonies-asteroid-hygiea = Гигея

## Личные цели

cosmic_colonies-goal-goal_1 = 2 очка за каждый жилой отсек и 1 очко за каждую теплицу.
cosmic_colonies-goal-goal_2 = 2 очка за каждую теплицу и 1 очко за каждый генератор атмосферы.
cosmic_colonies-goal-goal_3 = 2 очка за каждый генератор атмосферы и 1 очко за каждую электростанцию.
cosmic_colonies-goal-goal_4 = 2 очка за каждую электростанцию и 1 очко за каждый развлекательный комплекс.
cosmic_colonies-goal-goal_5 = 2 очка за каждый развлекательный комплекс и 1 очко за каждый жилой отсек.

## Монументы

cosmic_colonies-monument-obelisk = Обелиск
cosmic_colonies-monument-keystone = Замковый камень
cosmic_colonies-monument-arch = Арка
cosmic_colonies-monument-star = Звезда
cosmic_colonies-monument-dome = Купол
cosmic_colonies-monument-beacon = Маяк
cosmic_colonies-monument-stairway = Лестница
cosmic_colonies-monument-antenna = Антенна
cosmic_colonies-monument-rocket = Ракета

## Клетки астероида, считаются с единицы

cosmic_colonies-square-0-0 = ряд 1, столбец 1
cosmic_colonies-square-0-1 = ряд 1, столбец 2
cosmic_colonies-square-0-2 = ряд 1, столбец 3
cosmic_colonies-square-0-3 = ряд 1, столбец 4
cosmic_colonies-square-0-4 = ряд 1, столбец 5
cosmic_colonies-square-0-5 = ряд 1, столбец 6
cosmic_colonies-square-0-6 = ряд 1, столбец 7
cosmic_colonies-square-0-7 = ряд 1, столбец 8
cosmic_colonies-square-1-0 = ряд 2, столбец 1
cosmic_colonies-square-1-1 = ряд 2, столбец 2
cosmic_colonies-square-1-2 = ряд 2, столбец 3
cosmic_colonies-square-1-3 = ряд 2, столбец 4
cosmic_colonies-square-1-4 = ряд 2, столбец 5
cosmic_colonies-square-1-5 = ряд 2, столбец 6
cosmic_colonies-square-1-6 = ряд 2, столбец 7
cosmic_colonies-square-1-7 = ряд 2, столбец 8
cosmic_colonies-square-2-0 = ряд 3, столбец 1
cosmic_colonies-square-2-1 = ряд 3, столбец 2
cosmic_colonies-square-2-2 = ряд 3, столбец 3
cosmic_colonies-square-2-3 = ряд 3, столбец 4
cosmic_colonies-square-2-4 = ряд 3, столбец 5
cosmic_colonies-square-2-5 = ряд 3, столбец 6
cosmic_colonies-square-2-6 = ряд 3, столбец 7
cosmic_colonies-square-2-7 = ряд 3, столбец 8
cosmic_colonies-square-3-0 = ряд 4, столбец 1
cosmic_colonies-square-3-1 = ряд 4, столбец 2
cosmic_colonies-square-3-2 = ряд 4, столбец 3
cosmic_colonies-square-3-3 = ряд 4, столбец 4
cosmic_colonies-square-3-4 = ряд 4, столбец 5
cosmic_colonies-square-3-5 = ряд 4, столбец 6
cosmic_colonies-square-3-6 = ряд 4, столбец 7
cosmic_colonies-square-3-7 = ряд 4, столбец 8
cosmic_colonies-square-4-0 = ряд 5, столбец 1
cosmic_colonies-square-4-1 = ряд 5, столбец 2
cosmic_colonies-square-4-2 = ряд 5, столбец 3
cosmic_colonies-square-4-3 = ряд 5, столбец 4
cosmic_colonies-square-4-4 = ряд 5, столбец 5
cosmic_colonies-square-4-5 = ряд 5, столбец 6
cosmic_colonies-square-4-6 = ряд 5, столбец 7
cosmic_colonies-square-4-7 = ряд 5, столбец 8
cosmic_colonies-square-5-0 = ряд 6, столбец 1
cosmic_colonies-square-5-1 = ряд 6, столбец 2
cosmic_colonies-square-5-2 = ряд 6, столбец 3
cosmic_colonies-square-5-3 = ряд 6, столбец 4
cosmic_colonies-square-5-4 = ряд 6, столбец 5
cosmic_colonies-square-5-5 = ряд 6, столбец 6
cosmic_colonies-square-5-6 = ряд 6, столбец 7
cosmic_colonies-square-5-7 = ряд 6, столбец 8
cosmic_colonies-square-6-0 = ряд 7, столбец 1
cosmic_colonies-square-6-1 = ряд 7, столбец 2
cosmic_colonies-square-6-2 = ряд 7, столбец 3
cosmic_colonies-square-6-3 = ряд 7, столбец 4
cosmic_colonies-square-6-4 = ряд 7, столбец 5
cosmic_colonies-square-6-5 = ряд 7, столбец 6
cosmic_colonies-square-6-6 = ряд 7, столбец 7
cosmic_colonies-square-6-7 = ряд 7, столбец 8
cosmic_colonies-square-7-0 = ряд 8, столбец 1
cosmic_colonies-square-7-1 = ряд 8, столбец 2
cosmic_colonies-square-7-2 = ряд 8, столбец 3
cosmic_colonies-square-7-3 = ряд 8, столбец 4
cosmic_colonies-square-7-4 = ряд 8, столбец 5
cosmic_colonies-square-7-5 = ряд 8, столбец 6
cosmic_colonies-square-7-6 = ряд 8, столбец 7
cosmic_colonies-square-7-7 = ряд 8, столбец 8

## Фазы

cosmic_colonies-phase-picking = Выбор карт
cosmic_colonies-phase-choosing = Выбор рабочих
cosmic_colonies-phase-acting = Действия
cosmic_colonies-phase-refresh = Обновление
cosmic_colonies-phase-end = Конец игры

## Части предложений

cosmic_colonies-label-automaton = Автомат
# Ряды и столбцы меньше единицы лежат снаружи: для жетонов, которые выходят за край.
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
# Жетоны нумеруются в том порядке, в каком их положили.
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
# Как повёрнут жетон. Квадратные лежат только одним способом, полоски двумя.
cosmic_colonies-label-turned = { $building_id ->
    [habitat] { "" }
    [statue] { "" }
    [atmosphere_generator] { $turn ->
        [0] ; без поворота
        [1] ; поворот на 90°
        [2] ; с переворотом
       *[other] ; с переворотом и поворотом на 90°
    }
   *[other] { $turn ->
        [0] ; без поворота
        [1] ; поворот на 90°
        [2] ; поворот на 180°
        [3] ; поворот на 270°
        [4] ; с переворотом
        [5] ; с переворотом и поворотом на 90°
        [6] ; с переворотом и поворотом на 180°
       *[other] ; с переворотом и поворотом на 270°
    }
}
cosmic_colonies-label-resources = { $water ->
    [0] { "" }
    [one] { $water } воду
   *[other] { $water } воды
}{ $minerals ->
    [0] { "" }
   *[other] { $water ->
        [0] { "" }
       *[other] { ", " }
    }{ $minerals ->
        [one] { $minerals } минерал
        [few] { $minerals } минерала
       *[other] { $minerals } минералов
    }
}{ $organics ->
    [0] { "" }
   *[other] { $water ->
        [0] { $minerals ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $organics ->
        [one] { $organics } органику
       *[other] { $organics } органики
    }
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
    }{ $power ->
        [one] { $power } энергию
       *[other] { $power } энергии
    }
}

## Что решать сейчас

cosmic_colonies-turn-PickWorkers = Выберите карты рабочих для этой партии или доверьте остальное случаю.
cosmic_colonies-turn-ChooseWorker = Выберите рабочего. Пока все не раскроют карты, вашу никто не увидит.
cosmic_colonies-turn-ChooseAction = Соберите ресурсы или постройте здание.
cosmic_colonies-turn-GatherMore = Рабочий может унести ещё. Что взять?
cosmic_colonies-turn-PayPrice = Чем заплатите?
cosmic_colonies-turn-LayTile = Где встанет новое здание?
cosmic_colonies-turn-BuildAgain = Можно построить второе здание.
cosmic_colonies-turn-LaySpecial = Можно разместить жетон из запаса.
cosmic_colonies-turn-PayAny = Каким ресурсом заплатите?
cosmic_colonies-turn-MoveTile = Можно переместить один из своих жетонов.
cosmic_colonies-turn-LayMoved = Куда теперь положить этот жетон?
cosmic_colonies-turn-DemolishTile = Можно вернуть в запас один из своих жетонов и получить за него ресурсы.
cosmic_colonies-turn-RaiseMonument = Пустое место точно подходит монументу. Поставите его бесплатно?
cosmic_colonies-turn-GiveBack = На складе помещается 9 ресурсов. Верните лишнее в запас.
cosmic_colonies-turn-GainAny = Какой ресурс возьмёте из запаса?
cosmic_colonies-turn-Exchange = Можно обменять свой ресурс на другой из запаса.

## Ходы

cosmic_colonies-action-play = Выбрать карту «{ $worker }»
cosmic_colonies-action-pick = { $worker_id ->
    [none] Остальные карты взять наугад
   *[other] Взять в игру карту «{ $worker }»
}
cosmic_colonies-action-gather = Собрать { $resource_acc }
cosmic_colonies-action-build = { $slot ->
    [supply] Построить { $building_acc } из запаса
   *[other] Построить { $building_acc } (ячейка { $slot })
}
cosmic_colonies-action-pay = { $water ->
    [0] { $minerals ->
        [0] { $organics ->
            [0] { $power ->
                [0] Ничего не платить
               *[other] Заплатить { cosmic_colonies-label-resources }
            }
           *[other] Заплатить { cosmic_colonies-label-resources }
        }
       *[other] Заплатить { cosmic_colonies-label-resources }
    }
   *[other] Заплатить { cosmic_colonies-label-resources }
}
cosmic_colonies-action-lay = Положить { $building_acc } (левый верхний угол: ряд { cosmic_colonies-label-row }, столбец { cosmic_colonies-label-col }{ cosmic_colonies-label-turned })
cosmic_colonies-action-swap = Обменять 1 { $given_one } на 1 { $resource_one }
cosmic_colonies-action-gain = Взять 1 { $resource_one } из запаса
cosmic_colonies-action-discard = Вернуть 1 { $resource_one } в запас
cosmic_colonies-action-pick_up = Переместить жетон { cosmic_colonies-label-tile } (в порядке размещения)
cosmic_colonies-action-demolish = Вернуть в запас жетон { cosmic_colonies-label-tile } (в порядке размещения)
cosmic_colonies-action-raise = Поставить монумент «{ $monument }» ({ $square })
cosmic_colonies-action-enough = На этом закончить
cosmic_colonies-action-skip = Пропустить

## Что произошло

cosmic_colonies-event-refresh = Ресурсы и здания возвращаются на поле, отработавшие рабочие переходят дальше.
cosmic_colonies-event-receives = { $you ->
    [yes] К вам на руку приходят: { $workers }.
   *[no] { $player } получает на руку: { $workers }.
}
cosmic_colonies-event-picks = { $you ->
    [yes] Вы берёте в партию карту «{ $worker }».
   *[no] { $player } берёт в партию карту «{ $worker }».
}
cosmic_colonies-event-round = Начинается раунд { $round }.
cosmic_colonies-event-chooses = { $you ->
    [yes] Вы выбираете карту «{ $worker }».
   *[no] { $player } выбирает карту «{ $worker }».
}
cosmic_colonies-event-shows = { $you ->
    [yes] Вы раскрываете карту «{ $worker }».
   *[no] { $player } раскрывает карту «{ $worker }».
}
cosmic_colonies-event-idles = { $you ->
    [yes] Вы ничего не можете сделать: действие пропадает.
   *[no] { $player } ничего не может сделать: действие пропадает.
}
cosmic_colonies-event-gathers = { $you ->
    [yes] Вы собираете { cosmic_colonies-label-resources }.
   *[no] { $player } собирает { cosmic_colonies-label-resources }.
}
cosmic_colonies-event-takes = { $you ->
    [yes] Вы берёте с рынка { $building_acc }.
   *[no] { $player } берёт с рынка { $building_acc }.
}
cosmic_colonies-event-moved = { $you ->
    [yes] У вас
   *[no] { $player }
}: { $resource_nom }, { $number }.
cosmic_colonies-event-gains = { $you ->
    [yes] Вы берёте из запаса
   *[no] { $player } берёт из запаса
} { $number ->
    [one] { $number } { $resource_one }
    [few] { $number } { $resource_few }
   *[other] { $number } { $resource_many }
}.
cosmic_colonies-event-discards = { $you ->
    [yes] Вы возвращаете в запас 1 { $resource_one }.
   *[no] { $player } возвращает в запас 1 { $resource_one }.
}
cosmic_colonies-event-swaps = { $you ->
    [yes] Вы обмениваете 1 { $given_one } на 1 { $resource_one }.
   *[no] { $player } обменивает 1 { $given_one } на 1 { $resource_one }.
}
cosmic_colonies-event-pays = { $you ->
    [yes] Вы платите { cosmic_colonies-label-resources }.
   *[no] { $player } платит { cosmic_colonies-label-resources }.
}
cosmic_colonies-event-builds = { $you ->
    [yes] Вы строите { $building_acc }.
   *[no] { $player } строит { $building_acc }.
}
cosmic_colonies-event-places = { $you ->
    [yes] Вы размещаете { $building_acc }.
   *[no] { $player } размещает { $building_acc }.
}
cosmic_colonies-event-moves = { $you ->
    [yes] Вы перемещаете { $building_acc } на другое место.
   *[no] { $player } перемещает { $building_acc } на другое место.
}
cosmic_colonies-event-demolishes = { $you ->
    [yes] Вы сносите { $building_acc }: жетон возвращается в запас.
   *[no] { $player } сносит { $building_acc }: жетон возвращается в запас.
}
cosmic_colonies-event-raises = { $you ->
    [yes] Вы ставите монумент «{ $monument }».
   *[no] { $player } ставит монумент «{ $monument }».
}
cosmic_colonies-event-bot_shows = Автомат раскрывает карту «{ $worker }».
cosmic_colonies-event-bot_gathers = Автомат собирает { cosmic_colonies-label-resources }.
cosmic_colonies-event-bot_builds = Автомат строит { $building_acc }.
cosmic_colonies-event-bot_cannot_build = Автомат не может построить { $building_acc }.
cosmic_colonies-event-bot_cannot_gather = Автомату нечего собирать.
cosmic_colonies-event-bot_idles = Автомат ничего не может сделать: его действие пропадает.
cosmic_colonies-event-end = Игра окончена, считаем очки.

## Отказы: что не так и как сделать, чтобы вышло

cosmic_colonies-refuse-not_in_hand = { $worker_id ->
    [none] Этой карты у вас на руке нет. Выберите одну из своих.
   *[other] Карты «{ $worker }» у вас на руке нет. Выберите одну из своих.
}
cosmic_colonies-refuse-card_gone = { $worker_id ->
    [none] Эту карту уже не взять. Выберите из оставшихся.
   *[other] Карту «{ $worker }» уже не взять. Выберите из оставшихся.
}
cosmic_colonies-refuse-only_build = Этот рабочий не собирает ресурсы. Постройте здание.
cosmic_colonies-refuse-only_gather = Этот рабочий не строит. Соберите ресурсы.
cosmic_colonies-refuse-done_already = Каждое действие этот рабочий выполняет один раз, и это уже выполнено. Выполните другое или закончите.
cosmic_colonies-refuse-area_empty = { $resource_id ->
    [none] Здесь ничего не осталось. Выберите другую область: новые ресурсы появятся в конце раунда.
   *[other] На поле не осталось { $resource_gen }. Выберите другую область: новые ресурсы появятся в конце раунда.
}
cosmic_colonies-refuse-too_many_areas = { $areas ->
    [one] Этот рабочий берёт только из { $areas } области, и отсюда ему больше ничего не взять. Выберите одну из ещё доступных.
   *[other] Этот рабочий берёт не больше чем из { $areas } областей, и отсюда ему больше ничего не взять. Выберите одну из ещё доступных.
}
cosmic_colonies-refuse-carries_more = В области, из которой вы уже берёте, ещё есть что унести. Сначала возьмите это.
cosmic_colonies-refuse-no_such_slot = За этим столом у каждого здания только одна ячейка. Выберите ячейку 1.
cosmic_colonies-refuse-slot_empty = { $building_id ->
    [none] Этот жетон уже забрали. Новый появится в конце раунда.
   *[other] { $building }: этот жетон уже забрали. Новый появится в конце раунда.
}
cosmic_colonies-refuse-not_from_supply = Этот рабочий не строит из запаса. Возьмите жетон с поля.
cosmic_colonies-refuse-none_in_supply = { $building_id ->
    [none] Таких жетонов в запасе больше нет. Выберите другое здание.
   *[other] { $building }: таких жетонов в запасе больше нет. Выберите другое здание.
}
cosmic_colonies-refuse-cannot_afford = { $building_id ->
    [none] Этих ресурсов у вас нет: не хватает { $missing }. Заплатите тем, что лежит на складе.
   *[other] { $building }: нужно заплатить { cosmic_colonies-label-resources }, а на складе не хватает { $missing ->
        [one] { $missing } ресурса
       *[other] { $missing } ресурсов
    }. Сначала соберите недостающее.
}
cosmic_colonies-refuse-fits_nowhere = { $building_id ->
    [none] Это здание на вашем астероиде никуда не встанет. Выберите другое.
   *[other] { $building }: на вашем астероиде для этого здания нет места. Выберите другое.
}
cosmic_colonies-refuse-not_the_price = Цена не такая. Выберите один из предложенных способов оплаты.
cosmic_colonies-refuse-wrong_tile = Это другой жетон. Положите тот, который только что взяли.
cosmic_colonies-refuse-off_asteroid = { $squares ->
    [one] { $squares } клетка жетона выходит
    [few] { $squares } клетки жетона выходят
   *[other] { $squares } клеток жетона выходят
} за край астероида. { $limit ->
    [0] Сдвиньте его так, чтобы все клетки оказались внутри.
   *[other] Этот рабочий допускает не больше { $limit }: сдвиньте жетон ближе к центру.
}
cosmic_colonies-refuse-overlaps = { $squares ->
    [one] { $squares } клетка жетона ложится
    [few] { $squares } клетки жетона ложатся
   *[other] { $squares } клеток жетона ложатся
} на другие жетоны. { $limit ->
    [0] Сдвиньте его на пустые клетки.
   *[other] Этот рабочий допускает не больше { $limit }: сдвиньте жетон, чтобы он меньше накрывал другие.
}
cosmic_colonies-refuse-covers_nothing = Так жетон не накроет ни одной новой клетки астероида. Сдвиньте его, чтобы накрыть хотя бы одну.
cosmic_colonies-refuse-not_adjacent = Жетон не касается других. Приложите его стороной к одному из них: касание углом не считается.
cosmic_colonies-refuse-not_stored = { $given_id ->
    [none] { $resource_id ->
        [none] Этого ресурса у вас на складе нет. Выберите тот, который есть.
       *[other] У вас на складе нет { $resource_gen }. Выберите ресурс, который есть.
    }
   *[other] У вас на складе нет { $given_gen }. Выберите ресурс, который есть.
}
cosmic_colonies-refuse-supply_empty = { $resource_id ->
    [none] В запасе этого больше нет. Выберите другой ресурс.
   *[other] В запасе больше нет { $resource_gen }. Выберите другой ресурс.
}
cosmic_colonies-refuse-no_such_tile = Такого жетона на вашем астероиде нет. Выберите один из уже размещённых.
cosmic_colonies-refuse-moved_already = Этот жетон вы только что переместили. Выберите другой.
cosmic_colonies-refuse-under_another = На этом жетоне лежит другой, его не сдвинуть. Выберите жетон, который ничем не накрыт.
cosmic_colonies-refuse-no_place_to_go = Переместить этот жетон некуда. Выберите другой.
cosmic_colonies-refuse-no_such_hole = { $monument_id ->
    [none] Монумент сюда не встанет. Ему нужно пустое место точно его формы, закрытое со всех сторон.
   *[other] Монумент «{ $monument }» сюда не встанет. Ему нужно пустое место точно его формы, закрытое со всех сторон.
}
cosmic_colonies-refuse-monument_gone = { $monument_id ->
    [none] Этого монумента на столе нет. Выберите из тех, что есть.
   *[other] Монумента «{ $monument }» на столе нет. Выберите из тех, что есть.
}
cosmic_colonies-refuse-must_go_on = Рабочий ещё ничего не сделал. Соберите ресурсы или постройте здание.

## Очки

cosmic_colonies-score-crystal = Кристаллы
cosmic_colonies-score-ice = Лёд
cosmic_colonies-score-rock = Скалы
cosmic_colonies-score-soil = Почва
cosmic_colonies-score-sets = Наборы зданий
cosmic_colonies-score-goal = Личная цель
cosmic_colonies-score-monument = Монумент
cosmic_colonies-score-bot_tiles = Здания автомата × сложность
cosmic_colonies-score-bot_missing = Чего автомат не построил
cosmic_colonies-score-tiebreak = При равенстве побеждает тот, кто разместил больше жетонов зданий, затем — у кого больше ресурсов, затем — кто сыграл в последнем раунде карту с наибольшим номером; автомат нужно именно обогнать.

## Варианты игры

cosmic_colonies-variant-mode = Режим
    .hint = Насколько разные астероиды и рабочие.
cosmic_colonies-variant-mode-basic = обычный
    .hint = Простые астероиды, у рабочих одна способность: для первых партий.
cosmic_colonies-variant-mode-advanced = продвинутый (от двух игроков)
    .hint = На астероидах ценная почва, у рабочих дневная и ночная способности.
cosmic_colonies-variant-workers = Выбор рабочих
    .hint = Когда выбирают двух рабочих раунда.
cosmic_colonies-variant-workers-one_by_one = по одному
    .hint = Второго — когда все сходили первым.
cosmic_colonies-variant-workers-plans = «Планы на будущее»
    .hint = Обоих в начале раунда: сперва ходят все левые, потом правые.
cosmic_colonies-variant-workers-rank_and_file = «Рядовые рабочие»
    .hint = Обоих втайне; номера называют по порядку, чей назван — ходит.
cosmic_colonies-variant-expansion = Расширение «Монументальные достижения»
    .hint = Монументы для тех, кто оставит пустоту точно по их форме.
cosmic_colonies-variant-expansion-no = нет
    .hint = Без монументов.
cosmic_colonies-variant-expansion-yes = да
    .hint = Рядом с полем столько монументов, сколько игроков.
cosmic_colonies-variant-expansion_workers = Рабочие расширения, с 21 по 25 (от двух игроков)
    .hint = Ещё пять рабочих в колоде.
cosmic_colonies-variant-expansion_workers-no = нет
    .hint = Только рабочие выбранного режима.
cosmic_colonies-variant-expansion_workers-yes = да
    .hint = Могут попасться рабочие с 21 по 25.
cosmic_colonies-variant-cards = Карты рабочих в игре
    .hint = Какие рабочие участвуют.
cosmic_colonies-variant-cards-random = по жребию
    .hint = Их раздаёт случай.
cosmic_colonies-variant-cards-chosen = выбирает игрок 1
    .hint = До игры их отбирает тот, кто сидит на месте 1.
cosmic_colonies-variant-difficulty = Сложность (для одного игрока)
    .hint = Сколько очков автомату приносит каждый жетон.
cosmic_colonies-variant-difficulty-4 = 4, совсем легко
    .hint = 4 очка: чтобы познакомиться с игрой.
cosmic_colonies-variant-difficulty-5 = 5, легко
    .hint = 5 очков: соперник без злости.
cosmic_colonies-variant-difficulty-6 = 6, скорее легко
    .hint = 6 очков: если рабочие уже знакомы.
cosmic_colonies-variant-difficulty-7 = 7, средне
    .hint = 7 очков: по правилам это середина.
cosmic_colonies-variant-difficulty-8 = 8, скорее трудно
    .hint = 8 очков: ошибки начинают стоить дорого.
cosmic_colonies-variant-difficulty-9 = 9, трудно
    .hint = 9 очков: без плана не выиграть.
cosmic_colonies-variant-difficulty-10 = 10, очень трудно
    .hint = 10 очков: для знатоков.

## Holdings and parties

cosmic_colonies-holding-water = вода
cosmic_colonies-holding-minerals = минералы
cosmic_colonies-holding-organics = органика
cosmic_colonies-holding-power = энергия
cosmic_colonies-party-automaton = Автомат

## Экран: тексты только для браузера

cosmic_colonies-ui-phase-short-picking = Карты
cosmic_colonies-ui-phase-short-choosing = Рабочие
cosmic_colonies-ui-phase-short-acting = Действия
cosmic_colonies-ui-phase-short-refresh = Обновление
cosmic_colonies-ui-phase-short-end = Конец
cosmic_colonies-ui-panel-own = Астероид
cosmic_colonies-ui-panel-market = Поле
cosmic_colonies-ui-panel-cards = Карты
cosmic_colonies-ui-asteroid-label = Астероид { $asteroid }. Здания: { $tiles }.
cosmic_colonies-ui-order = Порядок: меньшее число раньше
cosmic_colonies-ui-action-n = Действие { $n } из { $of }
cosmic_colonies-ui-order-choosing = выбирает
cosmic_colonies-ui-order-ready = карта выбрана
cosmic_colonies-ui-order-now = действует
cosmic_colonies-ui-order-done = готово
cosmic_colonies-ui-order-later = ждёт
cosmic_colonies-ui-status-end = окончено
cosmic_colonies-ui-automaton = Автомат
cosmic_colonies-ui-capacity = Грузоподъёмность
cosmic_colonies-ui-areas = Области ресурсов
cosmic_colonies-ui-area-label = { $resource }, в области: { $count }
cosmic_colonies-ui-carries = Работает: { $worker }
cosmic_colonies-ui-buildings = Здания и цены
cosmic_colonies-ui-price-same = одного типа
cosmic_colonies-ui-price-other = другого
cosmic_colonies-ui-same-other = одного + другого
cosmic_colonies-ui-takes = будет взято { $count }
cosmic_colonies-ui-sold = продано
cosmic_colonies-ui-from-supply = из запаса: { $count }
cosmic_colonies-ui-slot-cannot_afford = не хватает
cosmic_colonies-ui-slot-fits_nowhere = нет места
cosmic_colonies-ui-slot-only_gather = только сбор
cosmic_colonies-ui-slot-done_already = уже строили
cosmic_colonies-ui-slot-none_in_supply = кончились
cosmic_colonies-ui-monuments = Монументы
cosmic_colonies-ui-raise-here = Поставить сюда: { $monument }
cosmic_colonies-ui-rotate = Повернуть (R, колесо)
cosmic_colonies-ui-flip = Перевернуть (F)
cosmic_colonies-ui-show-all = Показать все места: { $count } (A)
cosmic_colonies-ui-lay-here = Положить сюда
cosmic_colonies-ui-where = Ряд { $row }, столбец { $col }.
cosmic_colonies-ui-fits = Подходит.
cosmic_colonies-ui-fits-not = Здесь не помещается
cosmic_colonies-ui-why-off_asteroid = Выходит за край
cosmic_colonies-ui-why-overlaps = Накрывает ваш жетон
cosmic_colonies-ui-why-not_adjacent = Не касается жетонов стороной
cosmic_colonies-ui-why-covers_nothing = Не накрывает свободных клеток
cosmic_colonies-ui-points = { $count } очк.
cosmic_colonies-ui-my-points = Очки
cosmic_colonies-ui-left-open = осталось открыто
cosmic_colonies-ui-open-n = открыто: { $count }
cosmic_colonies-ui-soil-each = по { $count } за каждую открытую клетку
cosmic_colonies-ui-store = Склад
cosmic_colonies-ui-of = { $now } из { $of }
cosmic_colonies-ui-nothing = ничего
cosmic_colonies-ui-give = Отдать
cosmic_colonies-ui-take = Взять
cosmic_colonies-ui-hand = Рабочие
cosmic_colonies-ui-hand-n = Карт на руке: { $count }.
cosmic_colonies-ui-hand-known = Все видели: { $list }.
cosmic_colonies-ui-played = Сыграно в этом раунде:
cosmic_colonies-ui-card-back = Закрытая карта
cosmic_colonies-ui-card-used = отработала
cosmic_colonies-ui-card-work = за работой
cosmic_colonies-ui-card-chosen = выбрана
cosmic_colonies-ui-card-picked = в игре
cosmic_colonies-ui-day = День
cosmic_colonies-ui-night = Ночь
cosmic_colonies-ui-moment-before = Перед действием
cosmic_colonies-ui-moment-gather = Сбор
cosmic_colonies-ui-moment-build = Строительство
cosmic_colonies-ui-moment-both = Оба действия
cosmic_colonies-ui-worker-numbers = Номер { $priority }, грузоподъёмность { $capacity }.
cosmic_colonies-ui-goal = Личная цель
cosmic_colonies-ui-goal-hidden = Цель тайная.
cosmic_colonies-ui-coming = Придут на руку:
cosmic_colonies-ui-coming-hidden = закрытых карт: { $count }
cosmic_colonies-ui-sets = Наборы
cosmic_colonies-ui-set-n = Набор { $now }/{ $of }
cosmic_colonies-ui-bot-formula = { $tiles } зд. × { $difficulty } − { $missing } × { $penalty }
cosmic_colonies-ui-bot-store_full = склад полон
cosmic_colonies-ui-bot-area_empty = нечего брать
cosmic_colonies-ui-bot-slot_empty = нет жетона
cosmic_colonies-ui-bot-cannot_afford = нечем платить
cosmic_colonies-ui-bot-done = Сделано
cosmic_colonies-ui-bot-failed = не вышло
cosmic_colonies-ui-bot-did = { $priority } { $worker }: что сделал автомат
cosmic_colonies-ui-bot-will = Так и поступит
cosmic_colonies-ui-bot-waits = Откроет карту, когда вы выберете свою.
cosmic_colonies-ui-difficulty = Сложность { $n }
cosmic_colonies-ui-deck = Колода
cosmic_colonies-ui-discard-n = в сбросе { $count }
cosmic_colonies-ui-chosen = Рабочий выбран
cosmic_colonies-ui-ask-pick = Соберите рабочих для этой партии или доверьтесь случаю
cosmic_colonies-ui-picked-n = Выбрано { $now } из { $of }.
cosmic_colonies-ui-ask-play =
    { $count ->
        [one] Выберите рабочего
        [few] Выберите { $count } рабочих
       *[other] Выберите { $count } рабочих
    }
cosmic_colonies-ui-ask-act = Соберите ресурсы или постройте здание
cosmic_colonies-ui-ask-gather = Выберите область для сбора
cosmic_colonies-ui-ask-build = Выберите здание для постройки
cosmic_colonies-ui-ask-worker = Работает: { $worker }.
cosmic_colonies-ui-ask-lay = Положите жетон: { $building }
cosmic_colonies-ui-ask-lay-small = Стороной к своему жетону. Щелчок — положить, R или колесо — повернуть, F — перевернуть.
    .touch = Коснитесь клетки, чтобы передвинуть; коснитесь жетона, чтобы положить.
cosmic_colonies-ui-ask-pay = Чем заплатите?
cosmic_colonies-ui-ask-swap = Обмен с запасом: что отдаёте?
cosmic_colonies-ui-ask-swap-take = Отдаёте: { $resource }. Что берёте?
cosmic_colonies-ui-ask-gain = Возьмите ресурс из запаса
cosmic_colonies-ui-ask-discard = Склад переполнен: верните ресурс в запас
cosmic_colonies-ui-ask-pick_up = Можно переместить свой жетон: выберите его
cosmic_colonies-ui-ask-demolish = Можно вернуть жетон в запас и получить ресурсы
cosmic_colonies-ui-ask-raise = Можно поставить монумент в светящуюся брешь
cosmic_colonies-ui-button-enough = Хватит
cosmic_colonies-ui-button-skip = Пропустить
cosmic_colonies-ui-button-rest = Остальных наугад
cosmic_colonies-ui-about-special = Ставят только некоторые рабочие.
cosmic_colonies-ui-tiles-left = В запасе: { $count }.
cosmic_colonies-ui-built-by = Построили: { $list }.
cosmic_colonies-ui-about-area = В области { $count } из { $limit }.
cosmic_colonies-ui-supply-n = В запасе: { $count }.
cosmic_colonies-ui-about-terrain = Очки за 0, 1, 2, 3, 4, 5 и более открытых клеток: { $list }.
cosmic_colonies-ui-about-soil = В обычном режиме очков не даёт; в продвинутом каждая открытая клетка приносит очко.
cosmic_colonies-ui-about-monument = Закрывает брешь точно по своей форме. Хотя бы один монумент приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
cosmic_colonies-ui-about-sets = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } за каждый набор из пяти основных зданий.
cosmic_colonies-ui-about-goal = Тайна до конца игры; очки приносит каждый такой жетон.
cosmic_colonies-ui-help-goal = Цель игры
cosmic_colonies-ui-help-goal-text = Застройте свой астероид: чем меньше открытых кристаллов, льда и скал, тем больше очков. Восемь раундов по два действия.
cosmic_colonies-ui-help-round = Раунд
cosmic_colonies-ui-help-choosing = Все тайно выбирают рабочего и одновременно открывают карты.
cosmic_colonies-ui-help-acting = Сначала меньшие номера: соберите из одной области столько, сколько унесёт рабочий, или постройте здание. Каждый рабочий меняет действие по-своему.
cosmic_colonies-ui-help-refresh = Области и ячейки пополняются, отработавшие рабочие уходят к соседу слева.
cosmic_colonies-ui-help-laying = Как класть жетоны
cosmic_colonies-ui-help-laying-text = Жетон лежит внутри астероида, на свободных клетках, стороной к своему жетону. Его можно поворачивать и переворачивать.
cosmic_colonies-ui-help-scoring = Очки
cosmic_colonies-ui-help-solo = Одному
cosmic_colonies-ui-help-solo-text = Автомат открывает карту и пробует два действия по порядку. Его счёт: жетоны умножить на сложность, минус { $penalty } за каждое здание, которого у него нет. Наберите больше.
cosmic_colonies-ui-key-lay = Пока жетон в руке: стрелки двигают, R поворачивает, F переворачивает, A показывает все места, Enter кладёт.

## Журнал в браузере: строки, которые идут вместе, становятся одной; $list: ресурсы с количеством

cosmic_colonies-label-count = { $number ->
    [one] { $number } { $resource_one }
    [few] { $number } { $resource_few }
   *[other] { $number } { $resource_many }
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
