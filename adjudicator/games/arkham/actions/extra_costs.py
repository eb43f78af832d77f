"""Additional costs that cards add to a deed (entry faq-additional-costs)."""

from typing import Final, NamedTuple

from adjudicator.engine.fields import Field
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.whose import holds, speaks_of
from adjudicator.games.arkham.actions.costs import Actions
from adjudicator.games.arkham.facts import ADDITIONAL_COSTS
from adjudicator.games.arkham.game import Adds, Arkham, Cost
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price


class Additional(NamedTuple):
    """A cost that a card (`source`) adds to an investigator's deed."""

    cost: Cost
    source: str

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons why this cost cannot be paid; then the deed cannot be done."""
        found = self.cost.reasons(game, context.on(self.source))
        if not found:
            return ()
        return (*found, Reason("faq-additional-costs.1", f"{game.name(self.source)}: {found[0].because}"))

    def pay(self, game: Arkham, context: Context) -> Result:
        """Whoever does the deed pays the cost."""
        game.cite("faq-additional-costs.1")
        return self.cost.pay(game, context.on(self.source))

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now, with the card that adds it."""
        found = self.cost.price(game, context.on(self.source))
        return tuple(price._replace(says=f"{price.says} for {game.name(self.source)}") for price in found)


def _added(game: Arkham, who: str, deeds: tuple[tuple[str, str], ...]) -> tuple[tuple[Adds, str], ...]:
    """The additions of cards to these deeds of an investigator, each with its card."""
    found: list[tuple[Adds, str]] = []
    for deed, what in deeds:
        for listener in ADDITIONAL_COSTS(game, deed):
            ability, context = game.ability(listener), holds(game, listener, who, what)
            if context is None:
                continue
            for adds in ability.adds:
                if deed in adds.deeds and speaks_of(game, ability, adds, context, what, who):
                    game.applied(listener.source, str(listener.number))
                    found.append((adds, listener.source))
    return tuple(found)


def extra_costs(game: Arkham, who: str, deeds: tuple[tuple[str, str], ...]) -> tuple[Additional, ...]:
    """The additional costs of these deeds for an investigator."""
    return _costs(_added(game, who, deeds))


def _costs(added: tuple[tuple[Adds, str], ...]) -> tuple[Additional, ...]:
    return tuple(Additional(cost, source) for adds, source in added for cost in adds.costs)


def costs_of_the_way(game: Arkham, who: str, here: str, there: str) -> tuple[Additional, ...]:
    """The additional costs for an investigator of leaving a location and entering another.

    There is no action of that name to which they would be added, so that they are paid as it happens. What a card adds
    in actions it adds once.
    """
    added = _added(game, who, (("leave", here), ("enter", there)))
    once = dict.fromkeys((adds, source) for adds, source in added if adds.actions)
    in_actions = (Additional(Actions(adds.actions), source) for adds, source in once)
    return (*_costs(added), *in_actions)


def actions_on_the_way(game: Arkham, who: str, to: str) -> int:
    """The number of actions that it costs an investigator to leave a location and to enter another."""
    return extra_actions(game, who, (("leave", game.location(who)), ("enter", to)))


def extra_actions(game: Arkham, who: str, deeds: tuple[tuple[str, str], ...]) -> int:
    """The additional actions that these deeds cost an investigator; each card counts once."""
    total = 0
    for adds, _source in dict.fromkeys(_added(game, who, deeds)):
        if adds.actions:
            game.because("faq-additional-costs.1")
            total += adds.actions
    return total


def pay_in_course(game: Arkham, context: Context, extra: tuple[Additional, ...]) -> tuple[Call, ...] | None:
    """Pay these additional costs of a part of an effect when it would resolve; None if they cannot be paid."""
    if not extra:
        return ()
    if context.mandatory:
        game.cite("faq-additional-costs.4" if context.mandatory == "forced effect" else "faq-additional-costs.5")
        return ()
    if any(cost.reasons(game, context) for cost in extra):
        game.cite("faq-additional-costs.3")
        game.note(f"{game.name(context.you)} cannot pay the additional cost: this part of the effect does not resolve")
        return None
    game.cite("faq-additional-costs.2")
    return tuple(Call(PAY_EXTRA, (cost, context)) for cost in extra)


def done_at_a_price(game: Arkham, context: Context, deed: str, what: str, call: Call) -> tuple[Call, ...] | None:
    """Do the deed of an effect after paying its additional costs. An action has paid them with its own cost."""
    paid = () if context.action else pay_in_course(game, context, extra_costs(game, context.you, ((deed, what),)))
    if paid is None:
        return None
    return (*paid, Call(PAID_FOR, call)) if paid else (call,)


UNPAID: Final = Field("additional cost unpaid", False)
"""A group did not contribute enough to an additional cost."""


def left_unpaid(game: Arkham) -> bool:
    """True if an additional cost was not paid after all. Then this part of the effect does not resolve."""
    if not UNPAID(game):
        return False
    UNPAID.forget(game)
    game.because("faq-additional-costs.3")
    return True


def _go_on(game: Arkham, call: Call) -> Result:
    return None if left_unpaid(game) else call


PAID_FOR: Final = Procedure("what an additional cost is put on", Step("", "go on", _go_on))


def _pay(game: Arkham, local: tuple[Cost, Context]) -> Result:
    cost, context = local
    return cost.pay(game, context)


PAY_EXTRA: Final = Procedure("pay an additional cost", Step("", "pay", _pay))
