"""The sentences at hand at a place of a course: the options of the position to which the file comes before it."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice
from adjudicator.games.interface import Deed, Game, Table
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
from adjudicator.situation.keys import ASKED, COURSE, VARIANTS

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

    There are none if the set-up is at fault. Where the file passes opportunities by itself, what they offer is at hand
    as well as what it comes to in the end.
    """
    variant = str(path[1]) if path[0] == VARIANTS else ""
    read = read_document(Source("", "", _before(root, variant)), faults := Faults())
    course = None if read is None else next((one for one in read[1].courses() if one.name == variant), None)
    if read is None or course is None or any(not _is_in(course.do, fault.span) for fault in faults):
        return []
    here = _played(*read, course)
    return [] if here is None else list({one.says: one for one in here}.values())


def places_at_hand(root: Mapping, path: Way) -> tuple[str, ...]:
    """The names of the places of a table as a document sets it up without what stands at a path.

    There are none if something else of the set-up is at fault.
    """
    variant = str(path[1]) if path[0] == VARIANTS else ""
    start = _without(_before(_less(root, path), variant), COURSE)
    read = read_document(Source("", "", start), faults := Faults())
    course = None if read is None else next((one for one in read[1].courses() if one.name == variant), None)
    if read is None or course is None or faults:
        return ()
    game, document, at = read
    table = document.set_up(game, course, at)
    return () if at.faults else tuple(place.name for place in table.view.board().places)


def _less(node: Mapping, path: Way) -> Mapping:
    """A document without what stands at a path."""
    here, *rest = path
    below = node.values.get(str(here))
    if not rest:
        return _without(node, str(here))
    if not isinstance(below, Mapping):
        return node
    return Mapping(node.span, node.keys, {**node.values, str(here): _less(below, tuple(rest))})


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


class _UpToHere(FileScript):
    """A course that keeps what would have been possible where it passes something behind its last entry."""

    def __init__(self, table: Table, at: Checking, course: Course, game: Game) -> None:
        super().__init__(table, at, course.start.otherwise)
        self._rules = game
        self.at_hand: list[Sentence] = []

    def keep(self) -> None:
        """Keeps what is possible now."""
        self.at_hand += _options(Playing(self.table, self._rules))

    def _passed(self, question: Choice, deed: Deed | None) -> bool:
        if not self._left:
            self.keep()
        return super()._passed(question, deed)

    def _must_be_answered(self, question: Choice, deed: Deed | None) -> bool:
        """Leaves open what the file would decide by itself behind its last entry."""
        if not self._left and len(question.options) > 1:
            return False
        return super()._must_be_answered(question, deed)


def _played(game: Game, document: Document, at: Checking, course: Course) -> list[Sentence] | None:
    """The sentences at hand behind a course; entries at fault are left out.

    None if it cannot be set up, if it goes on and on, or if too much is at fault.
    """
    do = course.do
    for _try in range(_TRIES):
        faults = Faults()
        here = Checking(at.source, faults)
        table = document.set_up(game, course, here)
        if faults:
            return None
        script = _UpToHere(table, here, course, game)
        script.play(do)
        if not faults:
            script.keep()
            return script.at_hand
        sound = tuple(node for node in do if not any(_is_in((node,), fault.span) for fault in faults))
        if len(sound) == len(do):
            break
        do = sound
    return None


def _is_in(nodes: tuple[Node, ...], span: Span | None) -> bool:
    """True if a span begins in one of some nodes."""
    return span is not None and any(node.span[:2] <= span[:2] < node.span[2:] for node in nodes)


def _options(playing: Playing) -> list[Sentence]:
    options = possible(playing)
    total = sum(option.weight or 0 for option in options)
    says = sentences(playing.rules)
    return [Sentence(one.says, priced(one, total), one.rule, says(one.rule) if one.rule else "") for one in options]
