"""What a messenger shows of a link to a table: Open Graph tags in the head of the page.

They say which game is played and who sits there, in the language of whoever asks. The picture is
`link.png` in the folder of the game, which `tools/link_pictures.py` draws.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.games import game_named, has_game
from igroteka.server.api import check_link
from igroteka.server.pages import Kept
from igroteka.server.site import Refused, Site, language
from igroteka.store.rows import GameRow, SeatRow
from igroteka.words.words import Words

PICTURE_SIZE: Final = (1200, 630)
PICTURE_AGE: Final = 24 * 60 * 60  # seconds that a picture may be kept


@cache
def _words(lang: str) -> Words:
    return Words(lang)


class Previews:
    """The previews of the tables of one site."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def tags(self, request: Request) -> str:
        """The tags for the page of a table, or of a link to it.

        There are none if there is no such table, or the visitor may not see it. They are in the
        language of the visitor, or of the browser. Raises `Refused` for a link that leads nowhere.
        """
        path = request.path_params
        found = await self._site.table(path["id"])
        if "secret" in path:
            if found is None:
                raise Refused(404, "no_table", "there is no such table")
            check_link(*found, path["secret"], path.get("seat"))
        if found is None:
            return ""
        guest = await self._site.known(request)
        if "secret" not in path:
            try:
                await self._site.check_watching(*found, "" if guest is None else guest.id)
            except Refused:
                return ""  # the page is the same for everybody, and says what is wrong
        lang = language(request.headers) if guest is None else guest.lang
        return tags(*found, lang, self._site.settings.public)

    def routes(self) -> list[Route]:
        """The route of the pictures."""
        return [Route("/link/{game}.png", self.picture)]

    async def picture(self, request: Request) -> Response:
        """The picture of a game."""
        self._site.limit_pages(request)
        found = picture_of(request.path_params["game"])
        if found is None:
            raise HTTPException(404)
        return found.answer(request, headers={"Cache-Control": f"max-age={PICTURE_AGE}"})


@cache
def _picture(game: str) -> Kept | None:
    """The picture of a game that there is; None if nobody has drawn it."""
    file = files(f"igroteka.games.{game}") / "link.png"
    return Kept(file.read_bytes(), "image/png", packs=False) if file.is_file() else None


def picture_of(game: str) -> Kept | None:
    """The picture of a game; None if there is no such game, or nobody has drawn it."""
    return _picture(game) if has_game(game) else None


def tags(game: GameRow, seats: list[SeatRow], lang: str, public: str) -> str:
    """The tags for a table of the server at `public`, as HTML in which names are escaped."""
    words = _words(lang)
    name = game_named(game.kind).meta.names.get(lang, game.kind)
    title = words.text("web-preview-title", {"game": name})
    found = {
        "og:type": "website",
        "og:site_name": words.text("web-name"),
        "og:locale": {"en": "en_GB", "ru": "ru_RU"}[lang],
        "og:title": title,
        "og:description": description(game, seats, lang),
    }
    if picture_of(game.kind) is not None:
        wide, high = PICTURE_SIZE
        found |= {
            "og:image": f"{public.rstrip('/')}/link/{game.kind}.png",
            "og:image:type": "image/png",
            "og:image:width": str(wide),
            "og:image:height": str(high),
            "og:image:alt": name,
        }
    return "".join(
        [
            f'<meta property="{property}" content="{escape(text)}">\n'
            for property, text in found.items()
        ]
    )


def description(game: GameRow, seats: list[SeatRow], lang: str) -> str:
    """Who sits at a table, and how many seats are free, in one or two sentences."""
    words = _words(lang)
    bots = [seat.seat for seat in seats if seat.bot and not seat.guest]
    names: list[str] = []
    for seat in seats:
        if seat.seat in bots:
            bot = {"number": bots.index(seat.seat) + 1, "many": len(bots)}
            names.append(words.text("web-bot-name", bot))
        elif seat.guest:
            names.append(seat.name or words.text("web-guest", {"number": seat.seat + 1}))
    parts = [words.text("web-preview-sit", {"names": ", ".join(names)})] if names else []
    if game.finished:
        parts.append(words.text("web-preview-over"))
    else:
        free = sum([seat.free for seat in seats])
        parts.append(words.text("web-preview-free", {"count": free}))
    return " ".join(parts)
