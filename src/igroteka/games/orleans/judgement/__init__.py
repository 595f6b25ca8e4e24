"""What bots and review think of a position of Orléans; no rule depends on it.

`value` estimates how many points a position is worth to a seat, `habits` narrows the options
of a seat to those worth a closer look. Both read positions and never change them. The rules
must not import this package.
"""
