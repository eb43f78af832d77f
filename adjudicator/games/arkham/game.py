"""Arkham Horror: its cards and their abilities, the parts of speech that these are made of, and the game they work on.

Each of these is told by the others: a card by its abilities, an ability by its effects, an effect by what it does to a
game, and the game by its cards.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reasons
from adjudicator.engine.lookups import Numbered
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.deck_options import DeckOptions
from adjudicator.games.arkham.facts import DELAYED, DELAYED_CONTEXT, FIRST_GAINED, GIFTS, GIVEN_ABILITIES
from adjudicator.games.arkham.places import Places
from adjudicator.games.arkham.terms import CLASSES, NEUTRAL, SKILLS
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price

# -- the parts of speech of abilities ---------------------------------------------------------------------------------


class Number(Protocol):
    """An amount that is reckoned when it is needed."""

    def of(self, game: "Arkham", context: Context) -> int:
        """The amount now."""


class Worth(NamedTuple):
    """A plain number."""

    amount: int

    def of(self, game: "Arkham", context: Context) -> int:
        """The number itself."""
        return self.amount


class Which(Protocol):
    """The reference of a word of an ability: a named part (`you`, `this`), or every card of a description."""

    def all(self, game: "Arkham", context: Context) -> Sequence[str]:
        """Everything to which it refers now, in a stable order."""

    def fits(self, game: "Arkham", context: Context, entity: str) -> bool:
        """True if the entity is among them."""


class Test(Protocol):
    """A condition of an ability."""

    def holds(self, game: "Arkham", context: Context) -> bool:
        """True if it is met now."""


class Cost(Protocol):
    """Something to be paid."""

    def reasons(self, game: "Arkham", context: Context) -> Reasons:
        """The reasons why it cannot be paid; empty if it can."""

    def pay(self, game: "Arkham", context: Context) -> Result:
        """Pay it."""

    def price(self, game: "Arkham", context: Context) -> tuple[Price, ...]:
        """The price now."""


class Effect(Protocol):
    """Something that an ability does."""

    def futile(self, game: "Arkham", context: Context) -> bool:
        """True if it would certainly not change the game state now."""

    def resolve(self, game: "Arkham", context: Context) -> Result:
        """Do it, or call the sequences that do it."""


class Trigger(NamedTuple):
    """A triggering condition: the timing word, the kind of event, and the parts that must fit."""

    timing: str
    kind: str
    who: Which | None = None
    what: Which | None = None
    by: Which | None = None
    at: Which | None = None
    of: tuple[str, ...] = ()
    least: int = 0
    most: int = 999
    also: Test | None = None
    even_if_cancelled: bool = False
    or_eliminated: bool = False


# -- abilities and cards ----------------------------------------------------------------------------------------------


class Limit(NamedTuple):
    """The number of uses of an ability or card: per instance or player, per group, or by title (a maximum)."""

    times: int
    period: str
    scope: str = "limit"
    each: bool = False
    """So many times for each investigator who began the game."""


class Prey(NamedTuple):
    """A prey instruction: the one with the most (or least) of something, or a named one; with "only" nobody else."""

    amount: Number | None = None
    most: bool = True
    whom: Which | None = None
    only: bool = False


_BY_PROFILE: Final = {"grim rule": "grim-rule.1"}
"""The rule by which a profile of readings settles what the reference leaves open."""


class Ability(NamedTuple):
    """One ability of a card."""

    kind: str
    trigger: Trigger | None = None
    costs: tuple[Cost, ...] = ()
    effects: tuple[Effect, ...] = ()
    limit: Limit | None = None
    condition: Test | None = None
    during: str = ""
    actions: int = 0
    gives: tuple["Gives", ...] = ()
    to: Which | None = None
    bans: tuple["Ban", ...] = ()
    adds: tuple["Adds", ...] = ()
    name: str = ""
    from_zone: str = ""
    provokes: bool = True
    is_never_cancelled: bool = False
    additional_action: bool = False
    additional_on: Which | None = None
    additional_to: tuple[str, ...] = ()
    first_action: bool = False
    fewer_actions: "Number | None" = None
    """So many actions less than it says, but at least one."""
    users: Which | None = None
    connects: Which | None = None
    investigated_using: str = ""
    unrevealed: bool = False
    slots: tuple[tuple[str, int], ...] = ()
    treats: tuple[tuple[str, str], ...] = ()
    bears: tuple[str, ...] = ()
    bears_first: tuple[str, ...] = ()
    blanks: bool = False
    keeps_traits: bool = False
    """What it blanks keeps its traits."""
    ignores: str = ""
    """The abilities of others that it has ignored: the forced ones, or those on the unrevealed side."""
    as_in_hand: Which | None = None
    immune_to: str = ""
    must: bool = False
    side: str = ""
    also_in: tuple[str, ...] = ()
    gains: tuple["Ability", ...] = ()
    gains_keywords: tuple[str, ...] = ()
    gains_traits: tuple[str, ...] = ()
    loses_keywords: tuple[str, ...] = ()


class Gives(NamedTuple):
    """The change that a constant ability makes to a value: it sets, adds to, multiplies or replaces it."""

    stat: str
    how: str
    amount: Number


class Ban(NamedTuple):
    """A deed that a constant ability forbids."""

    deed: str
    what: Which | None = None
    who: Which | None = None
    spares: Which | None = None
    """The cards with which it can be done all the same."""


class Adds(NamedTuple):
    """The costs and actions that a constant ability adds to one of several deeds."""

    deeds: tuple[str, ...]
    costs: tuple[Cost, ...] = ()
    what: Which | None = None
    who: Which | None = None
    actions: int = 0


class Symbol(NamedTuple):
    """The modifier and effects of a chaos symbol, or of an investigator's elder sign, in a test."""

    modifier: Number = Worth(0)
    effects: tuple[Effect, ...] = ()
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()


class Side(NamedTuple):
    """The symbol on one side of a location, the symbols of those that connect to it, a title and traits of its own."""

    symbol: str = ""
    connects: tuple[str, ...] = ()
    name: str = ""
    traits: tuple[str, ...] | None = None
    """None if it has those of the other side."""


class Card(NamedTuple):
    """A card: its printed figures and its abilities."""

    name: str
    type: str
    subname: str = ""
    classes: tuple[str, ...] = ()
    level: int = 0
    cost: int | None = None
    cost_x: bool = False
    x: Number | None = None
    traits: tuple[str, ...] = ()
    slot: str = ""
    health: int | None = None
    sanity: int | None = None
    skills: tuple[int, int, int, int] = (0, 0, 0, 0)
    icons: tuple[tuple[str, int], ...] = ()
    fight: int | None = None
    evade: int | None = None
    damage: int = 0
    horror: int = 0
    shroud: int | None = None
    clues: int | None = None
    doom: int | None = None
    victory: int | None = None
    vengeance: int | None = None
    keywords: tuple[str, ...] = ()
    patrol: Which | None = None
    bonded: str = ""
    swarming: int = 0
    concealed: int = 0
    swarm: bool = False
    copies: int = 1
    uses: tuple[str, int] | None = None
    kept_in_opening_hand: bool = False
    """It stays in the opening hand in which it is drawn."""
    seals: tuple[str, ...] = ()
    unique: bool = False
    weakness: bool = False
    basic_weakness: bool = False
    deck_of: tuple[str, ...] = ()
    per_deck: int = 0
    deck_size: int = 0
    begins_with: tuple[str, ...] = ()
    only_in: str = ""
    task: str = ""
    encounter_set: str = ""
    set_number: tuple[int, ...] = ()
    flavor: str = ""
    text: tuple[str, ...] = ()
    deckbuilding: DeckOptions | None = None
    per_investigator: tuple[str, ...] = ()
    attach_limit: int = 0
    attach_limit_per: str = ""
    """The type of what it is attached to that the limit is about; else any."""
    immune_to: str = ""
    area_limit: tuple[str, int] | None = None
    limit_of_trait: str = ""
    limit: Limit | None = None
    prey: Prey | None = None
    spawn: Which | None = None
    else_spawn: Which | None = None
    """Where it spawns if there is no place of its spawn instruction."""
    enters_exhausted: bool = False
    symbol: str = ""
    connects: tuple[str, ...] = ()
    unrevealed: Side | None = None
    always_revealed: bool = False
    """A location without an unrevealed side."""
    objective: bool = False
    reverse: tuple[Effect, ...] = ()
    game_text: tuple[Effect, ...] = ()
    reverse_card: "Card | str | None" = None
    symbols: tuple[tuple[str, Symbol], ...] = ()
    hard_symbols: tuple[tuple[str, Symbol], ...] = ()
    stage: int | None = None
    abilities: tuple[Ability, ...] = ()
    not_modelled: tuple[str, ...] = ()
    bare_title: str = ""
    asks_about: frozenset[str] = frozenset()
    """The kinds of events of which its text asks later whether they have happened."""

    @property
    def title(self) -> str:
        """The title without what tells it from other cards of that title: its subtitle, its level, its set."""
        if self.bare_title:
            return self.bare_title
        if self.subtitled:
            return self.name.rpartition(" (")[0]
        return self.name.removesuffix(f" ({self.subname})").removesuffix(f" ({self.level})")

    @property
    def classes_borne(self) -> tuple[str, ...]:
        """The classes of a player card; one that has none is neutral."""
        return tuple(one for one in self.classes if one in CLASSES) or (NEUTRAL,)

    @property
    def subtitled(self) -> bool:
        """True of a treachery whose name ends with a subtitle in parentheses."""
        return self.type == "treachery" and self.name.endswith(")") and " (" in self.name

    def titled(self, name: str) -> bool:
        """True if this is its title, with or without its subtitle and its level."""
        return name in (self.name, self.title) or (name.endswith(")") and name == f"{self.title} ({self.subname})")

    def is_copy_of(self, other: "Card") -> bool:
        """True if both have the same title, whatever else tells them apart."""
        return self.title == other.title

    def as_swarm_card(self) -> "Card":
        """A swarm card under this enemy, as it functions: with the same values and text."""
        keywords = tuple(keyword for keyword in self.keywords if keyword != "swarming")
        return self._replace(keywords=keywords, swarming=0, swarm=True, unique=False, victory=None, vengeance=None)

    def of_type(self, cardtype: str) -> "Card":
        """The card with another cardtype, and all else that is printed on it."""
        return self._replace(type=cardtype)

    def without_text(self) -> "Card":
        """The card with a blank text box, but for its abilities: whoever hears them asks if it is blank."""
        return self._replace(**_BLANK)

    @property
    def encounter(self) -> bool:
        """True if it is an encounter card; weaknesses belong to their bearer and are none."""
        return self.encounter_cardtype and not self.weakness

    @property
    def is_story_asset(self) -> bool:
        """True of an asset that belongs to an encounter set and has no level.

        Source: asset-cards.4.
        """
        return self.type == "asset" and bool(self.encounter_set)

    @property
    def has_level(self) -> bool:
        """True of a card with a level, be it 0: no encounter card, weakness, story asset, bonded or signature card.

        Source: bonded.3, asset-cards.4.
        """
        return not (self.encounter or self.weakness or self.is_story_asset or self.bonded or self.deck_of)

    @property
    def encounter_cardtype(self) -> bool:
        """True if it has a cardtype of encounter cards."""
        return self.type in _ENCOUNTER_CARDTYPES

    @property
    def has_revelation(self) -> bool:
        """True if it has a revelation ability, as a card of a deck from which it is drawn."""
        return any(ability.kind == "revelation" for ability in self.abilities)

    @property
    def is_of_the_map(self) -> bool:
        """True of a location, unless it has a revelation ability and so belongs to the encounter deck."""
        return self.type == "location" and not self.has_revelation

    def printed(self, stat: str) -> int | None:
        """The printed value of a stat; None if the card has none."""
        if stat in SKILLS:
            return self.skills[SKILLS.index(stat)]
        if stat.endswith(" icons"):
            return dict(self.icons).get(stat.removesuffix(" icons"), 0)
        figure = _FIGURES.get(stat)
        number: int | None = None if figure is None else getattr(self, figure)
        return number

    def changed(self, stat: str, number: int) -> "Card":
        """The card with another number printed on it."""
        if stat in SKILLS:
            skills = tuple(number if name == stat else old for name, old in zip(SKILLS, self.skills, strict=True))
            return self._replace(skills=skills)  # type: ignore[arg-type]
        figure: dict[str, Any] = {_FIGURES[stat]: number}
        return self._replace(**figure)


_ENCOUNTER_CARDTYPES: Final = (
    *("enemy", "treachery", "location", "agenda", "act", "scenario", "story", "key", "mini-card"),
)
_BLANK: Final[dict[str, Any]] = {
    "traits": (),
    "keywords": (),
    "victory": None,
    "vengeance": None,
    "uses": None,
    "seals": (),
    "attach_limit": 0,
    "attach_limit_per": "",
    "immune_to": "",
    "area_limit": None,
    "limit_of_trait": "",
    "limit": None,
    "prey": None,
    "spawn": None,
    "else_spawn": None,
    "enters_exhausted": False,
}
"""What is printed in a text box beside abilities, as it is where nothing is printed there."""

_FIGURES: Final = {
    "fight": "fight",
    "evade": "evade",
    "health": "health",
    "sanity": "sanity",
    "shroud": "shroud",
    "cost": "cost",
    "attack damage": "damage",
    "attack horror": "horror",
    "doom threshold": "doom",
    "clues": "clues",
}


# -- the game ---------------------------------------------------------------------------------------------------------

DELAYED_ABILITY: Final[Numbered[Ability | None]] = Numbered("ability", None, DELAYED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Arkham(Places[Card]):
    """One game of Arkham Horror: The Card Game."""

    __slots__ = ()

    @property
    def asked_about(self) -> frozenset[str]:
        """The kinds of events of which some card in the game asks later whether they have happened."""
        number, kinds = self.asked
        if number != len(self.cards):
            kinds = frozenset().union(*[card.asks_about for card in self.cards.values()])
            self.asked = (len(self.cards), kinds)
        return kinds

    def ability(self, listener: Listener) -> Ability:
        """The ability that a listener stands for."""
        if listener.number < 0:
            delayed = DELAYED_ABILITY[-listener.number](self)
            assert isinstance(delayed, Ability)
            return delayed
        if listener.number >= FIRST_GAINED:
            _name, giver, place = GIFTS(self)[listener.number - FIRST_GAINED]
            return self.ability(giver).gains[place]
        return self.cards[listener.source].abilities[listener.number]

    def silences(self, listener: Listener, ignored: Listener | None) -> bool:
        """True if a constant ability blanks whole text boxes, or has this very ability ignored."""
        ability = self.ability(listener)
        if ignored is None or not ability.ignores:
            return ignored is None and ability.blanks
        heard = self.ability(ignored)
        # Haunted abilities are heard as forced ones are, under a name.
        return heard.unrevealed if ability.ignores == "unrevealed side" else heard.kind == "forced" and not heard.name

    def keeps_traits(self, listener: Listener) -> bool:
        """True if what a constant ability blanks keeps its traits."""
        return self.ability(listener).keeps_traits

    def reading(self, name: str, *rules: str) -> str:
        """The value of a named reading; by the grim rule, where its profile gives the value, the worst one."""
        by = (_BY_PROFILE[self.readings.profile],) if self.readings.is_by_profile(name) else ()
        return super().reading(name, *rules, *by)

    def is_a_players(self, source: str) -> bool:
        """True of a player card, an investigator among them; not of the rules, nor of an encounter card."""
        return source in self.cards and not self.cards[source].encounter_cardtype

    def abilities_of(self, card: str) -> Iterator[tuple[Listener, Ability]]:
        """The abilities of a card, the printed ones and then those that it has gained."""
        for number, ability in enumerate(self.cards[card].abilities):
            yield Listener(card, number), ability
        yield from self.gained_by(card)

    def gained_by(self, card: str) -> Iterator[tuple[Listener, Ability]]:
        """The abilities that a card has gained from others."""
        given = GIVEN_ABILITIES(self, card)
        for number, gift in enumerate(GIFTS(self) if given else (), FIRST_GAINED):
            if gift.name in given:
                yield Listener(card, number), self.ability(Listener(card, number))

    def context(self, listener: Listener, scope: str = "") -> Context:
        """The context in which the controller of an ability's card resolves it, or whoever set a delayed effect up."""
        if listener.number < 0:
            waiting = DELAYED_CONTEXT[-listener.number](self)
            assert isinstance(waiting, Context)
            return waiting.answering(scope)
        aimed = self._aimed_at(listener, scope) if scope else ""
        return Context(you=aimed or self.you(listener.source, scope), this=listener.source, scope=scope)

    def _is_somebodys(self, source: str) -> bool:
        """True of a card whose "you" is known: somebody controls it, or bears or holds a card that is no enemy."""
        return bool(self.controller(source) if self.cards[source].type == "enemy" else self.whose(source))

    def _aimed_at(self, listener: Listener, scope: str) -> str:
        """The investigator whom a card's event concerns, if its ability says "you" there; empty otherwise."""
        trigger = self.ability(listener).trigger
        if trigger is None or getattr(trigger.who, "name", "") != "you" or self._is_somebodys(listener.source):
            return ""
        event = self.event(scope)
        if event is None or listener.source not in (event.by, event.what):
            return ""
        return event.who
