# Поле в терминале.

terminal-help-rule = прочитать правило, например rule 1
terminal-no-rule = Правила «{ $clause }» нет. Правила идут от { $first } до { $last }, решения — R1 и дальше.
