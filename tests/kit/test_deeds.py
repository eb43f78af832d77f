"""What the kit makes of declared sentences: incidents, what stands under a sentence, faults of their own, draws."""

from typing import Any

import pytest

from adjudicator.engine.events import Births, Event
from adjudicator.engine.life import happen
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call
from adjudicator.engine.readings import Readings
from adjudicator.games.interface import Deed
from adjudicator.games.kit.actions import Act, Action
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.deeds import UNKNOWN, Deeds, Drawn, Meant
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.sayable import Misread
from adjudicator.language.diagnostics import Faults
from adjudicator.language.shapes import Checking, ListOf, Whole
from adjudicator.language.source import read

KINDS = {
    "player": Words("ann", "ben", meaning="a player"),
    "ball": Words("red", "blue", "unknown", meaning="a ball"),
    "number": Number(),
}


class Storm(Incident):
    """A storm comes up over somebody."""

    says = ("a storm comes up over {who:player} [for {n:number} hours]", "a storm comes up")
    examples = ("a storm comes up over ben", "a storm comes up")

    def misread(self, game: Any, said: dict[str, str]) -> Misread | None:
        """Nobody has ever seen one over Ann."""
        return Misread("E403", "no storm comes up over ann", "name ben") if said.get("who") == "ann" else None

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """So long."""
        return happen(Event("storm", who, amount=slots[0] or 1))


class Counts(Incident):
    """Somebody counts what stands under the sentence."""

    says, under = "{who:player} counts", ListOf(Whole())

    def comes(self, game: Any, who: str, *slots: Any) -> Call:
        """All of it."""
        return happen(Event("count", who, amount=sum(slots[0])))


class Takes(Action):
    """Somebody takes balls, perhaps for somebody else."""

    says = ("{who:player} takes a {ball:ball} ball for {other:player}", "{who:player} takes a {ball:ball} ball")

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """For themselves, if nobody is named."""
        return slots[0], slots[1] or who

    def later(self, game: Any, who: str, *slots: Any) -> tuple[Act, ...]:
        """They thank them."""
        return (Act(THANKS, slots[1], (who,)),) if slots[1] != who else ()


class Thanks(Action):
    """One thanks another."""

    says = "{who:player} thanks {other:player}"


THANKS = Thanks()


class Urn(Component):
    """An urn of balls; where nobody waits for one, one simply comes."""

    name, draws = "urn", (Form("{who:player} draws {drawn:ball}"),)

    def outcome(self, drawn: Any) -> tuple[str, ...]:
        """One ball."""
        return (drawn,)

    def comes(self, game: Any, who: str, outcome: tuple[str, ...]) -> Call:
        """The ball comes."""
        return happen(Event("ball", who, outcome[0]))


DEEDS = Deeds(KINDS, (Takes(), THANKS), components=(Urn(),), incidents=(Storm(), Counts()), passing=())


def understood(text: str) -> tuple[Deed | None, list[str]]:
    """The deed of an entry, and the codes of its faults."""
    faults = Faults()
    source = read(text, "deeds.yaml", faults)
    assert source.root is not None
    deed = DEEDS.understand(Machine(Readings((), {})), source.root, Checking(source, faults))
    return deed, [fault.code for fault in faults]


def event_of(deed: Deed | None) -> Event:
    """The event that simply happens by a deed."""
    assert deed is not None
    (call,) = deed.happens
    assert isinstance(call.local, Births)
    (found,) = call.local.events
    return found


@pytest.mark.parametrize(
    ("text", "who", "amount"),
    [
        ("a storm comes up over ben for 3 hours", "ben", 3),
        ("a storm comes up over ben", "ben", 1),
        ("a storm comes up", "", 1),
    ],
)
def test_an_incident_has_what_its_sentence_names(text: str, who: str, amount: int) -> None:
    deed, faults = understood(text)
    assert not faults
    assert event_of(deed) == Event("storm", who, amount=amount)


def test_what_stands_under_a_sentence_has_a_shape() -> None:
    deed, faults = understood("ann counts: [1, 2, 3]")
    assert (event_of(deed).amount, faults) == (6, [])
    assert understood("ann counts: [1, x]") == (None, ["E201"])
    assert understood("eve counts: [1]") == (None, ["E204"])
    assert understood("ann sings: [1]") == (None, ["E210"])
    assert understood("ann counts") == (None, ["E210"])


def test_a_sentence_may_be_at_fault_though_its_words_mean_something() -> None:
    assert understood("a storm comes up over ann") == (None, ["E403"])


def test_a_sentence_means_what_it_leaves_open_and_says_in_advance() -> None:
    alone, _faults = understood("ann takes a red ball")
    assert alone is not None
    assert isinstance(alone.act, Meant)
    (act,) = alone.act.acts
    assert (act.slots, act.settled(None).slots) == (("red", None), ("red", "ann"))
    assert not alone.then
    given, _faults = understood("ann takes a red ball for ben")
    assert given is not None
    assert [(later.who, later.things) for later in given.then] == [("ben", ("ann",))]


def test_a_draw_is_known_or_unknown_and_comes_where_nobody_waits() -> None:
    known, _faults = understood("ann draws blue")
    assert event_of(known) == Event("ball", "ann", "blue")
    unknown, _faults = understood("ann draws unknown")
    assert unknown is not None
    assert isinstance(unknown.act, Drawn)
    assert (unknown.unknown, unknown.act.outcome, unknown.happens) == (True, UNKNOWN, ())


def test_an_act_is_said_in_the_form_that_has_just_its_slots() -> None:
    takes = Takes()
    assert Act(takes, "ann", ("red", "ben")).sentence(KINDS) == "ann takes a red ball for ben"
    assert Act(takes, "ann", ("red", None)).sentence(KINDS) == "ann takes a red ball"


def test_each_form_has_its_declared_example_or_one_that_is_made_up() -> None:
    examples = [phrase.example for phrase in DEEDS.grammar.phrases]
    assert {"a storm comes up over ben", "a storm comes up", "ann thanks ben"} <= set(examples)
