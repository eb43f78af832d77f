"""Conditions and amounts."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import Nouns, as_named, as_words, held, indefinite, known
from adjudicator.games.arkham.importing.text.phrases import (
    OWN_TITLE,
    THIS,
    YOU,
    Data,
    NotSaid,
    Noun,
    Words,
    parts_of,
    put_for,
)
from adjudicator.games.arkham.terms import ORDER


@v_args(inline=True)
class Amounts(Nouns):
    """Conditions and amounts."""

    def am_tokens(self, kind: str, noun: Noun) -> Data:
        return {"tokens": kind, "on": YOU if noun.what == THIS and self._kind == "investigator" else known(noun)}

    def am_tokens_of_both(self, kind: str, other: str, noun: Noun) -> Data:
        return {"sum": [self.am_tokens(kind, noun), self.am_tokens(other, noun)]}

    def if_among_yours(self, number: int, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": [YOU, {"controlled by": YOU}]}, "at least": number}

    def if_copy_in_hand(self, title: str) -> Data:
        return {"there is": {"named": str(title), "zone": "hand"}}

    def if_no_other_has(self, *parts: Any) -> Data:
        *such, kind, _ = parts
        others = self._described(Noun(None, "a"), (*such, {"other than": THIS, "with a": kind}))
        return {"not": {"there is": others.what}}

    def maximum(self, *parts: str | None) -> int:
        return int(next(one for one in parts if one is not None))

    def maximum_each(self, *parts: str) -> int:
        numbers = frozenset(int(number) for number in parts[::2])
        if len(numbers) > 1:
            raise NotSaid("a maximum for each of several values")
        return min(numbers)

    def every(self, number: str, amount: Data) -> Data:
        return {"for every": int(number), "of": amount}

    def every_rounded_up(self, number: str, amount: Data, _: Data) -> Data:
        if number != "2":
            raise NotSaid("a part that is no half, rounded up")
        return {"half": amount}

    def icon_maximum(self, *icons: str) -> int:
        return len(icons)

    def if_doom(self, number: int) -> Data:
        return {"amount": "doom in play", "at least": number}

    def am_in_bag(self, symbols: Data) -> Data:
        return {"in the bag": symbols}

    def am_revealed(self, symbols: Data, attempt: Data | None) -> Data:
        return {"revealed": symbols}

    def if_in_bag(self, number: int, symbols: Data) -> Data:
        return {"amount": self.am_in_bag(symbols), "at least": number}

    def if_none_in_bag(self, symbols: Data) -> Data:
        return {"amount": self.am_in_bag(symbols), "at most": 0}

    def am_hand(self) -> Data:
        return {"count": {"kind": "card", "zone": "hand"}}

    def am_of(self, amount: Data) -> Data:
        return amount

    def am_value(self, noun: Noun, stat: str, *_: Data) -> Data:
        return {"value": stat, "of": known(noun)}

    def am_printed(self, noun: Noun, stat: str) -> Data:
        return {"printed": stat, "of": known(noun)}

    def am_remaining(self, noun: Noun, stat: str) -> Data:
        return {"remaining": stat, "of": known(noun)}

    def am_combined(self) -> Data:
        return {"sum": [{"value": stat, "of": "that enemy"} for stat in ("attack damage", "attack horror")]}

    def am_shroud(self) -> Data:
        return {"value": "shroud", "of": "your location"}

    def am_yours(self, kind: str) -> Data:
        return {"tokens": kind, "on": YOU}

    def am_stage(self, deck: str) -> Data:
        return f"number of the current {deck}"

    def am_count(self, noun: Noun) -> Data:
        if isinstance(noun.what, str) and not noun.article:
            raise NotSaid("how many there are of one that is known")
        return {"count": held(noun)}

    def am_others(self, *parts: Any) -> Data:
        return {"count": self._described(self.a_each_other(), parts).what}

    def am_trait(self, trait: str, *where: Words) -> Data:
        return {"count": self._described(Noun(None, "each"), ({"trait": str(trait)}, *where)).what}

    def if_none(self, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at most": 0}

    def if_at_least(self, number: int, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at least": number}

    def if_at_most(self, number: str, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at most": int(number)}

    def if_none_on(self, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at most": 0}

    def if_at_least_on(self, number: int, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at least": number}

    def if_a_clue_on(self, noun: Noun) -> Data:
        return {"amount": {"tokens": "clues", "on": known(noun)}, "at least": 1}

    def if_actions(self, number: int) -> Data:
        return {"amount": "actions remaining", "at least": number}

    def am_highest(self, kind: str, noun: Noun) -> Data:
        return {"highest": kind, "on": held(noun)}

    def if_all_at(self, *parts: Any) -> Data:
        """Where nobody is left, nobody is there."""
        there: Words = {"kind": "investigator", "at": held(parts[-1])}
        return {"all": [{"there is": there}, {"not": {"there is": {"kind": "investigator", "other than": there}}}]}

    def if_any_on(self, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at least": 1}

    def if_it_has_none(self, noun: Noun, kind: str, *_: Data) -> Data:
        return self.if_none_on(kind, noun)

    def if_it_has(self, noun: Noun, number: int, kind: str, *_: Data) -> Data:
        return self.if_at_least_on(number, kind, noun)

    def if_it_has_fewer(self, noun: Noun, number: str, kind: str, *_: Data) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at most": int(number) - 1}

    def if_it_has_at_most(self, noun: Noun, number: str, kind: str, *_: Data) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at most": int(number)}

    def if_engaged(self, noun: Noun) -> Data:
        return {"there is": {**as_words(noun), "engaged with": YOU}}

    def if_not_engaged(self, noun: Noun) -> Data:
        return {"not": self.if_engaged(noun)}

    def if_connected(self, noun: Noun, to: Noun) -> Data:
        return {"is": known(noun), "a": {"connecting to": held(to)}}

    def if_control(self, noun: Noun) -> Data:
        if noun.what == THIS:
            return {"is": THIS, "a": {"controlled by": YOU}}
        return {"there is": {**as_words(noun), "controlled by": YOU}}

    def if_at(self, noun: Noun) -> Data:
        return {"is": YOU, "a": {"at": held(noun)}}

    def if_both(self, one: Data, other: Data) -> Data:
        places = {part["at"] for part in parts_of(one) if isinstance(part, dict) and isinstance(part.get("at"), str)}
        if len(places) == 1:
            other = put_for(other, "that location", *places)
        return {"all": [one, other]}

    def if_is_at(self, noun: Noun, place: Noun) -> Data:
        if noun.article == "a":
            return {"there is": {**as_words(noun), "at": held(place)}}
        if noun.article == "each":
            raise NotSaid("where each of several is, which has a phrase of its own")
        return {"is": known(noun), "a": {"at": held(place)}}

    def if_is_not_at(self, noun: Noun, place: Noun) -> Data:
        return {"not": self.if_is_at(noun, place)}

    def if_not_at(self, place: Noun) -> Data:
        return {"not": self.if_at(place)}

    def if_in_play(self, noun: Noun) -> Data:
        if noun.what in (THIS, "attached"):
            return {"is": noun.what, "a": {"in play": True}}
        return {"there is": as_named(noun)["named"]}

    def if_still_in_play(self, noun: Noun) -> Data:
        return {"is": known(noun), "a": {"in play": True}}

    def if_committed(self, noun: Noun) -> Data:
        return {"there is": {**as_words(noun), "zone": "committed"}}

    def if_not_in_play(self, noun: Noun) -> Data:
        return {"not": self.if_in_play(noun)}

    def if_so_many(self, number: int, noun: Noun) -> Data:
        return {"amount": {"count": held(noun)}, "at least": number}

    def if_have_many(self, number: int, noun: Noun) -> Data:
        if not isinstance(noun.what, dict) or noun.what.get("zone") != "hand":
            raise NotSaid("what one has, but not in hand")
        return self.if_so_many(number, noun)

    def if_control_many(self, number: int, noun: Noun) -> Data:
        return {"amount": {"count": {**as_words(noun), "controlled by": YOU}}, "at least": number}

    def if_control_few(self, number: str, noun: Noun) -> Data:
        return {"amount": {"count": {**as_words(noun), "controlled by": YOU}}, "at most": int(number)}

    def if_this_is(self, such: Data) -> Data:
        return such

    def if_test_on(self, card: Noun) -> Data:
        return {"test on": held(card)}

    def if_none_here(self, kind: str) -> Data:
        return self.if_none_on(kind, self.n_here())

    def if_no_remaining(self, stat: str) -> Data:
        return {"amount": {"remaining": stat, "of": YOU}, "at most": 0}

    def if_nobody_controls(self, noun: Noun) -> Data:
        return {"not": {"is": known(noun), "a": {"controlled by": "each investigator"}}}

    def if_such(self, noun: Noun, such: Words) -> Data:
        return {"is": known(noun), "a": such}

    def if_not_such(self, noun: Noun, such: Words) -> Data:
        return {"not": self.if_such(noun, such)}

    def if_both_such(self, noun: Noun, one: Words, other: Words) -> Data:
        if one.keys() & other.keys():
            raise NotSaid("one feature twice")
        return {"is": known(noun), "a": {**one, **other}}

    def if_such_without(self, noun: Noun, such: Words, kind: str, *_: Data) -> Data:
        return self.if_both_such(noun, such, {"with no": kind})

    def if_phase(self, _: Data, phase: str) -> Data:
        return {"phase": phase}

    def if_there(self, noun: Noun) -> Data:
        return {"there is": indefinite(noun)}

    def if_not_there(self, noun: Noun) -> Data:
        return {"not": {"there is": indefinite(noun)}}

    def if_no_copy_attached(self, *_: Data) -> Data:
        return {"is": "your location", "a": {"without": OWN_TITLE}}

    def if_no_copy_threatens(self, *_: Data) -> Data:
        return {"not": {"there is": {"named": OWN_TITLE, "zone": "threat area", "of": YOU}}}

    def if_vengeance(self, number: str) -> Data:
        return {"amount": "vengeance", "at least": int(number)}

    def if_mad(self, *_: Data) -> Data:
        sanity: Words = {"times": 2, "number": {"value": "sanity", "of": YOU}}
        return {"amount": {"tokens": "horror", "on": YOU}, "at least": {"amount": sanity, "plus": 1}}

    def if_in_threat(self, _: Data) -> Data:
        return {"is": THIS, "a": {"zone": "threat area", "of": YOU}}

    def if_stage(self, deck: str, same: str, number: str) -> Data:
        if deck != same:
            raise NotSaid("an act that is an agenda")
        return {"is": f"current {deck}", "a": {"stage": int(number)}}

    def if_not_stage(self, deck: str, same: str, number: str) -> Data:
        return {"not": self.if_stage(deck, same, number)}

    def if_your_turn(self, *_: Data) -> Data:
        return {"turn of": YOU}

    def if_remaining_at_most(self, number: str, stat: str) -> Data:
        return {"amount": {"remaining": stat, "of": YOU}, "at most": int(number)}

    def if_remaining_at_least(self, number: int, stat: str) -> Data:
        return {"amount": {"remaining": stat, "of": YOU}, "at least": number}

    def if_total_remaining(self, number: int) -> Data:
        both: list[Data] = [{"remaining": stat, "of": YOU} for stat in ("health", "sanity")]
        return {"amount": {"sum": both}, "at least": number}

    def if_cards(self, number: int) -> Data:
        return {"amount": {"count": {"kind": "card", "zone": "hand"}}, "at least": number}

    def if_other_cards(self, number: int) -> Data:
        return {"amount": {"count": {"kind": "card", "zone": "hand", "other than": THIS}}, "at least": number}

    def if_revealed(self, symbols: Data, *_: Data) -> Data:
        return {"revealed": symbols}

    def if_symbol_revealed(self, *_: Data) -> Data:
        return {"revealed": [token for token in ORDER if not token.lstrip("+-").isdigit()]}

    def if_few_cards(self, number: str) -> Data:
        return {"amount": {"count": {"kind": "card", "zone": "hand"}}, "at most": int(number)}


class Each:
    """An amount that is added for each of something."""

    def __init__(self, amount: Data, most: int | None = None) -> None:
        self._amount = amount
        self._most = most
        """The maximum of all that is added."""

    def of(self, number: Data) -> Data:
        if not isinstance(number, int) or number == 0:
            raise NotSaid("no number for each")
        times = abs(number)
        total: Data = self._amount if times == 1 else {"times": times, "number": self._amount}
        bounded: Data = total if self._most is None else {"amount": total, "most": abs(self._most)}
        return bounded if number > 0 else {"minus": bounded}
