"""The effects of an ability."""

import re
from typing import Any, Final, NamedTuple

from lark import v_args
from lark.tree import Meta

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.nouns import as_named, as_words, known, one_place, wherever
from adjudicator.games.arkham.importing.text.occurrences import Occurrences
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
    in_turn,
    one_of,
    put_for,
    with_the_chosen,
)
from adjudicator.games.arkham.terms import SKILLS


@v_args(inline=True)
class Effects(Occurrences):
    """The effects of an ability."""

    def deed(self, *effects: Words | list[Words]) -> tuple[Words, ...]:
        if any(_is_open(one) for one in effects[:-1]):
            raise NotSaid("a choice, or what two people do, of which the end is not told")
        does = (one for some in effects for one in (some if isinstance(some, list) else [some]))
        # Nobody is left for what happens to you beside your defeat, so that comes first.
        return tuple(sorted(in_turn([], does), key=lambda one: one == {"defeat": YOU}))

    before_then = deed

    def deed_then(self, first: tuple[Words, ...], *effects: Words | list[Words]) -> tuple[Words, ...]:
        if _is_open(first[-1]):
            raise NotSaid("a choice of which the end is not told")
        after = self.deed(*effects)
        chosen = with_the_chosen(first[0], after[0], "then") if len(first) == len(after) == 1 else None
        return (chosen or {"first": alone(first), "then": alone(after)},)

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

    def e_same(self, effect: Words) -> Words:
        return effect

    def number_of(self, number: str) -> int:
        return int(number)

    def reveals(self, number: int = 1) -> Words:
        return {"reveal tokens": number, "then": []}

    def e_heal_both(self, damage: str, horror: str, whom: Noun) -> Words:
        if whom.article != "a":
            raise NotSaid("damage and horror of somebody who is not chosen")
        return one_of(
            whom, [{"heal damage": int(damage), "from": CHOSEN}, {"heal horror": int(horror), "from": CHOSEN}]
        )

    def e_discover_two(self, number: str, _: Data, here: Noun, other: str, __: Data, there: Noun) -> Words:
        if here.what != "your location" or there.article != "a":
            raise NotSaid("clues of two places of which neither is chosen")
        both: list[Words] = [{"discover": int(number)}, {"discover": int(other), "at": CHOSEN}]
        return one_of(there, both)

    def e_heal_both_yourself(self, damage: str, horror: str) -> list[Words]:
        return [{"heal damage": int(damage)}, {"heal horror": int(horror)}]

    def e_take_either(self, one: Words, other: Words) -> Words:
        if one == other:
            raise NotSaid("two ways of one name")
        return {"either": {f"to take {_amount(way)}": way for way in (one, other)}}

    def e_discard_one_random(self) -> Words:
        return self.e_discard_random("1")

    def e_discard_top_each(self, number: str) -> Words:
        return {"discard from the top": int(number), "of": "each investigator"}

    def e_gives_actions(self, who: Noun, number: str) -> Words:
        if who.what == YOU:
            raise NotSaid("an action of one's own, which has a phrase of its own")
        return wherever(who, lambda whom: {"gain": int(number), "of": "actions", "on": whom})

    def e_gives_action(self, who: Noun) -> Words:
        return self.e_gives_actions(who, "1")

    def e_skill_of_choice(self, who: Noun, number: str, ending: str) -> Words:
        def either(whom: Data) -> Words:
            ways: Words = {skill: {"modify": whom, "gets": {skill: int(number)}, "until": ending} for skill in SKILLS}
            return {"either": ways}

        return wherever(who, either)

    def e_move_to_pool(self, number: str, kind: str, giver: Noun) -> Words:
        moved = self.e_move_tokens(number, kind, giver, Noun(YOU))
        return moved if kind == "resources" else {**moved, "becomes": "resources"}

    def e_move_from_pool(self, number: str, _: Data, to: Noun) -> Words:
        return self.e_move_tokens(number, "resources", Noun(YOU), to)

    def e_exile(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"exile": what})

    def e_put_this(self, _: Data) -> Words:
        if self._kind not in ("asset", "location"):
            raise NotSaid("a card that comes into play somewhere else")
        return {"put into play": THIS}

    def e_put_yours(self, noun: Noun) -> Words:
        if noun.what == THIS or (isinstance(noun.what, dict) and "zone" not in noun.what):
            raise NotSaid("a card that comes into play from somewhere")
        if self._kind == "location" and isinstance(noun.what, dict) and noun.what.get("zone") == "set aside":
            raise NotSaid("a card of the scenario, which has a phrase of its own")
        return wherever(noun, lambda what: {"put into play": what, "of": YOU})

    def e_put_from_hand(self, noun: Noun) -> Words:
        return self.e_put_yours(noun._replace(what={**as_words(noun), "zone": "hand"}))

    def e_next_test(self, gets: Words, ending: str) -> Words:
        return {"modify": YOU, "gets": gets, "for the next": "test", "until": ending}

    def e_deal_all(self, harm: Words, place: Noun) -> Words:
        at = known(place)
        return {**harm, "to": [{"kind": "enemy", "at": at}, {"kind": "investigator", "at": at}]}

    def e_they_may(self, who: Noun, way: "Way") -> Words:
        if who.what == YOU or any("actions" in map(str, one.values()) for one in way.does):
            raise NotSaid("what has a phrase of its own")
        does: list[Data] = [put_for(one, "that investigator", YOU) for one in way.does]
        return {"may": does[0] if len(does) == 1 else does, "what": way.says, "who": people(who)}

    def e_they_may_both(self, who: Noun, one: "Way", other: "Way") -> list[Words]:
        return [self.e_they_may(who, one), self.e_they_may(who, other)]

    def e_heals(self, who: Noun, number: str, kind: str) -> Words:
        return wherever(who, lambda whom: {f"heal {kind}": int(number), "from": whom})

    def e_discard_all_but(self, number: str) -> Words:
        cards: Words = {"kind": "card", "zone": "hand", "other than": THIS}
        return {"discard": cards, "amount": {"amount": {"count": cards}, "plus": -int(number), "least": 0}}

    def e_draw_topmost(self, noun: Noun) -> Words:
        return {"draw card": {**as_words(noun), "zone": "encounter discard", "topmost": True}}

    def e_discard_hand(self) -> Words:
        cards: Words = {"kind": "card", "zone": "hand"}
        return {"discard": cards if self._kind == "location" else {**cards, "other than": THIS}}

    def act_attack_whom(self, whom: Noun) -> Words:
        return {"attacks": None, "who": known(whom)}

    def e_acts(self, enemy: Noun, *acts: Words) -> list[Words]:
        who = known(enemy)
        return [{key: who if value is None else value for key, value in act.items()} for act in acts]

    def e_heal_all(self, kind: str, whom: Noun) -> Words:
        return wherever(whom, lambda one: {f"heal {kind}": {"tokens": kind, "on": one}, "from": one})

    def e_heal_equal(self, kind: str, whom: Noun | None, amount: Data) -> Words:
        heal: Words = {f"heal {kind}": amount}
        return heal if whom is None else wherever(whom, lambda one: {**heal, "from": one})

    def e_gain_equal(self, amount: Data, most: int | None) -> Words:
        return {"gain": Each(amount, most).of(1)}

    def e_draw_x(self, *parts: Any) -> Words:
        *_, amount, most = parts
        return {"draw": Each(amount, most).of(1)}

    def e_gain_x(self, *parts: Any) -> Words:
        *_, amount, most = parts
        return {"gain": Each(amount, most).of(1)}

    def e_take_x(self, _: Data, kind: str, *parts: Any) -> Words:
        *_, amount, most = parts
        return {kind: Each(amount, most).of(1)}

    def e_moves_to(self, who: Noun, place: Noun) -> Words:
        if place.what == "connecting location" and isinstance(who.what, dict) and who.what.get("at") == "your location":
            return wherever(who, lambda one: {"move": place.what, "who": one})
        if place.what == "connecting location" and str(who.what).startswith("that "):
            return {"move": CONNECTING, "who": who.what}
        if place.article == "a" and who.is_known and str(who.what).endswith(" enemy"):
            return one_of(place, [{"move": CHOSEN, "who": who.what}])
        if place.article or isinstance(place.what, dict):
            raise NotSaid("a place that is chosen for another")
        return wherever(who, lambda one: {"move": place.what, "who": one})

    def f_play(self, *parts: Any) -> Words:
        return {"play": CHOSEN, **_for_less(parts[-1])}

    def e_play_some(self, number: str, noun: Noun, less: str) -> list[Words]:
        play = self.e_play(noun._replace(article="a"), None, less)
        return [{"may": play, "what": "play one"} for _ in range(int(number))]

    def e_play(self, noun: Noun, *parts: Any) -> Words:
        if noun.what == THIS and not any(parts):
            return {"play": THIS}
        zone = noun.what.get("zone") if isinstance(noun.what, dict) else None
        chosen = str(noun.what).startswith("that ")
        if not chosen and (zone not in ("hand", "discard") or noun.article != "a"):
            raise NotSaid("playing a card that is not in hand or the discard pile, or several at once")
        return wherever(noun, lambda what: {"play": what, **_for_less(parts[-1] if parts else None)})

    def e_disengage_others(self, whom: str) -> Words:
        return {"disengage": self._others_of(whom)}

    def e_evade_others(self, whom: str = YOU) -> Words:
        return {"evade automatically": self._others_of(whom)}

    def _others_of(self, whom: str = YOU) -> Words:
        """The other enemies engaged with whoever evades one."""
        return {"kind": "enemy", "engaged with": str(whom), "other than": "evaded enemy"}

    def e_deal_it(self, whom: str, number: str) -> Words:
        return {"damage": int(number), "to": str(whom)}

    def both_draw(self, number: str) -> Words:
        return {"draw": int(number)}

    def both_gain(self, number: str, _: Data) -> Words:
        return {"gain": int(number)}

    def e_both(self, other: Noun, *does: Words) -> Words:
        return {"each": [YOU, known(other)], "do": alone(does)}

    def e_deal_more(self, damage: str) -> Words:
        return {"modify": YOU, "gets": {"damage of the attack": int(damage)}}

    def e_stays_exhausted(self, noun: Noun) -> Words:
        deed: Words = {"cannot": "ready in the upkeep phase"}
        return wherever(noun, lambda what: {**deed, "what": what, "until": "end of the upkeep phase"})

    def e_pay(self, number: str, _: Data) -> Words:
        return {"spend": int(number)}

    def e_for_each(self, effect: Words, amount: Data) -> Words:
        return for_each(effect, amount)

    def e_search_x(self, _: Data, noun: Noun, __: Data) -> Words:
        return {**self.e_search(["deck"], noun, _DRAWN), "top": "x", "shuffle": True}

    def e_if_cannot(self, effect: Words, deed: tuple[Words, ...]) -> Words:
        return {"if able": effect, "else": alone(deed)}

    def e_other_if(self, effect: Words, condition: Data, deed: tuple[Words, ...]) -> Words:
        if any(_is_open(one) for one in deed):
            raise NotSaid("something else, but only for who wants it")
        return {"if": condition, "then": alone(deed), "else": effect}

    def e_other_by(self, effect: Words, least: int, deed: tuple[Words, ...]) -> Words:
        return self.e_other_if(effect, {"amount": MARGIN, "at least": least}, deed)

    def e_better_if(self, effect: Words, number: str, *rest: Any) -> Words:
        return self._better(effect, int(number), rest[-1])

    def e_may_pay(self, costs: list[Words], way: "Way") -> Words:
        paid = [_as_effect(cost) for cost in costs]
        return {"may": {"first": alone(paid), "then": alone(way.does)}, "what": way.says}

    def e_return_later(self, *_: Data) -> Words:
        return {"later": {"at": "end turn", "who": YOU}, "do": {"return": THIS}}

    def to_place(self, noun: Noun) -> Data:
        return known(noun)

    def e_moves_towards(self, what: Noun, *rest: Any) -> Words:
        number, to = rest if len(rest) > 1 else (None, rest[0])
        if number is not None and int(number) != 1:
            raise NotSaid("moving several locations")
        place = "your location" if to == YOU else to
        return wherever(what, lambda one: {"move towards": place, "what": one})

    def choice(self, noun: Noun, effect: Words | list[Words]) -> tuple[Words, ...]:
        if noun.article != "a":
            raise NotSaid("a choice of several")
        does: Data = [*effect] if isinstance(effect, list) else effect
        for kind in noun.kinds:
            does = put_for(does, f"that {kind}", CHOSEN)
        return ({"choose": noun.what, "do": does},)

    def e_move_all(self, kind: str, giver: Noun, to: Noun) -> Words:
        on = known(giver)
        return {"move tokens": kind, "amount": {"tokens": kind, "on": on}, "from": on, "to": known(to)}

    def e_move_all_to_pool(self, kind: str, giver: Noun) -> Words:
        return {**self.e_move_all(kind, giver, Noun(YOU)), "becomes": "resources"}

    def e_and_advances(self, effect: Words, _: Data) -> list[Words]:
        return [effect, ADVANCES]

    def e_place_either(self, number: str, kind: str, other: str, another: str, place: Noun) -> Words:
        ways = ((number, kind), (other, another))
        return {"either": {f"to place {some} {what}": self.e_place(some, what, place) for some, what in ways}}

    def e_heal_two(self, number: str, kind: str, whom: Noun, other: str, another: str, too: Noun) -> list[Words]:
        return [self.e_heal(number, kind, whom), self.e_heal(other, another, too)]

    def e_gets_in_test(self, noun: Noun, gets: Words) -> Words:
        if noun.what == YOU:
            raise NotSaid("a bonus of one's own, which has a phrase of its own")
        return wherever(noun, lambda what: {"modify": what, "gets": gets})

    def e_shuffle_own_pile(self) -> Words:
        return {"shuffle": {"kind": "card", "zone": "discard"}, "into": "deck"}

    def e_record(self, entry: str) -> Words:
        return {"record": str(entry)}

    def e_must(self, who: Noun, effect: Words) -> Words:
        if "test" in effect and "who" not in effect:
            return {**effect, "who": people(who)}
        return {"each": people(who), "do": put_for(effect, "that investigator", YOU)}

    def e_discards_random(self, who: Noun, number: str, _: Data) -> Words:
        return self.e_must(who, self.e_discard_random(number))

    def e_discards_top(self, who: Noun, number: str, _: Data) -> Words:
        return self.e_discard_top(number, "deck") | {"of": people(who)}

    def e_tests(self, who: Noun, skill: str, difficulty: str) -> Words:
        return {"test": str(skill), "difficulty": int(difficulty), "who": people(who)}

    def e_engages_you(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"engage": what})

    def e_haunted(self, place: Noun) -> Words:
        return {"resolve haunted": known(place)}

    def titles(self, *names: str) -> list[Data]:
        return [str(name) for name in names]

    def e_set_aside(self, names: list[Data]) -> Words:
        return {"put into play": {"zone": "set aside", "named": names[0] if len(names) == 1 else names}}

    def e_spawn(self, noun: Noun, place: Noun) -> Words:
        return wherever(noun, lambda what: {"spawn": what, "at": one_place(place)})

    def e_spawn_here(self, noun: Noun) -> Words:
        return self.e_spawn(noun, self.n_here())

    def f_spawn_here(self, it: Data) -> Words:
        return self.f_spawn(it, self.n_here())

    def f_spawn(self, _: Data, place: Noun) -> Words:
        return {"spawn": CHOSEN, "at": one_place(place)}

    def e_takes(self, who: Noun, harm: Words) -> Words:
        return wherever(who, lambda whom: {**harm, "to": whom})

    def e_deal(self, harm: Words, to: Noun) -> Words:
        return wherever(to, lambda whom: {**harm, "to": whom})

    def e_discover(self, number: str, _: Data) -> Words:
        return {"discover": int(number)}

    def e_discover_at(self, number: str, _: Data, place: Noun) -> Words:
        at_home: Words = {"discover": int(number)}
        return at_home if place.what == "your location" else wherever(place, lambda at: {**at_home, "at": at})

    def e_discover_one(self, clue: Data, place: Noun) -> Words:
        return self.e_discover_at("1", clue, place)

    def e_better(self, effect: Words, number: str, *rest: Any) -> Words:
        return self._better(effect, int(number), {"amount": "margin", "at least": rest[-1]})

    def _better(self, effect: Words, number: int, condition: Data) -> Words:
        head = "number" if effect.get("divided") else next(iter(effect))
        if not isinstance(effect.get(head), int) or (len(effect) > 1 and {"damage", "horror"} <= effect.keys()):
            raise NotSaid("another number of what has none")
        return {**effect, head: {"if": condition, "then": number, "otherwise": effect[head]}}

    def e_draw_encounter_cards(self, number: str) -> Words:
        return {"draw encounter cards": int(number)}

    def e_draws_encounter(self, who: Noun) -> Words:
        return {"draw encounter cards": 1, "who": people(who)}

    def e_draw(self, number: str) -> Words:
        return {"draw": int(number)}

    def e_draws(self, who: Noun, number: str) -> Words:
        return wherever(who, lambda whom: {"draw": int(number), "who": whom})

    def e_gain(self, number: str, _: Data) -> Words:
        return {"gain": int(number)}

    def e_heal_either_yourself(self, damage: str, horror: str) -> Words:
        ways: Words = {"to heal damage": {"heal damage": int(damage)}, "to heal horror": {"heal horror": int(horror)}}
        return {"either": ways}

    def e_reveal_this_and(self, _: Data, effect: Words) -> Words:
        if self._kind not in ("event", "skill"):
            raise NotSaid("a card that is revealed, and not out of a hand")
        return effect

    def e_draws_encounter_cards(self, who: Noun, number: str) -> Words:
        return {"draw encounter cards": int(number), "who": people(who)}

    def e_loses(self, who: Noun, number: str, _: Data) -> Words:
        return wherever(who, lambda whom: {"lose": int(number), "on": whom})

    def e_easier(self, number: str) -> Words:
        return {"modify": YOU, "gets": {"difficulty": -int(number)}}

    def e_harder(self, number: str) -> Words:
        return {"modify": YOU, "gets": {"difficulty": int(number)}}

    def e_take_control(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"take control": what})

    def e_defeat(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"defeat": what})

    def e_defeat_with_trauma(self, who: Noun, number: str, kind: str) -> list[Words]:
        suffers: Words = {"gain": int(number), "of": kind, "on": people(who)}
        return [suffers, {"defeat": people(who)}]

    def e_shuffle_pile(self, *parts: Any) -> Words:
        *others, deck = parts
        pile: Words = {"zone": "encounter discard"}
        return {"shuffle": [pile, *map(known, others)] if others else pile, "into": deck}

    def e_place_at(self, who: Noun, place: Noun) -> Words:
        return {"place": people(who), "at": one_place(place)}

    def e_put_set_aside(self, card: Words) -> Words:
        return {"put into play": card}

    def e_remove_all(self, kind: str, noun: Noun) -> Words:
        return wherever(noun, lambda on: {"lose": {"tokens": kind, "on": on}, "of": kind, "on": on})

    def e_by_points(self, effect: Words) -> Words:
        head = next(iter(effect))
        if effect[head] != 1:
            raise NotSaid("several for each point")
        return {**effect, head: POINTS_FAILED}

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

    def e_discard(self, noun: Noun) -> Words:
        if noun.article in ("up to", "any number"):
            # Nobody chooses to discard a weakness out of a hand.
            loose: Words = {"weakness": False, **as_words(noun)}
            return wherever(noun._replace(what=loose), lambda what: {"discard": what})
        if noun.article in ("a", "number"):
            return {"discard": noun.what, "amount": noun.number}
        return {"discard": known(noun)}

    def e_discard_random(self, number: str, *_: Data) -> Words:
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

    def e_place_each(self, number: str, _: str, kind: str, place: Noun) -> Words:
        each: Data = {"per investigator": int(number)}
        if kind == "doom":
            return wherever(place, lambda on: {"doom": each, "on": on})
        return wherever(place, lambda on: {"gain": each, "of": kind, "on": on})

    def e_gain_clues(self, number: str, *_: Data) -> Words:
        return {"gain": int(number), "of": "clues"}

    def e_draw_that(self, what: str = "that enemy") -> Words:
        return {"draw card": str(what)}

    def e_draws_that(self, who: Noun) -> Words:
        return {"draw card": "that enemy", "who": people(who)}

    def e_place_clues(self, number: str, place: Noun) -> Words:
        clues: Words = {"move tokens": "clues", "amount": int(number), "from": YOU}
        return wherever(place, lambda to: {**clues, "to": to})

    def e_move(self, place: Noun) -> Words:
        if place.what == "connecting location":
            return {"move to a connecting location": True}
        return {"move": one_place(place)}

    def e_move_tokens(self, number: str, kind: str, giver: Noun, to: Noun) -> Words:
        if giver.article == "each":
            raise NotSaid("tokens that are moved from several")
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        return {"move tokens": kind, **more, "from": known(giver), "to": known(to)}

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

    def e_attack_it(self, whom: str) -> Words:
        return {"fight": str(whom)}

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

    def e_shuffle_this(self, _: Data, deck: str, __: Data) -> Words:
        return {"shuffle": THIS, "into": deck}

    def e_remove_this(self, *_: Data) -> Words:
        return {"return": THIS, "to": "removed from game"}

    def e_search_top(self, number: str, noun: Noun, found: Words) -> Words:
        return {**self.e_search(["deck"], noun, found), "top": int(number)}

    def e_search_top_encounter(self, number: str, noun: Noun, found: Words, *_: Data) -> Words:
        return {**self.e_search(["encounter deck"], noun, found), "top": int(number)}

    def e_searches(self, who: Noun, _: Data, noun: Noun, __: Data) -> Words:
        return wherever(who, lambda whom: {**self.e_search(["deck"], noun, _DRAWN), "who": whom})

    def e_searches_top(self, who: Noun, number: str, _: Data, noun: Noun, __: Data) -> Words:
        search: Words = {**self.e_search_top(number, noun, _DRAWN), "shuffle": True}
        return wherever(who, lambda whom: {**search, "who": whom})

    def e_search_drawn(self, number: str, noun: Noun, _: Data) -> Words:
        return {**self.e_search_top(number, noun, _DRAWN), "shuffle": True}

    def e_search(self, zones: list[str], noun: Noun, found: Words, *_: Data) -> Words:
        if noun.article == "each" or noun.number > 1:
            raise NotSaid("a search for several cards")
        words = as_words(noun) if noun.article else as_named(noun)
        if words.get("kind") == "card":
            words = {key: value for key, value in words.items() if key != "kind"}
        areas: list[Data] = [{**words, "zone": zone} for zone in zones]
        return {"search": areas[0] if len(areas) == 1 else areas, "do": found}

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
        return way._replace(says=_THIRD_PERSON.sub(r"\1", way.says))

    def e_either(self, one: "Way", other: "Way") -> Words:
        if one.says == other.says:
            raise NotSaid("two ways of one name")
        return {"either": {f"to {way.says}": alone(way.does) for way in (one, other)}}

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
        return self.e_test_one(skill, other, difficulty)

    def e_test_one(self, skill: str, other: str, difficulty: str) -> Words:
        return {"test": [str(skill), str(other)], "difficulty": int(difficulty)}

    def e_test_one_x(self, skill: str, other: str, *amounts: Any) -> Words:
        return {**self.e_test_x(skill, *amounts), "test": [str(skill), str(other)]}

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
        if noun.what == THIS and self._kind in ("event", "skill"):
            raise NotSaid("a card in hand that is revealed for nothing")
        return wherever(noun, lambda what: {"reveal": what})


class Way(NamedTuple):
    """One of several ways, in the words of the card, and what it does."""

    says: str
    does: tuple[Words, ...]


ADVANCES: Final[Words] = {"this effect can cause the current agenda to advance": True}
_DRAWN: Final[Words] = {"draw card": CHOSEN}


def name_of_a_way(says: str) -> str:
    """The words of a way without what stands in parentheses: by them it is chosen."""
    return _ASIDE.sub("", says).replace(" ,", ",").replace(" 's", "'s").removesuffix(" .").replace(" .", ";")


_ASIDE: Final = re.compile(r" \([^)]*\)")


def _for_less(by: str | None) -> Words:
    """What is added to the cost of a card that is played for so much less."""
    return {} if by is None else {"cost": -int(by)}


_THIRD_PERSON: Final = re.compile(r"\b(heal|discard|take|lose|gain|draw)s\b")
"""The verbs of what somebody else does, which they say of themselves without the ending."""


def _is_open(effect: Words | list[Words]) -> bool:
    """True of an effect to which the next one may belong: `you may ready it and draw 1 card`."""
    last = effect[-1] if isinstance(effect, list) else effect
    return "may" in last or "either" in last or isinstance(last.get("each"), list)


def _amount(harm: Words) -> str:
    """An amount of damage or horror as players say it."""
    direct = "direct " if harm.get("direct") else ""
    return " and ".join(f"{harm[kind]} {direct}{kind}" for kind in ("damage", "horror") if kind in harm)


def for_each(effect: Words, amount: Data) -> Words:
    """An effect so many times as much: its one number is a multiple of the amount."""
    head = next(iter(effect))
    number = effect[head]
    if not isinstance(number, int) or isinstance(number, bool) or len({"damage", "horror"} & effect.keys()) > 1:
        raise NotSaid("so many times what has no number")
    return {**effect, head: Each(amount).of(number)}


def _as_effect(cost: Words) -> Words:
    """A cost as an effect that somebody may choose."""
    if "resources" in cost:
        return {"spend": cost["resources"]}
    if "clues" in cost:
        return {"spend": cost["clues"], "of": "clues"}
    if "spend" in cost:
        return {"lose": cost["spend"], "of": cost["of"], "on": THIS}
    if "discard" in cost and cost["discard"] != THIS:
        return {"amount": 1, **cost}
    if "choose" in cost:
        raise NotSaid("a choice that is paid with")
    return cost


def people(noun: Noun) -> Data:
    """Investigators who are known, or all of a description."""
    kind = noun.kind
    if not noun.is_known or not isinstance(kind, str) or not kind.endswith(("investigator", "investigator here")):
        raise NotSaid("somebody who is no investigator, or is not known")
    return "each investigator" if noun.what == "investigator" else noun.what
