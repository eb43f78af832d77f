"""Phrases that stand on locations above all: what happens there, and what holds for whoever is there."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.constants import Constants
from adjudicator.games.arkham.importing.text.nouns import as_words, held, known, wherever
from adjudicator.games.arkham.importing.text.occurrences import OR_AFTER, by_at_least
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    CONNECTING,
    NOBODYS,
    THIS,
    YOU,
    Data,
    Line,
    NotSaid,
    Noun,
    Words,
    alone,
    parts_of,
    put_for,
)
from adjudicator.games.arkham.importing.text.ways import Way, several

_TO_THE: Final = {"left of": "to the left", "right of": "to the right", "above": "above", "below": "below"}
_IN_A_TEST: Final = "investigated location"


@v_args(inline=True)
class OnPlaces(Constants):
    """Phrases that stand on locations above all: what happens there, and what holds for whoever is there."""

    # -- what happens there

    def oc_fail_skill(self, who: Noun, *parts: Any) -> Words:
        *_, skill, place = parts if isinstance(parts[-1], Noun) else (*parts, None)
        somebody = self._who_is_at(who, place)
        tested: Data = {"testing": str(skill)}
        both: Data = {"all": [tested, somebody["and"]]} if "and" in somebody else tested
        return {"event": "fail", **somebody, "and": both}

    def oc_fail_while_at(self, who: Noun, *parts: Any) -> Words:
        return {"event": "fail", **self._who_is_at(who, parts[-1])}

    def _who_is_at(self, who: Noun, place: Noun | None) -> Words:
        """Who an event happens to, at a place if one is named; `you` of a location is who is there."""
        if place is None:
            return {"who": held(who)}
        if held(who) == YOU and self._kind in NOBODYS:
            return {"who": YOU, "and": {"is": "that investigator", "a": {"at": held(place)}}}
        if held(who) != "investigator":
            raise NotSaid("somebody at two places, or you at a place, which is a condition")
        return {"who": {"kind": "investigator", "at": held(place)}}

    def oc_succeed_there(self, who: Noun, *parts: Any) -> Words:
        *_, least, place = parts
        return {"event": "succeed", "who": held(who), "what": held(place), "of": "investigate", **by_at_least(least)}

    def oc_last_discovered(self, *parts: Any) -> Words:
        none_left: Data = {"amount": {"tokens": "clues", "on": "that location"}, "at most": 0}
        return {"event": "discover", "at": held(parts[-1]), "and": none_left}

    def oc_last_clue_gone(self, *parts: Any) -> Words:
        return {**self.oc_last_discovered(*parts), OR_AFTER: self.oc_last_removed("clues", parts[-1])}

    def oc_clues_discovered(self, _: Data, place: Noun) -> Words:
        return {"event": "discover", "at": held(place)}

    def oc_discover_any(self, who: Noun, clues: Data, place: Noun) -> Words:
        return {**self.oc_clues_discovered(clues, place), "who": held(who)}

    # -- conditions and amounts

    def if_between(self, least: str, most: str, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at least": int(least), "at most": int(most)}

    def if_cards_between(self, least: str, most: str, *_: Data) -> Data:
        cards: Words = {"kind": "card", "zone": "hand"}
        return {"amount": {"count": cards}, "at least": int(least), "at most": int(most)}

    def if_investigating(self, place: Noun) -> Data:
        return {"all": [{"during": "investigate", "by": YOU}, {"is": "investigated location", "a": held(place)}]}

    def if_controls(self, who: Noun, what: Noun) -> Data:
        if what.article or who.article == "each":
            raise NotSaid("what somebody controls, but not a certain card")
        whose: Data = held(who)
        return {"is": known(what), "a": {"controlled by": whose}}

    def am_icons(self, skill: str, *parts: Any) -> Data:
        return {"value": f"{skill} icons", "of": known(parts[-1])}

    def oc_reveal_such_there(self, who: Noun, *parts: Any) -> Words:
        *symbols, place = (part for part in parts if part is not None)
        return {**self.oc_reveal_such(who, *symbols), "and": _investigated(place)}

    def oc_reveal_there(self, who: Noun, place: Noun) -> Words:
        return {**self.oc_reveal(who), "and": _investigated(place)}

    def e_during_this(self, during: Words, ending: str) -> Words:
        return self.e_during(during, ending)

    def if_act(self, _: Data, number: str) -> Data:
        return {"is": "current act", "a": {"stage": int(number)}}

    def c_gains_quoted(self, condition: Data, noun: Noun) -> Line:
        return Line(({"constant": held(noun), "while": condition, "gain abilities": []},))

    def c_always_gains_quoted(self, noun: Noun) -> Line:
        return Line(({"constant": held(noun), "gain abilities": []},))

    def c_deals_more(self, noun: Noun, number: str, kind: str, *_: Data) -> Line:
        return Line(({"constant": held(noun), "get": {f"{kind} while attacking": int(number)}},))

    def c_others_cannot_enter(self, condition: Data, place: Noun) -> Line:
        if place.what != THIS or condition != {"there is": {"kind": "investigator", "at": THIS}}:
            raise NotSaid("others than somebody who is elsewhere")
        line = self.c_cannot({"deed": "enter", "what": THIS})
        return line._replace(abilities=tuple({**one, "while": condition} for one in line.abilities))

    def any_icon(self, icon: str) -> str:
        return str(icon)

    def e_discard_for_icons(self, number: str, *parts: str) -> Words:
        return {"discard icons": int(number), "of": parts[-1]}

    # -- keys

    def e_random_key(self, number: str, place: Noun) -> Words:
        if number != "1":
            raise NotSaid("several keys at random")
        return wherever(place, lambda on: {"place a random key": True, "on": on})

    def if_your_key(self, key: str) -> Data:
        return {"is": YOU, "a": {"keys": str(key)}}

    def if_their_key(self, who: Noun, key: str) -> Data:
        if who.article != "a" or who.kind != "investigator":
            raise NotSaid("a key of somebody who is not described")
        return {"there is": {**as_words(who), "keys": str(key)}}

    def if_one_of_keys(self, number: str, *keys: str) -> Data:
        if number != "1":
            raise NotSaid("several keys of some")
        return {"any": [self.if_your_key(key) for key in keys]}

    def c_while_if_gets(self, condition: Data, other: Data, noun: Noun, gets: Words) -> Line:
        both = [*condition["all"], other] if _is_all(condition) else [condition, other]  # type: ignore[misc, index, call-overload]
        return self.c_while_gets({"all": both}, noun, gets)

    # -- clues of one's own

    def e_place_their_clues(self, number: str, _: Data, place: Noun) -> Words:
        return self.e_place_clues(number, place)

    def e_place_up_to(self, most: str, _: Data, place: Noun) -> Words:
        if place.article not in ("a", ""):
            raise NotSaid("clues on several things")

        def either(on: Data) -> Words:
            moved: Words = {"move tokens": "clues", "from": YOU, "to": on}
            ways: Words = {
                f"to place {several(number, 'clues')}": {**moved, "amount": number}
                for number in range(1, int(most) + 1)
            }
            return {"either": ways}

        return wherever(place, either)

    def e_they_may(self, who: Noun, way: Way) -> Words:
        if self._kind == "location" and who == Noun({"kind": "investigator", "at": THIS}, "a"):
            # Whoever uses the ability says who of those there; what they do then is their own.
            return {"choose": who.what, "do": {"may": alone(way.does), "what": way.says, "who": CHOSEN}}
        return super().e_they_may(who, way)

    # -- what is remembered

    def e_remember(self, what: str) -> Words:
        return {"remember": str(what)}

    def if_remembered(self, what: str) -> Data:
        return {"remembered": str(what)}

    def if_somebody_remembers(self, *whats: str) -> Data:
        found: list[Data] = [{"there is": {"kind": "investigator", "remembers": str(what)}} for what in whats]
        return found[0] if len(found) == 1 else {"any": found}

    def c_cannot_unless(self, ban: Words, condition: Data) -> Line:
        line = self.c_cannot(ban)
        return line._replace(abilities=tuple({**one, "while": negated(condition)} for one in line.abilities))

    # -- locations that are set aside

    def e_all_set_aside(self, *parts: Any) -> Words:
        return self.e_set_aside([str(parts[-1])])

    def e_set_aside_and_each(self, one: str, other: str) -> Words:
        return self.e_set_aside([str(one), str(other)])

    def e_one_set_aside(self, title: str) -> Words:
        return {"at random": {"named": str(title), "zone": "set aside"}, "do": {"put into play": CHOSEN}}

    def e_some_set_aside(self, number: str, title: str) -> list[Words]:
        return [self.e_one_set_aside(title) for _ in range(int(number))]

    # -- locations beside one another

    def sides(self, *sides: str) -> list[str]:
        return [*sides]

    def n_beside(self, sides: list[str], *of: Data) -> Noun:
        # Beside itself nothing lies: what the words before it name is not meant.
        if any(str(one) not in (THIS, "that location", "") for one in of):
            raise NotSaid("beside another location")
        each: list[Data] = [{"kind": "location", side: THIS} for side in sides]
        return Noun(each[0] if len(each) == 1 else each, "each")

    def n_beside_it(self, *parts: str) -> Noun:
        return self.n_beside([parts[-1]])

    def if_all_discovered(self, *parts: Any) -> Data:
        place = held(parts[-1])
        if not isinstance(place, dict):
            return {"is": place, "a": {"all clues discovered": True}}
        return {"not": {"there is": {**place, "all clues discovered": False}}}

    def e_put_beside(self, title: str, deck: str, sides: list[str], *_: Data) -> Words:
        ways: Words = {f"to put it {_TO_THE[side]}": self._put_beside(title, deck, side) for side in sides}
        return {"either": ways} if len(ways) > 1 else self._put_beside(title, deck, sides[0])

    def e_put_beside_each(self, number: str, title: str, deck: str, sides: list[str], *_: Data) -> list[Words]:
        if int(number) != len(sides):
            raise NotSaid("more locations than sides")
        return [self._put_beside(title, deck, side) for side in sides]

    def _put_beside(self, title: str, deck: str, side: str) -> Words:
        top: Words = {"named": str(title), "zone": f"{deck.lower()} deck", "topmost": True}
        return {"put into play": top, side: THIS}

    # -- cards underneath

    def in_threat_at(self, place: Noun) -> Words:
        return {"zone": "threat area", "of": {"kind": "investigator", "at": held(place)}}

    def underneath(self, card: Noun) -> Words:
        return {"zone": "underneath"} if card.what == THIS else {"zone": "underneath", "of": known(card)}

    def n_underneath(self, card: Noun) -> Noun:
        return Noun({"encounter": True, **self.underneath(card)})

    def n_named_underneath(self, title: str, card: Noun) -> Noun:
        return Noun({"named": str(title), **self.underneath(card)})

    def e_draw_this_card(self, noun: Noun) -> Words:
        zone = noun.what.get("zone") if isinstance(noun.what, dict) else None
        if zone not in ("underneath", "victory display") or not noun.is_known:
            raise NotSaid("drawing a card of which it is not said where it lies")
        return {"draw card": noun.what}

    # -- effects

    def e_move_tokens_each(self, number: str, kind: str, giver: Noun, to: Noun, *parts: Any) -> Words:
        more, same, amount = parts
        if same != kind or more != "+1":
            raise NotSaid("others for each, or several")
        return {**self.e_move_tokens(number, kind, giver, to), "amount": {"amount": amount, "plus": int(number)}}

    def e_move_tokens_and_more(self, number: str, kind: str, giver: Noun, to: Noun, more: str, amount: Data) -> Words:
        return self.e_move_tokens_each(number, kind, giver, to, f"+{more}", kind, amount)

    def e_loses_as_many(self, who: Noun, much: Data, _: Data) -> Words:
        return wherever(who, lambda whom: {"lose": much, "on": whom})

    def e_discards_as_many(self, *parts: Any) -> Words:
        who, much = parts[0], next(part for part in parts if isinstance(part, str))
        discard: Words = {"discard": {"kind": "card", "zone": "hand"}, "amount": much, "random": True}
        return discard if who is None else self.e_must(who, discard)

    def e_discard_top_x(self, _: Data, deck: str, *parts: Any) -> Words:
        *_, amount, most = parts
        return {**self.e_discard_top("1", deck), "discard from the top": Each(amount, most).of(1)}

    def e_discard_random_each(self, number: str) -> Words:
        return {"each": "each investigator", "do": self.e_discard_random(number)}

    def c_while_gets(self, condition: Data, noun: Noun, gets: Words) -> Line:
        # Of a test it is whoever makes it; a location that gets something has no "you" but for whoever is there.
        if noun.what != YOU and _IN_A_TEST in parts_of(condition):
            condition, gets = (put_for(one, YOU, "testing investigator") for one in (condition, gets))  # type: ignore[assignment]
        return super().c_while_gets(condition, noun, gets)

    def e_place_one_of(self, number: str, kind: str, other: str, place: Noun) -> Words:
        if place.article == "each":
            raise NotSaid("tokens of one kind or another on each of several")

        def either(on: Data) -> Words:
            ways: Words = {
                f"to place {several(int(number), one)}": {"gain": int(number), "of": one, "on": on}
                for one in (kind, other)
            }
            return {"either": ways}

        return wherever(place, either)

    def e_place_new_clues(self, number: str, _: Data, place: Noun) -> Words:
        return self.e_place(number, "clues", place)

    def cost_exhaust_other(self, noun: Noun) -> Words:
        if noun.article != "a" or not isinstance(noun.what, dict) or "at" in noun.what:
            raise NotSaid("a cost that exhausts what is known, or all")
        return {"exhaust": {**noun.what, "controlled by": YOU}}

    def reaction_ability(self, icon: str, timing: Words, *parts: Any) -> Line:
        line = super().reaction_ability(icon, timing, *parts)
        heard: Data = timing.get("what")
        if self._kind == "location" and isinstance(heard, dict) and heard.get("at") == THIS:
            near: Data = put_for([*line.abilities], CONNECTING, "connecting location")
            return line._replace(abilities=tuple(one for one in near if isinstance(one, dict)))  # type: ignore[union-attr]
        return line

    # -- what holds there

    def forced_at_once(self, label: str, timing: Words, sentences: Any, limit: str | None) -> Line:
        return self.forced_ability(label, timing, None, sentences, limit)

    def c_while_hand_size(self, condition: Data, number: str) -> Line:
        return Line(({"constant": YOU, "while": condition, "get": {"hand size": int(number)}},))

    def c_while_hand_size_less(self, condition: Data, number: str) -> Line:
        return Line(({"constant": YOU, "while": condition, "get": {"hand size": -int(number)}},))

    def c_while_adds(self, place: Noun, skill: str, *_: Data) -> Line:
        return self.c_while_adds_amount(place, {"value": str(skill), "of": YOU})

    def c_while_adds_amount(self, place: Noun, amount: Data) -> Line:
        return Line(({"constant": YOU, "while": self.if_investigating(place), "get": {"skill value": amount}},))

    def c_while_cannot_be(self, condition: Data, noun: Noun, deeds: Data) -> Line:
        return self.c_while_claims(condition, noun, self.cl_cannot_be(deeds))

    def c_cannot_while(self, ban: Words, condition: Data) -> Line:
        if ban["deed"] == "investigate":
            if ban["what"] != THIS:
                raise NotSaid("another location that is not investigated")
            return self.c_not_investigated_while(condition)
        return self.c_while_cannot(condition, ban)

    def cc_spawn(self, place: Noun) -> Words:
        return {"deed": "spawn", "what": held(place)}

    def cc_investigate(self, place: Noun) -> Words:
        return {"deed": "investigate", "what": held(place)}


def negated(condition: Data) -> Data:
    """The condition that something is not so."""
    if isinstance(condition, dict) and set(condition) == {"not"}:
        return condition["not"]
    return {"not": condition}


def _investigated(place: Noun) -> Data:
    """The condition that a place is being investigated."""
    return {"all": [{"during": "investigate"}, {"is": _IN_A_TEST, "a": held(place)}]}


def _is_all(condition: Data) -> bool:
    return isinstance(condition, dict) and isinstance(condition.get("all"), list)
