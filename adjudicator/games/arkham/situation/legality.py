"""The reasons why a deed of the file is not legal at this moment: the request it makes, and the rules against it."""

from collections.abc import Callable, Iterator
from typing import Final

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham import legality
from adjudicator.games.arkham.actions.initiation import initiate, is_being_initiated
from adjudicator.games.arkham.actions.requests import BASIC, RULES, Request, acting, may, unusable
from adjudicator.games.arkham.damage.dealing import why_not_assign
from adjudicator.games.arkham.decisions import CHOOSES, UNASKED, Those, asked, drawn, why_not_answer, why_not_draw
from adjudicator.games.arkham.framework.turn import TURN, why_not_begin, why_not_end
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.legality import takes_requests
from adjudicator.games.arkham.moments import at_step, on_top
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.setting_up import choosing, hands
from adjudicator.games.arkham.situation.beyond import after
from adjudicator.games.arkham.situation.fitting import answers_so, fits, has_come_about
from adjudicator.games.arkham.situation.information import CONFER, LOOK, why_not_know
from adjudicator.games.arkham.skill_test.commit import COMMIT, why_not_commit
from adjudicator.games.arkham.skill_test.tokens import ORDER
from adjudicator.games.interface import Deed, Moment


class ArkhamJudgement:
    """A deed, judged at this moment."""

    __slots__ = ("_deed", "_game")

    def __init__(self, game: Rules, deed: Deed) -> None:
        self._game, self._deed = game, deed

    @property
    def option(self) -> Option | None:
        """The legal answer that the deed gives; between two actions something may simply happen."""
        game, deed = self._game, self._deed
        question = game.waiting.question if game.waiting is not None else None
        if deed.happens and not isinstance(question, Chance):
            return Option("happens", (), "", tuple(deed.happens)) if game.at_rest() else None
        return None if question is None else option(game, deed, question)

    def why_not(self) -> Reasons:
        """The reasons why the deed is not legal at this moment."""
        return why_not(self._game, self._deed)

    @property
    def moment(self) -> Moment:
        """The moment for which the deed is meant; between two actions everything may be asked for."""
        return self._game.quietly(self._moment)

    def _moment(self) -> Moment:
        game, deed = self._game, self._deed
        question = asked(game)
        if deed.verb == "commit" and question is not None and question.what == COMMIT:
            return "here"
        if misplaced(game, deed):
            return "unasked"
        return "past" if missed(game, deed) else "any"

    @property
    def is_action(self) -> bool:
        """True if the deed is taken between two actions in one's own turn, or is a mulligan."""
        return self._deed.verb in _TAKEN or is_action(self._game, self._deed)

    @property
    def attempt(self) -> Option | None:
        """The initiation of something that is not legal, which begins with the checks and ends there."""
        call = attempt(self._game, self._deed)
        return None if call is None else Option("happens", (), "", (call,))

    def has_come_about(self, since: int) -> bool:
        """True if the deed names something that has come about without anybody's choice."""
        return has_come_about(self._game, self._deed, since)


_TAKEN: Final = frozenset((*BASIC, "mulligan", "keep"))


def why_not(game: Rules, deed: Deed) -> Reasons:
    """The reasons why a deed is not legal at this moment; empty exactly if it answers the open question."""
    if deed.happens and not (deed.draw and drawn(game)):
        return ALLOWED if on_top(game, TURN.name) else (Reason("", "something is in the middle of being resolved"),)
    if deed.draw:
        return _why_not_drawn(game, deed)
    judged = _JUDGED.get(deed.verb)
    if judged is not None:
        return judged(game, deed)
    if deed.verb in _REQUESTS:
        return _why_not_requested(game, deed)
    return _forbidden(game, deed) or _why_not_answered(game, deed)


def misplaced(game: Rules, deed: Deed) -> bool:
    """True if a deed is an answer that no rule forbids; if nothing asks for it, the file is at fault."""
    return deed.draw or (deed.verb in UNASKED and not _forbidden(game, deed))


def option(game: Rules, deed: Deed, question: Question) -> Option | None:
    """The answer of a deed to this question; None if it is no answer to it."""
    if not deed.draw if isinstance(question, Chance) else deed.draw or deed.happens:
        return None
    if deed.verb in _REQUESTS and takes_requests(game):
        # Other options, perhaps many, are left unread.
        found = _requested(game, deed)
    else:
        found = [one for one in question.options if fits(game, deed, one)]
        if found and deed.then and _why_not_requested(game, deed):
            return None
    return next((one for one in found if not _besides(game, deed, one)), None)


def missed(game: Rules, deed: Deed) -> bool:
    """True if a deed was for this moment or an earlier one of the sequence being resolved, and for no later one."""
    if deed.verb == "commit":
        return at_step(game, "skill test", "ST.2") == "late"
    return any(legality.missed(game, request) for request in requests(game, deed))


# -- using abilities and playing cards --------------------------------------------------------------------------------


def _requested(game: Rules, deed: Deed) -> list[Option]:
    """The legal options that a deed asks for, whatever it says besides."""
    return [request.option(game) for request in requests(game, deed) if not legality.why_not(game, request)]


def _why_not_requested(game: Rules, deed: Deed) -> Reasons:
    """The reasons why none of the abilities that are meant may be used: those against the least forbidden one."""
    found = [legality.why_not(game, request) for request in requests(game, deed)]
    if all(found):
        return min(found, key=len) if found else unusable(game, deed.verb, deed.things[0])
    question = asked(game)
    if question is None:
        # The moment passes because nobody can use anything; the rest of the sentence is not asked for.
        return ALLOWED
    legal = _requested(game, deed) if takes_requests(game) else question.options
    asks_besides = [_besides(game, deed, one) for one in legal if fits(game, deed, one)]
    return min(asks_besides, key=len, default=(Reason("target.3", "that is not among what it can be about"),))


def attempt(game: Rules, deed: Deed) -> Call | None:
    """The initiation of something that is not legal, which begins with the checks and ends there."""
    found = requests(game, deed)
    if not found or not all(may(game, request) for request in found):
        return None
    return initiate(found[0])


def requests(game: Rules, deed: Deed) -> list[Request]:
    """The requests that a deed may make: for an action of the rules, or for each ability of a card that it may mean."""
    action = acting(game)
    no_action = action is not None and action.no_action
    return [
        Request(deed.who, listener, targets, no_action=no_action) for listener, targets in _abilities_meant(game, deed)
    ]


def _abilities_meant(game: Rules, deed: Deed) -> Iterator[tuple[Listener, tuple[str, ...]]]:
    """The abilities that a deed may mean, with the targets that it names."""
    if deed.verb in BASIC:
        for number, ability in enumerate(game.cards[RULES].abilities):
            if ability.name == deed.verb:
                yield Listener(RULES, number), deed.things
    elif deed.verb in _REQUESTS:
        source, *names = deed.things
        kinds = ("play",) if deed.verb == "play" else ("free", "action", "reaction")
        named = tuple(thing for later in deed.then for thing in later.things if thing in game.cards)
        for number, ability in enumerate(game.cards[source].abilities):
            if ability.kind in kinds and all(name in ability.name.lower() for name in names):
                first = ability.effects[0] if ability.effects else None
                yield Listener(source, number), named if ability.trigger or hasattr(first, "targets") else ()


def is_action(game: Rules, deed: Deed) -> bool:
    """True if a deed is done only in one's own turn, between two actions."""
    found = requests(game, deed)
    return bool(found) and all(legality.when(game, request.listener) == "in turn" for request in found)


def _besides(game: Rules, deed: Deed, option: Option) -> Reasons:
    """The reasons against the rest of a deed, as in `on ghoul`, if the option asks for that choice right away."""
    if not deed.then or {thing for later in deed.then for thing in later.things} <= set(option.things):
        return ALLOWED
    later = deed.then[0]
    with after(game, option) as (question, since):
        if has_come_about(game, later, since):
            return ALLOWED
        if isinstance(question, Choice) and is_being_initiated(game, option):
            # Something before the effect, such as an attack of opportunity, may ask first.
            chooses = deed.who in question.who and any(map(_kind_of(later), question.options))
            return why_not(game, later) if chooses else ALLOWED
        return why_not(game, later)


# -- answers ----------------------------------------------------------------------------------------------------------


def _kind_of(deed: Deed) -> Those:
    return lambda option: answers_so(deed, option)


def _meant_by(game: Rules, deed: Deed) -> Those:
    return lambda option: fits(game, deed, option)


def _why_not_answered(game: Rules, deed: Deed) -> Reasons:
    """The reasons against a decision as an answer to the open question."""
    question = None if on_top(game, TURN.name) else asked(game)
    return why_not_answer(question, deed.verb, deed.who, _kind_of(deed), _meant_by(game, deed))


def _why_not_drawn(game: Rules, deed: Deed) -> Reasons:
    """The reasons against a draw; an unknown draw may be any."""
    rule = "skill-test-timing.15" if deed.unknown or deed.things[0] in ORDER else "drawing-cards.1"
    return why_not_draw(drawn(game), rule, lambda option: deed.unknown or fits(game, deed, option))


def _forbidden(game: Rules, deed: Deed) -> Reasons:
    """The rules that forbid an answer, whatever is asked."""
    forbidden = _FORBIDDEN.get(deed.verb)
    return ALLOWED if forbidden is None else forbidden(game, deed)


def _why_not_chosen(game: Rules, deed: Deed) -> Reasons:
    """The reasons why a thing may not be chosen: before the game begins, an investigator that another player plays."""
    if game.text(TABLE, "phase") != "set-up":
        return ALLOWED
    return choosing.why_not_choose(game, deed.who, deed.things[0])


_REQUESTS: Final = frozenset((*BASIC, "use", "play"))
"""The verbs of deeds that ask to use an ability or to play a card."""


Judge = Callable[[Rules, Deed], Reasons]

_FORBIDDEN: Final[dict[str, Judge]] = {
    "assign": lambda game, deed: why_not_assign(game, deed.who, deed.things),
    CHOOSES: _why_not_chosen,
}
"""Answers with rules of their own that forbid them, asked for or not."""

_JUDGED: Final[dict[str, Judge]] = {
    "commit": lambda game, deed: why_not_commit(game, deed.who, deed.things[0]),
    "begins the turn": lambda game, deed: why_not_begin(game, deed.who),
    "end the turn": lambda game, deed: why_not_end(game, deed.who),
    "mulligan": lambda game, deed: hands.why_not_mulligan(game, deed.who, deed.things),
    "keep": lambda game, deed: hands.why_not_mulligan(game, deed.who),
    LOOK: why_not_know,
    CONFER: why_not_know,
}
"""Decisions that are no abilities and have rules of their own."""
