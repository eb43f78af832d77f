"""Questions about a test: its outcome, its two sides, the tokens revealed."""

from collections.abc import Callable

from adjudicator.engine import trace
from adjudicator.engine.events import Event
from adjudicator.engine.timing import IMPACT
from adjudicator.engine.values import Ledger
from adjudicator.games.arkham.difficulty import difficulty
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.this_test import SPEC, TEST_OUTCOME
from adjudicator.games.interface import Answer
from adjudicator.games.kit.asking import question
from adjudicator.games.kit.asking.places import last, wrote
from adjudicator.games.kit.asking.question import yes

Answering = question.Answering[ArkhamTable]
Asking = question.Asking[ArkhamTable]


def _outcome(outcome: str, by: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        number = asking.number() if by else None

        def answering(table: ArkhamTable) -> Answer:
            def fits(record: trace.Record) -> bool:
                return (
                    type(record) is trace.Happened
                    and record.stage == IMPACT
                    and isinstance(record.event, Event)
                    and record.event.kind in ("succeed", "fail")
                )

            places = last(table, fits)
            if not places:
                return yes(False)
            happened = table.game.trace[places[0]]
            assert isinstance(happened, trace.Happened)
            event = happened.event
            assert isinstance(event, Event)
            return yes(event.kind == outcome and number in (None, event.amount), places + _ledger(table, "value"))

        return answering

    return make


def _test_number(field: str) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        number = asking.number() if "n" in asking.said.slots else None

        def told(value: int, places: tuple[int, ...] = ()) -> Answer:
            return Answer(str(value), places) if number is None else yes(value == number, places)

        def answering(table: ArkhamTable) -> Answer:
            game = table.game
            if field == "difficulty" and SPEC(game) and not TEST_OUTCOME(game):
                return told(game.consider(lambda: difficulty(game)))
            if not last(table, lambda r: isinstance(r, trace.Stepped) and r.number in ("ST.5", "ST.6")):
                return yes(False) if number is not None else Answer("none")
            places = wrote(table, "test", field)
            wrote_it = game.trace[places[0]] if places else None
            written = wrote_it.new if isinstance(wrote_it, trace.Wrote) else None
            return told(written if isinstance(written, int) else 0, places + _ledger(table, field))

        return answering

    return make


def _ledger(table: ArkhamTable, field: str) -> tuple[int, ...]:
    names = ("willpower", "intellect", "combat", "agility") if field == "value" else ("fight", "evade", "shroud")

    def fits(record: trace.Record) -> bool:
        return type(record) is trace.Valued and isinstance(record.ledger, Ledger) and record.ledger.name in names

    return last(table, fits)


def _tokens_revealed(asking: Asking) -> Answering:
    number = asking.number()

    def answering(table: ArkhamTable) -> Answer:
        records = table.game.trace
        places = tuple(p for p, r in enumerate(records) if type(r) is trace.Drew and r.what == "chaos token")
        return yes(len(places) == number, places)

    return answering


ABOUT_TESTS: dict[str, Callable[[Asking], Answering]] = {
    "succeed by": _outcome("succeed", True),
    "fail by": _outcome("fail", True),
    "succeed": _outcome("succeed", False),
    "fail": _outcome("fail", False),
    "skill value": _test_number("value"),
    "difficulty": _test_number("difficulty"),
    "revealed": _tokens_revealed,
}
