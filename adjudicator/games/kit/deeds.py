"""The meanings of the sentences of a course: acts, draws, passing, and moments that are waited for."""

import re
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Mapping as Dictionary
from typing import Any, Final, NamedTuple

from adjudicator.engine.procedures import Call
from adjudicator.games.interface import Deed
from adjudicator.games.kit.actions import Act, Action, calls_of
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.incidents import Incident, ToldIncident
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.passing import PASSES
from adjudicator.games.kit.sayable import Misread, Sayable
from adjudicator.language.phrases import Grammar, Phrase, Said, pattern_of
from adjudicator.language.shapes import Checking, Shape, describe
from adjudicator.language.source import Mapping, Node, Text

Kinds = Dictionary[str, Kind[Any]]
"""The kinds of slots, by their names."""

UNKNOWN: Final = ("unknown",)
"""The outcome of a draw of which a sentence says that nobody knows it."""


class Meant(NamedTuple):
    """The meaning of a sentence: an act, or several of which that counts which is asked for; each in its first words.

    The acts are as they are said: what they leave open is settled when they are judged, the copy of a card, say. What
    the sentence leaves open altogether has no such words.
    """

    acts: tuple[Act, ...]
    words: tuple[str, ...] = ()


class Drawn(NamedTuple):
    """A draw that a sentence says: from which component, who draws, and the outcome by its words."""

    component: Component
    who: str
    outcome: tuple[str, ...]

    def comes(self, game: Any) -> tuple[Call, ...]:
        """The sequences of it where it simply happens, as it happens at this moment."""
        return calls_of(self.component.comes(game, self.who, self.outcome))


class Deeds:
    """The sentences of `do:` of a game: its actions and decisions, draws, what simply happens, passing and moments."""

    def __init__(
        self,
        kinds: Kinds,
        actions: Iterable[Action],
        *,
        components: Iterable[Component] = (),
        incidents: Iterable[Incident] = (),
        moments: Iterable[str] = (),
        sequences: Iterable[str] = (),
        passing: tuple[Action, ...] = (PASSES,),
        examples: tuple[str, ...] = (),
    ) -> None:
        self._kinds = kinds
        self._meant: dict[str, Sentence] = {}
        phrases: list[Phrase] = []
        under: list[Phrase] = []
        deeds = tuple(actions)
        said = (
            *(one for action in deeds for one in _of_action(action, deeds, kinds)),
            *(one for component in components for one in _of_component(component)),
            *(one for incident in incidents for one in _of_incident(incident)),
            *(Sentence(Form(moment), _until(Form(moment), kinds)) for moment in moments),
            *(Sentence(Form(f"the {name} is over"), _over(Form(name), kinds)) for name in sequences),
            *(one for action in passing for one in _of_action(action, deeds, kinds)),
        )
        for place, one in enumerate(said):
            example = one.example or example_of(one.form, kinds, examples)
            (phrases if one.shape is None else under).append(one.form.phrase(str(place), example, one.also))
            self._meant[str(place)] = one
        self.grammar = Grammar(phrases)
        self._under = Grammar(under)

    def understand(self, game: Any, node: Node, at: Checking) -> Deed | None:
        """The deed of an entry; None and a fault if it cannot be understood."""
        if isinstance(node, Text):
            return self._understood(game, Entry(node.text, node, node), self.grammar, at)
        if not isinstance(node, Mapping) or not self._under.phrases:
            help = f"write `{self.grammar.phrases[0].example}`"
            at.fault("E201", f"a sentence is wanted here, not {describe(node)}", node, help)
            return None
        key, value = next(iter(node.values.items()), ("", node))
        if len(node.values) != 1:
            self._strange(key, node, self._under, at)
            return None
        return self._understood(game, Entry(key, node, value), self._under, at)

    def _understood(self, game: Any, entry: "Entry", grammar: Grammar, at: Checking) -> Deed | None:
        fitting = [(self._meant[said.name], said) for said in grammar.readings(entry.said)]
        found: Deed | None = None
        for one, said in fitting:
            values = values_in(game, one.form, said, self._kinds)
            if values is None:
                continue
            if wrong := one.misread(game, said.slots):
                at.fault(wrong.code, wrong.message, entry.node, wrong.help)
                return None
            if one.shape is not None:
                before = len(at.faults)
                values["under"] = one.shape.check(entry.under, at)
                if len(at.faults) != before:
                    return None
            deed = one.means(game, entry, values)
            found = deed if found is None else _either(found, deed)
        if found is None:
            self._at_fault(game, entry, fitting, grammar, at)
        return found

    def _at_fault(
        self, game: Any, entry: "Entry", fitting: "list[tuple[Sentence, Said]]", grammar: Grammar, at: Checking
    ) -> None:
        wrong = next((wrong for one, said in fitting if (wrong := one.misread(game, said.slots))), None)
        if wrong is not None:
            at.fault(wrong.code, wrong.message, entry.node, wrong.help)
        elif fitting:
            nearest(game, [(one.form, said) for one, said in fitting], self._kinds, entry.node, at)
        else:
            self._strange(entry.said, entry.node, grammar, at)

    def _strange(self, said: str, node: Node, grammar: Grammar, at: Checking) -> None:
        """Reports a sentence that has no known form; of one that is taken apart at a colon its sentence is the help."""
        help = grammar.help(said)
        if isinstance(node, Mapping):
            if whole := _in_one(said, node.values.get(said, node)):
                meant = next((one for one in whole if self.grammar.read(one)), None)
                help = f"a deed is a sentence: `{meant}`" if meant else self.grammar.help(whole[0])
            node = node.keys.get(said, node)
        at.fault("E210", f'"{said}" is not understood', node, help)

    def going_on(self, game: Any, said: str) -> str:
        """A sentence that goes on from these words and means something by itself; empty if there is none."""
        tails = (one.form.tail for one in self._meant.values() if one.of is not None)
        for tail in dict.fromkeys(tail for tail in tails if tail):
            for found in self.grammar.readings(said + tail):
                form = self._meant[found.name].form
                if form.tail == tail and values_in(game, form, found, self._kinds) is not None:
                    return said + tail
        return ""

    def is_secret(self, said: Said) -> bool:
        """True where a sentence says something that is done in secret."""
        return self._meant[said.name].secret


def _in_one(said: str, rest: Node) -> tuple[str, ...]:
    """The sentences that `said: rest` may be meant for, in one: `roland plays dodge` for `roland: {play: dodge}`."""
    if isinstance(rest, Text):
        return f"{said} {rest.text}", f"{said} {rest.text}s"
    if not isinstance(rest, Mapping):
        return ()
    words = [f"{verb}s {thing.text}" for verb, thing in rest.values.items() if isinstance(thing, Text)]
    return (" ".join((said, *words)),) if words else ()


def values_in(game: Any, form: Form, said: Said, kinds: Kinds) -> dict[str, Any] | None:
    """The values in the slots of a sentence; None where one of them names nothing of its kind."""
    found: dict[str, Any] = {}
    for slot, text in said.slots.items():
        found[slot] = kinds[form.slots[slot]].read(game, text)
        if found[slot] is None:
            return None
    return found


def understood(game: Any, form: Form, said: Said, kinds: Kinds, node: Node, at: Checking) -> dict[str, Any]:
    """The values in the slots of a sentence; a fault for each slot that names nothing of its kind."""
    return {slot: kinds[form.slots[slot]].understood(game, text, node, at) for slot, text in said.slots.items()}


def nearest(game: Any, fitting: list[tuple[Form, Said]], kinds: Kinds, node: Node, at: Checking) -> None:
    """Of the forms that a sentence fits that of which it names most: a fault for each slot that names nothing.

    It names most where fewest words mean nothing, and most words something.
    """

    def strange(reading: "tuple[Form, Said]") -> tuple[int, int]:
        form, said = reading
        unknown = sum(kinds[form.slots[slot]].read(game, text) is None for slot, text in said.slots.items())
        return unknown, unknown - len(said.slots)

    form, said = min(fitting, key=strange)
    understood(game, form, said, kinds, node, at)


def example_of(form: Form, kinds: Kinds, examples: tuple[str, ...] = ()) -> str:
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


class Entry(NamedTuple):
    """An entry of `do:`: its sentence, and what stands under it where it is the key of a mapping."""

    said: str
    node: Node
    under: Node


Means = Callable[[Any, Entry, dict[str, Any]], Deed]
"""The deed of an entry with these values in its slots."""


class Sentence(NamedTuple):
    """One form of sentence, what it means, and by what it is declared; something may stand under it."""

    form: Form
    means: Means
    of: Sayable | Component | None = None
    example: str = ""
    secret: bool = False
    shape: Shape[Any] | None = None

    @property
    def also(self) -> str:
        """Other words that people use for it."""
        return "" if self.of is None else self.of.also

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """The fault of a sentence of this form; None if there is none."""
        return None if self.of is None else self.of.misread(game, said)


def with_examples(forms: tuple[Form, ...], examples: tuple[str, ...]) -> Iterator[tuple[Form, str]]:
    """Each form with its example, if it is declared with one."""
    return zip(forms, (*examples, *("" for _ in forms[len(examples) :])), strict=True)


def _of_action(action: Action, deeds: tuple[Action, ...], kinds: Kinds) -> Iterator[Sentence]:
    for form, example in with_examples(action.forms, action.examples):
        for end, decision in action.with_decision:
            later = next(one for one in deeds if type(one) is decision)
            yield Sentence(Form(form.text + end), _act(action, later, kinds), action, secret=action.secret)
        yield Sentence(form, _act(action, None, kinds), action, example, action.secret)


def _of_incident(incident: Incident) -> Iterator[Sentence]:
    for form, example in with_examples(incident.forms, incident.examples):
        yield Sentence(form, _incident(incident), incident, example, shape=incident.under)


def _of_component(component: Component) -> Iterator[Sentence]:
    for form, example in with_examples(component.draws, component.examples):
        yield Sentence(form, _draw(component), component, example)


def _either(first: Deed, other: Deed) -> Deed:
    """A sentence that means several acts means whichever is asked for; a moment or a draw is what it is said as first.

    Where it says an act and in advance a later decision, any of those may be the later one.
    """
    if not isinstance(first.act, Meant) or not isinstance(other.act, Meant) or bool(first.then) != bool(other.then):
        return first
    acts = dict.fromkeys((*first.act.acts, *other.act.acts))
    words = dict.fromkeys((*first.act.words, *other.act.words))
    then = tuple(_either(one, two) for one, two in zip(first.then, other.then, strict=False))
    return first._replace(act=Meant(tuple(acts), tuple(words)), then=then)


def _act(action: Action, later: Action | None, kinds: Kinds) -> Means:
    def means(game: Any, entry: Entry, values: dict[str, Any]) -> Deed:
        who = values.get("who", "")
        said = tuple(values.get(slot) for slot in action.slots)
        slots = action.settled(game, who, said)
        then = action.later(game, who, *slots)
        if later is not None:
            then = (*then, Act(later, who, tuple(values.get(slot) for slot in later.slots)))
        deed = _deed(entry, Act(action, who, slots), kinds)
        assert isinstance(deed.act, Meant)
        meant = deed.act._replace(acts=(Act(action, who, said),))
        drawn = (Drawn(component, who, outcome) for component, outcome in action.draws(game, who, *said))
        further = tuple(_drawn(game, entry, one) for one in drawn)
        return deed._replace(act=meant, then=tuple(_deed(entry, one, kinds) for one in then), further=further)

    return means


def _deed(entry: Entry, act: Act, kinds: Kinds) -> Deed:
    things = tuple(act.words(kinds).values())
    words = (act.sentence(kinds),) if None not in act.slots else ()
    return Deed(entry.said, entry.node, act.who, act.action.name, things, act=Meant((act,), words))


def _draw(component: Component) -> Means:
    def means(game: Any, entry: Entry, values: dict[str, Any]) -> Deed:
        who = values.get("who", "")
        outcome = component.meant(game, who, values["drawn"])
        each = tuple((one,) for one in outcome) if component.one_by_one else (outcome,)
        first, *further = (_drawn(game, entry, Drawn(component, who, one)) for one in each)
        return first._replace(further=tuple(further))

    return means


def _drawn(game: Any, entry: Entry, drawn: Drawn) -> Deed:
    if drawn.outcome == UNKNOWN:
        return Deed(entry.said, entry.node, drawn.who, "draw", draw=True, unknown=True, act=drawn)
    comes = game.consider(lambda: drawn.comes(game))
    return Deed(entry.said, entry.node, drawn.who, "draw", drawn.outcome, happens=comes, draw=True, act=drawn)


def _incident(incident: Incident) -> Means:
    def means(game: Any, entry: Entry, values: dict[str, Any]) -> Deed:
        who = values.get("who", "")
        slots = tuple([values.get(slot) for slot in incident.slots])
        told = ToldIncident(incident, who, slots)
        return Deed(entry.said, entry.node, who, happens=game.consider(lambda: told.comes(game)), act=told)

    return means


def _until(form: Form, kinds: Kinds) -> Means:
    def means(_game: Any, entry: Entry, values: dict[str, Any]) -> Deed:
        moment = form.fill({slot: kinds[form.slots[slot]].say(value) for slot, value in values.items()})
        return Deed(entry.said, entry.node, until=moment)

    return means


def _over(form: Form, kinds: Kinds) -> Means:
    def means(_game: Any, entry: Entry, values: dict[str, Any]) -> Deed:
        name = form.fill({slot: kinds[form.slots[slot]].say(value) for slot, value in values.items()})
        return Deed(entry.said, entry.node, over=name)

    return means
