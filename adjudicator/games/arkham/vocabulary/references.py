"""Shapes of references to cards."""

from adjudicator.games.arkham.abilities.parts import NAMED, Named
from adjudicator.games.arkham.directions import DIRECTIONS, SIDES
from adjudicator.games.arkham.flood import FLOODED, LEVELS
from adjudicator.games.arkham.game import Test, Which
from adjudicator.games.arkham.slots import NORMAL
from adjudicator.games.arkham.speech.which import (
    DRAWN_FROM_THERE,
    HELD_IN,
    INVESTIGATORS,
    NOBODYS,
    Described,
    Titled,
    Together,
)
from adjudicator.games.arkham.terms import CLASSES, KEY_TOKENS, SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.vocabulary.keywords import KEYWORD
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.records import Amiss, Given, Record, may
from adjudicator.language.shapes import (
    Ahead,
    CardName,
    Checking,
    Flag,
    ListOf,
    MapOf,
    OneOf,
    Schema,
    Shape,
    Whole,
    Word,
    describe,
)
from adjudicator.language.source import Mapping, Node, Sequence, Text

TYPES = (*("investigator", "asset", "event", "skill", "enemy", "treachery", "location", "key", "mini-card", "card"),)


_PARTS = "it is a part of the triggering condition of the ability, if that has such a part"
EXPLAINED = {
    "chosen": "it is what choose, each, search, at random or the nearest names, in what they do",
    "discarded card": "it is the card that is discarded to pay for the ability",
    "exhausted card": "it is the card that is exhausted to pay for the ability",
    **dict.fromkeys(("that card", "that enemy", "that asset", "that investigator", "that location"), _PARTS),
    "card used": "it is the card that deals damage or horror, or defeats, in a triggering condition",
    "that much": "it is the amount of the triggering condition, or of the success or failure of a test",
    "points": "it is the margin of a test, in its success and failure, or the damage or horror that is replaced",
    "modifier of that token": "it is the token of a triggering condition: `{when: reveal token}`",
}
"""The words that mean something only where something around them says what they are, with that."""


CONDITION: Ahead[Test] = Ahead()
"""A condition; its words are declared once those of references are known, since conditions speak of cards."""


class WhichShape(Shape[Which]):
    """A reference: a named part (`you`), a kind of card (`enemy`), a card's title, or a description."""

    def __init__(self) -> None:
        self._described: Record[Described] | None = None

    @property
    def described(self) -> Record[Described]:
        """The shape of a description."""
        if self._described is None:
            self._described = _described()
        return self._described

    def check(self, node: Node, at: Checking) -> Which:
        if isinstance(node, Mapping):
            return self.described.check(node, at)
        if isinstance(node, Sequence):
            return Together(tuple(self.check(item, at) for item in node.items))
        if not isinstance(node, Text) or not node.text:
            return self.wrong(node, at, "a reference such as you, this, enemy, or a description")
        text = node.text
        if text in NAMED:
            if text in EXPLAINED:
                at.means(text, node, EXPLAINED[text])
            return Named(text)
        if text in TYPES:
            return Described(kind=text)
        if text[:1].isupper() or text[:1] in "\"'.":
            return Titled(text)
        known = (*NAMED, *TYPES)
        at.fault(
            "E204",
            f'"{text}" refers to nothing',
            node,
            did_you_mean(text, known) or f"known: {', '.join(known)}",
        )
        return Named("this")

    def schema(self) -> Schema:
        return {"$ref": "#/$defs/reference"}

    def definition(self) -> Schema:
        """The schema of all forms, which stands once among the definitions."""
        one: list[object] = [{"enum": [*NAMED, *TYPES]}, {"type": "string"}, self.described.schema()]
        return {"anyOf": [*one, {"type": "array", "items": {"$ref": "#/$defs/reference"}}]}


WHICH = WhichShape()

_TYPES_OF = {
    **dict.fromkeys(("attacking enemy", "attacked enemy", "evaded enemy", "that enemy"), "enemy"),
    **dict.fromkeys(("location farthest from all investigators",), "location"),
    **dict.fromkeys(
        ("investigated location", "your location", "connecting location", "here", "that location"), "location"
    ),
    **dict.fromkeys(("you", "prey", "bearer", "each investigator here"), "investigator"),
    **{name: "investigator" for name in NAMED if name.endswith(" investigator")},
    "that asset": "asset",
    "current agenda": "agenda",
    "current act": "act",
}
"""The types of cards to which the named parts refer; the others may be of any type."""


def types_of(which: Which) -> tuple[str, ...]:
    """The types of cards to which a reference may refer; none of them if it may be of any type."""
    if isinstance(which, Together):
        found = [types_of(part) for part in which.parts]
        return tuple(kind for types in found for kind in types) if all(found) else ()
    kind = which.kind if isinstance(which, Described) else _TYPES_OF.get(getattr(which, "name", ""), "")
    return (kind,) if kind not in ("", "card") else ()


class OfTypes(Shape[Which]):
    """A reference to cards of certain types: to anything else it would refer in vain."""

    def __init__(self, *types: str) -> None:
        self.types = types

    def check(self, node: Node, at: Checking) -> Which:
        before = at.reported
        which = WHICH.check(node, at)
        if at.reported == before and not suits(which, self.types):
            wanted = " or ".join(self.types)
            at.fault("E208", f"{describe(node)} is no {wanted}", node, f"what is meant here is of the type {wanted}")
        return which

    def schema(self) -> Schema:
        return WHICH.schema()


def suits(which: Which, types: tuple[str, ...]) -> bool:
    """True if a reference may refer to cards of one of these types."""
    found = types_of(which)
    return not found or bool(set(found) & set(types))


WHO = OfTypes("investigator")
MOVER = OfTypes("investigator", "enemy")
WHERE = OfTypes("location")
ENEMY = OfTypes("enemy")
BEARER = OfTypes("investigator", "asset", "enemy")
"""A card that bears damage or horror."""
MOVABLE = OfTypes("asset", "event", "skill", "enemy", "treachery", "location")
"""Any card but an investigator, who is never discarded, returned or put into play."""
TURNED = OfTypes("asset", "event", "enemy", "treachery")
"""A card that exhausts."""


class ZoneShape(OneOf):
    """A zone: one of those in the rules, or a deck that belongs to the scenario."""

    def check(self, node: Node, at: Checking) -> str:
        if isinstance(node, Text) and node.text.endswith(" deck"):
            return node.text
        return super().check(node, at)

    def schema(self) -> Schema:
        return {"anyOf": [super().schema(), {"type": "string", "pattern": " deck$"}]}


ZONES = (
    "hand",
    "deck",
    "discard",
    "play area",
    "threat area",
    "attachments",
    "committed",
    "encounter deck",
    "encounter discard",
    "victory display",
    "set aside",
    "beside the map",
    "underneath",
    "collection",
)
ZONE = ZoneShape(*ZONES)

TRAITS = ListOf(Word("a trait"))


def _described() -> Record[Described]:
    return Record(
        lambda **keys: Described(classes=keys.pop("class"), **keys),
        {
            "kind": may(OneOf(*TYPES), "", "what kind of card"),
            "class": may(ListOf(OneOf(*CLASSES, "neutral")), (), "it is of one of these classes"),
            "trait": may(TRAITS, (), "it has one of these traits"),
            "non": may(TRAITS, (), "it has none of these traits"),
            "at": may(WHERE, None, "the location at which it is"),
            "controlled by": may(WHO, None, "who controls it"),
            "owned by": may(WHO, None, "whose deck it is of"),
            "controller of": may(WHICH, None, "an investigator who controls this"),
            "engaged with": may(WHO, None, "the investigator with whom it is engaged"),
            "engaged": may(OneOf("with nobody", "with somebody"), "", "an enemy that is engaged, or is not"),
            "exhausted": may(Flag(), None, "it is exhausted, or is not"),
            "empty": may(Flag(), None, "a location without investigators and enemies"),
            "encounter": may(Flag(), None, "an encounter card; a weakness is one once it is being resolved"),
            "zone": may(ZONE, "", "where it lies, if it is not in play"),
            "of": may(WHICH, None, "whose zone it is; of cards underneath, under which card"),
            "other than": may(WHICH, None, "it is another card"),
            "named": may(ListOf(CardName()), (), "it bears one of these names"),
            "icon": may(OneOf(*SKILLS, "wild"), "", "it has this skill icon or a wild one"),
            "attached to": may(WHICH, None, "it is attached to this"),
            "weakness": may(Flag(), None, "it is a weakness, or is none"),
            "damaged": may(Flag(), None, "damage lies on it, or does not"),
            "keyword": may(KEYWORD, "", "it has this keyword"),
            "host": may(Flag(), None, "an enemy with swarm cards under it, or without"),
            "enemies": may(Flag(), None, "a location with enemies, or without"),
            "revealed": may(Flag(), None, "a location that has been revealed, or has not"),
            "keys": may(ListOf(OneOf(*KEY_TOKENS)), (), "all of these key tokens lie on it"),
            "without keys": may(ListOf(OneOf(*KEY_TOKENS)), (), "not all of these key tokens lie on it"),
            "slot": may(OneOf(*NORMAL), "", "an asset that takes a slot of this type"),
            "held in": may(OneOf(*HELD_IN), "", "an asset that is held in such a slot"),
            "unstable": may(Flag(), None, "a key card with its unstable side up, or with the other"),
            "flood": may(OneOf(*LEVELS, FLOODED), "", "a location at this flood level"),
            "haunted": may(Flag(), None, "a location with a haunted ability, or without"),
            "all clues discovered": may(Flag(), None, "a location whose clues have all been discovered"),
            "with a": may(OneOf(*TOKEN_KINDS), "", "at least one such token is on it"),
            "location of": may(WHICH, None, "the location at which this is"),
            "connecting to": may(WHERE, None, "its location connects to this one"),
            "up to connections away": may(Whole(1, 9), None, "no farther from your location than this"),
            "connections away": may(Whole(1, 9), None, "exactly this far from your location"),
            "has": may(OneOf("health", "sanity"), "", "this value is printed on it"),
            "uses": may(OneOf(*TOKEN_KINDS), "", "it has the keyword uses with this kind of tokens"),
            "to level": may(Whole(0, 5), None, "it is of no higher level"),
            "left of": may(WHERE, None, "a location next to this one, to its left"),
            "right of": may(WHERE, None, "a location next to this one, to its right"),
            "above": may(WHERE, None, "a location next to this one, above it"),
            "below": may(WHERE, None, "a location next to this one, below it"),
            "farthest to": may(OneOf(*SIDES), "", "of all that fit none lies farther to this side"),
            "victory": may(Flag(), None, "it has victory points, or has none"),
            "nearest to": may(WHO, None, "of all that fit none is nearer to this investigator"),
            "farthest from": may(WHO, None, "of all that fit none is farther from this investigator"),
            "in play": may(Flag(), None, "it is in play, or is not any more"),
            "story": may(Flag(), None, "a story asset, or none"),
            "such that": may(
                CONDITION, None, "this is so of it, which is called `chosen` there", frozenset({"chosen"})
            ),
            "with at least": may(
                MapOf(Whole(1, 99), "kinds of tokens", keys=TOKEN_KINDS),
                None,
                "so many tokens of these kinds are on it, or more",
            ),
            "with no": may(OneOf(*TOKEN_KINDS), "", "no such token is on it"),
            "without": may(CardName(), "", "no card of this name is attached to it"),
            "topmost": may(Flag(), False, "of all in a pile or deck that fit, the one on top"),
            "stage": may(ListOf(Whole(0, 9)), (), "an act or agenda of one of these stages"),
            "unique": may(Flag(), None, "it is unique, or is not"),
            "turn to come": may(Flag(), None, "an investigator who has still to take the turn of this round, or not"),
            "drawn from": may(OneOf(*DRAWN_FROM_THERE), "", "an encounter card that is being drawn, from there"),
            "supply": may(Word("a supply"), "", "an investigator who has this supply, by the campaign log"),
            "remembers": may(Word("what is remembered"), "", "an investigator whom a card has told to remember this"),
            "recorded under": may(Word("a heading"), "", "the campaign log records its name there"),
            "copy of": may(WHICH, None, "it has the title of one of these, which are copies themselves"),
            "the most": may(
                OneOf(*TOKEN_KINDS, INVESTIGATORS),
                "",
                "of all that fit none has more such tokens, or investigators there",
            ),
            "the fewest": may(
                OneOf(*TOKEN_KINDS, INVESTIGATORS),
                "",
                "of all that fit none has fewer such tokens, or investigators there",
            ),
        },
        "a description of cards",
        amiss=_idle,
    )


_TAKING_DAMAGE = ("investigator", "asset", "enemy")
_OF_PLAYERS = ("hand", "deck", "discard", "play area", "threat area", "attachments", "committed")
_NEVER_IN = {"investigator": ZONES, "location": (*_OF_PLAYERS, "encounter discard")}
"""The zones in which no card of a type ever lies."""
_MOVABLE = ("asset", "event", "skill", "enemy", "treachery")
_SAID_OF = {
    **dict.fromkeys(
        ("location of", "empty", "enemies", "revealed", "haunted", "all clues discovered", "flood"), ("location",)
    ),
    **dict.fromkeys((*DIRECTIONS, "farthest to"), ("location",)),
    "victory": ("enemy", "location"),
    **dict.fromkeys(("engaged", "engaged with", "host"), ("enemy",)),
    **dict.fromkeys(("controlled by", "owned by", "weakness"), _MOVABLE),
    "controller of": ("investigator",),
    "at": ("investigator", "mini-card", *_MOVABLE),
    "to level": ("asset", "event", "skill"),
    "uses": ("asset",),
    "has": ("asset", "enemy", "investigator"),
    **dict.fromkeys(
        ("connecting to", "up to connections away", "connections away"), ("location", "investigator", *_MOVABLE)
    ),
    "in play": ("investigator", "location", *_MOVABLE),
    "with no": ("investigator", "asset", "enemy", "location"),
    **dict.fromkeys(("slot", "held in"), ("asset",)),
    **dict.fromkeys(("keys", "without keys"), ("investigator", "asset", "enemy", "location")),
    "unstable": ("key",),
    "turn to come": ("investigator",),
    "attached to": (*_MOVABLE, "key"),
    "story": ("asset",),
    "exhausted": ("asset", "enemy", "event", "treachery"),
    "damaged": _TAKING_DAMAGE,
    "icon": ("asset", "event", "skill"),
    "without": ("investigator", "location", "asset", "enemy"),
    "stage": (),
}
"""The types of cards of which the keys of a description are said; of any other they would be true always or never."""


_IN_PLAY = (
    *DIRECTIONS,
    "farthest to",
    "at",
    "connecting to",
    "up to connections away",
    "connections away",
    "engaged",
    "engaged with",
    "host",
    "attached to",
    "exhausted",
    "damaged",
)
"""The keys of a description that are said only of what is in play."""


def _is_out_of_play(zone: str) -> bool:
    return zone in ("hand", "deck", "discard", "underneath", *NOBODYS) or zone.endswith(" deck")


def _idle_of_a_mini_card(given: Given) -> Amiss | None:
    """A key other than its location: of a facedown mini-card nothing else is known."""
    others = {key: value for key, value in given.items() if key not in ("kind", "at", "topmost")}
    said = next((key for key, value in others.items() if value not in (None, "", ())), "")
    said = said or ("topmost" if given["topmost"] else "")
    if not said:
        return None
    key = said.replace("_", " ")
    return Amiss(key, f'"{key}" means nothing of a card of the type mini-card', "only `at` is said of mini-cards")


def _elsewhere(given: Given) -> Amiss | None:
    """The number of investigators at something that is no location."""
    if given["kind"] == "location":
        return None
    wrong = (key for key in ("the most", "the fewest") if given[key.replace(" ", "_")] == INVESTIGATORS)
    key = next(wrong, "")
    return Amiss(key, "investigators are only at locations", "add `kind: location`") if key else None


def _idle(given: Given) -> Amiss | None:
    """A key of a description from which nothing follows, beside the kind and the zone that it names."""
    said = {key: given[key.replace(" ", "_")] for key in (*_SAID_OF, "other than", "topmost", "of")}
    kind, zone = given["kind"], given["zone"]
    if (wrong := _elsewhere(given)) is not None:
        return wrong
    if kind == "mini-card":
        return _idle_of_a_mini_card(given)
    for key, types in _SAID_OF.items():
        if said[key] not in (None, "", ()) and kind not in ("", "card", *types):
            help = f"it is said of the types {', '.join(types)}" if types else "acts and agendas are of no such kind"
            return Amiss(key, f'"{key}" means nothing of a card of the type {kind}', help)
    if said["other than"] is not None and kind not in ("", "card") and not suits(said["other than"], (kind,)):
        return Amiss("other than", f"what is meant is of the type {kind} anyway", "leave it out")
    if _is_out_of_play(zone):
        for key in _IN_PLAY:
            if said[key] not in (None, ""):
                return Amiss(key, f'"{key}" means nothing of a card in the zone {zone}', "it is said of cards in play")
    if zone in _NEVER_IN.get(kind, ()):
        return Amiss("zone", f"no card of the type {kind} lies in the zone {zone}", "leave the zone out")
    if said["topmost"] and not zone:
        return Amiss("topmost", '"topmost" means nothing without a zone', "say where: `zone: discard`")
    if said["of"] is not None and (zone in ("", "committed", *NOBODYS) or zone.endswith(" deck")):
        whose = f"the zone {zone} is nobody's" if zone else "it says whose zone is meant"
        return Amiss("of", f'"of" means nothing here: {whose}', "`controlled by` says who controls a card in play")
    return None
