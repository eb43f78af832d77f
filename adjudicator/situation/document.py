"""A situation file: the keys that all games share, checked together with those of the game."""

from typing import Any, NamedTuple, cast

from adjudicator.engine.readings import PROFILE, profiles_of, under
from adjudicator.games.finding import find_game, known_games
from adjudicator.games.interface import Game, Table
from adjudicator.language.diagnostics import Faults
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import Checking, ListOf, MapOf, OneOf, Schema, Shape, Whole, Word, describe
from adjudicator.language.source import Mapping, Node, Source, Text, over
from adjudicator.situation.expectations import ByQuestion, Expectations, Expected, Expecting
from adjudicator.situation.keys import ASK, CLAIMS, COURSE, EXPECT, GAME, VARIANTS


class Entry(Shape[Node]):
    """An entry that is read later, when the game is set up: a sentence, or a mapping where that is not enough."""

    def __init__(self, meaning: str, schema: Schema, example: str, *, sentence: bool = False) -> None:
        self.meaning = meaning
        self.example = example
        self.sentence = sentence
        self._schema = schema

    def check(self, node: Node, at: Checking) -> Node:
        wanted = (Text,) if self.sentence else (Text, Mapping)
        if not isinstance(node, wanted) or (isinstance(node, Text) and not node.text):
            return self.wrong(node, at, self.meaning, f"write a sentence such as `{self.example}`")
        return node

    def schema(self) -> Schema:
        return self._schema


class Entries(Shape[tuple[Node, ...]]):
    """A list of entries; a single entry may stand for a list of one."""

    def __init__(self, entry: Entry) -> None:
        self._list = ListOf(entry)

    def check(self, node: Node, at: Checking) -> tuple[Node, ...]:
        return self._list.check(node, at)

    def schema(self) -> Schema:
        return self._list.schema()


class Start(NamedTuple):
    """How things stand before the first deed, what is done with decisions left open, and the file that says so."""

    setting: object
    otherwise: str
    source: Source


class Course(NamedTuple):
    """The deeds from a start, the questions, the claims of the players and the expected answers."""

    name: str
    do: tuple[Node, ...]
    ask: tuple[Node, ...]
    claims: tuple[Expected, ...]
    expect: Expectations
    start: Start


class Variant(NamedTuple):
    """One continuation of several, with its own questions."""

    do: tuple[Node, ...]
    ask: tuple[Node, ...]
    claims: tuple[Expected, ...]
    expect: Expectations


class Document(NamedTuple):
    """A situation as the file gives it, checked for its form; `edition` is empty if the game has none."""

    game: str
    edition: str
    title: str
    otherwise: str
    readings: dict[str, str]
    common: Variant
    variants: dict[str, Variant]
    setting: object
    source: Source
    starts: dict[str, Start]

    def readings_in(self, game: Game) -> dict[str, str]:
        """The readings that the file chooses: those of its profile, overridden by single ones."""
        return under(self.readings.get(PROFILE, ""), game.readings) | self.readings

    def courses(self) -> tuple[Course, ...]:
        """The courses to rule on: the file itself, or each of its variants after their common part."""
        common = self.common
        start = Start(self.setting, self.otherwise, self.source)
        if not self.variants:
            return (Course("", *common, start),)
        return tuple(
            Course(
                name,
                (*common.do, *variant.do),
                (*common.ask, *variant.ask),
                (*common.claims, *variant.claims),
                variant.expect.over(common.expect),
                self.starts.get(name, start),
            )
            for name, variant in self.variants.items()
        )

    def set_up(self, game: Game, course: Course, at: Checking) -> Table:
        """The table of a course, set up as it starts; faults are reported to `at`."""
        start = course.start
        mine = at if start.source is at.source else Checking(start.source, at.faults)
        return game.build(start.setting, self.edition, self.readings_in(game), mine)


_DEEDS = Entries(
    Entry(
        "a deed",
        {
            "anyOf": [{"$ref": "#/$defs/deed"}, {"type": "object"}],
            "description": "the deeds, in order",
        },
        "roland fights ghoul",
    )
)
_QUESTIONS = Entries(
    Entry(
        "a question",
        {"$ref": "#/$defs/question"},
        "roland is defeated",
        sentence=True,
    )
)
_CLAIMED = ByQuestion(
    "a mapping from names to claims",
    {"additionalProperties": {"$ref": "#/$defs/question"}},
    "write whose claim it is, for example `Ann: roland is defeated`",
)
_COURSE: dict[str, Field] = {
    COURSE: may(_DEEDS, (), "the deeds, step by step, with the decisions and draws that are known"),
    ASK: may(_QUESTIONS, (), "the questions"),
    CLAIMS: may(_CLAIMED, (), "the claims of players: `Ann: ghoul attacks roland before …`"),
    EXPECT: may(Expecting(), Expectations(), "the answers that the ruling must give: `roland is defeated: yes`"),
}

FORMAT = 1
OTHERWISE = may(
    OneOf("wait", "pass", "first", "stop"),
    "wait",
    "decisions that the file leaves open: wait for them, pass if possible, take the first legal option, or "
    "stop even where there is only one",
)


def common_fields(game: Game) -> dict[str, Field]:
    """The keys that every situation has, whatever the game."""
    edition = may(OneOf(*game.editions), game.editions[-1], "the edition of its reference") if game.editions else None
    return {
        "adjudicator": may(Whole(FORMAT, FORMAT), FORMAT, "the version of the format"),
        GAME: need(OneOf(game.name), "the game"),
        **({"edition": edition} if edition else {}),
        "title": may(Word("a title"), "", "the dispute, in a line"),
        "note": may(Word("a note"), "", "a remark for the reader"),
        "otherwise": OTHERWISE,
        "readings": may(_readings(game), {}, "the readings to rule by, where a rule can be read in several ways"),
        **_COURSE,
        VARIANTS: may(
            MapOf(_variant(game), "variants by name"),
            {},
            "one start, several continuations; a variant may start otherwise",
        ),
    }


class LaidOver(Shape[None]):
    """A value of a variant that is checked as part of the whole situation, with what the file says besides."""

    def check(self, node: Node, at: Checking) -> None:
        return None

    def schema(self) -> Schema:
        return {}


def _variant(game: Game) -> Record[Variant]:
    """The shape of a variant: a course, and whatever is otherwise at its start than the file says."""

    def make(**values: Any) -> Variant:
        return Variant(values["do"], values["ask"], values["claims"], values["expect"])

    otherwise = {key: may(LaidOver(), None, field.meaning) for key, field in _at_the_start(game).items()}
    return Record(make, _COURSE | otherwise, "a variant", lenient=True)


def _at_the_start(game: Game) -> dict[str, Field]:
    """The keys of a file by which a variant may start otherwise."""
    return {"otherwise": OTHERWISE} | game.fields


def _readings(game: Game) -> Record[dict[str, str]]:
    """The shape of `readings:`: named readings, a profile beside them, or only the name of a profile."""
    fields = {reading.name: may(OneOf(*(value for value, _ in reading.values)), "") for reading in game.readings}
    profiles = profiles_of(game.readings)
    if not profiles:
        return Record(lambda **chosen: chosen, fields, "readings")
    whole = {
        PROFILE: may(OneOf(*profiles, meaning="a profile of readings"), "", "a set of readings that belong together")
    }
    return Record(lambda **chosen: chosen, whole | fields, "readings", short=PROFILE)


def read_document(source: Source, faults: Faults) -> tuple[Game, Document, Checking] | None:
    """The situation of a file and its game; None if its faults do not allow that."""
    at = Checking(source, faults)
    root = source.root
    if root is None:
        return None
    if not isinstance(root, Mapping):
        at.fault(
            "E201",
            f"a situation is a mapping of keys, not {describe(root)}",
            root,
            "begin with `game: arkham`",
        )
        return None
    game = _game_of(root, at)
    if game is None:
        return None
    document = cast(Document, shape_of(game).check(root, at))
    return game, document._replace(source=source, starts=_starts(game, root, at)), at


def _starts(game: Game, root: Mapping, at: Checking) -> dict[str, Start]:
    """The starts of the variants that start otherwise than the file says."""
    variants, keys = root.values.get(VARIANTS), _at_the_start(game).keys()
    found: dict[str, Start] = {}
    for name, variant in (variants.values if isinstance(variants, Mapping) else {}).items():
        if isinstance(variant, Mapping) and variant.values.keys() & keys:
            own = Mapping(variant.span, variant.keys, {key: v for key, v in variant.values.items() if key in keys})
            whole = over(own, root)
            source = Source(at.source.path, at.source.text, whole, at.source.folder)
            document = cast(Document, shape_of(game).check(whole, Checking(source, at.faults)))
            found[name] = Start(document.setting, document.otherwise, source)
    return found


def _game_of(root: Mapping, at: Checking) -> Game | None:
    node = root.values.get(GAME)
    if node is None:
        at.fault("E203", '"game" is missing', root, f"write `game: {known_games()[0]}`")
        return None
    name = node.text if isinstance(node, Text) else ""
    game = find_game(name)
    if game is None:
        known = known_games()
        at.fault(
            "E207",
            f"there is no game {describe(node)}",
            node,
            did_you_mean(name, known) or f"known: {', '.join(known)}",
        )
    return game


def shape_of(game: Game) -> Record[Any]:
    """The shape of a situation of this game."""
    found = _SHAPES.get(game.name)
    if found is None:
        own = game.fields

        def make(**values: Any) -> Document:
            setting = game.setting(**{key.replace(" ", "_"): values.pop(key.replace(" ", "_")) for key in own})
            common = Variant(values["do"], values["ask"], values["claims"], values["expect"])
            readings = {name.replace("_", "-"): value for name, value in values["readings"].items() if value}
            return Document(
                values["game"],
                values.get("edition", ""),
                values["title"],
                values["otherwise"],
                readings,
                common,
                values["variants"],
                setting,
                Source("", ""),
                {},
            )

        fields = common_fields(game) | own
        found = _SHAPES[game.name] = Record(make, fields, "a situation", lenient=True)
    return found


_SHAPES: dict[str, Record[Any]] = {}


def schema_of(game: Game) -> Schema:
    """The JSON Schema of a situation of this game."""
    from adjudicator.situation.entries import with_foreseen
    from adjudicator.situation.odds import with_odds

    definitions = game.definitions()
    question = definitions["question"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A situation of {game.title}",
        **shape_of(game).schema(),
        "$defs": definitions | {"deed": with_foreseen(definitions["deed"], question), "question": with_odds(question)},
    }
