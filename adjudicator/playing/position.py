"""A position for Python: it has an open question, options and facts; it can be answered, and undone."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.language.diagnostics import Faults
from adjudicator.language.source import read
from adjudicator.playing.legal import Legal, judged, legal, possible, waits
from adjudicator.playing.markdown import asked
from adjudicator.playing.offered import Possible, Waits
from adjudicator.playing.opening import Opening
from adjudicator.playing.playing import Point
from adjudicator.playing.problem import NotLegal, Problem
from adjudicator.playing.written import written
from adjudicator.situation.choosing import Chosen

MOST: Final = 12
"""The most options that are named to whoever answers with none."""


class _Said(NamedTuple):
    """An answer: the position before it, its sentence, and the key or the words by which it was given."""

    before: Point
    sentence: str
    given: str


class Position:
    """A game in progress: its open question, its options, and its facts.

    `answer` changes it and `undo` changes it back, exactly. Looking at it and asking about it change nothing. It prints
    as its table, and is copied and pickled as its situation and the answers since, which are given anew.

    >>> from copy import copy
    >>> from adjudicator import Situation
    >>> position = Situation.parse("{game: notalone, creature: {name: B}, hunted: {C: {}, D: {}}}").position()
    >>> position.answer("C plays jungle")
    >>> other = copy(position)
    >>> other.answer("D plays lair")
    >>> position.history, other.history
    (('C plays jungle',), ('C plays jungle', 'D plays lair'))
    """

    __slots__ = ("_opening", "_playing", "_said", "_seen_by", "_variant")

    def __init__(self, opening: Opening, variant: str = "", player: str = "") -> None:
        self._opening, self._variant, self._seen_by = opening, variant, player
        self._playing = opening.play(variant, player)
        self._said: list[_Said] = []

    def __reduce__(self) -> "tuple[Callable[[_Kept], Position], tuple[_Kept]]":
        """The parts that are pickled: the situation, and what was answered since."""
        opening, source = self._opening, self._opening.source
        chosen = (opening.edition, opening.readings, self._variant, self._seen_by)
        given = tuple(said.given for said in self._said)
        return _again, (_Kept(source.path, source.text, source.folder, *chosen, given),)

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Waits | None:
        """The open question: `who` must answer `what`, by which `rule`; None when the game is over."""
        return waits(self._playing)

    @property
    def options(self) -> tuple[Possible, ...]:
        """Every legal answer, with its cost and the rule that allows it; a draw comes with its weight."""
        return possible(self._playing)

    def legal(self, *, why_not: bool = False) -> Legal:
        """The open question and every legal answer; with `why_not` also the attempts that the rules refuse.

        >>> from adjudicator import Situation
        >>> position = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic, resources: 2, hand: [Machete]}}
        ... locations: {attic: {}}
        ... ''').position()
        >>> refused = {one.says: one.reasons for one in position.legal(why_not=True).forbidden}
        >>> refused["roland plays machete"][0]
        Reason(rule='costs.2', because='machete costs 3, and roland has 2 resources')
        """
        return legal(self._playing, why_not=why_not)

    def why_not(self, sentence: str) -> Reasons:
        """The reasons against a deed here, each with its rule; empty if the deed is legal.

        Raises NotUnderstood for a sentence that cannot be read.

        >>> from adjudicator import Situation
        >>> position = Situation.parse("{game: notalone, creature: {name: B}, hunted: {C: {}, D: {}}}").position()
        >>> position.why_not("C plays jungle")
        ()
        >>> [reason.rule for reason in position.why_not("C plays wreck")]
        ['place-cards.5']
        """
        return judged(self._playing, sentence).reasons

    def ask(self, question: str) -> str:
        """The answer to a question, as under `ask:`, in the present position.

        Raises NotUnderstood for a sentence that is no question.

        >>> from adjudicator import Situation
        >>> position = Situation.parse("{game: arkham, investigators: [Roland Banks]}").position()
        >>> position.ask("roland banks has 0 damage"), position.ask("roland banks's resources")
        ('yes', '0')
        """
        return self._playing.ask(question)

    def board(self) -> str:
        """The table in lines of text: the places, who and what is there, what is known of each player.

        >>> from adjudicator import Situation
        >>> position = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic, damage: 2}}
        ... ''').position()
        >>> print(*position.board().splitlines()[:6], sep="\\n")
        attic
          ● roland
          clues: 2
        roland
          at: attic
          damage: 2
        """
        from adjudicator.playing.board import in_lines

        return "\n".join(in_lines(self._playing.table.view.board()))

    @property
    def not_modelled(self) -> tuple[str, ...]:
        """The parts of cards in the situation that are not modelled: they might make options and answers wrong."""
        return self._playing.table.about.not_modelled

    @property
    def is_over(self) -> bool:
        """True if nothing is left to do: the game is over, or nobody is asked who would go on.

        Whatever its game, a position that is answered so comes to its end:

        >>> from random import Random
        >>> from adjudicator import Situation
        >>> position, choose = Situation.parse("{game: notalone, players: 3}").position(), Random(7).choice
        >>> while not position.is_over:
        ...     position.answer(choose(position.options))
        >>> position.ask("the game is over")
        'yes'
        """
        return self._playing.is_over()

    @property
    def rests(self) -> bool:
        """True if a game may stop here: it is over, or nothing is being resolved."""
        return self._playing.may_end()

    @property
    def history(self) -> tuple[str, ...]:
        """The answers given since the situation, the earliest first."""
        return tuple(said.sentence for said in self._said)

    def as_situation(self) -> str:
        """The position as the YAML of a situation of its own, which goes on as the position does.

        It says how things stand, where the game can say all of it in a file; elsewhere it says the last position of
        which that is so, or the situation itself, and every answer since. Raises Problem for a position as one player
        sees it: the file would tell what that player may not know.

        >>> from adjudicator import Situation
        >>> position = Situation.parse("{game: notalone, creature: {name: B}, hunted: {C: {}, D: {}}}").position()
        >>> position.answer("C plays jungle")
        >>> again = Situation.parse(position.as_situation()).position()
        >>> again.question.who, len(again.options) == len(position.options)
        (('D',), True)
        """
        if self._seen_by:
            raise Problem("secret", f"a file would tell what {self._seen_by} may not know")
        return written(self._opening, self._variant, self._playing)

    # -- playing ------------------------------------------------------------------------------------------------

    def answer(self, answer: Possible | str) -> None:
        """Answers the open question with one of the options, its key, or a sentence as under `do:`.

        A sentence may answer several questions (`roland uses beat cop on ghoul`). Raises NotLegal with the reasons and
        their rules, NotUnderstood for a sentence that cannot be read, TypeError for what is no answer at all, and
        Problem for an answer after which the game does not reach its next question; then nothing has changed.

        >>> from adjudicator import Situation
        >>> position = Situation.parse('''
        ... game: arkham
        ... investigators: {roland: {card: Roland Banks, at: attic}}
        ... enemies: {ghoul: {card: Ghoul Minion, at: attic}}
        ... locations: {attic: {}}
        ... ''').position()
        >>> position.answer("roland evades ghoul")
        Traceback (most recent call last):
        adjudicator.playing.problem.NotLegal: "roland evades ghoul" is not legal here: ghoul is not engaged with roland
        >>> position.answer("roland engages ghoul")
        >>> position.answer(next(option for option in position.options if option.verb == "evade"))
        >>> position.history
        ('roland engages ghoul', 'roland evades ghoul')
        """
        given = self._given(answer)
        playing = self._playing
        start = playing.path[-1][0]
        option = playing.keyed(given)
        try:
            if option is not None:
                said = self._entry(option)
                playing.answer(option)
            elif isinstance(answer, Possible):
                raise NotLegal(answer.says, playing.why_not_key(answer.key))
            else:
                said = answer
                playing.say(answer)
        except Problem:
            playing.go(start)
            raise
        self._said.append(_Said(start, said, given))

    def _given(self, answer: object) -> str:
        """The key or the sentence that is given; TypeError for anything else."""
        if isinstance(answer, str):
            return answer
        if isinstance(answer, Possible):
            return answer.key
        options = "; ".join(map(str, self.options[:MOST])) or "there are none"
        more = " …" if len(self.options) > MOST else ""
        raise TypeError(f"{answer!r} is no option, key or sentence; the options: {options}{more}")

    def undo(self) -> str:
        """Takes the last answer back and returns it; everything is as it was before.

        Raises Problem when nothing has been answered.

        >>> from adjudicator import Situation
        >>> Situation.parse("{game: arkham, investigators: [Roland Banks]}").position().undo()
        Traceback (most recent call last):
        adjudicator.playing.problem.Problem: nothing has been answered since the situation
        """
        if not self._said:
            raise Problem("nothing-to-undo", "nothing has been answered since the situation")
        said = self._said.pop()
        self._playing.go(said.before)
        return said.sentence

    def _entry(self, option: Option) -> str:
        return self._playing.offered(option).entry

    def __str__(self) -> str:
        return f"{self.board()}\n{asked(self.question)}"

    def __repr__(self) -> str:
        return f"<Position after {len(self._said)} answers: {asked(self.question)}>"

    def _repr_markdown_(self) -> str:
        """The open question and the options as a notebook shows them that shows no pages."""
        return self.legal()._repr_markdown_()

    def _repr_html_(self) -> str:
        """The table as a drawing with the open question and the options, as a notebook shows them."""
        return self.drawn()

    def drawn(self, text: str = "") -> str:
        """The same, below a text, as a frame of a page."""
        from adjudicator.pages.positions import Offered, framed, position_page
        from adjudicator.playing.markdown import priced

        options, document = self.options, self._opening.document
        total = sum(option.weight or 0 for option in options)
        offered = [Offered(option.says, priced(option, total), option.rule) for option in options]
        board, title = self._playing.table.view.board(), document.title or self._opening.source.path
        lines = len(offered) + len(text.splitlines()) + len(board.places) + 4 * len(board.players)
        return framed(position_page(title, board, asked(self.question), offered, text), lines)


class _Kept(NamedTuple):
    """A position as it is pickled: the situation, what was chosen, and what was answered since."""

    path: str
    text: str
    folder: str | None
    edition: str
    readings: Chosen
    variant: str
    player: str
    given: tuple[str, ...]


def _again(kept: _Kept) -> Position:
    """The position that was kept."""
    faults = Faults()
    opening = Opening(read(kept.text, kept.path, faults, folder=kept.folder), faults, kept.edition, kept.readings)
    position = Position(opening, kept.variant, kept.player)
    for answer in kept.given:
        position.answer(answer)
    return position
