"""A scenario: a situation that grows sentence by sentence, ruled exactly as `adjudicator rule` rules a file."""

from io import StringIO
from typing import cast

from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Faults, InputAtFault, render
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling

Value = str | int | bool | list["Value"] | dict[str, "Value"]
Situation = dict[str, Value]
"""A situation as plain data, ready to be written as YAML."""


class Scenario:
    """A situation in the making; `then` steps ask questions that the ruling must answer with yes."""

    def __init__(self) -> None:
        self.situation: Situation = {}
        self.block = 0
        self.open: list[str] = []
        self.facts: list[str] = []

    # -- describing -----------------------------------------------------------------------------------------------

    def part(self, *path: str) -> dict[str, Value]:
        """The mapping at a path, made if there is none."""
        found: dict[str, Value] = self.situation
        for key in path:
            inner = found.setdefault(key, {})
            assert isinstance(inner, dict), f"{key} is a mapping of keys"
            found = inner
        return found

    def entries(self, *path: str) -> list[Value]:
        """The list at a path, made if there is none."""
        found = self.part(*path[:-1]).setdefault(path[-1], [])
        assert isinstance(found, list), f"{path[-1]} is a list"
        return found

    def merge(self, more: Situation) -> None:
        """Merges a piece of YAML into the situation."""
        _merge(self.situation, more)

    def do(self, entry: Value) -> None:
        """Adds a deed; questions since the last deed come before it."""
        deeds = self.entries("do")
        for sentence in self.open:
            deeds.append({"ask": self._expected(sentence)})
        if self.open:
            self.open = []
            self.block = len(deeds)
        deeds.append(entry)

    def ask(self, sentence: str) -> None:
        """Adds a question that must be true here."""
        if sentence.startswith("at "):
            moment, _comma, question = sentence.removeprefix("at ").partition(", ")
            self.entries("do").insert(self.block, {f"at {moment}": self._expected(question)})
            self.block += 1
            return
        self.open.append(sentence)

    def finish(self) -> None:
        """Asks the questions after the last deed at the end."""
        for sentence in self.open:
            self._expected(sentence)
        self.open = []

    def _expected(self, sentence: str) -> str:
        """Adds the sentence to `expect:`; if it is there already, it gets one more question mark."""
        expected = self.part("expect")
        while sentence in expected:
            sentence += "?"
        expected[sentence] = True
        return sentence

    # -- ruling ---------------------------------------------------------------------------------------------------

    def yaml(self) -> str:
        """The situation as a file for `adjudicator rule`."""
        from ruamel.yaml import YAML

        writer = YAML()
        writer.default_flow_style = False
        writer.width = 1000
        out = StringIO()
        writer.dump(self.situation, out)
        return out.getvalue()

    def rule(self, rules: Game, edition: str) -> Ruling:
        """The ruling under a game's rules, in an edition if it has any.

        Raises AssertionError with the faults of the situation, if there are any.
        """
        for sentence in self.facts:
            piece = rules.given(sentence)
            assert piece is not None, f'"{sentence}" describes nothing of {rules.title}'
            self.merge(cast(Situation, piece))
        game = rules.name
        self.situation["game"] = game
        if edition:
            self.situation["edition"] = edition
        text = self.yaml()
        faults = Faults()
        try:
            source = read(text, "scenario.yaml", faults)
            return rule_source(source, faults)[0]
        except InputAtFault as fault:
            raise AssertionError(render(fault.faults, lambda _path: text.splitlines()) + "\n" + text) from None


def _merge(into: dict[str, Value], more: dict[str, Value]) -> None:
    for key, value in more.items():
        present = into.get(key)
        if isinstance(present, dict) and isinstance(value, dict):
            _merge(present, value)
        elif isinstance(present, list) and isinstance(value, list):
            present.extend(value)
        else:
            into[key] = value


def value_of(text: str) -> Value:
    """A piece of YAML as plain data."""
    from ruamel.yaml import YAML

    return cast(Value, YAML(typ="safe").load(text))


def told(ruling: Ruling) -> str:
    """The trace of a ruling in lines, which helps to find out why a scenario failed."""
    return "\n".join("  " * record.depth + repr(record) for record in ruling.trace)
