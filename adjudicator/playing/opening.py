"""A situation that is read once, and then played through its `do:` any number of times."""

from adjudicator.exploring.glance import Glance, glance
from adjudicator.games.interface import Table
from adjudicator.language.diagnostics import Faults, InputAtFault
from adjudicator.language.source import Mapping, Node, Source
from adjudicator.playing.playing import Playing
from adjudicator.ruling.beginning import look_as
from adjudicator.situation.asking import asking, look_further, stop_if_at_fault
from adjudicator.situation.awaited import FileScript
from adjudicator.situation.choosing import Chosen, NoSuchChoice, choose
from adjudicator.situation.document import Course, read_document
from adjudicator.situation.kept import Kept
from adjudicator.situation.told import Told


class Opening:
    """A situation under its chosen edition and readings.

    Raises InputAtFault with its faults, NoSuchChoice for an unknown edition or reading.
    """

    def __init__(self, source: Source, faults: Faults, edition: str = "", readings: Chosen | None = None) -> None:
        self.source = source
        self.edition, self.readings = edition, dict(readings or {})
        self._faults = faults
        read = read_document(source, faults)
        if read is None:
            raise InputAtFault(faults)
        self.game, document, self._at = read
        self.document = document
        self._sound()
        self.document = choose(self.game, document, edition, readings or {})
        self._courses = {course.name: course for course in document.courses()}

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of its variants; a situation without variants has one, with an empty name."""
        return tuple(self._courses)

    def check(self) -> None:
        """Raises InputAtFault with all faults of the situation, before anything is played."""
        look_further(self.game, self.document, self._at)
        self._faults.raise_if_any()

    def play(self, variant: str = "", player: str = "") -> Playing:
        """The situation at the end of its `do:`, as one player sees it, or with everything visible.

        Raises InputAtFault for a fault of the course, NoSuchChoice for an unknown variant or player.
        """
        table, course = self._set_up(variant, player)
        played = FileScript(table, self._at, course.start.otherwise).play(course.do)
        self._sound()
        return Playing(table, self.game, played.refusals, played.assumed)

    def play_from_the_beginning(self, variant: str = "", player: str = "") -> Playing:
        """The same, with every answer of the file on the path: the play may go back to any of them.

        Raises the same.
        """
        table, course = self._set_up(variant, player)
        script = Kept(table, self._at, course.start.otherwise)
        played = script.play(course.do)
        self._sound()
        return Playing(table, self.game, played.refusals, played.assumed, script.given)

    def _set_up(self, variant: str, player: str) -> tuple[Table, Course]:
        if variant not in self._courses:
            known = ", ".join(name for name in self._courses if name) or "none"
            raise NoSuchChoice(f"the situation has no such variant; its variants: {known}")
        course = self._courses[variant]
        table = self.document.set_up(self.game, course, self._at)
        self._sound()
        if player:
            look_as(table, player)
        return table, course

    def glance(self, playing: Playing, variant: str = "") -> Glance | None:
        """What each option of the open question would change in the answers to the file's questions, at a glance.

        None if nothing is asked, here or by the file. Afterwards the play is as before.
        """
        question = playing.question
        if question is None:
            return None
        course, game = self._courses[variant], playing.game
        script = FileScript(playing.table, self._at, course.start.otherwise)
        script.begin(())
        try:
            return game.consider(lambda: glance(script, question, asking(playing.table, course, self._at).open))
        finally:
            game.observer = None

    def has_claims(self, variant: str) -> bool:
        """True if somebody claims something."""
        return bool(self._courses[variant].claims)

    def said(self, variant: str) -> tuple[tuple[str, Node], ...]:
        """The keys of the file, as the variant starts, with what stands under them."""
        root = self._courses[variant].start.source.root
        assert isinstance(root, Mapping)
        return tuple(root.values.items())

    def entries(self, variant: str) -> tuple[Node | str, ...]:
        """Every answer of the file's `do:`, each as an entry of its own, those that go without saying as well."""
        course = self._courses[variant]
        told = Told(self.document.set_up(self.game, course, self._at), self._at, course.start.otherwise)
        told.play(course.do)
        return tuple(told.entries)

    def _sound(self) -> None:
        """Raises InputAtFault with all faults, if there are any."""
        stop_if_at_fault(self._faults, self.game, self.document, self._at)


def opened(source: Source, faults: Faults, edition: str, readings: Chosen, variant: str) -> Playing:
    """A situation played through its `do:`, ready to be played on.

    Raises InputAtFault with its faults, NoSuchChoice for an unknown edition, reading or variant.
    """
    return Opening(source, faults, edition, readings).play(variant)
