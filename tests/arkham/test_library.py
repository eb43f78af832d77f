"""The library check: every ability of every card comes about in some scenario or recorded ruling."""

import itertools
from collections.abc import Iterator
from pathlib import Path

from pytest_bdd.feature import get_features
from pytest_bdd.parser import Scenario as Gherkin
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from adjudicator.engine import trace
from adjudicator.games.arkham.entry import GAME
from adjudicator.games.arkham.game import Card
from adjudicator.games.arkham.library import FOLDER, read_card
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Source, read, read_file
from adjudicator.situation.document import read_document
from adjudicator.situation.entries import is_about_odds
from adjudicator.situation.script import Script
from adjudicator.testing import steps
from adjudicator.testing.scenario import Scenario

ROOT = Path(__file__).parents[2]
FEATURES = ROOT / "features" / "arkham"
RULINGS = ROOT / "rulings" / "arkham"

Used = tuple[str, str]
"""The name of a card and one of its abilities: its number, or the symbol that it stands for."""


def every_card() -> tuple[Card, ...]:
    """The cards of the library, and those on the reverse side of others."""
    cards = [read_card(path) for path in sorted(FOLDER.glob("*.yaml"))]
    return (*cards, *(card.reverse_card for card in cards if isinstance(card.reverse_card, Card)))


def abilities_of(card: Card) -> Iterator[Used]:
    """The parts of a card that need a scenario; that a card can be played is no text of its own."""
    for number, ability in enumerate(card.abilities):
        if ability.kind != "play" or ability.effects:
            yield card.name, str(number)
    yield from ((card.name, symbol) for symbol, _effect in card.symbols)
    yield from ((card.name, f"hard {symbol}") for symbol, _effect in card.hard_symbols)


# -- runs --------------------------------------------------------------------------------------------------------------


def used_in(table: ArkhamTable) -> Iterator[Used]:
    """The abilities that the trace of a run shows as initiated, applied, or counted in a value."""
    cards = table.game.cards
    for record in table.game.trace:
        if isinstance(record, trace.Initiated) and record.number >= 0:
            yield cards[record.source].name, str(record.number)
        elif isinstance(record, trace.Applied):
            yield cards[record.source].name, record.ability
        elif isinstance(record, trace.Valued):
            yield from counted_in(cards, record.ledger)


def counted_in(cards: dict[str, Card], ledger: object) -> Iterator[Used]:
    """The constant abilities that contribute to a value."""
    for contribution in getattr(ledger, "contributions", ()):
        card = cards.get(contribution.source)
        for number, ability in enumerate(card.abilities if card is not None else ()):
            if any(gives.stat == getattr(ledger, "name", "") for gives in ability.gives):
                assert card is not None
                yield card.name, str(number)


def played(source: Source, edition: str = "") -> Iterator[ArkhamTable]:
    """The tables of a situation, one for each variant, after its course has been played."""
    faults = Faults()
    document_read = read_document(source, faults)
    faults.raise_if_any()
    assert document_read is not None
    game, document, _at = document_read
    for course in document.courses():
        at = Checking(source, faults)
        table = game.build(document.setting, edition or document.edition, document.readings_in(game), at)
        assert isinstance(table, ArkhamTable)
        # With a question about odds, branches after an open draw are not explored here.
        odds = any(is_about_odds(expected.question.text) for expected in course.expect.answers)
        Script(table, at, document.otherwise).play(course.do, (lambda: False) if odds else None)
        faults.raise_if_any()
        yield table


# -- scenarios and rulings --------------------------------------------------------------------------------------------


def rulings() -> Iterator[ArkhamTable]:
    """Every recorded ruling of the game."""
    for path in sorted(RULINGS.glob("*.yaml")):
        yield from played(read_file(path, Faults()))


def scenarios(folder: Path) -> Iterator[ArkhamTable]:
    """Every scenario of the features in a folder."""
    for feature in get_features([str(folder)]):
        for template in feature.scenarios.values():
            for context in itertools.chain.from_iterable(e.as_contexts() for e in template.examples):
                yield from described(template.render(context), feature.tags)
            if not template.examples:
                yield from described(template.render({}), feature.tags)


def described(gherkin: Gherkin, tags: set[str]) -> Iterator[ArkhamTable]:
    """The situation of a scenario, played under the edition that its tags name."""
    scenario = Scenario()
    for step in gherkin.steps:
        sentence, said = sentence_of(step.type, step.name)
        docstring = {} if step.docstring is None else {"docstring": step.docstring}
        sentence.step_func(scenario, **said, **docstring)
    scenario.finish()
    edition = "first" if "first" in gherkin.tags | tags else "revised"
    yield from played(read(scenario.yaml(GAME), f"{gherkin.name}.yaml", Faults()), edition)


def sentence_of(type_: str, name: str) -> tuple[StepFunctionContext, dict[str, object]]:
    """The step function of a sentence, and the arguments that it reads from it."""
    for context in step_function_context_registry.values():
        if context.step_func.__module__ != steps.__name__ or context.type != type_:
            continue
        if context.parser.is_matching(name):
            return context, dict(context.parser.parse_arguments(name) or {})
    raise AssertionError(f"no sentence says: {name}")


def test_cards_are_modelled_in_full() -> None:
    assert [card.name for card in every_card() if card.not_modelled] == []


def test_every_ability_of_a_card_comes_about() -> None:
    missing = {used for card in every_card() for used in abilities_of(card)}
    assert len(missing) >= 244, "the core set has so many"
    for table in itertools.chain(scenarios(FEATURES / "cards"), rulings(), scenarios(FEATURES)):
        missing -= set(used_in(table))
        if not missing:
            break
    assert not missing, sorted(missing)
