"""A situation to start from: every key with a value, and every kind of sentence, as comments."""

from typing import Any

from adjudicator.games.kit.declared import Declared
from adjudicator.games.kit.facts import Fact
from adjudicator.games.kit.kinds import Named, YesNo
from adjudicator.games.kit.seats import OneSeat, Seat
from adjudicator.language.phrases import Grammar


def keys(declared: Declared) -> list[str]:
    """The keys that say how things stand, each with a value that it may have."""
    found = [f"#   {fact.key}: {_value(fact)}" for fact in declared.with_key(None) if fact is not declared.step]
    for seat in declared.seats:
        found.append(f"#   {seat.key}: {_of_one(declared, seat, seat.names[0])}")
    for kind in declared.things:
        found.append(f"#   {kind.key}: {_of_one(declared, kind, kind.examples()[0])}")
    steps = f" ({', '.join(declared.steps)})" if declared.steps else ""
    key = declared.step.key if declared.step is not None else "step"
    return [*found, *([f"#   {key}: {declared.steps[0]}   # the step at which it begins{steps}"] if steps else [])]


def _of_one(declared: Declared, of: Seat | Named[Any], name: str) -> str:
    facts = ", ".join(f"{fact.key}: {_value(fact)}" for fact in declared.with_key(of))
    if isinstance(of, OneSeat):
        return f"{{name: {name}{', ' if facts else ''}{facts}}}"
    return f"{{{name}: {{{facts}}}}}" if facts else name


def _value(fact: Fact[Any]) -> str:
    """Some value of a fact, as a file writes it."""
    if fact.kind is None or isinstance(fact.kind, YesNo):
        return "true"
    text = fact.kind.examples()[0]
    value = fact.kind.read_in_a_file(text) if not isinstance(fact.kind, Seat) else text
    data = text if value is None or isinstance(fact.kind, Seat) else fact.kind.data(value)
    return f"[{', '.join(map(str, data))}]" if isinstance(data, list) else str(data)


def sentences(where: str, *grammars: Grammar) -> list[str]:
    """Every kind of sentence that may stand under a key, by its example."""
    said = dict.fromkeys(phrase.example for grammar in grammars for phrase in grammar.phrases)
    return [f"# Every kind of sentence of {where}", *(f"#   {sentence}" for sentence in said)]
