"""Every scenario is ruled after its last sentence, and cites what is on record."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest
from citations.record import cited, file_of, key_of, line, otherwise
from citations.scenarios import FEATURES, name_of
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario as Gherkin

from adjudicator.engine.machine import Machine
from adjudicator.testing.steps import judged

T = TypeVar("T")


@pytest.fixture(autouse=True, scope="session")
def _what_is_only_considered_is_not_told() -> Iterator[None]:
    """Fails whoever cites, writes or tells while something is only considered."""
    consider = Machine.consider

    def untold(game: Machine, look: Callable[[], T]) -> T:
        before = len(game.trace)
        found = consider(game, look)
        assert len(game.trace) == before, f"only considered, and yet told: {game.trace[before:]}"
        return found

    with pytest.MonkeyPatch.context() as patch:
        # A method of the compiled package stays as it is.
        with suppress(TypeError):
            patch.setattr(Machine, "consider", untold)
        yield


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Gherkin) -> None:
    """Rules the finished situation; those of the games of the tests are not on record."""
    rulings = judged(request, feature)
    path = Path(feature.filename)
    if path.is_relative_to(FEATURES):
        values = request.getfixturevalue("_pytest_bdd_example")
        key = key_of(path, name_of(scenario.name, values))
        now = line({edition: cited(ruling) for edition, ruling in rulings.items()})
        different = otherwise(file_of(path.parent.relative_to(FEATURES).as_posix()), key, now)
        if different:
            pytest.fail(different, pytrace=False)
