"""Abilities with several costs of which one is paid: each stands on the card once for every cost."""

from typing import Final

from adjudicator.games.arkham.importing.text.phrases import SPENT, THIS, Data, NotSaid, Words, alone, parts_of, put_for

ONE_OF: Final = "one of"
"""Stands for costs of which one is paid."""
OR_PAY: Final = "or pay"
"""Stands for other costs, beside an effect, for which another effect comes instead."""
AND_PAY: Final = "and pay"
"""Stands for a cost that may be paid besides, before the attempt which it makes better."""
_DAMAGE: Final = "damage of the attack"
_AS_MUCH: Final = "that much"


def at_each_cost(ability: Words) -> tuple[Words, ...]:
    """The ability as often as there are costs to choose from, each time with what that cost brings."""
    usual = _as_spent(ability)
    found = tuple(one for more in _by_more(usual) for each in _by_effects(more) for one in _by_costs(each))
    if len(found) > 1 and "limit" in ability:
        raise NotSaid("a limit that several costs share")
    return found


def _as_spent(ability: Words) -> Words:
    """The ability with `that much` for the number of tokens that it spends. Raises NotSaid for others."""
    told = {one for one in parts_of(ability["do"]) if isinstance(one, str) and one.startswith(SPENT)}
    spent = {one.get("of") for cost in _several(ability.get("cost")) for one in _several(cost.get(ONE_OF, cost))}
    for one in sorted(told):
        if one.removeprefix(SPENT) not in spent:
            raise NotSaid("an amount of tokens that the ability does not spend")
        ability = {**ability, "do": put_for(ability["do"], one, _AS_MUCH)}
    return ability


def _by_more(ability: Words) -> tuple[Words, ...]:
    """The ability, and that with the cost which may be paid besides and with what it brings. Raises NotSaid."""
    does = _several(ability.get("do"))
    if not any(AND_PAY in one for one in does):
        return (ability,)
    paid, *attempts = does
    gets = paid.get("gets")
    if AND_PAY not in paid or len(attempts) != 1 or not isinstance(gets, dict) or gets.keys() != {_DAMAGE}:
        raise NotSaid("a cost that may be paid for something else than damage")
    if "fight" not in attempts[0] or "damage" in attempts[0]:
        raise NotSaid("damage that may be paid for, of no attack or besides other damage")
    usual = {key: value for key, value in ability.items() if key != "designator"}
    cost = alone([*_several(ability.get("cost")), *_several(paid[AND_PAY])])
    return {**usual, "do": attempts[0]}, {**usual, "cost": cost, "do": {**attempts[0], "damage": gets[_DAMAGE]}}


def _by_effects(ability: Words) -> tuple[Words, ...]:
    """The ability, and that with other costs and the effect that comes for them."""
    does = _several(ability.get("do"))
    place = next((number for number, one in enumerate(does) if OR_PAY in one), None)
    if place is None:
        return (ability,)
    marked = does[place]
    kept = [cost for cost in _several(ability.get("cost")) if cost.get("discard") != THIS]
    if len(kept) == len(_several(ability.get("cost"))):
        raise NotSaid("another cost instead of none")

    def with_effect(effect: Words, cost: Data) -> Words:
        return {**ability, "cost": cost, "do": alone([*does[:place], effect, *does[place + 1 :]])}

    usual = {key: value for key, value in marked.items() if key not in (OR_PAY, "better")}
    (better,) = _several(marked["better"])
    return (
        with_effect(usual, ability["cost"]),
        with_effect(better, alone([*kept, *_several(marked[OR_PAY])])),
    )


def _by_costs(ability: Words) -> tuple[Words, ...]:
    """The ability with each of the costs of which one is paid; `that much` is how much of it."""
    costs = _several(ability.get("cost"))
    place = next((number for number, cost in enumerate(costs) if ONE_OF in cost), None)
    if place is None:
        return (ability,)
    choices = _several(costs[place][ONE_OF])
    of_one_kind = len({str(one.get("of")) for one in choices}) == 1
    if of_one_kind is not (_AS_MUCH in parts_of(ability["do"])):
        raise NotSaid("more of a cost that brings no more")
    return tuple(
        {
            **ability,
            "cost": alone([*costs[:place], one, *costs[place + 1 :]]),
            "do": put_for(ability["do"], _AS_MUCH, _amount_of(one)) if of_one_kind else ability["do"],
        }
        for one in choices
    )


def _amount_of(cost: Words) -> Data:
    """How much is paid."""
    return cost["spend"] if "spend" in cost else cost["as a group"]


def _several(data: Data) -> list[Words]:
    """The parts of a list, or the only one that there is."""
    parts = data if isinstance(data, list) else [data]
    return [one for one in parts if isinstance(one, dict)]
