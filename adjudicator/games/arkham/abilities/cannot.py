"""What some card says cannot be done (entry Cannot)."""

from typing import cast

from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.whose import holds_for
from adjudicator.games.arkham.game import Arkham


def banned(game: Arkham, deed: str, what: str, who: str) -> tuple[str, ...]:
    """The cards in play that say that this cannot be done by this investigator to this thing."""
    listeners = cast("tuple[Listener, ...]", game.state.read("bans", deed, ()))
    found: list[str] = []
    for listener in listeners:
        ability = game.ability(listener)
        if game.blank(listener.source):
            continue
        context = holds_for(game, listener, who)
        if context is None:
            continue
        for ban in ability.bans:
            if ban.deed != deed:
                continue
            if ban.what is not None and not ban.what.fits(game, context, what):
                continue
            if ban.who is not None and not ban.who.fits(game, context, who):
                continue
            game.applied(listener.source, str(listener.number))
            found.append(listener.source)
    return tuple(found)


def forbidden(game: Arkham, deed: str, what: str, who: str) -> bool:
    """Whether some card says that this cannot be done: then no effect does it, whatever it says."""
    found = banned(game, deed, what, who)
    if found:
        game.cite("cannot.1")
        game.note(f"{game.name(found[0])} says that {game.name(what)} cannot: {deed}")
    return bool(found)


def stays(game: Arkham, card: str) -> bool:
    """Whether a card is in play and some card says that it cannot leave play."""
    return game.in_play(card) and forbidden(game, "leave play", card, game.controller(card))
