"""The tree of a line, and how it is turned into what it says, phrase by phrase."""

from copy import deepcopy
from typing import Any

from lark import Token, Transformer, Tree
from lark.exceptions import VisitError

from adjudicator.games.arkham.importing.text.fixed import NOUNS, SAYS
from adjudicator.games.arkham.importing.text.phrases import Line, NotSaid, Noun


class Phrases(Transformer[Token, Line]):
    """Turns the tree of a line into what it says. Raises NotSaid."""

    def __init__(self, kind: str, words: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._kind = kind
        """The type of the card."""
        self._says = words
        """The words of the line."""
        self._words = tuple(one or "it" for one in words)
        """The words by which ways are called: the card's own name is none of them."""

    def _call_userfunc_token(self, token: Token) -> Token:
        """A word of the tree as what it says on this line: the tree is that of any line of such words."""
        assert token.start_pos is not None
        return Token.new_borrow_pos(token.type, self._says[token.start_pos], token)

    def _transform_tree(self, tree: Tree[Any]) -> Any:
        """The meaning of a part of the tree; of several readings the one that the vocabulary can say."""
        if tree.data in ("way", "third_way", "bullet"):
            _place(tree)
        if tree.data != "_ambig":
            return super()._transform_tree(tree)  # type: ignore[no-untyped-call]
        readings = []
        for one in tree.children:
            try:
                reading = self._transform_tree(one)
            except (NotSaid, VisitError) as fault:
                if isinstance(fault, VisitError) and not isinstance(fault.orig_exc, NotSaid):
                    raise
                continue
            if reading not in readings:
                readings.append(reading)
        if len(readings) != 1:
            raise TwoReadings(readings) if readings else NotSaid("none of several readings")
        return readings[0]

    def __default__(self, data: str, children: list[Any], meta: Any) -> Any:
        """The meaning of a phrase that always says the same."""
        if data in NOUNS:
            return Noun(NOUNS[data])
        if data not in SAYS:
            raise NotSaid(f"a phrase of the kind {data}")
        return deepcopy(SAYS[data])


def _place(tree: Tree[Any]) -> None:
    """Give a tree the place of its parts, which one with several readings does not know by itself."""
    places = [one.meta for one in tree.iter_subtrees() if not one.meta.empty]
    if places:
        tree.meta.empty = False
        tree.meta.start_pos = min(one.start_pos for one in places)
        tree.meta.end_pos = max(one.end_pos for one in places)


class TwoReadings(NotSaid):
    """A line that the grammar reads in two ways: a fault of the grammar."""
