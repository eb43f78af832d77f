"""The parts of the documents that are generated: from grammars, shapes, readings, cards and commands."""

import re
from collections.abc import Callable, Iterable
from collections.abc import Mapping as MappingOf
from functools import cache, partial
from itertools import groupby
from typing import Any, Final
from unittest.mock import patch

from adjudicator.cli.app import COMMANDS
from adjudicator.engine.readings import Reading
from adjudicator.exploring.policy import POLICIES
from adjudicator.games.arkham.abilities.parts import NAMED
from adjudicator.games.arkham.situation.setting import MINI_CARDS_OF, OF_AN_ENEMY
from adjudicator.games.arkham.vocabulary import amounts, conditions, costs, effects, references
from adjudicator.games.arkham.vocabulary.abilities import ABILITY
from adjudicator.games.arkham.vocabulary.cards import CARD, CARD_FIELDS
from adjudicator.games.arkham.vocabulary.events import EVENTS
from adjudicator.games.finding import game_of, known_games
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.printed import CARDS as NOT_ALONE
from adjudicator.language.diagnostics import Faults
from adjudicator.language.phrases import Grammar, Phrase, pattern_of
from adjudicator.language.records import REQUIRED, Field, Headed, Record, may, need
from adjudicator.language.shapes import Checking, OneOf, Word
from adjudicator.language.source import Mapping, Node, Text, read_file
from adjudicator.situation.document import common_fields
from documents.reading import ROOT
from documents.situations import meant, played

KINDS: Final = ("deeds", "questions", "events")
"""The kinds of sentences: what is done, what is asked, and what happens."""


def grammars(game: str) -> dict[str, Grammar]:
    """The sentences of a game by their kinds: by what it declares."""
    found = game_of(game)
    questions = found.questions  # type: ignore[attr-defined]
    return dict(zip(KINDS, (found.deeds.grammar, questions.grammar, questions.happenings), strict=True))  # type: ignore[attr-defined]


def is_typed(grammar: Grammar) -> bool:
    """True where the sentences are declared, and the kinds of their slots tell those apart that look alike."""
    return any(":" in phrase.form for phrase in grammar.phrases)


GRAMMARS: Final = {game: grammars(game) for game in known_games()}
"""The sentences of each game."""


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table; a bar in a cell is no border."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def code(words: Iterable[str]) -> str:
    """Words as they are written in a file."""
    return ", ".join(f"`{word}`" for word in words)


def sentences(game: str, kind: str) -> str:
    """Every form of sentence with its examples."""
    forms: dict[str, dict[str, None]] = {}
    for phrase in GRAMMARS[game][kind].phrases:
        forms.setdefault(phrase.form, {})[example(game, kind, phrase)] = None
    return table(("sentence", "example"), ((f"`{form}`", code(examples)) for form, examples in forms.items()))


def example(game: str, kind: str, phrase: Phrase) -> str:
    """The example of a phrase; where it is derived and no situation shows it, a sentence that one shows."""
    if not is_typed(GRAMMARS[game][kind]):
        return phrase.example
    shown = _shown_deeds(game, phrase) if kind == "deeds" else _shown_statements(game, phrase)
    read = GRAMMARS[game][kind].readings
    # Several forms may be of one name: the sentence has to be of this one.
    form = re.compile(pattern_of(phrase.form), re.IGNORECASE)
    fitting = (said for said in shown if form.match(said) and any(one.name == phrase.name for one in read(said)))
    return next(fitting, phrase.example)


def _shown_statements(game: str, phrase: Phrase) -> list[str]:
    """Its example first, where it is answered."""
    shown = (question for question, answer in played(game).answers.items() if answer != "no")
    return sorted(shown, key=lambda text: (text != phrase.example, text))


def _shown_deeds(game: str, phrase: Phrase) -> list[str]:
    """Those that mean this deed first; of those what is done before what is refused, and its example before others."""
    found = played(game)
    order = {
        text: (not is_meant(game, phrase, text), text not in found.done, text != phrase.example, text)
        for text in found.done | found.refused
    }
    return sorted(order, key=lambda text: order[text])


def is_meant(game: str, phrase: Phrase, sentence: str) -> bool:
    """True where a sentence means a deed; one that means none when its course begins may mean any of its form."""
    names = meant(game).get(sentence, frozenset())
    return not names or phrase.name in names


def keys(fields: MappingOf[str, Field]) -> str:
    """The keys of a record; those that mean the same stand together."""
    rows = (
        (code(key for key, _field in same), meaning)
        for meaning, same in (
            (what, list(found)) for what, found in groupby(fields.items(), lambda one: _meaning(one[1]))
        )
    )
    return table(("key", "what it says"), rows)


def _meaning(field: Field) -> str:
    known = f"one of {code(field.shape.words)}" if isinstance(field.shape, OneOf) else ""
    needed = "needed" if field.default is REQUIRED else ""
    return "; ".join(part for part in (field.meaning, known, needed) if part)


def fields_of(game: str, key: str) -> MappingOf[str, Field]:
    """The keys of each thing below a key of a situation."""
    shape = game_of(game).fields[key].shape
    while not isinstance(shape, Record):
        shape = next(inner for inner in (getattr(shape, name, None) for name in ("item", "mapping", "_each")) if inner)
    return shape.fields


def keys_below(game: str, key: str) -> str:
    """The keys of each thing below a key of a situation, as a table."""
    return keys(fields_of(game, key))


def common_keys() -> str:
    """The keys that every situation has, whatever its game and its editions."""
    of_any = {
        "game": need(OneOf(*known_games()), "the game"),
        "edition": may(Word(), "", "the edition of the reference, where it has several; the newest if left out"),
    }
    return keys(common_fields(game_of("arkham")) | of_any)


def readings(points: Iterable[Reading]) -> str:
    """The readings of a game, each with its question and its values."""
    rows = ((f"`{point.name}`", point.question, _values(point)) for point in points)
    return table(("reading", "question", "values (the first is the default)"), rows)


def _values(point: Reading) -> str:
    chosen = {value: [profile for profile, by in point.profiles if by == value] for value, _meaning in point.values}
    said = (
        f"`{value}`: {meaning}{f' ({code(chosen[value])})' if chosen[value] else ''}" for value, meaning in point.values
    )
    return "; ".join(said)


def words(headed: Headed) -> str:
    """The words with which something of a card begins: their meaning, what may stand beside them, who says them."""
    meanings = any(head.meaning for head in headed.heads.values())
    head = ("word", *(("what it says",) if meanings else ()), "beside it", "a card that says it")
    rows = (
        (
            f"`{word}`",
            *((form.meaning,) if meanings else ()),
            code(form.fields) or "nothing",
            said_by().get((headed.meaning, word), "none yet"),
        )
        for word, form in sorted(headed.heads.items())
    )
    return table(head, rows)


@cache
def said_by() -> dict[tuple[str, str], str]:
    """The words of the cards' abilities, by what they begin, each with the first card that says it."""
    found: dict[tuple[str, str], str] = {}
    check = Headed.check
    name = ""

    def noting(headed: Headed, node: Node, at: Checking) -> Any:
        for word in node.values if isinstance(node, Mapping) else ():
            if word in headed.heads:
                found.setdefault((headed.meaning, word), name)
        return check(headed, node, at)

    with patch.object(Headed, "check", noting):
        for path in sorted(CARDS.glob("*.yaml")):
            source = read_file(path, Faults())
            assert isinstance(source.root, Mapping)
            title = source.root.values["name"]
            assert isinstance(title, Text)
            name = title.text
            CARD.check(source.root, Checking(source, Faults()))
    return found


def place_cards() -> str:
    """The places by their numbers."""
    return table(("number", "place"), ((str(number), f"`{place_name(number)}`") for number in NOT_ALONE.places))


def hand_cards(cards: Iterable[Any]) -> str:
    """The Survival or Hunt cards by the phases in which they are played."""
    phases = groupby(sorted(cards, key=lambda card: (card.phase, card.name)), lambda card: card.phase)
    return table(("phase", "cards"), ((str(phase), ", ".join(card.name for card in found)) for phase, found in phases))


def commands() -> str:
    """The commands, each in a line."""
    return table(("command", "what it does"), ((f"`adjudicator {entry.name}`", entry.help) for entry in COMMANDS))


CARDS: Final = ROOT / "adjudicator" / "games" / "arkham" / "cards"
PARTS: Final[dict[str, Callable[[], str]]] = {
    "commands": commands,
    "policies": partial(table, ("policy", "how choices are taken"), [(f"`{p}`", w) for p, w in POLICIES.items()]),
    "keys": common_keys,
    "arkham keys": lambda: keys(game_of("arkham").fields),
    "arkham keys of a card": partial(keys_below, "arkham", "agenda"),
    "arkham keys of an investigator": partial(keys_below, "arkham", "investigators"),
    "arkham keys of a location": partial(keys_below, "arkham", "locations"),
    "arkham keys of an enemy": partial(keys, OF_AN_ENEMY),
    "arkham keys of the mini-cards": partial(keys_below, "arkham", "concealed mini cards"),
    "arkham keys of mini-cards in play": partial(keys, MINI_CARDS_OF.fields),
    "arkham keys of a test": partial(keys_below, "arkham", "during test"),
    "arkham keys of an attack": partial(keys_below, "arkham", "during attack"),
    "arkham readings": partial(readings, game_of("arkham").readings),
    "arkham abilities": partial(words, ABILITY),
    "arkham effects": partial(words, effects.EFFECT),
    "arkham costs": partial(words, costs.COST),
    "arkham conditions": partial(words, conditions.CONDITION),
    "arkham amounts": partial(words, amounts.AMOUNTS),
    "arkham events of abilities": partial(
        table, ("event", "when it happens"), [(f"`{e}`", heard.says) for e, heard in EVENTS.items()]
    ),
    "arkham keys of a described card": partial(keys, CARD_FIELDS),
    "arkham keys of a reference": partial(keys, references.WHICH.described.fields),
    "arkham named references": lambda: f"{code(NAMED)}.\n",
    "eldritch keys": lambda: keys(game_of("eldritch").fields),
    "eldritch keys of an investigator": partial(keys_below, "eldritch", "investigators"),
    "eldritch keys of a monster": partial(keys_below, "eldritch", "monsters"),
    "eldritch readings": partial(readings, game_of("eldritch").readings),
    "notalone keys": lambda: keys(game_of("notalone").fields),
    "notalone keys of a hunted": partial(keys_below, "notalone", "hunted"),
    "notalone keys of the creature": partial(keys_below, "notalone", "creature"),
    "notalone keys of a card in force": partial(keys_below, "notalone", "in force"),
    "notalone readings": partial(readings, game_of("notalone").readings),
    "notalone places": place_cards,
    "notalone survival cards": partial(hand_cards, NOT_ALONE.survival.values()),
    "notalone hunt cards": partial(hand_cards, NOT_ALONE.hunt.values()),
    "others keys": lambda: keys(game_of("others").fields),
    "others keys of a hero": partial(keys_below, "others", "heroes"),
    "others keys of the sins player": partial(keys_below, "others", "sins"),
    "others keys of a dashboard": partial(keys_below, "others", "dashboards"),
    "others keys of a board": partial(keys_below, "others", "boards"),
    "others keys of a monster": partial(keys_below, "others", "monsters"),
    "others keys of a space": partial(keys_below, "others", "spaces"),
    "others readings": partial(readings, game_of("others").readings),
    **{f"{game} {kind}": partial(sentences, game, kind) for game in GRAMMARS for kind in KINDS},
}
"""The generated parts, by their names."""


def generated(part: str) -> str:
    """A generated part, with empty lines around it."""
    return f"\n{PARTS[part]()}\n"
