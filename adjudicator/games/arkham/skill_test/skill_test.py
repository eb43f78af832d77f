"""A skill test from ST.1 to ST.8 (entry Skill Test Timing)."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import chaos_tokens, for_a_time
from adjudicator.games.arkham.abilities import limits
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.difficulty import spec_of
from adjudicator.games.arkham.discarding import discarding_together
from adjudicator.games.arkham.facts import ACTING, COMMITTED_BY, HAND, OWNER, RETURNS
from adjudicator.games.arkham.framework.windows import BEFORE_CARDS_ARE_COMMITTED, BEFORE_THE_TOKEN
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.icons import committed
from adjudicator.games.arkham.nested_skill_tests import begin_delayed, delay
from adjudicator.games.arkham.skill_test import haunting, striking_back
from adjudicator.games.arkham.skill_test.commit import COMMIT
from adjudicator.games.arkham.skill_test.in_place import choose_skill
from adjudicator.games.arkham.skill_test.next_test import begin_effects
from adjudicator.games.arkham.skill_test.outcome import (
    automatic,
    decide,
    make_automatic,
    skill_value,
)
from adjudicator.games.arkham.skill_test.results import ADDED, DUE, apply_results, determine
from adjudicator.games.arkham.skill_test.symbols import APPLY, announce_symbols, answer_tokens, apply_symbols
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.this_test import (
    APPLIED,
    ATTACKED_READY,
    AUTOMATIC,
    IGNORES,
    KEPT,
    LATER,
    MARGIN,
    PURPOSE,
    RESOLVED,
    REVEALED,
    REVEALS,
    SKILL,
    SKILL_VALUE,
    SPEC,
    SWITCHED,
    TARGET,
    TEST,
    TEST_DIFFICULTY,
    TEST_OUTCOME,
    TESTER,
    THIS_TEST,
)
from adjudicator.games.arkham.values import add_lasting, end_lasting
from adjudicator.games.arkham.zones import place
from adjudicator.games.kit.windows import until_all_pass, window

FIELDS: Final = tuple(
    field.name
    for field in (
        *(SPEC, TESTER, SKILL, PURPOSE, TARGET, REVEALED, RESOLVED, SWITCHED, KEPT, AUTOMATIC, SKILL_VALUE),
        *(TEST_DIFFICULTY, TEST_OUTCOME, MARGIN, DUE, ADDED, ATTACKED_READY, REVEALS, IGNORES, LATER, APPLIED),
    )
)


def begin(spec: TestSpec) -> Call:
    """The call that makes a skill test."""
    return Call(SKILL_TEST, spec)


def set_up(game: Arkham, spec: TestSpec) -> None:
    """Record the facts of a test, where every ability can see them."""
    SPEC.put(game, THIS_TEST, spec)
    TESTER.set(game, THIS_TEST, spec.who)
    SKILL.set(game, THIS_TEST, spec.skill)
    PURPOSE.set(game, THIS_TEST, spec.kind)
    TARGET.set(game, THIS_TEST, spec.target)
    if spec.kind == "attack":
        ATTACKED_READY.put(game, THIS_TEST, game.ready(spec.target))


def _is_delayed(game: Arkham, spec: TestSpec) -> Result:
    """Delay a test that would begin while another one is being resolved until the end of that one."""
    if SPEC(game) is None:
        return None
    game.cite("faq-nested-skill-tests.1")
    game.note(f"{game.name(spec.who)}'s {spec.skill} test is delayed until the present one has been resolved")
    delay(game, begin(spec), spec)
    return Go(spec, END)


def _begins(game: Arkham, spec: TestSpec) -> Result:
    """ST.1: the ability or rule behind the test determines its skill, and the test begins."""
    limits.begin_period(game, "test")
    set_up(game, spec)
    game.cite("skill-test-timing.7", "skill-test-timing.5")
    for effect in spec.lasting:
        add_lasting(game, effect)
    begin_effects(game, spec.who, spec.skill)
    return happen(Event("begin test", spec.who, spec.target, spec.source, "", spec.kind))


def _window_after_1(game: Arkham, spec: TestSpec) -> Result:
    """Open the player window between ST.1 and ST.2."""
    game.cite("timing-and-gameplay.3")
    return window(BEFORE_CARDS_ARE_COMMITTED)


def _commit_cards(game: Arkham, spec: TestSpec) -> Result:
    """ST.2: everybody may commit cards from hand."""
    return window(COMMIT)


def _reveal(game: Arkham, spec: TestSpec) -> Result:
    """ST.3: reveal a random chaos token, unless the outcome is certain already."""
    _look_at_its_condition(game, spec)
    if automatic(game):
        game.cite("faq-automatic-success-and-failure.1", "faq-automatic-success-and-failure.2")
        game.cite("faq-automatic-success-and-failure.3")
        return Go(spec, "ST.5")
    if any(one.what == spec.who for one in for_a_time.holding(game, for_a_time.REVEALS_NO_TOKENS)):
        return Go(spec, "ST.5")
    game.cite("chaos-tokens.1")
    return chaos_tokens.reveal(game, spec.who)


def _look_at_its_condition(game: Arkham, spec: TestSpec) -> None:
    """Make the test succeed automatically if that is now so by which it does."""
    if spec.succeeds_if is not None and spec.succeeds_if.holds(game, spec.context):
        make_automatic(game, "succeed")


def _value(game: Arkham, spec: TestSpec) -> Result:
    """ST.5: determine the modified skill value from the tester's value of the tested skill."""
    game.cite("skill-tests.1", "skill-test-timing.21")
    SKILL_VALUE.set(game, THIS_TEST, skill_value(game).value)
    return None


def _decides(game: Arkham, spec: TestSpec) -> Result:
    """ST.6: determine success or failure, after abilities that would change it."""
    _look_at_its_condition(game, spec)
    if not (game.hears("failing", "would") or game.hears("succeeding", "would")):
        # Nothing can change the outcome.
        return None
    outcome, margin = decide(game)
    kind = "failing" if outcome == "fail" else "succeeding"
    if not game.hears(kind, "would"):
        return None
    return happen(Event(kind, spec.who, spec.target, spec.source, "", spec.kind, margin))


def _decided(game: Arkham, spec: TestSpec) -> Result:
    """The test has succeeded or failed; abilities answer to that before any result."""
    outcome, margin = decide(game)
    return happen(Event(outcome, spec.who, spec.target, spec.source, "", spec.kind, margin))


def _determines(game: Arkham, spec: TestSpec) -> Result:
    determine(game)
    return None


def _ends(game: Arkham, spec: TestSpec) -> Result:
    """ST.8: end the test; committed cards are discarded and tokens return to the bag."""
    return happen(Event("end test", spec.who, spec.target, spec.source, "", spec.kind))


def _discards(game: Arkham, spec: TestSpec) -> Result:
    """Discard all committed cards, except those that return to a hand."""
    cards = committed(game)
    if not cards:
        return None
    game.cite("skill-test-timing.31")
    for card in cards:
        COMMITTED_BY.forget(game, card)
        if RETURNS(game, card):
            RETURNS.forget(game, card)
            place(game, card, OWNER(game, card), HAND)
    return discarding_together(game, committed(game), by_the_way=True)


def _cleared(game: Arkham, spec: TestSpec) -> Result:
    chaos_tokens.give_back(game)
    game.cite("skill-test-timing.30")
    end_lasting(game, "end of the test")
    later = LATER(game)
    game.state.clear(THIS_TEST, FIELDS)
    effects = spec.afterwards + (spec.later_if_revealed if later else ())
    return resolve(effects, spec.context) if effects else None


def _delayed(game: Arkham, spec: TestSpec) -> Result:
    """Begin a delayed test, unless the action of which this one was a part is still being resolved."""
    if ACTING(game):
        return None
    return begin_delayed(game)


def _while_made(step: Step) -> Step:
    """The step of a test, with which the test is over if whoever makes it has been eliminated."""

    def act(game: Arkham, spec: TestSpec) -> Result:
        if spec.who in game.investigators or game.reading("test-of-the-eliminated") == "goes on":
            return step.act(game, spec)
        game.cite("elimination.3")
        return Go(spec, "ST.8")

    return step._replace(act=act)


_MADE_BY_SOMEBODY: Final = (
    Step("", BEFORE_CARDS_ARE_COMMITTED.name, _window_after_1),
    Step("ST.2", "commit cards from hand to skill test", _commit_cards),
    until_all_pass(BEFORE_THE_TOKEN),
    Step("ST.3", "reveal chaos token", _reveal),
    Step("ST.4", "apply chaos symbol effects", announce_symbols),
    Step("", APPLY, apply_symbols),
    Step("", "what answers to the tokens", answer_tokens),
    Step("ST.5", "determine investigator's modified skill value", _value),
    Step("ST.6", "determine success/failure of skill test", _decides),
    Step("", "success or failure stands", _decided),
    Step("", "the results are determined", _determines),
    Step("ST.7", "apply skill test results", apply_results),
    Step("", "enemies strike back", striking_back.after_results),
    Step("", "haunted abilities", haunting.after_results),
)
"""The steps of a test as long as somebody makes it."""

SKILL_TEST: Final = Procedure(
    TEST,
    Step("", "one test at a time", _is_delayed),
    Step("", "one skill in place of another", choose_skill),
    Step("ST.1", "determine skill of test; skill test of that type begins", _begins),
    *map(_while_made, _MADE_BY_SOMEBODY),
    Step("ST.8", "skill test ends", _ends),
    Step("", "committed cards are discarded", _discards),
    Step("", "tokens go back", _cleared),
    Step("", "enemies strike back after the test", striking_back.after_test),
    Step("", "delayed tests", _delayed),
)

__all__ = ["SKILL_TEST", "begin", "set_up", "spec_of"]
