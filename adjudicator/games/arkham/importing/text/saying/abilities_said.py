"""An ability by the parts of its line: when it is used, what stands before its colon, and what it does."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice, product
from typing import Any, Final

from lark import Token

from adjudicator.games.arkham.importing.text.occurrences import OR_AFTER
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, Line, Noun, Sentence, without
from adjudicator.games.arkham.importing.text.saying.grammar import literal
from adjudicator.games.arkham.importing.text.saying.parts_of_a_meaning import (
    BESIDE,
    ears_of,
    heads_of,
    occurring,
    renamed,
    speaking,
)
from adjudicator.games.arkham.importing.text.saying.samples import Sample, Slot
from adjudicator.games.arkham.importing.text.saying.sentences_said import as_list, do

_ICONS_OR: Final = "c_icons_or"
"""The rule of a card that has more icons instead if something else is so."""
_RULES: Final = frozenset(
    {
        *("reaction_ability", "reaction_at_once", "forced_ability", "forced_at_once", "free_ability"),
        *("action_ability", "action_plain", "revelation_ability", "haunted_ability", "c_in_hand"),
        *("c_while_gets", "c_while_if_gets", _ICONS_OR, "forced_first_in_turn"),
    }
)
"""The rules of lines of one ability, of which each part says something that its data have."""
_DOES: Final = ("do", "revelation", "haunted")
_HEARS: Final = ("reaction", "forced")
_MOST_TIMES: Final = 8
_MOST_BODIES: Final = 120
_MOST_TRIES: Final = 600
"""The most ways in which the parts of an ability are put together."""


def is_of_an_ability(rule: Any, meaning: Any) -> bool:
    """True of a rule for a line of one ability, or of one that answers to either of two events, where that is meant."""
    return rule.alias in _RULES and isinstance(meaning, Line) and _the_one(meaning) is not None


def _the_one(line: Line) -> dict[str, Any] | None:
    """The ability of a line, also of two that answer to two events as one that answers to either; None of others."""
    abilities: list[dict[str, Any]] = [*line.abilities]
    if len(abilities) == 1:
        return abilities[0]
    first, second = abilities if len(abilities) == 2 else ({}, {})
    key = next((key for key in _HEARS if isinstance(first.get(key), dict)), "")
    alike = key in second and {**second, key: first[key]} == first
    return {**first, key: {**first[key], OR_AFTER: second[key]}} if alike else None


def tried(rule: Any, meaning: Line, others: Callable[[Any], list[Sample]]) -> Iterator[tuple[Sample, ...]]:
    """The parts of a line that may say an ability together; `others` tells those that are no part of its data."""
    ability = _the_one(meaning) or {}
    parts = [_parts(symbol, ability) if _is_told(rule, symbol) else others(symbol) for symbol in rule.expansion]
    told = {symbol.name for symbol in rule.expansion} & _SAID.keys()
    # What stands before the colon is said by all of it, or by none.
    if all(parts) and ("limit" in ability) == ("limit" in told):
        for some in islice(product(*parts), _MOST_TRIES):
            yield tuple(map(_anew, rule.expansion, some))


def _is_told(rule: Any, symbol: Any) -> bool:
    """True of a part of a line that an ability has data for."""
    return symbol.name in _SAID or (rule.alias == _ICONS_OR and symbol.name.startswith("__"))


def _anew(symbol: Any, part: Sample) -> Sample:
    """A part of a line, with data of its own: the builder of the line may change them."""
    return part._replace(meaning=deepcopy(part.meaning)) if symbol.name in _SAID else part


def _parts(symbol: Any, ability: dict[str, Any]) -> list[Sample]:
    if symbol.is_term:
        return [Sample(None, (Token(symbol.name, literal(symbol.name)),))]
    return [*(_icons(ability) if symbol.name.startswith("__") else _SAID[symbol.name](ability))]


def _one(symbol: str, meaning: Any, says: Any = None) -> Sample:
    told = meaning if says is None else says
    return Sample(meaning, (Slot(symbol, lambda _: told),))


def _timings(ability: dict[str, Any]) -> Iterator[Sample]:
    """When an ability is used: also as it is heard before the builder of the line changes that."""
    trigger = next((ability[key] for key in _HEARS if isinstance(ability.get(key), dict)), None)
    if trigger is not None:
        yield from islice((_one("timing", one) for one in ears_of(trigger)), _MOST_TIMES)


def _occurrences(ability: dict[str, Any]) -> Iterator[Sample]:
    """The events to which an ability answers, whatever else must be so."""
    trigger = next((ability[key] for key in _HEARS if isinstance(ability.get(key), dict)), None)
    if trigger is not None:
        yield _one("occurrence", occurring(trigger, next(iter(trigger))))


def _conditions(ability: dict[str, Any]) -> Iterator[Sample]:
    if "if" in ability:
        yield _one("condition", ability["if"])
    if "while" in ability:
        told = [ability["while"], *_each_condition(ability["while"]), *_better_if(ability)]
        yield from (_one("condition", other) for one in told for other in renamed(one))


def _each_condition(condition: Any) -> Iterator[Any]:
    """The conditions of which all must be so: the last one, and all before it."""
    every = condition.get("all") if isinstance(condition, dict) else None
    if isinstance(every, list) and len(every) > 1:
        yield {"all": every[:-1]} if len(every) > 2 else every[0]
        yield every[-1]


def _better_if(ability: dict[str, Any]) -> list[Any]:
    """The conditions by which values are others."""
    gets = ability.get("get")
    found = (
        [one["if"] for one in gets.values() if isinstance(one, dict) and "if" in one] if isinstance(gets, dict) else []
    )
    return found[:1]


def _icons(ability: dict[str, Any]) -> Iterator[Sample]:
    """The icons of a card, and those that it has instead."""
    gets = ability.get("get")
    for key in ("otherwise", "then"):
        icons = [
            Token("WILD_ICON" if name.startswith("wild") else "SKILL_ICON", name.removesuffix(" icons"))
            for name, number in (gets.items() if isinstance(gets, dict) else ())
            if isinstance(number, dict) and isinstance(number.get(key), int)
            for _ in range(number[key])
        ]
        if icons:
            yield Sample(icons, tuple(icons))


def _selves(_: dict[str, Any]) -> Iterator[Sample]:
    yield Sample("this", (Token("OWN_NAME", ""),))


def _things(ability: dict[str, Any]) -> Iterator[Sample]:
    what = ability.get("constant")
    if what is not None:
        yield from (_one("noun", Noun(what, article)) for article in ("", "each", "a"))


def _gets(ability: dict[str, Any]) -> Iterator[Sample]:
    if "get" in ability:
        yield from (_one("gets", one) for one in renamed(ability["get"]))


def _costs(ability: dict[str, Any]) -> Iterator[Sample]:
    if "cost" in ability:
        yield from (_one("costs", as_list(one)) for one in (ability["cost"], _with_its_card(ability["cost"])))


def _with_its_card(cost: Any) -> Any:
    """Costs in which the card of the event is called so, and not described as the one that it is."""
    if isinstance(cost, dict):
        such = cost.get("such that")
        if isinstance(such, dict) and such.keys() == {"is", "a"} and such["is"] == CHOSEN:
            return such["a"]
        return {key: _with_its_card(value) for key, value in cost.items()}
    return [_with_its_card(one) for one in cost] if isinstance(cost, list) else cost


def _heads(ability: dict[str, Any]) -> Iterator[Sample]:
    yield from (_one("head", one) for one in heads_of(ability))


def _limits(ability: dict[str, Any]) -> Iterator[Sample]:
    if "limit" in ability:
        yield _one("limit", ability["limit"])


def _constants(ability: dict[str, Any]) -> Iterator[Sample]:
    """What holds while a card is in hand, as what holds at all."""
    if ability.get("in") == "hand" and len(ability) > 1:
        yield _one("constant", Line(({key: value for key, value in ability.items() if key != "in"},)))


def _bodies(ability: dict[str, Any]) -> Iterator[Sample]:
    """What an ability does, with the words that its builder puts others in the place of."""
    key = next((key for key in _DOES if key in ability), None)
    if key is not None:
        yield from islice(_told(ability, ability[key]), _MOST_BODIES)


def _told(ability: dict[str, Any], does: Any) -> Iterator[Sample]:
    once = [one for one in renamed(does) if isinstance(one, dict | list)]
    twice = [other for one in once[1:] for other in renamed(one) if isinstance(other, dict | list)]
    every = {repr(one): one for one in (*once, *twice)}
    for one in every.values():
        for effects in (as_list(one), *speaking(as_list(one), ability)):
            for beside in ({}, *({key: ability[key]} for key in sorted(ability.keys() & BESIDE))):
                first = (Sentence("beside", (), beside),) if beside else ()
                yield _one("body", (*first, do(without(effects, "parley"))), (beside, effects))


_SAID: Final[dict[str, Callable[[dict[str, Any]], Iterator[Sample]]]] = {
    "timing": _timings,
    "occurrence": _occurrences,
    "condition": _conditions,
    "costs": _costs,
    "head": _heads,
    "limit": _limits,
    "constant": _constants,
    "itself": _selves,
    "noun": _things,
    "gets": _gets,
    "body": _bodies,
}
"""The parts of a line that an ability has data for."""
