"""The effects of an ability."""

from typing import Any, NamedTuple

from lark import v_args
from lark.tree import Meta

from adjudicator.games.arkham.importing.text.nouns import known, wherever
from adjudicator.games.arkham.importing.text.occurrences import Occurrences
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, YOU, Data, NotSaid, Noun, Words, alone


@v_args(inline=True)
class Effects(Occurrences):
    """The effects of an ability."""

    def deed(self, *effects: Words) -> tuple[Words, ...]:
        return effects

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

    def e_takes(self, who: Noun, harm: Words) -> Words:
        return wherever(who, lambda whom: {**harm, "to": whom})

    def e_deal(self, harm: Words, to: Noun) -> Words:
        return wherever(to, lambda whom: {**harm, "to": whom})

    def e_discover(self, number: str, _: Data) -> Words:
        return {"discover": int(number)}

    def e_discover_at(self, number: str, _: Data, place: Noun) -> Words:
        at_home: Words = {"discover": int(number)}
        return at_home if place.what == "your location" else wherever(place, lambda at: {**at_home, "at": at})

    def e_better(self, effect: Words, number: str, *rest: Any) -> Words:
        head = next(iter(effect))
        if not isinstance(effect[head], int) or (len(effect) > 1 and {"damage", "horror"} <= effect.keys()):
            raise NotSaid("another number of what has none")
        better: Words = {
            "if": {"amount": "margin", "at least": rest[-1]},
            "then": int(number),
            "otherwise": effect[head],
        }
        return {**effect, head: better}

    def e_draw(self, number: str) -> Words:
        return {"draw": int(number)}

    def e_draws(self, who: Noun, number: str) -> Words:
        return wherever(who, lambda whom: {"draw": int(number), "who": whom})

    def e_gain(self, number: str, _: Data) -> Words:
        return {"gain": int(number)}

    def e_loses(self, who: Noun, number: str, _: Data) -> Words:
        return wherever(who, lambda whom: {"lose": int(number), "on": whom})

    def e_defeat(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"defeat": what})

    def e_remove_all(self, kind: str, noun: Noun) -> Words:
        return wherever(noun, lambda on: {"lose": {"tokens": kind, "on": on}, "of": kind, "on": on})

    def e_by_points(self, effect: Words) -> Words:
        head = next(iter(effect))
        if effect[head] != 1:
            raise NotSaid("several for each point")
        return {**effect, head: "margin"}

    def e_stronger(self, _: Data, damage: str, horror: str) -> Words:
        gets: Words = {"attack damage": int(damage), "attack horror": int(horror)}
        return {"modify": THIS, "gets": gets, "until": "end of the attack"}

    def e_surge_it(self) -> Words:
        return {"gain keyword": "surge", "to": "that card"}

    def e_gains(self, who: Noun, number: str, _: Data) -> Words:
        return wherever(who, lambda whom: {"gain": int(number), "on": whom})

    def e_lose(self, number: str, _: Data) -> Words:
        return {"lose": int(number)}

    def e_lose_actions(self, number: str) -> Words:
        return {"lose": int(number), "of": "actions"}

    def e_heal(self, number: str, kind: str, whom: Noun | None) -> Words:
        heal: Words = {f"heal {kind}": int(number)}
        return heal if whom is None else wherever(whom, lambda one: {**heal, "from": one})

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

    def e_discard(self, noun: Noun) -> Words:
        if noun.article in ("a", "number"):
            return {"discard": noun.what, "amount": noun.number}
        return {"discard": noun.what}

    def e_discard_random(self, number: str) -> Words:
        return {"discard": {"kind": "card", "zone": "hand"}, "amount": int(number), "random": True}

    def e_discard_top(self, number: str, deck: str) -> Words:
        return {"discard from the top": int(number), **({"of": deck} if deck != "deck" else {})}

    def e_discard_top_one(self, deck: str) -> Words:
        return self.e_discard_top("1", deck)

    def e_doom(self, number: str, place: Noun) -> Words:
        if place.what == THIS:
            return {"doom": int(number)}
        return wherever(place, lambda on: {"doom": int(number), "on": on})

    def e_place(self, number: str, kind: str, place: Noun) -> Words:
        if kind == "doom":
            return self.e_doom(number, place)
        return wherever(place, lambda on: {"gain": int(number), "of": kind, "on": on})

    def e_place_clues(self, number: str, place: Noun) -> Words:
        return {"move tokens": "clues", "amount": int(number), "from": YOU, "to": known(place)}

    def e_move(self, place: Noun) -> Words:
        if place.what == "connecting location":
            return {"move to a connecting location": True}
        if place.article == "each":
            raise NotSaid("moving to several places")
        return {"move": place.what}

    def e_move_tokens(self, number: str, kind: str, giver: Noun, to: Noun) -> Words:
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        return {"move tokens": kind, **more, "from": known(giver), "to": known(to)}

    def e_exhaust(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"exhaust": what})

    def e_ready(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"ready": what})

    def e_disengage(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"disengage": what})

    def e_engage(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"engage": what})

    def e_evade(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"evade automatically": what})

    def e_threat(self, _: Data, number: str | None, kind: str | None, *__: Data) -> Words:
        more: Words = {"with": {str(kind): int(number)}} if number else {}
        return {"put into play": THIS, "area": "threat area", **more}

    def e_threat_plain(self, _: Data) -> Words:
        return {"put into play": THIS, "area": "threat area"}

    def e_attach(self, _: Data, place: Noun) -> Words:
        return wherever(place, lambda to: {"attach": THIS, "to": to})

    def e_return(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what})

    def e_victory(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what, "to": "victory display"})

    def e_remove(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what, "to": "removed from game"})

    def e_shuffle_into(self, noun: Noun, deck: str) -> Words:
        return wherever(noun, lambda what: {"shuffle": what, "into": deck})

    def e_search_top(self, number: str, noun: Noun, found: str) -> Words:
        return {**self.e_search(noun, found), "top": int(number)}

    def e_searches(self, who: Noun, _: Data, noun: Noun, __: Data) -> Words:
        return wherever(who, lambda whom: {**self.e_search(noun, "draw"), "shuffle": True, "who": whom})

    def e_searches_top(self, who: Noun, number: str, _: Data, noun: Noun, __: Data) -> Words:
        search: Words = {**self.e_search_top(number, noun, "draw"), "shuffle": True}
        return wherever(who, lambda whom: {**search, "who": whom})

    def e_search_drawn(self, number: str, noun: Noun, _: Data) -> Words:
        return {**self.e_search_top(number, noun, "draw"), "shuffle": True}

    def e_search(self, noun: Noun, found: str) -> Words:
        words = noun.what if isinstance(noun.what, dict) else {"kind": noun.what}
        if words.get("kind") == "card":
            words = {key: value for key, value in words.items() if key != "kind"}
        does: Words = {"draw card": CHOSEN} if found == "draw" else {"return": CHOSEN}
        return {"search": {**words, "zone": "deck"}, "do": does}

    @v_args(meta=True, inline=True)
    def way(self, meta: Meta, *effects: Words) -> "Way":
        if meta.empty:
            raise NotSaid("a way that is read in two ways")
        says = " ".join(self._words[meta.start_pos : meta.end_pos])
        return Way(says.replace(" ,", ","), effects)

    def e_either(self, one: "Way", other: "Way") -> Words:
        if one.says == other.says:
            raise NotSaid("two ways of one name")
        return {"either": {f"to {way.says}": alone(way.does) for way in (one, other)}}

    def e_may(self, way: "Way") -> Words:
        if "actions" in (one.get("of") for one in way.does):
            raise NotSaid("an action more, which may be taken as it is")
        return {"may": alone(way.does), "what": way.says}

    def e_spend(self, number: str, kind: str) -> Words:
        if kind == "resources":
            return {"lose": int(number)}
        return {"spend": int(number), "of": kind}

    def e_remove_tokens(self, number: str, kind: str, place: Noun) -> Words:
        return wherever(place, lambda on: {"lose": int(number), "of": kind, "on": on})

    def e_discover_near(self, number: str, _: Data) -> Words:
        places: list[Data] = ["your location", "connecting location"]
        return {"choose": places, "do": {"discover": int(number), "at": CHOSEN}}

    def e_discard_no_weakness(self, number: str) -> Words:
        card: Words = {"kind": "card", "zone": "hand", "weakness": False}
        return {"discard": card, "amount": int(number), "random": True}

    def e_return_itself(self, *_: Data) -> Words:
        return {"return": THIS}

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
        return {"test": [str(skill), str(other)], "difficulty": int(difficulty)}

    def e_surge(self, _: Data) -> Words:
        return {"gain keyword": "surge"}

    def e_trauma(self, number: str, kind: str) -> Words:
        return {"gain": int(number), "of": kind}

    def e_less_experience(self, number: str) -> Words:
        return {"earn experience": -int(number)}

    def e_actions(self, number: str | None = None) -> Words:
        return {"gain": int(number or 1), "of": "actions"}

    def e_gain_actions(self, number: str) -> Words:
        return {"gain": int(number), "of": "actions"}

    def e_attacks(self, enemy: Noun, whom: Noun) -> Words:
        return {"attacks": known(enemy), "who": known(whom)}

    def e_attacks_you(self, enemy: Noun) -> Words:
        return {"attacks": known(enemy), "who": YOU}

    def e_reveal(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"reveal": what})

    def e_boost(self, number: str, skill: str) -> Words:
        return {"modify": YOU, "gets": {str(skill): int(number)}}


class Way(NamedTuple):
    """One of several ways, in the words of the card, and what it does."""

    says: str
    does: tuple[Words, ...]
