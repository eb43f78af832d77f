"""The shape of a situation of Not Alone: players, cards, counters, tokens, and where in the round it begins."""

from typing import Any, NamedTuple

from adjudicator.games.notalone.facts import FULL_WILL
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import AnyOf, Flag, ListOf, MapOf, OneOf, Whole, Word
from adjudicator.language.source import Node

SIDES = ("A", "B")
"""The sides of the board: A has the Artemia symbols on the last six spaces, B on every other one."""

PHASES = ("set-up", "1", "2", "3", "4")
NOT_BEFORE = (
    "rescue",
    "assimilation",
    "marker on the beach",
    "tokens",
    "in force",
    "stocks",
    "used",
    "survival discard",
    "hunt discard",
)
"""What there is of a game that has been set up, and not before."""

TWO_CARDS = ("river", "artifact")
OTHERS = "others"
"""In a deck: all cards of its kind that are not named anywhere, shuffled."""


class HuntedPlayer(NamedTuple):
    """One of the Hunted with her cards; what is None is worked out from the rest."""

    hand: tuple[str, ...] | None
    discard: tuple[str, ...] | None
    played: tuple[str, ...]
    survival: tuple[str, ...]
    will: int
    this_round: str
    next_round: str
    survival_card_played: bool
    came_back_with_two: bool
    where: Node


class CreaturePlayer(NamedTuple):
    """The player of the Creature, with her Hunt cards and how many she has played and may play in this round."""

    name: str
    hand: tuple[str, ...]
    played: int | None
    allowed: int
    where: Node


class Force(NamedTuple):
    """A card whose effect is in force, and of whom or of which place it speaks."""

    card: str
    on: str
    where: Node


class Setting(NamedTuple):
    """Everything that a situation says of this game."""

    players: int | tuple[str, ...]
    hunted: dict[str, HuntedPlayer]
    creature: CreaturePlayer | None
    board: str
    advanced_variant: bool
    round: int
    phase: str
    rescue: int | None
    assimilation: int | None
    marker_on_the_beach: bool
    tokens: dict[str, tuple[str, ...]]
    in_force: tuple[Force, ...]
    stocks: dict[str, int]
    used: tuple[str, ...]
    survival_deck: tuple[str, ...]
    survival_discard: tuple[str, ...]
    hunt_deck: tuple[str, ...]
    hunt_discard: tuple[str, ...]

    @property
    def fresh(self) -> bool:
        """Whether the file says who plays and nothing of where the game stands: then it is set up."""
        plain = self.phase == "" and not self.hunted and self.creature is None
        nothing = self.rescue is None and self.assimilation is None and not self.marker_on_the_beach
        table = (self.tokens, self.in_force, self.stocks, self.used, self.survival_discard, self.hunt_discard)
        return self.phase == "set-up" or (plain and nothing and self.round == 1 and not any(table))


_PLACE = Word("a place", examples=("wreck", "8"))
_PLACES = ListOf(_PLACE)
_CARDS = ListOf(Word("a card's name"))

HUNTED: Record[HuntedPlayer] = Record(
    HuntedPlayer,
    {
        "hand": may(_PLACES, None, "the Place cards in hand; all others that she owns if left out"),
        "discard": may(_PLACES, None, "the Place cards of her discard pile; all others that she owns if left out"),
        "played": may(_PLACES, (), "the Place card that she has played in this round"),
        "survival": may(_CARDS, (), "the Survival cards in hand"),
        "will": may(Whole(0, FULL_WILL), FULL_WILL, "the Will counters"),
        "this round": may(OneOf(*TWO_CARDS, meaning="a power"), "", "the River or the Artifact works in this round"),
        "next round": may(OneOf(*TWO_CARDS, meaning="a power"), "", "the River or the Artifact works in the next"),
        "survival card played": may(Flag(), False, "she has played a Survival card in this round"),
        "came back with two": may(Flag(), False, "in the advanced variant, she has lost her last Will and come back"),
    },
    "a Hunted",
    where=True,
    lenient=True,
)
CREATURE_PLAYER: Record[CreaturePlayer] = Record(
    CreaturePlayer,
    {
        "name": may(Word("a name"), "", "how the Creature's player is called"),
        "hand": may(_CARDS, (), "the Hunt cards in hand"),
        "played": may(Whole(0, 9), None, "how many Hunt cards have been played in this round"),
        "allowed": may(Whole(1, 2), 1, "how many Hunt cards may be played in this round: 2 after Tracking"),
    },
    "the Creature",
    short="hand",
    where=True,
    lenient=True,
)
FORCE: Record[Force] = Record(
    Force,
    {
        "card": need(Word("a card's name"), "the card that was played in this round"),
        "on": may(Word("a Hunted or a place"), "", "the Hunted or the place that was named for it"),
    },
    "a card in force",
    short="card",
    where=True,
    lenient=True,
)


class _Players(AnyOf):
    """How many players there are, or who they are, the Creature first."""

    def check(self, node: Node, at: Any) -> Any:
        from adjudicator.language.source import Text

        if isinstance(node, Text) and node.text.isdigit():
            return Whole(0, 99).check(node, at)
        return ListOf(Word("a name")).check(node, at)

    def schema(self) -> dict[str, object]:
        return {"anyOf": [Whole(2, 7).schema(), ListOf(Word("a name")).schema()]}


FIELDS: dict[str, Field] = {
    "players": may(
        _Players("how many players, or their names"),
        0,
        "how many players there are, or their names, the Creature first, then the Hunted clockwise",
    ),
    "hunted": may(MapOf(HUNTED, "the Hunted by name"), {}, "the Hunted, clockwise from the left of the Creature"),
    "creature": may(CREATURE_PLAYER, None, "the Creature's player"),
    "board": may(
        OneOf(*SIDES, meaning="a side of the board"),
        "",
        "the side of the board; left out, the Creature chooses at set-up, and A is meant later on",
    ),
    "advanced variant": may(Flag(), False, "the advanced variant is played"),
    "round": may(Whole(1, 99), 1, "which round it is"),
    "phase": may(OneOf(*PHASES, meaning="a phase"), "", "the phase at whose beginning the situation stands"),
    "rescue": may(Whole(1, 30), None, "how many spaces the Rescue counter has left"),
    "assimilation": may(Whole(1, 30), None, "how many spaces the Assimilation counter has left"),
    "marker on the beach": may(Flag(), False, "the Marker lies on the Beach"),
    "tokens": may(
        MapOf(_PLACES, "Hunt tokens by name"),
        {},
        f"where the Hunt tokens lie ({', '.join(TOKENS)}): a place, or two on a border",
    ),
    "in force": may(ListOf(FORCE), (), "the Hunt and Survival cards of this round whose effects hold"),
    "stocks": may(MapOf(Whole(0, 4), "stocks by place"), {}, "how many copies are left of the places 6 to 10"),
    "used": may(_PLACES, (), "the places whose power has been used in this round"),
    "survival deck": may(_CARDS, (OTHERS,), "the Survival deck, the topmost card first; `others`: the rest, shuffled"),
    "survival discard": may(_CARDS, (), "the Survival discard pile, the card discarded last at the end"),
    "hunt deck": may(_CARDS, (OTHERS,), "the Hunt deck, the topmost card first; `others`: the rest, shuffled"),
    "hunt discard": may(_CARDS, (), "the Hunt discard pile, the card discarded last at the end"),
}
