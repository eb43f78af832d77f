"""Shapes of effects and costs: one head word each, the words of the rulebook."""

from typing import Any

from adjudicator.games.arkham.abilities import action_effects
from adjudicator.games.arkham.abilities import cards_effects as on_cards
from adjudicator.games.arkham.abilities import chaos_effects as chaos
from adjudicator.games.arkham.abilities import deck_effects as on_decks
from adjudicator.games.arkham.abilities import logic_effects as logic
from adjudicator.games.arkham.abilities import place_effects as places
from adjudicator.games.arkham.abilities import play_effects as plays
from adjudicator.games.arkham.abilities import scenario_effects as on_scenario
from adjudicator.games.arkham.abilities import skill_effects as tests
from adjudicator.games.arkham.abilities import token_effects as on_tokens
from adjudicator.games.arkham.abilities.delayed import SetUp
from adjudicator.games.arkham.abilities.during import During
from adjudicator.games.arkham.abilities.each import Each
from adjudicator.games.arkham.abilities.evade import Evade, EvadeAutomatically
from adjudicator.games.arkham.abilities.fight import Fight
from adjudicator.games.arkham.abilities.investigate import Investigate
from adjudicator.games.arkham.abilities.nearest import Farthest, Nearest
from adjudicator.games.arkham.abilities.nowhere import PlaceAtNoLocation
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.actions import costs, group_costs
from adjudicator.games.arkham.enemies.hunter import MoveTowardsNearest
from adjudicator.games.arkham.skill_test.next_test import NEXT
from adjudicator.games.arkham.skill_test.tokens import ORDER
from adjudicator.games.arkham.values import NEXT_CARD
from adjudicator.games.arkham.vocabulary.references import (
    CONDITION,
    NUMBER,
    SKILL_WORDS,
    STATS,
    TOKEN_KINDS,
    WHICH,
)
from adjudicator.games.arkham.words import Effect, Number, Trigger, Worth
from adjudicator.language.shapes import (
    Flag,
    Head,
    Headed,
    Later,
    ListOf,
    MapOf,
    OneOf,
    Shape,
    Whole,
    Word,
    may,
    need,
)

YOU, THIS = Named("you"), Named("this")
EFFECTS: Shape[tuple[Effect, ...]] = ListOf(Later(lambda: EFFECT))
STARTS = tuple(f"start of the {phase} phase" for phase in ("mythos", "investigation", "enemy", "upkeep"))
UNTIL = OneOf(
    "end of the test", "end of the attack", "end of the turn", "end of the phase", "end of the round", *STARTS
)
TOKENS = ListOf(OneOf(*ORDER))
ACTIONS = ("draw", "take resource", "move", "investigate", "fight", "evade", "engage")
PER_STAT = MapOf(NUMBER, "values with what each gets")


def _numbers(given: dict[str, Number] | None) -> tuple[tuple[str, Number], ...]:
    return tuple((given or {}).items())


def _during(**keys: Any) -> During:
    return During(
        skill=keys["using"],
        gets=_numbers(keys["you_get"]),
        target_gets=_numbers(keys["target_gets"]),
        damage=keys.get("damage"),
        instead_of_damage=keys.get("standard_damage"),
        failed_damage=keys.get("damage_if_failed"),
        success=keys["success"],
        failure=keys["failure"],
        instead=keys.get("instead", ()),
        revealed=keys["revealed"],
        if_revealed=keys["then"],
        later_if_revealed=keys["then_after"],
        afterwards=keys["after"],
    )


_DURING = {
    "using": may(OneOf(*SKILL_WORDS), "", "the skill in place of the usual one"),
    "you get": may(PER_STAT, None, "modifiers for this test"),
    "target gets": may(PER_STAT, None, "modifiers of the enemy or location for this test"),
    "success": may(EFFECTS, (), "results of a success beside the usual one"),
    "failure": may(EFFECTS, (), "results of a failure"),
    "revealed": may(TOKENS, (), "tokens on which `then` and `then after` depend"),
    "then": may(EFFECTS, (), "if one of `revealed` is revealed"),
    "then after": may(EFFECTS, (), "if one of `revealed` was revealed, after the test"),
    "after": may(EFFECTS, (), "after the test"),
}


def _modify(head: Any, until: str, **stats: Any) -> logic.Modify:
    gives = tuple((stat, "add", number) for stat, number in _numbers(stats["gets"]))
    gives += tuple((stat, "set", number) for stat, number in _numbers(stats["becomes"]))
    gives += tuple((stat, "double", Worth(1)) for stat in stats["doubles"])
    gives += tuple((stat, "halve", Worth(1)) for stat in stats["halves"])
    return logic.Modify(head, gives, until, stats["for_the_next"])


def _ways(head: dict[str, tuple[Effect, ...]]) -> tuple[tuple[str, tuple[Effect, ...]], ...]:
    return tuple(head.items())


def _fight(head: Any, **keys: Any) -> Fight:
    return Fight(_during(**keys), head)


def _test(
    head: Any, difficulty: Any, success: Any, failure: Any, who: Any, parley: bool, **more: Any
) -> tests.TestSkill:
    return tests.TestSkill(
        head, difficulty, success, failure, more["each_point_failed"], who, "parley" if parley else ""
    )


def _triggering_condition() -> Shape[Trigger]:
    from adjudicator.games.arkham.vocabulary.abilities import TRIGGER

    return TRIGGER


AMMO = OneOf(*TOKEN_KINDS)

EFFECT: Headed = Headed(
    {
        "damage": Head(
            NUMBER,
            lambda head, horror, to, direct: on_tokens.DealIt(head, horror, to, direct),
            {"horror": may(NUMBER, Worth(0)), "to": may(WHICH, YOU), "direct": may(Flag(), False)},
            "deal damage (and horror)",
        ),
        "horror": Head(
            NUMBER,
            lambda head, to, direct: on_tokens.DealIt(Worth(0), head, to, direct),
            {"to": may(WHICH, YOU), "direct": may(Flag(), False)},
            "deal horror",
        ),
        "heal damage": Head(
            NUMBER, lambda head, **k: on_tokens.Heal("damage", head, k["from"]), {"from": may(WHICH, YOU)}
        ),
        "heal horror": Head(
            NUMBER, lambda head, **k: on_tokens.Heal("horror", head, k["from"]), {"from": may(WHICH, YOU)}
        ),
        "prevent damage": Head(NUMBER, lambda head, to: on_tokens.Prevent("damage", head, to), {"to": may(WHICH, YOU)}),
        "prevent horror": Head(NUMBER, lambda head, to: on_tokens.Prevent("horror", head, to), {"to": may(WHICH, YOU)}),
        "damage becomes horror": Head(WHICH, lambda head: on_tokens.Become("damage", "horror", head)),
        "horror becomes damage": Head(WHICH, lambda head: on_tokens.Become("horror", "damage", head)),
        "gain": Head(
            NUMBER,
            lambda head, of, on: on_tokens.Gain(of, head, on),
            {"of": may(AMMO, "resources"), "on": may(WHICH, YOU)},
            "gain resources, or place other tokens",
        ),
        "lose": Head(
            NUMBER,
            lambda head, of, on: on_tokens.Gain(of, head, on, -1),
            {"of": may(AMMO, "resources"), "on": may(WHICH, YOU)},
            "lose resources, or other tokens",
        ),
        "doom": Head(NUMBER, lambda head, on: on_tokens.Gain("doom", head, on), {"on": may(WHICH, THIS)}),
        "this effect can cause the current agenda to advance": Head(Flag(), lambda head: on_scenario.CanAdvance()),
        "advance": Head(WHICH, lambda head: on_scenario.Advance(head), meaning="an act or agenda advances"),
        "advance to": Head(
            Word("an act or agenda"), lambda head: on_scenario.AdvanceTo(head), meaning="which act or agenda comes next"
        ),
        "resolution": Head(
            Whole(1, 20), lambda head: on_scenario.Resolution(head), meaning="a resolution point: the scenario ends"
        ),
        "draw encounter cards": Head(
            NUMBER,
            lambda head, who: on_scenario.DrawEncounterCards(head, who),
            {"who": may(WHICH, YOU)},
            "draw the top cards of the encounter deck",
        ),
        "spawn": Head(
            WHICH,
            lambda head, at: on_scenario.Spawn(head, at),
            {"at": may(WHICH, None, "in place of the spawn instruction of the enemy")},
            "an enemy spawns",
        ),
        "gain keyword": Head(
            Word("a keyword"), lambda head, to: on_scenario.GainKeyword(head, to), {"to": may(WHICH, THIS)}
        ),
        "move tokens": Head(
            AMMO,
            lambda head, amount, to, becomes, **k: on_tokens.MoveTokens(head, amount, k["from"], to, becomes),
            {
                "amount": may(NUMBER, Worth(1)),
                "from": need(WHICH),
                "to": need(WHICH),
                "becomes": may(AMMO, ""),
            },
        ),
        "discover": Head(
            NUMBER, lambda head, at: on_tokens.Discover(head, at), {"at": may(WHICH, None)}, "discover clues"
        ),
        "draw": Head(NUMBER, lambda head, who: on_cards.DrawCards(head, who), {"who": may(WHICH, None)}, "draw cards"),
        "discard": Head(
            WHICH,
            lambda head, amount, random: on_cards.Discard(head, amount, random),
            {"amount": may(NUMBER, None), "random": may(Flag(), False)},
            "discard cards: all that fit, or some",
        ),
        "play": Head(WHICH, lambda head: plays.PlayCard(head), meaning="play a card, paying its cost but no action"),
        "put into play": Head(
            WHICH,
            lambda head, area, of, **k: on_cards.PutIntoPlay(head, area, of, _numbers(k["with"])),
            {
                "area": may(OneOf("play area", "threat area", "location"), "play area"),
                "of": may(WHICH, None),
                "with": may(MapOf(NUMBER), None, "tokens on it"),
            },
        ),
        "attach": Head(WHICH, lambda head, to: on_cards.Attach(head, to), {"to": need(WHICH)}),
        "exhaust": Head(WHICH, lambda head: on_cards.Turn(head, True)),
        "ready": Head(WHICH, lambda head: on_cards.Turn(head, False)),
        "return": Head(
            WHICH,
            lambda head, to: on_cards.MoveCards(head, to),
            {
                "to": may(
                    OneOf(
                        "hand",
                        "top of deck",
                        "bottom of deck",
                        "victory display",
                        "removed from game",
                        "set aside",
                    ),
                    "hand",
                )
            },
            "move cards to a zone of their owner",
        ),
        "shuffle": Head(
            WHICH,
            lambda head, into: on_decks.Shuffle(head, into),
            {"into": may(OneOf("deck", "encounter deck"), "deck", "the deck of their owner, or the encounter deck")},
            "shuffle cards into a deck",
        ),
        "look at the top": Head(
            NUMBER,
            lambda head, of, **k: on_decks.LookAtTop(head, of, k["return_in_any_order"]),
            {
                "of": may(WHICH, None, "whose deck; the encounter deck if left out"),
                "return in any order": may(Flag(), False),
            },
            "look at the top cards of a deck",
        ),
        "discard from the top": Head(
            NUMBER,
            lambda head, of: on_decks.DiscardFromDeck(head, of),
            {"of": may(WHICH, YOU, "whose deck; your deck if left out")},
            "discard the top cards of a deck",
        ),
        "take control": Head(WHICH, lambda head: on_cards.Control(head)),
        "move": Head(WHICH, lambda head, who: places.Move(head, who), {"who": may(WHICH, None)}, "move to a location"),
        "place at no location": Head(WHICH, lambda head: PlaceAtNoLocation(head), meaning="they are at no location"),
        "move to a connecting location": Head(Flag(), lambda head: places.Move()),
        "move towards the nearest investigator": Head(
            WHICH, lambda head: MoveTowardsNearest(head), meaning="enemies move once, hunters or not"
        ),
        "engage": Head(WHICH, lambda head, who: places.Engage(head, who), {"who": may(WHICH, None)}),
        "engage an enemy": Head(Flag(), lambda head: places.Engage()),
        "disengage": Head(WHICH, lambda head: places.Disengage(head)),
        "take an action": Head(
            OneOf(*ACTIONS, action_effects.ANY),
            lambda head, who: action_effects.TakeAction(head, who),
            {"who": may(WHICH, None)},
            "gain an action and spend it at once",
        ),
        "perform an action": Head(
            OneOf(*ACTIONS),
            lambda head: action_effects.PerformAction(head),
            meaning="without its action cost: no action is spent or taken",
        ),
        "attacks": Head(
            WHICH, lambda head, who: places.Attacks(head, who), {"who": may(WHICH, YOU)}, "an enemy attacks"
        ),
        "defeat": Head(WHICH, lambda head: places.Defeat(head)),
        "resign": Head(Flag(), lambda head: places.Resign()),
        "evade automatically": Head(WHICH, lambda head: EvadeAutomatically(head)),
        "fight": Head(
            WHICH,
            _fight,
            {
                **_DURING,
                "damage": may(NUMBER, None, "this attack deals so much more damage"),
                "standard damage": may(NUMBER, None, "in place of its standard damage"),
                "damage if failed": may(NUMBER, None, "what a failure would deal to another investigator"),
            },
            "make an attack",
        ),
        "investigate": Head(
            Flag(),
            lambda head, ignoring_all_other_effects, **keys: Investigate(_during(**keys), ignoring_all_other_effects),
            {
                **_DURING,
                "instead": may(EFFECTS, (), "in place of discovering a clue"),
                "ignoring all other effects": may(Flag(), False, "nothing modifies the shroud; a cannot still holds"),
            },
            "investigate one's location",
        ),
        "evade": Head(Flag(), lambda head, **keys: Evade(_during(**keys)), _DURING, "attempt to evade an enemy"),
        "test": Head(
            ListOf(OneOf(*SKILL_WORDS)),
            _test,
            {
                "difficulty": need(NUMBER),
                "success": may(EFFECTS, ()),
                "failure": may(EFFECTS, ()),
                "each point failed": may(EFFECTS, (), "once for each point by which the test is failed"),
                "who": may(WHICH, None),
                "parley": may(Flag(), False),
            },
            "test a skill",
        ),
        "succeed automatically": Head(Flag(), lambda head: tests.Automatically("succeed")),
        "fail automatically": Head(Flag(), lambda head: tests.Automatically("fail")),
        "reveal tokens": Head(
            NUMBER,
            lambda head, instead, then, **k: chaos.RevealTokens(head, k["ignore_all_but_one"], instead, then),
            {
                "instead": may(Flag(), False),
                "ignore all but one": may(Flag(), False),
                "then": may(EFFECTS, (), "what follows; outside a test the tokens go back after it"),
            },
        ),
        "cancel token": Head(Flag(), lambda head: chaos.CancelToken()),
        "switch token": Head(Flag(), lambda head: chaos.SwitchToken()),
        "keep tokens on": Head(WHICH, lambda head: chaos.KeepTokens(head)),
        "add tokens": Head(MapOf(NUMBER), lambda head: chaos.AddTokens(_numbers(head))),
        "take tokens from the bag": Head(MapOf(NUMBER), lambda head: chaos.TakeTokens(_numbers(head))),
        "reveal no tokens": Head(UNTIL, lambda head: chaos.NoTokens(head)),
        "modify": Head(
            WHICH,
            _modify,
            {
                "gets": may(PER_STAT, None),
                "becomes": may(PER_STAT, None),
                "doubles": may(ListOf(OneOf(*STATS)), ()),
                "halves": may(ListOf(OneOf(*STATS)), ()),
                "until": may(UNTIL, "end of the test"),
                "for the next": may(OneOf(*NEXT, NEXT_CARD), "", "in the next test of that skill, or of the next card"),
            },
            "modify values for a time",
        ),
        "blank": Head(WHICH, lambda head, until: logic.Blank(head, until), {"until": need(UNTIL)}),
        "the nearest": Head(
            WHICH,
            lambda head, do, to: Nearest(head, do, to),
            {"do": need(EFFECTS), "to": may(WHICH, None, "to whom; to you if left out")},
            "effects on the nearest thing of a description, which they call `chosen`",
        ),
        "the location farthest from all investigators": Head(
            EFFECTS, lambda head: Farthest(head), meaning="effects on it, which they call `chosen`"
        ),
        "choose": Head(
            WHICH,
            lambda head, do, by: logic.Choose(head, do, by),
            {"do": need(EFFECTS), "by": may(WHICH, None)},
        ),
        "if": Head(
            CONDITION,
            lambda head, then, **k: logic.If(head, then, k["else"]),
            {"then": need(EFFECTS), "else": may(EFFECTS, ())},
        ),
        "either": Head(MapOf(EFFECTS), lambda head, who: logic.Either(_ways(head), who), {"who": may(WHICH, None)}),
        "each": Head(
            WHICH,
            lambda head, do: Each(head, do),
            {"do": need(EFFECTS)},
            "each of them: all choices are made first, then everything resolves at the same moment",
        ),
        "later": Head(
            Later(_triggering_condition),
            lambda head, do: SetUp(head, do),
            {"do": need(EFFECTS)},
            "a delayed effect: what happens at a later timing point",
        ),
        "may": Head(EFFECTS, lambda head, what: logic.May(head, what), {"what": may(Word("what"), "")}),
        "cancel": Head(Flag(), lambda head: logic.Cancel()),
        "instead": Head(EFFECTS, lambda head: logic.Instead(head), meaning="a replacement effect"),
        "instead of damage": Head(EFFECTS, lambda head: logic.InsteadOfDamage("damage", head)),
        "instead of horror": Head(EFFECTS, lambda head: logic.InsteadOfDamage("horror", head)),
    },
    "an effect",
    name="effect",
)

COST: Headed = Headed(
    {
        "resources": Head(NUMBER, lambda head: costs.Resources(head)),
        "spend": Head(
            NUMBER,
            lambda head, of, **k: costs.Spend(of, head, k["from"]),
            {"of": need(OneOf(*TOKEN_KINDS)), "from": may(WHICH, THIS)},
        ),
        "clues": Head(NUMBER, lambda head: costs.Spend("clues", head, YOU)),
        "exhaust": Head(WHICH, lambda head: costs.Exhaust(head)),
        "discard": Head(
            WHICH, lambda head, amount: costs.DiscardCards(head, amount), {"amount": may(NUMBER, Worth(1))}
        ),
        "damage": Head(
            NUMBER,
            lambda head, horror, to: costs.Suffer(head, horror, to),
            {"horror": may(NUMBER, Worth(0)), "to": may(WHICH, YOU)},
        ),
        "horror": Head(NUMBER, lambda head, to: costs.Suffer(Worth(0), head, to), {"to": may(WHICH, YOU)}),
        "as a group": Head(
            NUMBER,
            lambda head, of, who: group_costs.AsGroup(of, head, who),
            {"of": need(OneOf("clues", "resources")), "who": may(WHICH, Named("each investigator"))},
        ),
    },
    "a cost",
    name="cost",
)
COSTS = ListOf(COST)
