"""The cards in play, and the cards at a location."""

from adjudicator.games.arkham.game import TABLE, Arkham


def found_at(game: Arkham, location: str) -> tuple[str, ...]:
    """Everything at a location: the cards there, and those that the investigators there control or face."""
    found: list[str] = [location, *game.zone(location, "attachments")]
    for entity in game.zone(location, "here"):
        found.append(entity)
        found += game.zone(entity, "attachments")
        if game.cards[entity].type == "investigator":
            for field in ("play area", "threat area"):
                for card in game.zone(entity, field):
                    found.append(card)
                    found += game.zone(card, "attachments")
    return tuple(found)


def everything_in_play(game: Arkham) -> tuple[str, ...]:
    """Every card in play, location by location, then the cards at no location."""
    found: list[str] = []
    for location in game.zone(TABLE, "locations"):
        found += found_at(game, location)
    for investigator in game.investigators:
        if not game.location(investigator):
            found.append(investigator)
            found += game.zone(investigator, "play area")
            found += game.zone(investigator, "threat area")
    found += game.zone(TABLE, "agenda") + game.zone(TABLE, "act")
    return tuple(found)


def controlled_by(game: Arkham, investigator: str) -> tuple[str, ...]:
    """The cards that an investigator controls: all in their play area, and their asset weaknesses elsewhere."""
    faced = tuple(card for card in game.zone(investigator, "threat area") if game.controller(card) == investigator)
    if not faced:
        return game.zone(investigator, "play area")
    game.cite("weakness.16")
    return (*game.zone(investigator, "play area"), *faced)
