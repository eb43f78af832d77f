"""The times at which a constant ability holds, for whom, and the meaning of "you" in it (entry Ability, FAQ)."""

from typing import Final

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.facts import ATTACHMENTS, DECK, DISCARD, HAND, LOCATIONS, THREAT_AREA
from adjudicator.games.arkham.game import Ability, Adds, Arkham, Ban
from adjudicator.games.arkham.words import Context

YOU: Final = Named("you")
THIS: Final = Named("this")


def _context_for(game: Arkham, listener: Listener, who: str, what: str = "") -> Context:
    """The context of a constant ability for an investigator: "you" may be anybody who meets its condition.

    Where what is nobody's says something of itself (`what`), "you" is whoever has to do with it, wherever that is.
    """
    context, condition = game.context(listener), game.ability(listener).condition
    if who not in game.investigators:
        return context
    if condition is not None and _is_whoever_meets(game, listener.source, condition):
        game.because("faq-you-and-your.3")
        return context.of(who)
    if not _belongs_to_a_place(game, listener.source):
        return context
    game.because("faq-you-and-your.4")
    near = what == listener.source or game.location(who) == game.location(listener.source)
    return context.of(who if near else "")


def _belongs_to_a_place(game: Arkham, source: str) -> bool:
    """True if those at its location have to do with a card: it is nobody's, a location or attached to one."""
    if game.controller(source) or game.lies(source)[1] not in (LOCATIONS.name, ATTACHMENTS.name):
        return False
    holder = game.lies(source)[0]
    return game.lies(source)[1] == LOCATIONS.name or game.cards[holder].type == "location"


def holds_for(game: Arkham, listener: Listener, entity: str, who: str = "") -> Context | None:
    """The context in which a constant ability holds for those to whom it applies; None while it does not for this one.

    It applies to what its first word names. Its text must not be blank, and what stands after "while" must be so;
    "you" may be `who`, or the entity itself if nobody is named.
    """
    if game.is_silent(listener):
        return None
    ability, context = game.ability(listener), _context_for(game, listener, who or _whom_it_concerns(game, entity))
    if ability.to is None or not ability.to.fits(game, context, entity):
        return None
    return _holding(game, listener, context) if _is_so(game, ability, context) else None


def holds(game: Arkham, listener: Listener, who: str, what: str = "") -> Context | None:
    """The context in which a constant ability holds, to whomever it applies; None while it does not hold.

    If it is about something that somebody does to a card, that is `what`.
    """
    if game.is_silent(listener):
        return None
    context = _context_for(game, listener, who, what)
    return _holding(game, listener, context) if _is_so(game, game.ability(listener), context) else None


def _whom_it_concerns(game: Arkham, entity: str) -> str:
    """The investigator of whose hand, deck or discard pile a card is; of anything else, that itself."""
    holder, zone = game.lies(entity)
    return holder if zone in _APART else entity


_APART: Final = frozenset({HAND.name, DECK.name, DISCARD.name})


def _holding(game: Arkham, listener: Listener, context: Context) -> Context:
    """The context in which an ability holds, with the rules by which it does in a hand."""
    source = listener.source
    game.because(*_HELD.get((game.lies(source)[1], game.cards[source].type), ()))
    return context


_HELD: Final = {(HAND.name, "treachery"): ("hidden.5",), (HAND.name, "enemy"): ("hidden.10",)}
"""The rules by which the constant abilities of a hidden card of a type are active in a hand."""


def speaks_of(game: Arkham, ability: Ability, deed: Ban | Adds, context: Context, what: str, who: str) -> bool:
    """True if what an ability says of a deed concerns this investigator and this thing.

    The ability's first word names whoever does it or the thing to which it is done. Of itself ("this") a card may say
    anything, if only it says of whom or of what.
    """
    if deed.what is not None and not deed.what.fits(game, context, what):
        return False
    if deed.who is not None and not deed.who.fits(game, context, who):
        return False
    if ability.to is None or (ability.to == THIS and (deed.what is not None or deed.who is not None)):
        return True
    return ability.to.fits(game, context, who) or (bool(what) and ability.to.fits(game, context, what))


def _is_so(game: Arkham, ability: Ability, context: Context) -> bool:
    if ability.condition is None:
        return True
    game.because("ability.11")
    return ability.condition.holds(game, context)


def _is_whoever_meets(game: Arkham, source: str, condition: object) -> bool:
    """True if "you" is everybody who meets the condition: the card is nobody's, and nobody bears or holds it."""
    if game.controller(source) or not _speaks_of_you(condition):
        return False
    zone = game.lies(source)[1]
    return zone != HAND.name and (game.cards[source].type == "enemy" or zone != THREAT_AREA.name)


def _speaks_of_you(part: object) -> bool:
    return part == YOU or (isinstance(part, tuple) and any(_speaks_of_you(inner) for inner in part))


_WHERE_YOU_ARE: Final = (Named("your location"), Named("connecting location"))


def answers_whoever_meets(game: Arkham, listener: Listener) -> bool:
    """True if "you" in a forced ability is everybody who meets what it answers to: its clauses are aimed at them.

    It is not if the event says whom it concerns, or if the card is somebody's. Source: faq-you-and-your.2.
    """
    ability = game.ability(listener)
    trigger = ability.trigger
    if trigger is None or trigger.who is not None or game.whose(listener.source):
        return False
    clauses = (trigger.what, trigger.by, trigger.at, trigger.also, ability.condition)
    return any(_speaks_of_you(part) or _speaks_of_where_you_are(part) for part in clauses)


def _speaks_of_where_you_are(part: object) -> bool:
    inner = part if isinstance(part, tuple) else ()
    return part in _WHERE_YOU_ARE or any(map(_speaks_of_where_you_are, inner))
