"""Conditions and amounts."""

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import Nouns, as_words, indefinite, known
from adjudicator.games.arkham.importing.text.phrases import THIS, YOU, Data, NotSaid, Noun


@v_args(inline=True)
class Amounts(Nouns):
    """Conditions and amounts."""

    def am_tokens(self, kind: str, noun: Noun) -> Data:
        return {"tokens": kind, "on": YOU if noun.what == THIS and self._kind == "investigator" else known(noun)}

    def maximum(self, *parts: str | None) -> int:
        return int(next(one for one in parts if one is not None))

    def am_hand(self) -> Data:
        return {"count": {"kind": "card", "zone": "hand"}}

    def am_of(self, amount: Data) -> Data:
        return amount

    def am_shroud(self) -> Data:
        return {"value": "shroud", "of": "your location"}

    def am_yours(self, kind: str) -> Data:
        return {"tokens": kind, "on": YOU}

    def am_count(self, noun: Noun) -> Data:
        return {"count": noun.what}

    def if_none(self, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at most": 0}

    def if_at_least(self, number: str, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at least": int(number)}

    def if_at_most(self, number: str, kind: str) -> Data:
        return {"amount": {"tokens": kind, "on": YOU}, "at most": int(number)}

    def if_none_on(self, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at most": 0}

    def if_at_least_on(self, number: str, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at least": int(number)}

    def if_a_clue_on(self, noun: Noun) -> Data:
        return {"amount": {"tokens": "clues", "on": known(noun)}, "at least": 1}

    def if_any_on(self, kind: str, noun: Noun) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at least": 1}

    def if_it_has_none(self, noun: Noun, kind: str) -> Data:
        return self.if_none_on(kind, noun)

    def if_it_has(self, noun: Noun, number: str, kind: str, *_: Data) -> Data:
        return self.if_at_least_on(number, kind, noun)

    def if_it_has_fewer(self, noun: Noun, number: str, kind: str, *_: Data) -> Data:
        return {"amount": {"tokens": kind, "on": known(noun)}, "at most": int(number) - 1}

    def if_engaged(self, noun: Noun) -> Data:
        return {"there is": {**as_words(noun), "engaged with": YOU}}

    def if_not_engaged(self, noun: Noun) -> Data:
        return {"not": self.if_engaged(noun)}

    def if_control(self, noun: Noun) -> Data:
        return {"there is": {**as_words(noun), "controlled by": YOU}}

    def if_at(self, noun: Noun) -> Data:
        return {"is": YOU, "a": {"at": known(noun)}}

    def if_here(self, noun: Noun) -> Data:
        return {"is": known(noun), "a": {"at": "your location"}}

    def if_there(self, noun: Noun) -> Data:
        return {"there is": indefinite(noun)}

    def if_not_there(self, noun: Noun) -> Data:
        return {"not": {"there is": indefinite(noun)}}

    def if_exhausted(self, noun: Noun) -> Data:
        return {"is": known(noun), "a": {"exhausted": True}}

    def if_ready(self, noun: Noun) -> Data:
        return {"is": known(noun), "a": {"exhausted": False}}

    def if_your_turn(self, *_: Data) -> Data:
        return {"turn of": YOU}

    def if_remaining_at_most(self, number: str, stat: str) -> Data:
        return {"amount": {"remaining": stat, "of": YOU}, "at most": int(number)}

    def if_cards(self, number: str) -> Data:
        return {"amount": {"count": {"kind": "card", "zone": "hand"}}, "at least": int(number)}


class Each:
    """An amount that is added for each of something."""

    def __init__(self, amount: Data, most: int | None = None) -> None:
        self._amount: Data = amount if most is None else {"amount": amount, "most": most}

    def of(self, number: Data) -> Data:
        if number == 1:
            return self._amount
        if number == -1:
            return {"minus": self._amount}
        if isinstance(number, int) and number > 0:
            return {"times": number, "number": self._amount}
        if isinstance(number, int) and number < 0:
            return {"minus": {"times": -number, "number": self._amount}}
        raise NotSaid("no number for each")
