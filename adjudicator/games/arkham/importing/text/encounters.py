"""Effects that the cards of the encounter deck, and weaknesses, have of their own."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import as_words, held, known, wherever
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    MARGIN,
    OWN_TITLE,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
    alone,
    as_list,
    put_for,
)
from adjudicator.games.arkham.importing.text.randomly import Randomly
from adjudicator.games.arkham.importing.text.ways import Open, Way, amount_of, at_most, for_each
from adjudicator.games.arkham.terms import TOKEN_KINDS


@v_args(inline=True)
class Encounters(Randomly):
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

    def e_deal_more_harm(self, number: str, kind: str) -> Words:
        return {f"increase {kind}": int(number), "to": "that card"}

    def e_take_more(self, number: str, kind: str) -> Words:
        return {f"increase {kind}": int(number)}

    def e_flip(self, number: str, kind: str, on: Noun, *parts: Any) -> Words:
        side = parts[-1]
        if kind == side or {kind, side} != {"clues", "doom"}:
            raise NotSaid("tokens that have no such side")
        place = known(on)
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        return {"move tokens": kind, **more, "from": place, "to": place, "becomes": side}

    def e_flip_own(self, _: Data, kind: str, *parts: Any) -> Words:
        return self.e_flip("1", kind, Noun(THIS), *parts)

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

    def e_driven_insane(self) -> Words:
        return {"drive insane": YOU}

    def e_deal_own(self, _: str, whom: Noun) -> Words:
        harm: Words = {kind: {"value": f"attack {kind}", "of": THIS} for kind in ("damage", "horror")}
        return {**harm, "direct": True, "to": known(whom)}

    def e_haunted_twice_by(self, place: Noun, least: int, *_: Data) -> Words:
        once: Words = {"resolve haunted": known(place)}
        return {"if": {"amount": MARGIN, "at least": least}, "then": {**once, "times": 2}, "else": once}

    def e_group_either(self, one: Way, other: Way) -> Words:
        return Open({**self.e_must_either(one, other), "who": "lead investigator"})

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
        """Effects in place of an event; tokens that go in its place must be there."""
        replaces: Words = {"instead": alone(deed)}
        first = deed[0]
        if "lose" in first and {"of", "on"} <= first.keys():
            there: Data = {"amount": {"tokens": first["of"], "on": first["on"]}, "at least": 1}
            replaces = {"if": there, "then": replaces}
        return Sentence("do", (replaces,))

    def s_then_if_so(self, deed: tuple[Words, ...], condition: Data) -> Sentence:
        return Sentence("then", ({"if": condition, "then": alone(deed)},))

    def s_for_each_copied(self, noun: Noun, *parts: Any) -> Sentence:
        """Effects for each card of which there is a copy somewhere."""
        where, effect, most = parts
        if noun.what not in ({"zone": "hand"}, {"kind": "card", "zone": "hand"}):
            raise NotSaid("copies of cards that are not in hand")
        copied: Words = {"kind": "card", "zone": "hand", "copy of": {"kind": "card", **where}}
        done = for_each(effect, {"count": copied})
        return Sentence("do", (done if most is None else at_most(done, most),))

    def s_none_taken(self, kind: str, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("nothing done", deed, [kind])

    def s_each_point_of_theirs(self, who: str, deed: tuple[Words, ...]) -> Sentence:
        if who != "that investigator":
            raise NotSaid("points of what makes no test")
        does = as_list(put_for([*deed], who, YOU))
        return Sentence("each point who fails", tuple(one for one in does if isinstance(one, dict)))

    def s_is_direct(self, kind: str, same: str) -> Sentence:
        return self.s_is_direct_if(None, kind, same)

    def s_is_direct_if(self, condition: Data, kind: str, same: str) -> Sentence:
        if kind != same:
            raise NotSaid("damage that becomes horror")
        return Sentence("direct", (), [kind, condition])

    def s_is_direct_and_harder_if(self, condition: Data, kind: str, same: str, number: str) -> Sentence:
        direct = self.s_is_direct_if(condition, kind, same)
        return direct._replace(given=[kind, condition, int(number)])

    def e_place_as_many(self, _: Data, kind: str, place: Noun) -> Words:
        if kind == "doom":
            return wherever(place, lambda on: {"doom": "that much", "on": on})
        return wherever(place, lambda on: {"gain": "that much", "of": kind, "on": on})

    def e_remove_as_many(self, _: Data, kind: str, place: Noun) -> Words:
        return wherever(place, lambda on: {"lose": "that much", "of": kind, "on": on})

    def e_put_in_threat(self, noun: Noun) -> Words:
        if not isinstance(noun.what, dict) or "zone" not in noun.what:
            raise NotSaid("a card that comes into play from somewhere")
        return wherever(noun, lambda what: {"put into play": what, "area": "threat area", "of": YOU})

    def e_harder_this(self, *parts: Any) -> Words:
        ending, number = parts[-2:]
        return {"modify": YOU, "gets": {"difficulty": int(number)}, "until": ending}

    def e_take_what_is_more(self, one: Words, other: Words) -> Words:
        """The harm of the kind of which one has more; of as much of both one chooses."""
        if {"damage", "horror"} - {kind for harm in (one, other) for kind in harm} or one.keys() == other.keys():
            raise NotSaid("two ways that are not of one kind each")
        damage, horror = (one, other) if "damage" in one else (other, one)
        more = [_more_of("damage", "horror"), _more_of("horror", "damage")]
        either: Words = {"either": {f"to take {amount_of(way)}": way for way in (one, other)}}
        return {"if": more[0], "then": damage, "else": {"if": more[1], "then": horror, "else": either}}

    def if_deck_empty(self, *_: Data) -> Data:
        return {"not": {"there is": {"kind": "card", "zone": "deck"}}}

    def if_deck_many(self, number: int, *_: Data) -> Data:
        return {"amount": {"count": {"kind": "card", "zone": "deck"}}, "at least": number}

    def at_same_place(self, noun: Noun) -> Words:
        what: Data = {"named": noun.what} if isinstance(noun.what, str) and noun.what[:1].isupper() else held(noun)
        return {"at": {"kind": "location", "location of": what}}

    def cost_harm_other(self, number: str, kind: str, whom: Noun) -> Words:
        if whom.article != "a":
            raise NotSaid("a cost that hurts what is known, or all")
        return {kind: int(number), "to one of": whom.what}

    def n_titled_such(self, article: Noun, *parts: Any) -> Noun:
        words = tuple({"named": str(part)} if isinstance(part, str) and part[:1].isupper() else part for part in parts)
        return self._described(article, words)

    def of_whom(self, noun: Noun) -> Noun:
        return noun

    def e_haunted_either(self, one: Noun, other: Noun) -> Words:
        ways: Words = {f"to resolve that of {_place_said(place)}": self.e_haunted(place) for place in (one, other)}
        if len(ways) < 2:
            raise NotSaid("two ways of one name")
        return {"either": ways}

    def e_place_until(self, kind: str, place: Noun, number: str, same: str, *_: Data) -> Words:
        if kind != same or kind == "doom":
            raise NotSaid("tokens of one kind that are counted by another")

        def missing(on: Data) -> Words:
            lacking: Words = {"minus": {"tokens": kind, "on": on}}
            return {"gain": {"amount": lacking, "plus": int(number), "least": 0}, "of": kind, "on": on}

        return wherever(place, missing)

    def if_no_other_copy(self, _: Data) -> Data:
        return {"not": {"there is": {"named": OWN_TITLE, "other than": THIS}}}

    def n_another_copy(self, _: Data) -> Noun:
        return Noun({"named": OWN_TITLE, "other than": THIS}, "a")

    def with_another_copy(self, *_: Data) -> Words:
        theirs: Words = {"named": OWN_TITLE, "other than": THIS, "zone": "threat area", "of": CHOSEN}
        return {"such that": {"there is": theirs}}

    def n_played_or_held(self, article: Noun, *parts: Any) -> Noun:
        both = [self._described(article, (*parts, {"zone": zone})) for zone in ("play area", "hand")]
        return both[0]._replace(what=[one.what for one in both])

    def s_find_most(self, *parts: Any) -> Sentence:
        kept = [part for part in parts if not isinstance(part, str) or part in TOKEN_KINDS or part in _TYPES]
        return Sentence("choose", chooses=self.n_with_most(*kept))

    def n_with_most_people(self, *parts: Any) -> Noun:
        such = tuple(part for part in parts if part is not None)
        return self._described(Noun(None, "most"), (*such, {"the most": "investigators"}))

    def n_controller(self, title: str) -> Noun:
        controls: Data = {"is": str(title), "a": {"controlled by": CHOSEN}}
        return Noun({"kind": "investigator", "such that": controls}, "each")

    def e_detached_to_victory(self, noun: Noun, _: Data) -> Words:
        return self.e_victory(noun)

    def s_reduced(self, number: str) -> Sentence:
        spared: Words = {"amount": "that much", "plus": -int(number), "least": 0}
        return Sentence("do", ({"prevent damage": spared, "to": THIS},))

    def s_if_and_else(self, deed: tuple[Words, ...], condition: Data, otherwise: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"if": condition, "then": alone(deed), "else": alone(otherwise)},))

    def s_won_if(self, condition: Data) -> Sentence:
        return Sentence("won if", (), condition)


def _place_said(place: Noun) -> str:
    """A place whose haunted ability somebody may choose, as players say it."""
    said = place.what.get("location of") if isinstance(place.what, dict) else place.what
    return f"the location of {said}" if isinstance(place.what, dict) else str(said)


def _more_of(kind: str, than: str) -> Data:
    """The condition that more of one kind of harm lies on you than of another."""
    return {"amount": {"tokens": kind, "on": YOU}, "at least": {"amount": {"tokens": than, "on": YOU}, "plus": 1}}


_TYPES: Final = ("investigator", "asset", "event", "skill", "enemy", "treachery", "location", "card")
