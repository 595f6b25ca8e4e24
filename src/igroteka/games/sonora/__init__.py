"""Sonora: flick discs into four zones of the desert and mark them on your sheet."""

from igroteka.games.sonora.game import GAME

__all__ = ["GAME"]
