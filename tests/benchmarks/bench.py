"""The cost of the adjudicator, in ratios against yardsticks timed in the same run, so that any machine can judge.

    pip install ".[bench]"
    python tests/benchmarks/bench.py [--profile]

CPU time, the least of several, with the garbage collector set as the command sets it. A node is one move pushed and
popped by python-chess, averaged over the legal moves of a middlegame position.
"""

import gc
import json
import resource
import subprocess
import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import chess
from games import (
    COMMITTED,
    SEEDS,
    a_million_draws,
    explorations,
    games_of_five,
    positions_of_the_tree,
    recorded_games,
    the_gathering,
    tree,
    written,
)
from ruamel.yaml import YAML

from adjudicator.cli.main import SELDOM_COLLECTED
from adjudicator.editors.completing import suggestions
from adjudicator.editors.places import Places
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.exploring.file import explore_file
from adjudicator.exploring.opening import Wanted
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.finding import find_game
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read
from adjudicator.oracle.stream import serve
from adjudicator.ruling.judging import rule_source
from adjudicator.ruling.ruling import Ruling
from adjudicator.situation.document import read_document

ROOT = Path(__file__).parents[2]
MIDDLEGAME = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9"
ROUNDS = 7

ONE_TEST = """game: arkham
title: One test, {card}
scenario: The Gathering
chaos bag: standard
otherwise: pass
locations:
  study: {{card: Study, clues: 1}}
investigators:
  roland:
    card: Roland Banks
    at: study
    resources: 3
    hand: [Machete, Vicious Blow, {card}]
    play area: [Beat Cop]
enemies:
  ghoul: {{card: Ghoul Minion, engaged: roland}}
do:
  - {deed}
  - roland reveals {token}
ask:
  - roland has 1 damage
  - the test succeeds
expect:
  roland is defeated: no
"""
TESTS = tuple(
    ONE_TEST.format(card=card, deed=deed, token=token)
    for card, deed, token in (
        ("Guts", "roland fights ghoul", "-1"),
        ("Overpower", "roland evades ghoul", "0"),
        ("Perception", "roland investigates\n  - roland takes it all", "skull"),
        ("Evidence!", "roland tests willpower (3)", "-2"),
    )
)


def cpu(work: Callable[[], object], times: int = 1, rounds: int = ROUNDS) -> float:
    """The CPU seconds of one call, the least of several rounds of so many calls."""
    least = float("inf")
    for _ in range(rounds):
        gc.collect()
        before = process_time()
        for _ in range(times):
            work()
        least = min(least, process_time() - before)
    return least / times


def node() -> float:
    """The yardstick: one move made and unmade."""
    board = chess.Board(MIDDLEGAME)
    moves = list(board.legal_moves)

    def each() -> None:
        for move in moves:
            board.push(move)
            board.pop()

    return cpu(each, 200) / len(moves)


# -- rulings ----------------------------------------------------------------------------------------------------------


def texts() -> tuple[str, ...]:
    """The recorded rulings, but for whole games, and the tests above."""
    recorded = sorted((ROOT / "rulings" / "arkham").glob("*.yaml"))
    return (*(path.read_text(encoding="utf-8") for path in recorded), *TESTS)


def ruled(text: str) -> tuple[Ruling, ...]:
    """A text read, checked, run, traced and judged."""
    faults = Faults()
    return rule_source(read(text, "bench.yaml", faults), faults)


def batch() -> int:
    """All recorded rulings; returns their number."""
    return sum(len(ruled(text)) for text in texts_now)


texts_now = texts()


# -- events -----------------------------------------------------------------------------------------------------------


def game_with(cards: int) -> Rules:
    """A game with so many cards in play beside an investigator, one of which reacts when cards are drawn."""
    faults = Faults()
    text = (
        "game: arkham\nchaos bag: standard\nlocations: {study: {card: Study}}\n"
        "cards: {Purse: {type: asset, abilities: [{forced: {after: draw, who: you}, do: {heal damage: 1}}]}}\n"
        "investigators:\n  roland:\n    card: Roland Banks\n    at: study\n    play area:\n"
        + "      - Purse\n"
        + "      - Guard Dog\n" * (cards - 1)
    )
    found = read_document(read(text, "bench.yaml", faults), faults)
    faults.raise_if_any()
    assert found is not None
    game, document, at = found
    table = game.build(document.setting, document.edition, document.readings_in(game), Checking(at.source, faults))
    faults.raise_if_any()
    assert isinstance(table.game, Rules)
    return table.game


def one_event(game: Rules, kind: str = "enter play") -> Callable[[], None]:
    """An event goes through would, when, impact, at and after, and is traced; then everything is undone."""
    call = happen(Event(kind, "roland", amount=1))
    game.stack = None
    start = game.mark()

    def happens() -> None:
        game.start(call.procedure, call.local)
        game.run()
        game.rollback(start)

    return happens


# -- reading ----------------------------------------------------------------------------------------------------------


def long_text() -> str:
    """A situation of some 300 lines, with every card described as fully as a careful author would."""
    enemies = "".join(
        f"  ghoul {n}:\n    card: Ghoul Minion\n    at: study\n    damage: 1\n    exhausted: true\n" for n in range(50)
    )
    return TESTS[0].replace("enemies:\n", "enemies:\n" + enemies)


# -- processes --------------------------------------------------------------------------------------------------------


def children(*commands: Sequence[str]) -> list[float]:
    """The CPU seconds of processes, the least of several runs of each; in turn, so that all find the machine alike."""
    least = [float("inf")] * len(commands)
    for _ in range(2 * ROUNDS):
        for number, command in enumerate(commands):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            least[number] = min(least[number], used)
    return least


def lapse(command: Sequence[str]) -> float:
    """The seconds that a process and its children take, the least of several."""
    least = float("inf")
    for _ in range(ROUNDS):
        before = perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        least = min(least, perf_counter() - before)
    return least


def shown(what: str, ratio: float, target: float, unit: str) -> None:
    """A ratio beside its target."""
    verdict = "ok" if ratio <= target else "TOO MUCH"
    print(f"{what:66} {ratio:8.2f} {unit:22} target {target:g}  {verdict}")


def main() -> None:
    """Prints every ratio."""
    yardstick = node()
    print(f"a node: {yardstick * 1e6:.2f} µs; {len(texts_now)} situations in the batch")
    number = batch()
    shown("one more ruling in a batch", cpu(batch, 3) / number / yardstick, 450, "nodes")

    few, many = (cpu(one_event(game_with(cards)), 2000) for cards in (10, 10_000))
    shown("an event with its windows, traced, 10 cards in play", few / yardstick, 3, "nodes")
    shown("the same with 10,000 cards in play", many / few, 1.2, "× 10 cards")
    heard, also = (cpu(one_event(game_with(cards), "draw"), 2000) for cards in (10, 10_000))
    print(f"{'  (an event that a forced ability answers, which heals damage)':66} {heard / yardstick:8.2f} nodes")
    shown("  the same with 10,000 cards in play", also / heard, 1.2, "× 10 cards")

    for name, text in (("a test of 25 lines", TESTS[0]), ("a situation of 280 lines", long_text())):
        ours = cpu(lambda text=text: read(text, "bench.yaml", Faults()), 20)  # type: ignore[misc]
        checked = cpu(lambda text=text: _checked(text), 20)  # type: ignore[misc]
        loader = cpu(lambda text=text: YAML(typ="safe").load(text), 20)  # type: ignore[misc]
        shown(f"reading {name}, positions and duplicate keys", ours / loader, 1, "× ruamel safe C")
        shown(f"reading {name}, with all checks", checked / loader, 3, "× ruamel safe C")

    shown("a random full game of five at Not Alone", cpu(games_of_five()) / len(SEEDS) / yardstick, 25_000, "nodes")
    recorded = cpu(the_gathering(), rounds=2) / recorded_games() / yardstick
    shown("a recorded full game of The Gathering, ruled", recorded, 500_000, "nodes")
    positions = [visited(cards) for cards in (10, 1000)]
    shown("a visited position of an exploration, 10 cards in play", positions[0] / yardstick, 10, "nodes")
    shown("the same with 1,000 cards in play", positions[1] / positions[0], 1.3, "× 10 cards")

    whole_tree, once = cpu(tree(memo=False), rounds=2), cpu(tree(memo=True), rounds=3)
    inside = whole_tree / positions_of_the_tree() / yardstick
    shown("a visited position of a tree of 34,944 leaves", inside, 10, "nodes")
    shown("that tree, equal positions explored once", once / whole_tree, 0.2, "× over and over")
    five = written(COMMITTED)
    exact, drawn = cpu(lambda: explore_file(five, Wanted())), cpu(a_million_draws, rounds=2)
    shown("exact odds of a test with five committed cards", exact / drawn, 1, "× a million draws")

    lines = b"".join(json.dumps({"op": "rule", "situation": text}).encode() + b"\n" for text in TESTS)
    asked = cpu(lambda: serve(BytesIO(lines), BytesIO()), 20)
    direct = cpu(lambda: [ruled(text) for text in TESTS], 20)
    shown("a one-test ruling by the oracle", asked / direct, 1.2, "× in process")
    text = TESTS[0].partition("  - roland reveals")[0] + "  - "
    suggestions(Places(text), len(text))
    written_on = cpu(lambda: suggestions(Places(text), len(text)), 20)
    shown("a completion in the middle of a test", written_on / cpu(lambda: ruled(TESTS[0]), 20), 3, "× the ruling")

    script = which("adjudicator", path=str(Path(sys.executable).parent))
    if script is None:
        print("`adjudicator` is not installed beside this Python: end to end is not measured")
        return
    with TemporaryDirectory() as folder:
        example = Path(folder) / "example.yaml"
        example.write_text(TESTS[0], encoding="utf-8")
        whole, odds, nothing = children(
            [script, "rule", str(example)], [script, "explore", str(five)], [sys.executable, "-c", "pass"]
        )
        for number in range(1_000):
            (Path(folder) / f"{number}.yaml").write_text(TESTS[number % len(TESTS)], encoding="utf-8")
        both, (start,) = lapse([script, "check", "-j", "2", folder]), children([script, "--version"])
    shown("`adjudicator explore` of it, end to end", odds / nothing, 20, "× `python -c pass`")
    shown("`adjudicator rule FILE`, end to end", whole / nothing, 8, "× `python -c pass`")
    sequential = cpu(lambda: [ruled(TESTS[number % len(TESTS)]) for number in range(1_000)], rounds=2)
    shown("`check -j 2` of 1,000 one-test rulings", both / (sequential / 2 + start), 1.3, "× half of 1,000")


def visited(cards: int) -> float:
    """The CPU seconds of a position, without the time to begin."""
    (whole, positions), (beginning, some) = list(explorations(cards))
    return (cpu(whole) - cpu(beginning)) / (positions - some)


def _checked(text: str) -> None:
    faults = Faults()
    read_document(read(text, "bench.yaml", faults), faults)
    faults.raise_if_any()


def profile() -> None:
    """The profile of a batch."""
    from cProfile import Profile
    from pstats import Stats

    batch()
    profiler = Profile(process_time)
    profiler.enable()
    for _ in range(20):
        batch()
    profiler.disable()
    stats = Stats(profiler)
    stats.sort_stats("tottime").print_stats(35)
    stats.sort_stats("cumtime").print_stats(60)


if __name__ == "__main__":
    assert find_game("arkham") is not None
    gc.set_threshold(*SELDOM_COLLECTED)
    profile() if "--profile" in sys.argv else main()
