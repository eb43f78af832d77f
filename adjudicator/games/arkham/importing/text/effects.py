"""The effects of an ability."""

from collections.abc import Iterator
from typing import Any, Final

from lark import v_args
from lark.tree import Meta

from adjudicator.games.arkham.importing.text.each_cost import OR_PAY
from adjudicator.games.arkham.importing.text.nouns import as_words, known, one_place, wherever
from adjudicator.games.arkham.importing.text.on_cards import OnCards
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    MARGIN,
    POINTS_FAILED,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Words,
    alone,
    as_list,
    in_turn,
    one_of,
    parts_of,
    put_for,
    with_the_chosen,
)
from adjudicator.games.arkham.importing.text.ways import (
    ADVANCES,
    THIRD_PERSON,
    Open,
    Way,
    as_effect,
    for_each,
    is_open,
    name_of_a_way,
    people,
)
from adjudicator.games.arkham.terms import SKILLS


def _on_arrival(does: Iterator[Words]) -> Iterator[Words]:
    """The effects of a deed, in which an enemy to which somebody goes is engaged only once they are there."""
    goes = False
    for one in does:
        yield (
            {"if": {"is": one["engage"], "a": {"at": "your location"}}, "then": one}
            if goes and "engage" in one
            else one
        )
        goes = "all the way" in one


READIES: Final = "readies"
"""Stands beside the cancelling of an event: the card that does not ready, until it is known if the event is that."""


@v_args(inline=True)
class Effects(OnCards):
    """Phrases of effects."""

    def deed(self, *effects: Words | list[Words]) -> tuple[Words, ...]:
        if any(is_open(one) for one in effects[:-1]):
            raise NotSaid("a choice, or what two people do, of which the end is not told")
        does = (one for some in effects for one in (some if isinstance(some, list) else [some]))
        # Nobody is left for what happens to you beside your defeat, so that comes first.
        return tuple(sorted(in_turn([], _on_arrival(does)), key=lambda one: one == {"defeat": YOU}))

    before_then = deed

    def deed_then(self, first: tuple[Words, ...], *effects: Words | list[Words]) -> tuple[Words, ...]:
        if is_open(first[-1]):
            raise NotSaid("a choice of which the end is not told")
        after = self.deed(*effects)
        place = first[0].get("to") if first[0].get("attach") == THIS else None
        if isinstance(place, str) and place.endswith(" location"):
            after = tuple(one for one in as_list(put_for([*after], "that location", place)) if isinstance(one, dict))
        chosen = with_the_chosen(first[0], after[0], "then") if len(first) == len(after) == 1 else None
        return (chosen or {"first": alone(first), "then": alone(after)},)

    def e_same(self, effect: Words) -> Words:
        return effect

    def e_must_do(self, effect: Words) -> Words:
        if "freely" in effect:
            raise NotSaid("what has a phrase of its own")
        return effect

    def number_of(self, number: str) -> int:
        return int(number)

    def reveals(self, number: int = 1) -> Words:
        return {"reveal tokens": number, "then": []}

    def e_skill_of_choice(self, who: Noun, number: str, ending: str) -> Words:
        def either(whom: Data) -> Words:
            ways: Words = {skill: {"modify": whom, "gets": {skill: int(number)}, "until": ending} for skill in SKILLS}
            return {"either": ways}

        return wherever(who, either)

    def e_draw_up_to(self, *parts: Any) -> Words:
        return {"draw until": int(parts[-1])}

    def e_next_test(self, gets: Words, ending: str) -> Words:
        return {"modify": YOU, "gets": gets, "for the next": "test", "until": ending}

    def e_they_may(self, who: Noun, way: "Way") -> Words:
        if who.what == YOU or any("actions" in map(str, one.values()) for one in way.does):
            raise NotSaid("what has a phrase of its own")
        does: list[Data] = [put_for(one, "that investigator", YOU) for one in way.does]
        return {"may": does[0] if len(does) == 1 else does, "what": way.says, "who": people(who)}

    def e_they_may_choose(self, who: Noun, *ways: "Way") -> Words:
        said: Words = {f"to {way.says}": alone(way.does) for way in ways}
        if who.what == YOU or len(said) < len(ways):
            raise NotSaid("two ways of one name, or a choice of one's own")
        return {"may": put_for({"either": said}, "that investigator", YOU), "what": "choose one", "who": people(who)}

    def e_deal_of_this_attack(self, to: Noun) -> Words:
        return wherever(to, lambda whom: {"damage": "damage of this attack", "to": whom})

    def e_deal_elsewhere(self, *where: Words) -> Words:
        others = self._described(Noun(None, "a"), ("enemy", {"other than": "attacked enemy"}, *where))
        return self.e_deal_of_this_attack(others)

    def e_flip_onto(self, number: str, kind: str, giver: Noun, *parts: Any) -> Words:
        side, to = parts[-3], parts[-1]
        if {kind, side} != {"clues", "doom"}:
            raise NotSaid("a token that has no such side")
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        return {"move tokens": kind, **more, "from": known(giver), "to": known(to), "becomes": side}

    def e_gives_action_later(self, who: Noun, _: Data) -> Words:
        if who.what != "that investigator":
            raise NotSaid("an action in the turn of several, or of somebody who is not chosen")
        later: Words = {"after": "begin turn", "who": who.what}
        gives: Words = {"gain": 1, "of": "actions", "on": who.what}
        return {"later": later, "do": gives, "until": "end of the round"}

    def e_take_an_action(self, *_: Data) -> Words:
        return {"take an action": "any", "as if in turn": True}

    def e_not_ready(self, noun: Noun) -> Words:
        return {"cancel": True, READIES: known(noun)}

    def e_attack_instead(self, *whose: Noun) -> Words:
        enemy = known(whose[0]) if whose and isinstance(whose[0], Noun) else "that enemy"
        return {"instead": {"attacks": enemy, "who": YOU}}

    def e_they_may_both(self, who: Noun, one: "Way", other: "Way") -> list[Words]:
        return [self.e_they_may(who, one), self.e_they_may(who, other)]

    def act_attack_whom(self, whom: Noun) -> Words:
        return {"attacks": None, "who": known(whom)}

    def e_acts(self, enemy: Noun, *acts: Words) -> list[Words]:
        who = CHOSEN if enemy.article == "nearest" else known(enemy)
        done = _once_there([{key: who if value is None else value for key, value in act.items()} for act in acts], who)
        return [{"the nearest": enemy.what, "do": [*done]}] if who == CHOSEN else done

    def e_moves_to(self, who: Noun, place: Noun) -> Words:
        if place.what == "connecting location" and isinstance(who.what, dict) and who.what.get("at") == "your location":
            if who.article == "each":
                return one_of(place, [{"move": CHOSEN, "who": who.what}])
            return wherever(who, lambda one: {"move": place.what, "who": one})
        if place.what == "connecting location" and str(who.what).startswith("that "):
            return {"move": CONNECTING, "who": who.what}
        if place.article == "a" and who.is_known and str(who.what).endswith(" enemy"):
            return one_of(place, [{"move": CHOSEN, "who": who.what}])
        if place.article == "a" and place.kind == "location" and who.what == THIS and self._kind == "enemy":
            return {"choose": place.what, "do": {"move": CHOSEN, "who": THIS}, "by": "lead investigator"}
        if place.article not in ("", "this") or isinstance(place.what, dict):
            raise NotSaid("a place that is chosen for another")
        return wherever(who, lambda one: {"move": place.what, "who": one})

    def e_moves_near(self, who: Noun) -> Words:
        return self.e_moves_to(who, self.n_connecting())

    def e_disengage_others(self, whom: str) -> Words:
        return {"disengage": self._others_of(whom)}

    def e_evade_others(self, whom: str = YOU) -> Words:
        return {"evade automatically": self._others_of(whom)}

    def _others_of(self, whom: str = YOU) -> Words:
        """The other enemies engaged with whoever evades one."""
        return {"kind": "enemy", "engaged with": str(whom), "other than": "evaded enemy"}

    def both_draw(self, number: str) -> Words:
        return {"draw": int(number)}

    def both_gain(self, number: str, _: Data) -> Words:
        return {"gain": int(number)}

    def e_both(self, other: Noun, *does: Words) -> Words:
        return {"each": [YOU, known(other)], "do": alone(does)}

    def e_stays_exhausted(self, noun: Noun) -> Words:
        deed: Words = {"cannot": "ready in the upkeep phase"}
        return wherever(noun, lambda what: {**deed, "what": what, "until": "end of the upkeep phase"})

    def e_for_each(self, effect: Words, amount: Data) -> Words:
        return for_each(effect, amount)

    def e_if_cannot(self, effect: Words, deed: tuple[Words, ...]) -> Words:
        return {"if able": effect, "else": alone(deed)}

    def e_other_if(self, effect: Words, condition: Data, deed: tuple[Words, ...]) -> Words:
        if any(is_open(one) for one in deed):
            raise NotSaid("something else, but only for who wants it")
        return {"if": condition, "then": alone(deed), "else": effect}

    def e_other_by(self, effect: Words, least: int, deed: tuple[Words, ...]) -> Words:
        return self.e_other_if(effect, {"amount": MARGIN, "at least": least}, deed)

    def of_uses(self, kind: str) -> Data:
        return [kind]

    def e_better_if(self, effect: Words, number: str, *rest: Any) -> Words:
        return self._better(effect, int(number), rest[:-1], rest[-1])

    def e_may_pay(self, costs: list[Words], way: "Way") -> Words:
        paid = [as_effect(cost) for cost in costs]
        return {"may": {"pay": alone(paid), "for": alone(way.does)}, "what": way.says}

    def e_may_pay_to_succeed(self, costs: list[Words]) -> Words:
        paid = [as_effect(cost) for cost in costs]
        succeeds: Words = {"succeed automatically": True}
        return {"may": {"pay": alone(paid), "for": succeeds}, "what": "automatically succeed"}

    def to_place(self, noun: Noun) -> Data:
        return known(noun)

    def e_moves_towards(self, what: Noun, *rest: Any) -> Words:
        number, to = rest if len(rest) > 1 else (None, rest[0])
        if number is not None and int(number) != 1:
            raise NotSaid("moving several locations")
        place = "your location" if to == YOU else to
        if isinstance(to, str) and to.endswith("investigator"):
            place = {"kind": "location", "location of": to}
        return wherever(what, lambda one: {"move towards": place, "what": one})

    def choice(self, noun: Noun, effect: Words | list[Words]) -> tuple[Words, ...]:
        if noun.article != "a":
            raise NotSaid("a choice of several")
        does: Data = [*effect] if isinstance(effect, list) else effect
        for kind in noun.kinds:
            does = put_for(does, f"that {kind}", CHOSEN)
        return ({"choose": noun.what, "do": does},)

    def e_and_advances(self, effect: Words, _: Data) -> list[Words]:
        return [effect, ADVANCES]

    def e_gets_in_test(self, noun: Noun, gets: Words) -> Words:
        if noun.what == YOU:
            raise NotSaid("a bonus of one's own, which has a phrase of its own")
        return wherever(noun, lambda what: {"modify": what, "gets": gets})

    def e_tests(self, who: Noun, skill: str, difficulty: str) -> Words:
        return {"test": str(skill), "difficulty": int(difficulty), "who": people(who)}

    def e_engages_you(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"engage": what})

    def e_haunted(self, place: Noun) -> Words:
        return {"resolve haunted": known(place)}

    def e_better(self, effect: Words, number: str, *rest: Any) -> Words:
        return self._better(effect, int(number), rest[:-1], {"amount": "margin", "at least": rest[-1]})

    def _better(self, effect: Words, number: int, of: tuple[Any, ...], condition: Data) -> Words:
        """The effect with another number of the same things."""
        _of_the_same(effect, of)
        head = "number" if effect.get("divided") else next(iter(effect))
        if not isinstance(effect.get(head), int) or (len(effect) > 1 and {"damage", "horror"} <= effect.keys()):
            raise NotSaid("another number of what has none")
        return {**effect, head: {"if": condition, "then": number, "otherwise": effect[head]}}

    def e_or_pay(self, effect: Words, costs: list[Words], number: str, *of: Any) -> Words:
        _of_the_same(effect, of)
        does = effect.get("do")
        if "choose" in effect and isinstance(does, dict):
            return {**effect, OR_PAY: [*costs], "better": {**effect, "do": _with_number(does, int(number))}}
        return {**effect, OR_PAY: [*costs], "better": _with_number(effect, int(number))}

    def e_easier(self, number: str) -> Words:
        return {"modify": YOU, "gets": {"difficulty": -int(number)}}

    def e_harder(self, number: str) -> Words:
        return {"modify": YOU, "gets": {"difficulty": int(number)}}

    def e_place_at(self, who: Noun, place: Noun) -> Words:
        return {"place": people(who), "at": one_place(place)}

    def e_by_points(self, effect: Words) -> Words:
        head = next(iter(effect))
        if effect[head] != 1:
            raise NotSaid("several for each point")
        return {**effect, head: POINTS_FAILED}

    def e_move(self, place: Noun) -> Words:
        if place.what == "connecting location":
            return {"move to a connecting location": True}
        return {"move": one_place(place)}

    def e_walk(self, place: Noun) -> Words:
        if self._kind not in ("asset", "event", "skill", "investigator"):
            raise NotSaid("a move of the card itself, or of somebody whom it does not name")
        return {"move along a shortest path to": known(place)}

    def e_walk_along(self, place: Noun) -> Words:
        return {**self.e_walk(place), "all the way": True}

    def e_exhaust(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"exhaust": what})

    def e_ready(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"ready": what})

    def e_disengage(self, noun: Noun) -> Words:
        if noun.article == "each":
            return {"disengage": {"engaged with": YOU, **as_words(noun)}}
        return wherever(noun, lambda what: {"disengage": what})

    def e_engage(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"engage": what})

    def e_evade(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"evade automatically": what})

    @v_args(meta=True, inline=True)
    def way(self, meta: Meta, *effects: Words | list[Words]) -> "Way":
        return self._way(meta, effects)

    def _way(self, meta: Meta, effects: tuple[Words | list[Words], ...]) -> "Way":
        if meta.empty:
            raise NotSaid("a way that is read in two ways")
        says = " ".join(self._words[meta.start_pos : meta.end_pos])
        return Way(name_of_a_way(says), self.deed(*effects))

    @v_args(meta=True, inline=True)
    def third_way(self, meta: Meta, *effects: Words | list[Words]) -> "Way":
        way = self._way(meta, effects)
        return way._replace(says=THIRD_PERSON.sub(r"\1", way.says))

    def e_either(self, one: "Way", other: "Way") -> Words:
        return Open({**self.e_must_either(one, other), "freely": True})

    def e_must_either(self, one: "Way", other: "Way") -> Words:
        if one.says == other.says:
            raise NotSaid("two ways of one name")
        return Open(either={f"to {way.says}": alone(way.does) for way in (one, other)})

    def th_heals(self, number: str, kind: str) -> Words:
        return {f"heal {kind}": int(number)}

    def e_they_either(self, who: Noun, one: "Way", other: "Way") -> Words:
        """One of two ways for somebody else, who chooses; what they do is theirs."""
        ways = self.e_either(one, other)
        return {"each": people(who), "do": put_for(ways, "that investigator", YOU)}

    def e_either_or_both(self, one: "Way", other: "Way", least: int) -> Words:
        both = alone([*one.does, *other.does])
        return {"if": {"amount": MARGIN, "at least": least}, "then": both, "else": self.e_either(one, other)}

    def e_may(self, way: "Way") -> Words:
        if "actions" in (one.get("of") for one in way.does):
            raise NotSaid("an action more, which may be taken as it is")
        return {"may": alone(way.does), "what": way.says}

    def e_test(self, skill: str, difficulty: str) -> Words:
        return {"test": str(skill), "difficulty": int(difficulty)}

    def e_test_unknown(self, skill: str, _: Data) -> Words:
        return {"test": str(skill), "difficulty": "x"}

    def e_test_x(self, skill: str, *amounts: Any) -> Words:
        *_, amount, most = amounts
        return {"test": str(skill), "difficulty": amount if most is None else {"amount": amount, "most": most}}

    def e_test_either(self, skill: str, difficulty: str, other: str, again: str) -> Words:
        if difficulty != again:
            raise NotSaid("two tests with a difficulty each")
        return self.e_test_one(skill, other, difficulty)

    def e_test_one(self, skill: str, other: str, difficulty: str) -> Words:
        return {"test": [str(skill), str(other)], "difficulty": int(difficulty)}

    def e_test_one_x(self, skill: str, other: str, *amounts: Any) -> Words:
        return {**self.e_test_x(skill, *amounts), "test": [str(skill), str(other)]}


def _once_there(acts: list[Words], who: Data) -> list[Words]:
    """What an enemy does, of which it does what follows only if it has reached you where it moves until it does."""
    walks = next((place for place, act in enumerate(acts) if "all the way" in act), len(acts))
    after = acts[walks + 1 :]
    if not after:
        return acts
    there: Words = {"is": who, "a": {"at": "your location"}}
    return [*acts[: walks + 1], {"if": there, "then": alone([*after])}]


def _of_the_same(effect: Words, of: tuple[Any, ...]) -> None:
    """Refuse another number of other things than those of the effect."""
    said = {word for one in parts_of(effect) for word in (_things_of(one) if isinstance(one, dict) else (str(one),))}
    if any(isinstance(kinds, list) and kinds and said.isdisjoint(kinds) for kinds in of):
        raise NotSaid("another number of something else")


def _things_of(effect: Words) -> Words | frozenset[str]:
    """The words that say of what an effect is: one that names no tokens is of resources."""
    return frozenset({*effect, "resources"}) if _OF_TOKENS & effect.keys() and "of" not in effect else effect


_OF_TOKENS: Final = frozenset({"gain", "lose", "spend"})


def _with_number(effect: Words, number: int) -> Words:
    """The effect with another number in place of its own."""
    head = next(iter(effect))
    if not isinstance(effect[head], int) or len({"damage", "horror"} & effect.keys()) > 1:
        raise NotSaid("another number of what has none")
    return {**effect, head: number}
