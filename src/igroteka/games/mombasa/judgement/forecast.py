"""What the pending steps of a seat will still bring: for positions in the middle of an action."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.books import BOOK_LAST, POINT_POUNDS_AT_END
from igroteka.games.mombasa.judgement.ledger import walk_worth
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.worth import POINT, reward_worth
from igroteka.games.mombasa.pieces import CARD_RED, COMPANY_COUNT
from igroteka.games.mombasa.rules.bookkeepers import JarMoves, MoveJar
from igroteka.games.mombasa.rules.books import BookPoints, SpendPoints
from igroteka.games.mombasa.rules.expansion import (
    EnterRegion,
    Expansion,
    RegionRewards,
    TakePost,
    rewards_of,
)
from igroteka.games.mombasa.rules.goods import Payment, SpendValue, UseGoods
from igroteka.games.mombasa.rules.markers import (
    BuyForPounds,
    ChooseEither,
    ChooseLine,
    ChooseTrack,
    ChooseTracks,
    SellCard,
    lines_reached,
    takes,
)
from igroteka.games.mombasa.rules.rewards import RemovePost, RemovePosts
from igroteka.games.mombasa.rules.tracks import Advance, AtToll
from igroteka.games.mombasa.spots import (
    EITHER_PAYS,
    LINE_PAYS,
    SPOT_COMPANY,
    SPOT_PLUS,
    SPOT_STEPS,
    SPOT_TRACK,
    SPOT_TRACKS,
)
from igroteka.games.mombasa.state import MombasaState, members
from igroteka.kernel.step import AnyStep

USING: Final = 0.15  # cards in use count for more than cards that wait
BUYING: Final = 1.0  # what a card bought for pounds usually gains


def pending(s: MombasaState, seat: int, view: Outlook) -> float:
    """What the steps on the stack will bring `seat`."""
    found = 0.0
    laid = -1  # a region whose post is being chosen
    for index in range(len(s.stack) - 1, -1, -1):
        step = s.stack[index]
        if step.seat != seat:
            break
        if isinstance(step, TakePost):
            laid = step.region
            found += view.net[step.company]
        else:
            found += of_step(s, step, view, laid)
    return found


def of_step(s: MombasaState, step: AnyStep, view: Outlook, laid: int) -> float:
    """What one pending step will bring."""
    if isinstance(step, SpendValue):
        return step.value * view.best_step()
    if isinstance(step, (BookPoints, SpendPoints)):
        home = s.players[step.seat].jar == BOOK_LAST
        return step.points * (POINT_POUNDS_AT_END if home else POINT)
    if isinstance(step, (Expansion, EnterRegion)):
        lying = s.lying[step.company]
        if laid >= 0:
            lying |= 1 << laid
        return view.expansion(s, step.company, step.points, lying)
    if isinstance(step, RegionRewards):
        lying = s.lying[step.company]
        if laid >= 0:
            lying |= 1 << laid
        return reward_worth(rewards_of(lying), view.step[step.company])
    if isinstance(step, (Advance, AtToll)):
        return step.steps * view.step[step.company]
    if isinstance(step, (RemovePosts, RemovePost)):
        return step.number * view.post_removed()
    if isinstance(step, UseGoods):
        payment = Payment(s, s.players[step.seat], step.chosen)
        return payment.value * view.best_step() * USING
    return of_spot(s, step, view)


def of_spot(s: MombasaState, step: AnyStep, view: Outlook) -> float:
    """What a marker that has been placed, or a bookkeeper in use, will still bring."""
    if isinstance(step, (JarMoves, MoveJar)):
        return walk_worth(s, step.seat, view)
    if isinstance(step, ChooseLine):
        best = 0.0
        for line in range(lines_reached(s, step.seat, step.spot)):
            pays = LINE_PAYS[step.spot][line]
            best = max(best, reward_worth(pays, view.step[SPOT_COMPANY[step.spot]]))
        return best
    if isinstance(step, ChooseEither):
        return max([reward_worth(pays, 0.0) for pays in EITHER_PAYS[step.spot]])
    if isinstance(step, (ChooseTracks, ChooseTrack)):
        left = [
            view.step[c]
            for c in range(COMPANY_COUNT)
            if s.tracks[c] != SPOT_TRACK[step.spot] and not step.chosen >> c & 1
        ]
        number = SPOT_TRACKS[step.spot] - step.chosen.bit_count()
        best = 0.0
        for worth in sorted(left)[len(left) - number :]:
            best += worth
        return SPOT_STEPS[step.spot] * best
    if isinstance(step, SellCard):
        hand = members(s.players[step.seat].hand)
        reds = [CARD_RED[card] for card in hand if takes(step.spot, card)]
        return SPOT_PLUS[step.spot] + float(min(reds))
    return BUYING if isinstance(step, BuyForPounds) else 0.0
