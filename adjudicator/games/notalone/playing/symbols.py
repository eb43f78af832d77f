"""The symbol of a Hunt card, which allows a token; and the rules of a copy."""

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.cards.cards import HuntCard
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import LAYS_TOKEN_OF_A_CARD, Laying
from adjudicator.games.notalone.effects.hunt_cards import CopyLastHuntCard
from adjudicator.games.notalone.effects.tokens import lay
from adjudicator.games.notalone.facts import ARTEMIA_CARD_OF_PHASE_1, HUNT_CARDS_PLAYED, SYMBOL_PLAYED
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.planet import ARTEMIA, TARGET


def cite_copy(game: NotAlone, printed: HuntCard, does: HuntCard, *by: str) -> None:
    """The copy uses the effect with its own token and choices, and adds up with what it copies; so also by rules."""
    copies = printed.does[0]
    assert isinstance(copies, CopyLastHuntCard)
    game.cite(copies.by, printed.by, copies.older, copies.anew, *by)
    if HUNT_CARDS_PLAYED(game, game.creature) > 1:
        same = any(force.card == does.name for force in game.in_force)
        game.reading("hunt-card-discarded", *(("flashback.7",) if same else ()))


_OF_A_SYMBOL = {ARTEMIA: ("hunt-card-list.1", "artemia-symbol.2"), TARGET: ("hunt-card-list.2",)}
"""The rules of a symbol on a Hunt card."""


def allow_token(game: NotAlone, card: HuntCard) -> None:
    """A symbol lets the Creature place its token; the effects of several cards with it all apply."""
    if not card.symbol.token:
        return
    game.cite(card.symbol.by, "hunt-cards.2", *_OF_A_SYMBOL[card.symbol.token])
    SYMBOL_PLAYED[card.symbol.token].put(game, TABLE, True)


def _at_once(game: NotAlone, local: object) -> Result:
    """The token of an Artemia card of Phase 1 waits for Phase 2, or is placed at once, as the reading has it."""
    ARTEMIA_CARD_OF_PHASE_1.put(game, TABLE, True)
    if game.reading("artemia-token-of-phase-1") == "phase 2":
        return None
    about, rule = Laying(ARTEMIA, False, ("artemia-symbol.1",)), "artemia-symbol.1"
    lays = LAYS_TOKEN_OF_A_CARD
    return ask(game, lays, game.creature, _laid_at_once, about, asks="the Artemia token", rule=rule, optional=True)


def _laid_at_once(game: NotAlone, local: object, option: Option) -> Result:
    if not option.declines:
        token, places = act_of(option).slots
        game.cite("artemia-symbol.1")
        lay(game, token, places)
    return Go(local, END)


AT_ONCE = Procedure("the token of a card of Phase 1", Step("", "lay", _at_once))
