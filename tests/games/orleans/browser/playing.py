"""Ways to play Orléans that several browser tests share; every choice is made by clicks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


def waits_to_plan(person: Person) -> bool:
    """Whether the plan of this round is not finished yet."""
    return "done" in person.texts


def plan(person: Person, place: str, *tokens: str) -> None:
    """Click followers one by one onto the slots of a place, then finish the plan."""
    person.until(lambda: waits_to_plan(person), "planning")
    for slot, token in enumerate(tokens, start=1):
        person.choose(f"place {token} {place}/{slot}")
        expect(token_on(person, place, slot)).to_be_visible()
    person.choose("done")


def draw_all(person: Person) -> None:
    """Draw as many followers as one may."""
    person.until(lambda: any([text.startswith("draw ") for text in person.texts]), "drawing")
    person.choose(max(person.texts))


def finish_round(wishes: dict[Person, list[str]], number: int = 0) -> None:
    """Play a round to its end: each person takes their wishes in order, then passes.

    `number` names the round where nobody need be asked any more, so that it may be over already;
    0 is the present one.
    """
    one = next(iter(wishes))
    number = number or one.frame.round

    def asked() -> list[Person]:
        return [one for one in wishes if one.asked and one.frame.round == number]

    def over() -> bool:
        return all([one.frame.round > number or one.scores is not None for one in wishes])

    while not over():
        one.until(lambda: over() or bool(asked()), "a turn or the next round")
        for person in asked():
            take(person, wishes[person])


def take(person: Person, wished: list[str]) -> None:
    """The first wish that is offered; else pass, or whatever comes first."""
    if wished and wished[0] in person.texts:
        person.choose(wished.pop(0))
    elif "pass" in person.texts:
        person.choose("pass")
    else:
        person.choose(next(o.text for o in person.options if not o.retracts))


def token_on(person: Person, place: str, slot: int) -> Locator:
    """What lies on one of a person's own slots."""
    return person.page.locator(f'[data-at="slot:{person.seat}/{place}/{slot}"] .tok').first
