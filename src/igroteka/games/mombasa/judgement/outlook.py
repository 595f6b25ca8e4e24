"""What one seat can expect of a position: prices to come, its shares, and what a step is worth."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.atlas import REGION_COUNT, REGION_PAYS
from igroteka.games.mombasa.judgement.worth import (
    BONUS_AT,
    SMOOTH_SHARES,
    plans_left,
    prices,
    reward_worth,
    shares_by_company,
    shares_of,
)
from igroteka.games.mombasa.pieces import COMPANY_COUNT, ROUNDS
from igroteka.games.mombasa.rules.expansion import (
    NO_WAY,
    cost_to_enter,
    occupied,
    posts_left,
)
from igroteka.games.mombasa.state import MombasaState
from igroteka.games.mombasa.tracks import TRACK_LAST

RIVALS: Final = 0.3  # how much the shares of the others weigh against one's own
POST_PRICE: Final = 1.0  # what one post taken from a base adds to the price, on average


class Outlook:
    """The expectations of one seat.

    `left` is how many planning phases are to come, `ahead` how much of a way begun counts.
    `price` is what a share may be worth at the end, `mine` the seat's shares, `net` the same
    less part of what the others hold, `step` the worth of one step; all by company.
    """

    __slots__ = ("ahead", "left", "mine", "net", "price", "step")

    def __init__(self, s: MombasaState, seat: int) -> None:
        self.left = plans_left(s)
        self.ahead = min(1.0, 0.15 + 0.35 * self.left)
        self.price = prices(s)
        self.mine = [0.0] * COMPANY_COUNT
        self.net = [0.0] * COMPANY_COUNT
        self.step = [0.0] * COMPANY_COUNT
        for other in range(s.seats):
            player = s.players[other]
            on_cards = shares_by_company(player.cards())
            for company in range(COMPANY_COUNT):
                shares = shares_of(s, player, company, on_cards[company], self.ahead)
                if other == seat:
                    self.mine[company] = shares
                    self.net[company] += shares
                else:
                    self.net[company] -= RIVALS * shares / (s.seats - 1)
        on_track = s.players[seat].on_track
        for company in range(COMPANY_COUNT):
            self.step[company] = self.step_worth(s.tracks[company], on_track[company], company)

    def step_worth(self, track: int, space: int, company: int) -> float:
        """What the next step on a track is worth; nothing at its end."""
        if space >= TRACK_LAST[track]:
            return 0.0
        shares = SMOOTH_SHARES[track][space + 1] - SMOOTH_SHARES[track][space]
        bonus = BONUS_AT[track][space + 1] - BONUS_AT[track][space]
        return shares * self.price[company] + bonus * self.left / ROUNDS

    def best_step(self) -> float:
        """What a step on the best track is worth."""
        return max(self.step)

    def post_removed(self) -> float:
        """What it is worth to take the top post from the best base, or to leave it."""
        return max(0.0, POST_PRICE * max(self.net))

    def expansion(self, s: MombasaState, company: int, points: int, lying: int) -> float:
        """What so many points may still bring a company, entering what pays best for its cost.

        `lying` are the regions entered before.
        """
        own = s.held[company] | lying
        taken = occupied(s)
        posts = posts_left(s, company)
        found = 0.0
        while points > 0 and posts > 0:
            best = -1
            highest = 0.0
            spent = 0
            for region in range(REGION_COUNT):
                if own >> region & 1:
                    continue
                cost = cost_to_enter(own, taken, company, region)
                if cost > points or cost >= NO_WAY:
                    continue
                worth = self.region(s, company, region)
                if worth / cost > highest:
                    best = region
                    highest = worth / cost
                    spent = cost
            if best < 0:
                break
            found += highest * spent
            own |= 1 << best
            points -= spent
            posts -= 1
        return found

    def region(self, s: MombasaState, company: int, region: int) -> float:
        """What entering one region is worth: its reward, prices, and whose post goes home."""
        worth = reward_worth(REGION_PAYS[region], self.step[company])
        worth += POST_PRICE * self.net[company]
        for other in range(COMPANY_COUNT):
            if other != company and s.held[other] >> region & 1:
                worth -= POST_PRICE * self.net[other]
        return worth
