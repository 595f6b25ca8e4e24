"""Caravan, a complete game on a few pages: copy this folder to begin a new one."""

from igroteka.games.caravan.game import GAME

__all__ = ["GAME"]
