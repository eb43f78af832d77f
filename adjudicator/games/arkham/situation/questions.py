"""Questions about a resolution: how things stand, what happened in which order, what was and is legal."""

from collections.abc import Callable
from typing import NamedTuple, cast

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.values import Ledger
from adjudicator.games.arkham.actions.costs import TOKEN_POOL
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.situation.happenings import Happening, understand_happening
from adjudicator.games.arkham.situation.sentences import DEEDS, QUESTIONS
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.skill_test.outcome import difficulty
from adjudicator.games.arkham.skill_test.tokens import in_pool, tokens_on
from adjudicator.games.arkham.values import base_value, value
from adjudicator.games.arkham.vocabulary.references import STATS
from adjudicator.games.interface import Answer, Asked, Deed, Table
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import Said, amount
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node, Text

Answering = Callable[[ArkhamTable], Answer]


class Question(NamedTuple):
    """A question that has been understood, ready to be answered at any moment."""

    answering: Answering

    def answer(self, table: Table) -> Answer:
        """The answer as the game stands."""
        return self.answering(cast(ArkhamTable, table))


class Asking(NamedTuple):
    """A question being understood: its sentence's slots, and where it stands."""

    table: ArkhamTable
    said: Said
    node: Node
    at: Checking

    def entity(self, slot: str, kind: str = "") -> str:
        """The thing that a slot names."""
        return self.table.entity(self.said.slots[slot], self.node, self.at, kind)

    def number(self, slot: str = "n") -> int:
        """The number in a slot."""
        return amount(self.said.slots[slot])


def understand(table: ArkhamTable, sentence: str, node: Node, at: Checking) -> Asked | None:
    """The question of a sentence; None and a fault if it is not understood."""
    said = QUESTIONS.read(sentence)
    if said is None:
        if understand_happening(table, sentence, node, Checking(at.source, type(at.faults)())) is not None:
            said = Said("happens", {"first": sentence})
        else:
            at.fault("E210", f'"{sentence}" is not understood', node, QUESTIONS.help(sentence))
            return None
    before = len(at.faults)
    answering = _KINDS[said.name](Asking(table, said, node, at))
    return Question(answering) if len(at.faults) == before else None


def yes(truth: bool, places: tuple[int, ...] = ()) -> Answer:
    """The answer to a question that is yes or no."""
    return Answer("yes" if truth else "no", places)


def _last(table: ArkhamTable, fits: Callable[[trace.Record], bool]) -> tuple[int, ...]:
    """The place of the last record of a kind."""
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        if fits(records[place]):
            return (place,)
    return ()


def _wrote(table: ArkhamTable, entity: str, field: str) -> tuple[int, ...]:
    records = table.game.trace
    for place in range(len(records) - 1, -1, -1):
        record = records[place]
        if type(record) is trace.Wrote and record.field == field and record.entity == entity:
            return (place,)
    return ()


def _moved(table: ArkhamTable, entity: str) -> tuple[int, ...]:
    def fits(record: trace.Record) -> bool:
        return isinstance(record, trace.Wrote) and isinstance(record.new, tuple) and entity in record.new

    return _last(table, fits)


# -- how things stand -----------------------------------------------------------------------------------------------

_TOKEN_WORDS = {
    "resource": "resources",
    "clue": "clues",
    "action": "actions",
    "charge": "charges",
    "secret": "secrets",
    "supply": "supplies",
}


def _token(asking: Asking, given: str) -> str:
    token = given.lower().removesuffix(" left")
    token = _TOKEN_WORDS.get(token, token)
    known = (
        "damage",
        "horror",
        "clues",
        "doom",
        "resources",
        "ammo",
        "charges",
        "secrets",
        "supplies",
        "actions",
    )
    if token not in known and token not in (
        "cards in hand",
        "card in hand",
        "cards in play",
        "remaining health",
    ):
        help = did_you_mean(token, known) or f"one of: {', '.join(known)}"
        asking.at.fault("E204", f'"{given}" is nothing that can be counted', asking.node, help)
    return token


def _count(table: ArkhamTable, entity: str, token: str) -> int:
    game = table.game
    if token in ("cards in hand", "card in hand"):
        return len(game.zone(entity, "hand")) + game.number(entity, "unknown cards")
    if token == "cards in play":
        return len(game.zone(entity, "play area"))
    if token == "remaining health":
        return value(game, entity, "health") - game.number(entity, "damage")
    return game.number(entity, token)


def _has(asking: Asking) -> Answering:
    entity, number = asking.entity("thing"), asking.number()
    token = _token(asking, asking.said.slots["token"])
    return lambda table: yes(_count(table, entity, token) == number, _wrote(table, entity, token))


def _gone(asking: Asking) -> Answering:
    number, token = asking.number(), _token(asking, asking.said.slots["token"])
    return lambda table: yes(table.game.number(TOKEN_POOL, token) == number, _wrote(table, TOKEN_POOL, token))


def _value(asking: Asking) -> Answering:
    entity, stat = asking.entity("who"), asking.said.slots["stat"].lower()
    if stat in STATS:
        return lambda table: Answer(str(_stat(table, entity, stat)), ())
    token = _token(asking, stat)
    return lambda table: Answer(str(_count(table, entity, token)), _wrote(table, entity, token))


def _stat(table: ArkhamTable, entity: str, stat: str) -> int:
    game = table.game
    return game.quietly(lambda: value(game, entity, stat))


def _value_is(asking: Asking) -> Answering:
    ask, number = _value(asking), asking.number()

    def answering(table: ArkhamTable) -> Answer:
        found = ask(table)
        return yes(found.value == str(number), found.places)

    return answering


def _base_is(asking: Asking) -> Answering:
    entity, stat, number = asking.entity("who"), asking.said.slots["stat"].lower(), asking.number()
    return lambda table: yes(base_value(table.game, entity, stat) == number)


def _state(asking: Asking) -> Callable[[ArkhamTable], tuple[bool, tuple[int, ...]]]:
    entity, state = asking.entity("thing"), asking.said.slots["state"].lower()
    facts: dict[str, Callable[[ArkhamTable], tuple[bool, tuple[int, ...]]]] = {
        "defeated": lambda t: (bool(t.game.state.read(entity, "defeated")), _wrote(t, entity, "defeated")),
        "exhausted": lambda t: (not t.game.ready(entity), _wrote(t, entity, "exhausted")),
        "ready": lambda t: (t.game.ready(entity), _wrote(t, entity, "exhausted")),
        "in play": lambda t: (t.game.in_play(entity), _moved(t, entity)),
        "engaged": lambda t: (bool(t.game.engaged(entity)), _moved(t, entity)),
        "unengaged": lambda t: (not t.game.engaged(entity), _moved(t, entity)),
        "eliminated": lambda t: (entity not in t.game.investigators, _moved(t, entity)),
        "discarded": lambda t: (
            t.game.lies(entity)[1] in ("discard", "encounter discard"),
            _moved(t, entity),
        ),
        "committed": lambda t: (t.game.lies(entity)[1] == "committed", _moved(t, entity)),
        "in hand": lambda t: (t.game.lies(entity)[1] == "hand", _moved(t, entity)),
    }
    fact = facts.get(state)
    if fact is None:
        help = did_you_mean(state, facts) or f"known: {', '.join(facts)}"
        asking.at.fault("E204", f'"{state}" is nothing that a card can be', asking.node, help)
        return facts["in play"]
    return fact


def _is(asking: Asking) -> Answering:
    fact = _state(asking)
    return lambda table: yes(*fact(table))


def _is_not(asking: Asking) -> Answering:
    fact = _state(asking)

    def answering(table: ArkhamTable) -> Answer:
        truth, places = fact(table)
        return yes(not truth, places)

    return answering


def _zone(asking: Asking) -> tuple[str, str]:
    holder = asking.entity("who")
    zone = asking.said.slots["zone"].lower().removesuffix(" pile")
    return holder, zone


def _in_zone(asking: Asking) -> Answering:
    card, (holder, zone) = asking.entity("card"), _zone(asking)
    return lambda table: yes(table.game.lies(card) == (holder, zone), _moved(table, card))


def _not_in_zone(asking: Asking) -> Answering:
    card, (holder, zone) = asking.entity("card"), _zone(asking)
    return lambda table: yes(table.game.lies(card) != (holder, zone), _moved(table, card))


def _in_encounter(asking: Asking) -> Answering:
    card, zone = asking.entity("card"), asking.said.slots["zone"].lower().removesuffix(" pile")
    return lambda table: yes(table.game.lies(card) == (TABLE, zone), _moved(table, card))


def _engaged(asking: Asking) -> Answering:
    enemy, who = asking.entity("enemy"), asking.entity("who")
    return lambda table: yes(table.game.engaged(enemy) == who, _moved(table, enemy))


def _attached(asking: Asking) -> Answering:
    card, thing = asking.entity("card"), asking.entity("thing")
    return lambda table: yes(table.game.text(card, "attached to") == thing, _moved(table, card))


def _controlled(asking: Asking) -> Answering:
    who, card = asking.entity("who"), asking.entity("card")
    return lambda table: yes(table.game.controller(card) == who, _moved(table, card))


def _at(asking: Asking) -> Answering:
    thing, location = asking.entity("thing"), asking.entity("location", "location")
    return lambda table: yes(table.game.location(thing) == location, _moved(table, thing))


def _bag(asking: Asking) -> Answering:
    number, token = asking.number(), asking.said.slots["token"].lower().removesuffix("s")

    def answering(table: ArkhamTable) -> Answer:
        from adjudicator.games.arkham.skill_test.tokens import bag

        held = dict(bag(table.game))
        amount_held = sum(held.values()) if token == "token" else held.get(token.removesuffix(" token"), 0)
        if token in ("bles", "bless", "bless token"):
            amount_held = held.get("bless", 0)
        return yes(amount_held == number, _wrote(table, TABLE, "chaos bag"))

    return answering


def _pool(asking: Asking) -> Answering:
    number, token = asking.number(), asking.said.slots["token"].lower().removesuffix(" tokens").removesuffix(" token")
    return lambda table: yes(in_pool(table.game, token) == number, _wrote(table, TABLE, "chaos bag"))


def _tokens_on(asking: Asking) -> Answering:
    card, number = asking.entity("card"), asking.number()
    return lambda table: yes(len(tokens_on(table.game, card)) == number, _wrote(table, card, "chaos tokens"))


# -- the test -------------------------------------------------------------------------------------------------------


def _outcome(outcome: str, by: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        number = asking.number() if by else None

        def answering(table: ArkhamTable) -> Answer:
            from adjudicator.engine.events import Event

            def fits(record: trace.Record) -> bool:
                return (
                    isinstance(record, trace.Happened)
                    and record.stage == "impact"
                    and isinstance(record.event, Event)
                    and record.event.kind in ("succeed", "fail")
                )

            places = _last(table, fits)
            if not places:
                return yes(False)
            event = cast(trace.Happened, table.game.trace[places[0]]).event
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
            if field == "difficulty" and game.state.read("test", "spec") and not game.text("test", "outcome"):
                return told(game.quietly(lambda: difficulty(game)))
            if not _last(table, lambda r: isinstance(r, trace.Stepped) and r.number in ("ST.5", "ST.6")):
                return yes(False) if number is not None else Answer("none")
            places = _wrote(table, "test", field)
            written = cast(trace.Wrote, game.trace[places[0]]).new if places else None
            return told(cast(int, written or 0), places + _ledger(table, field))

        return answering

    return make


def _ledger(table: ArkhamTable, field: str) -> tuple[int, ...]:
    names = ("willpower", "intellect", "combat", "agility") if field == "value" else ("fight", "evade", "shroud")

    def fits(record: trace.Record) -> bool:
        return isinstance(record, trace.Valued) and isinstance(record.ledger, Ledger) and record.ledger.name in names

    return _last(table, fits)


def _tokens_revealed(asking: Asking) -> Answering:
    number = asking.number()

    def answering(table: ArkhamTable) -> Answer:
        records = table.game.trace
        places = tuple(p for p, r in enumerate(records) if isinstance(r, trace.Drew) and r.what == "chaos token")
        return yes(len(places) == number, places)

    return answering


# -- what happened --------------------------------------------------------------------------------------------------


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


# -- what may be done -----------------------------------------------------------------------------------------------


def _deed(asking: Asking) -> Deed | None:
    slots = asking.said.slots
    sentence = f"{slots['who']} {_third_person(slots['deed'])}"
    node = Text(asking.node.span, sentence, True)
    if DEEDS.read(sentence) is None:
        asking.at.fault("E210", f'"{slots["deed"]}" is nothing that can be done', asking.node, DEEDS.help(sentence))
        return None
    return asking.table.deed(node, asking.at)


def _third_person(deed: str) -> str:
    """`fight ghoul` as it stands under `do:`: `fights ghoul`."""
    verb, space, rest = deed.partition(" ")
    return ("passes" if verb == "pass" else verb + "s") + space + rest


def _may(wanted: bool) -> Callable[[Asking], Answering]:
    def make(asking: Asking) -> Answering:
        deed = _deed(asking)
        rule = asking.said.slots.get("rule", "")

        def answering(table: ArkhamTable) -> Answer:
            assert deed is not None
            reasons = possible(table, deed)
            for reason in reasons:
                table.game.cite(reason.rule)
            allowed = not reasons
            if rule:
                return yes(any(reason.rule == rule for reason in reasons), (len(table.game.trace) - 1,))
            return yes(allowed is wanted, (len(table.game.trace) - 1,) if reasons else ())

        return answering

    return make


def possible(table: ArkhamTable, deed: Deed) -> Reasons:
    """Why a deed may not be done now: nothing if it is among the options, or legal by its reasons."""
    waiting = table.game.waiting
    if waiting is not None and any(table.fits(deed, option) for option in waiting.question.options):
        return ()
    return table.why_not(deed) or _not_asked(table, deed)


def _not_asked(table: ArkhamTable, deed: Deed) -> Reasons:
    if deed.verb in ("assign", "*", "resolves", "commit"):
        return (Reason("skill-test-timing.8", "nobody is asked for it now"),)
    return ()


def _uses(asking: Asking) -> Answering:
    who, card = asking.entity("who", "investigator"), asking.entity("card")

    def answering(table: ArkhamTable) -> Answer:
        places = tuple(
            place
            for place, record in enumerate(table.game.trace)
            if isinstance(record, trace.Initiated) and record.source == card and record.who == who
        )
        return yes(bool(places), places[:1])

    return answering


_KINDS: dict[str, Callable[[Asking], Answering]] = {
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
    "may": _may(True),
    "may not": _may(False),
    "may not by": _may(False),
    "succeed by": _outcome("succeed", True),
    "fail by": _outcome("fail", True),
    "succeed": _outcome("succeed", False),
    "fail": _outcome("fail", False),
    "skill value": _test_number("value"),
    "difficulty": _test_number("difficulty"),
    "tokens": _bag,
    "pool": _pool,
    "tokens on": _tokens_on,
    "revealed": _tokens_revealed,
    "in zone": _in_zone,
    "not in zone": _not_in_zone,
    "in encounter": _in_encounter,
    "engaged": _engaged,
    "attached": _attached,
    "controlled": _controlled,
    "at": _at,
    "not": _is_not,
    "is": _is,
    "has": _has,
    "gone": _gone,
    "value is": _value_is,
    "base is": _base_is,
    "value": _value,
    "uses": _uses,
}
