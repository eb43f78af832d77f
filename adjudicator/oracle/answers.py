"""The answers: each operation with what it gives back."""

from collections.abc import Callable, Sequence

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import Reasons
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.oracle.given import Given, chosen_readings
from adjudicator.oracle.playing import Playing, Position, opened
from adjudicator.oracle.protocol import PROTOCOL, Object, Problem, checked, read_request, schema, text
from adjudicator.oracle.situations import Opened, Situations
from adjudicator.ruling.data import Data, as_data, record_data
from adjudicator.ruling.judging import rule_source
from adjudicator.situation.choosing import NoSuchChoice

SHOWN = 50
"""So many legal options an error shows."""


class Oracle:
    """Answers requests, one after another."""

    def __init__(self) -> None:
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
        """The answer to a request: what was asked for, or what is wrong with it."""
        request: Object = {}
        try:
            request = read_request(line)
            operation = checked(request)
            return {**_head(request), "ok": True, **self._operations[operation](request)}
        except Problem as problem:
            return refusal(request, problem)
        except Exception as fault:
            # A fault of ours: the stream goes on, and a position that was left in the middle is gone back to.
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
            "assumed": list(playing.table.assumed),
            "refused": [{"deed": r.deed.said, "reasons": reasons_data(r.reasons)} for r in playing.refusals],
        }

    def _at(self, request: Object) -> tuple[Opened, Position]:
        found, position = self._situations.find(text(request, "handle"))
        found.playing.go(position)
        return found, position

    def _legal(self, request: Object) -> Object:
        found, _here = self._at(request)
        deeds = request.get("deeds", [])
        assert isinstance(deeds, list)
        if not all(isinstance(deed, str) for deed in deeds):
            raise Problem("bad-request", '"deeds" is a list of texts')
        judged: list[Data] = [_judged(found.playing, str(deed)) for deed in deeds]
        return _position(found.playing, text(request, "handle"), request) | {"deeds": judged}

    def _step(self, request: Object) -> Object:
        if ("option" in request) is ("say" in request):
            raise Problem("bad-request", 'a step has either an "option", by its key, or a sentence to "say"')
        found, before = self._at(request)
        playing = found.playing
        if "option" in request:
            position = _by_key(playing, text(request, "option"))
        else:
            position = by_sentence(playing, text(request, "say"))
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
    """The answer to a request that cannot be answered."""
    return {**_head(request), "ok": False, "error": problem.data()}


def _head(request: Object) -> Object:
    given = request.get("id")
    return {"id": given if isinstance(given, str | int) and not isinstance(given, bool) else None}


def _games(_request: Object) -> Object:
    from adjudicator.engine.readings import profiles_of
    from adjudicator.games.finding import find_game, known_games

    games: list[Data] = []
    for name in known_games():
        game = find_game(name)
        assert game is not None
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
    from adjudicator import __version__

    return {"protocol": PROTOCOL, "adjudicator": __version__}


# -- a position as data -----------------------------------------------------------------------------------------------


def _position(playing: Playing, handle: str, request: Object) -> Object:
    """A position with its handle, what is waited for, and the options unless they are not wanted."""
    data: Object = {"handle": handle, **waiting(playing)}
    if request.get("options", True):
        data["options"] = _options(playing)
    return data


def waiting(playing: Playing) -> Object:
    """What is waited for, and whether a game may stop here."""
    question = playing.question
    if question is None:
        return {"waiting": None, "rests": True}
    chance = isinstance(question, Chance)
    return {
        "waiting": {
            "kind": "chance" if chance else "choice",
            "who": [question.who] if isinstance(question, Chance) else list(question.who),
            "for": question.what,
            "optional": not isinstance(question, Chance) and question.optional,
            "rule": question.rule or None,
        },
        "rests": playing.may_end(),
    }


def _options(playing: Playing) -> list[Data]:
    options = playing.options()
    question = playing.question
    weights: Sequence[int | None] = [None] * len(options)
    if isinstance(question, Chance):
        weights = question.weights
    return [_option(playing, *one, weight) for one, weight in zip(options.items(), weights, strict=True)]


def _option(playing: Playing, key: str, option: Option, weight: int | None) -> Data:
    return {
        "key": key,
        "says": playing.table.sentence(option),
        "who": option.who or None,
        "verb": option.verb,
        "things": list(option.things),
        "weight": weight,
    }


def reasons_data(reasons: Reasons) -> list[Data]:
    """Reasons why not; one that rests on no rule has none."""
    return [{"rule": reason.rule or None, "because": reason.because} for reason in reasons]


def _judged(playing: Playing, sentence: str) -> Data:
    """A deed: legal, with the key of its option; or not, and why."""
    try:
        deed = playing.deeds(sentence)[0]
    except Problem as problem:
        return {"deed": sentence, "legal": None, "key": None, "reasons": [], **problem.more}
    option = playing.fitting(deed)
    keys = [key for key, one in playing.options().items() if one == option]
    return {
        "deed": sentence,
        "legal": option is not None,
        "key": keys[0] if keys else None,
        "reasons": [] if option is not None else reasons_data(playing.why_not(deed)),
    }


# -- answering what is waited for -------------------------------------------------------------------------------------


def _by_key(playing: Playing, key: str) -> Position:
    option = playing.options().get(key)
    if option is None:
        raise _not_legal(playing, key, playing.why_not_key(key))
    return playing.answer(option)


def by_sentence(playing: Playing, sentence: str) -> Position:
    """Answers with a sentence; what it says besides ("on ghoul") answers what is asked right after that."""
    start = position = playing.path[-1][0]
    chosen: tuple[str, ...] = ()
    for number, deed in enumerate(playing.deeds(sentence)):
        option = playing.fitting(deed)
        if option is None:
            since = playing.trace_at(start)
            if number and (set(deed.things) <= set(chosen) or playing.reached(deed, since)):
                continue
            problem = _not_legal(playing, sentence, playing.why_not(deed))
            playing.go(start)
            raise problem
        chosen = option.things
        position = playing.answer(option, deed.said if deed.happens else "")
        position.since = start
    return position


def _not_legal(playing: Playing, said: str, reasons: Reasons) -> Problem:
    return Problem(
        "not-legal",
        f'"{said}" is not legal here: {"; ".join(reason.because for reason in reasons)}',
        reasons=reasons_data(reasons),
        **waiting(playing),
        options=_options(playing)[:SHOWN],
    )
