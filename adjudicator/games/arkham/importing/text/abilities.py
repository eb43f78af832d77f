"""Abilities: icons, bold words, what they cost, what triggers them and what they do."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.composing import composed
from adjudicator.games.arkham.importing.text.nouns import wherever
from adjudicator.games.arkham.importing.text.phrases import (
    THIS,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    joined,
)
from adjudicator.games.arkham.importing.text.sentences import Sentences


@v_args(inline=True)
class Abilities(Sentences):
    """Abilities: icons, bold words, what they cost, what triggers them and what they do."""

    def head_costs(self, costs: list[Words]) -> Words:
        return {"cost": alone(costs)}

    def head_if(self, condition: Data, costs: list[Words] | None) -> Words:
        return {"if": condition, **({"cost": alone(costs)} if costs else {})}

    def head_your_turn(self, costs: list[Words] | None) -> Words:
        return {"during": "your turn", **({"cost": alone(costs)} if costs else {})}

    def limit(self, says: str) -> str:
        return says

    def limit_of(self, number: int, period: str) -> str:
        return f"{number} per {period}"

    def limit_of_group(self, number: int, period: str) -> str:
        return f"group {number} per {period}"

    def limit_max(self, number: int, period: str) -> str:
        return f"max {number} per {period}"

    def action_ability(self, *parts: Any) -> Line:
        *icons, head, sentences, limit = parts
        return Line((ability_of({"action": len(icons)}, head, sentences, limit),))

    def action_plain(self, *parts: Any) -> Line:
        *icons, sentences, limit = parts
        return Line((ability_of({"action": len(icons)}, None, sentences, limit),))

    def free_ability(self, _: str, head: Words | None, sentences: tuple[Sentence, ...], limit: str | None) -> Line:
        return Line((ability_of({"free": True}, head, sentences, limit),))

    def reaction_ability(self, _: str, timing: Words, *parts: Any) -> Line:
        condition, costs, sentences, limit = parts
        head: Words = {**({"if": condition} if condition else {}), **({"cost": alone(costs)} if costs else {})}
        return Line((ability_of({"reaction": timing}, head, sentences, limit),))

    def forced_ability(self, _: str, timing: Words, *parts: Any) -> Line:
        condition, sentences, limit = parts
        return Line((ability_of({"forced": timing}, {"if": condition} if condition else {}, sentences, limit),))

    def body(self, *sentences: Sentence) -> tuple[Sentence, ...]:
        # A sentence is one of effects unless it says what it is.
        return tuple(one if isinstance(one, Sentence) else Sentence("do", one) for one in sentences)

    def revelation_ability(self, _: str, sentences: tuple[Sentence, ...], *limits: Line) -> Line:
        beside, done = body_of(sentences)
        if beside:
            raise NotSaid("a revelation with a bold word")
        return joined((Line(({"revelation": alone(done)},)), *limits))

    def event_text(self, sentences: tuple[Sentence, ...]) -> Line:
        beside, done = body_of(sentences)
        return Line(effects=tuple(done), playing=tuple(beside.items()))

    def attach_to(self, *parts: Any) -> Words:
        place: Noun = parts[-1]
        return wherever(place, lambda to: {"attach": THIS, "to": to})

    def attach_max(self, number: str, *_: Data) -> tuple[str, Data]:
        return "attach limit", int(number)

    def revelation_attach(self, _: str, attachment: Words, *limits: tuple[str, Data]) -> Line:
        return Line(({"revelation": attachment},), keys=limits)

    def attach_line(self, attachment: Words, *limits: tuple[str, Data]) -> Line:
        return Line(effects=(attachment,), keys=limits)


def body_of(sentences: tuple[Sentence, ...]) -> tuple[Words, list[Words]]:
    """The sentences of a body, with a shuffle where a deck was searched."""
    kept: list[Sentence] = []
    resigns = False
    for one in sentences:
        if one.kind == "shuffle":
            if not kept or not kept[-1].does or "search" not in kept[-1].does[-1]:
                raise NotSaid("a shuffle of itself")
            kept[-1].does[-1]["shuffle"] = True
        elif one.kind == "resign":
            resigns = True
        else:
            kept.append(one)
    beside, done = composed(tuple(kept))
    if resigns:
        beside, done = {**beside, "designator": "resign"}, [*done, {"resign": True}]
    if beside.get("designator") == "parley" and done and "test" in done[0]:
        done[0]["parley"] = True
    return beside, done


def ability_of(kind: Words, head: Words | None, sentences: tuple[Sentence, ...], limit: str | None) -> Words:
    head = head or {}
    cost = head.get("cost")
    if isinstance(cost, list | dict):
        paid, chosen = _choices(cost if isinstance(cost, list) else [cost])
        head = {key: value for key, value in head.items() if key != "cost"} | ({"cost": alone(paid)} if paid else {})
        sentences = (*(Sentence("choose", chooses=Noun(what, "a")) for what in chosen), *sentences)
    beside, done = body_of(sentences)
    if not done:
        raise NotSaid("an ability that does nothing")
    if "free" in kind and "during" not in head and any(for_a_test(one) for one in done):
        head = {"during": "test", **head}
    return {**kind, **head, **beside, **({"limit": limit} if limit else {}), "do": alone(done)}


def _choices(costs: list[Data]) -> tuple[list[Words], list[Data]]:
    """The costs, and what is chosen among them."""
    words = [one for one in costs if isinstance(one, dict)]
    return [one for one in words if "choose" not in one], [one["choose"] for one in words if "choose" in one]


def for_a_test(effect: Words) -> bool:
    """True of a modifier for this skill test, which only a test can have."""
    return "modify" in effect and "until" not in effect
