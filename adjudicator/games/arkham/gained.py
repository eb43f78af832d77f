"""The abilities and keywords that cards gain from constant abilities, or lose by them (entry Gains)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.in_play import everything_in_play
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import (
    BEING_DRAWN,
    GAINED_KEYWORDS,
    GIFTS,
    GIVEN_ABILITIES,
    GIVEN_KEYWORDS,
    GIVEN_TRAITS,
    GIVERS,
    LOST_KEYWORDS,
    WITH_GAINS,
    Gift,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.zones import hear


def gain_keyword(game: Arkham, card: str, keyword: str) -> None:
    """Have a card gain a keyword from now on, if it has not gained it yet."""
    present = GAINED_KEYWORDS(game, card)
    if keyword not in present:
        GAINED_KEYWORDS.set(game, card, (*present, keyword))


def keep_up(game: Arkham) -> None:
    """Bring up to date what every card gains: what is gained is active as if it were printed."""
    gaining = game.consider(lambda: dict(_gaining(game)))
    before = WITH_GAINS(game)
    for card in dict.fromkeys((*before, *gaining)):
        gained = gaining.get(card, _Gained())
        gone = {*GIVEN_KEYWORDS(game, card)} - {*gained.keywords} | {*gained.lost} - {*LOST_KEYWORDS(game, card)}
        if gained.keywords != GIVEN_KEYWORDS(game, card):
            GIVEN_KEYWORDS.set(game, card, gained.keywords, "gains.5" if gained.keywords else _lost_by(game))
        if gained.lost != LOST_KEYWORDS(game, card):
            LOST_KEYWORDS.set(game, card, gained.lost, "ability.10")
        if gained.traits != GIVEN_TRAITS(game, card):
            GIVEN_TRAITS.set(game, card, gained.traits, "gains.4" if gained.traits else _lost_by(game))
        if gained.abilities != GIVEN_ABILITIES(game, card):
            _give(game, card, gained.abilities)
        for keyword in ("massive", "aloof"):
            if keyword in gone:
                game.stir(game.location(card), card, f"{keyword}.1")
    if tuple(gaining) != before:
        WITH_GAINS.put(game, WITH_GAINS.bearer, tuple(gaining))


class _Gained(NamedTuple):
    """The names of the abilities that a card gains, the keywords that it gains and those that it loses, its traits."""

    abilities: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()


def _gaining(game: Arkham) -> Iterator[tuple[str, _Gained]]:
    """Every card that gains something now, or loses it, with what that is."""
    in_play = everything_in_play(game)
    for card in BEING_DRAWN(game):
        if card not in in_play and (as_drawn := _as_drawn(game, card)):
            yield card, _Gained(keywords=as_drawn)
    for card in in_play:
        giving = [giver for giver in GIVERS(game) if holds_for(game, giver, card) is not None]
        abilities = (_gift(game, giver, place) for giver in giving for place in range(len(game.ability(giver).gains)))
        keywords = (keyword for giver in giving for keyword in game.ability(giver).gains_keywords)
        lost = (keyword for giver in giving for keyword in game.ability(giver).loses_keywords)
        traits = (trait for giver in giving for trait in game.ability(giver).gains_traits)
        if giving:
            each = (tuple(dict.fromkeys(some)) for some in (keywords, lost, traits))
            yield card, _Gained(tuple(abilities), *each)


def _as_drawn(game: Arkham, card: str) -> tuple[str, ...]:
    """The keywords that a card gains while it is drawn: those that do something then."""
    givers = [giver for giver in GIVERS(game) if not _WHEN_DRAWN.isdisjoint(game.ability(giver).gains_keywords)]
    giving = (giver for giver in givers if holds_for(game, giver, card) is not None)
    given = (keyword for giver in giving for keyword in game.ability(giver).gains_keywords)
    return tuple(dict.fromkeys(keyword for keyword in given if keyword in _WHEN_DRAWN))


_WHEN_DRAWN: Final = frozenset(("peril", "surge"))


def _gift(game: Arkham, giver: Listener, place: int) -> str:
    """The name of an ability that is given; it is known by that from now on."""
    several = f".{place + 1}" if len(game.ability(giver).gains) > 1 else ""
    gift = Gift(f"ability {giver.number + 1}{several} of {giver.source}", giver, place)
    if gift not in GIFTS(game):
        GIFTS.put(game, GIFTS.bearer, (*GIFTS(game), gift))
    return gift.name


def _lost_by(game: Arkham) -> str:
    """The rule by which a constant ability gives nothing any more."""
    return "blank.1" if any(map(game.is_silent, GIVERS(game))) else "ability.10"


def _give(game: Arkham, card: str, abilities: tuple[str, ...]) -> None:
    before = dict(game.gained_by(card))
    GIVEN_ABILITIES.set(game, card, abilities, "gains.7" if abilities else _lost_by(game))
    now = dict(game.gained_by(card))
    for listener, ability in {**before, **now}.items():
        if (listener in before) is not (listener in now):
            hear(game, listener, ability, listener in now)
