"""Tokens that are gained and lost, placed and moved, clues that are discovered, and actions."""

from typing import Any, Final

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.harm import Harm
from adjudicator.games.arkham.importing.text.nouns import as_words, held, known, wherever
from adjudicator.games.arkham.importing.text.phrases import (
    ADDITIONAL,
    CHOSEN,
    THIS,
    WHERE_YOU_ARE,
    YOU,
    Data,
    NotSaid,
    Noun,
    Words,
    alone,
    one_of,
)
from adjudicator.games.arkham.importing.text.ways import several

_LIFE: Final = {"damage": "health", "horror": "sanity"}
"""The values that damage and horror are borne with."""
WHOSE_HARM: Final = "whoever it would be placed on"
"""Stands for the card of the event, on which damage or horror would be placed."""


@v_args(inline=True)
class OnTokens(Harm):
    """Phrases of tokens and actions."""

    def e_discover_two(self, number: str, _: Data, here: Noun, other: str, __: Data, there: Noun) -> Words:
        if here.what != "your location" or there.article != "a":
            raise NotSaid("clues of two places of which neither is chosen")
        first: Words = {"discover": int(number)}
        both = one_of(there, [first, {"discover": int(other), "at": CHOSEN}])
        return {"if": {"there is": held(there)}, "then": both, "else": first}

    def e_gives_actions(self, who: Noun, number: str) -> Words:
        if who.what == YOU:
            raise NotSaid("an action of one's own, which has a phrase of its own")
        return wherever(who, lambda whom: {"gain": int(number), "of": "actions", "on": whom})

    def e_gives_action(self, who: Noun) -> Words:
        return self.e_gives_actions(who, "1")

    def e_move_to_pool(self, number: str, kind: str, giver: Noun) -> Words:
        moved = self.e_move_tokens(number, kind, giver, Noun(YOU))
        return moved if kind == "resources" else {**moved, "becomes": "resources"}

    def e_move_from_pool(self, number: str, _: Data, to: Noun) -> Words:
        return self.e_move_tokens(number, "resources", Noun(YOU), to)

    def e_gain_equal(self, amount: Data, most: int | None) -> Words:
        return {"gain": Each(amount, most).of(1)}

    def e_gain_x(self, *parts: Any) -> Words:
        *_, amount, most = parts
        return {"gain": Each(amount, most).of(1)}

    def e_pay(self, number: str, _: Data) -> Words:
        return {"spend": int(number)}

    def e_move_all(self, kind: str, giver: Noun, to: Noun) -> Words:
        def moved(on: Data) -> Words:
            return {"move tokens": kind, "amount": {"tokens": kind, "on": on}, "from": on, "to": known(to)}

        return {"for each of": giver.what, "do": moved(CHOSEN)} if giver.article == "each" else moved(known(giver))

    def e_move_all_to_pool(self, kind: str, giver: Noun) -> Words:
        return {**self.e_move_all(kind, giver, Noun(YOU)), "becomes": "resources"}

    def e_place_either(self, number: str, kind: str, other: str, another: str, place: Noun) -> Words:
        ways = ((number, kind), (other, another))
        return {
            "either": {f"to place {several(int(some), what)}": self.e_place(some, what, place) for some, what in ways}
        }

    def e_discover_x(self, *parts: Any) -> Words:
        place = next(part for part in parts if isinstance(part, Noun))
        amount, most = parts[-2:]
        found: Words = {"discover": Each(amount, most).of(1)}
        if place.what == "your location":
            return found
        return wherever(place, lambda at: {**found, "at": at})

    def e_discover_x_additional(self, *parts: Any) -> Words:
        place = next(part for part in parts if isinstance(part, Noun))
        return {**self.e_discover_x(*parts), ADDITIONAL: _is_where_you_are(place)}

    def e_discover(self, number: str, _: Data) -> Words:
        return {"discover": int(number)}

    def e_discover_additional(self, number: str, clue: Data, place: Noun | None) -> Words:
        found = self.e_discover(number, clue) if place is None else self.e_discover_at(number, clue, place)
        return {**found, ADDITIONAL: _is_where_you_are(place)}

    def e_discover_at(self, number: str, _: Data, place: Noun) -> Words:
        at_home: Words = {"discover": int(number)}
        return at_home if place.what == "your location" else wherever(place, lambda at: {**at_home, "at": at})

    def e_discover_more(self, clue: Data, place: Noun | None) -> Words:
        if place is not None and place.what != "your location":
            raise NotSaid("clues of another place than those that are discovered")
        return {"discover more": 1}

    def e_place_instead(self, _: Data, on: Noun) -> Words:
        return {"instead": {"gain": "that much", "on": known(on)}}

    def e_discover_one(self, clue: Data, place: Noun) -> Words:
        return self.e_discover_at("1", clue, place)

    def e_gain(self, number: str, _: Data) -> Words:
        return {"gain": int(number)}

    def e_loses(self, who: Noun, number: str, _: Data) -> Words:
        return wherever(who, lambda whom: {"lose": int(number), "on": whom})

    def e_remove_all(self, kind: str, noun: Noun) -> Words:
        return wherever(noun, lambda on: {"lose": {"tokens": kind, "on": on}, "of": kind, "on": on})

    def e_surge_it(self) -> Words:
        return {"gain keyword": "surge", "to": "that card"}

    def e_gains(self, who: Noun, number: str, _: Data) -> Words:
        return wherever(who, lambda whom: {"gain": int(number), "on": whom})

    def e_lose(self, number: str, _: Data) -> Words:
        return {"lose": int(number)}

    def e_lose_actions(self, number: str) -> Words:
        return {"lose": int(number), "of": "actions"}

    def e_doom(self, number: str, place: Noun) -> Words:
        if place.what == THIS:
            return {"doom": int(number)}
        return wherever(place, lambda on: {"doom": int(number), "on": on})

    def e_place(self, number: str, kind: str, place: Noun) -> Words:
        if kind == "doom":
            return self.e_doom(number, place)
        return wherever(place, lambda on: {"gain": int(number), "of": kind, "on": on})

    def e_place_as(self, number: str, _: Data, place: Noun, kind: str) -> Words:
        return self.e_place(number, kind, place)

    def e_replenish(self, number: str, kind: str, noun: Noun) -> Words:
        return wherever(noun, lambda on: {"replenish": kind, "amount": int(number), "on": on})

    def e_place_each(self, number: str, _: str, kind: str, place: Noun) -> Words:
        each: Data = {"per investigator": int(number)}
        if kind == "doom":
            return wherever(place, lambda on: {"doom": each, "on": on})
        return wherever(place, lambda on: {"gain": each, "of": kind, "on": on})

    def e_gain_clues(self, number: str, *_: Data) -> Words:
        return {"gain": int(number), "of": "clues"}

    def e_place_clues(self, number: str, place: Noun) -> Words:
        clues: Words = {"move tokens": "clues", "amount": int(number), "from": YOU}
        return wherever(place, lambda to: {**clues, "to": to})

    def e_move_tokens(self, number: str, kind: str, giver: Noun, to: Noun) -> Words:
        if "each" in (giver.article, to.article):
            raise NotSaid("tokens that are moved from several, or to several")
        more: Words = {"amount": int(number)} if int(number) > 1 else {}
        moved: Words = {"move tokens": kind, **more}
        target = _bearer(to, kind) if to.article == "a" else known(to)
        if giver.article != "a":
            return {**moved, "from": known(giver), "to": target}
        givers = giver.what if isinstance(giver.what, list) else [as_words(giver)]
        from_any: list[Words] = [{**one, "with a": kind} for one in givers if isinstance(one, dict)]
        if len(from_any) < len(givers):
            raise NotSaid("tokens of somebody or of something else, as may be chosen")
        return {"choose": alone(from_any), "do": {**moved, "from": CHOSEN, "to": target}}

    def e_add_or_remove(self, number: str, kind: str, other: str, another: str, cards: Noun) -> Words:
        """One token more or less, on one card that is chosen."""
        if (number, kind) != ("1", "doom") or (other, another) != (number, kind):
            raise NotSaid("other tokens that are removed than those that are added")
        whose = as_words(cards)
        bearers: list[Data] = [YOU, whose] if whose.get("controlled by") == YOU else [whose]
        adds: Words = {"doom": 1, "on": CHOSEN}
        removes: Words = {"lose": 1, "of": kind, "on": CHOSEN}
        return {
            "choose": bearers if len(bearers) > 1 else bearers[0],
            "do": {"either": {"to add 1 doom": adds, "to remove 1 doom": removes}},
        }

    def e_take_from(self, number: str, kind: str, giver: Noun) -> Words:
        return self.e_move_tokens(number, kind, giver, Noun(YOU))

    def e_move_either(self, number: str, kind: str, other: str, another: str, giver: Noun, to: Noun) -> Words:
        ways = ((number, kind), (other, another))
        return {"either": {f"to move {some} {what}": self.e_move_tokens(some, what, giver, to) for some, what in ways}}

    def e_reassign(self, number: str, kind: str, to: Noun) -> Words:
        return {f"reassign {kind}": int(number), "from": WHOSE_HARM, "to": known(to)}

    def e_spend(self, number: str, kind: str) -> Words:
        return {"spend": int(number)} if kind == "resources" else {"spend": int(number), "of": kind}

    def e_remove_tokens(self, number: str, kind: str, place: Noun) -> Words:
        return wherever(place, lambda on: {"lose": int(number), "of": kind, "on": on})

    def e_discover_near(self, number: str, _: Data) -> Words:
        places: list[Data] = ["your location", "connecting location"]
        return {"choose": places, "do": {"discover": int(number), "at": CHOSEN}}

    def e_surge(self, _: Data) -> Words:
        return {"gain keyword": "surge"}

    def e_actions(self, number: str | None = None) -> Words:
        return {"gain": int(number or 1), "of": "actions"}

    def e_gain_actions(self, number: str) -> Words:
        return {"gain": int(number), "of": "actions"}


def _is_where_you_are(place: Noun | None) -> Data:
    """Stands beside additional clues: "at your location", or at the one of an investigation."""
    return WHERE_YOU_ARE if place is not None and place == Noun("your location") else True


def _bearer(to: Noun, kind: str) -> Data:
    """The cards of which one is chosen to bear tokens: damage and horror only those with the value for it."""
    words = as_words(to)
    bears: Words = {"has": _LIFE[kind]} if kind in _LIFE else {}
    # An investigator is a card that one controls oneself.
    return [YOU, {**words, **bears}] if words == {"controlled by": YOU} else {**words, **bears}
