"""The points of a round at which investigators do something, and what stands against any action."""

from typing import Final

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.cards.words import Allows
from adjudicator.games.eldritch.components.board import is_city
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import (
    ACTION_ENDED,
    ACTIONS,
    ACTIVE,
    AT,
    BEGAN_DELAYED,
    DELAYED,
    DONE,
    LEAD,
    LOCAL_ACTIONS_DONE,
    PHASE,
    USED_ACTIONS,
    USED_THIS_ROUND,
    by_their_being_epic,
    monsters_at,
    turn_order,
)
from adjudicator.games.eldritch.held import faceup, held
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play


def _acting(game: Play) -> tuple[str, ...]:
    """Whose turn it is, as long as she has actions left."""
    who = ACTIVE(game)
    if not who or PHASE(game) != 1:
        return ()
    return (who,) if ACTIONS(game, who) or unused_phase_effects(game, who) else ()


def unused_phase_effects(game: Play, who: str) -> tuple[str, ...]:
    """The components of an investigator with effects of the Action Phase that he may still use in this round."""
    if BEGAN_DELAYED(game, who) or ACTION_ENDED(game, who):
        return ()
    used, cards = USED_THIS_ROUND(game, who), ((name, known(game, name)) for name in faceup(game, who))
    return tuple(name for name, card in cards if card is not None and card.action_phase and name not in used)


TURN: Final = Opportunity("a turn", "actions.4", _acting, told=INVESTIGATOR.seated, optional=True, rest=True)


def in_the_middle(game: Play) -> bool:
    """True where an action is in the middle of being resolved."""
    given = game.given
    return given is not None and given.opportunity is not TURN and PHASE(game) == 1


def why_not_act(game: Play, who: str, action: str) -> Reasons:
    """The reasons against an action of somebody, whatever it is."""
    if is_defeated(game, who):
        return (Reason("defeated-investigator.15", f"{who} is defeated"),)
    none_left = Reason("actions.1", f"{who} has no action left")
    if PHASE(game) in (2, 3):
        late = Reason("quick-reference.1", "actions are performed in the Action Phase")
        return (none_left, late) if _has_acted_twice(game, who) else (late,)
    if DELAYED(game, who):
        return (Reason("delayed.2", f"{who} is delayed"),)
    if not ACTIONS(game, who):
        return (none_left,)
    if in_the_middle(game):
        return (Reason("actions.7", "an action is not yet over"),)
    found = _why_not_yet(game, who)
    return found + not_unless(action not in DONE(game, who), "actions.5", f"{who} has done that in this round")


def _has_acted_twice(game: Play, who: str) -> bool:
    """True of an investigator who has given up no action of this round, and has none left."""
    performed = (*DONE(game, who), *USED_ACTIONS(game, who), *LOCAL_ACTIONS_DONE(game, who))
    return len(performed) > 1 and not ACTIONS(game, who)


def _why_not_yet(game: Play, who: str) -> Reasons:
    active = ACTIVE(game)
    if PHASE(game) != 1 or not active or active == who:
        return ALLOWED
    order = turn_order(game)
    if order.index(who) < order.index(active):
        return (Reason("actions.4", f"{who}'s turn is over"),)
    if ACTIONS(game, active) == 1:
        return (Reason("actions.4", f"{active} has begun with his actions"),)
    rule = "actions.2" if active == LEAD(game) else "actions.3"
    return (Reason(rule, f"it is the turn of {active}"),)


def why_not_with_monsters(game: Play, who: str, rule: str, unless: str) -> Reasons:
    """A reason against an action where Monsters are about, unless a card of his allows it."""
    if any(word.what == unless for _card, word in held(game, who, Allows)) and game.holds("golden-rules.2"):
        return ALLOWED
    monsters = monsters_at(game, AT(game, who))
    if not monsters:
        return ALLOWED
    because = f"{monsters[0]} is there" if len(monsters) == 1 else f"{', '.join(monsters)} are there"
    return tuple(Reason(one, because) for one in (rule, *by_their_being_epic(monsters)))


def allowed_beside_monsters(game: Play, who: str) -> tuple[str, ...]:
    """The rule by which a card of his allows what Monsters on his space would forbid; none without Monsters there."""
    return ("golden-rules.2",) if monsters_at(game, AT(game, who)) else ()


def why_not_in_a_city(game: Play, who: str, rule: str) -> Reasons:
    """A reason against an action outside a City."""
    return not_unless(is_city(AT(game, who)), rule, f"{AT(game, who)} is no City space")
