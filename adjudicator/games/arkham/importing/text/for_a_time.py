"""Phrases of effects that last for a time: modified values, deeds that cannot be done, text boxes that are blank."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.encounters import Encounters
from adjudicator.games.arkham.importing.text.nouns import held, known, wherever
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    put_for,
)
from adjudicator.games.arkham.terms import SKILLS


@v_args(inline=True)
class ForATime(Encounters):
    """Phrases of effects that last for a time."""

    def until_that_phase(self, phase: str) -> str:
        return f"end of the {phase} phase"

    def d_you_get(self, gets: Words) -> Words:
        return {"modify": YOU, "gets": gets}

    def d_each_skill(self, number: str) -> Words:
        return {"modify": YOU, "gets": dict.fromkeys(SKILLS, int(number))}

    def d_you_get_x(self, skills: dict[str, int], _: Data, amount: Data, most: int | None) -> Words:
        each = Each(amount, most)
        return {"modify": YOU, "gets": {skill: each.of(sign) for skill, sign in skills.items()}}

    def get_x(self, sign: str, skill: str) -> tuple[str, int]:
        return str(skill), -1 if sign.startswith("-") else 1

    def gets_x(self, *parts: tuple[str, int]) -> dict[str, int]:
        if len(dict(parts)) < len(parts):
            raise NotSaid("one skill twice")
        return dict(parts)

    def d_gets(self, noun: Noun, gets: Words) -> Words:
        own = put_for(gets, f"that {noun.kind}", CHOSEN)
        if noun.article == "each" and own != gets:
            # The value of each of them depends on that very one.
            return {"for each of": noun.what, "do": {"modify": CHOSEN, "gets": own}}
        return wherever(noun, lambda what: {"modify": what, "gets": gets})

    def d_no_limit(self, kind: str) -> Words:
        return {"ignore limits of": kind}

    def d_you_cannot(self, ban: Words) -> Words:
        return _forbidden(ban, YOU)

    def d_cannot(self, noun: Noun, ban: Words) -> Words:
        return _forbidden(ban, known(noun))

    def e_during(self, during: Words, ending: str) -> Words:
        return lasting(during, ending)

    def e_during_least(self, during: Words, ending: str, least: str) -> Words:
        if "modify" not in during:
            raise NotSaid("a minimum of what is no value")
        return {**during, "until": ending, "to at least": int(least)}

    def d_reduce(self, noun: Noun, one: str, other: str, by: str) -> Words:
        return {"modify": known(noun), "gets": {one: -int(by), other: -int(by)}}

    def d_blank(self, *parts: Any) -> Words:
        whose = known(parts[0]) if isinstance(parts[0], Noun) else next(p for p in parts if str(p).startswith("that "))
        return {"blank": whose, **(parts[-1] or {})}

    def d_cannot_attack(self, noun: Noun, whom: Noun) -> Words:
        return {"cannot": "attack", "what": held(whom), "who": held(noun)}

    def d_you_get_while(self, gets: Words, *tests: str) -> Words:
        testing: list[Data] = [{"during": test, "by": YOU} for test in tests]
        so: Data = testing[0] if len(testing) == 1 else {"any": testing}
        return {"modify": YOU, "gets": {value: {"if": so, "then": number} for value, number in gets.items()}}

    def d_add_skill(self, added: str, *_: Data) -> Words:
        skills = [str(skill) for skill in _ if skill in SKILLS]
        if added in skills:
            raise NotSaid("a skill that is added to itself")
        return {"modify": YOU, "gets": {skill: {"value": str(added), "of": YOU} for skill in skills}}

    def e_boost_theirs(self, who: Noun, number: str, _: Data) -> Words:
        if who.what == YOU:
            raise NotSaid("a bonus of one's own, which has a phrase of its own")
        if who.what == THIS and self._kind == "event":
            # An event is no "they": that is the investigator of whom it says when it is played.
            who = Noun("that investigator")
        return wherever(who, lambda whom: {"modify": whom, "gets": {"skill value": int(number)}})

    def s_no_tokens_next(self, ending: str) -> Sentence:
        return Sentence("do", ({"reveal no tokens": ending, "for the next": "test"},))


def _forbidden(ban: Words, who: Data) -> Words:
    """A ban for a time, of one deed."""
    deed = ban["deed"]
    if not isinstance(deed, str):
        raise NotSaid("several deeds that cannot be done for a time")
    return {"cannot": deed, **({"what": ban["what"]} if "what" in ban else {}), "who": who}


def lasting(during: Words, ending: str) -> Words:
    """An effect that lasts until then, also where it is one for each of several things."""
    inner = during.get("do") if "for each of" in during else None
    if isinstance(inner, dict):
        return {**during, "do": {**inner, "until": ending}}
    return {**during, "until": ending}
