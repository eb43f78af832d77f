"""The campaign of a situation: the plans of the scenarios that follow the first one."""

from adjudicator.games.arkham.facts import MODE, OWNER, REVERSE, TABLE
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.plan import FOLLOWING, Plan
from adjudicator.games.arkham.printed import Scenario, find_scenario, known_scenarios
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.scenario import reference_card
from adjudicator.games.arkham.situation.set_up import plan_of
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Node, Sequence, Text


def enter_following(entering: Entering) -> None:
    """Enter all cards of the scenarios that follow; their players are not known yet."""
    if not entering.setting.next_scenarios:
        return
    where = entering.root("next scenarios")
    if dict(entering.setting.given).get(MODE) == "standalone":
        help = "take them out, or write `mode: campaign`"
        entering.at.fault("E403", "in standalone mode no scenario follows", where, help)
        return
    plans = tuple(_following(entering, given, _stands_at(given, where)) for given in entering.setting.next_scenarios)
    MODE.put(entering.game, TABLE, "campaign")
    FOLLOWING.put(entering.game, TABLE, tuple(plan for plan in plans if plan is not None))


def _stands_at(given: str | Scenario, where: Node) -> Node:
    """The place of a scenario in the list."""
    if isinstance(given, Scenario):
        return given.where
    items = where.items if isinstance(where, Sequence) else ()
    return next((item for item in items if isinstance(item, Text) and item.text == given), where)


def _following(entering: Entering, given: str | Scenario, where: Node) -> Plan | None:
    found = find_scenario(given) if isinstance(given, str) else given
    if found is None:
        help = did_you_mean(str(given), known_scenarios()) or "describe it in place"
        entering.at.fault("E302", f'how "{given}" is set up is not known', where, help)
        return None
    reference = reference_card(entering, found, entering.free_name("the next scenario"), where)
    entering.used_again = _of_earlier_scenarios(entering.game)
    plan = plan_of(entering, found, where, reference)
    entering.used_again = {}
    return plan


def _of_earlier_scenarios(game: Arkham) -> dict[Card, list[str]]:
    """The cards of earlier scenarios that are in nobody's deck and on no reverse side, by their printed card."""
    reverses = {REVERSE(game, name) for name in game.cards}
    found: dict[Card, list[str]] = {}
    for name, card in game.cards.items():
        if name not in reverses and not OWNER(game, name):
            found.setdefault(card, []).append(name)
    return found
