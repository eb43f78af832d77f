"""Effects: the words in which the cards of a game are written in YAML, and what they do."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, dataclass_transform

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.frozen import Frozen
from adjudicator.games.kit.kinds import Kind, with_article
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.records import Field, Head, Headed, Record, may, need
from adjudicator.language.shapes import Checking, ListOf, MapOf, Schema, Shape, Word
from adjudicator.language.source import Mapping as MappingNode
from adjudicator.language.source import Source, read_file

V = TypeVar("V")
C = TypeVar("C")
E = TypeVar("E", bound="Effect")


class Part(Generic[V]):
    """A part of an effect: its kind, and its value where it is left out; its name is that of its field."""

    def __init__(self, kind: Kind[V], default: object, is_head: bool) -> None:
        self.kind, self.default, self.is_head = kind, default, is_head
        self.name = self.key = ""

    def __set_name__(self, word: "type[Effect]", name: str) -> None:
        self.name, self.key = name, word.word if self.is_head else name.replace("_", " ")

    @property
    def is_needed(self) -> bool:
        """True where it must be there."""
        return self.default is _NEEDED


_NEEDED: Final = object()


def part(kind: Kind[V], default: object = _NEEDED) -> V:
    """A part of an effect: a key beside its word, which must be there where it has no default."""
    return Part(kind, default, False)  # type: ignore[return-value]


def head(kind: Kind[V]) -> V:
    """The part of an effect that stands behind its word: the 2 of `draw: 2`."""
    return Part(kind, _NEEDED, True)  # type: ignore[return-value]


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(part, head))
class Effect(Frozen):
    """One word of the cards: a game subclasses it, one class a word, with its parts as typed fields.

    `word` is the key with which it begins in YAML, one part is its `head`. Whoever resolves it hands over the `source`:
    the player, or the card with all that was chosen for it.
    """

    word: ClassVar[str]
    made_of: ClassVar[tuple[Part[Any], ...]] = ()

    def __init_subclass__(cls) -> None:
        own = tuple(one for one in vars(cls).values() if isinstance(one, Part))
        cls.made_of = tuple(sorted((*cls.made_of, *own), key=lambda one: not one.is_head))

    def __init__(self, **values: Any) -> None:
        for one in self.made_of:
            self.__dict__[one.name] = values[one.name] if one.is_needed else values.get(one.name, one.default)

    def parts(self) -> tuple[object, ...]:
        """The values of its parts."""
        return tuple(self.__dict__.values())

    def __repr__(self) -> str:
        return ", ".join(f"{key}: {value}" for key, value in self.says().items())

    def rules(self, source: Any) -> tuple[str, ...]:
        """The rules by which it is resolved."""
        return ()

    def why_not(self, game: Any, source: Any) -> Reasons:
        """The reasons why it could do nothing now; empty if it could do something."""
        return ALLOWED

    def do(self, game: Any, source: Any) -> Result:
        """Resolves it, as far as it can be; whatever asks goes on with the effect and its source."""
        raise NotImplementedError

    def says(self) -> dict[str, object]:
        """The effect as a file writes it."""
        values = ((one, self.__dict__[one.name]) for one in self.made_of)
        return {one.key: one.kind.data(value) for one, value in values if one.is_needed or value != one.default}


# -- kinds of parts ---------------------------------------------------------------------------------------------------


class RuleOf(Kind[str]):
    """The id of the rule by which something of a card is so."""

    def __init__(self) -> None:
        super().__init__("the id of a rule")

    def shape(self) -> Shape[str]:
        """An id such as `the-lair.1`."""
        return Word(self.meaning, pattern=r"^[a-z][a-z0-9-]*\.\d+$")


class SomeOf(Kind[tuple[V, ...]]):
    """A list of a kind, in the order in which the file has it."""

    def __init__(self, of: Kind[V]) -> None:
        super().__init__(f"{of.meaning}, or several of them")
        self._of = of

    def shape(self) -> Shape[tuple[V, ...]]:
        """A list."""
        return ListOf(self._of.shape())

    def data(self, value: tuple[V, ...]) -> object:
        """A list."""
        return [self._of.data(one) for one in value]


class Nested(Kind[V]):
    """A part that is made of effects of the same vocabulary."""

    def within(self, effect: Shape[Any]) -> Shape[Any]:
        """Its shape, where an effect has this one."""
        raise NotImplementedError


class AnEffect(Nested[E]):
    """An effect."""

    def __init__(self) -> None:
        super().__init__("an effect")

    def within(self, effect: Shape[Any]) -> Shape[Any]:
        """That of an effect."""
        return effect

    def data(self, value: E) -> object:
        """As a file writes it."""
        return value.says()


class Effects(Nested[tuple[E, ...]]):
    """Effects, one after the other."""

    def __init__(self) -> None:
        super().__init__("effects")

    def within(self, effect: Shape[Any]) -> Shape[Any]:
        """A list of effects."""
        return ListOf(effect)

    def data(self, value: tuple[E, ...]) -> object:
        """A list."""
        return [one.says() for one in value]


class EffectsByName(Nested[tuple[tuple[str, E], ...]]):
    """Several effects, each with a name by which a player chooses it."""

    def __init__(self) -> None:
        super().__init__("effects by name")

    def within(self, effect: Shape[Any]) -> Shape[Any]:
        """A mapping from names to effects."""
        return _Pairs(effect, self.meaning)

    def data(self, value: tuple[tuple[str, E], ...]) -> object:
        """A mapping."""
        return {name: effect.says() for name, effect in value}


class _Pairs(Shape[Any]):
    """A mapping, as pairs."""

    def __init__(self, item: Shape[Any], meaning: str) -> None:
        self._map = MapOf(item, meaning)

    def check(self, node: Any, at: Checking) -> Any:
        """The pairs in their order."""
        return tuple(self._map.check(node, at).items())

    def schema(self) -> Schema:
        """That of the mapping."""
        return self._map.schema()


# -- the cards of a file ----------------------------------------------------------------------------------------------


class CardFile:
    """A YAML file of cards by their names; a vocabulary reads what stands below them."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    @cached_property
    def read(self) -> Source:
        """The file. Raises InputAtFault with everything that is wrong with its YAML."""
        faults = Faults()
        source = read_file(self.path, faults)
        faults.raise_if_any()
        return source

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cards, in their order."""
        root = self.read.root
        return tuple(root.values) if isinstance(root, MappingNode) else ()


class Vocabulary:
    """The words in which the cards of a game are written."""

    def __init__(self, *words: type[Effect], name: str = "effect") -> None:
        self.words: Final = words
        self.shape: Final = Headed({}, with_article(name), name=name)
        self.shape.heads.update({word.word: self._head(word) for word in words})

    def _head(self, word: type[Effect]) -> Head:
        first, *beside = word.made_of
        keys = {one.key: self._field(one) for one in beside}

        def make(head: Any, **values: Any) -> Effect:
            return word(**{first.name: head}, **values)

        return Head(self._shape(first.kind), make, keys, (word.__doc__ or "").partition("\n")[0])

    def _field(self, one: Part[Any]) -> Field:
        shape = self._shape(one.kind)
        return need(shape, one.kind.meaning) if one.is_needed else may(shape, one.default, one.kind.meaning)

    def _shape(self, kind: Kind[Any]) -> Shape[Any]:
        return kind.within(self.shape) if isinstance(kind, Nested) else kind.shape()

    def definition(self) -> Schema:
        """The JSON Schema of an effect."""
        return self.shape.definition()

    def effects(self, meaning: str) -> Field:
        """A key of a card under which effects stand."""
        return may(ListOf(self.shape), (), meaning)

    def cards(self, keys: Mapping[str, Field] | None = None) -> MapOf[dict[str, Any]]:
        """The shape of cards by name: each with its effects (`does`) and its other keys, as far as they are sound."""
        known = {"does": self.effects("what the card does"), **(keys or {})}
        return MapOf(Record(lambda **values: values, known, "a card", lenient=True), "cards by name")

    def read(self, file: CardFile, card: Callable[..., C], keys: Mapping[str, Field] | None = None) -> dict[str, C]:
        """The cards of a file by name: `card` makes each of its name, its effects (`does`), and its other keys.

        Raises InputAtFault with everything that is wrong with the file.
        """
        faults, source = Faults(), file.read
        cards = self.cards(keys)
        found = {} if source.root is None else cards.check(source.root, Checking(source, faults))
        if faults:
            raise InputAtFault(faults)
        return {name: card(name=name, **values) for name, values in found.items()}


# -- resolving --------------------------------------------------------------------------------------------------------


class Resolving(NamedTuple, Generic[E, V]):
    """One effect being resolved, and its source."""

    effect: E
    source: V


def resolve(effects: tuple[Effect, ...], source: Any) -> tuple[Call, ...]:
    """The calls that resolve effects in their order."""
    return tuple(Call(EFFECT, Resolving(effect, source)) for effect in effects)


def _resolves(game: Machine, resolving: Resolving[Effect, Any]) -> Result:
    effect, source = resolving
    return effect.do(game, source) if game.applies(*effect.rules(source)) else None


EFFECT: Final = Procedure("effect of a card", Step("", "do", _resolves))
