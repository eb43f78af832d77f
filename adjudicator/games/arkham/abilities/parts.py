"""The named parts of an ability's sentence: `you`, `this`, `that enemy`, `your location` …"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.games.arkham.abilities.timing import innermost
from adjudicator.games.arkham.card_effects import BY_AN_ATTACK
from adjudicator.games.arkham.facts import (
    ATTACHED_TO,
    CANCELLED_ATTACK,
    CONNECTIONS,
    DISCARDED_TO_PAY,
    DRAWN,
    EXHAUSTED_TO_PAY,
    LAST_ATTACHED_TO,
)
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.location_sides import shows
from adjudicator.games.arkham.paths import farthest_from_all
from adjudicator.games.arkham.prey import bearer_of, best, quarry
from adjudicator.games.arkham.this_test import SPEC, TARGET, TESTER
from adjudicator.games.arkham.words import Context, of_some

Find = Callable[[Arkham, Context], Sequence[str]]


def _one(entity: str) -> tuple[str, ...]:
    return (entity,) if entity else ()


def _that(*types: str) -> Find:
    def find(game: Arkham, context: Context) -> Sequence[str]:
        event = game.event(context.scope) if context.scope else None
        if event is None:
            return ()
        things = DRAWN(game, context.scope) if event.kind == "draw" else (event.what,)
        for some in (things, (event.who,), (event.by,), (event.at,)):
            found = tuple(one for one in some if one in game.cards and (not types or game.cards[one].type in types))
            if found:
                return found
        return ()

    return find


def _active_investigator(game: Arkham, context: Context) -> Sequence[str]:
    game.because("active-player.1")
    return _one(game.active)


def _attacking_enemy(game: Arkham, context: Context) -> Sequence[str]:
    attack = innermost(game, "attack", CANCELLED_ATTACK)
    game.because("attacker-attacked.1")
    return _one(attack.by) if attack is not None else ()


def _attacked_investigator(game: Arkham, context: Context) -> Sequence[str]:
    attack = innermost(game, "attack")
    game.because("attacker-attacked.2")
    return _one(attack.who) if attack is not None else ()


def _attacked_enemy(game: Arkham, context: Context) -> Sequence[str]:
    game.because("attacker-attacked.2")
    return _target_of_test(game, context)


def _target_of_test(game: Arkham, context: Context) -> Sequence[str]:
    return _one(TARGET(game))


def _your_location(game: Arkham, context: Context) -> Sequence[str]:
    return _one(game.location(context.you))


def _connecting(game: Arkham, context: Context) -> Sequence[str]:
    return CONNECTIONS(game, game.location(context.you))


def _everybody_here(game: Arkham, context: Context) -> Sequence[str]:
    here = game.location(context.this)
    return tuple(i for i in game.investigators if here and game.location(i) == here)


def _next_investigator(game: Arkham, context: Context) -> Sequence[str]:
    """The next player in player order; a reading decides if the first follows the last."""
    everybody = game.investigators
    if context.you not in everybody or len(everybody) < 2:
        return ()
    place = everybody.index(context.you) + 1
    if place == len(everybody) and game.reading("next-player-after-the-last", "in-player-order.3") == "nobody":
        return ()
    game.because("in-player-order.3")
    return (everybody[place % len(everybody)],)


def _current(game: Arkham, deck: str) -> Sequence[str]:
    """The act or agenda on top of its deck."""
    game.because("act-deck-and-agenda-deck.13")
    return game.current(deck)


def _paid_with(field: Field[str]) -> Find:
    """The card with which the ability being resolved was paid for, as this field knows it."""
    return lambda game, context: _one(field(game, context.this))


def _far_from_all(game: Arkham, context: Context) -> Sequence[str]:
    game.because("faq-farthest-from-all-investigators.1")
    return farthest_from_all(game)


def _card_used(game: Arkham, context: Context) -> Sequence[str]:
    """The card that deals what is dealt, or defeats by it: of an attack, the one whose ability makes it."""
    event = game.event(context.scope) if context.scope else None
    return () if event is None else _one(dealt_with(game, event.by, event.of))


def dealt_with(game: Arkham, by: str, how: str) -> str:
    """The card with which something is dealt: where an investigator's attack does it, that of the attack.

    An effect of the investigator's own card is no attack, even while one is made.
    """
    by_attack = by in game.investigators and how == BY_AN_ATTACK
    return str(getattr(SPEC(game), "source", "") or by) if by_attack else by


def _attached_to(game: Arkham, context: Context) -> Sequence[str]:
    """The card to which this one is attached, or was when it was discarded to pay for the ability."""
    if game.in_play(context.this):
        return _one(ATTACHED_TO(game, context.this))
    return _one(ATTACHED_TO(game, context.this) or LAST_ATTACHED_TO(game, context.this))


def _bearer_of_this(game: Arkham, context: Context) -> Sequence[str]:
    """The investigator who bears this weakness, whoever controls it; nobody bears another card."""
    return _one(bearer_of(game, context.this)) if game.cards[context.this].weakness else ()


def _engaged_with_this(game: Arkham, context: Context) -> Sequence[str]:
    """The investigators engaged with the enemy that bears the ability."""
    return game.engaged(context.this)


def _prey(game: Arkham, context: Context) -> Sequence[str]:
    """The investigators who best meet the prey instruction of the enemy."""
    return best(game, context.this, quarry(game, context.this)).who


NAMED: dict[str, Find] = {
    "you": lambda game, context: _one(context.you),
    "this": lambda game, context: _one(context.this),
    "chosen": lambda game, context: context.chosen[-1:],
    "that card": _that(),
    "that enemy": _that("enemy"),
    "that asset": _that("asset"),
    "that investigator": _that("investigator"),
    "that location": _that("location"),
    "attacking enemy": _attacking_enemy,
    "attacked enemy": _attacked_enemy,
    "attacked investigator": _attacked_investigator,
    "investigated location": _target_of_test,
    "evaded enemy": _target_of_test,
    "testing investigator": lambda game, context: _one(TESTER(game)),
    "active investigator": _active_investigator,
    "lead investigator": lambda game, context: _one(game.lead),
    "each investigator": lambda game, context: game.investigators,
    "each investigator here": _everybody_here,
    "another investigator": lambda game, context: tuple(i for i in game.investigators if i != context.you),
    "next investigator": _next_investigator,
    "your location": _your_location,
    "connecting location": _connecting,
    "here": lambda game, context: _one(game.location(context.this)),
    "attached": _attached_to,
    "discarded card": _paid_with(DISCARDED_TO_PAY),
    "exhausted card": _paid_with(EXHAUSTED_TO_PAY),
    "location farthest from all investigators": _far_from_all,
    "card used": _card_used,
    "engaged investigator": _engaged_with_this,
    "prey": _prey,
    "bearer": _bearer_of_this,
    "current agenda": lambda game, context: _current(game, "agenda"),
    "current act": lambda game, context: _current(game, "act"),
}
"""The named parts of an ability's sentence."""


class Named(NamedTuple):
    """A named part: `you`, `this`, `that enemy`, `your location` …"""

    name: str

    def all(self, game: Arkham, context: Context) -> Sequence[str]:
        """The entities to which the name refers now."""
        return NAMED[self.name](game, context)

    def fits(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if the name refers to the entity."""
        if self.name == "you":
            return entity == context.you
        if self.name == "this":
            return entity == context.this
        if self.name == "connecting location" and not game.in_play(entity):
            return shows(game, game.location(context.you), entity)
        return entity in NAMED[self.name](game, context)


class Those(NamedTuple):
    """Cards that are determined already."""

    cards: tuple[str, ...]

    def all(self, game: Arkham, context: Context) -> Sequence[str]:
        """These cards."""
        return self.cards

    def fits(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if it is one of these cards."""
        return entity in self.cards


_OF_THE_MOMENT: Final = frozenset(
    (
        *("that card", "that enemy", "that asset", "that investigator", "that location", "card used"),
        *("discarded card", "exhausted card"),
        *("attacking enemy", "attacked enemy", "attacked investigator"),
        *("evaded enemy", "investigated location", "testing investigator"),
    )
)
"""The names of parts that what is being resolved has, and nothing has when that is over."""


def settled(game: Arkham, context: Context, which: Which | None) -> Which | None:
    """What a lasting effect is about: a part of what is being resolved is determined as the effect begins."""
    if isinstance(which, Named) and which.name in _OF_THE_MOMENT:
        return Those(tuple(which.all(game, context)))
    return which


THIS: Final = Named("this")
"""The card that bears the ability, and none of its copies."""
CHOSEN: Final = Named("chosen")
"""What has been chosen last for the ability being resolved."""
DISCARDED: Final = Named("discarded card")
"""The card that was discarded to pay for the ability being resolved."""


def is_about_the_chosen(part: object) -> bool:
    """True of a part of an ability that speaks of the chosen thing."""
    return part == CHOSEN or (isinstance(part, tuple) and any(map(is_about_the_chosen, part)))


def acts_on_the_chosen(part: object) -> bool:
    """True of a part of an ability that speaks of the chosen thing, and not merely in what it counts or asks."""
    if part == CHOSEN:
        return True
    if not isinstance(part, tuple) or callable(of_some(part, "of")) or of_some(part, "holds") is not None:
        return False
    return any(map(acts_on_the_chosen, part))
