"""The rules of Arkham Horror as the machine calls them."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from adjudicator.engine.choices import Choice, Options
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.hooks import Impacts, Order
from adjudicator.engine.procedures import Call, Frame
from adjudicator.engine.state import Value
from adjudicator.engine.timing import CANCELLED, LOST, Timing
from adjudicator.games.arkham import hearing, lost
from adjudicator.games.arkham.abilities import whose
from adjudicator.games.arkham.abilities.came_about import fall_short
from adjudicator.games.arkham.abilities.resolving import Resolving, in_course, let_wait, resolve
from adjudicator.games.arkham.abilities.timing import CANCEL, REACTION, TIMING
from adjudicator.games.arkham.attacks.attack import attack_over, cancelled_attack
from adjudicator.games.arkham.checks import at_once
from adjudicator.games.arkham.deckbuilding.procedure import BUILD_A_DECK
from adjudicator.games.arkham.deckbuilding.purchases import PURCHASE_CARDS
from adjudicator.games.arkham.events import tell
from adjudicator.games.arkham.facts import PHASE_NOW
from adjudicator.games.arkham.framework.records import GOES_ON
from adjudicator.games.arkham.framework.turn import TAKE_AN_ACTION
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.impacts import IMPACTS
from adjudicator.games.arkham.library import LIBRARY
from adjudicator.games.arkham.sequences import name_of
from adjudicator.games.arkham.setting_up import procedure
from adjudicator.games.arkham.speech.happened import record
from adjudicator.games.kit.waiting import asks, given_now

_REACTED_IN: Final = {"set-up": ("setting-up.30",)}
"""The rules by which reactions are used outside the four phases."""


_DECLINED: Final = {"use": ("ability.34", "triggered-abilities.1"), "play": ("event-cards.5", "keywords.12")}
"""The rules by which nobody has to use a reaction, or to play an event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Arkham):
    """Arkham Horror with the hooks that the machine asks for."""

    __slots__ = ()

    timing: ClassVar[Timing] = TIMING
    impacts: ClassVar[Impacts] = IMPACTS

    def absent(self, given: str) -> str:
        card = LIBRARY.find(given)
        if card is None:
            return ""
        places = "encounter deck" if card.encounter else "hand, play area, deck"
        return f"{card.name} is a known card: put it where it lies ({places} …)"

    def holds_for(self, listener: Listener, entity: str) -> bool:
        return whose.holds_for(self, listener, entity) is not None

    def at_rest(self) -> bool:
        """True between two actions, when nothing is in the middle of resolving."""
        given = given_now(self)
        return given is not None and given.opportunity in (TAKE_AN_ACTION, BUILD_A_DECK, PURCHASE_CARDS)

    def may_end(self) -> bool:
        """True between two actions, between two turns of a game that was set up, and between two scenarios."""
        return self.at_rest() or self._goes_on() or procedure.between_turns(self)

    def sequence(self, frame: Frame) -> str:
        return name_of(self.state, frame)

    def _goes_on(self) -> bool:
        return self.waiting is not None and self.waiting.question.what == GOES_ON

    def urgent(self) -> tuple[Call, ...]:
        return at_once(self)

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        record(self, event)
        return super().impact(event, scope)

    def is_lost(self, event: Event) -> bool:
        return lost.is_lost(self, event)

    def fated(self, event: Event, scope: str, fate: Value) -> tuple[Call, ...]:
        over = (attack_over(event),) if event.kind == "attack" else ()
        if fate in (CANCELLED, LOST):
            fall_short(self)
        if fate == CANCELLED:
            self.cite("cancel.1")
            return (*over, *cancelled_attack(self, event))
        if fate == LOST:
            lost.end(self, event)
            self.cite(*lost.rules_of(self, event))
            return over
        self.cite("instead.2")
        assert isinstance(fate, Resolving)
        return (resolve(fate.effects, fate.context), *over)

    def waits(self, events: tuple[Event, ...], word: str) -> bool:
        if word != "after" or not in_course(self) or not self.holds("effects.8"):
            return False
        is_harm = events[0].kind in ("dealt", "placed")
        return not is_harm or self.reading("damage-within-an-effect") == "after the effect"

    def put_off(self, call: Call) -> None:
        let_wait(self, (call,), in_course(self))

    def forced(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> tuple[Listener, ...]:
        return () if self._is_averted(event, word) else hearing.forced(self, event, scope, word, used)

    def reactions(self, event: Event, scope: str, word: str, used: tuple[Listener, ...]) -> Options:
        return () if self._is_averted(event, word) else hearing.reactions(self, event, scope, word, used)

    def _is_averted(self, event: Event, word: str) -> bool:
        """True of a defeat that what answers to "would" has kept from coming about."""
        return event.kind == "defeat" and word == "when" and lost.is_lost(self, event)

    def initiate_forced(self, listener: Listener, scope: str) -> tuple[Call, ...]:
        return hearing.initiate_forced(self, listener, scope)

    def initiate_reaction(self, listener: Listener, scope: str, who: str) -> tuple[Call, ...]:
        self.cite(*_REACTED_IN.get(PHASE_NOW(self), ()))
        return hearing.initiate_reaction(self, listener, scope, who)

    def order(self, found: tuple[Listener, ...]) -> Order | None:
        rule = "priority-of-simultaneous-resolution.4"
        return Order((self.lead,), rule) if self.because(rule) else None

    def asked_now(self, able: tuple[str, ...]) -> tuple[str, ...]:
        if len(able) > 1 and self.reading("order-of-reactions") == "player order":
            return tuple(who for who in self.investigators if who in able)[:1]
        return able

    def asks_to_react(self, asked: tuple[str, ...], events: tuple[Event, ...], word: str, options: Options) -> Choice:
        happening = " and ".join(tell(event) for event in events)
        said = {"would": "before", CANCEL: "when"}.get(word, word)
        return asks(REACTION, asked, options, f"reaction {said} {happening}")

    def declined(self, options: Options) -> None:
        verbs = dict.fromkeys(option.verb for option in options)
        self.explain(*(rule for verb in verbs for rule in _DECLINED[verb]))

    def left_to_others(self) -> None:
        self.cite("faq-reaction-opportunities.2")
