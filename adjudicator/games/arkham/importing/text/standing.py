"""Phrases of what holds: what provokes nobody, and the traits that cards gain."""

from lark import v_args

from adjudicator.games.arkham.importing.text.nouns import held
from adjudicator.games.arkham.importing.text.of_the_past import OfThePast
from adjudicator.games.arkham.importing.text.phrases import THIS, YOU, Data, Line, NotSaid, Noun


@v_args(inline=True)
class Standing(OfThePast):
    """Phrases of what holds: what provokes nobody, and the traits that cards gain."""

    def c_played_unprovoked(self, *_: Data) -> Line:
        if self._kind != "asset":
            raise NotSaid("playing a card that says so itself")
        return Line(({"constant": THIS, "in": "hand", "cannot": {"deed": "provoke", "what": THIS}},))

    def c_unprovoked(self, action: str) -> Line:
        return Line(({"constant": YOU, "cannot": {"deed": f"provoke by {action}", "who": YOU}},))

    def c_keeps_doom(self, _: Data) -> Line:
        return Line(({"constant": THIS, "cannot": {"deed": "lose doom as the agenda advances", "what": THIS}},))

    def c_gains_trait(self, noun: Noun, trait: str) -> Line:
        return Line(({"constant": held(noun), "gain traits": [str(trait)]},))
