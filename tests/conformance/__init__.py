"""What every game of the house fulfils beside the laws; a game's expectations are data files."""
