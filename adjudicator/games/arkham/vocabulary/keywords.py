"""Shapes of keywords."""

from adjudicator.games.arkham.keywords import KEYWORDS, MODELLED, NOT_MODELLED
from adjudicator.language.shapes import Checking, OneOf
from adjudicator.language.source import Node, Text


class GainedShape(OneOf):
    """A keyword that an effect gives: only one that is modelled has effects."""

    def check(self, node: Node, at: Checking) -> str:
        if isinstance(node, Text) and node.text in NOT_MODELLED:
            help = f"what can be given: {', '.join(self.words)}"
            at.fault("E304", f"the keyword {node.text} is not modelled", node, help)
            return self.words[0]
        return super().check(node, at)


KEYWORD = OneOf(*KEYWORDS, meaning="keywords")
GAINED = GainedShape(*MODELLED, meaning="keywords")
