"""The effect for which one player chooses several targets, all of them before anything happens (entry Target)."""

from collections import Counter
from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.came_about import fall_short
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.abilities.so_many_times import as_one
from adjudicator.games.arkham.different import is_different
from adjudicator.games.arkham.effects.logic_effects import Either
from adjudicator.games.arkham.effects.side_by_side import done_to_each
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.words import Context, of_some


class ChooseSeveral(NamedTuple):
    """Choose this many of the things that fit, up to so many, or any number; the effects resolve for each of them.

    Each is called `chosen`. What is divided among things may go to one of them more than once. Then come effects for
    each of them once more, and after all of these the effects that call their number `that much`.
    """

    which: Which
    effects: tuple[Effect, ...]
    number: Number | None = None
    different: bool = False
    up_to: Number | None = None
    divided: bool = False
    then_each: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    or_fewer: bool = False
    """It acts on as many as there are, where these are fewer."""

    @property
    def optional(self) -> bool:
        """True if fewer may be chosen than there could be."""
        return self.number is None

    def _valid(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The things that may be chosen: those that fit, and for which something could change."""
        found = affected(game, context, self.which)
        return tuple(one for one in found if not in_vain(game, context.also_choosing(one), self.effects))

    def _least(self, game: Arkham, context: Context) -> int:
        return 1 if self.number is None or self.divided or self.or_fewer else self.number.of(game, context)

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no number of things is wanted, or there are fewer valid targets than that."""
        if self.number is not None and is_nothing(game, context, self.number):
            return True
        return self._most(game, context) < self._least(game, context)

    def _most(self, game: Arkham, context: Context) -> int:
        """The number of valid targets, of which each has to be different from the others if the effect says so."""
        found: tuple[str, ...] = ()
        for one in self._valid(game, context):
            found += (one,) if self.fits_beside(game, context, one, found) else ()
        return len(found)

    def fits_beside(self, game: Arkham, context: Context, one: str, chosen: tuple[str, ...]) -> bool:
        """True if a thing may be chosen beside these."""
        if self.divided:
            return self._bears(game, context.also_choosing(one), chosen.count(one) + 1)
        return one not in chosen and (not self.different or is_different(game, one, chosen))

    def _bears(self, game: Arkham, context: Context, number: int) -> bool:
        """True if the effects can be done so many times to what is chosen."""
        between = alternatives(self)
        if between is None:
            return _bears(game, context, self.effects, number)
        return sum(_bears(game, context, way, n + 1) for _name, way in between.ways for n in range(number)) >= number

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are fewer valid targets than are wanted."""
        found, need = self._most(game, context), self._least(game, context)
        if found >= need:
            return ()
        rules = ("target.6", *_TOO_MUCH_ALIKE[self.different])
        return tuple(Reason(rule, f"it wants {need} targets, and there are {found}") for rule in rules)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let the investigator choose them all; there is no choice where it acts on all that there are."""
        wanted = self._wanted(game, context)
        there = self._valid(game, context) if self.or_fewer and not self.different else ()
        return Call(CHOOSING, Choosing(self, context, wanted, there if len(there) <= wanted else ()))

    def _wanted(self, game: Arkham, context: Context) -> int:
        """The number of choices: as many as the effect says, or as many as there are targets."""
        number = self.number if self.up_to is None else self.up_to
        return self._most(game, context) if number is None else number.of(game, context)


def _bears(game: Arkham, context: Context, effects: tuple[Effect, ...], number: int) -> bool:
    """True if each of the effects can be done so many times to what is chosen."""
    limits = [of_some(effect, "at_most") for effect in effects]
    return all(limit is None or limit(game, context) >= number for limit in limits)


def alternatives(several: ChooseSeveral) -> Either | None:
    """The alternatives between which each part of what is divided goes, if each of them can be done several times."""
    only = several.effects[0] if len(several.effects) == 1 and several.divided else None
    if not isinstance(only, Either):
        return None
    repeated = all(as_one(way, 1) is not None for _name, way in only.ways)
    return only if repeated else None


_TOO_MUCH_ALIKE: Final = {True: ("faq-different.1",), False: ()}
"""The rules by which several things are too few, where they have to be different (True)."""


class Choosing(NamedTuple):
    """Targets being chosen: how many there may be, those chosen so far, and which of several effects is for each."""

    several: ChooseSeveral
    context: Context
    most: int
    chosen: tuple[str, ...] = ()
    ways: tuple[tuple[Effect, ...], ...] = ()


def _choose(game: Arkham, local: Choosing) -> Result:
    """Ask for the next target; resolve the effects once all have been chosen."""
    several, context = local.several, local.context
    if len(local.chosen) == local.most:
        return _resolve(game, local)
    left = (one for one in several.which.all(game, context) if several.fits_beside(game, context, one, local.chosen))
    found = tuple(one for one in left if not in_vain(game, context.also_choosing(one), several.effects))
    if not found:
        return _resolve(game, local)
    options = tuple(Option("choose", (one,), context.you, one) for one in found)
    question = Choice(
        (context.you,),
        "choose",
        (*options, PASS) if several.optional else options,
        "target.7",
        optional=several.optional,
    )
    return Ask(question, _chosen)


def _chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    if option.declines:
        return _resolve(game, local)
    return Go(local._replace(chosen=(*local.chosen, option.meant(str))), "choose")


def _resolve(game: Arkham, local: Choosing) -> Result:
    """Resolve the effects for each of the chosen ones; with none of them nothing has been done successfully."""
    if not local.chosen:
        game.note("nothing is chosen")
        game.cite("target.8", "target.9")
        fall_short(game)
        return Go(local, END)
    several, context = local.several, local.context
    between = alternatives(several)
    if between is not None and len(local.ways) < len(local.chosen):
        return Ask(_which_way(game, local, between).asks(game, _for_the_next(local)), _way_chosen)
    if several.or_fewer and len(local.chosen) < local.most:
        game.cite("effects.6")
        fall_short(game)
    game.cite("target.7")
    chosen = Counter(zip(local.chosen, local.ways or (several.effects,) * len(local.chosen), strict=True))
    parts = tuple(
        (context.also_choosing(one), _so_many_times(effects, number)) for (one, effects), number in chosen.items()
    )
    calls = list(done_to_each(game, parts))
    if several.then_each:
        each = (context.also_choosing(one) for one in dict.fromkeys(local.chosen))
        calls += done_to_each(game, tuple((one, several.then_each) for one in each))
    if several.then:
        calls.append(resolve(several.then, context.answering("").worth(len(local.chosen))))
    return Go(local, END, tuple(calls))


def _for_the_next(local: Choosing) -> Context:
    """The context of the first of the chosen things of which it is not settled what is done to it."""
    return local.context.also_choosing(local.chosen[len(local.ways)])


def _which_way(game: Arkham, local: Choosing, between: Either) -> Either:
    """The alternatives that are left for the next of the chosen things, with what is settled for it already."""
    one, context = local.chosen[len(local.ways)], _for_the_next(local)
    settled = Counter(way for other, way in zip(local.chosen, local.ways, strict=False) if other == one)
    return between._replace(
        ways=tuple((name, way) for name, way in between.ways if _bears(game, context, way, settled[way] + 1))
    )


def _way_chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    return Go(local._replace(ways=(*local.ways, option.meant(tuple))), "resolve")


def _so_many_times(effects: tuple[Effect, ...], number: int) -> tuple[Effect, ...]:
    """The effects so many times as much, done at once where they can be."""
    at_once = as_one(effects, number) if number > 1 else None
    return effects * number if at_once is None else at_once


CHOOSING: Final = Procedure("choose several targets", Step("", "choose", _choose), Step("", "resolve", _resolve))
