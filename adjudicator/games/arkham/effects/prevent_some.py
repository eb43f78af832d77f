"""Damage and horror that would be dealt, of which some is prevented: as much of either as somebody chooses."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.damage.dealing import parts_of
from adjudicator.games.arkham.effects.prevent import Prevent
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which, Worth
from adjudicator.games.arkham.words import Context


class PreventSome(NamedTuple):
    """Prevent up to this much damage and horror together; what follows calls that `that much`."""

    amount: Number
    to: Which
    then: tuple[Effect, ...] = ()

    def kinds(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The kinds of which something is left to prevent."""
        parts = parts_of(game, context.scope)
        found = (part.kind for part in parts if part.amount and self.to.fits(game, context, part.entity))
        return tuple(sorted(dict.fromkeys(found)))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is none to prevent."""
        return not self.amount.of(game, context) or not self.kinds(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let the investigator choose it point by point."""
        return Call(PREVENTING, Preventing(self, context, self.amount.of(game, context)))


class Preventing(NamedTuple):
    """Points being prevented: how many there may still be, and how many there were."""

    some: PreventSome
    context: Context
    left: int
    done: int = 0


def _choose(game: Arkham, local: Preventing) -> Result:
    """Ask for the kind of the next point."""
    kinds = local.some.kinds(game, local.context)
    if not local.left or not kinds:
        return _end(local)
    who = local.context.you
    options = tuple(Option("choose", (kind,), who, kind) for kind in kinds)
    return Ask(Choice((who,), "choose", (*options, PASS), "dealing-damage-horror.13", optional=True), _chosen)


def _chosen(game: Arkham, local: Preventing, option: Option) -> Result:
    if option.declines:
        return _end(local)
    point = Prevent(option.meant(str), Worth(1), local.some.to)
    return Go(local._replace(left=local.left - 1, done=local.done + 1), "choose", (resolve((point,), local.context),))


def _end(local: Preventing) -> Result:
    if not local.done or not local.some.then:
        return Go(local, END)
    return Go(local, END, (resolve(local.some.then, local.context.answering("").worth(local.done)),))


PREVENTING: Final = Procedure("prevent some damage and horror", Step("", "choose", _choose))
