"""Elimination of an investigator who is defeated or resigns, and the fate of their cards (entry Elimination)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen, happen_at_once
from adjudicator.engine.procedures import Ask, Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.end_for_one import ends_for_any, weaknesses_of
from adjudicator.games.arkham.campaign.ending import end_without_resolution
from adjudicator.games.arkham.defeat.fall_together import (
    before_elimination,
    before_the_end,
    goes_on_to_a_resolution,
    remaining,
)
from adjudicator.games.arkham.discarding import discarding_together
from adjudicator.games.arkham.facts import (
    BEING_DEFEATED,
    BROKEN_OFF,
    CLUES,
    CONTROLLER,
    DECK,
    DISCARD,
    ELIMINATED,
    HAND,
    HERE,
    INVESTIGATORS,
    LAST_LEAD,
    OWNER,
    PLAY_AREA,
    REMOVED,
    RESOURCES,
    TABLE,
    THREAT_AREA,
    WHOSE_TURN,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.leaving import leaving
from adjudicator.games.arkham.token_pool import give_all_back
from adjudicator.games.arkham.zones import place


class Leaving(NamedTuple):
    """An investigator who is being eliminated, with their location and lead when that began."""

    who: str
    location: str
    led: bool


def eliminate(game: Arkham, investigator: str) -> Call:
    """The call that eliminates an investigator."""
    return Call(ELIMINATION, Leaving(investigator, game.location(investigator), game.lead == investigator))


def _what_comes_first(game: Arkham, local: Leaving) -> Result:
    """Before the elimination of the last investigators, an act or agenda may advance by the same thing."""
    return before_elimination(game, local.who)


def _game_ends(game: Arkham, local: Leaving) -> Result:
    """First: the game ends for the weaknesses of the investigator, and for what speaks of the elimination."""
    if not ends_for_any(game, local.who):
        return None
    return happen(Event("end game", local.who, rules=("elimination.4",)))


def _remove_weaknesses(game: Arkham, local: Leaving) -> Result:
    """Then remove these weaknesses from the game."""
    return _removing(game, weaknesses_of(game, local.who), "elimination.6")


def _remove_what_is_in_play(game: Arkham, local: Leaving) -> Result:
    """Second: remove the cards that the player controls in play from the game."""
    who = local.who
    controlled = tuple(c for c in game.cards if CONTROLLER(game, c) == who and game.in_play(c))
    return _removing(game, tuple(dict.fromkeys((*PLAY_AREA(game, who), *controlled))), "elimination.7")


def _removing(game: Arkham, cards: tuple[str, ...], rule: str) -> tuple[Call, ...]:
    """Remove cards from the game together; those in play leave it, to which abilities answer."""
    for card in cards:
        if not game.in_play(card):
            place(game, card, TABLE, REMOVED, rule)
    return happen_at_once([leaving(game, card, REMOVED.name, rule) for card in cards if game.in_play(card)])


def _remove_cards(game: Arkham, local: Leaving) -> Result:
    """Then remove the cards of the player that are out of play from the game, and the player."""
    who = local.who
    for zone in (HAND, DECK, DISCARD):
        for card in _of_the_player(game, zone(game, who)):
            place(game, card, TABLE, REMOVED, "elimination.8")
    for card in game.cards:
        if OWNER(game, card) == who and game.in_play(card):
            game.note(f"{game.name(card)} stays in play")
            game.cite("elimination.9")
    place(game, who, TABLE, ELIMINATED)
    left = tuple(i for i in game.investigators if i != who)
    if not left:
        LAST_LEAD.put(game, TABLE, who)
    INVESTIGATORS.set(game, TABLE, left)
    BEING_DEFEATED.forget(game, who)
    if game.active == who:
        WHOSE_TURN.clear(game)
        BROKEN_OFF.put(game, TABLE, who)
    return None


def _of_the_player(game: Arkham, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards without the hidden encounter cards that the player has held."""
    return tuple(card for card in cards if not (game.is_hidden(card) and game.is_encounter_card(card)))


def _return_tokens(game: Arkham, local: Leaving) -> Result:
    """Third: place clues at the location where the investigator was, and return resources to the token pool."""
    who, location = local.who, local.location
    clues = CLUES(game, who)
    if clues and location and forbidden(game, "place clues", location, game.controller(location)):
        give_all_back(game, who, CLUES.name)
    elif clues and location:
        CLUES.set(game, location, CLUES(game, location) + clues, "elimination.11")
        CLUES.clear(game, who)
    if RESOURCES(game, who):
        game.cite("elimination.12")
        give_all_back(game, who, RESOURCES.name)
    return None


def _leave_enemies(game: Arkham, local: Leaving) -> Result:
    """Fourth: leave engaged enemies at the location, unengaged and otherwise as they were."""
    for enemy in THREAT_AREA(game, local.who):
        if game.cards[enemy].type == "enemy":
            place(game, enemy, local.location, HERE, "elimination.13", "elimination.14")
    return None


def _discard_the_rest(game: Arkham, local: Leaving) -> Result:
    """Fifth: discard everything else in the threat area."""
    hidden = HAND(game, local.who)
    cards = (*THREAT_AREA(game, local.who), *hidden)
    if not cards:
        return None
    game.cite("elimination.15", *_AS_IF_FACED[bool(hidden)])
    still = local.led and len(cards) > 1 and game.reading("lead-until-another-is-chosen") == "the eliminated one"
    return discarding_together(game, cards, by_the_way=True, lead=local.who if still else "")


_AS_IF_FACED: Final = {True: ("faq-hidden-cards-when-eliminated.1",), False: ()}
"""The rules by which hidden cards in hand (True) are discarded as those of the threat area are."""


def _choose_lead(game: Arkham, local: Leaving) -> Result:
    """Sixth: those who remain choose a new lead investigator; anybody being defeated as well does not remain."""
    left = remaining(game)
    if not local.led or not left:
        return None
    game.cite("elimination.16")
    if len(left) == 1:
        return None
    options = tuple(Option("choose", (i,), chooser, i) for chooser in left for i in left)
    return Ask(Choice(left, "new lead investigator", options, "elimination.16"), _lead_chosen)


def _lead_chosen(game: Arkham, local: Leaving, option: Option) -> Result:
    everybody = game.investigators
    place_of = everybody.index(option.meant(str))
    INVESTIGATORS.set(game, TABLE, everybody[place_of:] + everybody[:place_of])
    return None


def _what_came_with_it(game: Arkham, local: Leaving) -> Result:
    """Before the scenario ends since nobody remains, an act or agenda may advance by that."""
    return None if game.investigators else before_the_end(game)


def _end_scenario(game: Arkham, local: Leaving) -> Result:
    """Seventh: end the scenario if nobody remains, unless what is being resolved ends it with a resolution."""
    if game.investigators or goes_on_to_a_resolution(game):
        return None
    game.cite("elimination.17")
    return end_without_resolution()


ELIMINATION: Final = Procedure(
    "elimination",
    Step("", "what falls together with it", _what_comes_first),
    Step("", "the game ends for the weaknesses", _game_ends),
    Step("", "remove the weaknesses", _remove_weaknesses),
    Step("", "remove the cards in play", _remove_what_is_in_play),
    Step("", "remove the cards", _remove_cards),
    Step("", "place the clues, return the resources", _return_tokens),
    Step("", "place the enemies", _leave_enemies),
    Step("", "discard what is left in the threat area", _discard_the_rest),
    Step("", "choose a lead investigator", _choose_lead),
    Step("", "what falls together with the end", _what_came_with_it),
    Step("", "end the scenario", _end_scenario),
)
