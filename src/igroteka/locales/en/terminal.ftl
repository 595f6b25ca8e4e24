# The board in the terminal.

terminal-help-rule = read a rule, e.g. rule 1
terminal-no-rule = There is no rule “{ $clause }”. The rules go from { $first } to { $last }, the rulings are R1 and so on.
