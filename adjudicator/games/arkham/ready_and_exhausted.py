"""Exhausting and readying cards: an exhausted card stays so until it readies (entry Ready)."""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.cannot import forbidden, hindering
from adjudicator.games.arkham.facts import ALL_EXHAUSTED, ATTACHED_TO, ATTACHMENTS, EXHAUSTED
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.swarm import packs


def exhaust(game: Arkham, cards: Sequence[str], *by: str) -> None:
    """Exhaust cards, by these rules; a card that is exhausted already cannot exhaust."""
    together = packs(game, tuple(cards))
    by += _as_one(cards, together)
    for card in together:
        if not game.ready(card):
            game.cite("exhaust-exhausted.4")
        elif not forbidden(game, "exhaust", card, game.controller(card)):
            by_itself = _BY_ITSELF[bool(ATTACHMENTS(game, card) or ATTACHED_TO(game, card))]
            EXHAUSTED.set(game, card, True, *by, "exhaust-exhausted.1", *by_itself)


def _as_one(cards: Sequence[str], together: Sequence[str]) -> tuple[str, ...]:
    """The rules by which whole swarms turn together with the cards."""
    return ("swarming-x.19",) if len(together) > len(cards) else ()


_BY_ITSELF: Final = {True: ("attach-to.11",), False: ()}
"""The rules by which a card exhausts without what is attached to it, or without what it is attached to (True)."""


def ready(game: Arkham, cards: Sequence[str], *by: str) -> tuple[Call, ...]:
    """Ready the exhausted ones of the cards at the same time, by these rules; then let abilities answer to each.

    Where something answers to it before it comes about, a card readies only after that.
    """
    turned: list[str] = []
    later = any(game.hears("ready", word) for word in ("would", "cancel", "when"))
    together = packs(game, tuple(cards))
    for card in together:
        if game.ready(card):
            game.cite("ready.4")
        elif not forbidden(game, "ready", card, game.controller(card)):
            rules = (*by, *_as_one(cards, together), "ready.3")
            if later:
                _READIES_BY.put(game, card, rules)
            else:
                EXHAUSTED.clear(game, card, *rules)
            turned.append(card)
    return happen_at_once(tuple(Event("ready", game.controller(card), card) for card in turned))


_READIES_BY: Final[Field[tuple[str, ...]]] = Field("readies by", ())
"""The rules by which a card readies once nothing has come in the place of that."""


def _readies(game: Arkham, event: Event, scope: str) -> None:
    """Ready a card that has not readied yet."""
    rules = _READIES_BY(game, event.what)
    if rules:
        _READIES_BY.forget(game, event.what)
        if EXHAUSTED(game, event.what):
            EXHAUSTED.clear(game, event.what, *rules)


IMPACTS: Final[Impacts] = {"ready": _readies}
"""The changes that these events make."""


def why_not_ready(game: Arkham, card: str) -> Reasons:
    """The reasons of cards that say that this one cannot ready now."""
    return hindering(game, "ready", card, game.controller(card))


def why_not_exhaust(game: Arkham, card: str) -> Reasons:
    """The reasons of cards that say that this one cannot exhaust."""
    return hindering(game, "exhaust", card, game.controller(card))


def exhausted_cards(game: Arkham) -> tuple[str, ...]:
    """Every exhausted card in play."""
    return ALL_EXHAUSTED(game)
