"""The beginning of a situation: its place in the round, and the lead investigator."""

from adjudicator.games.arkham.actions.allowance import STANDARD
from adjudicator.games.arkham.facts import (
    ACTIONS,
    BEGAN,
    ELIMINATED,
    INVESTIGATORS,
    KINDS_IN_POOL,
    PHASE_NOW,
    ROUND_NUMBER,
    STARTED,
    TABLE,
    TIME_SAID,
    TOKEN_POOL,
    WHOSE_TURN,
)
from adjudicator.games.arkham.framework.records import GUIDE
from adjudicator.games.arkham.prevailing import PREVAILS
from adjudicator.games.arkham.printed import Scenario
from adjudicator.games.arkham.situation.entering import Entering
from adjudicator.games.arkham.situation.naming import same
from adjudicator.games.arkham.situation.placing import MOST_INVESTIGATORS
from adjudicator.games.arkham.situation.progress import go_on, has_step
from adjudicator.language.nearest import did_you_mean


def begin(entering: Entering) -> None:
    """Put the game where the file says, in the turn of the investigator that it says."""
    game, setting = entering.game, entering.setting
    root = entering.root("investigators")
    if not game.investigators:
        if not entering.at.faults:
            entering.at.fault("E203", "there is no investigator", root, "name at least one under `investigators:`")
        return
    if setting.lead:
        lead = entering.known(setting.lead, entering.at.source.root or root, "lead", "investigator")
        if lead:
            everybody = game.investigators
            place = everybody.index(lead)
            INVESTIGATORS.put(game, TABLE, everybody[place:] + everybody[:place])
    if len(game.investigators) > MOST_INVESTIGATORS:
        help = f"at most {MOST_INVESTIGATORS} play"
        entering.at.fault("E402", f"there are {len(game.investigators)} investigators", root, help)
    everybody = (*game.investigators, *ELIMINATED(game))
    STARTED.put(game, TABLE, len(everybody))
    BEGAN.put(game, TABLE, everybody)
    KINDS_IN_POOL.put(game, TOKEN_POOL, setting.kinds_of_tokens)
    printed = setting.scenario.resolutions if isinstance(setting.scenario, Scenario) else {}
    GUIDE.put(game, TABLE, tuple((setting.resolutions or printed).items()))
    ROUND_NUMBER.put(game, TABLE, 2 if setting.phase == "mythos" else 1)
    for fact, value in setting.given:
        fact.put(game, TABLE, value)
    PHASE_NOW.put(game, TABLE, setting.phase)
    _turn(entering)
    if setting.prevails:
        PREVAILS.put(game, TABLE, _prevailing(entering, setting.prevails))
    _goes_on(entering)
    if not entering.at.faults:
        from adjudicator.games.arkham.situation.midway import begin_midway

        begin_midway(entering)


def _goes_on(entering: Entering) -> None:
    """Put the game into the middle of the sequences that the file names."""
    sequences = entering.setting.in_progress
    wrong = next((one for one in sequences if not has_step(one)), None)
    if wrong is not None:
        help = "name a step of the sequence by its number or its name"
        message = f'"{wrong.sequence}" has no step "{wrong.step}"'
        entering.at.fault("E302", message, entering.root("in progress"), help)
        return
    go_on(entering.game, sequences)


def _prevailing(entering: Entering, given: str) -> str:
    """The card that the lead investigator lets prevail, by its name here or its title."""
    titles = {card.name: name for name, card in entering.game.cards.items()}
    found = same(given, entering.game.cards) or titles.get(given, "")
    if not found:
        help = did_you_mean(given, (*entering.game.cards, *titles)) or "name a card of the situation"
        entering.at.fault("E302", f'there is no card "{given}" here', entering.root("prevails"), help)
    return found


def _turn(entering: Entering) -> None:
    game, setting = entering.game, entering.setting
    TIME_SAID.put(game, TABLE, bool(setting.turn) or setting.phase != "investigation")
    if setting.turn == "nobody" or (not setting.turn and setting.phase != "investigation"):
        return
    turn = setting.turn and entering.known(
        setting.turn, entering.at.source.root or entering.root("turn"), "turn", "investigator"
    )
    if not setting.turn:
        turn = game.lead
        if len(game.investigators) > 1:
            entering.assumed.append(f"it is {turn}'s turn")
    if not turn:
        return
    WHOSE_TURN.put(game, TABLE, turn)
    said = setting.investigators.get(turn)
    if said is None or ACTIONS not in dict(said.given):
        ACTIONS.put(game, turn, STANDARD)
