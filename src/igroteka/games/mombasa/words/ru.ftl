# Момбаса: все слова, которые читает игрок.
#
# В предложения приходят переменные:
#   $card, $tile, $company, $expanding, $region, $space, $book, $lying, $spot, $good, $suit, $track, $why: название;
#   $company_gen, $track_first …: его атрибуты; $company_id …: его код или «none», если его нет;
#   $player и $you (yes/no): кто действует и читает ли это он сам; $verb: код хода в отказах;
#   числа: $slot, $column, $steps, $pounds, $points, $cost, $price, $have, $most, $at, $value, $bonus, $round, $limit;
#   $space — число, если это деление трека; $letter — буква книги; $cards — список карт.

mombasa-name = Момбаса
mombasa-blurb = Планируйте карты, вкладывайте товары в четыре торговые компании, расставляйте их посты по карте — и разбогатейте, когда посчитают акции.
mombasa-about = Неофициальная любительская работа, не связанная с издателями игры. Большинство карт и книг, треки и карта — наша собственная реконструкция по правилам: в коробке они другие. Нравится «Момбаса» — купите коробку: за столом она ещё лучше.

## Компании и товары

mombasa-company-mombasa = Момбаса
    .gen = Момбасы
mombasa-company-cape_town = Кейптаун
    .gen = Кейптауна
mombasa-company-saint_louis = Сент-Луис
    .gen = Сент-Луиса
mombasa-company-cairo = Каир
    .gen = Каира
mombasa-suit-coffee = Кофе
    .nom = кофе
    .gen = кофе
mombasa-suit-bananas = Бананы
    .nom = бананы
    .gen = бананов
mombasa-suit-cotton = Хлопок
    .nom = хлопок
    .gen = хлопка
mombasa-suit-expansion = Экспансия
    .nom = экспансия
    .gen = экспансии

## Карты и бонусные тайлы: .does — подсказка

mombasa-card-a_coffee_2 = Кофе 2
    .does = Кофе стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_coffee_3 = Кофе 3
    .does = Кофе стоимостью 3: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_bananas_2 = Бананы 2
    .does = Бананы стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_bananas_3 = Бананы 3
    .does = Бананы стоимостью 3: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_cotton_2 = Хлопок 2
    .does = Хлопок стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_cotton_3 = Хлопок 3
    .does = Хлопок стоимостью 3: на карту с поля и на шаги по трекам компаний.
mombasa-card-a_expansion_2 = Экспансия 2
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии.
mombasa-card-a_bookkeeper_3 = Бухгалтер 3
    .does = Двигает вашу чернильницу по книгам, затем даёт 3 бухгалтерских очка.
mombasa-card-a_merchant_generic = Торговец алмазами
    .does = 1 шаг по алмазному треку и £2.
mombasa-card-b_coffee_3_cape_town = Кофе 3 и 1 акция Кейптауна
    .does = Кофе стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Кейптауна.
mombasa-card-b_coffee_3_saint_louis = Кофе 3 и 1 акция Сент-Луиса
    .does = Кофе стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Сент-Луиса.
mombasa-card-b_bananas_3_mombasa = Бананы 3 и 1 акция Момбасы
    .does = Бананы стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Момбасы.
mombasa-card-b_bananas_3_cairo = Бананы 3 и 1 акция Каира
    .does = Бананы стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Каира.
mombasa-card-b_cotton_3_cape_town = Хлопок 3 и 1 акция Кейптауна
    .does = Хлопок стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Кейптауна.
mombasa-card-b_cotton_3_cairo = Хлопок 3 и 1 акция Каира
    .does = Хлопок стоимостью 3: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Каира.
mombasa-card-b_expansion_2_mombasa = Экспансия 2 и 1 акция Момбасы
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Момбасы.
mombasa-card-b_expansion_2_cape_town = Экспансия 2 и 1 акция Кейптауна
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Кейптауна.
mombasa-card-b_expansion_2_saint_louis = Экспансия 2 и 1 акция Сент-Луиса
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Сент-Луиса.
mombasa-card-b_expansion_2_cairo = Экспансия 2 и 1 акция Каира
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Каира.
mombasa-card-b_merchant_mombasa = Торговец Момбасы
    .does = 2 шага по алмазному треку и £1, затем ещё шаг за каждые 2 шахты Момбасы.
mombasa-card-b_merchant_cape_town = Торговец Кейптауна
    .does = 2 шага по алмазному треку и £1, затем ещё шаг за каждые 2 шахты Кейптауна.
mombasa-card-b_merchant_saint_louis = Торговец Сент-Луиса
    .does = 2 шага по алмазному треку и £1, затем ещё шаг за каждые 2 шахты Сент-Луиса.
mombasa-card-b_merchant_cairo = Торговец Каира
    .does = 2 шага по алмазному треку и £1, затем ещё шаг за каждые 2 шахты Каира.
mombasa-card-b_bookkeeper_3_x = Бухгалтер 3 (№ 2)
    .does = Двигает вашу чернильницу по книгам, затем даёт 3 бухгалтерских очка.
mombasa-card-b_bookkeeper_3_y = Бухгалтер 3 (№ 3)
    .does = Двигает вашу чернильницу по книгам, затем даёт 3 бухгалтерских очка.
mombasa-card-c_coffee_4_mombasa = Кофе 4 и 1 акция Момбасы
    .does = Кофе стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Момбасы.
mombasa-card-c_coffee_4_cairo = Кофе 4 и 1 акция Каира
    .does = Кофе стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Каира.
mombasa-card-c_bananas_4_cape_town = Бананы 4 и 1 акция Кейптауна
    .does = Бананы стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Кейптауна.
mombasa-card-c_bananas_4_saint_louis = Бананы 4 и 1 акция Сент-Луиса
    .does = Бананы стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Сент-Луиса.
mombasa-card-c_cotton_4_mombasa = Хлопок 4 и 1 акция Момбасы
    .does = Хлопок стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Момбасы.
mombasa-card-c_cotton_4_saint_louis = Хлопок 4 и 1 акция Сент-Луиса
    .does = Хлопок стоимостью 4: на карту с поля и на шаги по трекам компаний. В конце игры — 1 акция Сент-Луиса.
mombasa-card-c_expansion_3_mombasa = Экспансия 3 и 1 акция Момбасы
    .does = 3 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Момбасы.
mombasa-card-c_expansion_3_cape_town = Экспансия 3 и 1 акция Кейптауна
    .does = 3 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Кейптауна.
mombasa-card-c_expansion_3_saint_louis = Экспансия 3 и 1 акция Сент-Луиса
    .does = 3 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Сент-Луиса.
mombasa-card-c_expansion_3_cairo = Экспансия 3 и 1 акция Каира
    .does = 3 очка экспансии; используется вместе со всеми картами экспансии. В конце игры — 1 акция Каира.
mombasa-card-c_bookkeeper_4 = Бухгалтер 4
    .does = Двигает вашу чернильницу по книгам, затем даёт 4 бухгалтерских очка.
mombasa-card-d_share_1_mombasa = 1 акция Момбасы
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-d_share_1_cape_town = 1 акция Кейптауна
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-d_share_1_saint_louis = 1 акция Сент-Луиса
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-d_share_1_cairo = 1 акция Каира
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-e_share_2_mombasa = 2 акции Момбасы
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-e_share_2_cape_town = 2 акции Кейптауна
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-e_share_2_saint_louis = 2 акции Сент-Луиса
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-e_share_2_cairo = 2 акции Каира
    .does = Без действия: лежит на руке и считается в конце.
mombasa-card-start_coffee_1 = Стартовый кофе 1
    .does = Кофе стоимостью 1: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_coffee_2 = Стартовый кофе 2
    .does = Кофе стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_bananas_1 = Стартовые бананы 1
    .does = Бананы стоимостью 1: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_bananas_2 = Стартовые бананы 2
    .does = Бананы стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_cotton_1 = Стартовый хлопок 1
    .does = Хлопок стоимостью 1: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_cotton_2 = Стартовый хлопок 2
    .does = Хлопок стоимостью 2: на карту с поля и на шаги по трекам компаний.
mombasa-card-start_expansion_1 = Стартовая экспансия 1
    .does = 1 очко экспансии; используется вместе со всеми картами экспансии.
mombasa-card-start_expansion_2 = Стартовая экспансия 2
    .does = 2 очка экспансии; используется вместе со всеми картами экспансии.
mombasa-card-start_bookkeeper = Стартовый бухгалтер 2
    .does = Двигает вашу чернильницу по книгам, затем даёт 2 бухгалтерских очка.
mombasa-card-single_expansion_1 = 1-экспансия № 1
    .does = 1 очко экспансии; используется вместе со всеми картами экспансии.
mombasa-card-single_expansion_2 = 1-экспансия № 2
    .does = 1 очко экспансии; используется вместе со всеми картами экспансии.
mombasa-card-single_expansion_3 = 1-экспансия № 3
    .does = 1 очко экспансии; используется вместе со всеми картами экспансии.
mombasa-card-single_expansion_4 = 1-экспансия № 4
    .does = 1 очко экспансии; используется вместе со всеми картами экспансии.
mombasa-card-tile_plus_one_good = +1 товар
    .does = Кладётся на одну из карт товаров: для всего она считается на 1 больше.
mombasa-card-tile_bookkeeper = Тайл бухгалтера
    .does = Работает как бухгалтер с 1 бухгалтерским очком и не занимает ячейку.
mombasa-card-tile_merchant = Тайл торговца
    .does = 2 шага по алмазному треку и ещё 1 за каждого другого вашего активного торговца.
mombasa-card-tile_expansion = Тайл экспансии
    .does = Работает как карта экспансии с 2 очками и не занимает ячейку.

## Стартовые и бонусные тайлы

mombasa-tile-st_01 = стартовый тайл 1
mombasa-tile-st_02 = стартовый тайл 2
mombasa-tile-st_03 = стартовый тайл 3
mombasa-tile-st_04 = стартовый тайл 4
mombasa-tile-st_05 = стартовый тайл 5
mombasa-tile-st_06 = стартовый тайл 6
mombasa-tile-st_07 = стартовый тайл 7
mombasa-tile-st_08 = стартовый тайл 8
mombasa-tile-st_09 = стартовый тайл 9
mombasa-tile-st_10 = стартовый тайл 10
mombasa-tile-tile_plus_one_good = «+1 товар»
mombasa-tile-tile_bookkeeper = тайл бухгалтера
mombasa-tile-tile_merchant = тайл торговца
mombasa-tile-tile_expansion = тайл экспансии

## Книги; у стартовых книг номера их тайлов

mombasa-book-a01 = { "A01" }
mombasa-book-a02 = { "A02" }
mombasa-book-a03 = { "A03" }
mombasa-book-a04 = { "A04" }
mombasa-book-a05 = { "A05" }
mombasa-book-a06 = { "A06" }
mombasa-book-a07 = { "A07" }
mombasa-book-a08 = { "A08" }
mombasa-book-a09 = { "A09" }
mombasa-book-a10 = { "A10" }
mombasa-book-a11 = { "A11" }
mombasa-book-a12 = { "A12" }
mombasa-book-a13 = { "A13" }
mombasa-book-a14 = { "A14" }
mombasa-book-a15 = { "A15" }
mombasa-book-a16 = { "A16" }
mombasa-book-a17 = { "A17" }
mombasa-book-a18 = { "A18" }
mombasa-book-a19 = { "A19" }
mombasa-book-a20 = { "A20" }
mombasa-book-a21 = { "A21" }
mombasa-book-a22 = { "A22" }
mombasa-book-a23 = { "A23" }
mombasa-book-a24 = { "A24" }
mombasa-book-b01 = { "B01" }
mombasa-book-b02 = { "B02" }
mombasa-book-b03 = { "B03" }
mombasa-book-b04 = { "B04" }
mombasa-book-b05 = { "B05" }
mombasa-book-b06 = { "B06" }
mombasa-book-b07 = { "B07" }
mombasa-book-b08 = { "B08" }
mombasa-book-b09 = { "B09" }
mombasa-book-b10 = { "B10" }
mombasa-book-b11 = { "B11" }
mombasa-book-b12 = { "B12" }
mombasa-book-b13 = { "B13" }
mombasa-book-b14 = { "B14" }
mombasa-book-b15 = { "B15" }
mombasa-book-b16 = { "B16" }
mombasa-book-b17 = { "B17" }
mombasa-book-b18 = { "B18" }
mombasa-book-b19 = { "B19" }
mombasa-book-b20 = { "B20" }
mombasa-book-b21 = { "B21" }
mombasa-book-b22 = { "B22" }
mombasa-book-b23 = { "B23" }
mombasa-book-b24 = { "B24" }
mombasa-book-c01 = { "C01" }
mombasa-book-c02 = { "C02" }
mombasa-book-c03 = { "C03" }
mombasa-book-c04 = { "C04" }
mombasa-book-c05 = { "C05" }
mombasa-book-c06 = { "C06" }
mombasa-book-c07 = { "C07" }
mombasa-book-c08 = { "C08" }
mombasa-book-c09 = { "C09" }
mombasa-book-c10 = { "C10" }
mombasa-book-c11 = { "C11" }
mombasa-book-c12 = { "C12" }
mombasa-book-c13 = { "C13" }
mombasa-book-c14 = { "C14" }
mombasa-book-c15 = { "C15" }
mombasa-book-c16 = { "C16" }
mombasa-book-c17 = { "C17" }
mombasa-book-c18 = { "C18" }
mombasa-book-c19 = { "C19" }
mombasa-book-c20 = { "C20" }
mombasa-book-c21 = { "C21" }
mombasa-book-c22 = { "C22" }
mombasa-book-c23 = { "C23" }
mombasa-book-c24 = { "C24" }
mombasa-book-st_01 = стартовая книга 1
mombasa-book-st_02 = стартовая книга 2
mombasa-book-st_03 = стартовая книга 3
mombasa-book-st_04 = стартовая книга 4
mombasa-book-st_05 = стартовая книга 5
mombasa-book-st_06 = стартовая книга 6
mombasa-book-st_07 = стартовая книга 7
mombasa-book-st_08 = стартовая книга 8
mombasa-book-st_09 = стартовая книга 9
mombasa-book-st_10 = стартовая книга 10

## Регионы

mombasa-region-fezzan = Феццан
mombasa-region-libyan_desert = Ливийская пустыня
mombasa-region-nubia = Нубия
mombasa-region-upper_senegal = Верхний Сенегал
mombasa-region-niger_bend = Излучина Нигера
mombasa-region-lake_chad = Озеро Чад
mombasa-region-kordofan = Кордофан
mombasa-region-abyssinia = Абиссиния
mombasa-region-gold_coast = Золотой Берег
mombasa-region-niger_delta = Дельта Нигера
mombasa-region-equatorial_forest = Экваториальный лес
    .short = Экв. лес
mombasa-region-great_lakes = Великие озёра
    .short = Вел. озёра
mombasa-region-unyamwezi = Уньямвези
mombasa-region-swahili_coast = Берег Суахили
mombasa-region-loango = Лоанго
mombasa-region-angola = Ангола
mombasa-region-katanga = Катанга
mombasa-region-nyasaland = Ньясаленд
mombasa-region-mozambique = Мозамбик
mombasa-region-damaraland = Дамараленд
mombasa-region-kalahari = Калахари
mombasa-region-transvaal = Трансвааль
mombasa-region-stanley_falls = Водопады Стэнли
    .short = Вдп. Стэнли
mombasa-region-ruwenzori = Рувензори

## Треки: .first и .second — их особые бонусы

mombasa-track-A1 = { "A1" }
    .first = карта за бананы дешевле на 1
    .second = то же, и к оплате можно добавить другие товары
mombasa-track-A2 = { "A2" }
    .first = карта за хлопок дешевле на 1
    .second = каждая карта хлопка стоит на 1 больше
mombasa-track-B1 = { "B1" }
    .first = на 1 очко экспансии больше, если есть карта экспансии
    .second = на 2 очка экспансии больше, если есть карта экспансии
mombasa-track-B2 = { "B2" }
    .first = на 1 бонусный маркер больше
    .second = на 2 бонусных маркера больше, чем вначале
mombasa-track-C1 = { "C1" }
    .first = место: £2 за бухгалтерские очки и шаги по алмазному треку
    .second = место: £1 за бухгалтерские очки и шаги по алмазному треку
mombasa-track-C2 = { "C2" }
    .first = место: шаг по алмазному треку и, если хотите, карта за фунты
    .second = место: 2 шага по алмазному треку и, если хотите, карта на £1 дешевле
mombasa-track-D1 = { "D1" }
    .first = место: карта с руки за красное число и £3
    .second = место: карта кофе с руки за красное число и £8
mombasa-track-D2 = { "D2" }
    .first = место: £1 за 2 шага на каждом из двух других треков
    .second = место: £1 за 2 шага на каждом из трёх других треков

## Бонусные места

mombasa-spot-first_player = Первый игрок
    .short = Первый игрок
    .does = Возьмите маркер первого игрока и потратьте 1 бухгалтерское очко.
mombasa-spot-buy_card = Купить карту
    .short = Купить карту
    .does = Заплатите £1 и купите карту с поля за фунты.
mombasa-spot-sell_card = Продать карту
    .short = Продать карту
    .does = Карта с руки покидает игру за красное число и £2.
mombasa-spot-majority_coffee = Большинство: кофе
    .short = Кофе
    .does = Ни у кого нет больше активного кофе: 2, 3 или 4 шага по треку Каира, а от 5 кофе ещё и пост долой с базы.
mombasa-spot-majority_bananas = Большинство: бананы
    .short = Бананы
    .does = Ни у кого нет больше активных бананов: 2 или 3 шага по треку Кейптауна, а от 5 бананов ещё и шаг по алмазному треку.
mombasa-spot-majority_cotton = Большинство: хлопок
    .short = Хлопок
    .does = Ни у кого нет больше активного хлопка: 2, 3 или 4 шага по треку Сент-Луиса, а от 3 хлопка ещё и фунты.
mombasa-spot-majority_expansion = Большинство: экспансия
    .short = Экспансия
    .does = Ни у кого нет больше активной экспансии: 2, 3 или 4 шага по треку Момбасы, а от 3 очков ещё и бухгалтерские очки.
mombasa-spot-tile_plus_one_good = Заказать «+1 товар»
    .short = +1 товар
    .does = Заплатите £1: тайл ваш в следующем раунде.
mombasa-spot-tile_bookkeeper = Заказать бухгалтера
    .short = Бухгалтер
    .does = Заплатите £1: тайл ваш в следующем раунде.
mombasa-spot-tile_merchant = Заказать торговца
    .short = Торговец
    .does = Заплатите £2: тайл ваш в следующем раунде.
mombasa-spot-tile_expansion = Заказать экспансию
    .short = Тайл экспансии
    .does = Заплатите £2: тайл ваш в следующем раунде.
mombasa-spot-c1_1 = Книги и алмазы ({ "C1" }, первое)
    .short = Книги, алмазы
    .does = 1 бухгалтерское очко и 2 шага по алмазному треку или наоборот.
mombasa-spot-c1_2 = Книги и алмазы ({ "C1" }, второе)
    .short = Книги, алмазы
    .does = 1 бухгалтерское очко и 2 шага по алмазному треку или наоборот.
mombasa-spot-c2_1 = Алмазы и карта ({ "C2" }, первое)
    .short = Алмазы, карта
    .does = Шаги по алмазному треку; затем можно купить карту за фунты.
mombasa-spot-c2_2 = Алмазы и карта ({ "C2" }, второе)
    .short = Алмазы, карта
    .does = Шаги по алмазному треку; затем можно купить карту за фунты.
mombasa-spot-d1_1 = Сдать карту ({ "D1" }, первое)
    .short = Сдать карту
    .does = Карта с руки покидает игру за фунты.
mombasa-spot-d1_2 = Сдать карту ({ "D1" }, второе)
    .short = Сдать кофе
    .does = Карта с руки покидает игру за фунты.
mombasa-spot-d2_1 = Шаги на других треках ({ "D2" }, первое)
    .short = Шаги рядом
    .does = По 2 шага на нескольких других треках.
mombasa-spot-d2_2 = Шаги на других треках ({ "D2" }, второе)
    .short = Шаги рядом
    .does = По 2 шага на нескольких других треках.

## Ячейки полей карт и книг

mombasa-space-left_1 = левый столбец, ряд 1
mombasa-space-left_2 = левый столбец, ряд 2
mombasa-space-left_3 = левый столбец, ряд 3
mombasa-space-left_4 = левый столбец, ряд 4
mombasa-space-middle_1 = средний столбец, ряд 1
mombasa-space-middle_2 = средний столбец, ряд 2
mombasa-space-middle_3 = средний столбец, ряд 3
mombasa-space-middle_4 = средний столбец, ряд 4
mombasa-space-right_1 = правый столбец, ряд 1
mombasa-space-right_2 = правый столбец, ряд 2
mombasa-space-right_3 = правый столбец, ряд 3
mombasa-space-right_4 = правый столбец, ряд 4
mombasa-space-a1 = { "A" }, место 1
mombasa-space-a2 = { "A" }, место 2
mombasa-space-a3 = { "A" }, место 3
mombasa-space-a4 = { "A" }, место 4
mombasa-space-b1 = { "B" }, место 1
mombasa-space-b2 = { "B" }, место 2
mombasa-space-b3 = { "B" }, место 3
mombasa-space-b4 = { "B" }, место 4
mombasa-space-c1 = { "C" }, место 1
mombasa-space-c2 = { "C" }, место 2
mombasa-space-c3 = { "C" }, место 3
mombasa-space-c4 = { "C" }, место 4
## Чего требуют книги и что дают награды

mombasa-need-coffee = кофе { $number }
mombasa-need-bananas = бананы { $number }
mombasa-need-cotton = хлопок { $number }
mombasa-need-expansion = экспансия { $number }
mombasa-need-same = { $number } одного товара
mombasa-need-people = { $number ->
    [one] ещё один торговец или бухгалтер
    [few] ещё { $number } торговца или бухгалтера
   *[many] ещё { $number } торговцев или бухгалтеров
}
mombasa-pays-pounds = £{ $number }
mombasa-pays-diamonds = { $number ->
    [one] { $number } шаг по алмазному треку
    [few] { $number } шага по алмазному треку
   *[many] { $number } шагов по алмазному треку
}
mombasa-pays-remove = { $number ->
    [one] убрать { $number } пост
    [few] убрать { $number } поста
   *[many] убрать { $number } постов
}
mombasa-pays-books = { $number ->
    [one] { $number } бухгалтерское очко
    [few] { $number } бухгалтерских очка
   *[many] { $number } бухгалтерских очков
}
mombasa-pays-track = { $number ->
    [one] { $number } шаг по треку
    [few] { $number } шага по треку
   *[other] { $number } шагов по треку
}
mombasa-pays-scale = по £1 за каждую единицу { $good }, кроме одной

## За что платят

mombasa-why-toll = за платную секцию
mombasa-why-turning = за то, чтобы перевернуть книгу
mombasa-why-spot = за бонусное место
mombasa-why-card = за карту

## Фазы

mombasa-phase-setup = Подготовка к игре
mombasa-phase-planning = Планирование
mombasa-phase-actions = Действия
mombasa-phase-end = Конец игры

## Что делать сейчас

mombasa-turn-KeepTile = Оставьте себе один из двух стартовых тайлов.
mombasa-turn-RestCard = Разложите карты стартового тайла по ячейкам восстановления.
mombasa-turn-Plan = Выложите карты рубашкой вверх на свои ячейки и закончите планирование.
mombasa-turn-Turn = Выполните одно действие или завершите свою фазу действий.
mombasa-turn-UseGoods = Добавьте карты того же товара, купите карту или не покупайте ничего.
mombasa-turn-SpendValue = Двигайте свои маркеры: по шагу за единицу.
mombasa-turn-AtToll = Заплатите за платную секцию или остановитесь перед ней.
mombasa-turn-EnterRegion = Займите регион или остановитесь.
mombasa-turn-TakePost = Возьмите верхний пост одного из столбцов.
mombasa-turn-ReturnPost = Выберите столбец, на который вернётся пост.
mombasa-turn-RemovePost = Уберите пост с какой-нибудь базы или не убирайте.
mombasa-turn-SpendPoints = Потратьте бухгалтерские очки на книги или фунты.
mombasa-turn-LayBook = Положите купленную книгу на свой бухгалтерский трек.
mombasa-turn-MoveJar = Подвиньте чернильницу; перед этим можно перевернуть книгу.
mombasa-turn-BuyForPounds = Купите карту с поля за фунты.
mombasa-turn-SellCard = Выберите карту, которую отдаёте.
mombasa-turn-ChooseLine = Выберите награду, до которой дотягивает ваша сумма.
mombasa-turn-ChooseEither = Выберите одну из двух наград.
mombasa-turn-ChooseTrack = Выберите трек для своих шагов.

## Действия

mombasa-action-keep = Оставить { $tile }
mombasa-action-rest = Положить «{ $card }» на ячейку восстановления { $slot }
mombasa-action-plan = Выложить «{ $card }» на ячейку { $slot }
mombasa-action-unplan = Забрать карту с ячейки { $slot }
mombasa-action-done = Закончить планирование
mombasa-action-plus = Положить «+1 товар» на карту в ячейке { $slot }
mombasa-action-use = Использовать карту товаров из ячейки { $slot }
mombasa-action-add = Добавить карту товаров из ячейки { $slot }
mombasa-action-buy = Купить карту: { $space }
mombasa-action-no_purchase = Ничего не покупать
mombasa-action-step = Шаг по треку { $company_gen }
mombasa-action-forgo = Отказаться от остатка
mombasa-action-pay = Заплатить и идти дальше
mombasa-action-stay = Остановиться перед платной секцией
mombasa-action-expand = { $company_id ->
    [none] Перевернуть карты экспансии впустую
   *[other] Развивать компанию: { $company }
}
mombasa-action-enter = Занять регион «{ $region }»
mombasa-action-post = Взять верхний пост { $company_gen } из столбца { $column }
mombasa-action-stop = Прервать экспансию
mombasa-action-return = Вернуть пост { $company_gen } на столбец { $column }
mombasa-action-remove = Убрать верхний пост { $company_gen } из столбца { $column }
mombasa-action-leave = Ничего не убирать
mombasa-action-book = Взять книгу: { $space }
mombasa-action-pound = Взять £1 за очко
mombasa-action-lay = Положить книгу { $book } на деление { $space }
mombasa-action-bookkeeper = { $slot ->
    [0] Использовать тайл бухгалтера
   *[other] Использовать бухгалтера из ячейки { $slot }
}
mombasa-action-turn = Перевернуть за £2 книгу на делении { $space }
mombasa-action-jar = { $space ->
    [0] Оставить чернильницу на месте
   *[other] Подвинуть чернильницу на деление { $space }
}
mombasa-action-merchant = { $slot ->
    [0] Использовать тайл торговца
   *[other] Использовать торговца из ячейки { $slot }
}
mombasa-action-marker = Бонусный маркер: { $spot }
mombasa-action-sell = Отдать «{ $card }»
mombasa-action-line = Взять награду строки { $line }
mombasa-action-either = Взять награду { $choice }
mombasa-action-advance = Шаги по треку { $company_gen }
mombasa-action-end = { $slot ->
    [0] Завершить фазу действий
   *[other] Завершить фазу действий и взять стопку ячейки { $slot }
}

## События

mombasa-event-round = Начинается раунд { $round }.
mombasa-event-keeps = { $you ->
    [yes] Вы оставляете себе { $tile }.
   *[no] { $player } оставляет себе { $tile }.
}
mombasa-event-shows_tile = { $you ->
    [yes] Вы открываете { $tile }.
   *[no] { $player } открывает { $tile }.
}
mombasa-event-rests = { $you ->
    [yes] Карта «{ $card }» уходит на вашу ячейку восстановления { $slot }.
   *[no] { $player }: карта «{ $card }» уходит на ячейку восстановления { $slot }.
}
mombasa-event-rests_shown = Все разложили первые карты по ячейкам восстановления.
mombasa-event-rest_shown = { $you ->
    [yes] На вашей ячейке восстановления { $slot } лежит «{ $card }».
   *[no] { $player }: на ячейке восстановления { $slot } лежит «{ $card }».
}
mombasa-event-plans = { $you ->
    [yes] Вы выкладываете «{ $card }» на ячейку { $slot }.
   *[no] { $player } выкладывает «{ $card }» на ячейку { $slot }.
}
mombasa-event-unplans = { $you ->
    [yes] Вы забираете «{ $card }» с ячейки { $slot }.
   *[no] { $player } забирает «{ $card }» с ячейки { $slot }.
}
mombasa-event-planned = { $you ->
    [yes] Вы закончили планирование.
   *[no] { $player } заканчивает планирование.
}
mombasa-event-reveal = Все выложенные карты открыты.
mombasa-event-shows = { $you ->
    [yes] У вас выложена карта «{ $card }».
   *[no] { $player }: выложена карта «{ $card }».
}
mombasa-event-uses = { $you ->
    [yes] Вы используете «{ $card }».
   *[no] { $player } использует «{ $card }».
}
mombasa-event-plus = { $you ->
    [yes] Вы кладёте «+1 товар» на карту «{ $card }».
   *[no] { $player } кладёт «+1 товар» на карту «{ $card }».
}
mombasa-event-buys = { $you ->
    [yes] Вы покупаете «{ $card }».
   *[no] { $player } покупает «{ $card }».
}
mombasa-event-moves = { $steps ->
    [one] { $you ->
        [yes] Вы делаете { $steps } шаг по треку { $company_gen }, до деления { $space }.
       *[no] { $player } делает { $steps } шаг по треку { $company_gen }, до деления { $space }.
    }
    [few] { $you ->
        [yes] Вы делаете { $steps } шага по треку { $company_gen }, до деления { $space }.
       *[no] { $player } делает { $steps } шага по треку { $company_gen }, до деления { $space }.
    }
   *[many] { $you ->
        [yes] Вы делаете { $steps } шагов по треку { $company_gen }, до деления { $space }.
       *[no] { $player } делает { $steps } шагов по треку { $company_gen }, до деления { $space }.
    }
}
mombasa-event-unlocks = { $bonus ->
    [1] { $you ->
        [yes] Вы открываете первый бонус трека { $track }: { $track_first }.
       *[no] { $player } открывает первый бонус трека { $track }: { $track_first }.
    }
   *[other] { $you ->
        [yes] Вы открываете второй бонус трека { $track }: { $track_second }.
       *[no] { $player } открывает второй бонус трека { $track }: { $track_second }.
    }
}
mombasa-event-loses_steps = { $you ->
    [yes] Ваши шаги по треку { $company_gen } пропадают: { $steps }.
   *[no] { $player }: шаги по треку { $company_gen } пропадают: { $steps }.
}
mombasa-event-loses_value = { $you ->
    [yes] Остаток стоимости потратить не на что: { $value }.
   *[no] { $player }: остаток стоимости потратить не на что: { $value }.
}
mombasa-event-gets = { $you ->
    [yes] Вы получаете £{ $pounds }.
   *[no] { $player } получает £{ $pounds }.
}
mombasa-event-pays = { $you ->
    [yes] Вы платите £{ $pounds } { $why }.
   *[no] { $player } платит £{ $pounds } { $why }.
}
mombasa-event-diamonds = { $steps ->
    [one] { $you ->
        [yes] Вы делаете { $steps } шаг по алмазному треку, до деления { $space }.
       *[no] { $player } делает { $steps } шаг по алмазному треку, до деления { $space }.
    }
    [few] { $you ->
        [yes] Вы делаете { $steps } шага по алмазному треку, до деления { $space }.
       *[no] { $player } делает { $steps } шага по алмазному треку, до деления { $space }.
    }
   *[many] { $you ->
        [yes] Вы делаете { $steps } шагов по алмазному треку, до деления { $space }.
       *[no] { $player } делает { $steps } шагов по алмазному треку, до деления { $space }.
    }
}
mombasa-event-opens = { $you ->
    [yes] Со следующего планирования у вас открыта ячейка { $slot }.
   *[no] { $player }: со следующего планирования открыта ячейка { $slot }.
}
mombasa-event-expands = { $points ->
    [one] { $you ->
        [yes] Вы развиваете компанию { $company }: { $points } очко.
       *[no] { $player } развивает компанию { $company }: { $points } очко.
    }
    [few] { $you ->
        [yes] Вы развиваете компанию { $company }: { $points } очка.
       *[no] { $player } развивает компанию { $company }: { $points } очка.
    }
   *[many] { $you ->
        [yes] Вы развиваете компанию { $company }: { $points } очков.
       *[no] { $player } развивает компанию { $company }: { $points } очков.
    }
}
mombasa-event-enters = { $cost ->
    [one] { $you ->
        [yes] Вы занимаете регион «{ $region }» за { $cost } очко.
       *[no] { $player } занимает регион «{ $region }» за { $cost } очко.
    }
    [few] { $you ->
        [yes] Вы занимаете регион «{ $region }» за { $cost } очка.
       *[no] { $player } занимает регион «{ $region }» за { $cost } очка.
    }
   *[many] { $you ->
        [yes] Вы занимаете регион «{ $region }» за { $cost } очков.
       *[no] { $player } занимает регион «{ $region }» за { $cost } очков.
    }
}
mombasa-event-posts = { $you ->
    [yes] Вы ставите пост { $company_gen } в регион «{ $region }».
   *[no] { $player } ставит пост { $company_gen } в регион «{ $region }».
}
mombasa-event-returns = { $you ->
    [yes] Вы возвращаете пост { $company_gen } на базу, на столбец { $column }.
   *[no] { $player } возвращает пост { $company_gen } на базу, на столбец { $column }.
}
mombasa-event-gone = { $you ->
    [yes] Вы убираете из игры пост { $company_gen }: на базе ему нет места.
   *[no] { $player } убирает из игры пост { $company_gen }: на базе ему нет места.
}
mombasa-event-removes = { $you ->
    [yes] Вы убираете пост { $company_gen } из столбца { $column }.
   *[no] { $player } убирает пост { $company_gen } из столбца { $column }.
}
mombasa-event-takes_book = { $you ->
    [yes] Вы берёте книгу { $book }.
   *[no] { $player } берёт книгу { $book }.
}
mombasa-event-lays = { $you ->
    [yes] Вы кладёте книгу { $book } на деление { $space }.
   *[no] { $player } кладёт книгу { $book } на деление { $space }.
}
mombasa-event-shows_book = Новая книга на поле: { $book }.
mombasa-event-turns = { $you ->
    [yes] Вы переворачиваете книгу { $book } на делении { $space }.
   *[no] { $player } переворачивает книгу { $book } на делении { $space }.
}
mombasa-event-jar = { $you ->
    [yes] Ваша чернильница переходит на деление { $space }.
   *[no] { $player }: чернильница переходит на деление { $space }.
}
mombasa-event-marks = { $you ->
    [yes] Вы ставите бонусный маркер: { $spot }.
   *[no] { $player } ставит бонусный маркер: { $spot }.
}
mombasa-event-first = { $you ->
    [yes] Вы берёте маркер первого игрока.
   *[no] { $player } берёт маркер первого игрока.
}
mombasa-event-reserves = { $you ->
    [yes] Вы заказываете на следующий раунд: { $tile }.
   *[no] { $player } заказывает на следующий раунд: { $tile }.
}
mombasa-event-sells = { $you ->
    [yes] Вы отдаёте «{ $card }».
   *[no] { $player } отдаёт «{ $card }».
}
mombasa-event-ends = { $you ->
    [yes] Вы завершаете свою фазу действий.
   *[no] { $player } завершает фазу действий.
}
mombasa-event-takes_pile = { $you ->
    [yes] Вы берёте стопку ячейки { $slot }: { $cards }.
   *[no] { $player } берёт стопку ячейки { $slot }: { $cards }.
}
mombasa-event-tile_back = { $you ->
    [yes] Вы возвращаете { $tile }.
   *[no] { $player } возвращает { $tile }.
}
mombasa-event-prepares = { $coins ->
    [0] Подготовка нового раунда: на поле карт новые карты, все бонусные маркеры вернулись к владельцам.
    [one] Подготовка нового раунда: { $coins } монета легла к книгам, на поле карт новые карты, все бонусные маркеры вернулись к владельцам.
    [few] Подготовка нового раунда: { $coins } монеты легли к книгам, на поле карт новые карты, все бонусные маркеры вернулись к владельцам.
   *[other] Подготовка нового раунда: { $coins } монет легли к книгам, на поле карт новые карты, все бонусные маркеры вернулись к владельцам.
}
mombasa-event-coin = Монета ложится к книге: { $space }.
mombasa-event-discards = Карта «{ $card }» уходит в сброс.
mombasa-event-slides = Карта «{ $card }» сдвигается вправо.
mombasa-event-shows_card = Новая карта на поле: «{ $card }».
mombasa-event-marker_home = { $you ->
    [yes] Вы забираете бонусный маркер.
   *[no] { $player } забирает бонусный маркер.
}
mombasa-event-gets_tile = { $you ->
    [yes] Вы получаете { $tile }.
   *[no] { $player } получает { $tile }.
}
mombasa-event-gathers = { $you ->
    [yes] Вы берёте на руку карты с ячеек восстановления.
   *[no] { $player } берёт на руку карты с ячеек восстановления.
}
mombasa-event-over = Игра окончена. Считаются деньги, акции, алмазы и книги.

## Сомнения

mombasa-doubt-slots_free = { $number ->
    [one] Свободна { $number } ячейка, и карта для неё есть.
    [few] Свободны { $number } ячейки, и карты для них есть.
   *[other] Свободно { $number } ячеек, и карты для них есть.
}
mombasa-doubt-cards_left = { $number ->
    [one] Не использована { $number } выложенная карта. В конце фазы она уйдёт на восстановление.
    [few] Не использованы { $number } выложенные карты. В конце фазы они уйдут на восстановление.
   *[other] Не использовано { $number } выложенных карт. В конце фазы они уйдут на восстановление.
}
mombasa-doubt-tiles_left = { $number ->
    [one] Не использован { $number } бонусный тайл. В конце фазы он вернётся на поле.
    [few] Не использованы { $number } бонусных тайла. В конце фазы они вернутся на поле.
   *[other] Не использовано { $number } бонусных тайлов. В конце фазы они вернутся на поле.
}

## Отказы

mombasa-refuse-not_dealt = Этот тайл сдан не вам. Оставьте один из двух своих.
mombasa-refuse-not_on_tile = Этой карты нет на вашем стартовом тайле. Выберите одну из трёх, что на нём изображены.
mombasa-refuse-rest_taken = Там уже лежит карта. Выберите свободную ячейку.
mombasa-refuse-not_in_hand = Карты «{ $card }» у вас на руке нет. Выберите карту с руки.
mombasa-refuse-no_action = У карты акций нет действия, поэтому её не планируют. Она принесёт акции в конце игры.
mombasa-refuse-slot_closed = Эта ячейка ещё закрыта. Ячейки открывают алмазный и бухгалтерский треки.
mombasa-refuse-slot_taken = Там уже лежит карта. Выберите пустую ячейку или сначала заберите карту.
mombasa-refuse-slot_empty = На этой ячейке нет карты. Выберите ячейку с картой.
mombasa-refuse-too_many_second_thoughts = Вы забирали карты обратно уже { $limit } раз за эту фазу. Теперь оставьте их на местах.
mombasa-refuse-card_used = { $card_id ->
    [none] Эта карта уже использована и лежит рубашкой вверх. Выберите активную карту.
   *[other] Карта «{ $card }» уже использована и лежит рубашкой вверх. Выберите активную карту.
}
mombasa-refuse-wrong_card = { $card_id ->
    [none] Карту на этой ячейке так использовать нельзя. Выберите подходящую карту.
   *[other] Карту «{ $card }» так использовать нельзя. Выберите подходящую карту.
}
mombasa-refuse-no_tile = Этого бонусного тайла у вас нет. Закажите его на бонусном месте на следующий раунд.
mombasa-refuse-tile_used = Этот бонусный тайл уже использован и лежит рубашкой вверх.
mombasa-refuse-plus_laid = Тайл «+1 товар» уже лежит на карте, и переложить его нельзя.
mombasa-refuse-other_good = Вместе используют карты только одного товара. Эту используйте в другой ход.
mombasa-refuse-already_chosen = Эта карта уже выбрана.
mombasa-refuse-mix_needs_purchase = Разные товары складывают, только чтобы купить карту. Купите ту, на которую хватает.
mombasa-refuse-mix_needs_good = За разные товары карту купить можно, только если среди них есть { $good_nom }. Добавьте такую карту.
mombasa-refuse-space_empty = Здесь пусто. Выберите непустую ячейку.
mombasa-refuse-too_expensive = Карта стоит { $price }, а у ваших карт стоимость { $have }. Добавьте карту или купите что-нибудь дешевле.
mombasa-refuse-track_end = Ваш маркер уже в конце трека { $company_gen }. Двигайте другой.
mombasa-refuse-cannot_pay_toll = Платная секция стоит £{ $pounds }, а у вас £{ $have }. Двигайте другой маркер.
mombasa-refuse-value_left = Какой-то маркер ещё может сделать шаг бесплатно. Потратьте стоимость там.
mombasa-refuse-no_expansion = У вас нет активных карт экспансии. Выберите другое действие.
mombasa-refuse-no_posts = На базе { $company_gen } нет постов, развивать её нельзя. Выберите другую компанию.
mombasa-refuse-nothing_in_reach = Ваших очков не хватит ни на один регион рядом с постами { $company_gen }. Выберите другую компанию.
mombasa-refuse-can_expand = Какая-то компания может занять регион. Выберите её.
mombasa-refuse-own_post = В регионе «{ $region }» уже есть пост { $company_gen }. Выберите другой регион.
mombasa-refuse-no_access = К региону «{ $region }» у компании { $company } нет доступа. Выберите регион рядом с её базой или с одним из её постов.
mombasa-refuse-too_few_points = Регион «{ $region }» стоит { $cost }, а у вас осталось { $points }. Выберите регион поближе или остановитесь.
mombasa-refuse-enter_one = Займите хотя бы один регион, прежде чем останавливаться.
mombasa-refuse-other_company = Нужен пост { $expanding_gen }. Выберите столбец на базе { $expanding_gen }.
mombasa-refuse-column_empty = В этом столбце нет постов. Выберите другой.
mombasa-refuse-column_full = В этом столбце нет места: нижнее, если его однажды открыли, не занимают. Выберите другой столбец.
mombasa-refuse-no_book = На этом делении нет книги. Выберите деление с книгой.
mombasa-refuse-too_few_book_points = Эта книга стоит { $cost }, а у вас осталось { $points }. Возьмите книгу дешевле или фунты.
mombasa-refuse-no_room = Книге с буквой { $letter } нет места на вашем треке. Возьмите книгу с другой буквой или фунты.
mombasa-refuse-not_bought = Эту книгу вы в этот ход не покупали. Положите купленную.
mombasa-refuse-crossed_out = Книге с буквой A на это деление нельзя. Выберите другое.
mombasa-refuse-other_letter = Там лежит книга { $lying } с другой буквой. Выберите пустое деление или книгу с той же буквой.
mombasa-refuse-blocks_another = Тогда другой купленной книге не останется места. Положите эту в другое место.
mombasa-refuse-starting_book = Стартовую книгу переворачивать нельзя. Выберите другую.
mombasa-refuse-face_down = Эта книга уже перевёрнута. Выберите другую.
mombasa-refuse-turned_one = Одну книгу вы уже перевернули, больше этот бухгалтер не позволяет. Двигайте чернильницу.
mombasa-refuse-cannot_pay = Это стоит £{ $pounds }, а у вас £{ $have }.
mombasa-refuse-not_forward = Чернильница движется только вперёд. Выберите деление впереди неё.
mombasa-refuse-gap = На делении { $at } нет книги, а пропуск пройти нельзя. Остановитесь перед ним.
mombasa-refuse-requirement = Вы не выполняете требований книги { $book } на делении { $at }. Остановитесь перед ней или переверните её за £2.
mombasa-refuse-no_marker = Все ваши бонусные маркеры заняты. Они вернутся в конце раунда.
mombasa-refuse-spot_taken = На этом месте уже стоит маркер. Оно освободится в следующем раунде.
mombasa-refuse-not_in_game = Трека с этим местом в этой партии нет.
mombasa-refuse-locked = Это место вам ещё не открыто или открыто только в этот ход. Дойдите до особого поля его трека.
mombasa-refuse-other_spot = Ваш маркер стоит на другом месте этого трека. За раунд можно занять только одно из двух.
mombasa-refuse-first_turn = Первому игроку в первый ход раунда это место недоступно. Займите его позже.
mombasa-refuse-nothing_to_buy = После платы за место вам не хватит ни на одну карту. Сначала раздобудьте фунты.
mombasa-refuse-nothing_to_sell = { $good_id ->
    [none] У вас на руке нет карты, которую можно отдать.
   *[other] У вас на руке нет карты { $good_gen }, которую можно отдать.
}
mombasa-refuse-wrong_good = Это место берёт только карты { $good_gen }. Выберите такую.
mombasa-refuse-no_total = У вас нет активных карт { $suit_gen }. Этому месту нужна сумма хотя бы 1.
mombasa-refuse-outnumbered = У кого-то { $suit_gen } больше: { $most } против ваших { $have }. Больше вашего не должно быть ни у кого.
mombasa-refuse-line_too_high = До этой строки ваша сумма не дотягивает. Выберите строку ниже.
mombasa-refuse-own_track = По своему треку это место не двигает. Выберите другой трек.
mombasa-refuse-track_chosen = По этому треку вы шаги уже сделали. Выберите другой.
mombasa-refuse-pile_empty = Там нет карт. Возьмите стопку, в которой есть карты.
mombasa-refuse-take_a_pile = Завершая фазу, берут одну стопку. Выберите какую.

## Варианты

mombasa-variant-tracks = Треки компаний
    .hint = Какой трек достанется каждой компании.
mombasa-variant-tracks-fixed = как в первой партии
    .hint = Для первых партий: простые бонусы.
mombasa-variant-tracks-random = по жребию
    .hint = Каждую партию бонусы другие.
mombasa-variant-starting_tiles = Стартовые тайлы
    .hint = С чем каждый начинает.
mombasa-variant-starting_tiles-fixed = как в первой партии
    .hint = Как правила советуют для первой партии.
mombasa-variant-starting_tiles-chosen = каждый выбирает из двух
    .hint = Каждый втайне получает два и оставляет один.
mombasa-variant-first_player = Кто начинает
    .hint = Кто ходит первым.
mombasa-variant-first_player-random = по жребию
    .hint = Решает жребий.
mombasa-variant-first_player-1 = игрок 1
    .hint = Начинает тот, кто сидит на месте 1.
mombasa-variant-first_player-2 = игрок 2
    .hint = Начинает тот, кто сидит на месте 2.
mombasa-variant-first_player-3 = игрок 3
    .hint = Начинает тот, кто сидит на месте 3.
mombasa-variant-first_player-4 = игрок 4
    .hint = Начинает тот, кто сидит на месте 4.

## Очки

mombasa-score-cash = Деньги
mombasa-score-company_mombasa = Акции Момбасы
mombasa-score-company_cape_town = Акции Кейптауна
mombasa-score-company_saint_louis = Акции Сент-Луиса
mombasa-score-company_cairo = Акции Каира
mombasa-score-diamonds = Алмазный трек
mombasa-score-books = Бухгалтерский трек

## Что изменит действие

mombasa-holding-pounds = { $count ->
    [one] фунт
    [few] фунта
   *[other] фунтов
}
mombasa-holding-cards = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
mombasa-holding-books = { $count ->
    [one] книга
    [few] книги
   *[other] книг
}
mombasa-holding-diamonds = { $count ->
    [one] шаг по алмазному треку
    [few] шага по алмазному треку
   *[other] шагов по алмазному треку
}
mombasa-holding-jar = { $count ->
    [one] деление чернильницы
    [few] деления чернильницы
   *[other] делений чернильницы
}
mombasa-holding-value = стоимости товаров
mombasa-holding-expansion = { $count ->
    [one] очко экспансии
    [few] очка экспансии
   *[other] очков экспансии
}
mombasa-holding-points = { $count ->
    [one] бухгалтерское очко
    [few] бухгалтерских очка
   *[other] бухгалтерских очков
}
mombasa-holding-track_mombasa = { $count ->
    [one] шаг по треку Момбасы
    [few] шага по треку Момбасы
   *[other] шагов по треку Момбасы
}
mombasa-holding-track_cape_town = { $count ->
    [one] шаг по треку Кейптауна
    [few] шага по треку Кейптауна
   *[other] шагов по треку Кейптауна
}
mombasa-holding-track_saint_louis = { $count ->
    [one] шаг по треку Сент-Луиса
    [few] шага по треку Сент-Луиса
   *[other] шагов по треку Сент-Луиса
}
mombasa-holding-track_cairo = { $count ->
    [one] шаг по треку Каира
    [few] шага по треку Каира
   *[other] шагов по треку Каира
}
mombasa-holding-due_pounds = { $count ->
    [one] фунт в награду
    [few] фунта в награду
   *[other] фунтов в награду
}
mombasa-holding-due_diamonds = { $count ->
    [one] шаг по алмазному треку в награду
    [few] шага по алмазному треку в награду
   *[other] шагов по алмазному треку в награду
}
mombasa-holding-due_remove = { $count ->
    [one] пост, который можно убрать
    [few] поста, которые можно убрать
   *[other] постов, которые можно убрать
}
mombasa-holding-due_books = { $count ->
    [one] бухгалтерское очко в награду
    [few] бухгалтерских очка в награду
   *[other] бухгалтерских очков в награду
}
mombasa-holding-due_track = { $count ->
    [one] шаг по треку в награду
    [few] шага по треку в награду
   *[other] шагов по треку в награду
}

## Подписи

mombasa-label-pounds = Фунты
mombasa-label-hand = Рука
mombasa-label-slots = Ячейки
mombasa-label-rests = Восстановление
mombasa-label-tiles = Тайлы
mombasa-label-markers = Маркеры
mombasa-label-diamond = Алмазы
mombasa-label-jar = Чернильница
mombasa-label-books = Книги
mombasa-label-tracks = Треки
mombasa-label-price = Цена
mombasa-label-base = База
mombasa-label-map = Регионы
mombasa-label-display = Поле карт
mombasa-label-book_display = Поле книг
mombasa-label-spots = Бонусные места
mombasa-label-ended = завершил
mombasa-label-face_down = рубашкой вверх

## Экран

mombasa-ui-panel-map = Карта
mombasa-ui-panel-companies = Компании
mombasa-ui-panel-market = Рынок
mombasa-ui-panel-own = Моё
mombasa-ui-map = Карта Африки, 24 региона
mombasa-ui-market = Карты и книги на продажу
mombasa-ui-companies = Компании
mombasa-ui-my-board = Мой планшет
mombasa-ui-purse = Ваши фунты, акции и карты в ячейках
mombasa-ui-board-of = Планшет: { $name }
mombasa-ui-legend = Одинарная граница стоит 1 очко, двойная — 2, регион с чужим постом — ещё 1.
mombasa-ui-shares = Акции всех игроков
mombasa-ui-worth = Стоят сейчас
mombasa-ui-shares-of = Акции { $company_gen }
mombasa-ui-company = { $company }: акция стоит £{ $price }
mombasa-ui-track = Трек { $company_gen } ({ $track })
mombasa-ui-column = { $company }, столбец { $column }: { $posts ->
    [one] { $posts } пост
    [few] { $posts } поста
   *[other] { $posts } постов
}
mombasa-ui-landing = { $company } → { $region }: { $cost }
mombasa-ui-costs = стоит { $cost }
mombasa-ui-way-cost = { $cost } из { $points }
mombasa-ui-way-brings = Всего принесёт:
mombasa-ui-way-go = Пройти
mombasa-ui-way-drop = Другой путь
mombasa-ui-red = Красное число
mombasa-ui-tile = тайл
mombasa-ui-spot-taken = занято: { $name }
mombasa-ui-empty-space = Пустая ячейка
mombasa-ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
mombasa-ui-markers-left = Бонусных маркеров осталось: { $count }
mombasa-ui-rest-below = ниже: отдых карт
mombasa-ui-slot = Ячейка { $slot }
mombasa-ui-slot-empty = пусто
mombasa-ui-rest = Стопка { $slot }
mombasa-ui-opens-diamonds = откроется на алмазном делении { $space }
mombasa-ui-opens-books = откроется на книжном делении { $space }
mombasa-ui-ladder = { $at } из { $last } → £{ $worth }
mombasa-ui-space = Деление { $space }
mombasa-ui-bought = Куплена: { $book }
mombasa-ui-tile-rests = Сначала отдыхают
mombasa-ui-tile-bonus = Шаги на старте
mombasa-ui-tile-book = Ваша первая книга
mombasa-ui-kind-coffee = Кофе
mombasa-ui-kind-bananas = Бананы
mombasa-ui-kind-cotton = Хлопок
mombasa-ui-kind-expansion = Экспансия
mombasa-ui-kind-bookkeeper = Бухгалтер
mombasa-ui-kind-merchant = Торговец
mombasa-ui-kind-share = Акции
mombasa-ui-kind-plus_one_good = +1 товар

## Кто чем занят

mombasa-ui-status-planning = планирует
mombasa-ui-status-planned = готово
mombasa-ui-status-acting = ходит
mombasa-ui-status-waiting = ждёт
mombasa-ui-status-ended = фаза завершена
mombasa-ui-status-end = игра окончена

## Нижняя строка

mombasa-ui-button-done = План готов
mombasa-ui-button-no_purchase = Не покупать
mombasa-ui-button-forgo = Отказаться от остатка
mombasa-ui-button-pay = Заплатить
mombasa-ui-button-stay = Остановиться
mombasa-ui-button-expand = Экспансия впустую
mombasa-ui-button-stop = Остановиться
mombasa-ui-button-leave = Не убирать
mombasa-ui-button-pound = Взять £1
mombasa-ui-button-jar = Не двигать
mombasa-ui-button-end = Завершить фазу
mombasa-ui-plan-done = Ваш план готов.
mombasa-ui-ask-Plan = План: выберите карту с руки, затем ячейку.
mombasa-ui-ask-Plan-small = Перетащите её, нажмите на карту и ячейку или ходите стрелками и Enter. Планы откроют, когда будут готовы все.
    .touch = Перетащите её или коснитесь карты, а затем ячейки. Планы откроют, когда будут готовы все.
mombasa-ui-ask-Turn = Ваше действие: карта, экспансия компании или бонусный маркер.
mombasa-ui-ask-Turn-small = Нажмите на карту в ячейке; для экспансии — на герб компании.
    .touch = Коснитесь карты в ячейке; для экспансии — герба компании.
mombasa-ui-ask-UseGoods = Товаров на { $value }: добавьте карты того же товара, купите карту или не покупайте.
mombasa-ui-ask-UseGoods-small = Остаток стоимости станет шагами по трекам компаний.
mombasa-ui-ask-SpendValue = Осталось шагов: { $value }. Нажмите на трек компании.
    .touch = Осталось шагов: { $value }. Коснитесь трека компании.
mombasa-ui-ask-SpendValue-small = Красная черта — платная секция, за неё платят фунтами.
mombasa-ui-ask-AtToll = { $company }: заплатить и идти дальше или остановиться? Осталось шагов: { $steps }.
mombasa-ui-ask-EnterRegion = Экспансия { $company_gen }, осталось очков: { $expansion }. Выберите регион; число — его цена.
mombasa-ui-ask-EnterRegion-small = Пунктир — путь через несколько регионов: нажмите и увидите, что он стоит и что принесёт.
    .touch = Пунктир — путь через несколько регионов: коснитесь и увидите, что он стоит и что принесёт.
mombasa-ui-ask-TakePost = Пост { $company_gen } для региона «{ $region }»: выберите столбец базы.
mombasa-ui-ask-ReturnPost = Пост { $company_gen } покидает регион «{ $region }»: на какой столбец базы он вернётся?
mombasa-ui-ask-RemovePost = Уберите верхний пост с любой базы или не убирайте.
mombasa-ui-ask-SpendPoints = Бухгалтерских очков: { $points }. Возьмите книги или по £1.
mombasa-ui-ask-MoveJar = Чернильница: выберите деление, на котором она остановится.
mombasa-ui-ask-MoveJar-small = Награду даёт последняя книга. Сначала можно перевернуть одну книгу за £2.
mombasa-ui-ask-LayBook = Положите взятую книгу на свой бухгалтерский трек.
mombasa-ui-ask-slot = { $card }: в какую ячейку?
mombasa-ui-ask-rest = { $card }: в какую ячейку восстановления?
mombasa-ui-ask-space = Книга { $book }: на какое деление?
mombasa-ui-ask-plus = «+1 товар»: на какую карту товара?
mombasa-ui-ask-pile = Завершение фазы: какую стопку вернуть на руку?
mombasa-ui-ask-pile-small = Карты из ячеек уйдут отдыхать под ними.
mombasa-ui-due = Когда остановитесь, получите: { $list }.
mombasa-ui-watch-expansion = Экспансия { $company_gen }, осталось очков: { $points }.

## Подсказки

mombasa-ui-about-red = Красное число { $red }: часть цены и доход от продажи.
mombasa-ui-about-used = Использована: лежит рубашкой вверх и больше не считается.
mombasa-ui-about-expanding = Для экспансии нажмите на герб компании: все карты экспансии работают вместе.
    .touch = Для экспансии коснитесь герба компании: все карты экспансии работают вместе.
mombasa-ui-price = Цена сейчас: { $price }.
mombasa-ui-price-with = Если платить товаром «{ $good_nom }»: { $price }.
mombasa-ui-book = Книга { $book }
mombasa-ui-book-needs = Требует среди открытых карт: { $list }.
mombasa-ui-book-gives = Даёт, если чернильница остановится здесь: { $list }.
mombasa-ui-book-costs = { $count ->
    [one] Стоит { $count } бухгалтерское очко.
    [few] Стоит { $count } бухгалтерских очка.
   *[other] Стоит { $count } бухгалтерских очков.
}
mombasa-ui-about-coin = Вместе с ней берут и монету.
mombasa-ui-space-worth = Отсюда трек стоит £{ $worth } в конце игры.
mombasa-ui-space-opens = Открывает ещё одну ячейку действий.
mombasa-ui-space-crossed = Книгу { "A" } сюда класть нельзя.
mombasa-ui-space-empty = Без книги чернильница здесь не пройдёт.
mombasa-ui-space-turned = Перевёрнута: ничего не требует и ничего не даёт.
mombasa-ui-region-gives = Приносит: { $list }.
mombasa-ui-region-gives-nothing = Сам по себе ничего не приносит.
mombasa-ui-region-mines = Шахт: { $count } — для торговцев той компании, чей пост здесь стоит.
mombasa-ui-region-held = пост { $company_gen }
mombasa-ui-region-free = Поста пока нет.
mombasa-ui-region-borders = Границы: { $list }.
mombasa-ui-way = Путь: { $list }. Стоит { $cost } из { $points }; если там остановиться, всего принесёт: { $pays }.
mombasa-ui-way-direct = Стоит { $cost } из { $points }; если там остановиться, всего принесёт: { $pays }.
mombasa-ui-base-posts = Постов на базе: { $count }.
mombasa-ui-about-base = Цена — сумма монет, не закрытых постами.
mombasa-ui-column-uncovers = Верхний пост закрывает £{ $coins }.
mombasa-ui-share-price = Акция сейчас стоит £{ $price }.
mombasa-ui-share-line = { $name }: { $count } → £{ $worth }
mombasa-ui-track-bonus = Звезда на { $space }: { $bonus }.
mombasa-ui-track-toll = Платная секция после деления { $space }: £{ $pounds }.
mombasa-ui-track-next = Вы на делении { $at }; с деления { $space } — { $shares ->
    [one] { $shares } акция.
    [few] { $shares } акции.
   *[other] { $shares } акций.
}
mombasa-ui-track-end = Вы на делении { $at }; больше акций здесь не получить.
mombasa-ui-spot-costs = Стоит £{ $pounds }.
mombasa-ui-spot-line = от { $from }: { $list }
mombasa-ui-slot-title = Ячейка действий
mombasa-ui-about-slot = В фазе планирования сюда кладут одну карту.
mombasa-ui-about-rest = Здесь карты отдыхают после раунда; кто завершает фазу, возвращает одну стопку.
mombasa-ui-supply = Книги { $letter }
mombasa-ui-about-supply = В запасе: { $count }.
mombasa-ui-discard-title = Сброс
mombasa-ui-jar-title = Бухгалтерский трек
mombasa-ui-about-jar = Бухгалтер двигает чернильницу по книгам, требования которых выполняют ваши открытые карты. Последнее пройденное число — фунты в конце игры.
mombasa-ui-diamond-title = Алмазный трек
mombasa-ui-about-diamond = Маркер двигают торговцы. Последнее пройденное число — фунты в конце игры; деление 8 открывает ячейку, а за концом трека каждый шаг приносит £2.
mombasa-ui-pound-title = Фунты
mombasa-ui-about-pound = Деньги на платные секции, места и карты; в конце каждый фунт — очко.
mombasa-ui-worth-title = Стоят сейчас
mombasa-ui-about-worth = Все акции игрока по нынешним ценам.
mombasa-ui-markers-title = Бонусные маркеры
mombasa-ui-about-markers = Поставить маркер на свободное бонусное место — действие. После раунда маркеры возвращаются.
mombasa-ui-deck-title = Колода
mombasa-ui-about-deck = Карты, которые ещё придут на поле.
mombasa-ui-surcharge-title = Столбцы поля карт
mombasa-ui-about-surcharge = На столько карта дороже своего красного числа. После раунда правый столбец сбрасывают, остальные сдвигаются.

## Конец игры

mombasa-ui-dearest = Самая дорогая акция: { $company }, £{ $price }
mombasa-ui-dearest-shares = — больше всех её акций: { $count }

## Помощь

mombasa-ui-help-goal = Цель
mombasa-ui-help-goal-text = Через семь раундов побеждает самый богатый: деньги, акции четырёх компаний по их ценам и то, что стоят алмазный и бухгалтерский треки. Компании не принадлежат никому: их цену меняют все.
mombasa-ui-help-round = Раунд
mombasa-ui-help-phase-planning = Планирование
mombasa-ui-help-phase-planning-text = Все одновременно кладут карты рубашкой вверх в свои открытые ячейки: сначала их три, потом до пяти.
mombasa-ui-help-phase-actions = Действия
mombasa-ui-help-phase-actions-text = Карты открывают. По очереди каждый выполняет по одному действию, пока все не завершат фазу.
mombasa-ui-help-phase-preparation = Подготовка
mombasa-ui-help-phase-preparation-text = На книги приходят монеты, поле карт обновляется, бонусные маркеры возвращаются.
mombasa-ui-help-actions = Шесть действий
mombasa-ui-help-action-goods = Товары
mombasa-ui-help-action-goods-text = Используйте карты одного товара: купите одну карту за её цену, а на остаток шагайте по трекам компаний.
mombasa-ui-help-action-expansion = Экспансия
mombasa-ui-help-action-expansion-text = Все карты экспансии служат одной компании. Регион стоит 1 через одинарную границу, 2 через двойную и ещё 1, если там чужой пост. Чем меньше постов на базе, тем дороже акция.
mombasa-ui-help-action-bookkeeper = Бухгалтер
mombasa-ui-help-action-bookkeeper-text = Чернильница идёт по книгам, требования которых выполнены, последняя даёт награду, затем карта даёт очки на новые книги.
mombasa-ui-help-action-merchant = Торговец алмазами
mombasa-ui-help-action-merchant-text = Шаги по алмазному треку; торговец компании считает и её шахты.
mombasa-ui-help-action-marker = Бонусный маркер
mombasa-ui-help-action-marker-text = Поставьте маркер на свободное место и получите, что оно даёт. Для большинства ни у кого не должно быть больше открытых карт этого вида.
mombasa-ui-help-action-end = Завершить фазу
mombasa-ui-help-action-end-text = Верните на руку одну стопку; карты из ячеек уходят отдыхать под ними.
mombasa-ui-help-scoring = Подсчёт
mombasa-ui-help-scoring-text = Семь строк: деньги, акции каждой из четырёх компаний по её цене, последнее пройденное число алмазного трека и последнее — бухгалтерского.
mombasa-ui-help-symbols = Значки
mombasa-ui-help-company-text = Торговая компания: база, посты и трек.
mombasa-ui-help-suit-coffee = Товар.
mombasa-ui-help-suit-bananas = Товар.
mombasa-ui-help-suit-cotton = Товар.
mombasa-ui-help-suit-expansion = Очки, за которые занимают регионы.
mombasa-ui-help-symbol-pound = Фунт
mombasa-ui-help-symbol-pound-text = Деньги, а в конце — очки.
mombasa-ui-help-symbol-diamond = Алмаз
mombasa-ui-help-symbol-diamond-text = Шаг по алмазному треку.
mombasa-ui-help-symbol-book = Книга
mombasa-ui-help-symbol-book-text = Бухгалтерское очко: книги { "A" } и { "B" } стоят 1, книги { "C" } — 2; или £1.
mombasa-ui-help-symbol-step = Стрелка
mombasa-ui-help-symbol-step-text = Шаг по треку компании.
mombasa-ui-help-symbol-remove = Зачёркнутый пост
mombasa-ui-help-symbol-remove-text = Уберите верхний пост с любой базы: если он закрывает монеты, акция подорожает.
mombasa-ui-help-symbol-mine = Кирка
mombasa-ui-help-symbol-mine-text = Шахта: две шахты — шаг для торговца этой компании.
mombasa-ui-help-symbol-same = Знак равенства
mombasa-ui-help-symbol-same-text = Столько любого одного товара.
mombasa-ui-help-symbol-people = Два человека
mombasa-ui-help-symbol-people-text = Другие открытые бухгалтеры и торговцы.
mombasa-ui-help-symbol-share = Бумага
mombasa-ui-help-symbol-share-text = Акция и её цена.
mombasa-ui-help-symbol-star = Звезда
mombasa-ui-help-symbol-star-text = Особое поле: платит вам и всем, кто был там раньше, и открывает бонус со следующего хода.
mombasa-ui-help-symbol-jar = Чернильница
mombasa-ui-help-symbol-jar-text = Ваш маркер на бухгалтерском треке.
mombasa-ui-help-spots = Бонусные места
mombasa-ui-help-tracks = Треки компаний
mombasa-ui-help-tracks-text = У каждой компании один из восьми треков. Первая звезда трека даёт первый бонус, вторая — второй.

## What the value of a position is made of, in hints and reviews

mombasa-part-money = Деньги
mombasa-part-diamonds = Алмазный трек
mombasa-part-books = Бухгалтерский трек
mombasa-part-shares = Акции
mombasa-part-cards = Карты на следующие раунды
mombasa-part-plan = Запланированные карты
