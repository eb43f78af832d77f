"""The abilities and keywords that cards gain from the constant abilities of others (entry Gains)."""

from collections.abc import Iterator

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.in_play import everything_in_play
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.facts import (
    FIRST_GAINED,
    GIFTS,
    GIVEN_ABILITIES,
    GIVEN_KEYWORDS,
    GIVERS,
    WITH_GAINS,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.zones import hear


def keep_up(game: Arkham) -> None:
    """Bring up to date what every card gains: what is gained is active as if it were printed."""
    gaining = game.quietly(lambda: dict(_gaining(game)))
    before = WITH_GAINS(game)
    for card in dict.fromkeys((*before, *gaining)):
        abilities, keywords = gaining.get(card, ((), ()))
        if keywords != GIVEN_KEYWORDS(game, card):
            GIVEN_KEYWORDS.set(game, card, keywords, "gains.5")
        if abilities != GIVEN_ABILITIES(game, card):
            _give(game, card, abilities)
    if tuple(gaining) != before:
        WITH_GAINS.put(game, WITH_GAINS.bearer, tuple(gaining))


def _gaining(game: Arkham) -> Iterator[tuple[str, tuple[tuple[int, ...], tuple[str, ...]]]]:
    """Every card that gains something now, with the numbers of the abilities and with the keywords that it gains."""
    for card in everything_in_play(game):
        giving = [giver for giver in GIVERS(game) if holds_for(game, giver, card) is not None]
        abilities = (_number(game, giver, i) for giver in giving for i in range(len(game.ability(giver).gains)))
        keywords = (keyword for giver in giving for keyword in game.ability(giver).gains_keywords)
        if giving:
            yield card, (tuple(abilities), tuple(dict.fromkeys(keywords)))


def _number(game: Arkham, giver: Listener, place: int) -> int:
    """The number that an ability has on every card that gains it, whoever else gains or loses it."""
    gifts = GIFTS(game)
    if (giver, place) not in gifts:
        GIFTS.put(game, GIFTS.bearer, (*gifts, (giver, place)))
    return FIRST_GAINED + GIFTS(game).index((giver, place))


def _give(game: Arkham, card: str, abilities: tuple[int, ...]) -> None:
    before = GIVEN_ABILITIES(game, card)
    GIVEN_ABILITIES.set(game, card, abilities, "gains.7")
    now = GIVEN_ABILITIES(game, card)
    for number in dict.fromkeys((*before, *now)):
        if (number in before) is not (number in now):
            listener = Listener(card, number)
            hear(game, listener, game.ability(listener), number in now)
