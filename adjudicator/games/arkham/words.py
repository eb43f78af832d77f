"""The context of an ability's words: who resolves it, its card, the event that it answers to, and the choices made."""

from typing import Any, Final, Literal

from adjudicator.frozen import Frozen

Mandatory = Literal["", "forced effect", "instruction"]
"""The source of the duty to do what an ability says, if there is one."""


class Context(Frozen):
    """The investigator who resolves an ability, its card, and the event it answers to.

    `you` is the investigator who resolves it, `this` the card, `scope` the event it answers to, `chosen` the choices
    made so far, `points` a margin or an amount, and `mandatory` the source of a duty to do it. `action` says that it is
    the action itself, whose additional costs have been paid with its cost, and `given` that what is chosen was named
    beforehand, as the target of the effect that leads, which has not come to it yet.
    """

    __slots__ = ("action", "chosen", "given", "mandatory", "points", "scope", "this", "you")

    def __init__(
        self,
        you: str = "",
        this: str = "",
        scope: str = "",
        chosen: tuple[str, ...] = (),
        points: int = 0,
        mandatory: Mandatory = "",
        action: bool = False,
        given: bool = False,
    ) -> None:
        self.you: Final = you
        self.this: Final = this
        self.scope: Final = scope
        self.chosen: Final = chosen
        self.points: Final = points
        self.mandatory: Final = mandatory
        self.action: Final = action
        self.given: Final = given

    def parts(self) -> tuple[object, ...]:
        return self.you, self.this, self.scope, self.chosen, self.points, self.mandatory, self.action, self.given

    def of(self, you: str) -> "Context":
        """The same context for another investigator."""
        return Context(you, self.this, self.scope, self.chosen, self.points, self.mandatory, self.action, self.given)

    def on(self, this: str) -> "Context":
        """The same context on another card."""
        return Context(self.you, this, self.scope, self.chosen, self.points, self.mandatory, self.action, self.given)

    def answering(self, scope: str) -> "Context":
        """The same context in answer to this event."""
        return Context(self.you, self.this, scope, self.chosen, self.points, self.mandatory, self.action, self.given)

    def choosing(self, *chosen: str) -> "Context":
        """The same context with these choices, and no others."""
        return Context(self.you, self.this, self.scope, chosen, self.points, self.mandatory, self.action)

    def also_choosing(self, *chosen: str) -> "Context":
        """The same context with these choices added."""
        return self.choosing(*self.chosen, *chosen)

    def taken(self) -> "Context":
        """The same context, whose target an effect has taken: what chooses besides chooses anew."""
        return self.choosing(*self.chosen)

    def worth(self, points: int) -> "Context":
        """The same context with this margin or amount."""
        return Context(self.you, self.this, self.scope, self.chosen, points, self.mandatory, self.action, self.given)

    def made_by(self, mandatory: Mandatory) -> "Context":
        """The same context with this source of a duty to do it."""
        return Context(self.you, self.this, self.scope, self.chosen, self.points, mandatory, self.action, self.given)


_LACKING: dict[str, set[type]] = {}


def of_some(effect: object, name: str) -> Any:
    """An attribute that only some effects have: `targets`, `why_not`, `hindered`, `too_dear`, `void`, a `designator`.

    None if the effect has no such attribute. The kinds that lack one are remembered, because finding out takes time.
    """
    lacking = _LACKING.get(name)
    if lacking is None:
        lacking = _LACKING[name] = set()
    kind = type(effect)
    if kind in lacking:
        return None
    if not hasattr(effect, name):
        lacking.add(kind)
        return None
    return getattr(effect, name)
