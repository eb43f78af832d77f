"""The sentences at hand at a place of a course: the options of the position to which the file comes before it."""

from typing import Final, NamedTuple

from adjudicator.engine.loops import DoesNotEnd
from adjudicator.games.interface import Game
from adjudicator.language.diagnostics import Faults
from adjudicator.language.half_written import Way
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Mapping, Node, Source, Span
from adjudicator.playing.legal import possible
from adjudicator.playing.markdown import priced
from adjudicator.playing.playing import Playing
from adjudicator.ruling.sentences import sentences
from adjudicator.situation.awaited import FileScript
from adjudicator.situation.document import Course, Document, read_document

COURSE: Final = "do"
VARIANTS: Final = "variants"
ASKED: Final = ("ask", "claims", "expect")
_TRIES: Final = 8
"""So many times entries at fault are left out, to come to the place all the same."""


class Sentence(NamedTuple):
    """A sentence for `do:`: its cost or its odds, and the rule that allows it with its sentence."""

    says: str
    price: str
    rule: str
    rule_says: str


def is_in_a_course(path: Way) -> bool:
    """True of the place of an entry of `do:`, that of the file or of a variant."""
    path = path[:-1] if path and isinstance(path[-1], int) else path
    return path == (COURSE,) or (len(path) == 3 and path[0] == VARIANTS and path[2] == COURSE)


def at_hand(root: Mapping, path: Way) -> list[Sentence]:
    """The sentences at hand at a place of a course, of which `root` has the entries before it.

    None if the set-up is at fault. Where the file passes opportunities by itself, those that it would pass are shown
    beside what it waits for in the end.
    """
    variant = str(path[1]) if path[0] == VARIANTS else ""
    read = read_document(Source("", "", _before(root, variant)), faults := Faults())
    course = None if read is None else next((one for one in read[1].courses() if one.name == variant), None)
    if read is None or course is None or any(not _is_in(course.do, fault.span) for fault in faults):
        return []
    own = course.start.otherwise
    found: dict[str, Sentence] = {}
    for otherwise in ("wait", own) if own in ("pass", "first") else (own,):
        playing = _played(*read, course, otherwise)
        found |= {} if playing is None else {one.says: one for one in _options(playing)}
    return list(found.values())


def _before(root: Mapping, variant: str) -> Mapping:
    """A document without its questions, with one of its variants or none."""
    before = _without(root, *ASKED, VARIANTS)
    variants = root.values.get(VARIANTS)
    own = variants.values.get(variant) if variant and isinstance(variants, Mapping) else None
    if isinstance(own, Mapping) and isinstance(variants, Mapping):
        before.values[VARIANTS] = Mapping(variants.span, variants.keys, {variant: _without(own, *ASKED)})
    return before


def _without(node: Mapping, *keys: str) -> Mapping:
    return Mapping(node.span, node.keys, {key: value for key, value in node.values.items() if key not in keys})


def _played(game: Game, document: Document, at: Checking, course: Course, otherwise: str) -> Playing | None:
    """A course played as far as it goes; an entry at fault is left out. None if it cannot be set up, or goes on and on.

    What is left open is dealt with as `otherwise` says.
    """
    do = course.do
    for _try in range(_TRIES):
        faults = Faults()
        here = Checking(at.source, faults)
        table = document.set_up(game, course, here)
        if faults:
            return None
        FileScript(table, here, otherwise).play(do)
        sound = tuple(node for node in do if not any(_is_in((node,), fault.span) for fault in faults))
        if len(sound) == len(do):
            break
        do = sound
    try:
        return Playing(table, game)
    except DoesNotEnd:
        return None


def _is_in(nodes: tuple[Node, ...], span: Span | None) -> bool:
    """True if a span begins in one of some nodes."""
    return span is not None and any(node.span[:2] <= span[:2] < node.span[2:] for node in nodes)


def _options(playing: Playing) -> list[Sentence]:
    options = possible(playing)
    total = sum(option.weight or 0 for option in options)
    says = sentences(playing.rules)
    return [Sentence(one.says, priced(one, total), one.rule, says(one.rule) if one.rule else "") for one in options]
