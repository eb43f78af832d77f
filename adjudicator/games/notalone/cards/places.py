"""The ten places of Artemia."""

from adjudicator.games.notalone.cards.cards import PlaceCard
from adjudicator.games.notalone.planet import CREATURE
from adjudicator.games.notalone.words import (
    ALL,
    CaughtLoses,
    CopyPlace,
    DrawSurvival,
    GainPlace,
    MoveRescue,
    OneOf,
    PlaceMarker,
    PlayTwo,
    RegainWill,
    RemoveMarker,
    TakeBack,
)

_OPEN = ("phase-3-reckoning.29",)
"""The rule by which the card that lies open is not in the discard pile."""

_ALL = (
    PlaceCard(
        1,
        "The Lair",
        (
            OneOf(
                (
                    ("take back", TakeBack(ALL, "the-lair.1", short="the-lair.23", open=_OPEN)),
                    ("copy", CopyPlace(CREATURE, "the-lair.2")),
                ),
                "the-lair.3",
            ),
        ),
        caught=CaughtLoses(1, "the-lair.4"),
    ),
    PlaceCard(2, "The Jungle", (TakeBack(1, "the-jungle.1", this=True, short="the-jungle.3", open=_OPEN),)),
    PlaceCard(
        3, "The River", (PlayTwo(1, "the-river.1", "the-river.2", "the-river.12", "the-river.7", "the-river.6"),)
    ),
    PlaceCard(
        4,
        "The Beach",
        (
            OneOf(
                (("place", PlaceMarker("the-beach.1")), ("remove", RemoveMarker("the-beach.2"))),
                "the-beach.4",
            ),
        ),
        once="the-beach.3",
        alone="the-beach.5",
    ),
    PlaceCard(5, "The Rover", (GainPlace("the-rover.1"),)),
    PlaceCard(6, "The Swamp", (TakeBack(2, "the-swamp.1", this=True, short="the-swamp.2", open=_OPEN),)),
    PlaceCard(7, "The Shelter", (DrawSurvival(2, 1, "the-shelter.1"),)),
    PlaceCard(8, "The Wreck", (MoveRescue("the-wreck.1"),), once="the-wreck.2", alone="the-wreck.3"),
    PlaceCard(
        9,
        "The Source",
        (
            OneOf(
                (("draw", DrawSurvival(1, 1, "the-source.1")), ("will", RegainWill(True, "the-source.2"))),
                "the-source.4",
            ),
        ),
    ),
    PlaceCard(
        10,
        "The Artifact",
        (PlayTwo(2, "the-artifact.1", "the-artifact.8", "the-artifact.1", "the-artifact.18", "the-artifact.1"),),
        uncopied_by_places="the-artifact.3",
        uncopied_by_cards="the-artifact.4",
    ),
)

PLACE_CARDS = {card.number: card for card in _ALL}
"""The Place cards by their numbers."""

TWO_CARDS = {one.revealed: one for card in _ALL for one in card.power if isinstance(one, PlayTwo)}
"""The powers by which two Place cards are played in the next round, by how many of them are revealed."""

ALSO = {"artefact": 10}
"""Other spellings."""
