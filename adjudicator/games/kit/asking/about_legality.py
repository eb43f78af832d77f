"""Questions about what may be done now, and by which rule it may not."""

from collections.abc import Callable
from typing import Final, Generic

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason, Reasons, cited_reasons
from adjudicator.games.interface import Answer, Deed
from adjudicator.games.kit.asking.question import Answering, AskedTable, Asking, Kind, T, yes
from adjudicator.language.phrases import Grammar, Phrase
from adjudicator.language.source import Text

Possible = Callable[[T, Deed], tuple[bool, Reasons]]
"""Whether a deed may be done now, and why not as far as the rules say."""

_IRREGULAR: Final = {"be": "is", "have": "has"}
_HISSING: Final = ("s", "x", "z", "ch", "sh", "o")


def third_person(deed: str) -> str:
    """`fight ghoul` as it stands under `do:`.

    >>> third_person("fight ghoul"), third_person("copy wreck"), third_person("play dodge"), third_person("go home")
    ('fights ghoul', 'copies wreck', 'plays dodge', 'goes home')
    """
    verb, space, rest = deed.partition(" ")
    return (_IRREGULAR.get(verb) or _ending(verb)) + space + rest


def _ending(verb: str) -> str:
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(_HISSING) else f"{verb}s"


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
        """The meaning of each of these questions."""
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
            deed = asking.deed = self._deed(asking)
            by_it = asking.rule() if "rule" in asking.said.slots else None

            def answering(table: T) -> Answer:
                assert deed is not None
                game = table.game
                (allowed, reasons), rests = game.weigh(lambda: game.consider(lambda: self._possible(table, deed)))
                game.rest(rests)
                reasons = cited_reasons(reasons, game.citing)
                because = reasons or _allowing(table, deed)
                if reasons:
                    # The cards that forbid it are applied here.
                    table.judge(deed).why_not()
                    rules = tuple(reason.rule for reason in reasons if reason.rule)
                    game.record(trace.Judged(game.depth, rules))
                places = (len(table.game.trace) - 1,) if reasons else ()
                truth = allowed is wanted if by_it is None else by_it([reason.rule for reason in reasons])
                return yes(truth, places)._replace(reasons=because)

            return answering

        return make


def _allowing(table: AskedTable, deed: Deed) -> Reasons:
    """The rule that allows a deed here, if it answers the question that is asked."""
    game = table.game
    option = game.consider(lambda: table.judge(deed).option)
    if option is None or game.waiting is None:
        return ()
    offer = table.offer(game.waiting.question, option)
    rule = game.consider(lambda: offer.rule)
    return (Reason(rule, "it is allowed here"),) if rule and game.citing((rule,)) else ()
