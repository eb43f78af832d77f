"""Shapes of keywords."""

from adjudicator.games.arkham.keywords import KEYWORDS, OF_PLAY, WITH_A_VALUE
from adjudicator.language.shapes import Checking, OneOf
from adjudicator.language.source import Node, Text


class PlainShape(OneOf):
    """A keyword that is a word alone, and says nothing more."""

    def check(self, node: Node, at: Checking) -> str:
        if isinstance(node, Text) and node.text in WITH_A_VALUE:
            help = f"on a described card it is a key of its own: `{node.text}: …`"
            at.fault("E204", f"the keyword {node.text} says more than its name", node, help)
            return self.words[0]
        return super().check(node, at)


KEYWORD = OneOf(*KEYWORDS, meaning="keywords")
PLAIN_KEYWORD = PlainShape(*(one for one in KEYWORDS if one not in WITH_A_VALUE), meaning="keywords")
GAINED = PlainShape(*OF_PLAY, meaning="keywords")
