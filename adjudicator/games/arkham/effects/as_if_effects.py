"""Effects that resolve as if the investigator were at another location (FAQ, "As If")."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham import as_if
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.facts import AS_IF_AT
from adjudicator.games.arkham.game import Arkham, Effect, Which
from adjudicator.games.arkham.words import Context, of_some


class AsIfAt(NamedTuple):
    """Resolve effects as if you were at a location; the altered state holds from the initiation of the ability on."""

    place: Which
    effects: tuple[Effect, ...]

    @property
    def designator(self) -> str:
        """The bold action word of what is done there."""
        return str(of_some(self.effects[0], "designator") or "")

    def targets(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations at which it could change something to be."""
        return tuple(place for place in self._places(game, context) if not self._in_vain(game, context, place))

    def why_not(self, game: Arkham, context: Context, target: str) -> Reasons:
        """The reasons why one cannot act as if there."""
        if target not in self._places(game, context):
            return (Reason("target.3", f"{game.name(target)} is not what the card describes"),)
        if not self._in_vain(game, context, target):
            return ()
        why = as_if.imagine(game, context.you, target, lambda: hindrances(game, context, self.effects))
        return why or (Reason("target.10", f"nothing could change at {game.name(target)}"),)

    def _places(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The locations that are meant, seen from where the investigator is in truth."""
        return as_if.imagine(game, context.you, "", lambda: tuple(self.place.all(game, context)))

    def _in_vain(self, game: Arkham, context: Context, place: str) -> bool:
        return as_if.imagine(game, context.you, place, lambda: in_vain(game, context, self.effects))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it would change nothing anywhere."""
        if AS_IF_AT(game, context.you):
            return in_vain(game, context, self.effects)
        return not self.targets(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons against each of the locations."""
        return tuple(why for place in self._places(game, context) for why in self.why_not(game, context, place))

    def altered(self, game: Arkham, context: Context) -> str:
        """The location at which the investigator is in the altered state; empty where it has still to be chosen."""
        places = context.chosen[:1] or self._places(game, context)
        return places[0] if len(places) == 1 else ""

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the effects; the state is altered already if that began with the initiation."""
        if AS_IF_AT(game, context.you):
            return resolve(self.effects, context)
        return on_target(game, context, self.targets(game, context), "location", self._there)

    def _there(self, game: Arkham, context: Context, place: str) -> Result:
        return Call(RESOLVED_AS_IF, _AsIf(context.you, place, self.effects, context))


class _AsIf(NamedTuple):
    """Effects that are resolved as if an investigator were at a location."""

    who: str
    place: str
    effects: tuple[Effect, ...]
    context: Context


def _begin(game: Arkham, local: _AsIf) -> Result:
    as_if.begin(game, local.who, local.place)
    return resolve(local.effects, local.context)


def _end(game: Arkham, local: _AsIf) -> Result:
    as_if.end(game, local.who)
    return None


RESOLVED_AS_IF: Final = Procedure("resolve as if elsewhere", Step("", "as if", _begin), Step("", "over", _end))
