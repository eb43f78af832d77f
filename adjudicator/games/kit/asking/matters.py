"""The matters that players are asked to decide, as questions may name them: each a form with typed slots."""

from collections.abc import Iterable
from typing import Final

from adjudicator.games.kit.asking.question import AskedTable
from adjudicator.games.kit.deeds import Kinds, example_of, nearest, values_in
from adjudicator.games.kit.forms import Form
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import Grammar
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node


class Matters:
    """The matters of a game's decisions: `order of the hunters`, `where {enemy:enemy} moves`."""

    def __init__(self, kinds: Kinds, forms: Iterable[str]) -> None:
        self.kinds: Final = kinds
        self._forms = {f"matter {place}": Form(plain(text)) for place, text in enumerate(dict.fromkeys(forms))}
        self._grammar = Grammar(form.phrase(name, example_of(form, kinds)) for name, form in self._forms.items())

    def examples(self) -> tuple[str, ...]:
        """One of each form."""
        return tuple(phrase.example for phrase in self._grammar.phrases)

    def understood(self, table: AskedTable, text: str, node: Node, at: Checking) -> str:
        """The matter that a text names, as a decision calls it; empty and a fault if nobody ever decides it."""
        given = plain(text)
        fitting = [(self._forms[said.name], said) for said in self._grammar.readings(given)]
        for form, said in fitting:
            values = values_in(table.game, form, said, self.kinds)
            if values is not None:
                return plain(
                    form.fill({slot: self.kinds[form.slots[slot]].say(value) for slot, value in values.items()})
                )
        if fitting:
            nearest(table.game, fitting, self.kinds, node, at)
        else:
            help = did_you_mean(given, self.examples()) or self._grammar.help(given)
            at.fault("E204", f'nobody is ever asked to decide "{text}"', node, help)
        return ""


def plain(matter: str) -> str:
    """A matter in small letters, without its article; the slots of a form keep theirs.

    >>> plain("the order of the hunters"), plain("Phase 1"), plain("where {who:Player} goes")
    ('order of the hunters', 'phase 1', 'where {who:Player} goes')
    """
    parts = matter.replace("}", "{").split("{")
    small = "".join(part.lower() if place % 2 == 0 else "{" + part + "}" for place, part in enumerate(parts))
    return small.removeprefix("the ")
