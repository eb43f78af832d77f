"""Questions about what may be done now, and by which rule it may not."""

from collections.abc import Callable
from typing import Final, Generic

from adjudicator.engine.legality import Reasons
from adjudicator.games.asking.question import Answering, Asking, Kind, T, yes
from adjudicator.games.interface import Answer, Deed
from adjudicator.language.phrases import Grammar, Phrase
from adjudicator.language.source import Text

Possible = Callable[[T, Deed], tuple[bool, Reasons]]
"""Whether a deed may be done now, and why not as far as the rules say."""

_THIRD_PERSON: Final = {"pass": "passes", "be": "is", "have": "has", "copy": "copies"}


def third_person(deed: str) -> str:
    """`fight ghoul` as it stands under `do:`.

    >>> third_person("fight ghoul"), third_person("copy wreck")
    ('fights ghoul', 'copies wreck')
    """
    verb, space, rest = deed.partition(" ")
    return _THIRD_PERSON.get(verb, f"{verb}s") + space + rest


def legality_phrases(may: str, may_not: str, rule: str) -> tuple[Phrase, ...]:
    """The sentences of these questions, with a game's own examples of what somebody may and may not do."""
    who, _may, deed = may.partition(" may ")
    return (
        Phrase("may", "may {who} {deed}", f"may {who} {deed}"),
        Phrase("may not by", "{who} may not {deed} by {rule}", f"{may_not} by {rule}"),
        Phrase("may not", "{who} may not {deed}", may_not),
        Phrase("may", "{who} may {deed}", may, also="can allowed legal"),
    )


class AboutLegality(Generic[T]):
    """The questions of a game about what is legal: they are about the deeds that its courses may hold."""

    def __init__(self, deeds: Grammar, possible: Possible[T]) -> None:
        self._deeds = deeds
        self._possible = possible

    def kinds(self) -> dict[str, Kind[T]]:
        """What each of these questions asks."""
        return {"may": self._may(True), "may not": self._may(False), "may not by": self._may(False)}

    def _deed(self, asking: Asking[T]) -> Deed | None:
        """The deed of "C may play dodge", as the sentence "C plays dodge" says it."""
        slots = asking.said.slots
        sentence = f"{slots['who']} {third_person(slots['deed'])}"
        if self._deeds.read(sentence) is None:
            help = self._deeds.help(sentence)
            asking.at.fault("E210", f'"{slots["deed"]}" is nothing that can be done', asking.node, help)
            return None
        return asking.table.deed(Text(asking.node.span, sentence, True), asking.at)

    def _may(self, wanted: bool) -> Kind[T]:
        def make(asking: Asking[T]) -> Answering[T]:
            deed = self._deed(asking)
            rule = asking.said.slots.get("rule", "")

            def answering(table: T) -> Answer:
                assert deed is not None
                game = table.game
                (allowed, reasons), rests = game.weigh(lambda: game.quietly(lambda: self._possible(table, deed)))
                game.rest(rests)
                if reasons:
                    # The cards that forbid it are applied here.
                    table.why_not(deed)
                for reason in reasons:
                    game.cite(reason.rule)
                places = (len(game.trace) - 1,) if reasons else ()
                if rule:
                    return yes(any(reason.rule == rule for reason in reasons), places)
                return yes(allowed is wanted, places)

            return answering

        return make
