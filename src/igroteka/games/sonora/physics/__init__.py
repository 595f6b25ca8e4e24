"""Sliding discs: a pure function from a position and a flick to what happens.

`aim.py` turns the numbers a player chooses into a shot, `scatter.py` makes it as inexact as a
hand, `motion.py` runs it from contact to contact, `trace.py` holds the answer.

Places at rest and all inputs are whole numbers. Between them only + - * / and square roots of
double floats are used, which every machine rounds alike; so a stored game ends alike everywhere.
"""
