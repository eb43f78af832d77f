"""What players say to each other, show and look at: legal or not by rules of its own, and nothing changes by it."""

from collections.abc import Callable

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.notalone.game import TABLE, NotAlone
from adjudicator.games.notalone.situation.placing import place_of
from adjudicator.games.notalone.situation.secrets import Seat
from adjudicator.games.notalone.words import PilesHidden

ANNOUNCES = "announces"


def why_not_say(game: NotAlone, deed: Deed) -> Reasons:
    """Why something cannot be said, shown or looked at now; empty if it can."""
    return TALKING[deed.verb](game, deed.who, deed.things[0])


def said(game: NotAlone, deed: Deed) -> bool:
    """Whether something was said, shown or looked at as a deed says: it is, at any moment, unless a rule forbids it."""
    if why_not_say(game, deed):
        return False
    game.note(deed.said)
    game.cite(*_SAID_BY.get(deed.verb, ()))
    return True


_SAID_BY = {ANNOUNCES: ("phase-1-exploration.5",)}
"""The rules by which somebody may say something, be it so or not."""


def _choosing(game: NotAlone, *rules: str) -> tuple[str, ...]:
    """The rules about talk while the Hunted choose their Place cards."""
    return rules if game.phase == 1 else ()


def _talks(game: NotAlone, who: str, other: str) -> Reasons:
    game.cite("not-alone.3", *_choosing(game, "phase-1-exploration.3"))
    return ALLOWED


def _tells_in_secret(game: NotAlone, who: str, other: str) -> Reasons:
    if game.creature in (who, other):
        return ALLOWED
    rules = ("not-alone.3", *_choosing(game, "phase-1-exploration.4"))
    return game.reasons(f"{game.creature} has to be able to hear it", *rules)


def _shows_card(game: NotAlone, who: str, other: str) -> Reasons:
    if game.revealed:
        return ALLOWED
    return game.reasons("it is revealed in Phase 3", "phase-1-exploration.6")


def _looks_at_card(game: NotAlone, who: str, whose: str) -> Reasons:
    if game.revealed or who == whose:
        return ALLOWED
    rule = "round.3" if who == game.creature else "phase-1-exploration.6"
    swapped = ("vortex.4",) if game.places(whose, "swapped") else ()
    return game.reasons(f"{whose}'s card lies face down", rule, "phase-1-exploration.1", *swapped)


def _looks_at_discards(game: NotAlone, who: str, whose: str) -> Reasons:
    if who != game.creature:
        return ALLOWED
    for force, hidden in game.holding(PilesHidden):
        others = () if force.by == whose else ("smokescreen.3",)
        late = ("phase-4-end-of-turn.1",) if game.phase == 4 else ()
        return game.reasons(f"{force.card} hides the discarded Place cards", hidden.rule, *others, *late)
    rule = "phase-4-end-of-turn.2"
    if game.reading("creature-looks-at-discards", rule) == "phase 4" and game.phase != 4:
        return game.reasons(f"{who} may look at them in Phase 4", rule)
    return ALLOWED


def _looks_at_deck(game: NotAlone, who: str, kind: str) -> Reasons:
    return game.reasons("the deck lies face down", "setup.10")


def _looks_at_stock(game: NotAlone, who: str, name: str) -> Reasons:
    return _looks_at(game, who, str(place_of(name)), "stock", "screen-description.1")


def _looks_at_forces(game: NotAlone, who: str, _name: str) -> Reasons:
    return _looks_at(game, who, TABLE, "in force", "screen-description.2")


def _looks_at(game: NotAlone, who: str, entity: str, field: str, rule: str) -> Reasons:
    """What is nobody's secret lies open to whoever asks."""
    if not Seat(game, who).sees(entity, field):
        return game.reasons("that is secret", rule)
    game.cite(rule)
    return ALLOWED


TALKING: dict[str, Callable[[NotAlone, str, str], Reasons]] = {
    "talks with": _talks,
    ANNOUNCES: _talks,
    "tells in secret": _tells_in_secret,
    "shows her card to": _shows_card,
    "looks at the card of": _looks_at_card,
    "looks at the discards of": _looks_at_discards,
    "looks at the deck of": _looks_at_deck,
    "looks at the stock of": _looks_at_stock,
    "looks at": _looks_at_forces,
}
"""Why each of these things cannot be done: who does it, and to or about whom or what."""
