"""What somebody does by a card or ability, in the words in which other cards forbid it or put a cost on it."""

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.cards import DESIGNATORS, Ability
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.words import of_some

Deeds = tuple[tuple[str, str], ...]
"""Each deed with the thing that it is done to."""


def designator_of(ability: Ability) -> str:
    """The bold word before the effect: fight, evade, investigate, parley, resign, move, engage; empty if none."""
    if ability.name in DESIGNATORS:
        return ability.name
    designator: str | None = of_some(ability.effects[0], "designator") if ability.effects else None
    return designator or ""


def deeds(game: Arkham, who: str, listener: Listener, targets: tuple[str, ...]) -> Deeds:
    """What using an ability comes to: a card is played, an enemy is fought, a location is investigated."""
    ability = game.ability(listener)
    found: Deeds = (("play", listener.source),) if ability.kind == "play" else ()
    designator = designator_of(ability)
    if designator:
        target = targets[0] if targets else ""
        if not target and designator == "investigate":
            target = game.location(who)
        found += ((designator, target),)
    return found


def actions_in(game: Arkham, who: str, listener: Listener, targets: tuple[str, ...]) -> Deeds:
    """Of these the ones that are paid for with the cost: playing the card, or the action that the ability is."""
    kind = game.ability(listener).kind
    if kind == "action":
        return deeds(game, who, listener, targets)
    return (("play", listener.source),) if kind == "play" else ()
