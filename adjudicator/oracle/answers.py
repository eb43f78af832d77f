"""The answers to requests: each operation with its result."""

from collections.abc import Callable

from adjudicator.language.diagnostics import InputAtFault
from adjudicator.oracle.given import Given, chosen_readings
from adjudicator.oracle.limits import ALLOWED, Limits, check, limited
from adjudicator.oracle.protocol import PROTOCOL, Object, checked, read_request, schema, text
from adjudicator.oracle.situations import Opened, Situations
from adjudicator.playing.legal import forbidden, judged, possible, waits
from adjudicator.playing.opening import opened
from adjudicator.playing.page import forbidden_data, possible_data, waiting_data
from adjudicator.playing.playing import Playing, Point
from adjudicator.playing.problem import NotLegal, Problem, reasons_data
from adjudicator.ruling.data import Data, as_data, record_data
from adjudicator.ruling.judging import rule_source
from adjudicator.situation.choosing import NoSuchChoice

SHOWN = 50
"""The most legal options that an error shows."""


class Oracle:
    """Answers requests, one after another."""

    def __init__(self, limits: Limits = ALLOWED) -> None:
        check(limits)
        self._limits = limits
        self._situations = Situations()
        self._operations: dict[str, Callable[[Object], Object]] = {
            "rule": self._rule,
            "open": self._open,
            "legal": self._legal,
            "step": self._step,
            "undo": self._undo,
            "close": self._close,
            "games": _games,
            "schema": lambda _request: {"schema": schema()},
            "version": _version,
        }

    def answer(self, line: bytes) -> Object:
        """The answer to a request: the result, or the problem with it."""
        request: Object = {}
        try:
            request = read_request(line)
            operation = checked(request)
            with limited(self._limits, request):
                return {**_head(request), "ok": True, **self._operations[operation](request)}
        except Problem as problem:
            return refusal(request, problem)
        except Exception as fault:
            # A fault of ours: the stream goes on, and the next request leaves the position where the machine stopped.
            told = f"{type(fault).__name__}: {fault}"
            return refusal(request, Problem("internal", f"this request found a fault in the adjudicator: {told}"))

    # -- rulings ------------------------------------------------------------------------------------------------

    def _rule(self, request: Object) -> Object:
        given = Given(request["situation"])
        readings = chosen_readings(request)
        try:
            rulings = rule_source(
                given.source, given.faults, text(request, "edition"), readings, text(request, "player")
            )
        except InputAtFault as fault:
            raise given.problem(fault) from None
        except NoSuchChoice as choice:
            raise Problem("bad-choice", str(choice)) from None
        return {"rulings": [as_data(ruling, bool(request.get("trace"))) for ruling in rulings]}

    # -- positions ----------------------------------------------------------------------------------------------

    def _open(self, request: Object) -> Object:
        given = Given(request["situation"])
        readings = chosen_readings(request)
        try:
            playing = opened(given.source, given.faults, text(request, "edition"), readings, text(request, "variant"))
        except InputAtFault as fault:
            raise given.problem(fault) from None
        except NoSuchChoice as choice:
            raise Problem("bad-choice", str(choice)) from None
        found = self._situations.add(playing)
        return _position(playing, found.handle(playing.first), request) | {
            "assumed": list(playing.assumed),
            "notModelled": list(playing.table.about.not_modelled),
            "refused": [{"deed": r.deed.said, "reasons": reasons_data(r.reasons)} for r in playing.refusals],
        }

    def _at(self, request: Object) -> tuple[Opened, Point]:
        found, position = self._situations.find(text(request, "handle"))
        found.playing.go(position)
        return found, position

    def _legal(self, request: Object) -> Object:
        found, _here = self._at(request)
        deeds = request.get("deeds", [])
        assert isinstance(deeds, list)
        if not all(isinstance(deed, str) for deed in deeds):
            raise Problem("bad-request", '"deeds" must be a list of texts')
        told: list[Data] = [_judged(found.playing, str(deed)) for deed in deeds]
        lacks: list[Data] = list(found.playing.table.about.not_modelled)
        answer = _position(found.playing, text(request, "handle"), request) | {"deeds": told, "notModelled": lacks}
        if request.get("why_not"):
            answer["forbidden"] = [forbidden_data(one) for one in forbidden(found.playing)]
        return answer

    def _step(self, request: Object) -> Object:
        if ("option" in request) is ("say" in request):
            raise Problem("bad-request", 'a step has either an "option", by its key, or a sentence to "say"')
        found, before = self._at(request)
        playing = found.playing
        position = _stepped(playing, request)
        happened: list[Data] = [record_data(record) for record in playing.since(before)]
        return _position(playing, found.handle(position), request) | {"happened": happened}

    def _undo(self, request: Object) -> Object:
        found, position = self._at(request)
        earlier = position.since
        if earlier is None:
            raise Problem("nothing-to-undo", "this is the position in which the situation was opened")
        found.playing.go(earlier)
        return _position(found.playing, found.handle(earlier), request)

    def _close(self, request: Object) -> Object:
        found, _here = self._situations.find(text(request, "handle"))
        self._situations.close(found)
        return {"closed": True}


def refusal(request: Object, problem: Problem) -> Object:
    """The answer to a request with a problem."""
    return {**_head(request), "ok": False, "error": problem.data()}


def _head(request: Object) -> Object:
    given = request.get("id")
    return {"id": given if isinstance(given, str | int) and not isinstance(given, bool) else None}


def _games(_request: Object) -> Object:
    from adjudicator.engine.readings import profiles_of
    from adjudicator.games.finding import game_of, known_games

    games: list[Data] = []
    for name in known_games():
        game = game_of(name)
        games.append(
            {
                "name": game.name,
                "title": game.title,
                "editions": list(game.editions),
                "readings": [
                    {"name": r.name, "question": r.question, "values": [value for value, _meaning in r.values]}
                    for r in game.readings
                ],
                "profiles": list(profiles_of(game.readings)),
            }
        )
    return {"games": games}


def _version(_request: Object) -> Object:
    from adjudicator.version import __version__

    return {"protocol": PROTOCOL, "adjudicator": __version__}


# -- a position as data -----------------------------------------------------------------------------------------------


def _position(playing: Playing, handle: str, request: Object) -> Object:
    """A position with its handle, the open question, and the options unless the request declines them."""
    data: Object = {"handle": handle, **_waiting(playing)}
    if request.get("options", True):
        data["options"] = [possible_data(option) for option in possible(playing)]
    return data


def _waiting(playing: Playing) -> Object:
    return {"waiting": waiting_data(waits(playing)), "rests": playing.may_end()}


def _judged(playing: Playing, sentence: str) -> Data:
    """The verdict on a deed: legal, with the key of its option; or not legal, with the reasons."""
    try:
        found = judged(playing, sentence)
    except Problem as problem:
        return {"deed": sentence, "legal": None, "key": None, "reasons": [], **problem.more}
    return {
        "deed": sentence,
        "legal": found.legal,
        "key": found.key or None,
        "reasons": reasons_data(found.reasons),
    }


def _stepped(playing: Playing, request: Object) -> Point:
    """Answers the open question with the key of an option, or with a sentence."""
    try:
        if "option" not in request:
            return playing.say(text(request, "say"))
        key = text(request, "option")
        option = playing.keyed(key)
        if option is None:
            raise NotLegal(key, playing.why_not_key(key))
        return playing.answer(option)
    except NotLegal as refused:
        options: list[Data] = [possible_data(option) for option in possible(playing)[:SHOWN]]
        raise Problem(refused.code, refused.message, **refused.more, **_waiting(playing), options=options) from None
