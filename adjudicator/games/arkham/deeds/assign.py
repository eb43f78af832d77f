"""An investigator assigns damage and horror to assets, or takes it all."""

from collections.abc import Iterable, Iterator
from typing import Any

from adjudicator.engine import trace
from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.abilities.timing import happening
from adjudicator.games.arkham.damage.dealing import Part, parts_of, why_not_assign
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.moments import asked
from adjudicator.games.arkham.names import RULES
from adjudicator.games.arkham.rules import Rules


class Assign(Decision):
    """Shares for cards; what is not said goes to the investigator."""

    says = ("{who:investigator} assigns {shares:shares}", "{who:investigator} takes it all")
    also, called = "puts places soaks takes it all", "assign"
    examples = ("roland assigns 1 damage and 1 horror to beat cop", "roland takes it all")
    rule, unasked = "dealing-damage-horror.2", "no damage or horror is being assigned"

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """One damage, one horror for each other card that could bear some, where somebody is asked."""
        question = asked(game)
        if question is None or who not in question.who or not any(map(self.is_answered_by, question.options[:1])):
            return
        kinds = dict.fromkeys(part.kind for part in shares_of(question.options[0]))
        for thing, card in game.cards.items():
            if card.type in ("asset", "investigator") and thing not in (who, RULES) and game.in_play(thing):
                yield from (((Part(thing, kind, 1),),) for kind in kinds)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """All that goes to others is named, and no more goes to the investigator than the rest."""
        named, found = slots[0] or (), shares_of(option)
        return _to_others(named, option.who) == _to_others(found, option.who) and set(named) <= set(found)

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """They do not control the card, it has no room for so much, or what is left is not for them to take."""
        named = slots[0] or ()
        return why_not_assign(game, who, (*named, *self._rest(game, who, named)))

    def _rest(self, game: Rules, who: str, named: tuple[Part, ...]) -> Iterator[Part]:
        """What the investigator would take beside the shares of others, where they are asked."""
        question = asked(game)
        if question is None or who not in question.who or not any(map(self.is_answered_by, question.options[:1])):
            return
        for kind in ("damage", "horror"):
            whole = sum(part.amount for part in shares_of(question.options[0]) if part.kind == kind)
            rest = whole - sum(part.amount for part in named if part.kind == kind)
            if rest > 0 and not any(part.entity == who and part.kind == kind for part in named):
                yield Part(who, kind, rest)

    def came_about(self, game: Any, since: int, who: str, *slots: Any) -> bool:
        """Just that was placed, or is about to be; where it is not said on what, all of it was placed on them."""
        placed = {
            Part(record.entity, record.field, record.new - (record.old or 0))
            for record in game.trace[since:]
            if isinstance(record, trace.Wrote) and record.field in ("damage", "horror")
            if isinstance(record.new, int) and isinstance(record.old, int | None)
        }
        placed |= {part for scope in happening(game) for part in parts_of(game, scope)}
        shares = set(slots[0] or ()) or {part for part in placed if part.entity == who}
        return bool(shares) and shares <= placed

    def sentence(self, option: Option) -> str:
        """Every share, card by card."""
        return self.forms[0].fill({"who": option.who, "shares": KINDS["shares"].say(shares_of(option))})


def _to_others(shares: tuple[Part, ...], who: str) -> list[Part]:
    return sorted(part for part in shares if part.entity != who)


def shares_of(option: Option) -> tuple[Part, ...]:
    """The shares of an option."""
    assert isinstance(option.value, tuple)
    return option.value
