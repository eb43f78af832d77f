"""Fixtures and settings for all tests."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from on_record import RULING, Keep

from adjudicator.games import finding
from adjudicator.games.finding import known_games

FEATURES = Path(__file__).parents[1] / "features"
TOYS = Path(__file__).parent
RULE_ID = re.compile(r"(?<!\S)@([a-z0-9]+(?:-[a-z0-9]+)*\.\d+)(?!\S)")

# Benchmarks are run by hand and need packages that the tests do not.
collect_ignore = ["benchmarks"]


def pytest_configure(config: pytest.Config) -> None:
    """Let scenarios be tagged with rule ids, and chosen by them: `pytest -m attack-of-opportunity.9`."""
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        # A shell makes its background jobs ignore SIGINT; then a test could not interrupt a command that it starts.
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)
    for rule in sorted(rule_tags(FEATURES) | rule_tags(TOYS)):
        config.addinivalue_line("markers", f"{rule}: the scenario proves this rule")
    for game in known_games():
        config.addinivalue_line("markers", f"{game}: the scenario is of this game, wherever its feature lies")


@pytest.fixture(autouse=True, scope="session")
def _no_cards_of_ones_own() -> Iterator[None]:
    """Hides imported cards, so that no test depends on them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ADJUDICATOR_CARDS", str(FEATURES / "no cards"))
        yield


@pytest.fixture
def bells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of bells is installed beside those that come along."""
    install("bells", tmp_path, monkeypatch)


@pytest.fixture
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of lanterns is installed beside those that come along."""
    install("lanterns", tmp_path, monkeypatch)


def install(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has a game of the tests be found by its entry point."""
    installed = folder / f"{game}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(f"[adjudicator.games]\n{game} = {game}.entry\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(finding, "_found", {})


@pytest.fixture
def keep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keep:
    """Writes a recorded ruling; the test is in the folder above."""
    monkeypatch.chdir(tmp_path)

    def write(*expect: str, name: str = "rulings/ghoul.yaml", text: str = RULING) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"  {line}\n" for line in expect]
        path.write_text(text + ("expect:\n" + "".join(lines) if expect else ""), encoding="utf-8")
        return Path(name)

    return write


def rule_tags(folder: Path) -> set[str]:
    """The rule ids among the tags of all feature files below a folder."""
    tags: set[str] = set()
    for path in folder.rglob("*.feature"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.lstrip().startswith("@"):
                tags.update(RULE_ID.findall(line))
    return tags
