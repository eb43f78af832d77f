"""Limits that name an area: how many copies of a card, by title or trait, may be there (FAQ, Limits in Play Areas)."""

from typing import Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.facts import PLAY_AREA, THREAT_AREA, VICTORY_DISPLAY
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.speech.which import bears

_BY: Final = {
    "in play": ("faq-limits-in-play-areas.1", "faq-limits-in-play-areas.2"),
    PLAY_AREA.name: ("faq-limits-in-play-areas.2", "faq-limits-in-play-areas.4"),
    VICTORY_DISPLAY.name: ("faq-limits-in-play-areas.2",),
}
"""The rules by which a limit of an area keeps further copies out."""


def too_many(game: Arkham, card: str, who: str = "") -> Reasons:
    """The reasons that a card cannot enter play, in this investigator's play area, by its limit of an area."""
    limit = game.text_box(card).area_limit
    if limit is None or limit[0] == VICTORY_DISPLAY.name:
        return ()
    area, number = limit
    there = tuple(one for one in _copies(game, card) if _lies_in(game, one, area, who))
    if len(there) < number:
        return ()
    what = game.text_box(card).limit_of_trait or game.cards[card].title
    return tuple(Reason(rule, f"there may be {number} {what} {area}") for rule in _BY[area])


def _copies(game: Arkham, card: str) -> tuple[str, ...]:
    """The other cards that a limit on a card counts: its copies, or those with the trait that it names."""
    printed = game.cards[card]
    if printed.limit_of_trait:
        return tuple(one for one in game.cards if one != card and bears(game, one, (printed.limit_of_trait,)))
    return tuple(one for one, other in game.cards.items() if one != card and other.is_copy_of(printed))


def _lies_in(game: Arkham, card: str, area: str, who: str) -> bool:
    """True if a card lies in an area; with the play area of an investigator the threat area counts."""
    if area == "in play":
        return game.in_play(card) and (game.controller(card) in ("", who) or _counts_all(game, who))
    holder, field = game.lies(card)
    return holder == who and (field == area or (area == PLAY_AREA.name and field == THREAT_AREA.name))


def _counts_all(game: Arkham, who: str) -> bool:
    """True if a limit in play counts the cards of all players: those of nobody in particular, or as a reading says."""
    if not who or game.reading("limit-in-play") == "of everybody":
        return True
    game.because("faq-limits-in-play-areas.3")
    return False


def display_is_full(game: Arkham, card: str) -> bool:
    """True if a limit keeps a further copy of a card out of the victory display."""
    limit = game.cards[card].area_limit
    if limit is None or limit[0] != VICTORY_DISPLAY.name:
        return False
    full = sum(game.lies(one)[1] == VICTORY_DISPLAY.name for one in _copies(game, card)) >= limit[1]
    game.because(*(_BY[VICTORY_DISPLAY.name] if full else ()))
    return full
