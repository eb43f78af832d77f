"""The common part of all deeds by which an investigator uses an ability or plays a card."""

from collections.abc import Iterator
from typing import Any, ClassVar

from adjudicator.engine.choices import Choice, Option, Options, Question
from adjudicator.engine.events import Listener
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.timing import REACTION, point
from adjudicator.games.arkham.actions.activating import source_rules
from adjudicator.games.arkham.actions.allowance import qualifying
from adjudicator.games.arkham.actions.costs import counted
from adjudicator.games.arkham.actions.deeds import taken_by
from adjudicator.games.arkham.actions.due import actions_of, due
from adjudicator.games.arkham.actions.initiation import initiate, is_being_initiated
from adjudicator.games.arkham.actions.requests import Request, acting, may
from adjudicator.games.arkham.deeds import when
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.beyond import after
from adjudicator.games.arkham.deeds.choose import CHOOSE
from adjudicator.games.arkham.deeds.when import takes_requests
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION
from adjudicator.games.arkham.framework.windows import PLAYER_WINDOWS
from adjudicator.games.arkham.moments import asked
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.sequences import ATTACK
from adjudicator.games.interface import Price
from adjudicator.games.kit.opportunities import Opportunity

Meant = Iterator[tuple[Listener, tuple[str, ...]]]
"""Abilities that a sentence may mean, with the targets that it names."""


class Requesting(ArkhamAction):
    """One of the abilities that its sentence may mean is used: an action of the rules, a card's, or playing it."""

    when: ClassVar[tuple[Opportunity, ...] | Opportunity] = (TAKE_AN_ACTION, *PLAYER_WINDOWS, REACTION)

    # -- what its sentences mean ----------------------------------------------------------------------------------

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """The abilities that are meant, with the targets that are named."""
        raise NotImplementedError

    def requests(self, game: Rules, who: str, slots: tuple[Any, ...]) -> list[Request]:
        """The requests that are made: one for each ability that may be meant."""
        action = acting(game)
        spent = action is not None and action.no_action
        meant = self.abilities(game, who, *slots)
        return [Request(who, listener, targets, no_action=spent) for listener, targets in meant]

    def unusable(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """The reasons where there is no such ability."""
        return ALLOWED

    # -- what is legal --------------------------------------------------------------------------------------------

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """None of the abilities that are meant may be used: the reasons against the least forbidden one."""
        requests = self.requests(game, who, slots)
        found = [when.why_not(game, request) for request in requests]
        if all(found):
            return min(found, key=len) if found else self.unusable(game, who, *slots)
        question = asked(game)
        if question is None:
            # The moment passes because nobody can use anything; the rest of the sentence is not asked for.
            return ALLOWED
        if takes_requests(game):
            legal = tuple(one.option(game) for one, against in zip(requests, found, strict=True) if not against)
        else:
            legal = question.options
        besides = [self._besides(game, option, who, slots) for option in legal if self.means(game, option, who, *slots)]
        return min(besides, key=len, default=(Reason("target.3", "that is not among what it can be about"),))

    def _requested(self, game: Rules, who: str, slots: tuple[Any, ...]) -> Options:
        """The legal options, whatever else is said."""
        requests = self.requests(game, who, slots)
        return tuple(request.option(game) for request in requests if not when.why_not(game, request))

    def _besides(self, game: Rules, option: Option, who: str, slots: tuple[Any, ...]) -> Reasons:
        """The reasons against the target that a sentence names, if the option asks for that choice right away."""
        chosen = next(iter(self.later(game, who, *slots)), None)
        if chosen is None or set(chosen.slots) <= set(option.things):
            return ALLOWED
        with after(game, option) as (question, since):
            if CHOOSE.came_about(game, since, who, *chosen.slots):
                return ALLOWED
            if isinstance(question, Choice) and is_being_initiated(game, option):
                # Something before the effect, such as an attack of opportunity, may ask first.
                chooses = who in question.who and any(map(CHOOSE.is_answered_by, question.options))
                return chosen.why_not(game) if chooses else ALLOWED
            return chosen.why_not(game)

    def attempt(self, game: Any, who: str, *slots: Any) -> Call | None:
        """The initiation, which begins with the checks and ends there."""
        found = self.requests(game, who, slots)
        return initiate(found[0]) if found and all(may(game, request) for request in found) else None

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """True of everything but actions, which are always taken between two others."""
        found = self.requests(game, who, slots)
        return not found or any(when.opportunities_of(game, one.listener) is not when.IN_TURN for one in found)

    def opportunities_for(self, game: Any, who: str, *slots: Any) -> tuple[Opportunity, ...]:
        """Those at which one of the abilities that it may mean is used."""
        found = self.requests(game, who, slots)
        return tuple(one for request in found for one in when.opportunities_of(game, request.listener))

    def stays(self, game: Any, who: str, *slots: Any) -> bool:
        """As everything for a test, turn or phase; but an action comes behind it, and a reaction to its end at once."""
        found = self.requests(game, who, slots)
        here = any(when.answers_here(game, one) or when.is_taken_here(game, one) for one in found)
        return super().stays(game, who, *slots) and not here

    def never_in(self, game: Any, who: str, *slots: Any) -> tuple[str, ...]:
        """An attack, unless it answers to an event: no player window opens there."""
        return () if REACTION in self.opportunities_for(game, who, *slots) else (ATTACK,)

    def missed(self, game: Any, who: str, *slots: Any) -> bool:
        """True where one of the abilities was for this moment or an earlier one."""
        return any(when.missed(game, request) for request in self.requests(game, who, slots))

    # -- its options ----------------------------------------------------------------------------------------------

    def options(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The legal options that a sentence asks for; of the others, perhaps many, none is read if it can be helped."""
        if takes_requests(game):
            found = self._requested(game, who, slots)
        else:
            found = super().options(game, question, who, *slots)
            if found and self.later(game, who, *slots) and self.why_not(game, who, *slots):
                return ()
        return tuple(option for option in found if not self._besides(game, option, who, slots))

    def price_of(self, game: Rules, option: Option) -> tuple[Price, ...]:
        """Actions, the resource cost of a card, and all other costs, as they are now."""
        request = _request(game, option)
        context = request.context()
        now = due(game, request.listener, context, request.no_action, request.granted)
        actions = (_actions(game, request, now.actions),) if now.actions else ()
        return (*actions, *(part for cost in now.costs for part in cost.price(game, context)))

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """The rule of an action in one's turn, of playing a card, or of a source of abilities."""
        request = _request(game, option)
        if question.rule == REACTION.rule:
            return question.rule
        if actions_of(game, request.listener):
            return taken_by(game.ability(request.listener))[0]
        if game.ability(request.listener).kind == "play":
            return "play.4"
        return next(iter(source_rules(game, request.who, request.listener)), "timing-and-gameplay.2")


def _actions(game: Rules, request: Request, actions: int) -> Price:
    """The actions that a request costs, with the cards whose additional ones are spent or may be chosen."""
    price = counted(actions, "action", request.who)
    givers = dict.fromkeys(one.source for one in qualifying(game, request.who, request.listener))
    if not givers:
        return price
    named = " or ".join(map(game.name, givers)) if len(givers) > actions else " and ".join(map(game.name, givers))
    return price._replace(says=f"{price.says} (additional: {named})")


def _request(game: Rules, option: Option) -> Request:
    """The request behind an option."""
    if isinstance(option.value, Request):
        return option.value
    assert isinstance(option.value, Listener)
    here = point(game)
    return Request(option.who, option.value, (), next(iter(here.scopes), "") if here else "")
