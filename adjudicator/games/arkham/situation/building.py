"""Setting a situation up: every card in its place, every name known, every fault reported."""

from typing import NamedTuple

from adjudicator.engine.readings import Readings
from adjudicator.games.arkham.connections import connect as connect_as_said
from adjudicator.games.arkham.enemies.engagement import may_engage, whom
from adjudicator.games.arkham.facts import ASTIR, HURT
from adjudicator.games.arkham.lifted import keep_up as keep_up_bans
from adjudicator.games.arkham.lost_slots import stay
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation.bearers import attach_bound_keys, enter_bearers
from adjudicator.games.arkham.situation.beginning import begin
from adjudicator.games.arkham.situation.decks import begin_with_decks, begins_with_decks
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.mini_cards import enter_mini_cards
from adjudicator.games.arkham.situation.origins import Origins
from adjudicator.games.arkham.situation.past import enter_past
from adjudicator.games.arkham.situation.people import enter_enemy, enter_investigator, fill_areas
from adjudicator.games.arkham.situation.places import connect, enter_location
from adjudicator.games.arkham.situation.scenario import (
    enter_encounter_cards,
    enter_scenario,
    fill_bag,
    fill_token_pool,
)
from adjudicator.games.arkham.situation.set_up import begin_with_set_up, begins_with_set_up
from adjudicator.games.arkham.situation.setting import Setting
from adjudicator.games.arkham.slot_holders import settle
from adjudicator.games.arkham.slots import NORMAL, beyond, held
from adjudicator.games.arkham.zones import keep_up
from adjudicator.games.kit.kinds import listed
from adjudicator.language.shapes import Checking


class Built(NamedTuple):
    """A game that is set up except for its faults, the assumptions made, and the names that could not be set up.

    `origins` is what the file says of its cards beside the facts.
    """

    game: Rules
    assumed: list[str]
    missing: frozenset[str]
    origins: Origins


def build(setting: Setting, edition: str, readings: Readings, at: Checking) -> Built:
    """The game as the setting describes it."""
    entering = Entering(setting, edition, readings, at)
    game = entering.game
    game.tracing = False
    if begins_with_decks(entering):
        begin_with_decks(entering)
    elif begins_with_set_up(entering):
        begin_with_set_up(entering)
    else:
        _as_it_stands(entering)
    if setting.skipped_scenarios and not begins_with_set_up(entering):
        help = "take them out, or write `phase: set-up`"
        where = entering.root("skipped scenarios")
        at.fault("E403", "scenarios are skipped before one is set up", where, help)
    if setting.next_scenarios or setting.next_campaign or setting.newcomers is not None:
        from adjudicator.games.arkham.situation.campaign import enter_following

        enter_following(entering)
    game.tracing = True
    return Built(game, entering.assumed, entering.missing(), entering.origins())


def _as_it_stands(entering: Entering) -> None:
    """Put everything where the file says; the game begins in the middle."""
    game, setting = entering.game, entering.setting
    enter_scenario(entering)
    fill_bag(entering)
    for name, location in setting.locations.items():
        enter_location(entering, name, location)
    for name, investigator in setting.investigators.items():
        enter_investigator(entering, name, investigator)
    connect(entering)
    for name, investigator in setting.investigators.items():
        fill_areas(entering, name, investigator)
    for name, enemy in setting.enemies.items():
        enter_enemy(entering, name, enemy)
    for name, location in setting.locations.items():
        if name in game.cards:
            entering.attach(name, location)
    enter_encounter_cards(entering)
    enter_bearers(entering)
    enter_mini_cards(entering)
    fill_token_pool(entering)
    begin(entering)
    enter_past(entering)
    attach_bound_keys(entering)
    for who in game.investigators:
        settle(game, who, {})
    keep_up(game)
    connect_as_said(game)
    keep_up_bans(game)
    entering.check_defeat()
    # The file says how things stand at the beginning, so no enemy engages anybody because of it.
    ASTIR.forget(game)
    HURT.forget(game)
    _standing_by(entering)
    _without_slots(entering)


def _without_slots(entering: Entering) -> None:
    """Record the assumption that an investigator has more assets of a type in play than slots."""
    game = entering.game
    for who in game.investigators:
        for kind in NORMAL:
            if game.consider(lambda w=who, k=kind: beyond(game, w, k)):  # type: ignore[misc]
                stay(game, who, kind)
                assets = listed(map(game.name, held(game, who, kind)))
                entering.assumed.append(f"{who} has {assets} at the beginning, beyond the {kind} slots")


def _standing_by(entering: Entering) -> None:
    """Record the assumption that an enemy is unengaged although the rules would make it engage somebody."""
    game = entering.game
    for name in entering.setting.enemies:
        if name in game.cards and game.consider(lambda n=name: may_engage(game, n) and whom(game, n).who):  # type: ignore[misc]
            here = " and ".join(who for who in game.investigators if game.location(who) == game.location(name))
            entering.assumed.append(f"{name} is unengaged at the beginning, though it is ready and {here} is there")
