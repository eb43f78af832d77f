"""Every scenario of the features as a situation, without pytest: for what wants all of them, or few, soon."""

import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pytest_bdd.feature import get_features
from pytest_bdd.parser import ScenarioTemplate, Step
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

if TYPE_CHECKING:
    from adjudicator.testing.scenario import Scenario

FEATURES = Path(__file__).parents[2] / "features"


class Written(NamedTuple):
    """A scenario as it is written: its feature's file, its name with its examples, its tags and its sentences."""

    path: Path
    name: str
    tags: frozenset[str]
    steps: tuple[Step, ...]

    @property
    def folder(self) -> str:
        """The folder of its feature, below that of all features."""
        return self.path.parent.relative_to(FEATURES).as_posix()

    def build(self) -> "Scenario":
        """The situation that its sentences describe."""
        from adjudicator.testing.scenario import Scenario

        built = Scenario()
        for step in self.steps:
            meant = _meant(step)
            said = dict(meant.parser.parse_arguments(step.name) or {})
            said |= {} if step.docstring is None else {"docstring": step.docstring}
            wanted = inspect.signature(meant.step_func).parameters
            meant.step_func(scenario=built, **{name: one for name, one in said.items() if name in wanted})
        built.finish()
        return built


def every_scenario(folder: Path = FEATURES) -> list[Written]:
    """All scenarios of the features of a folder, each example of an outline by itself, sorted by file and name."""
    found = []
    for feature in get_features([str(folder)]):
        path = Path(feature.filename)
        for template in feature.scenarios.values():
            tags = template.tags | feature.tags | (template.rule.tags if template.rule else set())
            for values, more in _examples(template):
                shown = template.render(values)
                name = name_of(shown.name, values)
                found.append(Written(path, name, frozenset(tags | more), tuple(shown.steps)))
    return sorted(found, key=lambda one: (one.path.as_posix(), one.name))


def name_of(name: str, values: Mapping[str, str]) -> str:
    """The name of a scenario, or of an example of an outline, which no other of its feature has."""
    return f"{name} [{', '.join(values.values())}]" if values else name


def _examples(template: ScenarioTemplate) -> Iterator[tuple[Mapping[str, str], set[str]]]:
    """The values of each example with the tags of its table; a scenario that is no outline has one, without values."""
    if not template.examples:
        yield {}, set()
    for table in template.examples:
        for values in table.as_contexts():
            yield values, set(table.tags)


def _meant(step: Step) -> StepFunctionContext:
    """What a sentence means: of several the one that pytest-bdd takes, which is the last in alphabetical order."""
    fitting = (one for one in _known() if one.type == step.type and one.parser.is_matching(step.name))
    meant = next(fitting, None)
    assert meant is not None, f"nothing is meant by: {step.name}"
    return meant


@cache
def _known() -> tuple[StepFunctionContext, ...]:
    """The sentences that every game has; a fact is described by the sentence that asks for it."""
    from adjudicator.testing import steps

    found = {}
    for name, fixture in inspect.getmembers(steps):
        function = getattr(fixture, "_fixture_function", None)
        if function in step_function_context_registry:
            found[name] = step_function_context_registry[function]
    return tuple(found[name] for name in sorted(found, reverse=True))
