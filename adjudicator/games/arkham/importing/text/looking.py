"""Cards of a deck that somebody looks at, and what is done with them."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import as_words, wherever
from adjudicator.games.arkham.importing.text.phrases import (
    CHOSEN,
    LOOKED_AT,
    YOU,
    Data,
    NotSaid,
    Noun,
    Sentence,
    Words,
)
from adjudicator.games.arkham.importing.text.shares import Shares


@v_args(inline=True)
class Looking(Shares):
    """Cards of a deck that somebody looks at, and what is done with them."""

    def sk_any(self, *_: Data) -> tuple[Data, ...]:
        return (None, CHOSEN)

    def sk_theirs(self) -> tuple[Data, ...]:
        return (CHOSEN,)

    def sk_yours(self) -> tuple[Data, ...]:
        return (YOU,)

    def sk_encounter(self) -> tuple[Data, ...]:
        return (None,)

    def s_look(self, number: str, decks: tuple[Data, ...]) -> Sentence:
        ways = [_looks(int(number), whose) for whose in decks]
        names = ("the encounter deck", "an investigator deck")
        return Sentence("do", (ways[0] if len(ways) == 1 else {"either": dict(zip(names, ways, strict=True))},))

    def s_look_at_one(self, decks: tuple[Data, ...]) -> Sentence:
        return self.s_look("1", decks)

    def s_put_back(self, *_: Data) -> Sentence:
        return Sentence("put back")

    def s_among_them(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("among them", deed, as_words(noun))

    def n_looked_at(self) -> Noun:
        return Noun(LOOKED_AT)

    def e_to_end(self, noun: Noun, end: str, *of: Any) -> Words:
        if "encounter deck" in of:
            raise NotSaid("an end of the encounter deck")
        return wherever(noun, lambda what: {"return": what, "to": f"{end} of deck"})


def _looks(number: int, whose: Data) -> Words:
    """The look at the top cards of a deck: the encounter deck, or that of an investigator, who may be chosen."""
    look: Words = {"look at the top": number, **({"of": whose} if whose else {})}
    return {"choose": "investigator", "do": look} if whose == CHOSEN else look
