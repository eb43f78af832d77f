"""Costs that several investigators pay together; each of them may contribute (entry Costs)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.fields import Field
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.actions.costs import available, counted, unspendable
from adjudicator.games.arkham.actions.extra_costs import UNPAID, Additional
from adjudicator.games.arkham.facts import CLUES, TABLE
from adjudicator.games.arkham.game import Arkham, Cost, Number, Which
from adjudicator.games.arkham.token_pool import give_back
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price

Shares = tuple[tuple[str, int], ...]
"""The investigators who contribute, each with the amount."""


class AsGroup(NamedTuple):
    """All investigators, or those of a description, pay resources or clues together."""

    token: str
    amount: Number
    group: Which
    must: bool = False
    """Something that has to be paid if they can, and no cost."""

    def rule(self, game: Arkham, context: Context) -> str:
        """The rule about who may contribute."""
        everybody = len(self.group.all(game, context)) == len(game.investigators)
        return "costs.11" if everybody else "costs.12"

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that all of them together have too few."""
        group = self.group.all(game, context)
        have = sum(available(game, i, self.token) for i in group)
        need = self.amount.of(game, context)
        if have >= need:
            return ()
        found: Reasons = (Reason(self.rule(game, context), f"together they have {have} {self.token} of {need}"),)
        places = dict.fromkeys(game.location(i) for i in group)
        if self.token == "clues" and have + sum(CLUES(game, place) for place in places if place) >= need:
            found += (Reason("clues.9", "clues at a location are nobody's to spend"),)
        return (*found, *(reason for i in group for reason in unspendable(game, i, self.token)))

    def pay(self, game: Arkham, context: Context) -> Result:
        """Ask each of them for their share, and pay if it is enough."""
        return Call(CONTRIBUTING, self.contributing(game, context))

    def contributing(self, game: Arkham, context: Context, scope: str = "") -> "Contributing":
        """The question to each of the group; with a scope, their answers are kept there and paid later."""
        return Contributing(self, context, tuple(self.group.all(game, context)), (), scope)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now, for all of them together."""
        price = counted(self.amount.of(game, context), self.token.removesuffix("s"))
        return (price._replace(says=f"{price.says} as a group"),)


def of_group(cost: Cost) -> AsGroup | None:
    """The cost that a group pays together, perhaps an additional one; None if one investigator pays it alone."""
    inner = cost.cost if isinstance(cost, Additional) else cost
    return inner if isinstance(inner, AsGroup) else None


def source_of(cost: Cost) -> str:
    """The card that adds an additional cost; empty for any other cost."""
    return cost.source if isinstance(cost, Additional) else ""


class Contributed(NamedTuple):
    """A group's cost, with the share that each of the group has said they pay."""

    cost: AsGroup
    shares: Shares

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that they contribute too little."""
        need, offered = self.cost.amount.of(game, context), sum(n for _who, n in self.shares)
        if offered >= need:
            return ()
        because = f"together they contribute {offered} {self.cost.token} of {need}"
        return (Reason(self.cost.rule(game, context), because),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Each of them pays their share."""
        game.cite(self.cost.rule(game, context))
        for who, share in self.shares:
            give_back(game, who, self.cost.token, share)
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price of the group's cost."""
        return self.cost.price(game, context)


def as_agreed(cost: Cost, agreed: dict[AsGroup, Contributed]) -> Cost:
    """A cost, with the shares agreed on if a group pays it."""
    group = of_group(cost)
    if group not in agreed:
        return cost
    return cost._replace(cost=agreed[group]) if isinstance(cost, Additional) else agreed[group]


class Contributing(NamedTuple):
    """The investigators who have still to say their share, and the shares said so far."""

    cost: AsGroup
    context: Context
    left: tuple[str, ...]
    shares: Shares
    scope: str


def _next(game: Arkham, local: Contributing) -> Result:
    """Ask each for their share in player order, except those who have nothing; stop when the cost is covered.

    Nobody has to contribute, and nobody contributes what would not cover it.
    """
    due = local.cost.amount.of(game, local.context) - sum(n for _who, n in local.shares)
    if not local.left or due <= 0:
        return None
    payer, *others = local.left
    most = min(due, available(game, payer, local.cost.token))
    if not most:
        return Go(local._replace(left=tuple(others)), "next")
    if not others and not local.shares:
        return _said(game, local, Option("pays", (str(most),), payer, most))
    # Whoever contributes pays enough that the others can pay what is then left.
    least = max(1, due - sum(available(game, other, local.cost.token) for other in others))
    may_refuse = not local.cost.must or due <= sum(available(game, other, local.cost.token) for other in others)
    shares = (*range(most, least - 1, -1), *((0,) if may_refuse else ()))
    options = tuple(Option("pays", (str(n),), payer, n) for n in shares)
    return Ask(Choice((payer,), f"share of {due} {local.cost.token}", options, "costs.11"), _said)


def _said(game: Arkham, local: Contributing, option: Option) -> Result:
    share = (option.who, option.meant(int))
    return Go(local._replace(left=local.left[1:], shares=(*local.shares, share)), "next")


_SHARES: Final[Field[tuple[Contributed, ...]]] = Field("shares", ())
"""The shares said for group costs."""


def _settled(game: Arkham, local: Contributing) -> Result:
    """Keep the shares for the payment of all costs together, or pay here if nothing else is due."""
    if local.scope:
        _SHARES.put(game, local.scope, (*_kept(game, local.scope), Contributed(local.cost, local.shares)))
        return Go(local, END)
    agreed = Contributed(local.cost, local.shares)
    reasons = agreed.reasons(game, local.context)
    if not reasons:
        return agreed.pay(game, local.context)
    game.cite(*(reason.rule for reason in reasons))
    UNPAID.put(game, TABLE, True)
    return None


def _kept(game: Arkham, scope: str) -> tuple[Contributed, ...]:
    return _SHARES(game, scope)


def contributed(game: Arkham, scope: str) -> dict[AsGroup, Contributed]:
    """The shares said for each group cost; they are kept no longer."""
    found = {one.cost: one for one in _kept(game, scope)}
    _SHARES.forget(game, scope)
    return found


CONTRIBUTING: Final = Procedure("contribute as a group", Step("", "next", _next), Step("", "settled", _settled))
