"""A situation in which decks are built, before any game is set up."""

from typing import Final

from adjudicator.engine.procedures import Frame
from adjudicator.games.arkham import zones
from adjudicator.games.arkham.campaign.interlude import BETWEEN
from adjudicator.games.arkham.deckbuilding.counting import BETWEEN_SCENARIOS, DECKBUILDING
from adjudicator.games.arkham.deckbuilding.procedure import BUILDING_DECKS
from adjudicator.games.arkham.deckbuilding.purchases import is_short
from adjudicator.games.arkham.facts import BEGAN, COLLECTION, DECK, FORCED, INVESTIGATORS, MODE, PHASE_NOW, TABLE
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.people import join
from adjudicator.games.arkham.situation.scenario import enter_log, fill_bag
from adjudicator.games.arkham.situation.set_up import deck_of, said_in_vain

_SEQUENCES: Final = {DECKBUILDING: BUILDING_DECKS, BETWEEN_SCENARIOS: BETWEEN}
"""The sequence in which decks are changed, by the phase of the file."""
_BESIDE: Final = frozenset(
    {"phase", "mode", "collection", "campaign log"}
    | {"next scenarios", "next campaign", "newcomers", "difficulty", "chaos bag"}
)


def begins_with_decks(entering: Entering) -> bool:
    """True if the file says that decks are built, or that cards are purchased."""
    return entering.setting.phase in _SEQUENCES


def begin_with_decks(entering: Entering) -> None:
    """Give each investigator the deck of the file, or the starter deck, and lay out the collection."""
    game, setting = entering.game, entering.setting
    said_in_vain(entering, _BESIDE)
    for fact, value in setting.given:
        fact.put(game, TABLE, value)
    for name, person in setting.investigators.items():
        who = join(entering, name, person)
        if not who:
            continue
        INVESTIGATORS.put(game, TABLE, (*game.investigators, who))
        for card in deck_of(entering, who, person):
            zones.place(game, card, who, DECK)
    for piece in dict(setting.areas).get(COLLECTION, ()):
        entering.piece(piece, TABLE, COLLECTION.name)
    enter_log(entering)
    PHASE_NOW.put(game, TABLE, setting.phase)
    if setting.phase == BETWEEN_SCENARIOS:
        MODE.put(game, TABLE, "campaign")
        BEGAN.put(game, TABLE, game.investigators)
        fill_bag(entering)
        for who in game.investigators:
            if is_short(game, who):
                FORCED.put(game, who, ("faq-legal-deck-size.1",))
    game.stack = Frame(_SEQUENCES[setting.phase], 0, None, None, 1)
