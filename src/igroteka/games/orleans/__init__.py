"""Orléans. Exports GAME and nothing else."""

from igroteka.games.orleans.game import GAME

__all__ = ["GAME"]
