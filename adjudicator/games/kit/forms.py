"""Forms of sentences with typed slots: `{who:seeker} moves to {where:space} [with {n:number} oil]`."""

import re
from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from adjudicator.language.phrases import Phrase

_SLOT: Final = re.compile(r"\{([^{}]*)\}")
_PART: Final = re.compile(r" ?\[([^\[\]]*)\]")
_NEGATED: Final = (
    (" has {", " does not have {"),
    (" has the ", " does not have the "),
    (" has ", " has not "),
    (" is ", " is not "),
    (" are ", " are not "),
)


@mypyc_attr(native_class=False)
class Untyped(TypeError):
    """A slot of a form has no kind, or one that the game does not have."""


def _pieces(text: str) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The pieces of a form, each words and the names of slots in turn, and whether it is optional."""
    end = 0
    for part in _PART.finditer(text):
        yield _words(text[end : part.start()]), False
        yield _words(part.group(0).replace("[", "").replace("]", "")), True
        end = part.end()
    yield _words(text[end:]), False


def _words(text: str) -> tuple[str, ...]:
    return tuple(one.partition(":")[0] if place % 2 else one for place, one in enumerate(_SLOT.split(text)))


class Form:
    """A form of sentence: its text, and the kind of each of its slots.

    >>> form = Form("{who:player} moves to {where:space} [for {n:number} oil]")
    >>> form.slots
    {'who': 'player', 'where': 'space', 'n': 'number'}
    >>> form.fill({"who": "ann", "where": "gate"}), form.fill({"who": "ann", "where": "gate", "n": "2"})
    ('ann moves to gate', 'ann moves to gate for 2 oil')
    >>> Form("{who} moves")
    Traceback (most recent call last):
    adjudicator.games.kit.forms.Untyped: {who} in "{who} moves" has no kind: write {who:player}, say
    """

    __slots__ = ("_pieces", "needed", "slots", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.slots: dict[str, str] = {}
        for given in _SLOT.findall(text):
            slot, _, kind = given.partition(":")
            if not kind or not slot.isidentifier():
                raise Untyped(f'{{{given}}} in "{text}" has no kind: write {{{slot or "who"}:player}}, say')
            self.slots[slot] = kind
        self._pieces: Final = tuple(_pieces(text))
        self.needed: Final = frozenset(slot for words, optional in self._pieces if not optional for slot in words[1::2])

    @property
    def tail(self) -> str:
        """The words after the last slot, with the space before them; empty if none stand there.

        >>> Form("{who:player} draws {card:card} from the deck").tail
        ' from the deck'
        """
        return self._pieces[-1][0][-1]

    def fill(self, said: dict[str, str]) -> str:
        """The sentence with these words in its slots; an optional part stands where all its slots have words."""
        pieces = (words for words, optional in self._pieces if not optional or all(w in said for w in words[1::2]))
        return "".join(said[word] if place % 2 else word for words in pieces for place, word in enumerate(words))

    def negated(self) -> str:
        """The form that says the opposite; empty where its verb has none.

        >>> Form("{who:player} has {n:number} oil").negated()
        '{who:player} does not have {n:number} oil'
        """
        for verb, opposite in _NEGATED:
            if verb in self.text:
                return self.text.replace(verb, opposite, 1)
        return ""

    def phrase(self, name: str, example: str, also: str = "") -> Phrase:
        """The phrase by which a grammar understands sentences of this form."""
        return Phrase(name, self.text, example, also)
