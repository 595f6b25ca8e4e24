"""Chapter 6: bringing posts of a company into regions of the map."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    ENTER,
    ENTERS,
    POST,
    POSTS_FROM,
    RETURN,
    RETURNS_TO,
    STOPS,
    MombasaAction,
)
from igroteka.games.mombasa.atlas import (
    BORDER,
    COST_OF,
    DOUBLE,
    FROM_BASE,
    INSIDE,
    OCCUPIED_COST,
    PLACES,
    REGION_COUNT,
    REGION_PAYS,
    REGIONS,
)
from igroteka.games.mombasa.pieces import COMPANIES, COMPANY_COUNT, EXPANSION, NO_REWARD
from igroteka.games.mombasa.rules.area import totals, turn_down_expansion
from igroteka.games.mombasa.rules.rewards import take_post, take_rewards
from igroteka.games.mombasa.state import COLUMN_COUNT, MombasaState
from igroteka.kernel.step import Decision, Step

SINGLE: Final = 1
SINGLE_COST: Final = COST_OF[SINGLE]
DOUBLE_COST: Final = COST_OF[DOUBLE]
# [region]: its neighbours across single and across double borders.
NEAR: Final = tuple(
    [
        sum([1 << b for b in range(REGION_COUNT) if BORDER[a][b] == SINGLE_COST])
        for a in range(REGION_COUNT)
    ]
)
FAR: Final = tuple(
    [
        sum([1 << b for b in range(REGION_COUNT) if BORDER[a][b] == DOUBLE_COST])
        for a in range(REGION_COUNT)
    ]
)
NO_WAY: Final = 99  # more points than anybody has
# [company]: all regions, those at its base first, where it can mostly begin.
FROM_HOME: Final = tuple(
    [
        tuple(
            [region for region in range(REGION_COUNT) if FROM_BASE[region][company]]
            + [region for region in range(REGION_COUNT) if not FROM_BASE[region][company]]
        )
        for company in range(COMPANY_COUNT)
    ]
)


# --- what a region costs ---------------------------------------------------------------------


def occupied(s: MombasaState) -> int:
    """6.6 The regions with a post that stands."""
    return s.held[0] | s.held[1] | s.held[2] | s.held[3]


def cost_to_enter(own: int, taken: int, company: int, region: int) -> int:
    """6.6, R29 The points a region costs: its cheapest border, and one more for another's post.

    `own` are the regions with posts of the company, those just laid included (R30), connected
    with its base or not (6.15); `taken` all regions with posts. Bases are no regions (6.16).
    NO_WAY if the region cannot be entered from anywhere (6.5).
    """
    cost = NO_WAY
    if own & NEAR[region]:
        cost = SINGLE_COST
    elif own & FAR[region]:
        cost = DOUBLE_COST
    base = FROM_BASE[region][company]
    if base and base < cost:
        cost = base
    return cost + OCCUPIED_COST if taken >> region & 1 else cost


def why_not_enter(s: MombasaState, company: int, region: int, points: int) -> str:
    """6.5, 6.5a, 6.6 Access, no post of the same company, and enough points."""
    own = s.held[company] | s.lying[company]
    if own >> region & 1:
        return reasons.OWN_POST
    cost = cost_to_enter(own, occupied(s), company, region)
    if cost >= NO_WAY:
        return reasons.NO_ACCESS
    return reasons.TOO_FEW_POINTS if cost > points else ""


def posts_left(s: MombasaState, company: int) -> int:
    """6.12 How many posts the base of a company has."""
    base = company * COLUMN_COUNT
    return s.posts[base] + s.posts[base + 1] + s.posts[base + 2]


def can_enter_any(s: MombasaState, company: int, points: int) -> bool:
    """6.13, R48 Whether the company has a post at home and some region is within its points."""
    if not posts_left(s, company):
        return False
    own = s.held[company] | s.lying[company]
    taken = occupied(s)
    for region in FROM_HOME[company]:
        if not own >> region & 1 and cost_to_enter(own, taken, company, region) <= points:
            return True
    return False


def why_not_expand(s: MombasaState, seat: int, company: int) -> str:
    """6.12, R48 Which company the expansion points can serve."""
    points = totals(s, s.players[seat])[EXPANSION]
    if not points:
        return reasons.NO_EXPANSION
    if not posts_left(s, company):
        return reasons.NO_POSTS
    return "" if can_enter_any(s, company, points) else reasons.NOTHING_IN_REACH


def why_not_expand_nothing(s: MombasaState, seat: int) -> str:
    """6.13, R4 Cards are only turned down where the points are not enough for any region."""
    points = totals(s, s.players[seat])[EXPANSION]
    if not points:
        return reasons.NO_EXPANSION
    for company in range(COMPANY_COUNT):
        if can_enter_any(s, company, points):
            return reasons.CAN_EXPAND
    return ""


# --- expanding -------------------------------------------------------------------------------


def expand(s: MombasaState, seat: int, company: int) -> None:
    """6.1, 6.2 All expansion cards serve one company, whatever shares they show (6.3)."""
    points = totals(s, s.players[seat])[EXPANSION]
    if s.ears is not None:
        s.tell("expands", seat, {"company": COMPANIES[company], "points": points})
    turn_down_expansion(s, seat)
    s.then(
        [
            Expansion(seat, company, points),
            RegionRewards(seat, company),
            SendHome(seat, company),
        ]
    )


class Expansion(Step[MombasaState]):
    """6.4 As long as points and posts allow, regions are entered one after the other (6.12)."""

    __slots__ = ("company", "points")

    def __init__(self, seat: int, company: int, points: int) -> None:
        super().__init__(seat)
        self.company = company
        self.points = points

    def run(self, s: MombasaState) -> None:
        if can_enter_any(s, self.company, self.points):
            s.next(EnterRegion(self.seat, self.company, self.points))


class EnterRegion(Decision[MombasaState, MombasaAction]):
    """6.5 A region to which the company has access, or stop after the first one (R4)."""

    __slots__ = ("company", "points")

    def __init__(self, seat: int, company: int, points: int) -> None:
        super().__init__(seat)
        self.company = company
        self.points = points

    def options(self, s: MombasaState) -> list[MombasaAction]:
        company = self.company
        found = [STOPS] if s.lying[company] else []
        own = s.held[company] | s.lying[company]
        taken = occupied(s)
        for region in range(REGION_COUNT):
            if own >> region & 1:
                continue
            if cost_to_enter(own, taken, company, region) <= self.points:
                found.append(ENTERS[region])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [STOPS, *ENTERS]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action is STOPS:
            return "" if s.lying[self.company] else reasons.ENTER_ONE
        if action.kind != ENTER:
            return reasons.NOT_NOW
        return why_not_enter(s, self.company, action.what, self.points)

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.TOO_FEW_POINTS:
            own = s.held[self.company] | s.lying[self.company]
            cost = cost_to_enter(own, occupied(s), self.company, action.what)
            return {"cost": cost, "points": self.points}
        return {"company": COMPANIES[self.company]}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "6.11" if code == reasons.NO_ACCESS and INSIDE[action.what] >= 0 else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is STOPS:
            return
        region = action.what
        own = s.held[self.company] | s.lying[self.company]
        cost = cost_to_enter(own, occupied(s), self.company, region)
        if s.ears is not None:
            args: dict[str, str | int] = {"region": REGIONS[region], "cost": cost}
            s.tell("enters", self.seat, args)
        s.next(Expansion(self.seat, self.company, self.points - cost))
        columns = columns_with_posts(s, self.company)
        if len(columns) > 1:
            s.next(TakePost(self.seat, self.company, region))
        else:
            lay_post(s, self.seat, self.company, columns[0], region)


def columns_with_posts(s: MombasaState, company: int) -> list[int]:
    """6.7 The columns of a base from which a post can be taken."""
    return [column for column in range(COLUMN_COUNT) if s.posts[company * COLUMN_COUNT + column]]


class TakePost(Decision[MombasaState, MombasaAction]):
    """6.7 The top post of any column of the base goes to the region (6.14)."""

    __slots__ = ("company", "region")

    def __init__(self, seat: int, company: int, region: int) -> None:
        super().__init__(seat)
        self.company = company
        self.region = region

    def options(self, s: MombasaState) -> list[MombasaAction]:
        columns = columns_with_posts(s, self.company)
        return [POSTS_FROM[self.company * COLUMN_COUNT + column] for column in columns]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return POSTS_FROM[self.company * COLUMN_COUNT : (self.company + 1) * COLUMN_COUNT]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != POST:
            return reasons.NOT_NOW
        if action.what != self.company:
            return reasons.OTHER_COMPANY
        base = action.what * COLUMN_COUNT + action.where
        return "" if s.posts[base] else reasons.COLUMN_EMPTY

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        return {"expanding": COMPANIES[self.company]} if code == reasons.OTHER_COMPANY else {}

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        lay_post(s, self.seat, self.company, action.where, self.region)


def lay_post(s: MombasaState, seat: int, company: int, column: int, region: int) -> None:
    """6.7 A post is laid on its side in the region just entered."""
    take_post(s, company, column)
    s.lying[company] |= 1 << region
    if s.ears is not None:
        name = COMPANIES[company]
        args: dict[str, str | int] = {
            "company": name,
            "column": column + 1,
            "region": REGIONS[region],
        }
        source = f"post:{name}/{column + 1}"
        s.tell("posts", seat, args, source=source, target=f"region:{REGIONS[region]}")


class RegionRewards(Step[MombasaState]):
    """6.8 The rewards of all regions just entered (R5).

    Pounds (6.8a), diamond steps (6.8b), steps on the track of this company (6.8c), and all book
    points as one sum (6.8d).
    """

    __slots__ = ("company",)

    def __init__(self, seat: int, company: int) -> None:
        super().__init__(seat)
        self.company = company

    def run(self, s: MombasaState) -> None:
        take_rewards(s, self.seat, rewards_of(s.lying[self.company]), self.company)


def rewards_of(regions: int) -> list[int]:
    """6.8 What some regions bring in all."""
    pays = list(NO_REWARD)
    for region in range(REGION_COUNT):
        if regions >> region & 1:
            for kind in range(len(pays)):
                pays[kind] += REGION_PAYS[region][kind]
    return pays


# --- posts that go home ----------------------------------------------------------------------


class SendHome(Step[MombasaState]):
    """6.9 Posts of other companies go back, one after the other; 6.10 then the new ones stand."""

    __slots__ = ("company",)

    def __init__(self, seat: int, company: int) -> None:
        super().__init__(seat)
        self.company = company

    def run(self, s: MombasaState) -> None:
        for region in range(REGION_COUNT):
            if s.lying[self.company] >> region & 1:
                for other in range(COMPANY_COUNT):
                    if s.held[other] >> region & 1:
                        s.next(self)
                        self.send_home(s, other, region)
                        return
        s.held[self.company] |= s.lying[self.company]
        s.lying[self.company] = 0

    def send_home(self, s: MombasaState, other: int, region: int) -> None:
        """6.9 To a column with a free place; 6.9b without one the post leaves the game."""
        columns = columns_with_room(s, other)
        if len(columns) > 1:
            s.next(ReturnPost(self.seat, other, region))
        elif columns:
            return_post(s, self.seat, other, columns[0], region)
        else:
            s.held[other] &= ~(1 << region)
            s.gone[other] += 1
            if s.ears is not None:
                args: dict[str, str | int] = {"company": COMPANIES[other]}
                s.tell("gone", self.seat, args, source=f"region:{REGIONS[region]}", target="box")


def has_room(s: MombasaState, company: int, column: int) -> bool:
    """6.9, 6.9a Whether a column has a free place; its lowest one, once empty, does not count."""
    base = company * COLUMN_COUNT + column
    return s.posts[base] < (PLACES - 1 if s.opened >> base & 1 else PLACES)


def columns_with_room(s: MombasaState, company: int) -> list[int]:
    """6.9 The columns of a base to which a post can go back."""
    return [column for column in range(COLUMN_COUNT) if has_room(s, company, column)]


class ReturnPost(Decision[MombasaState, MombasaAction]):
    """6.9 The player chooses the column to which a post goes back (R6)."""

    __slots__ = ("company", "region")

    def __init__(self, seat: int, company: int, region: int) -> None:
        super().__init__(seat)
        self.company = company
        self.region = region

    def options(self, s: MombasaState) -> list[MombasaAction]:
        columns = columns_with_room(s, self.company)
        return [RETURNS_TO[self.company * COLUMN_COUNT + column] for column in columns]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return RETURNS_TO[self.company * COLUMN_COUNT : (self.company + 1) * COLUMN_COUNT]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != RETURN:
            return reasons.NOT_NOW
        if action.what != self.company:
            return reasons.OTHER_COMPANY
        return "" if has_room(s, action.what, action.where) else reasons.COLUMN_FULL

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        return {"expanding": COMPANIES[self.company]} if code == reasons.OTHER_COMPANY else {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "6.9" if code == reasons.OTHER_COMPANY else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        return_post(s, self.seat, self.company, action.where, self.region)


def return_post(s: MombasaState, seat: int, company: int, column: int, region: int) -> None:
    """6.9 The post goes to the lowest free place of the column, on top of those that stand."""
    s.held[company] &= ~(1 << region)
    s.posts[company * COLUMN_COUNT + column] += 1
    if s.ears is not None:
        name = COMPANIES[company]
        args: dict[str, str | int] = {"company": name, "column": column + 1}
        target = f"post:{name}/{column + 1}"
        s.tell("returns", seat, args, source=f"region:{REGIONS[region]}", target=target)
