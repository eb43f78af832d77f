"""A scenario: a situation that grows sentence by sentence, ruled exactly as `adjudicator rule` rules a file."""

import re
from copy import deepcopy
from io import StringIO
from typing import Final, NamedTuple, cast

from ruamel.yaml import YAML
from ruamel.yaml.nodes import ScalarNode
from ruamel.yaml.representer import SafeRepresenter

from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Faults, InputAtFault, render
from adjudicator.language.source import read
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.testing.game import rules_of_edition

Value = str | int | bool | list["Value"] | dict[str, "Value"]
Situation = dict[str, Value]
"""A situation as plain data, ready to be written as YAML."""


class Described(NamedTuple):
    """A sentence that describes a situation, and what is said of the thing that it names."""

    sentence: str
    said: Value | None

    def piece(self, rules: Game) -> Situation:
        """The piece of a situation that it describes."""
        found = cast("Situation | None", rules.given(self.sentence))
        assert found is not None, f'"{self.sentence}" describes nothing of {rules.title}'
        return found if self.said is None else _under(found, self.said)


class _Empty(SafeRepresenter):
    """Writes nothing where there is nothing, as a player does."""

    def represent_none(self, data: None) -> ScalarNode:
        """An empty text."""
        return self.represent_scalar("tag:yaml.org,2002:null", "")


_Empty.add_representer(type(None), _Empty.represent_none)


class Scenario:
    """A situation in the making; `then` steps ask questions that the ruling must answer with yes."""

    def __init__(self) -> None:
        self.situation: Situation = {}
        self.block = 0
        self.open: list[str] = []
        self._described: list[Situation | Described] = []

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
        """Adds a piece of YAML to what describes the situation."""
        self._described.append(more)

    def describe(self, sentence: str, said: Value | None = None) -> None:
        """Adds a sentence to what describes the situation, with what is said of the thing that it names."""
        self._described.append(Described(sentence, said))

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

    def whole(self, rules: Game) -> Situation:
        """The situation with everything that describes it, in the words of a game."""
        whole: Situation = {}
        for one in self._described:
            _merge(whole, one.piece(rules) if isinstance(one, Described) else one)
        _merge(whole, self.situation)
        return whole | {"game": rules.name}

    def yaml(self, rules: Game, edition: str = "") -> str:
        """The situation as a file for `adjudicator rule`."""
        writer = YAML(typ="safe")
        writer.Representer = _Empty
        writer.default_flow_style = False
        writer.sort_base_mapping_type_on_output = False  # type: ignore[assignment]
        writer.width = 1000
        out = StringIO()
        writer.dump(self.whole(rules) | ({"edition": edition} if edition else {}), out)
        return _BY_A_RULE.sub(lambda found: _as_there(found, rules, edition), out.getvalue())

    def rule(self, rules: Game, edition: str) -> Ruling:
        """The ruling under a game's rules, in an edition if it has any.

        Raises AssertionError with the faults of the situation, if there are any.
        """
        text = self.yaml(rules, edition)
        faults = Faults()
        try:
            source = read(text, "scenario.yaml", faults)
            return rule_source(source, faults)[0]
        except InputAtFault as fault:
            raise AssertionError(render(fault.faults, lambda _path: text.splitlines()) + "\n" + text) from None


_BY_A_RULE: Final = re.compile(r"((?:it is refused|may not [^\n]*?)) by ([a-z0-9-]+\.[0-9]+)(?=\W)")


def _as_there(found: re.Match[str], rules: Game, edition: str) -> str:
    """What a sentence says of a rule that refuses something; of one that the edition does not have nothing is said."""
    return found[0] if rules_of_edition(rules, (found[2],), edition) else found[1]


def _under(piece: Situation, said: Value) -> Situation:
    """A piece of a situation with something said of the innermost thing that it names."""
    ((key, inner),) = piece.items()
    return {key: _under(inner, said) if isinstance(inner, dict) and inner else said}


def _merge(into: dict[str, Value], more: dict[str, Value]) -> None:
    for key, value in deepcopy(more).items():
        present = into.get(key)
        if isinstance(present, dict) and isinstance(value, dict):
            _merge(present, value)
        elif isinstance(present, list) and isinstance(value, list):
            present.extend(value)
        else:
            into[key] = value


def value_of(text: str) -> Value:
    """A piece of YAML as plain data."""
    return cast(Value, YAML(typ="safe").load(text))


def told(ruling: Ruling) -> str:
    """The trace of a ruling in lines, which helps to find out why a scenario failed."""
    return "\n".join("  " * record.depth + repr(record) for record in ruling.trace)
