"""How good positions of Caravan are: what bots go by. The rules do not know it."""
