"""The entries of a course: deeds, and questions between them."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from adjudicator.games.interface import COMES_ABOUT, Asked, Deed, Table
from adjudicator.language.diagnostics import Fault, Faults
from adjudicator.language.phrases import OF_THIS_KIND
from adjudicator.language.shapes import Checking, Schema
from adjudicator.language.source import Mapping, Node, Text
from adjudicator.situation.keys import ASK

ODDS: Final = "the odds that "
"""The words that begin a question about odds."""


def is_about_odds(sentence: str) -> bool:
    """True if a sentence asks for odds, or claims some.

    >>> is_about_odds("the odds that ghoul is defeated"), is_about_odds("ghoul is defeated")
    (True, False)
    """
    return sentence[: len(ODDS)].lower() == ODDS


class Inserted(NamedTuple):
    """A question among the deeds: its sentence, and the moment at which it is asked (empty for here)."""

    said: str
    asked: Asked
    step: str
    node: Node


def understand(table: Table, entries: Sequence[Node], at: Checking) -> list[Deed | Inserted]:
    """The deeds and questions of a course; an entry that cannot be read is reported and left out."""
    found: list[Deed | Inserted] = []
    for node in entries:
        question = _midway_question(node)
        if question is not None:
            step, sentence, where = question
            if is_about_odds(sentence):
                help = "write it under `ask:` or `expect:`, and leave open what comes after this moment"
                at.fault("E504", "odds are asked at the end of a course, not in the middle", where, help)
                continue
            asked = table.question(_asked(sentence), where, at)
            if asked is not None:
                found.append(Inserted(sentence, asked, step, where))
            continue
        deed = _foreseen(table, node, at) if _is_foreseen(node) else _deed(table, node, at)
        if deed is not None:
            found += (part for one in (deed, *deed.further) for part in (one, *one.then))
    return found


def _deed(table: Table, node: Node, at: Checking) -> Deed | None:
    """The deed of an entry; a question that stands there as if it were done is told from other faults."""
    tried = Checking(at.source, Faults())
    deed = table.deed(node, tried)
    if deed is not None and not tried.faults:
        return deed
    if not all(_is_unknown(fault) for fault in tried.faults) or not _asks(table, node, at):
        return table.deed(node, at)
    said = _said_of(node)
    at.fault("E210", f'"{said}" asks, and nobody does it', node, f"write it as `ask: {said}`")
    table.question(_asked(said), node, at)
    return None


def _is_unknown(fault: Fault) -> bool:
    """True where a sentence has no form at all, and nothing is known that it may have been meant for."""
    return fault.code == "E210" and fault.help.startswith(OF_THIS_KIND)


def _asks(table: Table, node: Node, at: Checking) -> bool:
    """True where an entry is a question; one of what somebody may do may be at fault in what it names."""
    tried, said = Checking(at.source, Faults()), _asked(_said_of(node))
    asked = table.question(said, node, tried)
    return asked is not None or (said.startswith("may ") and all(fault.code != "E210" for fault in tried.faults))


def _asked(sentence: str) -> str:
    return sentence.rstrip("?").strip()


def _said_of(node: Node) -> str:
    """The sentence of an entry; empty where it is none."""
    return node.text if isinstance(node, Text) else ""


def _is_foreseen(node: Node) -> TypeGuard[Text]:
    return isinstance(node, Text) and node.text[: len(COMES_ABOUT)].lower() == COMES_ABOUT


def _foreseen(table: Table, node: Text, at: Checking) -> Deed | None:
    """A deed that nobody does: what the sentence names comes about. None where it is at fault and names nothing."""
    asked = table.question(node.text, node, at)
    return Deed(node.text, node, comes=asked.happenings[0]) if asked is not None and asked.happenings else None


def with_foreseen(deed: Schema, question: Schema) -> Schema:
    """The JSON Schema of a deed, with what comes about beside it, as questions say it."""
    every = question.get("examples")
    said = [one for one in every if str(one).startswith(COMES_ABOUT)] if isinstance(every, list) else []
    meaning, pattern = "what comes about, and nobody decides", f"^{COMES_ABOUT}.+$"
    return {"anyOf": [deed, {"type": "string", "description": meaning, "pattern": pattern, "examples": said}]}


def _midway_question(node: Node) -> tuple[str, str, Node] | None:
    """The step (empty for here), the sentence and its node of an entry `ask: …` or `at ST.6: …`."""
    if not isinstance(node, Mapping) or len(node.values) != 1:
        return None
    key, value = next(iter(node.values.items()))
    if not isinstance(value, Text):
        return None
    if key == ASK:
        return "", value.text, value
    if key.startswith(("at ", "ask at ")):
        return key.split("at ", 1)[1].removeprefix("step "), value.text, value
    return None
