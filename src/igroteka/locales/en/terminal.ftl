# The board in the terminal.

terminal-goods_market = Goods market
terminal-supply = Supply
terminal-market = Market
terminal-bag = Bag
terminal-techs = Techs to lay
terminal-column-score = points
terminal-column-coins = coins
terminal-column-goods = goods
terminal-column-level = level
terminal-column-stations = stations
terminal-column-citizens = citizens
terminal-column-tracks = tracks
terminal-column-town = merchant
terminal-help-rule = read a rule, e.g. rule 4.10a
terminal-no-rule = There is no rule “{ $clause }”. The rules go from { $first } to { $last }, the rulings are R1 and so on.
