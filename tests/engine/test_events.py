"""The life of an event: would → when → impact → at → after, forced before reactions, nested ones within."""

import pytest
from engine.toy import Ability, Toy
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.choices import PASS, Choice
from adjudicator.engine.events import Event, Listener
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Procedure, Result, Step

GAIN = Event("gain", "ann", amount=1)


def begun(game: Toy, *events: Event) -> Toy:
    """The game with these events about to happen."""

    def begin(game: Toy, local: object) -> Result:
        return tuple(happen(event) for event in events)

    game.start(Procedure("p", Step("", "begin", begin)), None)
    return game


def finished(game: Toy, *wanted: str) -> list[str]:
    """The events, when each question is answered by the wanted card, or passed if none is wanted."""
    left = list(wanted)
    while (question := game.run()) is not None:
        assert isinstance(question, Choice)
        options = {option.things[0]: option for option in question.options if option.things}
        option = options[left.pop(0)] if left and left[0] in options else PASS
        game.answer(option)
    assert not left
    assert game.stack is None
    assert not [cell for cell in game.state.snapshot() if cell[0].startswith("@")], "an event leaves no cells behind"
    return game.told()


def hears(timing: str, *, forced: bool, does: tuple[object, ...] = (), kind: str = "gain") -> tuple[Ability, ...]:
    return (Ability(timing, kind, forced, does),)


def test_an_event_that_nobody_hears_of_passes_its_points() -> None:
    game = begun(Toy(), GAIN)
    assert finished(game) == ["would gain", "when gain", "impact gain", "at gain", "after gain"]
    assert game.coins("ann") == 1


def test_everything_is_heard_in_its_order() -> None:
    points = [(timing, forced) for timing in ("would", "when", "after") for forced in (True, False)]
    cards = {f"{timing} {forced}": hears(timing, forced=forced) for timing, forced in reversed(points)}
    cards["at True"] = hears("at", forced=True)
    order = ["would True", "would False", "when True", "when False", "at True", "after True", "after False"]
    told = finished(begun(Toy(**cards), GAIN), *(name for name in order if name.endswith("False")))
    assert [name for name in told if name in cards] == order
    assert told.index("when False") < told.index("impact gain") < told.index("at gain") < told.index("at True")


def test_a_nested_event_lives_through_before_the_outer_one_goes_on() -> None:
    game = begun(Toy(nest=hears("when", forced=True, does=(Event("flip", "bob"),))), GAIN)
    told = finished(game)
    inner = [f"{stage} flip" for stage in ("would", "when", "impact", "at", "after")]
    assert told == ["would gain", "when gain", "nest", *inner, "impact gain", "at gain", "after gain"]


def test_calls_of_the_impact_resolve_between_impact_and_at() -> None:
    told = finished(begun(Toy(), Event("within", "ann")))
    inner = [f"{stage} gain" for stage in ("would", "when", "impact", "at", "after")]
    assert told == ["would within", "when within", "impact within", *inner, "at within", "after within"]


def test_several_forced_abilities_are_put_in_order_by_the_arbiter() -> None:
    cards = {name: hears("after", forced=True) for name in ("one", "two", "three")}
    game = begun(Toy(**cards), GAIN)
    told = finished(game, "two", "three")
    assert told[-3:] == ["two", "three", "one"]
    assert [len(found) for found in game.asked] == [3, 2], "the last one is not asked for"


def test_who_is_asked_and_by_which_rule() -> None:
    game = begun(Toy(one=hears("after", forced=True), two=hears("after", forced=True)), GAIN)
    question = game.run()
    assert isinstance(question, Choice)
    assert (question.who, question.rule, question.optional) == (("ann",), "order.2", False)
    assert PASS not in question.options


def test_reactions_are_offered_until_passed_each_at_most_once() -> None:
    cards = {name: hears("after", forced=False) for name in ("one", "two", "three")}
    game = begun(Toy(**cards), GAIN)
    offered: list[int] = []
    for wanted in (1, 1, -1):
        question = game.run()
        assert isinstance(question, Choice)
        assert (question.who, question.rule, question.optional) == (("ann",), "react.1", True)
        assert question.options[-1].key == "ann pass"
        offered.append(len(question.options))
        game.answer(question.options[wanted])
    assert game.run() is None
    assert offered == [4, 3, 2]
    assert game.told()[-2:] == ["two", "three"]


BOTH = (Ability("after", "gain", False, (), ("ann", "bob")),)
ONLY_BOB = (Ability("after", "gain", False, (), ("bob",)),)


def test_whoever_passes_leaves_the_opportunity_to_the_others() -> None:
    game = begun(Toy(both=BOTH, only=ONLY_BOB), GAIN)
    keys = []
    for answer in ("ann pass", "bob use only", "ann pass", "bob pass"):
        question = game.run()
        assert isinstance(question, Choice)
        options = {option.key: option for option in question.options}
        keys.append(sorted(options))
        game.answer(options[answer])
    assert game.run() is None
    assert keys[0] == ["ann pass", "ann use both", "bob pass", "bob use both", "bob use only"]
    assert keys[1] == ["bob pass", "bob use both", "bob use only"], "ann has passed"
    assert keys[2] == ["ann pass", "ann use both", "bob pass", "bob use both"], "a reaction opens it anew"
    assert keys[3] == ["bob pass", "bob use both"]


def test_whoever_passed_at_one_timing_point_may_react_at_the_next() -> None:
    cards = {"before": hears("would", forced=False), "after": hears("after", forced=False)}
    game = begun(Toy(**cards), GAIN)
    question = game.run()
    assert question is not None
    game.answer(question.options[-1])
    assert finished(game, "after")[-1] == "after"


def test_one_pass_in_the_name_of_all_closes_the_opportunity() -> None:
    game = begun(Toy(both=BOTH), GAIN)
    assert game.run() is not None
    game.answer(PASS)
    assert game.run() is None


def test_when_all_reactions_are_used_nobody_is_asked() -> None:
    game = begun(Toy(one=hears("after", forced=False)), GAIN)
    assert finished(game, "one")[-1] == "one"


def test_a_reaction_is_used_once_at_each_point() -> None:
    """Two events: the ability may be used for each of them."""
    game = begun(Toy(one=hears("after", forced=False)), Event("twice", "ann"))
    assert finished(game, "one", "one").count("one") == 2


def test_a_cancelled_event_has_no_impact_and_no_aftermath() -> None:
    cards = {
        "nay": hears("would", forced=True, does=(("fate", "cancelled"),)),
        "after": hears("after", forced=True),
    }
    game = begun(Toy(**cards), GAIN, Event("flip", "bob", amount=2))
    told = finished(game)
    assert told[:3] == ["would gain", "nay", "cancelled gain"], "what is cancelled when it would begin never does"
    assert "impact gain" not in told
    assert "after" not in told
    assert (game.coins("ann"), game.coins("bob")) == (0, 2)


def test_what_replaces_an_event_happens_in_its_place() -> None:
    cards = {
        "instead": hears("when", forced=True, does=(("fate", Event("heal", "bob", amount=3)),)),
        "gained": hears("after", forced=True),
        "healed": hears("after", forced=True, kind="heal"),
    }
    game = begun(Toy(**cards), GAIN)
    told = finished(game)
    assert told == [
        "would gain",
        "when gain",
        "instead",
        "replaced gain",
        "would heal",
        "when heal",
        "impact heal",
        "at heal",
        "after heal",
        "healed",
    ]
    assert (game.coins("ann"), game.coins("bob")) == (0, 3)


@pytest.mark.parametrize("wanted", [(), ("nay",)])
def test_a_fate_of_an_inner_event_leaves_the_outer_one_alone(wanted: tuple[str, ...]) -> None:
    cards = {"nay": hears("would", forced=False, does=(("fate", "cancelled"),))}
    game = begun(Toy(**cards), Event("within", "ann"))
    told = finished(game, *wanted)
    assert told[-2:] == ["at within", "after within"]
    assert game.coins("ann") == (0 if wanted else 1)


TIMINGS = ("would", "when", "at", "after")


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(TIMINGS), st.booleans()), max_size=8), st.data())
def test_whatever_hears_of_it_the_order_holds(heard: list[tuple[str, bool]], data: st.DataObject) -> None:
    """Points in order, forced before reactions, every forced ability once, reactions at most once."""
    heard = [(timing, forced or timing == "at") for timing, forced in heard]
    cards = {f"card {number}": hears(timing, forced=forced) for number, (timing, forced) in enumerate(heard)}
    game = begun(Toy(**cards), GAIN)
    while (question := game.run()) is not None:
        game.answer(data.draw(st.sampled_from(question.options)))
    used = [name for name in game.told() if name in cards]
    assert len(used) == len(set(used))
    forced = {listener.source for listener, ability in game.abilities.items() if ability.forced}
    assert forced <= set(used)
    places = []
    for name in used:
        ability = game.abilities[Listener(name, 0)]
        places.append((TIMINGS.index(ability.timing), not ability.forced))
    assert places == sorted(places)
