"""The four puzzles of the sheet: what may be marked, what a mark gains, what marks are worth.

Plain questions about whole numbers and bit masks; nothing here knows of players or turns.
"""
