"""How any game waits, chooses, rolls, hides and saves. Knows no game."""
