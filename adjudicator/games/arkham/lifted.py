"""Prohibitions to be defeated or to engage that are no longer in force: what they have kept off comes about at once."""

from collections.abc import Iterator

from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.card_effects import ENDED
from adjudicator.games.arkham.defeat.defeat import bearers
from adjudicator.games.arkham.facts import BANS, HERE, LOCATIONS, WITHHELD
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import ENEMY_ENGAGES


def keep_up(game: Arkham) -> None:
    """Note who is kept from being defeated, and which enemies from engaging whom; see to those who are no longer."""
    before, now = WITHHELD(game), game.consider(lambda: tuple(_withheld(game)))
    for what, who in before:
        if (what, who) in now:
            continue
        if not who:
            game.hurt(what, how=ENDED)
        elif game.location(what) == game.location(who):
            game.stir(game.location(what), what)
    if now != before:
        WITHHELD.put(game, WITHHELD.bearer, now)


def _withheld(game: Arkham) -> Iterator[tuple[str, str]]:
    """Every card with damage or horror that cannot be defeated, and every enemy with whom it cannot engage there."""
    if BANS(game, "defeat"):
        yield from ((card, "") for card in bearers(game) if banned(game, "defeat", card, game.controller(card)))
    if BANS(game, ENEMY_ENGAGES):
        for location in LOCATIONS(game):
            enemies = [card for card in HERE(game, location) if game.cards[card].type == "enemy"]
            present = [who for who in game.investigators if enemies and game.location(who) == location]
            yield from ((e, who) for e in enemies for who in present if banned(game, ENEMY_ENGAGES, e, who))
