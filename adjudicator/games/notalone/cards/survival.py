"""The fifteen Survival cards."""

from adjudicator.games.notalone.cards.cards import SurvivalCard
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE
from adjudicator.games.notalone.words import (
    CancelToken,
    DiscardPlaces,
    Holds,
    IfSo,
    MoveToken,
    NoCards,
    PilesHidden,
    PlaceMarker,
    RegainWill,
    RemoveMarker,
    ReturnPlayed,
    SwapPlayed,
    TakeBack,
    TakeHuntCards,
    UsePlace,
)

_ALL = (
    SurvivalCard("Adrenaline", 1, (RegainWill(False, "adrenaline.2"),), "adrenaline.1"),
    SurvivalCard(
        "Sacrifice",
        1,
        (IfSo(DiscardPlaces(1, "sacrifice.2"), NoCards("hunt", "sacrifice.3"), "sacrifice.3"),),
        "sacrifice.1",
    ),
    SurvivalCard("Ingenuity", 1, (PlaceMarker("ingenuity.2"),), "ingenuity.1"),
    SurvivalCard("Strike Back", 1, (TakeHuntCards(2, "strike-back.2"),), "strike-back.1"),
    SurvivalCard("Sixth Sense", 1, (TakeBack(2, "sixth-sense.2", short="sixth-sense.3"),), "sixth-sense.1"),
    SurvivalCard("Smokescreen", 1, (Holds(PilesHidden("smokescreen.2"), "smokescreen.2"),), "smokescreen.1"),
    SurvivalCard("Vortex", 2, (SwapPlayed("vortex.2"),), "vortex.1"),
    SurvivalCard(
        "Wrong Track", 3, (MoveToken(CREATURE, "wrong-track.2", "wrong-track.4", "wrong-track.10"),), "wrong-track.1"
    ),
    SurvivalCard("Hologram", 3, (MoveToken(ARTEMIA, "hologram.2", "hologram.2", "hologram.3"),), "hologram.1"),
    SurvivalCard("Dodge", 3, (CancelToken(CREATURE, "dodge.2", "dodge.10"),), "dodge.1"),
    SurvivalCard("Detector", 3, (CancelToken(ARTEMIA, "detector.2", "order-of-effects.1"),), "detector.1"),
    SurvivalCard("Gate", 3, (UsePlace(0, "gate.2", "gate.3", "gate.5", "gate.6", "gate.14"),), "gate.1"),
    SurvivalCard("Drone", 3, (UsePlace(5, "drone.2", "drone.3", "drone.4", "drone.8", "drone.2"),), "drone.1"),
    SurvivalCard("Double Back", 4, (ReturnPlayed("double-back.2"),), "double-back.1"),
    SurvivalCard("Amplifier", 4, (RemoveMarker("amplifier.2"),), "amplifier.1"),
)

SURVIVAL_CARDS = {card.name: card for card in _ALL}
"""The Survival cards by their names."""
