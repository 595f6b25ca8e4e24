"""Mombasa: trading companies, their shares, and the cards of seven rounds."""

from igroteka.games.mombasa.game import GAME

__all__ = ["GAME"]
