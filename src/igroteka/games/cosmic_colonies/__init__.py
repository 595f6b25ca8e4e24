"""Cosmic Colonies. Exports GAME and nothing else."""

from igroteka.games.cosmic_colonies.game import GAME

__all__ = ["GAME"]
