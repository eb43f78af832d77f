"""Effects on the place of investigators and enemies, and actions: move, engage, attack, take an action."""

from adjudicator.games.arkham.actions.requests import ANY
from adjudicator.games.arkham.effects import action_effects, nowhere
from adjudicator.games.arkham.effects import flood_effects as flood
from adjudicator.games.arkham.effects import map_effects as on_map
from adjudicator.games.arkham.effects.as_if_effects import AsIfAt
from adjudicator.games.arkham.effects.attacks import Attacks
from adjudicator.games.arkham.effects.defeat import Defeat
from adjudicator.games.arkham.effects.end_turn import EndTurn
from adjudicator.games.arkham.effects.engage import Disengage, Engage
from adjudicator.games.arkham.effects.explore import Explore
from adjudicator.games.arkham.effects.move import Move
from adjudicator.games.arkham.effects.move_along import MoveAlong
from adjudicator.games.arkham.effects.resign import Resign
from adjudicator.games.arkham.effects.resolve_haunted import ResolveHaunted
from adjudicator.games.arkham.enemies import hunter
from adjudicator.games.arkham.flood import LEVELS
from adjudicator.games.arkham.game import Worth
from adjudicator.games.arkham.speech import nearest
from adjudicator.games.arkham.terms import BASIC, DESIGNATORS
from adjudicator.games.arkham.vocabulary.amounts import NUMBER
from adjudicator.games.arkham.vocabulary.events import CHOSEN
from adjudicator.games.arkham.vocabulary.parts import EFFECTS, YOU
from adjudicator.games.arkham.vocabulary.references import ENEMY, MOVER, WHERE, WHICH, WHO
from adjudicator.language.records import Head, may, need
from adjudicator.language.shapes import Flag, OneOf, Whole

PLACE_EFFECTS = {
    "move": Head(WHERE, lambda head, who: Move(head, who), {"who": may(MOVER, None)}, "move to a location"),
    "move along a shortest path to": Head(
        WHERE,
        lambda head, **k: MoveAlong(head, k["all_the_way"]),
        {"all the way": may(Flag(), False, "one location at a time, until you are there")},
        "to the next location of a shortest path",
    ),
    "as if at": Head(
        WHERE,
        lambda head, do: AsIfAt(head, do),
        {"do": need(EFFECTS, "what is done as if you were there", CHOSEN)},
        "resolve as if you were at a location, from the initiation on; nothing is moved",
    ),
    "explore": Head(
        WHERE,
        lambda head: Explore(head),
        meaning="draw from the exploration deck until such a location, or a treachery, comes",
    ),
    "flood": Head(
        WHERE,
        lambda head, level: flood.Flood(head, level),
        {"level": need(OneOf(*LEVELS))},
        "locations come to a flood level",
    ),
    "raise the flood level of": Head(
        WHERE, lambda head: flood.ChangeFlood(head, 1), meaning="by one step, if it can rise"
    ),
    "lower the flood level of": Head(
        WHERE, lambda head: flood.ChangeFlood(head, -1), meaning="by one step, if it can fall"
    ),
    "place at no location": Head(WHICH, lambda head: nowhere.PlaceAtNoLocation(head), {}, "they are at no location"),
    "move to a connecting location": Head(Flag(), lambda head: Move()),
    "move towards the nearest investigator": Head(
        ENEMY, lambda head: hunter.MoveTowardsNearest(head), meaning="enemies move once, hunters or not"
    ),
    "move towards": Head(
        WHERE,
        lambda head, what, **k: hunter.MoveTowards(head, what, k["all_the_way"]),
        {
            "what": need(ENEMY, "the enemies"),
            "all the way": may(Flag(), False, "one location at a time, until they are there"),
        },
        "enemies move once, along a shortest path to a location",
    ),
    "resolve haunted": Head(
        WHERE,
        lambda head, times: ResolveHaunted(head, times),
        {"times": may(NUMBER, Worth(1), "how often each of them is resolved")},
        "every haunted ability of locations, as after a failure there",
    ),
    "reveal": Head(WHERE, lambda head: on_map.Reveal(head), meaning="locations are turned to their revealed side"),
    "place": Head(
        WHICH,
        lambda head, at: on_map.PlaceAt(head, at),
        {"at": need(WHERE)},
        "investigators or enemies are placed at a location",
    ),
    "engage": Head(ENEMY, lambda head, who: Engage(head, who), {"who": may(WHO, None)}),
    "engage an enemy": Head(Flag(), lambda head: Engage()),
    "disengage": Head(ENEMY, lambda head: Disengage(head)),
    "attacks": Head(ENEMY, lambda head, who: Attacks(head, who), {"who": may(WHO, YOU)}, "an enemy attacks"),
    "defeat": Head(WHICH, lambda head: Defeat(head)),
    "end your turn": Head(Flag(), lambda head: EndTurn(), meaning="once nothing is being resolved any more"),
    "resign": Head(Flag(), lambda head: Resign()),
    "take an action": Head(
        OneOf(*BASIC, ANY),
        lambda head, who, as_if_in_turn: action_effects.TakeAction(head, who, as_if_in_turn),
        {
            "who": may(WHO, None),
            "as if in turn": may(Flag(), False, "as if it were the turn of whoever takes it"),
        },
        "gain an action and spend it at once",
    ),
    "perform an action": Head(
        OneOf(*BASIC),
        lambda head, on: action_effects.PerformAction(head, on),
        {"on": may(WHICH, None, "the one thing on which it is performed, also by the ability of a card")},
        "without its action cost: no action is spent or taken",
    ),
    "perform different actions": Head(
        Whole(2, 9),
        lambda head, of: action_effects.PerformDifferent(head, of),
        {"of": may(OneOf(*DESIGNATORS, ANY), ANY, "the kind of action")},
        "without their action costs, each different from the others",
    ),
    "the nearest": Head(
        WHICH,
        lambda head, do, to: nearest.Nearest(head, do, to),
        {"do": need(EFFECTS, brings=CHOSEN), "to": may(WHICH, None, "to whom; to you if left out")},
        "effects on the nearest thing of a description, which they call `chosen`",
    ),
    "the location farthest from all investigators": Head(
        EFFECTS, lambda head: nearest.Farthest(head), meaning="effects on it, which they call `chosen`", within=CHOSEN
    ),
}
