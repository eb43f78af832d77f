"""Questions of a game of the kit: how things stand, what happened, and what may be done."""

from typing import Final, Protocol

from adjudicator.engine.legality import Reasons
from adjudicator.games.interface import Deed
from adjudicator.games.kit.asking.about_events import (
    ABOUT_EVENTS,
    around_verb,
    event_phrases,
    negative_phrases,
)
from adjudicator.games.kit.asking.about_legality import AboutLegality, legality_phrases, third_person
from adjudicator.games.kit.asking.events import Happenings
from adjudicator.games.kit.asking.happenings import step as is_reached
from adjudicator.games.kit.asking.matters import Matters
from adjudicator.games.kit.asking.question import AskedTable, Questions
from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.deeds import Deeds
from adjudicator.games.kit.events import Sign
from adjudicator.games.kit.judging import KitJudgement
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.standing import Asking, Standing
from adjudicator.language.phrases import Grammar

_STEP: Final = "step"


class JudgingTable(AskedTable, Protocol):
    """A table of which questions are asked, and that judges deeds as the kit does."""

    def judge(self, deed: Deed) -> KitJudgement:
        """A deed, judged at this moment."""


class KitQuestions(Asking[JudgingTable]):
    """Everything that may be asked of a game, derived from what it declares."""

    def __init__(self, declared: Declared, deeds: Deeds) -> None:
        # The numbered steps of its sequences are there in every game.
        reached = declared.reached.replace("{step}", (*declared.steps, "1")[0])
        form = declared.reached.replace("{step}", f"{{step:{_STEP}}}")
        steps = Sign("a step is reached", form, shows=lambda step: is_reached(step), examples=(reached,))
        kinds = {**declared.kinds, _STEP: Words(*declared.numbered, meaning="a step")}
        happenings = Happenings(kinds, declared.events.values(), (steps,), declared.examples)
        deed = deeds.grammar.phrases[0].example
        who = deeds.grammar.phrases[0].slots_of(deed).get("who", "somebody")
        rule = next((a.rule_of() for a in declared.actions), "") or "a-rule.1"
        self.matters: Final = Matters(declared.kinds, declared.matters)
        matter = next(iter(self.matters.examples()), "something")
        first = happenings.grammar.phrases[0].example
        second = happenings.grammar.phrases[-1].example
        may = f"{who} may {plain_deed(deed.removeprefix(who + ' '))}"
        phrases = (
            *event_phrases(first, second, first, f"{who} decides {matter}", who, rule),
            *legality_phrases(may, may.replace(" may ", " may not "), rule),
            *negative_phrases(*(denial(phrase.example) for phrase in happenings.grammar.phrases)),
        )
        standing = Standing(declared.statements, declared.kinds, declared.examples)
        legality: AboutLegality[JudgingTable] = AboutLegality(deeds.grammar, possible)
        questions: Questions[JudgingTable] = Questions(
            Grammar(phrases), {**ABOUT_EVENTS, **legality.kinds()}, happenings.understand, declared.reference
        )
        super().__init__(standing, questions, happenings)


_HISSING: Final = ("sses", "xes", "zzes", "ches", "shes", "oes")


def plain_deed(deed: str) -> str:
    """`moves to mill` as it stands after "may".

    >>> plain_deed("moves to mill"), plain_deed("passes"), plain_deed("copies lair"), plain_deed("loses will")
    ('move to mill', 'pass', 'copy lair', 'lose will')
    """
    verb, space, rest = deed.partition(" ")
    # "pass" ends with a hiss, and "lose" only sounds as if it did.
    bases = (verb[:-3] + "y", verb[:-2] if verb.endswith(_HISSING) else verb[:-1])
    found = next((base for base in bases if third_person(base) == verb), verb)
    return found + space + rest


def denial(event: str) -> str:
    """The sentence that an event does not happen.

    >>> denial("the bell rings"), denial("the lamp of gate is lit")
    ('the bell does not ring', 'the lamp of gate is not lit')
    """
    before, verb, after = around_verb(event)
    return " ".join((*before, *(("is", "not") if verb == "is" else ("does", "not", plain_deed(verb))), *after))


def possible(table: JudgingTable, deed: Deed) -> tuple[bool, Reasons]:
    """True if a deed may be done now, else why not."""
    reasons = table.judge(deed).why_not_now()
    return not reasons, reasons
