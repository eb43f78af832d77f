"""Events of one moment: all of them reach each point of their lives before any goes on."""

import pytest
from engine.toy import Ability, Toy

from adjudicator.engine.choices import PASS, Choice
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.engine.procedures import Procedure, Result, Step

ANN, BOB = Event("gain", "ann", amount=1), Event("gain", "bob", amount=2)


def begun(game: Toy, *events: Event) -> Toy:
    def begin(game: Toy, local: object) -> Result:
        return happen_at_once(events)

    game.start(Procedure("p", Step("", "begin", begin)), None)
    return game


def finished(game: Toy, *wanted: str) -> list[str]:
    """The events, when each question is answered by the wanted option, or passed if none is wanted."""
    left = list(wanted)
    while (question := game.run()) is not None:
        assert isinstance(question, Choice)
        options = {option.key: option for option in question.options}
        game.answer(options[left.pop(0)] if left and left[0] in options else PASS)
    assert not left
    assert game.stack is None
    assert not [cell for cell in game.state.snapshot() if cell[0].startswith("@")], "no cells are left behind"
    return game.told()


def hears(timing: str, *, forced: bool, does: tuple[object, ...] = (), kind: str = "gain") -> tuple[Ability, ...]:
    return (Ability(timing, kind, forced, does),)


def test_all_reach_a_point_before_any_reaches_the_next() -> None:
    points = [f"{point} gain" for point in ("would", "when", "impact", "at", "after") for _ in "ab"]
    assert finished(begun(Toy(), ANN, BOB)) == points


def test_an_event_alone_lives_as_any_other() -> None:
    assert finished(begun(Toy(), ANN)) == ["would gain", "when gain", "impact gain", "at gain", "after gain"]


def test_an_ability_that_hears_of_two_events_initiates_for_each_and_the_order_is_asked() -> None:
    game = begun(Toy(both=hears("after", forced=True)), ANN, BOB)
    told = finished(game, "ann resolves both bob")
    assert told.count("both") == 2
    assert game.coins("ann") == 1
    assert game.coins("bob") == 2
    assert len(game.asked) == 1, "the last one is not asked for"


def test_forced_abilities_to_different_events_are_put_in_order_too() -> None:
    cards = {"one": hears("when", forced=True), "two": hears("when", forced=True, kind="flip")}
    told = finished(begun(Toy(**cards), ANN, Event("flip", "bob")), "ann resolves two")
    assert [name for name in told if name in cards] == ["two", "one"]


def test_reactions_to_all_of_them_are_one_opportunity() -> None:
    game = begun(Toy(one=hears("after", forced=False)), ANN, BOB)
    question = game.run()
    assert isinstance(question, Choice)
    assert [option.key for option in question.options] == ["ann use one ann", "ann use one bob", "ann pass"]
    assert finished(game, "ann use one bob", "ann use one").count("one") == 2


def test_a_forced_ability_comes_before_any_reaction_and_reactions_open_anew() -> None:
    cards = {"must": hears("after", forced=True, kind="flip"), "may": hears("after", forced=False)}
    told = finished(begun(Toy(**cards), ANN, Event("flip", "bob")), "ann use may")
    assert [name for name in told if name in cards] == ["must", "may"]


def test_whoever_passes_leaves_it_to_the_others() -> None:
    game = begun(Toy(both=(Ability("after", "gain", False, (), ("ann", "bob")),)), ANN, BOB)
    told = finished(game, "ann pass", "bob use both ann", "ann pass", "bob pass")
    assert told.count("both") == 1


@pytest.mark.parametrize("timing", ["would", "when"])
def test_one_that_is_cancelled_has_no_impact_and_the_others_go_on(timing: str) -> None:
    nay = hears(timing, forced=True, does=(("fate", "cancelled"),), kind="flip")
    game = begun(Toy(nay=nay), ANN, Event("flip", "bob"))
    told = finished(game)
    assert told.count("cancelled flip") == 1
    assert "impact flip" not in told
    assert "after flip" not in told
    assert told[-1] == "after gain"


def test_one_that_is_cancelled_before_it_begins_is_heard_of_no_more() -> None:
    nay = hears("would", forced=True, does=(("fate", "cancelled"),), kind="flip")
    cards = {"nay": nay, "when": hears("when", forced=True, kind="flip"), "other": hears("when", forced=True)}
    told = finished(begun(Toy(**cards), ANN, Event("flip", "bob")))
    assert "when flip" not in told
    assert "when" not in told
    assert told.count("other") == 1


def test_one_that_is_cancelled_as_it_begins_is_heard_of_until_its_impact() -> None:
    nay = hears("when", forced=True, does=(("fate", "cancelled"),), kind="flip")
    cards = {"nay": nay, "may": hears("when", forced=False, kind="flip")}
    told = finished(begun(Toy(**cards), Event("flip", "bob"), ANN), "ann use may")
    assert told[4:8] == ["nay", "may", "cancelled flip", "impact gain"]


def test_when_all_are_cancelled_nothing_is_left_of_the_moment() -> None:
    nay = hears("would", forced=True, does=(("fate", "cancelled"),))
    told = finished(begun(Toy(nay=nay), ANN, BOB), "ann resolves nay ann")
    assert told == ["would gain", "would gain", "nay", "nay", "cancelled gain", "cancelled gain"]


def test_a_moment_within_itself_is_named_by_its_events() -> None:
    cards = {"on": hears("when", forced=True, does=(("at once", Event("flip", "ann"), ANN),), kind="flip")}
    game = begun(Toy(**cards), Event("flip", "ann"), ANN)
    with pytest.raises(DoesNotEnd) as caught:
        game.run()
    assert caught.value.cycle == ("flip and gain",)


def test_one_that_is_replaced_goes_its_own_way() -> None:
    instead = hears("would", forced=True, does=(("fate", Event("heal", "bob", amount=3)),), kind="flip")
    game = begun(Toy(instead=instead, healed=hears("after", forced=True, kind="heal")), ANN, Event("flip", "bob"))
    told = finished(game)
    assert (game.coins("ann"), game.coins("bob")) == (1, 3)
    assert "healed" in told


def test_a_moment_is_wound_back() -> None:
    game = begun(Toy(one=hears("after", forced=False)), ANN, BOB)
    start = game.mark()
    before = game.state.snapshot()
    finished(game)
    game.rollback(start)
    assert game.state.snapshot() == before
    assert finished(game, "ann use one ann").count("one") == 1
