"""The cards and places that chance chooses, and the sentences about what else is done with them."""

from typing import Any

from lark import v_args

from adjudicator.games.arkham.importing.text.attempts import Attempts
from adjudicator.games.arkham.importing.text.nouns import as_words
from adjudicator.games.arkham.importing.text.phrases import CHOSEN, THIS, Data, NotSaid, Noun, Sentence, Words, put_for


@v_args(inline=True)
class Randomly(Attempts):
    """Phrases of what is chosen at random."""

    def s_at_random(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        if noun.article != "a":
            raise NotSaid("several things that chance chooses")
        return Sentence("do", (at_random(noun, [*deed]),))

    def s_at_random_such(self, *parts: Any) -> Sentence:
        *such, deed = parts
        return self.s_at_random(self._described(Noun(None, "a"), tuple(such)), deed)

    def e_attach_at_random(self, *parts: Any) -> Words:
        such = tuple(part for part in parts if part not in (None, THIS))
        place = self._described(Noun(None, "a"), such)
        return {"at random": place.what, "do": {"attach": THIS, "to": CHOSEN}}


def at_random(noun: Noun, does: list[Data]) -> Words:
    """Effects on one thing of a description that chance chooses."""
    done = put_for([*does], f"that {as_words(noun).get('kind', 'card')}", CHOSEN)
    if done == does or not isinstance(done, list):
        raise NotSaid("nothing is done with what chance chooses")
    return {"at random": noun.what, "do": done[0] if len(done) == 1 else done}
