"""Costs: determined, modified, paid together (entries Costs and Initiation Sequence)."""

from typing import NamedTuple, cast

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.which import Described
from adjudicator.games.arkham.actions.icon_costs import asked_icons, discard_for_icons
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.words import Context, Cost, Number, Which, Worth


class Resources(NamedTuple):
    """Spend so many resources of one's own pool."""

    amount: Number

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The pool holds too few."""
        need, have = self.amount.of(game, context), game.number(context.you, "resources")
        if have >= need:
            return ()
        return (Reason("initiation-sequence.6", f"it costs {need}, and {game.name(context.you)} has {have} resources"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The resources go to the token pool."""
        amount = self.amount.of(game, context)
        if amount:
            game.write(context.you, "resources", game.number(context.you, "resources") - amount)
        return None

    def describe(self) -> str:
        """The cost in a few words."""
        return "resources"


class Spend(NamedTuple):
    """Spend tokens of a kind from a card (ammo, charges, supplies …) or clues of one's own."""

    token: str
    amount: Number
    from_: Which

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """There are too few."""
        need = self.amount.of(game, context)
        for entity in self.from_.all(game, context):
            have = game.number(entity, self.token)
            if have < need:
                because = f"{game.name(entity)} has {have} {self.token} of {need}"
                return (Reason("initiation-sequence.5", because),)
        return ()

    def pay(self, game: Arkham, context: Context) -> Result:
        """The tokens go to the token pool."""
        for entity in self.from_.all(game, context):
            game.write(entity, self.token, (game.number(entity, self.token) - self.amount.of(game, context)) or None)
        return None

    def describe(self) -> str:
        """The cost in a few words."""
        return self.token


class Exhaust(NamedTuple):
    """Exhaust a ready card that one controls."""

    which: Which

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(
            e
            for e in self.which.all(game, context)
            if game.ready(e) and game.controller(e) == context.you and game.in_play(e)
        )

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """No such card is ready and under one's own control."""
        if self._payable(game, context):
            return ()
        for entity in self.which.all(game, context):
            if game.controller(entity) not in ("", context.you):
                return (Reason("costs.7", f"{game.name(entity)} is {game.name(game.controller(entity))}'s"),)
            if not game.ready(entity):
                return (Reason("exhaust-exhausted.4", f"{game.name(entity)} is exhausted already"),)
        return (Reason("costs.8", "there is no such card in play under one's own control to exhaust"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The card is turned."""
        return _pick(game, context, self._payable(game, context), "exhaust", _exhaust)

    def describe(self) -> str:
        """The cost in a few words."""
        return "exhaust"


def _exhaust(game: Arkham, context: Context, entity: str) -> Result:
    game.write(entity, "exhausted", True)
    return None


class DiscardCards(NamedTuple):
    """Discard cards: from play under one's own control, or from the out-of-play place that the cost names."""

    which: Which
    amount: Number = Worth(1)

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        found = self.which.all(game, context)
        if isinstance(self.which, Described) and self.which.zone:
            return tuple(e for e in found if game.lies(e)[0] == context.you)
        return tuple(e for e in found if game.in_play(e) and game.controller(e) == context.you)

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """There are too few such cards."""
        payable = self._payable(game, context)
        if len(payable) >= self.amount.of(game, context):
            return ()
        for entity in self.which.all(game, context):
            if game.controller(entity) not in ("", context.you):
                return (Reason("costs.7", f"{game.name(entity)} is {game.name(game.controller(entity))}'s"),)
        rule = "costs.9" if isinstance(self.which, Described) and self.which.zone else "costs.8"
        return (Reason(rule, f"{game.name(context.you)} has no such card to discard"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """The cards are discarded."""
        payable = self._payable(game, context)
        if isinstance(self.which, Described) and self.which.zone:
            game.cite("costs.9")
            if self.which.zone == "deck":
                return _discard_all(game, payable[: self.amount.of(game, context)])
        asked = asked_icons(game, context, self)
        if asked and self.amount.of(game, context) == 1:
            return _pick(game, context, payable, "discard", lambda g, c, card: discard_for_icons(g, c, card, asked))
        return _discard_some(game, context, self._payable, self.amount.of(game, context))

    def describe(self) -> str:
        """The cost in a few words."""
        return "discard"


def _discard_all(game: Arkham, cards: tuple[str, ...]) -> Result:
    from adjudicator.games.arkham.abilities.cards_effects import discarding

    return tuple(call for card in cards for call in discarding(game, card))


def _discard_some(game: Arkham, context: Context, payable: object, amount: int) -> Result:
    from adjudicator.games.arkham.abilities.cards_effects import choose_and_discard

    return choose_and_discard(game, context, cast("tuple[str, ...]", payable(game, context)), amount)  # type: ignore[operator]


def _pick(game: Arkham, context: Context, found: tuple[str, ...], verb: str, pay: object) -> Result:
    if len(found) == 1:
        return pay(game, context, found[0])  # type: ignore[operator,no-any-return]
    options = tuple(Option(verb, (entity,), context.you, entity) for entity in found)
    choice = Choice((context.you,), f"cost: {verb}", options, "initiation-sequence.9")
    return Ask(choice, lambda g, _local, option: pay(g, context, option.value))  # type: ignore[operator]


class Suffer(NamedTuple):
    """Take damage or horror as a cost, or deal it to a card of one's own."""

    damage: Number
    horror: Number
    to: Which

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """It can always be paid."""
        return ()

    def pay(self, game: Arkham, context: Context) -> Result:
        """Damage and horror are dealt; assigned to an asset or not, the cost is paid."""
        from adjudicator.games.arkham.damage.dealing import deal

        game.cite("costs.14")
        damage, horror = self.damage.of(game, context), self.horror.of(game, context)
        return tuple(deal(e, damage, horror, by=context.this, of="cost") for e in self.to.all(game, context))

    def describe(self) -> str:
        """The cost in a few words."""
        return "damage or horror"


class AsGroup(NamedTuple):
    """The investigators, or those of a description, pay resources or clues together."""

    token: str
    amount: Number
    group: Which

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """All of them together have too few."""
        payers = self.group.all(game, context)
        have = sum(game.number(i, self.token) for i in payers)
        need = self.amount.of(game, context)
        if have >= need:
            return ()
        rule = "costs.11" if len(payers) == len(game.investigators) else "costs.12"
        return (Reason(rule, f"together they have {have} {self.token} of {need}"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Each of them contributes what they decide."""
        payers = tuple(self.group.all(game, context))
        game.cite("costs.11" if len(payers) == len(game.investigators) else "costs.12")
        return _contribute(game, context, self.token, payers, self.amount.of(game, context))

    def describe(self) -> str:
        """The cost in a few words."""
        return f"{self.token} as a group"


def _contribute(game: Arkham, context: Context, token: str, payers: tuple[str, ...], need: int) -> Result:
    if not need or not payers:
        return None
    payer, others = payers[0], payers[1:]
    rest = sum(game.number(i, token) for i in others)
    least, most = max(0, need - rest), min(need, game.number(payer, token))

    def paid(g: Arkham, _local: object, option: Option) -> Result:
        amount = cast(int, option.value)
        g.write(payer, token, (g.number(payer, token) - amount) or None)
        return _contribute(g, context, token, others, need - amount)

    options = tuple(Option("pays", (str(n),), payer, n) for n in range(least, most + 1))
    if len(options) == 1:
        return paid(game, None, options[0])
    return Ask(Choice((payer,), f"share of {need} {token}", options, "costs.11"), paid)


def actions_of(game: Arkham, listener: Listener) -> int:
    """How many actions an ability costs: its own, or one for a card that is not fast."""
    ability = game.ability(listener)
    if ability.kind == "play":
        return 0 if "fast" in game.cards[listener.source].keywords or ability.trigger is not None else 1
    return ability.actions


def due(game: Arkham, who: str, listener: Listener) -> tuple[Cost, ...]:
    """What has to be paid beside actions: the resource cost as modified, the ability's costs, additional ones."""
    ability = game.ability(listener)
    found: tuple[Cost, ...] = ability.costs
    if ability.kind == "play":
        found = (Resources(Worth(resource_cost(game, listener.source))), *found)
    return found


def resource_cost(game: Arkham, card: str) -> int:
    """The resource cost of a card with every modifier that is active now."""
    if game.cards[card].cost is None:
        return 0
    made = ledger(game, card, "cost")
    if made.contributions:
        game.cite("initiation-sequence.8")
    return made.value


def reasons(game: Arkham, who: str, listener: Listener, context: Context, actions: int) -> Reasons:
    """Why the costs, all together, cannot be paid; empty if they can."""
    found: list[Reason] = []
    ability = game.ability(listener)
    if actions:
        if game.active != who and not game.state.read(who, "acts out of turn"):
            found.append(Reason(own_turn_rule(game, listener), f"it is not {game.name(who)}'s turn"))
        elif game.number(who, "actions") < actions:
            left = game.number(who, "actions")
            found.append(Reason("action.1", f"it costs {actions} and {game.name(who)} has {left} actions left"))
    costs_due = due(game, who, listener)
    for cost in costs_due:
        found += cost.reasons(game, context)
    resources = sum(c.amount.of(game, context) for c in costs_due if isinstance(c, Resources))
    have = game.number(who, "resources")
    if resources > have and not any(r.rule == "initiation-sequence.6" for r in found):
        found.append(Reason("costs.5", f"the costs are {resources} resources together and {game.name(who)} has {have}"))
    if ability.kind == "play" and "legacy" in ability.name:
        return ()
    if found and len(costs_due) + bool(actions) > 1:
        found.append(Reason("initiation-sequence.5", "every cost has to be payable before the process starts"))
    return tuple(found)


OWN_TURN = {
    "fight": "fight-action.1",
    "evade": "evade-action.1",
    "investigate": "investigate-action.1",
    "move": "move-action.1",
    "engage": "engage-action.1",
    "draw": "draw-action.1",
    "take resource": "resource-action.1",
    "play": "play-action.1",
}
"""The rule that leaves an action to one's own turn, by the action's name."""


def own_turn_rule(game: Arkham, listener: Listener) -> str:
    """The rule that leaves this action to one's own turn."""
    ability = game.ability(listener)
    return OWN_TURN.get("play" if ability.kind == "play" else ability.name, "activate-action.1")


def tokens_in_pool(game: Arkham) -> int:
    """How many resources have gone to the token pool."""
    return game.number(TABLE, "token pool")
