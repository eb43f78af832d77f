"""Unique cards: of each title one instance at most is in play, whoever controls it (entry Unique)."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.abilities.cannot import stays
from adjudicator.games.arkham.area_limits import too_many
from adjudicator.games.arkham.facts import EXHAUSTED, OWNER
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.key_cards import come_with
from adjudicator.games.arkham.leaving import leaving
from adjudicator.games.arkham.sealing import nothing_to_seal


def kept_out(game: Arkham, card: str, who: str = "") -> Reasons:
    """The reasons why a card cannot enter play: it is unique, or limited, and another is there, or it seals a token.

    Of a unique card the other instance has not to yield to it.
    """
    return (*too_many(game, card, who), *_not_the_only_one(game, card), *nothing_to_seal(game, card))


def _not_the_only_one(game: Arkham, card: str) -> Reasons:
    others = instances_in_play(game, card)
    if not others or _yield_to(game, card, others):
        return ()
    name, other = game.name(card), others[0]
    found: list[tuple[str, str]] = []
    if not game.cards[card].encounter:
        found.append(("unique.4", f"{name} is unique, and {game.name(other)} is in play"))
    if not found or game.controller(other) != OWNER(game, card):
        found.append(("unique.2", f"no more than one {game.cards[card].title} is in play, whoever controls it"))
    if game.cards[other] != game.cards[card]:
        found.append(("unique.3", f"the title alone decides that {game.name(other)} is an instance of {name}"))
    found.append(("unique.1", f"{name} bears the symbol"))
    return tuple(Reason(*one) for one in found)


def instances_in_play(game: Arkham, card: str) -> tuple[str, ...]:
    """The other instances of a unique card that are in play."""
    printed = game.cards[card]
    if not printed.unique:
        return ()
    unique = (e for e, other in game.cards.items() if other.unique and other.is_copy_of(printed))
    return tuple(e for e in unique if e != card and game.in_play(e))


def is_kept_out(game: Arkham, card: str, who: str = "") -> bool:
    """True if a card that would come into play by an effect stays where it is, because another instance is there."""
    if game.in_play(card):
        return False
    found = kept_out(game, card, who)
    for reason in found:
        game.because(reason.rule)
    if found:
        game.note(f"{game.name(card)} does not enter play: {found[0].because}")
    return bool(found)


def enter_play(game: Arkham, who: str, card: str) -> tuple[Call, ...]:
    """The call for a card that has entered play; unique player cards of its title leave it at the same moment."""
    events = [Event("enter play", who, card)]
    if game.cards[card].enters_exhausted and not game.blank(card):
        EXHAUSTED.set(game, card, True)
    game.cite("enters-play.1", *_OF_A_DECK_ALONE[_is_one_too_many_for_a_deck(game, card)])
    events += [Event("enter play", who, key) for key in come_with(game, card, "keys-scarlet-keys.7")]
    for other in instances_in_play(game, card):
        if not stays(game, other):
            game.cite("unique.5", "unique.6")
            events.append(leaving(game, other, "discard"))
    return happen_at_once(events)


def _is_one_too_many_for_a_deck(game: Arkham, card: str) -> bool:
    """True if a deck holds but one card of this title, by its keyword, and a copy of it is in play already."""
    if "exceptional" not in game.cards[card].keywords:
        return False
    copies = (other for other, printed in game.cards.items() if other != card and printed.is_copy_of(game.cards[card]))
    return any(game.in_play(other) for other in copies)


_OF_A_DECK_ALONE: Final = {True: ("keywords.8",), False: ()}
"""The rules by which a card enters play beside a copy of it, of which a deck may hold but one (True)."""


def _yield_to(game: Arkham, card: str, others: tuple[str, ...]) -> bool:
    """True if all of these are player cards that yield to an encounter card."""
    yielding = all(not game.cards[e].encounter and game.cards[e].type != "investigator" for e in others)
    return yielding and game.is_encounter_card(card)
