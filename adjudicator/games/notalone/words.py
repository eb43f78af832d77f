"""The words in which cards are written: what is done at once, and what holds for a while. Each names its rule."""

from typing import NamedTuple

ALL = 10
"""As a number of Place cards: all there are."""


class Number(NamedTuple):
    """How many, and the rules by which it is so many and no more."""

    number: int
    by: tuple[str, ...] = ()


def at_most(wanted: int, most: int, *by: str) -> Number:
    """So many as are wanted; or no more than there may be, by the rules that limit it.

    >>> at_most(2, 1, "the-swamp.2"), at_most(2, 4, "the-swamp.2").by
    (Number(number=1, by=('the-swamp.2',)), ())
    """
    return Number(most, by) if wanted > most else Number(wanted)


class TakeBack(NamedTuple):
    """Takes cards of one's discard pile back, with `this` the one played as well.

    `short` is the rule for fewer, `open` those by which what lies open is not in that pile.
    """

    number: int
    rule: str
    this: bool = False
    short: str = ""
    open: tuple[str, ...] = ()


class CopyPlace(NamedTuple):
    """Uses the power of the place on which a Hunt token lies."""

    token: str
    rule: str


class UsePlace(NamedTuple):
    """Uses the power of another place, of a number or adjacent (0), in place of that of the place explored.

    `reach` is the rule by which it is that place; `banned`, `ineffective` and `late` are those by which there is none
    to replace.
    """

    place: int
    rule: str
    reach: str
    banned: str
    ineffective: str
    late: str


class PlayTwo(NamedTuple):
    """In the next round two Place cards are played, of which so many are revealed.

    The other rules: `revealing` them, used `twice` in a round, with one card only, and `over` after that.
    """

    revealed: int
    rule: str
    revealing: str
    twice: str
    short: str
    over: str


class PlaceMarker(NamedTuple):
    """The Marker is placed on the Beach, if it does not lie there."""

    rule: str


class RemoveMarker(NamedTuple):
    """The Marker is taken off the Beach, and the Rescue counter moves."""

    rule: str


class MoveRescue(NamedTuple):
    """The Rescue counter moves forward."""

    rule: str


class GainPlace(NamedTuple):
    """Takes a Place card of a number that one does not own from a stock."""

    rule: str


class DrawSurvival(NamedTuple):
    """Draws Survival cards and keeps so many of them."""

    number: int
    keep: int
    rule: str


class RegainWill(NamedTuple):
    """Somebody regains a Will counter: oneself, or whichever of the Hunted one chooses."""

    chosen: bool
    rule: str


class DiscardPlaces(NamedTuple):
    """Discards Place cards of one's choice from the hand."""

    number: int
    rule: str


class KeepPlaces(NamedTuple):
    """Discards all Place cards of the hand but so many."""

    number: int
    rule: str


class ShowPlaces(NamedTuple):
    """Shows the Creature all Place cards of the hand but so many."""

    number: int
    rule: str


class EachDiscards(NamedTuple):
    """Every Hunted discards so many Place cards of the hand, all at the same time."""

    number: int
    rule: str


class DiscardSurvival(NamedTuple):
    """Discards Survival cards of one's choice."""

    number: int
    rule: str


class LoseWill(NamedTuple):
    """Loses Will counters."""

    number: int
    rule: str


class TakeHuntCards(NamedTuple):
    """Takes Hunt cards at random from the Creature and puts them under the Hunt deck in any order."""

    number: int
    rule: str


class SwapPlayed(NamedTuple):
    """Exchanges the Place card that was played with one of one's own discard pile."""

    rule: str


class ReturnPlayed(NamedTuple):
    """Returns the one Place card that was just played to the hand."""

    rule: str


class MoveToken(NamedTuple):
    """Moves a Hunt token to an adjacent place; `where` is the rule of that choice, `nowhere` of a token not in play."""

    token: str
    rule: str
    where: str
    nowhere: str


class CancelToken(NamedTuple):
    """The effect of a Hunt token is cancelled for whoever plays this, by the rule `late` not once it has worked."""

    token: str
    rule: str
    late: str


class LayToken(NamedTuple):
    """Lays a Hunt token on a place, or on the border of two adjacent ones."""

    token: str
    border: bool
    rule: str


class MoveHunted(NamedTuple):
    """The Hunted that was chosen explores an adjacent place instead."""

    rule: str


class AllowHuntCards(NamedTuple):
    """In the next round the Creature may play up to so many Hunt cards, by the rule `again` no more if used twice."""

    number: int
    rule: str
    again: str


class CopyLastHuntCard(NamedTuple):
    """Uses the effect of the Hunt card that was discarded last, by the rule `older` no other, with choices `anew`."""

    rule: str
    older: str
    anew: str


class OneOf(NamedTuple):
    """One of several things, by the name that a player says; `of_others`: it is done to the other side.

    `forced` are the rules by which whoever cannot do one of them must do the other.
    """

    options: tuple[tuple[str, "Effect"], ...]
    rule: str
    of_others: bool = False
    forced: tuple[str, ...] = ()


class IfSo(NamedTuple):
    """Does the first thing, and only if that was done, the second holds."""

    first: "Effect"
    then: "Constant"
    rule: str


class Holds(NamedTuple):
    """Something holds from now on, until the round ends."""

    constant: "Constant"
    rule: str


Effect = (
    TakeBack
    | CopyPlace
    | UsePlace
    | PlayTwo
    | PlaceMarker
    | RemoveMarker
    | MoveRescue
    | GainPlace
    | DrawSurvival
    | RegainWill
    | DiscardPlaces
    | KeepPlaces
    | ShowPlaces
    | EachDiscards
    | DiscardSurvival
    | LoseWill
    | TakeHuntCards
    | SwapPlayed
    | ReturnPlayed
    | MoveToken
    | CancelToken
    | LayToken
    | MoveHunted
    | AllowHuntCards
    | CopyLastHuntCard
    | OneOf
    | IfSo
    | Holds
)
"""What a card does."""


class NoCards(NamedTuple):
    """Cards of a kind ("survival", "hunt") cannot be played; or, with `drawing`, cannot be drawn."""

    kind: str
    rule: str
    drawing: bool = False


class NotPlayable(NamedTuple):
    """The places on which a Hunt token lies cannot be played."""

    token: str
    rule: str


class Ineffective(NamedTuple):
    """Powers do nothing: those of these places, of the place chosen, or of those on which a Hunt token lies."""

    rule: str
    places: tuple[int, ...] = ()
    token: str = ""


class CaughtLoses(NamedTuple):
    """Whoever is caught (of whom it speaks, if it speaks of somebody) loses so much more Will."""

    number: int
    rule: str


class CaughtMoves(NamedTuple):
    """When the Hunted of whom it speaks is caught, the Assimilation counter moves so many spaces more, or she loses
    as much more Will, as the text is read."""

    number: int
    rule: str
    other: str


class TokenTakesWill(NamedTuple):
    """A Hunt token takes Will counters besides its own effect."""

    token: str
    number: int
    rule: str


class CountsAs(NamedTuple):
    """A Hunt token is treated as another one."""

    token: str
    other: str
    rule: str


class AtMost(NamedTuple):
    """Whoever takes Place cards back takes no more than so many."""

    number: int
    rule: str


class PilesHidden(NamedTuple):
    """The Creature may not look at the discarded Place cards."""

    rule: str


class NoRescue(NamedTuple):
    """The Rescue counter does not move forward."""

    rule: str


class Visitors(NamedTuple):
    """Whoever explores the place of a Hunt token suffers this, by the rule `each` every one of them."""

    token: str
    suffer: Effect
    rule: str
    each: str = ""


Constant = (
    NoCards
    | NotPlayable
    | Ineffective
    | CaughtLoses
    | CaughtMoves
    | TokenTakesWill
    | CountsAs
    | AtMost
    | PilesHidden
    | NoRescue
    | Visitors
)
"""What a card makes hold."""
