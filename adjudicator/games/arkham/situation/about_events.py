"""Questions about what happened: in which order, how often, decided by whom, refused by which rule."""

from collections.abc import Callable

from adjudicator.engine import trace
from adjudicator.games.arkham.situation.asking import Answering, Asking, yes
from adjudicator.games.arkham.situation.happenings import Happening, understand_happening
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.interface import Answer


def _happening(asking: Asking, slot: str) -> Happening | None:
    sentence = asking.said.slots[slot]
    return understand_happening(asking.table, sentence, asking.node, asking.at)


def _before(asking: Asking) -> Answering:
    first, second = _happening(asking, "first"), _happening(asking, "second")

    def answering(table: ArkhamTable) -> Answer:
        assert first is not None
        assert second is not None
        records = table.game.trace
        early, late = first.places(records), second.places(records)
        return yes(bool(early) and bool(late) and early[0] < late[0], (*early[:1], *late[:1]))

    return answering


def _during(asking: Asking) -> Answering:
    inner, outer = _happening(asking, "first"), _happening(asking, "second")

    def answering(table: ArkhamTable) -> Answer:
        assert inner is not None
        assert outer is not None
        records = table.game.trace
        for start, end in outer.spans(records):
            found = [place for place in inner.places(records) if start < place < end]
            if found:
                return yes(True, (start, found[0]))
        return yes(False, outer.places(records)[:1])

    return answering


def _times(asking: Asking) -> Answering:
    said = asking.said
    happening = _happening(asking, "first")
    number = {"once": 1, "twice": 2}.get(said.name) or asking.number()

    def answering(table: ArkhamTable) -> Answer:
        assert happening is not None
        places = happening.places(table.game.trace)
        return yes(len(places) == number, places)

    return answering


def _happens(asking: Asking) -> Answering:
    happening = _happening(asking, "first")

    def answering(table: ArkhamTable) -> Answer:
        assert happening is not None
        places = happening.places(table.game.trace)
        return yes(bool(places), places[:1])

    return answering


def _never(asking: Asking) -> Answering:
    happens = _happens(asking)
    return lambda table: yes(happens(table).value == "no", ())


def _decides(asking: Asking) -> Answering:
    who, what = asking.entity("who", "investigator"), asking.said.slots["what"].lower()

    def answering(table: ArkhamTable) -> Answer:
        places = tuple(
            place
            for place, record in enumerate(table.game.trace)
            if isinstance(record, trace.Chose) and record.what == what and record.who == who
        )
        waiting = table.game.waiting
        asked = waiting is not None and waiting.question.what == what and who in waiting.question.who
        return yes(bool(places) or asked, places)

    return answering


def _waits(asking: Asking) -> Answering:
    given = asking.said.slots["who"]
    who = "" if given in ("nobody", "chance") else asking.entity("who", "investigator")

    def answering(table: ArkhamTable) -> Answer:
        waiting = table.game.waiting
        return yes(waiting is not None and who in waiting.question.who)

    return answering


def _refusals(table: ArkhamTable) -> tuple[tuple[int, trace.Refused], ...]:
    return tuple((p, r) for p, r in enumerate(table.game.trace) if isinstance(r, trace.Refused))


def _refused(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        def answering(table: ArkhamTable) -> Answer:
            found = _refusals(table)
            return yes(bool(found) is wanted, tuple(place for place, _ in found[-1:]))

        return answering

    return make


def _refused_by(asking: Asking) -> Answering:
    rule = asking.said.slots["rule"]

    def answering(table: ArkhamTable) -> Answer:
        found = [place for place, record in _refusals(table) if any(r.rule == rule for r in record.reasons)]
        return yes(bool(found), tuple(found[-1:]))

    return answering


ABOUT_EVENTS: dict[str, Callable[[Asking], Answering]] = {
    "before": _before,
    "during": _during,
    "times": _times,
    "once": _times,
    "twice": _times,
    "never": _never,
    "happens": _happens,
    "decides": _decides,
    "waits": _waits,
    "refused": _refused(True),
    "allowed": _refused(False),
    "refused by": _refused_by,
}
