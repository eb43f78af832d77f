"""The pytest plugin, in a project of its own that has nothing but rulings."""

import os
import re
import tomllib
from pathlib import Path

import pytest
from on_record import FIRST, RIGHT, RULING, WRONG

ROOT = Path(__file__).parents[2]
pytest_plugins = ["pytester"]


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project beside an installation of this checkout, with its entry points."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    site = pytester.mkdir("site") / "adjudicator-0.dist-info"
    site.mkdir()
    (site / "METADATA").write_text("Metadata-Version: 2.1\nName: adjudicator\nVersion: 0\n", encoding="utf-8")
    points = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in names.items()) for group, names in declared.items()]
    (site / "entry_points.txt").write_text("".join(points), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site.parent), str(ROOT)]))
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini("[pytest]\nnorecursedirs = site\n")
    return pytester


def ruling(project: pytest.Pytester, name: str, *expect: str, text: str = RULING) -> None:
    path = project.path / f"{name}.ruling.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "expect:\n" + "".join(f"  {line}\n" for line in expect), encoding="utf-8")


def test_each_ruling_is_a_test(project: pytest.Pytester) -> None:
    ruling(project, "docs/disputes/first", RIGHT)
    ruling(project, "second", WRONG)
    (project.path / "third.yaml").write_text(RULING, encoding="utf-8")
    project.makepyfile(test_own="def test_own(): pass")
    ran = project.runpytest_subprocess("-v")
    ran.assert_outcomes(passed=2, failed=1)
    ran.stdout.fnmatch_lines(["docs/disputes/first.ruling.yaml::first PASSED*", "second.ruling.yaml::second FAILED*"])


def test_a_failure_shows_then_and_now(project: pytest.Pytester) -> None:
    ruling(project, "second", WRONG)
    ran = project.runpytest_subprocess()
    ran.stdout.fnmatch_lines(
        [
            "*_ second _*",
            "changed: second.ruling.yaml",
            "  Does the ghoul strike first?",
            f"    {FIRST} (line 14)",
            "      then: no",
            "      now:  yes",
            "      by:   *attack-of-opportunity.9*",
        ]
    )
    ran.stdout.no_fnmatch_line("*Traceback*")
    ran.stdout.no_fnmatch_line("*ruling_items.py*")


def test_a_fault_shows_its_line(project: pytest.Pytester) -> None:
    ruling(project, "bad", RIGHT, text=RULING.replace("Beat Cop]", "Beat Kop]"))
    ran = project.runpytest_subprocess()
    ran.assert_outcomes(failed=1)
    ran.stdout.fnmatch_lines(["error[[]E301[]]:*", "*--> bad.ruling.yaml:4:*", "4 |   roland: *"])


def test_one_may_be_chosen_by_its_name(project: pytest.Pytester) -> None:
    ruling(project, "fog", RIGHT)
    ruling(project, "ward", WRONG)
    project.runpytest_subprocess("-k", "fog").assert_outcomes(passed=1, deselected=1)
    project.runpytest_subprocess("ward.ruling.yaml::ward").assert_outcomes(failed=1)


def test_those_that_failed_last_are_run_again(project: pytest.Pytester) -> None:
    ruling(project, "fog", RIGHT)
    ruling(project, "ward", WRONG)
    project.runpytest_subprocess().assert_outcomes(passed=1, failed=1)
    ruling(project, "ward", RIGHT)
    project.runpytest_subprocess("--lf").assert_outcomes(passed=1)


def test_they_run_in_several_processes(project: pytest.Pytester) -> None:
    for number in range(6):
        ruling(project, f"r{number}", WRONG if number == 3 else RIGHT)
    ran = project.runpytest_subprocess("-n", "2")
    ran.assert_outcomes(passed=5, failed=1)
    ran.stdout.fnmatch_lines(["changed: r3.ruling.yaml"])


def test_a_project_without_rulings_loads_nothing(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import sys

        def test_what_is_loaded():
            ours = {name for name in sys.modules if name.split(".")[0] in ("adjudicator", "ruamel")}
            assert ours == {"adjudicator", "adjudicator.testing", "adjudicator.testing.pytest_plugin"}
        """
    )
    project.runpytest_subprocess().assert_outcomes(passed=1)


DOCUMENT = (ROOT / "adjudicator" / "testing" / "README.md").read_text(encoding="utf-8")
CONFTEST, TEST = re.findall(r"```python\n(# (?:conftest|test_features)\.py\n.*?)```", DOCUMENT, re.DOTALL)
(FEATURE,) = re.findall(r"```gherkin\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.fixture
def features(project: pytest.Pytester) -> pytest.Pytester:
    """The project of the document, and two more scenarios: one does not hold, one rests on other rules."""
    project.makeconftest(CONFTEST)
    project.makepyfile(test_features=TEST)
    (project.path / "features" / "arkham").mkdir(parents=True)
    rest = FEATURE.partition("\n\n")[2]
    others = rest.replace("The ghoul attacks before", "Of").replace("roland has 1", "beat cop has 1")
    others += "\n" + rest.replace("The ghoul attacks before", "By another rule").replace(
        "attack-of-opportunity.9", "defeat.2"
    )
    (project.path / "features" / "arkham" / "first.feature").write_text(f"{FEATURE}\n{others}", encoding="utf-8")
    return project


def test_feature_files_are_written_against_the_same_vocabulary(features: pytest.Pytester) -> None:
    ran = features.runpytest_subprocess("-W", "ignore::pytest.PytestUnknownMarkWarning")
    ran.assert_outcomes(passed=1, failed=2)
    ran.stdout.fnmatch_lines(["*beat cop has 1 damage: no", "*the run does not cite defeat.2"])


def test_scenarios_are_chosen_shared_out_and_run_again(features: pytest.Pytester) -> None:
    """The project also has recorded rulings."""
    ruling(features, "cop", RIGHT)
    quiet = ("-W", "ignore::pytest.PytestUnknownMarkWarning")
    features.runpytest_subprocess(*quiet, "-k", "before or cop.ruling").assert_outcomes(passed=2, deselected=2)
    features.runpytest_subprocess(*quiet, "-n", "2").assert_outcomes(passed=2, failed=2)
    features.runpytest_subprocess(*quiet, "--lf").assert_outcomes(failed=2)
