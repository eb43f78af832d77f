"""Questions about what happened: in which order, how often, decided by whom, refused by which rule."""

from collections.abc import Callable
from typing import Final

from adjudicator.engine import trace
from adjudicator.engine.legality import Reason
from adjudicator.games.interface import COMES_ABOUT, Answer
from adjudicator.games.kit.asking.about_legality import third_person
from adjudicator.games.kit.asking.matters import plain
from adjudicator.games.kit.asking.question import Answering, AskedTable, Asking, yes
from adjudicator.language.phrases import Phrase, Said

Ask = Asking[AskedTable]
Answers = Answering[AskedTable]


def _before(asking: Ask) -> Answers:
    first, second = asking.happening("first"), asking.happening("second")

    def answering(table: AskedTable) -> Answer:
        assert first is not None
        assert second is not None
        records = table.game.trace
        early, late = first.places(records), second.places(records)
        if early and late and early[0] < late[0]:
            return yes(True, (early[0], late[0]))._replace(order=True)
        return yes(False, (*late[:1], *early[:1]))._replace(order=True)

    return answering


def _while(asking: Ask) -> Answers:
    inner, outer = asking.happening("first"), asking.happening("second")

    def answering(table: AskedTable) -> Answer:
        assert inner is not None
        assert outer is not None
        records = table.game.trace
        for start, end in outer.spans(records):
            found = [place for place in inner.places(records) if start < place < end]
            if found:
                return yes(True, (start, found[0]))._replace(order=True)
        return yes(False, outer.places(records)[:1])._replace(order=True)

    return answering


def _times(asking: Ask) -> Answers:
    said = asking.said
    happening = asking.happening("first")
    number = {"once": 1, "twice": 2}.get(said.name) or asking.number()

    def answering(table: AskedTable) -> Answer:
        assert happening is not None
        places = happening.places(table.game.trace)
        return yes(len(places) == number, places[::-1])

    return answering


def happening(form: str, wanted: bool = True) -> Callable[[Ask], Answers]:
    """A question if something happens (or does not), by the form of the sentence that names it."""
    return lambda asking: _happens(asking, form.format(**asking.said.slots), wanted)


def denied(said: Said) -> str:
    """The sentence of the event that a negative question denies; empty for any other question.

    >>> denied(Said("does not", {"who": "ghoul", "what": "attack roland"}))
    'ghoul attacks roland'
    """
    form = _DENIED.get(said.name)
    return "" if form is None else form(said.slots)


_DENIED: Final[dict[str, Callable[[dict[str, str]], str]]] = {
    "never": lambda slots: f"{slots['who']} {slots['what']}",
    "does not": lambda slots: f"{slots['who']} {third_person(slots['what'])}",
    "is not": lambda slots: f"{slots['who']} is {slots['what']}",
}


def _denial(asking: Ask) -> Answers:
    return _happens(asking, denied(asking.said), False)


def _happens(asking: Ask, sentence: str, wanted: bool) -> Answers:
    named = asking.named(sentence)

    def answering(table: AskedTable) -> Answer:
        assert named is not None
        places = named.places(table.game.trace)
        return yes(bool(places) is wanted, places[:1])

    return answering


def _decides(asking: Ask) -> Answers:
    who, what = asking.person("who"), asking.table.matter(asking.said.slots["what"], asking.node, asking.at)

    def answering(table: AskedTable) -> Answer:
        places = tuple(
            place
            for place, record in enumerate(table.game.trace)
            if isinstance(record, trace.Chose) and plain(record.what) == what and record.who == who
        )
        waiting = table.game.waiting
        asked = waiting is not None and plain(waiting.question.what) == what and who in waiting.question.who
        return yes(bool(places) or asked, places)

    return answering


def _waits(asking: Ask) -> Answers:
    given = asking.said.slots["who"]
    who = "" if given in ("nobody", "chance") else asking.person("who")

    def answering(table: AskedTable) -> Answer:
        waiting = table.game.waiting
        if waiting is None:
            return yes(False)._replace(nothing=True)
        asked = waiting.question
        by = (Reason(asked.rule, asked.what),) if asked.rule and table.game.citing((asked.rule,)) else ()
        return yes(who in asked.who)._replace(reasons=by)

    return answering


def _refusals(table: AskedTable) -> tuple[tuple[int, trace.Refused], ...]:
    """The refusals of the sentence just before: none of them where something has been chosen or drawn since."""
    found: list[tuple[int, trace.Refused]] = []
    for place, record in enumerate(table.game.trace):
        if isinstance(record, trace.Refused):
            found.append((place, record))
        elif isinstance(record, trace.Drew) or (isinstance(record, trace.Chose) and not record.unsaid):
            found.clear()
    return tuple(found)


def _refused(wanted: bool) -> Callable[[Ask], Answers]:
    def make(asking: Ask) -> Answers:
        def answering(table: AskedTable) -> Answer:
            found = _refusals(table)
            answer = yes(bool(found) is wanted, tuple(place for place, _ in found[-1:]))
            return answer._replace(reasons=found[-1][1].reasons) if found else answer._replace(nothing=wanted)

        return answering

    return make


def _refused_by(asking: Ask) -> Answers:
    by_it = asking.rule()

    def answering(table: AskedTable) -> Answer:
        found = [one for one in _refusals(table) if by_it([reason.rule for reason in one[1].reasons])]
        if not found:
            return yes(False)._replace(nothing=True)
        place, refused = found[-1]
        named = sorted(refused.reasons, key=lambda reason: not by_it([reason.rule]))
        return yes(True, (place,))._replace(reasons=tuple(named))

    return answering


def event_phrases(first: str, second: str, inner: str, decides: str, who: str, rule: str) -> tuple[Phrase, ...]:
    """The sentences of these questions, with a game's own examples of what happens and of who decides what."""
    return (
        Phrase("comes about", f"{COMES_ABOUT}{{first}}", f"{COMES_ABOUT}{first}", also="happens"),
        Phrase("before", "{first} before {second}", f"{first} before {second}"),
        Phrase("while", "{first} while {second}", f"{inner} while {first}", also="during"),
        Phrase("times", "{first} {n} times", f"{first} 2 times"),
        Phrase("times", "{first} {n} time", f"{first} 1 time"),
        Phrase("once", "{first} once", f"{first} once"),
        Phrase("twice", "{first} twice", f"{first} twice"),
        Phrase("never", "{who} never {what}", never(first), also="happens"),
        Phrase("decides", "{who} decides {what}", decides),
        Phrase("refused", "it is refused", "it is refused"),
        Phrase("refused by", "it is refused by {rule}", f"it is refused by {rule}"),
        Phrase("allowed", "it is not refused", "it is not refused"),
        Phrase("waits", "it waits for {who}", f"it waits for {who}"),
    )


_NEGATIVES: Final = {
    "does not": "{who} does not {what}",
    "is not": "{who} is not {what}",
}


def negative_phrases(*examples: str) -> tuple[Phrase, ...]:
    """The sentences about something that does not happen: those of which a game has an example.

    They take any words, so a game puts them after its own sentences with "not".
    """
    found = ((name, form, next((e for e in examples if f" {name} " in e), "")) for name, form in _NEGATIVES.items())
    return tuple(Phrase(name, form, example, also="never happens") for name, form, example in found if example)


def never(sentence: str) -> str:
    """The sentence that denies an event: with "never" before its verb, or after "is".

    >>> never("ghoul attacks roland"), never("the lamp of gate is lit")
    ('ghoul never attacks roland', 'the lamp of gate is never lit')
    """
    before, verb, after = around_verb(sentence)
    return " ".join((*before, *((verb, "never") if verb == "is" else ("never", verb)), *after))


def around_verb(sentence: str) -> tuple[list[str], str, list[str]]:
    """The words before the verb of an event's sentence, the verb, and the words after it.

    >>> around_verb("ghoul attacks roland")
    (['ghoul'], 'attacks', ['roland'])
    """
    words = sentence.split()
    place = next((place for place, word in enumerate(words) if place and word.endswith("s")), len(words) - 1)
    return words[:place], words[place], words[place + 1 :]


ABOUT_EVENTS: dict[str, Callable[[Ask], Answers]] = {
    "before": _before,
    "while": _while,
    "times": _times,
    "once": _times,
    "twice": _times,
    **dict.fromkeys(("happens", "comes about"), happening("{first}")),
    **dict.fromkeys(_DENIED, _denial),
    "decides": _decides,
    "waits": _waits,
    "refused": _refused(True),
    "allowed": _refused(False),
    "refused by": _refused_by,
}
