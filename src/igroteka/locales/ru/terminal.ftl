# Поле в терминале.

terminal-goods_market = Рынок товаров
terminal-supply = Запас
terminal-market = Рынок
terminal-bag = Мешочек
terminal-techs = Технологии вне поля
terminal-column-score = очки
terminal-column-coins = монеты
terminal-column-goods = товары
terminal-column-level = уровень
terminal-column-stations = фактории
terminal-column-citizens = горожане
terminal-column-tracks = шкалы
terminal-column-town = купец
terminal-help-rule = прочитать правило, например rule 4.10a
terminal-no-rule = Правила «{ $clause }» нет. Правила идут от { $first } до { $last }, решения — R1 и дальше.
