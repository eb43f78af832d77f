"""A player of The Gathering who pursues the acts: clues where they are, then to where they are spent, then the priest.

The choices are still random among those that serve the purpose about as well, and now and then any at all.
"""

from collections.abc import Callable, Iterator
from random import Random

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.engine.events import Listener
from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA_DECK,
    CHAOS_BAG,
    CLUES,
    CONNECTIONS,
    DAMAGE,
    HAND,
    HORROR,
    LOCATIONS,
    PLAY_AREA,
    RESOURCES,
    UNREVEALED,
)
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.icons import committed_icons
from adjudicator.games.arkham.paths import distances, first_steps
from adjudicator.games.arkham.this_test import PURPOSE, SKILL, TARGET, TESTER
from adjudicator.games.arkham.values import value

ANYTHING = 0.03
"""How often a choice is made without any purpose."""

SPENT_AT = {"The Barrier": "Hallway"}
HUNTED_IN = {"What Have You Done?": "Ghoul Priest"}
"""What the acts want that is not clues alone: where they are spent, and who has to be defeated."""

UNWANTED = ("Cover Up", "Hypochondria", "The Necronomicon")
"""Cards whose use hurts more than it helps."""


def purposeful(game: Machine, question: Question, chance: Random) -> Option:
    """The option to take: a draw is left to chance, of the others one that serves the purpose best."""
    assert isinstance(game, Arkham)
    options = question.options
    if isinstance(question, Chance) or chance.random() < ANYTHING:
        return chance.choice(options)
    worth = {option.key: _worth(game, option) for option in options}
    best = max(worth.values())
    return chance.choice([option for option in options if worth[option.key] == best])


def _worth(game: Arkham, option: Option) -> int:
    """How well an option serves the purpose; what neither serves nor hinders it is worth 0."""
    if option.verb in ("use", "play") and option.things[:1] == ACT(game)[:1]:
        return 9 if _is_prepared(game) else -1
    if option.verb == "assign":
        return -sum(option.who in thing for thing in option.things)
    if option.verb in _WORTH and option.who:
        return _WORTH[option.verb](game, option)
    return 0


def _succeeds(game: Arkham, who: str, skill: str, difficulty: int, more: int = 0) -> float:
    """About how likely a test is to succeed; symbols are taken for a -2."""
    made = value(game, who, skill) + more
    enough = total = 0
    for token, count in CHAOS_BAG(game):
        total += count
        shown = int(token) if token.lstrip("+-").isdigit() else {"elder sign": 1, "auto-fail": -99}.get(token, -2)
        enough += count * (made + shown >= difficulty)
    return enough / max(1, total)


def _hits(game: Arkham, who: str, enemy: str, more: int = 0) -> int:
    """The worth of an attack, from 0 to 10, by its chance."""
    return round(10 * _succeeds(game, who, "combat", value(game, enemy, "fight"), more))


def _gets_away(game: Arkham, who: str, enemy: str) -> int:
    return round(8 * _succeeds(game, who, "agility", value(game, enemy, "evade")))


def _use(game: Arkham, option: Option) -> int:
    """Weapons against what keeps a player busy; first aid while nothing does."""
    who = option.who
    busy = _busy_with(game, who)
    for enemy in (*busy, _hunted(game)):
        if enemy and enemy in option.things:
            hits = _hits(game, who, enemy, 1)
            return 2 + hits if enemy in busy or hits >= 4 else -1
    if busy:
        return 1 if isinstance(option.value, Listener) else -1
    named = _printed(game, option.things[0])
    hurt = DAMAGE(game, who) + HORROR(game, who)
    return 6 if named == "First Aid" and hurt >= 3 else -1 if named in UNWANTED else 1


def _busy_with(game: Arkham, who: str) -> tuple[str, ...]:
    return tuple(enemy for enemy in game.enemies_of(who) if game.ready(enemy))


def _fight(game: Arkham, option: Option) -> int:
    """As good as its chance; an enemy that is busy with another is left to them where a miss is likely.

    Whom the act wants defeated is fought once it has been evaded: then it does not strike back.
    """
    enemy, who = option.things[0], option.who
    hits = _hits(game, who, enemy)
    if enemy == _hunted(game) and not game.ready(enemy):
        return hits + 8
    if enemy in _busy_with(game, who):
        return hits
    if enemy == _hunted(game):
        return hits + 1 if hits >= 4 else -1
    engaged = game.engaged(enemy)
    return hits if hits >= 6 and (engaged or DAMAGE(game, enemy)) and not _busy_with(game, who) else -1


def _evade(game: Arkham, option: Option) -> int:
    """Better than a fight where it is likelier to come off; whom the act wants defeated is evaded by the weak."""
    enemy, who = option.things[0], option.who
    if enemy not in _busy_with(game, who):
        return -1
    return _gets_away(game, who, enemy) + (2 if enemy == _hunted(game) else 0)


def _investigate(game: Arkham, option: Option) -> int:
    if _busy_with(game, option.who) or _hunted(game) or _has_enough(game):
        return -1
    return 6 if CLUES(game, game.location(option.who)) else -1


def _move(game: Arkham, option: Option) -> int:
    here = game.location(option.who)
    if _busy_with(game, option.who) or here in _goals(game):
        return -2
    nearer = {step for goal in _nearest(game, here) for step in first_steps(game, here, goal)}
    return 5 if option.things[0] in nearer else -1


def _nearest(game: Arkham, here: str) -> list[str]:
    away = {goal: far for goal, far in distances(game, here).items() if goal in set(_goals(game))}
    return [goal for goal, far in away.items() if far == min(away.values())]


def _goals(game: Arkham) -> Iterator[str]:
    """The locations at which something is to be done."""
    hunted = _hunted(game)
    if hunted:
        yield game.location(hunted)
        return
    named = next((SPENT_AT.get(_printed(game, act), "") for act in ACT(game)[:1]), "")
    enough = _has_enough(game)
    for place in LOCATIONS(game):
        if enough and named:
            if _printed(game, place) == named:
                yield place
        elif CLUES(game, place) or (UNREVEALED(game, place) and CONNECTIONS(game, place)):
            yield place


def _has_enough(game: Arkham) -> bool:
    """True if all together have the clues that the act wants."""
    clues = sum(CLUES(game, who) for who in game.investigators)
    return any(clues >= (game.card(act).clues or 99) * game.started for act in ACT(game)[:1])


def _is_prepared(game: Arkham) -> bool:
    """False while an act that brings an enemy waits for weapons; in the last agenda nobody waits any more."""
    if not any(_printed(game, act) in SPENT_AT for act in ACT(game)[:1]) or not AGENDA_DECK(game):
        return True
    armed = [who for who in game.investigators if any(_is_weapon(game, card) for card in PLAY_AREA(game, who))]
    return 2 * len(armed) >= len(game.investigators)


def _is_weapon(game: Arkham, card: str) -> bool:
    return "Weapon" in game.card(card).traits


def _saves(game: Arkham, who: str) -> bool:
    """True if somebody holds a weapon that they cannot pay yet."""
    return any(
        _is_weapon(game, card) and (game.card(card).cost or 0) > RESOURCES(game, who) for card in HAND(game, who)
    )


def _hunted(game: Arkham) -> str:
    """The enemy that the act wants defeated; empty if it wants none."""
    act = ACT(game)[:1]
    name = HUNTED_IN.get(_printed(game, act[0]), "") if act else ""
    return next((e for e in game.of_type("enemy") if game.in_play(e) and _printed(game, e) == name), "")


def _is_uncertain(game: Arkham) -> bool:
    """True if the test that is made fails by a common token, as far as cards have been committed to it."""
    target = TARGET(game)
    of = {"attack": "fight", "evade": "evade", "investigate": "shroud"}.get(PURPOSE(game), "")
    difficulty = value(game, target, of) if of and target else 3
    return 0.1 < _succeeds(game, TESTER(game), SKILL(game), difficulty, committed_icons(game)) < 0.85


def _play(game: Arkham, option: Option) -> int:
    card, who = option.things[0], option.who
    if game.card(card).type != "asset":
        return 1
    if _busy_with(game, who) and not (_is_weapon(game, card) and _hunted(game)):
        return -1
    if _is_weapon(game, card):
        return 8
    return 7 if len(PLAY_AREA(game, who)) < 2 and not _saves(game, who) else 0


_WORTH: dict[str, Callable[[Arkham, Option], int]] = {
    "fight": _fight,
    "investigate": _investigate,
    "move": _move,
    "engage": lambda game, option: -2,
    "play": _play,
    "evade": _evade,
    "use": _use,
    "draw": lambda game, option: int(len(HAND(game, option.who)) < 6),
    "take resource": lambda game, option: 2 * _saves(game, option.who),
    "end the turn": lambda game, option: -3,
    "commit": lambda game, option: 1 if _is_uncertain(game) else -1,
    "pays": lambda game, option: int(option.things[0]),
    "keep": lambda game, option: 1,
    "discard": lambda game, option: 0,
    "resign": lambda game, option: -9,
}
"""What each deed is worth."""


def _printed(game: Arkham, entity: str) -> str:
    return game.card(entity).name
