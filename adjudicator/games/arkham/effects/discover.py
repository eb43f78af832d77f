"""Clues are discovered (entry Clues)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.cannot import banned, forbidden, hindering
from adjudicator.games.arkham.abilities.immunity import is_immune
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.dwindled import dwindled
from adjudicator.games.arkham.enemies.concealed import ask_to_expose, expose
from adjudicator.games.arkham.facts import CLUES, EVENT, MINI_CARDS
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.this_test import PURPOSE, TARGET, TEST_OUTCOME, TESTER
from adjudicator.games.arkham.values import effective, ledger
from adjudicator.games.arkham.words import Context


class Discover(NamedTuple):
    """Discover clues at a location; of several that fit, whoever discovers them chooses one."""

    amount: Number = Worth(1)
    at: Which | None = None
    investigating: bool = False

    def times(self, number: int) -> "Discover":
        """So many times as many, discovered at once."""
        return self._replace(amount=Product(Worth(number), self.amount))

    def at_most(self, game: Arkham, context: Context) -> int:
        """How many clues there are; one mini-card may be exposed in place of them."""
        return sum(CLUES(game, place) or len(MINI_CARDS(game, place)[:1]) for place in self._places(game, context))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are no clues to discover."""
        if is_nothing(game, context, self.amount):
            return True
        places = self._places(game, context)
        if any(MINI_CARDS(game, place) for place in places):
            return False
        return not any(CLUES(game, place) and not banned(game, "discover", place, context.you) for place in places)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from the places with clues."""
        return tuple(
            r
            for p in self._places(game, context)
            if CLUES(game, p)
            for r in hindering(game, "discover", p, context.you)
        )

    def _places(self, game: Arkham, context: Context) -> tuple[str, ...]:
        if self.at is not None:
            return tuple(self.at.all(game, context))
        location = game.location(context.you)
        return (location,) if location else ()

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The investigator who resolves the ability discovers the clues."""
        places = self._places(game, context)
        hiding = tuple(token for place in places for token in MINI_CARDS(game, place))
        if hiding and context.you in game.investigators:
            return ask_to_expose(context.you, hiding, "concealed-mini-cards.10", self._decided)
        return self._discovering(game, context, places)

    def _decided(self, game: Arkham, context: Context, option: Option) -> Result:
        if option.declines:
            return self._discovering(game, context, self._places(game, context))
        rule = "concealed-mini-cards.6" if self.investigating else "concealed-mini-cards.10"
        return expose(game, context.you, option.meant(str), rule, "concealed-mini-cards.13")

    def _discovering(self, game: Arkham, context: Context, places: tuple[str, ...]) -> Result:
        found = tuple(
            place for place in places if CLUES(game, place) and not banned(game, "discover", place, context.you)
        )
        if not found:
            return self._none(game, context, places)
        return on_target(game, context, found, "location", self._discover)

    def _none(self, game: Arkham, context: Context, places: tuple[str, ...]) -> Result:
        """Tell what keeps it from coming about: that no clue lies there, or what forbids it."""
        for place in places:
            if not CLUES(game, place):
                game.spares(Event("discover", context.you, place, context.this, place, "", 1), "clues.10")
            forbidden(game, "discover", place, context.you)
        return None

    def _discover(self, game: Arkham, context: Context, place: str) -> Result:
        amount = self.amount.of(game, context)
        if self.investigating:
            game.cite("investigate-action.5", "investigate-action.6")
            amount = _with_those_added(game, context.you, place, amount)
        present = min(amount, CLUES(game, place))
        if present <= 0:
            return None
        by = _NOT_IMMUNE[is_immune(game, place, context.this)]
        return happen(Event("discover", context.you, place, context.this, place, "", present, by))


INVESTIGATED: Final = Named("investigated location")
ADDED: Final = "clues discovered"
"""What cards add to the clues that an investigation discovers, at the location that is investigated."""
ADDED_WHERE_YOU_ARE: Final = "clues discovered at your location"
"""What cards add to them at the location where the investigator is then."""
CLUES_ADDED: Final = frozenset((ADDED, ADDED_WHERE_YOU_ARE))


class TheClue(NamedTuple):
    """Discover the clue of an investigation, with what cards add to it."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are no clues to discover."""
        return _THE_CLUE.futile(game, context) and WhereYouAre().futile(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep it from the clues."""
        return _THE_CLUE.hindered(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discover it at the location that was investigated, and what is added where one is if that is elsewhere."""
        if WhereYouAre().futile(game, context):
            return _THE_CLUE.resolve(game, context)
        return resolve((_THE_CLUE, WhereYouAre()), context)


_THE_CLUE: Final = Discover(at=INVESTIGATED, investigating=True)


class BeyondWhatIsReplaced(NamedTuple):
    """Discover what cards add to the clue of an investigation, where something else comes instead of that clue."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no card adds a clue, or none is there."""
        return _adds_nothing(game, context) and WhereYouAre().futile(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discover them at the location that was investigated, and where the investigator is by now."""
        if self.futile(game, context) or game.reading("clue-added-to-one-that-is-replaced") == "lost with it":
            return None
        added = () if _adds_nothing(game, context) else (_added(game, context),)
        return resolve((*added, WhereYouAre()), context)


class WhereYouAre(NamedTuple):
    """Discover what cards add "at your location" where whoever investigates is not at the location any more."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the investigator is still there, or no card adds such a clue, or none is there."""
        if game.location(context.you) == TARGET(game) or not effective(game, context.you, ADDED_WHERE_YOU_ARE):
            return True
        return _adds_nothing_where_you_are(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discover them at the location where the investigator is."""
        return None if self.futile(game, context) else _added_where_you_are(game, context).resolve(game, context)


def _added_where_you_are(game: Arkham, context: Context) -> Discover:
    """What cards add at one's own location, as a discovery of its own."""
    return Discover(Worth(ledger(game, context.you, ADDED_WHERE_YOU_ARE, base=0).value))


def _adds_nothing_where_you_are(game: Arkham, context: Context) -> bool:
    return game.consider(lambda: _added_where_you_are(game, context).futile(game, context))


def _with_those_added(game: Arkham, who: str, place: str, base: int) -> int:
    """So many clues with those that cards add: at the investigated location, and at one's own if that is the one."""
    amount = ledger(game, who, ADDED, base=base).value
    if game.location(who) != place or not effective(game, who, ADDED_WHERE_YOU_ARE):
        return amount
    return ledger(game, who, ADDED_WHERE_YOU_ARE, base=amount).value


def _added(game: Arkham, context: Context) -> Discover:
    """What cards add to the clue of an investigation, as a discovery of its own."""
    return Discover(Worth(_with_those_added(game, context.you, TARGET(game), 0)), INVESTIGATED)


def _adds_nothing(game: Arkham, context: Context) -> bool:
    return game.consider(lambda: _added(game, context).futile(game, context))


def no_clue_to_add(game: Arkham, who: str, stat: str) -> bool:
    """True in a successful investigation that discovers every clue already of the location where it would add some."""
    if PURPOSE(game) != "investigate" or TESTER(game) != who or TEST_OUTCOME(game) != "succeed":
        return False
    investigated = TARGET(game)
    place = investigated if stat == ADDED else game.location(who)
    if banned(game, "discover", place, who):
        return True
    if place != investigated:
        return not CLUES(game, place)
    return CLUES(game, place) <= game.consider(lambda: _with_those_added(game, who, place, 1))


class DiscoverMore(NamedTuple):
    """Discover so many more clues than would be discovered, as far as there are."""

    amount: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no discovery is to come, or there are no more clues."""
        event = game.event(context.scope) if context.scope else None
        if event is None or event.kind != "discover" or is_nothing(game, context, self.amount):
            return True
        return CLUES(game, event.at) <= event.amount

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let more of them be discovered at the same moment."""
        was = game.event(context.scope)
        more = was.amount + self.amount.of(game, context)
        EVENT.put(game, context.scope, was.of_amount(more))
        return None


_NOT_IMMUNE: Final = {True: ("immune.5",), False: ()}
"""The rules by which the tokens on an immune card (True) are not immune themselves."""


def _discover(game: Arkham, event: Event, scope: str) -> None:
    amount = dwindled(game, event, scope, CLUES(game, event.at))
    if not game.applies("clues.6", "clues.7"):
        return
    CLUES.set(game, event.at, CLUES(game, event.at) - amount)
    CLUES.set(game, event.who, CLUES(game, event.who) + amount)


IMPACTS: Final[Impacts] = {"discover": _discover}
