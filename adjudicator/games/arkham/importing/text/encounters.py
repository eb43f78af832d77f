"""Effects that the cards of the encounter deck, and weaknesses, have of their own."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.attempts import Attempts
from adjudicator.games.arkham.importing.text.nouns import as_words, known, wherever
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    MARGIN,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
)
from adjudicator.games.arkham.importing.text.ways import Open, Way


@v_args(inline=True)
class Encounters(Attempts):
    """Effects that the cards of the encounter deck, and weaknesses, have of their own."""

    def h_direct_both(self, damage: str, horror: str) -> Words:
        return {"damage": int(damage), "horror": int(horror), "direct": True}

    def e_suffers(self, who: Noun, number: str, kind: str) -> Words:
        if who.what == YOU:
            raise NotSaid("trauma of one's own, which has a phrase of its own")
        return wherever(who, lambda whom: {"gain": int(number), "of": kind, "on": whom})

    def e_discard_itself(self, _: Data) -> Words:
        return {"discard": THIS}

    def e_loses_actions(self, who: Noun, number: str) -> Words:
        return wherever(who, lambda whom: {"lose": int(number), "of": "actions", "on": whom})

    def e_take_tokens(self, *parts: Data) -> Words:
        kind = parts[-1]
        return {"move tokens": kind, "amount": {"tokens": kind, "on": THIS}, "from": THIS, "to": YOU}

    def e_give_tokens(self, number: str, kind: str, to: Noun) -> Words:
        return self.e_move_tokens(number, kind, Noun(YOU), to)

    def e_discard_cost(self, *parts: Any) -> Words:
        such, zones, *_, amount = parts
        areas: list[Data] = [{**as_words(such), "zone": zone} for zone in zones]
        return {"discard": areas[0] if len(areas) == 1 else areas, "of a total cost": amount}

    def df_hand(self) -> list[str]:
        return ["hand"]

    def df_both(self) -> list[str]:
        return ["play area", "hand"]

    def e_threaten_any(self, _: Data) -> Words:
        does: Words = {"put into play": THIS, "area": "threat area", "of": CHOSEN}
        return {"choose": "investigator", "do": does}

    def e_take_more(self, number: str, kind: str) -> Words:
        return {f"increase {kind}": int(number)}

    def e_flip(self, number: str, kind: str, on: Noun, _: Data, side: str) -> Words:
        if kind == side or {kind, side} != {"clues", "doom"}:
            raise NotSaid("tokens that have no such side")
        place = known(on)
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        return {"move tokens": kind, **more, "from": place, "to": place, "becomes": side}

    def e_flip_own(self, _: Data, kind: str, *parts: Any) -> Words:
        return self.e_flip("1", kind, Noun(THIS), None, parts[-1])

    def e_take_some(self, number: str, _: Data, kind: str) -> Words:
        return self.e_move_tokens(number, kind, Noun(THIS), Noun(YOU))

    def e_beside(self, _: Data) -> Words:
        return {"put into play": THIS, "area": "beside the map"}

    def e_shuffles_own(self, who: Noun, cards: Noun, *_: Data) -> Words:
        pile: Words = {**as_words(cards), "zone": "discard"}
        return self.e_must(who, {"shuffle": pile, "into": "deck"})

    def e_advance_agenda(self) -> Words:
        return {"advance": "current agenda"}

    def e_deal_both(self, harm: Words, one: Noun, other: Noun) -> Words:
        if one.article == "each" and isinstance(one.what, str):
            raise NotSaid("some of whom nobody says where they are, which has a phrase of its own")
        return {**harm, "to": [known(one), known(other)]}

    def e_killed(self, who: Noun) -> Words:
        return {"kill": known(who)}

    def e_deal_own(self, _: str, whom: Noun) -> Words:
        harm: Words = {kind: {"value": f"attack {kind}", "of": THIS} for kind in ("damage", "horror")}
        return {**harm, "direct": True, "to": known(whom)}

    def e_twice_by(self, effect: Words, least: int, *_: Data) -> Words:
        return {"if": {"amount": MARGIN, "at least": least}, "then": [effect, effect], "else": effect}

    def e_group_either(self, one: Way, other: Way) -> Words:
        return Open({**self.e_either(one, other), "who": "lead investigator"})

    def act_all_the_way(self, _: Data) -> Words:
        return {"move towards": "your location", "what": None, "all the way": True}

    def symbols_and(self, *found: str) -> Data:
        return [str(one) for one in found]

    def s_each_token(self, *parts: Any) -> Sentence:
        symbols, *_, deed = parts
        number: Words = {"revealed": symbols}
        does: list[Words] = []
        for one in deed:
            heads = [kind for kind in ("damage", "horror") if kind in one] or [next(iter(one))]
            if any(one[head] != 1 for head in heads):
                raise NotSaid("several for each token")
            does.append({**one, **dict.fromkeys(heads, number)})
        return Sentence("token", tuple(does))

    def e_choose_type(self) -> Words:
        return {"choose a cardtype": True}

    def s_discard_of_type(self) -> Sentence:
        return Sentence("of the type", ({"discard": {"kind": "a cardtype", "weakness": False, "zone": "hand"}},))

    def s_discards_of_type(self, who: Noun, number: str, *_: Data) -> Sentence:
        cards: Words = {"kind": "a cardtype", "zone": "hand"}
        return Sentence("of the type", (self.e_must(who, {"discard": cards, "amount": int(number)}),))

    def s_replaces(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"instead": alone(deed)},))

    def s_reduced(self, number: str) -> Sentence:
        spared: Words = {"amount": "that much", "plus": -int(number), "least": 0}
        return Sentence("do", ({"prevent damage": spared, "to": THIS},))

    def s_if_and_else(self, deed: tuple[Words, ...], condition: Data, otherwise: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"if": condition, "then": alone(deed), "else": alone(otherwise)},))

    def s_won_if(self, condition: Data) -> Sentence:
        return Sentence("won if", (), condition)
