"""A bot that plays well enough for company: what looks best now, without thinking ahead."""

from __future__ import annotations

from igroteka.bots.greedy_bot import GreedyBot


class CasualBot(GreedyBot):
    """The greedy bot under the name of its level; also stands in for a bot that failed."""

    name = "casual"
