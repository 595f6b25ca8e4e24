"""How good positions of Mombasa are: what bots go by. The rules do not know it."""
