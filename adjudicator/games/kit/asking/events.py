"""The sentences that name what happens: `ghoul attacks roland`, `step ST.7 comes`."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.games.kit.asking.happenings import Fits, Happening
from adjudicator.games.kit.asking.question import AskedTable
from adjudicator.games.kit.deeds import Kinds, example_of, nearest, values_in, with_examples
from adjudicator.games.kit.events import EventKind, Sign
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.language.phrases import Grammar, Phrase, Said
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node


class Naming(NamedTuple):
    """A form of sentence that names what happens, and the event or other sign that it names."""

    form: Form
    of: EventKind | Sign


class Happenings:
    """The sentences of a game that name what happens, derived from its events and other signs; slots have kinds."""

    def __init__(
        self, kinds: Kinds, events: Iterable[EventKind], signs: Iterable[Sign] = (), examples: tuple[str, ...] = ()
    ) -> None:
        self.kinds = kinds
        self._named: dict[str, Naming] = {}
        phrases: list[Phrase] = []
        every: tuple[EventKind | Sign, ...] = (*events, *signs)
        for one in every:
            for form, example in with_examples(one.asks, one.examples):
                name = f"{one.name} {len(phrases)}"
                phrases.append(form.phrase(name, example or example_of(form, kinds, examples)))
                self._named[name] = Naming(form, one)
        self.grammar = Grammar(phrases)

    def understand(self, table: AskedTable, sentence: str, node: Node, at: Checking) -> Happening | None:
        """The thing that a sentence names; None and a fault if it is not understood."""
        fitting = [(self._named[said.name], said) for said in self.grammar.readings(sentence)]
        for naming, said in fitting:
            values = values_in(table.game, naming.form, said, self.kinds)
            if values is not None:
                return self._happening(naming, values)
        if fitting:
            nearest(table.game, [(naming.form, said) for naming, said in fitting], self.kinds, node, at)
        else:
            at.fault("E210", f'"{sentence}" names nothing that happens', node, self.grammar.help(sentence))
        return None

    def forms(self, sentence: str) -> list[tuple[Form, Said]]:
        """The forms that a sentence fits, be there what it names or not."""
        return [(self._named[said.name].form, said) for said in self.grammar.readings(sentence)]

    def _happening(self, naming: Naming, values: dict[str, Any]) -> Happening:
        form, of = naming
        kinds = {slot: self.kinds[kind] for slot, kind in form.slots.items()}
        if isinstance(of, Sign):
            fits: Fits = of.shows(**values)
            # A word of a closed set names nothing that anything could befall.
            things = (value for slot, value in values.items() if not isinstance(kinds[slot], Words | Number))
            return Happening(fits, of.name, tuple(value for value in things if isinstance(value, str)))
        parts = {slot: value if isinstance(value, str) else kinds[slot].say(value) for slot, value in values.items()}
        return Happening(of.shown(parts), of.name, tuple(parts.values()))
