"""The places of cards on the machine, and what follows at once from their changes."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Protocol, Self, TypeVar

from mypy_extensions import mypyc_attr

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.machine import Machine
from adjudicator.engine.position import Mark
from adjudicator.engine.readings import Readings
from adjudicator.engine.state import Value
from adjudicator.games.arkham.editions import ONE_EDITION
from adjudicator.games.arkham.facts import (
    ACT,
    AS_IF_AT,
    AS_IF_IN_TURN,
    ASTIR,
    ATTACHMENTS,
    BLANK,
    BLANK_BUT_TRAITS,
    BLANKS,
    CARDTYPE,
    COMMITTED,
    COMMITTED_BY,
    CONTROLLER,
    CURRENT,
    DAMAGE,
    DECK,
    DISCARD,
    DUE,
    EVENT,
    EXHAUSTED,
    FIRST_GAINED,
    GAINED_KEYWORDS,
    GIVEN_KEYWORDS,
    HAND,
    HERE,
    HORROR,
    HURT,
    HURT_BY,
    HURT_HOW,
    IN_PLAY,
    INVESTIGATORS,
    LAST_CONTROLLER,
    LAST_LEAD,
    LIES,
    LOCATIONS,
    LOST_KEYWORDS,
    MINI_CARDS,
    PLAY_AREA,
    REVERSE,
    STARTED,
    STIRRED_BY,
    TABLE,
    THREAT_AREA,
    TURNED_OVER,
    VARYING,
    WHOSE_TURN,
    WITHOUT_KEYWORDS,
    zone_called,
)
from adjudicator.games.arkham.names import Named, Naming
from adjudicator.games.arkham.timing_point import Point

EVERYTHING: Final = "everything"
"""The name that stands for every card that can bear damage or horror."""

_UNRESOLVED: Final = {
    DECK.name: ("faq-weaknesses-with-encounter-cardtypes.1",),
    HAND.name: ("faq-weaknesses-with-encounter-cardtypes.4",),
    DISCARD.name: ("faq-weaknesses-with-encounter-cardtypes.4",),
}
"""The zones in which a weakness with an encounter cardtype is still a player card, with the rules that say so."""

_BORNE: Final = frozenset((DAMAGE.name, HORROR.name))
"""The tokens by which a card that bears them may be defeated."""


class Printed(Named, Protocol):
    """A card as it is printed, as far as its place asks for it."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """The printed keywords."""

    @property
    def weakness(self) -> bool:
        """True if it is a weakness."""

    @property
    def encounter_cardtype(self) -> bool:
        """True if it has a cardtype of encounter cards."""

    @property
    def immune_to(self) -> str:
        """The set of effects to which it is immune."""

    def of_type(self, cardtype: str) -> Self:
        """The card with another cardtype."""

    def without_text(self) -> Self:
        """The card with a blank text box."""


P = TypeVar("P", bound=Printed)


_BY_ITS_TYPE: Final = {True: ("card-anatomy.1",), False: ("card-anatomy.2",)}
"""The rules by which a card is a scenario card (True) or a player card."""

_TWICE: Final = {True: ("keywords.10",), False: ()}
"""The rules by which a keyword that is printed and gained (True) works once."""

_GAINED: Final = {(False, False): (), (True, False): ("gains.5",), (True, True): ("gains.5", "blank.2")}
"""The rules by which a card has a keyword that it has gained (True), also while its text box is blank (True)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Places(Naming[P]):
    """A machine on which cards lie in places, are controlled and ready, and may have to be settled.

    Cards are entities; the `zone` cell of a card names its zone, and the tuple of that zone its place there.
    """

    __slots__ = ("asked", "edition", "finding_blanks", "names", "passing", "printed_cards", "remembered")

    event_fields: ClassVar[tuple[str, ...]] = (
        "assigned",
        "moving",
        "sparing",
        "turned",
        "failed",
        "answered",
        "put in order",
        "drawn",
        "kept",
    )

    def __init__(self, edition: str, cards: dict[str, P], readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(cards, readings, budget)
        self.edition = edition
        self.names: dict[str, str] = {}
        # A timing point that is being passed because nobody can react at it: whoever watches the run may look at it.
        self.passing: Point | None = None
        self.finding_blanks = False
        # The cards whose type has been changed, as they are printed.
        self.printed_cards: dict[str, P] = {}
        self.remembered: Mapping[str, str] = {}
        # The kinds of events about which cards ask later, and the number of cards of which that is known.
        self.asked: tuple[int, frozenset[str]] = (0, frozenset())

    # -- changing -----------------------------------------------------------------------------------------------

    def write(self, entity: str, field: str, value: Value, *by: str) -> None:
        """Changes a public fact. Whoever gets damage or horror by it may be defeated before anything else happens."""
        super().write(entity, field, value, *by)
        if field in _BORNE:
            self.bears(entity, value)
        elif field == EXHAUSTED.name:
            self.is_exhausted(entity, value)
        elif field in (BLANK.name, BLANK_BUT_TRAITS.name):
            self.is_blank(entity, value)
        elif not VARYING.is_empty(self):
            # Any change may make damage or horror too much while health or sanity is modified.
            self.hurt(EVERYTHING)

    def bears(self, entity: str, tokens: Value) -> None:
        """Notes that a card may be defeated by the damage or horror that it has now."""
        if tokens:
            self.hurt(entity)
        elif not VARYING.is_empty(self):
            self.hurt(EVERYTHING)

    def is_exhausted(self, entity: str, exhausted: Value) -> None:
        """Notes that an enemy that readies may engage somebody."""
        if not VARYING.is_empty(self):
            self.hurt(EVERYTHING)
        if not exhausted:
            self.stir(self.location(entity), entity, "enemy-engagement.12")

    def is_blank(self, entity: str, blank: Value) -> None:
        """Notes that values change with a text box, and that without its keywords an enemy may engage somebody."""
        self.hurt(EVERYTHING)
        rule = next((k for k in ("massive", "aloof") if k in self.cards[entity].keywords), "")
        self.stir(self.location(entity), entity, rule and f"{rule}.1")

    def stir(self, location: str, entity: str, rule: str = "") -> None:
        """Note that something came to a location or readied there: by this rule an enemy may engage somebody now."""
        astir = ASTIR(self)
        if location and (location, entity, rule) not in astir:
            ASTIR.put(self, DUE, (*astir, (location, entity, rule)))

    def stir_all(self) -> None:
        """Note that enemies may engage somebody now whom they could not engage."""
        for investigator in self.investigators:
            self.stir(self.location(investigator), investigator)

    def change_cardtype(self, entity: str, cardtype: str, *by: str) -> None:
        """Let a card be of this cardtype alone from now on, by these rules; of its printed one if it is empty."""
        CARDTYPE.set(self, entity, cardtype, *by)
        self._as_it_is(entity)

    def turn_over(self, entity: str) -> None:
        """Let the other side of a card be up from now on, which is a card of its own."""
        TURNED_OVER.set(self, entity, not TURNED_OVER(self, entity))
        self._as_it_is(entity)

    def _as_it_is(self, entity: str) -> None:
        front, now = self.printed_cards.setdefault(entity, self.cards[entity]), CARDTYPE(self, entity)
        printed = self.cards[REVERSE(self, entity)] if TURNED_OVER(self, entity) else front
        self.cards[entity] = printed.of_type(now) if now else printed

    def rollback(self, mark: Mark) -> None:
        """Returns to a marked position, trace included; every card is of the type that it had there."""
        super().rollback(mark)
        for entity in self.printed_cards:
            self._as_it_is(entity)

    def end_of_scenario(self) -> None:
        """End the scenario: nothing that was being resolved goes on."""
        HURT.forget(self)
        ASTIR.forget(self)
        STIRRED_BY.forget(self)
        self.stop()

    def citing(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the rules that the edition has."""
        edition = self.edition
        return tuple([rule for rule in rules if ONE_EDITION.get(rule, edition) == edition])

    def hurt(self, entity: str, by: str = "", how: str = "") -> None:
        """Note that this card may be defeated now, perhaps by that card's doing, and how."""
        hurt = HURT(self)
        if entity not in hurt:
            HURT.put(self, DUE, (*hurt, entity))
        if by or (how and not HURT_BY(self, entity)):
            HURT_BY.put(self, entity, by)
            HURT_HOW.put(self, entity, how)

    # -- looking ------------------------------------------------------------------------------------------------
    # What a cell holds is known from its field. The commonest looks do without `cast`, which is a call like any other.

    def card(self, entity: str) -> P:
        """The printed card of an entity."""
        return self.cards[entity]

    def zone(self, holder: str, field: str) -> tuple[str, ...]:
        """The cards of the zone of a name, in their order."""
        return zone_called(field)(self, holder)

    def location(self, entity: str) -> str:
        """The location of an investigator, enemy, asset or attachment; empty if it is at none."""
        holder, field = self.lies(entity)
        if field == HERE.name:
            return AS_IF_AT(self, entity) or holder
        if field in (PLAY_AREA.name, THREAT_AREA.name):
            return self.location(holder)
        if field == MINI_CARDS.name:
            return holder
        if field == ATTACHMENTS.name:
            return holder if self.cards[holder].type == "location" else self.location(holder)
        if field == HAND.name and self.cards[entity].type == "treachery" and self.is_hidden(entity):
            return self.location(holder)
        return entity if field == LOCATIONS.name else self.remembered.get(entity, "")

    def here(self, location: str) -> tuple[str, ...]:
        """The investigators and enemies at a location, with those for whom it is as if they were there."""
        there = HERE(self, location)
        if AS_IF_AT.is_empty(self):
            return there
        present = (who for who in self.investigators if self.location(who) == location)
        return (*(e for e in there if self.cards[e].type != "investigator"), *present)

    def is_hidden(self, entity: str) -> bool:
        """True if a card with hidden lies in a hand."""
        return self.lies(entity)[1] == HAND.name and self.has_keyword(entity, "hidden")

    def lies(self, entity: str) -> tuple[str, str]:
        """The zone of a card: its holder and the zone's name."""
        return LIES(self, entity)

    def is_encounter_card(self, entity: str) -> bool:
        """True if a card is an encounter card now: it is no player card, and a weakness counts once it resolves."""
        card = self.cards[entity]
        self.because(*_BY_ITS_TYPE[card.encounter_cardtype])
        if not card.encounter_cardtype:
            return False
        if not card.weakness:
            self.because("faq-encounter-and-scenario-cards.1")
            return True
        field = self.lies(entity)[1]
        self.because(*_UNRESOLVED.get(field, ("faq-weaknesses-with-encounter-cardtypes.2",)))
        return field not in _UNRESOLVED

    def in_play(self, entity: str) -> bool:
        """True if a card is in play."""
        return self.lies(entity)[1] in IN_PLAY

    def current(self, deck: str) -> tuple[str, ...]:
        """The current act or agenda; one card may have become both."""
        there = self.zone(TABLE, deck)
        return there or tuple(card for card in ACT(self) if CURRENT(self, card) == deck)

    @property
    def investigators(self) -> tuple[str, ...]:
        """The investigators in player order, the lead investigator first."""
        return INVESTIGATORS(self)

    @property
    def started(self) -> int:
        """The number of investigators who began the game, with those who are eliminated now."""
        return max(1, STARTED(self) or len(self.investigators))

    @property
    def lead(self) -> str:
        """The lead investigator; where nobody remains, the one who was left last."""
        everybody = self.investigators
        return everybody[0] if everybody else LAST_LEAD(self)

    @property
    def active(self) -> str:
        """The investigator whose turn it is; empty outside all turns."""
        return WHOSE_TURN(self)

    def in_turn(self, who: str) -> bool:
        """True in the turn of an investigator, and while they act as if it were their turn (faq-as-if.3)."""
        return self.active == who or (AS_IF_IN_TURN(self, who) and self.because("faq-as-if.3"))

    def controller(self, entity: str) -> str:
        """The investigator who controls a card; empty if nobody does."""
        if self.cards[entity].type == "investigator":
            return entity
        return CONTROLLER(self, entity) or (LAST_CONTROLLER(self, entity) if entity in self.remembered else "")

    def remembering(self, cards: Mapping[str, str], look: Callable[[], bool]) -> bool:
        """Look at something that befell cards: those that have left play by it had a controller and a location before.

        The location of each is given, or empty.
        """
        self.remembered = cards
        try:
            return look()
        finally:
            self.remembered = {}

    def engaged(self, enemy: str) -> tuple[str, ...]:
        """The investigators engaged with an enemy: its holder, or all at the location of a ready massive enemy."""
        holder, field = self.lies(enemy)
        if field == THREAT_AREA.name:
            return (holder,)
        if field != HERE.name or not self.has_keyword(enemy, "massive"):
            return ()
        if not self.ready(enemy):
            self.because("massive.3")
            return ()
        self.because("massive.2")
        return tuple(i for i in self.investigators if self.location(i) == holder)

    def enemies_of(self, investigator: str) -> tuple[str, ...]:
        """The enemies engaged with an investigator: in the threat area, and massive ones at the location."""
        cards = self.cards
        here = self.here(self.location(investigator))
        massive = (e for e in here if cards[e].type == "enemy" and self.engaged(e))
        return (*(e for e in THREAT_AREA(self, investigator) if cards[e].type == "enemy"), *massive)

    def enemies_at(self, location: str) -> tuple[str, ...]:
        """The enemies at a location: unengaged ones, then those engaged with the investigators there."""
        here = self.here(location) if location else ()
        engaged = (enemy for i in here if i in self.investigators for enemy in self.enemies_of(i))
        return tuple(dict.fromkeys((*(card for card in here if self.cards[card].type == "enemy"), *engaged)))

    def ready(self, entity: str) -> bool:
        """True if a card is not exhausted."""
        return not EXHAUSTED(self, entity)

    def has_keyword(self, entity: str, keyword: str) -> bool:
        """True if a card has a keyword now."""
        if WITHOUT_KEYWORDS(self, entity):
            self.because("keywords.1", "keywords.3", "keywords.4")
            return False
        if keyword in LOST_KEYWORDS(self, entity):
            self.because("keywords.1", "ability.10")
            return False
        gained = keyword in GAINED_KEYWORDS(self, entity) or keyword in GIVEN_KEYWORDS(self, entity)
        if keyword in self.cards[entity].keywords and keyword in self.text_box(entity).keywords:
            self.because(*_TWICE[gained])
            return True
        self.because(*_GAINED[gained, gained and self.blank(entity)])
        return gained

    def text_box(self, entity: str) -> P:
        """The printed card of an entity, without what stands in its text box while that is treated as blank."""
        card = self.cards[entity]
        if not self.blank(entity):
            return card
        self.because("blank.1", "blank.3")
        return card.without_text()

    def blank(self, entity: str) -> bool:
        """True if the printed text box of a card is treated as blank."""
        if BLANK(self, entity) or BLANK_BUT_TRAITS(self, entity):
            return True
        return self._is_blanked(entity, None)

    def loses_traits(self, entity: str) -> bool:
        """True if the printed traits of a card are treated as blank, with the rest of its text box."""
        return bool(BLANK(self, entity)) or self._is_blanked(entity, None, traits=True)

    def is_silent(self, listener: Listener) -> bool:
        """True if an ability is ignored, or in a text box that is treated as blank; what was gained stays (blank.2)."""
        if not 0 <= listener.number < FIRST_GAINED:
            return False
        return self.blank(listener.source) or self._is_blanked(listener.source, listener)

    def _is_blanked(self, entity: str, ignored: Listener | None, *, traits: bool = False) -> bool:
        """True if a constant ability treats a card's text box as blank, or has one of its abilities ignored.

        With `traits`, only if the traits are blank, too.
        """
        listeners = BLANKS(self)
        if not listeners or self.finding_blanks:
            # Which cards a constant ability blanks is told by what is printed on them.
            return False
        self.finding_blanks = True
        try:
            return any(
                self._blanks(listener, entity, ignored)
                for listener in listeners
                if not (traits and self.keeps_traits(listener))
            )
        finally:
            self.finding_blanks = False

    def silences(self, listener: Listener, ignored: Listener | None) -> bool:
        """True if a constant ability blanks whole text boxes, or has this very ability ignored."""
        raise NotImplementedError

    def keeps_traits(self, listener: Listener) -> bool:
        """True if what a constant ability blanks keeps its traits."""
        raise NotImplementedError

    def _blanks(self, listener: Listener, entity: str, ignored: Listener | None) -> bool:
        """True if a constant ability treats the text box of a card as blank now, or has its ability ignored."""
        if listener.source == entity or not self.silences(listener, ignored) or not self.holds_for(listener, entity):
            return False
        self.applied(listener.source, str(listener.number))
        return True

    def holds_for(self, listener: Listener, entity: str) -> bool:
        """True if a constant ability holds for an entity now."""
        raise NotImplementedError

    def event(self, scope: str) -> Event:
        """The event of a scope, as it is now."""
        return EVENT(self, scope)

    def name(self, entity: str) -> str:
        """The name of an entity in the file."""
        return self.names.get(entity, entity)

    def whose(self, source: str) -> str:
        """Whoever controls a card, bears, holds or committed it; empty if nobody does."""
        controller = self.controller(source)
        if controller:
            return controller
        holder, field = self.lies(source)
        if field in (THREAT_AREA.name, HAND.name):
            return holder
        return COMMITTED_BY(self, source) if field == COMMITTED.name else ""

    def you(self, source: str, scope: str = "") -> str:
        """The "you" of a card: its controller, whoever bears, holds or committed it, or whom the event concerns."""
        event = self.event(scope) if scope else None
        concerns = event.who if event is not None else ""
        return self.whose(source) or concerns or self.active or self.lead


def is_heard(game: Machine, kind: str) -> bool:
    """True if something reacts to events of this kind, at whatever stage."""
    return any(game.hears(kind, timing) for timing in game.timing.words)


def listeners(game: Machine, kind: str, timing: str) -> tuple[Listener, ...]:
    """The abilities that hear of a kind of event at a timing point."""
    return game.state.read(timing, kind, ())  # type: ignore[return-value]
