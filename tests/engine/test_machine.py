"""The machine: procedures, questions and answers, marks and rollbacks, budgets."""

from collections.abc import Callable

import pytest
from engine.toy import TURNS, Ability, Toy
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine import trace
from adjudicator.engine.allowance import Allowance, Budget, UsedUp, within
from adjudicator.engine.choices import PASS, Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.loops import DoesNotEnd
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step

# -- procedures -------------------------------------------------------------------------------------------------------


def saying(word: str, result: Result = None) -> Callable[[Toy, object], Result]:
    """A step that says a word and returns a result."""

    def act(game: Toy, local: object) -> Result:
        game.note(word)
        return result

    return act


def said(game: Toy) -> list[str]:
    """The words of the steps, in order."""
    return [record.text for record in game.trace if isinstance(record, trace.Noted)]


def ran(*steps: Step, start: str = "") -> Toy:
    """A game after a procedure of these steps."""
    game = Toy()
    game.start(Procedure("p", *steps), None, start)
    assert game.run() is None
    assert game.stack is None
    return game


INNER = Procedure("inner", Step("1", "x", saying("x")), Step("2", "y", saying("y")))
OTHER = Procedure("other", Step("1", "z", saying("z")))


def test_steps_come_in_order_and_are_traced_with_their_numbers() -> None:
    game = ran(Step("1", "one", saying("a")), Step("", "unnumbered", saying("b")), Step("2", "two", saying("c")))
    assert said(game) == ["a", "b", "c"]
    stepped = [(r.procedure, r.number, r.name) for r in game.trace if isinstance(r, trace.Stepped)]
    assert stepped == [("p", "1", "one"), ("p", "2", "two")]


@pytest.mark.parametrize("start", ["2", "two"])
def test_a_procedure_can_start_at_a_named_step(start: str) -> None:
    assert said(ran(Step("1", "one", saying("a")), Step("2", "two", saying("b")), start=start)) == ["b"]


def test_an_unknown_step_is_no_step() -> None:
    with pytest.raises(KeyError):
        INNER.place("3")


def test_a_call_is_gone_through_before_the_next_step() -> None:
    assert said(ran(Step("1", "a", saying("a", Call(INNER, None))), Step("2", "b", saying("b")))) == list("axyb")


def test_calls_are_made_in_their_order() -> None:
    calls = (Call(INNER, None), Call(OTHER, None))
    assert said(ran(Step("1", "a", saying("a", calls)), Step("2", "b", saying("b")))) == list("axyzb")
    assert said(ran(Step("1", "a", saying("a", Go(None, "", calls))), Step("2", "b", saying("b")))) == list("axyzb")


def test_go_leads_to_a_named_step_after_the_calls() -> None:
    go = Go(None, "3", (Call(INNER, None), Call(OTHER, None)))
    steps = (Step("1", "a", saying("a", go)), Step("2", "b", saying("b")), Step("3", "c", saying("c")))
    assert said(ran(*steps)) == list("axyzc")


def test_go_to_the_end_leaves_the_procedure() -> None:
    steps = (Step("1", "a", saying("a", Go(None, END, (Call(OTHER, None),)))), Step("2", "b", saying("b")))
    assert said(ran(*steps)) == list("az")
    outer = ran(Step("1", "o", saying("o", Call(Procedure("q", *steps), None))), Step("2", "p", saying("p")))
    assert said(outer) == list("oazp")


def test_go_changes_the_local_values_and_none_keeps_them() -> None:
    def count(game: Toy, local: int) -> Result:
        game.note(str(local))
        return Go(local + 1, "keep")

    def keep(game: Toy, local: int) -> Result:
        return Go(None, "count" if local < 3 else END)

    game = Toy()
    game.start(Procedure("p", Step("", "count", count), Step("", "keep", keep)), 1)
    game.run()
    assert said(game) == ["1", "2"]


def test_a_procedure_without_steps_is_over() -> None:
    assert ran().trace == []


# -- questions --------------------------------------------------------------------------------------------------------

CHOICE = Choice(("ann",), "a word", (Option("yes"), Option("no")))


def test_the_run_stops_at_a_question_and_goes_on_with_the_answer() -> None:
    def ask(game: Toy, local: object) -> Result:
        return Ask(CHOICE, lambda g, _local, option: g.note(option.verb))

    game = Toy()
    game.start(Procedure("p", Step("1", "ask", ask), Step("2", "b", saying("b"))), None)
    assert game.run() is CHOICE
    assert game.run() is CHOICE, "asked again, it asks the same"
    game.answer(CHOICE.options[1])
    assert game.run() is None
    assert said(game) == ["no", "b"]


def test_an_answer_may_ask_again_call_and_go() -> None:
    def ask(game: Toy, local: int) -> Result:
        return Ask(CHOICE, answered)

    def answered(game: Toy, local: int, option: Option) -> Result:
        if option.verb == "no":
            return Ask(CHOICE, answered)
        if local == 0:
            return Go(1, "ask", (Call(INNER, None),))
        return Call(OTHER, None)

    game = Toy()
    game.start(Procedure("p", Step("1", "ask", ask), Step("2", "b", saying("b"))), 0)
    for verb in (1, 1, 0, 1, 0):
        question = game.run()
        assert question is CHOICE
        game.answer(CHOICE.options[verb])
    assert game.run() is None
    assert said(game) == list("xyzb")


def test_options_are_worked_out_when_they_are_looked_at() -> None:
    looked: list[int] = []

    def options() -> tuple[Option, ...]:
        looked.append(1)
        return (PASS,)

    choice = Choice(("ann",), "x", options, optional=True)
    assert not looked
    assert choice.options == choice.options == (PASS,)
    assert len(looked) == 1


def test_an_option_has_a_stable_key() -> None:
    assert Option("fight", ("ghoul",), "roland").key == "roland fight ghoul"
    assert Option("fight", ("ghoul",), "roland", said="hit it").label == "hit it"


# -- marks ------------------------------------------------------------------------------------------------------------

CARDS = {
    "purse": (Ability("after", "gain", False, (("coins", "bob", 2),)),),
    "thief": (Ability("after", "heads", True, (Event("gain", "bob", amount=1),)),),
    "rogue": (Ability("after", "heads", True, (("coins", "ann", 0),)),),
    "nay": (Ability("would", "tails", False, (("fate", "cancelled"),)),),
    "yea": (Ability("would", "tails", False, (("fate", Event("gain", "bob", amount=5)),)),),
}
Position = tuple[object, ...]


def position(game: Toy) -> Position:
    """Everything that a rollback must restore."""
    return (game.state.snapshot(), game.stack, game.waiting, tuple(game.trace), game.state.mark())


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_rollback_restores_whole_runs(data: st.DataObject) -> None:
    game = Toy(**CARDS)
    game.start(TURNS, 3)
    marks = []
    for _ in range(data.draw(st.integers(1, 25))):
        if marks and data.draw(st.integers(0, 3)) == 0:
            place = data.draw(st.integers(0, len(marks) - 1))
            mark, before = marks[place]
            del marks[place + 1 :]
            game.rollback(mark)
            assert position(game) == before
            continue
        marks.append((game.mark(), position(game)))
        question = game.run()
        if question is None:
            break
        marks.append((game.mark(), position(game)))
        game.answer(data.draw(st.sampled_from(question.options)))
    for mark, before in reversed(marks):
        game.rollback(mark)
        assert position(game) == before


@settings(deadline=None)
@given(st.lists(st.integers(0, 9), max_size=30))
def test_the_same_answers_give_the_same_run_again(answers: list[int]) -> None:
    game = Toy(**CARDS)
    game.start(TURNS, 3)
    start = game.mark()

    def play() -> Position:
        for answer in answers:
            question = game.run()
            if question is None:
                break
            game.answer(question.options[answer % len(question.options)])
        game.run()
        snapshot, _stack, _waiting, told, journal = position(game)
        return snapshot, told, journal

    once = play()
    game.rollback(start)
    assert play() == once


def test_tracing_off_changes_nothing_but_the_trace() -> None:
    games = [Toy(**CARDS), Toy(**CARDS)]
    games[1].tracing = False
    for game in games:
        game.start(TURNS, 2)
        while (question := game.run()) is not None:
            game.answer(question.options[1])
    assert games[0].state.snapshot() == games[1].state.snapshot()
    assert games[0].trace
    assert not games[1].trace


def test_what_is_only_considered_leaves_no_trace() -> None:
    game = Toy()

    def look() -> str:
        game.because("rule.1")
        game.note("looked")
        game.applied("lamp", "0")
        game.spares(Event("rings"), "rule.1")
        return game.reading("who-goes-first", "order.1")

    assert game.consider(look) == "ann"
    assert game.trace == []
    assert game.consider(lambda: game.consider(look)) == "ann"
    assert game.trace == []
    with pytest.raises(ZeroDivisionError):
        game.consider(lambda: 1 // 0)
    look()
    assert len(game.trace) == 6, "a look that failed is over, and what is done now rests on what is looked at"


def test_a_reason_is_none_where_its_rule_is_left_out() -> None:
    game = Toy()
    game.without = frozenset({"rule.1"})
    assert not game.because("rule.1")
    assert not game.because("rule.2", "rule.1")
    assert game.because("rule.2")
    assert game.trace == [trace.Cited(0, "rule.2")]


def test_what_is_considered_rests_on_no_reading_and_yet_says_which_it_consults() -> None:
    game = Toy()
    assert game.consider(lambda: game.reading("who-goes-first", "order.1")) == "ann"
    assert game.trace == []
    value, rests = game.weigh(lambda: game.consider(lambda: game.reading("who-goes-first", "order.1")))
    assert (value, rests) == ("ann", (("who-goes-first", "ann"),))
    with pytest.raises(ZeroDivisionError):
        game.consider(lambda: 1 // 0)
    game.consider(lambda: game.consider(lambda: None))
    game.reading("who-goes-first")
    assert game.trace == [trace.Rested(0, "who-goes-first", "ann")], "what is done afterwards rests on it"


def test_a_reading_is_traced_with_its_rules() -> None:
    game = Toy()
    assert game.reading("who-goes-first", "order.1") == "ann"
    assert game.trace == [trace.Rested(0, "who-goes-first", "ann"), trace.Cited(0, "order.1")]


def test_a_look_says_on_which_readings_it_rests() -> None:
    game = Toy()
    value, rests = game.weigh(lambda: game.consider(lambda: game.reading("who-goes-first", "order.1")))
    assert (value, rests) == ("ann", (("who-goes-first", "ann"),))
    assert game.trace == [], "what was looked at has not happened yet"
    game.rest(rests)
    assert game.trace == [trace.Rested(0, "who-goes-first", "ann")]
    assert game.weigh(lambda: None) == (None, ()), "the next look begins anew"
    inner = game.weigh(lambda: (game.weigh(lambda: game.consider(lambda: game.reading("who-goes-first")))[0], 1))
    assert inner == (("ann", 1), ()), "a look within a look is weighed by itself"


def test_a_write_of_the_same_value_is_not_told() -> None:
    game = Toy()
    game.write("ann", "coins", 1)
    game.write("ann", "coins", 1)
    assert game.trace == [trace.Wrote(0, "ann", "coins", None, 1)]


def test_a_write_carries_its_rules_where_it_changes_something() -> None:
    game = Toy()
    game.write("ann", "coins", 1, "coins.1", "coins.2")
    game.write("ann", "coins", 1, "coins.3")
    assert game.trace == [trace.Wrote(0, "ann", "coins", None, 1, ("coins.1", "coins.2"))]


def test_a_game_says_which_rules_are_cited() -> None:
    class Second(Toy):
        """The first rule is not in this edition."""

        __slots__ = ()

        def citing(self, rules: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(rule for rule in rules if rule != "coins.1")

    game = Second()
    game.cite("coins.1", "coins.2")
    game.write("ann", "coins", 1, "coins.1", "coins.3")
    game.reach(Event("gain", "ann", rules=("coins.1", "coins.4")), "impact", first=True)
    assert [trace.cited(record) for record in game.trace] == [("coins.2",), ("coins.3",), ("coins.4",)]


def test_the_rules_of_an_event_are_cited_where_it_begins() -> None:
    game = Toy()
    game.start(Procedure("p", Step("", "go", lambda g, local: happen(Event("flip", "ann", rules=("flip.1",))))), None)
    game.run()
    assert [(r.stage, r.by) for r in game.trace if isinstance(r, trace.Happened)] == [
        ("would", ("flip.1",)),
        ("when", ()),
        ("impact", ()),
        ("at", ()),
        ("after", ()),
    ]


def test_rules_are_no_part_of_an_event_or_an_option() -> None:
    assert Event("flip", "ann", rules=("flip.1",)) == Event("flip", "ann")
    assert hash(Event("flip", "ann", rules=("flip.1",))) == hash(Event("flip", "ann"))
    option = Option("flip", ("coin",), "ann", rules=("flip.1",))
    assert option == Option("flip", ("coin",), "ann")
    assert option.by("bob").rules == option.meaning(1).rules == option.on("table").rules == ("flip.1",)


# -- budgets ----------------------------------------------------------------------------------------------------------


def stuck(game: Toy, event: Event) -> DoesNotEnd:
    """The error of a run that cannot end."""
    game.start(Procedure("p", Step("1", "begin", lambda g, local: happen(event))), None)
    with pytest.raises(DoesNotEnd) as caught:
        game.run()
    return caught.value


def circling(*ways: str) -> Procedure:
    """Steps that go round forever, while a coin goes to and fro."""

    def act(game: Toy, local: object) -> Result:
        game.write("ann", "coins", None if game.coins("ann") else 1)
        return None

    def back(game: Toy, local: object) -> Result:
        return Go(None, ways[0])

    return Procedure("circle", *(Step(way, way, act) for way in ways), Step("last", "back", back))


def test_a_circle_is_reported_with_its_steps() -> None:
    game = Toy(Budget(watch_from=50))
    game.start(circling("a", "b"), None)
    with pytest.raises(DoesNotEnd) as caught:
        game.run()
    cycle = caught.value.cycle
    assert sorted(cycle) == ["circle a", "circle b", "circle last"]
    assert cycle[(cycle.index("circle a") + 1) % 3] == "circle b", "in the order in which they come"
    assert "the same position comes again and again: " in str(caught.value)
    assert " → ".join(cycle) in str(caught.value)


def test_all_runs_together_may_take_so_many_steps() -> None:
    """Steps are counted over runs and machines, and only while somebody has set an allowance."""
    five = Procedure("five", *(Step(str(number), "go", lambda game, local: None) for number in range(5)))

    def run() -> None:
        game = Toy()
        game.start(five, None)
        game.run()

    with within(Allowance(13)):
        run()
        run()
        with pytest.raises(UsedUp, match="more than 13 steps"):
            run()
    run()


def test_what_is_enough_is_asked_before_each_run() -> None:
    times = iter(["", "that was all"])
    game = Toy()
    with within(Allowance(100, lambda: next(times))):
        game.run()
        with pytest.raises(UsedUp, match="that was all"):
            game.run()


def test_a_circle_that_must_be_gone_round_twice_to_be_the_same() -> None:
    """With three toggles a round, the coin lies as before only after two rounds."""
    game = Toy(Budget(watch_from=20))
    game.start(circling("a", "b", "c"), None)
    with pytest.raises(DoesNotEnd) as caught:
        game.run()
    assert len(caught.value.cycle) == 8


def test_a_circle_of_events_names_the_events() -> None:
    def again(game: Toy, local: object) -> Result:
        return Go(None, "1", (happen(Event("flip", "ann")), happen(Event("turn", "bob"))))

    game = Toy(Budget(watch_from=100))
    game.start(Procedure("forever", Step("1", "again", again)), None)
    with pytest.raises(DoesNotEnd) as caught:
        game.run()
    text = " ".join(caught.value.cycle)
    assert "flip ann" in text
    assert "turn bob" in text
    assert "forever 1" in text


@pytest.mark.parametrize("length", [1, 7, 400, 3000])
def test_circles_of_any_length_are_found(length: int) -> None:
    def count(game: Toy, local: object) -> Result:
        game.state.write("table", "count", (game.state.read("table", "count", 0) + 1) % length)  # type: ignore[operator]
        return Go(None, "1")

    game = Toy(Budget(watch_from=10))
    game.tracing = False
    game.start(Procedure("counter", Step("1", "count", count)), None)
    with pytest.raises(DoesNotEnd, match="again and again"):
        game.run()


def test_what_goes_on_and_on_is_no_circle() -> None:
    def count(game: Toy, local: object) -> Result:
        game.state.write("table", "count", game.state.read("table", "count", 0) + 1)  # type: ignore[operator]
        return Go(None, "1")

    game = Toy(Budget(steps=3000, watch_from=10))
    game.start(Procedure("counter", Step("1", "count", count)), None)
    with pytest.raises(DoesNotEnd, match="more than 3000 steps without a decision: counter") as caught:
        game.run()
    assert caught.value.cycle == ()


def test_minus_one_and_minus_two_are_different_positions() -> None:
    """Their hashes are equal: a key made of hashes would see a circle here."""

    def descend(game: Toy, local: object) -> Result:
        seen = game.state.read("table", "count", 0)
        game.state.write("table", "count", {0: -1, -1: -2}.get(seen, "there"))  # type: ignore[call-overload]
        return Go(None, END if seen == "there" else "1")

    game = Toy(Budget(watch_from=1))
    game.start(Procedure("counter", Step("1", "count", descend)), None)
    assert game.run() is None


def test_a_long_run_that_ends_is_left_alone() -> None:
    def count(game: Toy, local: int) -> Result:
        return Go(local - 1, "1" if local else END)

    game = Toy(Budget(watch_from=10))
    game.start(Procedure("counter", Step("1", "count", count)), 20_000)
    assert game.run() is None


def test_events_nested_without_end_are_reported_with_what_repeats() -> None:
    game = Toy(
        gain=(Ability("after", "gain", True, (Event("lose", "ann"),)),),
        lose=(Ability("when", "lose", True, (Event("gain", "ann"),)),),
    )
    found = stuck(game, Event("gain", "ann", amount=1))
    assert "more than 400 sequences are nested in each other" in str(found)
    assert sorted(found.cycle) == ["gain", "lose"]


def test_deep_nesting_that_does_not_repeat_is_still_refused() -> None:
    def deeper(number: int) -> Procedure:
        return Procedure(f"level {number}", Step("1", "down", lambda g, local: Call(deeper(number + 1), None)))

    game = Toy(Budget(depth=20))
    game.start(deeper(1), None)
    with pytest.raises(DoesNotEnd, match="more than 20 sequences are nested in each other: level 20 in level 19"):
        game.run()
