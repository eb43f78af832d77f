"""On which cards an investigator may activate abilities (entry Activate Action, and 2.2.1 of the phase sequence)."""

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.game import TABLE, Arkham

CURRENT = ("agenda", "act")


def source_rules(game: Arkham, who: str, source: str) -> tuple[str, ...]:
    """The rules by which the abilities of a card are within an investigator's reach; empty if they are not."""
    card = game.cards[source]
    holder, field = game.lies(source)
    if source == who:
        return ("activate-action.6",)
    controller = game.controller(source)
    if controller and not (field == "threat area" and card.encounter_cardtype):
        return ("activate-action.5", "investigation-phase.6") if controller == who else ()
    if field in CURRENT and holder == TABLE:
        return ("activate-action.10", "investigation-phase.6")
    if field == "threat area" and holder == who:
        return ("activate-action.9", "investigation-phase.6")
    if game.location(source) != game.location(who):
        return ()
    if field == "threat area":
        return ("activate-action.9", "faq-triggered-ability-sources.5")
    return ("activate-action.7",) if card.type == "location" else ("activate-action.8", "investigation-phase.6")


def out_of_reach(game: Arkham, who: str, source: str) -> Reasons:
    """Why an investigator may not activate abilities of a card; empty if it is one of those named."""
    if source_rules(game, who, source):
        return ()
    controller = game.controller(source)
    if controller and game.lies(source)[1] != "threat area":
        whose = f"{game.name(controller)} controls {game.name(source)}, not {game.name(who)}"
        return (Reason("activate-action.11", whose), Reason("investigation-phase.6", whose), Reason("costs.6", whose))
    return (Reason("activate-action.11", f"{game.name(source)} is not at {game.name(who)}'s location"),)
