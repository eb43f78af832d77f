"""Questions of a game of the kit: how things stand, what happened, and what may be done."""

from typing import TYPE_CHECKING, Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.kit.asking.about_events import (
    ABOUT_EVENTS,
    around_verb,
    event_phrases,
    negative_phrases,
)
from adjudicator.games.kit.asking.about_legality import AboutLegality, legality_phrases, third_person
from adjudicator.games.kit.asking.events import Events
from adjudicator.games.kit.asking.happenings import Happening, event, step
from adjudicator.games.kit.asking.question import Questions
from adjudicator.games.kit.deeds import Deeds, example_of, nearest, values_in
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.standing import Asking, Standing
from adjudicator.language.phrases import Grammar, Phrase, Said
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared
    from adjudicator.games.kit.table import KitTable


_STEP: Final = "a step is reached"


class KitQuestions(Asking["KitTable"]):
    """Everything that may be asked of a game, derived from what it declares."""

    def __init__(self, declared: "Declared", deeds: Deeds) -> None:
        happenings = _Happenings(declared)
        standing = Standing(declared.statements, declared.kinds, declared.examples)
        deed = deeds.grammar.phrases[0].example
        who = deeds.grammar.phrases[0].slots_of(deed).get("who", "somebody")
        rule = next((a.rule_of() for a in declared.actions), "") or "a-rule.1"
        first = happenings.grammar.phrases[0].example
        second = happenings.grammar.phrases[-1].example
        may = f"{who} may {plain_deed(deed.removeprefix(who + ' '))}"
        phrases = (
            *event_phrases(first, second, first, f"{who} decides {deed.split(' ')[-1]}", who, rule),
            *legality_phrases(may, may.replace(" may ", " may not "), rule),
            *negative_phrases(*(denial(phrase.example) for phrase in happenings.grammar.phrases)),
        )
        legality: AboutLegality[KitTable] = AboutLegality(deeds.grammar, _possible)
        questions: Questions[KitTable] = Questions(
            Grammar(phrases), {**ABOUT_EVENTS, **legality.kinds()}, happenings.understand, declared.reference
        )
        super().__init__(standing, questions, happenings.understand, happenings.grammar, happenings.forms)


def plain_deed(deed: str) -> str:
    """`moves to mill` as it stands after "may".

    >>> plain_deed("moves to mill"), plain_deed("passes")
    ('move to mill', 'pass')
    """
    verb, space, rest = deed.partition(" ")
    found = next((base for base in (verb[:-2], verb[:-1], verb[:-3] + "y") if third_person(base) == verb), verb)
    return found + space + rest


def denial(event: str) -> str:
    """The sentence that an event does not happen.

    >>> denial("the bell rings"), denial("the lamp of gate is lit")
    ('the bell does not ring', 'the lamp of gate is not lit')
    """
    before, verb, after = around_verb(event)
    return " ".join((*before, *(("is", "not") if verb == "is" else ("does", "not", plain_deed(verb))), *after))


def _possible(table: "KitTable", deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, else why not."""
    reasons = table.judge(deed).why_not_now()
    return not reasons, reasons


# -- what happens -----------------------------------------------------------------------------------------------------


class _Happenings(Events["KitTable"]):
    """The sentences that name events; each slot is read by its kind."""

    def __init__(self, declared: "Declared") -> None:
        self._kinds = declared.kinds
        self._forms: dict[str, tuple[str, Form]] = {}
        phrases: list[Phrase] = []
        for kind in declared.events.values():
            for form in kind.asks:
                name = f"{kind.name} {len(phrases)}"
                phrases.append(form.phrase(name, example_of(form, declared.kinds, declared.examples)))
                self._forms[name] = kind.name, form
        # The numbered steps of its sequences, and the moments that a course may wait for, are there in every game.
        example = declared.reached.replace("{step}", (*declared.steps, "1")[0])
        phrases.append(Phrase(_STEP, declared.reached, example))
        self._forms[_STEP] = _STEP, Form(declared.reached.replace("{step}", "{step:words}"))
        super().__init__(Grammar(phrases), {})

    def understand(self, table: "KitTable", sentence: str, node: Node, at: Checking) -> Happening | None:
        """The event that a sentence names; None and a fault if it is not understood."""
        fitting = self.forms(sentence)
        for form, said in fitting:
            values = values_in(table.game, form, said, self._kinds)
            if values is not None:
                return self._happening(self._forms[said.name][0], form, values)
        if fitting:
            nearest(table.game, fitting, self._kinds, node, at)
        else:
            at.fault("E210", f'"{sentence}" names nothing that happens', node, self.grammar.help(sentence))
        return None

    def forms(self, sentence: str) -> list[tuple[Form, Said]]:
        """The forms that a sentence fits, be there what it names or not."""
        return [(self._forms[said.name][1], said) for said in self.grammar.readings(sentence)]

    def _happening(self, kind: str, form: Form, values: dict[str, Any]) -> Happening:
        if kind == _STEP:
            return Happening(step(str(values["step"])), _STEP)
        said = ((slot, self._kinds[form.slots[slot]], value) for slot, value in values.items())
        parts = {slot: value if isinstance(value, str) else kind.say(value) for slot, kind, value in said}
        return Happening(event(kind, parts), kind, tuple(parts.values()))
