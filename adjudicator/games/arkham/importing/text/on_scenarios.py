"""Phrases of what some scenarios are about: supplies, clues that come back, locations of one title, connections."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.directions import DIRECTIONS
from adjudicator.games.arkham.importing.text.abilities import CLUES_DISCOVERED, PAID, POINTS_WON
from adjudicator.games.arkham.importing.text.acts import Acts
from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.composing import NUMBER_MOVED, composed
from adjudicator.games.arkham.importing.text.nouns import as_words, held, indefinite, known, wherever
from adjudicator.games.arkham.importing.text.on_places import negated
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    OWN_TITLE,
    SPENT,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Sentence,
    Words,
    one_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import for_each, several
from adjudicator.games.arkham.terms import SKILLS


@v_args(inline=True)
class OnScenarios(Acts):
    """Phrases of what some scenarios are about."""

    # -- supplies

    def head_supplies(self, _: Data, condition: Data, costs: list[Words] | None) -> Words:
        return self.head_if(condition, costs)

    def if_supplied(self, supply: str) -> Data:
        return {"is": YOU, "a": {"supply": str(supply)}}

    def if_not_supplied(self, supply: str) -> Data:
        return {"not": self.if_supplied(supply)}

    def if_they_have(self, who: Noun, supply: str) -> Data:
        if not self.is_somebody(who):
            raise NotSaid("a supply of what is no investigator")
        return {"there is": {**_words(indefinite(who)), "supply": str(supply)}}

    def if_none_has(self, who: Noun, supply: str) -> Data:
        return {"not": self.if_they_have(who, supply)}

    # -- conditions and amounts

    def if_fewer_on(self, number: str, each: str | None, kind: str, place: Noun) -> Data:
        if each is not None:
            return self.if_fewer_on_each(number, kind, place)
        return {"amount": {"tokens": kind, "on": known(place)}, "at most": int(number) - 1}

    def if_fewer_on_each(self, number: str, kind: str, place: Noun) -> Data:
        fewer: Data = {"amount": {"per investigator": int(number)}, "plus": -1}
        return {"amount": {"tokens": kind, "on": known(place)}, "at most": fewer}

    def if_fewer_cards(self, number: str) -> Data:
        return self.if_few_cards(str(int(number) - 1))

    def am_half(self, amount: Data, _: Data) -> Data:
        return {"half": amount}

    # -- nouns

    def n_each_card_of_yours(self, *where: Words) -> Noun:
        """The cards somebody controls, of which their investigator is one."""
        assets = self._described(Noun(None, "each"), ("asset", *where, {"controlled by": YOU})).what
        if any("has" not in one for one in where):
            raise NotSaid("cards of which the investigator may be none")
        return Noun([YOU, assets], "each")

    def n_player_cards(self, article: Noun, *where: Words) -> Noun:
        if article.article == "a" and where == ({"at": "your location"},):
            borne: list[Data] = [{"kind": kind, "at": "your location"} for kind in ("investigator", "asset")]
            return Noun(borne, "a")
        if article.article == "a" and where == ({"controlled by": YOU},):
            cards: list[Data] = [{"kind": kind, "controlled by": YOU} for kind in ("asset", "event")]
            return Noun([YOU, *cards], "a")
        if article.article != "each" or not any("has" in one for one in where):
            raise NotSaid("player cards that bear nothing")
        kinds = ("investigator", "asset")
        return Noun([self._described(article, (kind, *where)).what for kind in kinds], "each")

    def n_namesake(self, _: Data) -> Noun:
        return Noun({"kind": self._kind, "named": OWN_TITLE, "other than": THIS}, "a")

    def n_adjacent(self, article: Noun | None, *such: Any) -> Noun:
        if article is not None and article.article != "each":
            raise NotSaid("one of the locations on all sides")
        words = tuple(one for one in such if isinstance(one, dict))
        sides: list[Data] = [
            self._described(Noun(None, "each"), (*words, "location", {side: THIS})).what for side in DIRECTIONS
        ]
        return Noun(sides, "each")

    # -- what happens

    def oc_would_spawn_at(self, what: Noun, place: Noun) -> Words:
        return {"would": "spawn", "what": held(what), "at": held(place)}

    def oc_enemy_moves(self, what: Noun, place: Noun) -> Words:
        if what.kind != "enemy" and not (what.kind == THIS and self._kind == "enemy"):
            raise NotSaid("the moves of somebody else, which have phrases of their own")
        return {"event": "enemy moves", "what": held(what), "at": held(place)}

    def oc_would_move(self, who: Noun, here: Noun, there: Noun) -> Words:
        """They are where they come from as long as they have not moved."""
        return {"event": "enter", **self._who_is_at(who, here), "at": held(there), _BEFORE: True}

    def oc_parley(self, who: Noun, place: Noun | None) -> Words:
        return {"event": "perform", **self._who_is_at(who, place), "of": "parley"}

    def oc_investigates(self, who: Noun, place: Noun) -> Words:
        return {"event": "begin test", "who": held(who), "what": held(place), "of": "investigate"}

    def oc_reveal_in_test_at(self, who: Noun, test: str, place: Noun) -> Words:
        there: Data = {"is": "testing investigator", "a": {"at": held(place)}}
        return {**self.oc_reveal(who), "and": {"all": [{"during": test}, there]}}

    def at_after(self, occurrence: Words) -> Words:
        if _BEFORE in occurrence:
            raise NotSaid("after what would happen")
        return super().at_after(occurrence)

    def at_when(self, occurrence: Words) -> Words:
        return super().at_when({key: value for key, value in occurrence.items() if key != _BEFORE})

    # -- sentences

    def s_that_card_is(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("that card is", deed, as_words(noun) if noun.article == "a" else None)

    def s_it_is(self, _: str, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("it is", deed, as_words(noun) if noun.article == "a" else None)

    def s_cannot_lose(self, _: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("cannot lose", deed)

    def s_cancelled_if(self, condition: Data) -> Sentence:
        return Sentence("cancelled if", (), condition)

    def s_spawned_instead_if(self, condition: Data, noun: Noun) -> Sentence:
        """Another enemy is found and spawns where the one before it would."""
        return Sentence("spawned instead", self._until(noun, ({"spawn": "that enemy"},)), condition)

    def s_until_if_cannot(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("cannot", self._until(noun, deed))

    def _until(self, noun: Noun, deed: tuple[Words, ...]) -> tuple[Words, ...]:
        """Cards discarded until such a one comes, of which the effects speak."""
        return tuple(composed((self.s_discard_until(noun, deed),))[1])

    def s_instead_with(self, *parts: Any) -> Sentence:
        *_, noun, deed = parts
        beside, does = composed((self.s_choose(noun), Sentence("do", deed)))
        if beside:
            raise NotSaid("a bold word instead of a discovery")
        return self.s_instead(tuple(does))

    def s_spawn_instead(self, noun: Noun, place: Noun) -> Sentence:
        return Sentence("do", ({"instead": self.e_spawn(noun, place)},))

    # -- effects

    def cost_direct_both(self, damage: str, horror: str) -> Words:
        return {"damage": int(damage), "horror": int(horror), "direct": True}

    def e_cancel_that_harm(self, kind: str) -> Words:
        return {f"prevent {kind}": "that much", "to": "that card"}

    def e_take_up_to(self, most: str, kind: str) -> Words:
        return {"either": {f"to take {number} {kind}": {kind: number} for number in range(1, int(most) + 1)}}

    def e_gain_clues_each(self, number: str, *_: Data) -> Words:
        return {"gain": {"per investigator": int(number)}, "of": "clues"}

    def e_give_or_take(self, most: str, _: Data, other: Noun) -> Words:
        """Up to so many resources to somebody or from them, as you choose."""
        them, ways = known(other), {}
        for number in range(1, int(most) + 1):
            moved: Words = {"move tokens": "resources", "amount": number}
            much = several(number, "resources")
            ways[f"to move {much} to them"] = {**moved, "from": YOU, "to": them}
            ways[f"to move {much} to you"] = {**moved, "from": them, "to": YOU}
        return {"either": {**ways}}

    def n_named_beside(self, title: str, *parts: Any) -> Noun:
        sides, *of = (part for part in parts if part is not None)
        beside = self.n_beside(sides, *of)
        if not isinstance(beside.what, dict):
            raise NotSaid("one location on several sides")
        return beside._replace(what={**beside.what, "named": str(title)})

    def e_put_beside_any(self, title: str, deck: str, sides: list[str]) -> Words:
        beside = self.e_put_beside(title, deck, sides)
        return {"choose": {"kind": "location", "other than": THIS}, "do": put_for(beside, THIS, CHOSEN)}

    def d_reduce_one(self, *parts: Any) -> Words:
        noun = next(part for part in parts if isinstance(part, Noun))
        stat, by = (part for part in parts if not isinstance(part, Noun))
        return wherever(noun, lambda what: {"modify": what, "gets": {stat: -int(by)}})

    def d_reduce_this(self, _: Data, stat: str, by: str) -> Words:
        return self.d_reduce_one(Noun(THIS), stat, by)

    def d_same(self, during: Words) -> Words:
        return during

    def e_gets_in_investigation(self, noun: Noun, gets: Words) -> Words:
        if noun.what == "your location":
            raise NotSaid("the target of the attempt, which has a phrase of its own")
        return {**self.e_gets_in_test(noun, gets), "until": "end of the test"}

    def e_during_investigation(self, during: Words) -> Words:
        return {**during, "until": "end of the test"}

    def e_move_any_number(self, kind: str, giver: Noun, to: Noun) -> Words:
        """As many as somebody chooses: one after the other goes the same way."""
        most: Words = {"tokens": kind, "on": known(giver)}
        moved: Words = {"move tokens": kind, "from": known(giver), "to": known(to)}
        return {"choose several": known(giver), "up to": most, "divided": True, "do": moved}

    def am_moved(self, kind: str) -> Data:
        return f"{NUMBER_MOVED}{kind}"

    def am_spent(self, kind: str) -> Data:
        return f"{SPENT}{kind}"

    def amount_spent(self, kind: str) -> Data:
        return f"{SPENT}{kind}"

    def am_more_than(self, number: str, amount: Data) -> Data:
        return {"amount": amount, "plus": int(number)}

    def e_set_it_aside(self, noun: Noun) -> Words:
        return wherever(noun, lambda what: {"return": what, "to": "set aside"})

    def e_look_at_top(self) -> Words:
        return {"look at the top": 1, "of": YOU}

    def e_seal(self, token: str, *parts: Any) -> Words:
        return {"seal": str(token), "on": known(parts[-1])}

    def back(self, kind: str, number: str) -> Words:
        return self.stage(kind, number)

    def e_advance_to_back(self, stage: Words) -> Words:
        return {"advance to the reverse of": stage["kind"], "stage": stage["stage"]}

    def e_heals_both(self, who: Noun, damage: str, horror: str) -> Words | list[Words]:
        both = {"damage": damage, "horror": horror}
        if not who.is_known:
            return one_of(who, [{f"heal {kind}": int(n), "from": CHOSEN} for kind, n in both.items()])
        return [{f"heal {kind}": int(n), "from": known(who)} for kind, n in both.items()]

    def e_heal_both_of(self, number: str, kind: str, one: Noun, other: Noun) -> Words:
        return {f"heal {kind}": int(number), "from": _both(one, other)}

    def e_both_take(self, one: Noun, other: Noun, harm: Words) -> Words:
        return {**harm, "to": _both(one, other)}

    def e_for_each_point(self, effect: Words) -> Words:
        return for_each(effect, POINTS_WON)

    def e_for_each_discovered(self, effect: Words, _: Data) -> Words:
        return for_each(effect, CLUES_DISCOVERED)

    def act_moves_to(self, place: Noun) -> Words:
        return {"move": known(place), "who": None}

    def e_draw_as_many_encounter(self, much: Data) -> Words:
        return {"draw encounter cards": much}

    def e_spend_those(self) -> Words:
        return {"spend": CLUES_DISCOVERED, "of": "clues"}

    def e_as_many_set_aside(self, much: Data, title: str) -> Words:
        return {**self.e_one_set_aside(title), "amount": much}

    def e_discard_for_as_many_icons(self, much: Data, icon: str, _: Data) -> Words:
        return {"discard icons": much, "of": str(icon)}

    def e_place_that(self, kind: str, place: Noun) -> Words:
        return {**self.e_place("1", kind, place), PAID: kind}

    def e_take_flipped(self, number: str, giver: Noun, kind: str, *parts: Any) -> Words:
        *_, side, __, to = parts
        flipped = self.e_flip(number, kind, giver, None, side)
        return {**flipped, "to": known(to)}

    def e_place_up_to_number(self, clue: Data, place: Noun, *parts: Any) -> Words:
        return self._until_so_many(place, int(next(one for one in parts if str(one).isdigit())))

    def e_place_until_each(self, clue: Data, place: Noun, *parts: Any) -> Words:
        number = int(next(one for one in parts if str(one).isdigit()))
        return self._until_so_many(place, {"per investigator": number})

    def _until_so_many(self, place: Noun, number: Data) -> Words:
        """As many clues as are missing from so many."""
        on = known(place)
        missing: Data = {"sum": [number, {"minus": {"tokens": "clues", "on": on}}]}
        return {"gain": {"amount": missing, "least": 0}, "of": "clues", "on": on}

    # -- what holds

    def c_clues_of_all_to_enter(self, place: Noun, number: str, *_: Data) -> Line:
        return self._to_enter(place, Noun("each investigator"), {"per investigator": int(number)})

    def c_gets_x(self, noun: Noun, sign: str, stat: str, *amounts: Any) -> Line:
        *_, amount, most = amounts
        return self.c_gets(noun, {stat: Each(amount, most).of(-1 if sign.startswith("-") else 1)})

    def c_gets_in_phase(self, phase: str, noun: Noun, gets: Words) -> Line:
        return self.c_while_gets({"phase": phase}, noun, gets)

    def c_ignores(self, noun: Noun) -> Line:
        return self.c_blank(noun, None)

    def c_each_skill_of(self, noun: Noun, number: str) -> Line:
        return self.c_gets(noun, dict.fromkeys(SKILLS, int(number)))

    def c_each_skill_in_phase(self, phase: str, noun: Noun, number: str) -> Line:
        return self.c_gets_in_phase(phase, noun, dict.fromkeys(SKILLS, int(number)))

    def c_connected_both_ways(self, noun: Noun, to: Noun) -> Line:
        one, other = (held(place) for place in (noun, to))
        if THIS not in (one, other) or one == other:
            raise NotSaid("connections of other locations")
        return Line(({"constant": one, "connected to": other}, {"constant": other, "connected to": one}))

    def c_while_connected(self, condition: Data, noun: Noun, to: Noun) -> Line:
        return _while(condition, self.c_connected(noun, to))

    def c_while_connected_both_ways(self, condition: Data, noun: Noun, to: Noun) -> Line:
        return _while(condition, self.c_connected_both_ways(noun, to))

    def c_tokens_to_enter(self, number: int, kind: str, place: Noun) -> Line:
        if held(place) != THIS:
            raise NotSaid("what it takes to enter another location")
        poor: Words = {"amount": {"tokens": kind, "on": CHOSEN}, "at most": number - 1}
        who: Words = {"kind": "investigator", "such that": poor}
        return Line(({"constant": THIS, "cannot": {"deed": "enter", "what": THIS, "who": who}},))

    def c_discovered_only_if(self, place: Noun, condition: Data) -> Line:
        ban: Words = {"deed": "discover", "what": held(place), "who": YOU}
        return Line(({"constant": YOU, "while": negated(condition), "cannot": ban},))


_BEFORE = "before it happens"
"""Marks an occurrence that has not come about when the ability answers to it."""


def _both(one: Noun, other: Noun) -> Data:
    """The things of two descriptions; where the latter are is said of both, unless something else is said."""
    place = other.what.get("at") if isinstance(other.what, dict) else None
    if one.article == "each" and isinstance(one.what, str) and place is not None:
        return [{**as_words(one), "at": place}, known(other)]
    return [known(one), known(other)]


def _while(condition: Data, line: Line) -> Line:
    """The abilities of a line, as long as something is so."""
    return line._replace(abilities=tuple({**one, "while": condition} for one in line.abilities))


def _words(data: Data) -> Words:
    if not isinstance(data, dict):
        raise NotSaid("what is no description")
    return data
