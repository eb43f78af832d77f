"""The points at which the reference is silent or contradicts itself, with their values; the first is the default."""

from typing import Final

from adjudicator.engine.readings import Reading

READINGS: Final = (
    Reading(
        "fallen-before-the-awakening",
        "Is a player eliminated whose investigator fell before the Ancient One awoke in the same round?",
        (("chooses", "no: he chooses a new investigator"), ("eliminated", "yes, when he would choose one")),
        ("eliminated.4", "eliminated-full.1"),
    ),
    Reading(
        "blessed-and-cursed-at-once",
        "Which dice are successes for an investigator who is Blessed and Cursed?",
        (("neither", "5 and 6, as if he were neither"), ("cursed", "6 only, as if he were Cursed alone")),
        ("blessed-and-cursed.1", "blessed-and-cursed.2"),
    ),
    Reading(
        "third-ticket-by-trade",
        "What becomes of a travel ticket that is traded to somebody who has two?",
        (("stays", "it stays with whoever offered it"), ("discarded", "it changes hands and is discarded")),
        ("prepare-for-travel-action.5", "trade-action-full.2"),
    ),
)
