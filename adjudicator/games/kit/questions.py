"""Questions of a game of the kit: how things stand, what happened, and what may be done."""

from typing import TYPE_CHECKING, Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Answer, Asked, Deed
from adjudicator.games.kit.asking.about_events import (
    ABOUT_EVENTS,
    around_verb,
    denied,
    event_phrases,
    negative_phrases,
)
from adjudicator.games.kit.asking.about_legality import AboutLegality, legality_phrases, third_person
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.happenings import step as is_reached
from adjudicator.games.kit.asking.places import wrote
from adjudicator.games.kit.asking.question import Question, Questions, yes
from adjudicator.games.kit.deeds import Deeds, example_of, nearest, values_in
from adjudicator.games.kit.events import Sign
from adjudicator.games.kit.facts import Statement
from adjudicator.games.kit.kinds import Words
from adjudicator.language.phrases import Grammar
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared
    from adjudicator.games.kit.table import KitTable


_STEP: Final = "a step is reached"


class KitQuestions:
    """Everything that may be asked of a game, derived from what it declares."""

    def __init__(self, declared: "Declared", deeds: Deeds) -> None:
        self._kinds = declared.kinds
        self._statements = {f"fact {place}": one for place, one in enumerate(declared.statements)}
        # The numbered steps of its sequences are there in every game.
        reached = declared.reached.replace("{step}", (*declared.steps, "1")[0])
        form = declared.reached.replace("{step}", "{step:words}")
        steps = Sign(_STEP, form, shows=lambda step: is_reached(step), examples=(reached,))
        happenings = Happenings(self._kinds, declared.events.values(), (steps,), declared.examples)
        standing = [
            one.form.phrase(name, example_of(one.form, declared.kinds, declared.examples))
            for name, one in self._statements.items()
        ]
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
        self.standing = Grammar(standing)
        self.grammar = Grammar((*phrases, *standing))
        self._happenings = happenings
        self.happenings = happenings.grammar
        legality: AboutLegality[KitTable] = AboutLegality(deeds.grammar, _possible)
        self._questions: Questions[KitTable] = Questions(
            Grammar(phrases), {**ABOUT_EVENTS, **legality.kinds()}, happenings.understand, declared.reference
        )

    def understand(self, table: "KitTable", sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question of a sentence; None and a fault if it is not understood."""
        fitting = list(self.standing.readings(sentence))
        for said in fitting:
            one = self._statements[said.name]
            values = values_in(table.game, one.form, said, self._kinds)
            if values is not None:
                return _standing(one, values, self._kinds)
        if not self._names_more(table, sentence, node, at):
            forms = [(self._statements[said.name].form, said) for said in fitting]
            forms += self._happenings.forms(sentence)
            if forms:
                nearest(table.game, forms, self._kinds, node, at)
            else:
                every = Grammar((*self.standing.phrases, *self.grammar.phrases, *self.happenings.phrases))
                at.fault("E210", f'"{sentence}" is not understood', node, every.help(sentence))
            return None
        return self._questions.understand(table, sentence, node, at)

    def _names_more(self, table: "KitTable", sentence: str, node: Node, at: Checking) -> bool:
        """True where a sentence is a question of another kind, or names something that happens."""
        said = self._questions.grammar.read(sentence)
        event = sentence if said is None else denied(said)
        if not event:
            return True
        return self._happenings.understand(table, event, node, Checking(at.source, type(at.faults)())) is not None


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


def _standing(one: Statement, values: dict[str, Any], kinds: dict[str, Any]) -> Question:
    """The question of a statement about how things stand."""
    fact = one.fact

    def answering(table: "KitTable") -> Answer:
        game = table.game
        game.cite(*one.by(game, values))
        if fact is None:
            assert one.holds is not None
            return yes(one.holds(game, values))
        entity = fact.cell(values["whose"]) if "whose" in values else fact.cell("table")
        places = wrote(table, entity, fact.name)
        if one.tells is not None:
            answer = Answer(one.tells(game, values), places)
        else:
            assert one.holds is not None
            answer = yes(one.holds(game, values), places)
        return answer._replace(reads=((entity, fact.name),))

    # A word of a closed set names nothing that anything could befall.
    named = (value for slot, value in values.items() if not isinstance(kinds[one.form.slots[slot]], Words))
    things = tuple(value for value in named if isinstance(value, str))
    return Question(answering, (), things, False, "nothing in the resolution changes it")


def _possible(table: "KitTable", deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, else why not."""
    reasons = table.judge(deed).why_not_now()
    return not reasons, reasons
