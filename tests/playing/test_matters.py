"""Everything that somebody is asked to decide has a word by which a question may name it."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from arkham.small_situations import a_small_situation
from playing import table_of

from adjudicator.engine.choices import Choice
from adjudicator.engine.events import Event
from adjudicator.games.arkham.abilities.timing import REACTION
from adjudicator.games.arkham.events import EVENTS, tell
from adjudicator.games.arkham.framework.windows import PLAYER_WINDOWS
from adjudicator.games.arkham.vocabulary.events import ANY, WOULD
from adjudicator.games.arkham.vocabulary.events import EVENTS as HEARD
from adjudicator.games.interface import Table
from adjudicator.games.kit.asking.matters import plain
from adjudicator.games.kit.asking.question import AskedTable
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read

PACKAGE: Final = Path(__file__).parents[2] / "adjudicator"
ARKHAM: Final = PACKAGE / "games" / "arkham"
GAMES = {
    **{f"arkham {seed}": a_small_situation(seed) for seed in range(12)},
    "three": "game: notalone\nplayers: [B, C, D]\n",
    "five": "game: notalone\nplayers: [A, B, C, D, E]\n",
}
BEGUN: Final = """
game: arkham
scenario: The Gathering
investigators: {roland: {card: Roland Banks, at: study, play area: [clock]}}
enemies: {ghoul: {card: Ghoul Minion, engaged: roland}}
cards:
  clock:
    type: asset
    abilities:
      - {free: true, name: wind, do: {may: {gain: 1}, what: rest}}
"""
PLACE: Final = {"Choice": 1, "on_target": 3, "_act": 2, "Opportunity": 0}
"""Where the matter stands among the arguments of what asks for it."""
PUT_TOGETHER: Final = {
    "action: {local.name}": ("action: any", "action: parley"),
    "cards to discard for {self.icon} icons": ("cards to discard for wild icons", "cards to discard for combat icons"),
    "cost: {verb}": ("cost: exhaust", "cost: discard", "cost: spend"),
    "may {self.what}": ("may rest", "may"),
    "player window {name}": tuple(one.name for one in PLAYER_WINDOWS),
    "resolution of {name}": ("resolution of The Gathering",),
    "share of {due} {local.cost.token}": ("share of 2 clues", "share of 1 resources"),
    "skill in place of {spec.skill}": ("skill in place of combat",),
    "where {enemy} moves": ("where ghoul moves",),
    "where {enemy} patrols to": ("where ghoul patrols to",),
    "where {enemy} spawns": ("where ghoul spawns",),
    "where {local.enemy} moves": ("where ghoul moves",),
    "whom {enemy} attacks next": ("whom ghoul attacks next",),
    "whom {enemy} engages": ("whom ghoul engages",),
    "whose {local.prevent.kind} is prevented": ("whose damage is prevented", "whose horror is prevented"),
}
"""The matters that the code puts together, each with what may come of it."""
FINER: Final = {"engage": ("by itself",), "leave play": ("discard", "victory display")}
"""The finer kinds of events that no ability names."""
NAMES: Final = ("discard", "free", "action", "reaction", "forced", "wind")
"""The finer kinds where an event has names of its own: areas, and abilities by their kinds or names."""
SAMPLES: Final = {"investigator": "roland", "enemy": "ghoul", "location": "study", "words": "skull", "phase": "enemy"}
"""Something of the kind that a part of an event is; of every other kind it is a card."""


def understood(table: Table, matter: str) -> str:
    """The matter as the table understands it; empty if it does not."""
    faults = Faults()
    source = read("a matter", "matter.yaml", faults)
    asked: AskedTable = table  # type: ignore[assignment]
    assert source.root is not None
    return asked.matter(matter, source.root, Checking(source, faults))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_in_play(game: str) -> None:
    table, chance = table_of(GAMES[game]), Random(game)
    for _answer in range(60):
        question = table.game.run()
        if question is None or not question.options:
            break
        if isinstance(question, Choice):
            assert understood(table, question.what) == plain(question.what)
        table.game.answer(chance.choice(question.options))


def asked_by(path: Path) -> Iterator[str]:
    """The matters that the code of a file asks for, as far as they stand there."""
    module = import_module(".".join(("adjudicator", *path.relative_to(PACKAGE).with_suffix("").parts)))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    given = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)]
    known = {**vars(module), **{ast.unparse(node.targets[0]): ast.literal_eval(node.value) for node in given}}
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        place = PLACE.get(ast.unparse(call.func), len(call.args))
        if place < len(call.args):
            yield from ways(call.args[place], known)


def ways(what: ast.expr, known: dict[str, Any]) -> Iterator[str]:
    """All that the matter of a choice may be, as far as it stands there."""
    if isinstance(what, ast.BoolOp):
        yield from (way for one in what.values for way in ways(one, known))
    elif isinstance(what, ast.Call) and isinstance(what.func, ast.Attribute):
        yield from ways(what.func.value, known)
    elif isinstance(what, ast.JoinedStr):
        yield from PUT_TOGETHER[ast.unparse(what)[2:-1]]
    elif isinstance(what, ast.Constant):
        yield str(what.value)
    elif isinstance(what, ast.Name) and isinstance(known.get(what.id), str):
        yield known[what.id]


@pytest.fixture(scope="module")
def begun() -> Table:
    """A game in which everything is that a matter may name."""
    return table_of(BEGUN)


def test_what_the_rules_ask_for_in_so_many_words(begun: Table) -> None:
    code = (PACKAGE / "engine" / "life.py", *sorted(ARKHAM.rglob("*.py")))
    asked = {matter for path in code for matter in asked_by(path)} - {REACTION.name}
    assert len(asked) > 70
    assert sorted(matter for matter in asked if understood(begun, matter) != plain(matter)) == []


def happenings(name: str) -> Iterator[Event]:
    """Events of a kind: of each finer kind, of one thing and of several."""
    kinds = {kind: word for word, kind in WOULD.items()}
    slots = next((dict(kind.says.slots) for kind in EVENTS if kind.name == name), {})
    heard = HEARD.get(kinds.get(name, name))
    finer = FINER.get(name) or (() if heard is None else NAMES if heard.of == ANY else heard.of)
    parts = {part: SAMPLES.get(kind, "clock") for part, kind in slots.items() if part != "amount"}
    for amount in (1, 2) if "amount" in slots else (0,):
        yield from (Event(name, **{"of": of, **parts}, amount=amount) for of in ("", *finer))


@pytest.mark.parametrize("name", sorted({*(kind.name for kind in EVENTS), *HEARD}))
def test_reactions(begun: Table, name: str) -> None:
    points = ("before", "when", "after", "at")
    asked = [f"reaction {point} {tell(event)}" for event in happenings(name) for point in points]
    assert [matter for matter in asked if understood(begun, matter) != plain(matter)] == []


def test_every_event_is_told_in_a_sentence_but_those_that_come_about_in_others() -> None:
    untold = HEARD.keys() - {kind.name for kind in EVENTS}
    others = {"enter", "leave", "enemy enters", "initiate", "perform"}
    assert untold == {*others, "search", "look", "check doom", "place doom", "end game"}
