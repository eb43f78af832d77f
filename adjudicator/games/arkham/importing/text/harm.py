"""Damage and horror that are dealt, taken and healed, and who is attacked and defeated."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.nouns import known, wherever
from adjudicator.games.arkham.importing.text.occurrences import Occurrences
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    SPEAKS_OF,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Words,
    one_of,
)
from adjudicator.games.arkham.importing.text.ways import amount_of, people


@v_args(inline=True)
class Harm(Occurrences):
    """Phrases of harm."""

    def h_damage(self, number: str) -> Words:
        return {"damage": int(number)}

    def h_horror(self, number: str) -> Words:
        return {"horror": int(number)}

    def h_both(self, damage: str, horror: str) -> Words:
        return {"damage": int(damage), "horror": int(horror)}

    def h_both_turned(self, horror: str, damage: str) -> Words:
        return {"damage": int(damage), "horror": int(horror)}

    def h_direct_damage(self, number: str) -> Words:
        return {"damage": int(number), "direct": True}

    def h_direct_horror(self, number: str) -> Words:
        return {"horror": int(number), "direct": True}

    def e_take(self, harm: Words) -> Words:
        return harm

    def e_heal_both(self, damage: str, horror: str, whom: Noun) -> Words:
        if whom.article != "a":
            raise NotSaid("damage and horror of somebody who is not chosen")
        return one_of(
            whom, [{"heal damage": int(damage), "from": CHOSEN}, {"heal horror": int(horror), "from": CHOSEN}]
        )

    def e_heal_both_yourself(self, damage: str, horror: str) -> list[Words]:
        return [{"heal damage": int(damage)}, {"heal horror": int(horror)}]

    def e_heal_both_turned(self, horror: str, damage: str) -> list[Words]:
        return self.e_heal_both_yourself(damage, horror)

    def e_take_either(self, one: Words, other: Words) -> Words:
        if one == other:
            raise NotSaid("two ways of one name")
        return {"either": {f"to take {amount_of(way)}": way for way in (one, other)}}

    def e_deal_all(self, harm: Words, place: Noun) -> Words:
        at = known(place)
        return {**harm, "to": [{"kind": "enemy", "at": at}, {"kind": "investigator", "at": at}]}

    def e_place_more(self, number: str, kind: str, whom: Noun) -> Words:
        return {f"increase {kind}": int(number), "to": known(whom)}

    def e_effect_heals(self, number: str, kind: str) -> Words:
        return {f"heal more {kind}": int(number), SPEAKS_OF: "heal"}

    def e_heals(self, who: Noun, number: str, kind: str) -> Words:
        return wherever(who, lambda whom: {f"heal {kind}": int(number), "from": whom})

    def e_heal_all(self, kind: str, whom: Noun) -> Words:
        return wherever(whom, lambda one: {f"heal {kind}": {"tokens": kind, "on": one}, "from": one})

    def e_heal_equal(self, kind: str, whom: Noun | None, amount: Data) -> Words:
        heal: Words = {f"heal {kind}": amount}
        return heal if whom is None else wherever(whom, lambda one: {**heal, "from": one})

    def e_take_x(self, _: Data, kind: str, *parts: Any) -> Words:
        *_, amount, most = parts
        return {kind: Each(amount, most).of(1)}

    def e_deal_it(self, whom: str, number: str) -> Words:
        return {"damage": int(number), "to": str(whom)}

    def e_deal_more(self, damage: str) -> Words:
        return {"modify": YOU, "gets": {"damage of the attack": int(damage)}}

    def e_heal_two(self, number: str, kind: str, whom: Noun, other: str, another: str, too: Noun) -> list[Words]:
        return [self.e_heal(number, kind, whom), self.e_heal(other, another, too)]

    def e_takes(self, who: Noun, harm: Words) -> Words:
        return wherever(who, lambda whom: {**harm, "to": whom})

    def e_deal(self, harm: Words, to: Noun) -> Words:
        return wherever(to, lambda whom: {**harm, "to": whom})

    def e_heal_either_yourself(self, damage: str, horror: str) -> Words:
        ways: Words = {"to heal damage": {"heal damage": int(damage)}, "to heal horror": {"heal horror": int(horror)}}
        return {"either": ways}

    def e_defeat(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"defeat": what})

    def e_defeat_with_trauma(self, who: Noun, number: str, kind: str) -> list[Words]:
        suffers: Words = {"gain": int(number), "of": kind, "on": people(who)}
        return [suffers, {"defeat": people(who)}]

    def e_stronger(self, _: Data, damage: str, horror: str) -> Words:
        gets: Words = {"attack damage": int(damage), "attack horror": int(horror)}
        return {"modify": THIS, "gets": gets, "until": "end of the attack"}

    def e_heal(self, number: str, kind: str, whom: Noun | None) -> Words:
        heal: Words = {f"heal {kind}": int(number)}
        return heal if whom is None else wherever(whom, lambda one: {**heal, "from": one})

    def e_heal_one_of(self, number: str, kind: str, one: Noun, other: Noun) -> Words:
        if "each" in (one.article, other.article):
            raise NotSaid("one of several who are all meant")
        return one_of(Noun([one.what, other.what], "a"), [{f"heal {kind}": int(number), "from": CHOSEN}])

    def e_heals_equal(self, who: Noun, kind: str, amount: Data) -> Words:
        return wherever(who, lambda one: {f"heal {kind}": amount, "from": one})

    def e_deal_equal(self, to: Noun, amount: Data) -> Words:
        return wherever(to, lambda one: {"damage": amount, "to": one})

    def possessor(self, noun: Noun) -> Noun:
        return noun

    def e_deal_value(self, whose: Noun, stat: str) -> Words:
        if stat not in ("attack damage", "attack horror"):
            raise NotSaid("a value that is not dealt")
        return {stat.removeprefix("attack "): {"value": stat, "of": known(whose)}, "to": known(whose)}

    def e_deal_either_value(self, whom: Noun, *stats: str) -> Words:
        found = [stat for stat in stats if stat.startswith("attack ")]
        return {
            "either": {
                f"to deal as much as its {stat.removeprefix('attack ')}": {
                    "damage": {"value": stat, "of": known(whom)},
                    "to": known(whom),
                }
                for stat in found
            }
        }

    def e_heal_either(self, number: str, *others: Any) -> Words:
        *same, whom = others
        if any(one != number for one in same):
            raise NotSaid("another amount of horror than of damage")

        def either(one: Data) -> Words:
            ways: Words = {
                f"to heal {kind}": {f"heal {kind}": int(number), "from": one} for kind in ("damage", "horror")
            }
            return {"either": {**ways}}

        return wherever(whom, either)

    def e_attack_it(self, whom: str) -> Words:
        return {"fight": str(whom)}

    def e_trauma(self, number: str, kind: str) -> Words:
        return {"gain": int(number), "of": kind}

    def e_less_experience(self, number: str) -> Words:
        return {"earn experience": -int(number)}

    def e_attacks(self, enemy: Noun, whom: Noun) -> Words:
        return {"attacks": known(enemy), "who": "each investigator" if whom.what == "investigator" else known(whom)}

    def e_attacks_you(self, enemy: Noun) -> Words:
        return {"attacks": known(enemy), "who": YOU}
