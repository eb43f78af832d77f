"""The campaign of a situation: the plans of the scenarios that follow, and the players who join later."""

from collections.abc import Iterator

from adjudicator.games.arkham.campaign.going_on import NEXT_CAMPAIGN
from adjudicator.games.arkham.campaign.roster import POOL_IS_KNOWN
from adjudicator.games.arkham.facts import DECK, DIFFICULTY, MODE, NEWCOMERS, OWNER, REVERSE, TABLE
from adjudicator.games.arkham.game import Arkham, Card
from adjudicator.games.arkham.plan import FOLLOWING, Bag, Plan
from adjudicator.games.arkham.printed import Scenario, find_scenario, known_scenarios
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.people import join
from adjudicator.games.arkham.situation.scenario import level_bag, reference_card
from adjudicator.games.arkham.situation.set_up import deck_of, plan_of
from adjudicator.games.arkham.situation.setting import Piece
from adjudicator.games.arkham.zones import lay
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Node, Sequence, Text


def enter_following(entering: Entering) -> None:
    """Enter all cards of the scenarios that follow, of another campaign, and of players who join later."""
    setting = entering.setting
    FOLLOWING.put(entering.game, TABLE, _plans(entering, "next scenarios", setting.next_scenarios))
    plans = _plans(entering, "next campaign", setting.next_campaign)
    NEXT_CAMPAIGN.put(entering.game, TABLE, tuple(plan._replace(bag=_bag(entering, plan)) for plan in plans))
    if setting.newcomers is not None:
        POOL_IS_KNOWN.put(entering.game, TABLE, True)
        NEWCOMERS.put(entering.game, TABLE, tuple(_newcomers(entering, setting.newcomers)))


def _newcomers(entering: Entering, newcomers: dict[str, Piece]) -> Iterator[str]:
    """The investigators of the pool, each with a deck."""
    for name, person in newcomers.items():
        who = join(entering, name, person)
        if who:
            lay(entering.game, deck_of(entering, who, person), who, DECK)
            yield who


def _bag(entering: Entering, plan: Plan) -> Bag:
    """The chaos bag of another campaign, as its setup names it."""
    difficulty = DIFFICULTY(entering.game) or "standard"
    return level_bag(dict(plan.printed_bags), difficulty)


def _plans(entering: Entering, key: str, scenarios: tuple[str | Scenario, ...]) -> tuple[Plan, ...]:
    if not scenarios:
        return ()
    where = entering.root(key)
    if dict(entering.setting.given).get(MODE) == "standalone":
        help = "take them out, or write `mode: campaign`"
        entering.at.fault("E403", "in standalone mode no scenario follows", where, help)
        return ()
    plans = tuple(_following(entering, given, _stands_at(given, where)) for given in scenarios)
    MODE.put(entering.game, TABLE, "campaign")
    return tuple(plan for plan in plans if plan is not None)


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
    return plan._replace(printed_bags=tuple(found.chaos_bags.items()))


def _of_earlier_scenarios(game: Arkham) -> dict[Card, list[str]]:
    """The cards of earlier scenarios that are in nobody's deck and on no reverse side, by their printed card."""
    reverses = {REVERSE(game, name) for name in game.cards}
    found: dict[Card, list[str]] = {}
    for name, card in game.cards.items():
        if name not in reverses and not OWNER(game, name):
            found.setdefault(card, []).append(name)
    return found
