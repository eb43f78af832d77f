"""The costs of an ability."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Amounts
from adjudicator.games.arkham.importing.text.each_cost import ONE_OF
from adjudicator.games.arkham.importing.text.nouns import known
from adjudicator.games.arkham.importing.text.phrases import THIS, Data, NotSaid, Noun, Words


@v_args(inline=True)
class Costs(Amounts):
    """The costs of an ability."""

    def costs(self, *costs: Words) -> list[Words]:
        return [*costs]

    def cost_exhaust(self, _: Data) -> Words:
        return {"exhaust": THIS}

    def cost_discard_self(self, _: Data) -> Words:
        return {"discard": THIS}

    def cost_uses(self, number: str, uses: str) -> Words:
        return {"spend": int(number), "of": uses}

    def cost_uses_from(self, number: str, uses: str, noun: Noun) -> Words:
        if noun.article not in ("", "a"):
            raise NotSaid("tokens that are spent from several cards")
        return {**self.cost_uses(number, uses), "from": noun.what}

    def cost_add_tokens(self, *parts: Any) -> Words:
        given = [str(part) for part in parts if part is not None]
        return {"add tokens": {icon: int(number) for number, icon in zip(given[::2], given[1::2], strict=True)}}

    def cost_take_tokens(self, number: str, icon: str) -> Words:
        return {"take tokens from the bag": {str(icon): int(number)}}

    def cost_remove(self, _: Data) -> Words:
        return {"remove from the game": THIS}

    def cost_uses_up_to(self, number: str, uses: str) -> Words:
        return self.cost_uses_between("1", number, uses)

    def cost_uses_between(self, least: str, most: str, uses: str) -> Words:
        return {ONE_OF: [self.cost_uses(str(number), uses) for number in _between(least, most)]}

    def cost_group_between(self, who: Noun, least: str, most: str, _: Data) -> Words:
        return {ONE_OF: [self.cost_group_of(who, str(number)) for number in _between(least, most)]}

    def cost_pool_or_this(self, number: str, _: Data, __: Data) -> Words:
        return {ONE_OF: [{"resources": int(number)}, {"spend": int(number), "of": "resources"}]}

    def cost_one_use(self, uses: str) -> Words:
        return self.cost_uses("1", uses)

    def cost_resources(self, number: str, _: Data) -> Words:
        return {"resources": int(number)}

    def cost_clues(self, number: str, _: Data) -> Words:
        return {"clues": int(number)}

    def cost_place_clues(self, number: str, _: Data, place: Noun) -> Words:
        return {"clues": int(number), "on": known(place)}

    def cost_group(self, number: str, _: Data) -> Words:
        return {"as a group": int(number), "of": "clues"}

    def cost_group_each(self, number: str, *_: Data) -> Words:
        return {"as a group": {"per investigator": int(number)}, "of": "clues"}

    def cost_group_of(self, who: Noun, number: str, *_: Data) -> Words:
        return {**self.cost_group(number, None), "who": known(who)}

    def cost_group_each_of(self, who: Noun, number: str, *_: Data) -> Words:
        return {**self.cost_group_each(number), "who": known(who)}

    def cost_discard(self, noun: Noun) -> Words:
        if noun.what == "that card":
            return {"discard": "that card"}
        if noun.article not in ("a", "number"):
            raise NotSaid("a cost that discards what is known, or all")
        return {"discard": noun.what, **({"amount": noun.number} if noun.number > 1 else {})}

    def cost_choose(self, noun: Noun) -> Words:
        if noun.article != "a":
            raise NotSaid("a choice of several")
        return {"choose": noun.what}

    def cost_damage(self, number: str) -> Words:
        return {"damage": int(number)}

    def cost_direct_damage(self, number: str) -> Words:
        return {"damage": int(number), "direct": True}

    def cost_direct_horror(self, number: str) -> Words:
        return {"horror": int(number), "direct": True}

    def cost_exile(self, _: Data) -> Words:
        return {"exile": THIS}

    def cost_icons(self, number: str, skill: str) -> Words:
        return {"discard icons": int(number), "of": str(skill)}

    def cost_horror(self, number: str) -> Words:
        return {"horror": int(number)}

    def cost_doom(self, number: str, *_: Data) -> Words:
        return {"doom": int(number)}

    def cost_damage_self(self, number: str, _: Data) -> Words:
        return {"damage": int(number), "to": THIS}

    def cost_horror_self(self, number: str, _: Data) -> Words:
        return {"horror": int(number), "to": THIS}


def _between(least: str, most: str) -> range:
    """The numbers from the one to the other, between which there is a dash or the word "or"."""
    return range(int(least), int(most.lstrip("-+")) + 1)
