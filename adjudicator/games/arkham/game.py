"""Arkham Horror: The Card Game on the machine: the places of things, and the listeners to events."""

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from adjudicator.engine.allowance import BUDGET, Budget
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.machine import Machine
from adjudicator.engine.readings import Readings
from adjudicator.engine.state import Value
from adjudicator.games.arkham.cards import Ability, Card
from adjudicator.games.arkham.editions import ONE_EDITION
from adjudicator.games.arkham.words import Context

if TYPE_CHECKING:
    from adjudicator.games.arkham.abilities.timing import Point

TABLE: Final = "table"
"""The entity that holds everything that belongs to nobody: the round, the token bag, the encounter deck."""

DELAYED: Final = "delayed effects"
"""The entity that holds delayed effects; their listeners have numbers below zero."""

EVERYTHING: Final = "everything"
"""The name that stands for every card that can bear damage or horror."""

OWN_AREA: Final = "own play area"
"""The zone of an investigator card until its mini card is at a location."""

DUE: Final = "due"
"""The entity whose cells list everything that the state checks have to look at; they are mostly empty."""

IN_PLAY: Final = frozenset(
    {
        "play area",
        "threat area",
        "here",
        "attachments",
        "locations",
        "agenda",
        "act",
        "scenario",
        "beside the map",
        OWN_AREA,
    }
)
"""The zones whose cards are in play."""

_LISTED: Final = {"exhausted": "exhausted cards", "doom": "cards with doom"}
"""The facts for which the table keeps an index of the cards that bear them."""

VARYING: Final = "what varies"
"""The entity whose cells are filled while health or sanity is modified."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arkham(Machine):
    """One game of Arkham Horror: The Card Game.

    Cards are entities; the `zone` cell of a card names its zone, and the tuple of that zone its place there.
    """

    __slots__ = ("cards", "edition", "finding_blanks", "names", "passing")

    event_fields: ClassVar[tuple[str, ...]] = (
        "assigned",
        "sparing",
        "turned",
        "failed",
        "answered",
        "was",
        "drawn",
    )

    def __init__(self, edition: str, cards: dict[str, Card], readings: Readings, budget: Budget = BUDGET) -> None:
        super().__init__(readings, budget)
        self.edition = edition
        self.cards = cards
        self.names: dict[str, str] = {}
        # A timing point that is being passed because nobody can react at it: whoever watches the run may look at it.
        self.passing: Point | None = None
        self.finding_blanks = False

    # -- changing -----------------------------------------------------------------------------------------------

    def write(self, entity: str, field: str, value: Value, *by: str) -> None:
        """Change a public fact. Whoever gets damage or horror by it may be defeated before anything else happens."""
        super().write(entity, field, value, *by)
        if field in ("damage", "horror") and value:
            self.hurt(entity)
        elif field == "blank" or self._health_varies():
            self.hurt(EVERYTHING)
        if field in _LISTED:
            self._list(_LISTED[field], entity, bool(value))
        if field == "exhausted" and not value:
            self.stir(self.location(entity), entity, "enemy-engagement.12")
        if field == "blank":
            # Without its keywords an enemy may engage somebody.
            rule = next((k for k in ("massive", "aloof") if k in self.cards[entity].keywords), "")
            self.stir(self.location(entity), entity, rule and f"{rule}.1")

    def _list(self, index: str, entity: str, now: bool) -> None:
        """Keep the index of the cards with a fact: exhausted cards, cards with doom."""
        present = self.zone(TABLE, index)
        if (entity in present) is not now:
            kept = tuple(other for other in present if other != entity)
            self.state.write(TABLE, index, (*kept, entity) if now else kept or None)

    def stir(self, location: str, entity: str, rule: str = "") -> None:
        """Note that something came to a location or readied there: by this rule an enemy may engage somebody now."""
        astir = cast("tuple[tuple[str, str, str], ...]", self.state.read(DUE, "astir", ()))
        if location and (location, entity, rule) not in astir:
            self.state.write(DUE, "astir", (*astir, (location, entity, rule)))

    def _health_varies(self) -> bool:
        """True if something modifies health or sanity now, so that any change may make damage or horror too much."""
        return not self.state.is_empty(VARYING)

    def end_of_scenario(self) -> None:
        """End the scenario: nothing that was being resolved goes on."""
        self.state.write(DUE, "hurt", None)
        self.state.write(DUE, "astir", None)
        self.stop()

    def citing(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Those of the rules that the edition has."""
        edition = self.edition
        return tuple([rule for rule in rules if ONE_EDITION.get(rule, edition) == edition])

    def hurt(self, entity: str, by: str = "") -> None:
        """Note that this card may be defeated now, perhaps by that card's doing."""
        hurt = cast("tuple[str, ...]", self.state.read(DUE, "hurt", ()))
        if entity not in hurt:
            self.state.write(DUE, "hurt", (*hurt, entity))
        if by:
            self.state.write(entity, "hurt by", by)

    # -- looking ------------------------------------------------------------------------------------------------
    # What a cell holds is known from its field. The commonest looks do without `cast`, which is a call like any other.

    def card(self, entity: str) -> Card:
        """The printed card of an entity."""
        return self.cards[entity]

    def number(self, entity: str, field: str) -> int:
        """A count of tokens or the like; 0 if there are none."""
        return self.state.read(entity, field, 0)  # type: ignore[return-value]

    def zone(self, holder: str, field: str) -> tuple[str, ...]:
        """The cards of a zone, in their order."""
        return self.state.read(holder, field, ())  # type: ignore[return-value]

    def location(self, entity: str) -> str:
        """The location of an investigator, enemy, asset or attachment; empty if it is at none."""
        holder, field = self.lies(entity)
        if field == "here":
            return holder
        if field in ("play area", "threat area"):
            return self.location(holder)
        if field == "attachments":
            return holder if self.cards[holder].type == "location" else self.location(holder)
        return entity if field == "locations" else ""

    def lies(self, entity: str) -> tuple[str, str]:
        """The zone of a card: its holder and the zone's name."""
        return self.state.read(entity, "zone", ("", ""))  # type: ignore[return-value]

    def is_encounter_card(self, entity: str) -> bool:
        """True if a card is an encounter card now: it is no player card, and a weakness counts once it resolves."""
        card = self.cards[entity]
        if not card.encounter_cardtype:
            return False
        if not card.weakness:
            self.cite("faq-encounter-and-scenario-cards.1")
            return True
        resolved = self.lies(entity)[1] not in ("deck", "hand", "discard")
        self.cite(f"faq-weaknesses-with-encounter-cardtypes.{2 if resolved else 1}")
        if self.lies(entity)[1] == "discard":
            self.cite("faq-weaknesses-with-encounter-cardtypes.4")
        return resolved

    def in_play(self, entity: str) -> bool:
        """True if a card is in play."""
        return self.lies(entity)[1] in IN_PLAY

    def current(self, deck: str) -> tuple[str, ...]:
        """The current act or agenda; one card may have become both."""
        there = self.zone(TABLE, deck)
        return there or tuple(card for card in self.zone(TABLE, "act") if self.state.read(card, "current") == deck)

    def text(self, entity: str, field: str) -> str:
        """A name that a cell holds; empty if the cell is empty."""
        return self.state.read(entity, field, "")  # type: ignore[return-value]

    @property
    def investigators(self) -> tuple[str, ...]:
        """The investigators in player order, the lead investigator first."""
        return self.zone(TABLE, "investigators")

    @property
    def started(self) -> int:
        """The number of investigators who began the game, with those who are eliminated now."""
        return max(1, self.number(TABLE, "started") or len(self.investigators))

    @property
    def lead(self) -> str:
        """The lead investigator."""
        everybody = self.investigators
        return everybody[0] if everybody else ""

    @property
    def active(self) -> str:
        """The investigator whose turn it is; empty outside all turns."""
        return self.text(TABLE, "turn")

    def controller(self, entity: str) -> str:
        """The investigator who controls a card; empty if nobody does."""
        if self.cards[entity].type == "investigator":
            return entity
        return self.text(entity, "controller")

    def engaged(self, enemy: str) -> tuple[str, ...]:
        """The investigators engaged with an enemy: its holder, or all at the location of a ready massive enemy."""
        holder, field = self.lies(enemy)
        if field == "threat area":
            return (holder,)
        if field != "here" or not self.has_keyword(enemy, "massive"):
            return ()
        if not self.ready(enemy):
            self.cite("massive.3")
            return ()
        self.cite("massive.2")
        return tuple(i for i in self.investigators if self.location(i) == holder)

    def enemies_of(self, investigator: str) -> tuple[str, ...]:
        """The enemies engaged with an investigator: in the threat area, and massive ones at the location."""
        cards = self.cards
        here = self.zone(self.location(investigator), "here")
        massive = (e for e in here if cards[e].type == "enemy" and self.engaged(e))
        return (*(e for e in self.zone(investigator, "threat area") if cards[e].type == "enemy"), *massive)

    def enemies_at(self, location: str) -> tuple[str, ...]:
        """The enemies at a location: unengaged ones, then those engaged with the investigators there."""
        here = self.zone(location, "here") if location else ()
        engaged = (enemy for i in here if i in self.investigators for enemy in self.enemies_of(i))
        return tuple(dict.fromkeys((*(card for card in here if self.cards[card].type == "enemy"), *engaged)))

    def ready(self, entity: str) -> bool:
        """True if a card is not exhausted."""
        return not self.state.read(entity, "exhausted")

    def has_keyword(self, entity: str, keyword: str) -> bool:
        """True if a card has a keyword now."""
        if keyword in self.cards[entity].keywords and keyword in self.text_box(entity).keywords:
            return True
        return keyword in cast("tuple[str, ...]", self.state.read(entity, "gained keywords", ()))

    def text_box(self, entity: str) -> Card:
        """The printed card of an entity, without what stands in its text box while that is treated as blank."""
        card = self.cards[entity]
        if not self.blank(entity):
            return card
        self.cite("blank.1", "blank.3")
        return card.without_text()

    def blank(self, entity: str) -> bool:
        """True if the printed text box of a card is treated as blank."""
        if self.state.read(entity, "blank"):
            return True
        listeners = cast("tuple[Listener, ...]", self.state.read("blanks", "cards", ()))
        if not listeners or self.finding_blanks:
            # Which cards a constant ability blanks is told by what is printed on them.
            return False
        self.finding_blanks = True
        try:
            return any(self._blanks(listener, entity) for listener in listeners)
        finally:
            self.finding_blanks = False

    def _blanks(self, listener: Listener, entity: str) -> bool:
        """True if a constant ability treats the text box of a card as blank now."""
        ability = self.ability(listener)
        if listener.source == entity or ability.to is None or self.state.read(listener.source, "blank"):
            return False
        if not ability.to.fits(self, self.context(listener), entity):
            return False
        self.applied(listener.source, str(listener.number))
        return True

    def ability(self, listener: Listener) -> Ability:
        """The ability that a listener stands for."""
        if listener.number < 0:
            return cast(Ability, self.state.read(DELAYED, f"ability {-listener.number}"))
        return self.cards[listener.source].abilities[listener.number]

    def event(self, scope: str) -> Event:
        """The event of a scope, as it is now."""
        return cast(Event, self.state.read(scope, "event"))

    def name(self, entity: str) -> str:
        """The name of an entity in the file."""
        return self.names.get(entity, entity)

    def context(self, listener: Listener, scope: str = "") -> Context:
        """The context in which the controller of an ability's card resolves it, or whoever set a delayed effect up."""
        if listener.number < 0:
            waiting = cast(Context, self.state.read(DELAYED, f"context {-listener.number}"))
            return waiting.answering(scope)
        aimed = self._aimed_at(listener, scope) if scope else ""
        return Context(you=aimed or self.you(listener.source, scope), this=listener.source, scope=scope)

    def _aimed_at(self, listener: Listener, scope: str) -> str:
        """The investigator whom a card's event concerns, if its ability says "you" there; empty otherwise."""
        trigger = self.cards[listener.source].abilities[listener.number].trigger
        if trigger is None or getattr(trigger.who, "name", "") != "you" or self.controller(listener.source):
            return ""
        event = self.event(scope)
        if event is None or listener.source not in (event.by, event.what):
            return ""
        return event.who

    def you(self, source: str, scope: str = "") -> str:
        """The "you" of a card: its controller, whoever bears, holds or committed it, or whom the event concerns."""
        controller = self.controller(source)
        if controller:
            return controller
        holder, field = self.lies(source)
        if field in ("threat area", "hand"):
            return holder
        if field == "committed":
            return self.text(source, "committed by")
        if scope:
            event = self.event(scope)
            if event is not None and event.who:
                return event.who
        return self.active or self.lead


def listeners(game: Arkham, kind: str, timing: str) -> tuple[Listener, ...]:
    """The abilities that hear of a kind of event at a timing point."""
    return cast("tuple[Listener, ...]", game.state.read(timing, kind, ()))
