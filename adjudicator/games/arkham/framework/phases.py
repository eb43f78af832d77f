"""The four phases of a round, from 1.1 to 4.6 (entries Phase Sequence and the phases' own)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Act, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.cannot import forbidden
from adjudicator.games.arkham.abilities.in_play import held
from adjudicator.games.arkham.attacks import massive
from adjudicator.games.arkham.attacks.attack import attack, attack_of, can_attack
from adjudicator.games.arkham.discarding import choose_and_discard, loose
from adjudicator.games.arkham.enemies.moves import moves
from adjudicator.games.arkham.facts import ACTIONS, ACTIONS_LOST, HAND, PHASE_NOW, TABLE, TURN_TAKEN, UNKNOWN_CARDS
from adjudicator.games.arkham.framework.mythos import MYTHOS
from adjudicator.games.arkham.framework.turn import TURN, Turn
from adjudicator.games.arkham.framework.windows import (
    AFTER_THE_ATTACKS,
    AFTER_THE_PHASE_BEGINS,
    AFTER_THE_TURN_BEGINS,
    AFTER_UPKEEP_BEGINS,
    BEFORE_THE_ATTACKS,
    BETWEEN_THE_ATTACKS,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.ready_and_exhausted import exhaust, exhausted_cards, ready
from adjudicator.games.arkham.swarm import pack
from adjudicator.games.arkham.values import value
from adjudicator.games.arkham.words import Context
from adjudicator.games.kit.windows import until_all_pass, window


class InPhase(NamedTuple):
    """A phase being played, and the investigators still left in a step that goes from one to the next.

    `enemies` have still to attack; `begun` says that somebody's enemies have attacked already.
    """

    left: tuple[str, ...] = ()
    enemies: tuple[str, ...] = ()
    begun: bool = False


def _begins(phase: str, order: str) -> Act:
    """The first step of a phase; the others follow in the order that the rule gives them."""

    def begin(game: Arkham, local: InPhase) -> Result:
        PHASE_NOW.set(game, TABLE, phase)
        return happen(Event("begin phase", of=phase, rules=(order, f"{phase}-phase.1", "timing-and-gameplay.1")))

    return begin


def _ends(phase: str, rule: str) -> Act:
    """The last step of a phase."""

    def end(game: Arkham, local: InPhase) -> Result:
        return happen(Event("end phase", of=phase, rules=(rule,)))

    return end


# -- investigation phase ----------------------------------------------------------------------------------------------


def _left(game: Arkham) -> tuple[str, ...]:
    """The investigators who have not yet taken a turn in this round."""
    return tuple(i for i in game.investigators if not TURN_TAKEN(game, i))


def _any_left(game: Arkham, local: InPhase) -> Result:
    """Go on to another turn while somebody has not taken one in this round; each investigator takes one turn."""
    game.cite("investigation-phase.12")
    if _left(game):
        return None
    game.cite("investigation-phase.4")
    return Go(local, "2.3")


def _next_turn(game: Arkham, local: InPhase) -> Result:
    """2.2: ask the investigators which of them takes the next turn."""
    left = _left(game)
    if len(left) == 1:
        return _turn(game, left[0])
    options = tuple(Option("begins the turn", (), i, i) for i in left)
    return Ask(Choice(left, "who takes the next turn", options, "investigation-phase.2"), _turn_chosen)


def _turn_chosen(game: Arkham, local: InPhase, option: Option) -> Result:
    game.cite("investigation-phase.2")
    return _turn(game, option.meant(str))


def _turn(game: Arkham, who: str) -> tuple[Call, ...]:
    return (happen(Event("begin turn", who)), Call(WINDOW_OF_TURN, None), Call(TURN, Turn(of_phase=True)))


def _another_turn(game: Arkham, local: InPhase) -> Result:
    return Go(local, ANY_LEFT)


ANY_LEFT = "has everybody taken a turn?"
WINDOW_OF_TURN = Procedure("the turn has begun", until_all_pass(AFTER_THE_TURN_BEGINS))
INVESTIGATION = Procedure(
    "investigation phase",
    Step("2.1", "investigation phase begins", _begins("investigation", "phase-sequence.8")),
    until_all_pass(AFTER_THE_PHASE_BEGINS),
    Step("", ANY_LEFT, _any_left),
    Step("2.2", "next investigator's turn begins", _next_turn),
    Step("", "another turn", _another_turn),
    Step("2.3", "investigation phase ends", _ends("investigation", "investigation-phase.13")),
)

# -- enemy phase ------------------------------------------------------------------------------------------------------


MASSIVE_LAST = "massive enemies that attack last"


def _enemies_move(game: Arkham, local: InPhase) -> Result:
    """3.2: move the enemies that have a keyword for it."""
    game.cite("enemy-phase.2")
    return Go(InPhase(game.investigators), "", moves(game))


def _window_before_attacks(game: Arkham, local: InPhase) -> Result:
    """Open the window before 3.3, and again before the attacks on each further investigator."""
    if not local.begun:
        return window(BEFORE_THE_ATTACKS)
    game.cite("enemy-phase.9")
    return window(BETWEEN_THE_ATTACKS)


def _next_attacked(game: Arkham, local: InPhase) -> Result:
    """3.3: make the enemies engaged with the next investigator in player order attack."""
    left = tuple(i for i in local.left if i in game.investigators)
    if not left:
        return Go(local, MASSIVE_LAST)
    who = left[0]
    enemies = tuple(e for e in game.enemies_of(who) if game.ready(e) and can_attack(game, e, who))
    for hidden in held(game, who, "enemy"):
        game.spares(attack_of(hidden, who), "hidden.9")
    if massive.come_last(game, enemies):
        enemies = tuple(e for e in enemies if not game.has_keyword(e, "massive"))
    game.cite("enemy-phase.3", "enemy-phase.5")
    return Go(InPhase(left, enemies), "attack")


def _attack(game: Arkham, local: InPhase) -> Result:
    """Ask the investigator which engaged enemy attacks next; it exhausts after its attack."""
    who = local.left[0]
    left = tuple(e for e in local.enemies if who in game.engaged(e) and game.ready(e))
    if not left or who not in game.investigators:
        exhaust(game, tuple(host for host in SWARMS_ATTACKED(game) if game.in_play(host)))
        SWARMS_ATTACKED.forget(game)
        return Go(InPhase(local.left[1:], begun=True), BEFORE_THE_ATTACKS.name if local.left[1:] else MASSIVE_LAST)
    if len(left) == 1:
        return Go(InPhase(local.left, ()), "attack", _one_attack(game, left[0], who))
    game.cite("enemy-phase.4")
    options = tuple(Option("is attacked first by", (e,), who, e) for e in left)
    return Ask(Choice((who,), "order of the attacks", options, "enemy-phase.8"), _attack_chosen)


def _attack_chosen(game: Arkham, local: InPhase, option: Option) -> Result:
    enemy = option.meant(str)
    game.cite("enemy-phase.8")
    others = tuple(e for e in local.enemies if e != enemy)
    return Go(InPhase(local.left, others), "attack", _one_attack(game, enemy, local.left[0]))


SWARMS_ATTACKED: Final[Field[tuple[str, ...]]] = Field("swarms that attacked", ())
"""The hosts of swarms of which some have attacked, and which exhaust when all have."""


def _one_attack(game: Arkham, enemy: str, who: str) -> tuple[Call, ...]:
    """The attack of an enemy, which exhausts then; a swarm exhausts when the host and each swarm card has attacked."""
    game.cite("enemy-cards.5")
    together = pack(game, enemy)
    if len(together) > 1:
        game.cite("swarming-x.10", "swarming-x.11")
        SWARMS_ATTACKED.put(game, SWARMS_ATTACKED.bearer, tuple(dict.fromkeys((*SWARMS_ATTACKED(game), together[0]))))
        return (attack(enemy, who),)
    one = massive.attacks(game, enemy) if game.has_keyword(enemy, "massive") else attack(enemy, who)
    return (one, Call(EXHAUST, enemy))


def _massive_last(game: Arkham, local: InPhase) -> Result:
    """Make the massive enemies that have not attacked with the others attack now."""
    ready_ones = dict.fromkeys(e for i in game.investigators for e in game.enemies_of(i) if game.ready(e))
    if not massive.come_last(game, tuple(ready_ones)):
        return None
    enemies = (e for e in ready_ones if game.has_keyword(e, "massive"))
    return tuple(call for e in enemies for call in _one_attack(game, e, ""))


def _exhaust(game: Arkham, enemy: str) -> Result:
    """Exhaust an enemy after its attack in step 3.3."""
    game.cite("enemy-phase.7")
    if game.in_play(enemy):
        exhaust(game, (enemy,))
    return None


EXHAUST = Procedure("the enemy exhausts", Step("", "exhaust", _exhaust))
ENEMY = Procedure(
    "enemy phase",
    Step("3.1", "enemy phase begins", _begins("enemy", "phase-sequence.12")),
    Step("3.2", "hunter enemies move", _enemies_move),
    Step("", BEFORE_THE_ATTACKS.name, _window_before_attacks),
    Step("3.3", "next investigator resolves engaged enemy attacks", _next_attacked),
    Step("", "attack", _attack),
    Step("", MASSIVE_LAST, _massive_last),
    until_all_pass(AFTER_THE_ATTACKS),
    Step("3.4", "enemy phase ends", _ends("enemy", "enemy-phase.10")),
)

# -- upkeep phase -----------------------------------------------------------------------------------------------------


def _reset(game: Arkham, local: InPhase) -> Result:
    """4.2: reset actions."""
    game.cite("upkeep-phase.2")
    for investigator in game.investigators:
        TURN_TAKEN.clear(game, investigator)
        ACTIONS.clear(game, investigator)
        ACTIONS_LOST.clear(game, investigator)
    return None


def _ready(game: Arkham, local: InPhase) -> Result:
    """4.3: ready all exhausted cards at the same time."""
    return ready(game, exhausted_cards(game), "upkeep-phase.3", "upkeep-phase.4")


def _draw(game: Arkham, local: InPhase) -> Result:
    """4.4: each investigator draws 1 card, in player order; when all have drawn, each gains 1 resource."""
    drawers = (i for i in game.investigators if not forbidden(game, "draw", i, i))
    draws = tuple(happen(Event("draw", i, amount=1, rules=("upkeep-phase.5",))) for i in drawers)
    return (*draws, Call(INCOME, None))


def _income(game: Arkham, local: None) -> Result:
    by = ("upkeep-phase.6", "resources.3")
    gainers = (i for i in game.investigators if not forbidden(game, "gain resources", i, i))
    gains = ((i, value(game, i, "upkeep resources")) for i in gainers)
    return tuple(happen(Event("gain", i, amount=number, rules=by)) for i, number in gains if number > 0)


def _hand_size(game: Arkham, local: InPhase) -> Result:
    """4.5: in player order, each investigator with more than 8 cards in hand discards down to 8."""
    return tuple(Call(HAND_SIZE, i) for i in game.investigators)


def _discard_down(game: Arkham, who: str) -> Result:
    hand = HAND(game, who)
    unknown = UNKNOWN_CARDS(game, who)
    over = len(hand) + unknown - value(game, who, "hand size")
    if over <= 0:
        return None
    game.cite("upkeep-phase.7", "hand-size.1", *_HIDDEN_COUNT[any(game.is_hidden(card) for card in hand)])
    context = Context(you=who)
    return choose_and_discard(game, context, loose(game, context, hand), over, unknown)


def _round_ends(game: Arkham, local: InPhase) -> Result:
    """4.6: the upkeep phase ends, and with it the round."""
    end_phase = Event("end phase", of="upkeep", rules=("upkeep-phase.8",))
    return (happen(end_phase), happen(Event("end round", rules=("upkeep-phase.9",))))


_HIDDEN_COUNT = {True: ("hidden.12",), False: ()}
"""The rules by which hidden cards (True) count towards the hand size."""

INCOME = Procedure("each investigator gains 1 resource", Step("", "gain", _income))
HAND_SIZE = Procedure("check hand size", Step("", "discard", _discard_down))
UPKEEP = Procedure(
    "upkeep phase",
    Step("4.1", "upkeep phase begins", _begins("upkeep", "phase-sequence.18")),
    until_all_pass(AFTER_UPKEEP_BEGINS),
    Step("4.2", "reset actions", _reset),
    Step("4.3", "ready each exhausted card", _ready),
    Step("4.4", "each investigator draws 1 card and gains 1 resource", _draw),
    Step("4.5", "each investigator checks hand size", _hand_size),
    Step("4.6", "upkeep phase ends; round ends", _round_ends),
)

# -- rounds -----------------------------------------------------------------------------------------------------------


UNTIL_IT_IS_OVER = -1
"""The number of rounds that stands for rounds until the scenario is over."""


def _phase(name: str) -> Act:
    def phase(game: Arkham, left: int) -> Result:
        game.cite("phase-sequence.1")
        return Call(PHASES[name], InPhase())

    return phase


def _another_round(game: Arkham, left: int) -> Result:
    """Go on to the mythos phase of the next round after the upkeep phase."""
    if UNTIL_IT_IS_OVER < left <= 1:
        return None
    game.explain("phase-sequence.2")
    return Go(left if left == UNTIL_IT_IS_OVER else left - 1, "mythos phase")


ROUNDS = Procedure(
    "rounds",
    *(Step("", f"{phase} phase", _phase(phase)) for phase in ("mythos", "investigation", "enemy", "upkeep")),
    Step("", "the next round", _another_round),
)

PHASES = {"mythos": MYTHOS, "investigation": INVESTIGATION, "enemy": ENEMY, "upkeep": UPKEEP}
"""The phases that can be played from beginning to end."""
