"""The abilities and keywords that cards gain from the constant abilities of others (entry Gains)."""

from collections.abc import Iterator

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.in_play import everything_in_play
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import (
    GIFTS,
    GIVEN_ABILITIES,
    GIVEN_KEYWORDS,
    GIVERS,
    WITH_GAINS,
    Gift,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.zones import hear


def keep_up(game: Arkham) -> None:
    """Bring up to date what every card gains: what is gained is active as if it were printed."""
    gaining = game.consider(lambda: dict(_gaining(game)))
    before = WITH_GAINS(game)
    for card in dict.fromkeys((*before, *gaining)):
        abilities, keywords = gaining.get(card, ((), ()))
        if keywords != GIVEN_KEYWORDS(game, card):
            GIVEN_KEYWORDS.set(game, card, keywords, "gains.5" if keywords else _lost_by(game))
        if abilities != GIVEN_ABILITIES(game, card):
            _give(game, card, abilities)
    if tuple(gaining) != before:
        WITH_GAINS.put(game, WITH_GAINS.bearer, tuple(gaining))


def _gaining(game: Arkham) -> Iterator[tuple[str, tuple[tuple[str, ...], tuple[str, ...]]]]:
    """Every card that gains something now, with the names of the abilities and with the keywords that it gains."""
    for card in everything_in_play(game):
        giving = [giver for giver in GIVERS(game) if holds_for(game, giver, card) is not None]
        abilities = (_gift(game, giver, place) for giver in giving for place in range(len(game.ability(giver).gains)))
        keywords = (keyword for giver in giving for keyword in game.ability(giver).gains_keywords)
        if giving:
            yield card, (tuple(abilities), tuple(dict.fromkeys(keywords)))


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
