"""Actions and decisions: what a player may do, said once, and asked for by whoever wants to know what is legal."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.interface import Price
from adjudicator.games.kit.forms import Form

if TYPE_CHECKING:
    from adjudicator.games.kit.opportunities import Opportunity
    from adjudicator.games.kit.play import Play

_CAPITAL: Final = re.compile("(?<!^)(?=[A-Z])")

Doing = Call | tuple[Call, ...] | None
"""What follows from a deed: the sequences that are gone through before the game goes on."""


class Action:
    """Something that a player may do; a game subclasses it, one class a deed, in the rulebook's word.

    `says` is its sentence with typed slots; the slot `who` is whoever does it. `when` are the opportunities at which it
    is done (none for a decision, which something else asks for), `rule` the rule that allows it. What is done in secret
    is shown to nobody else. `why_not` is the one source of what is legal: an option exists exactly if it gives no
    reason.
    """

    says: ClassVar[str | tuple[str, ...]]
    when: ClassVar["tuple[Opportunity, ...] | Opportunity"] = ()
    rule: ClassVar[str] = ""
    also: ClassVar[str] = ""
    secret: ClassVar[bool] = False
    with_decision: ClassVar[dict[str, type["Action"]]] = {}
    """Ends of the sentence that say a later decision in advance: ` on {whom:player}` → the decision."""

    def __init__(self) -> None:
        said = (self.says,) if isinstance(self.says, str) else self.says
        self.forms: Final = tuple(Form(text) for text in said)
        self.slots: Final = tuple(slot for slot in self.forms[0].slots if slot != "who")
        self.opportunities: Final = self.when if isinstance(self.when, tuple) else (self.when,)

    # -- what the rules say ---------------------------------------------------------------------------------------

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """What might be put in the slots, legal or not: a value, or a tuple of one for each slot."""
        kinds = game.declared.kinds
        return product(*(kinds[self.forms[0].slots[slot]].values(game) for slot in self.slots))

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """Why it may not be done at such an opportunity; empty if it may."""
        return ALLOWED

    def price(self, game: Any, who: str, *slots: Any) -> tuple[Price, ...]:
        """What it costs."""
        return ()

    def do(self, game: Any, who: str, *slots: Any) -> Doing:
        """Does it."""
        raise NotImplementedError

    # -- what follows from that -----------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The verb of its sentence: the words before the second slot; its class in plain words where there are none."""
        verb = self.forms[0].text.partition("}")[2].partition("{")[0].strip(" [")
        return verb or _CAPITAL.sub(" ", type(self).__name__).lower()

    def acts(self, game: "Play", who: str) -> Iterator["Act"]:
        """Everything that this player might attempt of it; nothing where it is for the other side."""
        doer = game.declared.kinds[self.forms[0].slots["who"]] if "who" in self.forms[0].slots else None
        if doer is not None and doer.read(game, who) is None:
            return
        for values in self.candidates(game, who):
            yield Act(self, who, values if isinstance(values, tuple) and len(self.slots) != 1 else _one(values))

    def rule_of(self, opportunity: "Opportunity | None" = None) -> str:
        """The rule by which it may be done."""
        return self.rule or (opportunity or self.opportunities[0]).rule


def _one(value: Any) -> tuple[Any, ...]:
    """One value in its slot; `product` hands over tuples of one."""
    return value if isinstance(value, tuple) and len(value) == 1 else (value,)


class Act(NamedTuple):
    """An action with somebody who does it, and with what: a value for each slot, None where it is not said."""

    action: Action
    who: str
    slots: tuple[Any, ...]

    def says(self, game: "Play") -> str:
        """The sentence of it."""
        kinds, form = game.declared.kinds, self.action.forms[0]
        said = {"who": self.who}
        for slot, value in zip(self.action.slots, self.slots, strict=True):
            if value is not None:
                said[slot] = kinds[form.slots[slot]].say(value)
        return form.fill(said)

    def things(self, game: "Play") -> tuple[str, ...]:
        """The words in its slots."""
        kinds, form = game.declared.kinds, self.action.forms[0]
        said = zip(self.action.slots, self.slots, strict=True)
        return tuple(kinds[form.slots[slot]].say(value) for slot, value in said if value is not None)

    def why_not(self, game: "Play") -> Reasons:
        """Why it may not be done here, as far as the action says."""
        return self.action.why_not(game, self.who, *self.slots)

    def is_said_by(self, said: "Act") -> bool:
        """True where a sentence means it: of what the sentence leaves open anything fits."""
        if self.action is not said.action or self.who != said.who:
            return False
        return all(wanted is None or wanted == mine for mine, wanted in zip(self.slots, said.slots, strict=True))

    def option(self, game: "Play") -> Option:
        """It as an option of a choice."""
        return Option(self.action.name, self.things(game), self.who, self, self.says(game))


def not_unless(legal: bool, rule: str, because: str) -> Reasons:
    """A reason against something unless it is legal.

    >>> not_unless(True, "move.1", "there is no path"), not_unless(False, "move.1", "there is no path")
    ((), (Reason(rule='move.1', because='there is no path'),))
    """
    return ALLOWED if legal else (Reason(rule, because),)
