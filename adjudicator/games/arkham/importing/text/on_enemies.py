"""Phrases that stand on enemies above all: where they spawn, whom they prefer, what happens while they are attacked."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import held, known, one_place
from adjudicator.games.arkham.importing.text.occurrences import by_at_least
from adjudicator.games.arkham.importing.text.on_scenarios import OnScenarios
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    one_of,
)
from adjudicator.games.arkham.importing.text.ways import ADVANCES


@v_args(inline=True)
class OnEnemies(OnScenarios):
    """Phrases that stand on enemies above all."""

    # -- where they spawn, and whom they prefer

    def near_yours(self) -> Words:
        return {"connecting to": "your location"}

    def spawn_most_tokens(self, _: str, kind: str) -> Line:
        return Line(keys=(("spawn", {"kind": "location", "the most": kind}),))

    def spawn_fewest_tokens(self, _: str, kind: str) -> Line:
        return Line(keys=(("spawn", {"kind": "location", "the fewest": kind}),))

    def spawn_most_else(self, _: str, kind: str, other: Noun, none: Noun) -> Line:
        with_some: Words = {"kind": "location", "with a": kind}
        if one_place(none._replace(article="a")) != with_some:
            raise NotSaid("another place if there is none of which nothing was said before")
        most: Words = {**with_some, "the most": kind}
        return Line(keys=(("spawn", most), ("else spawn", one_place(other))))

    def n_beside_you(self, *parts: str) -> Noun:
        return Noun({"kind": "location", parts[-1]: "your location"}, "a")

    def c_enters_exhausted(self, _: Data) -> Line:
        return Line(keys=(("enters exhausted", True),))

    def revelation_after_spawn(self, _: str, __: Data, deed: tuple[Words, ...]) -> Line:
        later: Words = {"later": {"after": "spawn", "what": THIS}, "do": alone(deed)}
        return Line(({"revelation": later},))

    def c_doomed(self) -> Line:
        if self._kind != "enemy":
            raise NotSaid("a keyword of enemies")
        return Line(
            ({"forced": {"when": "defeat", "what": THIS}, "do": [{"doom": 1, "on": "current agenda"}, ADVANCES]},)
        )

    def c_not_cancelled(self, noun: Noun) -> Line:
        return Line(({"constant": THIS, "cannot": {"deed": "cancel attacks", "what": held(noun)}},))

    # -- tokens and keys on them

    def e_place_with_key(self, number: str, kind: str, key: str, place: Noun) -> list[Words]:
        return [self.e_place(number, kind, place), self.e_random_key(key, place)]

    def e_place_either_number(self, one: str, other: str, kind: str, place: Noun) -> Words:
        return self.e_place_either(one, kind, other, kind, place)

    def e_take_its_keys(self, *_: Data) -> Words:
        if self._kind != "enemy":
            raise NotSaid("the key of something else")
        return {"take control of the keys on": THIS}

    def e_take_turned(self, number: str, kind: str, on: Noun, *parts: Any) -> Words:
        side = parts[-1]
        if kind == side or {kind, side} != {"clues", "doom"}:
            raise NotSaid("tokens that have no such side")
        return {**self.e_move_tokens(number, kind, on, Noun(YOU)), "becomes": side}

    def e_shuffle_moving(self, card: Noun, deck: str, *parts: Any) -> Words:
        one, other, giver, to = parts
        if deck != "deck" or giver.what != f"that {card.kind}":
            raise NotSaid("tokens of another card than the one that is shuffled")

        def moved(what: Data) -> list[Words]:
            tokens: list[Words] = [
                {"move tokens": kind, "amount": {"tokens": kind, "on": what}, "from": what, "to": known(to)}
                for kind in (one, other)
            ]
            return [*tokens, {"shuffle": what, "into": deck}]

        if card.article != "a":
            raise NotSaid("several cards that are shuffled")
        return one_of(card, moved(CHOSEN))

    # -- whom they prefer

    def prey_at_most(self, _: str, extreme: str, kind: str) -> Line:
        which = {"highest": "the most", "lowest": "the fewest"}[extreme]
        there: Words = {"kind": "investigator", "at": {"kind": "location", which: kind}}
        return Line(keys=(("prey", {"whom": there}),))

    # -- while they are attacked or evaded

    def if_attacked(self, noun: Noun) -> Data:
        return {"all": [{"during": "attack"}, {"is": "attacked enemy", "a": held(noun)}]}

    def if_evaded(self, noun: Noun) -> Data:
        return {"all": [{"during": "evade"}, {"is": "evaded enemy", "a": held(noun)}]}

    def if_investigated(self, noun: Noun) -> Data:
        return {"all": [{"during": "investigate"}, {"is": "investigated location", "a": held(noun)}]}

    def if_attacked_using(self, noun: Noun, card: Noun) -> Data:
        attacked: Data = {"is": "attacked enemy", "a": held(noun)}
        return {"all": [{"during": "attack"}, attacked, {"test on": held(card)}]}

    def oc_fail_attacking(self, who: Noun, *parts: Any) -> Words:
        return {"event": "fail", "who": held(who), "of": "attack", "what": held(parts[-1])}

    def oc_fail_evading(self, who: Noun, *parts: Any) -> Words:
        return {"event": "fail", "who": held(who), "of": "evade", "what": held(parts[-1])}

    # -- other sides, and keywords that are lost

    def e_turn_over(self, noun: Noun) -> Words:
        if noun.what != THIS:
            raise NotSaid("the other side of another card")
        return {"turn over": THIS}

    def e_resolve_other_side(self, *_: Data) -> Words:
        return {"resolve story card": THIS}

    def e_look_at_other_side(self, *whose: Any) -> Words:
        if any(isinstance(one, Noun) and one.what != THIS for one in whose):
            raise NotSaid("the other side of another card")
        return {"look at the other side of": THIS}

    def with_trait(self, trait: str, *_: Data) -> Data:
        return {"trait": str(trait)}

    def with_encounter(self) -> Data:
        return {"encounter": True}

    def with_ability_on(self, noun: Noun) -> Data:
        return known(noun)

    def with_what(self, *cards: Data) -> Data:
        found: list[Data] = [one for one in cards if one is not None]
        return found[0] if len(found) == 1 else found

    def cl_cannot_be_except(self, deeds: Data, cards: Data) -> Words:
        return {"cannot": {"deed": deeds, "except with": cards}}

    def c_cannot_be_except(self, noun: Noun, deeds: Data, cards: Data) -> Line:
        return self.c_claims(noun, self.cl_cannot_be_except(deeds, cards))

    def cl_loses(self, *keywords: str) -> Words:
        return {"lose keywords": [*keywords]}

    # -- the codex

    def e_codex(self, entry: str) -> Words:
        return {"codex": str(entry)}

    def s_codex(self, entry: str) -> Sentence:
        return Sentence("do", (self.e_codex(entry),))

    def oc_succeed_at(self, who: Noun, least: int | None, place: Noun) -> Words:
        if held(who) != YOU:
            raise NotSaid("somebody else who succeeds at a place")
        there: Data = {"is": YOU, "a": {"at": held(place)}}
        return {"event": "succeed", "who": YOU, **by_at_least(least), "and": there}

    # -- amounts and costs

    def if_it_has_number(self, noun: Noun, number: str, kind: str, *_: Data) -> Data:
        return self.if_at_least_on(int(number), kind, noun)

    def am_controlled(self, kind: str, who: Noun) -> Data:
        if who.kind != "investigator":
            raise NotSaid("tokens that somebody else controls")
        return {"tokens": kind, "on": "each investigator" if who.what == "investigator" else held(who)}

    def cost_resources_each(self, number: str, *_: Data) -> Words:
        return {"resources": {"per investigator": int(number)}}

    def cost_clues_each(self, number: str, *_: Data) -> Words:
        return {"clues": {"per investigator": int(number)}}
