"""What is known of a game before one is set up: its box, its variants, its limits."""

from __future__ import annotations

from typing import Final

from igroteka.kernel.save import Reader

LARGEST_SAVE: Final = 4096  # bytes, unless a game says otherwise


class VariantOption:
    """One thing players can agree on before a game, e.g. `planning`: `together` or `in_turn`.

    `fits` says for how many seats a choice is made, from the fewest to the most.
    A choice it does not name is for every table; the default always is.
    """

    __slots__ = ("choices", "default", "fits", "name")

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        fits: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.fits = {} if fits is None else fits
        for choice in self.fits:
            if choice == default or choice not in choices:
                raise ValueError(
                    f"{name}: expected another choice than the default, found {choice!r}"
                )

    def choices_for(self, seats: int) -> list[str]:
        """What can be chosen at a table of so many seats."""
        return [choice for choice in self.choices if self.is_for(choice, seats)]

    def is_for(self, choice: str, seats: int) -> bool:
        """Whether a choice can be made at a table of so many seats."""
        if choice not in self.fits:
            return True
        fewest, most = self.fits[choice]
        return fewest <= seats <= most


class Meta:
    """The box of a game and its limits.

    `minutes` is the usual length of a game with people, `weight` how heavy its rules are from 1
    to 5. No game has more decisions than `max_decisions`, no save more bytes than `largest_save`.
    A `developer` game is shown only to those who ask for it: the template.
    """

    __slots__ = (
        "designer",
        "developer",
        "id",
        "largest_save",
        "max_decisions",
        "max_seats",
        "min_seats",
        "minutes",
        "names",
        "options",
        "rules_version",
        "weight",
    )

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        designer: str,
        seats: tuple[int, int],
        minutes: int,
        weight: int,
        rules_version: int,
        max_decisions: int,
        options: list[VariantOption],
        largest_save: int = LARGEST_SAVE,
        developer: bool = False,
    ) -> None:
        self.id = id
        self.names = names
        self.designer = designer
        self.min_seats, self.max_seats = seats
        self.minutes = minutes
        self.weight = weight
        self.rules_version = rules_version
        self.max_decisions = max_decisions
        self.options = options
        self.largest_save = largest_save
        self.developer = developer

    def written_variant(self, variant: dict[str, str]) -> dict[str, str]:
        """The options as they stand in a save: those that differ from the default."""
        return {
            option.name: variant[option.name]
            for option in self.options
            if variant[option.name] != option.default
        }

    def read_variant(self, r: Reader, seats: int) -> dict[str, str]:
        """The way back from `written_variant`."""
        r.known([option.name for option in self.options])
        chosen: dict[str, str] = {}
        for option in self.options:
            choices = option.choices_for(seats)
            written = option.name in r.data
            chosen[option.name] = (
                choices[r.name(option.name, choices)] if written else option.default
            )
        return chosen
