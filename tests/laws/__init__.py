"""The laws: what is true of every position of every game."""
