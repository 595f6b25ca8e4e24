"""Caravan behind the questions every table, bot and laboratory asks."""

from __future__ import annotations

from igroteka.games._template import actions
from igroteka.games._template.actions import CaravanAction
from igroteka.games._template.pieces import CARDS, COPIES, HAND_SIZE
from igroteka.games._template.rules.planning import LayCard, Planning, Reveal
from igroteka.games._template.rules.stakes import Stake, Stakes
from igroteka.games._template.rules.turns import Barter, NextTurn, Turn, draw
from igroteka.games._template.state import CaravanState, Player, new_player, new_state
from igroteka.kernel.actions import open_numbers
from igroteka.kernel.dice import dice_from, drawn_kind
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.game import Game, Meta
from igroteka.kernel.save import Reader, StepCodec, counted
from igroteka.kernel.score import ScoreLine, ScoreSheet, ranked

MANY = 99
CLAUSE_OF = {
    "not_your_turn": "3",
    "game_over": "4",
    "not_now": "1",
    "no_such_card": "1",
    "not_planned": "3",
    "out_of_range": "4.1",
}
STEPS = StepCodec({})
for _name, _maker in (
    ("Planning", Planning),
    ("LayCard", LayCard),
    ("Reveal", Reveal),
    ("Turn", Turn),
    ("Barter", Barter),
    ("NextTurn", NextTurn),
    ("Stakes", Stakes),
    ("Stake", Stake),
):
    STEPS.add(_maker, _name)


class Caravan(Game[CaravanState, CaravanAction]):
    """The template game; stateless, one object serves all tables."""

    def __init__(self) -> None:
        self.meta = Meta(
            id="caravan",
            names={"en": "Caravan", "ru": "Караван"},
            designer="the house",
            seats=(2, 4),
            rules_version=1,
            stage="complete",
            max_decisions=200,
            options=[],
        )
        self.actions = actions.TABLE
        self.clause_of = CLAUSE_OF

    def deal(self, seats: int, seed: int, variant: dict[str, str]) -> CaravanState:
        s = new_state(seats)
        s.dice = dice_from(seed, 0)
        s.deck = list(COPIES)
        for seat in range(seats):
            s.players[seat].dice = dice_from(seed, 1 + seat)
            for _ in range(HAND_SIZE):
                draw(s, seat)
        s.then([Planning(), Reveal(), Turn(0), Stakes()])
        return s

    def parse(self, text: str) -> CaravanAction:
        if text.startswith("stake"):
            return actions.stake(open_numbers(text, "stake", 1)[0])
        return self.actions.parse(text)

    def dump(self, s: CaravanState) -> dict[str, object]:
        return {
            "seats": s.seats,
            "deck": counted(s.deck, CARDS),
            "discard": counted(s.discard, CARDS),
            "revealed": s.revealed,
            "passes": s.passes,
            "players": [dump_player(player) for player in s.players],
            "stack": STEPS.write_all(s.stack),
            "own": [STEPS.write_all(steps) for steps in s.own],
            "dice": f"{s.dice:x}",
        }

    def restore(self, r: Reader) -> CaravanState:
        seats = r.whole("seats", self.meta.min_seats, self.meta.max_seats)
        s = new_state(seats)
        r.known(list(self.dump(s)))
        s.deck = r.counts("deck", CARDS, MANY)
        s.discard = r.counts("discard", CARDS, MANY)
        s.revealed = r.flag("revealed")
        s.passes = r.whole("passes", 0, seats)
        s.players = [restore_player(player) for player in r.children("players", seats)]
        s.stack = STEPS.read_all(r.value("stack"), r.at("stack"), seats)
        s.own = STEPS.read_own(r, "own", seats)
        s.dice = r.big("dice")
        for name, number in self.pieces(s).items():
            if number != COPIES[CARDS.index(name)]:
                expected = COPIES[CARDS.index(name)]
                raise UnreadableSave(f"{name}: expected {expected} in all, found {number}")
        return s

    def look(self, s: CaravanState, seat: int) -> dict[str, object]:
        players: list[dict[str, object]] = []
        for other in range(s.seats):
            player = s.players[other]
            shown = s.revealed or other == seat
            seen: dict[str, object] = {
                "coins": player.coins,
                "hand_size": sum(player.hand),
                "plan_size": sum(player.plan) if shown else 0,
                "plan": counted(player.plan, CARDS) if shown else {},
            }
            if not shown:
                seen["hand_size"] = HAND_SIZE  # what is laid face down is not shown yet
            if other == seat:
                seen["hand"] = counted(player.hand, CARDS)
            players.append(seen)
        return {
            "players": players,
            "deck": sum(s.deck),
            "discard": counted(s.discard, CARDS),
            "revealed": s.revealed,
            "passes": s.passes,
        }

    def redeal(self, s: CaravanState, seat: int, dice: int) -> CaravanState:
        new = s.clone()
        new.dice = dice_from(dice, 0)
        for other in range(new.seats):
            new.players[other].dice = dice_from(dice, 1 + other)
        hidden = [other for other in range(new.seats) if other != seat]
        sizes: list[int] = []
        for other in hidden:
            player = new.players[other]
            sizes.append(sum(player.hand))
            for card in range(len(CARDS)):
                new.deck[card] += player.hand[card]
                if not new.revealed:
                    new.deck[card] += player.plan[card]
        for index in range(len(hidden)):
            player = new.players[hidden[index]]
            laid = 0 if new.revealed else sum(player.plan)
            player.hand = [0] * len(CARDS)
            for _ in range(sizes[index]):
                deal_card(new, player.hand)
            if not new.revealed:
                player.plan = [0] * len(CARDS)
                for _ in range(laid):
                    deal_card(new, player.plan)
        return new

    def scores(self, s: CaravanState) -> list[ScoreSheet]:
        return ranked(
            [
                ScoreSheet(seat, [ScoreLine("coins", s.players[seat].coins)], [])
                for seat in range(s.seats)
            ]
        )

    def value(self, s: CaravanState, seat: int) -> float:
        player = s.players[seat]
        return player.coins + 0.4 * sum(player.hand) + 1.0 * sum(player.plan)

    def pieces(self, s: CaravanState) -> dict[str, int]:
        found: dict[str, int] = {}
        for card in range(len(CARDS)):
            held = sum([player.hand[card] + player.plan[card] for player in s.players])
            found[CARDS[card]] = s.deck[card] + s.discard[card] + held
        return found


def deal_card(s: CaravanState, to: list[int]) -> None:
    """One card from the deck by the table's dice."""
    card = drawn_kind(s.deck, s.dice)
    s.dice += 1
    s.deck[card] -= 1
    to[card] += 1


def dump_player(player: Player) -> dict[str, object]:
    """One player as plain data."""
    return {
        "coins": player.coins,
        "hand": counted(player.hand, CARDS),
        "plan": counted(player.plan, CARDS),
        "dice": f"{player.dice:x}",
    }


def restore_player(r: Reader) -> Player:
    """The way back from `dump_player`."""
    player = new_player()
    r.known(list(dump_player(player)))
    player.coins = r.whole("coins", 0, MANY)
    player.hand = r.counts("hand", CARDS, MANY)
    player.plan = r.counts("plan", CARDS, MANY)
    player.dice = r.big("dice")
    return player


GAME = Caravan()
