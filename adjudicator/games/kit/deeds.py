"""The meanings of the sentences of a course: acts, draws, passing, and moments that are waited for."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.games.interface import Deed
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.forms import Form
from adjudicator.language.phrases import Grammar, Phrase, Said, pattern_of
from adjudicator.language.shapes import Checking, describe
from adjudicator.language.source import Node, Text

if TYPE_CHECKING:
    from adjudicator.games.kit.declared import Declared
    from adjudicator.games.kit.play import Play

Means = Callable[["Play", Text, dict[str, Any]], Deed]
"""The deed of a sentence with these values in its slots."""


class Meant(NamedTuple):
    """The meaning of a sentence: an act, or several of which that counts which is asked for."""

    acts: tuple[Act, ...]


class Drawn(NamedTuple):
    """A draw that a sentence says: from which component, who draws, and the outcome by its words."""

    component: Component
    who: str
    outcome: tuple[str, ...]


class Deeds:
    """The sentences of `do:` of a game of the kit."""

    def __init__(self, declared: "Declared") -> None:
        self._kinds = declared.kinds
        self._forms: dict[str, tuple[Form, Means]] = {}
        phrases: list[Phrase] = []
        self._secret: set[str] = set()
        for form, means, also, secret in _sentences(declared):
            name = str(len(phrases))
            if secret:
                self._secret.add(name)
            phrases.append(form.phrase(name, example_of(form, declared.kinds, declared.examples), also))
            self._forms[name] = form, means
        self.grammar = Grammar(phrases)

    def understand(self, game: "Play", node: Node, at: Checking) -> Deed | None:
        """The deed of an entry; None and a fault if it cannot be understood."""
        if not isinstance(node, Text):
            help = f"write `{self.grammar.phrases[0].example}`"
            at.fault("E201", f"a sentence is wanted here, not {describe(node)}", node, help)
            return None
        fitting = list(self.grammar.readings(node.text))
        found: Deed | None = None
        for said in fitting:
            values = self._values(game, said)
            if values is not None:
                deed = self._forms[said.name][1](game, node, values)
                found = deed if found is None else _either(found, deed)
        if found is not None:
            return found
        if not fitting:
            at.fault("E210", f'"{node.text}" is not understood', node, self.grammar.help(node.text))
        else:
            nearest(game, [(self._forms[said.name][0], said) for said in fitting], self._kinds, node, at)
        return None

    def is_secret(self, said: Said) -> bool:
        """True where a sentence says something that is done in secret."""
        return said.name in self._secret

    def _values(self, game: "Play", said: Said) -> dict[str, Any] | None:
        form = self._forms[said.name][0]
        return values_in(game, form, said, self._kinds)


def values_in(game: "Play", form: Form, said: Said, kinds: dict[str, Any]) -> dict[str, Any] | None:
    """The values in the slots of a sentence; None where one of them names nothing of its kind."""
    found = {slot: kinds[form.slots[slot]].read(game, text) for slot, text in said.slots.items()}
    return None if any(value is None for value in found.values()) else found


def understood(game: "Play", form: Form, said: Said, kinds: dict[str, Any], node: Node, at: Checking) -> dict[str, Any]:
    """The values in the slots of a sentence; a fault for each slot that names nothing of its kind."""
    return {slot: kinds[form.slots[slot]].understood(game, text, node, at) for slot, text in said.slots.items()}


def nearest(game: "Play", fitting: "list[tuple[Form, Said]]", kinds: dict[str, Any], node: Node, at: Checking) -> None:
    """Of the forms that a sentence fits that of which it names most: a fault for each slot that names nothing."""

    def strange(reading: "tuple[Form, Said]") -> int:
        form, said = reading
        return sum(kinds[form.slots[slot]].read(game, text) is None for slot, text in said.slots.items())

    form, said = min(fitting, key=strange)
    understood(game, form, said, kinds, node, at)


def example_of(form: Form, kinds: dict[str, Any], examples: tuple[str, ...] = ()) -> str:
    """A sentence of a form: the first of the game's own examples that has it.

    Where none has, every slot has an example of its kind, and no two players are the same.
    """
    pattern = re.compile(pattern_of(form.text))
    for sentence in examples:
        match = pattern.match(sentence)
        given = {} if match is None else match.groupdict()
        if match is not None and all(kinds[form.slots[slot]].may_be(text) for slot, text in given.items() if text):
            return sentence
    said: dict[str, str] = {}
    for slot, kind in form.slots.items():
        values = [word for word in kinds[kind].examples() if word not in said.values()]
        said[slot] = (values or kinds[kind].examples())[0]
    return form.fill(said)


def _sentences(declared: "Declared") -> Iterator[tuple[Form, Means, str, bool]]:
    for action in (*declared.actions, *declared.decisions):
        for form in action.forms:
            for end, decision in action.with_decision:
                later = next(one for one in declared.decisions if type(one) is decision)
                yield Form(form.text + end), _act(action, later), action.also, action.secret
            yield form, _act(action, None), action.also, action.secret
    for component in declared.components:
        for form in component.draws:
            yield form, _draw(component), "", False
    for moment in declared.moments:
        yield Form(moment), _until(Form(moment), declared.kinds), "", False
    yield Form("{who:player} passes"), _pass, "declines", False
    yield Form("{who:player} is done"), _pass, "", False


def _either(first: Deed, other: Deed) -> Deed:
    """A sentence that means several acts means whichever is asked for; a moment or a draw is what it is said as first.

    Where it says an act and in advance a later decision, any of those may be the later one.
    """
    if not isinstance(first.act, Meant) or not isinstance(other.act, Meant) or bool(first.then) != bool(other.then):
        return first
    acts = Meant(tuple(dict.fromkeys((*first.act.acts, *other.act.acts))))
    then = tuple(_either(one, two) for one, two in zip(first.then, other.then, strict=False))
    return first._replace(act=acts, then=then)


def _act(action: Action, later: Action | None) -> Means:
    def means(game: "Play", node: Text, values: dict[str, Any]) -> Deed:
        who = values.get("who", "")
        slots = tuple(values.get(slot) for slot in action.slots)
        then: tuple[Deed, ...] = ()
        if later is not None:
            theirs = tuple(values.get(slot) for slot in later.slots)
            then = (_deed(game, node, Act(later, who, theirs)),)
        return _deed(game, node, Act(action, who, slots))._replace(then=then)

    return means


def _deed(game: "Play", node: Text, act: Act) -> Deed:
    return Deed(node.text, node, act.who, act.action.name, act.things(game), act=Meant((act,)))


def _draw(component: Component) -> Means:
    def means(_game: "Play", node: Text, values: dict[str, Any]) -> Deed:
        outcome = component.outcome(values["drawn"])
        each = tuple((one,) for one in outcome) if component.one_by_one else (outcome,)
        first, *further = (_drawn(node, Drawn(component, values["who"], one)) for one in each)
        return first._replace(further=tuple(further))

    return means


def _drawn(node: Text, drawn: Drawn) -> Deed:
    return Deed(node.text, node, drawn.who, "draw", drawn.outcome, draw=True, act=drawn)


def _until(form: Form, kinds: dict[str, Any]) -> Means:
    def means(_game: "Play", node: Text, values: dict[str, Any]) -> Deed:
        moment = form.fill({slot: kinds[form.slots[slot]].say(value) for slot, value in values.items()})
        return Deed(node.text, node, until=moment)

    return means


def _pass(_game: "Play", node: Text, values: dict[str, Any]) -> Deed:
    return Deed(node.text, node, values["who"], "pass")
