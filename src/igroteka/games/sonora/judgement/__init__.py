"""How good positions and flicks of Sonora are, for bots and review."""
