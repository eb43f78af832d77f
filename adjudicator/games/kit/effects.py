"""Effects: the words in which the cards of a game are written in YAML, and what they do."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.kinds import Kind
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.records import Field, Head, Headed, Record, may, need
from adjudicator.language.shapes import Checking, ListOf, MapOf, Schema
from adjudicator.language.source import read_file

if TYPE_CHECKING:
    from adjudicator.games.kit.play import Play

Does = Callable[[Any, str, "Effect"], Doing]
"""(game, whoever resolves it, the effect) → the sequences that follow."""


class Word(NamedTuple):
    """One word of the vocabulary: the kind of its value, the keys beside it, what it does and why it may not.

    `keys` are the kinds of further keys with the value of each where it is left out (None: it must be there).
    """

    word: str
    head: Kind[Any]
    does: Does
    why_not: Callable[[Any, str, "Effect"], Reasons] = lambda _game, _who, _effect: ALLOWED
    keys: "Mapping[str, tuple[Kind[Any], object]] | None" = None


class Effect(NamedTuple):
    """An effect as a card has it: the word, its value, and the values of the keys beside it."""

    word: Word
    value: Any
    keys: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, key: Any) -> Any:
        """The value of a key."""
        return dict(self.keys)[key] if isinstance(key, str) else tuple.__getitem__(self, key)

    def says(self) -> dict[str, object]:
        """The effect as a file writes it."""
        kinds = self.word.keys or {}
        said: dict[str, object] = {self.word.word: self.word.head.say(self.value)}
        return said | {key: kinds[key][0].say(value) for key, value in self.keys if value != kinds[key][1]}

    def why_not(self, game: "Play", who: str) -> Reasons:
        """Why it cannot be resolved; empty if it can."""
        return self.word.why_not(game, who, self)

    def do(self, game: "Play", who: str) -> Doing:
        """Resolves it."""
        return self.word.does(game, who, self)


class Vocabulary:
    """The words in which the cards of a game are written."""

    def __init__(self, *words: Word) -> None:
        self.words: Final = words
        heads = {one.word: Head(one.head.shape(), _maker(one), _fields(one)) for one in words}
        self.shape: Final = Headed(heads, "an effect", name="effect")

    def definition(self) -> Schema:
        """The JSON Schema of an effect."""
        return self.shape.definition()

    def read(self, path: Path, fields: Mapping[str, Field] | None = None) -> dict[str, dict[str, Any]]:
        """The cards of a file by name, each with its effects under `does` and the values of further fields.

        Raises InputAtFault with everything that is wrong with the file.
        """
        keys = {"does": may(ListOf(self.shape), (), "what the card does"), **(fields or {})}
        cards: MapOf[dict[str, Any]] = MapOf(Record(lambda **values: values, keys, "a card"), "cards by name")
        faults = Faults()
        source = read_file(path, faults)
        found = {} if source.root is None else cards.check(source.root, Checking(source, faults))
        if faults:
            raise InputAtFault(faults)
        return found


def _fields(word: Word) -> dict[str, Field]:
    return {
        key: need(kind.shape(), kind.meaning) if default is None else may(kind.shape(), default, kind.meaning)
        for key, (kind, default) in (word.keys or {}).items()
    }


def _maker(word: Word) -> Callable[..., Effect]:
    def make(head: Any, **keys: Any) -> Effect:
        return Effect(word, head, tuple((key, keys[key.replace(" ", "_")]) for key in word.keys or {}))

    return make


def resolve(game: "Play", who: str, effects: tuple[Effect, ...]) -> tuple[Call, ...]:
    """Resolves effects in their order, each as far as it can be; the sequences that follow."""
    calls: tuple[Call, ...] = ()
    for effect in effects:
        if not effect.why_not(game, who):
            done = effect.do(game, who)
            calls += () if done is None else (done,) if isinstance(done, Call) else done
    return calls
