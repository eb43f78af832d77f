"""Immunity: cards on which a set of effects does not act, and which cannot be chosen for them (entry Immune)."""

from typing import Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import ATTACHED_TO, IMMUNITIES
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.words import Context

SETS: Final = ("player card effects", "encounter card effects", "card effects")
"""The sets of effects to which cards are immune."""


def immunities(game: Arkham, entity: str) -> tuple[str, ...]:
    """The sets of effects to which a card is immune now, by its own text or by another card."""
    printed = game.cards[entity].immune_to if entity in game.cards else ""
    own = (printed,) if printed and game.text_box(entity).immune_to else ()
    others = (one for one in IMMUNITIES(game) if holds_for(game, one, entity) is not None)
    return (*own, *(game.ability(one).immune_to for one in others))


def _belongs(game: Arkham, source: str, effects: str) -> bool:
    """True if the effects of a card belong to a set."""
    if source == RULES or source not in game.cards:
        return False
    kind = "encounter card effects" if game.cards[source].encounter_cardtype else "player card effects"
    return effects in (kind, "card effects")


def is_immune(game: Arkham, entity: str, source: str) -> bool:
    """True if the effects of a card do not act on another one."""
    if entity not in game.cards or (not game.cards[entity].immune_to and not IMMUNITIES(game)):
        return False
    return any(_belongs(game, source, effects) for effects in immunities(game, entity))


def untouched(game: Arkham, entity: str, source: str) -> bool:
    """True if a constant ability of a card does not act on another one because that is immune."""
    immune = is_immune(game, entity, source)
    game.because(*_IMMUNE[immune])
    return immune


_IMMUNE: Final = {True: ("immune.1",), False: ()}
"""The rules by which nothing of the set acts on an immune card (True)."""


def affected(game: Arkham, context: Context, which: Which) -> tuple[str, ...]:
    """The cards to which an effect refers, but for those that are immune to it."""
    return tuple(one for one in which.all(game, context) if _is_affected(game, one, context.this))


def _is_affected(game: Arkham, entity: str, source: str) -> bool:
    if is_immune(game, entity, source):
        game.note(f"{game.name(entity)} is immune to the effects of {game.name(source)}")
        game.because("immune.1", "immune.8")
        return False
    bearer = ATTACHED_TO(game, entity) if entity in game.cards else ""
    game.because(*_ACTS_ALL_THE_SAME[entity in game.cards and bool(immunities(game, entity))])
    game.because(*_NOT_ITSELF[bool(bearer) and is_immune(game, bearer, source)])
    return True


_ACTS_ALL_THE_SAME: Final = {True: ("immune.2",), False: ()}
"""The rules by which an effect acts on a card that is immune to others (True)."""

_NOT_ITSELF: Final = {True: ("immune.4",), False: ()}
"""The rules by which the attachment of an immune card (True) is not immune itself."""


def cannot_be_chosen(game: Arkham, context: Context, target: str) -> Reasons:
    """The reason that a card is immune to the effect for which it would be chosen."""
    if not is_immune(game, target, context.this):
        return ()
    return (Reason("immune.3", f"{game.name(target)} is immune to the effects of {game.name(context.this)}"),)
