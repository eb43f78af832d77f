"""Damage and horror that must be assigned to an asset before its investigator can take any of it."""

from collections.abc import Iterable
from typing import Final

from adjudicator.engine.fields import Field
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities.whose import holds
from adjudicator.games.arkham.facts import PLAY_AREA, THREAT_AREA
from adjudicator.games.arkham.game import Arkham

_THE_TEXT: Final = "golden-rules.2"
"""The rule by which the text of a card is followed: by the rules alone, nobody has to assign anything to an asset."""


ASSETS_FIRST: Final = Field("assets first", False)
"""The mark of an investigator to whom an effect deals what must be assigned to their assets first, if it can be."""


def own_assets(game: Arkham, investigator: str) -> tuple[str, ...]:
    """The assets that an investigator controls: weaknesses in the threat area are among them."""
    areas = (*PLAY_AREA(game, investigator), *THREAT_AREA(game, investigator))
    return tuple(one for one in areas if game.cards[one].type == "asset" and game.controller(one) == investigator)


def first_of(game: Arkham, investigator: str) -> tuple[tuple[str, str], ...]:
    """The assets to which some of an investigator's damage or horror must be assigned first, each with the kind."""
    if ASSETS_FIRST(game, investigator):
        return tuple((asset, kind) for asset in own_assets(game, investigator) for kind in ("damage", "horror"))
    return tuple(
        (asset, kind)
        for asset in own_assets(game, investigator)
        for listener, ability in game.abilities_of(asset)
        if ability.bears_first and holds(game, listener, investigator) is not None
        for kind in ability.bears_first
    )


def passed_over(
    game: Arkham, investigator: str, shares: Iterable[tuple[str, str, int]], room: dict[tuple[str, str], int]
) -> Reasons:
    """The reasons why an investigator cannot take a share, by the assets with room that come first."""
    taken = {(entity, kind): amount for entity, kind, amount in shares}
    return tuple(
        Reason(_THE_TEXT, f"{game.name(asset)} is assigned {kind} before {game.name(investigator)} is")
        for asset, kind in first_of(game, investigator)
        if taken.get((investigator, kind)) and taken.get((asset, kind), 0) < room[asset, kind]
    )
