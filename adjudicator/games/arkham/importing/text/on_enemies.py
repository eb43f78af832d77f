"""Phrases that stand on enemies above all: where they spawn, whom they prefer, what happens while they are attacked."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.acts import Acts
from adjudicator.games.arkham.importing.text.nouns import held, known
from adjudicator.games.arkham.importing.text.phrases import THIS, Data, Line, NotSaid, Noun, Words


@v_args(inline=True)
class OnEnemies(Acts):
    """Phrases that stand on enemies above all."""

    # -- where they spawn, and whom they prefer

    def n_titled_such(self, article: Noun, *parts: Any) -> Noun:
        place = next(number for number, part in enumerate(parts) if not isinstance(part, dict))
        title, kind, *where = parts[place:]
        return self._described(article, (*parts[:place], kind, {"named": str(title)}, *where))

    def near_yours(self) -> Words:
        return {"connecting to": "your location"}

    def spawn_nearest_named(self, _: str, title: str, *where: Words) -> Line:
        return self._spawn_at_distance("nearest to", ("location", {"named": str(title)}, *where))

    def prey_at_most(self, _: str, extreme: str, kind: str) -> Line:
        if extreme != "highest":
            raise NotSaid("the location with the fewest tokens")
        there: Words = {"kind": "investigator", "at": {"kind": "location", "the most": kind}}
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

    def e_look_at_other_side(self, *whose: Data) -> Words:
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
