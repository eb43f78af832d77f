"""The costs of playing a card or using an ability, with every modifier, and the reasons why they cannot be paid."""

from typing import NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.actions.allowance import left_for
from adjudicator.games.arkham.actions.costs import DiscardCards, ResourceCost, Resources, Spend, Suffer, counted
from adjudicator.games.arkham.actions.deeds import actions_in, by_play_action, deeds, designator_of, taken_by
from adjudicator.games.arkham.actions.extra_costs import Additional, actions_on_the_way, extra_actions, extra_costs
from adjudicator.games.arkham.actions.for_less import could_cost_less
from adjudicator.games.arkham.facts import ACTS_OUT_OF_TURN, RESOURCES, X_IS, tokens_of
from adjudicator.games.arkham.game import Arkham, Cost
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.sealing import SealToken, specified
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.words import Context


class Due(NamedTuple):
    """Everything to be paid: actions and the other costs."""

    actions: int = 0
    costs: tuple[Cost, ...] = ()
    added: int = 0
    """How many of the actions other cards add."""

    @property
    def several(self) -> bool:
        """True if there is more than one cost."""
        return len(self.costs) + bool(self.actions) > 1

    def cheaper_by(self, less: int) -> "Due":
        """The same with so much less to pay for a card that is played."""
        return self._replace(
            costs=tuple(
                ResourceCost(max(0, cost.amount - less)) if isinstance(cost, ResourceCost) else cost
                for cost in self.costs
            )
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which these costs are paid in step 2."""
        if not self.several:
            return ("initiation-sequence.9",) if self.actions or self.costs else ()
        return (
            ("action.3", "costs.5", "initiation-sequence.9") if self.actions else ("costs.5", "initiation-sequence.9")
        )

    def in_order(self) -> tuple[Cost, ...]:
        """The costs in the order of payment: those come last that abilities answer to.

        Before them comes what is spent: a card may be discarded as soon as it has nothing left.
        """
        return tuple(sorted(self.costs, key=_rank))


def brings_something(costs: tuple[Cost, ...]) -> bool:
    """True if paying one of the costs brings about something else: damage, horror, cards that leave play."""
    return any(_answered(cost) for cost in costs)


def _answered(cost: Cost) -> bool:
    """True if paying the cost is an event to which abilities may answer."""
    return isinstance(_itself(cost), DiscardCards | Suffer)


def _rank(cost: Cost) -> tuple[bool, bool]:
    """The place of a cost in the order of payment, before those with a higher one."""
    return _answered(cost), isinstance(_itself(cost), Spend)


def _itself(cost: Cost) -> Cost:
    """The cost, whether something else has added it or not."""
    return cost.cost if isinstance(cost, Additional) else cost


def actions_of(game: Arkham, listener: Listener) -> int:
    """The number of actions that an ability costs: its own, or 1 for playing a card that is not fast."""
    ability = game.ability(listener)
    if ability.kind == "play":
        return int(by_play_action(game, listener))
    if ability.fewer_actions is None:
        return ability.actions
    less = ability.fewer_actions.of(game, game.context(listener))
    return max(1, ability.actions - less)


def due(game: Arkham, listener: Listener, context: Context, no_action: bool = False, granted: bool = False) -> Due:
    """The costs now: actions, the modified resource cost, the ability's own costs, and additional ones."""
    ability = game.ability(listener)
    costs: tuple[Cost, ...] = ability.costs
    if ability.kind == "play":
        cost = resource_cost(game, listener.source)
        costs = (ResourceCost(cost), *costs) if cost else costs
        sealed = specified(game, listener.source)
        costs += (SealToken(sealed),) if sealed else ()
    costs += extra_costs(game, context.you, actions_in(game, context.you, listener, context.chosen))
    own = 0 if no_action else actions_of(game, listener)
    more = extra_actions(game, context.you, deeds(game, context.you, listener, context.chosen, granted))
    return Due(own + more, costs, more)


def resource_cost(game: Arkham, card: str) -> int:
    """The resource cost of a card with every modifier that is active now."""
    if game.cards[card].cost_x:
        game.because("the-letter-x.4", "the-letter-x.5")
        return ledger(game, card, "cost", base=X_IS(game, card) or 0).value
    if game.cards[card].cost is None:
        return 0
    return ledger(game, card, "cost").value


def open_x(game: Arkham, card: str, who: str) -> tuple[int, ...]:
    """The values of X for which an investigator can pay the cost of a card as it is modified."""
    have = RESOURCES(game, who)
    return tuple(x for x in range(have + 10) if ledger(game, card, "cost", base=x).value <= have)


def why_not(
    game: Arkham, listener: Listener, context: Context, no_action: bool = False, granted: bool = False
) -> Reasons:
    """The reasons why the costs together cannot be paid; empty if they can."""
    now = due(game, listener, context, no_action, granted)
    others = unpayable(game, now, context)
    if others and game.ability(listener).kind == "play":
        less = could_cost_less(game, context.you, listener.source)
        others = unpayable(game, now.cheaper_by(less), context) if less else others
    found = (*_actions(game, listener, now.actions + _later(game, listener, now, context), context.you), *others)
    if others and now.actions and game.ability(listener).kind == "action":
        found += (Reason("activate-action.4", "actions and all other costs are paid at the same time"),)
    if found and len(now.costs) > 1:
        found = (*found, Reason("initiation-sequence.5", "every cost has to be payable before the process starts"))
    return found


def _later(game: Arkham, listener: Listener, now: Due, context: Context) -> int:
    """The number of actions that will be due after those of the cost, as the action takes its investigator away."""
    if not now.actions or not context.chosen or designator_of(game.ability(listener)) != "move":
        return 0
    return actions_on_the_way(game, context.you, context.chosen[0])


def _actions(game: Arkham, listener: Listener, actions: int, who: str) -> Reasons:
    if not actions:
        return ()
    if game.active != who and not ACTS_OUT_OF_TURN(game, who):
        because = f"it is not {game.name(who)}'s turn"
        of_a_card = ("ability.33",) if game.ability(listener).kind == "action" and listener.source != RULES else ()
        of_an_event = ("event-cards.2",) if game.cards[listener.source].type == "event" else ()
        return tuple(Reason(rule, because) for rule in (*taken_by(game.ability(listener)), *of_a_card, *of_an_event))
    left = left_for(game, who, listener)
    if left >= actions:
        return ()
    own = actions_of(game, listener)
    by_icons = left < own and left and game.ability(listener).kind == "action"
    rules: tuple[str, ...] = ("activate-action.3",) if by_icons else ("action.1",)
    rules += ("play.3",) if game.ability(listener).kind == "play" else ()
    added = ("faq-additional-costs.1",) if actions > own else ()
    rules = (*rules, *added) if left < own else (*added, *rules)
    because = f"it costs {actions} and {game.name(who)} has {counted(left, 'action').says} left"
    return tuple(Reason(rule, because) for rule in rules)


def unpayable(game: Arkham, now: Due, context: Context) -> Reasons:
    """The reasons why the costs other than actions cannot be paid, each by itself or all at the same moment."""
    found = tuple(reason for cost in now.costs for reason in cost.reasons(game, context))
    if found and len(now.costs) > 1 and any(_answered(cost) for cost in now.costs):
        found += (Reason("costs.5", "all costs are paid at the same moment: what paying one brings is not there yet"),)
    return found or _together(game, now, context)


def _together(game: Arkham, now: Due, context: Context) -> Reasons:
    """The reason that each cost could be paid by itself, but not all of them from the same pool."""
    sums: dict[tuple[str, str], int] = {}
    for cost in now.costs:
        for holder, token, amount in _taken(game, cost, context):
            sums[holder, token] = sums.get((holder, token), 0) + amount
    for (holder, token), amount in sums.items():
        have = tokens_of(token)(game, holder)
        if have < amount:
            return (Reason("costs.5", f"the costs are {amount} {token} together, and {game.name(holder)} has {have}"),)
    return ()


def _taken(game: Arkham, cost: Cost, context: Context) -> list[tuple[str, str, int]]:
    """The tokens that paying a cost takes: their holder, kind and number."""
    if isinstance(cost, Additional):
        return _taken(game, cost.cost, context.on(cost.source))
    if isinstance(cost, ResourceCost):
        return [(context.you, "resources", cost.amount)]
    if isinstance(cost, Resources):
        return [(context.you, "resources", cost.amount.of(game, context))]
    if isinstance(cost, Spend):
        return [(entity, cost.token, cost.amount.of(game, context)) for entity in cost.from_.all(game, context)]
    return []
