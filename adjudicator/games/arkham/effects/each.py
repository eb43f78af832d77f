"""Effects on several investigators who choose: first all of them choose, then everything resolves at once."""

from typing import Any, NamedTuple, cast

from adjudicator.engine.choices import PASS, Choice, Option, Options
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.in_vain import hindrances, in_vain
from adjudicator.games.arkham.abilities.parts import Those
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.discarding import Discard, loose, unknown_cards
from adjudicator.games.arkham.effects.deal_and_heal import DealIt
from adjudicator.games.arkham.effects.logic_effects import Choose, Either, May
from adjudicator.games.arkham.effects.side_by_side import Bound, dealt_together
from adjudicator.games.arkham.game import Arkham, Effect, Which, Worth
from adjudicator.games.arkham.words import Context


class Each(NamedTuple):
    """Each of several investigators resolves the effects at the same moment, with choices of their own."""

    who: Which
    effects: tuple[Effect, ...]

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the effects would change nothing for anybody."""
        return all(in_vain(game, context.of(who), self.effects) for who in self.who.all(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons for which they would change nothing for anybody."""
        everybody = self.who.all(game, context)
        return tuple(why for who in everybody for why in hindrances(game, context.of(who), self.effects))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Let them choose in player order; apply nothing before all have chosen."""
        return Call(CHOOSING, Choosing(tuple(self.who.all(game, context)), self.effects, context))


class Choosing(NamedTuple):
    """The investigators who have still to choose, the effects open and settled, and those who have chosen."""

    left: tuple[str, ...]
    effects: tuple[Effect, ...]
    context: Context
    open: tuple[Bound, ...] = ()
    settled: tuple[Bound, ...] = ()
    chose: tuple[str, ...] = ()


def _choose(game: Arkham, local: Choosing) -> Result:
    """Ask the next question of the next investigator; when nobody is left, resolve everything."""
    if not local.open:
        if not local.left:
            return _all_at_once(game, local)
        context = local.context.of(local.left[0])
        return Go(local._replace(left=local.left[1:], open=tuple((context, e) for e in local.effects)), "choose")
    (context, effect), rest = local.open[0], local.open[1:]
    options = _choices(game, context, effect)
    if options is None:
        return Go(local._replace(open=rest, settled=(*local.settled, (context, effect))), "choose")
    if len(options) < 2:
        return Go(local._replace(open=(*_chosen(options), *rest)), "choose")
    game.cite("priority-of-simultaneous-resolution.1")
    chooser = next((option.who for option in options if option.who), context.you)
    question = Choice(
        (chooser,), "choose one", options, "priority-of-simultaneous-resolution.1", optional=PASS in options
    )
    following = local._replace(open=rest, chose=tuple(dict.fromkeys((*local.chose, context.you))))
    return Ask(question, lambda _game, _local, option: Go(_with(following, option), "choose"))


def _with(local: Choosing, option: Option) -> Choosing:
    return local._replace(open=(*_chosen((option,)), *local.open))


def _chosen(options: Options) -> tuple[Bound, ...]:
    return tuple(bound for option in options if option != PASS for bound in option.meant(tuple))


def _choices(game: Arkham, context: Context, effect: Effect) -> Options | None:
    """The options for an effect, each with the effects that replace it; None if the effect offers no choice."""
    you = context.you
    if isinstance(effect, Choose):
        return tuple(
            Option("choose", (target,), you, _bound(context.also_choosing(target), effect.effects))
            for target in effect.targets(game, context)
        )
    if isinstance(effect, Either):
        return tuple(Option("choose", (name,), you, _bound(context, way)) for name, way in effect.open(game, context))
    if isinstance(effect, May):
        if effect.futile(game, context):
            return ()
        things = (effect.what,) if effect.what else ()
        return (Option("chooses to", things, you, _bound(context, effect.effects)), PASS)
    if isinstance(effect, Discard) and effect.amount is not None and not effect.random:
        return _discards(game, context, effect)
    return None


def _bound(context: Context, effects: tuple[Effect, ...]) -> tuple[Bound, ...]:
    return tuple((context, effect) for effect in effects)


def _discards(game: Arkham, context: Context, effect: Discard) -> Options | None:
    found = tuple(effect.which.all(game, context))
    amount = effect.amount.of(game, context) if effect.amount is not None else len(found)
    if len(found) <= amount or unknown_cards(game, context, effect.which):
        return None
    if amount <= 0:
        return ()
    found = loose(game, context, found)
    return tuple(
        Option(
            "discard",
            (card,),
            context.you,
            (
                (context, Discard(Those((card,)))),
                (context, Discard(Those(tuple(c for c in found if c != card)), Worth(amount - 1))),
            ),
        )
        for card in found
    )


def _all_at_once(game: Arkham, local: Choosing) -> Result:
    """Determine every amount now and resolve everything at this one moment."""
    game.cite("priority-of-simultaneous-resolution.2", "priority-of-simultaneous-resolution.3")
    fixed = tuple((context, _fixed(game, context, effect)) for context, effect in local.settled)
    dealt = tuple((c, e) for c, e in fixed if isinstance(e, DealIt))
    calls = [resolve((effect,), context) for context, effect in fixed if not isinstance(effect, DealIt)]
    if dealt:
        calls.append(dealt_together(game, dealt))
    return tuple(calls) or None


def _fixed(game: Arkham, context: Context, effect: Effect) -> Effect:
    """The effect with its amounts as they are now."""
    fields = cast(Any, effect)._asdict()
    numbers = {
        name: Worth(given.of(game, context))
        for name, given in fields.items()
        if not isinstance(given, Worth) and callable(getattr(given, "of", None))
    }
    return cast(Effect, cast(Any, effect)._replace(**numbers)) if numbers else effect


CHOOSING = Procedure("all choose, then all of it resolves", Step("", "choose", _choose))
